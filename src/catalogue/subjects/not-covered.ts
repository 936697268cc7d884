/** Popular subjects outside the catalogue, with the nearest series, for messages in search: `data/search-not-covered.csv`. */
import { readDataTable } from '../../formats/data-table.ts';
import { namesIn } from './subjects.ts';

/** A subject outside the catalogue. */
export interface NotCovered {
  /** Its name in a sentence, lower case. */
  readonly title: string;
  /** Alternative names of adjacent words. */
  readonly names: readonly string[];
  /** Whether a name matches only alone: `gold`, not `gold coast rents`. */
  readonly isAlone: boolean;
  /** The reason, after "… is not covered:". */
  readonly why: string;
  /** Ids of series and datasets, the nearest first. */
  readonly nearest: readonly string[];
}

let loaded: readonly NotCovered[] | null = null;

/** In the order of the file. A row without a title has a subject for each name. */
export function subjectsNotCovered(): readonly NotCovered[] {
  loaded ??= readDataTable('search-not-covered.csv', ['title', 'names', 'alone', 'why', 'nearest'], {
    optional: ['title', 'alone'],
    key: ['title', 'names'],
  }).flatMap(({ title, names, alone, why, nearest }) => {
    const one = { isAlone: alone === 'yes', why, nearest: nearest.split(' ') };
    return title === ''
      ? namesIn(names).map((name) => ({ title: name, names: [name], ...one }))
      : [{ title, names: namesIn(names), ...one }];
  });
  return loaded;
}
