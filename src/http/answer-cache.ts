/**
 * Answers as bytes, cached until the data they rest on changes or they grow old; one caller makes an answer while the others wait for it.
 * While the store cannot be read, an answer that has grown old goes on being given for a while.
 */
import { LRUCache } from 'lru-cache';
import type { Clock } from '../core/clock.ts';
import type { DatasetKey } from '../core/define-dataset.ts';
import { isStoreError, knownErrorOf } from '../queries/known-error.ts';
import { type EncodedBody, LONG_BYTES } from './encoded-body.ts';
import type { Headers } from './headers.ts';

export interface CachedAnswer {
  readonly body: EncodedBody;
  /** From this instant it is made again, ms since the epoch. */
  readonly until: number;
  /** What it rests on; null where any change of data may show in it. */
  readonly datasets: readonly DatasetKey[] | null;
  /** Hardly anybody will ask for it again. */
  readonly seldomAsked: boolean;
}

/** Answers are kept for so long where the clock may change them. */
const KEPT_MS = 30_000;
/** An answer that was just made may have grown old on its way. */
const JUST_MADE_MS = 1000;

/** What is given only because the store cannot be read says how old it is, at least. */
export function ageHeaders({ until }: Pick<CachedAnswer, 'until'>, now: number): Headers {
  const pastMs = now - until;
  if (pastMs <= JUST_MADE_MS) return {};
  return { age: String(Math.ceil((pastMs + KEPT_MS) / 1000)), 'cache-control': 'no-store', warning: '111 - "Revalidation Failed"' };
}

/** Among the datasets that answers rest on, the place of those which may rest on any. */
const ANY = '*';

/** So long after it has grown old an answer is given where the store cannot be read. */
const WITHOUT_STORE_MS = 900_000;

const MOST_BYTES = 64 * 1024 * 1024;
/** Of so many answers that are not cached, under keys of so many characters together, it is remembered that they were asked for. */
const MOST_ASKED = 10_000;
const MOST_ASKED_CHARACTERS = 4 * 1024 * 1024;

export class AnswerCache {
  readonly #clock: Clock;
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

  /** The answer under a canonical key, if it is here and young enough. */
  cached(key: string): CachedAnswer | null {
    const answer = this.#answers.get(key);
    return answer && this.#clock.now() < answer.until ? answer : null;
  }

  /** The answer under a canonical key, made if need be. What `make` throws is not cached. */
  get(key: string, make: () => Promise<CachedAnswer>): CachedAnswer | Promise<CachedAnswer> {
    const answer = this.cached(key);
    if (answer) return answer;
    const underWay = this.#making.get(key);
    if (underWay) return underWay;
    const making: Promise<CachedAnswer> = make()
      .then((made) => {
        // An answer begun before the data changed belongs to those who waited for it, and to nobody after them.
        if (this.#making.get(key) === making) this.#keep(key, made);
        return made;
      })
      .catch((error: unknown) => {
        const old = this.#answers.get(key);
        if (old && this.#clock.now() < old.until + WITHOUT_STORE_MS && isStoreError(knownErrorOf(error))) return old;
        throw error;
      })
      .finally(() => {
        if (this.#making.get(key) === making) this.#making.delete(key);
      });
    this.#making.set(key, making);
    return making;
  }

  /** All data may have changed. */
  clear(): void {
    this.#making.clear();
    this.#answers.clear();
  }

  /** Some datasets changed: what rests on them goes, and what is being made is kept for nobody, for it is not known what it will rest on. */
  dropOf(datasets: readonly DatasetKey[]): void {
    if (datasets.length === 0) return;
    this.#making.clear();
    for (const dataset of [...datasets, ANY]) for (const key of [...(this.#keysOf.get(dataset) ?? [])]) this.#answers.delete(key);
  }

  get size(): { readonly answers: number; readonly bytes: number } {
    return { answers: this.#answers.size, bytes: this.#answers.calculatedSize };
  }

  /**
   * Whether an answer is cached. Long ones and those that are seldom asked for are the second time only: few are asked for again, and one
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
