# Что делает фигура. Каждое сообщение — предложение, в котором фигура подлежащее, или его часть; всё, что можно было бы
# понять иначе, стоит в скобках: у фигур с разными ходами никогда не бывает одинаковых объяснений.

## Целое

# $moves (сообщение): из чего можно выбирать.
# $effects (сообщение): что следует за каждым ходом.
explain-piece = { CAPITAL($moves) }.
explain-piece-with = { CAPITAL($moves) }. { CAPITAL($effects) }.
explain-effects-only = { CAPITAL($effects) }. Само по себе это не ход.
explain-sentences = { $first }. { CAPITAL($second) }

## Возможности на выбор

# $first, $second (сообщения): возможности, в каждом, может быть, несколько.
explain-alternatives = { $first }; { $second }
# $opening (текст): condition или first-move, если он с этого начинается, иначе move.
explain-or = либо{ $opening ->
        [condition] ,{" "}
       *[move] {" "}
    }{ $move }
explain-one-of = одно из следующего: { $moves }
explain-item = ({ $number }) { $move }

## Ходы из нескольких частей

# $first, $second (сообщения): части хода, в каждом, может быть, несколько.
explain-chain = { $first }, { $second }
# То же о двух частях, вторая из которых — последствие, наступающее в любом случае.
explain-chain-effect = { $first } { $second }
# $leg (сообщение): следующая часть.
# $captured (текст): yes, если до неё могло быть взятие.
# $outward (текст): yes, если она ведёт только наружу.
# $opening (текст): condition, если она начинается с условия, иначе first-move или move.
explain-then = а затем{ $opening ->
        [condition] {" "}может продолжить{ $captured ->
            [yes] {" "}(пока ничего не взяла)
            [part] {" "}(пока в этой части ничего не взяла)
           *[no] {""}
        }{ $outward ->
            [yes] {" "}(поворачивая не больше чем на 45°)
           *[no] {""}
        }: { $leg }
       *[move] , если захочет{ $captured ->
            [yes] {" "}и ещё ничего не взяла
            [part] {" "}и в этой части ещё ничего не взяла
           *[no] {""}
        },{ $outward ->
            [yes] {" "}поворачивая не больше чем на 45°,
           *[no] {""}
        } { $leg }
    }
explain-further = а затем{ $opening ->
        [condition] {" "}может продолжить{ $captured ->
            [no] {""}
           *[yes] {" "}(даже после взятия)
        }: { $leg }
       *[move] , если захочет{ $captured ->
            [no] {""}
           *[yes] , даже после взятия
        }, { $leg }
    }
explain-must = а затем должна продолжить: { $leg }
explain-effect = и { $leg }

## Условия

explain-if = если { $conditions }, { $rest }
explain-first-move = первым ходом { $rest }
explain-and-next = { $first }, { $second }
explain-and-last = { $first } и { $second }
explain-when-unmoved = ещё не ходила
explain-when-moved = уже ходила
explain-when-white = белая
explain-when-not-white = не белая
explain-when-black = чёрная
explain-when-not-black = не чёрная
explain-when-own-sector = стоит в своём секторе
explain-when-not-own-sector = стоит не в своём секторе
explain-when-enemy-sector = стоит в секторе соперника
explain-when-not-enemy-sector = стоит не в секторе соперника
explain-when-light = стоит на белом поле
explain-when-not-light = стоит не на белом поле
explain-when-dark = стоит на чёрном поле
explain-when-not-dark = стоит не на чёрном поле
explain-when-attacked = под боем
explain-when-not-attacked = не под боем
# $lines (сообщение): explain-line или explain-lines.
explain-when-on-lines = стоит на { $lines }
explain-when-not-on-lines = стоит не на { $lines }
explain-line = { $line }-й горизонтали от своей стороны
explain-lines = одной из горизонталей { $from ->
        [2] со
       *[other] с
    } { $from }-й по { $to }-ю от своей стороны

## Фигуры поблизости

# $owner (текст): own или enemy.
# $letters: буквы фигур, хватает одной из них.
# $place (сообщение): где.
explain-near = { $place } стоит { $owner ->
        [enemy] фигура соперника
       *[own] своя фигура
    } { $letters }
explain-none-near = { $place } нет { $owner ->
        [enemy] фигуры соперника
       *[own] своей фигуры
    } { $letters }
# $distance (сообщение): explain-away-….
# $direction (термин): explain-at-….
explain-place = { $distance } { $direction }
# $first, $second (сообщения): два расстояния косого прыжка, explain-away-….
# $keep (текст): какие из восьми прыжков.
# $like (текст): knight или other.
explain-place-oblique = { $keep ->
        [forward] { $first } вперёд и { $second } вбок
        [backward] { $first } назад и { $second } вбок
        [sideways] { $first } в одну сторону и { $second } поперёк (длинной частью вбок)
        [forward-backward] { $first } вперёд или назад и { $second } вбок
        [forward-sideways] { $first } вперёд и { $second } вбок либо { $first } в одну сторону и { $second } поперёк (длинной частью вбок)
        [backward-sideways] { $first } назад и { $second } вбок либо { $first } в одну сторону и { $second } поперёк (длинной частью вбок)
        [forward-backward-sideways] { $first } вперёд или назад и { $second } вбок либо { $first } в одну сторону и { $second } поперёк (длинной частью вбок)
        [right] { $first } в одну сторону и { $second } поперёк (длинной частью вправо)
        [left] { $first } в одну сторону и { $second } поперёк (длинной частью влево)
        [none] { $first } в одну сторону и { $second } поперёк (но ни в каком направлении)
       *[all] { $first } в одну сторону и { $second } поперёк
    }{ $like ->
        [knight] {" "}(как ходит конь)
       *[other] {""}
    }
# $unit (сообщение): куда ведёт прыжок.
explain-place-leap = в конце прыжка, который { $unit }
explain-fragment = не ход, а только условие: если { $conditions }
explain-letters-next = { $list }, { $item }
explain-letters-last = { $list } или { $item }

## Расстояния

# Как далеко ведёт ход.
explain-distance-exactly = { $count ->
        [1] на одно поле
        [2] на два поля
        [3] на три поля
        [4] на четыре поля
        [5] на пять полей
        [6] на шесть полей
        [7] на семь полей
        [8] на восемь полей
        [one] на { $count } поле
        [few] на { $count } поля
       *[other] на { $count } полей
    }
explain-distance-range = на { $from }–{ $to } { $to ->
        [one] поле
        [few] поля
       *[other] полей
    }
explain-distance-at-least = на { $from } или более полей
explain-distance-any = на любое число полей

# Как далеко стоит фигура.
explain-away-exactly = на расстоянии { $count ->
        [1] одного поля
        [2] двух полей
        [3] трёх полей
        [4] четырёх полей
        [5] пяти полей
        [6] шести полей
        [7] семи полей
        [8] восьми полей
        [one] { $count } поля
       *[other] { $count } полей
    }
explain-away-range = на расстоянии { $from }–{ $to } { $to ->
        [one] поля
       *[other] полей
    }
explain-away-at-least = на расстоянии { $from } или более полей
explain-away-any = на любом расстоянии

# Из скольких прыжков состоит линия, вдоль которой фигура прыгает.
explain-steps-up-to = { $count ->
        [1] одного шага
        [one] не более чем { $count } одинакового шага
       *[other] не более чем { $count } одинаковых шагов
    }
explain-steps-exactly = { $count ->
        [1] одного шага
        [one] { $count } одинакового шага
       *[other] { $count } одинаковых шагов
    }
explain-steps-range = { $from }–{ $to } одинаковых шагов
explain-steps-at-least = { $from } или более одинаковых шагов
explain-steps-any = любого числа одинаковых шагов

# Сколько раз.
explain-times-up-to = { $count ->
        [1] до одного раза
        [2] до двух раз
        [3] до трёх раз
        [4] до четырёх раз
        [5] до пяти раз
        [6] до шести раз
        [7] до семи раз
        [8] до восьми раз
        [one] до { $count } раза
       *[other] до { $count } раз
    }
explain-times-exactly = { $count ->
        [1] ровно один раз
        [2] ровно два раза
        [3] ровно три раза
        [4] ровно четыре раза
        [5] ровно пять раз
        [6] ровно шесть раз
        [7] ровно семь раз
        [8] ровно восемь раз
        [few] ровно { $count } раза
       *[other] ровно { $count } раз
    }
explain-times-range = от { $from } до { $to } { $to ->
        [one] раза
       *[other] раз
    }
explain-times-at-least = { $from } или более раз
explain-times-any = любое число раз

## Направления ходов

explain-to-any = в любом направлении
explain-to-orthogonal = по прямой
explain-to-diagonal = по диагонали
explain-to-forward = прямо вперёд
explain-to-backward = прямо назад
explain-to-sideways = вбок
explain-to-forward-backward = прямо вперёд или назад
explain-to-forward-sideways = прямо вперёд или вбок
explain-to-backward-sideways = прямо назад или вбок
explain-to-diagonal-forward = по диагонали вперёд
explain-to-diagonal-backward = по диагонали назад
explain-to-ahead = вперёд (по прямой или по диагонали)
explain-to-behind = назад (по прямой или по диагонали)
explain-to-ahead-behind = вперёд или назад (по прямой или по диагонали)
explain-to-ahead-sideways = в любом направлении, кроме ведущих назад
explain-to-behind-sideways = в любом направлении, кроме ведущих вперёд
explain-to-right = вправо
explain-to-left = влево
explain-to-wherever = в какую бы сторону ни было
explain-to-nowhere = ни в каком направлении

## Где стоит соседняя фигура, после расстояния

explain-at-any = в любом направлении
explain-at-orthogonal = по прямой
explain-at-diagonal = по диагонали
explain-at-forward = прямо впереди
explain-at-backward = прямо позади
explain-at-sideways = слева или справа
explain-at-forward-backward = прямо впереди или позади
explain-at-forward-sideways = прямо впереди, слева или справа
explain-at-backward-sideways = прямо позади, слева или справа
explain-at-diagonal-forward = впереди по диагонали
explain-at-diagonal-backward = позади по диагонали
explain-at-ahead = впереди (по прямой или по диагонали)
explain-at-behind = позади (по прямой или по диагонали)
explain-at-ahead-behind = впереди или позади (по прямой или по диагонали)
explain-at-ahead-sideways = в любом направлении, кроме ведущих назад,
explain-at-behind-sideways = в любом направлении, кроме ведущих вперёд,
explain-at-right = справа
explain-at-left = слева
explain-at-nowhere = ни в каком направлении

## Части хода

explain-verb-move-or-capture = ходит или бьёт
explain-verb-capture = бьёт
explain-verb-move = ходит
explain-verb-leap-or-capture = ходит или бьёт прыжком
explain-verb-leap-capture = бьёт прыжком
explain-verb-leap = ходит прыжком
explain-verb-jump-capture = бьёт прыжком
explain-verb-jump = ходит прыжком
explain-verb-hop-or-capture = ходит или бьёт прыжком
explain-verb-hop-capture = бьёт прыжком
explain-verb-hop = ходит прыжком
explain-verb-lead = ведёт

# $movement (сообщение): глагол и куда ведёт часть хода.
# $mode (текст): quiet — без взятия, never — и со взятием, и без него; иначе any или capture.
# $prey (текст): enemy, own или both: кого бьёт.
# $passed (текст): проходит ли одно поле, много или ни одного, о котором стоило бы говорить.
explain-slides = { $movement }{ $mode ->
        [quiet] {" "}без взятия
        [never] {" "}со взятием и без взятия сразу (это невозможно)
       *[any] {""}
    }{ $prey ->
        [own] {" "}(свои фигуры вместо чужих)
        [both] {" "}(и свои, и чужие фигуры)
       *[enemy] {""}
    }{ $passed ->
        [one] {" "}(пройденное поле должно быть пусто)
        [many] {" "}(пройденные поля должны быть пусты)
       *[none] {""}
    }
explain-leaps = { $movement }{ $mode ->
        [quiet] {" "}без взятия
        [never] {" "}со взятием и без взятия сразу (это невозможно)
       *[any] {""}
    }{ $prey ->
        [own] {" "}(свои фигуры вместо чужих)
        [both] {" "}(и свои, и чужие фигуры)
       *[enemy] {""}
    }
# Так бьют то, через что прыгают.
explain-jumps = { $movement } через ровно одну { $mode ->
        [quiet] фигуру любой стороны, не снимая её
        [never] фигуру, снимая и не снимая её сразу (это невозможно),
       *[any] { $prey ->
            [own] свою фигуру, снимая её
            [both] фигуру любой стороны, снимая её
           *[enemy] фигуру соперника, снимая её
        }
    } (остальные поля на пути и поле приземления должны быть пусты)
# Так бьют то, на что приземляются.
explain-hops = { $movement } через ровно одну фигуру любой стороны{ $mode ->
        [quiet] {" "}без взятия
        [never] {" "}со взятием и без взятия сразу (это невозможно)
       *[any] {""}
    }{ $prey ->
        [own] {" "}(свои фигуры вместо чужих)
        [both] {" "}(и свои, и чужие фигуры)
       *[enemy] {""}
    }
# $verb (термин): explain-verb-….
explain-step = { $verb } { $distance } { $direction }
explain-oblique = { $verb } { $keep ->
        [forward] { $first } вперёд и { $second } вбок
        [backward] { $first } назад и { $second } вбок
        [sideways] { $first } в одну сторону и { $second } поперёк (длинной частью вбок)
        [forward-backward] { $first } вперёд или назад и { $second } вбок
        [forward-sideways] { $first } вперёд и { $second } вбок либо { $first } в одну сторону и { $second } поперёк (длинной частью вбок)
        [backward-sideways] { $first } назад и { $second } вбок либо { $first } в одну сторону и { $second } поперёк (длинной частью вбок)
        [forward-backward-sideways] { $first } вперёд или назад и { $second } вбок либо { $first } в одну сторону и { $second } поперёк (длинной частью вбок)
        [right] { $first } в одну сторону и { $second } поперёк (длинной частью вправо)
        [left] { $first } в одну сторону и { $second } поперёк (длинной частью влево)
        [none] { $first } в одну сторону и { $second } поперёк (но ни в каком направлении)
       *[all] { $first } в одну сторону и { $second } поперёк
    }{ $like ->
        [knight] {" "}(как конь)
       *[other] {""}
    }
explain-to-square = { $verb } { $way }
explain-vector = { $distance } { $direction }
explain-vector-both = { $sideways } и { $along }
explain-vector-forward = вперёд
explain-vector-backward = назад
explain-vector-nowhere = на своё же поле
explain-within = { $verb } на любое поле в радиусе { $count ->
        [1] одного поля
        [2] двух полей
        [3] трёх полей
        [one] { $count } поля
       *[other] { $count } полей
    }
explain-anywhere = { $verb } на любое поле доски
# $steps (сообщение): explain-steps-….
# $unit (сообщение): куда ведёт каждый шаг.
explain-along = { $verb } вдоль линии из { $steps } (каждый шаг { $unit })
explain-stay = остаётся на месте
# $move (сообщение): что делает ход, при котором фигура остаётся на месте.
explain-in-place = делает ход на месте: { $move }
explain-nothing = не имеет ни одного хода
# $what (текст): joint или swap.
explain-not-alone = { $what ->
        [joint] рокируется
       *[swap] меняется местами с другой фигурой
    } (это бывает только отдельным ходом, а здесь невозможно)
# $done (сообщение): что было бы сделано.
explain-impossible = { $done } и бьёт (это невозможно)

## Группы

# $body (сообщение): что делается.
# $times (сообщение): explain-times-….
# $turn (текст): same, если повторы идут тем же путём, free, если могут поворачивать.
# $stop (текст): yes, если взятие прекращает повторы, no, если нет, never, если взятий нет.
explain-group = делает { $choice ->
        [several] один из таких ходов
       *[one] такой ход
    }{ $mode ->
        [capture] , который должен закончиться взятием
        [quiet] {" "}без взятия
        [never] , который должен закончиться взятием и обойтись без взятия (это невозможно)
       *[any] {""}
    }: ({ $body })
explain-repeat = { $leg }, { $times }{ $turn ->
        [free] , каждый раз поворачивая как угодно
       *[same] {" "}в одном направлении
    }{ $stop ->
        [yes] { $mode ->
            [capture] {""}
           *[any] , пока не возьмёт фигуру
        }
        [no] , даже после взятия
       *[never] {""}
    }{ $mode ->
        [capture] , причём должна закончить взятием
       *[any] {""}
    }
explain-repeat-group = делает { $times } { $choice ->
        [several] один из таких ходов
       *[one] такой ход
    }, { $turn ->
        [free] каждый раз с новым выбором и новыми направлениями
       *[same] каждый раз с тем же выбором и теми же направлениями
    }{ $stop ->
        [yes] { $mode ->
            [capture] {""}
           *[any] , пока не возьмёт фигуру
        }
        [no] , даже после взятия
       *[never] , без взятия
    }{ $mode ->
        [capture] , причём должна закончить взятием
        [never] , причём должна закончить взятием и обойтись без взятия (это невозможно)
       *[any] {""}
    }: ({ $body })

## Что ещё происходит

explain-with = { $first } и { $second }
# $promotes (текст): yes, если фигура где-нибудь превращается, иначе no.
explain-removed = сама снимается с доски{ $promotes ->
        [yes] {" "}(и уже не превращается)
       *[no] {""}
    }
# $when (текст): capture или always.
explain-blast = уничтожает все другие фигуры в радиусе { $count ->
        [1] одного поля
        [2] двух полей
        [3] трёх полей
        [one] { $count } поля
       *[other] { $count } полей
    } от последнего поля хода{ $when ->
        [capture] {" "}при взятии
       *[always] {""}
    }
explain-blast-all = уничтожает все другие фигуры на доске{ $when ->
        [capture] {" "}при взятии
       *[always] {""}
    }
explain-promotion = { $optional ->
        [yes] может превратиться
       *[no] превращается
    } в { $choices }, если ход заканчивается на { $lines }
# $optional (текст): от всех ли (all), от некоторых (some) или ни от одного (none) можно отказаться.
explain-promotions-united = если к одному ходу подходят сразу несколько таких превращений, { $optional ->
        [all] может превратиться
       *[none] превращается
    } в любую из всех этих фигур{ $optional ->
        [some] {" "}(а остаться собой может, только если это позволяет каждое из них)
       *[none] {""}
    }
explain-lasting = { $mode ->
        [capture] после взятия{" "}
        [quiet] после хода без взятия{" "}
        [never] после хода со взятием и без взятия (это невозможно){" "}
       *[any] {""}
    }{ $effects }

## Ходы двух фигур

# $mover (текст): буква фигуры.
# $partners: буквы других фигур, хватает одной из них.
explain-joint = рокируется ({ $mover } с { $partners }): ходит { $distance } { $direction } к ближайшей в этом направлении фигуре, своей { $partners }, которая ещё не ходила и встаёт на последнее пройденное поле (все поля между ними должны быть пусты; начальное, пройденные и конечное поля не должны быть под боем)
# $between (текст): empty или any.
explain-swap = меняется местами со своей фигурой { $letters }, которая стоит { $place }{ $between ->
        [empty] {" "}(все поля между ними должны быть пусты)
       *[any] {" "}(что бы между ними ни стояло)
    }, при условии, что обратный путь той фигуры — { $back }
explain-swap-any-way = меняется местами со своей фигурой { $letters }, которая стоит { $place }{ $between ->
        [empty] {" "}(все поля между ними должны быть пусты)
       *[any] {" "}(что бы между ними ни стояло)
    }
explain-way-back = { $distance } { $direction }{ $between ->
        [empty] {" "}(все поля между ними должны быть пусты)
       *[any] {" "}(что бы между ними ни стояло)
    }
