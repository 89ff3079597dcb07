// Tables at which somebody has sat in this browser, so that the way back is found without the link.

const MOST = 8;

/** The latest first. */
export function known() {
  try {
    return JSON.parse(localStorage.getItem("tables") ?? "[]");
  } catch {
    return [];
  }
}

export function forget(way) {
  localStorage.setItem("tables", JSON.stringify(known().filter((it) => it.way !== way)));
}

export function remember(way, title, name) {
  forget(way);
  localStorage.setItem("tables", JSON.stringify([{ way, title, name }, ...known()].slice(0, MOST)));
}
