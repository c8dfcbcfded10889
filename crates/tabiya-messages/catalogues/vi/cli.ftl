# Những gì lệnh `tabiya` nói.

## Cách hiện thông báo

cli-level-error = lỗi
cli-level-note = lưu ý
cli-level-help = gợi ý
# $candidates (danh sách): các văn bản phù hợp.
cli-candidates = phù hợp: { $candidates }

## Các loại văn bản

cli-kind-position = thế cờ
cli-kind-record = biên bản ván cờ
cli-kind-result = kết quả hành động
cli-kind-move = hành động

cli-wanted-position = một thế cờ
cli-wanted-record = một biên bản ván cờ
cli-wanted-result = kết quả của một hành động
cli-wanted-move = một hành động hoặc kết quả của nó

## Tệp

# $file (văn bản): tên tệp.
cli-file-missing = Không có tệp “{ $file }”.
    .help = Hãy kiểm tra tên tệp và thư mục hiện tại.
cli-file-directory = “{ $file }” là thư mục, không phải tệp.
    .help = Hãy nêu tên các tệp trong đó: { $file }/*
cli-file-forbidden = Bạn không có quyền đọc “{ $file }”.
    .help = Hãy xin chủ sở hữu cho phép đọc.
# $reason (văn bản): điều hệ điều hành nói.
cli-file-unreadable = Không đọc được “{ $file }”: { $reason }.
cli-file-not-a-file = “{ $file }” không phải là tệp; không ghi gì vào đó.
    .help = Hãy nêu tên một tệp đã có, hoặc một tệp sẽ được tạo.
# $folder (văn bản): thư mục sẽ chứa tệp.
cli-file-no-folder = Không ghi được “{ $file }”: không có thư mục “{ $folder }”.
    .help = Hãy tạo thư mục trước, hoặc chọn thư mục khác.
cli-file-picture-exists = Tệp “{ $file }” đã có và không rỗng.
    .help = Hãy chọn tên khác, hoặc dùng --force để thay nó.
cli-file-picture-dash = Hình vẽ cần một tệp; “-” không phải là tệp.
    .help = Hãy nêu tên tệp, ví dụ piece.svg.
cli-file-unwritable = Không ghi được “{ $file }”: { $reason }.

## Văn bản

# $found (văn bản): byte sai đầu tiên, viết theo hệ mười sáu.
cli-text-not-utf-8 = Byte { $found } ở đây không phải là UTF-8.
    .help = Hãy lưu văn bản theo bảng mã UTF-8. Văn bản tiếng Việt cũ thường dùng bảng mã TCVN3 hoặc VNI.
cli-text-utf-16 = Văn bản này dùng bảng mã UTF-16.
    .help = Hãy lưu lại theo bảng mã UTF-8.
cli-text-mark-dropped = Đã bỏ qua dấu thứ tự byte ở đầu văn bản.
    .help = Hãy lưu văn bản theo UTF-8 không có dấu thứ tự byte (không có “BOM”).
# $limit (số): số byte tối đa.
cli-text-long-line = Dòng này dài hơn { $limit } byte.
    .help = Không văn bản nào thuộc loại này có dòng dài như thế. Có đúng tệp không?
# $found (từ): loại của văn bản. $expected (từ): điều cần có.
cli-text-wrong-kind = Văn bản này thuộc loại “{ $found }”; ở đây cần { $expected }.

## Trò chơi

# $known (danh sách): tên các trò chơi.
cli-game-none = Chưa nói là trò chơi nào.
    .help = Hãy nêu một trong các trò này: { $known }.
# $found (đầu vào): tên.
cli-game-unknown = Không có trò chơi “{ $found }”.
    .help = Hiện có: { $known }.

## piece

# $file (văn bản). $line (văn bản): số thứ tự của dòng. $piece (văn bản): dạng chuẩn.
cli-piece-good = { $file }:{ $line }: đúng: { $piece }
# $errors (số).
cli-piece-bad = { $file }:{ $line }: sai: { $errors } lỗi
# $pieces (số): có bao nhiêu quân. $bad (số): bao nhiêu quân viết sai.
cli-piece-sum = { $file }: { $pieces } quân cờ, { $bad ->
        [0] đều đúng
       *[other] { $bad } quân viết sai
    }
# $columns (số): có bao nhiêu cột. $column (số): cột cần có.
cli-piece-short-row = Ở đây không có cột { $column }: dòng này chỉ có { $columns } cột.
    .help = Các cột cách nhau bằng dấu tab.
# $found (đầu vào): tên. $known (danh sách): các cột hiện có.
cli-piece-no-column = Không có cột nào tên là “{ $found }”.
    .help = Dòng đầu có: { $known }. Cũng có thể nêu cột bằng số thứ tự, kể từ 1.
# $found (đầu vào): tên. $near (số): 1 khi $nearest là tên có lẽ được muốn nói đến.
cli-piece-no-name = Không có quân cờ đã biết nào tên là “{ $found }”.
    .help = { $near ->
        [0] Hãy cho dòng ký hiệu của nó, ví dụ tabiya piece '~1/2'.
       *[other] Có phải “{ $nearest }” không?
    }
# $found (đầu vào): tên. $names (danh sách): các quân cờ.
cli-piece-many-names = Có nhiều quân cờ cùng tên “{ $found }”.
    .help = Hãy nêu một trong số đó: { $names }.
# $found (đầu vào): điều đã cho. $last (văn bản): ô cuối cùng.
cli-piece-no-square = “{ $found }” không phải là ô của bàn cờ này.
    .help = Ô được gọi bằng một chữ cái và một số, từ a1 đến { $last }.
# $square (văn bản): tên ô. $letter (văn bản): A hoặc a.
cli-piece-occupied = Trên ô { $square } là một quân khác, không phải quân đang hỏi.
    .help = Hãy nêu một ô trống, hoặc một ô có { $letter }.
cli-piece-nobody = Thế cờ không có { $letter }, là quân đang hỏi.
    .help = Hãy đặt { $letter } vào ô của nó, hoặc nêu một ô trống bằng --at.
# $name (văn bản): tên một quân cờ đã biết. $origin (thông báo): xuất xứ.
cli-piece-known = Đi giống như: { $name } – { $origin }
cli-piece-unknown = Không có quân cờ đã biết nào đi như thế.
# $dialects (danh sách): các cách ghi. $text (văn bản): quân cờ theo cách ghi ấy.
cli-piece-betza = Betza ({ $dialects }): { $text }
cli-piece-no-betza = Betza ({ $dialects }): không diễn đạt được
# $square (văn bản): ô của quân cờ. $count (số): số nước đi.
cli-piece-moves = { $square }: { $count ->
        [0] không có nước đi
       *[other] { $count } nước đi
    }
# $squares (danh sách).
cli-piece-takes = ăn { $squares }
cli-piece-removes = loại bỏ { $squares }
# $from, $to (văn bản): các ô.
cli-piece-partner = quân thứ hai từ { $from } đến { $to }
