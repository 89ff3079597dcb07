// The keyboard: arrows go from thing to thing on the table, also to those that can only be looked at.

const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

const middle = (box) => [box.left + box.width / 2, box.top + box.height / 2];

/** The nearest thing in a direction: what lies straight ahead counts as nearer than what lies aside. */
function next(from, [x, y]) {
  const [startX, startY] = middle(from.getBoundingClientRect());
  let best = null;
  for (const element of document.querySelectorAll("#table [data-key], #bar button")) {
    const box = element.getBoundingClientRect();
    if (element === from || box.width === 0) continue;
    const [endX, endY] = middle(box);
    const ahead = (endX - startX) * x + (endY - startY) * y;
    const aside = Math.abs((endX - startX) * y) + Math.abs((endY - startY) * x);
    const far = ahead + aside * 2.5;
    if (ahead > 4 && (best === null || far < best.far)) best = { element, far };
  }
  return best?.element;
}

/** Moves the focus by an arrow; whether that was one. */
export function walk(event) {
  const way = WAYS[event.key];
  if (!way) return false;
  const active = document.activeElement;
  const from = active?.matches("#table [data-key], #bar button") ? active : null;
  const found = from ? next(from, way) : document.querySelector("#table .open[data-key], #table .goal[data-key]") ?? document.querySelector("#bar .option, #table [data-key]");
  if (!found) return false;
  event.preventDefault();
  found.focus();
  found.scrollIntoView({ block: "nearest", inline: "nearest" });
  return true;
}
