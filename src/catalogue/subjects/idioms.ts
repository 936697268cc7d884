/** Reads phrases that name a property of a series, such as its frequency. Searches use them. The file is `data/search-idioms.csv`. */
import { readDataTable } from '../../formats/data-table.ts';
import { namesIn } from './subjects.ts';

export interface Idiom {
  /** The kind of property: `measure`, `frequency`, `basis` or `adjustment`. */
  readonly kind: string;
  /** The values of the property: measures, a price basis or an adjustment. */
  readonly values: readonly string[];
  readonly frequencies: readonly string[];
  readonly phrases: readonly string[];
}

/** Returns the idioms in file order. */
export const idioms = (): readonly Idiom[] =>
  readDataTable('search-idioms.csv', ['kind', 'values', 'frequencies', 'phrases'], {
    optional: ['values', 'frequencies'],
    key: ['kind', 'values', 'frequencies'],
  }).map(({ kind, values, frequencies, phrases }) => ({
    kind,
    values: words(values),
    frequencies: words(frequencies),
    phrases: namesIn(phrases),
  }));

const words = (cell: string): readonly string[] => cell.split(' ').filter((word) => word !== '');
