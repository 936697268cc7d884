/**
 * Watches the clock of the machine, and keeps the time of the program steady when it jumps.
 *
 *   time of the program   a known instant + what has gone by since, sleep of the machine included
 *   reference             PostgreSQL's clock, which all nodes share; with SQLite that of the machine
 *
 * A jump of the reference is reported and not followed: most are undone a moment later. One that stays for ten minutes is the truth. With
 * PostgreSQL, a machine whose clock is wrong works by that of the database.
 */
import os from 'node:os';
import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads';
import type { Logger } from 'pino';
import { AGREES_MS, type Clock, machineClock, type SteadyClock, systemClock } from '../core/clock.ts';
import type { ClockTrouble } from '../queries/context.ts';
import type { Store } from '../store/port.ts';

const LOOK_EVERY_MS = 1000;
/** A jump that lasts so long is believed. */
const BELIEVED_AFTER_MS = 600_000;
/** A reference that took longer to come says too little. */
const LONGEST_ANSWER_MS = 1000;
/** Smaller differences are those of the way to the reference. */
const NEGLIGIBLE_MS = 100;
const SHARED = 'wattle clock';

export interface ClockWatchOptions {
  readonly store: Pick<Store, 'dialect' | 'time'>;
  readonly log: Pick<Logger, 'warn'>;
  readonly clock?: SteadyClock;
  readonly machine?: Clock;
  /** Ms that have gone by, without and with those for which the machine slept. */
  readonly elapsed?: () => { readonly awake: number; readonly all: number };
}

const elapsedHere = (): { readonly awake: number; readonly all: number } => ({ awake: performance.now(), all: os.uptime() * 1000 });

interface Jump {
  /** Ms by which the reference is ahead of the program. */
  readonly by: number;
  readonly at: number;
  readonly awakeAt: number;
}

export class ClockWatch {
  readonly #options: Required<ClockWatchOptions>;
  #before: { readonly awake: number; readonly all: number };
  #jump: Jump | null = null;
  /** Since when the machine disagrees with the program for another reason; of the program. */
  #machineWrongSince: number | null = null;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: ClockWatchOptions) {
    this.#options = { clock: systemClock, machine: machineClock, elapsed: elapsedHere, ...options };
    this.#before = this.#options.elapsed();
  }

  /** Takes the reference as the time, once, and watches from then on. Threads that are started later report the same time. */
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

  /** Null while all is well. */
  get trouble(): ClockTrouble | null {
    const { store, clock, machine } = this.#options;
    if (this.#jump !== null) {
      const whose = store.dialect === 'postgres' ? 'the database' : 'this machine';
      const reason = `The clock of ${whose} jumped by ${secondsOf(this.#jump.by)} s. Times go on as before. If it stays so for ten minutes it is taken as right.`;
      return { reason, offsetSeconds: secondsOf(this.#jump.by), since: this.#jump.at };
    }
    if (this.#machineWrongSince === null) return null;
    const offsetSeconds = secondsOf(machine.now() - clock.steady());
    const reason = `The clock of this machine is ${offsetSeconds} s ahead of that of the database, by which the program goes. Let it be set by NTP.`;
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
        log.warn({ seconds: secondsOf(by) }, 'The clock jumped. Times go on as before, unless it stays so for ten minutes');
      } else if (awake - this.#jump.awakeAt >= BELIEVED_AFTER_MS) {
        clock.shift(by);
        this.#jump = null;
        log.warn({ seconds: secondsOf(by) }, 'The clock has been another one for ten minutes, and is taken as right');
      }
    }
    this.#lookAtMachine();
  }

  /** A machine that slept has not jumped. */
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

  /** What time it is by the reference; null where it cannot be queried now. */
  async #reference(): Promise<number | null> {
    const { store, machine } = this.#options;
    if (store.dialect === 'sqlite') return machine.now();
    const askedAt = performance.now();
    const told = await store.time().catch(() => null);
    const tookMs = performance.now() - askedAt;
    return told === null || tookMs > LONGEST_ANSWER_MS ? null : told + tookMs / 2;
  }
}

const secondsOf = (ms: number): number => Math.round(ms / 1000);

/** In a thread: reports the time of the program that started it. */
export function followProgramClock(): void {
  const shared = getEnvironmentData(SHARED);
  if (shared instanceof SharedArrayBuffer) systemClock.follow(shared);
}
