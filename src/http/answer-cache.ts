/**
 * Answers as bytes, cached until the data they rest on changes or they grow old; one caller makes an answer while the others wait for it.
 * While the store cannot be read, an answer that has grown old goes on being given for a while, and says how old it is.
 */
import { LRUCache } from 'lru-cache';
import type { Clock } from '../core/clock.ts';
import type { DatasetKey } from '../core/define-dataset.ts';
import { WattleError } from '../core/errors.ts';
import { isStoreError, knownErrorOf } from '../queries/known-error.ts';
import { type EncodedBody, LONG_BYTES } from './encoded-body.ts';
import type { Headers } from './headers.ts';

export interface CachedAnswer {
  readonly body: EncodedBody;
  /** When it was made, and the instant from which it is made again, ms since the epoch. */
  readonly madeAt: number;
  readonly until: number;
  /** What it rests on; null where any change of data may show in it. */
  readonly datasets: readonly DatasetKey[] | null;
  /** Hardly anybody will request it again. */
  readonly seldomAsked: boolean;
}

/** An answer that was just made may have grown old on its way. */
const JUST_MADE_MS = 1000;
/** For so long an answer is believed to be the newest although nobody could look whether data changed. */
const BELIEVED_MS = 5000;

/** Among the datasets that answers rest on, the place of those which may rest on any. */
const ANY = '*';

/** So long after it has grown old an answer is given where the store cannot be read. */
const WITHOUT_STORE_MS = 900_000;

const MOST_BYTES = 64 * 1024 * 1024;
/** Of so many answers that are not cached, under keys of so many characters together, it is remembered that they were requested. */
const MOST_ASKED = 10_000;
const MOST_ASKED_CHARACTERS = 4 * 1024 * 1024;

/** What is thrown past the cache: it is for the caller who made it, and others make their own. */
export abstract class PastCache extends Error {}

const isForMakerAlone = (error: unknown): boolean =>
  error instanceof PastCache || (error instanceof WattleError && error.code.startsWith('LIMIT_'));

/** Drops what rests on data that changed since it was last called; throws where the store cannot be queried. */
export type Look = () => Promise<void>;

export class AnswerCache {
  readonly #clock: Clock;
  #look: Look | null = null;
  /** When the last look that came to its end was begun; of the monotonic clock, ms. */
  #lookedAt = 0;
  readonly #answers = new LRUCache<string, CachedAnswer>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ body }, key) => body.bytes + key.length + 1,
    dispose: (answer, key) => this.#unlink(answer, key),
  });
  readonly #making = new Map<string, Promise<CachedAnswer>>();
  /** The keys of the answers that rest on each dataset, and on any. */
  readonly #keysOf = new Map<string, Set<string>>();
  /** Keys of answers that were made and not cached. */
  readonly #asked = new LRUCache<string, true>({
    ...{ max: MOST_ASKED, maxSize: MOST_ASKED_CHARACTERS },
    sizeCalculation: (_, key) => key.length + 1,
  });

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** From now on this shows what changed. It looks by itself, and at the moments that matter. */
  followedBy(look: Look): void {
    this.#look = look;
    this.#lookedAt = performance.now();
  }

  /** Looks whether data changed; where that cannot be done, answers grow old by time. */
  async look(): Promise<void> {
    if (this.#look === null) return;
    const begunAt = performance.now();
    await this.#look();
    this.#lookedAt = begunAt;
  }

  /** The same for those whom a failure does not concern. */
  async lookIfPossible(): Promise<void> {
    await this.look().catch(() => {});
  }

  /** The answer under a canonical key, if it is here, young enough, and nothing newer can be known of. */
  cached(key: string): CachedAnswer | null {
    const answer = this.#answers.get(key);
    return answer && this.#clock.now() < answer.until && this.#isFollowed() ? answer : null;
  }

  /** What is given only because the store cannot be read says how old it is. */
  ageHeaders({ madeAt, until }: Pick<CachedAnswer, 'madeAt' | 'until'>): Headers {
    const now = this.#clock.now();
    if (now - until <= JUST_MADE_MS && this.#isFollowed()) return {};
    return {
      age: String(Math.max(1, Math.ceil((now - madeAt) / 1000))),
      'cache-control': 'no-store',
      warning: '111 - "Revalidation Failed"',
    };
  }

  /** Whether the data were looked at a moment ago. */
  #isFollowed(): boolean {
    return this.#look === null || performance.now() - this.#lookedAt < BELIEVED_MS;
  }

  /** The answer under a canonical key, made if need be. What `make` throws is not cached. */
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
        // It may show data that others of the cache do not: they go first, so that nobody is shown older data after newer.
        await this.lookIfPossible();
        // An answer begun before the data changed belongs to those who waited for it, and to nobody after them.
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

  /** An answer that may be given where the store cannot be read. */
  #withoutStore(key: string): CachedAnswer | null {
    const old = this.#answers.get(key);
    return old && this.#clock.now() < old.until + WITHOUT_STORE_MS ? old : null;
  }

  /** All data may have changed. */
  clear(): void {
    this.#making.clear();
    this.#answers.clear();
  }

  /** Some datasets changed: what rests on them goes, and what is being made is cached for nobody, for it is not known what it will rest on. */
  dropOf(datasets: readonly DatasetKey[]): void {
    if (datasets.length === 0) return;
    this.#making.clear();
    for (const dataset of [...datasets, ANY]) for (const key of [...(this.#keysOf.get(dataset) ?? [])]) this.#answers.delete(key);
  }

  get size(): { readonly answers: number; readonly bytes: number } {
    return { answers: this.#answers.size, bytes: this.#answers.calculatedSize };
  }

  /**
   * Whether an answer is cached. Long ones and those that are seldom requested are the second time only: few are requested again, and one
   * long one drives out hundreds.
   */
  #isWanted(key: string, { body, seldomAsked }: CachedAnswer): boolean {
    if ((body.bytes <= LONG_BYTES && !seldomAsked) || this.#asked.delete(key)) return true;
    this.#asked.set(key, true);
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
