// What happened is seen: cards go along their events, resources fly to who gets them. Who wants no motion sees where
// something came lit up instead.

import { make, picture } from "./dom.js";

const MOST = 10;
const LASTS = 420;
const APART = 55;

const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
const quoted = (text) => CSS.escape(String(text));

/** The element of a place, or the nearest to it that is drawn. */
function find(where, id) {
  if (!where) return null;
  const { zone, owner, place } = where;
  if (zone === undefined) {
    return document.querySelector(`[data-seat="${owner}"] [data-figure="${quoted(id)}"]`) ?? document.querySelector(`[data-seat="${owner}"] .who`);
  }
  if (place !== undefined) return document.querySelector(`[data-board="${quoted(zone)}"] [data-place="${place}"]`);
  const within = owner === undefined ? "#middle" : `[data-seat="${owner}"]`;
  return document.querySelector(`${within} [data-zone="${quoted(zone)}"]`) ?? (owner === undefined ? null : document.querySelector(`[data-seat="${owner}"] .who`));
}

const boxOf = (element) => {
  const box = element?.getBoundingClientRect();
  return box && box.width > 0 ? box : null;
};

/** Where everything is from which something goes; asked before the table is drawn anew. */
export function departures(moves) {
  return (moves ?? []).slice(-MOST).map((move) => ({ move, box: boxOf(find(move.from, move.what)) }));
}

/** Lets things go from where they were to where they are now. */
export function arrive(desk, departed) {
  const seen = new Set();
  departed.forEach(({ move, box }, at) => {
    const goal = find(move.to, move.what);
    const to = boxOf(goal);
    if (!to) return;
    if (calm()) {
      goal.classList.add("touched");
      setTimeout(() => goal.classList.remove("touched"), 1400);
      return;
    }
    const arrived = move.amount ? null : [...goal.querySelectorAll(".arrived")].find((it) => !seen.has(it));
    if (arrived) seen.add(arrived);
    const end = boxOf(arrived) ?? to;
    const start = box ?? (move.from ? null : { left: innerWidth / 2, top: innerHeight / 2, width: 0, height: 0 });
    if (start) fly(desk, move, start, end, arrived, at * APART);
  });
}

function fly(desk, move, start, end, arrived, delay) {
  const ghost = move.amount
    ? make("div", { class: "ghost coin", "aria-hidden": "true" }, picture(desk.wire.symbols[move.what]), make("b", {}, String(move.amount)))
    : make("div", { class: "ghost", "aria-hidden": "true" }, arrived?.querySelector("svg") ? arrived.querySelector("svg").cloneNode(true) : make("div", { class: "back" }));
  const [width, height] = move.amount ? [34, 34] : arrived ? [end.width, end.height] : [38, 52];
  Object.assign(ghost.style, { width: `${width}px`, height: `${height}px` });
  document.body.append(ghost);
  const spot = (box) => `translate(${box.left + box.width / 2 - width / 2}px, ${box.top + box.height / 2 - height / 2}px)`;
  arrived?.classList.add("awaited");
  const motion = ghost.animate([{ transform: `${spot(start)} scale(.8)`, opacity: 0.4 }, { opacity: 1, offset: 0.2 }, { transform: `${spot(end)} scale(1)`, opacity: 1 }],
    { duration: LASTS, delay, easing: "cubic-bezier(.3,.7,.3,1)", fill: "both" });
  const done = () => {
    ghost.remove();
    arrived?.classList.remove("awaited");
  };
  motion.addEventListener("finish", done);
  motion.addEventListener("cancel", done);
}
