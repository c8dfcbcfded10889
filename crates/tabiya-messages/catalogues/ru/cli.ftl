# Что говорит команда `tabiya`.

## Как показаны сообщения

cli-level-error = ошибка
cli-level-note = замечание
cli-level-help = подсказка
# $candidates (список): подходящие тексты.
cli-candidates = подходят: { $candidates }

## Виды текстов

cli-kind-position = позиция
cli-kind-record = запись партии
cli-kind-result = результат действия
cli-kind-move = действие

cli-wanted-position = позиция
cli-wanted-record = запись партии
cli-wanted-result = результат действия
cli-wanted-move = действие или его результат

## Как стоит партия

cli-outcome-ongoing = не окончена
# $reason (слово): почему.
cli-outcome-draw = ничья ({ $reason })
# $side (слово): кто выиграл.
cli-outcome-won = победа: { $side } ({ $reason })

## Файлы

# $file (текст): его имя.
cli-file-missing = Файла «{ $file }» нет.
    .help = Проверьте имя и текущий каталог.
cli-file-directory = «{ $file }» — каталог, а не файл.
    .help = Назовите файлы в нём: { $file }/*
cli-file-forbidden = Читать «{ $file }» не разрешено.
    .help = Попросите владельца разрешить чтение.
# $reason (текст): что говорит операционная система.
cli-file-unreadable = Не удаётся прочитать «{ $file }»: { $reason }.
cli-file-exists = Файл «{ $file }» уже есть, и в нём что-то другое.
    .help = Выберите другое имя. Чтобы продолжить партию из него, начните с --from и этим файлом; чтобы заменить его, есть --force, а во время игры слово «save!».
cli-file-not-a-file = «{ $file }» — не файл; туда ничего не записывается.
    .help = Назовите файл, который есть или который надо создать.
# $folder (текст): каталог, в котором должен быть файл.
cli-file-no-folder = Не удаётся записать «{ $file }»: каталога «{ $folder }» нет.
    .help = Сначала создайте каталог или выберите другой.
cli-file-record-dash = Для --record нужен файл; «-» — не файл.
    .help = Назовите файл. Чтобы увидеть запись в стандартном выводе, наберите слово «record».
cli-file-picture-exists = Файл «{ $file }» уже есть, и он не пуст.
    .help = Выберите другое имя или замените его с ключом --force.
cli-file-picture-dash = Для рисунка нужен файл; «-» — не файл.
    .help = Назовите файл, например piece.svg.
cli-file-output-dash = «-» — не файл для записи.
    .help = Не называйте файл, и всё пойдёт в стандартный вывод.
cli-file-output-exists = Файл «{ $file }» уже есть, и он не пуст.
    .help = Выберите другое имя или замените его с ключом --force.
cli-file-unwritable = Не удаётся записать «{ $file }»: { $reason }.
cli-file-no-new-folder = Не удаётся создать каталог «{ $file }»: { $reason }.

## Тексты

# $found (текст): первый неверный байт, в шестнадцатеричном виде.
cli-text-not-utf-8 = Байт { $found } здесь — не UTF-8.
    .help = Сохраните текст в кодировке UTF-8. Русский текст в другой кодировке — чаще всего Windows-1251.
cli-text-utf-16 = Текст в кодировке UTF-16.
    .help = Сохраните его в кодировке UTF-8.
cli-text-mark-dropped = Метка порядка байтов в начале пропущена.
    .help = Сохраните текст в UTF-8 без метки порядка байтов (без «BOM»).
# $limit (число): сколько байтов самое большее.
cli-text-long-line = В этой строке больше { $limit } байт.
    .help = Таких длинных строк в этих текстах не бывает. Тот ли это файл?
# $game, $other (text).
cli-text-contested = Это прочитано как позиция игры { $game }; она имеет и форму игры { $other }, но нарушает её правила.
    .help = Назовите игру: --game.
cli-text-unrecognised = Не видно, что это за текст; он читается как запись партии.
    .help = Скажите, чем он должен быть: --kind.
# $found (слово): вид текста. $expected (слово): что здесь нужно.
cli-text-wrong-kind = Вид этого текста — «{ $found }»; здесь нужно другое: { $expected }.
# $kind (слово): вид.
cli-text-needs-position = Об этом тексте ({ $kind }) можно судить только в его позиции.
    .help = Дайте позицию: --position или --from.
# $found (ввод): текст.
cli-text-ambiguous = «{ $found }» подходит к нескольким ходам.
# $request (текст): о чём просят.
cli-text-not-a-move = «{ $found }» — просьба ({ $request }), а не ход.

## Игры

cli-game-none = Не сказано, какая игра.
    .help = Назовите её: --game chess. Годится и файл варианта; `tabiya games` перечисляет игры.
cli-game-of-record = Это запись игры «{ $found }», а среди встроенных такой нет.
    .help = Если это вариант, назовите его файл: --game { $found }.toml. `tabiya games` перечисляет встроенные игры.
# $found (ввод): имя. $near (число): 1, когда $nearest — то, что, видимо, имелось в виду.
cli-game-unknown = Игры «{ $found }» нет.
    .help = { $near ->
        [0] `tabiya games` перечисляет игры. Имя файла варианта кончается на .toml.
       *[other] Может быть, «{ $nearest }»? `tabiya games` перечисляет все.
    }
# $game (слово): название.
cli-game-no-protocol = Своего протокола нет: { $game }.
    .help = Для программ есть `tabiya rpc`.
# $found (ввод): имя. $known (список): имена команд.
cli-man-unknown-command = Команды «{ $found }» нет.
    .help = Есть такие: { $known }.

## Доски

# $side (слово), $reserve (слово): чьё и что. $count (число): сколько.
cli-board-reserve = { $side }, { $reserve } ({ $count }):{" "}
# $phase (слово): часть партии.
cli-board-to-move = Очередь хода: { $side } ({ $phase })
cli-board-stuck = Очередь хода: { $side }, но ходов нет. По правилам партия остаётся неоконченной.
# $reason (слово): почему.
cli-board-won = Победа: { $side } ({ $reason }).
cli-board-draw = Ничья: { $reason }.
# $mark (текст): знак.
cli-board-mark = { $mark } отмечает фигуры стороны: { $side }.
# $marks (list): пункты с их метками.
cli-board-marks = Метки: { $marks }

## check

# $file (текст). $kind (слово). $plies (число). $standing (текст): как стоит партия.
cli-check-good-form = { $file }: верно: { $kind }
cli-check-good = { $file }: верно: { $kind }, { $standing }
cli-check-good-plies = { $file }: верно: { $kind }, { $plies ->
        [one] { $plies } полуход
        [few] { $plies } полухода
       *[many] { $plies } полуходов
    }, { $standing }
# $errors (число).
cli-check-bad = { $file }: неверно: { $kind }, { $errors ->
        [one] { $errors } ошибка
        [few] { $errors } ошибки
       *[many] { $errors } ошибок
    }
cli-check-bad-plies = { $file }: неверно: { $kind }, { $errors ->
        [one] { $errors } ошибка
        [few] { $errors } ошибки
       *[many] { $errors } ошибок
    }; верных полуходов: { $plies }
cli-check-unread = { $file }: не прочитан

## replay, convert, perft

# $ply (число): номер. $text (текст): ход.
cli-replay-ply = Полуход { $ply }: { $text }
# $found (число): какой полуход нужен. $plies (число): сколько их.
cli-replay-no-such-ply = Полухода { $found } нет: в записи их { $plies }.
cli-convert-no-canonical = Ни один возможный ход не даёт этого результата, поэтому канонического вида у него нет.
# $depth, $nodes, $seconds, $speed (текст): числа.
cli-perft-line = глубина { $depth }: узлов { $nodes } за { $seconds } с, { $speed } узлов/с

## piece

# $file (текст). $line (текст): номер строки. $piece (текст): каноническая запись.
cli-piece-good = { $file }:{ $line }: верно: { $piece }
# $errors (число).
cli-piece-bad = { $file }:{ $line }: неверно: { $errors ->
        [one] { $errors } ошибка
        [few] { $errors } ошибки
       *[other] { $errors } ошибок
    }
# $pieces (число): сколько их. $bad (число): сколько из них неверных.
cli-piece-sum = { $file }: { $pieces ->
        [0] ни одной фигуры
        [one] { $pieces } фигура
        [few] { $pieces } фигуры
       *[other] { $pieces } фигур
    }, { $bad ->
        [0] ошибок нет
       *[other] с ошибками: { $bad }
    }
# $columns (число): сколько их. $column (число): который нужен.
cli-piece-short-row = Столбца { $column } здесь нет: в строке { $columns ->
        [one] { $columns } столбец
        [few] { $columns } столбца
       *[other] { $columns } столбцов
    }.
    .help = Столбцы разделяются табуляцией.
# $found (ввод): название. $known (список): какие есть.
cli-piece-no-column = Столбца «{ $found }» нет.
    .help = В первой строке есть: { $known }. Столбец можно указать и номером, считая с 1.
# $found (ввод): имя. $near (число): 1, если в $nearest то, что, вероятно, имелось в виду.
cli-piece-no-name = Известной фигуры «{ $found }» нет.
    .help = { $near ->
        [0] Дайте её запись, например tabiya piece '~1/2'.
       *[other] Может быть, «{ $nearest }»?
    }
# $found (ввод): имя. $names (список): фигуры.
cli-piece-many-names = Имя «{ $found }» носят несколько фигур.
    .help = Назовите одну из них: { $names }.
# $found (ввод): что было дано. $last (текст): последнее поле.
cli-piece-no-square = Поля «{ $found }» на этой доске нет.
    .help = Поля называются буквой и числом, от a1 до { $last }.
# $square (текст): поле. $letter (текст): A или a.
cli-piece-occupied = На поле { $square } стоит другая фигура, а не та, о которой речь.
    .help = Назовите пустое поле или поле, на котором стоит { $letter }.
cli-piece-nobody = В позиции нет фигуры { $letter }, о которой речь.
    .help = Поставьте { $letter } на её поле или назовите пустое поле ключом --at.
cli-piece-diagram = Чтобы составить схему ходов этой фигуры на этой доске, нужно слишком много шагов.
    .help = Возьмите доску поменьше (--board) или нарисуйте части записи по отдельности.
# $name (текст): имя известной фигуры. $origin (сообщение): откуда она.
cli-piece-known = Ходит как: { $name } — { $origin }
cli-piece-unknown = Ни одна известная фигура так не ходит.
# $limit (число): шаги.
cli-piece-alternatives-not-compared = Не сравнивалось, добавляет ли что-нибудь каждая часть строки: нужно больше { $limit } шагов.
    .help = Строке покороче или доске поменьше (--board) их нужно меньше.
cli-piece-known-not-compared = Не сравнивалось, ходит ли так какая-нибудь известная фигура: всем сравнениям вместе нужно больше { $limit } шагов.
    .help = Строке покороче или доске поменьше (--board) их нужно меньше.
# $dialects (список): чьи записи. $text (текст): фигура в этой записи.
cli-piece-betza = Бетца ({ $dialects }): { $text }
cli-piece-no-betza = Бетца ({ $dialects }): не выразить
# $square (текст): поле фигуры. $count (число): сколько у неё ходов.
cli-piece-moves = { $square }: { $count ->
        [0] ходов нет
        [one] { $count } ход
        [few] { $count } хода
       *[other] { $count } ходов
    }
# $squares (список).
cli-piece-takes = берёт { $squares }
cli-piece-removes = убирает { $squares }
# $from, $to (текст): поля.
cli-piece-partner = вторая фигура с { $from } на { $to }

## variant

# $found (ввод): имя. $near (число): 1, когда $nearest — то, что, видимо, имелось в виду.
cli-variant-unknown = Варианта «{ $found }» нет.
    .help = { $near ->
        [0] Назовите игру из библиотеки (их перечисляет `tabiya games`) или файл варианта; его имя кончается на .toml.
       *[other] Может быть, «{ $nearest }»?
    }
# $file (текст). $title (сообщение): название игры. $size (текст): 8x8. $pieces, $tests (числа): сколько.
cli-variant-good = { $file }: верно: { $title }, { $size }, { $pieces ->
        [one] { $pieces } вид фигур
        [few] { $pieces } вида фигур
       *[many] { $pieces } видов фигур
    }, { $tests ->
        [0] тестов нет
        [one] пройден { $tests } тест
        [few] пройдено { $tests } теста
       *[many] пройдено { $tests } тестов
    }
# $errors (число).
cli-variant-bad = { $file }: неверно: { $errors ->
        [one] { $errors } ошибка
        [few] { $errors } ошибки
       *[many] { $errors } ошибок
    }
# $failed (число): из $tests.
cli-variant-failed = { $file }: неверно: не пройдено тестов: { $failed } из { $tests }
cli-variant-taken-name = «{ $name }» называется и одна из встроенных игр.
    .help = Выберите другое имя: запись партии называет игру только по имени, и записи этого варианта читались бы как записи той игры.
cli-variant-watching = Ждём изменений; Ctrl-C заканчивает.
cli-variant-watch-dash = Для --watch нужны файлы; за стандартным вводом следить нельзя.
    .help = Сохраните вариант в файле и назовите его.
# $names (список): игры в файле.
cli-variant-many-games = В файле несколько игр: { $names }.
    .help = Назовите одну с --section или каталог для всех с -o.
# $file (текст).
cli-variant-written = Записано: { $file }
cli-variant-made = Файл «{ $file }» создан. Правьте его и при каждом сохранении смотрите, что неверно: tabiya variant check --watch { $file }
# $count (число): рисунков.
cli-variant-told = Правила — в «{ $file }», рядом { $count ->
        [one] { $count } рисунок
        [few] { $count } рисунка
       *[many] { $count } рисунков
    }.
cli-variant-start = Начальная позиция

# Пояснения в новых файлах.
cli-variant-new-file = Вариант для Tabiya. `tabiya variant check --watch ФАЙЛ` при каждом сохранении говорит, что неверно; `tabiya play ФАЙЛ` — играть. Все ключи объясняет docs/variants.md.
cli-variant-new-name = Имя для команд: строчные латинские буквы, цифры и -.
cli-variant-new-title = Название; можно по языкам: {"{"} en = "…", zh = "…", vi = "…", ru = "…" {"}"}.
cli-variant-new-origin = Откуда вариант: одно предложение.
cli-variant-new-my-origin = Вариант в работе.
cli-variant-new-start = Позиция, с которой начинается партия (FEN). Прописные буквы — фигуры белых, строчные — чёрных.
cli-variant-new-board = Вертикали x горизонтали, до 16x16. holes = "d4-e5" убрало бы поля.
cli-variant-new-pieces = Фигуры, каждая под буквой, которой её пишут позиции. line говорит, как она ходит: `tabiya piece '1/2'` объясняет и рисует строку, docs/piece-notation.md учит их писать.
cli-variant-new-pawn = Пешка идёт на поле вперёд без взятия (o1>), бьёт вперёд наискось (c1X>), со второй горизонтали идёт на два поля (L2o2>), а на восьмой становится ферзём, ладьёй, слоном или конём (L8QRBN).
cli-variant-new-en-passant = Какую фигуру можно взять на только что пройденном поле и какой.
cli-variant-new-ends = Что заканчивает партию. Исходы — win, loss или draw для стороны, которой поставлен мат или у которой нет ходов; plies — ходы обеих сторон.
cli-variant-new-goal = Уберите # в начале строк, чтобы они действовали. С этими король, дошедший до середины, выигрывает.
cli-variant-new-test = Что должно выполняться; это проверяет `tabiya variant check`: какие ходы возможны, а какие нет, и сколько позиций бывает после одного хода, двух и так далее.
cli-variant-new-extends = Вариант, который здесь меняется: игра из библиотеки (их перечисляет `tabiya games`) или файл, например ./mine.toml.
cli-variant-new-change = Написанное здесь заменяет взятое оттуда, а false убирает его. Уберите #, чтобы фигура ходила по-другому.
cli-variant-new-taken-over = Всё, что взято оттуда: чтобы посмотреть и скопировать.

## play

cli-play-welcome = Наберите ход или «help». Tab дополняет.
# $seed (текст): число.
cli-play-seed = Случайный выбор следует из числа { $seed } (--seed { $seed }).
# $side (слово): чья очередь.
cli-play-prompt = { $side }>{" "}
cli-play-prompt-over = >{" "}
# $ply (число): номер. $text (текст): ход.
cli-play-ply = { $ply }: { $text }
# $texts (список): ходы.
cli-play-undone = Взято назад: { $texts }
cli-play-redone = Сыграно снова: { $texts }
# $file (текст): имя.
cli-play-saved = Сохранено в «{ $file }».
cli-play-kept = Запись партии — в «{ $file }».
cli-play-unsaved = Партия не сохранена. Её запись:
# $point (ввод): что набрано.
cli-play-none-from = Отсюда ходов нет: { $point }.
# $line (число): номер.
cli-play-stopped = Остановка на строке { $line }: её сыграть нельзя.
# $word (текст): слово. $found (ввод): что стоит за ним.
cli-play-word-alone = Слово «{ $word }» стоит отдельно, а за ним стоит «{ $found }».
cli-play-word-incomplete = За словом «{ $word }» чего-то не хватает.
    .help = Наберите «help», и увидите чего.
cli-play-hint = Какие есть слова, скажет «help».
# $found (ввод): что набрано.
cli-play-no-such-point = «{ $found }» — не поле этой доски и не фигура.
    .help = Назовите поле по обозначениям (вертикаль, потом горизонталь), числами, например 3,4, или по фигуре на нём.
# $found (input), $known (list).
cli-play-no-such-notation = В этой игре нет записи «{ $found }».
    .help = Выберите одну из: { $known }.
# $found (input), $known (list).
cli-play-no-such-frame = Вертикали не считают способом «{ $found }».
    .help = Выберите один из: { $known }.
# $found (input), $known (list).
cli-play-no-such-mark = Метки «{ $found }» нет.
    .help = Выберите одну из: { $known }.
# $point (text).
cli-play-mark-empty = Пункт { $point } пуст, а метка ставится на фигуру.
    .help = Назовите пункт, на котором стоит фигура.
# $chosen (text), $known (list).
cli-play-notation = Ходы показываются в записи { $chosen }; есть { $known }.
# $chosen (text), $known (list).
cli-play-columns = Вертикали считаются { $chosen ->
        [mover-left] слева от того, кто ходит (mover-left)
        [mover-right] справа от того, кто ходит (mover-right)
        [board-left] слева от красных (board-left)
       *[other] способом «{ $chosen }»
    }; есть { $known }.
# $known (list).
cli-play-no-marks = Меток на фигурах нет; есть метки { $known }.
cli-play-nothing-to-undo = Назад брать нечего.
cli-play-nothing-to-redo = Снова играть нечего.
# $side (слово): чья очередь.
cli-play-resign-over = Партия окончена, сдаться уже нельзя ({ $side }).
    .help = Наберите «undo», чтобы взять последний ход назад, или «quit».
# $text (текст): ход.
cli-play-resign-other = Сдаться здесь нельзя ({ $side }). Единственная возможная сдача — { $text }, от неё проигрывает другая сторона.
    .help = Наберите { $text }, если имеется в виду это.
cli-play-no-resignation = В этой игре нет хода, которым сдаются.
    .help = Наберите «quit», чтобы закончить.
cli-play-resign-not-legal = Сдаться здесь нельзя ({ $side }): фигура, игрок которой вправе сдаться, этой стороне не подчинена.
    .help = Наберите «abilities» и поле этой фигуры, и увидите почему.

cli-play-takes-maybe-point = [ПОЛЕ]
cli-play-takes-point = ПОЛЕ
cli-play-takes-action = ХОД
cli-play-takes-file = ФАЙЛ
cli-play-takes-maybe-notation = [ЗАПИСЬ]
cli-play-takes-maybe-frame = [СПОСОБ]
cli-play-takes-maybe-mark = [ПУНКТ [МЕТКА]]

# $how (слово): как набирают ходы в этой игре.
cli-play-help = { $how } Или наберите одно из этих слов:
cli-play-input = Наберите ход так, как его пишет игра.
cli-play-help-end = Tab дополняет ходы и слова, стрелки возвращают прежние строки. Ctrl-C очищает строку; на пустой строке Ctrl-C и Ctrl-D заканчивают.
cli-play-word-help = перечислить эти слова
cli-play-word-board = доска
cli-play-word-legal = возможные ходы, все или с одного поля
cli-play-word-why = почему ход возможен или нет
cli-play-word-preview = что изменил бы ход
cli-play-word-abilities = что может фигура и откуда это
cli-play-word-notation = запись, в которой показываются ходы и в которой их сначала читают
cli-play-word-columns = с какой стороны считать вертикали
cli-play-word-mark = пометить фигуру, снять метку или перечислить метки
cli-play-word-undo = взять последний ход назад
cli-play-word-redo = сыграть снова взятое назад
cli-play-word-snapshot = позиция как текст
cli-play-word-record = запись партии как текст
cli-play-word-save = записать партию в файл
cli-play-word-save-over = то же, даже если в файле что-то другое
cli-play-word-resign = сдать партию
cli-play-word-quit = закончить

## Преобразование и толкование

# $found (number).
cli-convert-one-file = Дано текстов: { $found }; за один раз преобразуется один.
    .help = Укажите один файл или ходы с --to ЗАПИСЬ.
