/** Agencies' ids of series here: ABS Series IDs and those of RBA tables, with the ABS tables that print them. */
import type { SeriesHandle } from '../core/define-series.ts';
import { readDataTable } from '../formats/data-table.ts';

interface AbsIds {
  /** More than one for a CPI group with a single subgroup. */
  readonly ids: readonly string[];
  /** `6202.0 table 1`. */
  readonly tables: readonly string[];
}

/** An ABS series with the values of a series here. */
interface AbsSeriesHere {
  readonly absId: string;
  /** `AU.UNEMP.SA` */
  readonly series: string;
  readonly tables: readonly string[];
}

const ROWS: readonly AbsSeriesHere[] = readDataTable('abs-series-ids.csv', ['abs_series_id', 'series', 'table'], {
  key: ['abs_series_id'],
}).map((row) => ({ absId: row.abs_series_id, series: row.series, tables: tablesOf(row.table) }));

const ABS_IDS = new Map<string, AbsIds>();
for (const { absId, series, tables: own } of ROWS) {
  const { ids, tables } = ABS_IDS.get(series) ?? { ids: [], tables: [] };
  ABS_IDS.set(series, { ids: [...ids, absId], tables: [...tables, ...own] });
}

/** `6202.0 table 1` and `6202.0 table 12` of `6202.0 T1 T12`. */
function tablesOf(cell: string): readonly string[] {
  const [number, ...tables] = cell.split(' ');
  return tables.map((table) => `${number} table ${table.slice(1)}`);
}

const RBA_ID = /^[A-Z][A-Z0-9]{3,}$/;

function ownIds({ id, dataset, select }: SeriesHandle): readonly string[] {
  const ofAbs = ABS_IDS.get(id)?.ids ?? [];
  const code = select['SERIES'];
  return dataset.source === 'rba' && code !== undefined && RBA_ID.test(code) ? [code, ...ofAbs] : ofAbs;
}

/** Agency ids of each series. Shared ids are omitted. */
export function agencyIds(series: readonly SeriesHandle[]): ReadonlyMap<SeriesHandle, readonly string[]> {
  const [seen, shared] = [new Set<string>(), new Set<string>()];
  for (const id of series.flatMap(ownIds)) (seen.has(id) ? shared : seen).add(id);
  return new Map(series.map((handle) => [handle, ownIds(handle).filter((id) => !shared.has(id))]));
}

/** Tables of the ABS that print a series, as `6202.0 table 1`. */
export const absTables = ({ id }: SeriesHandle): readonly string[] => ABS_IDS.get(id)?.tables ?? [];

/** Series of a table, `6202.0 table 1`. */
export const absSeriesIn = (table: string): readonly AbsSeriesHere[] => ROWS.filter(({ tables }) => tables.includes(table));

/** Catalogue numbers of publications with tables here: `6202.0`. */
export const absNumbers = (): readonly string[] =>
  [...new Set(ROWS.flatMap(({ tables }) => tables.map((table) => table.split(' ', 1)[0] ?? table)))].sort();

/** Codes of the tables of a publication that print series here: `1`, `5b`. */
export function absTableCodes(number: string): readonly string[] {
  const prefix = `${number} table `;
  const codes = ROWS.flatMap(({ tables }) => tables.filter((table) => table.startsWith(prefix)).map((table) => table.slice(prefix.length)));
  return [...new Set(codes)].sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10) || (a < b ? -1 : 1));
}
