//! Help in Russian for the commands that write pages, pictures and tables, for `replay`, and for what `simulate` can keep.

/// What is said in English, and in Russian.
pub const PHRASES: &[(&str, &str)] = &[
    ("Says how a game is played, in a page or two", "Рассказать на одной-двух страницах, как играть"),
    (
        "How wide lines of text are; as wide as the terminal, but at most 90, if not given",
        "Ширина строк; если не указана, как у терминала, но не больше 90",
    ),
    ("A piece of HTML", "часть страницы HTML"),
    (
        "Writes a page of all cards, to be searched in a browser: faces, texts, rulings, where numbers come from",
        "Записать страницу всех карт для просмотра в браузере: вид, тексты, разборы, откуда взяты числа",
    ),
    (
        "Only these: ids of cards, of copies or of kinds, separated by commas",
        "Только эти: имена карт, их копий или видов через запятую",
    ),
    (
        "Write `index.html` into this folder; `<game>-gallery` if not given",
        "Записать `index.html` в эту папку; если не указана, в `<game>-gallery`",
    ),
    ("Writes cards as PDF, to print and cut out", "Записать карты в PDF, чтобы напечатать и вырезать"),
    (
        "Only cards that are new or look otherwise than in this folder, an earlier version of the packs",
        "Только карты, которые появились или изменились по сравнению с прежней версией наборов в этой папке",
    ),
    ("One of each card, however many there are in the box", "По одной каждой карте, сколько бы их ни было в коробке"),
    ("Write into this file; `<game>.pdf` if not given", "Записать в этот файл; если не указан, в `<game>.pdf`"),
    ("Draws a card as PNG", "Нарисовать карту в PNG"),
    ("The card: its id, or that of one of its copies, such as", "Карта: её имя или имя одной из её копий, например"),
    ("How many dots wide", "Ширина в точках"),
    ("The back instead", "Вместо этого рубашка"),
    (
        "Write into this file; `<card>.png` if not given. If the card has several faces or kinds of copies, the others get numbers",
        "Записать в этот файл; если не указан, в `<card>.png`. Если у карты несколько сторон или копий, остальные получают номера",
    ),
    ("Writes decks for Tabletop Simulator", "Записать колоды для Tabletop Simulator"),
    (
        "Where the pictures will be found, if they are put on a server: https://…/cards. Else they are taken from this disk",
        "Где найдутся картинки, если выложить их на сервер: https://…/cards. Иначе они берутся с этого диска",
    ),
    ("Write into this folder; `<game>-tts` if not given", "Записать в эту папку; если не указана, в `<game>-tts`"),
    ("Takes the numbers of cards into a spreadsheet, and back", "Перенести числа карт в электронную таблицу и обратно"),
    ("Writes the numbers and words of a pack's cards as CSV", "Записать числа и слова карт набора в CSV"),
    (
        "Reads such a file and writes what has changed into the pack; comments and layout are kept",
        "Прочитать такой файл и записать в набор то, что изменилось; комментарии и вид сохраняются",
    ),
    ("The pack: its id, or its folder", "Набор: его имя или папка"),
    (
        "Write into this file; to standard output if not given",
        "Записать в этот файл; если не указан, в стандартный вывод",
    ),
    ("The CSV file", "Файл CSV"),
    ("Only show what would change", "Только показать, что изменилось бы"),
    (
        "Steps through a saved match, forth and back, and plays on from anywhere",
        "Пройти сохранённую партию по шагам вперёд и назад и продолжить с любого места",
    ),
    ("A saved match, or a campaign with a running one", "Сохранённая партия или кампания с начатой партией"),
    ("How the bots play, if one plays on", "Как играют боты, если партию продолжить"),
    (
        "Open a browser at the match in this file, to look at it from its beginning",
        "Открыть в браузере партию из этого файла, чтобы посмотреть её с начала",
    ),
    (
        "What the players are called, from the first seat on, separated by commas",
        "Имена игроков, начиная с первого места, через запятую",
    ),
    ("Lines to read", "строки для чтения"),
    ("One page that needs nothing else", "страница, которой больше ничего не нужно"),
    (
        "Count which actions, phases, events, counters and cards happened how often, and name what never did",
        "Посчитать, как часто случались действия, фазы, события, счётчики и карты, и назвать то, чего не было ни разу",
    ),
    (
        "After that, look for every action that never happened, by going back to where a match came nearest to it and playing on from there; so many decisions at most for each",
        "После этого искать каждое действие, которого не было: вернуться туда, где партия была к нему ближе всего, и играть оттуда; не больше стольких решений на каждое",
    ),
    (
        "A match that has not ended after so many decisions is given up; what is known of it is told",
        "Партия, не законченная за столько решений, прекращается; о ней говорится то, что известно",
    ),
    (
        "The folder in which a match is kept that breaks down or does not end",
        "Папка, в которой сохраняется партия, если она ломается или не кончается",
    ),
    ("Write a row for each match into this Parquet file", "Записать по строке на партию в этот файл Parquet"),
    (
        "Write every figure of the study into this Parquet file; those of all parts of a run add up",
        "Записать все числа исследования в этот файл Parquet; числа всех частей прогона складываются",
    ),
    (
        "Play one part of the run only, such as 2/5: all parts together are the whole run",
        "Сыграть только одну часть прогона, например 2/5: все части вместе — весь прогон",
    ),
    (
        "How often a chapter is tried before a campaign is given up",
        "Сколько раз пробовать главу, прежде чем бросить кампанию",
    ),
];
