# Ký hiệu Betza và các phương ngữ của nó.
# $found (input): cái được viết ở đó. $dialect (term): betza-name-…, phương ngữ đang đọc hay viết.
# $part (text): một phần của dòng ký hiệu quân.

betza-name-xboard = XBoard
betza-name-interactive = Interactive Diagram
betza-name-fairy-stockfish = Fairy-Stockfish

## Viết sai dạng

betza-syntax-too-long = Văn bản có { $length } ký tự; chỉ đọc nhiều nhất { $most }.
    .help = Một văn bản nói cách đi của một quân.
betza-syntax-empty = Văn bản trống.
    .help = Hãy viết cách đi của quân: K là vua, N là mã, fmWfcF là tốt không có nước đi hai ô.
betza-syntax-unknown = “{ $found }” không có nghĩa gì trong ký hiệu Betza.
    .help = Chữ hoa là nước đi, chữ thường đứng trước cho biết lấy những nước nào, số đứng sau cho biết được lặp lại nhiều nhất mấy lần.
betza-syntax-no-atom = “{ $found }” bổ nghĩa cho một nước đi, nhưng sau nó không có nước đi nào.
    .help = Hãy viết chữ hoa của nước đi ở sau, chẳng hạn fW hay cR.
betza-syntax-lone-number = Số “{ $found }” không thuộc về nước đi nào.
    .help = Số đứng ngay sau chữ hoa của nước đi mà nó giới hạn: R4.
betza-syntax-number = “{ $found }” không phải là số bước trong { $dialect }.
    .help = { $most ->
        [one] Hãy viết một chữ số; 0 là bao nhiêu bước cũng được.
       *[other] Hãy viết một số có nhiều nhất { $most } chữ số, không có số 0 đứng trước; một số 0 đứng riêng là bao nhiêu bước cũng được.
    }
betza-syntax-direction = “{ $found }” không chọn hướng nào của nước đi này.
    .help = Các chữ chỉ hướng là f b l r v s. h đứng sau một chữ trong đó, như fhN, hoặc tạo thành hl và hr; cả hai chỉ dùng cho nước đi có hơn bốn hướng.
betza-syntax-misplaced = “{ $found }” không có nghĩa gì ở đây.
    .help = Hãy bỏ nó đi.
betza-syntax-unopened = “{ $found }” không đóng ngoặc nào cả.
    .help = Hãy bỏ nó đi.
betza-syntax-unclosed = “{ $found }” chưa được đóng.
    .help = Hãy đóng ngoặc sau chặng cuối cùng.
betza-syntax-nested = “{ $found }” nằm trong một chuỗi chặng hoặc ngay sau nó; { $dialect } không đặt chuỗi trong chuỗi.
    .help = Hãy viết lần lượt các chặng của mọi chuỗi.
betza-syntax-no-leg = Ở “{ $found }” thiếu một chặng.
    .help = Giữa hai chặng có một dấu, trước và sau dấu đều có một chặng: W-F.
betza-syntax-not-a-leg = “{ $found }” không phải là một nước đi duy nhất để có thể mang chữ bổ nghĩa hay số bước.
    .help = Hãy viết chữ bổ nghĩa và số bước cho từng nước đi bên trong.
betza-too-many = “{ $found }” có hơn { $most } cách đi.
    .help = Hãy dùng ít chặng hơn hoặc ít hướng hơn.
# $length (số), $most (số).
betza-long-line = Viết bằng ký hiệu quân thì dòng này có { $length } ký tự; tối đa chỉ đọc { $most }.
    .help = Hãy dùng ít chặng hơn hoặc phạm vi nhỏ hơn.

## Thuộc phương ngữ khác, hoặc viết cách khác

betza-dialect-other = { $dialect } không dùng “{ $found }”; nó thuộc về { $others }.
    .help = Hãy chọn phương ngữ ấy, hoặc bỏ nó đi.
betza-dialect-written = “{ $found }” là cách viết cũ của Betza; { $dialect } không hiểu.
    .help = Hãy viết { $right }.
betza-dialect-brackets = “{ $found }” không phải là cách { $dialect } viết nước đi nhiều chặng.
    .help = Một bước thẳng rồi một bước chéo là W-F trong XBoard, [W-F] trong Interactive Diagram, và mafsW trong cả hai.
betza-dialect-chain = “{ $found }”: { $dialect } không có nước đi nhiều chặng.
    .help = Nó có cách viết riêng cho hai nước như thế: nN là con mã của cờ tướng, nZ là con tượng của cờ tướng Triều Tiên.
betza-dialect-old-letter = “{ $found }” là chữ cũ, và không phải ai cũng hiểu nó là cùng một nước nhảy.
    .help = Hãy viết C cho nước nhảy của lạc đà (3, 1), Z cho nước nhảy của ngựa vằn (3, 2).
betza-dialect-no-rider = { $dialect } không lặp lại nước nhảy này: “{ $found }”.
    .help = Nó lặp lại các nước W, F, N và các nước của R, B, Q, K.
betza-dialect-no-lame = { $dialect } không có nước nhảy này ở dạng có thể bị cản: “{ $found }”.
    .help = Nó có nN, nA, nD và nZ.
betza-dialect-no-hopper = { $dialect } không nhảy qua ngòi bằng nước này: “{ $found }”.
    .help = Nó nhảy qua ngòi bằng R, B và Q (W, F, K cũng như vậy): pR, gB.
betza-dialect-overwritten = “{ $found }” đi tới chỗ mà một nước viết trước đã đi tới; { $dialect } chỉ giữ nước viết sau.
    .help = Hãy viết nước làm được nhiều hơn ở sau, hoặc chỉ giữ một nước.
betza-dialect-no-initial-capture = Trong { $dialect } nước đi ban đầu không bao giờ ăn quân, nên “{ $found }” không đi được nước nào.
    .help = Hãy viết m thay cho c, hoặc bỏ i.

## Có nhiều nghĩa

betza-unclear-path = Cái gì cản được “{ $found }” thì không có quy ước chung: có nhiều đường dẫn tới ô đích.
    .help = Hãy viết đường đi theo từng chặng: mafsW là một bước thẳng tới ô trống, rồi một bước chéo ra ngoài.
betza-unclear-hurdle = “{ $found }” phải nhảy qua cái gì thì không có quy ước chung.
    .help = j chỉ có một nghĩa khi đứng trước D và A (phải có một quân ở giữa), và trước R, B, Q (bỏ qua ô đầu tiên).
betza-unclear-curve = “{ $found }” mỗi bước rẽ bao nhiêu thì không có quy ước chung.
    .help = z chỉ có một nghĩa khi đứng trước R và B (xe zíc zắc, tượng zíc zắc), q khi đứng trước quân nhảy xiên liên tiếp (N0, tức hoa hồng).

## Điều ký hiệu quân không nói được

betza-beyond-en-passant = Ký hiệu quân không có nước bắt tốt qua đường: “{ $found }”.
    .help = Hãy bỏ e; bắt tốt qua đường là luật của môn cờ.
betza-beyond-cylinder = Ký hiệu quân không có bàn cờ nối hai cạnh bên với nhau: “{ $found }”.
    .help = Hãy bỏ o.
betza-beyond-unloading = Ký hiệu quân không đặt được quân đã bị ăn trở lại bàn cờ: “{ $found }”.
    .help = Hãy bỏ u.
betza-beyond-induction = Ký hiệu quân không mượn được nước đi của quân khác hay làm quân khác đi: “{ $found }”.
    .help = Hãy bỏ x.
betza-beyond-royal-only = Ký hiệu quân không nói được là chỉ ăn vua: “{ $found }”.
    .help = Hãy viết c để ăn quân bất kỳ.
betza-beyond-tame = Ký hiệu quân không nói được là trừ vua ra, hay chỉ nhảy qua quân mình: “{ $found }”.
    .help = Hãy bỏ t.
betza-beyond-same-length = Ký hiệu quân không nói được là một chặng dài bằng chặng trước: “{ $found }”.
    .help = Hãy viết từng độ dài thành nước đi riêng.
betza-beyond-drop = Ký hiệu quân nói cách đi của quân, không nói cách thả quân: “{ $found }”.
    .help = Hãy bỏ phần thả quân; đó là luật của môn cờ.
betza-beyond-imitation = Ký hiệu quân không bắt chước được nước đi vừa rồi: “{ $found }”.
    .help = Hãy viết nước đi của chính quân ấy.
betza-beyond-pass = “{ $found }” không đi được nước nào: nó kết thúc ở chỗ bắt đầu, hoặc ra khỏi mọi bàn cờ.
    .help = Một nước đi phải thay đổi điều gì đó. Bỏ lượt là luật của môn cờ.
betza-beyond-half-board = Ký hiệu quân không có tầm đi tới giữa bàn cờ: “{ $found }”.
    .help = Hãy viết một số.
betza-beyond-turning-hop = Ký hiệu quân không rẽ được trên quân làm ngòi, cũng không nhảy qua ngòi này rồi ngòi khác: “{ $found }”.
    .help = Nó nhảy thẳng, qua đúng một quân: pR, gQ, pafK.
betza-beyond-castling-partner = Ký hiệu quân không chọn được quân khác để nhập thành theo cách này: “{ $found }”.
    .help = O2 là nhập thành với xe ở góc.

## Điều một phương ngữ không nói được

betza-lacks-condition = “{ $part }” là một điều kiện mà { $dialect } không có.
betza-lacks-unmoved = “{ $part }”: { $dialect } không hỏi được quân đã đi hay chưa.
    .help = Chữ i của nó chỉ hàng thứ hai: hãy viết L2.
betza-lacks-second-line = “{ $part }”: trong { $dialect } nước đi từ hàng thứ hai không bao giờ ăn quân.
    .help = Hãy thêm o, hoặc bỏ L2.
betza-lacks-influence = “{ $part }” xét một quân ở gần; { $dialect } không làm được.
betza-lacks-own-capture = “{ $part }” ăn được quân mình; { $dialect } không nói được điều đó.
betza-lacks-swap = “{ $part }” đổi chỗ hai quân; { $dialect } không nói được điều đó.
betza-lacks-blast = “{ $part }” là vụ nổ; { $dialect } không có.
betza-lacks-promotion = “{ $part }” là phong cấp; { $dialect } để việc đó cho luật của môn cờ.
betza-lacks-removal = “{ $part }” bỏ chính quân vừa đi khỏi bàn cờ; { $dialect } không nói được điều đó.
betza-lacks-castling = “{ $part }” là nhập thành; { $dialect } để việc đó cho luật của môn cờ.
betza-lacks-joint = “{ $part }” không phải là nhập thành theo cách của { $dialect }.
    .help = Trong { $dialect } vua đi thẳng và nhập thành với xe ở góc: 2=OKR.
betza-lacks-repetition = “{ $part }” được lặp lại theo cách mà { $dialect } không nói được.
betza-lacks-legs = “{ $part }” có những chặng mà { $dialect } không nói được.
betza-lacks-leap = “{ $part }” có một nước nhảy mà { $dialect } không có chữ.
betza-lacks-ride = “{ $part }” lặp lại một nước nhảy mà { $dialect } không lặp lại được.
betza-lacks-distance = “{ $part }” có một khoảng cách mà { $dialect } không nói được.
betza-lacks-hop = “{ $part }” nhảy qua ngòi theo cách mà { $dialect } không nói được.
betza-lacks-jump = “{ $part }” ăn quân mà nó nhảy qua; { $dialect } không nói được điều đó.
betza-lacks-anywhere = “{ $part }” đi được tới mọi ô; { $dialect } không nói được điều đó.
betza-lacks-two-ways = “{ $part }” đi tới cùng những ô theo hai cách; { $dialect } chỉ giữ một cách.
betza-lacks-room = “{ $part }” có nhiều cách đi hơn mức một văn bản trong { $dialect } chứa được.
betza-lacks-move = “{ $part }” không đi được nước nào.
