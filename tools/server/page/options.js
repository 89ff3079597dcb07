// Which options belong to which things on the table. Things are picked one after the other until one option is left.

const part = (value) => value ?? "";

/** The name of a thing by where it lies. */
export function keyOf(lies) {
  if (lies.zone === undefined) return `p|${lies.owner}`;
  const zone = `${lies.zone}|${part(lies.owner)}|${part(lies.place)}`;
  return lies.at === undefined ? `z|${zone}` : `c|${zone}|${lies.at}`;
}

/** What can be chosen in a view, and what has been picked so far. */
export class Chooser {
  constructor(options) {
    this.options = options.map((option) => {
      const lying = (option.arguments ?? []).filter((argument) => argument.lies);
      const keys = lying.map((argument) => keyOf(argument.lies));
      // Where an option leads to is shown more quietly than what it is done with.
      const last = lying.at(-1);
      const goal = keys.length > 1 && last.kind === "zone" ? keys.at(-1) : null;
      return { ...option, keys, goal };
    });
    this.picked = [];
    this.seen = new Set();
  }

  /** The options that are left. */
  left() {
    return this.options.filter((option) => this.picked.every((keys) => option.keys.some((key) => keys.includes(key))));
  }

  /** The options that are left for a thing, which may have several names: one of several alike cards is as good as another. */
  of(keys) {
    return this.left().filter((option) => option.keys.some((key) => keys.includes(key)));
  }

  /** What every option of a thing brings, if that is the same for all of them. */
  common(keys) {
    const [first, ...others] = this.of(keys);
    const told = JSON.stringify(first?.brings);
    return first?.brings && others.every((option) => JSON.stringify(option.brings) === told) ? first.brings : [];
  }

  /** Notes that a thing is on the screen. */
  show(keys) {
    keys.forEach((key) => this.seen.add(key));
  }

  /** Options that belong to nothing on the screen. */
  homeless() {
    return this.options.filter((option) => !option.keys.some((key) => this.seen.has(key)));
  }

  /** How a thing glows: brightly, quietly, or not at all. */
  glow(keys) {
    const options = this.of(keys);
    if (options.length === 0) return "";
    return options.every((option) => keys.includes(option.goal)) ? " goal" : " open";
  }
}
