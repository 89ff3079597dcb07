// Steps through a trace: a list of decisions that can be searched and narrowed to a card, and one of them in full.
"use strict";

const { trace, words } = JSON.parse(document.getElementById("data").textContent);
const kinds = ["event", "acts", "does", "silent", "left_out", "apart", "wrong"];
const shown = new Set(kinds.filter((kind) => kind !== "apart"));
let at = 0;

function make(name, attributes, ...inside) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (value !== false) element.setAttribute(key, value === true ? "" : value);
  }
  element.append(...inside);
  return element;
}

const search = make("input", { type: "search", id: "search", placeholder: words.search, "aria-label": words.search, oninput: list });
const card = make("select", { id: "card", "aria-label": words.card, onchange: list },
  make("option", { value: "" }, `${words.card}: ${words.any}`),
  ...Object.entries(trace.cards).sort((a, b) => a[1].localeCompare(b[1], trace.language))
    .map(([id, name]) => make("option", { value: id }, `${name} (${id})`)));
const boxes = make("fieldset", { "aria-label": words.show }, ...kinds.map((kind) =>
  make("label", {}, make("input", { type: "checkbox", value: kind, checked: shown.has(kind), onchange: (event) => {
    if (event.target.checked) shown.add(kind); else shown.delete(kind);
    show();
  } }), ` ${words[kind]}`)));
const entries = make("ol", { id: "decisions" });
const main = make("main", { tabindex: "-1" });
document.getElementById("page").append(
  make("nav", { "aria-label": words.decisions },
    make("div", { class: "tools" }, make("h1", {}, trace.title), search, card, boxes, make("small", {}, words.keys)), entries),
  main);

const texts = trace.steps.map((step) => JSON.stringify([step.player, step.phase, step.prompt, step.written, step.options,
  step.closed, step.lines.map((line) => [line.text, line.asked, line.place, line.cards])]).toLowerCase());

// The decisions that fit what is searched, and the card.
function fitting() {
  const wanted = search.value.toLowerCase().split(/\s+/).filter(Boolean);
  return trace.steps.map((_, number) => number).filter((number) =>
    wanted.every((word) => texts[number].includes(word)) &&
    (!card.value || trace.steps[number].lines.some((line) => (line.cards || []).includes(card.value))));
}

function title(step) {
  return step.number === 0 ? step.prompt : `${step.number}. ${step.player || ""}`;
}

function list() {
  const found = fitting();
  entries.replaceChildren(...found.map((number) => {
    const step = trace.steps[number];
    const taken = step.options.find((option) => option.taken);
    return make("li", {}, make("button", { type: "button", "data-at": number, onclick: () => go(number) },
      title(step), make("small", {}, step.written || (taken ? taken.label : ""))));
  }));
  if (!found.length) entries.append(make("li", { class: "quiet" }, words.none));
  if (!found.includes(at) && found.length) at = found[0];
  show();
}

function go(number) {
  at = number;
  show();
}

// The decision before or behind the present one, among those that fit.
function move(by) {
  const found = fitting();
  const next = found[found.indexOf(at) + by];
  if (next !== undefined) go(next);
}

function part(heading, ...inside) {
  return inside.length ? [make("h3", {}, heading), ...inside] : [];
}

function show() {
  for (const button of entries.querySelectorAll("button")) {
    const current = Number(button.dataset.at) === at;
    button.setAttribute("aria-current", current);
    if (current) button.scrollIntoView({ block: "nearest" });
  }
  const step = trace.steps[at];
  if (!step) return;
  const lines = step.lines.filter((line) => shown.has(line.kind) && (!card.value || line.kind === "wrong" || (line.cards || []).includes(card.value)));
  main.replaceChildren(
    make("div", { class: "steps" },
      make("button", { type: "button", id: "before", onclick: () => move(-1) }, `← ${words.before}`),
      make("button", { type: "button", id: "next", onclick: () => move(1) }, `${words.next} →`),
      make("span", { class: "quiet" }, `${at + 1} / ${trace.steps.length}`)),
    make("h2", {}, title(step)),
    ...(step.number ? [make("p", {}, step.prompt, step.phase ? make("code", {}, ` · ${step.phase}`) : "")] : []),
    ...(step.written ? [make("p", { class: "quiet" }, make("code", {}, `${step.line}: ${step.written}`))] : []),
    ...part(words.open, ...(step.options.length ? [make("ul", {}, ...step.options.map((option) =>
      make("li", { class: option.taken ? "taken" : "" }, option.label, " ", make("code", {}, option.id))))] : [])),
    ...part(words.closed, ...(step.closed.length ? [make("ul", {}, ...step.closed.map((closed) =>
      make("li", {}, closed.why, " ", make("code", {}, closed.id))))] : [])),
    ...part(words.happened, ...lines.map((line) => make("div", { class: `line ${line.kind}` }, line.text,
      ...(line.place ? [make("div", { class: "place" }, line.place)] : []),
      ...(line.asked || []).map((asked) => make("div", { class: `answer ${asked.holds ? "yes" : "no"}`, style: `margin-left:${asked.depth + 0.5}rem` }, asked.text))))));
}

document.addEventListener("keydown", (event) => {
  if (event.target === search || event.target === card) return;
  if (event.key === "ArrowRight" || event.key === "ArrowDown") move(1);
  else if (event.key === "ArrowLeft" || event.key === "ArrowUp") move(-1);
  else if (event.key === "/") search.focus();
  else return;
  event.preventDefault();
});
list();
