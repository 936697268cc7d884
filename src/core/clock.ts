/** The source of the current time. All code that needs the time receives a Clock, so that tests can set the time. */

export interface Clock {
  /** The current time in ms since the epoch. */
  now(): number;
}

/** The clock of this machine. Its time jumps when someone or the operating system sets the machine's clock. */
export const machineClock: Clock = { now: () => Date.now() };

/** The largest difference, in ms, between the machine's clock and elapsed time at which the machine's clock is used. */
export const AGREES_MS = 2000;

/**
 * A clock whose time does not jump. It uses the machine's clock while that agrees with elapsed time, and otherwise counts elapsed time.
 * Only `shift` corrects it. All threads that share the offset have the same time.
 */
export class SteadyClock implements Clock {
  readonly #machine: Clock;
  /**
   * The difference in ms between the monotonic clock and the epoch. It is one aligned number, so that threads read and write it atomically.
   */
  #offset: Float64Array<SharedArrayBuffer>;
  /**
   * `performance.now()` starts at a different time in each thread. This is the difference between its zero and that of the monotonic clock,
   * in ms.
   */
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

  /** The time in ms since the epoch, computed only from elapsed time and not from the machine's clock. */
  steady(): number {
    return Math.floor(this.offset + this.#elapsed());
  }

  /** Moves the clock forward by `ms`, or back if `ms` is negative. */
  shift(ms: number): void {
    this.#offset[0] = this.offset + ms;
  }

  /** The difference in ms between the epoch and the machine's monotonic clock. All processes of a machine have the same monotonic clock. */
  get offset(): number {
    // Array destructuring would call an iterator, and this code runs several times for each request.
    return this.#offset[0] as number;
  }

  set offset(ms: number) {
    this.#offset[0] = ms;
  }

  /** The memory with the offset. Other threads of the process can pass it to `follow`. */
  get shared(): SharedArrayBuffer {
    return this.#offset.buffer;
  }

  /** Makes this clock show the same time as the thread that shared its offset. */
  follow(shared: SharedArrayBuffer): void {
    this.#offset = new Float64Array(shared);
  }

  #elapsed(): number {
    return this.#origin + performance.now();
  }
}

export const systemClock = new SteadyClock();

/** A clock for tests. Its time changes only if the test changes it. */
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

/** Formats an instant in UTC: `2026-11-21T08:00:00.000Z`. */
export const isoInstant = (ms: number): string => new Date(ms).toISOString();
