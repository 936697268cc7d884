/** The source of the current time. All code that needs the time takes a Clock. */

export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
}

/** The clock of this machine. It jumps when the machine's clock is changed. */
export const machineClock: Clock = { now: () => Date.now() };

/** The largest difference, in ms, at which the machine's clock is trusted. */
export const AGREES_MS = 2000;

/**
 * A clock that does not jump. It follows the machine's clock while that agrees with elapsed time, and otherwise counts elapsed time. Only
 * `shift` corrects it. All threads that share the offset have the same time.
 */
export class SteadyClock implements Clock {
  readonly #machine: Clock;
  /**
   * The offset between the monotonic clock and the epoch, in ms. It is one aligned number, so that threads read and write it atomically.
   */
  #offset: Float64Array<SharedArrayBuffer>;
  /** `performance.now()` starts at a different time in each thread. This is the difference from the monotonic clock, in ms. */
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

  /** The time as counted from elapsed time, without the machine's clock. */
  steady(): number {
    return Math.floor(this.offset + this.#elapsed());
  }

  /** Moves the time by an offset. */
  shift(ms: number): void {
    this.#offset[0] = this.offset + ms;
  }

  /** The offset in ms between the epoch and the machine's monotonic clock, which all processes share. */
  get offset(): number {
    // Not destructured, because that calls an iterator, and this code runs several times for each request.
    return this.#offset[0] as number;
  }

  set offset(ms: number) {
    this.#offset[0] = ms;
  }

  /** The shared state that other threads of the process can follow. */
  get shared(): SharedArrayBuffer {
    return this.#offset.buffer;
  }

  /** From now on, this clock shows the time of the thread that shared its offset. */
  follow(shared: SharedArrayBuffer): void {
    this.#offset = new Float64Array(shared);
  }

  #elapsed(): number {
    return this.#origin + performance.now();
  }
}

/** The clock of the program. */
export const systemClock = new SteadyClock();

/** A clock for tests. It moves only when the test moves it. */
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
