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
cli-file-not-a-file = «{ $file }» — не файл; туда ничего не записывается.
    .help = Назовите файл, который есть или который надо создать.
# $folder (текст): каталог, в котором должен быть файл.
cli-file-no-folder = Не удаётся записать «{ $file }»: каталога «{ $folder }» нет.
    .help = Сначала создайте каталог или выберите другой.
cli-file-picture-exists = Файл «{ $file }» уже есть, и он не пуст.
    .help = Выберите другое имя или замените его с ключом --force.
cli-file-picture-dash = Для рисунка нужен файл; «-» — не файл.
    .help = Назовите файл, например piece.svg.
cli-file-unwritable = Не удаётся записать «{ $file }»: { $reason }.

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
# $found (слово): вид текста. $expected (слово): что здесь нужно.
cli-text-wrong-kind = Вид этого текста — «{ $found }»; здесь нужно другое: { $expected }.

## Игры

# $known (список): названия игр.
cli-game-none = Не сказано, какая это игра.
    .help = Назовите одну из этих: { $known }.
# $found (ввод): название.
cli-game-unknown = Игры «{ $found }» нет.
    .help = Есть: { $known }.

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
# $name (текст): имя известной фигуры. $origin (сообщение): откуда она.
cli-piece-known = Ходит как: { $name } — { $origin }
cli-piece-unknown = Ни одна известная фигура так не ходит.
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
