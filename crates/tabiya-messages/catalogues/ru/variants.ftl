# variants

## Файлы вариантов: что не TOML

variants-file-too-long = В файле больше { $limit } байт, а больше не читается.
    .help = Варианту хватает нескольких тысяч байт.
variants-file-toml-repeated = «{ $key }» стоит здесь второй раз.
    .help = Оставьте одно место или соедините оба.
variants-file-toml-no-table = Здесь «{ $key }» получает ключи, но это не таблица, к которой их можно добавить.
    .help = Запишите все его ключи в одном месте.
variants-file-toml-value = Здесь не хватает ключа или его значения.
    .help = Пишите ключ = значение: size = "8x8".
variants-file-toml-key = Здесь не читается ключ.
    .help = Ключ состоит из букв, цифр, - и _. Любой другой берётся в кавычки: "+P".
variants-file-toml-bracket = Здесь скобка без пары.
    .help = [ закрывается знаком ], [[ — знаками ]], {"{"} — знаком {"}"}.
variants-file-toml-quotes = Здесь должен быть текст в кавычках.
    .help = Запишите его между " и " в одной строке; true и false пишутся без кавычек.
variants-file-toml-comma = Между этими значениями не хватает запятой, или она лишняя.
    .help = Пишите ["P", "Q"] или {"{"} white = "e1", black = "e8" {"}"}.
variants-file-toml-escape = То, что стоит за этим \, ничего не значит.
    .help = Сам знак \ пишется \\; или поставьте текст между ' и ': там все знаки значат самих себя.
variants-file-toml-number = Здесь не читается число.
    .help = Пишите цифрами без нулей впереди: 100. Текст берётся в кавычки.
variants-file-toml-deep = Здесь слишком много списков или таблиц вложено друг в друга.
    .help = Ни одной части варианта не нужно больше трёх.
variants-file-toml-line-end = Строка здесь кончается, как на старых «Маках»: одним знаком U+000D.
    .help = Сохраните файл с нынешними концами строк: U+000A или U+000D и U+000A.
variants-file-toml-wide = Знак { $found } — из другой раскладки; в TOML вместо него { $right }.
    .help = Напишите { $right }.
variants-file-toml-control = Здесь стоит управляющий знак { $found }, которого в TOML быть не может.
    .help = Уберите его.
variants-file-toml-rest = То, что здесь стоит, не относится ни к ключу, ни к значению.
    .help = Строка — это ключ = значение, а за ними может идти только комментарий: pass = "never" # как в шахматах.

## Файлы вариантов: что перенято

variants-file-inherited = «{ $key }» из варианта «{ $base }» не подходит: { $problem }.
    .help = Задайте ему здесь подходящее значение. Лишнее убирает false, например pieces.Q = false.
variants-file-base-unknown = Нет варианта «{ $found }», который можно было бы расширить.
    .help = Напишите имя встроенного варианта, например chess, или файл: ./mine.toml.
variants-file-base-broken = «{ $found }», расширяемый здесь, не читается: { $problem }.
    .help = Сначала проверьте тот файл.
variants-file-base-circle = Варианты расширяют друг друга по кругу: «{ $found }» встречается снова.
    .help = Пусть один из них ничего не расширяет.
variants-file-base-deep = Друг друга расширяют больше { $most } вариантов.
    .help = Расширяйте тот, что ближе к началу.
variants-file-takes-nothing = Нет «{ $key }», который это false могло бы убрать.
    .help = Уберите эту запись: false убирает то, что есть в расширяемом варианте.

## Файлы вариантов: ключи и значения

variants-file-unknown-key = Здесь нет ключа «{ $key }».
    .help = Ключи здесь: { $known }.
variants-file-unknown-key-near = Здесь нет ключа «{ $key }».
    .help = Напишите { $near }.
variants-file-missing-key = Здесь не хватает ключа «{ $key }».
    .help = Добавьте { $key } = и его значение.
variants-file-missing-table = Не хватает таблицы «{ $key }».
    .help = Напишите { $head } отдельной строкой, а под ней ключи таблицы, по меньшей мере: { $needed }.
variants-file-missing-side = «{ $key }» ничего не говорит для { $side }.
    .help = Укажите обе стороны, white и black; одно значение без стороны годится для обеих.
variants-file-wrong-type = Здесь «{ $key }» — { $found }, а должно быть так: { $expected }.
variants-file-type-text = текст
variants-file-type-flag = true или false
variants-file-type-number = целое число
variants-file-type-decimal = число с точкой
variants-file-type-date = дата или время
variants-file-type-table = таблица
variants-file-type-list = список
variants-file-type-names = текст или таблица текстов по языкам
variants-file-type-in-hand = буква фигуры в кавычках или false
variants-file-type-letters = буква фигуры в кавычках или список таких букв
variants-file-type-sides = текст или таблица с white и black
variants-file-type-tables = список таблиц
variants-file-number = Здесь «{ $key }» — { $found }, а должно быть от { $from } до { $to }.
variants-file-word = «{ $key }» не может быть «{ $found }».
    .help = На выбор: { $known }.
variants-file-word-near = «{ $key }» не может быть «{ $found }».
    .help = Напишите { $near }. На выбор: { $known }.
variants-file-empty-text = «{ $key }» — пустой текст.
    .help = Напишите, что нужно, или уберите его.
variants-file-unseen-sign = В «{ $key }» есть знак { $found }, которого никто не видит.
    .help = Уберите его и напишите текст в одну строку.
variants-file-long-text = В «{ $key }» { $length ->
        [one] { $length } знак
        [few] { $length } знака
       *[other] { $length } знаков
    }, а читается не больше { $most }.
variants-file-long-list = В «{ $key }» { $found ->
        [one] { $found } запись
        [few] { $found } записи
       *[other] { $found } записей
    }, а читается не больше { $most }.
variants-file-name = «{ $found }» не может быть именем варианта.
    .help = Имя состоит из строчных букв от a до z, цифр и -: king-of-the-hill. Как игру называют люди, говорит title.
variants-file-letter = «{ $found }» не может быть буквой фигуры.
    .help = Это заглавная буква от A до Z, у превращённых фигур с + перед ней или ~ после неё: P, +P, Q~.
variants-file-letter-case = «{ $found }» не может быть буквой фигуры: такие буквы — заглавные.
    .help = Напишите { $right }; строчными в позициях пишут фигуры чёрных.

## Файлы вариантов: доска и поля

variants-file-size = «{ $found }» — не размер доски.
    .help = Напишите число вертикалей и горизонталей, от 1 до { $most }, а между ними x: 8x8.
variants-file-all-holes = Дыры не оставляют от доски ни одного поля.
    .help = Уберите часть из них.
variants-file-term = «{ $found }» не называет полей.
    .help = Поля записывают так: a1, a1-c3, rank 3, ranks 1-4, file c, files a-c, all, none или имя области; not убирает то, что за ним.
variants-file-term-near = «{ $found }» не называет полей.
    .help = Напишите { $near }.
variants-file-term-end = После «{ $found }» чего-то не хватает.
    .help = Пишите rank 3, ranks 1-4, file c, files a-c или not d4.
variants-file-ranks = «{ $found }» — не горизонталь.
    .help = Напишите число или два числа через -: rank 3, ranks 1-4.
variants-file-files = «{ $found }» — не вертикаль.
    .help = Напишите строчную букву или две через -: file c, files a-c.
variants-file-range-down = «{ $found }» идёт по убыванию.
    .help = Напишите { $right }.
variants-file-off-board = «{ $found }» вне доски { $size }.
    .help = Вертикали идут от a вправо, горизонтали от 1 вверх, если смотреть со стороны белых.
variants-file-nothing-before = Перед этим not нет ничего, от чего можно отнять.
    .help = Сначала напишите, от чего отнять: all not d4.
variants-file-no-squares = Здесь нет ни одного поля.
    .help = Назовите поля; если у одной из сторон их нет, напишите для неё none.
variants-file-only-holes = Все названные здесь поля — дыры, а они не часть доски.
    .help = Назовите поля доски; если у одной из сторон их нет, напишите для неё none.
variants-file-region-unknown = Нет области «{ $found }».
    .help = Области этого варианта: { $known }. Поля записывают так: a1, a1-c3, rank 3, files a-c или all.
variants-file-region-circle = Область «{ $key }» определена через саму себя.
    .help = В одной из областей, ссылающихся друг на друга, перечислите поля.
variants-file-region-nowhere = У области «{ $key }» нет полей.
    .help = Задайте ей squares или white и black.
variants-file-region-twice = Поля области «{ $key }» заданы дважды: для обеих сторон и для каждой.
    .help = Оставьте squares или white и black.
variants-file-region-sides = Эти поля у сторон разные, а здесь они ничьи.
    .help = Назовите поля, а не область.
variants-file-region-name = «{ $found }» не может быть именем области.
    .help = Имя состоит из строчных букв от a до z, цифр и - и не похоже на поле или на слово вроде all.
variants-file-sectors-overlap = У секторов двух сторон есть общие поля.
    .help = Поле принадлежит одному сектору или ни одному.

## Файлы вариантов: фигуры

variants-file-no-pieces = В варианте нет фигур.
    .help = Добавьте фигуры: K = {"{"} line = "1*", royal = true {"}"}.
variants-file-unused-piece = Фигуры «{ $letter }» не бывает ни в одной партии: её нет в начальной позиции, и ничто в неё не превращается.
    .help = Поставьте её на доску или уберите.
variants-file-unknown-letter = В этом варианте нет фигуры «{ $found }».
    .help = Фигуры: { $known }.
variants-file-repeated-letter = «{ $found }» стоит в этом списке второй раз.
    .help = Уберите его.
variants-file-no-letters = «{ $key }» не называет ни одной фигуры.
    .help = Напишите буквы фигур: ["P", "N"].
variants-file-much-work = С этой строкой подготовка фигур перед игрой занимает больше { $limit } шагов.
    .help = Широкие диапазоны и множество вариантов умножают работу на каждом поле; на доске поменьше их меньше.
variants-file-joint-mover = После O сначала стоит фигура, которой принадлежит строка, — { $letter }, а не { $found }.
    .help = Напишите O{ $letter }, а затем букву партнёра.
variants-file-promotes-to-itself = Здесь { $letter } превращается в { $letter }, то есть в саму себя.
    .help = Уберите её; если фигура может остаться собой, напишите mandatory = "none".
variants-file-line-rank = На { $found }-й горизонтали ничего не бывает: их на доске { $ranks }.
    .help = Горизонтали считают от своей стороны, начиная с 1.
variants-file-hand-without-drops = В этом варианте взятые фигуры не попадают в руку.
    .help = Напишите captures-to-hand = true под [drops] или уберите это.
variants-file-drop-without-drops = В этом варианте фигуры не сбрасывают.
    .help = Добавьте таблицу [drops] или уберите это.
variants-file-drop-outside = На некоторых полях, куда сбрасывают { $letter }, ей нельзя стоять.
    .help = Область сброса должна лежать внутри области фигуры.
variants-file-drop-itself = { $letter } и так сбрасывается как сама собой.
    .help = Уберите её: as перечисляет только то, чем ещё она может стать.
variants-file-royal-in-hand = { $letter } — королевская фигура, поэтому в руке её не бывает.
    .help = Уберите это или сделайте фигуру обычной.
variants-file-royal-victim = { $letter } — королевская фигура, поэтому её не берут на проходе.
    .help = Уберите её или напишите royalty = "none": тогда королевские фигуры можно брать.

## Файлы вариантов: правила

variants-file-mandatory-outside = Некоторые из этих полей вне зоны превращения.
    .help = Пусть mandatory называет только поля зоны или none.
variants-file-limit-of-none = Для «{ $found }» есть предел, но ничто в неё здесь не превращается.
    .help = Добавьте её в список to или уберите предел.
variants-file-promotion-repeated = Всё, что здесь сказано о { $letter }, уже сказано таблицей [[promotion]] выше.
    .help = Оставьте что-то одно.
variants-file-castling-form = «{ $found }» — не два поля доски { $size }.
    .help = Напишите поле, с которого она идёт, и поле, на которое приходит: e1g1.
variants-file-castling-crooked = «{ $found }» идёт не по горизонтали и не по вертикали.
    .help = При рокировке обе фигуры идут прямо.
variants-file-castling-hole = «{ $found }» начинается или кончается в дыре.
    .help = Назовите поля доски.
variants-file-castling-same = Обе фигуры оказались бы на одном поле.
    .help = Пусть у них будут разные поля в начале и разные в конце.
variants-file-castling-nothing = При такой рокировке не ходит ни одна фигура.
    .help = Пусть mover и partner называют, откуда и куда идёт каждая: mover = "e1g1".
variants-file-castling-alone = При такой рокировке ходит только одна из двух фигур.
    .help = Пусть mover и partner называют, откуда и куда идёт каждая; если так и задумано, можно оставить.
variants-file-castling-nobody = В начальной позиции на { $square } нет фигуры этой стороны, поэтому рокировки оттуда не бывает.
    .help = Рокируют фигуры, которые не ходили с начала партии.
variants-file-castling-repeated = Эта рокировка уже описана: другой таблицей [[castling]] или буквой O в строке той фигуры, что рокирует.
    .help = Оставьте что-то одно.
variants-file-castling-two-ends = По другой рокировке эта фигура идёт туда же с тем же партнёром, но он приходит на другое поле; по записи хода их не отличить.
    .help = Оставьте одну из двух.
variants-file-castling-exchanged = Другая рокировка ведёт те же две фигуры теми же путями; здесь только mover и partner поменялись местами.
    .help = Оставьте одну: ту, у которой mover не рокируется из-под боя, через поле под боем и на поле под боем.
variants-file-castling-idle-right = По праву { $right } рокировки не бывает: фигурам, которых оно касается, некуда рокироваться.
    .help = Уберите эту букву из начальной позиции или задайте поля рокировки в [[castling]].
variants-file-no-royals = «{ $key }» говорит о королевских фигурах, но беречь от нападения здесь некого.
    .help = Напишите у фигуры royal = true (и не пишите royalty = "none") или уберите это.
variants-file-idle-without-royals = «{ $key }» ничего не меняет: беречь от нападения здесь некого.
    .help = Уберите это или напишите у фигуры royal = true.
variants-file-idle-without-passes = «{ $key }» ничего не меняет: пасовать здесь никому нельзя.
    .help = Уберите это или разрешите пасовать: pass = "always" или "when-stuck".
variants-file-starts-decided = Партия окончена ещё до первого хода: { $reason }.
    .help = Измените начальную позицию или то правило в [ends], которое решает партию.
variants-file-checks-fewer = Для победы нужно шахов: { $most }; но в начальной позиции белым осталось дать { $white }, чёрным { $black }.
    .help = Пусть начальная позиция и «checks» совпадают: { $most }+{ $most } в позиции или другое число здесь.
variants-file-checks-never = Шахи считаются, но no-checks запрещает любой шах.
    .help = Оставьте что-то одно.
variants-file-facing-never = Королевские фигуры не могут здесь стоять друг против друга: flying это запрещает.
    .help = Оставьте flying или facing.
variants-file-blast-nothing = Этот взрыв ничего не убирает.
    .help = Напишите radius от 1 или уберите captor.
variants-file-each-of-all = «each» считает фигуры списка по отдельности, но списка нет.
    .help = Напишите, какие фигуры: pieces = ["K", "Q"].
variants-file-reply-by-nobody = Сторона без фигур не может ответить.
    .help = Напишите at-most = 1 или больше или уберите reply.
variants-file-reply-to-leaving = На уход из зоны не отвечают.
    .help = Уберите reply или leaving.
variants-file-reply-to-draw = Ответ делает партию ничьей, а она здесь и так ничья.
    .help = Уберите reply или напишите result = "win".

## Файлы вариантов: тесты в них

variants-trial-position = Тест «{ $test }»: это не позиция этой игры: { $problem }.
    .help = Тест читает позиции так же, как игра читает их везде.
variants-trial-play = Тест «{ $test }»: ход «{ $move }» сделать нельзя: { $problem }.
    .help = Исправьте ходы, которые делаются сначала, или правила, запрещающие этот.
variants-trial-over = партия окончена ({ $reason })
variants-trial-legal = Тест «{ $test }»: ход «{ $move }» должен быть возможен, но он невозможен: { $problem }.
    .help = Измените правила, которые его запрещают, или перенесите его в «illegal».
variants-trial-illegal = Тест «{ $test }»: ход «{ $move }» должен быть невозможен, но он возможен: { $found }.
    .help = Измените правила, которые его разрешают, или перенесите его в «legal».
variants-trial-unreadable = Тест «{ $test }»: «{ $move }» — не ход, ни возможный, ни невозможный: { $problem }.
    .help = Запишите ход так, как его пишет игра: e2e4, a7a8q, P@e4.
variants-trial-several = Тест «{ $test }»: «{ $move }» может означать несколько возможных ходов: { $moves }.
    .help = Запишите тот, который имеется в виду.
variants-trial-no-move = это не ход
variants-trial-perft = Тест «{ $test }»: perft на глубине { $depth } равен { $found }; ожидалось { $expected }.
    .help = Начните с первой глубины, где числа расходятся: посмотрите там список возможных ходов.
variants-trial-perft-more = Тест «{ $test }»: perft на глубине { $depth } намного больше ожидавшихся { $expected }.
    .help = Начните с первой глубины, где числа расходятся: посмотрите там список возможных ходов.
variants-trial-perft-left-out = Тест «{ $test }»: perft на глубине { $depth } не считался: тесты одного файла могут ожидать вместе не больше { $most } позиций.
    .help = Его посчитает `tabiya perft FILE { $depth }`.
variants-trial-outcome = Тест «{ $test }»: здесь { $found }; ожидалось, что { $expected }.
    .help = Посмотрите, что сказано в [ends], или исправьте тест.
variants-trial-outcome-reason = Тест «{ $test }»: здесь { $found } ({ $reason }); ожидалось, что { $expected }.
    .help = Посмотрите, что сказано в [ends], или исправьте тест.
variants-trial-ongoing = игра продолжается
variants-trial-white-wins = белые выиграли
variants-trial-black-wins = чёрные выиграли
variants-trial-drawn = партия закончилась вничью

## Из чего состоит вариант

variants-title = { $title }
variants-typing = Наберите ход по полям (e2e4, e7e8q, сброс N@f3, ход из нескольких частей c3e5,e5g7) или так, как пишут в шахматных книгах (Nf3, exd5, O-O).
# Название стороны, отдельно и рядом с фигурой.
variants-side-white = белые
variants-side-black = чёрные
# Вместо стороны при ничьей.
variants-side-nobody = никто
variants-piece = { $piece } ({ $side })
variants-phase-play = игра
variants-reserve-hand = рука
variants-region-palace = дворец
variants-region-river = река
variants-region-zone = зона
variants-action-move = ход
variants-action-capture = взятие
variants-action-promote = превращение
variants-action-castle = рокировка
variants-action-drop = сброс
variants-action-chain = ход из нескольких шагов
variants-action-pass = пас

## Чем окончена партия

variants-outcome-checkmate = мат
variants-outcome-stalemate = ходить нечем
variants-outcome-checks = объявлено достаточно шахов
variants-outcome-extinction = сторона лишилась своих фигур
variants-outcome-goal = фигура достигла цели
variants-outcome-royal-lost = королевская фигура потеряна
variants-outcome-facing = королевские фигуры стоят друг против друга
variants-outcome-two-passes = обе стороны пасовали
variants-outcome-quiet = слишком долго не было ни взятий, ни ходов пешками
variants-outcome-repetition = повторение позиции
variants-outcome-perpetual-check = вечный шах

## Позиции: запись

variants-fen-too-long = Размер текста — { $bytes } байт, а читается не больше { $limit }.
    .help = Даже позиции на самой большой доске хватает 2000 байт.
variants-fen-empty = Текст пуст, а здесь должна быть позиция.
    .help = Запишите горизонтали сверху вниз через /, а затем чей ход: 8/8/4k3/8/8/3QK3/8/8 w.
variants-fen-tag = Здесь стоит тег PGN, а нужна позиция; теги не читаются.
    .help = Напишите саму позицию (то, что стоит в [FEN "…"]) или запись партии без тегов.
variants-fen-character = «{ $found }» ничего не обозначает на доске.
    .help = Горизонталь записывают буквами фигур (заглавные — белые), числами пустых полей и знаком * там, где поля нет.
variants-fen-full-width = «{ $found }» записано полноширинными знаками, а доску пишут обычными буквами и цифрами.
    .help = Напишите { $right }.
variants-fen-gap = «{ $found }» — не число пустых полей.
    .help = Напишите число от 1 до 16 без нуля в начале.
variants-fen-mark = Этот знак { $found } не относится ни к какой фигуре.
    .help = Превращённая фигура пишется с + перед буквой или с ~ после неё: +P, Q~.
variants-fen-letter = В этой игре нет фигуры «{ $found }».
    .help = Её фигуры: { $known }; заглавные буквы — белые, строчные — чёрные.
variants-fen-ranks = На доске здесь { $found ->
        [one] { $found } горизонталь
        [few] { $found } горизонтали
       *[other] { $found } горизонталей
    }, а в этой игре их { $expected }.
    .help = Горизонтали разделяют знаком /. Первой идёт самая дальняя от белых.
variants-fen-width = В { $rank }-й горизонтали { $found ->
        [one] { $found } поле
        [few] { $found } поля
       *[other] { $found } полей
    }, а в этой игре их { $expected }.
    .help = Буква или * — одно поле, число — столько полей, сколько в нём сказано. Две цифры подряд — одно число.
variants-fen-hand-open = Фигуры в руке, перечень которых начат здесь, не закрыты скобкой.
    .help = Закройте перечень знаком ]: [Pp]; если в руке ничего нет, напишите [].
variants-fen-after-hand = Фигурами в руке запись доски кончается, а за ними стоит «{ $found }».
    .help = Уберите это или поставьте перед ним пробел, если это следующая часть записи.
variants-fen-turn = Здесь должно быть сказано, чей ход, а стоит «{ $found }».
    .help = Напишите w (белые) или b (чёрные).
variants-fen-turn-missing = В позиции не сказано, чей ход.
    .help = Поставьте после доски w (белые) или b (чёрные).
variants-fen-castling = «{ $found }» — не право на рокировку.
    .help = Напишите K и Q для белых, k и q для чёрных, букву вертикали, на которой стоит фигура, или -, если прав нет.
variants-fen-passed = «{ $found }» — не поле, через которое только что прошли.
    .help = Напишите поле, через которое только что прошла фигура, например e3, или -, если такого нет.
variants-fen-checks = «{ $found }» — не счёт шахов.
    .help = Напишите, сколько шахов осталось дать белым и чёрным, от 0 до { $most }: { $most }+{ $most }.
variants-fen-checks-none = «{ $found }» — счёт шахов, а в этой игре шахи не считают.
    .help = Уберите это.
variants-fen-number = «{ $found }» — не число полуходов или ходов.
    .help = Напишите число не больше { $limit }.
variants-fen-unmoved = На этой доске нет поля «{ $found }».
    .help = Не ходившие фигуры перечисляют по полям через запятую: i:a2,b2. Если таких нет, пишут i:-.
variants-fen-passes = «{ $found }» — не число пасов.
    .help = Напишите p:1, если последний ход — пас, p:2, если два последних хода — пасы, а иначе ничего.
variants-fen-arrived = «{ $found }» не называет сторону, которая достигла цели.
    .help = Напишите g:w (белые) или g:b (чёрные), а пока партия идёт — ничего.
variants-fen-field = «{ $found }» — лишняя часть записи.
    .help = Позиция — это доска, чей ход, рокировки, пройденное поле и два числа.
variants-fen-field-twice = Такая часть, как «{ $found }», уже была.
    .help = Оставьте одну из двух.

## Позиции: что понято иначе

variants-fen-counting = «{ $found }» — предел счёта, которого в этой игре нет; он пропущен.
variants-fen-read-as = «{ $found }» прочитано как { $right }.
variants-fen-hand-rank = Последняя горизонталь прочитана как фигуры в руке; их пишут после доски: { $right }.
variants-fen-white-to-move = В позиции не сказано, чей ход; принято, что ходят белые.
variants-fen-hole-assumed = Пустое поле здесь понято как дыра, которую пишут знаком *.

## Позиции: какие правила нарушены

variants-fen-board = В эту игру играют на доске { $expected }, а не { $found }.
variants-fen-on-hole = { $piece } стоит на { $square }, а там на доске дыра.
    .help = Напишите там *, а фигуру поставьте на другое поле.
variants-fen-not-hole = В тексте на { $square } дыра, а на доске там поле.
    .help = Пустое поле пишут как 1.
variants-fen-hole-unwritten = На доске в { $square } дыра, а в тексте там пустое поле.
    .help = Дыру пишут знаком *.
variants-fen-region = { $piece } стоит на { $square }, где этой фигуре стоять нельзя.
    .help = Поставьте её туда, где ей можно стоять, или уберите.
variants-fen-stuck = { $piece } стоит на { $square }, где эта фигура уже превратилась бы.
    .help = Напишите, во что она превратилась, или поставьте её на другое поле.
variants-fen-no-hands = { CAPITAL($side) } держат фигуры в руке, а в этой игре руки нет.
    .help = Уберите скобки вместе с содержимым.
variants-fen-not-in-hand = { CAPITAL($side) } держат в руке { $piece }, а этой фигуры там в этой игре не бывает.
    .help = Уберите её; чем взятая фигура становится в руке, говорят правила игры.
variants-fen-hand-count = { CAPITAL($side) } держат в руке больше { $limit } фигур { $piece }.
    .help = Больше { $limit } не сосчитать.
variants-fen-right = { CAPITAL($side) } не имеют фигур для рокировки, которую обозначает { $right }.
    .help = Уберите { $right } или верните обе фигуры на начальные места.
variants-fen-passed-nothing = Ни одна фигура не могла последним ходом пройти через { $found }.
    .help = Напишите поле, через которое фигура только что прошла ходом на два поля или дальше, или -, если такого нет.
variants-fen-passed-several = Через { $found } могла пройти не одна фигура: они стоят на { $pieces }.
    .help = Допишите поле нужной фигуры: { $example }.
variants-fen-unmoved-empty = Поле { $square } пусто, не ходившей фигуры на нём быть не может.
    .help = Перечислите только поля с фигурами: i:a2,b2. Если таких нет, пишут i:-.
variants-fen-checks-many = Шахов осталось больше, чем { $most }, которых хватает для победы.
    .help = Укажите для каждой стороны не больше { $most }.
variants-fen-no-royal = { CAPITAL($side) } остались без королевской фигуры ({ $pieces }), а потерять её нельзя.
    .help = Поставьте её на доску.
variants-fen-royals = { CAPITAL($side) } имеют королевских фигур ({ $pieces }): { $found }, а в этой игре их не больше { $limit }.
    .help = Уберите лишние.
variants-fen-in-check = { CAPITAL($side) } под шахом, а ходят { $other }.
    .help = Передайте ход той стороне, которая под шахом ({ $side }), или уберите шах.
variants-fen-gives-check = { CAPITAL($side) } под шахом, а в этой игре давать шах нельзя.
    .help = Переставьте одну из фигур.

## Ходы: запись

variants-move-empty = Текст пуст, а здесь должен быть ход.
    .help = Напишите, откуда и куда идёт фигура, например e2e4, или её букву и поле, например Nf3.
variants-move-too-long = Для хода текст слишком длинный.
    .help = Читается не больше { $limit } знаков.
variants-move-square = На этой доске нет поля «{ $found }».
    .help = Поле — это буква вертикали и номер горизонтали: { $expected }.
variants-move-end = Текст кончился там, где должно быть поле.
    .help = Поле — это буква вертикали и номер горизонтали: { $expected }.
variants-move-rank = На этой доске нет горизонтали { $found }.
    .help = На ней горизонтали от 1 до { $expected }.
variants-move-no-join = Этот шаг начинается с { $found }, а предыдущий кончается на { $expected }.
    .help = Напишите здесь { $expected } или исправьте предыдущий шаг.
variants-move-rest = После хода не может стоять «{ $found }».
    .help = После хода пишут лишь букву фигуры, в которую превращаются: e7e8q.
variants-move-piece = В этой игре нет фигуры «{ $found }».
    .help = Её фигуры: { $expected }.
variants-move-no-piece = Перед @ не названа фигура.
    .help = Напишите там её букву, одну из { $expected }.
variants-move-form = После хода не может стоять «{ $found }».
    .help = После хода пишут превращение, шах или мат: e8=Q, Qf7+, Qf7#.
variants-move-read-as = «{ $found }» прочитано как { $right }.

## Почему ход невозможен

variants-why-legal = Ход { $text } возможен.
variants-why-ambiguous = Подходит несколько возможных ходов: { $candidates }.
    .help = Напишите один из них.
variants-why-over = Партия окончена: { $reason }.
variants-why-pass = Пасовать сейчас нельзя.
variants-why-hole = Поля { $to } нет: там на доске дыра.
variants-why-empty = На { $from } нет фигуры.
variants-why-other-side = { CAPITAL($piece) } на { $from } — чужая фигура ({ $side }): сейчас ходит другая сторона.
variants-why-no-such-piece = У той стороны, чей ход, нет фигуры { $piece } там, где сказано.
variants-why-other-piece = В тексте на { $from } названа фигура { $letter }, а там стоит { $piece }.
variants-why-nobody = Ни одна из фигур { $piece } на { $squares } не может пойти на { $to }.
variants-why-out-of-reach = { CAPITAL($piece) } с { $from } не может пойти на { $to }.
variants-why-only-quiet = { CAPITAL($piece) } с { $from } ходит на { $to } только без взятия, а там стоит { $target }.
variants-why-only-captures = { CAPITAL($piece) } с { $from } ходит на { $to } только со взятием, а там никого нет.
variants-why-own-piece = { CAPITAL($piece) } с { $from } не может пойти на { $to }: там своя фигура ({ $target }).
variants-why-blocked = { CAPITAL($piece) } с { $from } не может пройти на { $to }: путь закрыт на { $blockers }.
variants-why-hindered = { CAPITAL($piece) } с { $from } может пойти на { $to }, если никто не стоит на { $blockers }.
variants-why-region = На { $to } этой фигуре ({ $piece }) стоять нельзя.
variants-why-leaves-check = Если { $piece } с { $from } пойдёт на { $to }, то { $royal } на { $square } окажется под ударом с { $attackers }.
variants-why-passing-leaves-check = Даже если { $piece } с { $from } может взять на проходе на { $to }, после этого { $royal } на { $square } окажется под ударом с { $attackers }.
variants-why-blast = Если { $piece } с { $from } возьмёт на { $to }, взрыв уничтожит и свою королевскую фигуру ({ $royal }).
variants-why-facing = Королевские фигуры обеих сторон стоят друг против друга, и следующий ход должен это прекратить, а этот не прекращает.
variants-why-must-capture = { CAPITAL($piece) } с { $from } на { $to } ничего не берёт, а брать, когда это возможно, обязательно.
variants-why-must-go-on = { CAPITAL($piece) } с { $from } после { $to } может взять ещё, а взятие нужно довести до конца.
    .help = Напишите все поля, на которые фигура встаёт.
variants-why-no-promotion = { CAPITAL($piece) } на { $to } обязательно превращается, а превратиться там сейчас не во что.
variants-why-must-drop = Сначала нужно сбросить то, что в руке.
variants-why-gives-check = Этот ход даёт шах, а в этой игре шаховать нельзя.
variants-why-otherwise = { CAPITAL($piece) } ходит с { $from } на { $to }, но не так, как написано.
    .help = Проверьте то, что стоит после полей: превращение и взятие.
variants-why-castling = Такая рокировка сейчас невозможна.
variants-why-castling-right = На рокировку ({ $piece } на { $from }, { $partner } на { $square }) нет права.
variants-why-castling-blocked = Рокировка ({ $piece } на { $from }, { $partner } на { $square }) невозможна, пока фигуры стоят на { $blockers }.
variants-why-castling-attacked = Рокировка ({ $piece } на { $from }, { $partner } на { $square }) невозможна: из полей, где ходящая фигура стоит, проходит или встаёт, под ударом { $attacked }.
variants-why-sign = Знак шаха в конце неверен: этот ход пишут { $right }.
variants-why-no-drops = В этой игре фигуры не сбрасывают.
variants-why-not-in-hand = У той стороны, чей ход, в руке нет { $piece }.
variants-why-occupied = На { $to } стоит { $target }, а сбрасывают только на пустые поля.
variants-why-drop-face = Сбросить { $piece } как { $face } нельзя.
variants-why-drop-region = Сбросить { $piece } можно только сюда: { $squares }.
variants-why-drop-per-file = После сброса у стороны может быть на вертикали не больше { $most } { $piece }, а их там уже столько: { $squares }.
variants-why-drop-leaves-check = Если сбросить { $piece } на { $to }, то { $royal } на { $square } окажется под ударом с { $attackers }.
variants-why-drop-mate = Сброс { $piece } на { $to } даёт мат, а сбросом { $piece } матовать нельзя.
variants-why-drop-must-capture = Сброс ничего не берёт, а брать, когда это возможно, обязательно.
variants-why-drop = Сбросить { $piece } на { $to } сейчас нельзя.

## Что может фигура

variants-explain-no-piece = Поле { $square } пусто.
variants-explain-piece = На { $square } стоит { $piece } ({ $side }, { $letter }).
variants-explain-goes = У этой фигуры { $count ->
        [one] { $count } возможный ход
        [few] { $count } возможных хода
       *[other] { $count } возможных ходов
    }: { $moves }.
variants-explain-stays = Ходов у этой фигуры нет.
variants-explain-not-to-move = Сейчас ходят { $side }.

## Что изменит ход

variants-preview-moves = { $text }: { $piece } идёт с { $from } на { $to }.
variants-preview-drops = { $text }: { $piece } сбрасывается на { $to }.
variants-preview-castles = { $text }: { $piece } рокирует с { $from } на { $to }.
variants-preview-passes = Пас: { $side }.
variants-preview-lost = С доски уходят фигуры: { $pieces }.
variants-preview-becomes = Фигура превращается в { $piece }.
variants-preview-check = { CAPITAL($side) } под шахом.
variants-preview-ends = Партия окончена, победитель — { $winner }: { $reason }.

## Правила варианта, как их читают игроки

variants-rules-board-heading = Доска
variants-rules-pieces-heading = Фигуры
variants-rules-turns-heading = Игра
variants-rules-ends-heading = Конец партии

# $files, $ranks (числа). $last (текст): буква последней вертикали. $squares (число): без дыр.
variants-rules-board = На доске { $files ->
        [one] { $files } вертикаль
        [few] { $files } вертикали
       *[many] { $files } вертикалей
    } (a{ $files ->
        [1] {""}
       *[other] –{ $last }
    }) и { $ranks ->
        [one] { $ranks } горизонталь
        [few] { $ranks } горизонтали
       *[many] { $ranks } горизонталей
    }: { $squares ->
        [one] { $squares } поле
        [few] { $squares } поля
       *[many] { $squares } полей
    }.
variants-rules-board-points = Фигуры стоят на пересечениях линий: { $files ->
        [one] { $files } вертикаль
        [few] { $files } вертикали
       *[many] { $files } вертикалей
    } (a{ $files ->
        [1] {""}
       *[other] –{ $last }
    }) и { $ranks ->
        [one] { $ranks } горизонталь
        [few] { $ranks } горизонтали
       *[many] { $ranks } горизонталей
    }, всего { $squares ->
        [one] { $squares } пункт
        [few] { $squares } пункта
       *[many] { $squares } пунктов
    }.
# $squares (текст, сообщение или список): в виде, данном ниже.
variants-rules-holes = Эти поля не входят в доску: { $squares }.
variants-rules-light = Светлые поля: { $squares }.
variants-rules-sectors = Когда в описании хода говорится о секторе, имеется в виду: { $squares }.
# $name (текст): как в файле. $drawn (термин): дворец, река, зона.
variants-rules-region = Область «{ $name }»: { $squares }.
variants-rules-region-drawn = Область «{ $name }» (изображается так: { $drawn }): { $squares }.

# Поля, части предложений.
variants-rules-everywhere = вся доска
variants-rules-nowhere = ни одного поля
variants-rules-all-but = вся доска, кроме: { $squares }
# $white, $black (как $squares).
variants-rules-by-side = у белых { $white }, у чёрных { $black }
variants-rules-region-name = область «{ $name }»
variants-rules-rank = горизонталь { $rank }
variants-rules-ranks = горизонтали { $from }–{ $to }
variants-rules-file = вертикаль { $file }
variants-rules-files = вертикали { $from }–{ $to }

# $piece (имя). $white, $black (текст): знак и буква каждой стороны.
variants-rules-piece = { CAPITAL($piece) } ({ $white }, { $black })
variants-rules-royal = Это королевская фигура.
# $side (термин). $moves (сообщение): explain-piece.
variants-rules-moves-of = { $side }: { $moves }.
# $from, $to (как $squares). $line (текст): в записи фигур.
variants-rules-confined = { $moves } ({ $line }), но только так: откуда — { $from }, куда — { $to }.
variants-rules-confined-of = { $side }: { $moves } ({ $line }), но только так: откуда — { $from }, куда — { $to }.
variants-rules-stands = Стоять может только здесь: { $squares }.
# $pieces (список имён).
variants-rules-spares = Эти фигуры противника для её ходов считаются своими, поэтому брать их нельзя: { $pieces }.
variants-rules-shuns = Эти фигуры любой стороны нельзя ни брать, ни проходить, ни перепрыгивать: { $pieces }.
variants-rules-blast-immune = Взрывы её не убирают.
variants-rules-line = В записи фигур: { $line }
variants-rules-lines = В записи фигур: у белых { $white }, у чёрных { $black }
variants-rules-picture = { CAPITAL($piece) }: ходы с поля { $square }
variants-rules-picture-of = { CAPITAL($piece) } ({ $side }): ходы с поля { $square }

# $moves (текст): all, captures или quiet. $leaving (текст): yes, если считаются и ходы оттуда. $zone (как $squares).
# $count (число): сколько в $pieces.
variants-rules-promotes = Превращается ходом{ $moves ->
        [captures] {" "}со взятием
        [quiet] {" "}без взятия
       *[all] {""}
    }, который { $leaving ->
        [yes] начинается или кончается
       *[no] кончается
    } здесь: { $zone }. { $count ->
        [1] Становится
       *[other] Становится одной из этих фигур
    }: { $pieces }.
variants-rules-promotion-must = Превращение обязательно.
variants-rules-promotion-must-on = Превращение обязательно, если ход кончается здесь: { $squares }. В других местах можно остаться прежней фигурой.
variants-rules-promotion-may = Можно и остаться прежней фигурой.
# $limits (список): variants-rules-promotion-limit.
variants-rules-promotion-limits = Нельзя стать фигурой, которых у своей стороны на доске уже столько: { $limits }.
# $count (число).
variants-rules-promotion-limit = { $piece } { $count }

variants-rules-hand-becomes = После взятия в руке становится другой фигурой: { $piece }.
variants-rules-hand-leaves = После взятия выбывает из игры.
variants-rules-drop-region = Сбрасывать её можно только сюда: { $squares }.
variants-rules-drop-never = Сбрасывать её нельзя.
variants-rules-dropped-as = При сбросе может стать и такой фигурой: { $pieces }.
# $count (число): наибольшее.
variants-rules-drops-per-file = Её нельзя сбрасывать на вертикаль, где таких фигур у своей стороны стало бы больше чем { $count }.
variants-rules-no-drop-mate = Её сброс не может давать мат.

variants-rules-first = Первый ход: { $side }.
variants-rules-no-royals = Королевских фигур нет, поэтому нет и шаха.
variants-rules-royalty-each = Королевские фигуры: { $pieces }. Свою королевскую фигуру нельзя оставлять под боем.
variants-rules-royalty-last = Королевские фигуры: { $pieces }. Сторона, у которой их несколько, может оставлять их под боем и терять; под боем нельзя оставить только последнюю.
variants-rules-royalty-all = Королевские фигуры: { $pieces }. Некоторые из своих королевских фигур можно оставить под боем, но не все сразу.
variants-rules-royalty-none = Королевские фигуры: { $pieces }. Их можно оставлять под боем, и их можно брать.
variants-rules-flying = Королевские фигуры двух сторон не могут стоять друг против друга на вертикали, если между ними ничего нет.
# $result (текст): win, draw или loss.
variants-rules-facing = Королевские фигуры двух сторон могут стоять друг против друга на вертикали, когда между ними ничего нет, но тогда другая сторона должна сразу разделить их или пропустить ход; если она пропускает ход, то { variants-rules-for-it }.
variants-rules-no-checks = Давать шах нельзя.
variants-rules-castlings = При рокировке две фигуры одной стороны ходят сразу. Обе не должны были ходить раньше, между ними и на их путях не должно быть фигур, а королевская фигура не рокируется из-под боя, через поле под боем и на поле под боем.
# $mover, $partner (имена). $mover-way, $partner-way (текст): e1–g1.
variants-rules-castling = Рокировка ({ $side }): { $mover } { $mover-way }, { $partner } { $partner-way }.
# $victims, $captors (списки имён).
variants-rules-en-passant = Взятие на проходе: фигуру, которая прошла через поля без взятия, можно взять на пройденном поле сразу следующим ходом, как если бы она там остановилась. Кого можно взять: { $victims }; кто может взять: { $captors }.
variants-rules-en-passant-on = Взятие на проходе: фигуру, которая прошла через поля без взятия, можно взять на пройденном поле сразу следующим ходом, как если бы она там остановилась. Кого можно взять: { $victims }; кто может взять: { $captors }; только на этих полях: { $squares }.
variants-rules-captures-to-hand = Взятая фигура переходит на другую сторону: она попадает в руку того, кто её взял.
variants-rules-hands-of-start = В руке только то, что было в начале; взятые фигуры выбывают из игры.
variants-rules-drops = Вместо хода можно сбросить фигуру из руки на пустое поле.
variants-rules-drops-first = Пока в руке есть фигуры, нужно сбрасывать одну из них на пустое поле; ходят, только когда рука пуста.
variants-rules-pass-always = Вместо хода можно пропустить ход, если ни одна своя королевская фигура не под боем.
variants-rules-pass-when-stuck = Сторона, у которой нет возможных ходов, пропускает ход.
variants-rules-compulsory-capture = Если можно взять, брать обязательно.
variants-rules-whole-captures = Взятие доводят до конца: если та же фигура с нового места может взять ещё, останавливаться нельзя, кроме случая, когда она только что превратилась.
# $radius (число): как далеко. $captor (текст): yes, если гибнет и бравшая фигура.
variants-rules-blast = Каждое взятие — взрыв{ $radius ->
        [0] {""}
        [1] , который убирает фигуры со всех соседних полей
       *[other] , который убирает все фигуры не дальше { $radius } полей
    }. { $captor ->
        [yes] Бравшая фигура тоже гибнет.
       *[no] Бравшая фигура остаётся.
    }
variants-rules-touching-royals = Королевские фигуры двух сторон могут стоять рядом: ни одна не может взять другую.
variants-rules-repeat-straight = Когда фигура повторяет часть хода несколько раз, она идёт в том же направлении.
variants-rules-repeat-turning = Когда фигура повторяет часть хода несколько раз, она каждый раз может повернуть.

# Каков исход для стороны, о которой сказано.
variants-rules-for-it = { $result ->
        [win] эта сторона выигрывает
        [draw] партия заканчивается вничью
       *[loss] эта сторона проигрывает
    }
variants-rules-checkmate = Если сторона под шахом и у неё нет возможных ходов (мат), { variants-rules-for-it }.
variants-rules-stalemate = Если сторона не под шахом и у неё нет возможных ходов (пат), { variants-rules-for-it }.
variants-rules-stuck = Если у стороны нет возможных ходов, { variants-rules-for-it }.
variants-rules-royals-lost = Сторона, потерявшая все королевские фигуры, проиграла.
# $side (текст): white, black или both. $most (число): столько или меньше. $kinds (текст): one, each
# (достаточно одного из них) или together.
variants-rules-extinction = Если { $side ->
        [white] у белых
        [black] у чёрных
       *[both] у стороны
    } { $most ->
        [0] не осталось ни одной фигуры
        [1] осталось не больше одной фигуры
       *[other] осталось не больше { $most } фигур
    } { $kinds ->
        [one] этого вида
        [each] одного из этих видов
       *[together] всех этих видов вместе
    } ({ $pieces }), { variants-rules-for-it }.
variants-rules-extinction-all = Если { $side ->
        [white] у белых
        [black] у чёрных
       *[both] у стороны
    } { $most ->
        [0] не осталось ни одной фигуры
        [1] осталось не больше одной фигуры
       *[other] осталось не больше { $most } фигур
    }, { variants-rules-for-it }.
# $count (число).
variants-rules-extinction-opponent = Это действует, только пока у другой стороны их не меньше { $count }.
variants-rules-extinction-reply = До этого она может ответить одним ходом: если после него у другой стороны их так же мало, { variants-rules-for-it }.
# $safe (текст): yes, если фигура там не должна быть под боем.
variants-rules-goal = Если сторона приводит одну из этих фигур ({ $pieces }) к цели ({ $zone }){ $safe ->
        [yes] {" "}и противник там на неё не нападает
       *[no] {""}
    }, { variants-rules-for-it }.
variants-rules-goal-leaving = Если сторона уводит одну из этих фигур ({ $pieces }) с этих полей ({ $zone }), { variants-rules-for-it }.
# $first, $second (термины): стороны.
variants-rules-goal-reply = Если раньше пришли { $first }, { $second } могут ответить одним ходом; если приходят и { $second }, партия заканчивается вничью.
variants-rules-checks = Сторона, давшая шах { $count ->
        [one] { $count } раз
        [few] { $count } раза
       *[many] { $count } раз
    }, выигрывает.
# $plies (число): ходы обеих сторон.
variants-rules-quiet = Партия заканчивается вничью, если { $plies } ходов подряд (считая ходы обеих сторон) ничего не взято и не ходили эти фигуры: { $pieces }.
variants-rules-quiet-captures = Партия заканчивается вничью, если { $plies } ходов подряд (считая ходы обеих сторон) ничего не взято.
# $times (число).
variants-rules-repetition = Если одна и та же позиция стояла { $times ->
        [one] { $times } раз
        [few] { $times } раза
       *[many] { $times } раз
    }, { $result ->
        [win] сторона, которая к ней привела, выигрывает
        [draw] партия заканчивается вничью
       *[loss] сторона, которая к ней привела, проигрывает
    }.
variants-rules-perpetual-check = Но если за это время все ходы одной стороны давали шах, а другой — не все, { $result ->
        [win] эта сторона выигрывает
        [draw] партия заканчивается вничью
       *[loss] эта сторона проигрывает
    }.
variants-rules-two-passes = Если обе стороны подряд пропустили ход, { $result ->
        [win] выигрывает та, что пропустила последней
        [draw] партия заканчивается вничью
       *[loss] проигрывает та, что пропустила последней
    }.

## variants.ini программы Fairy-Stockfish: что неверно в файле

variants-ini-too-long = В файле больше { $limit } байт, а больше не читается.
    .help = Оставьте нужные разделы и те, от которых они наследуют.
variants-ini-too-many-sections = Читается не больше { $limit } разделов; этот уже лишний.
    .help = Оставьте нужные разделы и те, от которых они наследуют.
variants-ini-too-many-notes = Больше { $limit } настроек в «{ $found }» и в том, от чего наследует раздел, здесь ничего не значат.
    .help = Возможно, это не variants.ini программы Fairy-Stockfish.
variants-ini-too-much = К разделу «{ $found }» у фигур этого файла набралось больше { $limit } вариантов хода.
    .help = Разделите файл или запишите ходы фигур короче.
variants-ini-no-section = В этом файле нет ни одного раздела.
    .help = Игра начинается с названия в квадратных скобках на отдельной строке: [my-game] или [my-game:chess].
variants-ini-no-pieces = «{ $found }» не даёт буквы ни одной фигуре.
    .help = Напишите, какие есть фигуры: king = k, rook = r, customPiece1 = a:BN.
variants-ini-no-start = У «{ $found }» нет своей startFen, а перенятая к ней не подходит: { $problem }.
    .help = Запишите начальную позицию: startFen = { $example }.
variants-ini-no-such-section = В этом файле нет раздела «{ $name }».
    .help = Есть разделы { $known }.
variants-ini-header = «{ $found }» — не заголовок раздела.
    .help = Запишите название в квадратных скобках, а за двоеточием — от чего игра наследует: [my-game:chess]. В названии нужна хотя бы одна буква или цифра.
variants-ini-stray = «{ $found }» — не настройка и не примечание.
    .help = Пишите настройка = значение. Примечание начинается знаком # или ;.
variants-ini-section-twice = Раздел «{ $found }» уже есть выше.
    .help = Дайте одному из них другое название.
variants-ini-unknown-parent = «{ $found }» — не раздел выше и не игра, известная здесь.
    .help = Напишите название раздела, который стоит выше, или встроенной игры, например chess.
variants-ini-foreign-parent = «{ $found }» встроена в Fairy-Stockfish, но не сюда.
    .help = Запишите её правила разделом с этим названием выше этого.
variants-ini-flag = У настройки «{ $option }» значение { "true" } или { "false" }, а не «{ $found }».
    .help = Всё остальное Fairy-Stockfish понимает как false.
variants-ini-number = «{ $option }» — число не больше { $limit }, а не «{ $found }».
    .help = Запишите его цифрами.
variants-ini-rank = «{ $option }» — горизонталь, а не «{ $found }».
    .help = Напишите число от 1 до 16.
variants-ini-file = «{ $option }» — вертикаль, а не «{ $found }».
    .help = Напишите букву от a до p или число от 1 до 16.
variants-ini-squares = «{ $found }» — не поле, а «{ $option }» — список полей.
    .help = Пишите поля через пробел: e4 d5. *8 — вся восьмая горизонталь, a* — вся вертикаль a, - — ни одного поля.
variants-ini-letter = «{ $found }» — не буква фигуры, а настройке «{ $option }» нужна такая буква.
    .help = Напишите одну букву от a до z.
variants-ini-letter-twice = Буква «{ $found }» уже дана другой фигуре этого раздела.
    .help = Дайте настройке «{ $option }» другую букву или -, если такой фигуры в игре нет.
variants-ini-no-moves = У «{ $option }» есть буква, но нет ходов.
    .help = Запишите ходы за двоеточием в нотации Бетцы: { $option } = a:BN.
variants-ini-unknown-letter = «{ $option }» говорит о фигуре «{ $found }», которой в игре нет.
    .help = Буквы её фигур: { $known }.
variants-ini-all-kinds = «{ $option }» называет фигуры по буквам; знак * для всех фигур здесь невозможен.
    .help = Напишите буквы подряд: nbrq.
variants-ini-verdict = «{ $option }» — результат, а не «{ $found }».
    .help = Напишите { "win" } (победа), { "loss" } (поражение) или { "draw" } (ничья).
variants-ini-pair = «{ $found }» — не пара, а настройке «{ $option }» нужны пары.
    .help = Пару соединяет двоеточие, а пары разделяет пробел: q:1 r:2 или p:g s:g.
variants-ini-pair-twice = «{ $option }» говорит о «{ $found }» второй раз.
    .help = Оставьте одно из двух.

## variants.ini программы Fairy-Stockfish: что не вошло в игру

variants-ini-unknown-option = Настройка «{ $option }» здесь неизвестна.
    .help = Игра импортирована без неё.
variants-ini-unknown-option-like = Настройка «{ $option }» здесь неизвестна.
    .help = Возможно, имелась в виду { $known }. Игра импортирована без неё.
variants-ini-option-twice = «{ $option }» встречается ниже ещё раз с другим значением.
    .help = Действует последнее: { $kept }.
variants-ini-not-a-rule = «{ $option }» нужна программам, которые показывают игру или обдумывают ходы; это не правило.
    .help = Без неё игра та же.
variants-ini-beyond = «{ $option }» со значением «{ $value }» — правило, которого у вариантов здесь быть не может.
    .help = Игра импортирована без него.
variants-ini-partly = «{ $option }» означает здесь не совсем то же: { $reason }.
variants-ini-of-parent = «{ $parent }» унаследовано не целиком. { $lacking }.

variants-ini-reason-captor-immune = неуязвимая фигура, которая берёт сама, здесь взрывается вместе с взятой
variants-ini-reason-counts-kind = превращённые фигуры и другие с теми же ходами здесь считаются отдельно
variants-ini-reason-claim = ответный ход здесь есть только у стороны, которая может им оголить другую
variants-ini-reason-absolute = результат повторения зависит здесь от того, кто его вызвал, а не от цвета
variants-ini-reason-once = повторением считается позиция, возникшая не меньше двух раз, поэтому конца из-за повторения нет
variants-ini-reason-many-times = столько повторений не сосчитать, поэтому конца из-за повторения нет
variants-ini-reason-many-moves = столько ходов не сосчитать, поэтому такого конца нет
variants-ini-reason-sides = здесь это верно для обеих сторон или ни для одной, хотя задано для одной
variants-ini-reason-leaves = здесь для победы фигура должна снова покинуть область; там она побеждает, если на следующем ходу всё ещё стоит в ней
variants-ini-reason-royals = здесь важна либо каждая королевская фигура стороны, либо только последняя, но не последняя каждого из нескольких видов
variants-ini-reason-hand = взятые фигуры там никогда не вводятся в игру, поэтому здесь они не хранятся
variants-ini-reason-drop-type = здесь сначала нужно выставить либо все фигуры из руки, либо никакие
variants-ini-reason-several-pawns = чем бы ни стала пешка, в руке она здесь становится пешкой первого вида
variants-ini-reason-long-moves = на проходе здесь можно взять такую фигуру после любого хода на два поля и больше, а не только после первого
variants-ini-reason-limit = обязательное превращение здесь обязательно и тогда, когда таких фигур уже достаточно

## variants.ini программы Fairy-Stockfish: чего она не может сказать об игре

variants-ini-unsayable-board-size = Доска { $board } слишком велика для Fairy-Stockfish.
    .help = Её самая большая доска — { $largest }.
variants-ini-unsayable-letter = В Fairy-Stockfish нет буквы для «{ $piece }».
    .help = У каждой её фигуры одна буква, у превращённой перед буквой стоит +; не больше 25 фигур могут ходить иначе, чем её собственные.
variants-ini-unsayable-lines-differ = «{ $piece }» ходит у белых и у чёрных по-разному.
    .help = В Fairy-Stockfish фигура с одной буквой ходит у обеих сторон одинаково. Дайте фигурам одной из сторон свою букву.
variants-ini-unsayable-line = Не все ходы «{ $piece }» можно записать: { $reason }.
    .help = В разделе эта фигура стоит без них.
variants-ini-unsayable-moves = Часть ходов «{ $piece }» делается с полей, с которых другие фигуры не делают первых ходов.
    .help = В Fairy-Stockfish одна область первых ходов для всех фигур стороны.
variants-ini-unsayable-confined = У «{ $piece }» есть ходы только между некоторыми полями, и записать их нельзя.
    .help = Диагонали дворца в Fairy-Stockfish есть у её визиря, солдата, ладьи и пушки чанги.
variants-ini-unsayable-holes = Дыры доски не те, что в начальной позиции.
variants-ini-unsayable-promotion = Не все превращения можно записать.
    .help = В Fairy-Stockfish у стороны одна область превращения, один список фигур для пешек и по одной фигуре для каждой из остальных.
variants-ini-unsayable-castling = Не все рокировки можно записать.
    .help = В Fairy-Stockfish один король рокирует в каждую сторону на одну вертикаль, общую для белых и чёрных, а ладья встаёт рядом с ним.
variants-ini-unsayable-en-passant = Нельзя записать, кто кого берёт на проходе.
    .help = В Fairy-Stockfish так можно взять после любого первого хода на два поля и больше.
variants-ini-unsayable-pass = Нельзя записать, когда сторона может пропустить ход.
variants-ini-unsayable-compulsory-capture = Нельзя записать обязательное взятие.
variants-ini-unsayable-whole-captures = Нельзя записать, что взятия нужно доводить до конца.
variants-ini-unsayable-blast = Нельзя записать взрывы.
    .help = В Fairy-Stockfish взятие взрывает всё рядом со своим полем и саму берущую фигуру.
variants-ini-unsayable-flying = Нельзя записать, что короли не могут стоять друг против друга.
variants-ini-unsayable-facing = Нельзя записать, что означают короли, стоящие друг против друга.
variants-ini-unsayable-no-checks = Нельзя записать запрет на шах.
variants-ini-unsayable-royalty = Нельзя записать, какие фигуры нельзя оставлять под боем.
    .help = В Fairy-Stockfish у стороны один король и ещё виды фигур, из которых важна каждая или только последняя.
variants-ini-unsayable-drops = Нельзя записать сбросы.
variants-ini-unsayable-mate = Нельзя записать, что означает мат или пат.
variants-ini-unsayable-checks = Нельзя записать конец по числу шахов.
    .help = В Fairy-Stockfish число шахов для победы стоит в начальной позиции.
variants-ini-unsayable-quiet = Нельзя записать конец после ходов без продвижения.
    .help = Fairy-Stockfish считает ходы обеих сторон вместе, поэтому число полуходов должно быть чётным.
variants-ini-unsayable-repetition = Нельзя записать, что означает повторение.
    .help = В Fairy-Stockfish вечный шах проигрывает или считается обычным повторением.
variants-ini-unsayable-two-passes = Нельзя записать, что два пропуска хода подряд оканчивают партию.
variants-ini-unsayable-extinction = Нельзя записать конец из-за исчезновения фигур.
    .help = В Fairy-Stockfish одно такое правило для обеих сторон и ни одного там, где фигуры нельзя оставлять под боем.
variants-ini-unsayable-goal = Нельзя записать конец по достижении области.
    .help = В Fairy-Stockfish у стороны одна область, до которой должны дойти фигуры одного вида или любые, и дошедшая сторона побеждает.
variants-ini-unsayable-leaving = В Fairy-Stockfish фигура, дошедшая до области, побеждает, если на следующем ходу всё ещё стоит в ней, не покидая её.
variants-ini-unsayable-region = Нельзя записать, где может стоять «{ $piece }».
variants-ini-unsayable-spares = Нельзя записать, кого «{ $piece }» не берёт или через кого не прыгает.
    .help = В Fairy-Stockfish фигуры могут щадить свой вид; её пушка чанги не прыгает через свой вид.
variants-ini-unsayable-blast-immune = Нельзя записать, переживает ли «{ $piece }» взрывы.
variants-ini-unsayable-captor-immune = В Fairy-Stockfish «{ $piece }» переживает и взрывы своих собственных взятий.
variants-ini-unsayable-in-hand = Нельзя записать, чем «{ $piece }» становится в руке.
    .help = В Fairy-Stockfish фигура становится тем, чем была до превращения, — или ни одна не становится.
variants-ini-unsayable-drop = Нельзя записать, как выставляется «{ $piece }».
    .help = В Fairy-Stockfish у стороны одна область сбросов; пешкам и фигурам, которые не смогли бы ходить, закрыты последние горизонтали.
