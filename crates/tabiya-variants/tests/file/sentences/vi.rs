use insta::assert_snapshot;
use tabiya_messages::Language;

use super::said;

#[test]
fn in_vietnamese() {
    assert_snapshot!(said(Language::Vietnamese), @r#"
    toml-repeated: “pass” xuất hiện ở đây lần thứ hai.
        Hãy giữ lại một chỗ, hoặc gộp nội dung của cả hai.
    toml-repeated: “Q” xuất hiện ở đây lần thứ hai.
        Hãy giữ lại một chỗ, hoặc gộp nội dung của cả hai.
    toml-no-table: Ở đây thêm khóa cho “drops”, nhưng nó không phải là bảng có thể nhận thêm khóa.
        Hãy viết mọi khóa của nó ở cùng một chỗ.
    toml-value: Ở đây thiếu khóa hoặc giá trị của nó.
        Hãy viết khóa = giá trị: size = "8x8".
    toml-key: Không đọc được khóa nào ở đây.
        Khóa gồm chữ cái, chữ số, - và _; khóa khác phải đặt trong dấu ngoặc kép: "+P".
    toml-bracket: Có dấu ngoặc ở đây thiếu dấu đi cùng.
        [ đóng bằng ], [[ bằng ]], { bằng }.
    toml-quotes: Ở đây cần có một văn bản trong dấu ngoặc kép.
        Hãy viết nó giữa hai dấu " trên cùng một dòng; true và false thì không cần.
    toml-comma: Giữa các giá trị này thiếu hoặc thừa dấu phẩy.
        Hãy viết ["P", "Q"] hoặc { white = "e1", black = "e8" }.
    toml-escape: Phần đứng sau dấu \ này không có nghĩa.
        Viết \\ cho chính dấu \, hoặc đặt văn bản giữa hai dấu ', trong đó mọi ký tự chỉ chính nó.
    toml-number: Không đọc được số nào ở đây.
        Hãy viết bằng chữ số, không có số 0 đứng trước: 100. Văn bản thì đặt trong dấu ngoặc kép.
    toml-deep: Ở đây quá nhiều danh sách hoặc bảng lồng vào nhau.
        Không phần nào của biến thể cần quá ba tầng.
    toml-control: Ở đây có ký tự điều khiển ⟨U+0001⟩, thứ không được có trong TOML.
        Hãy bỏ nó đi.
    toml-control: Ở đây có ký tự điều khiển ⟨U+0000⟩, thứ không được có trong TOML.
        Hãy bỏ nó đi.
    toml-line-end: Dòng ở đây kết thúc kiểu máy Mac cũ, chỉ có U+000D.
        Hãy lưu tệp với dấu xuống dòng ngày nay: U+000A, hoặc U+000D và U+000A.
    toml-wide: Dấu ＝ là của bàn phím khác; TOML dùng =.
        Hãy viết =.
    toml-wide: Dấu “ là của bàn phím khác; TOML dùng ".
        Hãy viết ".
    toml-rest: Phần ở đây không thuộc khóa hay giá trị nào.
        Mỗi dòng là khóa = giá trị, sau đó chỉ có thể là chú thích: pass = "never" # như cờ vua.
    base-unknown: Không có biến thể “chesss” để mở rộng.
        Hãy viết tên một biến thể có sẵn, chẳng hạn chess, hoặc một tệp: ./mine.toml.
    base-broken: Không đọc được “test-broken” được mở rộng ở đây: Ở đây thiếu khóa hoặc giá trị của nó.
        Hãy kiểm tra tệp đó trước.
    base-circle: Các biến thể mở rộng lẫn nhau thành vòng: “test-circle” lại xuất hiện.
        Hãy để một trong số đó đứng riêng.
    base-deep: Hơn 8 biến thể mở rộng lẫn nhau.
        Hãy mở rộng một biến thể gần gốc hơn.
    inherited: “pieces.P.line”, lấy từ “test-pawns”, không phù hợp: Biến thể này không có quân “Q”.
        Hãy cho nó một giá trị phù hợp ở đây. Thứ không còn cần thì bỏ đi bằng false, chẳng hạn pieces.Q = false.
    inherited: “promotion”, lấy từ “test-pawns”, không phù hợp: Biến thể này không có quân “Q”.
        Hãy cho nó một giá trị phù hợp ở đây. Thứ không còn cần thì bỏ đi bằng false, chẳng hạn pieces.Q = false.
    takes-nothing: Không có “blast” nào để false này bỏ đi.
        Hãy bỏ mục này; false bỏ đi thứ mà biến thể được mở rộng có.
    takes-nothing: Không có “Z” nào để false này bỏ đi.
        Hãy bỏ mục này; false bỏ đi thứ mà biến thể được mở rộng có.
    unknown-key-near: Ở đây không có khóa “titel”.
        Hãy viết title.
    unknown-key-near: Ở đây không có khóa “hole”.
        Hãy viết holes.
    unknown-key-near: Ở đây không có khóa “compulsory_capture”.
        Hãy viết compulsory-capture.
    unknown-key: Ở đây không có khóa “author”.
        Các khóa ở đây là: name, title, origin, extends, start, repeat, pass, compulsory-capture, flying, facing, whole-captures, no-checks, royalty, board, sectors, regions, pieces, promotion, castling, en-passant, drops, blast, ends và test.
    unknown-key: Ở đây không có khóa “value”.
        Các khóa ở đây là: name, line, royal, glyph, region, blast-immune, confined, spares, shuns, in-hand và drop.
    unknown-key: Ở đây không có khóa “de”.
        Các khóa ở đây là: en, zh, vi và ru.
    unknown-key: Ở đây không có khóa “red”.
        Các khóa ở đây là: white và black.
    missing-key: Ở đây thiếu khóa “name”.
        Hãy thêm name = và giá trị của nó.
    missing-key: Ở đây thiếu khóa “start”.
        Hãy thêm start = và giá trị của nó.
    missing-table: Thiếu bảng “board”.
        Hãy viết [board] trên một dòng riêng, bên dưới là các khóa của bảng, ít nhất: size.
    missing-table: Thiếu bảng “pieces”.
        Hãy viết [pieces.K] trên một dòng riêng, bên dưới là các khóa của bảng, ít nhất: line.
    missing-key: Ở đây thiếu khóa “line”.
        Hãy thêm line = và giá trị của nó.
    missing-key: Ở đây thiếu khóa “zone”.
        Hãy thêm zone = và giá trị của nó.
    missing-key: Ở đây thiếu khóa “to”.
        Hãy thêm to = và giá trị của nó.
    missing-key: Ở đây thiếu khóa “en”.
        Hãy thêm en = và giá trị của nó.
    missing-side: “line” không nói gì cho black.
        Hãy viết cả hai, white và black; một giá trị không ghi bên thì dùng cho cả hai.
    missing-side: “sectors” không nói gì cho white.
        Hãy viết cả hai, white và black; một giá trị không ghi bên thì dùng cho cả hai.
    missing-side: “camp” không nói gì cho white.
        Hãy viết cả hai, white và black; một giá trị không ghi bên thì dùng cho cả hai.
    wrong-type: “flying” ở đây là văn bản; cần phải là true hoặc false.
    wrong-type: “origin” ở đây là số nguyên; cần phải là văn bản.
    wrong-type: “checks” ở đây là true hoặc false; cần phải là số nguyên.
    wrong-type: “checks” ở đây là số có dấu chấm; cần phải là số nguyên.
    wrong-type: “origin” ở đây là ngày hoặc giờ; cần phải là văn bản.
    wrong-type: “drops” ở đây là true hoặc false; cần phải là bảng.
    wrong-type: “promotion” ở đây là bảng; cần phải là danh sách các bảng.
    wrong-type: “promotion” ở đây là số nguyên; cần phải là bảng.
    wrong-type: “title” ở đây là danh sách; cần phải là văn bản, hoặc bảng các văn bản theo ngôn ngữ.
    wrong-type: “line” ở đây là số nguyên; cần phải là văn bản, hoặc bảng có white và black.
    wrong-type: “in-hand” ở đây là true hoặc false; cần phải là chữ cái của quân trong dấu ngoặc kép, hoặc false.
    wrong-type: “spares” ở đây là số nguyên; cần phải là chữ cái của quân trong dấu ngoặc kép, hoặc danh sách các chữ cái đó.
    wrong-type: “play” ở đây là văn bản; cần phải là danh sách.
    number: “checks” ở đây là 0; cần phải từ 1 đến 255.
    number: “checks” ở đây là -1; cần phải từ 1 đến 255.
    number: “plies” ở đây là 99999999999999999999; cần phải từ 1 đến 10000.
    word: “repeat” không thể là “never”.
        Có thể chọn: document, straight và turning.
    word-near: “pass” không thể là “when_stuck”.
        Hãy viết when-stuck. Có thể chọn: never, always và when-stuck.
    word-near: “stalemate” không thể là “lose”.
        Hãy viết loss. Có thể chọn: win, loss và draw.
    empty-text: “origin” để trống.
        Hãy viết nội dung, hoặc bỏ nó đi.
    empty-text: “line” để trống.
        Hãy viết nội dung, hoặc bỏ nó đi.
    unseen-sign: “origin” có ký tự ⟨U+000A⟩ mà không ai nhìn thấy.
        Hãy bỏ nó đi và viết trên một dòng.
    unseen-sign: “origin” có ký tự ⟨U+200B⟩ mà không ai nhìn thấy.
        Hãy bỏ nó đi và viết trên một dòng.
    unseen-sign: “title” có ký tự ⟨U+00AD⟩ mà không ai nhìn thấy.
        Hãy bỏ nó đi và viết trên một dòng.
    unseen-sign: “title” có ký tự ⟨U+FEFF⟩ mà không ai nhìn thấy.
        Hãy bỏ nó đi và viết trên một dòng.
    unseen-sign: “title” có ký tự ⟨U+FFFE⟩ mà không ai nhìn thấy.
        Hãy bỏ nó đi và viết trên một dòng.
    unseen-sign: “ru” có ký tự ⟨U+202E⟩ mà không ai nhìn thấy.
        Hãy bỏ nó đi và viết trên một dòng.
    unseen-sign: “name” có ký tự ⟨U+0009⟩ mà không ai nhìn thấy.
        Hãy bỏ nó đi và viết trên một dòng.
    unseen-sign: “glyph” có ký tự ⟨U+001B⟩ mà không ai nhìn thấy.
        Hãy bỏ nó đi và viết trên một dòng.
    long-text: “title” có 89 ký tự; chỉ đọc nhiều nhất 80 ký tự.
    long-list: “perft” có 17 mục; chỉ đọc nhiều nhất 16 mục.
    name: “Tiny Game” không thể là tên biến thể.
        Tên gồm chữ thường a đến z, chữ số và -: king-of-the-hill. Cách gọi thông thường viết ở title.
    letter: “QQ” không thể là chữ cái của quân.
        Đó là một chữ hoa từ A đến Z; quân đã phong cấp có + phía trước hoặc ~ phía sau: P, +P, Q~.
    letter: “Ф” không thể là chữ cái của quân.
        Đó là một chữ hoa từ A đến Z; quân đã phong cấp có + phía trước hoặc ~ phía sau: P, +P, Q~.
    letter-case: “q” không thể là chữ cái của quân, vì quân được viết bằng chữ hoa.
        Hãy viết Q; chữ thường chỉ dùng cho quân đen trong thế cờ.
    letter-case: “p” không thể là chữ cái của quân, vì quân được viết bằng chữ hoa.
        Hãy viết P; chữ thường chỉ dùng cho quân đen trong thế cờ.
    size: “17x8” không phải là kích thước bàn cờ.
        Hãy viết số cột và số hàng, mỗi số từ 1 đến 16, giữa hai số là x: 8x8.
    size: “8” không phải là kích thước bàn cờ.
        Hãy viết số cột và số hàng, mỗi số từ 1 đến 16, giữa hai số là x: 8x8.
    size: “0x4” không phải là kích thước bàn cờ.
        Hãy viết số cột và số hàng, mỗi số từ 1 đến 16, giữa hai số là x: 8x8.
    size: “04x4” không phải là kích thước bàn cờ.
        Hãy viết số cột và số hàng, mỗi số từ 1 đến 16, giữa hai số là x: 8x8.
    all-holes: Các ô khuyết không chừa lại ô nào của bàn cờ.
        Hãy bỏ bớt ô khuyết.
    term: “A2” không chỉ ô nào.
        Ô được viết là a1, a1-c3, rank 3, ranks 1-4, file c, files a-c, all, none hoặc tên vùng; not bỏ đi phần đứng sau nó.
    term: “a1-” không chỉ ô nào.
        Ô được viết là a1, a1-c3, rank 3, ranks 1-4, file c, files a-c, all, none hoặc tên vùng; not bỏ đi phần đứng sau nó.
    term-near: “non” không chỉ ô nào.
        Hãy viết none.
    term-near: “cmap” không chỉ ô nào.
        Hãy viết camp.
    term: “&” không chỉ ô nào.
        Ô được viết là a1, a1-c3, rank 3, ranks 1-4, file c, files a-c, all, none hoặc tên vùng; not bỏ đi phần đứng sau nó.
    long-list: “regions” có 65 mục; chỉ đọc nhiều nhất 64 mục.
    term-end: Sau “rank” còn thiếu gì đó.
        Hãy viết rank 3, ranks 1-4, file c, files a-c hoặc not d4.
    term-end: Sau “not” còn thiếu gì đó.
        Hãy viết rank 3, ranks 1-4, file c, files a-c hoặc not d4.
    ranks: “a” không phải là hàng.
        Hãy viết một số, hoặc hai số nối bằng -: rank 3, ranks 1-4.
    files: “1-2” không phải là cột.
        Hãy viết một chữ thường, hoặc hai chữ nối bằng -: file c, files a-c.
    range-down: “3-1” đi ngược.
        Hãy viết 1-3.
    off-board: “a5” nằm ngoài bàn cờ 4x4.
        Nhìn từ phía trắng, cột tính từ a sang phải, hàng tính từ 1 lên trên.
    off-board: “a1-e4” nằm ngoài bàn cờ 4x4.
        Nhìn từ phía trắng, cột tính từ a sang phải, hàng tính từ 1 lên trên.
    off-board: “3-5” nằm ngoài bàn cờ 4x4.
        Nhìn từ phía trắng, cột tính từ a sang phải, hàng tính từ 1 lên trên.
    off-board: “e” nằm ngoài bàn cờ 4x4.
        Nhìn từ phía trắng, cột tính từ a sang phải, hàng tính từ 1 lên trên.
    nothing-before: Trước not này không có gì để bớt đi.
        Hãy viết trước phần bị bớt: all not d4.
    no-squares: Ở đây không có ô nào cả.
        Hãy chỉ ra các ô; bên nào không có ô thì viết none cho bên đó.
    only-holes: Mọi ô nêu ở đây đều là ô khuyết, không thuộc bàn cờ.
        Hãy chỉ ra các ô của bàn cờ; bên nào không có ô thì viết none cho bên đó.
    region-unknown: Không có vùng “palace”.
        Các vùng của biến thể này: không có. Ô được viết là a1, a1-c3, rank 3, files a-c hoặc all.
    region-circle: Vùng “two” được định nghĩa bằng chính nó.
        Trong các vùng gọi tên lẫn nhau, hãy ghi rõ ô cho một vùng.
    region-nowhere: Vùng “camp” không có ô nào.
        Hãy cho nó squares, hoặc white và black.
    region-twice: Vùng “camp” được cho ô hai lần: cho cả hai bên, rồi cho từng bên.
        Hãy giữ squares, hoặc white và black.
    region-sides: Các ô này khác nhau theo bên, nhưng ở đây chúng không thuộc bên nào.
        Hãy viết các ô thay cho tên vùng.
    region-name: “rank” không thể là tên vùng.
        Tên gồm chữ thường a đến z, chữ số và -, không viết giống một ô hay một từ như all.
    region-name: “a1” không thể là tên vùng.
        Tên gồm chữ thường a đến z, chữ số và -, không viết giống một ô hay một từ như all.
    region-name: “My camp” không thể là tên vùng.
        Tên gồm chữ thường a đến z, chữ số và -, không viết giống một ô hay một từ như all.
    sectors-overlap: Phần bàn cờ của hai bên có ô chung.
        Mỗi ô thuộc phần của một bên, hoặc không thuộc bên nào.
    no-pieces: Biến thể này không có quân nào.
        Hãy thêm quân: K = { line = "1*", royal = true }.
    unknown-letter: Biến thể này không có quân “S”.
        Các quân là: K, P và Q.
    unknown-letter: Biến thể này không có quân “R”.
        Các quân là: K, P và Q.
    repeated-letter: “P” xuất hiện lần thứ hai trong danh sách này.
        Hãy bỏ nó đi.
    no-letters: “victims” không nêu quân nào.
        Hãy viết chữ cái của các quân: ["P", "N"].
    joint-mover: Sau O trước hết là quân có dòng này, Q, chứ không phải K.
        Hãy viết OQ rồi đến chữ cái của quân cùng đi.
    promotes-to-itself: Ở đây Q sẽ thành Q, tức là chính nó.
        Hãy bỏ nó; nếu quân được giữ nguyên thì viết mandatory = "none".
    promotes-to-itself: Ở đây P sẽ thành P, tức là chính nó.
        Hãy bỏ nó; nếu quân được giữ nguyên thì viết mandatory = "none".
    much-work: Với dòng này, việc chuẩn bị các quân trước ván cần hơn 50000000 bước.
        Khoảng rộng và nhiều lựa chọn nhân công việc lên ở mọi ô; bàn cờ nhỏ hơn thì ít ô hơn.
    hand-without-drops: Trong biến thể này, quân bị bắt không vào tay ai.
        Hãy viết captures-to-hand = true dưới [drops], hoặc bỏ mục này.
    drop-without-drops: Biến thể này không có thả quân.
        Hãy thêm bảng [drops], hoặc bỏ mục này.
    drop-outside: Q không được đứng ở một số ô mà nó được thả.
        Vùng thả phải nằm trong vùng của quân.
    drop-itself: Q vốn đã được thả thành chính nó.
        Hãy bỏ nó: as chỉ liệt kê những quân khác mà nó có thể thành.
    royal-in-hand: Q là quân vua, nên không bao giờ ở trong tay.
        Hãy bỏ mục này, hoặc để quân đó là quân thường.
    royal-in-hand: K là quân vua, nên không bao giờ ở trong tay.
        Hãy bỏ mục này, hoặc để quân đó là quân thường.
    royal-victim: K là quân vua, nên không bị bắt qua đường.
        Hãy bỏ quân này, hoặc viết royalty = "none": khi đó có thể bắt quân vua.
    mandatory-outside: Một số ô này nằm ngoài vùng phong cấp.
        mandatory chỉ nêu các ô trong vùng đó, hoặc none.
    limit-of-none: “K” bị giới hạn, nhưng ở đây không quân nào thành nó.
        Hãy thêm nó vào danh sách to, hoặc bỏ giới hạn.
    castling-form: “d1” không phải là hai ô của bàn cờ 4x4.
        Hãy viết ô đi và ô đến: e1g1.
    castling-form: “d1e1” không phải là hai ô của bàn cờ 4x4.
        Hãy viết ô đi và ô đến: e1g1.
    castling-crooked: “d1b2” không theo hàng cũng không theo cột.
        Khi nhập thành, cả hai quân đều đi thẳng.
    castling-hole: “a1c1” bắt đầu hoặc kết thúc ở ô khuyết.
        Hãy nêu các ô của bàn cờ.
    castling-nothing: Nhập thành như vậy không quân nào đi cả.
        Hãy để mover và partner nêu mỗi quân từ đâu đến đâu: mover = "e1g1".
    castling-same: Hai quân sẽ đứng trên cùng một ô.
        Hãy cho hai quân ô đi khác nhau và ô đến khác nhau.
    castling-two-ends: Một cách nhập thành khác của quân này đi cùng đường, với cùng một quân kia nhưng đến ô khác; cách ghi nước đi không phân biệt được hai cách này.
        Hãy chỉ giữ lại một.
    no-royals: “flying” nói về quân vua, nhưng không có quân nào cần tránh bị tấn công.
        Hãy viết royal = true cho một quân (và không viết royalty = "none"), hoặc bỏ mục này.
    no-royals: “no-checks” nói về quân vua, nhưng không có quân nào cần tránh bị tấn công.
        Hãy viết royal = true cho một quân (và không viết royalty = "none"), hoặc bỏ mục này.
    no-royals: “checks” nói về quân vua, nhưng không có quân nào cần tránh bị tấn công.
        Hãy viết royal = true cho một quân (và không viết royalty = "none"), hoặc bỏ mục này.
    no-royals: “royalty” nói về quân vua, nhưng không có quân nào cần tránh bị tấn công.
        Hãy viết royal = true cho một quân (và không viết royalty = "none"), hoặc bỏ mục này.
    checks-never: Ở đây đếm số lần chiếu, nhưng no-checks làm mọi nước chiếu đều không hợp lệ.
        Hãy giữ lại một trong hai.
    facing-never: Ở đây các quân vua không thể đối mặt: flying làm việc đó không hợp lệ.
        Hãy giữ flying hoặc facing.
    blast-nothing: Vụ nổ này không loại quân nào.
        Hãy viết radius từ 1 trở lên, hoặc bỏ captor.
    each-of-all: “each” đếm riêng từng quân trong danh sách, nhưng không có danh sách nào.
        Hãy nêu các quân: pieces = ["K", "Q"].
    reply-by-nobody: Bên không còn quân thì không thể đáp lại.
        Hãy viết at-most = 1 hoặc hơn, hoặc bỏ reply.
    reply-to-leaving: Không có nước đáp lại việc rời vùng.
        Hãy bỏ reply hoặc leaving.
    reply-to-draw: Nước đáp làm ván cờ hòa, mà ở đây vốn đã hòa.
        Hãy bỏ reply, hoặc viết result = "win".
    wrong-type: “flying” ở đây là số nguyên; cần phải là true hoặc false.
    unknown-key-near: Ở đây không có khóa “royalti”.
        Hãy viết royalty.
    off-board: “h8” nằm ngoài bàn cờ 4x4.
        Nhìn từ phía trắng, cột tính từ a sang phải, hàng tính từ 1 lên trên.
    castling-repeated: Nước nhập thành này đã được nêu rồi, ở một [[castling]] khác hoặc ở chữ O trong dòng của quân đi.
        Hãy chỉ giữ lại một.
    castling-exchanged: Một cách nhập thành khác cho chính hai quân này đi cùng các đường ấy; ở đây chỉ đổi chỗ mover và partner.
        Hãy chỉ giữ lại một: cách mà mover là quân không được nhập thành khi đang bị tấn công, qua ô bị tấn công hay đến ô bị tấn công.
    castling-alone: Nhập thành như vậy chỉ có một trong hai quân đi.
        Hãy để mover và partner nêu mỗi quân từ đâu đến đâu; nếu đúng là ý muốn thì cứ để vậy.
    castling-idle-right: Quyền Q không cho nước nhập thành nào: các quân liên quan không có ô để nhập thành đến.
        Hãy bỏ chữ này khỏi thế khởi đầu, hoặc nêu các ô nhập thành trong một [[castling]].
    checks-fewer: Cần chiếu 3 lần để thắng, nhưng ở thế khởi đầu Trắng chỉ còn 1 lần, Đen 2 lần.
        Hãy cho thế khởi đầu và “checks” khớp nhau: 3+3 trong thế khởi đầu, hoặc một số khác ở đây.
    checks-fewer: Cần chiếu 4 lần để thắng, nhưng ở thế khởi đầu Trắng chỉ còn 3 lần, Đen 3 lần.
        Hãy cho thế khởi đầu và “checks” khớp nhau: 4+4 trong thế khởi đầu, hoặc một số khác ở đây.
    promotion-repeated: Mọi điều nêu ở đây về P đã có trong một [[promotion]] ở trên.
        Hãy chỉ giữ lại một.
    idle-without-passes: “two-passes” không thay đổi gì, vì không bên nào được bỏ lượt.
        Hãy bỏ nó, hoặc cho bỏ lượt: pass = "always" hoặc "when-stuck".
    starts-decided: Ván cờ kết thúc trước nước đi đầu tiên: một quân đã tới đích.
        Hãy sửa thế khởi đầu, hoặc luật trong [ends] định kết quả.
    unused-piece: Không ván nào có quân “Q”: thế khởi đầu không có nó, và không quân nào thành nó.
        Hãy đặt nó lên bàn cờ, hoặc bỏ nó đi.
    line-rank: Không quân nào đứng được trên hàng 8: bàn cờ có 4 hàng.
        Hàng được tính từ phía của quân, bắt đầu từ 1.
    castling-nobody: Ở thế khởi đầu, bên này không có quân ở c1, nên không bao giờ nhập thành từ đó.
        Chỉ những quân chưa đi từ đầu ván mới nhập thành.
    castling-nobody: Ở thế khởi đầu, bên này không có quân ở a1, nên không bao giờ nhập thành từ đó.
        Chỉ những quân chưa đi từ đầu ván mới nhập thành.
    idle-without-royals: “mate” không thay đổi gì, vì không có quân nào cần tránh bị tấn công.
        Hãy bỏ nó, hoặc viết royal = true cho một quân.
    idle-without-royals: “touching-royals” không thay đổi gì, vì không có quân nào cần tránh bị tấn công.
        Hãy bỏ nó, hoặc viết royal = true cho một quân.
    idle-without-royals: “perpetual-check” không thay đổi gì, vì không có quân nào cần tránh bị tấn công.
        Hãy bỏ nó, hoặc viết royal = true cho một quân.
    "#);
}
