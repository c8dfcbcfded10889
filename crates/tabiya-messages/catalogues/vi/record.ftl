# Biên bản theo dạng chung của mọi trò chơi.

## Dòng và ký tự

record-byte-order-mark = Dòng bắt đầu bằng dấu thứ tự byte, một ký tự không nhìn thấy và không thuộc văn bản.
    .help = Hãy lưu tệp theo UTF-8 không có dấu thứ tự byte.
record-carriage-return = Giữa dòng có ký tự về đầu dòng.
    .help = Dòng kết thúc bằng ký tự xuống dòng, hoặc về đầu dòng rồi xuống dòng.
# $found (số): số byte của dòng.
# $limit (số): số byte mà một dòng được có.
record-line-too-long = Dòng có { $found } byte; một dòng của biên bản có nhiều nhất { $limit }.
    .help = Lượt đi có thể viết tiếp sang dòng sau.
# $found (đầu vào): ký tự.
# $expected (văn bản): ký tự mà nó trông giống.
record-look-alike = Có “{ $found }” ở chỗ đáng lẽ là “{ $expected }”: nó chỉ trông giống thôi.
# $count (số): bao nhiêu thông báo không được hiện.
record-more = Còn { $count } thông báo nữa về biên bản này không được hiện.

## Tiêu đề

# $found (đầu vào): dòng.
record-header-form = “{ $found }” chưa đúng dạng dòng tiêu đề.
    .help = Tiêu đề được viết “# khóa: giá trị”, sau dấu thăng và sau dấu hai chấm có một dấu cách.
# $found (đầu vào): khóa.
record-header-key = “{ $found }” không thể là khóa của tiêu đề.
    .help = Khóa là một từ gồm chữ thường, chữ số và dấu gạch nối, chẳng hạn “result”.
# $found (đầu vào): dòng.
record-header-place = Tiêu đề “{ $found }” đứng sau các lượt đi hoặc sau thế cờ ban đầu.
    .help = Tiêu đề đứng ở đầu biên bản. Không nước đi nào bắt đầu bằng dấu thăng.
# $found (đầu vào): kết quả trong tiêu đề.
# $expected (danh sách): các kết quả có thể có.
record-header-result = “{ $found }” không phải là kết quả.
    .help = Kết quả là một trong: { $expected }.
# $found (đầu vào): khóa.
record-header-twice = Có hai tiêu đề “{ $found }”; một biên bản chỉ có nhiều nhất một.
    .help = “red” và “white” là tên của cùng một bên.
# $limit (số): được có bao nhiêu.
record-too-many-headers = Có quá nhiều tiêu đề; một biên bản có nhiều nhất { $limit }.
# $found (đầu vào): trò chơi mà tiêu đề nêu.
# $expected (văn bản): trò chơi được yêu cầu.
record-other-game = Biên bản này của “{ $found }”, nhưng lại được đọc như của “{ $expected }”.
    .help = Hãy đọc nó như “{ $found }”, hoặc sửa tiêu đề “game” hay “variant”.

## Thế cờ ban đầu

# $found (đầu vào): số của lượt.
record-blank-line = Lượt “{ $found }” đứng ngay sau thế cờ ban đầu.
    .help = Giữa thế cờ ban đầu và lượt 1 có một dòng trống.
# $limit (số): số byte mà một thế cờ được có.
record-position-too-long = Thế cờ ban đầu quá dài; một thế cờ có nhiều nhất { $limit } byte.
    .help = Dòng trống kết thúc thế cờ ban đầu. Thiếu nó, mọi thứ phía sau đều thuộc thế cờ.

## Các lượt đi

# $round (số): lượt.
record-round-empty = Lượt { $round } không có nước đi nào sau số thứ tự.
# $found (đầu vào): nước đi.
# $expected (văn bản): số.
record-round-missing = Có “{ $found }” ở chỗ đáng lẽ là số “{ $expected }”: một lượt có nhiều nhất hai nước.
    .help = Hãy viết “{ $expected } { $found }”.
# $found (đầu vào): số.
# $expected (văn bản): số đúng.
record-round-number = Số của lượt là “{ $found }”; đáng lẽ là “{ $expected }”.
    .help = Các lượt được đánh số từ 1 theo thứ tự, không có số 0 ở đầu.
# $round (số): lượt.
record-round-repeated = Số của lượt { $round } bị lặp lại; ở đây không cần.
# $found (đầu vào): số và phần dính vào nó.
# $expected (đầu vào): như vậy nhưng viết rời.
record-round-space = Sau số trong “{ $found }” thiếu dấu cách.
    .help = Hãy viết “{ $expected }”.
# $round (số): lượt.
# $found (đầu vào): điều đứng ở chỗ đó.
record-half-move-missing = Lượt { $round } thiếu nước thứ hai: ở chỗ đó có “{ $found }”.
    .help = Chỉ lượt cuối của biên bản, hoặc của một biến, mới được có một nước.
# $limit (số): số ký tự mà một nước được có.
record-half-move-too-long = Một nước đi có quá nhiều ký tự; nhiều nhất là { $limit }.
# $found (đầu vào): các dấu chấm.
# $expected (văn bản): ……
record-absent-form = “{ $found }” thay cho nước vắng mặt, mà nước đó viết là “{ $expected }”.
# $found (đầu vào): nước đi.
# $expected (đầu vào): như vậy với ……
record-absent-missing = Biến bắt đầu bằng nước thứ hai của lượt, nhưng “{ $found }” lại được viết như nước thứ nhất.
    .help = Hãy viết “{ $expected }”.
# $found (đầu vào): nước đi.
# $expected (đầu vào): lượt 1 nên bắt đầu thế nào.
record-absent-needed = Ở thế cờ ban đầu đến lượt bên thứ hai, nhưng “{ $found }” lại được viết như nước của bên thứ nhất.
    .help = Hãy viết “{ $expected }”.
record-absent-place = “……” không thể đứng ở đây.
    .help = Nó thay cho nước thứ nhất vắng mặt của lượt đầu tiên, ngay sau số của lượt, và không đứng ở chỗ nào khác.
record-absent-unneeded = “……” nói rằng nước thứ nhất vắng mặt, nhưng ở thế cờ ban đầu lại đến lượt bên thứ nhất.
    .help = Hãy bỏ nó đi.

## Các biến

record-variation-close = Dấu “)” này không đóng gì cả.
    .help = Một biến bắt đầu bằng “(”.
# $limit (số): sâu bao nhiêu.
record-variation-depth = Các biến lồng nhau quá sâu ở đây; được lồng nhiều nhất { $limit } tầng.
record-variation-empty = Biến này rỗng.
    .help = Một biến có ít nhất một nước.
record-variation-open = Biến bắt đầu ở đây không được đóng lại.
    .help = Một biến kết thúc bằng “)”.
record-variation-place = Một biến bắt đầu ở đây, nhưng ngay trước nó không có nước nào để nó thay.
    .help = Biến đứng sau nước mà nó thay.

## Nước đi trên bàn cờ

# $round (số): lượt.
# $half (số): 1 là nước thứ nhất của lượt, 2 là nước thứ hai.
# $text (đầu vào): nước đi.
# $result (văn bản): ván cờ kết thúc thế nào.
# $reason (từ): vì sao.
record-after-end = Lượt { $round }, nước thứ { $half ->
    [1] nhất
   *[other] hai
}: “{ $text }” đứng sau khi ván cờ đã kết thúc ({ $result }, { $reason }).
    .help = Sau nước kết thúc ván cờ chỉ được có kết quả.
# $round, $half, $text: như trên.
# $candidates (danh sách): các cách viết chỉ một nước.
record-ambiguous = Lượt { $round }, nước thứ { $half ->
    [1] nhất
   *[other] hai
}: “{ $text }” khớp với nhiều nước hợp lệ.
    .help = Hãy viết một trong: { $candidates }.
# $round, $half, $text: như trên.
# $reason (thông điệp): vì sao.
record-illegal = Lượt { $round }, nước thứ { $half ->
    [1] nhất
   *[other] hai
}: “{ $text }” không hợp lệ: { $reason }.
# $round, $half, $text: như trên.
record-not-a-move = Lượt { $round }, nước thứ { $half ->
    [1] nhất
   *[other] hai
}: “{ $text }” không phải là nước đi, mà biên bản chỉ có nước đi.
# $round, $half, $text: như trên.
# $reason (thông điệp): vì sao.
record-unreadable = Lượt { $round }, nước thứ { $half ->
    [1] nhất
   *[other] hai
}: không đọc được “{ $text }”: { $reason }.

## Kết quả

# $found (đầu vào): phần đứng sau.
# $result (văn bản): kết quả trước nó.
record-after-result = “{ $found }” đứng sau kết quả “{ $result }”.
    .help = Kết quả kết thúc biên bản; sau nó chỉ được có lời bình.
# $found (văn bản): kết quả trong biên bản.
# $expected (văn bản): kết quả trên bàn cờ.
# $reason (từ): vì sao.
record-result-differs = Biên bản ghi “{ $found }”, nhưng trên bàn cờ ván cờ kết thúc “{ $expected }” ({ $reason }).
# $found (văn bản): kết quả ở dòng cuối.
# $expected (văn bản): kết quả trong tiêu đề.
record-result-header = Dòng cuối ghi “{ $found }”, nhưng tiêu đề “result” ghi “{ $expected }”.
# $found (đầu vào): kết quả.
record-result-in-variation = Kết quả “{ $found }” đứng trong một biến.
    .help = Chỉ chính biên bản có kết quả, ở dòng cuối.
# $found (văn bản): *
# $expected (văn bản): kết quả trên bàn cờ.
# $reason (từ): vì sao.
record-result-open = Biên bản để ngỏ kết quả (“{ $found }”), nhưng trên bàn cờ ván cờ đã kết thúc “{ $expected }” ({ $reason }).
