// Draws boards: a grid is a map, a row of places is a track with what is at its ends.

import { pile, thing, zone } from "./cards.js";
import { capital, make, picture } from "./dom.js";
import { keyOf } from "./options.js";
import { say } from "./words.js";

function place(desk, board, it) {
  const where = { zone: board.id, place: it.number };
  const keys = [keyOf(where)];
  const label = say("place", { place: board.place, number: it.number });
  const values = it.values.map(([id, name]) => picture(desk.wire.symbols[id]) ?? make("span", { class: "value" }, name));
  const told = [capital(label), ...it.values.map(([, name]) => name)].join(", ");
  const unknown = board.grounded && it.ground === undefined;
  const counters = (it.counters ?? []).map((counter) => make("span", { class: "figure", title: counter.name },
    picture(desk.wire.symbols[counter.id]) ?? make("span", { class: "name" }, counter.name), make("b", {}, counter.word ?? String(counter.value))));
  const inside = unknown ? { count: 0, cards: [] } : it;
  return make("div", { class: `place${unknown ? " unknown" : ""}`, "data-place": it.number },
    thing(desk, keys, { class: "spot" }, told, {}, make("small", {}, String(it.number)), values),
    make("div", { class: "row" }, pile(desk, inside, where, "chip"), counters));
}

function end(desk, id) {
  const found = desk.view.zones.find((it) => it.id === id && it.owner === undefined);
  return found && (zone(desk, found, "chip") ?? make("section", { class: "zone small" }, make("h3", {}, capital(found.name)), make("p", { class: "empty" }, say("empty"))));
}

/** How many places of a track stand beside each other. */
function acrossOf(count) {
  const most = innerWidth < 640 ? 6 : innerWidth < 1100 ? 8 : 10;
  const rows = Math.ceil(count / most);
  return Math.ceil(count / rows);
}

/** A track winds: every other row goes back. */
function wind(places, across) {
  places.forEach((element, at) => {
    const row = Math.floor(at / across);
    const column = row % 2 === 0 ? at % across : across - 1 - (at % across);
    Object.assign(element.style, { gridRow: row + 1, gridColumn: column + 1 });
    const last = at === places.length - 1;
    if (!last) element.classList.add(at % across === across - 1 ? "turns" : row % 2 === 0 ? "onward" : "backward");
  });
}

export function board(desk, it) {
  const grid = it.width > 0;
  const places = make("div", { class: grid ? "grid" : "track" }, it.places.map((spot) => place(desk, it, spot)));
  const across = grid ? it.width : acrossOf(it.places.length);
  places.style.setProperty("--across", across);
  if (!grid) wind([...places.children], across);
  return make("section", { class: "board", "data-board": it.id },
    make("h3", {}, capital(it.name)),
    make("div", { class: "ends" }, (it.from ?? []).map((id) => end(desk, id)), places, (it.to ?? []).map((id) => end(desk, id))));
}
