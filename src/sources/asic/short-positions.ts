/**
 * Reads short position reports. ASIC publishes a file for each trading day, and a matrix for each year to date.
 *
 *     RR20260421-001-SSDailyAggShortPos.csv     the date is only in the name
 *     Product,Product Code,Reported Short Positions,Total Product in Issue,% of Total Product in Issue Reported as Short Positions
 *
 *     RR20260421-001-SSDailyYTD.csv             from 2022
 *     ,Trade Date,21/04/2026,21/04/2026,20/04/2026,…          each date twice, latest first
 *     Product,Product Code,Reported Short Positions,% of Total …,Reported Short Positions,…      `-` for no value
 *
 *     RR20101231-001-SSDailyYTD.csv             2010 to 2021: each date once, for two columns, with a heading on three or four lines
 *     ,,31/12/2010,,30/12/2010,,…               2012-13 and 2016-17 in UTF-16, with tabs and dates such as 2012-12-31
 */
import { at } from '../../core/assert.ts';
import type { Ask, Captured, StoredBefore } from '../../core/capture.ts';
import { type Address, WattleError } from '../../core/errors.ts';
import {
  type DimensionValue,
  leftOutOf,
  NOT_STATED,
  type Observation,
  type ParsedDataset,
  type ParsedDimension,
} from '../../core/observation.ts';
import { isoDay, parseIsoDay } from '../../core/period.ts';
import { readOnce } from '../../core/series/read-once.ts';
import { parseCsv, refuseCutFigure, withoutBrokenCell } from '../../formats/csv.ts';
import { arrayAt, objectAt, parseJson, textAt } from '../../formats/json.ts';
import { publishedDay } from '../../formats/published-date.ts';
import { numberIn } from '../../formats/published-number.ts';
import { footnoteIn, isBlankLine, remarkNotes } from '../../formats/remarks.ts';
import { unreadHeadings, withoutNotes } from '../../formats/sheet-table.ts';
import { fold } from './register-file.ts';

const FOLDER = 'https://download.asic.gov.au/short-selling';
const INDEX = `${FOLDER}/short-selling-data.json`;
const CSV = 'text/csv, */*';
/**
 * How many of the latest days are read from daily files. These have shares on issue and more digits. Older days are read from yearly
 * files.
 */
const DAYS_ONE_BY_ONE = 10;
const HEADER_ROWS = 10;

const MEASURES = [
  { code: 'SHORT', label: 'Reported short positions', unit: 'Shares', heading: /^reported short positions$/i },
  { code: 'ISSUE', label: 'Total product in issue', unit: 'Shares', heading: /^total product in issue$/i },
  { code: 'PERCENT', label: 'Reported short positions, share of the product in issue', unit: 'Per cent', heading: /^% of total product/i },
] as const;
type Measure = (typeof MEASURES)[number];

// ---------------------------------------------------------------- files

/** A date in the index and its latest report. */
interface Report {
  /** The date of the report, such as `20260421`. */
  readonly date: string;
  /** The version of the report: `001`, or a higher number after revisions. */
  readonly version: string;
}

/** Requests the index of reports, then the latest reports. If the index fails, requests the last known files. */
export const shortPositionAsks = (): readonly Ask[] => [
  {
    id: 'index',
    url: INDEX,
    accept: 'application/json',
    follow: followIndex,
    fallback: {
      id: 'newest',
      url: `${FOLDER}/RR20260508-001-SSDailyAggShortPos.csv`,
      accept: CSV,
      fallback: { id: 'newest-year', url: `${FOLDER}/RR20260421-001-SSDailyYTD.csv`, accept: CSV },
    },
  },
];

/**
 * Requests missing days, and the last ten days because they may be revised. If nothing is stored, also requests the year to date and the
 * previous year. Once a month, reads the yearly matrix again, because only the matrix contains ASIC's corrections of past days.
 */
function followIndex(index: Captured, stored: StoredBefore): readonly Ask[] {
  const reports = reportsOf(index);
  const days = reports.filter(({ date }, i) => i < DAYS_ONE_BY_ONE || (stored.periodEnd !== null && dayIn(date) > stored.periodEnd));
  const behind = reports.slice(days.length);
  return [...(stored.periodEnd === null ? yearsBehind(behind) : matrixOfMonth(behind, days)), ...days.map(dailyAsk)];
}

/** Requests the matrix that ends with the last report in the month before the daily reports. The two then do not overlap. */
function matrixOfMonth(behind: readonly Report[], days: readonly Report[]): readonly Ask[] {
  const monthOf = (report: Report | undefined): string | undefined => report?.date.slice(0, 6);
  const last = behind.find((report, i) => monthOf(report) !== monthOf(behind[i - 1] ?? days.at(-1)));
  // ASIC may have deleted that matrix. The report for the day is then read instead, and adds no values.
  return last ? [{ ...yearAsk(last), id: `${COUNTS_AGAIN}-${last.date}-${last.version}`, fallback: dailyAsk(last) }] : [];
}

/**
 * A prefix for requests from which only counts are read. Percentages in a matrix have two decimals, and those in daily reports have more.
 */
const COUNTS_AGAIN = 'counts';

/** Requests the matrix that ends where the daily reports start, and the last matrix in the previous year. The two do not overlap. */
function yearsBehind(reports: readonly Report[]): readonly Ask[] {
  const [newest] = reports;
  const yearBefore = reports.find(({ date }) => newest !== undefined && date.slice(0, 4) < newest.date.slice(0, 4));
  return [newest, yearBefore].flatMap((report) => (report ? [yearAsk(report)] : []));
}

const dailyAsk = ({ date, version }: Report): Ask => ({
  id: `day-${date}-${version}`,
  url: `${FOLDER}/RR${date}-${version}-SSDailyAggShortPos.csv`,
  accept: CSV,
  immutable: true,
});

const yearAsk = ({ date, version }: Report): Ask => ({
  id: `year-${date}-${version}`,
  url: `${FOLDER}/RR${date}-${version}-SSDailyYTD.csv`,
  accept: CSV,
  immutable: true,
});

/** Returns the latest report for each date, latest date first. */
function reportsOf(index: Captured): readonly Report[] {
  const newest = new Map<string, string>();
  for (const [i, entry] of arrayAt(parseJson(index.bytes), 'reports').entries()) {
    const path = `reports[${i}]`;
    const { date, version } = objectAt(entry, path);
    const day = typeof date === 'number' ? String(date) : textAt(date, `${path}.date`);
    const vintage = textAt(version, `${path}.version`);
    if (parseIsoDay(dayIn(day)) === null || !/^\d{3}$/.test(vintage)) {
      throw new WattleError('PARSE_LAYOUT', 'The index of reports has an entry that is not a report.', {
        at: { column: path, value: `${day} ${vintage}` },
      });
    }
    if (vintage > (newest.get(day) ?? '')) newest.set(day, vintage);
  }
  if (newest.size === 0) throw new WattleError('PARSE_LAYOUT', 'The index of reports is empty.', { at: { column: 'reports' } });
  return [...newest].map(([date, version]) => ({ date, version })).sort((a, b) => b.date.localeCompare(a.date));
}

/** Converts `20260421` to `2026-04-21`. */
const dayIn = (digits: string): string => digits.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');

// ---------------------------------------------------------------- parsing

/** A column with values for one measure on one day. */
interface FigureColumn {
  readonly index: number;
  readonly measure: Measure;
  /** The date, in days since 1970-01-01. */
  readonly day: number;
}

/** Reads a daily or yearly report. Throws PARSE_LAYOUT, PARSE_VALUE and DATA_DUPLICATE_KEY with row and column. */
export function parseShortPositions(captured: Captured): ParsedDataset {
  const table = parseCsv(captured.bytes);
  const width = Math.max(...table.rows.slice(0, HEADER_ROWS).map((row) => row.length));
  const { rows, notes } = withoutBrokenCell(table, width);
  if (notes.length === 0) refuseCutFigure(table);
  const head = rows.slice(0, HEADER_ROWS).map((row) => row.map((cell) => withoutNotes(fold(cell))));
  const headings = head.findIndex((row) => row.some((cell) => MEASURES[0].heading.test(cell)));
  const products = head.findIndex((row) => row.some((cell) => /^product code$/i.test(cell)));
  if (headings < 0 || products < 0) {
    const detail = 'Missing heading “Reported Short Positions” or “Product Code”.';
    throw new WattleError('PARSE_LAYOUT', detail, { at: { row: 1, value: (head[0] ?? []).join(', ') } });
  }
  const dates = head.slice(0, Math.max(headings, products) + 1).findIndex((row) => row.some((cell) => cellDay(cell) !== null));
  const days = dates < 0 ? dayInName(captured.url) : daysOf(head[dates] ?? []);
  const all = figureColumns(head[headings] ?? [], days, headings + 1);
  const columns = captured.askId.startsWith(COUNTS_AGAIN) ? all.filter(({ measure }) => measure.code === 'SHORT') : all;
  const first = Math.max(dates, headings, products) + 1;
  const code = (head[products] ?? []).findIndex((cell) => /^product code$/i.test(cell));
  const read = new Set([code - 1, code, ...all.map(({ index }) => index)]);
  refuseUnnamedFigures(rows.slice(first), first, all);
  const others = [...new Set([headings, products])].flatMap((row) => unreadHeadings(head[row] ?? [], read));
  const of = dates < 0 ? 'the daily reports' : 'the matrix of a year';
  const parsed = dataset(rows.slice(first), first, code, columns);
  return { ...parsed, notes: [...parsed.notes, ...notes], leftOut: [leftOutOf(of, 'columns', others)] };
}

/** Returns a function that finds the date for a column. A date has two columns. In older matrices, only the first has the date. */
function daysOf(cells: readonly string[]): (index: number) => number | null {
  const days = cells.map(cellDay);
  return (index) => days[index] ?? days.slice(0, index).findLast((day) => day !== null) ?? null;
}

/** Returns a function that returns the date in the file name. A daily report does not contain its date. */
function dayInName(url: string): () => number {
  const digits = /RR(\d{8})-\d{3}-/.exec(url)?.[1] ?? '';
  const day = parseIsoDay(dayIn(digits));
  if (day === null) {
    throw new WattleError('PARSE_LAYOUT', 'The address of the file has no date.', {
      at: { url },
      hint: 'Daily reports have a date in their name: RR20260123-001-SSDailyAggShortPos.csv. Give `wattle import` the address with --url.',
    });
  }
  return () => day;
}

function figureColumns(headings: readonly string[], dayOfColumn: (index: number) => number | null, row: number): readonly FigureColumn[] {
  const columns = headings.flatMap((heading, index): FigureColumn[] => {
    const measure = MEASURES.find((one) => one.heading.test(heading));
    if (!measure) return [];
    const day = dayOfColumn(index);
    if (day === null) throw new WattleError('PARSE_LAYOUT', 'A column of figures has no date.', { at: { row, column: String(index + 1) } });
    return [{ index, measure, day }];
  });
  const seen = new Set(columns.map(({ measure, day }) => `${measure.code} ${day}`));
  if (seen.size === columns.length && columns.some(({ measure }) => measure.code === 'PERCENT')) return columns;
  throw new WattleError('PARSE_LAYOUT', 'The columns do not match the dates: a date has a measure twice, or has no percentage column.', {
    at: { row, value: headings.join(', ').slice(0, 80) },
  });
}

/** Throws PARSE_LAYOUT for a column that has values but no heading. */
function refuseUnnamedFigures(rows: readonly (readonly string[])[], before: number, columns: readonly FigureColumn[]): void {
  const named = new Set(columns.map(({ index }) => index));
  const [from, to] = [Math.min(...named), Math.max(...named)];
  for (let index = from; index < to; index++) {
    const row = named.has(index) ? -1 : rows.findIndex((cells) => numberIn(fold(cells[index] ?? '')) !== undefined);
    if (row < 0) continue;
    throw new WattleError('PARSE_LAYOUT', 'A column of figures has no heading.', {
      at: { row: before + row + 1, column: String(index + 1), value: fold(rows[row]?.[index] ?? '') },
    });
  }
}

function dataset(
  rows: readonly (readonly string[])[],
  before: number,
  codeColumn: number,
  columns: readonly FigureColumn[],
): ParsedDataset {
  const products = new Map<string, DimensionValue>();
  const figures = new Map<string, Observation[]>();
  const remarks: string[] = [];
  for (const [i, cells] of rows.entries()) {
    const row = before + i + 1;
    const code = fold(cells[codeColumn] ?? '');
    if (code === '') {
      if (isBlankLine(cells.map(fold))) continue;
      const footnote = footnoteIn(cells);
      if (footnote !== null) {
        remarks.push(footnote);
        continue;
      }
      throw new WattleError('PARSE_LAYOUT', 'A row of figures has no product code.', { at: { row, value: cells.join(',') } });
    }
    products.set(code, products.get(code) ?? { code, label: fold(cells[codeColumn - 1] ?? '') || code });
    for (const { index, measure, day } of columns) {
      const at = { row, column: `${measure.label}, ${isoDay(day)}` };
      const value = figure(fold(cells[index] ?? ''), at);
      if (value === null) continue;
      const key = `${code}.${measure.code}`;
      const series = figures.get(key) ?? [];
      series.push({ t: day, value, status: null, text: null, at: `r${row} ${measure.label}` });
      figures.set(key, series);
    }
  }
  return readOnce({
    dimensions: [
      { id: 'PRODUCT', label: 'Product', values: [...products.values()] },
      { id: 'MEASURE', label: 'Measure', values: MEASURES.map(({ code, label }) => ({ code, label })) },
    ] satisfies ParsedDimension[],
    series: [...figures].map(([key, observations]) => ({
      key,
      freq: 'D' as const,
      unit: unitOf(key),
      ...NOT_STATED,
      observations: observations.sort((a, b) => a.t - b.t),
    })),
    publishedOn: null,
    scope: 'points',
    notes: remarkNotes(remarks),
  });
}

const unitOf = (key: string): string => MEASURES.find(({ code }) => key.endsWith(`.${code}`))?.unit ?? '';

/** Reads a value. Returns null if nothing was reported. */
function figure(cell: string, at: Address): number | null {
  if (cell === '' || cell === '-') return null;
  const value = numberIn(cell);
  if (value === undefined || value < 0) {
    throw new WattleError('PARSE_VALUE', 'The cell is not a number of shares or a percentage.', { at: { ...at, value: cell } });
  }
  return value;
}

/** Reads `21/04/2026`, `9/04/2026` or `2012-12-31` as days since 1970-01-01, and ignores a time. Returns null for other text. */
function cellDay(cell: string): number | null {
  return publishedDay(cell) ?? publishedDay(at(cell.split(/[ T]/), 0));
}
