/** Whether the store takes what comes in, as the worker last found: said once when it begins to fail, and once when it works again. */
import type { Clock } from '../../core/clock.ts';
import { STORE_FAULTS, type StoreFault } from '../../store/store-fault.ts';
import type { IngestLog } from './dataset-files.ts';

/** Work that failed is tried again within an hour; without another failure for so long another node has done it. */
const FORGOTTEN_AFTER_MS = 3 * 3_600_000;

export class StoreTrouble {
  readonly #clock: Clock;
  readonly #log: IngestLog;
  readonly #tell: (trouble: string | null) => void;
  /** What failed and when, ms since the epoch. */
  readonly #failed = new Map<string, number>();
  #told: string | null = null;

  constructor(clock: Clock, log: IngestLog, tell: (trouble: string | null) => void) {
    this.#clock = clock;
    this.#log = log;
    this.#tell = tell;
  }

  /** `what` is the work that failed, which is no longer in trouble once it `works`. */
  failed(what: string, fault: StoreFault, error: unknown): void {
    this.#failed.set(what, this.#clock.now());
    if (this.#told === STORE_FAULTS[fault]) return;
    this.#told = STORE_FAULTS[fault];
    this.#log.error({ err: error, fault }, `The store does not take what comes in. ${this.#told} Ingestion goes on by itself.`);
    this.#tell(this.#told);
  }

  /** Whether this had failed and other work still waits: what keeps that may be gone with it, so that it is worth trying again at once. */
  works(what: string): boolean {
    if (this.#told === null) return false;
    const hadFailed = this.#failed.delete(what);
    for (const [one, at] of this.#failed) if (this.#clock.now() - at > FORGOTTEN_AFTER_MS) this.#failed.delete(one);
    if (this.#failed.size > 0) return hadFailed;
    this.#told = null;
    this.#log.info({}, 'The store takes what comes in again');
    this.#tell(null);
    return false;
  }

  /** The work that failed and has not been done since. */
  get failing(): readonly string[] {
    return [...this.#failed.keys()];
  }
}
