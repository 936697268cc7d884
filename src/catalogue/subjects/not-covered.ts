/**
 * Reads popular subjects that the catalogue does not cover, each with the most similar series. Searches mention them in messages.
 * The file is `data/search-not-covered.csv`.
 */
import { WattleError } from '../../core/errors.ts';
import { readDataTable } from '../../formats/data-table.ts';
import { namesIn } from './subjects.ts';

/**
 * The reason why a subject is not covered. licence: it is published under other terms. source: Wattle does not read the agency's data.
 * table: Wattle does not include the table. estimate: it can only be estimated.
 */
export const NOT_COVERED_KINDS = ['licence', 'source', 'table', 'estimate'] as const;

/** A subject that the catalogue does not cover. */
export interface NotCovered {
  /** The name of the subject within a sentence, in lower case. */
  readonly title: string;
  /** Other names. In a search, the words of a name must be next to each other. */
  readonly names: readonly string[];
  /** True if a name matches only a search that has no other words. For example, `gold` matches, but `gold coast rents` does not. */
  readonly isAlone: boolean;
  readonly kind: (typeof NOT_COVERED_KINDS)[number];
  /** The reason, as a sentence without its first capital letter and its full stop. */
  readonly why: string;
  /** Ids of series and datasets, the most similar first. */
  readonly nearest: readonly string[];
}

let loaded: readonly NotCovered[] | null = null;

/** Returns the subjects in file order. If a row has no title, each of its names becomes a subject. */
export function subjectsNotCovered(): readonly NotCovered[] {
  loaded ??= readDataTable('search-not-covered.csv', ['title', 'names', 'alone', 'kind', 'why', 'nearest'], {
    optional: ['title', 'alone'],
    key: ['title', 'names'],
  }).flatMap((row) => {
    const one = { isAlone: row.alone === 'yes', kind: kindOf(row.kind), why: row.why, nearest: row.nearest.split(' ') };
    const names = namesIn(row.names);
    return row.title === '' ? names.map((name) => ({ title: name, names: [name], ...one })) : [{ title: row.title, names, ...one }];
  });
  return loaded;
}

function kindOf(text: string): NotCovered['kind'] {
  const kind = NOT_COVERED_KINDS.find((one) => one === text);
  if (kind === undefined)
    throw new WattleError('BUG', `data/search-not-covered.csv: unknown kind ${text}. Allowed: ${NOT_COVERED_KINDS.join(', ')}.`);
  return kind;
}
