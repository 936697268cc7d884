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
