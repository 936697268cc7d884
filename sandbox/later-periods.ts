/** Adds later periods to an outline, because a simulated publication continues after its specimen. Earlier periods do not change. */
import { at } from '../src/core/assert.ts';
import type { TimeSeriesDataset } from '../src/core/define-dataset.ts';
import { DAY_MS, periodOfDay } from '../src/core/period.ts';
import type { FileOutline, SheetOutline } from '../src/formats/file-outline.ts';
import { type CalendarFrequency, publishedPeriods } from './timeline.ts';

type Rows = SheetOutline['rows'];
type Row = Rows[number];

const MONTHS: Readonly<Partial<Record<string, number>>> = { M: 1, Q: 3, S: 6, A: 12, FY: 12 };
/** The serial number of 1970-01-01 in workbooks, which count days from 1899-12-30. */
const EPOCH_SERIAL = 25_569;
/** The minimum number of consecutive numbers to be recognised as years. */
const FEWEST_YEARS = 3;
const IS_CHANGE = /percentage change/i;

/**
 * Adds periods to outlines of ABS time series workbooks, and of ABS tables with years as headings. A new period repeats the latest values,
 * so its changes are 0. Other outlines are unchanged.
 */
export function withPeriodsUntil(now: number, outline: FileOutline, dataset: TimeSeriesDataset): FileOutline {
  const months = MONTHS[dataset.frequency];
  if (outline.kind !== 'workbook' || months === undefined) return outline;
  const frequency = dataset.frequency as CalendarFrequency;
  const [latest = 0] = publishedPeriods(frequency, dataset, now, 1);
  const missingAfter = (day: number): number => latest - periodOfDay(frequency, day).t;
  return { ...outline, sheets: outline.sheets.map((sheet) => ({ ...sheet, rows: withLaterPeriods(sheet.rows, months, missingAfter) })) };
}

function withLaterPeriods(rows: Rows, months: number, missingAfter: (day: number) => number): Rows {
  const last = rows.findLastIndex(([first]) => typeof first === 'number');
  const heading = rows.findIndex(([first]) => first === 'Series ID');
  if (heading === -1) return rows.some(isQuarters) ? withLaterQuarters(rows, missingAfter) : withLaterYears(rows, missingAfter);
  const [serial, ...values] = rows[last] ?? [];
  if (last <= heading || typeof serial !== 'number') return rows;
  const names = rows[0] ?? [];
  const unchanged = values.map((value, i) => (IS_CHANGE.test(String(names[i + 1])) && value !== null ? 0 : value));
  const missing = Math.max(0, missingAfter(serial - EPOCH_SERIAL));
  const added = Array.from({ length: missing }, (_, i): Row => [later(serial, (i + 1) * months), ...unchanged]);
  return [...rows.slice(0, last + 1), ...added, ...rows.slice(last + 1)];
}

const QUARTER = /^(Mar|Jun|Sep|Dec) Qtr (\d{4})$/;
const QUARTER_NAMES = ['Mar', 'Jun', 'Sep', 'Dec'];

/** Returns the number of quarters since year 0. Null if the cell does not contain a quarter. */
function quarterOf(cell: unknown): number | null {
  const [, name = '', year] = QUARTER.exec(String(cell)) ?? [];
  return year === undefined ? null : Number(year) * 4 + QUARTER_NAMES.indexOf(name);
}

const isQuarters = (row: Row): boolean => row.some((cell) => quarterOf(cell) !== null);

/** Renames the quarters in a heading, because such a file has only the latest quarters. */
function withLaterQuarters(rows: Rows, missingAfter: (day: number) => number): Rows {
  const last = Math.max(...rows.flatMap((row) => row.flatMap((cell) => quarterOf(cell) ?? [])));
  const missing = Math.max(0, missingAfter(Date.UTC(Math.floor(last / 4), (last % 4) * 3 + 2, 1) / DAY_MS));
  const renamed = (quarter: number): string => `${QUARTER_NAMES[quarter % 4]} Qtr ${Math.floor(quarter / 4)}`;
  return rows.map((row) =>
    row.map((cell) => {
      const quarter = quarterOf(cell);
      return quarter === null ? cell : renamed(quarter + missing);
    }),
  );
}

function withLaterYears(rows: Rows, missingAfter: (day: number) => number): Rows {
  const heading = rows.findIndex(isYears);
  const years = rows[heading] ?? [];
  const column = years.findLastIndex((cell) => typeof cell === 'number');
  const year = years[column];
  if (typeof year !== 'number') return rows;
  const missing = Math.max(0, missingAfter(Date.UTC(year, 5, 30) / DAY_MS));
  const added = (row: Row, step: number): Row =>
    Array.from({ length: missing }, (_, i) => (typeof row[column] === 'number' ? row[column] + step * (i + 1) : (row[column] ?? null)));
  return rows.map((row, i) =>
    i < heading || row.length <= column ? row : [...row.slice(0, column + 1), ...added(row, i === heading ? 1 : 0)],
  );
}

function isYears(row: Row): boolean {
  const years = row.filter((cell) => typeof cell === 'number');
  return years.length >= FEWEST_YEARS && years.every((year, i) => year > 1900 && year < 2200 && (i === 0 || year - at(years, i - 1) === 1));
}

function later(serial: number, months: number): number {
  const day = new Date((serial - EPOCH_SERIAL) * DAY_MS);
  return Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months, day.getUTCDate()) / DAY_MS + EPOCH_SERIAL;
}
