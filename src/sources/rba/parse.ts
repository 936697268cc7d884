/**
 * Reads an RBA statistical table into series, from CSV or a workbook (sheet Data).
 *
 *     F1.1 INTEREST RATES AND YIELDS – MONEY MARKET
 *     Title,Cash Rate Target,Interbank Overnight Cash Rate,…
 *     Description,… Frequency,Monthly,… Type,Original,… Units,Per cent,…      one label per line
 *     Publication date,01-May-2026,…
 *     Series ID,FIRMMCRT,FIRMMCRI,…
 *     30/06/1969,,,5.90                                     ragged; blank lines pad the file to 9,998
 *
 * Labels are found by name in the first column, in any row.
 */
import { addTo } from '../../core/basic/lists.ts';
import type { Captured } from '../../core/capture.ts';
import { WattleError } from '../../core/errors.ts';
import { leftOut, type Observation, type ParsedDataset, type ParsedSeries, type Remark, remarkOn } from '../../core/observation.ts';
import { firstDay, isoDay, periodOfDay } from '../../core/period.ts';
import { readOnce, repeatedSeriesNotes } from '../../core/series/read-once.ts';
import { type DatedRow, datedRows, textOf } from '../../formats/dated-rows.ts';
import { dayReceived } from '../../formats/published-date.ts';
import { notAFigure, type PublishedValue } from '../../formats/published-number.ts';
import { remarkNotes } from '../../formats/remarks.ts';
import { cellAddress } from '../../formats/workbook.ts';
import { parseValue } from './cells.ts';
import { type Column, readColumns, titlesWithoutId } from './columns.ts';
import type { TableFrequency } from './frequencies.ts';
import { addressOf, columnName, dateOf, type Grid, openGrid } from './grid.ts';
import type { Header } from './header.ts';
import { type Label, readHeader } from './header.ts';

export interface TableOptions {
  /** The RBA's code for the table, such as `F1.1`. */
  readonly table: string;
  /** `partial` if the file has only the latest years. */
  readonly scope: ParsedDataset['scope'];
}

/** Reads the table. Throws PARSE_LAYOUT, PARSE_VALUE or DATA_DUPLICATE_KEY with the cell address. */
export function parseTable(capture: Captured, options: TableOptions): ParsedDataset {
  const grid = openGrid(capture);
  const header = readHeader(grid, options.table);
  const { rows, remarks } = rowsBelow(grid, header);
  const { columns, repeated } = readColumns(grid, header, rows);
  const series = columns.map((column) => readSeries(grid, column, rows, options.table));
  const published = publicationDay(grid, header, series, capture.retrievedAt);
  return readOnce({
    dimensions: [
      { id: 'SERIES', label: 'Series', values: columns.map((column) => ({ code: column.id, label: column.title })) },
      { id: 'TABLE', label: 'Table', values: [{ code: options.table, label: options.table }] },
    ],
    series,
    publishedOn: published.day === null ? null : isoDay(published.day),
    scope: options.scope,
    notes: [...thirdPartyNotes(columns, options.table), ...published.notes, ...remarkNotes(remarks), ...repeatedSeriesNotes(repeated)],
    leftOut: [...leftOut('columns', titlesWithoutId(grid, header)), ...leftOut('sheets', grid.otherSheets)],
  });
}

/** Returns the dated rows below the labels. Throws PARSE_LAYOUT without any. */
export function rowsBelow(grid: Grid, header: Header): ReturnType<typeof datedRows> {
  const dated = datedRows(
    grid.rows,
    header.end,
    (cell) => dateOf(grid, cell),
    (index, text) => addressOf(grid, index, 'A', text),
  );
  if (dated.rows.length > 0) return dated;
  throw new WattleError('PARSE_LAYOUT', 'The table has labels but no dated rows.', { at: { url: grid.url } });
}

const keyOf = (column: string, table: string): string => `${column}.${table}`;

function readSeries(grid: Grid, column: Column, rows: readonly DatedRow[], table: string): ParsedSeries {
  const observations: Observation[] = [];
  for (const row of rows) {
    const value = readValue(grid, row.index, column);
    if (value === null) continue;
    const { t } = periodOfDay(column.freq, row.day);
    observations.push(observation(t, value, grid, row.index, column));
  }
  return {
    key: keyOf(column.id, table),
    freq: column.freq,
    unit: column.unit,
    multiplier: column.multiplier,
    decimals: null,
    adjustment: column.adjustment,
    title: column.title,
    basePeriod: column.basePeriod,
    observations: observations.sort((a, b) => a.t - b.t),
  };
}

/** Returns the value in a cell. Null for an empty cell. Throws PARSE_VALUE for other content. */
export function readValue(grid: Grid, row: number, column: Column): PublishedValue | null {
  const content = grid.rows[row]?.[column.index];
  const value = parseValue(content);
  if (value === undefined) throw notAFigure(content, addressOf(grid, row, column.id, textOf(content)));
  return value;
}

export function observation(t: number, value: PublishedValue, grid: Grid, row: number, column: Column): Observation {
  const at = grid.sheet === null ? `r${row + 1} ${column.id}` : `${grid.sheet}!${cellAddress(row, column.index + grid.blankColumns)}`;
  return { t, ...value, at };
}

// ---------------------------------------------------------------- publication date and ownership

/** The maximum number of days from the publication date of the file to its latest row. Decisions are announced before they take effect. */
const ANNOUNCED_AHEAD_DAYS = 7;

/**
 * Returns the latest publication date in the columns. Staff of the RBA type these dates, so dates after the download or before the latest
 * period are ignored. For example, the F5 file with data to December 2025 states 08-Jan-2025.
 */
export function publicationDay(
  grid: Grid,
  header: Header,
  series: readonly Pick<ParsedSeries, 'freq' | 'observations'>[],
  retrievedAt: number,
): { day: number | null; notes: readonly string[] } {
  const row = header.row.published ?? 0;
  const stated: number[] = [];
  for (const [index, cell] of (grid.rows[row] ?? []).entries()) {
    if (index === 0 || textOf(cell) === '') continue;
    const day = dateOf(grid, cell)?.day;
    if (day === undefined) {
      throw new WattleError('PARSE_VALUE', 'A publication date is not a date.', {
        at: addressOf(grid, row, columnName(grid, index), textOf(cell)),
      });
    }
    stated.push(day);
  }
  const received = dayReceived(retrievedAt);
  const earliest = Math.max(...series.map(newestBegins)) - ANNOUNCED_AHEAD_DAYS;
  const trusted = stated.filter((day) => day <= received && day >= earliest);
  if (trusted.length > 0) return { day: Math.max(...trusted), notes: [] };
  if (stated.length === 0) return { day: null, notes: [] };
  return {
    day: null,
    notes: [
      `The file states ${isoDay(Math.max(...stated))} as its publication date. This does not match its latest figures, so the date is not used.`,
    ],
  };
}

function newestBegins(series: Pick<ParsedSeries, 'freq' | 'observations'>): number {
  const newest = series.observations.at(-1);
  return newest === undefined ? Number.NEGATIVE_INFINITY : firstDay({ freq: series.freq, t: newest.t });
}

/** Returns notes for columns with data from a company. Its terms may differ from the RBA's. */
function thirdPartyNotes(columns: readonly Column[], table: string): readonly Remark[] {
  const bySource = new Map<string, string[]>();
  for (const column of columns) {
    for (const name of column.source.split(/[/;,]|\band\b/i).map((part) => part.trim())) {
      if (name === '' || PUBLIC_SOURCES.has(name.toUpperCase())) continue;
      addTo(bySource, column.source, column.id);
      break;
    }
  }
  return [...bySource].map(([source, ids]) =>
    remarkOn(
      ids.map((id) => keyOf(id, table)),
      `Figures of ${ids.join(', ')} are sourced from ${source}, whose terms may apply.`,
      'third_party',
    ),
  );
}

const PUBLIC_SOURCES = new Set(['RBA', 'ABS', 'APRA', 'AOFM', 'ATO', 'IMF', 'TREASURY', 'AUSTRALIAN TREASURY', 'SECURITISATION SYSTEM']);

/** The published header of a column, with the column's frequency. */
export interface TableColumn {
  readonly id: string;
  readonly title: string;
  readonly units: string;
  readonly frequency: string;
  readonly type: string;
  readonly freq: TableFrequency;
}

/** Returns the heading and columns of a table without values. Throws the same errors as `parseTable`. */
export function readTableHead(
  capture: Captured,
  options: TableOptions,
): { readonly heading: string; readonly columns: readonly TableColumn[] } {
  const grid = openGrid(capture);
  const header = readHeader(grid, options.table);
  const { rows } = rowsBelow(grid, header);
  const words = (label: Label, index: number): string => textOf(grid.rows[header.row[label] ?? -1]?.[index]);
  const columns = readColumns(grid, header, rows).columns.map(({ id, title, freq, index }) => ({
    id,
    title,
    freq,
    units: words('units', index),
    frequency: words('frequency', index),
    type: words('type', index),
  }));
  return { heading: header.heading, columns };
}
