/**
 * Reads an ABS time series workbook, or one sheet of it saved as CSV.
 *
 *     (A)                (B)                                     (C)
 *                        Unemployment rate ;  Persons ;          …           names, above the labels
 *     Unit               Percent                                             labels in column A, found by name
 *     Series Type        Seasonally Adjusted
 *     Frequency          Month
 *     Series ID          A84423050A
 *     28522 (Feb-1978)   6.6501                                              first day of the last month of the period
 *
 * Cells are trusted, the header is not: `Series End` and `No. Obs` count trend columns to the end that stop years before it.
 */
import type { Captured } from '../../core/capture.ts';
import { type Address, WattleError } from '../../core/errors.ts';
import type { Frequency } from '../../core/frequency.ts';
import type { Adjustment, Observation } from '../../core/observation.ts';
import { parseIsoDay, periodOfDay } from '../../core/period.ts';
import { parseUnit, type ScaledUnit } from '../../core/units.ts';
import { parseCsv } from '../../formats/csv.ts';
import { type PublishedValue, publishedCell, TOO_FEW } from '../../formats/published-number.ts';
import { sniffKind } from '../../formats/sniff.ts';
import { type Cell, cellAddress, dayOfSerial, readWorkbook } from '../../formats/workbook.ts';

export interface WorkbookSeries extends ScaledUnit {
  /** `A84423050A` */
  readonly id: string;
  /** As published, blanks tidied: `Unemployment rate ; Persons ;` */
  readonly name: string;
  readonly freq: Frequency;
  readonly adjustment: Adjustment;
  readonly observations: readonly Observation[];
}

export interface TimeSeriesWorkbook {
  /** Lines of the Index sheet above its table: publication and title of the table; empty in CSV. */
  readonly headings: readonly string[];
  readonly series: readonly WorkbookSeries[];
}

/** Throws PARSE_LAYOUT, PARSE_VALUE or DATA_DUPLICATE_KEY with the address of what was not understood. */
export function readTimeSeriesWorkbook(capture: Captured): TimeSeriesWorkbook {
  const kind = sniffKind(capture.bytes);
  if (kind === 'csv') {
    const { rows } = parseCsv(capture.bytes, { delimiter: ',' });
    return { headings: [], series: readSheet({ rows, name: null, url: capture.url, date1904: false }) };
  }
  if (kind !== 'xlsx' && kind !== 'xls') {
    throw new WattleError('PARSE_LAYOUT', `A time series workbook was expected, but this is ${kind}.`, { at: { url: capture.url } });
  }
  const workbook = readWorkbook(capture.bytes);
  const headings = indexHeadings(workbook.sheet('Index').rows);
  const sheets = workbook.sheets.filter((sheet) => /^Data\s*\d+$/i.test(sheet.name));
  if (sheets.length === 0) workbook.sheet('Data1');
  const series = sheets.flatMap((sheet) =>
    readSheet({ rows: sheet.rows, name: sheet.name, url: capture.url, date1904: workbook.date1904 }),
  );
  return { headings, series: withoutRepeats(series, capture.url) };
}

const textOf = (cell: Cell | undefined): string => (cell === null || cell === undefined ? '' : String(cell).trim());

/** Texts above the row that begins `Data Item Description`. */
function indexHeadings(rows: readonly (readonly Cell[])[]): readonly string[] {
  const end = rows.findIndex((row) => textOf(row[0]).toLowerCase() === 'data item description');
  return rows
    .slice(0, Math.max(0, end))
    .flatMap((row) => row.map(textOf))
    .filter((text) => text !== '');
}

/** A series may stand in two sheets; that is no error as long as both say the same. */
function withoutRepeats(all: readonly WorkbookSeries[], url: string): readonly WorkbookSeries[] {
  const byId = new Map<string, WorkbookSeries>();
  for (const series of all) {
    const other = byId.get(series.id);
    if (other === undefined) byId.set(series.id, series);
    else if (!sameValues(other.observations, series.observations)) {
      throw new WattleError('DATA_DUPLICATE_KEY', `Series ${series.id} stands twice in the workbook, with different values.`, {
        at: { url, column: series.id },
      });
    }
  }
  return [...byId.values()];
}

/** Whether two runs of observations hold the same values for the same periods. */
export function sameValues(a: readonly Observation[], b: readonly Observation[]): boolean {
  return a.length === b.length && a.every((observation, i) => observation.t === b[i]?.t && observation.value === b[i]?.value);
}

// ---------------------------------------------------------------- one sheet

interface DataSheet {
  readonly rows: readonly (readonly Cell[])[];
  /** Null in CSV. */
  readonly name: string | null;
  readonly url: string;
  readonly date1904: boolean;
}

const LABELS = { unit: 'unit', type: 'series type', frequency: 'frequency', month: 'collection month', id: 'series id' } as const;
type Label = keyof typeof LABELS;

function addressOf(sheet: DataSheet, row: number, column: string, value?: string): Address {
  const what = value === undefined ? {} : { value };
  return { url: sheet.url, ...(sheet.name === null ? {} : { sheet: sheet.name }), row: row + 1, column, ...what };
}

function readSheet(sheet: DataSheet): readonly WorkbookSeries[] {
  const labels = labelRows(sheet);
  const names = nameRow(sheet, labels.unit);
  const rows = datedRows(sheet, Math.max(...Object.values(labels)) + 1);
  const ids = sheet.rows[labels.id] ?? [];
  const series: WorkbookSeries[] = [];
  for (let column = 1; column < ids.length; column++) {
    const id = textOf(ids[column]);
    if (id === '') continue;
    series.push(readColumn(sheet, labels, names, rows, column, id));
  }
  if (series.length === 0) {
    throw new WattleError('PARSE_LAYOUT', 'The Series ID row names no series.', { at: addressOf(sheet, labels.id, 'A', 'Series ID') });
  }
  return series;
}

function labelRows(sheet: DataSheet): Readonly<Record<Label, number>> {
  const find = (label: Label): number => {
    const row = sheet.rows.findIndex((cells) => textOf(cells[0]).toLowerCase() === LABELS[label]);
    if (row !== -1) return row;
    throw new WattleError('PARSE_LAYOUT', `The sheet has no row labelled "${LABELS[label]}".`, {
      at: { url: sheet.url, ...(sheet.name === null ? {} : { sheet: sheet.name }), column: 'A' },
    });
  };
  return { unit: find('unit'), type: find('type'), frequency: find('frequency'), month: find('month'), id: find('id') };
}

/** The names stand in the last row above the labels whose first cell is empty. */
function nameRow(sheet: DataSheet, firstLabel: number): readonly Cell[] {
  for (let row = firstLabel - 1; row >= 0; row--) {
    const cells = sheet.rows[row] ?? [];
    if (textOf(cells[0]) === '' && cells.some((cell) => textOf(cell) !== '')) return cells;
  }
  throw new WattleError('PARSE_LAYOUT', 'There is no row of series names above the labels.', {
    at: addressOf(sheet, firstLabel, 'A', 'Unit'),
  });
}

interface DatedRow {
  readonly index: number;
  readonly day: number;
}

function datedRows(sheet: DataSheet, from: number): readonly DatedRow[] {
  const rows: DatedRow[] = [];
  for (let index = from; index < sheet.rows.length; index++) {
    const cells = sheet.rows[index] ?? [];
    if (cells.every((cell) => textOf(cell) === '')) continue;
    const day = dayOf(sheet, cells[0]);
    if (day === null) {
      throw new WattleError('PARSE_VALUE', 'A row below the labels does not begin with a date.', {
        at: addressOf(sheet, index, 'A', textOf(cells[0])),
      });
    }
    rows.push({ index, day });
  }
  return rows;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** A serial number, or in CSV `Sep-1959`. */
function dayOf(sheet: DataSheet, cell: Cell | undefined): number | null {
  if (typeof cell === 'number') return dayOfSerial(cell, sheet.date1904);
  const m = /^(?:(\d{1,2})-)?([A-Za-z]{3})-(\d{4})$/.exec(textOf(cell));
  if (!m) return null;
  const month = MONTHS.indexOf((m[2] ?? '').toLowerCase()) + 1;
  return parseIsoDay(`${m[3]}-${String(month).padStart(2, '0')}-${(m[1] ?? '1').padStart(2, '0')}`);
}

// ---------------------------------------------------------------- one column

const FREQUENCIES: Readonly<Record<string, Exclude<Frequency, '30MIN' | '5MIN'>>> = {
  month: 'M',
  quarter: 'Q',
  biannual: 'S',
  annual: 'A',
};

const ADJUSTMENTS: Readonly<Record<string, Adjustment>> = {
  original: 'original',
  'seasonally adjusted': 'seasonally_adjusted',
  trend: 'trend',
};

function readColumn(
  sheet: DataSheet,
  labels: Readonly<Record<Label, number>>,
  names: readonly Cell[],
  rows: readonly DatedRow[],
  column: number,
  id: string,
): WorkbookSeries {
  const label = (name: Label): string => textOf(sheet.rows[labels[name]]?.[column]);
  const stated = FREQUENCIES[label('frequency').toLowerCase()];
  const adjustment = ADJUSTMENTS[label('type').toLowerCase()];
  if (stated === undefined) {
    throw new WattleError('PARSE_LAYOUT', 'A frequency is not known.', { at: addressOf(sheet, labels.frequency, id, label('frequency')) });
  }
  if (adjustment === undefined) {
    throw new WattleError('PARSE_LAYOUT', 'A series type is not known.', { at: addressOf(sheet, labels.type, id, label('type')) });
  }
  // A year collected in June is the financial year that ends then.
  const freq = stated === 'A' && label('month') === '6' ? 'FY' : stated;
  const observations: Observation[] = [];
  for (const row of rows) {
    const published = publishedCell(sheet.rows[row.index]?.[column], addressOf(sheet, row.index, id), TOO_FEW);
    if (published === null) continue;
    const { t } = periodOfDay(freq, row.day);
    if (observations.at(-1)?.t === t) {
      throw new WattleError('DATA_DUPLICATE_KEY', 'A series has two values for one period.', {
        at: addressOf(sheet, row.index, id, shown(published)),
      });
    }
    const at = sheet.name === null ? `r${row.index + 1} ${id}` : `${sheet.name}!${cellAddress(row.index, column)}`;
    observations.push({ t, ...published, at });
  }
  observations.sort((a, b) => a.t - b.t);
  return { id, name: textOf(names[column]).replace(/\s+/g, ' '), freq, adjustment, ...parseUnit(label('unit')), observations };
}

const shown = ({ value, text }: PublishedValue): string => text ?? String(value);
