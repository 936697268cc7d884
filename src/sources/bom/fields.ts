/** Reads the fields of an observation. Records which fields were read, so that the others can be listed. */
export class Fields<T> {
  readonly #values: ReadonlyMap<string, T | undefined>;
  readonly #read = new Set<string>();

  constructor(values: ReadonlyMap<string, T | undefined>) {
    this.#values = values;
  }

  get(name: string): T | undefined {
    this.#read.add(name);
    return this.#values.get(name);
  }

  /** Marks fields as read without reading them. For example, they have the same value in other units. */
  takes(...names: readonly string[]): void {
    for (const name of names) this.#read.add(name);
  }

  unread(): readonly string[] {
    return [...this.#values.keys()].filter((name) => !this.#read.has(name));
  }
}
