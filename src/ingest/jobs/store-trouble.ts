/** Tracks whether the store accepts writes. Logs once when writing fails, and once when it works again. */
import type { Clock } from '../../core/clock.ts';
import { STORE_FAULTS, type StoreFault } from '../../store/ports/store-fault.ts';
import type { IngestLog } from './ingest-log.ts';

/**
 * How long a failure is recorded, in ms. Failed work is repeated within an hour. If it has not failed on this node since, another node
 * has done the work.
 */
const FORGOTTEN_AFTER_MS = 3 * 3_600_000;

export class StoreTrouble {
  readonly #clock: Clock;
  readonly #log: IngestLog;
  readonly #tell: (trouble: string | null) => void;
  /** The time of each failure, in ms since the epoch, by name of the work. */
  readonly #failed = new Map<string, number>();
  #reported: string | null = null;

  constructor(clock: Clock, log: IngestLog, tell: (trouble: string | null) => void) {
    this.#clock = clock;
    this.#log = log;
    this.#tell = tell;
  }

  /** Records a failure. `what` is the name of the work. `works` with the same name removes the record. */
  failed(what: string, fault: StoreFault, error: unknown): void {
    this.#failed.set(what, this.#clock.now());
    if (this.#reported === STORE_FAULTS[fault]) return;
    this.#reported = STORE_FAULTS[fault];
    this.#log.error({ err: error, fault }, `New data cannot be stored. ${this.#reported} Ingest recovers automatically.`);
    this.#tell(this.#reported);
  }

  /**
   * Records that work succeeded. Returns true if it had failed before and other work is still failing. The caller then repeats the other
   * work, because the cause may have gone.
   */
  works(what: string): boolean {
    if (this.#reported === null) return false;
    const hadFailed = this.#failed.delete(what);
    for (const [one, at] of this.#failed) if (this.#clock.now() - at > FORGOTTEN_AFTER_MS) this.#failed.delete(one);
    if (this.#failed.size > 0) return hadFailed;
    this.#reported = null;
    this.#log.info({}, 'New data can be stored again');
    this.#tell(null);
    return false;
  }

  /** Names of work that has failed and has not succeeded since. */
  get failing(): readonly string[] {
    return [...this.#failed.keys()];
  }
}
