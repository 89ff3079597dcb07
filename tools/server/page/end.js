// The end explains itself: who has won and why, points by where they come from, and what comes next.

import { make, part, picture } from "./dom.js";
import { together } from "./numbers.js";
import { button, close, page } from "./pages.js";
import { say } from "./words.js";

const shown = (value) => (value === null ? "?" : String(value ?? ""));

/** Those who play together beside each other; everybody by themselves where there are no teams. */
function sides(view) {
  const teams = new Map();
  for (const player of view.players) teams.set(player.team ?? `seat ${player.seat}`, [...(teams.get(player.team ?? `seat ${player.seat}`) ?? []), player]);
  return [...teams.values()];
}

const inTeams = (view) => view.players.some((it) => it.team !== undefined);

function row(desk, it, name) {
  const cells = sides(desk.view).flat().map((player) => make("td", {}, shown(it.values[player.seat])));
  return make("tr", { class: name }, make("th", { scope: "row" }, picture(desk.wire.symbols[it.id]), it.name), cells);
}

/** One number for each team: the one that all of a team have already, else what they have together. */
function teamRow(desk, it, name) {
  const together = (members) => {
    const values = members.map((player) => it.values[player.seat]);
    if (values.includes(null)) return null;
    return values.every((value) => value === values[0]) && it.shared ? values[0] : values.reduce((sum, value) => sum + value, 0);
  };
  return make("tr", { class: name }, make("th", { scope: "row" }, picture(desk.wire.symbols[it.id]), it.name),
    sides(desk.view).map((members) => make("td", { colspan: String(members.length) }, shown(together(members)))));
}

/** The sum; of teams, what each of them has together, and before that what everybody has brought if the rank counts them one by one. */
function sum(desk, whole) {
  if (!inTeams(desk.view)) return row(desk, whole, "sum");
  const shared = sides(desk.view).every((members) => members.every((it) => whole.values[it.seat] === whole.values[members[0].seat]));
  return [!shared && row(desk, whole, ""), teamRow(desk, { ...whole, name: shared ? whole.name : say("together"), shared }, "sum")];
}

/** Points by source, their sum, and what has decided between those who have as many. */
function scores(desk) {
  const { view } = desk;
  const { ranks, parts, decided } = view.end ?? { ranks: [], parts: [] };
  if (ranks.length === 0) return null;
  const whole = ranks[0];
  const split = parts.length > 1 || (parts.length === 1 && parts[0].name !== whole.name);
  const ties = ranks.slice(1, (decided ?? 0) + 1);
  return make("div", { class: "scores", tabindex: "0", role: "group", "aria-label": say("points") }, make("table", {},
    make("thead", {}, inTeams(view) && make("tr", { class: "teams" }, make("td", {}), sides(view).map((members, at) => make("th", { scope: "colgroup", colspan: String(members.length) }, say("team", { number: at + 1 })))),
      make("tr", {}, make("th", { scope: "col" }, say("points")), sides(view).flat().map((it) => make("th", { scope: "col" }, it.won ? `★ ${it.name}` : it.name)))),
    make("tbody", {}, split && parts.map((it) => row(desk, it, "")), sum(desk, whole),
      ties.map((it, at) => row(desk, it, at + 1 === decided ? "tie decided" : "tie")))),
  decided > 0 && make("p", { class: "decided" }, say("decided", { name: ranks[decided].name })));
}

/** Every figure of every player. */
function figures(desk) {
  const { view } = desk;
  const rows = new Map();
  const all = (player) => [...player.resources, ...player.queries, ...player.counters];
  for (const it of view.players.flatMap(all)) if ((it.value !== 0 || it.word) && !desk.wire.quiet.has(it.id)) rows.set(it.id, it);
  const value = (player, id) => {
    const it = all(player).find((known) => known.id === id);
    return it ? it.word ?? String(it.value ?? "?") : "";
  };
  if (rows.size === 0) return null;
  return make("details", { class: "figures-of-all", open: !view.end?.ranks.length }, make("summary", {}, say("allFigures")), make("div", { class: "scores", tabindex: "0", role: "group", "aria-label": say("allFigures") }, make("table", {},
    make("thead", {}, make("tr", {}, make("td", {}), view.players.map((it) => make("th", { scope: "col" }, it.name)))),
    make("tbody", {}, [...rows.values()].map((it) => make("tr", {}, make("th", { scope: "row" }, picture(desk.wire.symbols[it.id]), it.name), view.players.map((player) => make("td", {}, value(player, it.id)))))))));
}

/** What has become of the campaign, and what goes on with it. */
function campaign(desk) {
  const then = desk.view.campaign?.then;
  if (!then) return null;
  const told = then.wentOn ? (then.next === null ? say(then.perfect ? "campaignPerfect" : "campaignWon") : say("chapterWon", { next: then.next })) : say("chapterLost");
  return make("section", { class: "campaign" }, make("p", {}, make("strong", {}, told)),
    make("ol", { class: "chapters" }, then.played.map((it) => make("li", {}, `${it.won ? "✓" : "✗"} ${it.title}`))),
    then.carried.length > 0 && then.next !== null && [make("h3", {}, say("carried")), make("ul", { class: "carried" }, then.carried.map(([name, value]) => make("li", {}, `${name}: ${value}`)))]);
}

/** The end of the match. */
export function end(desk) {
  const { view } = desk;
  const then = view.campaign?.then;
  const on = then ? then.next !== null && say(then.wentOn ? "nextChapter" : "tryAgain") : say("playAgain");
  const missing = view.end?.missing ?? [];
  const last = desk.lines.slice(-4).map((line) => line.text).filter((text) => !text.startsWith("—"));
  page("end",
    make("h2", {}, say("over")), make("p", { class: "outcome" }, view.prompt),
    missing.length > 0 && make("div", { class: "reason" }, make("h3", {}, say("whyLost")), make("ul", {}, missing.map((text) => make("li", {}, text)))),
    scores(desk), together(view), campaign(desk),
    last.length > 0 && make("div", { class: "last" }, make("h3", {}, say("lastHappened")), last.map((text) => make("p", {}, text))),
    figures(desk),
    make("div", { class: "buttons" },
      make("a", { class: "button", href: "/" }, say("again")),
      desk.save && button(say("save"), () => desk.wire.say({ do: "save" }), { id: "save" }),
      button(say("replay"), () => { part("page").close(); desk.review.begin(0); }, { id: "replay" }),
      view.seat !== null && on && button(on, () => { part("page").close(); desk.wire.say({ do: "next" }); }, { id: "next" }),
      close(say("close"))));
}
