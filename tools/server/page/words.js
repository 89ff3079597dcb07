// What the page itself says; everything of the game comes from the server.

const WORDS = {
  en: {
    game: "Game", players: "Players", expansions: "Expansions", options: "Options", person: "person",
    start: "Lay the table", shared: "All people at this screen", practice: "Practice: everything can be taken back",
    bot_random: "bot, by chance", bot_greedy: "bot", bot_search: "bot that thinks ahead",
    keys: "Keys: 1 to 9 take what stands in the bar, arrows go from thing to thing, Enter takes, Escape lets go; while you look back, ← and → step.",
    yourTables: "Your tables", forget: "Forget {name}", watchLink: "Copy the link for those who watch", ownLink: "Copy the link to this seat",
    pace: "Bots", slow: "slow", usual: "usual", quick: "quick", instant: "at once", seatOf: "Seat of {name}",
    links: "The table is laid", linksHint: "Everybody gets their own link. Whoever has it sits there.", copy: "Copy link",
    copied: "Copied", sit: "Sit down", watch: "Watch", name: "Name", language: "Русский",
    undo: "Undo", log: "Log", story: "Story", why: "Why not?", hurry: "Skip ahead", cards: "{count} cards", more: "more",
    you: "you", away: "away", lost: "The connection is lost; trying again …", gone: "This link leads to no table.", back: "Back to the lobby",
    over: "The match is over", again: "New table", close: "Close", pass: "Now it is {name}'s turn. Please hand the screen over.",
    ready: "I am {name}", empty: "empty", all: "All options", cancel: "Cancel", choose: "Choose", won: "has won",
    goOn: "Go on", earlier: "Earlier", quests: "Quests", doneBy: "done by {names}", missing: "Still missing", under: "Under it",
    owner: "of {name}", faceDown: "face down", deck: "{count} face down", turnOf: "{name}'s turn", place: "{place} {number}",
    actionsLeft: "actions left: {count}", settingUp: "One moment …", trouble: "The table cannot go on",
    haveOf: "{have} of {want}", notYet: "not yet", asked: "What it takes", printed: "printed {value}", chapterOf: "chapter {number} of {of}",
    points: "Points", team: "Team {number}", together: "together", asTogether: "All together", allFigures: "All figures", decided: "A tie, decided by: {name}", whyLost: "What was missing", lastHappened: "What happened last",
    campaignWon: "The campaign is won.", campaignPerfect: "The campaign is won without losing a single chapter.",
    chapterWon: "The chapter is won. Next: {next}", chapterLost: "The chapter is lost. It can be tried again.", carried: "What carries over",
    nextChapter: "Next chapter", tryAgain: "Try again", playAgain: "Play again", save: "Save as a file", replay: "From the beginning",
    eyes: "Seen by", everything: "everything shown", beginning: "The beginning", first: "To the beginning", last: "To the end",
    stepBack: "One step back", stepOn: "One step on", fromHere: "Play from here", present: "Back to the table", happened: "What happened",
    cardsOf: "Cards", cardsHint: "All cards of this match, and how many of them you see now.", seenOf: "{seen} of {total} seen", search: "Search",
    moreOf: "More", sound: "Quiet sounds", hints: "Hints for newcomers", gotIt: "Got it", noHints: "No more hints",
    hintChoose: "Whatever glows can be chosen. Point at a card, or press it for a moment, to read it in full.",
    hintUndo: "As long as nobody has seen anything new, a decision can be taken back: Undo.",
    hintReview: "A lot has happened: “What happened” shows it again, step by step.",
    hintGoals: "The small numbers under a card say how much of what it takes you have.",
    campaign: "Campaign: chapter after chapter", replayFile: "Look at a saved match", replayHint: "A file saved at a table or at the terminal.",
    behind: "Turned over: {card}", fold: "Fold up: {name}", yourName: "Your name", rules: "How to play", noRules: "Its packs do not say yet. Point at any card to read it; whatever glows can be chosen.",
  },
  ru: {
    game: "Игра", players: "Игроки", expansions: "Дополнения", options: "Варианты", person: "человек",
    start: "Накрыть стол", shared: "Все люди за этим экраном", practice: "Тренировка: всё можно взять назад",
    bot_random: "бот, наугад", bot_greedy: "бот", bot_search: "бот, который думает наперёд",
    keys: "Клавиши: 1–9 выбирают из полосы внизу, стрелки ведут от предмета к предмету, Enter выбирает, Escape отпускает; когда смотрите назад, ← и → — по шагам.",
    yourTables: "Ваши столы", forget: "Забыть: {name}", watchLink: "Скопировать ссылку для зрителей", ownLink: "Скопировать ссылку на это место",
    pace: "Боты", slow: "медленно", usual: "обычно", quick: "быстро", instant: "сразу", seatOf: "Место: {name}",
    links: "Стол накрыт", linksHint: "У каждого своя ссылка. У кого она есть, тот там и сидит.", copy: "Скопировать ссылку",
    copied: "Скопировано", sit: "Сесть", watch: "Смотреть", name: "Имя", language: "English",
    undo: "Отменить", log: "Ход игры", story: "История", why: "Почему нельзя?", hurry: "Пропустить", cards: "карт: {count}", more: "ещё",
    you: "вы", away: "нет на месте", lost: "Связь потеряна; пробуем снова …", gone: "Эта ссылка не ведёт ни к какому столу.", back: "К списку игр",
    over: "Партия окончена", again: "Новый стол", close: "Закрыть", pass: "Сейчас ходит {name}. Передайте, пожалуйста, экран.",
    ready: "Я {name}", empty: "пусто", all: "Всё, что можно", cancel: "Отмена", choose: "Выберите", won: "побеждает",
    goOn: "Дальше", earlier: "Раньше", quests: "Задания", doneBy: "выполнили: {names}", missing: "Ещё не хватает", under: "Под ней",
    owner: "{name}", faceDown: "лицом вниз", deck: "закрытых карт: {count}", turnOf: "Ход: {name}", place: "{place} {number}",
    actionsLeft: "осталось действий: {count}", settingUp: "Минуту …", trouble: "Стол не может продолжить",
    haveOf: "{have} из {want}", notYet: "ещё нет", asked: "Что нужно", printed: "напечатано {value}", chapterOf: "глава {number} из {of}",
    points: "Очки", team: "Команда {number}", together: "вместе", asTogether: "Все вместе", allFigures: "Все показатели", decided: "Ничья; решает: {name}", whyLost: "Чего не хватило", lastHappened: "Что было в конце",
    campaignWon: "Кампания выиграна.", campaignPerfect: "Кампания выиграна, и ни одна глава не проиграна.",
    chapterWon: "Глава пройдена. Дальше: {next}", chapterLost: "Глава проиграна. Её можно сыграть снова.", carried: "Что переходит дальше",
    nextChapter: "Следующая глава", tryAgain: "Ещё раз", playAgain: "Сыграть ещё", save: "Сохранить в файл", replay: "С самого начала",
    eyes: "Чьими глазами", everything: "видно всё", beginning: "Начало", first: "К началу", last: "К концу",
    stepBack: "Шаг назад", stepOn: "Шаг вперёд", fromHere: "Играть отсюда", present: "Назад к столу", happened: "Что было",
    cardsOf: "Карты", cardsHint: "Все карты этой партии и сколько из них вы сейчас видите.", seenOf: "видно: {seen} из {total}", search: "Поиск",
    moreOf: "Ещё", sound: "Тихие звуки", hints: "Подсказки для новичков", gotIt: "Понятно", noHints: "Больше не подсказывать",
    hintChoose: "Что светится, то можно выбрать. Наведите на карту или задержите на ней палец, чтобы прочесть её целиком.",
    hintUndo: "Пока никто не увидел ничего нового, решение можно взять назад: «Отменить».",
    hintReview: "Произошло многое: «Что было» покажет это ещё раз, шаг за шагом.",
    hintGoals: "Маленькие числа под картой говорят, сколько у вас есть из того, что для неё нужно.",
    campaign: "Кампания: глава за главой", replayFile: "Посмотреть сохранённую партию", replayHint: "Файл, сохранённый за столом или в терминале.",
    behind: "Другая сторона: {card}", fold: "Свернуть: {name}", yourName: "Ваше имя", rules: "Как играть", noRules: "Эта игра пока о себе не рассказывает. Наведите на любую карту, чтобы прочесть её; что светится, то можно выбрать.",
  },
};

let language = localStorage.getItem("language") ?? (navigator.language.startsWith("ru") ? "ru" : "en");
document.documentElement.lang = language;

export const spoken = () => language;

export function speak(wanted) {
  language = wanted in WORDS ? wanted : "en";
  localStorage.setItem("language", language);
  document.documentElement.lang = language;
}

export const other = () => (language === "ru" ? "en" : "ru");

/** A text, with names in braces filled in. */
export function say(key, filled = {}) {
  return WORDS[language][key].replace(/\{(\w+)\}/g, (_, name) => filled[name] ?? "");
}
