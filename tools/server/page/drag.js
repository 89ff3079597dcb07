// Dragging does what clicking does: what is dragged is picked, and where it is dropped is picked after it. A finger holds a thing for a
// moment first, which shows it in full; before that it scrolls.

import { make } from "./dom.js";

const FAR = 8;
const looks = new WeakMap();

/** Notes what an element stands for, so that something can be dropped on it. */
export function note(element, look) {
  looks.set(element, look);
}

/** The thing at a point of the screen. */
function under(event) {
  const element = document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-key]");
  return element && looks.get(element);
}

/** On which part of the table a point is. */
const sectionAt = (event) => document.elementFromPoint(event.clientX, event.clientY)?.closest("#others .player, #middle, #own");

/** Lets an element be dragged. `pick` picks what it stands for, `decide` takes an option, `cancel` lets go, `lift` hides what was shown in full. */
export function draggable(desk, element, look, { pick, decide, cancel, lift }) {
  const held = () => desk.pressed === element;
  element.addEventListener("touchmove", (event) => { if (held() && event.cancelable) event.preventDefault(); }, { passive: false });
  element.addEventListener("pointerdown", (event) => {
    if (event.button !== 0 || desk.chooser.of(look.keys).length === 0) return;
    const touch = event.pointerType === "touch";
    const home = element.closest("#others .player, #middle, #own")?.id;
    const drawing = element.querySelector("svg, .looks");
    const { width, height } = element.getBoundingClientRect();
    let ghost = null;
    const move = (to) => {
      if (touch && !ghost && !held()) return;
      if (!ghost && Math.hypot(to.clientX - event.clientX, to.clientY - event.clientY) < FAR) return;
      if (!ghost) {
        ghost = make("div", { class: "ghost dragged", "aria-hidden": "true" }, drawing.cloneNode(true));
        Object.assign(ghost.style, { width: `${width}px`, height: `${height}px` });
        document.body.append(ghost);
        document.body.classList.add("dragging");
        lift();
        if (desk.chooser.of(look.keys).length > 1) pick(look);
      }
      ghost.style.transform = `translate(${to.clientX - width / 2}px, ${to.clientY - height / 2}px) rotate(2deg)`;
    };
    const up = (to) => {
      document.removeEventListener("pointermove", move);
      document.removeEventListener("pointerup", up);
      document.removeEventListener("pointercancel", up);
      if (!ghost) return;
      desk.pressed = null;
      ghost.remove();
      document.body.classList.remove("dragging");
      // The click that follows belongs to the drop.
      const swallow = (click) => { click.stopPropagation(); click.preventDefault(); };
      document.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => document.removeEventListener("click", swallow, { capture: true }), 0);
      if (to.type === "pointercancel") return cancel();
      const goal = under(to);
      const options = goal && goal.keys[0] !== look.keys[0] ? desk.chooser.of(look.keys).filter((option) => option.keys.some((key) => goal.keys.includes(key))) : [];
      if (options.length === 1) return decide(options[0]);
      if (options.length > 1) return pick(goal);
      // Drawn to another part of the table, a thing with which only one thing can be done is meant by it.
      const only = desk.chooser.of(look.keys);
      const there = sectionAt(to);
      if (only.length === 1 && there && there.id !== home) return decide(only[0]);
      cancel();
    };
    document.addEventListener("pointermove", move);
    document.addEventListener("pointerup", up);
    document.addEventListener("pointercancel", up);
  });
}
