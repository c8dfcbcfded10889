# Изображения позиций и ходов фигур.

## Titles

# $piece: draw-man-…. $square: where it stands. $line: the line of the notation.
draw-title-piece = Ходы фигуры { $piece } с { $square }: { $line }
draw-title-position = Позиция на доске { $columns } × { $rows }, очередь хода: { $side }
draw-title-position-over = Позиция на доске { $columns } × { $rows }, игра окончена

# A piece that only has a letter.
draw-man-white = { $letter } белых
draw-man-black = { $letter } чёрных

## The signs of a picture of moves: a few words each

draw-legend-both = ход или взятие
draw-legend-move = только ход
draw-legend-capture = только взятие
draw-legend-elsewhere = ход сюда, взятие на другом поле
draw-legend-first-move = только первым ходом фигуры
draw-legend-condition = только при условии
draw-legend-leg = в следующей части хода, здесь во второй
draw-legend-slide = идёт, пока путь не закрыт фигурой
draw-legend-leap = прыгает через всё на пути
draw-legend-hop = прыгает ровно через одну фигуру
draw-legend-partner = вместе с ней ходит другая фигура
draw-legend-stop = фигура закрывает путь
draw-legend-own = своя фигура здесь меняет ходы
draw-legend-enemy = чужая фигура здесь меняет ходы
draw-legend-explosion = всё, что здесь стоит, снимается

## Beside the board

draw-label-reserve = { $side }, { $reserve }
draw-text-reserve = { $side }, { $reserve }:
draw-text-second = { $mark } отмечает фигуры стороны: { $side }.

## Descriptions

# What stands between squares, and between pieces with their squares.
draw-list-items = {", "}
draw-list-groups = {"; "}

# $when: always, first-move, condition. $leg (number): the leg of the move, from 1.
draw-describe-board = Размер доски: { $columns } × { $rows } (вертикали и горизонтали).
draw-describe-origin = Фигура { $piece } стоит на { $square }.
draw-describe-others = Другие фигуры: { $pieces }.
draw-describe-nowhere = Ходов у неё нет.
draw-describe-both =
    { $when ->
        [first-move] Только первым ходом она ходит или бьёт на { $squares }
        [condition] При условии она ходит или бьёт на { $squares }
       *[always] Она ходит или бьёт на { $squares }
    }{ $leg ->
        [1] .
       *[other] {" "}(часть { $leg }).
    }
draw-describe-move =
    { $when ->
        [first-move] Только первым ходом она ходит без взятия на { $squares }
        [condition] При условии она ходит без взятия на { $squares }
       *[always] Она ходит без взятия на { $squares }
    }{ $leg ->
        [1] .
       *[other] {" "}(часть { $leg }).
    }
draw-describe-capture =
    { $when ->
        [first-move] Только первым ходом она бьёт на { $squares }
        [condition] При условии она бьёт на { $squares }
       *[always] Она только бьёт на { $squares }
    }{ $leg ->
        [1] .
       *[other] {" "}(часть { $leg }).
    }
draw-describe-elsewhere =
    { $when ->
        [first-move] Только первым ходом она ходит на { $squares } и бьёт на другом поле
        [condition] При условии она ходит на { $squares } и бьёт на другом поле
       *[always] Она ходит на { $squares } и бьёт на другом поле
    }{ $leg ->
        [1] .
       *[other] {" "}(часть { $leg }).
    }
draw-describe-slide = По прямой она доходит до { $squares }.
draw-describe-leap = Она прыгает на { $squares } через всё, что стоит на пути.
draw-describe-hop = Через фигуру на { $hurdle } она прыгает и доходит до { $squares }.
draw-describe-partner = Тем же ходом другая фигура идёт с { $from } на { $to }.
draw-describe-stop = Путь закрывает то, что стоит на { $squares }.
draw-describe-own = Своя фигура на одном из этих полей меняет её ходы: { $squares }.
draw-describe-enemy = Чужая фигура на одном из этих полей меняет её ходы: { $squares }.
draw-describe-explosion = Ход снимает с доски всё, что стоит на { $squares }.
draw-describe-pieces = { $side } на доске: { $pieces }.
draw-describe-no-pieces = { $side }: на доске ничего нет.
draw-describe-piece-on = { $piece } на { $squares }
draw-describe-last-move = Последний ход изменил { $squares }.
draw-describe-reserve = { $side }, { $reserve }: { $pieces }.
draw-describe-holes = Нет полей: { $squares }.
draw-describe-mark = Отмечено знаком «{ $mark }»: { $squares }.
draw-describe-arrow = Стрелка ведёт с { $from } на { $to }.

## Marks

draw-mark-circle = кружок
draw-mark-square = квадрат
draw-mark-cross = крест
draw-mark-triangle = треугольник
draw-mark-diamond = ромб
draw-mark-star = звезда
draw-mark-label = { $text }

## Notes

draw-note-missing-characters = Во встроенном шрифте не хватает знаков ({ $count }): { $characters }; на их месте стоят рамки с номерами.
