// Making elements. Texts are always set as texts: nothing that comes over the wire is read as HTML.

import { SHAPES } from "./shapes.js";

const SVG = "http://www.w3.org/2000/svg";

/** Puts every shape into the page once; drawings of the server speak of them by their names. */
function shapes() {
  const root = document.createElementNS(SVG, "svg");
  root.setAttribute("class", "unseen");
  root.setAttribute("aria-hidden", "true");
  for (const [name, path] of Object.entries(SHAPES)) {
    const drawing = document.createElementNS(SVG, "path");
    for (const [key, value] of [["id", `shape-${name}`], ["fill-rule", "evenodd"], ["d", path]]) drawing.setAttribute(key, value);
    root.append(drawing);
  }
  document.body.append(root);
}

/** An element with attributes, listeners (`onclick`) and children; what is null is left out. */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (value === true) element.setAttribute(name, "");
    else element.setAttribute(name, value);
  }
  for (const child of children.flat(3)) {
    if (child !== null && child !== undefined && child !== false) element.append(child);
  }
  return element;
}

const parser = new DOMParser();
const drawn = new Map();

/** A drawing of the server as an element. It is read once and copied after that. */
export function picture(text) {
  if (!text) return null;
  if (!drawn.has(text)) {
    if (drawn.size > 2000) drawn.clear();
    const root = parser.parseFromString(text, "image/svg+xml").documentElement;
    root.setAttribute("aria-hidden", "true");
    root.setAttribute("focusable", "false");
    drawn.set(text, document.importNode(root, true));
  }
  return drawn.get(text).cloneNode(true);
}

export const capital = (text) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** The element with this id. */
export const part = (id) => document.getElementById(id);

shapes();
