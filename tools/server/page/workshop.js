// The pane of somebody who works on a pack: what came of the last save, and the card that is written or pointed at.

import { make, part, picture } from "./dom.js";
import { spoken } from "./words.js";

const WORDS = {
  en: {
    pane: "The pack", sound: "Nothing is wrong with the pack.", wrong: "Mistakes: {count}. The table goes on with the pack as it was.", ms: "{ms} ms after the save",
    waiting: "Waiting for the first save …", lost: "`watch` has ended.", card: "The card you wrote", pointed: "The card you point at", none: "Change a card, or point at one.",
    more: "and {count} more with other numbers", rulings: "Rulings", playing: "Playing what is concerned …", played: "{asked} of {all} played", held: "holds again", failed: "does not hold any more",
    failing: "Not holding: {count}", match: "The match", same: "Nothing came out differently.", other: "In the other language",
  },
  ru: {
    pane: "Набор", sound: "В наборе ошибок нет.", wrong: "Ошибок: {count}. Стол продолжает с прежним набором.", ms: "через {ms} мс после сохранения",
    waiting: "Ждём первого сохранения …", lost: "`watch` завершён.", card: "Карта, которую вы пишете", pointed: "Карта под курсором", none: "Измените карту или наведите на неё курсор.",
    more: "и ещё {count} с другими числами", rulings: "Разборы", playing: "Играем то, чего это касается …", played: "сыграно {asked} из {all}", held: "снова выполняется", failed: "больше не выполняется",
    failing: "Не выполняются: {count}", match: "Партия", same: "Ничего не изменилось.", other: "На другом языке",
  },
};
const RETRY = 1000;

const say = (key, filled = {}) => WORDS[spoken()][key].replace(/\{(\w+)\}/g, (_, name) => filled[name] ?? "");
const table = location.pathname.split("/").pop();
const headers = { "x-seat": location.hash.slice(1) };
const about = `/api/workshop/${table}`;
const known = { told: null, number: 0, pointed: null, lost: false };

const pane = make("aside", { id: "workshop", tabindex: "0" });
document.body.append(pane);
document.body.classList.add("at-work");

/** A card as it is printed, in the reader's language and, smaller, in the other one. */
function card(it) {
  const other = spoken() === "ru" ? "en" : "ru";
  const drawn = (face, language) => make("figure", { class: language === spoken() ? "own" : "other", role: "img", "aria-label": face[language]?.spoken }, picture(face[language]?.svg));
  return make("article", { "data-card": it.id },
    make("p", { class: "stands" }, make("code", {}, it.place ?? it.id)),
    it.faces.slice(0, 1).map((face) => make("div", { class: "faces" }, drawn(face, spoken()), drawn(face, other))),
    it.faces.length > 1 && make("div", { class: "row" }, it.faces.slice(1).map((face) => drawn(face, spoken()))),
    it.more > 0 && make("small", {}, say("more", { count: it.more })));
}

function cards() {
  const written = known.told?.cards ?? [];
  if (known.pointed) return make("section", { class: "cards" }, make("h3", {}, say("pointed")), card(known.pointed));
  return make("section", { class: "cards" }, make("h3", {}, say("card")), written.length > 0 ? written.map(card) : make("p", { class: "soft" }, say("none")));
}

function rulings({ asked, all, turned, failing }) {
  return make("section", { class: "rulings" }, make("h3", {}, `${say("rulings")}: ${say("played", { asked, all })}`),
    make("ul", {}, turned.map(({ path, holds }) => make("li", { class: holds ? "good" : "bad" }, make("code", {}, path), ` ${say(holds ? "held" : "failed")}`))),
    failing.length > 0 && make("p", { class: "bad" }, say("failing", { count: failing.length })),
    failing.map(({ path, told }) => make("details", { open: failing.length === 1 }, make("summary", {}, path), make("pre", {}, told))));
}

function differences(told) {
  const { reached, lines } = told[spoken()];
  return make("section", { class: "match" }, make("h3", {}, say("match")), make("p", {}, reached),
    lines && (lines.length === 0 ? make("p", { class: "soft" }, say("same"))
      : make("ul", {}, lines.map((line) => make("li", { class: line.trim().startsWith("-") ? "went" : "came" }, line.trim())))));
}

/** Draws the pane. */
function draw() {
  const { told } = known;
  pane.setAttribute("aria-label", say("pane"));
  const wrong = told?.problems.length ?? 0;
  pane.replaceChildren(...[
    make("h2", {}, told?.pack ?? say("pane")),
    known.lost && make("p", { class: "bad" }, say("lost")),
    make("p", { class: wrong > 0 ? "bad" : "good", role: "status" }, !told ? say("waiting") : wrong > 0 ? say("wrong", { count: wrong }) : say("sound"),
      told && make("small", { class: "soft" }, ` ${say("ms", { ms: told.ms })}`)),
    ...(told?.problems ?? []).map((text) => make("pre", { class: "problem" }, text)),
    cards(),
    told?.playing && make("p", { class: "soft" }, say("playing")),
    told?.match && differences(told.match),
    told?.rulings && rulings(told.rulings),
  ].filter(Boolean));
  Object.assign(pane.dataset, { number: known.number, problems: wrong });
}

/** Waits for what is told, again and again. */
async function listen() {
  for (;;) {
    try {
      const answer = await fetch(`${about}?after=${known.number}`, { headers });
      if (answer.status === 200) {
        const { number, told } = await answer.json();
        Object.assign(known, { number, told, pointed: null, lost: false });
        draw();
      } else if (answer.status !== 204) throw new Error(String(answer.status));
    } catch {
      if (!known.lost) {
        known.lost = true;
        draw();
      }
      await new Promise((go) => setTimeout(go, RETRY));
    }
  }
}

document.addEventListener("peeked", async ({ detail }) => {
  const answer = await fetch(`${about}/card/${encodeURIComponent(detail)}`, { headers }).catch(() => null);
  if (!answer?.ok) return;
  known.pointed = await answer.json();
  draw();
});

// Another language for the table is another one for the pane.
new MutationObserver(draw).observe(document.documentElement, { attributes: true, attributeFilter: ["lang"] });
part("table").addEventListener("pointerleave", () => {
  if (known.pointed && known.told?.cards.length) {
    known.pointed = null;
    draw();
  }
});

draw();
listen();
