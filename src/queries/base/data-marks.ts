/**
 * A mark is a text that identifies the state of a dataset. It changes with the data, their freshness and the day. Cached facts are
 * valid as long as the mark is unchanged.
 */
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { datasets } from '../../catalogue/catalogue.ts';
import { singleFiguresKey } from '../../catalogue/single-figures.ts';
import { present } from '../../core/assert.ts';
import { shareThread } from '../../core/cost.ts';
import { type Dataset, type DatasetKey, storeKey } from '../../core/define-dataset.ts';
import { DAY_MS } from '../../core/period.ts';
import type { QueryContext } from './context.ts';
import { freshnessOf } from './freshness.ts';
import type { QueryCaches } from './query-caches.ts';

type Reading = Pick<QueryContext, 'store' | 'clock'>;

/** The time in ms after which marks are calculated again, because freshness depends on the time. */
const JUDGED_MS = 60_000;
/** Agencies release figures at full or half hours. Results that depend on the time of day are therefore kept for at most this time in ms. */
const HALF_HOUR_MS = 1_800_000;

const minuteOf = ({ clock }: Pick<QueryContext, 'clock'>): number => Math.floor(clock.now() / JUDGED_MS);
export const halfHourOf = ({ clock }: Pick<QueryContext, 'clock'>): number => Math.floor(clock.now() / HALF_HOUR_MS);

class DataMarks {
  #counter: number | null = null;
  #minute: number | null = null;
  /** Counts changes for which the store did not name the datasets. Any dataset may have changed. */
  #changesOfAll = 0;
  /** For each dataset, the store's change counter after its latest change. */
  readonly #changes = new Map<DatasetKey, number>();
  /** A change replaces the map instead of clearing it. A call that is still running may add outdated marks to the old map. */
  #marks = new Map<Dataset, string>();
  /** The marks of all datasets as one text, and the map that it is from. */
  #all: { readonly marks: ReadonlyMap<Dataset, string>; readonly text: Promise<string> } | null = null;

  async ofAll(ctx: QueryContext, datasets: () => readonly Dataset[]): Promise<string> {
    await this.#look(ctx);
    const marks = this.#marks;
    if (this.#all?.marks !== marks) {
      const text = this.#textOf(ctx, datasets());
      this.#all = { marks, text };
      text.catch(() => {
        this.#all = null;
      });
    }
    return `${this.#counter} ${await this.#all.text}`;
  }

  /** Returns a short text, because it is compared at each request. */
  async #textOf(ctx: QueryContext, datasets: readonly Dataset[]): Promise<string> {
    const mark = await this.of(ctx, datasets);
    return createHash('sha256').update(datasets.map(mark).join(' ')).digest('base64');
  }

  async of(ctx: QueryContext, datasets: readonly Dataset[]): Promise<(dataset: Dataset) => string> {
    await this.#look(ctx);
    const marks = this.#marks;
    const missing = [...new Set(datasets)].filter((dataset) => !marks.has(dataset));
    if (missing.length > 0) await this.#add(ctx, missing, marks);
    return (dataset) => present(marks.get(dataset), 'The mark of a dataset');
  }

  async #add(ctx: QueryContext, missing: readonly Dataset[], marks: Map<Dataset, string>): Promise<void> {
    const day = Math.floor(ctx.clock.now() / DAY_MS);
    const changes = missing.map((dataset) => this.#changesOf(dataset));
    const states = new Map((await ctx.store.datasets.states([...new Set(missing.map(storeKey))])).map((state) => [state.dataset, state]));
    for (const [i, dataset] of missing.entries()) {
      const freshness = await freshnessOf(ctx, dataset, states.get(storeKey(dataset)) ?? null);
      marks.set(dataset, JSON.stringify([changes[i], day, freshness]));
    }
  }

  #changesOf(dataset: Dataset): readonly (number | null)[] {
    const key = storeKey(dataset);
    return [this.#changesOfAll, this.#changes.get(key) ?? null, this.#changes.get(singleFiguresKey(key)) ?? null];
  }

  /** Reads the change counter before the data. If the data change between the two reads, the next call detects it. */
  async #look(ctx: Reading): Promise<void> {
    const [minute, counter] = [minuteOf(ctx), await ctx.store.counterOfTurn()];
    if (counter === this.#counter && minute === this.#minute) return;
    const since = this.#counter;
    const changed = since === null || since === counter ? { counter, datasets: [] } : await ctx.store.changesSince(since);
    // Another caller may already have counted this change. Counting it twice only means that some facts are built again.
    if (changed.datasets === null) this.#changesOfAll += 1;
    else for (const key of changed.datasets) this.#changes.set(key, changed.counter);
    this.#counter = changed.counter;
    this.#minute = minute;
    this.#marks = new Map();
  }
}

/** Marks by store. Contexts for the same store share their caches, so the caches are the key. */
const MARKS = new WeakMap<QueryCaches, DataMarks>();

function marksIn({ caches }: QueryContext): DataMarks {
  const marks = MARKS.get(caches) ?? new DataMarks();
  MARKS.set(caches, marks);
  return marks;
}

/** Returns a function that gives the current mark of each dataset. A cached fact is valid if the mark of its dataset has not changed. */
export const marksOf = (ctx: QueryContext, datasets: readonly Dataset[]): Promise<(dataset: Dataset) => string> =>
  marksIn(ctx).of(ctx, datasets);

/** Returns the mark of all data. It changes with any dataset, with any freshness, and each half hour. */
export const markOfAll = async (ctx: QueryContext): Promise<string> => `${await marksIn(ctx).ofAll(ctx, datasets)} ${halfHourOf(ctx)}`;

interface Marked<T> {
  readonly mark: string;
  readonly value: Promise<T>;
}

/**
 * Keeps results until one of their datasets or its freshness changes. Timed results also depend on the time of day, so they are kept for
 * at most half an hour.
 * Concurrent requests for a result share one calculation. An error is not kept.
 */
export class KeptResults<T> {
  readonly #most: number;
  readonly #isTimed: boolean;
  readonly #kept = new WeakMap<QueryCaches, LRUCache<string, Marked<T>>>();

  /** @param most the maximum number of results for each store */
  constructor(most: number, isTimed = true) {
    this.#most = most;
    this.#isTimed = isTimed;
  }

  /**
   * @param name the name of the result, unique in this object
   * @param datasets the datasets of the result. Null if it depends on all datasets
   */
  async of(ctx: QueryContext, name: string, datasets: readonly Dataset[] | null, make: () => Promise<T>): Promise<T> {
    const kept = this.#kept.get(ctx.caches) ?? new LRUCache<string, Marked<T>>({ max: this.#most });
    this.#kept.set(ctx.caches, kept);
    const marks = datasets === null ? [await ctx.store.counterOfTurn()] : datasets.map(await marksOf(ctx, datasets));
    const mark = [...marks, this.#isTimed ? halfHourOf(ctx) : ''].join(' ');
    if (kept.get(name)?.mark !== mark) await shareThread();
    const before = kept.get(name);
    if (before?.mark === mark) return before.value;
    const value = make();
    kept.set(name, { mark, value });
    value.catch(() => kept.delete(name));
    return value;
  }
}
