/** Defines clocks. All code that needs the time receives a Clock, so that tests can set the time. */

export interface Clock {
  /** Returns the time in ms since the epoch. */
  now(): number;
}

/** The machine's clock, which jumps when a person or the operating system sets it. */
export const machineClock: Clock = { now: () => Date.now() };

/**
 * The largest accepted difference in ms between the machine's clock and elapsed time. If the difference is larger, SteadyClock does not
 * use the machine's clock.
 */
export const AGREES_MS = 2000;

/**
 * A clock without jumps. It uses the machine's clock if this clock agrees with elapsed time. Otherwise it counts elapsed time. Only
 * `shift` corrects it. Threads that share the offset have the same time.
 */
export class SteadyClock implements Clock {
  readonly #machine: Clock;
  /**
   * The number of ms to add to the monotonic clock to get the time since the epoch. Threads read and write this aligned number
   * atomically.
   */
  #offset: Float64Array<SharedArrayBuffer>;
  /** The time of the monotonic clock, in ms, when this thread's `performance.now()` started. It differs between threads. */
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

  /** The time in ms since the epoch, from elapsed time only. */
  steady(): number {
    return Math.floor(this.offset + this.#elapsed());
  }

  /** Moves the clock by `ms`, which may be negative. */
  shift(ms: number): void {
    this.#offset[0] = this.offset + ms;
  }

  /**
   * The number of ms to add to the monotonic clock to get the time since the epoch. All processes on a machine have the same monotonic
   * clock, so they can compare offsets.
   */
  get offset(): number {
    // Array destructuring would call an iterator, and this code runs several times in each request.
    return this.#offset[0] as number;
  }

  set offset(ms: number) {
    this.#offset[0] = ms;
  }

  /** The memory with the offset, which other threads in the process pass to `follow`. */
  get shared(): SharedArrayBuffer {
    return this.#offset.buffer;
  }

  /** Sets this clock to the same time as the thread that shared its offset. */
  follow(shared: SharedArrayBuffer): void {
    this.#offset = new Float64Array(shared);
  }

  #elapsed(): number {
    return this.#origin + performance.now();
  }
}

export const systemClock = new SteadyClock();

/** A clock for tests, with the time that the test sets. */
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

/** Formats an instant in UTC, such as `2026-11-21T08:00:00.000Z`. */
export const isoInstant = (ms: number): string => new Date(ms).toISOString();

export const instantOrNull = (ms: number | null): string | null => (ms === null ? null : isoInstant(ms));
