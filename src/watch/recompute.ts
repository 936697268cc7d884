/** Calculates indicators when an input has a new version. Later requests find the results in the cache. */
import type { DatasetKey } from '../core/define-dataset.ts';
import type { Signal } from '../core/define-signal.ts';
import { WattleError } from '../core/errors.ts';
import type { QueryContext } from '../queries/base/context.ts';
import { evaluateSignal } from '../queries/signals/evaluate-signal.ts';
import { restsOn } from './regimes.ts';

/** Calculates one indicator at a time. If several inputs of an indicator change at about the same time, it is calculated once. */
export class Recomputing {
  readonly #ctx: QueryContext;
  readonly #signals: readonly Signal[];
  readonly #onError: (error: unknown, signal: Signal) => void;
  readonly #due = new Set<Signal>();
  #running: Promise<void> | null = null;

  /** @param onError called for each failure, except if data are missing */
  constructor(ctx: QueryContext, signals: readonly Signal[], onError: (error: unknown, signal: Signal) => void) {
    this.#ctx = ctx;
    this.#signals = signals;
    this.#onError = onError;
  }

  /** Calculates the indicators that use at least one of these datasets. Resolves when all calculations have finished. */
  changed(datasets: readonly DatasetKey[]): Promise<void> {
    for (const signal of this.#signals) if (datasets.some((dataset) => restsOn(signal, dataset))) this.#due.add(signal);
    this.#running ??= this.#run().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  async #run(): Promise<void> {
    for (let [signal] = this.#due; signal; [signal] = this.#due) {
      this.#due.delete(signal);
      try {
        // `freshener: null` prevents downloads. No caller has requested the missing datasets.
        await evaluateSignal({ ...this.#ctx, freshener: null }, signal, new URLSearchParams());
      } catch (error) {
        if (!(error instanceof WattleError) || error.status !== 503) this.#onError(error, signal);
      }
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
}
