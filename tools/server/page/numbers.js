// Numbers as they are now: what an option costs and brings, how far a goal is, and why a number is not the printed one.

import { make, picture } from "./dom.js";
import { say } from "./words.js";

const signed = (number) => (number === 0 ? "±0" : number > 0 ? `+${number}` : `−${Math.abs(number)}`);

/** What an option does to what players have: one's own first, with symbols. */
export function brings(desk, list, name) {
  const shown = (list ?? []).filter((it) => desk.view.players.some((player) => player.seat === it.seat));
  if (shown.length === 0) return null;
  const own = desk.view.seat;
  // Who gets as much as they give away is told so.
  const even = own !== null && !shown.some((it) => it.seat === own) ? [{ ...shown[0], seat: own, by: 0 }] : [];
  const sorted = [...even, ...shown].sort((left, right) => (right.seat === own) - (left.seat === own));
  const only = name === "badge" ? sorted.filter((it) => it.seat === own) : sorted;
  if (only.length === 0) return null;
  return make("span", { class: `brings ${name}` }, only.map((it) => make("span", { class: it.by < 0 ? "less" : it.by > 0 ? "more" : "" },
    it.seat !== own && make("i", {}, `${desk.name(it.seat)} `), signed(it.by), picture(desk.wire.symbols[it.id]) ?? ` ${it.name}`)));
}

/** The same in words. */
export function broughtInWords(desk, list) {
  return (list ?? []).map((it) => `${it.seat === desk.view.seat ? "" : `${desk.name(it.seat)} `}${signed(it.by)} ${it.name}`).join(", ");
}

/** How far a goal is, under its card. */
export function progress(card) {
  if (!card.goals?.length) return null;
  const one = (goal) => make("span", { class: goal.have !== null && goal.have >= goal.want ? "met" : "" }, `${goal.have === null ? "?" : Math.min(goal.have, goal.want)}/${goal.want}`);
  return make("span", { class: "progress", "aria-hidden": "true" }, card.goals.map(one));
}

/** Goals in words, each with how much there is of it; of one alone, whether it is there. */
function listed(all, alone = "haveOf") {
  return make("ul", {}, all.map((goal) => {
    const met = goal.have !== null && goal.have >= goal.want;
    return make("li", { class: met ? "met" : "" }, make("span", {}, goal.text), make("b", {}, met ? "✓" : say(goal.want === 1 && goal.have === 0 ? alone : "haveOf", { have: goal.have ?? "?", want: goal.want })));
  }));
}

/** What is asked for a card, and how much of it one has. */
export function goals(card) {
  return card?.goals?.length ? make("div", { class: "goals" }, make("h4", {}, say("asked")), listed(card.goals)) : null;
}

/** What all must have together to win together. */
export function together(view) {
  return view.together?.length ? make("section", { class: "goals together", "aria-label": say("asTogether") }, make("h3", {}, say("asTogether")), listed(view.together, "notYet")) : null;
}

/** Why a number on a card is another one now than is printed. */
export function changes(card) {
  if (!card?.now?.length) return null;
  return make("ul", { class: "changes" }, card.now.map((it) => make("li", {},
    make("strong", {}, `${it.name}: ${it.value}`), ` (${say("printed", { value: it.printed })}`,
    it.why.map(([text, by]) => `; ${text} ${signed(by)}`), ")")));
}
