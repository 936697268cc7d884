/** FRED's ids of Australian series. Most come from the OECD, IMF or BIS, so few have exactly the values of a series here. */
import type { SeriesHandle } from '../core/define-series.ts';
import { readDataTable } from '../formats/data-table.ts';

interface FredId {
  readonly id: string;
  /** The equal or nearest series here. */
  readonly series: string;
  /** How values differ. Null if equal except for rounding. */
  readonly difference: string | null;
}

const ROWS: readonly FredId[] = readDataTable('fred-series-ids.csv', ['fred_id', 'series', 'same', 'difference'], {
  key: ['fred_id'],
  optional: ['difference'],
}).map(({ fred_id: id, series, same, difference }) => ({ id, series, difference: same === 'yes' ? null : difference }));

const BY_ID: ReadonlyMap<string, FredId> = new Map(ROWS.map((row) => [row.id, row]));

/** The row of an id, or null. */
export const findFredId = (text: string): FredId | null => BY_ID.get(text.trim().toUpperCase()) ?? null;

/** Ids with the same values, by series. */
const SAME_AS = new Map<string, string[]>();
for (const { id, series, difference } of ROWS) {
  if (difference !== null) continue;
  const known = SAME_AS.get(series);
  if (known) known.push(id);
  else SAME_AS.set(series, [id]);
}

/** FRED's ids with the values of a series. */
export const fredAliases = ({ id }: SeriesHandle): readonly string[] => SAME_AS.get(id) ?? [];
