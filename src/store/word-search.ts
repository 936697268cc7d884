/**
 * Ranked word search over one text column, the same for both dialects. What matches is walked in stages, best first, and no further than
 * the page needs:
 *
 *   head      the very words; then, of the best rows of stage 0, those that begin with the words in their order
 *   stage 0   all words, the first of them first
 *   stage 1   all words, anywhere
 *   stage 2   all words or longer ones, one that begins like the first of them first
 *   stage 3   all words or longer ones, anywhere
 *
 * Within a stage rows stand by tier (rows with the preferred values of a column first), then by length, then as in the register.
 * A word that very many rows have is left out where no row has all words: the rarer words tell more.
 */
import type { Column } from '../core/define-dataset.ts';
import {
  AllOf,
  AnyOf,
  END,
  gradeIn,
  gradeOf,
  Pace,
  Passing,
  type Postings,
  positionIn,
  RowList,
  standingOf,
  tierIn,
  unpackStandings,
  Without,
} from './postings.ts';
import type { RowSet } from './row-set.ts';
import { FIRST, LATER, NOTED_BEGINNINGS } from './word-index.ts';
import { likeness, MIN_PREFIX, PREFIX_WORDS, queryWords, wordsOf } from './words.ts';

type Answer<T> = T | Promise<T>;

/** The rows that have a word in one place: how many, and which if they are few. */
export interface ListHead {
  readonly rows: number;
  readonly short: Uint8Array | null;
}

export interface WordEntry {
  readonly word: string;
  readonly first: ListHead;
  readonly later: ListHead;
}

/** The word index of a register that is held. */
export interface WordReader {
  readonly rows: number;
  /** Those of the words that there are. */
  words(column: Column, words: readonly string[]): Answer<readonly WordEntry[]>;
  /** The commonest words that begin with some letters, by number of rows. */
  wordsBeginning(column: Column, letters: string, limit: number): Answer<readonly WordEntry[]>;
  /** The commonest words that were noted for some first letters; null when none were, because there are few. */
  notedWords(column: Column, letters: string): Answer<readonly string[] | null>;
  /** The first piece of a long list that ends at or behind a standing. */
  piece(column: Column, word: string, place: number, from: number): Answer<Uint8Array | null>;
  /** The texts of rows, in their order. */
  texts(column: Column, positions: readonly number[]): Answer<readonly string[]>;
}

/** Which rows may be found at all. */
export interface Eligible {
  /** By tier, whether it holds any such row. */
  readonly tiers: readonly boolean[];
  readonly set: RowSet | null;
  /** The rows of the set, when they are few, in ascending standing. */
  readonly standings: Float64Array | null;
  /** Of some rows, those that meet conditions which no set tells; null when there are none. */
  readonly meet: ((positions: readonly number[]) => Answer<ReadonlySet<number>>) | null;
}

export interface RankedRows {
  readonly positions: readonly number[];
  /** Where the next page begins; null at the end. */
  readonly next: number | null;
}

export interface Total {
  readonly rows: number;
  /** False when there are more. */
  readonly exact: boolean;
}

const STAGES = 4;
/** Candidates for the head whose text is read. */
const HEAD_ROWS = 100;
/** Matches are counted up to this, and only while so many steps are not spent. */
const COUNTED_ROWS = 1_000;
const COUNTED_STEPS = 20_000;
const MET_AT_ONCE = 200;
/** A word of one row in so many, and of no fewer rows than this, is common. */
const COMMON_ROW_IN = 200;
const COMMON_ROWS = 1_000;
/** A place in the ranking: in the head the number of rows before; in a stage its number from 1 times this, plus the last standing. */
const STAGE = 2 ** 46;

interface Term {
  readonly word: string;
  readonly entry: WordEntry | null;
}

export class WordSearch {
  /** Words of the query that were left out. */
  readonly leftOut: readonly string[];
  readonly #reader: WordReader;
  readonly #column: Column;
  readonly #eligible: Eligible;
  readonly #terms: readonly Term[];
  /** The words of the query as they stand, repeated ones too. */
  readonly #wanted: readonly string[];
  #longer: Promise<readonly (readonly WordEntry[])[]> | null = null;
  /** False when more words begin like one of the query than are looked at. */
  #allLonger = true;

  private constructor({ reader, column, eligible, text }: SearchFrom, leftOut: readonly string[], terms: readonly Term[]) {
    this.leftOut = leftOut;
    this.#reader = reader;
    this.#column = column;
    this.#eligible = eligible;
    this.#terms = terms;
    this.#wanted = wordsOf(text).filter((word) => !leftOut.includes(word));
  }

  /** Null for a text without words. */
  static async of(from: SearchFrom): Promise<WordSearch | null> {
    const words = queryWords(from.text);
    const entries = await from.reader.words(from.column, words);
    const terms = words.map((word): Term => ({ word, entry: entries.find((entry) => entry.word === word) ?? null }));
    const common = terms.filter((term) => rowsOf(term) >= Math.max(COMMON_ROWS, from.reader.rows / COMMON_ROW_IN));
    common.sort((a, b) => rowsOf(b) - rowsOf(a));
    const without = (left: number): WordSearch => {
      const leftOut = common.slice(0, left);
      return new WordSearch(
        from,
        leftOut.map(({ word }) => word),
        terms.filter((term) => !leftOut.includes(term)),
      );
    };
    if (terms.length === 0) return null;
    for (let left = 0; left <= Math.min(common.length, terms.length - 1); left++) {
      const search = without(left);
      if (await search.#matchesAny()) return search;
    }
    return without(0);
  }

  /** @param after where the page before ended, 0 for the first page */
  async page(after: number, limit: number): Promise<RankedRows> {
    const head = await this.#head();
    const found = after < STAGE ? head.slice(after).map((standing, i) => ({ standing, place: after + i + 1 })) : [];
    const inHead = new Set(head);
    const firstStage = Math.max(0, Math.floor(after / STAGE) - 1);
    for (let stage = firstStage; stage < STAGES && found.length <= limit; stage++) {
      const from = after >= STAGE && stage === firstStage ? (after % STAGE) + 1 : 0;
      const pace = new Pace();
      const list = await this.#stage(stage, pace);
      const standings = list ? await this.#take(list, from, limit + 1 - found.length, inHead) : [];
      for (const standing of standings) found.push({ standing, place: (stage + 1) * STAGE + standing });
    }
    const shown = found.slice(0, limit);
    return {
      positions: shown.map(({ standing }) => positionIn(standing)),
      next: found.length > limit ? (shown.at(-1)?.place ?? null) : null,
    };
  }

  /** How many rows match, counted as far as that is quick. */
  async total(): Promise<Total> {
    const [only] = this.#terms;
    const filtered = this.#eligible.set !== null || this.#eligible.meet !== null || this.#eligible.tiers.includes(false);
    if (only && this.#terms.length === 1 && !filtered) {
      const [longer = []] = await this.#longerWords();
      if (longer.length === 0 || rowsOf(only) >= COUNTED_ROWS) return { rows: rowsOf(only), exact: longer.length === 0 };
    }
    const pace = new Pace();
    let rows = 0;
    for (let stage = 0; stage < STAGES; stage++) {
      const list = await this.#stage(stage, pace);
      if (!list) continue;
      let from = 0;
      while (rows < COUNTED_ROWS && pace.steps < COUNTED_STEPS) {
        const batch = await this.#take(list, from, Math.min(MET_AT_ONCE, COUNTED_ROWS - rows), new Set());
        rows += batch.length;
        pace.steps += batch.length;
        if (batch.length === 0) break;
        from = (batch.at(-1) ?? 0) + 1;
      }
      if (rows >= COUNTED_ROWS || pace.steps >= COUNTED_STEPS) return { rows, exact: false };
    }
    return { rows, exact: this.#allLonger };
  }

  /** Whether any row has all words, whatever the conditions. */
  async #matchesAny(): Promise<boolean> {
    for (let stage = 0; stage < STAGES; stage++) {
      const list = await this.#combined(stage, new Pace());
      if (list && (await reached(list, 0)) !== END) return true;
    }
    return false;
  }

  /** The rows with the very words, then those that begin with them. */
  async #head(): Promise<readonly number[]> {
    const length = lengthOf(this.#wanted);
    const candidates = new Set<number>();
    const equals = await this.#stage(0, new Pace());
    for (const [tier, allowed] of this.#eligible.tiers.entries()) {
      if (!allowed || !equals) continue;
      const grade = gradeOf(tier, length);
      const before = candidates.size;
      for (let at = await reached(equals, standingOf(grade, 0)); gradeIn(at) === grade; at = await reached(equals, at + 1)) {
        if (candidates.size - before >= HEAD_ROWS) break;
        candidates.add(at);
      }
    }
    const begins = this.#terms.length > 1 ? await this.#stage(0, new Pace()) : null;
    if (begins) for (const standing of await this.#take(begins, 0, HEAD_ROWS, new Set())) candidates.add(standing);
    return this.#likely(await this.#met([...candidates]));
  }

  async #likely(standings: readonly number[]): Promise<readonly number[]> {
    const texts = await this.#reader.texts(this.#column, standings.map(positionIn));
    return standings
      .map((standing, i) => ({ standing, likeness: likeness(this.#wanted, texts[i] ?? '') }))
      .filter(({ likeness: how }) => how < 2)
      .sort((a, b) => a.likeness - b.likeness || a.standing - b.standing)
      .map(({ standing }) => standing);
  }

  /** The next rows of a stage that meet all conditions, without those shown already. */
  async #take(list: Postings, from: number, limit: number, shown: ReadonlySet<number>): Promise<readonly number[]> {
    const found: number[] = [];
    let at = from;
    while (found.length < limit && at !== END) {
      const batch: number[] = [];
      const wanted = this.#eligible.meet ? MET_AT_ONCE : limit - found.length;
      while (batch.length < wanted) {
        const step = list.seek(at);
        if (typeof step !== 'number') {
          await step;
          continue;
        }
        at = step;
        if (at === END) break;
        if (!shown.has(at)) batch.push(at);
        at++;
      }
      found.push(...(await this.#met(batch)));
    }
    return found.slice(0, limit);
  }

  async #met(standings: readonly number[]): Promise<readonly number[]> {
    const { meet } = this.#eligible;
    if (!meet || standings.length === 0) return standings;
    const met = await meet(standings.map(positionIn));
    return standings.filter((standing) => met.has(positionIn(standing)));
  }

  /** The rows of a stage that may be found; null when it can have none. */
  async #stage(stage: number, pace: Pace): Promise<Postings | null> {
    const list = await this.#combined(stage, pace);
    if (!list) return null;
    const { standings } = this.#eligible;
    const few = standings && standings.length < list.size ? new AllOf([new RowList(standings.length, standings, null), list], pace) : list;
    return new Passing(few, (standing) => this.#nextEligible(standing, stage), pace);
  }

  async #combined(stage: number, pace: Pace): Promise<Postings | null> {
    const [first, ...rest] = this.#terms;
    if (!first) return null;
    if (stage < 2 || !(await this.#longerWords()).some((longer) => longer.length > 0)) {
      return stage < 2 ? this.#whole(first, [stage], rest, pace) : null;
    }
    const longer = await this.#longerWords();
    const lists = (i: number, term: Term, places: readonly number[]): Postings => this.#anyOf([term.entry, ...(longer[i] ?? [])], places);
    const others = rest.map((term, i) => lists(i + 1, term, [FIRST, LATER]));
    const all = new AllOf([lists(0, first, [stage === 2 ? FIRST : LATER]), ...others], pace);
    const whole = this.#whole(first, [FIRST, LATER], rest, pace);
    const before = stage === 2 ? [whole] : [whole, lists(0, first, [FIRST])].filter((list) => list !== null);
    const excluded = before.filter((list) => list !== null);
    return excluded.length === 0 ? all : new Without(all, new AnyOf(excluded), pace);
  }

  /** Rows that have all words as they stand, the first of them in one of some places; null when a word is nowhere. */
  #whole(first: Term, places: readonly number[], rest: readonly Term[], pace: Pace): Postings | null {
    if (!first.entry || rest.some(({ entry }) => entry === null)) return null;
    return new AllOf([this.#anyOf([first.entry], places), ...rest.map(({ entry }) => this.#anyOf([entry], [FIRST, LATER]))], pace);
  }

  #anyOf(entries: readonly (WordEntry | null)[], places: readonly number[]): Postings {
    const lists = entries.flatMap((entry) => (entry ? places.map((place) => this.#list(entry, place)) : []));
    const some = lists.filter((list) => list.size > 0);
    const [only] = some;
    return only && some.length === 1 ? only : new AnyOf(some);
  }

  #list({ word, first, later }: WordEntry, place: number): Postings {
    const { rows, short } = place === FIRST ? first : later;
    const read = (from: number): Answer<Uint8Array | null> => this.#reader.piece(this.#column, word, place, from);
    return new RowList(rows, short ? unpackStandings(short) : new Float64Array(), short ? null : read);
  }

  /** The first standing at or behind one that may be found in a stage; that very one if it does. */
  #nextEligible(standing: number, stage: number): number {
    const { tiers, set } = this.#eligible;
    const grade = gradeIn(standing);
    const tier = tierIn(grade);
    if (!tiers[tier]) {
      const next = tiers.indexOf(true, tier);
      return next < 0 ? END : standingOf(gradeOf(next, 0), 0);
    }
    // One longer word can stand for several words of the query.
    const lengths = this.#terms.map(({ word }) => word.length);
    const least = gradeOf(tier, stage < 2 ? lengthOf(this.#terms.map(({ word }) => word)) : Math.max(...lengths));
    if (grade < least) return standingOf(least, 0);
    return set && !set.has(positionIn(standing)) ? standing + 1 : standing;
  }

  /** For each word of the query, the longer words that begin like it. */
  #longerWords(): Promise<readonly (readonly WordEntry[])[]> {
    this.#longer ??= Promise.all(this.#terms.map(({ word }) => this.#longerThan(word)));
    return this.#longer;
  }

  async #longerThan(word: string): Promise<readonly WordEntry[]> {
    if (word.length < MIN_PREFIX) return [];
    const noted = NOTED_BEGINNINGS.includes(word.length) ? await this.#reader.notedWords(this.#column, word) : null;
    const found = noted
      ? await this.#reader.words(this.#column, noted)
      : await this.#reader.wordsBeginning(this.#column, word, PREFIX_WORDS + 1);
    if (noted || found.length > PREFIX_WORDS) this.#allLonger = false;
    return found.slice(0, PREFIX_WORDS).filter((entry) => entry.word !== word);
  }
}

export interface SearchFrom {
  readonly reader: WordReader;
  readonly column: Column;
  readonly text: string;
  readonly eligible: Eligible;
}

const rowsOf = ({ entry }: Term): number => (entry ? entry.first.rows + entry.later.rows : 0);
const lengthOf = (words: readonly string[]): number =>
  Math.max(
    0,
    words.reduce((sum, word) => sum + word.length + 1, -1),
  );

async function reached(list: Postings, standing: number): Promise<number> {
  for (;;) {
    const step = list.seek(standing);
    if (typeof step === 'number') return step;
    await step;
  }
}
