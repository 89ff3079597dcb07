// The table: draws every view, and sends what is chosen.

import { board } from "./board.js";
import { ordered, player, zone } from "./cards.js";
import { make, part } from "./dom.js";
import { draggable, note } from "./drag.js";
import { end } from "./end.js";
import { Hints } from "./hints.js";
import { howto } from "./howto.js";
import { walk } from "./keys.js";
import { forget, remember } from "./known.js";
import { more, sheet } from "./more.js";
import { arrive, departures } from "./motion.js";
import { brings, broughtInWords, together } from "./numbers.js";
import { Chooser } from "./options.js";
import { curtain, story } from "./pages.js";
import { filled, log, peek, tableFigures, unpeek } from "./panels.js";
import { Review, download } from "./review.js";
import { cue } from "./sound.js";
import { connect } from "./wire.js";
import { other, say, speak, spoken } from "./words.js";

const LONG_PRESS = 450;
const AFTER_PRESS = 350;

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
  pages: [],
  /** After how many decisions one has looked at the table last. */
  back: 0,
  /** Whether the record of the match can be had. */
  save: false,
  /** The way to the table for those who watch; only who sits here knows it. */
  watchers: null,
  /** What one was called last. */
  called: null,
  /** Seats of people whose page is open nowhere. */
  away: [],
  replay: false,
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
  /** An option in words, with what it costs and brings. */
  told: (option) => [option.label, broughtInWords(desk, option.brings)].filter(Boolean).join(": "),
  /** Zones that are shown although there is little room, or although they are heaps. */
  unfolded: new Set(),
  unfold: (key) => {
    if (!desk.unfolded.delete(key)) desk.unfolded.add(key);
    draw();
  },
  /** Players whose zones are shown where there is little room. */
  wide: new Set(),
  widen: (seat) => {
    if (!desk.wide.delete(seat)) desk.wide.add(seat);
    draw();
  },
};

/** Draws what was, and then again what is. */
desk.review = new Review(desk, (told) => {
  const departed = departures(told.moves);
  desk.view = told.view;
  desk.chooser = new Chooser([]);
  unpeek();
  draw();
  written(told.view.events);
  arrive(desk, departed);
}, () => { written(Infinity); present(); });
desk.hints = new Hints(desk);

/** Shows a thing in full at hover, focus and long press, and picks it at a click. */
function watch(element, look) {
  const show = () => peek(desk, look, element.getBoundingClientRect());
  let timer = null;
  element.addEventListener("pointerenter", (event) => event.pointerType === "mouse" && show());
  // What a finger has opened stays until the next tap.
  element.addEventListener("pointerleave", (event) => event.pointerType === "mouse" && unpeek());
  element.addEventListener("focus", () => element.matches(":focus-visible") && show());
  element.addEventListener("blur", unpeek);
  element.addEventListener("pointerdown", (event) => {
    if (event.pointerType === "mouse") return;
    timer = setTimeout(() => { desk.pressed = element; show(); }, LONG_PRESS);
  });
  element.addEventListener("pointerup", () => {
    clearTimeout(timer);
    // The click that follows a long press, if one does, belongs to it; the next tap is one of its own.
    setTimeout(() => { if (desk.pressed === element) desk.pressed = null; }, AFTER_PRESS);
  });
  element.addEventListener("pointercancel", () => clearTimeout(timer));
  note(element, look);
  draggable(desk, element, look, { pick: (picked) => pick(picked, show), decide, cancel, lift: unpeek });
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
      number <= 9 && make("kbd", {}, String(number)), option.label, brings(desk, option.brings, "inline"));
  })));
}

function bar() {
  const { chooser, view } = desk;
  part("bar").classList.toggle("past", desk.review.open);
  if (desk.review.open) {
    part("bar").replaceChildren(...desk.review.bar());
    part("bar").classList.remove("mine");
    return;
  }
  const picking = chooser.picked.length > 0;
  const offered = picking ? chooser.left() : desk.listing ? chooser.options : chooser.homeless();
  const hidden = chooser.options.length - offered.length;
  const tools = [
    picking && make("button", { type: "button", id: "cancel", onclick: cancel }, say("cancel")),
    !picking && (hidden > 0 || desk.listing) && chooser.options.length > 0 && make("button", { type: "button", id: "list", "aria-pressed": String(desk.listing),
      onclick: () => { desk.listing = !desk.listing; draw(); } }, `${say("all")} (${chooser.options.length})`),
    desk.at > desk.back && view.seat !== null && desk.back > 0 && make("button", { type: "button", id: "review", onclick: () => desk.review.begin(desk.back) }, `‹ ${say("happened")} (${desk.at - desk.back})`),
    desk.undo && make("button", { type: "button", id: "undo", onclick: () => desk.wire.say({ do: "undo" }) }, say("undo")),
    !view.over && view.asked !== view.seat && view.seat !== null && make("button", { type: "button", id: "hurry", onclick: () => desk.wire.say({ do: "hurry" }) }, say("hurry")),
    view.over && make("button", { type: "button", id: "scores", onclick: () => end(desk) }, say("over")),
  ];
  part("bar").replaceChildren(
    make("p", { class: "prompt" }, desk.trouble ? `${say("trouble")}: ${desk.trouble}` : view.prompt,
      view.actions_left !== undefined && make("span", { class: "left" }, say("actionsLeft", { count: view.actions_left }))),
    make("div", { class: "offered" }, buttons(offered)), make("div", { class: "tools" }, tools));
  part("bar").classList.toggle("mine", view.asked !== null && view.asked === view.seat);
}

function head() {
  const { view } = desk;
  const language = make("button", { type: "button", id: "language", class: "quiet", onclick: () => {
    speak(other());
    desk.wire.say({ do: "language", language: spoken() });
  } }, say("language"));
  const drawer = make("button", { type: "button", id: "log", "aria-pressed": String(!part("drawer").hidden), onclick: toggle }, say("log"));
  part("head").replaceChildren(make("h1", {}, view.title), tableFigures(desk) || make("span", {}),
    make("nav", {}, desk.pages.length > 0 && make("button", { type: "button", id: "story", onclick: () => story(desk, desk.pages.length - 1) }, say("story")),
      make("button", { type: "button", id: "cards", onclick: () => desk.wire.say({ do: "cards" }) }, say("cardsOf")), drawer,
      make("button", { type: "button", id: "more", "aria-label": say("moreOf"), title: say("moreOf"), onclick: () => more(desk) }, "⋯"), language));
  document.title = view.asked === view.seat && view.seat !== null ? `● ${view.title}` : view.title;
}

function toggle() {
  part("drawer").hidden = !part("drawer").hidden;
  document.body.classList.toggle("drawered", !part("drawer").hidden);
  head();
  part("drawer").scrollTop = part("drawer").scrollHeight;
}

/** Whoever has no mouse scrolls, too. */
function reach(section) {
  section.tabIndex = section.scrollHeight > section.clientHeight + 2 || section.scrollWidth > section.clientWidth + 2 ? 0 : -1;
}

/** The log as far as so many events. */
function written(events) {
  part("drawer").replaceChildren();
  log(part("drawer"), desk.lines.filter((line) => line.event < events));
}

/** How closely own things, the middle and the others are drawn: from roomy to all that can be done. From 3 on, cards are drawn
 * in a line each, and zones in which nothing can be chosen are folded up. Beside a board that is done first. */
const CLOSE = [[0, 0, 0], [0, 1, 0], [1, 1, 0], [1, 2, 0], [2, 2, 1], [2, 2, 3], [2, 3, 3], [3, 2, 3], [3, 3, 3]];
const CLOSE_TO_BOARD = [[0, 0, 0], [0, 1, 0], [0, 2, 0], [0, 3, 0], [1, 3, 0], [2, 3, 1], [2, 3, 3], [3, 3, 3]];
const PARTS = ["own", "middle", "others"];
const LINES = 3;

/** Draws the parts of the table closer until all of it is seen without scrolling, or there is nothing more to be done. */
function fit(lay, boarded) {
  const full = (id) => part(id).scrollHeight > part(id).clientHeight + 2;
  const drawn = { own: false, middle: false, others: false };
  const set = (id, close) => {
    part(id).dataset.fit = close;
    if (drawn[id] !== close >= LINES) lay[id](close >= LINES);
    drawn[id] = close >= LINES;
  };
  PARTS.forEach((id) => { delete part(id).dataset.wide; delete part(id).dataset.terse; });
  const fits = () => !full("own") && !full("middle");
  for (const close of boarded ? CLOSE_TO_BOARD : CLOSE) {
    PARTS.forEach((id, at) => set(id, close[at]));
    if (full("others")) set("others", LINES);
    if (fits()) break;
  }
  // What has no symbol is told of others once somebody wants to see more of them.
  if (full("others")) part("others").dataset.terse = "";
  // Where lines are drawn and room is left, they are as wide as they can be read best.
  for (const id of ["middle", "own"]) {
    if (!drawn[id] || !fits()) continue;
    part(id).dataset.wide = "";
    if (!fits()) delete part(id).dataset.wide;
  }
}

/** Draws everything anew, and puts the focus back where it was. */
function draw() {
  const { view, chooser } = desk;
  const focused = document.activeElement?.dataset?.key;
  const focusedId = focused ? "" : document.activeElement?.id;
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
  document.body.classList.toggle("boarded", view.boards.length > 0);
  const size = (lines) => (lines ? "chip" : "card");
  const lay = {
    others: (lines) => part("others").replaceChildren(...around.map((it) => player(desk, it, "chip", lines && !desk.wide.has(it.seat)))),
    middle: (lines) => part("middle").replaceChildren(...view.boards.map((it) => board(desk, it)), ...[together(view)].filter(Boolean),
      make("div", { class: "zones" }, ordered(desk, shared).map((it) => zone(desk, it, size(lines), lines && view.boards.length > 0)))),
    own: (lines) => part("own").replaceChildren(...own.map((it) => player(desk, it, size(lines), lines))),
  };
  PARTS.forEach((id) => lay[id](false));
  bar();
  head();
  fit(lay, view.boards.length > 0);
  ["others", "middle", "own"].forEach((id) => reach(part(id)));
  if (focusedId) part(focusedId)?.focus({ preventScroll: true });
  else if (focused) document.querySelector(`[data-key="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
}

/** Takes in new pages of the story; where those begin that were not read yet. */
function turnPages(told) {
  const key = `read:${name}`;
  if (told.fresh) desk.pages = [];
  const from = desk.pages.length;
  desk.pages.push(...(told.pages ?? []));
  const before = told.fresh ? Number(sessionStorage.getItem(key) ?? 0) : from;
  sessionStorage.setItem(key, desk.pages.length);
  return before < desk.pages.length ? Math.max(before, 0) : null;
}

/** Draws the table as it is now. */
function present() {
  desk.view = desk.wire.view;
  desk.chooser = new Chooser(desk.view.options);
  unpeek();
  draw();
}

function heard(told) {
  if (told.kind === "gone") {
    forget(`${location.pathname}${location.hash}`);
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
  if (told.kind === "face") {
    if (desk.wire.faces[told.key]) Object.assign(desk.wire.faces[told.key], { full: told.full, behind: told.behind });
    filled(desk, told.key);
    return;
  }
  if (told.kind === "cards" || told.kind === "past") Object.assign(desk.wire.faces, told.faces);
  if (told.kind === "cards") sheet(desk, told);
  if (told.kind === "howto") {
    desk.hints.learn(told.parts);
    if (desk.asksHow) howto(told.parts);
    desk.asksHow = false;
  }
  if (told.kind === "past") desk.review.heard(told);
  if (told.kind === "save") download(told.name, told.text);
  if (told.kind === "laid") location.assign(`/t/${told.table}#${told.token}`);
  if (told.kind === "view") seen(told);
}

/** Takes in a new view. */
function seen(told) {
  const { view } = desk.wire;
  const seat = desk.live?.seat;
  const asked = desk.live?.asked === desk.live?.seat;
  desk.live = view;
  document.body.classList.remove("lost");
  desk.lines = told.fresh ? told.log : [...desk.lines, ...told.log];
  Object.assign(desk, { at: told.at, undo: told.undo, pace: told.pace, trouble: told.trouble, back: told.back, save: told.save });
  desk.away = told.away ?? desk.away;
  if (told.watch) desk.watchers = `/t/${name}#${told.watch}`;
  const own = view.players.find((it) => it.you);
  if (own && own.name !== desk.called) remember(`${location.pathname}${location.hash}`, view.title, desk.called = own.name);
  desk.shared = told.shared ?? desk.shared;
  desk.replay = told.replay ?? desk.replay;
  if (told.fresh) desk.known = new Set();
  if (!view.over) desk.ended = false;
  const unread = turnPages(told);
  if (!desk.review.open) {
    const departed = departures(told.moves);
    present();
    arrive(desk, departed);
    noises(told, view, asked);
  } else bar();
  if (told.fresh) part("drawer").replaceChildren();
  log(part("drawer"), told.log);
  part("told").textContent = [...told.log.slice(-3).map((line) => line.text), view.prompt].join(". ");
  Object.assign(document.body.dataset, { at: told.at, over: view.over, asked: String(view.asked !== null && view.asked === view.seat), language: view.language });
  const handed = desk.shared && view.asked === view.seat && seat !== undefined && seat !== view.seat;
  if (handed) curtain(desk.name(view.seat));
  else if (desk.replay && !desk.review.open) desk.review.begin(0);
  else if (unread !== null && !desk.replay) story(desk, unread);
  else if (view.over && !desk.ended && !desk.review.open) {
    desk.ended = true;
    end(desk);
  } else desk.hints.look(told.fresh ? [] : told.log);
  if (told.fresh && desk.hints.wanted()) desk.wire.say({ do: "howto" });
}

/** What is heard of what happened, if anybody wants to hear it. */
function noises(told, view, asked) {
  if (told.fresh) return;
  if (view.over) cue("over");
  else if (view.asked === view.seat && !asked) cue("mine");
  else if (told.moves?.some((move) => move.amount && move.to?.owner === view.seat)) cue("coin");
  else if (told.moves?.length) cue("card");
}

/** After the last page of the story: the end, if there is one. */
part("page").addEventListener("close", () => {
  if (desk.view?.over && !desk.ended && !desk.review.open) {
    desk.ended = true;
    end(desk);
  }
});

document.addEventListener("keydown", (event) => {
  if (event.target.matches("input, select, textarea") || part("page").open || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "Escape") cancel();
  if (!desk.review.open) walk(event);
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
