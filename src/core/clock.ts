/** The time of day. All code that needs the time takes a Clock. */

export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
}

/** The clock of this machine, including jumps. */
export const machineClock: Clock = { now: () => Date.now() };

/** Largest difference at which the machine's clock is trusted. */
export const AGREES_MS = 2000;

/**
 * The machine's clock while it agrees with elapsed time, and elapsed time alone after a jump. Only `shift` corrects it. Threads that share
 * the offset have the same time.
 */
export class SteadyClock implements Clock {
  readonly #machine: Clock;
  /** Offset of the monotonic clock from the epoch in ms: one aligned number, read and written atomically. */
  #offset: Float64Array<SharedArrayBuffer>;
  /** Each thread's `performance.now()` has another origin: ms from it to the monotonic clock. */
  readonly #origin: number;

  constructor(machine: Clock = machineClock) {
    this.#machine = machine;
    this.#origin = Number(process.hrtime.bigint()) / 1e6 - performance.now();
    this.#offset = new Float64Array(new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT));
    this.#offset[0] = machine.now() - this.#elapsed();
  }

  now(): number {
    const machine = this.#machine.now();
    const steady = this.steady();
    return Math.abs(machine - steady) <= AGREES_MS ? machine : steady;
  }

  /** The time without the machine's clock. */
  steady(): number {
    return Math.floor(this.offset + this.#elapsed());
  }

  /** Moves the time by an offset. */
  shift(ms: number): void {
    this.#offset[0] = this.offset + ms;
  }

  /** Offset of the machine's monotonic clock, shared by processes, from the epoch in ms. */
  get offset(): number {
    // Destructuring would call an iterator, several times for each request.
    return this.#offset[0] as number;
  }

  set offset(ms: number) {
    this.#offset[0] = ms;
  }

  /** Shared state for other threads of the process. */
  get shared(): SharedArrayBuffer {
    return this.#offset.buffer;
  }

  /** From now on this is the clock of the thread that shared its offset. */
  follow(shared: SharedArrayBuffer): void {
    this.#offset = new Float64Array(shared);
  }

  #elapsed(): number {
    return this.#origin + performance.now();
  }
}

/** The clock of the program. */
export const systemClock = new SteadyClock();

/** A clock that moves only on request, for tests. */
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
