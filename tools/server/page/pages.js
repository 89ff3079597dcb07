// Pages over the table: the story, which can be read again, and the screen handed over.

import { capital, make, part } from "./dom.js";
import { say } from "./words.js";

/** Opens a page over the table. */
export function page(name, ...content) {
  const dialog = part("page");
  dialog.className = name;
  dialog.replaceChildren(...content.flat().filter(Boolean));
  const title = dialog.querySelector("h2");
  if (title) title.id = "page-title";
  if (title) dialog.setAttribute("aria-labelledby", "page-title");
  else dialog.removeAttribute("aria-labelledby");
  if (!dialog.open) dialog.showModal();
  dialog.scrollTop = 0;
  return dialog;
}

export const close = (text) => make("button", { type: "button", class: "main", autofocus: true, onclick: () => part("page").close() }, text);

export const button = (text, pressed, more = {}) => make("button", { type: "button", onclick: pressed, ...more }, text);

/** A page of the story, with the quests at the last one; earlier ones can be read again. */
export function story(desk, at) {
  const it = desk.pages[at];
  const last = at === desk.pages.length - 1;
  const quests = last ? desk.view.story?.quests ?? [] : [];
  const done = (quest) => quest.done_by.length > 0 && make("p", {}, say("doneBy", { names: quest.done_by.map((seat) => desk.name(seat)).join(", ") }));
  const quest = (one) => make("li", {}, make("strong", {}, capital(one.name)), one.text && make("p", {}, one.text), done(one),
    one.missing.length > 0 && make("p", { class: "missing" }, `${say("missing")}: ${one.missing.join("; ")}`));
  const { campaign } = desk.view;
  page("story",
    make("p", { class: "chapter" }, it.chapter, campaign && last && ` · ${say("chapterOf", { number: campaign.number, of: campaign.of })}`),
    make("h2", {}, it.title),
    make("div", { class: "prose" }, it.text.split(/\n+/).map((text) => make("p", {}, text))),
    quests.length > 0 && make("h3", {}, say("quests")), quests.length > 0 && make("ul", { class: "quests" }, quests.map(quest)),
    make("div", { class: "buttons" },
      make("span", { class: "of" }, `${at + 1} / ${desk.pages.length}`),
      at > 0 && button(say("earlier"), () => story(desk, at - 1)),
      !last && button(say("close"), () => part("page").close()),
      last ? close(say("goOn")) : button(say("goOn"), () => story(desk, at + 1), { class: "main", autofocus: true })));
}

/** Before another player looks at the same screen. */
export function curtain(name) {
  document.body.classList.add("curtained");
  page("curtain", make("p", {}, say("pass", { name })), close(say("ready", { name })));
}
