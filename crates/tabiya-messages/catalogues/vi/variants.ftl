# variants

## Tệp biến thể: chỗ không phải TOML

variants-file-too-long = Tệp dài hơn { $limit } byte; chỉ đọc nhiều nhất chừng ấy.
    .help = Một biến thể chỉ cần vài nghìn byte.
variants-file-toml-repeated = “{ $key }” xuất hiện ở đây lần thứ hai.
    .help = Hãy giữ lại một chỗ, hoặc gộp nội dung của cả hai.
variants-file-toml-no-table = Ở đây thêm khóa cho “{ $key }”, nhưng nó không phải là bảng có thể nhận thêm khóa.
    .help = Hãy viết mọi khóa của nó ở cùng một chỗ.
variants-file-toml-value = Ở đây thiếu khóa hoặc giá trị của nó.
    .help = Hãy viết khóa = giá trị: size = "8x8".
variants-file-toml-key = Không đọc được khóa nào ở đây.
    .help = Khóa gồm chữ cái, chữ số, - và _; khóa khác phải đặt trong dấu ngoặc kép: "+P".
variants-file-toml-bracket = Có dấu ngoặc ở đây thiếu dấu đi cùng.
    .help = [ đóng bằng ], [[ bằng ]], {"{"} bằng {"}"}.
variants-file-toml-quotes = Ở đây cần có một văn bản trong dấu ngoặc kép.
    .help = Hãy viết nó giữa hai dấu " trên cùng một dòng; true và false thì không cần.
variants-file-toml-comma = Giữa các giá trị này thiếu hoặc thừa dấu phẩy.
    .help = Hãy viết ["P", "Q"] hoặc {"{"} white = "e1", black = "e8" {"}"}.
variants-file-toml-escape = Phần đứng sau dấu \ này không có nghĩa.
    .help = Viết \\ cho chính dấu \, hoặc đặt văn bản giữa hai dấu ', trong đó mọi ký tự chỉ chính nó.
variants-file-toml-number = Không đọc được số nào ở đây.
    .help = Hãy viết bằng chữ số, không có số 0 đứng trước: 100. Văn bản thì đặt trong dấu ngoặc kép.
variants-file-toml-deep = Ở đây quá nhiều danh sách hoặc bảng lồng vào nhau.
    .help = Không phần nào của biến thể cần quá ba tầng.
variants-file-toml-line-end = Dòng ở đây kết thúc kiểu máy Mac cũ, chỉ có U+000D.
    .help = Hãy lưu tệp với dấu xuống dòng ngày nay: U+000A, hoặc U+000D và U+000A.
variants-file-toml-wide = Dấu { $found } là của bàn phím khác; TOML dùng { $right }.
    .help = Hãy viết { $right }.
variants-file-toml-control = Ở đây có ký tự điều khiển { $found }, thứ không được có trong TOML.
    .help = Hãy bỏ nó đi.
variants-file-toml-rest = Phần ở đây không thuộc khóa hay giá trị nào.
    .help = Mỗi dòng là khóa = giá trị, sau đó chỉ có thể là chú thích: pass = "never" # như cờ vua.

## Tệp biến thể: phần kế thừa

variants-file-inherited = “{ $key }”, lấy từ “{ $base }”, không phù hợp: { $problem }.
    .help = Hãy cho nó một giá trị phù hợp ở đây. Thứ không còn cần thì bỏ đi bằng false, chẳng hạn pieces.Q = false.
variants-file-base-unknown = Không có biến thể “{ $found }” để mở rộng.
    .help = Hãy viết tên một biến thể có sẵn, chẳng hạn chess, hoặc một tệp: ./mine.toml.
variants-file-base-broken = Không đọc được “{ $found }” được mở rộng ở đây: { $problem }.
    .help = Hãy kiểm tra tệp đó trước.
variants-file-base-circle = Các biến thể mở rộng lẫn nhau thành vòng: “{ $found }” lại xuất hiện.
    .help = Hãy để một trong số đó đứng riêng.
variants-file-base-deep = Hơn { $most } biến thể mở rộng lẫn nhau.
    .help = Hãy mở rộng một biến thể gần gốc hơn.
variants-file-takes-nothing = Không có “{ $key }” nào để false này bỏ đi.
    .help = Hãy bỏ mục này; false bỏ đi thứ mà biến thể được mở rộng có.

## Tệp biến thể: khóa và giá trị

variants-file-unknown-key = Ở đây không có khóa “{ $key }”.
    .help = Các khóa ở đây là: { $known }.
variants-file-unknown-key-near = Ở đây không có khóa “{ $key }”.
    .help = Hãy viết { $near }.
variants-file-missing-key = Ở đây thiếu khóa “{ $key }”.
    .help = Hãy thêm { $key } = và giá trị của nó.
variants-file-missing-table = Thiếu bảng “{ $key }”.
    .help = Hãy viết { $head } trên một dòng riêng, bên dưới là các khóa của bảng, ít nhất: { $needed }.
variants-file-missing-side = “{ $key }” không nói gì cho { $side }.
    .help = Hãy viết cả hai, white và black; một giá trị không ghi bên thì dùng cho cả hai.
variants-file-wrong-type = “{ $key }” ở đây là { $found }; cần phải là { $expected }.
variants-file-type-text = văn bản
variants-file-type-flag = true hoặc false
variants-file-type-number = số nguyên
variants-file-type-decimal = số có dấu chấm
variants-file-type-date = ngày hoặc giờ
variants-file-type-table = bảng
variants-file-type-list = danh sách
variants-file-type-names = văn bản, hoặc bảng các văn bản theo ngôn ngữ
variants-file-type-in-hand = chữ cái của quân trong dấu ngoặc kép, hoặc false
variants-file-type-letters = chữ cái của quân trong dấu ngoặc kép, hoặc danh sách các chữ cái đó
variants-file-type-sides = văn bản, hoặc bảng có white và black
variants-file-type-tables = danh sách các bảng
variants-file-number = “{ $key }” ở đây là { $found }; cần phải từ { $from } đến { $to }.
variants-file-word = “{ $key }” không thể là “{ $found }”.
    .help = Có thể chọn: { $known }.
variants-file-word-near = “{ $key }” không thể là “{ $found }”.
    .help = Hãy viết { $near }. Có thể chọn: { $known }.
variants-file-empty-text = “{ $key }” để trống.
    .help = Hãy viết nội dung, hoặc bỏ nó đi.
variants-file-unseen-sign = “{ $key }” có ký tự { $found } mà không ai nhìn thấy.
    .help = Hãy bỏ nó đi và viết trên một dòng.
variants-file-long-text = “{ $key }” có { $length } ký tự; chỉ đọc nhiều nhất { $most } ký tự.
variants-file-long-list = “{ $key }” có { $found } mục; chỉ đọc nhiều nhất { $most } mục.
variants-file-name = “{ $found }” không thể là tên biến thể.
    .help = Tên gồm chữ thường a đến z, chữ số và -: king-of-the-hill. Cách gọi thông thường viết ở title.
variants-file-letter = “{ $found }” không thể là chữ cái của quân.
    .help = Đó là một chữ hoa từ A đến Z; quân đã phong cấp có + phía trước hoặc ~ phía sau: P, +P, Q~.
variants-file-letter-case = “{ $found }” không thể là chữ cái của quân, vì quân được viết bằng chữ hoa.
    .help = Hãy viết { $right }; chữ thường chỉ dùng cho quân đen trong thế cờ.

## Tệp biến thể: bàn cờ và các ô

variants-file-size = “{ $found }” không phải là kích thước bàn cờ.
    .help = Hãy viết số cột và số hàng, mỗi số từ 1 đến { $most }, giữa hai số là x: 8x8.
variants-file-all-holes = Các ô khuyết không chừa lại ô nào của bàn cờ.
    .help = Hãy bỏ bớt ô khuyết.
variants-file-term = “{ $found }” không chỉ ô nào.
    .help = Ô được viết là a1, a1-c3, rank 3, ranks 1-4, file c, files a-c, all, none hoặc tên vùng; not bỏ đi phần đứng sau nó.
variants-file-term-near = “{ $found }” không chỉ ô nào.
    .help = Hãy viết { $near }.
variants-file-term-end = Sau “{ $found }” còn thiếu gì đó.
    .help = Hãy viết rank 3, ranks 1-4, file c, files a-c hoặc not d4.
variants-file-ranks = “{ $found }” không phải là hàng.
    .help = Hãy viết một số, hoặc hai số nối bằng -: rank 3, ranks 1-4.
variants-file-files = “{ $found }” không phải là cột.
    .help = Hãy viết một chữ thường, hoặc hai chữ nối bằng -: file c, files a-c.
variants-file-range-down = “{ $found }” đi ngược.
    .help = Hãy viết { $right }.
variants-file-off-board = “{ $found }” nằm ngoài bàn cờ { $size }.
    .help = Nhìn từ phía trắng, cột tính từ a sang phải, hàng tính từ 1 lên trên.
variants-file-nothing-before = Trước not này không có gì để bớt đi.
    .help = Hãy viết trước phần bị bớt: all not d4.
variants-file-no-squares = Ở đây không có ô nào cả.
    .help = Hãy chỉ ra các ô; bên nào không có ô thì viết none cho bên đó.
variants-file-only-holes = Mọi ô nêu ở đây đều là ô khuyết, không thuộc bàn cờ.
    .help = Hãy chỉ ra các ô của bàn cờ; bên nào không có ô thì viết none cho bên đó.
variants-file-region-unknown = Không có vùng “{ $found }”.
    .help = Các vùng của biến thể này: { $known }. Ô được viết là a1, a1-c3, rank 3, files a-c hoặc all.
variants-file-region-circle = Vùng “{ $key }” được định nghĩa bằng chính nó.
    .help = Trong các vùng gọi tên lẫn nhau, hãy ghi rõ ô cho một vùng.
variants-file-region-nowhere = Vùng “{ $key }” không có ô nào.
    .help = Hãy cho nó squares, hoặc white và black.
variants-file-region-twice = Vùng “{ $key }” được cho ô hai lần: cho cả hai bên, rồi cho từng bên.
    .help = Hãy giữ squares, hoặc white và black.
variants-file-region-sides = Các ô này khác nhau theo bên, nhưng ở đây chúng không thuộc bên nào.
    .help = Hãy viết các ô thay cho tên vùng.
variants-file-region-name = “{ $found }” không thể là tên vùng.
    .help = Tên gồm chữ thường a đến z, chữ số và -, không viết giống một ô hay một từ như all.
variants-file-sectors-overlap = Phần bàn cờ của hai bên có ô chung.
    .help = Mỗi ô thuộc phần của một bên, hoặc không thuộc bên nào.

## Tệp biến thể: quân

variants-file-no-pieces = Biến thể này không có quân nào.
    .help = Hãy thêm quân: K = {"{"} line = "1*", royal = true {"}"}.
variants-file-unused-piece = Không ván nào có quân “{ $letter }”: thế khởi đầu không có nó, và không quân nào thành nó.
    .help = Hãy đặt nó lên bàn cờ, hoặc bỏ nó đi.
variants-file-unknown-letter = Biến thể này không có quân “{ $found }”.
    .help = Các quân là: { $known }.
variants-file-repeated-letter = “{ $found }” xuất hiện lần thứ hai trong danh sách này.
    .help = Hãy bỏ nó đi.
variants-file-no-letters = “{ $key }” không nêu quân nào.
    .help = Hãy viết chữ cái của các quân: ["P", "N"].
variants-file-much-work = Với dòng này, việc chuẩn bị các quân trước ván cần hơn { $limit } bước.
    .help = Khoảng rộng và nhiều lựa chọn nhân công việc lên ở mọi ô; bàn cờ nhỏ hơn thì ít ô hơn.
variants-file-joint-mover = Sau O trước hết là quân có dòng này, { $letter }, chứ không phải { $found }.
    .help = Hãy viết O{ $letter } rồi đến chữ cái của quân cùng đi.
variants-file-promotes-to-itself = Ở đây { $letter } sẽ thành { $letter }, tức là chính nó.
    .help = Hãy bỏ nó; nếu quân được giữ nguyên thì viết mandatory = "none".
variants-file-line-rank = Không quân nào đứng được trên hàng { $found }: bàn cờ có { $ranks } hàng.
    .help = Hàng được tính từ phía của quân, bắt đầu từ 1.
variants-file-hand-without-drops = Trong biến thể này, quân bị bắt không vào tay ai.
    .help = Hãy viết captures-to-hand = true dưới [drops], hoặc bỏ mục này.
variants-file-drop-without-drops = Biến thể này không có thả quân.
    .help = Hãy thêm bảng [drops], hoặc bỏ mục này.
variants-file-drop-outside = { $letter } không được đứng ở một số ô mà nó được thả.
    .help = Vùng thả phải nằm trong vùng của quân.
variants-file-drop-itself = { $letter } vốn đã được thả thành chính nó.
    .help = Hãy bỏ nó: as chỉ liệt kê những quân khác mà nó có thể thành.
variants-file-royal-in-hand = { $letter } là quân vua, nên không bao giờ ở trong tay.
    .help = Hãy bỏ mục này, hoặc để quân đó là quân thường.
variants-file-royal-victim = { $letter } là quân vua, nên không bị bắt qua đường.
    .help = Hãy bỏ quân này, hoặc viết royalty = "none": khi đó có thể bắt quân vua.

## Tệp biến thể: luật

variants-file-mandatory-outside = Một số ô này nằm ngoài vùng phong cấp.
    .help = mandatory chỉ nêu các ô trong vùng đó, hoặc none.
variants-file-limit-of-none = “{ $found }” bị giới hạn, nhưng ở đây không quân nào thành nó.
    .help = Hãy thêm nó vào danh sách to, hoặc bỏ giới hạn.
variants-file-promotion-repeated = Mọi điều nêu ở đây về { $letter } đã có trong một [[promotion]] ở trên.
    .help = Hãy chỉ giữ lại một.
variants-file-castling-form = “{ $found }” không phải là hai ô của bàn cờ { $size }.
    .help = Hãy viết ô đi và ô đến: e1g1.
variants-file-castling-crooked = “{ $found }” không theo hàng cũng không theo cột.
    .help = Khi nhập thành, cả hai quân đều đi thẳng.
variants-file-castling-hole = “{ $found }” bắt đầu hoặc kết thúc ở ô khuyết.
    .help = Hãy nêu các ô của bàn cờ.
variants-file-castling-same = Hai quân sẽ đứng trên cùng một ô.
    .help = Hãy cho hai quân ô đi khác nhau và ô đến khác nhau.
variants-file-castling-nothing = Nhập thành như vậy không quân nào đi cả.
    .help = Hãy để mover và partner nêu mỗi quân từ đâu đến đâu: mover = "e1g1".
variants-file-castling-alone = Nhập thành như vậy chỉ có một trong hai quân đi.
    .help = Hãy để mover và partner nêu mỗi quân từ đâu đến đâu; nếu đúng là ý muốn thì cứ để vậy.
variants-file-castling-nobody = Ở thế khởi đầu, bên này không có quân ở { $square }, nên không bao giờ nhập thành từ đó.
    .help = Chỉ những quân chưa đi từ đầu ván mới nhập thành.
variants-file-castling-repeated = Nước nhập thành này đã được nêu rồi, ở một [[castling]] khác hoặc ở chữ O trong dòng của quân đi.
    .help = Hãy chỉ giữ lại một.
variants-file-castling-two-ends = Một cách nhập thành khác của quân này đi cùng đường, với cùng một quân kia nhưng đến ô khác; cách ghi nước đi không phân biệt được hai cách này.
    .help = Hãy chỉ giữ lại một.
variants-file-castling-exchanged = Một cách nhập thành khác cho chính hai quân này đi cùng các đường ấy; ở đây chỉ đổi chỗ mover và partner.
    .help = Hãy chỉ giữ lại một: cách mà mover là quân không được nhập thành khi đang bị tấn công, qua ô bị tấn công hay đến ô bị tấn công.
variants-file-castling-idle-right = Quyền { $right } không cho nước nhập thành nào: các quân liên quan không có ô để nhập thành đến.
    .help = Hãy bỏ chữ này khỏi thế khởi đầu, hoặc nêu các ô nhập thành trong một [[castling]].
variants-file-no-royals = “{ $key }” nói về quân vua, nhưng không có quân nào cần tránh bị tấn công.
    .help = Hãy viết royal = true cho một quân (và không viết royalty = "none"), hoặc bỏ mục này.
variants-file-idle-without-royals = “{ $key }” không thay đổi gì, vì không có quân nào cần tránh bị tấn công.
    .help = Hãy bỏ nó, hoặc viết royal = true cho một quân.
variants-file-idle-without-passes = “{ $key }” không thay đổi gì, vì không bên nào được bỏ lượt.
    .help = Hãy bỏ nó, hoặc cho bỏ lượt: pass = "always" hoặc "when-stuck".
variants-file-starts-decided = Ván cờ kết thúc trước nước đi đầu tiên: { $reason }.
    .help = Hãy sửa thế khởi đầu, hoặc luật trong [ends] định kết quả.
variants-file-checks-fewer = Cần chiếu { $most } lần để thắng, nhưng ở thế khởi đầu Trắng chỉ còn { $white } lần, Đen { $black } lần.
    .help = Hãy cho thế khởi đầu và “checks” khớp nhau: { $most }+{ $most } trong thế khởi đầu, hoặc một số khác ở đây.
variants-file-checks-never = Ở đây đếm số lần chiếu, nhưng no-checks làm mọi nước chiếu đều không hợp lệ.
    .help = Hãy giữ lại một trong hai.
variants-file-facing-never = Ở đây các quân vua không thể đối mặt: flying làm việc đó không hợp lệ.
    .help = Hãy giữ flying hoặc facing.
variants-file-blast-nothing = Vụ nổ này không loại quân nào.
    .help = Hãy viết radius từ 1 trở lên, hoặc bỏ captor.
variants-file-each-of-all = “each” đếm riêng từng quân trong danh sách, nhưng không có danh sách nào.
    .help = Hãy nêu các quân: pieces = ["K", "Q"].
variants-file-reply-by-nobody = Bên không còn quân thì không thể đáp lại.
    .help = Hãy viết at-most = 1 hoặc hơn, hoặc bỏ reply.
variants-file-reply-to-leaving = Không có nước đáp lại việc rời vùng.
    .help = Hãy bỏ reply hoặc leaving.
variants-file-reply-to-draw = Nước đáp làm ván cờ hòa, mà ở đây vốn đã hòa.
    .help = Hãy bỏ reply, hoặc viết result = "win".

## Tệp biến thể: các phép thử trong tệp

variants-trial-position = Phép thử “{ $test }”: đây không phải là thế cờ của trò chơi: { $problem }.
    .help = Phép thử đọc thế cờ như mọi nơi khác của trò chơi.
variants-trial-play = Phép thử “{ $test }”: không đi được “{ $move }”: { $problem }.
    .help = Hãy sửa các nước đi trước, hoặc sửa luật không cho đi nước này.
variants-trial-over = ván cờ đã kết thúc ({ $reason })
variants-trial-legal = Phép thử “{ $test }”: “{ $move }” lẽ ra hợp lệ nhưng lại không: { $problem }.
    .help = Hãy sửa luật cấm nó, hoặc chuyển nó sang “illegal”.
variants-trial-illegal = Phép thử “{ $test }”: “{ $move }” lẽ ra không hợp lệ nhưng lại hợp lệ, tức là { $found }.
    .help = Hãy sửa luật cho phép nó, hoặc chuyển nó sang “legal”.
variants-trial-unreadable = Phép thử “{ $test }”: “{ $move }” không phải là nước đi, dù hợp lệ hay không: { $problem }.
    .help = Hãy viết nước đi theo cách của trò chơi: e2e4, a7a8q, P@e4.
variants-trial-several = Phép thử “{ $test }”: “{ $move }” có thể là nhiều nước hợp lệ: { $moves }.
    .help = Hãy viết rõ nước nào.
variants-trial-no-move = nó không phải là nước đi
variants-trial-perft = Phép thử “{ $test }”: perft ở độ sâu { $depth } là { $found }; lẽ ra phải là { $expected }.
    .help = Hãy xem từ độ sâu đầu tiên bị lệch: liệt kê các nước hợp lệ ở đó.
variants-trial-perft-more = Phép thử “{ $test }”: perft ở độ sâu { $depth } nhiều hơn hẳn con số phải có là { $expected }.
    .help = Hãy xem từ độ sâu đầu tiên bị lệch: liệt kê các nước hợp lệ ở đó.
variants-trial-perft-left-out = Phép thử “{ $test }”: không đếm perft ở độ sâu { $depth }: các phép thử của một tệp chỉ được đếm nhiều nhất { $most } thế cờ.
    .help = `tabiya perft FILE { $depth }` đếm được.
variants-trial-outcome = Phép thử “{ $test }”: ở đây { $found }; lẽ ra { $expected }.
    .help = Hãy xem [ends] ghi gì, hoặc sửa phép thử.
variants-trial-outcome-reason = Phép thử “{ $test }”: ở đây { $found } ({ $reason }); lẽ ra { $expected }.
    .help = Hãy xem [ends] ghi gì, hoặc sửa phép thử.
variants-trial-ongoing = ván cờ còn tiếp tục
variants-trial-white-wins = bên trắng đã thắng
variants-trial-black-wins = bên đen đã thắng
variants-trial-drawn = ván cờ đã hòa

## Các phần của biến thể

variants-title = { $title }
variants-typing = Hãy gõ nước đi bằng các ô (e2e4, e7e8q, thả quân N@f3, nhiều chặng c3e5,e5g7), hoặc như sách cờ vua viết (Nf3, exd5, O-O).
# Tên một bên, đứng riêng hoặc đi kèm quân.
variants-side-white = Trắng
variants-side-black = Đen
# Thay cho một bên khi ván cờ hòa.
variants-side-nobody = không bên nào
variants-piece = { $piece } { $side }
variants-phase-play = đang chơi
variants-reserve-hand = tay
variants-region-palace = cung
variants-region-river = sông
variants-region-zone = vùng
variants-action-move = đi
variants-action-capture = ăn quân
variants-action-promote = phong cấp
variants-action-castle = nhập thành
variants-action-drop = thả quân
variants-action-chain = nhiều chặng
variants-action-pass = bỏ lượt

## Ván cờ kết thúc vì lẽ gì

variants-outcome-checkmate = chiếu hết
variants-outcome-stalemate = không còn nước đi hợp lệ
variants-outcome-checks = đã chiếu đủ số lần
variants-outcome-extinction = một bên đã mất hết quân cần giữ
variants-outcome-goal = một quân đã tới đích
variants-outcome-royal-lost = đã mất vua
variants-outcome-facing = hai tướng đối mặt
variants-outcome-two-passes = cả hai bên bỏ lượt
variants-outcome-quiet = quá lâu không có nước ăn quân hay nước đi của tốt
variants-outcome-repetition = thế cờ lặp lại
variants-outcome-perpetual-check = chiếu mãi

## Thế cờ: cách viết

variants-fen-too-long = Văn bản dài { $bytes } byte; chỉ đọc nhiều nhất { $limit } byte.
    .help = Thế cờ trên bàn lớn nhất cũng cần chưa đến 2.000 byte.
variants-fen-empty = Văn bản trống; ở đây cần có một thế cờ.
    .help = Viết từng hàng từ trên xuống, cách nhau bằng dấu /, rồi viết đến lượt bên nào: 8/8/4k3/8/8/3QK3/8/8 w.
variants-fen-tag = Ở đây là một thẻ PGN, nhưng cần một thế cờ; các thẻ không được đọc.
    .help = Hãy viết riêng thế cờ (phần trong [FEN "…"]), hoặc biên bản không có thẻ.
variants-fen-character = “{ $found }” không chỉ gì trên bàn cờ.
    .help = Trong một hàng, chữ cái là quân (chữ hoa là quân Trắng), số là số ô trống liền nhau, * là ô khuyết.
variants-fen-full-width = “{ $found }” là ký tự toàn chiều rộng; bàn cờ được viết bằng chữ cái và chữ số thường.
    .help = Hãy viết { $right }.
variants-fen-gap = “{ $found }” không phải là số ô trống.
    .help = Hãy viết một số từ 1 đến 16, không có số 0 đứng trước.
variants-fen-mark = Dấu { $found } này không thuộc về quân nào.
    .help = Quân đã phong cấp có dấu + trước chữ cái hoặc dấu ~ sau chữ cái: +P, Q~.
variants-fen-letter = Trò chơi này không có quân “{ $found }”.
    .help = Các quân của nó là { $known }: chữ hoa là quân Trắng, chữ thường là quân Đen.
variants-fen-ranks = Bàn cờ ở đây có { $found } hàng; trong trò chơi này có { $expected } hàng.
    .help = Các hàng cách nhau bằng dấu /. Hàng xa Trắng nhất đứng đầu.
variants-fen-width = Hàng { $rank } có { $found } ô; trong trò chơi này mỗi hàng có { $expected } ô.
    .help = Mỗi chữ cái hay dấu * là một ô, mỗi số là bấy nhiêu ô. Hai chữ số liền nhau là một số.
variants-fen-hand-open = Phần quân trong tay mở ra ở đây mà không đóng lại.
    .help = Hãy đóng bằng ]: [Pp], hoặc viết [] khi không có quân nào.
variants-fen-after-hand = Phần bàn cờ kết thúc ở quân trong tay, nhưng sau đó còn có “{ $found }”.
    .help = Hãy bỏ đi, hoặc thêm dấu cách phía trước nếu đó là trường tiếp theo.
variants-fen-turn = Ở đây phải ghi đến lượt bên nào, nhưng lại là “{ $found }”.
    .help = Hãy viết w cho Trắng hoặc b cho Đen.
variants-fen-turn-missing = Thế cờ không ghi đến lượt bên nào.
    .help = Hãy viết w cho Trắng hoặc b cho Đen sau bàn cờ.
variants-fen-castling = “{ $found }” không phải là quyền nhập thành.
    .help = Viết K và Q cho Trắng, k và q cho Đen, hoặc chữ cái của cột có quân; không có thì viết -.
variants-fen-passed = “{ $found }” không phải là ô vừa bị đi qua.
    .help = Hãy viết ô mà một quân vừa đi qua, chẳng hạn e3; không có thì viết -.
variants-fen-checks = “{ $found }” không phải là số lần chiếu.
    .help = Hãy viết số lần Trắng và Đen còn phải chiếu, mỗi bên từ 0 đến { $most }: { $most }+{ $most }.
variants-fen-checks-none = “{ $found }” là số lần chiếu, mà trò chơi này không đếm số lần chiếu.
    .help = Hãy bỏ đi.
variants-fen-number = “{ $found }” không phải là số nước hay số lượt.
    .help = Hãy viết một số không quá { $limit }.
variants-fen-unmoved = “{ $found }” không phải là ô của bàn cờ này.
    .help = Các quân chưa đi được liệt kê theo ô, cách nhau bằng dấu phẩy: i:a2,b2. Không có thì viết i:-.
variants-fen-passes = “{ $found }” không phải là số lần bỏ lượt.
    .help = Viết p:1 khi nước vừa rồi là bỏ lượt, p:2 khi hai nước vừa rồi đều bỏ lượt, còn lại thì không viết.
variants-fen-arrived = “{ $found }” không cho biết bên nào đã tới đích.
    .help = Viết g:w cho Trắng hoặc g:b cho Đen; khi ván cờ còn tiếp tục thì không viết.
variants-fen-field = “{ $found }” là một trường thừa.
    .help = Thế cờ gồm bàn cờ, bên đến lượt, quyền nhập thành, ô bị đi qua và hai số.
variants-fen-field-twice = Một trường như “{ $found }” đã có ở trước.
    .help = Hãy chỉ giữ một trong hai.

## Thế cờ: những gì được hiểu thành thứ khác

variants-fen-counting = “{ $found }” là giới hạn của phép đếm mà trò chơi này không có; nó được bỏ qua.
variants-fen-read-as = “{ $found }” được đọc là { $right }.
variants-fen-hand-rank = Hàng cuối được đọc là quân trong tay; quân trong tay viết là { $right } sau bàn cờ.
variants-fen-white-to-move = Thế cờ không ghi đến lượt bên nào; coi như đến lượt Trắng.
variants-fen-hole-assumed = Ô trống ở đây được coi là ô khuyết, viết là *.

## Thế cờ: những luật bị vi phạm

variants-fen-board = Trò chơi này dùng bàn cờ { $expected }, không phải { $found }.
variants-fen-on-hole = { $piece } đứng ở { $square }, chỗ bàn cờ có ô khuyết.
    .help = Hãy viết * ở đó và đặt quân vào một ô khác.
variants-fen-not-hole = Văn bản có ô khuyết ở { $square }, chỗ bàn cờ có ô.
    .help = Viết 1 cho một ô trống.
variants-fen-hole-unwritten = Bàn cờ có ô khuyết ở { $square }, chỗ văn bản có ô trống.
    .help = Viết * cho ô khuyết.
variants-fen-region = { $piece } đứng ở { $square }, nơi nó không bao giờ được đứng.
    .help = Hãy đặt nó ở nơi được phép, hoặc bỏ nó đi.
variants-fen-stuck = { $piece } đứng ở { $square }, nơi lẽ ra nó đã phong cấp.
    .help = Hãy viết quân mà nó đã thành, hoặc đặt nó ở ô khác.
variants-fen-no-hands = { $side } có quân trong tay, mà trò chơi này không có quân trong tay.
    .help = Hãy bỏ dấu ngoặc vuông cùng những gì bên trong.
variants-fen-not-in-hand = { $side } có { $piece } trong tay, nhưng trong trò này quân ấy không bao giờ ở đó.
    .help = Hãy bỏ nó; luật của trò cho biết quân bị bắt thành gì trong tay.
variants-fen-hand-count = { $side } có hơn { $limit } quân { $piece } trong tay.
    .help = Không đếm được quá { $limit } quân.
variants-fen-right = { $side } không có quân để nhập thành như { $right } nói.
    .help = Hãy bỏ { $right }, hoặc đặt hai quân về chỗ xuất phát.
variants-fen-passed-nothing = Không quân nào có thể vừa đi qua { $found }.
    .help = Hãy viết ô mà một quân vừa đi qua trong nước đi từ hai ô trở lên; không có thì viết -.
variants-fen-passed-several = Nhiều quân có thể vừa đi qua { $found }: các quân ở { $pieces }.
    .help = Hãy viết thêm ô của quân đúng vào phía sau: { $example }.
variants-fen-unmoved-empty = { $square } trống, nên không thể có quân chưa đi ở đó.
    .help = Chỉ liệt kê những ô có quân: i:a2,b2. Không có thì viết i:-.
variants-fen-checks-many = Số lần chiếu còn lại nhiều hơn { $most } lần đủ để thắng.
    .help = Mỗi bên nhiều nhất là { $most }.
variants-fen-no-royal = { $side } không có quân vua ({ $pieces }), mà quân này không thể mất.
    .help = Hãy đặt một quân lên bàn cờ.
variants-fen-royals = { $side } có { $found } quân vua ({ $pieces }); trong trò chơi này nhiều nhất là { $limit }.
    .help = Hãy bỏ bớt.
variants-fen-in-check = { $side } đang bị chiếu, nhưng lại đến lượt { $other }.
    .help = Hãy cho { $side } đi trước, hoặc bỏ nước chiếu.
variants-fen-gives-check = { $side } đang bị chiếu, mà trong trò chơi này không bên nào được chiếu.
    .help = Hãy chuyển một trong các quân.

## Nước đi: cách viết

variants-move-empty = Văn bản trống; ở đây cần có một nước đi.
    .help = Hãy viết quân đi từ đâu đến đâu, chẳng hạn e2e4, hoặc chữ cái của quân và ô, chẳng hạn Nf3.
variants-move-too-long = Văn bản quá dài so với một nước đi.
    .help = Chỉ đọc nhiều nhất { $limit } ký tự.
variants-move-square = “{ $found }” không phải là ô của bàn cờ này.
    .help = Một ô gồm chữ cái của cột và số của hàng: { $expected }.
variants-move-end = Văn bản kết thúc ở chỗ cần có một ô.
    .help = Một ô gồm chữ cái của cột và số của hàng: { $expected }.
variants-move-rank = Bàn cờ này không có hàng { $found }.
    .help = Nó có các hàng từ 1 đến { $expected }.
variants-move-no-join = Chặng này bắt đầu từ { $found }, nhưng chặng trước kết thúc ở { $expected }.
    .help = Hãy viết { $expected } ở đây, hoặc sửa chặng trước.
variants-move-rest = “{ $found }” không thể đứng sau một nước đi.
    .help = Phía sau chỉ có thể là chữ cái của quân được phong: e7e8q.
variants-move-piece = Trò chơi này không có quân “{ $found }”.
    .help = Các quân của nó là { $expected }.
variants-move-no-piece = Trước @ không ghi quân nào.
    .help = Hãy viết chữ cái của quân ở đó, một trong { $expected }.
variants-move-form = “{ $found }” không thể đứng sau một nước đi.
    .help = Phía sau chỉ có thể là quân được phong, chiếu hoặc chiếu hết: e8=Q, Qf7+, Qf7#.
variants-move-read-as = “{ $found }” được đọc là { $right }.

## Vì sao một nước đi không hợp lệ

variants-why-legal = { $text } hợp lệ.
variants-why-ambiguous = Có nhiều nước đi hợp lệ phù hợp: { $candidates }.
    .help = Hãy viết một trong số đó.
variants-why-over = Ván cờ đã kết thúc: { $reason }.
variants-why-pass = Lúc này không được bỏ lượt.
variants-why-hole = Không có ô { $to }: chỗ đó là ô khuyết.
variants-why-empty = Không có quân nào ở { $from }.
variants-why-other-side = { CAPITAL($piece) } ở { $from } là quân của { $side }, mà đang đến lượt bên kia.
variants-why-no-such-piece = Bên đến lượt không có quân { $piece } nào ở chỗ đã viết.
variants-why-other-piece = Văn bản nói về { $letter } ở { $from }, nhưng ở đó là { $piece }.
variants-why-nobody = Không quân { $piece } nào ở { $squares } đi được đến { $to }.
variants-why-out-of-reach = { CAPITAL($piece) } ở { $from } không đi được đến { $to }.
variants-why-only-quiet = { CAPITAL($piece) } ở { $from } chỉ đến được { $to } khi không ăn quân, mà ở đó có { $target }.
variants-why-only-captures = { CAPITAL($piece) } ở { $from } chỉ đến được { $to } để ăn quân, mà ở đó không có quân nào.
variants-why-own-piece = { CAPITAL($piece) } ở { $from } không đi được đến { $to }, nơi có { $target } của bên mình.
variants-why-blocked = Đường của { $piece } từ { $from } đến { $to } bị chặn ở { $blockers }.
variants-why-hindered = { CAPITAL($piece) } ở { $from } sẽ đi được đến { $to } nếu không có quân ở { $blockers }.
variants-why-region = { CAPITAL($piece) } không được đứng ở { $to }.
variants-why-leaves-check = Nếu { $piece } đi từ { $from } đến { $to } thì { $royal } ở { $square } bị tấn công từ { $attackers }.
variants-why-passing-leaves-check = Dù { $piece } ở { $from } được bắt qua đường ở { $to } thì sau đó { $royal } ở { $square } vẫn bị tấn công từ { $attackers }.
variants-why-blast = Nếu { $piece } ở { $from } ăn quân ở { $to } thì vụ nổ sẽ hủy { $royal } của chính mình.
variants-why-facing = Quân vua của hai bên đang đối mặt, và nước tiếp theo phải chấm dứt điều đó; nước này thì không.
variants-why-must-capture = { CAPITAL($piece) } ở { $from } không ăn được gì ở { $to }, mà bên ăn được quân thì phải ăn.
variants-why-must-go-on = { CAPITAL($piece) } từ { $from } đến { $to } còn ăn tiếp được, mà đã ăn thì phải ăn đến cùng.
    .help = Hãy viết mọi ô mà quân dừng lại.
variants-why-no-promotion = { CAPITAL($piece) } đến { $to } phải phong cấp, mà lúc này không có quân nào nó được trở thành ở đó.
variants-why-must-drop = Phải thả quân trong tay trước.
variants-why-gives-check = Nước này chiếu đối phương, mà trong trò chơi này không nước nào được chiếu.
variants-why-otherwise = { CAPITAL($piece) } đi được từ { $from } đến { $to }, nhưng không theo cách đã viết.
    .help = Hãy xem phần viết sau các ô: quân được phong và quân bị ăn.
variants-why-castling = Lúc này không thể nhập thành như vậy.
variants-why-castling-right = { CAPITAL($piece) } ở { $from } không có quyền nhập thành với { $partner } ở { $square }.
variants-why-castling-blocked = { CAPITAL($piece) } ở { $from } không nhập thành được với { $partner } ở { $square } khi còn quân ở { $blockers }.
variants-why-castling-attacked = { CAPITAL($piece) } ở { $from } không nhập thành được với { $partner } ở { $square }: ở ô xuất phát, ô đi qua hoặc ô đến, bên kia đang tấn công { $attacked }.
variants-why-sign = Dấu chiếu ở cuối không đúng: nước đi này viết là { $right }.
variants-why-no-drops = Trong trò chơi này không thả quân.
variants-why-not-in-hand = Bên đến lượt không có { $piece } trong tay.
variants-why-occupied = Ở { $to } có { $target }; chỉ được thả quân vào ô trống.
variants-why-drop-face = Không được thả { $piece } thành { $face }.
variants-why-drop-region = Chỉ được thả { $piece } ở: { $squares }.
variants-why-drop-per-file = Sau khi thả, mỗi bên có nhiều nhất { $most } { $piece } trên một cột, mà hiện đã có đủ: { $squares }.
variants-why-drop-leaves-check = Nếu thả { $piece } vào { $to } thì { $royal } ở { $square } bị tấn công từ { $attackers }.
variants-why-drop-mate = Thả { $piece } vào { $to } sẽ chiếu hết, mà không được thả { $piece } để chiếu hết.
variants-why-drop-must-capture = Thả quân thì không ăn được gì, mà bên ăn được quân thì phải ăn.
variants-why-drop = Lúc này không thể thả { $piece } vào { $to }.

## Một quân làm được gì

variants-explain-no-piece = { $square } trống.
variants-explain-piece = Ở { $square } là { $piece } của { $side } ({ $letter }).
variants-explain-goes = Nó có { $count } nước đi hợp lệ: { $moves }.
variants-explain-stays = Nó không có nước đi hợp lệ.
variants-explain-not-to-move = Đang đến lượt { $side }.

## Một nước đi thay đổi gì

variants-preview-moves = { $text }: { $piece } đi từ { $from } đến { $to }.
variants-preview-drops = { $text }: { $piece } được thả vào { $to }.
variants-preview-castles = { $text }: { $piece } nhập thành từ { $from } đến { $to }.
variants-preview-passes = { $side } bỏ lượt.
variants-preview-lost = Các quân rời bàn cờ: { $pieces }.
variants-preview-becomes = Nó phong cấp thành { $piece }.
variants-preview-check = { $side } bị chiếu.
variants-preview-ends = Ván cờ kết thúc, { $winner } thắng: { $reason }.

## Luật của biến thể, như người chơi đọc

variants-rules-board-heading = Bàn cờ
variants-rules-pieces-heading = Các quân
variants-rules-turns-heading = Cách chơi
variants-rules-ends-heading = Kết thúc ván cờ

# $files, $ranks (số). $last (văn bản): chữ của cột cuối. $squares (số): không kể ô khuyết.
variants-rules-board = Bàn cờ có { $files } cột (a{ $files ->
        [1] {""}
       *[other] {" "}đến { $last }
    }) và { $ranks } hàng: { $squares } ô.
variants-rules-board-points = Quân đứng trên giao điểm của { $files } cột (a{ $files ->
        [1] {""}
       *[other] {" "}đến { $last }
    }) và { $ranks } hàng: { $squares } điểm.
# $squares (văn bản, thông điệp hoặc danh sách): theo dạng dưới đây.
variants-rules-holes = Các ô này không thuộc bàn cờ: { $squares }.
variants-rules-light = Các ô sáng là: { $squares }.
variants-rules-sectors = Khi cách đi nói đến phần bàn cờ của một bên, đó là: { $squares }.
# $name (văn bản): tên trong tệp. $drawn (thuật ngữ): cung, sông, vùng.
variants-rules-region = Vùng “{ $name }”: { $squares }.
variants-rules-region-drawn = Vùng “{ $name }” (được vẽ là: { $drawn }): { $squares }.

# Các ô, là phần của câu.
variants-rules-everywhere = cả bàn cờ
variants-rules-nowhere = không ô nào
variants-rules-all-but = cả bàn cờ trừ { $squares }
# $white, $black (như $squares).
variants-rules-by-side = { $white } với Trắng, { $black } với Đen
variants-rules-region-name = vùng “{ $name }”
variants-rules-rank = hàng { $rank }
variants-rules-ranks = hàng { $from }–{ $to }
variants-rules-file = cột { $file }
variants-rules-files = cột { $from }–{ $to }

# $piece (tên). $white, $black (văn bản): hình và chữ của mỗi bên.
variants-rules-piece = { CAPITAL($piece) } ({ $white }, { $black })
variants-rules-royal = Đây là quân vua.
# $side (thuật ngữ). $moves (thông điệp): explain-piece.
variants-rules-moves-of = { $side }: { $moves }.
# $from, $to (như $squares). $line (văn bản): theo ký hiệu quân cờ.
variants-rules-confined = { $moves } ({ $line }), nhưng chỉ từ { $from } đến { $to }.
variants-rules-confined-of = { $side }: { $moves } ({ $line }), nhưng chỉ từ { $from } đến { $to }.
variants-rules-stands = Quân này chỉ được đứng ở: { $squares }.
# $pieces (danh sách tên).
variants-rules-spares = Khi đi, nó coi các quân sau của đối phương như quân bên mình nên không ăn được: { $pieces }.
variants-rules-shuns = Nó không được ăn, đi qua hay nhảy qua các quân sau của cả hai bên: { $pieces }.
variants-rules-blast-immune = Vụ nổ không loại được nó.
variants-rules-line = Theo ký hiệu quân cờ: { $line }
variants-rules-lines = Theo ký hiệu quân cờ: Trắng { $white }, Đen { $black }
variants-rules-picture = { CAPITAL($piece) }: các nước đi từ { $square }
variants-rules-picture-of = { CAPITAL($piece) } ({ $side }): các nước đi từ { $square }

# $moves (văn bản): all, captures hoặc quiet. $leaving (văn bản): yes nếu nước xuất phát từ đó cũng tính. $zone (như
# $squares). $count (số): của $pieces.
variants-rules-promotes = Quân này được phong cấp bằng nước { $moves ->
        [captures] ăn quân{" "}
        [quiet] không ăn quân{" "}
       *[all] {""}
    }{ $leaving ->
        [yes] bắt đầu hoặc kết thúc
       *[no] kết thúc
    } ở: { $zone }. Nó trở thành{ $count ->
        [1] {""}
       *[other] {" "}một trong các quân
    }: { $pieces }.
variants-rules-promotion-must = Phải phong cấp.
variants-rules-promotion-must-on = Phải phong cấp nếu nước đi kết thúc ở: { $squares }. Ở chỗ khác có thể giữ nguyên.
variants-rules-promotion-may = Cũng có thể giữ nguyên.
# $limits (danh sách): variants-rules-promotion-limit.
variants-rules-promotion-limits = Nó không thể trở thành quân mà bên mình đã có chừng này trên bàn cờ: { $limits }.
# $count (số).
variants-rules-promotion-limit = { $piece } { $count }

variants-rules-hand-becomes = Khi bị ăn, nó vào tay đối phương và thành: { $piece }.
variants-rules-hand-leaves = Khi bị ăn, nó rời ván cờ.
variants-rules-drop-region = Chỉ được thả ở: { $squares }.
variants-rules-drop-never = Không được thả.
variants-rules-dropped-as = Khi thả cũng có thể thành: { $pieces }.
# $count (số): nhiều nhất.
variants-rules-drops-per-file = Không được thả ở cột mà sau đó bên mình có hơn { $count } quân loại này.
variants-rules-no-drop-mate = Không được thả nó để chiếu hết.

variants-rules-first = { $side } đi trước.
variants-rules-no-royals = Không có quân vua nên không có chiếu.
variants-rules-royalty-each = Quân vua: { $pieces }. Không bên nào được để quân vua của mình bị tấn công sau nước đi.
variants-rules-royalty-last = Quân vua: { $pieces }. Bên có nhiều quân vua có thể để chúng bị tấn công và bị ăn; chỉ quân cuối cùng không được để bị tấn công.
variants-rules-royalty-all = Quân vua: { $pieces }. Có thể để một số quân vua bị tấn công, nhưng không được để tất cả cùng bị tấn công.
variants-rules-royalty-none = Quân vua: { $pieces }. Quân vua có thể bị để cho tấn công và có thể bị ăn.
variants-rules-flying = Quân vua của hai bên không được đối mặt nhau trên cùng một cột khi không có quân nào ở giữa.
# $result (văn bản): win, draw hoặc loss.
variants-rules-facing = Quân vua của hai bên có thể đối mặt nhau trên cùng một cột khi không có quân nào ở giữa, nhưng bên kia phải lập tức ngăn chúng ra hoặc bỏ lượt; nếu bỏ lượt thì { variants-rules-for-it }.
variants-rules-no-checks = Không được đi nước chiếu.
variants-rules-castlings = Khi nhập thành, hai quân của một bên cùng đi một lúc. Cả hai phải chưa từng đi, giữa chúng và trên đường đi của chúng không được có quân nào, và quân vua không được nhập thành khi đang bị tấn công, qua ô bị tấn công hay đến ô bị tấn công.
# $mover, $partner (tên). $mover-way, $partner-way (văn bản): e1–g1.
variants-rules-castling = { $side } nhập thành: { $mover } { $mover-way }, { $partner } { $partner-way }.
# $victims, $captors (danh sách tên).
variants-rules-en-passant = Bắt tốt qua đường: quân trượt qua các ô mà không ăn quân có thể bị bắt ở ô vừa đi qua, chỉ ngay ở nước tiếp theo, như thể nó đã dừng ở đó. Quân có thể bị bắt như vậy: { $victims }; quân có thể bắt như vậy: { $captors }.
variants-rules-en-passant-on = Bắt tốt qua đường: quân trượt qua các ô mà không ăn quân có thể bị bắt ở ô vừa đi qua, chỉ ngay ở nước tiếp theo, như thể nó đã dừng ở đó. Quân có thể bị bắt như vậy: { $victims }; quân có thể bắt như vậy: { $captors }; chỉ ở các ô: { $squares }.
variants-rules-captures-to-hand = Quân bị ăn đổi bên: nó vào tay bên đã ăn nó.
variants-rules-hands-of-start = Trong tay chỉ có những quân có từ đầu; quân bị ăn rời ván cờ.
variants-rules-drops = Thay vì đi, có thể thả một quân trong tay xuống ô trống.
variants-rules-drops-first = Bên còn quân trong tay phải thả một quân xuống ô trống; chỉ khi hết quân trong tay mới được đi.
variants-rules-pass-always = Thay vì đi, có thể bỏ lượt, trừ khi quân vua của mình đang bị tấn công.
variants-rules-pass-when-stuck = Bên không còn nước hợp lệ thì bỏ lượt.
variants-rules-compulsory-capture = Bên ăn được quân thì phải ăn.
variants-rules-whole-captures = Phải ăn cho đến cùng: nếu từ chỗ vừa đến, chính quân đó còn ăn được nữa thì không được dừng, trừ khi vừa được phong cấp.
# $radius (số): bao xa. $captor (văn bản): yes nếu quân ăn cũng mất.
variants-rules-blast = Mỗi lần ăn quân đều gây nổ{ $radius ->
        [0] {""}
        [1] {" "}và loại các quân ở mọi ô kề bên
       *[other] {" "}và loại mọi quân cách không quá { $radius } ô
    }. { $captor ->
        [yes] Quân ăn cũng mất.
       *[no] Quân ăn thì ở lại.
    }
variants-rules-touching-royals = Quân vua hai bên có thể đứng cạnh nhau, vì không quân nào ăn được quân kia.
variants-rules-repeat-straight = Khi một quân lặp lại một phần nước đi, nó giữ nguyên hướng.
variants-rules-repeat-turning = Khi một quân lặp lại một phần nước đi, mỗi lần nó đều có thể đổi hướng.

# Kết quả với bên vừa được nói đến.
variants-rules-for-it = { $result ->
        [win] bên đó thắng
        [draw] ván cờ hòa
       *[loss] bên đó thua
    }
variants-rules-checkmate = Khi một bên bị chiếu và không còn nước hợp lệ (chiếu hết), { variants-rules-for-it }.
variants-rules-stalemate = Khi một bên không bị chiếu mà không còn nước hợp lệ (hết nước đi), { variants-rules-for-it }.
variants-rules-stuck = Khi một bên không còn nước hợp lệ, { variants-rules-for-it }.
variants-rules-royals-lost = Bên mất hết quân vua thì thua.
# $side (văn bản): white, black hoặc both. $most (số): nhiều nhất chừng này. $kinds (văn bản): one, each (chỉ cần
# một loại) hoặc together.
variants-rules-extinction = Khi { $side ->
        [white] Trắng
        [black] Đen
       *[both] một bên
    } { $most ->
        [0] không còn
       *[other] chỉ còn nhiều nhất { $most }
    } quân thuộc { $kinds ->
        [one] loại này
        [each] một trong các loại này
       *[together] các loại này gộp lại
    } ({ $pieces }), { variants-rules-for-it }.
variants-rules-extinction-all = Khi { $side ->
        [white] Trắng
        [black] Đen
       *[both] một bên
    } { $most ->
        [0] không còn quân nào
       *[other] chỉ còn nhiều nhất { $most } quân
    }, { variants-rules-for-it }.
# $count (số).
variants-rules-extinction-opponent = Điều này chỉ đúng khi bên kia có ít nhất { $count } quân như vậy.
variants-rules-extinction-reply = Trước đó bên đó được đáp lại một nước: nếu sau đó bên kia cũng chỉ còn chừng ấy, { variants-rules-for-it }.
# $safe (văn bản): yes nếu ở đó quân không được bị tấn công.
variants-rules-goal = Khi một bên đưa được một trong các quân này ({ $pieces }) đến đích ({ $zone }){ $safe ->
        [yes] {" "}và ở đó nó không bị đối phương tấn công
       *[no] {""}
    }, { variants-rules-for-it }.
variants-rules-goal-leaving = Khi một bên đưa một trong các quân này ({ $pieces }) rời khỏi các ô này ({ $zone }), { variants-rules-for-it }.
# $first, $second (thuật ngữ): hai bên.
variants-rules-goal-reply = Nếu { $first } đến trước, { $second } được đáp lại một nước; nếu { $second } cũng đến thì ván cờ hòa.
variants-rules-checks = Bên đã chiếu đủ { $count } lần thì thắng.
# $plies (số): nước của cả hai bên.
variants-rules-quiet = Ván cờ hòa khi trong { $plies } nước liền của cả hai bên không có quân nào bị ăn và không có quân nào sau đây được đi: { $pieces }.
variants-rules-quiet-captures = Ván cờ hòa khi trong { $plies } nước liền của cả hai bên không có quân nào bị ăn.
# $times (số).
variants-rules-repetition = Khi cùng một thế cờ đã xuất hiện { $times } lần, { $result ->
        [win] bên gây ra điều đó thắng
        [draw] ván cờ hòa
       *[loss] bên gây ra điều đó thua
    }.
variants-rules-perpetual-check = Nhưng nếu trong thời gian đó mọi nước của một bên đều là nước chiếu, còn bên kia thì không, { $result ->
        [win] bên chiếu thắng
        [draw] ván cờ hòa
       *[loss] bên chiếu thua
    }.
variants-rules-two-passes = Khi hai bên lần lượt bỏ lượt, { $result ->
        [win] bên bỏ lượt sau thắng
        [draw] ván cờ hòa
       *[loss] bên bỏ lượt sau thua
    }.

## variants.ini của Fairy-Stockfish: chỗ sai trong tệp

variants-ini-too-long = Tệp dài hơn { $limit } byte; chỉ đọc nhiều nhất chừng ấy.
    .help = Hãy giữ lại những mục cần dùng và những mục mà chúng kế thừa.
variants-ini-too-many-sections = Chỉ đọc nhiều nhất { $limit } mục; mục này đã vượt quá.
    .help = Hãy giữ lại những mục cần dùng và những mục mà chúng kế thừa.
variants-ini-too-many-notes = Hơn { $limit } thiết lập của “{ $found }” và của phần nó kế thừa không có nghĩa ở đây.
    .help = Có lẽ đây không phải variants.ini của Fairy-Stockfish.
variants-ini-too-much = Tính đến “{ $found }”, các quân trong tệp này có tất cả hơn { $limit } lựa chọn nước đi.
    .help = Hãy chia tệp ra, hoặc viết nước đi của quân ngắn hơn.
variants-ini-no-section = Trong tệp này không có mục nào.
    .help = Mỗi loại cờ bắt đầu bằng tên trong ngoặc vuông trên một dòng riêng: [my-game] hoặc [my-game:chess].
variants-ini-no-pieces = “{ $found }” không cho quân nào một chữ cái.
    .help = Hãy viết có những quân nào: king = k, rook = r, customPiece1 = a:BN.
variants-ini-no-start = “{ $found }” không có startFen riêng, và thế khởi đầu mà nó lấy lại không hợp với nó: { $problem }.
    .help = Hãy viết thế khởi đầu của nó: startFen = { $example }.
variants-ini-no-such-section = Trong tệp này không có mục “{ $name }”.
    .help = Có các mục { $known }.
variants-ini-header = “{ $found }” không phải là đầu mục.
    .help = Hãy viết tên trong ngoặc vuông, sau dấu hai chấm là loại cờ được kế thừa: [my-game:chess]. Tên phải có ít nhất một chữ cái hoặc chữ số.
variants-ini-stray = “{ $found }” không phải thiết lập cũng không phải chú thích.
    .help = Hãy viết tùy chọn = giá trị. Chú thích bắt đầu bằng # hoặc ;.
variants-ini-section-twice = Ở trên đã có mục “{ $found }”.
    .help = Hãy đặt tên khác cho một trong hai mục.
variants-ini-unknown-parent = “{ $found }” không phải là mục ở trên, cũng không phải loại cờ có ở đây.
    .help = Hãy viết tên một mục đứng ở trên, hoặc một loại cờ có sẵn như chess.
variants-ini-foreign-parent = “{ $found }” có sẵn trong Fairy-Stockfish nhưng không có ở đây.
    .help = Hãy viết luật của nó thành một mục mang tên đó ở trên mục này.
variants-ini-flag = “{ $option }” có giá trị { "true" } hoặc { "false" }, không phải “{ $found }”.
    .help = Fairy-Stockfish coi mọi giá trị khác là false.
variants-ini-number = “{ $option }” là một số không quá { $limit }, không phải “{ $found }”.
    .help = Hãy viết bằng chữ số.
variants-ini-rank = “{ $option }” là một hàng ngang, không phải “{ $found }”.
    .help = Hãy viết một số từ 1 đến 16.
variants-ini-file = “{ $option }” là một cột dọc, không phải “{ $found }”.
    .help = Hãy viết một chữ từ a đến p, hoặc một số từ 1 đến 16.
variants-ini-squares = “{ $found }” không phải là ô, mà “{ $option }” là danh sách các ô.
    .help = Hãy viết các ô cách nhau bằng dấu cách: e4 d5. *8 là cả hàng thứ tám, a* là cả cột a, - là không có ô nào.
variants-ini-letter = “{ $found }” không phải là chữ của quân cờ mà “{ $option }” cần.
    .help = Hãy viết một chữ từ a đến z.
variants-ini-letter-twice = Chữ “{ $found }” đã được dùng cho một quân khác trong mục này.
    .help = Hãy cho “{ $option }” một chữ khác, hoặc - nếu loại cờ này không có nó.
variants-ini-no-moves = “{ $option }” có chữ nhưng không có nước đi.
    .help = Hãy viết nước đi sau dấu hai chấm bằng ký hiệu Betza: { $option } = a:BN.
variants-ini-unknown-letter = “{ $option }” nói về quân “{ $found }” mà loại cờ này không có.
    .help = Các quân của nó có chữ { $known }.
variants-ini-all-kinds = “{ $option }” gọi quân bằng chữ; ở đây không dùng được * cho tất cả.
    .help = Hãy viết các chữ liền nhau: nbrq.
variants-ini-verdict = “{ $option }” là một kết quả, không phải “{ $found }”.
    .help = Hãy viết { "win" } (thắng), { "loss" } (thua) hoặc { "draw" } (hòa).
variants-ini-pair = “{ $found }” không phải là một cặp như “{ $option }” cần.
    .help = Mỗi cặp nối bằng dấu hai chấm, các cặp cách nhau bằng dấu cách: q:1 r:2, hoặc p:g s:g.
variants-ini-pair-twice = “{ $option }” nói về “{ $found }” lần thứ hai.
    .help = Hãy giữ lại một trong hai.

## variants.ini của Fairy-Stockfish: phần không được nhập

variants-ini-unknown-option = Ở đây không biết tùy chọn “{ $option }”.
    .help = Loại cờ được nhập không có nó.
variants-ini-unknown-option-like = Ở đây không biết tùy chọn “{ $option }”.
    .help = Có lẽ muốn nói { $known }. Loại cờ được nhập không có nó.
variants-ini-option-twice = “{ $option }” xuất hiện lần nữa ở dưới với giá trị khác.
    .help = Giá trị cuối cùng có hiệu lực: { $kept }.
variants-ini-not-a-rule = “{ $option }” dành cho chương trình hiển thị ván cờ hoặc tính nước đi, không phải là luật.
    .help = Không có nó loại cờ vẫn như vậy.
variants-ini-beyond = “{ $option }” với giá trị “{ $value }” là luật mà biến thể ở đây không có được.
    .help = Loại cờ được nhập không có luật này.
variants-ini-partly = “{ $option }” ở đây không hoàn toàn như vậy: { $reason }.
variants-ini-of-parent = “{ $parent }” không được kế thừa trọn vẹn. { $lacking }.

variants-ini-reason-captor-immune = ở đây quân miễn nhiễm khi bắt quân sẽ nổ cùng quân bị ăn
variants-ini-reason-counts-kind = ở đây quân phong cấp và quân khác có cùng cách đi được đếm riêng
variants-ini-reason-claim = ở đây chỉ bên có thể nhờ đó làm đối phương trơ vua mới được đáp lại
variants-ini-reason-absolute = ở đây kết quả của thế lặp tùy bên nào gây ra, không tùy trắng hay đen
variants-ini-reason-once = thế cờ phải xuất hiện ít nhất hai lần mới là lặp, nên không có kết thúc do lặp
variants-ini-reason-many-times = không đếm được nhiều lần lặp như vậy, nên không có kết thúc do lặp
variants-ini-reason-many-moves = không đếm được nhiều nước như vậy, nên không có kết thúc này
variants-ini-reason-sides = ở đây nó có hiệu lực cho cả hai bên hoặc không bên nào, dù chỉ đặt cho một bên
variants-ini-reason-leaves = ở đây quân phải rời khỏi vùng mới thắng; ở đó quân thắng nếu đến lượt sau vẫn còn trong vùng
variants-ini-reason-royals = ở đây hoặc tính mọi quân vương của một bên, hoặc chỉ quân cuối cùng, không tính quân cuối cùng của từng loại
variants-ini-reason-hand = ở đó quân bị ăn không bao giờ trở lại bàn cờ, nên ở đây không giữ chúng
variants-ini-reason-drop-type = ở đây hoặc phải thả hết quân trong tay trước, hoặc không phải thả quân nào
variants-ini-reason-several-pawns = dù tốt đã phong thành quân gì, trong tay nó trở lại loại tốt thứ nhất
variants-ini-reason-long-moves = ở đây quân ấy có thể bị bắt qua đường sau mọi nước đi từ hai ô trở lên, không chỉ nước đầu
variants-ini-reason-limit = ở đây phong cấp bắt buộc vẫn bắt buộc dù đã đủ số quân ấy

## variants.ini của Fairy-Stockfish: điều nó không nói được

variants-ini-unsayable-board-size = Bàn cờ { $board } quá lớn đối với Fairy-Stockfish.
    .help = Bàn cờ lớn nhất của nó là { $largest }.
variants-ini-unsayable-letter = Fairy-Stockfish không có chữ cho “{ $piece }”.
    .help = Mỗi quân của nó có một chữ, khi phong cấp thì thêm + đứng trước; nhiều nhất 25 quân được đi khác với quân có sẵn của nó.
variants-ini-unsayable-lines-differ = “{ $piece }” của trắng và của đen đi khác nhau.
    .help = Trong Fairy-Stockfish một chữ đi như nhau ở cả hai bên. Hãy cho quân của một bên chữ riêng.
variants-ini-unsayable-line = Không viết được hết nước đi của “{ $piece }”: { $reason }.
    .help = Trong mục này quân ấy không có những nước đó.
variants-ini-unsayable-moves = Một số nước của “{ $piece }” đi từ những ô mà quân khác không đi nước đầu.
    .help = Fairy-Stockfish có một vùng cho nước đầu của mọi quân một bên.
variants-ini-unsayable-confined = “{ $piece }” có những nước chỉ đi giữa một số ô, không viết được.
    .help = Trong Fairy-Stockfish đường chéo của cung chỉ dành cho wazir, tốt, xe và pháo janggi của nó.
variants-ini-unsayable-holes = Các lỗ của bàn cờ khác với thế ban đầu.
variants-ini-unsayable-promotion = Không viết được hết các cách phong cấp.
    .help = Trong Fairy-Stockfish mỗi bên có một vùng phong cấp, một danh sách quân cho tốt, và mỗi quân khác chỉ thành một quân.
variants-ini-unsayable-castling = Không viết được hết các cách nhập thành.
    .help = Trong Fairy-Stockfish một vua nhập thành mỗi phía đến một cột, trắng đen như nhau, và xe đứng cạnh vua.
variants-ini-unsayable-en-passant = Không viết được quân nào bắt qua đường quân nào.
    .help = Trong Fairy-Stockfish mọi nước đầu từ hai ô trở lên đều có thể bị bắt qua đường.
variants-ini-unsayable-pass = Không viết được khi nào một bên được bỏ lượt.
variants-ini-unsayable-compulsory-capture = Không viết được luật bắt buộc ăn quân.
variants-ini-unsayable-whole-captures = Không viết được luật phải bắt quân đến cùng.
variants-ini-unsayable-blast = Không viết được luật nổ.
    .help = Trong Fairy-Stockfish nước ăn quân làm nổ những gì ở cạnh ô đó, cùng với quân bắt.
variants-ini-unsayable-flying = Không viết được luật hai vua không được đối mặt.
variants-ini-unsayable-facing = Không viết được hai vua đối mặt thì sao.
variants-ini-unsayable-no-checks = Không viết được luật cấm chiếu.
variants-ini-unsayable-royalty = Không viết được những quân nào không được để bị tấn công.
    .help = Fairy-Stockfish có mỗi bên một vua, và những loại quân khác tính từng quân hoặc chỉ quân cuối cùng.
variants-ini-unsayable-drops = Không viết được luật thả quân.
variants-ini-unsayable-mate = Không viết được kết quả khi chiếu hết hoặc hết nước đi.
variants-ini-unsayable-checks = Không viết được kết thúc do số lần chiếu.
    .help = Trong Fairy-Stockfish thế ban đầu cho biết bao nhiêu lần chiếu thì thắng.
variants-ini-unsayable-quiet = Không viết được kết thúc sau những nước không tiến triển.
    .help = Fairy-Stockfish đếm nước của hai bên chung, nên số nước đơn phải chẵn.
variants-ini-unsayable-repetition = Không viết được kết quả của thế lặp.
    .help = Trong Fairy-Stockfish chiếu mãi thì thua, hoặc như mọi thế lặp khác.
variants-ini-unsayable-two-passes = Không viết được luật hai lần bỏ lượt liên tiếp thì hết ván.
variants-ini-unsayable-extinction = Không viết được kết thúc do hết quân.
    .help = Fairy-Stockfish có một luật như vậy cho cả hai bên, và không có khi một số loại quân không được để bị tấn công.
variants-ini-unsayable-goal = Không viết được kết thúc khi đến một vùng.
    .help = Trong Fairy-Stockfish mỗi bên có một vùng mà một loại quân hoặc quân bất kỳ phải đến, và đến là thắng.
variants-ini-unsayable-leaving = Trong Fairy-Stockfish quân đến vùng đó sẽ thắng nếu đến lượt sau vẫn còn ở đó, chưa cần rời đi.
variants-ini-unsayable-region = Không viết được “{ $piece }” được đứng ở đâu.
variants-ini-unsayable-spares = Không viết được “{ $piece }” không được bắt hay nhảy qua quân nào.
    .help = Trong Fairy-Stockfish quân có thể tha quân cùng loại; pháo janggi của nó không nhảy qua quân cùng loại.
variants-ini-unsayable-blast-immune = Không viết được “{ $piece }” có chịu được vụ nổ không.
variants-ini-unsayable-captor-immune = Trong Fairy-Stockfish “{ $piece }” sống sót cả khi chính nó bắt quân gây nổ.
variants-ini-unsayable-in-hand = Không viết được “{ $piece }” vào tay thì thành quân gì.
    .help = Trong Fairy-Stockfish nó trở lại quân trước khi phong cấp, hoặc mọi quân đều giữ nguyên.
variants-ini-unsayable-drop = Không viết được “{ $piece }” được thả thế nào.
    .help = Trong Fairy-Stockfish mỗi bên có một vùng thả quân; tốt và quân không còn đi được bị cấm ở những hàng cuối.
