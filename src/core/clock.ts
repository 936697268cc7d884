/** The one door to the time of day. Everything that needs the time takes a Clock. */

export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
}

/** The clock of this machine as it is, jumps included. */
export const machineClock: Clock = { now: () => Date.now() };

/** As far as this the clock of the machine is taken as it is. */
export const AGREES_MS = 2000;

/**
 * The clock of the machine while it agrees with the time that has gone by since a known instant, and that time alone when it has jumped. Only
 * `shift` puts it right. Threads that share the offset report the same time.
 */
export class SteadyClock implements Clock {
  readonly #machine: Clock;
  /** Ms that the monotonic clock of the process is behind the epoch; one aligned number, which is written and read whole. */
  #offset: Float64Array<SharedArrayBuffer>;
  /** Each thread counts `performance.now()` from another moment: ms between it and the monotonic clock. */
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

  /** The time by what has gone by alone. */
  steady(): number {
    const [offset = 0] = this.#offset;
    return Math.floor(offset + this.#elapsed());
  }

  /** Puts it forward, or back. */
  shift(ms: number): void {
    const [offset = 0] = this.#offset;
    this.#offset[0] = offset + ms;
  }

  /** Ms between the monotonic clock of the machine, which its processes share, and the epoch; to report another process the same time. */
  get offset(): number {
    const [offset = 0] = this.#offset;
    return offset;
  }

  set offset(ms: number) {
    this.#offset[0] = ms;
  }

  /** What another thread of the process needs to report the same time. */
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

/** A clock that is still until it is moved; for tests. */
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
