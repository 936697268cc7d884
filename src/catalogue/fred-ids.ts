/** FRED's own ids of Australian series. Most come through the OECD, the IMF or the BIS, so few have the very figures of a series here. */
import type { SeriesHandle } from '../core/define-series.ts';
import { readDataTable } from '../formats/data-table.ts';

export interface FredId {
  readonly id: string;
  /** The series here with the same figures, or the one that comes nearest. */
  readonly series: string;
  /** How the figures differ; null where they are the same but for rounding. */
  readonly difference: string | null;
}

const ROWS: readonly FredId[] = readDataTable('fred-series-ids.csv', ['fred_id', 'series', 'same', 'difference'], {
  key: ['fred_id'],
  optional: ['difference'],
}).map(({ fred_id: id, series, same, difference }) => ({ id, series, difference: same === 'yes' ? null : difference }));

const BY_ID: ReadonlyMap<string, FredId> = new Map(ROWS.map((row) => [row.id, row]));

/** The row of an id; null if it is none of these. */
export const findFredId = (text: string): FredId | null => BY_ID.get(text.trim().toUpperCase()) ?? null;

/** FRED's ids with the figures of a series. */
export const fredAliases = ({ id }: SeriesHandle): readonly string[] =>
  ROWS.filter(({ series, difference }) => difference === null && series === id).map((row) => row.id);
