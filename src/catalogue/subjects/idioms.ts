/** Phrases in questions that mean a property of a series, from `data/search-idioms.csv`. */
import { readDataTable } from '../../formats/data-table.ts';
import { namesIn } from './subjects.ts';

export interface Idiom {
  /** `measure`, `frequency`, `basis` or `adjustment` */
  readonly kind: string;
  /** The property that the phrase means: measures, a price basis or an adjustment. */
  readonly values: readonly string[];
  readonly frequencies: readonly string[];
  readonly phrases: readonly string[];
}

/** In the order of the file. */
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
