//! Help for the commands of the workshop in Russian: `new`, `fmt` and the stricter `check`.

/// What is said in English, and in Russian.
pub const PHRASES: &[(&str, &str)] = &[
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
        "Say what a code means, with a wrong example and a right one; nothing is checked",
        "Объяснить код ошибки, с неверным и верным примером; ничего не проверяется",
    ),
    (
        "For services that show mistakes beside the files: SARIF 2.1.0",
        "для служб, которые показывают ошибки рядом с файлами: SARIF 2.1.0",
    ),
];
