/**
 * Cached answers as bytes, until their data change or they expire. One caller builds an answer while others wait. If the store cannot be
 * read, expired answers are served for a while with their age.
 */
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../core/clock.ts';
import type { DatasetKey } from '../../core/define-dataset.ts';
import { WattleError } from '../../core/errors.ts';
import { isStoreError, knownErrorOf } from '../../queries/base/known-error.ts';
import type { Headers } from '../base/headers.ts';
import { type EncodedBody, LONG_BYTES } from './encoded-body.ts';

export interface CachedAnswer {
  readonly body: EncodedBody;
  /** Time of building, and expiry, ms since the epoch. */
  readonly madeAt: number;
  readonly until: number;
  /** Datasets used. Null if any change may affect it. */
  readonly datasets: readonly DatasetKey[] | null;
  /** Unlikely to be requested again. */
  readonly seldomRequested: boolean;
}

/** An answer may expire while it is built. */
const JUST_MADE_MS = 1000;
/** How long an answer counts as current without a successful check for changes. */
const BELIEVED_MS = 5000;

/** Key of answers that depend on all datasets. */
const ANY = '*';

/** How long expired answers are served if the store cannot be read. */
const WITHOUT_STORE_MS = 900_000;

const MOST_BYTES = 32 * 1024 * 1024;
/** Number and total key length of remembered uncached answers. */
const MOST_ASKED = 10_000;
const MOST_ASKED_CHARACTERS = 4 * 1024 * 1024;

/** Thrown to bypass the cache, for the caller that built it. Others build their own. */
export abstract class PastCache extends Error {}

const isForMakerAlone = (error: unknown): boolean =>
  error instanceof PastCache || (error instanceof WattleError && error.code.startsWith('LIMIT_'));

/** Drops answers with changed data. Throws if the store cannot be read. */
export type Look = () => Promise<void>;

export class AnswerCache {
  readonly #clock: Clock;
  #look: Look | null = null;
  /** Start of the last completed check, monotonic ms. */
  #lookedAt = 0;
  readonly #answers = new LRUCache<string, CachedAnswer>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ body }, key) => body.bytes + key.length + 1,
    dispose: (answer, key) => this.#unlink(answer, key),
  });
  readonly #making = new Map<string, Promise<CachedAnswer>>();
  /** The keys of the answers that rest on each dataset, and on any. */
  readonly #keysOf = new Map<string, Set<string>>();
  /** Keys of answers that were built but not cached. */
  readonly #requested = new LRUCache<string, true>({
    ...{ max: MOST_ASKED, maxSize: MOST_ASKED_CHARACTERS },
    sizeCalculation: (_, key) => key.length + 1,
  });

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Sets the check for changes. */
  followedBy(look: Look): void {
    this.#look = look;
    this.#lookedAt = performance.now();
  }

  /** Checks for changes. On failure answers expire by time. */
  async look(): Promise<void> {
    if (this.#look === null) return;
    const begunAt = performance.now();
    await this.#look();
    this.#lookedAt = begunAt;
  }

  /** The same, ignoring failures. */
  async lookIfPossible(): Promise<void> {
    await this.look().catch(() => {});
  }

  /** The cached answer of a canonical key, if it is known to be current. */
  cached(key: string): CachedAnswer | null {
    const answer = this.#answers.get(key);
    return answer && this.#clock.now() < answer.until && this.#isFollowed() ? answer : null;
  }

  /** Answers served because the store cannot be read state their age. */
  ageHeaders({ madeAt, until }: Pick<CachedAnswer, 'madeAt' | 'until'>): Headers {
    const now = this.#clock.now();
    if (now - until <= JUST_MADE_MS && this.#isFollowed()) return {};
    return {
      age: String(Math.max(1, Math.ceil((now - madeAt) / 1000))),
      'cache-control': 'no-store',
      warning: '111 - "Revalidation Failed"',
    };
  }

  /** Whether changes were checked a moment ago. */
  #isFollowed(): boolean {
    return this.#look === null || performance.now() - this.#lookedAt < BELIEVED_MS;
  }

  /** The answer of a canonical key, built if necessary. Errors of `make` are not cached. */
  get(key: string, make: () => Promise<CachedAnswer>): CachedAnswer | Promise<CachedAnswer> {
    const answer = this.cached(key);
    if (answer) return answer;
    const underWay = this.#making.get(key);
    if (underWay) {
      return underWay.catch((error: unknown) => {
        if (isForMakerAlone(error)) return this.get(key, make);
        throw error;
      });
    }
    const old = this.#withoutStore(key);
    if (old && !this.#isFollowed()) return old;
    const making: Promise<CachedAnswer> = make()
      .then(async (made) => {
        // It may be newer than other cached answers, so drop these first. A reader never gets older data after newer.
        await this.lookIfPossible();
        // An answer begun before a change is only for callers that already waited.
        if (this.#making.get(key) === making) this.#keep(key, made);
        return made;
      })
      .catch((error: unknown) => {
        const cached = this.#withoutStore(key);
        if (cached && isStoreError(knownErrorOf(error))) return cached;
        throw error;
      })
      .finally(() => {
        if (this.#making.get(key) === making) this.#making.delete(key);
      });
    this.#making.set(key, making);
    return making;
  }

  /** An answer for use if the store cannot be read. */
  #withoutStore(key: string): CachedAnswer | null {
    const old = this.#answers.get(key);
    return old && this.#clock.now() < old.until + WITHOUT_STORE_MS ? old : null;
  }

  /** All data may have changed. */
  clear(): void {
    this.#making.clear();
    this.#answers.clear();
  }

  /** Some datasets changed. Drops their answers, and caches no answer in progress, because its datasets are unknown. */
  dropOf(datasets: readonly DatasetKey[]): void {
    if (datasets.length === 0) return;
    this.#making.clear();
    for (const dataset of [...datasets, ANY]) for (const key of [...(this.#keysOf.get(dataset) ?? [])]) this.#answers.delete(key);
  }

  get size(): { readonly answers: number; readonly bytes: number } {
    return { answers: this.#answers.size, bytes: this.#answers.calculatedSize };
  }

  /** Whether to cache. Long and unlikely answers only on the second request, because a long one evicts hundreds. */
  #isWanted(key: string, { body, seldomRequested }: CachedAnswer): boolean {
    if ((body.bytes <= LONG_BYTES && !seldomRequested) || this.#requested.delete(key)) return true;
    this.#requested.set(key, true);
    return false;
  }

  #keep(key: string, made: CachedAnswer): void {
    this.#answers.delete(key);
    if (!this.#isWanted(key, made)) return;
    this.#answers.set(key, made);
    if (!this.#answers.has(key)) return;
    for (const dataset of made.datasets ?? [ANY]) {
      const keys = this.#keysOf.get(dataset);
      if (keys) keys.add(key);
      else this.#keysOf.set(dataset, new Set([key]));
    }
  }

  #unlink({ datasets }: CachedAnswer, key: string): void {
    for (const dataset of datasets ?? [ANY]) {
      const keys = this.#keysOf.get(dataset);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysOf.delete(dataset);
    }
  }
}
