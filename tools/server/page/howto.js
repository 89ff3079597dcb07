// How the game is played, as the packs tell it.

import { make, part, picture } from "./dom.js";
import { close, page } from "./pages.js";
import { say } from "./words.js";

const bit = (it) => (it.svg ? make("span", { class: "sign", role: "img", "aria-label": it.name }, picture(it.svg)) : it.strong ? make("strong", {}, it.text) : it.text);
const LOWER = { h1: "h2", h2: "h3", h3: "h4", h4: "h5" };

function told({ tag, lines }) {
  if (tag === "ul" || tag === "ol") return make(tag, {}, lines.map((line) => make("li", {}, line.map(bit))));
  return make(LOWER[tag] ?? tag, {}, lines[0].map(bit));
}

/** The page, over whatever lies there. */
export function howto(parts) {
  page("howto", parts.length > 0 ? parts.map(told) : [make("h2", {}, say("rules")), make("p", {}, say("noRules"))], make("div", { class: "buttons" }, close(say("close"))));
  part("page").tabIndex = -1;
}

/** Sentences by the word that they stress: what is told of a thing when it happens for the first time. */
export function stressed(parts) {
  const found = new Map();
  for (const line of parts.flatMap((it) => it.lines)) {
    const whole = line.map((it) => it.text ?? it.name).join("");
    for (const { text, strong } of line) {
      const word = strong && text.toLocaleLowerCase().replace(/[.:!?]/g, "").trim();
      const sentence = word && whole.split(/(?<=[.!?])\s+/).filter((it) => it.includes(text) || it === whole).join(" ");
      if (word && word.length > 3 && !found.has(word)) found.set(word, sentence.length > word.length + 3 ? sentence : whole);
    }
  }
  return found;
}
