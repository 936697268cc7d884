/**
 * Watches the machine's clock and keeps the program's time steady if that clock jumps.
 *
 * program time   a known instant plus the elapsed time, which includes sleep of the machine
 * reference      PostgreSQL's clock, which all nodes share. With SQLite, the machine's clock
 *
 * A jump of the reference is reported but at first ignored, because most jumps are soon corrected. After ten minutes, the program uses the
 * new time. With PostgreSQL, a machine with a wrong clock uses the database's clock.
 */
import os from 'node:os';
import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads';
import type { Logger } from 'pino';
import { AGREES_MS, type Clock, machineClock, type SteadyClock, systemClock } from '../core/clock.ts';
import type { ClockTrouble } from '../queries/base/context.ts';
import type { Store } from '../store/ports/port.ts';

const LOOK_EVERY_MS = 1000;
/** The time in ms after which a jump is accepted as right. */
const BELIEVED_AFTER_MS = 600_000;
/** The time limit in ms for a response from the reference clock. Later responses are ignored. */
const LONGEST_ANSWER_MS = 1000;
/** Smaller differences in ms are ignored, because latency may cause them. */
const NEGLIGIBLE_MS = 100;
const SHARED = 'wattle clock';

interface ClockWatchOptions {
  readonly store: Pick<Store, 'dialect' | 'time'>;
  readonly log: Pick<Logger, 'warn'>;
  readonly clock?: SteadyClock;
  readonly machine?: Clock;
  /** The elapsed time in ms, without and with the time during which the machine was asleep. */
  readonly elapsed?: () => { readonly awake: number; readonly all: number };
}

const elapsedHere = (): { readonly awake: number; readonly all: number } => ({ awake: performance.now(), all: os.uptime() * 1000 });

interface Jump {
  /** How many ms the reference is ahead of the program. Negative if it is behind. */
  readonly by: number;
  readonly at: number;
  readonly awakeAt: number;
}

export class ClockWatch {
  readonly #options: Required<ClockWatchOptions>;
  #before: { readonly awake: number; readonly all: number };
  #jump: Jump | null = null;
  /** The program time at which the machine's clock became wrong. Null if the clock is right. */
  #machineWrongSince: number | null = null;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: ClockWatchOptions) {
    this.#options = { clock: systemClock, machine: machineClock, elapsed: elapsedHere, ...options };
    this.#before = this.#options.elapsed();
  }

  /** Sets the program's time to the time of the reference, and then watches the reference. Threads that start later share this time. */
  async start(): Promise<void> {
    const { clock } = this.#options;
    setEnvironmentData(SHARED, clock.shared);
    const reference = await this.#reference();
    if (reference !== null) clock.shift(reference - clock.steady());
    this.#timer = setInterval(() => void this.look(), LOOK_EVERY_MS).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** The current problem with the clocks, or null. */
  get trouble(): ClockTrouble | null {
    const { store, clock, machine } = this.#options;
    if (this.#jump !== null) {
      const whose = store.dialect === 'postgres' ? 'the database' : 'this machine';
      const reason = `The clock of ${whose} jumped by ${secondsOf(this.#jump.by)} s. The program ignores the jump, unless it lasts for ten minutes.`;
      return { reason, offsetSeconds: secondsOf(this.#jump.by), since: this.#jump.at };
    }
    if (this.#machineWrongSince === null) return null;
    const offsetSeconds = secondsOf(machine.now() - clock.steady());
    const reason = `The clock of this machine is ${offsetSeconds} s ahead of the database clock, which the program uses. Set it with NTP.`;
    return { reason, offsetSeconds, since: this.#machineWrongSince };
  }

  async look(): Promise<void> {
    const { clock, log } = this.#options;
    this.#addSleep();
    const reference = await this.#reference();
    if (reference === null) return;
    const by = reference - clock.steady();
    if (Math.abs(by) <= AGREES_MS) {
      this.#jump = null;
      if (Math.abs(by) > NEGLIGIBLE_MS) clock.shift(by);
    } else {
      const { awake } = this.#options.elapsed();
      if (this.#jump === null || Math.abs(by - this.#jump.by) > AGREES_MS) {
        this.#jump = { by, at: clock.now(), awakeAt: awake };
        log.warn({ seconds: secondsOf(by) }, 'The clock jumped. The jump is ignored, unless it lasts for ten minutes');
      } else if (awake - this.#jump.awakeAt >= BELIEVED_AFTER_MS) {
        clock.shift(by);
        this.#jump = null;
        log.warn({ seconds: secondsOf(by) }, 'The clock jump has lasted for ten minutes and is now accepted');
      }
    }
    this.#lookAtMachine();
  }

  /** Adds the time during which the machine was asleep. Otherwise it would look like a jump. */
  #addSleep(): void {
    const now = this.#options.elapsed();
    const slept = now.all - this.#before.all - (now.awake - this.#before.awake);
    this.#before = now;
    if (slept > AGREES_MS) this.#options.clock.shift(slept);
  }

  #lookAtMachine(): void {
    const { store, clock, machine } = this.#options;
    const isWrong = store.dialect === 'postgres' && Math.abs(machine.now() - clock.steady()) > AGREES_MS;
    this.#machineWrongSince = isWrong ? (this.#machineWrongSince ?? clock.now()) : null;
  }

  /** Returns the time of the reference, or null if it is not available. */
  async #reference(): Promise<number | null> {
    const { store, machine } = this.#options;
    if (store.dialect === 'sqlite') return machine.now();
    const requestedAt = performance.now();
    const reported = await store.time().catch(() => null);
    const tookMs = performance.now() - requestedAt;
    return reported === null || tookMs > LONGEST_ANSWER_MS ? null : reported + tookMs / 2;
  }
}

const secondsOf = (ms: number): number => Math.round(ms / 1000);

/** Makes the clock of the calling thread follow the program's time. */
export function followProgramClock(): void {
  const shared = getEnvironmentData(SHARED);
  if (shared instanceof SharedArrayBuffer) systemClock.follow(shared);
}
