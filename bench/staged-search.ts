/**
 * Searches names by rank in a database's full-text index. It has the stages, order and rules of the program's search, so both return the
 * same rows. The stages are the exact name, names that start with the first word, all words, and longer words. Common words are ignored if
 * no row has all words. If there are few matches, all are read at once, and otherwise stage by stage.
 */
import type { Column } from '../src/core/define-dataset.ts';
import { isFrequent } from '../src/search/index-format.ts';
import { type DocumentOrder, staticScore } from '../src/search/static-rank.ts';
import type { QueryTerm, TermEntry } from '../src/search/term.ts';
import { countOf, countOfTerm, queryTermOf } from '../src/search/terms.ts';
import { beginsWith, lengthOf, queryWords, wordsOf } from '../src/search/tokenizer.ts';
import { possibleBoostClasses } from '../src/store/registers/cells.ts';
import type { RegisterFile } from '../src/store/registers/sqlite/register-file.ts';
import { allOf, anyOf, butNot, type Expression, type FullText, token } from './full-text.ts';

const COUNTED_ROWS = 1_000;
const HEAD_ROWS = 50;

export interface Filter {
  readonly column: string;
  readonly op: 'equals';
  readonly values: readonly string[];
}

export interface Searched {
  readonly file: RegisterFile;
  readonly order: DocumentOrder;
  readonly column: Column;
  readonly index: FullText;
}

/** The conditions in a query. A query with a word that is not in the index has no conditions. */
interface Match {
  readonly every: Expression;
  /** The same condition as `every`, without filters. */
  readonly unfiltered: Expression;
  readonly whole: Expression | null;
  readonly wholeFirst: Expression | null;
  readonly anyFirst: Expression;
  readonly stages: readonly Expression[];
  readonly complete: boolean;
}

interface Word {
  readonly text: string;
  readonly rows: number;
}

export const firstMark = (word: string): string => `_${word}`;
export const filterMark = (column: string, value: string): string => `_${column}_${value.toLowerCase().replace(/[^a-z0-9]/g, '')}`;

const wordOf = (entry: TermEntry): Word => ({ text: entry.term, rows: countOf(entry) });

function matchOf(terms: readonly QueryTerm[], filters: readonly Expression[]): Match | null {
  const own = terms.map(({ entry }): readonly Word[] => (entry ? [wordOf(entry)] : []));
  const longer = terms.map((term) => term.longer.map(wordOf));
  const any = own.map((words, i) => [...words, ...(longer[i] ?? [])]);
  if (any.some((words) => words.length === 0)) return null;
  const one = (words: readonly Word[], mark: (word: string) => string): Expression =>
    anyOf(words.map(({ text, rows }) => token(mark(text), rows)));
  const same = (word: string): string => word;
  const conditions = (lists: readonly (readonly Word[])[], first: boolean): readonly Expression[] =>
    lists.map((words, i) => one(words, first && i === 0 ? firstMark : same));
  const every = (lists: readonly (readonly Word[])[], first: boolean): Expression => allOf([...conditions(lists, first), ...filters]);
  const hasWhole = own.every((words) => words.length > 0);
  const onlyLonger = (first: boolean): Expression =>
    anyOf(
      longer.flatMap((words, i) =>
        words.length === 0
          ? []
          : [
              every(
                any.map((all, j) => (i === j ? words : all)),
                first,
              ),
            ],
      ),
    );
  const hasLonger = longer.some((words) => words.length > 0);
  const before = hasWhole ? [allOf(conditions(own, false))] : [];
  return {
    every: every(any, false),
    unfiltered: allOf(conditions(any, false)),
    whole: hasWhole ? every(own, false) : null,
    wholeFirst: hasWhole ? every(own, true) : null,
    anyFirst: every(any, true),
    stages: [
      ...(hasWhole ? [every(own, true), butNot(every(own, false), [one(own[0] ?? [], firstMark)])] : []),
      ...(hasLonger ? [butNot(onlyLonger(true), before), butNot(onlyLonger(false), [...before, one(any[0] ?? [], firstMark)])] : []),
    ],
    complete: terms.every(({ isComplete }) => isComplete),
  };
}

export class StagedSearch {
  readonly #of: Searched;
  /** For some common words, whether any row has all of them. */
  readonly #any = new Map<string, boolean>();

  constructor(searched: Searched) {
    this.#of = searched;
  }

  /** Returns the positions of the rows on the first page. */
  async page(text: string, filters: readonly Filter[], limit: number): Promise<readonly number[]> {
    const { file, column, order } = this.#of;
    const words = await Promise.all(queryWords(text).map((word) => queryTermOf(file.words(column), word)));
    const marks = filters.map(({ column: name, values }) => anyOf(values.map((value) => token(filterMark(name, value), file.rows / 4))));
    const common = words.filter((term) => isFrequent(countOfTerm(term), file.rows)).sort((a, b) => countOfTerm(b) - countOfTerm(a));
    for (let left = 0; left <= Math.min(common.length, words.length - 1); left++) {
      const leftOut = common.slice(0, left);
      const terms = words.filter((term) => !leftOut.includes(term));
      const match = matchOf(terms, marks);
      const some = match && (await this.#find(match.every, COUNTED_ROWS + 1));
      if (!match || !some) continue;
      const isCommon = terms.every((term) => common.includes(term));
      if (
        some.length === 0 &&
        !(filters.length > 0 && (await this.#hasAny(match, isCommon ? terms.map(({ term }) => term).join(' ') : null)))
      )
        continue;
      const wanted = wordsOf(text).filter((word) => leftOut.every((term) => term.term !== word));
      const all = some.length <= COUNTED_ROWS ? await this.#staged(match, some) : null;
      const head =
        match.whole === null
          ? []
          : await this.#head(wanted, filters, limit, (from, before) =>
              all
                ? all.first.filter((rank) => rank >= from && rank < before).slice(0, HEAD_ROWS)
                : this.#of.index.find(match.wholeFirst ?? match.every, from, before, HEAD_ROWS),
            );
      const shown = new Set(head);
      const found = [...head];
      if (all) found.push(...all.ranked.filter((rank) => !shown.has(rank)));
      else
        for (const [i, stage] of match.stages.entries()) {
          if (found.length >= limit) break;
          const more = await this.#find(stage, limit - found.length + (i === 0 ? shown.size : 0));
          found.push(...more.filter((rank) => !shown.has(rank)));
        }
      return found.slice(0, limit).map((rank) => order.positionOf(rank));
    }
    return [];
  }

  #find(expression: Expression, limit: number): Promise<readonly number[]> {
    return this.#of.index.find(expression, 0, Number.MAX_SAFE_INTEGER, limit);
  }

  async #hasAny({ unfiltered }: Match, name: string | null): Promise<boolean> {
    const known = name === null ? undefined : this.#any.get(name);
    const has = known ?? (await this.#find(unfiltered, 1)).length > 0;
    if (name !== null) this.#any.set(name, has);
    return has;
  }

  async #staged(match: Match, all: readonly number[]): Promise<{ readonly first: readonly number[]; readonly ranked: readonly number[] }> {
    const most = all.length + 1;
    const setOf = async (expression: Expression | null): Promise<ReadonlySet<number>> =>
      new Set(expression ? await this.#find(expression, most) : []);
    const hasLonger = match.stages.length > (match.whole === null ? 0 : 2);
    const whole = hasLonger ? await setOf(match.whole) : new Set(all);
    const have = all.filter((rank) => whole.has(rank));
    const others = all.filter((rank) => !whole.has(rank));
    const firsts = have.length > 0 ? await setOf(match.wholeFirst) : new Set();
    const likeFirst = others.length > 0 ? await setOf(match.anyFirst) : new Set();
    const first = have.filter((rank) => firsts.has(rank));
    return {
      first,
      ranked: [
        ...first,
        ...have.filter((rank) => !firsts.has(rank)),
        ...others.filter((rank) => likeFirst.has(rank)),
        ...others.filter((rank) => !likeFirst.has(rank)),
      ],
    };
  }

  /** Returns the rows with exactly these words, then rows that start with them. */
  async #head(
    wanted: readonly string[],
    filters: readonly Filter[],
    limit: number,
    find: (from: number, before: number) => Promise<readonly number[]> | readonly number[],
  ): Promise<readonly number[]> {
    const { file, order } = this.#of;
    const equals: number[] = [];
    for (const [boostClass, possible] of possibleBoostClasses(file.layout.columns, filters).entries()) {
      const score = staticScore(boostClass, lengthOf(wanted));
      if (possible && order.firstOf(score + 1) > order.firstOf(score))
        equals.push(...(await find(order.firstOf(score), order.firstOf(score + 1))));
    }
    const head = wanted.length < 2 ? equals : this.#beginning(equals, wanted);
    if (new Set(wanted).size < 2 || head.length >= limit) return head;
    const opening = await find(0, Number.MAX_SAFE_INTEGER);
    const rest = opening.filter((rank) => !head.includes(rank));
    return [...head, ...this.#beginning(rest, wanted)];
  }

  #beginning(ranks: readonly number[], wanted: readonly string[]): readonly number[] {
    const { file, order, column } = this.#of;
    if (ranks.length === 0) return ranks;
    const texts = file.textsAt(
      ranks.map((rank) => order.positionOf(rank)),
      column,
    );
    return ranks.filter((_, i) => beginsWith(wanted, texts[i] ?? ''));
  }
}
