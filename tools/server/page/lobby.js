// The lobby: choose a game, who plays, and how; then share the links.

import { make, part } from "./dom.js";
import { howto } from "./howto.js";
import { forget, known } from "./known.js";
import { other, say, speak, spoken } from "./words.js";

const NAMES = {
  en: ["Anna", "Bob", "Cleo", "Dan", "Eve", "Finn", "Gwen", "Hugo"],
  ru: ["Анна", "Борис", "Вера", "Глеб", "Дина", "Егор", "Жанна", "Захар"],
};
/** How bots play: by chance, a step ahead, or by trying out how it may go on. */
const SKILLS = ["random", "greedy", "search"];
const PACES = [["slow", 1200], ["usual", 600], ["quick", 200], ["instant", 0]];

const chosen = { game: null, with: [], options: {}, seats: [], shared: false, practice: false, campaign: false, pace: 600 };
let games = [];
let game = null;
let refusal = "";

async function ask(way, body) {
  const sent = body && { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const answer = await fetch(way, sent ?? {});
  const told = await answer.json();
  if (!answer.ok) throw new Error(told.refused);
  return told;
}

async function choose(id, added) {
  refusal = "";
  try {
    const query = new URLSearchParams({ language: spoken(), with: added.join(",") });
    const found = await ask(`/api/games/${encodeURIComponent(id)}?${query}`);
    if (chosen.game !== id) chosen.options = {};
    [game, chosen.game, chosen.with] = [found, id, added];
    const known = new Set(found.options.map((option) => option.id));
    for (const name of Object.keys(chosen.options)) if (!known.has(name)) delete chosen.options[name];
    const wanted = chosen.seats.length || 3;
    const fits = found.players.includes(wanted) ? wanted : found.players.filter((count) => count <= wanted).at(-1);
    seat(fits ?? found.players[0]);
  } catch (error) {
    refusal = error.message;
  }
  draw();
}

/** Sets the number of players; the first is a person, the others are bots until somebody says otherwise. */
function seat(count) {
  const names = NAMES[spoken()];
  const own = (at) => (at === 0 && localStorage.getItem("name")) || names[at];
  chosen.seats = Array.from({ length: count }, (_, at) => chosen.seats[at] ?? { name: own(at), bot: at > 0 ? "greedy" : null });
}

async function lay() {
  refusal = "";
  const seats = chosen.seats.map(({ name, bot }, at) => {
    const called = name.trim() || NAMES[spoken()][at];
    return bot ? { name: called, bot } : { name: called };
  });
  try {
    const made = await ask("/api/tables", { ...chosen, campaign: chosen.campaign && game.campaign, seats, language: spoken() });
    const ways = made.seats.map(({ name, token }) => [name, `/t/${made.table}#${token}`]);
    if (ways.length === 1) {
      location.href = ways[0][1];
      return;
    }
    share(ways, `/t/${made.table}#${made.watch}`);
  } catch (error) {
    refusal = error.message;
    draw();
  }
}

/** Opens a saved match, to be looked at. */
async function replay(file) {
  if (!file) return;
  refusal = "";
  try {
    const answer = await fetch(`/api/replays?${new URLSearchParams({ language: spoken() })}`, { method: "POST", headers: { "content-type": "application/json" }, body: await file.text() });
    const told = await answer.json();
    if (!answer.ok) throw new Error(told.refused);
    location.href = `/t/${told.table}#${told.watch}`;
  } catch (error) {
    refusal = error.message;
    draw();
  }
}

/** One link for each seat. */
function share(ways, watch) {
  const row = (name, way) => {
    const link = new URL(way, location.href).href;
    const copy = make("button", { type: "button", onclick: async () => {
      await navigator.clipboard?.writeText(link);
      copy.textContent = say("copied");
    } }, say("copy"));
    return make("li", {}, make("strong", {}, name), make("input", { readonly: true, value: link, "aria-label": name }), copy,
      make("a", { class: "button", href: way, target: "_blank", rel: "noopener" }, name === say("watch") ? say("watch") : say("sit")));
  };
  part("lobby").replaceChildren(
    make("h1", {}, say("links")), make("p", {}, say("linksHint")),
    make("ul", { class: "links" }, ways.map(([name, way]) => row(name, way)), row(say("watch"), watch)),
    make("p", {}, make("a", { href: "/" }, say("again"))),
  );
}

function field(label, control) {
  return make("label", { class: "field" }, make("span", {}, label), control);
}

function select(values, value, changed, id, label = null) {
  const options = values.map(([key, text]) => make("option", { value: key, selected: String(key) === String(value) }, text));
  return make("select", { id, "aria-label": label, onchange: (event) => changed(event.target.value) }, options);
}

function tick(label, value, changed, id) {
  return make("label", { class: "tick" },
    make("input", { type: "checkbox", id, checked: value, onchange: (event) => changed(event.target.checked) }), label);
}

function optionField(option) {
  const value = chosen.options[option.id] ?? option.value;
  const set = (wanted) => { chosen.options[option.id] = String(wanted); };
  if (option.values.length > 0) {
    return field(option.name, select(option.values.map(({ id, name }) => [id, name]), value, set));
  }
  return field(option.name, make("input", { type: "number", min: option.least, max: option.most, value,
    onchange: (event) => set(event.target.value) }));
}

function seatRow(at) {
  const own = chosen.seats[at];
  return make("li", {},
    make("input", { value: own.name, maxlength: 24, "aria-label": at === 0 ? say("yourName") : `${say("name")} ${at + 1}`,
      onchange: (event) => {
        own.name = event.target.value;
        // Who plays here again is called the same.
        if (at === 0) localStorage.setItem("name", own.name.trim());
      } }),
    select([["person", say("person")], ...SKILLS.map((skill) => [skill, say(`bot_${skill}`)])], own.bot ?? "person", (who) => {
      own.bot = who === "person" ? null : who;
      draw();
    }, `who-${at}`, say("seatOf", { name: own.name })));
}

function form() {
  const people = chosen.seats.filter((own) => !own.bot).length;
  return [
    game.about && make("p", { class: "about" }, game.about),
    make("div", { class: "columns" },
      make("div", {},
        make("fieldset", {}, make("legend", {}, say("players")),
          select(game.players.map((count) => [count, count]), chosen.seats.length, (count) => { seat(Number(count)); draw(); }, "players", say("players")),
          make("ol", { class: "seats" }, chosen.seats.map((_, at) => seatRow(at))),
          people > 1 && tick(say("shared"), chosen.shared, (on) => { chosen.shared = on; }, "shared"))),
      make("div", {},
        game.more.length > 0 && make("fieldset", {}, make("legend", {}, say("expansions")), game.more.map(({ id, title }) =>
          tick(title, chosen.with.includes(id), (on) => choose(chosen.game, on ? [...chosen.with, id] : chosen.with.filter((it) => it !== id))))),
        game.campaign && tick(say("campaign"), chosen.campaign, (on) => { chosen.campaign = on; }, "campaign"))),
    make("details", {}, make("summary", {}, say("options")),
      make("div", { class: "fields" }, game.options.map(optionField),
        field(say("pace"), select(PACES.map(([key, pace]) => [pace, say(key)]), chosen.pace, (pace) => { chosen.pace = Number(pace); }, "pace"))),
      tick(say("practice"), chosen.practice, (on) => { chosen.practice = on; })),
    refusal && make("p", { class: "refusal", role: "alert" }, refusal),
    make("div", { class: "begin" },
      make("button", { type: "button", class: "main", id: "start", onclick: lay }, say("start")),
      make("button", { type: "button", class: "quiet", id: "howto", onclick: async () => {
        const query = new URLSearchParams({ language: spoken(), with: chosen.with.join(",") });
        howto((await ask(`/api/howto/${encodeURIComponent(chosen.game)}?${query}`)).parts);
      } }, say("rules"))),
  ];
}

/** Tables at which one has sat in this browser: their links still lead there. */
function before() {
  const tables = known();
  if (tables.length === 0) return null;
  return make("section", { class: "known" }, make("h2", {}, say("yourTables")), make("ul", { class: "links" }, tables.map(({ way, title, name }) =>
    make("li", {}, make("a", { class: "button", href: way }, title, make("small", {}, name)),
      make("button", { type: "button", class: "quiet", "aria-label": say("forget", { name: `${title}, ${name}` }), onclick: () => {
        forget(way);
        draw();
      } }, "×")))));
}

function draw() {
  const shelf = make("ul", { class: "games", "aria-label": say("game") }, games.map(({ id, title }) =>
    make("li", {}, make("button", { type: "button", "aria-pressed": String(id === chosen.game), "data-game": id,
      onclick: () => choose(id, []) }, title))));
  const language = make("button", { type: "button", class: "quiet", id: "language", onclick: () => {
    speak(other());
    chosen.seats = [];
    begin(chosen.game, chosen.with);
  } }, say("language"));
  part("lobby").replaceChildren(...[
    make("header", {}, make("h1", {}, "Quarterdeck"), language), shelf,
    make("section", { class: "chosen" }, game ? [make("h2", {}, game.title), form()] : make("p", {}, refusal || say("settingUp"))),
    before(),
    make("section", { class: "saved" }, make("label", { class: "field" }, make("span", {}, say("replayFile")),
      make("input", { type: "file", id: "replay-file", accept: ".json,application/json", onchange: (event) => replay(event.target.files[0]) })), make("p", { class: "about" }, say("replayHint"))),
  ].filter(Boolean));
}

async function begin(id, added) {
  games = await ask(`/api/games?${new URLSearchParams({ language: spoken() })}`);
  draw();
  const wanted = id ?? new URLSearchParams(location.search).get("game") ?? games[0].id;
  await choose(wanted, added);
}

begin(null, []);
