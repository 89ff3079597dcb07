// The connection to the server: it comes back by itself, and keeps the view whole from what has changed.

import { spoken } from "./words.js";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;

/** Connects to a table. `heard` is called with every message, `lost` when the connection breaks. */
export function connect(table, token, heard, lost) {
  const wire = { socket: null, view: null, faces: {}, symbols: {}, quiet: new Set(), abouts: {}, layout: { zones: [], drawn: {} }, wait: FIRST_WAIT, gone: false };
  const open = () => {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws`);
    wire.socket = socket;
    socket.addEventListener("open", () => {
      // A new connection is told everything anew.
      wire.faces = {};
      wire.say({ do: "sit", table, token, language: spoken() });
    });
    socket.addEventListener("message", (event) => {
      wire.wait = FIRST_WAIT;
      const told = JSON.parse(event.data);
      if (told.kind === "view") renew(wire, told);
      if (told.kind === "gone") wire.gone = true;
      heard(told);
    });
    socket.addEventListener("close", () => {
      if (wire.gone) return;
      lost();
      setTimeout(open, wire.wait);
      wire.wait = Math.min(wire.wait * 2, LONGEST_WAIT);
    });
  };
  wire.say = (wish) => {
    if (wire.socket?.readyState === WebSocket.OPEN) wire.socket.send(JSON.stringify(wish));
  };
  // A page that is left may be kept by the browser: nobody sits there meanwhile. If it is shown again, it connects again.
  addEventListener("pagehide", () => wire.socket.close());
  open();
  return wire;
}

function renew(wire, told) {
  Object.assign(wire.faces, told.faces);
  if (told.symbols) wire.symbols = told.symbols;
  if (told.quiet) wire.quiet = new Set(told.quiet);
  if (told.abouts) wire.abouts = told.abouts;
  if (told.layout) wire.layout = told.layout;
  if (told.view) wire.view = told.view;
  for (const change of told.patch ?? []) wire.view = changed(wire.view, change);
}

/** The view after one change: another value, nothing any more, or others in the place of some of a list. */
function changed(view, [way, ...change]) {
  const whole = { view };
  const path = ["view", ...way];
  const last = path.pop();
  const at = path.reduce((part, step) => part[step], whole);
  if (change.length === 0) delete at[last];
  else if (change.length === 1) [at[last]] = change;
  else at[last].splice(change[0], change[1], ...change[2]);
  return whole.view;
}
