# pieces

## Доски

pieces-position-empty = Текст пуст, а здесь должна быть доска.
    .help = Запишите горизонтали сверху вниз через /: 8/8/8/8/3A4/8/8/8.
pieces-position-too-long = Размер текста — { $bytes } байт, а читается не больше { $limit }.
    .help = Даже самой большой доске, 16x16, хватает 1000 байт.
pieces-position-character = «{ $found }» ничего не обозначает на доске.
    .help = Горизонталь записывают буквами фигур (заглавные — белые), числами пустых полей и знаком * там, где поля нет.
pieces-position-full-width = «{ $found }» записано полноширинными знаками, а позицию пишут обычными буквами и цифрами.
    .help = Напишите { $right }.
# $found (input), $right (text): the same in Latin letters.
pieces-position-cyrillic = «{ $found }» — кириллица, а позицию пишут латинскими буквами.
    .help = Напишите { $right }.
# $found (input).
pieces-position-side = «{ $found }» не говорит, чей ход.
    .help = После доски и пробела пишут w (ход белых) или b (ход чёрных). Внутри доски пробелов нет.
# $found (input).
pieces-position-field = «{ $found }» не подходит ни к одному из полей после очереди хода.
    .help = По порядку это: право на рокировку (KQkq или -), поле взятия на проходе (e3 или -) и счётчики ходов (0 1).
pieces-position-gap = «{ $found }» — не число пустых полей.
    .help = Напишите число от 1 до 16 без нуля в начале.
pieces-position-mark = Этот знак { $found } не относится ни к какой фигуре.
    .help = Превращённая фигура пишется с + перед буквой или с ~ после неё: +P, Q~.
pieces-position-hand = Фигуры в руке, перечень которых начат здесь, не закрыты скобкой.
    .help = Закройте перечень знаком ]: [Pp]; если в руке ничего нет, напишите [].
pieces-position-after-hand = Фигурами в руке запись доски кончается, а за ними стоит «{ $found }».
    .help = Уберите это или поставьте перед ним пробел, если это следующая часть записи.
pieces-position-empty-rank = В { $rank }-й горизонтали сверху нет ни одного поля.
    .help = Напишите, сколько в ней пустых полей, например 8, или уберите лишний знак /.
pieces-position-width = В { $rank }-й горизонтали сверху { $found ->
        [one] { $found } поле
        [few] { $found } поля
       *[other] { $found } полей
    }, а в остальных — { $expected }.
    .help = Все горизонтали одной ширины. Буква или * — одно поле, число — столько полей, сколько в нём сказано.
pieces-position-too-wide = В { $rank }-й горизонтали сверху { $found ->
        [one] { $found } поле
        [few] { $found } поля
       *[other] { $found } полей
    }, а можно не больше { $limit }.
    .help = Две цифры подряд — одно число: 12 — это двенадцать полей.
pieces-position-too-high = На доске { $ranks ->
        [one] { $ranks } горизонталь
        [few] { $ranks } горизонтали
       *[other] { $ranks } горизонталей
    }, а можно не больше { $limit }.
    .help = Проверьте, нет ли лишнего знака /.

## Откуда взялась фигура, у которой есть имя

# $game (term): pieces-game-….
pieces-known-game = { $game }
# $game (term), $author (text): кто придумал фигуру.
pieces-known-game-author = { $game } ({ $author })
# $game (term), $since (message): pieces-known-year или pieces-known-century.
pieces-known-game-since = { $game } ({ $since })
# $game (term), $author (text), $since (message).
pieces-known-game-author-since = { $game } ({ $author }, { $since })
# $year (text).
pieces-known-year = { $year } год
# $century (number).
pieces-known-century = { $century }-й век

## Пределы

# $limit (число): сколько шагов.
pieces-budget-steps = Чтобы найти ходы этой фигуры на этой доске, нужно больше { $limit } шагов.
    .help = Группы в группах, широкие диапазоны и множество вариантов умножают работу; на доске поменьше её меньше.

## Строки нотации: что в них неверно
## $found (сообщение): pieces-syntax-quoted или конец строки.
## $right, $near, $far, $distance (текст или ввод): как пишется верно.

pieces-syntax-end = конец строки
# $text (ввод).
pieces-syntax-quoted = «{ $text }»
# $length (число), $most (число).
pieces-syntax-too-long = Длина строки в знаках — { $length }, а читается не больше { $most }.
    .help = Строка описывает ход одной фигуры. Несколько фигур задавайте по одной.
# $most (число).
pieces-syntax-too-deep = Здесь больше { $most } вложенных друг в друга групп.
    .help = Уберите скобки, которые ничего не добавляют: ((1+)) — это 1+.
pieces-syntax-empty = Строка пуста.
    .help = Напишите, как ходит фигура: 1* — король, ~1/2 — конь.
pieces-syntax-unknown = { $found } — не знак нотации.
    .help = Уберите его или запишите мысль знаками нотации: цифры, n, + X * > < =, ~ ^, буквы, / - | . ; & , ( ) и !.
pieces-syntax-unknown-letter = { $found } ничего не значит в нотации.
    .help = Строчные буквы нотации — условия i c o w b a e h, число n и радиус r. Буквы вроде f, g, k, l, m, s принадлежат другим нотациям, например нотации Бетцы. Фигуры и горизонтали обозначают заглавными: S1, L8Q.
pieces-syntax-foreign-letter = { $found } — не буква нотации.
    .help = В нотации есть заглавные латинские буквы и строчные a b c e h i n o r w, все без надстрочных знаков.
pieces-syntax-betza = { $found } — это нотация Бетцы, а не эта.
    .help = В этой нотации пишется { $right }.
pieces-syntax-wrong-sign = В нотации пишется «{ $right }», а не { $found }.
    .help = Напишите { $right }.
pieces-syntax-word = Здесь слово { $found }, а ходы на выбор соединяются запятой.
    .help = Напишите вместо него запятую.
# $where (текст): behind — за целым ходом, inside — внутри хода, optional — знак ? не за превращением.
pieces-syntax-unexpected = { $found } здесь стоять не может.
    .help = { $where ->
        [behind] Ход кончается раньше. Запятая соединяет ходы на выбор; . ; и & соединяют части одного хода.
        [optional] Знак ? стоит только после превращения, от которого можно отказаться: L8Q?.
       *[inside] Уберите это или напишите на этом месте то, что имелось в виду.
    }
pieces-syntax-missing-separator = Не хватает запятой: перед { $found } кончился предыдущий ход.
    .help = Напишите { $right }. Если это две части одного хода, вместо запятой поставьте . ; или &.
pieces-syntax-missing-leg = Здесь должен быть ход, а стоит { $found }.
    .help = Между запятыми, связками (. ; &) и скобками стоит ход: расстояние с направлением, например 1+, или прыжок, например ~1/2.
pieces-syntax-missing-move = За условиями, влиянием или типом хода должен следовать сам ход, а здесь { $found }.
    .help = Допишите ход: расстояние с направлением, например 1+, или прыжок, например 1/2.
pieces-syntax-empty-group = В этих скобках ничего нет.
    .help = Напишите в них ход, например (1+), или уберите их.
pieces-syntax-missing-distance = Перед направлением { $found } нет расстояния.
    .help = Напишите { $near }, если на одно поле, { $far }, если на любое их число.
pieces-syntax-missing-direction = После расстояния { $distance } нет направления: здесь { $found }.
    .help = Напишите { $distance }+ для прямых, { $distance }X для диагоналей, { $distance }* для тех и других. У прыжка два числа: 1/2 — ход коня.
# $count (text).
pieces-syntax-missing-group = После числа повторов { $count } должна быть скобка, а здесь { $found }.
    .help = То, что повторяется, стоит в скобках: { $right }.
pieces-syntax-direction-first = В { $found } направление стоит перед расстоянием.
    .help = Напишите { $right }.
pieces-syntax-no-direction = { $found } — не направление.
    .help = Направления: + (по прямым), X (по диагоналям), * (по тем и другим), > (вперёд), < (назад), = (вбок), их объединения <> >= <= <>=, а также >> (вправо) и << (влево). За X может стоять стрелка: X>.
pieces-syntax-missing-range-end = У диапазона нет конца: здесь { $found }.
    .help = Напишите после - число или n: 1-3, 2-n.
pieces-syntax-range-down = Диапазон { $found } идёт от большего к меньшему.
    .help = Напишите { $right }.
pieces-syntax-range-from-any = Диапазон не может начинаться с n: { $found }.
    .help = Просто n — любое расстояние; 2-n — от двух и дальше.
pieces-syntax-missing-second = После / нет числа: здесь { $found }.
    .help = У прыжка два числа: 1/2 — на поле в одну сторону и на два в другую.
# $most (число).
pieces-syntax-number-too-large = { $found } — слишком много: числа бывают до { $most }.
    .help = n — так далеко, как позволяет доска.
pieces-syntax-sign = У расстояния нет знака.
    .help = Назад — это <: 3<. Минус бывает только в смещении: (1,-3).
pieces-syntax-vector-part = В смещении два числа, а здесь вместо числа { $found }.
    .help = Напишите, на сколько вправо и на сколько вперёд: (1,-2).
pieces-syntax-count-zero = Группа выполняется хотя бы раз, и числом повторов не может быть { $found }.
    .help = Напишите число от 1: 3(1X) — до трёх раз, n(1X) — сколько угодно.
pieces-syntax-missing-radius = Нет радиуса: здесь { $found }.
    .help = Напишите число или n: r2 — любое поле не дальше двух, Ar1 — взрыв на поле вокруг.
pieces-syntax-missing-line = После L нет номера горизонтали: здесь { $found }.
    .help = L2 перед ходом: фигура стоит на второй горизонтали. L8Q: на восьмой она превращается в Q.
pieces-syntax-missing-promotion = Не сказано, в кого превращаться: здесь { $found }.
    .help = Напишите букву фигуры: L8Q. Как условие горизонталь стоит перед ходом: L2o2>.
pieces-syntax-missing-joint = После O нет букв: здесь { $found }.
    .help = Напишите букву самой фигуры и букву её напарника: OKR.
pieces-syntax-missing-partner = После O только одна буква: дальше { $found }.
    .help = Напишите букву самой фигуры и букву её напарника: OKR.
pieces-syntax-missing-swap = После | нет буквы: здесь { $found }.
    .help = Напишите букву фигуры, с которой меняются местами: |R.
pieces-syntax-two-kinds = { $found } — второй тип хода, а у хода он один.
    .help = Оставьте один: ~ (прыжок), ^ (взятие перепрыгнутой фигуры) или ^^ (прыжок через фигуру).
pieces-syntax-late-kind = Тип хода { $found } стоит после расстояния.
    .help = Напишите { $right }.
pieces-syntax-late-condition = Условие { $found } стоит слишком поздно.
    .help = Сначала условия, потом тип хода, потом расстояние: c~2+.
pieces-syntax-letter = { $found } обозначает фигуры поблизости, но расстояние не указано.
    .help = { $right } — такая фигура на соседнем поле. Заглавные буквы-условия — A, E, W, B и L с номером горизонтали.
pieces-syntax-long-influence = Расстояние влияния — одна цифра, поэтому { $found } лишнее.
    .help = Напишите одну цифру или n.
pieces-syntax-nothing-negated = Отрицанию ! не к чему относиться: здесь { $found }.
    .help = Оно стоит перед влиянием или условием состояния: !S1, !h, !i.
pieces-syntax-not-negatable = Отрицать { $found } нельзя.
    .help = Напишите противоположное: { $right }.
pieces-syntax-negation-outside = Знак ! у влияния стоит внутри скобок.
    .help = Напишите { $right }.
pieces-syntax-unclosed = К концу строки осталась незакрытая скобка.
    .help = Напишите ) там, где группа кончается.
pieces-syntax-unopened = Этой скобке не соответствует открывающая.
    .help = Уберите ) или напишите ( там, где группа начинается.
pieces-syntax-must-at-end = После & должна быть ещё часть хода, а здесь { $found }.
    .help = Перед ) группы с числом повторов стоит . или ;, но не &.
pieces-syntax-uncounted-link = Связка перед ) бывает только у группы с числом повторов.
    .help = Напишите число, например n(1+.), или уберите связку.
# $number (текст): E2. $extension (термин): pieces-extension-….
pieces-syntax-extension = В документе нет { $found }: это расширение { $number }, { $extension }.
    .help = Прочтите строку в профиле «tabiya»: в нём есть расширения.

## Расширения нотации

pieces-extension-link = связка перед закрывающей скобкой
pieces-extension-hop = прыжок через фигуру ^^
pieces-extension-not = отрицание ! условия, отличного от h
pieces-extension-star = стрелка после *
pieces-extension-oblique = влияние на расстоянии прыжка
pieces-extension-promotion = превращение со знаком + или ? в записи

## Строки нотации: что о них стоит знать

pieces-lint-homoglyph = { $found } — кириллица; прочитано как латинская { $right }.
    .help = Напишите латинскую букву.
pieces-lint-lower-x = x прочитано как X, диагонали.
    .help = Напишите X.
pieces-lint-lower-x-letter = x прочитано как X, буква фигуры.
    .help = Напишите X.
# $next (text): a digit. $right (text): the influence in parentheses.
pieces-lint-one-digit = Расстояние в { $found } — одна цифра; { $next } после неё начинает следующую часть.
    .help = Чтобы отделить их, напишите { $right }.
pieces-lint-bare-vector = { $found } прочитано как одно смещение, а не как два хода.
    .help = Напишите { $right }.
pieces-lint-plus-arrow = { $found } — то же, что +: направления стрелки в нём уже есть.
    .help = Напишите + или одну стрелку: { $right }.
pieces-lint-whitespace-inside = Пробелы внутри { $found } не учтены.
    .help = Напишите { $right }.
# $influence (ввод), $conditions (ввод): два написания.
pieces-lint-letter-clash = { $found } прочитано как влияние, хотя эти буквы бывают и условиями.
    .help = Напишите { $influence }, если это влияние, или { $conditions }, если условие.
pieces-lint-letter-clash-no-condition = { $found } — влияние, но у этих букв есть и другое значение.
    .help = Напишите { $influence }.
# $direction (text).
pieces-lint-idle-direction = В { $found } направление { $direction } ничего не меняет.
    .help = { $right } значит то же самое. Здесь направление выбирает из прыжков вида 1/2, у которых нет своего, и только со стрелкой: 1/2>.
pieces-lint-redundant-leap = В { $found } знак ~ ничего не меняет: это и так прыжок.
    .help = { $right } означает то же.
pieces-lint-turning = В { $found } повторы могут менять направление: повтор по прямой ничего бы не добавил.
    .help = { $right } говорит это без особого правила.
pieces-lint-no-move = { $found } не даёт хода.
    .help = Уберите это.
pieces-lint-fragment = { $found } говорит лишь о том, какая фигура стоит рядом, и хода не даёт.
    .help = Допишите ход: S1=c1> — взятие вперёд рядом с S.
pieces-lint-co = { $found } требует взятия и запрещает его: такой ход невозможен.
    .help = Оставьте c для взятий или o для ходов без взятия.
# $first (сообщение), $second (сообщение): условия.
pieces-lint-contradiction = { $first } и { $second } не бывают вместе, поэтому { $found } никогда не выполнить.
    .help = Оставьте одно из условий или сделайте два хода через запятую.
# $what (текст): joint или swap.
pieces-lint-exchange-not-alone = { $found } — { $what ->
        [joint] рокировка
       *[swap] обмен местами
    }, а это всегда отдельный ход: частью более длинного хода или внутри группы он не выполняется никогда.
    .help = Сделайте его одним из ходов на выбор, через запятую: { $right }.
pieces-lint-exchange-no-step = В { $found } не сказано, { $what ->
        [joint] куда и насколько ходит рокирующаяся фигура
       *[swap] где стоит напарник
    }, поэтому такой ход невозможен.
    .help = Напишите сначала расстояние и направление: { $what ->
        [joint] 2=OKR
       *[swap] n=|R
    }.
# $first (сообщение): то, что действует.
pieces-lint-second-exchange = { $found } не учитывается: у хода один напарник, и раньше стоит { $first }.
    .help = Соедините два хода запятой. Буквы, из которых хватает одной, пишутся вместе: |RQ.
# $signs (сообщение): знаки без действия. $what (текст): joint или swap.
pieces-lint-idle-sign = { $signs } в { $found } ничего не меняет: { $what ->
        [joint] рокировка идёт только по пустым полям и никого не берёт
       *[swap] при обмене местами никого не берут
    }.
    .help = { $right } означает то же.
# $before (сообщение): часть хода, которая всегда берёт.
pieces-lint-cut-off = До { $found } дело никогда не дойдёт: { $before } всегда берёт, а после взятия ход кончается у ближайшей точки.
    .help = Чтобы ход шёл дальше и после взятия, поставьте ; а если продолжение обязательно, поставьте &: { $right }.
pieces-lint-lost-promotion = { $found } никогда не сработает: тот же ход снимает фигуру с доски.
    .help = Уберите превращение или c0, которое снимает фигуру.
# $number (текст): E2. $extension (термин): pieces-extension-….
pieces-lint-extension-used = В { $found } есть расширение { $number }: { $extension }.
    .help = Программа, знающая только документ, этого не прочтёт.
# $boards (число), $size (текст): 8x8.
pieces-lint-nothing-added = { $found } ничего не добавляет: без этого ходы остались прежними. Проверено досок { $size }: { $boards }, часть пустых, остальные со случайной расстановкой.
    .help = На досках { $size } { $right } означает то же.
pieces-lint-never-moves = { $found } не дало ни одного хода. Проверено досок { $size }: { $boards }, часть пустых, остальные со случайной расстановкой.
    .help = Нужное для него бывает редко, требует большей доски или не случается никогда.
# $what (текст): promotion или effect. $alone (текст): yes, если других ходов в строке нет.
pieces-lint-never-acts = { $found } ни разу не { $what ->
        [promotion] дало превращения
       *[effect] подействовало
    }: с ним и без него ходы одинаковы. Проверено досок { $size }: { $boards }, часть пустых, остальные со случайной расстановкой.
    .help = { $alone ->
        [yes] Оно действует на другие ходы. Напишите рядом ход через запятую: { $right }.
       *[no] { $what ->
            [promotion] Горизонтали считают от своей стороны, с 1 до высоты доски, и ход должен там кончаться.
           *[effect] Нужное для него бывает редко, требует большей доски или не случается никогда.
        }
    }

## Игры, из которых взяты фигуры с именами

pieces-game-armenian-draughts = Армянские шашки
pieces-game-berolina-chess = Берлинские шахматы
pieces-game-bigorra = Бигорра
pieces-game-breakthrough = Прорыв
pieces-game-carreras-chess = Шахматы Карреры
pieces-game-chaturanga = Чатуранга
pieces-game-chess = Шахматы
pieces-game-chess-with-different-armies = Шахматы разных армий
pieces-game-chu-shogi = Тю сёги
pieces-game-courier-chess = Курьерские шахматы
pieces-game-dai-shogi = Дай сёги
pieces-game-document = Документ этой нотации
pieces-game-empire-chess = Имперские шахматы
pieces-game-english-draughts = Английские шашки
pieces-game-fairy-chess = Сказочные шахматы
pieces-game-falcon-chess = Соколиные шахматы
pieces-game-falcon-hunter-chess = Шахматы «Сокол и охотник»
pieces-game-gigachess = Гигашахматы
pieces-game-grant-acedrex = Гранд-аседрекс
pieces-game-heian-dai-shogi = Хэйан дай сёги
pieces-game-heian-shogi = Хэйан сёги
pieces-game-hiashatar = Хиа-шатар
pieces-game-hoppel-poppel = Хоппель-поппель
pieces-game-international-draughts = Международные шашки
pieces-game-janggi = Чанги
pieces-game-legans-chess = Шахматы Легана
pieces-game-makruk = Макрук
pieces-game-metamachy = Метамахия
pieces-game-musketeer-chess = Мушкетёрские шахматы
pieces-game-new-zealand-chess = Новозеландские шахматы
pieces-game-omega-chess = Омега-шахматы
pieces-game-partisan = «Партизан» из документа этой нотации
pieces-game-pawn-back-chess = Шахматы с отступающими пешками
pieces-game-pawn-sideways-chess = Шахматы с пешками, идущими вбок
pieces-game-scirocco = Сирокко
pieces-game-shako = Шако
pieces-game-shatranj = Шатрандж
pieces-game-shogi = Сёги
pieces-game-spartan-chess = Спартанские шахматы
pieces-game-tamerlane-2000 = Тамерлан-2000
pieces-game-tamerlane-chess = Шахматы Тамерлана
pieces-game-tenjiku-shogi = Тэндзику сёги
pieces-game-terachess = Терашахматы
pieces-game-tori-shogi = Тори сёги
pieces-game-torpedo-chess = Торпедные шахматы
pieces-game-turkish-draughts = Турецкие шашки
pieces-game-wa-shogi = Ва сёги
pieces-game-wolf-chess = Волчьи шахматы
pieces-game-xiangqi = Сянци
