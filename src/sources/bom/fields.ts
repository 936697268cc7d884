/** Fields of an observation, recording which were read, to find ignored ones. */
export class Fields<T> {
  readonly #values: ReadonlyMap<string, T | undefined>;
  readonly #read = new Set<string>();

  constructor(values: ReadonlyMap<string, T | undefined>) {
    this.#values = values;
  }

  /** The value of a name, or undefined. */
  get(name: string): T | undefined {
    this.#read.add(name);
    return this.#values.get(name);
  }

  /** Alternative names, such as the same value in several units. All count as read. */
  takes(...names: readonly string[]): void {
    for (const name of names) this.#read.add(name);
  }

  unread(): readonly string[] {
    return [...this.#values.keys()].filter((name) => !this.#read.has(name));
  }
}
