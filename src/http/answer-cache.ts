/** Answers kept as bytes until the data they rest on changes or they grow old; one caller makes an answer while the others wait for it. */
import type { Clock } from '../core/clock.ts';
import type { DatasetKey } from '../core/define-dataset.ts';
import { LONG_BYTES, type Representation } from './encoded-body.ts';

export interface Kept {
  readonly representation: Representation;
  /** From this instant it is made again, ms since the epoch. */
  readonly until: number;
  /** What it rests on; null where any change of data may show in it. */
  readonly datasets: readonly DatasetKey[] | null;
  /** Hardly anybody will ask for it again. */
  readonly seldomAsked: boolean;
}

/** Among the datasets that answers rest on, the place of those which may rest on any. */
const ANY = '*';

/** Of so many answers that are not kept it is remembered that they were asked for. */
const MOST_ASKED = 10_000;
const MOST_BYTES = 64 * 1024 * 1024;
const MOST_SPELLINGS = 20_000;

/** @template Hot what is remembered for a request spelled exactly as one before */
export class AnswerCache<Hot = never> {
  readonly #clock: Clock;
  readonly #kept = new Map<string, Kept>();
  /** No Map: one that things go in and out of for ever keeps what they held until all memory is looked through. */
  #making: Record<string, Promise<Kept>> = Object.create(null);
  readonly #hot = new Map<string, { readonly hot: Hot; readonly until: number }>();
  /** The spellings of each kept answer, so that they go when it goes. */
  readonly #spellings = new Map<string, string[]>();
  /** The kept answers that rest on each dataset, and on any. */
  readonly #resting = new Map<string, Set<string>>();
  /** Keys of answers that were made and not kept. */
  readonly #asked = new Set<string>();
  #bytes = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** The answer under a canonical key, made if need be. What `make` throws is not kept. */
  get(key: string, make: () => Promise<Kept>): Kept | Promise<Kept> {
    const kept = this.#kept.get(key);
    if (kept && this.#clock.now() < kept.until) return kept;
    const underWay = this.#making[key];
    if (underWay) return underWay;
    const making: Promise<Kept> = make()
      .then((made) => {
        // An answer begun before the data changed belongs to those who waited for it, and to nobody after them.
        if (this.#making[key] === making) this.#keep(key, made);
        return made;
      })
      .finally(() => {
        if (this.#making[key] === making) delete this.#making[key];
      });
    this.#making[key] = making;
    return making;
  }

  /** What was remembered for a spelling, while its answer is kept and young enough. */
  hot(spelling: string): Hot | null {
    const entry = this.#hot.get(spelling);
    return entry && this.#clock.now() < entry.until ? entry.hot : null;
  }

  /** Remembers a spelling of a kept answer, unless the answer has gone meanwhile. */
  keepHot(spelling: string, hot: Hot, key: string, kept: Kept): void {
    if (this.#kept.get(key) !== kept) return;
    if (this.#hot.size >= MOST_SPELLINGS) {
      this.#hot.clear();
      this.#spellings.clear();
    }
    const spellings = this.#spellings.get(key);
    if (spellings) spellings.push(spelling);
    else this.#spellings.set(key, [spelling]);
    this.#hot.set(spelling, { hot, until: kept.until });
  }

  /** All data may have changed. */
  clear(): void {
    this.#kept.clear();
    this.#making = Object.create(null);
    this.#hot.clear();
    this.#spellings.clear();
    this.#resting.clear();
    this.#bytes = 0;
  }

  /** Some datasets changed: what rests on them goes, and what is being made is kept for nobody, for it is not known what it will rest on. */
  dropOf(datasets: readonly DatasetKey[]): void {
    if (datasets.length === 0) return;
    this.#making = Object.create(null);
    for (const dataset of [...datasets, ANY]) for (const key of this.#resting.get(dataset) ?? []) this.#drop(key);
  }

  get size(): { readonly answers: number; readonly bytes: number } {
    return { answers: this.#kept.size, bytes: this.#bytes };
  }

  /**
   * Whether an answer is kept. Long ones and those that are seldom asked for are the second time only: few are asked for again, one long one
   * drives out hundreds, and clearing away what was kept in vain holds everybody up.
   */
  #isWanted(key: string, { representation, seldomAsked }: Kept): boolean {
    if ((representation.bytes <= LONG_BYTES && !seldomAsked) || this.#asked.delete(key)) return true;
    if (this.#asked.size >= MOST_ASKED) this.#asked.clear();
    this.#asked.add(key);
    return false;
  }

  #keep(key: string, made: Kept): void {
    this.#drop(key);
    if (!this.#isWanted(key, made)) return;
    made.representation.settle();
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes + made.representation.bytes <= MOST_BYTES) break;
      this.#drop(oldest);
    }
    this.#kept.set(key, made);
    this.#bytes += made.representation.bytes;
    for (const dataset of made.datasets ?? [ANY]) {
      const resting = this.#resting.get(dataset);
      if (resting) resting.add(key);
      else this.#resting.set(dataset, new Set([key]));
    }
  }

  #drop(key: string): void {
    const kept = this.#kept.get(key);
    if (!kept) return;
    this.#kept.delete(key);
    this.#bytes -= kept.representation.bytes;
    for (const spelling of this.#spellings.get(key) ?? []) this.#hot.delete(spelling);
    this.#spellings.delete(key);
    for (const dataset of kept.datasets ?? [ANY]) {
      const resting = this.#resting.get(dataset);
      resting?.delete(key);
      if (resting?.size === 0) this.#resting.delete(dataset);
    }
  }
}
