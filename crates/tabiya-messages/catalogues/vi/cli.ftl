# Những gì lệnh `tabiya` nói.

## Cách hiển thị thông báo

cli-level-error = lỗi
cli-level-note = lưu ý
cli-level-help = gợi ý
# $candidates (danh sách): các văn bản phù hợp.
cli-candidates = phù hợp: { $candidates }

## Loại văn bản

cli-kind-position = thế cờ
cli-kind-record = biên bản ván cờ
cli-kind-result = kết quả hành động
cli-kind-move = hành động

cli-wanted-position = một thế cờ
cli-wanted-record = một biên bản ván cờ
cli-wanted-result = kết quả của một hành động
cli-wanted-move = một hành động hoặc kết quả của nó

## Tình trạng ván cờ

cli-outcome-ongoing = chưa kết thúc
# $reason (từ): vì sao.
cli-outcome-draw = hòa ({ $reason })
# $side (từ): bên thắng.
cli-outcome-won = { $side } thắng ({ $reason })

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
cli-file-exists = “{ $file }” đã có và chứa nội dung khác.
    .help = Hãy chọn tên khác. Muốn chơi tiếp ván cờ trong đó, hãy bắt đầu với --from và tệp này; muốn ghi đè, dùng --force, hoặc từ “save!” khi đang chơi.
cli-file-not-a-file = “{ $file }” không phải là tệp; không ghi gì vào đó.
    .help = Hãy nêu tên một tệp đã có, hoặc một tệp sẽ được tạo.
# $folder (văn bản): thư mục sẽ chứa tệp.
cli-file-no-folder = Không ghi được “{ $file }”: không có thư mục “{ $folder }”.
    .help = Hãy tạo thư mục trước, hoặc chọn thư mục khác.
cli-file-record-dash = --record cần một tệp; “-” không phải là tệp.
    .help = Hãy nêu tên tệp. Muốn xem biên bản ở đầu ra chuẩn, hãy gõ từ “record”.
cli-file-picture-exists = Tệp “{ $file }” đã có và không rỗng.
    .help = Hãy chọn tên khác, hoặc dùng --force để thay nó.
cli-file-picture-dash = Hình vẽ cần một tệp; “-” không phải là tệp.
    .help = Hãy nêu tên tệp, ví dụ piece.svg.
cli-file-output-dash = “-” không phải là tệp để ghi.
    .help = Bỏ tên tệp đi thì kết quả ra đầu ra chuẩn.
cli-file-output-exists = “{ $file }” đã có và không rỗng.
    .help = Hãy chọn tên khác, hoặc ghi đè bằng --force.
cli-file-unwritable = Không ghi được “{ $file }”: { $reason }.
cli-file-no-new-folder = Không tạo được thư mục “{ $file }”: { $reason }.

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
# $game, $other (text).
cli-text-contested = Đã đọc như thế cờ của { $game }; nó cũng đúng cách viết của { $other }, nhưng phạm luật ở đó.
    .help = Hãy nêu tên trò chơi bằng --game.
cli-text-unrecognised = Không nhận ra đây là văn bản gì; nó được đọc như biên bản.
    .help = Hãy nói rõ bằng --kind.
# $found (từ): loại của văn bản. $expected (từ): điều cần có.
cli-text-wrong-kind = Văn bản này thuộc loại “{ $found }”; ở đây cần { $expected }.
# $kind (từ): loại.
cli-text-needs-position = Văn bản này ({ $kind }) chỉ xét được trong thế cờ của nó.
    .help = Hãy cho thế cờ bằng --position hoặc --from.
# $found (đầu vào): văn bản.
cli-text-ambiguous = “{ $found }” khớp với nhiều nước đi.
# $request (văn bản): điều được yêu cầu.
cli-text-not-a-move = “{ $found }” là yêu cầu ({ $request }), không phải nước đi.

## Trò chơi

cli-game-none = Chưa nói là trò chơi nào.
    .help = Hãy nêu tên, như --game chess; tệp biến thể cũng được. `tabiya games` liệt kê các trò chơi.
cli-game-of-record = Biên bản này thuộc trò chơi “{ $found }”, không có sẵn ở đây.
    .help = Nếu đó là biến thể, hãy nêu tệp của nó: --game { $found }.toml. `tabiya games` liệt kê các trò chơi có sẵn.
# $found (đầu vào): tên. $near (số): 1 khi $nearest là tên có lẽ muốn nói.
cli-game-unknown = Không có trò chơi “{ $found }”.
    .help = { $near ->
        [0] `tabiya games` liệt kê các trò chơi. Tên tệp biến thể kết thúc bằng .toml.
       *[other] Có phải là “{ $nearest }”? `tabiya games` liệt kê tất cả.
    }
# $game (từ): tên.
cli-game-no-protocol = { $game } không có giao thức riêng.
    .help = Chương trình khác dùng `tabiya rpc`.
# $found (đầu vào): tên. $known (danh sách): các lệnh.
cli-man-unknown-command = Không có lệnh “{ $found }”.
    .help = Hiện có: { $known }.

## Bàn cờ

# $side (từ), $reserve (từ): của ai, là gì. $count (số): bao nhiêu.
cli-board-reserve = { $side }, { $reserve } ({ $count }):{" "}
# $phase (từ): giai đoạn của ván.
cli-board-to-move = Đến lượt { $side } ({ $phase })
cli-board-stuck = Đến lượt { $side } nhưng không có nước hợp lệ. Luật để ván cờ chưa kết thúc.
# $reason (từ): vì sao.
cli-board-won = { $side } thắng: { $reason }.
cli-board-draw = Ván cờ hòa: { $reason }.
# $mark (văn bản): dấu.
cli-board-mark = { $mark } đánh dấu quân của { $side }.
# $marks (list): điểm với dấu của nó.
cli-board-marks = Dấu: { $marks }

## check

# $file (văn bản). $kind (từ). $plies (số). $standing (văn bản): tình trạng ván cờ.
cli-check-good-form = { $file }: đúng: { $kind }
cli-check-good = { $file }: đúng: { $kind }, { $standing }
cli-check-good-plies = { $file }: đúng: { $kind }, { $plies } nước, { $standing }
# $errors (số).
cli-check-bad = { $file }: sai: { $kind }, { $errors } lỗi
cli-check-bad-plies = { $file }: sai: { $kind }, { $errors } lỗi; { $plies } nước đúng
cli-check-unread = { $file }: không đọc được

## replay, convert, perft

# $ply (số): số thứ tự. $text (văn bản): nước đi.
cli-replay-ply = Nước { $ply }: { $text }
# $found (số): nước được hỏi. $plies (số): có bao nhiêu.
cli-replay-no-such-ply = Không có nước { $found }: biên bản chỉ có { $plies } nước.
cli-convert-no-canonical = Không nước hợp lệ nào có kết quả này, nên nó không có dạng chuẩn.
# $depth, $nodes, $seconds, $speed (văn bản): các số.
cli-perft-line = độ sâu { $depth }: { $nodes } nút trong { $seconds } giây, { $speed } nút/giây

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
cli-piece-diagram = Vẽ sơ đồ nước đi của quân này trên bàn cờ này cần quá nhiều bước tính.
    .help = Hãy thử bàn cờ nhỏ hơn (--board), hoặc vẽ từng phần của dòng.
# $name (văn bản): tên một quân cờ đã biết. $origin (thông báo): xuất xứ.
cli-piece-known = Đi giống như: { $name } – { $origin }
cli-piece-unknown = Không có quân cờ đã biết nào đi như thế.
# $limit (số): số bước.
cli-piece-alternatives-not-compared = Chưa so sánh: mọi phần của dòng có thêm gì không. Việc đó cần hơn { $limit } bước tính.
    .help = Dòng ngắn hơn hoặc bàn cờ nhỏ hơn (--board) thì cần ít hơn.
cli-piece-known-not-compared = Chưa so sánh: có quân cờ đã biết nào đi như thế không. Mọi phép so sánh cộng lại cần hơn { $limit } bước tính.
    .help = Dòng ngắn hơn hoặc bàn cờ nhỏ hơn (--board) thì cần ít hơn.
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

## variant

# $found (đầu vào): tên. $near (số): 1 khi $nearest là tên có lẽ muốn nói.
cli-variant-unknown = Không có biến thể “{ $found }”.
    .help = { $near ->
        [0] Hãy nêu một trò chơi có sẵn (`tabiya games` liệt kê), hoặc một tệp biến thể; tên tệp kết thúc bằng .toml.
       *[other] Có phải là “{ $nearest }”?
    }
# $file (văn bản). $title (thông điệp): tên trò chơi. $size (văn bản): 8x8. $pieces, $tests (số): bao nhiêu.
cli-variant-good = { $file }: đúng: { $title }, { $size }, { $pieces } loại quân, { $tests ->
        [0] không có phép thử
       *[other] { $tests } phép thử đạt
    }
# $errors (số).
cli-variant-bad = { $file }: sai: { $errors } lỗi
# $failed (số): trong $tests.
cli-variant-failed = { $file }: sai: { $failed } trong { $tests } phép thử không đạt
cli-variant-taken-name = Có một trò chơi có sẵn cũng tên là “{ $name }”.
    .help = Hãy chọn tên khác: biên bản chỉ nêu tên trò chơi, nên biên bản của biến thể này sẽ bị đọc như của trò chơi kia.
cli-variant-watching = Đang chờ thay đổi; Ctrl-C để kết thúc.
cli-variant-watch-dash = --watch cần tệp; không theo dõi được đầu vào chuẩn.
    .help = Hãy lưu biến thể vào tệp rồi nêu tên tệp đó.
# $names (danh sách): các trò chơi trong tệp.
cli-variant-many-games = Tệp có nhiều trò chơi: { $names }.
    .help = Hãy nêu một trò bằng --section, hoặc thư mục cho tất cả bằng -o.
# $file (văn bản).
cli-variant-written = Đã ghi: { $file }
cli-variant-made = Đã tạo “{ $file }”. Hãy sửa nó, và mỗi lần lưu sẽ thấy chỗ sai: tabiya variant check --watch { $file }
# $count (số): hình.
cli-variant-told = Luật ở trong “{ $file }”, cạnh đó có { $count } hình.
cli-variant-start = Thế khởi đầu

# Chú thích trong tệp mới.
cli-variant-new-file = Một biến thể cho Tabiya. `tabiya variant check --watch TỆP` chỉ ra chỗ sai mỗi lần lưu, `tabiya play TỆP` để chơi. docs/variants.md giải thích mọi khóa.
cli-variant-new-name = Tên mà các lệnh dùng: chữ thường, chữ số và -.
cli-variant-new-title = Tên gọi; có thể theo ngôn ngữ: {"{"} en = "…", zh = "…", vi = "…", ru = "…" {"}"}.
cli-variant-new-origin = Nguồn gốc: một câu.
cli-variant-new-my-origin = Biến thể đang được xây dựng.
cli-variant-new-start = Thế cờ lúc bắt đầu (FEN). Chữ hoa là quân Trắng, chữ thường là quân Đen.
cli-variant-new-board = Số cột x số hàng, đến 16x16. holes = "d4-e5" bỏ đi các ô đó.
cli-variant-new-pieces = Các quân, mỗi quân dưới chữ mà thế cờ dùng. line nói quân đi thế nào: `tabiya piece '1/2'` giải thích và vẽ một dòng, docs/piece-notation.md dạy cách viết.
cli-variant-new-pawn = Tốt tiến một ô không ăn quân (o1>), ăn chéo lên trước (c1X>), đi hai ô từ hàng hai của mình (L2o2>) và ở hàng tám thành hậu, xe, tượng hoặc mã (L8QRBN).
cli-variant-new-en-passant = Quân nào có thể bị ăn ở ô vừa đi qua, và bị quân nào ăn.
cli-variant-new-ends = Điều gì kết thúc ván cờ. Kết quả là win, loss hoặc draw cho bên bị chiếu hết hay hết nước đi; plies là nước của cả hai bên.
cli-variant-new-goal = Bỏ dấu # ở đầu dòng để dùng. Các dòng này cho vua đến giữa bàn cờ thì thắng.
cli-variant-new-test = Điều phải đúng, `tabiya variant check` sẽ thử: nước nào hợp lệ hay không, và có bao nhiêu thế cờ sau một nước, hai nước và tiếp nữa.
cli-variant-new-extends = Biến thể được sửa: một trò chơi có sẵn (`tabiya games` liệt kê), hoặc tệp như ./mine.toml.
cli-variant-new-change = Điều viết ở đây thay cho điều được thừa hưởng, false thì bỏ đi. Bỏ dấu # để cho quân một cách đi khác.
cli-variant-new-taken-over = Tất cả những gì được thừa hưởng, để tra và chép.

## play

cli-play-welcome = Hãy gõ nước đi, hoặc “help”. Phím Tab gõ nốt giúp.
# $seed (văn bản): số.
cli-play-seed = Lựa chọn ngẫu nhiên theo số { $seed } (--seed { $seed }).
# $side (từ): bên đi.
cli-play-prompt = { $side }>{" "}
cli-play-prompt-over = >{" "}
# $ply (số): số thứ tự. $text (văn bản): nước đi.
cli-play-ply = { $ply }: { $text }
# $texts (danh sách): các nước.
cli-play-undone = Đã lui: { $texts }
cli-play-redone = Đã đi lại: { $texts }
# $file (văn bản): tên.
cli-play-saved = Đã lưu vào “{ $file }”.
cli-play-kept = Biên bản ở trong “{ $file }”.
cli-play-unsaved = Ván cờ chưa được lưu. Biên bản của nó:
# $point (đầu vào): điều đã gõ.
cli-play-none-from = Không có nước hợp lệ nào từ { $point }.
# $line (số): số thứ tự.
cli-play-stopped = Dừng ở dòng { $line }: không đi được.
# $word (văn bản): từ. $found (đầu vào): phần đứng sau.
cli-play-word-alone = Từ “{ $word }” đứng một mình; sau nó lại có “{ $found }”.
cli-play-word-incomplete = Sau từ “{ $word }” còn thiếu gì đó.
    .help = Gõ “help” để xem.
cli-play-hint = Gõ “help” để xem các từ dùng được.
# $found (đầu vào): điều đã gõ.
cli-play-no-such-point = “{ $found }” không phải là điểm của bàn cờ, cũng không phải là quân.
    .help = Hãy gọi điểm theo nhãn (cột trước, hàng sau), theo số như 3,4, hoặc theo quân đứng ở đó.
# $found (input), $known (list).
cli-play-no-such-notation = Trò chơi này không có ký hiệu “{ $found }”.
    .help = Hãy chọn một trong { $known }.
# $found (input), $known (list).
cli-play-no-such-frame = Không có cách đếm cột “{ $found }”.
    .help = Hãy chọn một trong { $known }.
# $found (input), $known (list).
cli-play-no-such-mark = Không có dấu “{ $found }”.
    .help = Hãy chọn một trong { $known }.
# $point (text).
cli-play-mark-empty = { $point } trống, mà dấu thì gắn vào quân.
    .help = Hãy nêu một điểm có quân.
# $chosen (text), $known (list).
cli-play-notation = Nước đi hiển thị bằng { $chosen }; có { $known }.
# $chosen (text), $known (list).
cli-play-columns = Cột được đếm { $chosen ->
        [mover-left] từ bên trái người đi (mover-left)
        [mover-right] từ bên phải người đi (mover-right)
        [board-left] từ bên trái của bên đỏ (board-left)
       *[other] theo “{ $chosen }”
    }; có { $known }.
# $known (list).
cli-play-no-marks = Chưa quân nào có dấu; các dấu là { $known }.
cli-play-nothing-to-undo = Không có nước nào để lui.
cli-play-nothing-to-redo = Không có nước nào để đi lại.
# $side (từ): bên đi.
cli-play-resign-over = Ván cờ đã kết thúc nên { $side } không thể chịu thua.
    .help = Gõ “undo” để lui nước cuối, hoặc “quit”.
# $text (văn bản): nước đi.
cli-play-resign-other = { $side } không thể chịu thua ở đây. Nước chịu thua hợp lệ duy nhất là { $text }, khiến bên kia thua.
    .help = Hãy gõ { $text } nếu đúng là muốn vậy.
cli-play-no-resignation = Trò chơi này không có nước chịu thua.
    .help = Gõ “quit” để kết thúc.
cli-play-resign-not-legal = { $side } không thể chịu thua ở đây: quân mà người chơi có quyền chịu thua không do { $side } chỉ huy.
    .help = Gõ “abilities” và điểm của quân đó để xem vì sao.

cli-play-takes-maybe-point = [ĐIỂM]
cli-play-takes-point = ĐIỂM
cli-play-takes-action = NƯỚC
cli-play-takes-file = TỆP
cli-play-takes-maybe-notation = [KÝ HIỆU]
cli-play-takes-maybe-frame = [CÁCH ĐẾM]
cli-play-takes-maybe-mark = [ĐIỂM [DẤU]]

# $how (từ): cách gõ nước đi của trò chơi.
cli-play-help = { $how } Hoặc gõ một trong các từ sau:
cli-play-input = Hãy gõ nước đi như trò chơi viết.
cli-play-help-end = Phím Tab gõ nốt nước đi và từ; phím mũi tên gọi lại các dòng trước. Ctrl-C xóa dòng; ở dòng trống, Ctrl-C và Ctrl-D kết thúc.
cli-play-word-help = liệt kê các từ này
cli-play-word-board = bàn cờ
cli-play-word-legal = các nước hợp lệ, tất cả hoặc từ một điểm
cli-play-word-why = vì sao một nước hợp lệ hay không
cli-play-word-preview = một nước sẽ thay đổi gì
cli-play-word-abilities = một quân làm được gì, và vì sao
cli-play-word-notation = ký hiệu dùng để hiển thị nước đi và được thử đọc trước
cli-play-word-columns = đếm cột từ phía nào
cli-play-word-mark = đánh dấu một quân, bỏ dấu, hoặc liệt kê các dấu
cli-play-word-undo = lui nước cuối
cli-play-word-redo = đi lại nước đã lui
cli-play-word-snapshot = thế cờ dưới dạng văn bản
cli-play-word-record = biên bản ván cờ dưới dạng văn bản
cli-play-word-save = ghi biên bản vào tệp
cli-play-word-save-over = như trên, dù tệp đang chứa nội dung khác
cli-play-word-resign = chịu thua
cli-play-word-quit = kết thúc

## Chuyển đổi và nói

# $found (number).
cli-convert-one-file = Có { $found } văn bản; mỗi lần chỉ chuyển một.
    .help = Hãy cho một tệp, hoặc các nước đi với --to KÝ_HIỆU.
