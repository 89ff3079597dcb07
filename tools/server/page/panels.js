// What lies over or beside the table: a card in full, the log, figures of the table.

import { figure } from "./cards.js";
import { capital, make, part, picture } from "./dom.js";
import { brings, changes, goals } from "./numbers.js";
import { say } from "./words.js";

/** A card in full, with what can be done with it, or why nothing can. */
export function peek(desk, look, box) {
  const { card, keys, label } = look;
  const options = desk.chooser.of(keys);
  const face = card && desk.wire.faces[card.face];
  const under = card?.under?.cards ?? [];
  const panel = part("peek");
  const text = (it) => desk.wire.faces[it.face]?.text;
  panel.dataset.face = card?.face ?? "";
  if (face && !face.full) desk.wire.say({ do: "face", key: card.face });
  panel.replaceChildren(...[
    face ? make("div", { class: "full" }, picture(face.full ?? face.card)) : make("strong", {}, label),
    look.about && make("p", { class: "about" }, look.about),
    changes(card), goals(card),
    make("p", { class: "behind" }, face?.behind && say("behind", { card: face.behind })),
    under.length > 0 && make("div", { class: "under" }, make("h4", {}, say("under")),
      make("ul", {}, under.map((it) => make("li", {}, make("strong", {}, capital(it.name)), text(it) && ` ${text(it)}`)))),
    options.length > 0 && make("ul", { class: "can" }, options.slice(0, 6).map((option) => make("li", {}, option.label, brings(desk, option.brings, "inline")))),
    make("p", { class: "why" }),
  ].filter(Boolean));
  panel.hidden = false;
  place(panel, box);
  // Whoever stands beside the table may want to say more about the card.
  if (card) document.dispatchEvent(new CustomEvent("peeked", { detail: card.id }));
  if (card && options.length === 0 && desk.view.asked !== null && desk.view.asked === desk.view.seat) desk.wire.say({ do: "why", words: card.name });
}

/** The full face has come. */
export function filled(desk, key) {
  const panel = part("peek");
  if (panel.hidden || panel.dataset.face !== key) return;
  const { full, behind } = desk.wire.faces[key];
  panel.querySelector(".full")?.replaceChildren(picture(full));
  if (behind) panel.querySelector(".behind").textContent = say("behind", { card: behind });
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

/** Writes lines at the end of the log, a heading for each turn; what is told several times in a row stands there once. */
export function log(into, lines) {
  for (const { text } of lines) {
    const last = into.lastElementChild;
    const turn = text.startsWith("—");
    if (last?.told === text && !turn) {
      last.times += 1;
      last.textContent = `${text} ×${last.times}`;
      continue;
    }
    const line = make(turn ? "h4" : "p", {}, turn ? text.replace(/^—\s*|\s*—$/g, "") : text);
    into.append(Object.assign(line, { told: text, times: 1 }));
  }
  into.scrollTop = into.scrollHeight;
}

/** Figures of the table that are not zero. */
export function tableFigures(desk) {
  const telling = desk.view.table.filter((it) => !desk.wire.quiet.has(it.id)).filter((it) => it.word !== undefined || (it.value !== 0 && it.value !== null));
  return telling.length > 0 && make("div", { class: "figures" }, telling.map((it) => figure(desk, it)));
}
