/**
 * Logs only once that an agency cannot be reached. Without a network, the log then has one line for each agency instead of one for each
 * dataset.
 */
import type { WattleError } from '../../core/errors.ts';
import { HostRestingError } from './circuit-breaker.ts';
import { BARRIER_WORDS, type Barrier, barrierOf } from './reachability.ts';

export interface OutageLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
}

/** Obstacles between this computer and an agency. They affect all datasets of the agency. */
const ON_THE_WAY: ReadonlySet<Barrier | null> = new Set<Barrier>(['dns', 'tls', 'no_connection']);

/** Returns true if the agency was not reached. `Outages` has already logged this. */
export const isOutage = (error: WattleError): boolean => error instanceof HostRestingError || ON_THE_WAY.has(barrierOf(error));

export class Outages {
  readonly #log: OutageLog;
  readonly #out = new Set<string>();
  #reached = false;
  #allReported = false;

  constructor(log: OutageLog) {
    this.#log = log;
  }

  failed(host: string, error: WattleError): void {
    const barrier = barrierOf(error);
    if (barrier === null || !ON_THE_WAY.has(barrier) || this.#out.has(host)) return;
    this.#out.add(host);
    const { what, advice } = BARRIER_WORDS[barrier];
    if (this.#reached || this.#out.size === 1) {
      this.#log.warn(
        { host, code: error.code },
        `${host} cannot be reached (${what}). Stored data are still served. The program will try again. ${advice}`,
      );
    } else if (!this.#allReported) {
      this.#allReported = true;
      this.#log.warn(
        { hosts: [...this.#out], code: error.code },
        `No agency can be reached from this machine (${what}). Stored data are still served. The program will try again. WATTLE_UPSTREAM=offline turns updates off.`,
      );
    }
  }

  reached(host: string): void {
    this.#reached = true;
    this.#allReported = false;
    if (this.#out.delete(host)) this.#log.info({ host }, `${host} can be reached again`);
  }
}
