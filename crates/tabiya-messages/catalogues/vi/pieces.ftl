# pieces

## Bàn cờ

pieces-position-empty = Văn bản trống; ở đây cần có một bàn cờ.
    .help = Viết từng hàng từ trên xuống, cách nhau bằng dấu /: 8/8/8/8/3A4/8/8/8.
pieces-position-too-long = Văn bản dài { $bytes } byte; chỉ đọc nhiều nhất { $limit } byte.
    .help = Bàn cờ lớn nhất, 16x16, cũng cần chưa đến 1.000 byte.
pieces-position-character = “{ $found }” không chỉ gì trên bàn cờ.
    .help = Trong một hàng, chữ cái là quân (chữ hoa là quân Trắng), số là số ô trống liền nhau, * là chỗ không có ô.
pieces-position-full-width = “{ $found }” là ký tự toàn chiều rộng; thế cờ được viết bằng chữ cái và chữ số thường.
    .help = Hãy viết { $right }.
# $found (input), $right (text): the same in Latin letters.
pieces-position-cyrillic = “{ $found }” là chữ Kirin; thế cờ được viết bằng chữ Latinh.
    .help = Hãy viết { $right }.
# $found (input).
pieces-position-side = “{ $found }” không chỉ bên nào đến lượt đi.
    .help = Sau bàn cờ và một dấu cách là w cho Trắng hoặc b cho Đen. Trong phần bàn cờ không có dấu cách.
# $found (input).
pieces-position-field = “{ $found }” không phải trường nào đứng sau bên đến lượt đi.
    .help = Các trường đó theo thứ tự là: quyền nhập thành (KQkq hoặc -), ô bắt tốt qua đường (e3 hoặc -) và các số đếm nước đi (0 1).
pieces-position-gap = “{ $found }” không phải là số ô trống.
    .help = Hãy viết một số từ 1 đến 16, không có số 0 đứng trước.
pieces-position-mark = Dấu { $found } này không thuộc về quân nào.
    .help = Quân đã phong cấp có dấu + trước chữ cái hoặc dấu ~ sau chữ cái: +P, Q~.
pieces-position-hand = Phần quân trong tay mở ra ở đây mà không đóng lại.
    .help = Hãy đóng bằng ]: [Pp], hoặc viết [] khi không có quân nào.
pieces-position-after-hand = Phần bàn cờ kết thúc ở quân trong tay, nhưng sau đó còn có “{ $found }”.
    .help = Hãy bỏ đi, hoặc thêm dấu cách phía trước nếu đó là trường tiếp theo.
pieces-position-empty-rank = Hàng thứ { $rank } từ trên xuống không có ô nào.
    .help = Hãy viết số ô trống, chẳng hạn 8, hoặc bỏ bớt một dấu /.
pieces-position-width = Hàng thứ { $rank } từ trên xuống có { $found } ô; các hàng khác có { $expected } ô.
    .help = Mọi hàng phải rộng bằng nhau. Mỗi chữ cái hay dấu * là một ô, mỗi số là bấy nhiêu ô.
pieces-position-too-wide = Hàng thứ { $rank } từ trên xuống có { $found } ô; nhiều nhất là { $limit } ô.
    .help = Hai chữ số liền nhau là một số: 12 là mười hai ô.
pieces-position-too-high = Bàn cờ có { $ranks } hàng; nhiều nhất là { $limit } hàng.
    .help = Hãy xem có thừa dấu / nào không.

## Quân có tên đến từ đâu

# $game (term): pieces-game-….
pieces-known-game = { $game }
# $game (term), $author (text): người nghĩ ra quân.
pieces-known-game-author = { $game } ({ $author })
# $game (term), $since (message): pieces-known-year hoặc pieces-known-century.
pieces-known-game-since = { $game } ({ $since })
# $game (term), $author (text), $since (message).
pieces-known-game-author-since = { $game } ({ $author }, { $since })
# $year (text).
pieces-known-year = năm { $year }
# $century (number).
pieces-known-century = thế kỷ { $century }

## Giới hạn

# $limit (số): số bước tối đa.
pieces-budget-steps = Tìm các nước đi của quân này trên bàn cờ này cần hơn { $limit } bước tính.
    .help = Nhóm lồng trong nhóm, khoảng rộng và nhiều lựa chọn làm công việc tăng gấp nhiều lần; bàn cờ nhỏ hơn thì cần ít hơn.

## Dòng ký hiệu: chỗ sai
## $found (thông điệp): pieces-syntax-quoted, hoặc cuối dòng.
## $right, $near, $far, $distance (văn bản hoặc dữ liệu nhập): cách viết đúng.

pieces-syntax-end = cuối dòng
# $text (dữ liệu nhập).
pieces-syntax-quoted = “{ $text }”
# $length (số), $most (số).
pieces-syntax-too-long = Dòng có { $length } ký tự; chỉ đọc nhiều nhất { $most } ký tự.
    .help = Mỗi dòng nói cách đi của một quân. Nếu có nhiều quân, hãy đưa từng quân một.
# $most (số).
pieces-syntax-too-deep = Ở đây có hơn { $most } nhóm lồng vào nhau.
    .help = Hãy bỏ những dấu ngoặc không thêm gì: ((1+)) là 1+.
pieces-syntax-empty = Dòng trống.
    .help = Hãy viết cách đi của quân: 1* là vua, ~1/2 là mã.
pieces-syntax-unknown = { $found } không phải là dấu của hệ ký hiệu.
    .help = Hãy bỏ nó, hoặc viết bằng các dấu của hệ ký hiệu: chữ số, n, + X * > < =, ~ ^, chữ cái, / - | . ; & , ( ) và !.
pieces-syntax-unknown-letter = { $found } không có nghĩa gì trong hệ ký hiệu này.
    .help = Chữ thường gồm các điều kiện i c o w b a e h, số n và bán kính r. Những chữ như f, g, k, l, m, s thuộc hệ ký hiệu khác, chẳng hạn của Betza. Quân và hàng viết bằng chữ hoa: S1, L8Q.
pieces-syntax-foreign-letter = { $found } không phải chữ cái của hệ ký hiệu.
    .help = Hệ ký hiệu chỉ có chữ Latinh hoa và các chữ thường a b c e h i n o r w, đều không dấu.
pieces-syntax-betza = { $found } là ký hiệu của Betza, không phải ký hiệu này.
    .help = Trong ký hiệu này, nó là { $right }.
pieces-syntax-wrong-sign = Hệ ký hiệu viết “{ $right }”, không viết { $found }.
    .help = Hãy viết { $right }.
pieces-syntax-word = Ở đây có từ { $found }; các nước đi để chọn được nối bằng dấu phẩy.
    .help = Hãy viết dấu , thay cho nó.
# $where (văn bản): behind là sau trọn một nước đi, inside là bên trong nước đi, optional là dấu ? không đứng sau phần phong cấp.
pieces-syntax-unexpected = { $found } không thể đứng ở đây.
    .help = { $where ->
        [behind] Nước đi kết thúc trước chỗ này. Dấu phẩy nối các nước đi để chọn; . ; và & nối các chặng của một nước đi.
        [optional] Dấu ? chỉ đứng sau phần phong cấp có thể từ chối: L8Q?.
       *[inside] Hãy bỏ nó đi, hoặc viết thay vào đó điều bạn định viết.
    }
pieces-syntax-missing-separator = Thiếu dấu phẩy trước { $found }.
    .help = Hãy viết { $right }. Nếu là hai chặng của một nước đi, hãy thay dấu phẩy bằng . ; hoặc &.
pieces-syntax-missing-leg = Ở đây thiếu một nước đi; tiếp theo lại là { $found }.
    .help = Giữa dấu phẩy, dấu nối (. ; &) và dấu ngoặc phải có nước đi: khoảng cách và hướng, như 1+, hoặc bước nhảy, như ~1/2.
pieces-syntax-missing-move = Điều kiện, ảnh hưởng và kiểu đi phải thuộc về một nước đi, nhưng ở đây lại là { $found }.
    .help = Hãy viết nước đi: khoảng cách và hướng, như 1+, hoặc bước nhảy, như 1/2.
pieces-syntax-empty-group = Trong cặp ngoặc này không có gì.
    .help = Hãy viết một nước đi vào đó, như (1+), hoặc bỏ cặp ngoặc.
pieces-syntax-missing-distance = Không có khoảng cách trước hướng { $found }.
    .help = Hãy viết { $near } cho một ô, { $far } cho số ô bất kỳ.
pieces-syntax-missing-direction = Không có hướng sau khoảng cách { $distance }; ở đây là { $found }.
    .help = Hãy viết { $distance }+ để đi thẳng, { $distance }X để đi chéo, { $distance }* cho cả hai. Bước nhảy có hai số: 1/2 là của mã.
# $count (text).
pieces-syntax-missing-group = Sau số lần { $count } phải là dấu ngoặc, nhưng ở đây là { $found }.
    .help = Phần được lặp lại đứng trong ngoặc: { $right }.
pieces-syntax-direction-first = Trong { $found } hướng đứng trước khoảng cách.
    .help = Hãy viết { $right }.
pieces-syntax-no-direction = { $found } không phải là hướng.
    .help = Các hướng là + (thẳng), X (chéo), * (cả hai), > (tiến), < (lùi), = (ngang), các tổ hợp <> >= <= <>=, cùng >> (phải), << (trái). Sau X có thể có mũi tên: X>.
pieces-syntax-missing-range-end = Khoảng không có điểm cuối; ở đây là { $found }.
    .help = Hãy viết một số hoặc n sau dấu -: 1-3, 2-n.
pieces-syntax-range-down = Khoảng { $found } đi từ lớn xuống bé.
    .help = Hãy viết { $right }.
pieces-syntax-range-from-any = Khoảng không thể bắt đầu bằng n: { $found }.
    .help = Riêng n là khoảng cách bất kỳ; 2-n là từ 2 trở lên.
pieces-syntax-missing-second = Không có số sau dấu /; ở đây là { $found }.
    .help = Bước nhảy có hai số: 1/2 là một ô theo chiều này và hai ô theo chiều kia.
# $most (số).
pieces-syntax-number-too-large = { $found } quá lớn: số lớn nhất là { $most }.
    .help = n là xa đến hết bàn cờ.
pieces-syntax-sign = Khoảng cách không có dấu âm.
    .help = Đi lùi là <: 3<. Dấu âm chỉ đứng trong vectơ: (1,-3).
pieces-syntax-vector-part = Vectơ có hai số; ở chỗ của một số lại là { $found }.
    .help = Hãy viết sang phải mấy ô và tiến mấy ô: (1,-2).
pieces-syntax-count-zero = Một nhóm được đi ít nhất một lần, nên số lần không thể là { $found }.
    .help = Hãy viết số lần từ 1 trở lên: 3(1X) là nhiều nhất ba lần, n(1X) là bao nhiêu lần cũng được.
pieces-syntax-missing-radius = Không có bán kính; ở đây là { $found }.
    .help = Hãy viết một số hoặc n: r2 là mọi ô trong vòng hai ô, Ar1 là nổ các ô xung quanh.
pieces-syntax-missing-line = Không có số hàng sau L; ở đây là { $found }.
    .help = L2 trước nước đi: quân đứng ở hàng 2. L8Q: quân thành Q ở hàng 8.
pieces-syntax-missing-promotion = Không nói phong thành quân gì; ở đây là { $found }.
    .help = Hãy viết chữ cái của quân: L8Q. Khi là điều kiện, hàng đứng trước nước đi: L2o2>.
pieces-syntax-missing-joint = Không có chữ cái sau O; ở đây là { $found }.
    .help = Hãy viết chữ cái của quân đi và của quân cùng đi: OKR.
pieces-syntax-missing-partner = Sau O chỉ có một chữ cái; tiếp theo là { $found }.
    .help = Hãy viết chữ cái của quân đi và của quân cùng đi: OKR.
pieces-syntax-missing-swap = Không có chữ cái sau |; ở đây là { $found }.
    .help = Hãy viết chữ cái của quân sẽ đổi chỗ: |R.
pieces-syntax-two-kinds = { $found } là kiểu đi thứ hai; một nước đi chỉ có một kiểu.
    .help = Hãy giữ một: ~ (nhảy), ^ (ăn quân bị nhảy qua) hoặc ^^ (nhảy qua một quân).
pieces-syntax-late-kind = Kiểu đi { $found } đứng sau khoảng cách.
    .help = Hãy viết { $right }.
pieces-syntax-late-condition = Điều kiện { $found } đứng quá muộn trong nước đi.
    .help = Điều kiện đứng đầu, rồi đến kiểu đi, rồi khoảng cách: c~2+.
pieces-syntax-letter = { $found } chỉ quân đứng gần, nhưng sau đó không có khoảng cách.
    .help = { $right } là có quân ấy cách một ô. Các chữ hoa làm điều kiện là A, E, W, B, và L kèm số hàng.
pieces-syntax-long-influence = Khoảng cách của ảnh hưởng chỉ có một chữ số, nên { $found } là thừa.
    .help = Hãy viết một chữ số, hoặc n.
pieces-syntax-nothing-negated = Không có gì để ! phủ định; ở đây là { $found }.
    .help = Dấu này đứng trước ảnh hưởng hoặc điều kiện trạng thái: !S1, !h, !i.
pieces-syntax-not-negatable = Không thể phủ định { $found }.
    .help = Hãy viết điều ngược lại: { $right }.
pieces-syntax-negation-outside = Dấu ! của ảnh hưởng đứng bên trong ngoặc.
    .help = Hãy viết { $right }.
pieces-syntax-unclosed = Đến cuối dòng vẫn còn một dấu ngoặc chưa đóng.
    .help = Hãy viết ) ở chỗ nhóm kết thúc.
pieces-syntax-unopened = Không có dấu ngoặc mở nào cho dấu ngoặc đóng này.
    .help = Hãy bỏ ), hoặc viết ( ở chỗ nhóm bắt đầu.
pieces-syntax-must-at-end = Sau & phải còn một chặng, nhưng ở đây lại là { $found }.
    .help = Trước ) của nhóm có số lần chỉ viết . hoặc ;, không viết &.
pieces-syntax-uncounted-link = Dấu nối trước ) chỉ dùng cho nhóm có số lần.
    .help = Hãy viết số lần, như n(1+.), hoặc bỏ dấu nối.
# $number (văn bản): E2. $extension (từ): pieces-extension-….
pieces-syntax-extension = { $found } không có trong tài liệu gốc: đó là phần mở rộng { $number }, { $extension }.
    .help = Hãy đọc dòng theo cấu hình “tabiya”, vốn có các phần mở rộng.

## Phần mở rộng của hệ ký hiệu

pieces-extension-link = dấu nối trước ngoặc đóng
pieces-extension-hop = bước nhảy qua quân ^^
pieces-extension-not = dấu ! trước điều kiện khác h
pieces-extension-star = mũi tên sau *
pieces-extension-oblique = ảnh hưởng theo bước nhảy
pieces-extension-promotion = phong cấp có dấu + hoặc dấu ? đi kèm

## Dòng ký hiệu: điều nên biết

pieces-lint-homoglyph = { $found } là chữ Kirin; nó được đọc như chữ Latinh { $right }.
    .help = Hãy viết chữ Latinh.
pieces-lint-lower-x = x được đọc như X, các đường chéo.
    .help = Hãy viết X.
pieces-lint-lower-x-letter = x được đọc như X, chữ cái của một quân.
    .help = Hãy viết X.
# $next (text): a digit. $right (text): the influence in parentheses.
pieces-lint-one-digit = Khoảng cách trong { $found } chỉ có một chữ số; số { $next } sau đó mở đầu phần tiếp theo.
    .help = Để tách hai phần, hãy viết { $right }.
pieces-lint-bare-vector = { $found } được đọc là một vectơ, không phải hai nước đi.
    .help = Hãy viết { $right }.
pieces-lint-plus-arrow = { $found } cũng như +: hướng của mũi tên đã có trong +.
    .help = Hãy viết +, hoặc chỉ viết mũi tên { $right }.
pieces-lint-whitespace-inside = Khoảng trắng bên trong { $found } bị bỏ qua.
    .help = Hãy viết { $right }.
# $influence (dữ liệu nhập), $conditions (dữ liệu nhập): hai cách viết.
pieces-lint-letter-clash = { $found } được đọc là ảnh hưởng, dù các chữ cái ấy cũng là điều kiện.
    .help = Hãy viết { $influence } nếu là ảnh hưởng, { $conditions } nếu là điều kiện.
pieces-lint-letter-clash-no-condition = { $found } là ảnh hưởng, nhưng các chữ cái ấy còn có nghĩa khác.
    .help = Hãy viết { $influence }.
# $direction (text).
pieces-lint-idle-direction = Trong { $found }, hướng { $direction } không thay đổi gì.
    .help = { $right } cũng có nghĩa như vậy. Ở đây hướng chỉ chọn trong các bước nhảy như 1/2 mà không có hướng riêng, và chỉ khi có mũi tên: 1/2>.
pieces-lint-redundant-leap = Dấu ~ trong { $found } không thay đổi gì: đây vốn là bước nhảy.
    .help = { $right } cũng có nghĩa như vậy.
pieces-lint-turning = Các lần lặp trong { $found } có thể đổi hướng, vì lặp theo hướng cũ sẽ không thêm gì.
    .help = { $right } nói điều đó mà không cần quy tắc riêng.
pieces-lint-no-move = { $found } không tạo ra nước đi nào.
    .help = Hãy bỏ nó.
pieces-lint-fragment = { $found } chỉ nói quân nào đứng gần; nó không tạo ra nước đi nào.
    .help = Hãy viết một nước đi sau nó: S1=c1> ăn quân phía trước khi đứng cạnh S.
pieces-lint-co = { $found } vừa phải ăn quân vừa không được ăn quân: không bao giờ đi được.
    .help = Hãy giữ c để chỉ ăn quân, hoặc o để chỉ đi.
# $first (thông điệp), $second (thông điệp): điều kiện.
pieces-lint-contradiction = { $first } và { $second } không bao giờ cùng đúng, nên { $found } không bao giờ đi được.
    .help = Hãy giữ một điều kiện, hoặc viết thành hai nước đi nối bằng dấu phẩy.
# $what (văn bản): joint hoặc swap.
pieces-lint-exchange-not-alone = { $found } là { $what ->
        [joint] nhập thành
       *[swap] đổi chỗ
    }, vốn là một nước đi riêng: làm một chặng của nước đi dài hơn hoặc nằm trong nhóm thì không bao giờ đi được.
    .help = Hãy viết nó thành một nước đi để chọn, nối với các nước khác bằng dấu phẩy: { $right }.
pieces-lint-exchange-no-step = Trong { $found } không nói { $what ->
        [joint] quân nhập thành đi hướng nào và bao xa
       *[swap] quân cùng đổi chỗ đứng ở đâu
    }, nên không bao giờ đi được.
    .help = Hãy viết khoảng cách và hướng trước đó: { $what ->
        [joint] 2=OKR
       *[swap] n=|R
    }.
# $first (thông điệp): phần có hiệu lực.
pieces-lint-second-exchange = { $found } bị bỏ qua: một nước đi chỉ có một quân cùng đi, và { $first } đứng trước.
    .help = Hãy nối hai nước đi bằng dấu phẩy. Các chữ cái chỉ cần một trong số đó thì viết liền nhau: |RQ.
# $signs (thông điệp): các dấu không có tác dụng. $what (văn bản): joint hoặc swap.
pieces-lint-idle-sign = Trong { $found }, { $signs } không có tác dụng: { $what ->
        [joint] nhập thành không ăn quân và chỉ đi qua ô trống
       *[swap] đổi chỗ không ăn quân
    }.
    .help = { $right } cũng có nghĩa như vậy.
# $before (thông điệp): chặng luôn ăn quân.
pieces-lint-cut-off = { $found } không bao giờ được thực hiện: { $before } luôn ăn quân, mà đã ăn quân thì nước đi kết thúc ở dấu chấm tiếp theo.
    .help = Để đi tiếp được sau khi ăn quân, hãy viết ; còn nếu phần sau là bắt buộc, hãy viết &: { $right }.
pieces-lint-lost-promotion = { $found } không bao giờ xảy ra: cũng nước đi đó loại quân khỏi bàn cờ.
    .help = Hãy bỏ phần phong cấp, hoặc bỏ c0 là phần loại quân khỏi bàn cờ.
# $number (văn bản): E2. $extension (từ): pieces-extension-….
pieces-lint-extension-used = { $found } dùng phần mở rộng { $number }, { $extension }.
    .help = Chương trình chỉ biết tài liệu gốc sẽ không đọc được.
# $boards (số), $size (văn bản): 8x8.
pieces-lint-nothing-added = { $found } không thêm gì: bỏ nó đi, các nước đi vẫn như cũ trên { $boards } bàn cờ { $size }, có bàn trống và có bàn xếp quân ngẫu nhiên.
    .help = Trên bàn cờ { $size }, { $right } cũng có nghĩa như vậy.
pieces-lint-never-moves = { $found } không có nước đi nào trên { $boards } bàn cờ { $size }, có bàn trống và có bàn xếp quân ngẫu nhiên.
    .help = Điều nó đòi hỏi hiếm gặp, cần bàn cờ lớn hơn, hoặc không bao giờ xảy ra.
# $what (văn bản): promotion hoặc effect. $alone (văn bản): yes nếu dòng không có nước đi nào khác.
pieces-lint-never-acts = { $found } chưa lần nào { $what ->
        [promotion] làm quân được phong cấp
       *[effect] có tác dụng
    }: có nó hay không, các nước đi vẫn như nhau trên { $boards } bàn cờ { $size }, có bàn trống và có bàn xếp quân ngẫu nhiên.
    .help = { $alone ->
        [yes] Nó tác động lên các nước đi khác. Hãy viết một nước bên cạnh, nối bằng dấu phẩy: { $right }.
       *[no] { $what ->
            [promotion] Hàng được đếm từ 1 ở phía quân đi đến hết chiều cao bàn cờ, và phải có nước đi kết thúc ở đó.
           *[effect] Điều nó đòi hỏi hiếm gặp, cần bàn cờ lớn hơn, hoặc không bao giờ xảy ra.
        }
    }

## Các môn cờ mà quân có tên bắt nguồn

pieces-game-armenian-draughts = Cờ đam Armenia
pieces-game-berolina-chess = Cờ Berolina
pieces-game-bigorra = Bigorra
pieces-game-breakthrough = Cờ Đột phá
pieces-game-carreras-chess = Cờ Carrera
pieces-game-chaturanga = Chaturanga
pieces-game-chess = Cờ vua
pieces-game-chess-with-different-armies = Cờ khác quân
pieces-game-chu-shogi = Chu shogi
pieces-game-courier-chess = Cờ Courier
pieces-game-dai-shogi = Dai shogi
pieces-game-document = Tài liệu của ký hiệu này
pieces-game-empire-chess = Cờ Đế chế
pieces-game-english-draughts = Cờ đam Anh
pieces-game-fairy-chess = Cờ thần tiên
pieces-game-falcon-chess = Cờ Chim ưng
pieces-game-falcon-hunter-chess = Cờ Chim ưng và Thợ săn
pieces-game-gigachess = Gigachess
pieces-game-grant-acedrex = Grant Acedrex
pieces-game-heian-dai-shogi = Heian dai shogi
pieces-game-heian-shogi = Heian shogi
pieces-game-hiashatar = Hiashatar
pieces-game-hoppel-poppel = Hoppel-poppel
pieces-game-international-draughts = Cờ đam quốc tế
pieces-game-janggi = Janggi
pieces-game-legans-chess = Cờ Legan
pieces-game-makruk = Makruk
pieces-game-metamachy = Metamachy
pieces-game-musketeer-chess = Cờ Ngự lâm
pieces-game-new-zealand-chess = Cờ New Zealand
pieces-game-omega-chess = Cờ Omega
pieces-game-partisan = “Du kích” trong tài liệu của ký hiệu này
pieces-game-pawn-back-chess = Cờ tốt lùi
pieces-game-pawn-sideways-chess = Cờ tốt đi ngang
pieces-game-scirocco = Scirocco
pieces-game-shako = Shako
pieces-game-shatranj = Shatranj
pieces-game-shogi = Shogi
pieces-game-spartan-chess = Cờ Sparta
pieces-game-tamerlane-2000 = Tamerlane 2000
pieces-game-tamerlane-chess = Cờ Tamerlane
pieces-game-tenjiku-shogi = Tenjiku shogi
pieces-game-terachess = Terachess
pieces-game-tori-shogi = Tori shogi
pieces-game-torpedo-chess = Cờ Ngư lôi
pieces-game-turkish-draughts = Cờ đam Thổ Nhĩ Kỳ
pieces-game-wa-shogi = Wa shogi
pieces-game-wolf-chess = Cờ Sói
pieces-game-xiangqi = Cờ tướng
