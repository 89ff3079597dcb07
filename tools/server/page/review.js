// Looking back: the table as it was after each decision, since one's own last one or from the beginning; and replays, which
// are nothing else, through any eyes.

import { make, part } from "./dom.js";
import { end } from "./end.js";
import { say } from "./words.js";

/** Looks back at a table. `show` draws a view of the past, `leave` the present one again. */
export class Review {
  constructor(desk, show, leave) {
    Object.assign(this, { desk, show, leave, open: false, at: 0, from: 0, eyes: undefined, told: null });
  }

  /** Begins after so many decisions. */
  begin(from) {
    this.open = true;
    this.from = from;
    this.go(Math.min(from + 1, this.desk.at));
  }

  go(at) {
    this.at = Math.max(this.from, Math.min(at, this.desk.at));
    // One begins with the eyes of the first player.
    if (this.eyes === undefined) this.eyes = this.desk.replay ? this.desk.view.players[0]?.seat ?? null : null;
    this.desk.wire.say({ do: "look", at: this.at, eyes: this.eyes });
  }

  heard(told) {
    if (!this.open) return;
    this.told = told;
    this.at = told.at;
    this.show(told);
  }

  end() {
    this.open = false;
    this.told = null;
    this.leave();
  }

  /** The bar while one looks back. */
  bar() {
    const { desk, told } = this;
    const lines = (told?.log ?? []).map((line) => line.text).filter((text) => !text.startsWith("—"));
    const step = (id, sign, label, at, off) => make("button", { type: "button", id, class: "step", "aria-label": label, title: label, disabled: off, onclick: () => this.go(at) }, sign);
    const eyes = desk.replay && make("select", { id: "eyes", "aria-label": say("eyes"), onchange: (event) => {
      this.eyes = event.target.value === "" ? null : Number(event.target.value);
      this.go(this.at);
    } }, make("option", { value: "", selected: this.eyes === null }, say("everything")),
    desk.view.players.map((it) => make("option", { value: it.seat, selected: this.eyes === it.seat }, it.name)));
    return [
      make("p", { class: "prompt", role: "status" }, lines.length > 0 ? lines.join(" · ") : say("beginning")),
      make("div", { class: "steps" },
        step("first", "«", say("first"), this.from, this.at <= this.from), step("earlier", "‹", say("stepBack"), this.at - 1, this.at <= this.from),
        make("span", { class: "of" }, `${this.at} / ${desk.at}`),
        step("later", "›", say("stepOn"), this.at + 1, this.at >= desk.at), step("last", "»", say("last"), desk.at, this.at >= desk.at)),
      make("div", { class: "tools" }, eyes,
        told?.view.over && make("button", { type: "button", id: "ending", onclick: () => end(desk) }, say("over")),
        desk.save && make("button", { type: "button", id: "from-here", onclick: () => desk.wire.say({ do: "from", at: this.at, seat: this.eyes ?? desk.view.seat ?? 0 }) }, say("fromHere")),
        desk.replay && make("button", { type: "button", id: "save", onclick: () => desk.wire.say({ do: "save" }) }, say("save")),
        !desk.replay && make("button", { type: "button", id: "present", class: "main", onclick: () => this.end() }, say("present"))),
    ];
  }
}

document.addEventListener("keydown", (event) => {
  if (event.target.matches("input, select, textarea") || part("page").open) return;
  const id = { ArrowLeft: "earlier", ArrowRight: "later", Home: "first", End: "last" }[event.key];
  if (id) part(id)?.click();
});

/** Gives a file to whoever asked for it. */
export function download(name, text) {
  const link = make("a", { href: URL.createObjectURL(new Blob([text], { type: "application/json" })), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
