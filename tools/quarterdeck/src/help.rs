//! Help and refusals of the command line in Russian, for whoever asks with `--lang ru` or has a Russian system. What the
//! library that reads arguments says is told phrase by phrase.

use crate::say::system_language;

/// The language in which the command line is answered: that of `--lang`, else that of the system.
pub fn language() -> String {
    let given: Vec<String> = std::env::args().collect();
    let after = given.iter().position(|argument| argument == "--lang").and_then(|at| given.get(at + 1));
    let joined = given.iter().find_map(|argument| argument.strip_prefix("--lang="));
    match after.map(String::as_str).or(joined) {
        Some(code) => code.to_owned(),
        None => system_language(),
    }
}

/// What is said about the command line, in the reader's language.
pub fn told(said: &str, language: &str) -> String {
    if language != "ru" {
        return said.to_owned();
    }
    // Longer phrases first, so that none is cut by a shorter one inside it.
    let others = crate::workshop_help::PHRASES.iter().chain(crate::paper_help::PHRASES);
    let mut phrases: Vec<&(&str, &str)> = PHRASES.iter().chain(others).collect();
    phrases.sort_by_key(|(english, _)| std::cmp::Reverse(english.len()));
    phrases.iter().fold(said.to_owned(), |said, (english, russian)| said.replace(english, russian))
}

/// What is said in English, and in Russian.
const PHRASES: &[(&str, &str)] = &[
    ("Tabletop card games that are nothing but data", "Настольные карточные игры, которые состоят только из данных"),
    ("Plays a match against bots at this terminal", "Сыграть партию с ботами в этом терминале"),
    (
        "Plays by JSON lines on standard input and output, for programs in any language",
        "Играть строками JSON через стандартный ввод и вывод, для программ на любом языке",
    ),
    ("Serves tables to browsers", "Открыть столы для браузеров"),
    ("Finds everything wrong with packs", "Найти все ошибки в наборах"),
    ("Plays the rulings of packs", "Сыграть разборы правил из наборов"),
    (
        "Checks a pack on every save, and plays the rulings that read what has changed",
        "Проверять набор при каждом сохранении и играть разборы, которых касается изменение",
    ),
    ("The pack: its folder, or its id", "Набор: его папка или имя"),
    (
        "Play this saved match again after every save, by the same decisions",
        "После каждого сохранения снова играть эту сохранённую партию теми же решениями",
    ),
    (
        "Changes a pack in many small ways and shows what no ruling notices",
        "Изменить набор множеством мелких способов и показать, чего не замечает ни один разбор",
    ),
    (
        "Shows how a sentence is read, or what a card does and who set it",
        "Показать, как понято предложение, или что делает карта и кто это задал",
    ),
    (
        "Makes JSON Schema of the files of a pack, by which editors complete and check",
        "Создать JSON Schema файлов набора, по которой редакторы дополняют и проверяют",
    ),
    (
        "Speaks with editors as a language server, on standard input and output",
        "Работать языковым сервером для редакторов, через стандартный ввод и вывод",
    ),
    (
        "Measures the engine's own steps: copying, listing, deciding, saving, loading",
        "Измерить шаги самого движка: копирование, перечисление, решение, сохранение, загрузку",
    ),
    (
        "Shows the story of a game: chapters, beats, branches, quests, and what should be looked at again",
        "Показать историю игры: главы, эпизоды, развилки, задания и то, что стоит перечитать",
    ),
    (
        "Looks for a match in which a rare action is carried out, and saves it just before",
        "Найти партию, в которой случается редкое действие, и сохранить её прямо перед ним",
    ),
    ("Lets bots play many matches and counts", "Дать ботам сыграть много партий и подсчитать"),
    ("The game to play: the id of its pack, or a folder", "Игра: имя её набора или папка"),
    ("Expansions to add, separated by commas", "Дополнения через запятую"),
    (
        "An option of the game, as name=value; may be given several times",
        "Параметр игры, имя=значение; можно указать несколько раз",
    ),
    ("Where packs are looked for", "Где искать наборы"),
    ("How many players; three if the game allows it", "Сколько игроков; трое, если игра позволяет"),
    (
        "How many players; the fewest the game allows if not given",
        "Сколько игроков; если не указано, наименьшее возможное число",
    ),
    ("How many of them are people at this terminal", "Сколько из них людей за этим терминалом"),
    (
        "How the bots play: random, greedy, curious or search, for all or for each seat; search:800 tries 800 times",
        "Как играют боты: random, greedy, curious или search, для всех или для каждого места; search:800 пробует 800 раз",
    ),
    (
        "Who plays: random, greedy, curious or search for all, or one for each seat, separated by commas",
        "Кто играет: random, greedy, curious или search для всех либо для каждого места через запятую",
    ),
    (
        "Where all chance comes from; each match is another one if not given",
        "Номер раздачи; если не указан, каждая партия новая",
    ),
    ("Where all chance comes from", "Номер раздачи"),
    (
        "The language of answers to requests that name none: en or ru",
        "Язык ответов на запросы, в которых он не назван: en или ru",
    ),
    ("The language of the explanation, besides English", "Язык объяснения, кроме английского"),
    ("Language: en or ru", "Язык: en или ru"),
    (
        "Go on with the match in this file if there is one, and save after every decision",
        "Продолжить партию из этого файла, если она там есть, и сохранять после каждого решения",
    ),
    (
        "How many columns the table may take; those of the terminal, up to 100, if not given",
        "Сколько столбцов может занять стол; если не указано, ширина терминала, но не более 100",
    ),
    (
        "Practice: everything can be taken back, even what has shown somebody something new",
        "Тренировка: можно взять назад всё, даже то, что открыло кому-то новое",
    ),
    ("Bots play all seats", "За всех играют боты"),
    ("Play in a browser instead of at this terminal", "Играть в браузере, а не в терминале"),
    (
        "Play the campaign: go on with the one in this file, or begin one; without a file it is kept beside you under the name of the game",
        "Играть кампанию: продолжить ту, что в этом файле, или начать новую; без файла она хранится рядом под именем игры",
    ),
    ("Play this chapter of the story, by its id or number", "Играть эту главу истории, по имени или номеру"),
    ("Join the story at this beat", "Начать историю с этого эпизода"),
    ("The port to listen at; 0 takes any that is free", "Порт; 0 — любой свободный"),
    (
        "A name under which the server may be asked, beside addresses and `localhost`; may be given several times",
        "Имя, под которым к серверу можно обращаться, кроме адресов и `localhost`; можно указать несколько раз",
    ),
    (
        "The address to listen at; 0.0.0.0 lets others in the same network in",
        "Адрес; 0.0.0.0 пускает других из той же сети",
    ),
    ("The folder in which tables are kept", "Папка, в которой хранятся столы"),
    ("Folders of packs; all of `content` if none is given", "Папки наборов; если не указаны, все из `content`"),
    ("How to print", "Как печатать"),
    ("For people", "для людей"),
    ("For programs", "для программ"),
    (
        "Only rulings whose sentence or file contains this, in small letters or large",
        "Только разборы, в предложении или имени файла которых это есть; регистр не важен",
    ),
    (
        "Write snapshots that are new or different; read what is printed before you commit them",
        "Записать новые и изменившиеся снимки; прочтите напечатанное, прежде чем их сохранять",
    ),
    (
        "Show everything that explains a failure, and every line of a transcript that has changed",
        "Показать всё, что объясняет неудачу, и каждую изменившуюся строку записи",
    ),
    (
        "Change only files of the pack that begin so, such as `cards/` or `ships.toml`; may be given several times",
        "Изменять только файлы набора, которые так начинаются, например `cards/` или `ships.toml`; можно указать несколько раз",
    ),
    ("Try only every Nth change, for a first look", "Пробовать только каждое N-е изменение, для первого взгляда"),
    ("How many threads, if there are several things to look for", "Сколько потоков, если искать нужно несколько вещей"),
    ("How many threads", "Сколько потоков"),
    (
        "Ask every ruling about every change, not only those that read what it changes. The answer is the same and comes much later",
        "Спрашивать о каждом изменении все разборы, а не только те, что его касаются. Ответ тот же, но намного позже",
    ),
    ("A sentence, or the id of a card", "Предложение или имя карты"),
    (
        "List what the packs offer to expansions: their hooks, and rules that have an id",
        "Перечислить, что наборы предлагают дополнениям: зацепки и правила с именами",
    ),
    (
        "A folder into which the schemas are written; without it, they are printed, by the names of their files",
        "Папка для схем; без неё они печатаются под именами своих файлов",
    ),
    (
        "The games to measure; all that can be played by themselves if none is named",
        "Какие игры измерять; если не названы, все самостоятельные",
    ),
    ("Lines of text", "строки текста"),
    ("One page with everything in it", "одна страница, на которой всё"),
    ("The graph alone", "только граф"),
    ("Write into this file", "Записать в этот файл"),
    ("Fail if there is anything to look at again", "Завершиться ошибкой, если есть что перечитать"),
    ("An action, or a card that brings actions", "Действие или карта, которая даёт действия"),
    (
        "How many decisions are made at most for each thing that is looked for",
        "Сколько решений принимать самое большее для каждой искомой вещи",
    ),
    (
        "Keep the first match found in this file, just before it happens; `play --save` goes on from there",
        "Сохранить первую найденную партию в этот файл прямо перед событием; `play --save` продолжит с этого места",
    ),
    ("How many matches of each two", "Сколько партий каждой пары"),
    ("How many matches; a thousand if not given", "Сколько партий; если не указано, тысяча"),
    ("How many matches", "Сколько партий"),
    (
        "Lets bots of different skill play against each other and shows how much better each is",
        "Дать ботам разной силы сыграть друг с другом и показать, насколько каждый лучше",
    ),
    (
        "How long a bot that searches thinks about a decision, in milliseconds",
        "Сколько миллисекунд думает над решением бот, который ищет (search)",
    ),
    (
        "How often a bot that searches tries out how a decision might go on",
        "Сколько раз бот, который ищет (search), проигрывает возможные продолжения решения",
    ),
    (
        "Study the matches: their length, seats, scores and leaders, and of each card how often it can be had, is taken and held, and how much more often those win who take it",
        "Изучить партии: длину, места, очки, лидеров и для каждой карты — как часто она доступна, взята и на руках и насколько чаще побеждают взявшие её",
    ),
    (
        "Write what was studied into this file: a page with drawings",
        "Записать изученное в этот файл: страница с графиками",
    ),
    (
        "Write what was studied of cards into this file, for spreadsheets",
        "Записать изученное о картах в этот файл для электронных таблиц",
    ),
    ("Write the same into this Parquet file", "Записать то же самое в этот файл Parquet"),
    (
        "Play the same seeds with another version of the packs as well, a folder of packs or one pack, and say what has changed since and whether that is more than chance; with --chapters, how often each chapter is won",
        "Сыграть те же раздачи и с другой версией наборов (папка наборов или один набор) и сказать, что с тех пор изменилось и не случайность ли это; с --chapters — как часто выигрывается каждая глава",
    ),
    (
        "Let a number of a card take one value after the other, such as card.beacon.cost=1..5, and show how its figures move",
        "Дать числу на карте принять значения по очереди, например card.beacon.cost=1..5, и показать, как меняются её показатели",
    ),
    (
        "Play until it is known so exactly how often each seat wins, such as ±0.5%; at most so many matches as are named, a million if not given",
        "Играть, пока доля побед каждого места не станет известна с такой точностью, например ±0.5%; не больше указанного числа партий, иначе миллиона",
    ),
    (
        "The games to play, each perhaps with options: port-royal, cartagena+route=full. All that can be played by themselves if none is named",
        "Игры, каждая — если нужно, с параметрами: port-royal, cartagena+route=full. Если не названы, все самостоятельные",
    ),
    ("The bots, each against all that stand before it", "Боты, каждый против всех, кто назван раньше"),
    ("For a page of documentation", "для страницы документации"),
    ("write it like `card.beacon.cost=1..5`", "напишите, например, `card.beacon.cost=1..5`"),
    ("write percent between 0.01 and 50, like `±0.5%`", "напишите проценты от 0.01 до 50, например `±0.5%`"),
    ("there is no card `", "нет карты `"),
    (
        "Play whole campaigns instead of single matches, for every number of players unless one is named",
        "Играть целые кампании вместо отдельных партий, для любого числа игроков, если оно не названо",
    ),
    (
        "Play so many matches of every chapter, as though those before had been won, for every number of players unless one is named",
        "Сыграть столько партий каждой главы, как если бы прежние были выиграны, для любого числа игроков, если оно не названо",
    ),
    (
        "Play campaigns or chapters with every value of this option",
        "Играть кампании или главы с каждым значением этого параметра",
    ),
    ("Print help (see a summary with '-h')", "Показать справку (кратко: '-h')"),
    ("Print help (see more with '--help')", "Показать справку (подробнее: '--help')"),
    ("Print help", "Показать справку"),
    ("Print version", "Показать версию"),
    ("Usage:", "Использование:"),
    ("Commands:", "Команды:"),
    ("Arguments:", "Аргументы:"),
    ("Options:", "Параметры:"),
    ("Possible values:", "Возможные значения:"),
    ("[OPTIONS]", "[ПАРАМЕТРЫ]"),
    ("[COMMAND]", "[КОМАНДА]"),
    ("[default: ", "[по умолчанию: "),
    ("[possible values: ", "[возможные значения: "),
    ("error: unrecognized subcommand ", "ошибка: нет такой команды: "),
    ("error: unexpected argument ", "ошибка: неожиданный аргумент "),
    (" found\n", "\n"),
    ("error: the following required arguments were not provided:", "ошибка: не хватает обязательных аргументов:"),
    ("error: invalid value ", "ошибка: неверное значение "),
    ("error: a value is required for ", "ошибка: нужно значение для "),
    (" but none was supplied", ", а его нет"),
    ("error: the argument ", "ошибка: аргумент "),
    (" cannot be used multiple times", " нельзя указать несколько раз"),
    (" cannot be used with ", " нельзя указать вместе с "),
    ("tip: a similar subcommand exists: ", "подсказка: есть похожая команда: "),
    ("tip: a similar argument exists: ", "подсказка: есть похожий аргумент: "),
    ("tip: some similar subcommands exist: ", "подсказка: есть похожие команды: "),
    ("tip: a similar value exists: ", "подсказка: есть похожее значение: "),
    ("For more information, try ", "Подробнее: "),
    ("there is no pack in ", "нет набора в папке "),
    ("there is no pack `", "нет набора `"),
    ("did you mean `", "может быть, `"),
    ("there is: ", "есть: "),
    ("help: ", "подсказка: "),
];
