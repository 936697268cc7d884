/**
 * Maps FRED's ids for Australian series to series of this catalogue. Few of them have exactly the same values, because most FRED
 * series come from the OECD, IMF or BIS.
 */
import { addTo } from '../core/basic/lists.ts';
import type { SeriesHandle } from '../core/define-series.ts';
import { readDataTable } from '../formats/data-table.ts';

interface FredId {
  readonly id: string;
  /** The series in this catalogue with the same or the most similar values. */
  readonly series: string;
  /** How the values differ. Null if they differ only by rounding. */
  readonly difference: string | null;
}

const ROWS: readonly FredId[] = readDataTable('fred-series-ids.csv', ['fred_id', 'series', 'same', 'difference'], {
  key: ['fred_id'],
  optional: ['difference'],
}).map(({ fred_id: id, series, same, difference }) => ({ id, series, difference: same === 'yes' ? null : difference }));

const BY_ID: ReadonlyMap<string, FredId> = new Map(ROWS.map((row) => [row.id, row]));

export const fredIds = (): readonly string[] => ROWS.map(({ id }) => id);

/** Finds a FRED id. Case is ignored. Null if the id is unknown. */
export const findFredId = (text: string): FredId | null => BY_ID.get(text.trim().toUpperCase()) ?? null;

/** FRED ids of series with the same values, by series id of this catalogue. */
const SAME_AS = new Map<string, string[]>();
for (const { id, series, difference } of ROWS) {
  if (difference !== null) continue;
  addTo(SAME_AS, series, id);
}

export const fredAliases = ({ id }: SeriesHandle): readonly string[] => SAME_AS.get(id) ?? [];
