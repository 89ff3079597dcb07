// Quiet cues, made here and now; off until somebody wants them.

let context = null;

export const isOn = () => localStorage.getItem("sound") === "on";

export function turn(on) {
  localStorage.setItem("sound", on ? "on" : "off");
  if (on) cue("mine");
}

/** Notes of each cue: how high, when, how long. */
const CUES = {
  card: [[420, 0, 0.05]],
  coin: [[880, 0, 0.05], [1320, 0.05, 0.07]],
  mine: [[520, 0, 0.09], [780, 0.1, 0.12]],
  over: [[390, 0, 0.14], [520, 0.14, 0.14], [650, 0.28, 0.26]],
};

/** Plays a cue. */
export function cue(name) {
  if (!isOn()) return;
  context ??= new AudioContext();
  for (const [height, from, lasts] of CUES[name]) {
    const [tone, volume] = [context.createOscillator(), context.createGain()];
    const start = context.currentTime + from;
    tone.type = "sine";
    tone.frequency.value = height;
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(0.05, start + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + lasts + 0.02);
  }
}
