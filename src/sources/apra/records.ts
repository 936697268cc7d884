/**
 * Reads sheets with one record in each row. A record has a period, the institution or subject, and values.
 *
 *     Period    | ABN         | Institution Name | Cash and deposits … | …      the header, in any row
 *     46022     | 48123123124 | Commonwealth …   | 1234.5              | …
 *
 * Columns are found by their headings. Rows without a period are skipped: references and units below the header, and padding.
 */
import { at } from '../../core/assert.ts';
import type { Captured } from '../../core/capture.ts';
import { quoted, WattleError } from '../../core/errors.ts';
import { leftOut, type ParsedDataset, type ParsedDimension } from '../../core/observation.ts';
import { periodOfDay } from '../../core/period.ts';
import { type PublishedValue, publishedCell } from '../../formats/published-number.ts';
import {
  addressOf,
  dayCell,
  digitsCell,
  findHeader,
  type Header,
  type Label,
  textCell,
  unreadHeadings,
} from '../../formats/sheet-table.ts';
import { asRatio } from '../../formats/shown-number.ts';
import { checkMoneyScale } from '../../formats/stated-scale.ts';
import { type Cell, cellAddress, readWorkbook, type Sheet, type Workbook } from '../../formats/workbook.ts';
import { BLANK, codeOf } from './codes.ts';
import { COVER, releasedOn } from './cover.ts';
import { type Measure, RATIO } from './measures.ts';
import { DimensionValues, SeriesBuilder, seriesKey } from './series-builder.ts';

export interface KeyColumn {
  /** The dimension id, such as `DATA_ITEM`. */
  readonly id: string;
  readonly heading: Label;
  /** The column with the ABN, which is then the code. By default, the code is made from the label. */
  readonly abn?: Label;
}

export interface FigureColumn extends Measure {
  readonly heading: Label;
}

export interface RecordLayout {
  readonly sheet: string;
  readonly frequency: 'M' | 'Q' | 'FY';
  readonly period: Label;
  /** Key columns. The first key column is never empty in a record. */
  readonly keys: readonly KeyColumn[];
  readonly figures: readonly FigureColumn[];
  /** Determines the measure by the label in a key column, for value columns with several measures. */
  readonly measureBy?: { readonly key: string; readonly measure: (label: string, column: Measure) => Measure };
  /** True if the sheet must state the scale of amounts. False for amounts in whole dollars. */
  readonly statesScale: boolean;
  /** Matches marks for suppressed values other than `*`. */
  readonly masked?: RegExp;
  readonly scope: ParsedDataset['scope'];
}

/** The id of the last dimension in every dataset. */
export const MEASURE = 'MEASURE';

/** Reads the records in a workbook. Throws PARSE_LAYOUT, PARSE_VALUE or DATA_DUPLICATE_KEY with the cell address. */
export function parseRecords(capture: Captured, layout: RecordLayout): ParsedDataset {
  return readRecords(readWorkbook(capture.bytes, { sheets: [COVER, layout.sheet] }), layout, capture.retrievedAt);
}

/** Reads the records in an open workbook. `received` is when the workbook was downloaded, in ms since the epoch. */
export function readRecords(workbook: Workbook, layout: RecordLayout, received: number): ParsedDataset {
  const sheet = workbook.sheet(layout.sheet);
  const columns = columnsOf(sheet, layout);
  if (layout.statesScale) {
    const amounts = columns.figures.filter(({ unit }) => unit === 'AUD').map(({ column, multiplier }) => ({ column, power: multiplier }));
    checkMoneyScale(sheet, columns.headerRow, firstRecord(sheet, columns), amounts);
  }
  const keys = columns.keys.map((column) => ({ ...column, codes: new Map<string, string>(), values: new DimensionValues() }));
  const measures = new Map<string, Measure>();
  const builder = new SeriesBuilder(layout.frequency);
  const totals: string[] = [];
  for (let row = columns.headerRow + 1; row < sheet.rows.length; row++) {
    const cells = sheet.rows[row] ?? [];
    if (isTotal(cells, columns)) totals.push(textCell(cells[columns.keys[0]?.column ?? -1]));
    if (!isRecord(sheet, row, cells, columns)) continue;
    const period = cells[columns.period];
    const day = dayCell(period, workbook.date1904, addressOf(sheet, row, columns.period, period), received);
    const { t } = periodOfDay(layout.frequency, day);
    const codes = keys.map((key) => keyCode(sheet, row, cells, key, t));
    for (const figure of columns.figures) {
      const measure = measureOf(layout, columns, figure, cells);
      const cell = measure.unit === RATIO.unit ? asRatio(cells[figure.column]) : cells[figure.column];
      const value = figureOf(sheet, row, cell, figure.column, layout.masked ?? null);
      if (value === null) continue;
      if (!measures.has(measure.code)) measures.set(measure.code, measure);
      builder.add(seriesKey([...codes, measure.code]), measure, t, value, `${sheet.name}!${cellAddress(row, figure.column)}`);
    }
  }
  if (measures.size === 0) {
    throw new WattleError('PARSE_LAYOUT', `Sheet ${quoted(sheet.name)} has a header but no records.`, {
      at: { sheet: sheet.name },
    });
  }
  const dimensions: ParsedDimension[] = [
    ...keys.map((key) => ({ id: key.id, label: key.heading, values: key.values.values() })),
    { id: MEASURE, label: 'Measure', values: inDeclaredOrder(layout, measures) },
  ];
  const used = [columns.period, ...columns.figures, ...columns.keys].flatMap((one) => (typeof one === 'number' ? [one] : [one.column]));
  const abns = columns.keys.flatMap(({ abn }) => abn ?? []);
  const others = unreadHeadings(sheet.rows[columns.headerRow] ?? [], [...used, ...abns]);
  return {
    ...builder.parsed(dimensions, releasedOn(workbook), layout.scope),
    leftOut: [...leftOut('columns', others), ...leftOut('rows', totals), ...leftOut('sheets', workbook.others)],
  };
}

interface KeyPlace {
  readonly id: string;
  readonly heading: string;
  readonly column: number;
  /** The ABN column. Null if codes are made from labels. */
  readonly abn: number | null;
}

interface Columns {
  readonly headerRow: number;
  readonly period: number;
  readonly keys: readonly KeyPlace[];
  readonly figures: readonly (Measure & { readonly column: number })[];
}

const headingOf = (label: Label): string => (typeof label === 'string' ? label : at(label, 0));

function columnsOf(sheet: Sheet, layout: RecordLayout): Columns {
  const abns = layout.keys.flatMap((key) => (key.abn === undefined ? [] : [key.abn]));
  const labels = [layout.period, ...layout.keys.map((key) => key.heading), ...abns, ...layout.figures.map((figure) => figure.heading)];
  const header = findHeader(sheet, labels);
  const at = (label: Label): number => columnAt(header, label);
  return {
    headerRow: header.row,
    period: at(layout.period),
    keys: layout.keys.map((key) => ({
      id: key.id,
      heading: headingOf(key.heading),
      column: at(key.heading),
      abn: key.abn === undefined ? null : at(key.abn),
    })),
    figures: layout.figures.map(({ heading, ...measure }) => ({ ...measure, column: at(heading) })),
  };
}

function columnAt(header: Header, label: Label): number {
  const column = header.columns.get(headingOf(label));
  if (column === undefined) throw new WattleError('BUG', `No column was found for ${headingOf(label)}`);
  return column;
}

/** Matches the label for a total over institutions. Its row has no ABN. */
const TOTAL = /^(?:total|all|sum)\b/i;

function isTotal(cells: readonly Cell[], { keys: [first] }: Columns): boolean {
  return first?.abn != null && TOTAL.test(textCell(cells[first.column])) && textCell(cells[first.abn]) === '';
}

/** Returns true for a record. Throws PARSE_VALUE for a row that has a first key but no period. */
function isRecord(sheet: Sheet, row: number, cells: readonly Cell[], columns: Columns): boolean {
  if (cells.length === 0) return false;
  const period = cells[columns.period] ?? null;
  const [first] = columns.keys;
  if (isTotal(cells, columns)) return false;
  const named = textCell(cells[first?.column ?? -1]) !== '';
  if (!named && (period === null || typeof period === 'string')) return false;
  if (period !== null) return true;
  throw new WattleError('PARSE_VALUE', 'A record has no period.', { at: addressOf(sheet, row, columns.period) });
}

/** Returns the index of the first row with a period after the header. Without such a row, returns the number of rows. */
function firstRecord(sheet: Sheet, columns: Columns): number {
  const row = sheet.rows.findIndex((cells, i) => i > columns.headerRow && textCell(cells[columns.period]) !== '');
  return row < 0 ? sheet.rows.length : row;
}

interface GrowingKey extends KeyPlace {
  readonly codes: Map<string, string>;
  readonly values: DimensionValues;
}

function keyCode(sheet: Sheet, row: number, cells: readonly Cell[], key: GrowingKey, t: number): string {
  const label = textCell(cells[key.column]);
  if (key.abn !== null) {
    const code = digitsCell(cells[key.abn], 11, addressOf(sheet, row, key.abn));
    if (code === null) throw new WattleError('PARSE_VALUE', 'A record has no ABN.', { at: addressOf(sheet, row, key.abn) });
    key.values.add(code, label, t);
    return code;
  }
  let code = key.codes.get(label);
  if (code === undefined) {
    code = codeOf(label);
    key.codes.set(label, code);
  }
  key.values.add(code, label === '' ? BLANK.label : label, t);
  return code;
}

/** Reads a value. Numbers have no address, because making hundreds of thousands of addresses would be slow. */
function figureOf(sheet: Sheet, row: number, cell: Cell | undefined, column: number, masked: RegExp | null): PublishedValue | null {
  if (cell === null || cell === undefined) return null;
  return publishedCell(cell, typeof cell === 'number' ? {} : addressOf(sheet, row, column, cell), masked);
}

function measureOf(layout: RecordLayout, columns: Columns, figure: Measure, cells: readonly Cell[]): Measure {
  const by = layout.measureBy;
  if (!by) return figure;
  const key = columns.keys.find(({ id }) => id === by.key);
  return by.measure(textCell(cells[key?.column ?? -1]), figure);
}

/** Returns the measures in layout order, followed by other measures. */
function inDeclaredOrder(layout: RecordLayout, measures: ReadonlyMap<string, Measure>) {
  const declared = layout.figures.map(({ code }) => code).filter((code) => measures.has(code));
  const codes = [...declared, ...[...measures.keys()].filter((code) => !declared.includes(code))];
  return codes.map((code) => ({ code, label: measures.get(code)?.label ?? code }));
}
