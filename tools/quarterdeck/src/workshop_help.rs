//! Help for the commands of the workshop in Russian: `new`, `fmt` and the stricter `check`.

/// What is said in English, and in Russian.
pub const PHRASES: &[(&str, &str)] = &[
    (
        "Also say what it answers in this saved match, or as this ruling lays it out",
        "Сказать ещё, чему это равно в этой сохранённой партии или в раскладе этого разбора",
    ),
    (
        "Before which decision of the match, from 1; else as it was saved",
        "Перед каким решением партии, считая с 1; иначе — как она сохранена",
    ),
    (
        "Who is `you`: a name, or the number of a seat; else whoever is asked",
        "Кто такой `you`: имя или номер места; иначе тот, кто решает",
    ),
    ("Which card `it` is, by its id", "Какая карта — `it` (её идентификатор)"),
    ("Which card `this card` is, by its id", "Какая карта — `this card` (её идентификатор)"),
    (
        "Lay a table in a browser, with a pane that tells what came of each save; the match goes on there",
        "Накрыть стол в браузере; панель рядом рассказывает, что вышло из каждого сохранения, а партия продолжается",
    ),
    (
        "Watch nothing; try so many small changes without saving them, and say how long each stage of an answer took",
        "Ни за чем не следить; попробовать столько мелких изменений, не сохраняя их, и сказать, сколько длится каждый шаг ответа",
    ),
    (
        "Tells a saved match or a ruling decision by decision: what was asked, who heard it, who kept silent and why",
        "Рассказать сохранённую партию или разбор по решениям: что спрашивалось, кто услышал, кто промолчал и почему",
    ),
    (
        "A saved match, a campaign with a running one, or a ruling",
        "Сохранённая партия, кампания с начатой партией или разбор",
    ),
    ("Only what is about this card, by its id", "Только то, что касается этой карты (её идентификатор)"),
    ("Only these decisions: `7`, or `7-12`", "Только эти решения: `7` или `7-12`"),
    ("Lines to read, a page to step through in a browser, or JSON", "Строки, страница для браузера или JSON"),
    (
        "Write it into this file; a name that ends in `.html` means the page",
        "Записать в этот файл; если имя кончается на `.html`, то страницей",
    ),
    (
        "Packs as single files: builds, verifies, installs, lists and removes them",
        "Наборы одним файлом: собрать, проверить, установить, перечислить, удалить",
    ),
    ("Makes one file of a pack, to be given away", "Собрать из набора один файл, чтобы его отдать"),
    (
        "Looks whether such a file is whole, and says what is in it",
        "Проверить, цел ли такой файл, и сказать, что в нём",
    ),
    ("Installs packs from such files, all of them or none", "Установить наборы из таких файлов: все или ни одного"),
    (
        "Lists what is installed, and whether it is still as it was installed",
        "Перечислить установленное и сказать, не изменилось ли оно",
    ),
    ("Removes installed packs", "Удалить установленные наборы"),
    (
        "Write into this file; without it, beside you, named by id and version",
        "Записать в этот файл; если не указан, рядом, под именем и версией набора",
    ),
    ("The archives; what one needs may be among the others", "Архивы; нужное одному может быть среди других"),
    (
        "Install even what is older than what is installed, or another pack of the same id and version",
        "Установить и то, что старше установленного, и другой набор с тем же именем и версией",
    ),
    ("The archive", "Архив"),
    ("The ids of the packs", "Имена наборов"),
    (
        "Writes what scripts of a game can say, with types, for editors and type checkers",
        "Записать, что могут говорить сценарии игры, с типами, для редакторов и проверки типов",
    ),
    (
        "Also say what was looked at, and whether types of scripts were",
        "Сказать и то, что было проверено и проверялись ли типы сценариев",
    ),
    (
        "Finds how something is done, by what you want to do; or tells what a command can do",
        "Найти, как что-то сделать, или узнать, что умеет команда",
    ),
    (
        "A command; or what you want to do, in your own words, as in `help make a card cheaper`",
        "Команда — или что вы хотите сделать, своими словами: `help сделать карту дешевле`",
    ),
    (
        "Begins a game, an expansion, a card, a chapter or a ruling with files that work at once",
        "Начать игру, дополнение, карту, главу или разбор с файлов, которые сразу работают",
    ),
    (
        "What to begin: game, expansion, card, chapter, ruling, or a kind of card that the pack has",
        "Что начать: game (игра), expansion (дополнение), card (карта), chapter (глава), ruling (разбор) или вид карты из набора",
    ),
    (
        "What it is called; of a ruling, its sentence; of a card, its name, or all that is printed on it",
        "Как это называется; у разбора — его предложение; у карты — её название или всё, что на ней напечатано",
    ),
    (
        "The pack to put it into, its id or folder; of an expansion, the game that it adds to",
        "В какой набор это положить: его имя или папка; у дополнения — игра, которую оно дополняет",
    ),
    (
        "The id in the files, if it is not to be made from the name",
        "Идентификатор в файлах, если он не делается из названия",
    ),
    ("The kind of the card", "Вид карты"),
    ("The rules that the ruling is about, separated by commas", "О каких правилах этот разбор, через запятую"),
    (
        "Put it into the pack itself, even if rulings of the pack go another way then",
        "Положить в сам набор, даже если его разборы пойдут иначе",
    ),
    ("Only show what would be written", "Только показать, что было бы записано"),
    (
        "Brings the files of packs into their canonical layout; comments and order are kept",
        "Оформить файлы наборов по образцу; комментарии и порядок сохраняются",
    ),
    (
        "Change nothing; fail if a file is not in its canonical layout",
        "Ничего не менять; завершиться ошибкой, если файл оформлен не по образцу",
    ),
    ("Also find what is allowed and suspicious", "Найти и то, что разрешено, но подозрительно"),
    (
        "Correct what has one right answer, and write it into the files",
        "Исправить то, на что есть один верный ответ, и записать это в файлы",
    ),
    (
        "Note in the texts of cards that are written by hand that they were read beside their rules as these are now",
        "Отметить в написанных от руки текстах карт, что они сверены с правилами, какие они сейчас",
    ),
    (
        "Say what a code means, with a wrong example and a right one; nothing is checked",
        "Объяснить код ошибки, с неверным и верным примером; ничего не проверяется",
    ),
    (
        "For services that show mistakes beside the files: SARIF 2.1.0",
        "для служб, которые показывают ошибки рядом с файлами: SARIF 2.1.0",
    ),
];
