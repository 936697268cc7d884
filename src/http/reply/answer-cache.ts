/**
 * Caches responses as bytes until their data change or they expire. While one request builds a response, others wait for it. If the store
 * cannot be read, expired responses are sent for a limited time. They then state their age.
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
  /** The time at which the response was built, in ms since the epoch. */
  readonly madeAt: number;
  readonly until: number;
  /** Null if a change in any dataset may affect the response. */
  readonly datasets: readonly DatasetKey[] | null;
  /** True if the response is unlikely to be requested again. */
  readonly seldomRequested: boolean;
}

/** A response may expire while it is being built. Within this time, in ms, it is still sent without an Age header. */
const JUST_MADE_MS = 1000;
/** If the node cannot check for changes, it treats responses as current for this time after the last check, in ms. */
const BELIEVED_MS = 5000;

const ANY = '*';

/** While the store cannot be read, expired responses are still sent for this time, in ms. */
const WITHOUT_STORE_MS = 900_000;

const MOST_BYTES = 32 * 1024 * 1024;
/** Limits for the list of responses that were built but not cached: their number, and the total length of their keys. */
const MOST_ASKED = 10_000;
const MOST_ASKED_CHARACTERS = 4 * 1024 * 1024;

/**
 * Thrown to return a response without caching it. Only the caller that built the response receives it. Other callers, which waited for it,
 * build it again.
 */
export abstract class PastCache extends Error {}

const isForMakerAlone = (error: unknown): boolean =>
  error instanceof PastCache || (error instanceof WattleError && error.code.startsWith('LIMIT_'));

/** Removes responses whose data have changed. Throws if the store cannot be read. */
type Look = () => Promise<void>;

export class AnswerCache {
  readonly #clock: Clock;
  #look: Look | null = null;
  /** The start of the last successful check for changes, in monotonic ms. */
  #lookedAt = 0;
  readonly #answers = new LRUCache<string, CachedAnswer>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ body }, key) => body.bytes + key.length + 1,
    dispose: (answer, key) => this.#unlink(answer, key),
  });
  readonly #making = new Map<string, Promise<CachedAnswer>>();
  /** The keys of cached responses, by dataset. `ANY` has the responses that depend on all datasets. */
  readonly #keysOf = new Map<string, Set<string>>();
  /** The keys of responses that were built but not cached. */
  readonly #requested = new LRUCache<string, true>({
    max: MOST_ASKED,
    maxSize: MOST_ASKED_CHARACTERS,
    sizeCalculation: (_, key) => key.length + 1,
  });

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  followedBy(look: Look): void {
    this.#look = look;
    this.#lookedAt = performance.now();
  }

  /** Removes responses whose data have changed. Throws if the store cannot be read. */
  async look(): Promise<void> {
    if (this.#look === null) return;
    const begunAt = performance.now();
    await this.#look();
    this.#lookedAt = begunAt;
  }

  /** Removes responses whose data have changed, like `look`. Does not throw. */
  async lookIfPossible(): Promise<void> {
    await this.look().catch(() => {});
  }

  cached(key: string): CachedAnswer | null {
    const answer = this.#answers.get(key);
    return answer && this.#clock.now() < answer.until && this.#isFollowed() ? answer : null;
  }

  /** Returns an Age header if the response may be out of date because the store cannot be read, otherwise no header. */
  ageHeaders({ madeAt, until }: Pick<CachedAnswer, 'madeAt' | 'until'>): Headers {
    const now = this.#clock.now();
    if (now - until <= JUST_MADE_MS && this.#isFollowed()) return {};
    return {
      age: String(Math.max(1, Math.ceil((now - madeAt) / 1000))),
      'cache-control': 'no-store',
      warning: '111 - "Revalidation Failed"',
    };
  }

  #isFollowed(): boolean {
    return this.#look === null || performance.now() - this.#lookedAt < BELIEVED_MS;
  }

  /** Returns a cached response, or builds it. Errors of `make` are not cached. */
  get(key: string, make: () => Promise<CachedAnswer>): CachedAnswer | Promise<CachedAnswer> {
    const answer = this.cached(key);
    if (answer) return answer;
    const pending = this.#making.get(key);
    if (pending) {
      return pending.catch((error: unknown) => {
        if (isForMakerAlone(error)) return this.get(key, make);
        throw error;
      });
    }
    const old = this.#withoutStore(key);
    if (old && !this.#isFollowed()) return old;
    const making: Promise<CachedAnswer> = make()
      .then(async (made) => {
        // The new response may contain later data than cached responses. These are removed first, so that no reader gets older data after
        // newer data.
        await this.lookIfPossible();
        // If data changed while the response was built, it is not cached. Only callers that already waited for it receive it.
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

  /** Returns an expired response, for use while the store cannot be read. */
  #withoutStore(key: string): CachedAnswer | null {
    const old = this.#answers.get(key);
    return old && this.#clock.now() < old.until + WITHOUT_STORE_MS ? old : null;
  }

  /** Removes all responses. Call this if any data may have changed. */
  clear(): void {
    this.#making.clear();
    this.#answers.clear();
  }

  /** Removes the responses of some datasets. Responses that are being built will not be cached, because their datasets are not known yet. */
  dropOf(datasets: readonly DatasetKey[]): void {
    if (datasets.length === 0) return;
    this.#making.clear();
    for (const dataset of [...datasets, ANY]) for (const key of [...(this.#keysOf.get(dataset) ?? [])]) this.#answers.delete(key);
  }

  get size(): { readonly answers: number; readonly bytes: number } {
    return { answers: this.#answers.size, bytes: this.#answers.calculatedSize };
  }

  /**
   * True if a response should be cached. A long response displaces hundreds of others. A long or rarely requested response is therefore cached
   * only at its second request.
   */
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
