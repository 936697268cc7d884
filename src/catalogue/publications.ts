/**
 * Reads ABS publications by catalogue number, with their current and former titles. New releases have no such numbers, but tables,
 * citations and code still use them. The file is `data/abs-publications.csv`.
 */
import type { DatasetKey } from '../core/define-dataset.ts';
import { WattleError } from '../core/errors.ts';
import { readDataTable } from '../formats/data-table.ts';

export interface AgencyPublication {
  readonly number: string;
  /** The current title, followed by former titles. */
  readonly titles: readonly string[];
  /** The main dataset of the publication. */
  readonly table: DatasetKey;
  /** The id of the headline series, or null. */
  readonly headline: string | null;
}

const FILE = 'abs-publications.csv';

export const PUBLICATIONS: readonly AgencyPublication[] = readDataTable(FILE, ['number', 'table', 'headline', 'titles'], {
  key: ['number'],
  optional: ['headline'],
}).map(({ number, table, headline, titles }) => {
  if (!table.startsWith('abs/')) throw new WattleError('BUG', `data/${FILE}: ${number} has no dataset of the ABS`);
  return { number, titles: titles.split(' | '), table: table as DatasetKey, headline: headline === '' ? null : headline };
});

/** A publication that Wattle does not include. `nearest` are ids of series and datasets, the most similar first. */
interface AbsentPublication {
  readonly title: string;
  readonly nearest: readonly string[];
}

let absent: ReadonlyMap<string, AbsentPublication> | null = null;

/** Returns the absent publication with a catalogue number. Null for other numbers. The file is `data/abs-publications-absent.csv`. */
export function absentPublication(number: string): AbsentPublication | null {
  absent ??= new Map(
    readDataTable('abs-publications-absent.csv', ['number', 'title', 'nearest'], { key: ['number'] }).map(
      (row) => [row.number, { title: row.title, nearest: row.nearest.split(' ') }] as const,
    ),
  );
  return absent.get(number) ?? null;
}
