/** Maps series of this catalogue to ABS Series IDs and RBA column ids. Also lists the ABS tables that contain each series. */
import { addTo } from '../core/basic/lists.ts';
import type { SeriesHandle } from '../core/define-series.ts';
import { readDataTable } from '../formats/data-table.ts';

interface AbsIds {
  /** ABS Series IDs of one series, usually one. A CPI group with a single subgroup has several, because both have the same values. */
  readonly ids: readonly string[];
  /** The tables that contain the series, such as `6202.0 table 1`. */
  readonly tables: readonly string[];
}

interface AbsSeriesHere {
  readonly absId: string;
  readonly series: string;
  readonly tables: readonly string[];
}

let rows: readonly AbsSeriesHere[] | null = null;

/** The rows of the file. It is read when first needed, because most commands need no agency id. */
function absSeries(): readonly AbsSeriesHere[] {
  rows ??= readDataTable('abs-series-ids.csv', ['abs_series_id', 'series', 'table'], { key: ['abs_series_id'] }).map((row) => ({
    absId: row.abs_series_id,
    series: row.series,
    tables: tablesOf(row.table),
  }));
  return rows;
}

let bySeries: ReadonlyMap<string, AbsIds> | null = null;

function absIdsOf({ id }: SeriesHandle): AbsIds | undefined {
  if (bySeries === null) {
    const found = new Map<string, AbsIds>();
    for (const { absId, series, tables: own } of absSeries()) {
      const { ids, tables } = found.get(series) ?? { ids: [], tables: [] };
      found.set(series, { ids: [...ids, absId], tables: [...tables, ...own] });
    }
    bySeries = found;
  }
  return bySeries.get(id);
}

/** Splits `6202.0 T1 T12` into `6202.0 table 1` and `6202.0 table 12`. */
function tablesOf(cell: string): readonly string[] {
  const [number, ...tables] = cell.split(' ');
  return tables.map((table) => `${number} table ${table.slice(1)}`);
}

const RBA_ID = /^[A-Z][A-Z0-9]{3,}$/;

function ownIds(series: SeriesHandle): readonly string[] {
  const { dataset, select } = series;
  const ofAbs = absIdsOf(series)?.ids ?? [];
  const code = select['SERIES'];
  return dataset.source === 'rba' && code !== undefined && RBA_ID.test(code) ? [code, ...ofAbs] : ofAbs;
}

/** Returns the agency ids of each series. Omits an id that more than one series has. */
export function agencyIds(series: readonly SeriesHandle[]): ReadonlyMap<SeriesHandle, readonly string[]> {
  const shared = sharedAgencyIds(series);
  return new Map(series.map((handle) => [handle, ownIds(handle).filter((id) => !shared.has(id))]));
}

const sharedIn = new WeakMap<readonly SeriesHandle[], ReadonlyMap<string, readonly SeriesHandle[]>>();

/**
 * Returns the agency ids that more than one series has. For example, an RBA id can name a daily and a monthly column. They are found once
 * for each list of series, because every search needs them.
 */
export function sharedAgencyIds(series: readonly SeriesHandle[]): ReadonlyMap<string, readonly SeriesHandle[]> {
  const shared = sharedIn.get(series) ?? findSharedIds(series);
  sharedIn.set(series, shared);
  return shared;
}

function findSharedIds(series: readonly SeriesHandle[]): ReadonlyMap<string, readonly SeriesHandle[]> {
  const byId = new Map<string, SeriesHandle[]>();
  for (const handle of series) {
    for (const id of ownIds(handle)) addTo(byId, id, handle);
  }
  return new Map([...byId].filter(([, own]) => own.length > 1));
}

export const absTables = (series: SeriesHandle): readonly string[] => absIdsOf(series)?.tables ?? [];

/** Returns the series in an ABS table, such as `6202.0 table 1`. */
export const absSeriesIn = (table: string): readonly AbsSeriesHere[] => absSeries().filter(({ tables }) => tables.includes(table));

/** Returns the catalogue numbers, such as `6202.0`, of publications whose tables contain series in this catalogue. */
export const absNumbers = (): readonly string[] =>
  [...new Set(absSeries().flatMap(({ tables }) => tables.map((table) => table.split(' ', 1)[0] ?? table)))].sort();

/** Returns the codes, such as `1` and `5b`, of the publication's tables that contain series in this catalogue. */
export function absTableCodes(number: string): readonly string[] {
  const prefix = `${number} table `;
  const codes = absSeries().flatMap(({ tables }) =>
    tables.filter((table) => table.startsWith(prefix)).map((table) => table.slice(prefix.length)),
  );
  return [...new Set(codes)].sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10) || (a < b ? -1 : 1));
}
