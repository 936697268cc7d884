/** What an observation says under its names, and which of the names were read: what a column takes is stated where it is read, and only there. */
export class Fields<T> {
  readonly #values: ReadonlyMap<string, T | undefined>;
  readonly #read = new Set<string>();

  constructor(values: ReadonlyMap<string, T | undefined>) {
    this.#values = values;
  }

  /** The value under a name; undefined if absent. */
  get(name: string): T | undefined {
    this.#read.add(name);
    return this.#values.get(name);
  }

  /** Names that count as read whichever of them is: the same in several units. */
  takes(...names: readonly string[]): void {
    for (const name of names) this.#read.add(name);
  }

  unread(): readonly string[] {
    return [...this.#values.keys()].filter((name) => !this.#read.has(name));
  }
}
