// The first match points out what is new, once each; it can be told to stop.

import { make, part } from "./dom.js";
import { stressed } from "./howto.js";
import { say } from "./words.js";

const read = (key) => JSON.parse(localStorage.getItem(key) ?? "[]");

export class Hints {
  constructor(desk) {
    this.desk = desk;
    this.words = new Map();
  }

  /** What the packs say of things that happen. */
  learn(parts) {
    this.words = stressed(parts);
  }

  wanted() {
    return localStorage.getItem("hints") !== "off";
  }

  want(on) {
    localStorage.setItem("hints", on ? "on" : "off");
    if (on) localStorage.removeItem("hinted");
    else part("hint").hidden = true;
  }

  /** Shows a text that was not shown before. */
  show(id, text) {
    const known = read("hinted");
    if (!this.wanted() || known.includes(id) || !text) return false;
    localStorage.setItem("hinted", JSON.stringify([...known, id]));
    part("hint").replaceChildren(make("p", {}, text),
      make("button", { type: "button", onclick: () => { part("hint").hidden = true; } }, say("gotIt")),
      make("button", { type: "button", class: "quiet", onclick: () => this.want(false) }, say("noHints")));
    part("hint").hidden = false;
    return true;
  }

  /** Whatever is new in what was just told. */
  look(lines) {
    const { view } = this.desk;
    if (view.seat === null || view.over) return;
    const heard = lines.map((line) => line.text.toLocaleLowerCase()).join(" ");
    for (const [word, text] of this.words) if (heard.includes(word) && this.show(`${view.game}:${word}`, text)) return;
    const mine = view.asked === view.seat;
    if (mine && this.show("choose", say("hintChoose"))) return;
    if (mine && this.desk.undo && this.show("undo", say("hintUndo"))) return;
    if (mine && this.desk.at - this.desk.back > 2 && this.show("review", say("hintReview"))) return;
    const goal = view.zones.some((it) => it.cards.some((card) => card.goals?.length));
    if (mine && goal) this.show("goals", say("hintGoals"));
  }
}
