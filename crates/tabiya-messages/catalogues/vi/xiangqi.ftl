# Cờ tướng.

## Tên gọi

xiangqi-side-red = Đỏ
xiangqi-side-black = Đen
xiangqi-kind-general = tướng
xiangqi-kind-advisor = sĩ
xiangqi-kind-elephant = tượng
xiangqi-kind-horse = mã
xiangqi-kind-chariot = xe
xiangqi-kind-cannon = pháo
xiangqi-kind-soldier = tốt
xiangqi-piece-red-general = tướng đỏ
xiangqi-piece-red-advisor = sĩ đỏ
xiangqi-piece-red-elephant = tượng đỏ
xiangqi-piece-red-horse = mã đỏ
xiangqi-piece-red-chariot = xe đỏ
xiangqi-piece-red-cannon = pháo đỏ
xiangqi-piece-red-soldier = tốt đỏ
xiangqi-piece-black-general = tướng đen
xiangqi-piece-black-advisor = sĩ đen
xiangqi-piece-black-elephant = tượng đen
xiangqi-piece-black-horse = mã đen
xiangqi-piece-black-chariot = xe đen
xiangqi-piece-black-cannon = pháo đen
xiangqi-piece-black-soldier = tốt đen
# $piece (term): xiangqi-piece-…, $point (text).
xiangqi-stands = { $piece } ở { $point }

# $text (text): những gì cần viết.
xiangqi-written = “{ $text }”

## Thế cờ: cách viết

# $bytes (number), $limit (number).
xiangqi-fen-too-long = Văn bản có { $bytes } byte; chỉ đọc nhiều nhất { $limit }.
    .help = Một thế cờ cần chưa tới 100 byte.
xiangqi-fen-empty = Văn bản trống; ở đây phải có một thế cờ.
    .help = Hãy viết mười hàng từ phía bên đen, cách nhau bằng /, rồi đến lượt đi: 4k4/9/9/9/9/9/9/9/9/4K3R w.
# $found (input).
xiangqi-fen-character = “{ $found }” không biểu thị gì trên bàn cờ.
    .help = Quân viết bằng K A B N R C P, chữ hoa cho bên đỏ; H đọc là N, E và M đọc là B, G đọc là K. Điểm trống viết bằng số từ 1 đến 9.
# $found (input), $right (text).
xiangqi-fen-full-width = “{ $found }” là ký tự toàn rộng; bàn cờ viết bằng chữ và số thường.
    .help = Hãy viết “{ $right }”.
# $found (input), $right (text).
xiangqi-fen-look-alike = “{ $found }” chỉ trông giống “{ $right }”, là ký tự dùng để viết thế cờ.
    .help = Hãy viết “{ $right }”.
# $found (input).
xiangqi-fen-gap = “{ $found }” không phải là số điểm trống.
    .help = Hãy viết một số từ 1 đến 9.
# $found (number).
xiangqi-fen-ranks = Bàn cờ có { $found } hàng; bàn cờ tướng có mười hàng.
    .help = Hãy viết mười hàng cách nhau bằng /; hàng trống là 9.
# $rank (number), $found (number).
xiangqi-fen-width = Hàng { $rank } có { $found } điểm thay vì chín.
    .help = Số quân và số điểm trống cộng lại phải là chín.
# $found (input).
xiangqi-fen-turn = Ở đây phải viết đến lượt ai, nhưng lại là “{ $found }”.
    .help = Viết w (hoặc r) cho bên đỏ, b cho bên đen.
xiangqi-fen-turn-missing = Thế cờ không cho biết đến lượt ai.
    .help = Hãy viết w (đỏ) hoặc b (đen) sau bàn cờ.
# $found (input).
xiangqi-fen-dash = “{ $found }” đứng ở chỗ mà cờ tướng không có gì để ghi.
    .help = Ở đây hãy viết -; nhập thành và bắt tốt qua đường là của cờ vua.
# $found (input), $limit (number).
xiangqi-fen-number = “{ $found }” không phải là số nước hay số hiệp.
    .help = Hãy viết một số không quá { $limit }.
# $found (input).
xiangqi-fen-field = “{ $found }” là một mục thừa.
    .help = Một thế cờ gồm bàn cờ, bên đến lượt, hai dấu gạch và hai số.
# $found (input), $right (text).
xiangqi-fen-read-as = “{ $found }” được đọc là “{ $right }”.
xiangqi-fen-round-zero = Hiệp được đếm từ 1; số 0 được đọc là 1.
xiangqi-fen-red-to-move = Thế cờ không cho biết đến lượt ai; coi như đến lượt bên đỏ.

## Thế cờ: luật bị phạm

# $side (term).
xiangqi-setup-no-general = { $side } không có tướng.
    .help = Hãy đặt K (đỏ) hoặc k (đen) vào cung của nó.
# $piece (term), $found (number), $most (number).
xiangqi-setup-too-many = Có { $found } quân “{ $piece }”; mỗi bên có nhiều nhất { $most }.
    .help = Hãy bỏ bớt.
# $piece (term), $point (text).
xiangqi-setup-general-place = Quân { $piece } ở { $point }, ngoài cung của nó.
    .help = Tướng chỉ ở chín điểm trên các cột d đến f ở cuối bàn phía mình.
xiangqi-setup-advisor-place = Quân { $piece } ở { $point }, nơi sĩ không bao giờ đến.
    .help = Sĩ đứng ở giữa hoặc ở góc cung.
xiangqi-setup-elephant-place = Quân { $piece } ở { $point }, nơi tượng không bao giờ đến.
    .help = Tượng có bảy điểm bên phần sân mình: c0, g0, a2, e2, i2, c4, g4 cho đỏ; c9, g9, a7, e7, i7, c5, g5 cho đen.
# $first (text), $second (text).
xiangqi-setup-facing = Hai tướng ở { $first } và { $second } lộ mặt nhau, không có quân nào ở giữa.
    .help = Hãy đặt một quân ở giữa, hoặc chuyển một tướng sang cột khác.
# $side (term), $other (term), $points (list).
xiangqi-setup-in-check = { $side } đang bị { $points } chiếu, nhưng lại đến lượt { $other }.
    .help = Hãy cho { $side } đi, hoặc bỏ thế chiếu.

## Vì sao một nước đi không hợp lệ
## $from, $to (text): điểm. $piece (term): quân sẽ đi.

xiangqi-why-empty = Ở { $from } không có quân nào.
    .help = Hãy nêu một điểm có quân của mình.
# $side (term): bên đến lượt.
xiangqi-why-not-yours = Ở { $from } là { $piece }, nhưng đang đến lượt { $side }.
    .help = Hãy đi một quân của { $side }.
xiangqi-why-still = Quân { $piece } đã ở { $from } rồi.
    .help = Hãy nêu một điểm khác.
# $way (message): xiangqi-way-….
xiangqi-why-shape = Quân { $piece } không đi từ { $from } đến { $to } được: { $way }.
xiangqi-way-general = tướng đi thẳng từng bước một trong cung
xiangqi-way-advisor = sĩ đi chéo từng bước một trong cung
xiangqi-way-elephant = tượng đi chéo hai bước, không nhảy qua quân nào và không qua sông
xiangqi-way-horse = mã đi thẳng một bước, nơi không được có quân nào, rồi chéo ra ngoài một bước
xiangqi-way-chariot = xe đi theo đường thẳng đến khi gặp quân khác
xiangqi-way-cannon = pháo đi theo đường thẳng như xe, nhưng ăn quân qua đúng một ngòi
xiangqi-way-soldier = tốt tiến từng bước một, sang sông rồi thì cũng đi ngang một bước
xiangqi-why-palace = Quân { $piece } không đến { $to } được: nó không bao giờ ra khỏi cung.
xiangqi-why-river = Quân { $piece } không đến { $to } được: tượng không bao giờ qua sông.
xiangqi-why-backward = Quân { $piece } không lùi về { $to } được: tốt không đi lùi.
xiangqi-why-sideways = Quân { $piece } không đi ngang đến { $to } được: nó chưa sang sông.
    .help = Chưa sang sông thì tốt chỉ tiến.
# $point (text), $blocker (term).
xiangqi-why-leg = Quân { $piece } không đến { $to } được: bị { $blocker } ở { $point } cản chân.
xiangqi-why-eye = Quân { $piece } không đến { $to } được: bị { $blocker } ở { $point } chặn mắt tượng.
xiangqi-why-blocked = Quân { $piece } không đến { $to } được: { $blocker } ở { $point } chắn đường.
xiangqi-why-over-to-empty = Quân { $piece } không nhảy qua { $blocker } ở { $point } đến điểm trống { $to } được: pháo chỉ nhảy qua quân khác khi ăn quân.
# $target (term).
xiangqi-why-no-screen = Quân { $piece } không ăn được { $target } ở { $to }: ở giữa không có ngòi, mà pháo ăn quân qua đúng một ngòi.
# $target (term), $count (number), $points (list).
xiangqi-why-screens = Quân { $piece } không ăn được { $target } ở { $to }: ở giữa có { $count } quân ({ $points }), mà pháo ăn quân qua đúng một ngòi.
# $own (term).
xiangqi-why-own = Quân { $piece } không đến { $to } được: ở đó là { $own } cùng bên.
# $point (text).
xiangqi-why-facing = Nếu { $piece } đến { $to } thì hai tướng lộ mặt nhau.
    .help = Tướng kia ở { $point }; phải có một quân ở giữa.
# $attackers (list).
xiangqi-why-into-check = Quân { $piece } không đến { $to } được: ở đó sẽ bị { $attackers } ăn.
xiangqi-why-stays-in-check = Tướng đang bị { $attackers } chiếu, mà { $piece } đến { $to } thì vẫn còn bị chiếu.
    .help = Hãy ăn quân chiếu, chắn nó, hoặc đưa tướng đi chỗ khác.
xiangqi-why-uncovers = Nếu { $piece } đến { $to } thì tướng bị { $attackers } chiếu.

## Hết ván

xiangqi-outcome-checkmate = chiếu bí
xiangqi-outcome-stalemate = hết nước đi
xiangqi-outcome-quiet = quá nhiều nước không ăn quân
xiangqi-outcome-repetition = lặp lại thế cờ
xiangqi-outcome-perpetual-check = chiếu dai
xiangqi-outcome-perpetual-chase = đuổi dai

## Lệnh

## Các phần của lệnh

xiangqi-frame-mover-left = đếm từ bên trái người đi
xiangqi-frame-mover-right = đếm từ bên phải người đi
xiangqi-frame-board-left = đếm từ bên trái của bên đỏ
xiangqi-word-middle = quân giữa chỉ có khi trên một cột có ba hoặc năm quân
xiangqi-word-second-front = quân trước giữa chỉ có khi trên một cột có ít nhất ba quân
xiangqi-word-second-rear = quân sau giữa chỉ có khi trên một cột có ít nhất ba quân
xiangqi-word-second-side = quân thứ hai tính từ một bên chỉ có khi quân đứng trên ít nhất hai cột
xiangqi-expected-prefix = tiền tố (std: ext: meta:)
xiangqi-expected-piece = quân (G S T M X P B)
xiangqi-expected-word = từ chỉ quân nào (t s g …)
xiangqi-expected-column = cột (1-9)
xiangqi-expected-mark = dấu (#x …)
xiangqi-expected-direction = hướng đi (. / -)
xiangqi-expected-hand = bên trái hoặc phải (-t -p)
xiangqi-expected-number = số (1-9)
xiangqi-expected-capture-sign = “x” nếu ăn quân
xiangqi-expected-check-sign = “+” nếu chiếu tướng
xiangqi-expected-manner = cách chiếu (? !)
xiangqi-expected-request = yêu cầu (ok ko = >< < $ ^)
xiangqi-expected-end = hết lệnh

## Cách viết lệnh

# $limit (number).
xiangqi-command-too-long = Văn bản quá dài, không thể là một lệnh.
    .help = Chỉ đọc nhiều nhất { $limit } ký tự.
xiangqi-command-empty = Văn bản trống; ở đây phải có một lệnh.
    .help = Hãy viết một lệnh như “std:P2-5” hoặc “ext:B5.1”.
# $found (input), $expected (list): prefixes.
xiangqi-command-no-prefix = “{ $found }” không cho biết là loại lệnh nào.
    .help = Lệnh bắt đầu bằng một trong các tiền tố: { $expected }.
# $found (input), $right (text).
xiangqi-command-no-colon = Thiếu dấu hai chấm sau “{ $found }”.
    .help = Hãy viết “{ $right }” rồi đến lệnh.
# $found (input), $expected (list): prefixes.
xiangqi-command-unknown-prefix = Không có loại lệnh “{ $found }”.
    .help = Lệnh bắt đầu bằng một trong các tiền tố: { $expected }.
# $found (text), $expected (list): prefixes.
xiangqi-command-other-form = Đây là lệnh “{ $found }”, loại lệnh không được đọc ở đây.
    .help = Ở đây lệnh bắt đầu bằng: { $expected }.
xiangqi-command-space = Trong lệnh không được có khoảng trắng.
    .help = Hãy bỏ nó đi.
# $found (input), $right (text).
xiangqi-command-look-alike = “{ $found }” đứng ở chỗ của “{ $right }”.
    .help = Hãy viết “{ $right }”.
# $found (input), $right (text).
xiangqi-command-letter-case = “{ $found }” ở đây phải là “{ $right }”: chữ hoa và chữ thường khác nhau.
    .help = Quân cờ viết hoa, các chữ khác viết thường.
# $found (input), $right (text), $kind (term).
xiangqi-command-other-letter = “{ $found }” không phải là chữ của lệnh.
    .help = Hãy viết “{ $right }” cho quân { $kind }.
# $found (input).
xiangqi-command-unknown-piece = Không có quân nào viết là “{ $found }”.
    .help = Các quân: G hoặc Tg (tướng), S (sĩ), T (tượng), M (mã), X (xe), P (pháo), B (tốt).
# $found (input), $known (list).
xiangqi-command-unknown-mark = “{ $found }” không phải là dấu.
    .help = Các dấu là { $known }.
# $found (input).
xiangqi-command-standard-mark = “{ $found }” là dấu, mà lệnh “std:” không dùng dấu.
    .help = Hãy viết lệnh này với “ext:”.
# $found (input).
xiangqi-command-standard-column = Trước “{ $found }”, lệnh “std:” phải cho biết quân đứng ở cột nào.
    .help = Hãy viết số cột ở đó, như “std:P2-5”; lệnh “ext:” thì bỏ được.
xiangqi-command-only-soldiers-cross = Chỉ có tốt mới dùng “.s” để sang sông.
    .help = Với quân khác hãy viết hướng đi, như “ext:X.” hoặc “ext:M.5”.
# $found (input).
xiangqi-command-not-a-digit = “{ $found }” không phải là số cột, cũng không phải là số bước.
    .help = Hãy viết một số từ 1 đến 9.
# $found (input).
xiangqi-command-second-digit = “{ $found }” là chữ số thứ hai, mà số cột và số bước chỉ có một chữ số.
    .help = Hãy viết một chữ số từ 1 đến 9.
# $found (input).
xiangqi-command-no-direction = Trước “{ $found }” chưa cho biết quân đi hướng nào.
    .help = Hãy viết “.” “/” hoặc “-” giữa hai chữ số, như “std:P2-5”.
# $expected (list): xiangqi-expected-….
xiangqi-command-unfinished = Lệnh chưa viết xong.
    .help = Có thể viết tiếp một trong các phần sau: { $expected }.
# $found (input), $command (input).
xiangqi-command-trailing = Thừa “{ $found }”: “{ $command }” đã là một lệnh trọn vẹn.
    .help = Hãy bỏ nó đi.
# $found (input), $expected (list): xiangqi-expected-….
xiangqi-command-unexpected = Ở đây không thể là “{ $found }”.
    .help = Ở đây có thể là một trong các phần sau: { $expected }.
# $found (input), $command (input).
xiangqi-command-peg = Bộ đọc PEG chặt của văn bản chuẩn không nhận lệnh này: nó coi “{ $command }” là cả lệnh, nên thừa “{ $found }”.
    .help = Hãy viết cách khác, hoặc đọc theo mọi cách hiểu.
# $found (input).
xiangqi-command-peg-nothing = Bộ đọc PEG chặt của văn bản chuẩn không thấy lệnh nào trong “{ $found }”.
    .help = Hãy viết cách khác, hoặc đọc theo mọi cách hiểu.
# $found (input), $known (list).
xiangqi-command-mark-name = Không có dấu tên là “{ $found }”.
    .help = Các dấu là { $known }.
# $mark (text), $point (text).
xiangqi-command-mark-on-nothing = Dấu { $mark } đặt ở { $point }, nơi không có quân nào.
    .help = Dấu được đặt lên quân cờ.
# $mark (text), $point (text).
xiangqi-command-mark-second = Dấu { $mark } là dấu thứ hai ở { $point }.
    .help = Mỗi quân chỉ có nhiều nhất một dấu.
# $found (input), $known (list).
xiangqi-command-columns-name = Không có cách đếm cột tên là “{ $found }”.
    .help = Có các cách: { $known }.
# $found (input), $right (list).
xiangqi-command-read-as = “{ $found }” được đọc là { $right }.
# $word (text), $piece (term).
xiangqi-command-vacuous = “{ $word }” là thừa: chỉ có một { $piece } để chọn.
# $frame (term): xiangqi-frame-….
xiangqi-command-frame = Cột được { $frame }.

## Vì sao không chỉ quân nào

# $piece (term).
xiangqi-command-no-such-piece = Trên bàn không có { $piece }.
# $piece (term), $column (number), $columns (list), $frame (term).
xiangqi-command-not-on-column = Không có { $piece } ở cột { $column }, { $frame }.
    .help = Có ở các cột: { $columns }.
# $word (text), $piece (term), $need (term): xiangqi-word-….
xiangqi-command-word = Ở đây không có { $piece } nào ứng với “{ $word }”: { $need }.
# $word (text), $piece (term), $need (term), $count (number), $column (number), $frame (term).
xiangqi-command-word-on-column = Ở cột { $column }, { $frame }, có { $count } { $piece } nhưng không quân nào ứng với “{ $word }”: { $need }.
# $word (text), $piece (term), $column (number), $columns (list), $frame (term).
xiangqi-command-word-elsewhere = “{ $word }” ứng với { $piece } ở cột { $columns }, không phải ở cột { $column }, { $frame }.
# $mark (text), $count (number), $known (list).
xiangqi-command-no-such-mark = Không có quân nào mang dấu { $mark }.
    .help = { $count ->
        [0] Chưa quân nào được đánh dấu.
       *[other] Các dấu trên bàn: { $known }.
    }
# $mark (text), $pieces (list): xiangqi-stands.
xiangqi-command-mark-of-opponent = { $mark } là dấu của quân bên kia: { $pieces }.
    .help = Hãy nêu một quân của bên đi.
# $mark (text), $pieces (list): xiangqi-stands.
xiangqi-command-mark-of-mover = { $mark } là dấu của quân bên đi: { $pieces }.
    .help = Quân bị ăn phải là quân của bên kia.
# $mark (text), $kind (term), $pieces (list): xiangqi-stands.
xiangqi-command-mark-of-other-kind = Không có { $kind } nào mang dấu { $mark }; mang dấu này là { $pieces }.
    .help = Hãy viết chữ của quân mang dấu.

## Vì sao không có nước đi

xiangqi-command-nothing-fits = Không có nước đi hợp lệ nào khớp với lệnh.
# $found (text), $kind (term).
xiangqi-command-never-backward = “{ $found }” là lùi, mà { $kind } không bao giờ lùi.
    .help = Chưa sang sông thì chỉ tiến, sang sông rồi thì đi ngang được.
# $found (text), $kind (term).
xiangqi-command-never-sideways = “{ $found }” là đi ngang, mà { $kind } không bao giờ đi ngang.
    .help = Hãy viết “.” hoặc “/” rồi đến cột đích.
# $found (text), $kind (term).
xiangqi-command-never-diagonally = “{ $found }” là đi chéo, mà { $kind } chỉ đi thẳng.
    .help = Hãy viết một trong “.” “/” “-”, hoặc “-t”, “-p” nếu muốn chỉ bên.
# $piece (term), $from (text), $steps (number), $most (number).
xiangqi-command-off-the-board = Quân { $piece } ở { $from } không đi { $steps } bước theo hướng đó được: sau { $most } bước là hết bàn cờ.
# $piece, $kind (terms), $from (text), $steps (number).
xiangqi-command-one-step = Quân { $piece } ở { $from } không đi { $steps } bước được: { $kind } chỉ đi một bước.
# $piece (term), $from (text).
xiangqi-command-no-way-on = Quân { $piece } ở { $from } không đi theo hướng đó được: đã hết bàn cờ.
# $piece (term), $from (text), $column (number), $frame (term).
xiangqi-command-own-column = Quân { $piece } ở { $from } đã đứng ở cột { $column }, { $frame }.
    .help = Đi ngang phải đến cột khác.
# $piece (term), $from (text), $column (number), $found (text), $frame (term).
xiangqi-command-other-side = Cột { $column }, { $frame }, không nằm về phía “{ $found }” của { $piece } ở { $from }.
    .help = “-t” là bên trái, “-p” là bên phải của người đi.
# $piece (term), $from (text), $column (number), $count (number): how many columns, $columns (list), $found (text), $frame (term).
xiangqi-command-wrong-column = Đi “{ $found }” thì { $piece } ở { $from } không đến cột { $column }, { $frame }.
    .help = { $count ->
        [0] Lúc này nó không đi như thế đến cột nào được.
       *[other] Nó đi được đến các cột: { $columns }.
    }
# $kind (term), $steps (number), $right (text), $frame (term).
xiangqi-command-did-you-mean = Số sau hướng đi là số bước, mà { $kind } chỉ đi một bước, không đi { $steps } bước.
    .help = Có phải muốn viết “{ $right }”, tức quân ở cột { $steps }, { $frame }?
# $pieces, $targets, $wanted (lists): xiangqi-stands.
xiangqi-command-captures-others = Chỉ ăn được { $targets }, bằng { $pieces }; không ăn được { $wanted }.
# $pieces, $targets, $wanted (lists): xiangqi-stands.
xiangqi-command-captured-by-others = Chỉ có { $pieces } ăn được { $targets }, còn { $wanted } thì không.
# $pieces (list): xiangqi-stands.
xiangqi-command-captures-nothing = Lúc này { $pieces } không ăn được quân nào.
# $targets (list): xiangqi-stands.
xiangqi-command-nothing-captures = Lúc này không quân nào ăn được { $targets }.
xiangqi-command-no-capture = Không có nước đi hợp lệ nào ăn quân.
xiangqi-command-general-captured = Tướng không bao giờ bị ăn: ván cờ kết thúc trước đó.
    .help = Chiếu tướng viết bằng “+”, như “ext:+” hoặc “ext:X+”.
# $pieces (list): xiangqi-stands.
xiangqi-command-check-not-direct = Nước chiếu không do chính quân đi mà do quân khác: quân đi là { $pieces }.
    .help = Hãy viết “?” nếu là rút chiếu, hoặc bỏ dấu “!”.
# $pieces (list): xiangqi-stands.
xiangqi-command-check-not-indirect = Nước chiếu do chính quân đi: { $pieces }.
    .help = Hãy viết “!” cho nước chiếu trực tiếp, hoặc bỏ dấu “?”.
# $column (number), $columns (list), $frame (term).
xiangqi-command-check-on-other-column = Không có nước nào đến cột { $column }, { $frame }, mà chiếu như thế.
    .help = Các nước đến những cột này thì có: { $columns }.
# $pieces, $wanted (lists): xiangqi-stands.
xiangqi-command-check-by-others = Không có nước nào của { $wanted } chiếu như thế; nước của { $pieces } thì có.
# $pieces (list): xiangqi-stands.
xiangqi-command-piece-gives-no-check = Không có nước đi hợp lệ nào của { $pieces } chiếu tướng.
# $pieces (list): xiangqi-stands.
xiangqi-command-piece-gives-no-such-check = Không có nước đi hợp lệ nào của { $pieces } chiếu theo cách đó.
xiangqi-command-no-check = Không có nước đi hợp lệ nào chiếu tướng.
xiangqi-command-no-such-check = Không có nước đi hợp lệ nào chiếu theo cách đó.
# $pieces (list): xiangqi-stands.
xiangqi-command-has-crossed = Đã sang sông rồi: { $pieces }.
    .help = Sang sông rồi thì hãy viết hướng đi, như “ext:B.” hoặc “ext:B-t”.
# $pieces (list): xiangqi-stands.
xiangqi-command-not-at-river = Đi một bước chưa sang sông được: { $pieces }.
    .help = Tiến một bước viết là “.”, không có “s”.

## Ký hiệu

# $characters (number), $limit (number).
xiangqi-notation-too-long = Văn bản có { $characters } ký tự; chỉ đọc nhiều nhất { $limit }.
    .help = Một nước đi cần chưa tới mười ký tự.
# $example (text): một nước đi.
xiangqi-notation-empty = Văn bản trống; ở đây phải có một nước đi.
    .help = Nước đi được viết như thế này: { $example }.
# $expected (term): xiangqi-notation-expected-…, $signs (text): những gì viết được ở đó, $example (text): một nước đi.
xiangqi-notation-ends = Văn bản kết thúc ở chỗ còn phải có { $expected }.
    .help = Hãy viết tiếp một trong các ký hiệu: { $signs }. Một nước đi đầy đủ là { $example }.
# $found (input), $expected (term), $signs (text), $example (text).
xiangqi-notation-unexpected = “{ $found }” đứng ở chỗ phải có { $expected }.
    .help = Ở đây viết được một trong các ký hiệu: { $signs }. Một nước đi đầy đủ là { $example }.
# $found (input), $read (input): nước đi ở trước.
xiangqi-notation-surplus = Sau nước đi “{ $read }” đã đầy đủ còn có “{ $found }”.
    .help = Hãy bỏ phần theo sau.
xiangqi-notation-space = Trong nước đi không được có dấu cách.
    .help = Hãy viết nước đi không có dấu cách.
# $found (input).
xiangqi-notation-blank = Trong nước đi không được có “{ $found }”, ký tự hiện ra như chỗ trống hoặc không hiện ra.
    .help = Hãy bỏ nó đi.
# $found (input), $right (text).
xiangqi-notation-wrong-character = “{ $found }” đứng ở chỗ phải là “{ $right }”.
    .help = Hãy viết “{ $right }”.
# $found (input), $examples (list): các nước đi.
xiangqi-notation-unknown = “{ $found }” không phải là nước đi theo bất cứ ký hiệu nào.
    .help = Nước đi được viết như những cách sau, tất cả là cùng một nước: { $examples }.
xiangqi-notation-expected-piece = tên quân
xiangqi-notation-expected-which = số cột hoặc chữ chỉ một trong mấy quân
xiangqi-notation-expected-way = dấu chỉ hướng đi
xiangqi-notation-expected-number = số cột hoặc số bước
xiangqi-notation-expected-file = chữ chỉ cột
xiangqi-notation-expected-rank = số chỉ hàng
xiangqi-notation-expected-end = chỗ kết thúc
# $found (input), $right (text).
xiangqi-notation-read-as = “{ $found }” được đọc là “{ $right }”.
xiangqi-notation-blanks = Các dấu cách đã được bỏ qua.
# $piece (term), $point (text).
xiangqi-notation-vacuous = Chữ chỉ một trong mấy quân ở đây không có tác dụng: chỉ có thể là { $piece } ở { $point }.
# $found (input), $piece (term).
xiangqi-notation-other-side = “{ $found }” là quân của bên kia; được đọc là { $piece }.
xiangqi-notation-name-iccs = tọa độ ICCS
xiangqi-notation-name-uci = tọa độ UCI
xiangqi-notation-name-wxf = WXF
xiangqi-notation-name-wxf-old = WXF kiểu cũ
xiangqi-notation-name-zh-hans = ký hiệu Trung Quốc
xiangqi-notation-name-zh-hant = ký hiệu Trung Quốc
xiangqi-notation-name-vi = ký hiệu Việt Nam
xiangqi-notation-name-vi-std = lệnh “std:”
xiangqi-notation-name-vi-ext = lệnh “ext:”
# $found (input).
xiangqi-notation-ambiguous = “{ $found }” ứng với nhiều nước đi hợp lệ.
# $notation (term): tên.
xiangqi-notation-read = Đã đọc theo { $notation }.
# $notation (term): tên.
xiangqi-notation-tried = Đã đọc theo { $notation }, vì đọc như thế thì gần với một nước đi hợp lệ nhất.
# $notation (term): tên, $piece (term), $from, $to (text): điểm.
xiangqi-notation-taken = Đọc theo { $notation } thì đây là { $piece } từ { $from } đến { $to }.

## Nước đi nói đến quân nào, và quân đó đi đâu
## $piece (term). Cột đánh số từ bên phải của người đi. $places (list): xiangqi-notation-place của mọi quân như thế.

# $point (text), $file (number).
xiangqi-notation-place = { $point } (cột { $file })
xiangqi-notation-no-piece = Trên bàn không có { $piece }.
    .help = Hãy nêu một quân mà mình có.
# $file (number).
xiangqi-notation-not-on-file = Trên cột { $file }, tính từ bên phải của người đi, không có { $piece }.
    .help = Quân này ở { $places }.
# $need (message): xiangqi-notation-need-…, $alone (number): số quân đứng một mình trên cột.
xiangqi-notation-too-few = Không có { $piece } nào như thế: cách gọi này cần { $need }.
    .help = Quân này ở { $places }{ $alone ->
        [0] .
       *[other] ; quân đứng một mình trên cột thì gọi bằng số cột.
    }
# $need (message): xiangqi-notation-need-…, $most (number): mỗi bên có nhiều nhất bao nhiêu.
xiangqi-notation-never-so-many = Không có { $piece } nào như thế: cách gọi này cần { $need }, mà mỗi bên không bao giờ có quá { $most } quân.
    .help = Quân này ở { $places }.
# $file (number), $need (message).
xiangqi-notation-too-few-on-file = Trên cột { $file }, tính từ bên phải của người đi, không có { $piece } nào như thế: cách gọi này cần { $need }.
    .help = Quân này ở { $places }.
# $number (number).
xiangqi-notation-need-number = ít nhất { $number } quân trên cùng một cột
# $number (number).
xiangqi-notation-need-sharing = ít nhất { $number } quân đứng chung cột với quân cùng loại
xiangqi-notation-need-two = mấy quân trên cùng một cột
xiangqi-notation-need-three = ít nhất ba quân trên cùng một cột
xiangqi-notation-need-three-or-five = ba hoặc năm quân trên cùng một cột
xiangqi-notation-need-four = bốn hoặc năm quân trên cùng một cột
xiangqi-notation-need-beside-pair = ba quân trên cột ấy và hai quân trên một cột khác
# $from (text): điểm, $file (number): số cột của nó, $number (number), $way (message): xiangqi-way-….
xiangqi-notation-off-board = Quân { $piece } ở { $from } không tiến như thế được: sẽ ra ngoài bàn cờ.
xiangqi-notation-off-board-back = Quân { $piece } ở { $from } không thoái như thế được: sẽ ra ngoài bàn cờ.
xiangqi-notation-not-sideways = Quân { $piece } ở { $from } không bao giờ đi ngang: { $way }.
xiangqi-notation-not-to-file = Quân { $piece } ở { $from } không đi một nước từ cột { $file } đến cột { $number } được: { $way }.
    .help = Số cuối của nước đi như thế là cột nơi đến, tính từ bên phải của người đi.

## Chơi

xiangqi-title = Cờ tướng
xiangqi-typing = Hãy gõ nước đi bằng ký hiệu nào cũng được: điểm (h2e2), WXF (C2=5), tiếng Trung (炮二平五), tiếng Việt (P2-5), hoặc một lệnh nêu điều riêng của nước đi (ext:B5.s, ext:XxM, ext:P+).
xiangqi-phase-play = đang chơi
xiangqi-region-palace = cung
xiangqi-region-river = sông
xiangqi-action-move = đi
xiangqi-action-capture = ăn quân
# $text (text).
xiangqi-why-legal = { $text } hợp lệ.
# $candidates (list).
xiangqi-why-ambiguous = Có nhiều nước đi hợp lệ phù hợp: { $candidates }
xiangqi-request-confirm = Đây không phải là nước đi mà là câu trả lời: đồng ý.
xiangqi-request-cancel = Đây không phải là nước đi mà là câu trả lời: không đồng ý.
xiangqi-request-draw = Đây không phải là nước đi mà là đề nghị với người chơi kia: hòa.
xiangqi-request-swap-sides = Đây không phải là nước đi mà là đề nghị với người chơi kia: đổi bên.
xiangqi-request-undo = Đây không phải là nước đi mà là đề nghị với người chơi kia: đi lại.
xiangqi-request-resign = Đây không phải là nước đi mà là xin thua: chính người xin phải xác nhận.
xiangqi-request-new-game = Đây không phải là nước đi mà là đề nghị với người chơi kia: ván mới.
# $point (text).
xiangqi-explain-empty = { $point } trống.
# $piece (term), $point (text), $way (message): xiangqi-way-….
xiangqi-explain-piece = Ở { $point } là quân { $piece }: { $way }.
# $count (number), $moves (list).
xiangqi-explain-moves = Nó có { $count } nước đi hợp lệ: { $moves }.
xiangqi-explain-stays = Nó không có nước đi hợp lệ.
# $count (number), $moves (list).
xiangqi-explain-bound = Sau { $moves } thì tướng bên mình bị chiếu.
# $side (term).
xiangqi-explain-not-to-move = Đang đến lượt { $side }.
# $pieces (list).
xiangqi-explain-attacked = Nó bị { $pieces } tấn công.
# $pieces (list).
xiangqi-explain-protected = Nó được { $pieces } bảo vệ.
# $text, $from, $to (text), $piece (term).
xiangqi-preview-goes = { $text }: { $piece } đi từ { $from } đến { $to }.
# $piece (term).
xiangqi-preview-captures = Nó ăn { $piece }.
# $side (term), $attackers (list).
xiangqi-preview-check = { $side } bị { $attackers } chiếu.
# $winner (term), $reason (term).
xiangqi-preview-ends = Ván cờ kết thúc, { $winner } thắng: { $reason }.
xiangqi-method-command = một văn bản có nghĩa gì khi là lệnh
xiangqi-method-commands = mọi lệnh chỉ đúng một nước đi này, ngắn nhất trước
