// What the page itself says; everything of the game comes from the server.

const WORDS = {
  en: {
    game: "Game", players: "Players", expansions: "Expansions", options: "Options", person: "person", bot: "bot",
    start: "Lay the table", shared: "All people at this screen", practice: "Practice: everything can be taken back",
    pace: "Bots", slow: "slow", usual: "usual", quick: "quick", instant: "at once", seatOf: "Seat of {name}",
    links: "The table is laid", linksHint: "Everybody gets their own link. Whoever has it sits there.", copy: "Copy link",
    copied: "Copied", sit: "Sit down", watch: "Watch", name: "Name", language: "Русский",
    undo: "Undo", log: "Log", story: "Story", why: "Why not?", hurry: "Skip ahead", cards: "{count} cards", more: "more",
    you: "you", lost: "The connection is lost; trying again …", gone: "This link leads to no table.", back: "Back to the lobby",
    over: "The match is over", again: "New table", close: "Close", pass: "Now it is {name}'s turn. Please hand the screen over.",
    ready: "I am {name}", empty: "empty", all: "All options", cancel: "Cancel", choose: "Choose", won: "has won",
    goOn: "Go on", earlier: "Earlier", quests: "Quests", doneBy: "done by {names}", missing: "Still missing", under: "Under it",
    owner: "of {name}", faceDown: "face down", deck: "{count} face down", turnOf: "{name}'s turn", place: "{place} {number}",
    settingUp: "One moment …", trouble: "The table cannot go on",
  },
  ru: {
    game: "Игра", players: "Игроки", expansions: "Дополнения", options: "Варианты", person: "человек", bot: "бот",
    start: "Накрыть стол", shared: "Все люди за этим экраном", practice: "Тренировка: всё можно взять назад",
    pace: "Боты", slow: "медленно", usual: "обычно", quick: "быстро", instant: "сразу", seatOf: "Место: {name}",
    links: "Стол накрыт", linksHint: "У каждого своя ссылка. У кого она есть, тот там и сидит.", copy: "Скопировать ссылку",
    copied: "Скопировано", sit: "Сесть", watch: "Смотреть", name: "Имя", language: "English",
    undo: "Отменить", log: "Ход игры", story: "История", why: "Почему нельзя?", hurry: "Пропустить", cards: "карт: {count}", more: "ещё",
    you: "вы", lost: "Связь потеряна; пробуем снова …", gone: "Эта ссылка не ведёт ни к какому столу.", back: "К списку игр",
    over: "Партия окончена", again: "Новый стол", close: "Закрыть", pass: "Сейчас ходит {name}. Передайте, пожалуйста, экран.",
    ready: "Я {name}", empty: "пусто", all: "Всё, что можно", cancel: "Отмена", choose: "Выберите", won: "побеждает",
    goOn: "Дальше", earlier: "Раньше", quests: "Задания", doneBy: "выполнили: {names}", missing: "Ещё не хватает", under: "Под ней",
    owner: "{name}", faceDown: "лицом вниз", deck: "закрытых карт: {count}", turnOf: "Ход: {name}", place: "{place} {number}",
    settingUp: "Минуту …", trouble: "Стол не может продолжить",
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
