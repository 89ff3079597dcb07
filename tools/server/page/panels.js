// What lies over or beside the table: a card in full, the log, story pages, the end.

import { figure } from "./cards.js";
import { capital, make, part, picture } from "./dom.js";
import { say } from "./words.js";

/** A card in full, with what can be done with it, or why nothing can. */
export function peek(desk, look, box) {
  const { card, keys, label } = look;
  const options = desk.chooser.of(keys);
  const face = card && desk.wire.faces[card.face];
  const under = card?.under?.cards ?? [];
  const panel = part("peek");
  panel.replaceChildren(...[
    face ? picture(face.full) : make("strong", {}, label),
    under.length > 0 && make("div", { class: "under" }, make("h4", {}, say("under")),
      make("ul", {}, under.map((it) => make("li", {}, make("strong", {}, capital(it.name)), it.text && ` ${it.text}`)))),
    options.length > 0 && make("ul", { class: "can" }, options.slice(0, 6).map((option) => make("li", {}, option.label))),
    make("p", { class: "why" }),
  ].filter(Boolean));
  panel.hidden = false;
  place(panel, box);
  if (card && options.length === 0 && desk.view.asked !== null && desk.view.asked === desk.view.seat) desk.wire.say({ do: "why", words: card.name });
}

/** Beside what it is about, and never off the screen. */
function place(panel, box) {
  const { width, height } = panel.getBoundingClientRect();
  const right = box.right + 12 + width < innerWidth ? box.right + 12 : box.left - 12 - width;
  const left = Math.max(8, Math.min(right, innerWidth - width - 8));
  panel.style.left = `${left < 8 || right < 8 ? Math.max(8, (innerWidth - width) / 2) : left}px`;
  panel.style.top = `${Math.max(8, Math.min(box.top - 40, innerHeight - height - 8))}px`;
}

export function unpeek() {
  part("peek").hidden = true;
}

/** The log, a heading for each turn. */
export function log(lines) {
  return lines.map(({ text }) => {
    const turn = text.startsWith("—");
    return make(turn ? "h4" : "p", {}, turn ? text.replace(/^—\s*|\s*—$/g, "") : text);
  });
}

/** Opens a page over the table. */
export function page(name, ...content) {
  const dialog = part("page");
  dialog.className = name;
  dialog.replaceChildren(...content.flat().filter(Boolean));
  if (!dialog.open) dialog.showModal();
  dialog.scrollTop = 0;
  return dialog;
}

const close = (text) => make("button", { type: "button", class: "main", onclick: () => part("page").close() }, text);

/** A beat of the story, with the quests; earlier ones can be read again. */
export function story(desk, told, at) {
  const beat = told.beats[at];
  const quests = at === told.beats.length - 1 ? desk.view.story?.quests ?? [] : [];
  const done = (quest) => quest.done_by.length > 0 && make("p", {}, say("doneBy", { names: quest.done_by.map((seat) => desk.name(seat)).join(", ") }));
  const quest = (it) => make("li", {}, make("strong", {}, capital(it.name)), it.text && make("p", {}, it.text), done(it),
    it.missing.length > 0 && make("p", { class: "missing" }, `${say("missing")}: ${it.missing.join("; ")}`));
  page("story",
    make("p", { class: "chapter" }, beat.chapter), make("h2", {}, beat.title),
    make("div", { class: "prose" }, beat.text.split(/\n+/).map((text) => make("p", {}, text))),
    quests.length > 0 && make("h3", {}, say("quests")), quests.length > 0 && make("ul", { class: "quests" }, quests.map(quest)),
    make("div", { class: "buttons" },
      at > 0 && make("button", { type: "button", onclick: () => story(desk, told, at - 1) }, say("earlier")),
      at < told.beats.length - 1 && make("button", { type: "button", onclick: () => story(desk, told, at + 1) }, say("goOn")),
      close(at < told.beats.length - 1 ? say("close") : say("goOn"))));
}

/** The end: who has won, and every number of every player. */
export function end(desk) {
  const { view } = desk;
  const rows = new Map();
  for (const player of view.players) {
    for (const it of [...player.resources, ...player.queries, ...player.counters]) {
      if ((it.value !== 0 || it.word) && !desk.wire.quiet.has(it.id)) rows.set(it.id, it);
    }
  }
  const value = (player, id) => {
    const it = [...player.resources, ...player.queries, ...player.counters].find((known) => known.id === id);
    return it ? it.word ?? String(it.value ?? "?") : "";
  };
  page("end",
    make("h2", {}, say("over")), make("p", { class: "outcome" }, view.prompt),
    make("div", { class: "scores" }, make("table", {},
      make("thead", {}, make("tr", {}, make("td", {}), view.players.map((it) => make("th", { scope: "col" }, it.won ? `★ ${it.name}` : it.name)))),
      make("tbody", {}, [...rows.values()].map((it) => make("tr", {}, make("th", { scope: "row" }, picture(desk.wire.symbols[it.id]), it.name),
        view.players.map((player) => make("td", {}, value(player, it.id)))))))),
    make("div", { class: "buttons" }, close(say("close")), make("a", { class: "button", href: "/" }, say("again"))));
}

/** Before another player looks at the same screen. */
export function curtain(name) {
  document.body.classList.add("curtained");
  page("curtain", make("p", {}, say("pass", { name })), close(say("ready", { name })));
}

/** Figures of the table that are not zero. */
export function tableFigures(desk) {
  const telling = desk.view.table.filter((it) => !desk.wire.quiet.has(it.id)).filter((it) => it.word !== undefined || (it.value !== 0 && it.value !== null));
  return telling.length > 0 && make("div", { class: "figures" }, telling.map((it) => figure(desk, it)));
}
