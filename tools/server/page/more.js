// What is wanted now and then: all cards of the match, one's name, the pace of the bots, sounds, links, the record of the match.

import { make, part, picture } from "./dom.js";
import { button, close, page } from "./pages.js";
import { isOn, turn } from "./sound.js";
import { say } from "./words.js";

const PACES = [["slow", 1200], ["usual", 600], ["quick", 200], ["instant", 0]];

/** All cards of the match and how many of them are seen. */
export function sheet(desk, told) {
  const list = make("ul", { class: "sheet", tabindex: "0" });
  const fill = (wanted) => list.replaceChildren(...told.cards.filter((it) => it.name.toLocaleLowerCase().includes(wanted.toLocaleLowerCase())).map((it) => {
    const face = desk.wire.faces[it.face];
    return make("li", {}, make("div", { class: "face card", role: "img", "aria-label": [face.spoken, face.text].filter(Boolean).join(". ") }, picture(face.card)),
      make("span", { class: it.seen === it.total ? "all" : "" }, say("seenOf", { seen: it.seen, total: it.total })));
  }));
  fill("");
  page("cards", make("h2", {}, say("cardsOf")), make("p", {}, say("cardsHint")),
    make("input", { type: "search", placeholder: say("search"), "aria-label": say("search"), oninput: (event) => fill(event.target.value) }),
    list, make("div", { class: "buttons" }, close(say("close"))));
}

/** A button that copies a link. */
function link(way, text, id) {
  const press = async (event) => {
    const { target } = event;
    await navigator.clipboard?.writeText(new URL(way, location.href).href);
    target.textContent = say("copied");
  };
  return button(text, press, { id, "data-way": way });
}

/** Everything that has no place in the head. */
export function more(desk) {
  const { view } = desk;
  const own = desk.shared || desk.replay ? null : view.players.find((it) => it.you);
  const name = own && make("label", { class: "field" }, make("span", {}, say("yourName")),
    make("input", { id: "name", value: own.name, maxlength: 24, autocomplete: "off", onchange: (event) => {
      const wanted = event.target.value.trim();
      if (!wanted) return;
      localStorage.setItem("name", wanted);
      desk.wire.say({ do: "name", name: wanted });
    } }));
  const links = desk.watchers && make("div", { class: "buttons" }, link(desk.watchers, say("watchLink"), "watch-link"),
    link(`${location.pathname}${location.hash}`, say("ownLink"), "own-link"));
  const pace = view.seat !== null && make("label", { class: "field" }, make("span", {}, say("pace")),
    make("select", { id: "pace", onchange: (event) => desk.wire.say({ do: "pace", pace: Number(event.target.value) }) },
      PACES.map(([key, value]) => make("option", { value, selected: value === desk.pace }, say(key)))));
  const sound = make("label", { class: "tick" }, make("input", { type: "checkbox", id: "sound", checked: isOn(), onchange: (event) => turn(event.target.checked) }), say("sound"));
  const hints = make("label", { class: "tick" }, make("input", { type: "checkbox", id: "hints", checked: desk.hints.wanted(), onchange: (event) => desk.hints.want(event.target.checked) }), say("hints"));
  page("more", make("h2", {}, view.title), name, pace, sound, hints, links, make("p", { class: "about keys" }, say("keys")),
    make("div", { class: "buttons" },
      make("a", { class: "button", href: "/" }, say("again")),
      button(say("rules"), () => { desk.asksHow = true; desk.wire.say({ do: "howto" }); }, { id: "howto" }),
      desk.save && button(say("save"), () => desk.wire.say({ do: "save" }), { id: "save" }),
      desk.at > 0 && button(say("replay"), () => { part("page").close(); desk.review.begin(0); }, { id: "replay" }),
      close(say("close"))));
}
