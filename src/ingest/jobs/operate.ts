/** What an operator asks the workers to do with a dataset, on whichever node they run. */
import type { Clock } from '../../core/clock.ts';
import type { DatasetKey } from '../../core/define-dataset.ts';
import type { Store } from '../../store/port.ts';
import type { Acceptable } from '../apply/validate.ts';

export interface JobOperatorOptions {
  readonly store: Pick<Store, 'jobs'>;
  readonly clock: Clock;
  /** Tells a worker in the same process that there is work. */
  readonly wake?: () => void;
}

/** What a job of kind `accept` holds; its key is the dataset. */
export interface AcceptPayload {
  readonly accept: readonly Acceptable[];
}

const BEFORE_ALL_ELSE = 0;

export class JobOperator {
  readonly #options: JobOperatorOptions;

  constructor(options: JobOperatorOptions) {
    this.#options = options;
  }

  /**
   * Has a dataset fetched once more, and what is new of it taken even where it would be set aside for these reasons. Comes back when the
   * job is noted.
   */
  async fetchAgain(dataset: DatasetKey, accept: readonly Acceptable[]): Promise<void> {
    const payload: AcceptPayload = { accept };
    await this.#options.store.jobs.enqueue('accept', dataset, payload, BEFORE_ALL_ELSE);
    this.#options.wake?.();
  }
}
