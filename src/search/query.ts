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
 * Within a stage rows stand by rank: by tier (rows with the preferred values of a column first), then by length, then as in the register.
 * A word that very many rows have is left out where no row has all words: the rarer words tell more.
 */
import type { Column } from '../core/define-dataset.ts';
import { expectRows } from '../store/registers/cells.ts';
import { RowSet } from './bitset.ts';
import type { Total } from './cache.ts';
import { FIRST, LATER } from './index-builder.ts';
import {
  AnyOf,
  END,
  InAll,
  nextPassing,
  Pace,
  type Postings,
  placeIn,
  RowList,
  reached,
  type Test,
  Walked,
  type Within,
} from './postings.ts';
import { gradeOf, LONGEST, type RowOrder } from './row-order.ts';
import type { Term } from './term.ts';
import { rowsOfTerm, type TermReader, termOf } from './terms.ts';
import { beginsWith, queryWords, wordsOf } from './tokenizer.ts';
import { ANYWHERE, type ListReader, notAll, type Part, rowsOf, sizeOf, tested, WordRows } from './word-rows.ts';

type Answer<T> = T | Promise<T>;

/** The word index of a register that is held. */
export interface WordReader extends ListReader, TermReader {
  /** What rows say in a column, in the order of their positions. */
  textsAt(positions: readonly number[], column: Column): Answer<readonly string[]>;
  /** The grades of all rows by position. */
  grades(column: Column): Answer<Uint16Array>;
}

/** Which rows may be found at all, by position. */
export interface Eligible {
  /** The conditions in other words. */
  readonly name: string;
  /** By tier, whether it holds any such row. */
  readonly tiers: readonly boolean[];
  readonly set: RowSet | null;
  /** Conditions that the set says nothing of; null when there are none. */
  readonly loose: LooseConditions | null;
}

/** Conditions that only looking at the rows can tell. */
export interface LooseConditions {
  /** Of some rows, those that meet them. */
  meet(positions: readonly number[]): Answer<readonly number[]>;
  /** All rows that meet them; takes a while where there are many rows. */
  all(): Promise<RowSet>;
}

export interface RankedRows {
  readonly positions: readonly number[];
  /** Where the next page begins; null at the end. */
  readonly next: number | null;
}

const STAGES = 4;
/** Candidates for the head whose text is read. */
const HEAD_ROWS = 50;
/** Matches are counted up to this, and only while so many steps are not spent. */
const COUNTED_ROWS = 1_000;
const COUNTED_STEPS = 4_000;
/** And while no more than so many have to be tested. */
const TESTED_ROWS = 4_000;
const MET_AT_ONCE = 200;
/** Where more rows than this have the words, loose conditions are settled for the whole register at once. */
const MET_ROWS = 10_000;
/** A shorter list than this is looked through itself. */
const LONG_LIST_ROWS = 65_536;
/** A place in the ranking: in the head the number of rows before; in a stage its number from 1 times this, plus the last rank. */
const STAGE = 2 ** 32;

export interface SearchFrom {
  readonly reader: WordReader;
  readonly column: Column;
  readonly text: string;
  readonly eligible: Eligible;
}

const ALL_ROWS: Eligible = { name: '', tiers: [], set: null, loose: null };

interface Query {
  readonly leftOut: readonly Term[];
  readonly terms: readonly Term[];
}

/** Makes tests for one list of so many rows. */
type TestsOf = (rows: number) => Promise<readonly Test[]>;

export class WordSearch {
  /** Words of the query that were left out. */
  readonly leftOut: readonly string[];
  readonly #reader: WordReader;
  readonly #column: Column;
  readonly #rows: WordRows;
  readonly #order: RowOrder;
  readonly #terms: readonly Term[];
  /** The words of the query as they stand, repeated ones too. */
  readonly #wanted: readonly string[];
  /** Until it is known which words are left out, which does not depend on conditions, all rows. */
  #eligible = ALL_ROWS;
  /** The same rows by rank. */
  #allowed: RowSet | null = null;
  /** What sets of rows share, by the words of the sets. */
  readonly #inAll = new Map<string, InAll>();
  /** The lists of stages that are walked from their beginning. */
  readonly #walked = new Map<number, Walked | null>();
  readonly #pace = new Pace();
  #whole: Promise<Uint32Array | null> | null = null;

  private constructor({ reader, column, text }: SearchFrom, order: RowOrder, { leftOut, terms }: Query) {
    this.#order = order;
    this.leftOut = leftOut.map(({ word }) => word);
    this.#reader = reader;
    this.#column = column;
    this.#rows = new WordRows(reader, column);
    this.#terms = terms;
    this.#wanted = wordsOf(text).filter((word) => !this.leftOut.includes(word));
  }

  /** Null for a text without words. */
  static async of(from: SearchFrom): Promise<WordSearch | null> {
    const { reader, column } = from;
    const terms = await Promise.all(queryWords(from.text).map((word) => termOf(reader, column, word)));
    if (terms.length === 0) return null;
    const order = await reader.known.order(column.name, () => reader.grades(column));
    const rows = new WordRows(reader, column);
    const common = terms.filter((term) => rows.isCommon(term.entry));
    common.sort((a, b) => rowsOf(b.entry) - rowsOf(a.entry));
    for (let left = 0; left <= Math.min(common.length, terms.length - 1); left++) {
      const leftOut = common.slice(0, left);
      const rest = terms.filter((term) => !leftOut.includes(term));
      const search = new WordSearch(from, order, { leftOut, terms: rest });
      if (await search.#matchesAny()) {
        await search.#settle(from.eligible);
        return search;
      }
    }
    const search = new WordSearch(from, order, { leftOut: [], terms });
    await search.#settle(from.eligible);
    return search;
  }

  /** @param after where the page before ended, 0 for the first page */
  async page(after: number, limit: number): Promise<RankedRows> {
    const head = await this.#head(after < STAGE ? after + limit + 1 : Number.POSITIVE_INFINITY);
    const found = after < STAGE ? head.slice(after).map((rank, i) => ({ rank, place: after + i + 1 })) : [];
    const inHead = new Set(head);
    const firstStage = Math.max(0, Math.floor(after / STAGE) - 1);
    for (let stage = firstStage; stage < STAGES && found.length <= limit; stage++) {
      const from = after >= STAGE && stage === firstStage ? (after % STAGE) + 1 : 0;
      const ranks = await this.#stageRows(stage, from, limit + 1 - found.length, inHead);
      for (const rank of ranks) found.push({ rank, place: (stage + 1) * STAGE + rank });
    }
    const shown = found.slice(0, limit);
    return {
      positions: shown.map(({ rank }) => this.#order.positionAt(rank)),
      next: found.length > limit ? (shown.at(-1)?.place ?? null) : null,
    };
  }

  /** The next rows of a stage but for those shown already. */
  async #stageRows(stage: number, from: number, limit: number, shown: ReadonlySet<number>): Promise<readonly number[]> {
    // A later page begins far down the list.
    const list = from === 0 ? await this.#walk(stage) : await this.#stage(stage);
    return list ? (await this.#take(list, from, limit, shown)).slice(0, limit) : [];
  }

  /** The list of a stage; what is found in it once is found again at once. */
  async #walk(stage: number): Promise<Postings | null> {
    const known = this.#walked.get(stage);
    if (known !== undefined) return known;
    const list = await this.#stage(stage);
    const walked = list && new Walked(list);
    this.#walked.set(stage, walked);
    return walked;
  }

  /** How many rows match, counted as far as that is quick. */
  async total(): Promise<Total> {
    const whole = await this.#countedWhole();
    const longer = this.#terms.some((term) => term.longer.length > 0);
    if (whole !== null && (!longer || whole >= COUNTED_ROWS)) return { rows: whole, exact: !longer };
    const parts = this.#terms.map((term): Part => ({ entries: term.entry ? [term.entry, ...term.longer] : term.longer, places: ANYWHERE }));
    const walks = this.#eligible.loose || this.#isWalked() || this.#isLong(Math.min(...parts.map(sizeOf)));
    return walks ? this.#countWalking() : this.#countReading(parts);
  }

  /** Counts the rows that satisfy all parts as they come, whatever their order: many times quicker than to walk lists side by side. */
  async #countReading(parts: readonly Part[]): Promise<Total> {
    const [shortest, ...others] = bySize(parts);
    if (!shortest) return { rows: 0, exact: true };
    const { within, tests } = await this.#besides(others, sizeOf(shortest));
    const most = tests.length === 0 ? COUNTED_ROWS : TESTED_ROWS;
    const found = new Set<number>();
    await this.#rows.read(shortest, (ranks) => {
      for (let at = placeIn(ranks, 0, within); at < ranks.length && found.size < most; at = placeIn(ranks, at + 1, within))
        found.add(ranks[at] as number);
      return found.size < most;
    });
    const rows = tests.length === 0 ? found.size : await passing(tests, found);
    const complete = found.size < most && rows < COUNTED_ROWS && this.#terms.every((term) => term.complete);
    return { rows: Math.min(rows, COUNTED_ROWS), exact: complete };
  }

  /** Whether all stages were walked to their ends, as they are for a page that has room for all that matches. */
  #isWalked(): boolean {
    for (let stage = 0; stage < STAGES; stage++) if (this.#walked.get(stage)?.isOver === false || !this.#walked.has(stage)) return false;
    return true;
  }

  async #countWalking(): Promise<Total> {
    const most = this.#pace.steps + COUNTED_STEPS;
    let rows = 0;
    for (let stage = 0; stage < STAGES; stage++) {
      const list = await this.#walk(stage);
      for (let from = 0; list && from !== END; ) {
        const batch = await this.#take(list, from, Math.min(MET_AT_ONCE, COUNTED_ROWS - rows), new Set());
        rows += batch.length;
        this.#pace.steps += batch.length;
        if (rows >= COUNTED_ROWS || this.#pace.steps >= most) return { rows, exact: false };
        from = batch.length === 0 ? END : (batch.at(-1) ?? 0) + 1;
      }
    }
    return { rows, exact: this.#terms.every(({ complete }) => complete) };
  }

  /** How many rows have all words as they stand, where that is known without looking; else null. */
  async #countedWhole(): Promise<number | null> {
    const { loose } = this.#eligible;
    const [only] = this.#terms;
    if (loose) return null;
    if (this.#terms.length === 1 && !this.#allowed) return rowsOf(only?.entry ?? null);
    const rows = this.#allowed ? null : await this.#wholeRows();
    if (rows) return rows.length;
    const sets = await this.#wholeSets();
    return sets && RowSet.countInAll(this.#allowed ? [this.#allowed, ...sets] : sets);
  }

  /** The rows of each word, where all words are common; else null. */
  async #wholeSets(): Promise<readonly RowSet[] | null> {
    const entries = this.#terms.flatMap(({ entry }) => (entry && this.#rows.isCommon(entry) ? [entry] : []));
    return entries.length < this.#terms.length ? null : Promise.all(entries.map((entry) => this.#rows.common(entry)));
  }

  /** Whether any row has all words, whatever the conditions. */
  #matchesAny(): Promise<boolean> {
    const words = this.#terms.map(({ word }) => word);
    const areCommon = this.#terms.every(({ entry }) => this.#rows.isCommon(entry));
    return areCommon ? this.#reader.known.any(JSON.stringify([this.#column.name, words]), () => this.#looksForAny()) : this.#looksForAny();
  }

  async #looksForAny(): Promise<boolean> {
    const sets = await this.#wholeSets();
    const rows = this.#terms.length > 1 ? await this.#wholeRows() : null;
    if (rows ? rows.length > 0 : sets && RowSet.nextInAll(sets)(1) !== null) return true;
    for (let stage = sets || rows ? 2 : 0; stage < STAGES; stage++) {
      const list = await this.#combined(stage);
      if (list && (await reached(list, 0)) !== END) return true;
    }
    return false;
  }

  /** Makes ready what the conditions need, now that it is known how many rows have the words. */
  async #settle(eligible: Eligible): Promise<void> {
    this.#eligible = eligible;
    const { loose } = eligible;
    if (loose && Math.min(...this.#terms.map(rowsOfTerm)) > MET_ROWS) {
      const all = await loose.all();
      this.#eligible = { ...eligible, set: eligible.set?.and(all) ?? all, loose: null };
    }
    this.#allowed = await this.#ranked(this.#eligible);
  }

  /** Null where all rows that have words are allowed. What is quickly made again is not kept. */
  async #ranked({ set, name, loose: left }: Eligible): Promise<RowSet | null> {
    if (!set) return null;
    const ranked = (): RowSet | null => {
      const ranks = set.moved(this.#order.ranks);
      return this.#withWords().every(({ from, end }) => ranks.hasAll(from, end)) ? null : ranks;
    };
    if (set.count <= MET_ROWS) return ranked();
    return this.#reader.known.set(JSON.stringify(['ranked', this.#column.name, name, left === null]), async () => ranked());
  }

  /** The rows with the very words, then those that begin with them: so many, or all of the head. */
  async #head(most: number): Promise<readonly number[]> {
    const equals = await this.#asLong();
    const head = [...(await this.#beginning(equals))];
    const first = this.#terms.length > 1 ? await this.#stageRows(0, 0, HEAD_ROWS, new Set()) : [];
    const opening = first.filter((rank) => !equals.includes(rank));
    for (let at = 0; at < opening.length && head.length < most; ) {
      const few = opening.slice(at, at + most - head.length);
      head.push(...(await this.#beginning(few)));
      at += few.length;
    }
    return head;
  }

  /** The first rows of each tier that have all words, the first of them first, and nothing besides. */
  async #asLong(): Promise<readonly number[]> {
    const found: number[] = [];
    const list = await this.#stage(0);
    for (const [tier, allowed] of this.#eligible.tiers.entries()) {
      if (allowed && list) found.push(...(await this.#ofGrade(list, gradeOf(tier, lengthOf(this.#wanted)))));
    }
    return found;
  }

  /** The first rows of one grade that meet all conditions. */
  async #ofGrade(list: Postings, grade: number): Promise<readonly number[]> {
    const found: number[] = [];
    const end = this.#order.firstOf(grade + 1);
    let at = await reached(list, this.#order.firstOf(grade));
    while (at < end && found.length < HEAD_ROWS) {
      const batch: number[] = [];
      for (; at < end && batch.length < HEAD_ROWS; at = await reached(list, at + 1)) batch.push(at);
      found.push(...(await this.#met(batch)));
    }
    return found.slice(0, HEAD_ROWS);
  }

  /** Of some rows, those that begin with the words in their order. */
  async #beginning(ranks: readonly number[]): Promise<readonly number[]> {
    // A row that begins with the one word, and is no longer than that, needs no look.
    if (ranks.length === 0 || (this.#wanted.length === 1 && lengthOf(this.#wanted) < LONGEST)) return ranks;
    const texts = await this.#reader.textsAt(this.#positions(ranks), this.#column);
    expectRows(texts.length, ranks.length);
    return ranks.filter((_, i) => beginsWith(this.#wanted, texts[i] ?? ''));
  }

  #positions(ranks: readonly number[]): readonly number[] {
    return ranks.map((rank) => this.#order.positionAt(rank));
  }

  /** The next rows of a list that meet all conditions, without those shown already: so many if there are, or more. */
  async #take(list: Postings, from: number, limit: number, shown: ReadonlySet<number>): Promise<readonly number[]> {
    const found: number[] = [];
    let at = from;
    while (found.length < limit && at !== END) {
      const batch: number[] = [];
      const wanted = this.#eligible.loose ? MET_AT_ONCE : limit - found.length;
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
    return found;
  }

  async #met(ranks: readonly number[]): Promise<readonly number[]> {
    const { loose } = this.#eligible;
    if (!loose || ranks.length === 0) return ranks;
    const positions = this.#positions(ranks);
    const met = new Set(await loose.meet(positions));
    return ranks.filter((_, i) => met.has(positions[i] ?? 0));
  }

  /** The rows of a stage that may be found; null when it can have none. */
  async #stage(stage: number): Promise<Postings | null> {
    const list = await this.#combined(stage);
    if (!list) return null;
    const spans = this.#spans(stage);
    return tested(list, [(rank) => this.#nextAllowed(rank, spans)], this.#pace);
  }

  #combined(stage: number): Promise<Postings | null> {
    return stage < 2 ? this.#wholeWords(stage) : this.#longerWords(stage);
  }

  /** Rows that have all words as they stand, the first of them in the place of the stage. */
  async #wholeWords(place: number): Promise<Postings | null> {
    const parts = this.#wholeParts(place);
    const rows = parts && parts.length > 1 ? await this.#wholeRows() : null;
    const first = this.#terms[0]?.entry;
    if (!rows || !first) return parts && this.#allOf(parts, async () => []);
    const isFirst = await this.#rows.looked({ entries: [first], places: [FIRST] });
    return tested(listOf(rows), [place === FIRST ? isFirst : notAll([isFirst])], this.#pace);
  }

  /** The same rows wherever the words stand; null where they may be very many, and where a word of the query is nowhere. */
  #wholeRows(): Promise<Uint32Array | null> {
    const entries = this.#terms.flatMap(({ entry }) => entry ?? []);
    this.#whole ??= entries.length < this.#terms.length ? Promise.resolve(null) : this.#rows.havingAll(entries);
    return this.#whole;
  }

  /** Null where a word of the query is nowhere. */
  #wholeParts(...places: readonly number[]): readonly Part[] | null {
    const parts = this.#terms.flatMap(({ entry }, i): Part[] => (entry ? [{ entries: [entry], places: i === 0 ? places : ANYWHERE }] : []));
    return parts.length < this.#terms.length ? null : parts;
  }

  /**
   * Rows that have all words or longer ones, at least one of them only longer. So one of the longer words leads, not a common word of the
   * query, whose rows were all met before.
   */
  async #longerWords(stage: number): Promise<Postings | null> {
    const places = (i: number): readonly number[] => (i > 0 ? ANYWHERE : [stage === 2 ? FIRST : LATER]);
    const any = this.#terms.map(({ entry, longer }, i): Part => ({ entries: entry ? [entry, ...longer] : longer, places: places(i) }));
    const lists: Postings[] = [];
    for (const [i, { longer }] of this.#terms.entries()) {
      if (longer.length === 0) continue;
      const parts = any.map((part, j) => (i === j ? { ...part, entries: longer } : part));
      lists.push(await this.#allOf(parts, (rows) => this.#notBefore(stage, any, rows)));
    }
    return lists.length === 0 ? null : new AnyOf(lists);
  }

  /** What the rows of a stage of longer words must not be: rows of an earlier stage. */
  async #notBefore(stage: number, [first]: readonly Part[], rows: number): Promise<readonly Test[]> {
    const tests: Test[] = [];
    const known = await this.#wholeRows();
    const whole = this.#wholeParts(...ANYWHERE);
    if (known) {
      const list = listOf(known);
      tests.push(notAll([(rank) => list.seek(rank)]));
    } else if (whole) tests.push(notAll(await Promise.all(whole.map((part) => this.#rows.test(part, rows)))));
    if (stage === 3 && first) tests.push(notAll([await this.#rows.test({ ...first, places: [FIRST] }, rows)]));
    return tests;
  }

  /** Rows that satisfy all parts: the shortest list leads; where all are long or few rows are allowed, what the sets of rows share leads. */
  async #allOf(parts: readonly Part[], testsOf: TestsOf): Promise<Postings> {
    const [shortest, ...others] = bySize(parts);
    if (!shortest) return new AnyOf([]);
    const size = sizeOf(shortest);
    const shared = this.#isLong(size) ? await this.#shared(parts) : null;
    if (shared) {
      const rest = parts.filter((part) => part.places !== ANYWHERE || !this.#rows.isSet(part));
      const tests = await Promise.all(rest.map((part) => this.#rows.test(part, shared.size)));
      return tested(shared, [...tests, ...(await testsOf(shared.size))], this.#pace);
    }
    const { within, tests } = await this.#besides(others, size);
    return tested(this.#rows.list(shortest, within), [...tests, ...(await testsOf(size))], this.#pace);
  }

  /** Whether a list of so many rows is better not looked through itself. */
  #isLong(rows: number): boolean {
    return rows > Math.min(LONG_LIST_ROWS, this.#allowed?.count ?? LONG_LIST_ROWS);
  }

  /** What so many rows must be in to be allowed and to satisfy other parts: sets, which tell most or all, and tests for what is left. */
  async #besides(others: readonly Part[], rows: number): Promise<{ readonly within: readonly Within[]; readonly tests: readonly Test[] }> {
    const sets = await Promise.all(others.map((part) => this.#rows.settled(part, rows)));
    const unsettled = others.filter((_, i) => !sets[i]);
    const sieves = await Promise.all(unsettled.map((part) => this.#rows.sieve(part, rows)));
    const tests = await Promise.all(unsettled.map((part) => this.#rows.looked(part)));
    return { within: [this.#allowed, ...sets, ...sieves].flatMap((within) => within ?? []), tests };
  }

  /** The rows that are allowed and in the sets of all parts that have one, wherever the words stand; null where that says too little. */
  async #shared(parts: readonly Part[]): Promise<Postings | null> {
    const anywhere = parts.map((part): Part => ({ ...part, places: ANYWHERE })).filter((part) => this.#rows.isSet(part));
    const allowed = this.#allowed;
    if (anywhere.length < 2 && !allowed) return null;
    const name = JSON.stringify([allowed !== null, anywhere.map(({ entries }) => entries.map(({ word }) => word))]);
    const known = this.#inAll.get(name);
    if (known) return known;
    const sets = await Promise.all(anywhere.map((part) => this.#rows.set(part)));
    const shared = new InAll(allowed ? [allowed, ...sets] : sets, Math.min(allowed?.count ?? END, ...anywhere.map(sizeOf)));
    this.#inAll.set(name, shared);
    return shared;
  }

  /** The ranks of all rows that have words. */
  #withWords(): readonly Span[] {
    return this.#eligible.tiers.map((_, tier) => ({
      from: this.#order.firstOf(gradeOf(tier, 1)),
      end: this.#order.firstOf(gradeOf(tier + 1, 0)),
    }));
  }

  /** The ranks that rows of a stage can have: no tier that the conditions rule out, no text shorter than the words. */
  #spans(stage: number): readonly Span[] {
    // One longer word can stand for several words of the query that begin alike.
    const words = this.#terms.map(({ word }) => word);
    const apart = stage < 2 ? words : words.filter((word) => !words.some((other) => other !== word && other.startsWith(word)));
    const least = lengthOf(apart);
    const { tiers } = this.#eligible;
    return tiers.flatMap((allowed, tier) => {
      const from = this.#order.firstOf(gradeOf(tier, least));
      const end = this.#order.firstOf(gradeOf(tier + 1, 0));
      return allowed ? [{ from, end }] : [];
    });
  }

  /** The first rank at or behind one that may be found in a stage; that very one if it does. */
  #nextAllowed(rank: number, spans: readonly Span[]): number {
    for (const { from, end } of spans) {
      if (rank >= end) continue;
      if (rank < from) return from;
      return this.#allowed && !this.#allowed.has(rank) ? rank + 1 : rank;
    }
    return END;
  }
}

/** Ranks from one on, before another. */
interface Span {
  readonly from: number;
  readonly end: number;
}

const bySize = (parts: readonly Part[]): readonly Part[] => [...parts].sort((a, b) => sizeOf(a) - sizeOf(b));

/** How many of some rows pass all tests. */
async function passing(tests: readonly Test[], rows: Iterable<number>): Promise<number> {
  let count = 0;
  for (const rank of Uint32Array.from(rows).sort()) {
    let next = nextPassing(tests, rank);
    for (; typeof next !== 'number'; next = nextPassing(tests, rank)) await next;
    if (next === rank) count++;
  }
  return count;
}

const listOf = (rows: Uint32Array): Postings => new RowList(rows.length, rows);
const lengthOf = (words: readonly string[]): number =>
  Math.max(
    0,
    words.reduce((sum, word) => sum + word.length + 1, -1),
  );
