// Draws cards, pieces, zones, figures and players from a view.

import { capital, make, part, picture } from "./dom.js";
import { brings, progress } from "./numbers.js";
import { keyOf } from "./options.js";
import { say } from "./words.js";

/** A zone with more different cards than this is drawn in chips. */
const MANY = 9;

/** What cannot be told from each other lies together. */
function alike(cards, where) {
  const groups = new Map();
  for (const [number, card] of cards.entries()) {
    const same = JSON.stringify([card.face, card.owner, card.holder, card.face_down, card.under?.cards?.map((it) => it.face), card.mark, card.goals]);
    if (!groups.has(same)) groups.set(same, { card, keys: [], count: 0 });
    const group = groups.get(same);
    group.keys.push(keyOf({ ...where, at: card.at ?? number }));
    group.count += 1;
  }
  return [...groups.values()];
}

/** What a thing says to those who hear it. */
function spokenOf(desk, group) {
  const { card, count } = group;
  const face = desk.wire.faces[card.face];
  const owner = card.owner ?? card.holder;
  const goals = (card.goals ?? []).map((goal) => `${goal.text}: ${say("haveOf", { have: goal.have ?? "?", want: goal.want })}`);
  const parts = [face?.spoken ?? card.name, face?.text, ...goals, count > 1 && `× ${count}`, owner !== undefined && say("owner", { name: desk.name(owner) })];
  return parts.filter(Boolean).join(". ");
}

/** An element that can be chosen if anything can be done with it, and looked at in any case. */
export function thing(desk, keys, attributes, label, look, ...children) {
  desk.chooser.show(keys);
  const options = desk.chooser.of(keys);
  const open = options.length > 0;
  const told = [label, ...options.slice(0, 4).map((option) => desk.told(option))].join(". ");
  // What is seen is not read aloud: the words say it all.
  const looks = make("span", { class: "looks", "aria-hidden": "true" }, ...children);
  const glowing = { ...attributes, class: `${attributes.class}${desk.chooser.glow(keys)}`, "data-key": keys[0] };
  const element = open
    ? make("button", { ...glowing, type: "button" }, make("span", { class: "unseen" }, told), looks)
    : make("div", { ...glowing, role: "img", tabindex: "-1", "aria-label": told }, looks);
  desk.watch(element, { keys, label, ...look });
  return element;
}

const COLOURS = 8;

/** The piece of a player. */
function piece(desk, group) {
  const { card, count, keys } = group;
  const sign = card.mark ?? desk.name(card.owner).charAt(0);
  return thing(desk, keys, { class: `piece seat-${card.owner % COLOURS}${desk.isNew(keys)}` }, spokenOf(desk, group), { card },
    make("span", {}, sign), count > 1 && make("b", {}, String(count)));
}

/** What it costs and brings, and how far one is, at the lower edge of a card. */
function foot(desk, it, size, keys) {
  const all = [brings(desk, desk.chooser.common(keys), "badge"), progress(it)].filter(Boolean);
  // A line has room for one of them: what it costs can be chosen now.
  const told = size === "chip" ? all.slice(0, 1) : all;
  return told.length > 0 && make("span", { class: "foot" }, told);
}

/** A card, or several alike. Where nobody's zone is, what belongs to a player is a piece of that player. */
export function card(desk, group, size, where) {
  if (group.card.owner !== undefined && where.owner === undefined) return piece(desk, group);
  const { card: it, count, keys } = group;
  const drawn = picture(desk.wire.faces[it.face]?.[size]);
  const parts = it.under?.count ?? 0;
  return thing(desk, keys, { class: `face ${size}${it.face_down ? " down" : ""}${desk.isNew(keys)}` }, spokenOf(desk, group), { card: it },
    drawn,
    foot(desk, it, size, keys),
    count > 1 && make("b", { class: "count" }, `×${count}`),
    parts > 0 && make("i", { class: "parts" }, `+${parts}`),
    it.holder !== undefined && it.holder !== where.owner && make("i", { class: `holder seat-${it.holder % COLOURS}` }, desk.name(it.holder).charAt(0)));
}

/** Cards of which only the backs are seen; those that can be chosen are drawn one by one. */
function backs(desk, pile, where) {
  const hidden = pile.count - pile.cards.length;
  if (hidden <= 0) return [];
  const known = new Set(pile.cards.map((it, number) => it.at ?? number));
  const single = [];
  for (let at = 0; at < pile.count && single.length < 40; at += 1) {
    const keys = [keyOf({ ...where, at })];
    if (!known.has(at) && desk.chooser.of(keys).length > 0) {
      single.push(thing(desk, keys, { class: "back" }, say("faceDown"), {}, make("span", {}, String(at + 1))));
    }
  }
  const rest = hidden - single.length;
  return [...single, rest > 0 && make("div", { class: "back", role: "img", "aria-label": say("deck", { count: rest }) }, make("span", {}, String(rest)))];
}

/** All that lies together. */
export function pile(desk, it, where, size) {
  const groups = alike(it.cards, where);
  const fitting = groups.length > MANY && size === "card" ? "chip" : size;
  return [...groups.map((group) => card(desk, group, fitting, where)), ...backs(desk, it, where)];
}

/** More cards than this that nothing can be done with lie in a heap until somebody wants to see them. */
const HEAP = 12;

/** Whether something in a zone can be chosen. */
const isOffered = (desk, it) => desk.chooser.options.some((option) => (option.arguments ?? []).some(({ lies }) => lies?.zone === it.id && lies.owner === it.owner));

/** A zone of which only the name is shown, until somebody wants to see more. */
function folded(desk, it, name) {
  return make("section", { class: "zone folded", "data-zone": it.id }, make("button", { type: "button", class: "fold", "aria-expanded": "false", onclick: (event) => {
    event.stopPropagation();
    desk.unfold(name);
  } }, `${capital(it.name)} `, make("span", { class: "number" }, String(it.count))));
}

/** A zone with its name; nothing if there is nothing to see. `folds` if there is little room. */
export function zone(desk, it, wanted, folds = false) {
  const where = { zone: it.id, owner: it.owner };
  const keys = [keyOf(where)];
  const goal = desk.chooser.of(keys).length > 0;
  if (it.count === 0 && !goal) return null;
  const drawn = desk.wire.layout.drawn[it.id];
  const size = drawn === "chips" ? "chip" : wanted;
  const heap = drawn === "pile" || !it.stack && new Set(it.cards.map((known) => known.face)).size > HEAP;
  if ((folds || heap) && it.count > 0 && !goal && !isOffered(desk, it) && !desk.unfolded.has(keys[0])) return folded(desk, it, keys[0]);
  const top = it.stack && it.cards.length > 1 && it.cards.every((below, number) => number === 0 || desk.chooser.of([keyOf({ ...where, at: below.at ?? number })]).length === 0);
  const counted = it.style === "count" || top;
  const shown = counted ? { count: it.cards.slice(0, 1).length, cards: it.cards.slice(0, 1) } : it;
  const hidden = it.count - it.cards.length;
  const content = counted && it.cards.length === 0 ? backs(desk, it, where) : pile(desk, shown, where, counted && size === "card" ? "card" : size);
  const number = counted || (it.count > 1 && hidden !== it.count);
  const fold = desk.unfolded.has(keys[0]) && make("button", { type: "button", class: "fold", "aria-expanded": "true", "aria-label": say("fold", { name: it.name }), onclick: (event) => { event.stopPropagation(); desk.unfold(keys[0]); } }, "×");
  const name = make("h3", {}, capital(it.name), number && make("span", { class: "number" }, String(it.count)), fold);
  return make("section", { class: `zone${goal ? " offered" : ""}${counted || hidden === it.count ? " small" : ""}`, "data-zone": it.id }, name,
    make("div", { class: "row" }, goal && thing(desk, keys, { class: "here" }, capital(it.name), {}, make("span", {}, `→ ${it.name}`)), content));
}

/** A number with its symbol, or with its name. */
export function figure(desk, it) {
  const sign = picture(desk.wire.symbols[it.id]);
  const value = it.word ?? (it.value === null ? "?" : String(it.value));
  const about = desk.wire.abouts[it.id];
  const element = make("span", { class: `figure${sign ? "" : " named"}${about ? " told" : ""}`, title: about ? null : it.name, "data-figure": it.id }, sign ?? make("span", { class: "name" }, it.name), make("b", {}, value));
  // What it is for is told to whoever points at it.
  if (about) desk.watch(element, { keys: [], label: it.name, about });
  return element;
}

const has = (it) => it.value !== 0 || it.word !== undefined;

/** The figures of a player that tell something: those that are the same for all, or nothing, are left out. */
export function figures(desk, player) {
  const { view, wire } = desk;
  const all = [...player.resources, ...player.queries, ...player.counters].filter((it) => !wire.quiet.has(it.id));
  const numbers = (other) => [...other.resources, ...other.queries, ...other.counters];
  const differs = (it) => view.players.length === 1 || view.players.some((other) => numbers(other).find((known) => known.id === it.id)?.value !== it.value);
  if (view.rows) {
    const rows = view.rows.map((row) => row.figures.map(([id, name]) => {
      const known = all.find((it) => it.id === id);
      if (!known || !has(known) || !(id in wire.symbols || differs(known))) return null;
      return figure(desk, row.marks && known.value === 1 && !known.word ? { ...known, name, word: "✓" } : { ...known, name });
    }));
    return rows.flat().filter(Boolean);
  }
  const tells = (it) => !wire.quiet.has(it.id) && (it.id in wire.symbols || (has(it) && differs(it)));
  return [
    ...player.resources,
    ...player.queries.filter(tells),
    ...player.counters.filter(tells),
  ].map((it) => figure(desk, it));
}

/** A player with figures and zones: oneself large, others in strips. */
export function player(desk, it, size, folds = false) {
  const keys = [keyOf({ owner: it.seat })];
  const state = `${it.active ? " active" : ""}${it.asked ? " asked" : ""}${it.won ? " won" : ""}`;
  const zones = desk.view.zones.filter((own) => own.owner === it.seat && !own.purse && desk.isDrawn(own));
  const name = thing(desk, keys, { class: `name seat-${it.seat % COLOURS}` }, it.name, {},
    make("span", { class: "dot" }), make("strong", {}, it.name), it.you && make("small", {}, say("you")), desk.away.includes(it.seat) && make("small", { class: "away" }, say("away")));
  // Whoever taps a name wants to see more of what its player has.
  name.addEventListener("click", () => {
    if (desk.chooser.of(keys).length > 0) return;
    part("peek").hidden = true;
    desk.widen(it.seat);
  });
  const full = zones.reduce((all, own) => all + (own.style === "count" ? 1 : new Set(own.cards.map((known) => known.face)).size), 0) <= MANY;
  const wide = desk.wide.has(it.seat) ? " wide" : "";
  return make("section", { class: `player${state}${wide}`, "data-seat": it.seat, "aria-label": it.name, onclick: () => desk.widen(it.seat) },
    make("div", { class: "who" }, name, make("div", { class: "figures" }, figures(desk, it))),
    make("div", { class: "zones" }, ordered(desk, zones).map((own) => zone(desk, own, full || isHand(desk, own) ? size : "chip", folds && !(own.owner === desk.view.seat && isHand(desk, own))))));
}

/** Zones in the order that the packs give; those that are not named follow. */
export function ordered(desk, zones) {
  const place = (it) => {
    const at = desk.wire.layout.zones.indexOf(it.id);
    return at < 0 ? desk.wire.layout.zones.length : at;
  };
  return [...zones].sort((one, other) => place(one) - place(other));
}

/** Whether one sees what is in such a zone and the others do not: it is then one's own concern, and drawn large. */
function isHand(desk, own) {
  const same = desk.view.zones.filter((it) => it.id === own.id && it.owner !== own.owner);
  return own.cards.length > 0 && same.length > 0 && same.every((it) => it.cards.length === 0) && same.some((it) => it.count > 0);
}
