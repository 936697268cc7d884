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
 * A series ends with its last cell. `Series End` and `No. Obs` in the header are not used, because they are wrong for trend columns that
 * ended years earlier.
 */
import type { Captured } from '../../core/capture.ts';
import { type Address, quoted, WattleError } from '../../core/errors.ts';
import type { Frequency } from '../../core/frequency.ts';
import type { Adjustment, Observation, Remark } from '../../core/observation.ts';
import { isoDay, periodOfDay } from '../../core/period.ts';
import { onceEach, twoFigures } from '../../core/series/read-once.ts';
import { parseUnit, type ScaledUnit } from '../../core/units.ts';
import { parseCsv } from '../../formats/csv.ts';
import { type DatedRow, datedRows, firstColumnOf, labelIn, textOf } from '../../formats/dated-rows.ts';
import { type PublishedDate, publishedDate, releaseDayIn } from '../../formats/published-date.ts';
import { notAFigure, publishedValue, TOO_FEW } from '../../formats/published-number.ts';
import { columnName, withoutNotes } from '../../formats/sheet-table.ts';
import { serialIn } from '../../formats/shown-number.ts';
import { kindWords, sniffKind } from '../../formats/sniff.ts';
import { type Cell, cellAddress, dayOfSerial, isReadOnce, readWorkbook } from '../../formats/workbook.ts';
import { misnamed } from './series-catalogue.ts';
import { referenceOf, type StatedReference, statedReference } from './workbook-references.ts';

export interface WorkbookSeries extends ScaledUnit {
  readonly id: string;
  /** The name without repeated blanks: `Unemployment rate ; Persons ;`. */
  readonly name: string;
  readonly freq: Frequency;
  readonly adjustment: Adjustment;
  /** The reference period: `2008-09 = 100` for an index, `2023-24` for a chain volume, or null. */
  readonly basePeriod?: string | null;
  readonly observations: readonly Observation[];
}

export interface TimeSeriesWorkbook {
  /** Titles above the table in the sheet Index. Empty for CSV. */
  readonly headings: readonly string[];
  /** The release date on the front page, such as `2026-04-21`, or null. */
  readonly publishedOn: string | null;
  /** Text lines next to the values, which are not read. */
  readonly remarks: readonly string[];
  /** Notes on repeated series with equal values. */
  readonly notes: readonly Remark[];
  readonly series: readonly WorkbookSeries[];
}

const NUMBERED_DATA = /^data[\s_]*\d+$/i;
/** Matches other names for a data sheet. A sheet with such a name is read if it has all labels. */
const OTHERWISE_CALLED = /^(?:data|(?:time )?series)[\s_-]*\d*$/i;

/** A cache by file. Every ABS dataset tries to read the same files. */
const READ = new WeakMap<Uint8Array, TimeSeriesWorkbook>();

/** Reads a workbook. Throws PARSE_LAYOUT, PARSE_VALUE or DATA_DUPLICATE_KEY, with the URL. */
export function readTimeSeriesWorkbook(capture: Captured): TimeSeriesWorkbook {
  if (!isReadOnce(capture.bytes)) return timeSeriesWorkbook(capture);
  const read = READ.get(capture.bytes) ?? timeSeriesWorkbook(capture);
  READ.set(capture.bytes, read);
  return read;
}

function timeSeriesWorkbook(capture: Captured): TimeSeriesWorkbook {
  const { url, retrievedAt } = capture;
  const kind = sniffKind(capture.bytes);
  if (kind === 'csv') {
    const { rows } = parseCsv(capture.bytes, { delimiter: ',' });
    const { series, remarks } = readSheet({
      rows,
      name: null,
      url,
      retrievedAt,
      date1904: false,
      reference: statedReference([]),
      comments: new Map(),
    });
    return { headings: [], publishedOn: null, remarks, ...withoutRepeats(series) };
  }
  if (kind !== 'xlsx' && kind !== 'xls') {
    throw new WattleError('PARSE_LAYOUT', `Expected a time series workbook, but received ${kindWords(kind)}.`, { at: { url } });
  }
  const workbook = readWorkbook(capture.bytes);
  const index = (workbook.sheets.find(({ rows }) => headOfIndex(rows) >= 0) ?? workbook.sheet('Index')).rows;
  const headings = indexHeadings(index);
  const released = index.flat().flatMap((cell) => releaseDayIn(textOf(cell)) ?? []);
  const labelled = workbook.sheets.filter(
    ({ name, rows }) => NUMBERED_DATA.test(name.trim()) || (OTHERWISE_CALLED.test(name.trim()) && hasLabels(rows)),
  );
  const sheets = labelled.length > 0 ? labelled : [workbook.sheet('Data1')];
  const reference = statedReference(
    workbook.sheets.filter((one) => !sheets.includes(one)).flatMap((one) => [...workbook.comments(one).values()]),
  );
  const read = sheets.map((sheet) => {
    const { rows, name } = sheet;
    const comments = workbook.comments(sheet);
    return readSheet({ rows, name, url, retrievedAt, date1904: workbook.date1904, reference, comments });
  });
  return {
    headings,
    publishedOn: released[0] === undefined ? null : isoDay(released[0]),
    remarks: read.flatMap(({ remarks }) => remarks),
    ...withoutRepeats(read.flatMap(({ series }) => series)),
  };
}

const headOfIndex = (rows: readonly (readonly Cell[])[]): number =>
  rows.findIndex((row) => labelIn(row[firstColumnOf([row])]) === 'data item description');

/** Returns the texts above the row that starts with `Data Item Description`. */
function indexHeadings(rows: readonly (readonly Cell[])[]): readonly string[] {
  return rows
    .slice(0, Math.max(0, headOfIndex(rows)))
    .flatMap((row) => row.map(textOf))
    .filter((text) => text !== '');
}

/** Removes repeated series, because a series may be in two sheets. */
const withoutRepeats = (all: readonly WorkbookSeries[]): Pick<TimeSeriesWorkbook, 'series' | 'notes'> => onceEach(all, ({ id }) => id);

interface DataSheet {
  readonly rows: readonly (readonly Cell[])[];
  /** Number of blank columns before the first column of `rows`. */
  readonly blankColumns: number;
  readonly name: string | null;
  readonly url: string;
  /** The time of the download, in ms since the epoch. */
  readonly retrievedAt: number;
  readonly date1904: boolean;
  readonly reference: StatedReference;
  /** Comments by cell address. */
  readonly comments: ReadonlyMap<string, string>;
}

const LABELS = { unit: 'unit', type: 'series type', frequency: 'frequency', month: 'collection month', id: 'series id' } as const;
type Label = keyof typeof LABELS;

function addressOf(sheet: DataSheet, row: number, column: string, value?: string): Address {
  const what = value === undefined ? {} : { value };
  return { url: sheet.url, ...(sheet.name === null ? {} : { sheet: sheet.name }), row: row + 1, column, ...what };
}

function hasLabels(rows: readonly (readonly Cell[])[]): boolean {
  const first = firstColumnOf(rows);
  const words = new Set(rows.slice(0, MOST_ROWS_ABOVE).map((row) => labelIn(row[first])));
  return Object.values(LABELS).every((label) => words.has(label));
}

/** Number of rows in which to look for the labels. */
const MOST_ROWS_ABOVE = 30;

function readSheet(given: Omit<DataSheet, 'blankColumns'>): {
  readonly series: readonly WorkbookSeries[];
  readonly remarks: readonly string[];
} {
  const blankColumns = firstColumnOf(given.rows);
  const sheet = { ...given, blankColumns, rows: blankColumns === 0 ? given.rows : given.rows.map((row) => row.slice(blankColumns)) };
  const labels = labelRows(sheet);
  const ids = sheet.rows[labels.id] ?? [];
  const names = nameRow(sheet, labels.unit, ids);
  const { rows, remarks } = datedRows(
    sheet.rows,
    Math.max(...Object.values(labels)) + 1,
    (cell) => dateOf(sheet, cell),
    (index, text) => addressOf(sheet, index, 'A', text),
  );
  const series: WorkbookSeries[] = [];
  for (let column = 1; column < ids.length; column++) {
    const id = textOf(ids[column]);
    if (id === '') continue;
    series.push(readColumn(sheet, labels, names, rows, column, id));
  }
  if (series.length === 0) {
    throw new WattleError('PARSE_LAYOUT', 'The row “Series ID” has no series.', { at: addressOf(sheet, labels.id, 'A', 'Series ID') });
  }
  const wrong = misnamed(series);
  if (wrong !== null) {
    throw new WattleError('PARSE_LAYOUT', `The name above ${wrong.id} belongs to ${wrong.named}. Names or Series IDs have been swapped.`, {
      at: addressOf(sheet, labels.id, wrong.id, wrong.name),
    });
  }
  return { series, remarks };
}

function labelRows(sheet: DataSheet): Readonly<Record<Label, number>> {
  const find = (label: Label): number => {
    const row = sheet.rows.findIndex((cells) => labelIn(cells[0]) === LABELS[label]);
    if (row !== -1) return row;
    throw new WattleError('PARSE_LAYOUT', `The sheet has no row labelled ${quoted(LABELS[label])}.`, {
      at: { url: sheet.url, ...(sheet.name === null ? {} : { sheet: sheet.name }), column: 'A' },
    });
  };
  return { unit: find('unit'), type: find('type'), frequency: find('frequency'), month: find('month'), id: find('id') };
}

/**
 * Returns the last row above the labels that has a name for each series. Skips text rows below it. Throws PARSE_LAYOUT with the nearest
 * row and the unnamed series.
 */
function nameRow(sheet: DataSheet, firstLabel: number, ids: readonly Cell[]): readonly Cell[] {
  const columns = ids.flatMap((id, column) => (column > 0 && textOf(id) !== '' ? [column] : []));
  let nearest = { row: firstLabel, named: 0 };
  for (let row = firstLabel - 1; row >= 0; row--) {
    const cells = sheet.rows[row] ?? [];
    const named = columns.filter((column) => textOf(cells[column]) !== '').length;
    if (columns.length > 0 && named === columns.length && mayBeNames(columns.map((column) => textOf(cells[column])))) return cells;
    if (named > nearest.named) nearest = { row, named };
  }
  const lacking = columns.find((column) => textOf(sheet.rows[nearest.row]?.[column]) === '') ?? 0;
  const detail =
    nearest.named === 0
      ? 'Missing row of series names above the labels.'
      : `The row of series names has ${nearest.named} names for ${columns.length} series.`;
  throw new WattleError('PARSE_LAYOUT', detail, {
    at: addressOf(sheet, nearest.row, textOf(ids[lacking]) || 'A', textOf(sheet.rows[nearest.row]?.[0])),
  });
}

/** Returns false for a second heading, such as a row of column numbers, or a row with a single word such as `Australia`. */
const mayBeNames = (texts: readonly string[]): boolean =>
  texts.every((text) => /\p{L}{2}/u.test(text)) && (texts.length === 1 || new Set(texts).size > 1);

/** Returns the date in a cell: a serial number, or `Sep-1959` in CSV. */
function dateOf(sheet: DataSheet, cell: Cell | undefined): PublishedDate | null {
  const serial = serialIn(cell);
  if (serial === null) return publishedDate(textOf(cell), sheet.retrievedAt);
  return { day: dayOfSerial(serial, sheet.date1904), precision: 'day', isShort: false };
}

const FREQUENCIES: Readonly<Record<string, Exclude<Frequency, '30MIN' | '5MIN'>>> = {
  month: 'M',
  monthly: 'M',
  quarter: 'Q',
  quarterly: 'Q',
  biannual: 'S',
  biannually: 'S',
  annual: 'A',
  annually: 'A',
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
    throw new WattleError('PARSE_LAYOUT', 'A frequency is unknown.', { at: addressOf(sheet, labels.frequency, id, label('frequency')) });
  }
  if (adjustment === undefined) {
    throw new WattleError('PARSE_LAYOUT', 'A series type is unknown.', { at: addressOf(sheet, labels.type, id, label('type')) });
  }
  // An annual value that is collected in June is for the financial year that ends in June.
  const freq = stated === 'A' && label('month') === '6' ? 'FY' : stated;
  const observations: Observation[] = [];
  const letters = columnName(column + sheet.blankColumns);
  for (const row of rows) {
    const cell = sheet.rows[row.index]?.[column];
    const published = publishedValue(cell, TOO_FEW);
    if (published === null) continue;
    if (published === undefined) throw notAFigure(cell, addressOf(sheet, row.index, id));
    const { t } = periodOfDay(freq, row.day);
    const at = sheet.name === null ? `r${row.index + 1} ${id}` : `${sheet.name}!${letters}${row.index + 1}`;
    const observation = { t, value: published.value, status: published.status, text: published.text, at };
    const before = observations.at(-1);
    if (before?.t === t && before.value !== observation.value) throw twoFigures(id, freq, before, observation);
    observations.push(observation);
  }
  observations.sort((a, b) => a.t - b.t);
  const name = textOf(names[column]).replace(/\s+/g, ' ');
  const unit = parseUnit(withoutNotes(label('unit')));
  const comment = sheet.comments.get(cellAddress(sheet.rows.indexOf(names), column + sheet.blankColumns));
  return {
    id,
    name,
    freq,
    adjustment,
    ...unit,
    basePeriod: referenceOf(name, unit.unit, comment, sheet.reference),
    observations,
  };
}
