// The table: draws every view, and sends what is chosen.

import { board } from "./board.js";
import { player, zone } from "./cards.js";
import { make, part } from "./dom.js";
import { Chooser } from "./options.js";
import { curtain, end, log, peek, story, tableFigures, unpeek } from "./panels.js";
import { connect } from "./wire.js";
import { other, say, speak, spoken } from "./words.js";

const LONG_PRESS = 450;
const PACES = [1200, 600, 200, 0];

const name = location.pathname.split("/").pop();
const token = location.hash.slice(1);

/** What everything is drawn from. */
const desk = {
  wire: null,
  view: null,
  chooser: new Chooser([]),
  at: 0,
  undo: false,
  pace: 600,
  trouble: null,
  lines: [],
  known: new Set(),
  before: new Set(),
  told: { beats: [] },
  ended: false,
  listing: false,
  pressed: null,
  name: (seat) => desk.view.players.find((it) => it.seat === seat)?.name ?? "",
  isDrawn: (it) => it.style !== "hidden" || desk.chooser.options.some((option) => (option.arguments ?? []).some(({ lies }) => lies?.zone === it.id)),
  /** Marks what was not there in the last view. */
  isNew: (keys) => {
    keys.forEach((key) => desk.known.add(key));
    return desk.before.size > 0 && !desk.before.has(keys.at(-1)) ? " arrived" : "";
  },
  watch,
  /** Players whose zones are shown where there is little room. */
  wide: new Set(),
  widen: (seat) => {
    if (!desk.wide.delete(seat)) desk.wide.add(seat);
    draw();
  },
};

/** Shows a thing in full at hover, focus and long press, and picks it at a click. */
function watch(element, look) {
  const show = () => peek(desk, look, element.getBoundingClientRect());
  let timer = null;
  element.addEventListener("pointerenter", (event) => event.pointerType === "mouse" && show());
  element.addEventListener("pointerleave", unpeek);
  element.addEventListener("focus", () => element.matches(":focus-visible") && show());
  element.addEventListener("blur", unpeek);
  element.addEventListener("pointerdown", (event) => {
    if (event.pointerType === "mouse") return;
    timer = setTimeout(() => { desk.pressed = element; show(); }, LONG_PRESS);
  });
  element.addEventListener("pointerup", () => clearTimeout(timer));
  element.addEventListener("pointercancel", () => clearTimeout(timer));
  element.addEventListener("contextmenu", (event) => event.preventDefault());
  element.addEventListener("click", (event) => {
    event.stopPropagation();
    if (desk.pressed === element) {
      desk.pressed = null;
      return;
    }
    pick(look, show);
  });
}

function pick(look, show) {
  const options = desk.chooser.of(look.keys);
  if (options.length === 0) return show();
  if (options.length === 1) return decide(options[0]);
  const same = desk.chooser.picked.some((keys) => keys[0] === look.keys[0]);
  if (!same) desk.chooser.picked.push(look.keys);
  desk.listing = false;
  draw();
}

function decide(option) {
  unpeek();
  desk.listing = false;
  desk.wire.say({ do: "decide", id: option.id, at: desk.at });
}

function cancel() {
  desk.chooser.picked = [];
  desk.listing = false;
  unpeek();
  draw();
}

/** Options as buttons, the first nine with their keys. */
function buttons(options) {
  const grouped = new Map();
  for (const option of options) {
    const heading = option.group?.name ?? "";
    grouped.set(heading, [...(grouped.get(heading) ?? []), option]);
  }
  let number = 0;
  return [...grouped].map(([heading, members]) => make("div", { class: "group" }, heading && make("small", {}, heading), members.map((option) => {
    number += 1;
    return make("button", { type: "button", class: "option", "data-option": option.id, "data-number": number, onclick: () => decide(option) },
      number <= 9 && make("kbd", {}, String(number)), option.label);
  })));
}

function bar() {
  const { chooser, view } = desk;
  const picking = chooser.picked.length > 0;
  const offered = picking ? chooser.left() : desk.listing ? chooser.options : chooser.homeless();
  const hidden = chooser.options.length - offered.length;
  const tools = [
    picking && make("button", { type: "button", id: "cancel", onclick: cancel }, say("cancel")),
    !picking && (hidden > 0 || desk.listing) && chooser.options.length > 0 && make("button", { type: "button", id: "list", "aria-pressed": String(desk.listing),
      onclick: () => { desk.listing = !desk.listing; draw(); } }, `${say("all")} (${chooser.options.length})`),
    desk.undo && make("button", { type: "button", id: "undo", onclick: () => desk.wire.say({ do: "undo" }) }, say("undo")),
    !view.over && view.asked !== view.seat && view.seat !== null && make("button", { type: "button", id: "hurry", onclick: () => desk.wire.say({ do: "hurry" }) }, say("hurry")),
    view.over && make("button", { type: "button", id: "scores", onclick: () => end(desk) }, say("over")),
  ];
  part("bar").replaceChildren(
    make("p", { class: "prompt" }, desk.trouble ? `${say("trouble")}: ${desk.trouble}` : view.prompt),
    make("div", { class: "offered" }, buttons(offered)), make("div", { class: "tools" }, tools));
  part("bar").classList.toggle("mine", view.asked !== null && view.asked === view.seat);
}

function head() {
  const { view } = desk;
  const language = make("button", { type: "button", id: "language", class: "quiet", onclick: () => {
    speak(other());
    desk.wire.say({ do: "language", language: spoken() });
  } }, say("language"));
  const pace = make("select", { id: "pace", "aria-label": say("pace"), onchange: (event) => desk.wire.say({ do: "pace", pace: Number(event.target.value) }) },
    PACES.map((value, at) => make("option", { value, selected: value === desk.pace }, `${say("pace")}: ${say(["slow", "usual", "quick", "instant"][at])}`)));
  const drawer = make("button", { type: "button", id: "log", "aria-pressed": String(!part("drawer").hidden), onclick: toggle }, say("log"));
  part("head").replaceChildren(make("h1", {}, view.title), tableFigures(desk) || make("span", {}),
    make("nav", {}, desk.told.beats.length > 0 && make("button", { type: "button", id: "story", onclick: () => story(desk, desk.told, desk.told.beats.length - 1) }, say("story")),
      view.seat !== null && pace, drawer, language));
  document.title = view.asked === view.seat && view.seat !== null ? `● ${view.title}` : view.title;
}

function toggle() {
  part("drawer").hidden = !part("drawer").hidden;
  document.body.classList.toggle("drawered", !part("drawer").hidden);
  head();
  part("drawer").scrollTop = part("drawer").scrollHeight;
}

/** Makes cards smaller until all of them are seen without scrolling, or they would be too small. */
function fit(section) {
  for (const size of ["0", "1", "2"]) {
    section.dataset.fit = size;
    if (section.scrollHeight <= section.clientHeight + 2) return;
  }
}

/** Draws everything anew, and puts the focus back where it was. */
function draw() {
  const { view, chooser } = desk;
  const focused = document.activeElement?.dataset?.key;
  desk.before = desk.known;
  desk.known = new Set();
  chooser.seen = new Set();
  const ends = new Set(view.boards.flatMap((it) => [...(it.from ?? []), ...(it.to ?? [])]));
  const shared = view.zones.filter((it) => it.owner === undefined && !ends.has(it.id) && desk.isDrawn(it));
  const own = view.players.filter((it) => it.you);
  const others = view.players.filter((it) => !it.you);
  // Clockwise from the reader.
  const first = others.findIndex((it) => own.length > 0 && it.seat > own[0].seat);
  const around = first > 0 ? [...others.slice(first), ...others.slice(0, first)] : others;
  part("others").replaceChildren(...around.map((it) => player(desk, it, "chip")));
  const zones = shared.map((it) => zone(desk, it, "card")).filter(Boolean);
  part("middle").replaceChildren(...view.boards.map((it) => board(desk, it)), make("div", { class: "zones" }, zones));
  part("own").replaceChildren(...own.map((it) => player(desk, it, "card")));
  document.body.classList.toggle("boarded", view.boards.length > 0);
  bar();
  head();
  fit(part("own"));
  fit(part("middle"));
  if (focused) document.querySelector(`[data-key="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
}

function beats(view) {
  const beat = view.story?.beat;
  if (!beat) return false;
  const known = desk.told.beats.findIndex((it) => it.id === beat.id);
  const page = { ...beat, chapter: view.story.title };
  if (known >= 0) {
    desk.told.beats[known] = page;
    return false;
  }
  desk.told.beats.push(page);
  return true;
}

function heard(told) {
  if (told.kind === "gone") {
    document.body.replaceChildren(make("main", { class: "gone" }, make("p", {}, say("gone")), make("p", {}, told.text), make("a", { href: "/" }, say("back"))));
    return;
  }
  if (told.kind === "why") {
    const place = part("peek").querySelector(".why");
    if (place) place.textContent = told.text;
    return;
  }
  if (told.kind === "refused") {
    part("told").textContent = told.text;
    part("bar").querySelector(".prompt").textContent = told.text;
    return;
  }
  const { view } = desk.wire;
  const seat = desk.view?.seat;
  document.body.classList.remove("lost");
  desk.lines = told.fresh ? told.log : [...desk.lines, ...told.log];
  Object.assign(desk, { view, at: told.at, undo: told.undo, pace: told.pace, trouble: told.trouble });
  desk.shared = told.shared ?? desk.shared;
  desk.chooser = new Chooser(view.options);
  if (told.fresh) desk.known = new Set();
  unpeek();
  draw();
  const lines = log(told.log);
  if (told.fresh) part("drawer").replaceChildren(...lines);
  else part("drawer").append(...lines);
  part("drawer").scrollTop = part("drawer").scrollHeight;
  part("told").textContent = [...told.log.slice(-3).map((line) => line.text), view.prompt].join(". ");
  document.body.dataset.at = told.at;
  document.body.dataset.over = view.over;
  document.body.dataset.asked = String(view.asked !== null && view.asked === view.seat);
  document.body.dataset.language = view.language;
  const handed = desk.shared && view.asked === view.seat && seat !== undefined && seat !== view.seat;
  if (handed) curtain(desk.name(view.seat));
  else if (beats(view)) story(desk, desk.told, desk.told.beats.length - 1);
  else if (view.over && !desk.ended) {
    desk.ended = true;
    end(desk);
  }
}

document.addEventListener("keydown", (event) => {
  if (event.target.matches("input, select, textarea") || part("page").open || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "Escape") cancel();
  if (event.key >= "1" && event.key <= "9") part("bar").querySelector(`[data-number="${event.key}"]`)?.click();
});
document.addEventListener("click", () => {
  unpeek();
  if (desk.chooser.picked.length > 0) cancel();
});
part("page").addEventListener("cancel", (event) => document.body.classList.contains("curtained") && event.preventDefault());
part("page").addEventListener("close", () => document.body.classList.remove("curtained"));
part("bar").addEventListener("click", (event) => event.stopPropagation());

if (matchMedia("(min-width: 1100px)").matches) {
  part("drawer").hidden = false;
  document.body.classList.add("drawered");
}
desk.wire = connect(name, token, heard, () => document.body.classList.add("lost"));
