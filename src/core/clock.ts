/** The one door to the time of day. Everything that asks what time it is takes a Clock. */

export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/** A clock that stands still until it is told to move; for tests. */
export class FixedClock implements Clock {
  #ms: number;
  constructor(instant: string | number) {
    this.#ms = typeof instant === 'number' ? instant : Date.parse(instant);
  }
  now(): number {
    return this.#ms;
  }
  advance(ms: number): void {
    this.#ms += ms;
  }
  set(instant: string | number): void {
    this.#ms = typeof instant === 'number' ? instant : Date.parse(instant);
  }
}

/** `2026-11-21T08:00:00.000Z` */
export const isoInstant = (ms: number): string => new Date(ms).toISOString();
