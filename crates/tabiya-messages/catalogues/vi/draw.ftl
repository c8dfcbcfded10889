# Hình vẽ thế cờ và cách đi của quân.

## Titles

# $piece: draw-man-…. $square: where it stands. $line: the line of the notation.
draw-title-piece = Cách đi của { $piece } ở { $square }: { $line }
draw-title-position = Thế cờ trên bàn { $columns } cột { $rows } hàng, đến lượt { $side }
draw-title-position-over = Thế cờ trên bàn { $columns } cột { $rows } hàng, ván cờ đã kết thúc

# A piece that only has a letter.
draw-man-white = { $letter } trắng
draw-man-black = { $letter } đen

## The signs of a picture of moves: a few words each

draw-legend-both = đi hoặc ăn
draw-legend-move = chỉ đi, không ăn
draw-legend-capture = chỉ ăn, không đi
draw-legend-elsewhere = đi tới đây và ăn quân ở chỗ khác
draw-legend-first-move = chỉ khi quân đi lần đầu
draw-legend-condition = chỉ khi thỏa điều kiện
draw-legend-leg = ở chặng sau của nước đi, đây là chặng hai
draw-legend-slide = trượt tới khi bị quân khác cản
draw-legend-leap = nhảy qua mọi thứ ở giữa
draw-legend-hop = nhảy qua đúng một quân
draw-legend-partner = một quân khác cùng đi
draw-legend-stop = bị một quân chặn lại
draw-legend-own = có quân mình ở đây thì cách đi đổi
draw-legend-enemy = có quân đối phương ở đây thì cách đi đổi
draw-legend-explosion = quân ở đây bị loại khỏi bàn

## Beside the board

draw-label-reserve = { $side }, { $reserve }
draw-text-reserve = { $side }, { $reserve }:
draw-text-second = { $mark } chỉ quân của { $side }.

## Descriptions

# What stands between squares, and between pieces with their squares.
draw-list-items = {", "}
draw-list-groups = {"; "}

# $when: always, first-move, condition. $leg (number): the leg of the move, from 1.
draw-describe-board = Bàn cờ có { $columns } cột và { $rows } hàng.
draw-describe-origin = { $piece } đứng ở { $square }.
draw-describe-others = Các quân khác: { $pieces }.
draw-describe-nowhere = Quân này không đi đâu được.
draw-describe-both =
    { $when ->
        [first-move] Chỉ khi đi lần đầu, nó đi tới hoặc ăn ở { $squares }
        [condition] Khi thỏa điều kiện, nó đi tới hoặc ăn ở { $squares }
       *[always] Nó đi tới hoặc ăn ở { $squares }
    }{ $leg ->
        [1] .
       *[other] {" "}(chặng { $leg }).
    }
draw-describe-move =
    { $when ->
        [first-move] Chỉ khi đi lần đầu, nó đi mà không ăn tới { $squares }
        [condition] Khi thỏa điều kiện, nó đi mà không ăn tới { $squares }
       *[always] Nó đi mà không ăn tới { $squares }
    }{ $leg ->
        [1] .
       *[other] {" "}(chặng { $leg }).
    }
draw-describe-capture =
    { $when ->
        [first-move] Chỉ khi đi lần đầu, nó ăn ở { $squares }
        [condition] Khi thỏa điều kiện, nó ăn ở { $squares }
       *[always] Nó chỉ ăn ở { $squares }
    }{ $leg ->
        [1] .
       *[other] {" "}(chặng { $leg }).
    }
draw-describe-elsewhere =
    { $when ->
        [first-move] Chỉ khi đi lần đầu, nó đi tới { $squares } và ăn quân ở chỗ khác
        [condition] Khi thỏa điều kiện, nó đi tới { $squares } và ăn quân ở chỗ khác
       *[always] Nó đi tới { $squares } và ăn quân ở chỗ khác
    }{ $leg ->
        [1] .
       *[other] {" "}(chặng { $leg }).
    }
draw-describe-slide = Nó trượt xa nhất tới { $squares }.
draw-describe-leap = Nó nhảy tới { $squares }, qua mọi thứ ở giữa.
draw-describe-hop = Nó nhảy qua một quân ở { $hurdle }, xa nhất tới { $squares }.
draw-describe-partner = Cùng nước đó, một quân khác đi từ { $from } tới { $to }.
draw-describe-stop = Nó bị quân ở { $squares } chặn lại.
draw-describe-own = Quân mình ở một trong các ô này làm cách đi thay đổi: { $squares }.
draw-describe-enemy = Quân đối phương ở một trong các ô này làm cách đi thay đổi: { $squares }.
draw-describe-explosion = Nước đi loại bỏ những gì ở { $squares }.
draw-describe-pieces = { $side } trên bàn: { $pieces }.
draw-describe-no-pieces = { $side } không còn quân nào trên bàn.
draw-describe-piece-on = { $piece } ở { $squares }
draw-describe-last-move = Nước vừa đi đã thay đổi { $squares }.
draw-describe-reserve = { $side }, { $reserve }: { $pieces }.
draw-describe-holes = Không có ô ở { $squares }.
draw-describe-mark = Đánh dấu bằng { $mark }: { $squares }.
draw-describe-arrow = Mũi tên chỉ từ { $from } tới { $to }.

## Marks

draw-mark-circle = vòng tròn
draw-mark-square = hình vuông
draw-mark-cross = dấu chéo
draw-mark-triangle = hình tam giác
draw-mark-diamond = hình thoi
draw-mark-star = ngôi sao
draw-mark-label = “{ $text }”

## Notes

draw-note-missing-characters = Phông chữ nhúng thiếu { $count } ký tự: { $characters }; các ô có ghi mã số đứng thay vào chỗ đó.
