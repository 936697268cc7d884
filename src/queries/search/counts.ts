/** Counts the entries that contain each word. The count of an unknown word is 0. */

export class Counts {
  readonly #counts = new Map<string, number>();

  add(word: string, times = 1): void {
    this.#counts.set(word, this.of(word) + times);
  }

  of(word: string): number {
    const count = this.#counts.get(word);
    return count === undefined ? 0 : count;
  }

  has(word: string): boolean {
    return this.#counts.has(word);
  }

  words(): readonly string[] {
    return [...this.#counts.keys()];
  }
}
