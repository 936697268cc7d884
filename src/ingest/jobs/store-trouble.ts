/** State of writing to the store. Logged once when it fails and once when it recovers. */
import type { Clock } from '../../core/clock.ts';
import { STORE_FAULTS, type StoreFault } from '../../store/ports/store-fault.ts';
import type { IngestLog } from './ingest-log.ts';

/** Failed work is retried within an hour. Without a failure for this time another node has done it. */
const FORGOTTEN_AFTER_MS = 3 * 3_600_000;

export class StoreTrouble {
  readonly #clock: Clock;
  readonly #log: IngestLog;
  readonly #tell: (trouble: string | null) => void;
  /** Failed work and time, ms since the epoch. */
  readonly #failed = new Map<string, number>();
  #reported: string | null = null;

  constructor(clock: Clock, log: IngestLog, tell: (trouble: string | null) => void) {
    this.#clock = clock;
    this.#log = log;
    this.#tell = tell;
  }

  /** `what`: the failed work, cleared by `works`. */
  failed(what: string, fault: StoreFault, error: unknown): void {
    this.#failed.set(what, this.#clock.now());
    if (this.#reported === STORE_FAULTS[fault]) return;
    this.#reported = STORE_FAULTS[fault];
    this.#log.error({ err: error, fault }, `New data cannot be stored. ${this.#reported} Ingest recovers automatically.`);
    this.#tell(this.#reported);
  }

  /** True if this had failed and other failed work remains. The cause may be gone, so retry it now. */
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

  /** Work that failed and has not succeeded since. */
  get failing(): readonly string[] {
    return [...this.#failed.keys()];
  }
}
