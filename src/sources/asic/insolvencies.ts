/**
 * Reads series 1 in the insolvency statistics workbook: companies that enter external administration or have a controller appointed for the
 * first time. ASIC updates it each week, with data that are about two weeks old.
 *
 *     Contents   Data to | 31 May 2026                       later days in the last month are missing
 *     1.3        Period (calendar year) | Period (month) | New South Wales | … | Total
 *     1.4.2      Period (calendar year) | Period (month) | Principal place of business (state or territory) | Construction | … | Total
 *
 * Since July 2025, table 1.3 has one row for each September quarter. Those rows have no month and are skipped.
 */
import { DIVISIONS } from '../../core/anzsic.ts';
import { FOLDED_MONTHS } from '../../core/calendar/month-names.ts';
import type { Ask, Captured } from '../../core/capture.ts';
import { listedNames, WattleError } from '../../core/errors.ts';
import { leftOutOf, NOT_STATED, type Observation, type ParsedDataset } from '../../core/observation.ts';
import { isoDay, lastDay } from '../../core/period.ts';
import { MAIN_STATES } from '../../core/places/geography.ts';
import { twoFigures } from '../../core/series/read-once.ts';
import { newestLink } from '../../formats/landing-page.ts';
import { publishedDay } from '../../formats/published-date.ts';
import { numberCell } from '../../formats/published-number.ts';
import { addressOf, findHeader, foldHeader, type Label, textCell } from '../../formats/sheet-table.ts';
import { serialIn } from '../../formats/shown-number.ts';
import { decodeText } from '../../formats/text.ts';
import { type Cell, cellAddress, dayOfSerial, readWorkbook, type Sheet, type Workbook } from '../../formats/workbook.ts';

const PAGE = 'https://asic.gov.au/regulatory-resources/find-a-document/statistics/insolvency-statistics/insolvency-statistics-current/';
const [CONTENTS, BY_STATE, BY_INDUSTRY] = ['Contents', '1.3', '1.4.2'];

/** Requests the page that links to the workbook, whose URL changes each week. */
export const INSOLVENCY_ASK: Ask = {
  id: 'page',
  url: PAGE,
  accept: 'text/html',
  follow: (index) => [
    {
      id: 'workbook',
      url: newestLink(decodeText(index.bytes).text, {
        base: PAGE,
        name: /^asic-insolvency-statistics-series-1-and-series-2\b/i,
        suffix: '.xlsx',
      }),
      accept: '*/*',
    },
  ],
};

const [AUSTRALIA, ALL, UNKNOWN] = ['AUS', 'TOT', 'UNKNOWN'];
export const INDUSTRIES: readonly { readonly code: string; readonly word: string; readonly name: string }[] = [
  { code: ALL, word: 'all', name: 'All industries' },
  ...DIVISIONS.map(({ letter, word, name }) => ({ code: letter, word, name })),
  { code: UNKNOWN, word: 'unknown', name: 'Unknown' },
];

/** Normalises a heading. `&` becomes `and`. */
const folded = (cell: Cell | undefined): string => foldHeader(textCell(cell).replaceAll('&', ' and '));
const STATE_BY_NAME = new Map(MAIN_STATES.map(({ name, code }) => [folded(name), code]));
const INDUSTRY_BY_NAME = new Map(INDUSTRIES.filter(({ code }) => code !== ALL).map(({ name, code }) => [folded(name), code]));

const MONTH: Label = ['Period (month)', 'Period(month)'];
const YEAR: Label = ['Period (calendar year)', 'Period(calendar year)'];
const PLACE = 'Principal place of business (state or territory)';
const TOTAL = 'Total';
const HEADER_WITHIN = 30;

/** A table row, with its month, place and counts by column. */
interface Row {
  readonly index: number;
  /** The month, in months since year 0. */
  readonly t: number;
  readonly place: string;
}

interface Table {
  readonly sheet: Sheet;
  readonly headings: readonly (Cell | undefined)[];
  readonly total: number;
  readonly rows: readonly Row[];
  /** Periods in rows without a month, such as totals. */
  readonly others: readonly string[];
}

/** Counts by series key and month. */
type Counts = Map<string, Map<number, Observation>>;

/**
 * Reads monthly counts by INDUSTRY and REGION. For Australia, counts by industry are sums over all places in table 1.4.2. Omits the last
 * month if it is incomplete. Throws PARSE_LAYOUT for missing headings, PARSE_VALUE if the industries in a row do not add up to its total,
 * and DATA_DUPLICATE_KEY if the tables contradict each other.
 */
export function parseInsolvencies(capture: Captured): ParsedDataset {
  const workbook = readWorkbook(capture.bytes, { sheets: [CONTENTS, BY_STATE, BY_INDUSTRY] });
  const counts: Counts = new Map();
  const places = readIndustries(tableOf(workbook.sheet(BY_INDUSTRY), [PLACE]), counts);
  const states = tableOf(workbook.sheet(BY_STATE), []);
  readStates(states, counts);
  const last = lastComplete(counts, dataTo(workbook));
  return {
    dimensions: [
      { id: 'INDUSTRY', label: 'Industry', values: INDUSTRIES.map(({ code, name }) => ({ code, label: name })) },
      {
        id: 'REGION',
        label: 'Region',
        values: [{ code: AUSTRALIA, label: 'Australia' }, ...MAIN_STATES.map(({ code, name }) => ({ code, label: name }))],
      },
    ],
    series: [...counts].map(([key, months]) => ({
      key,
      freq: 'M' as const,
      unit: 'Number',
      ...NOT_STATED,
      observations: [...months.values()].filter(({ t }) => t <= last).sort((a, b) => a.t - b.t),
    })),
    publishedOn: publishedOn(capture.url),
    scope: 'whole',
    notes: [],
    leftOut: [leftOutOf('table 1.3', 'rows', states.others), leftOutOf('table 1.4.2', 'regions', places)],
  };
}

function tableOf(sheet: Sheet, more: readonly Label[]): Table {
  const { row: header, columns } = findHeader(sheet, [YEAR, MONTH, ...more, TOTAL], { within: HEADER_WITHIN });
  const column = (label: Label): number => columns.get(typeof label === 'string' ? label : (label[0] ?? TOTAL)) ?? -1;
  const rows: Row[] = [];
  const others: string[] = [];
  for (let index = header + 1; index < sheet.rows.length; index++) {
    const cells = sheet.rows[index] ?? [];
    const [month, year] = [textCell(cells[column(MONTH)]), textCell(cells[column(YEAR)])];
    const place = textCell(cells[column(PLACE)]);
    const number = FOLDED_MONTHS.indexOf(month.slice(0, 3).toLowerCase());
    if (number >= 0 && /^[a-z]{3,9}$/i.test(month) && /^\d{4}$/.test(year) && (more.length === 0 || place !== '')) {
      rows.push({ index, t: Number(year) * 12 + number, place });
    } else if (typeof cells[column(TOTAL)] === 'number') others.push(`${month} ${year}`.trim() || `row ${index + 1}`);
  }
  if (rows.length === 0) throw new WattleError('PARSE_LAYOUT', 'The table has no row with a month.', { at: addressOf(sheet, header, 0) });
  return { sheet, headings: sheet.rows[header] ?? [], total: column(TOTAL), rows, others };
}

/** Reads counts by place and industry, and sums the places in each month for Australia. Returns the names of places other than states. */
function readIndustries(table: Table, counts: Counts): readonly string[] {
  const { sheet, total, headings } = table;
  const industries = headings.flatMap((cell, column) => {
    const code = column === total ? undefined : INDUSTRY_BY_NAME.get(folded(cell));
    return code === undefined ? [] : [{ code, column }];
  });
  const missing = DIVISIONS.filter(({ letter }) => industries.every(({ code }) => code !== letter)).map(({ name }) => name);
  if (missing.length > 0) {
    throw new WattleError('PARSE_LAYOUT', `The table has no column of ${listedNames(missing)}.`, { at: { sheet: sheet.name } });
  }
  const others = new Set<string>();
  for (const { index, t, place } of table.rows) {
    const region = STATE_BY_NAME.get(folded(place));
    if (region === undefined) others.add(place);
    const found = industries.map(({ code, column }) => ({ code, column, value: countAt(sheet, index, column) }));
    const all = { code: ALL, column: total, value: countAt(sheet, index, total) };
    if (found.reduce((sum, { value }) => sum + value, 0) !== all.value) {
      throw new WattleError('PARSE_VALUE', 'The industries in a row do not add up to its total.', {
        at: addressOf(sheet, index, total, String(all.value)),
      });
    }
    for (const { code, column, value } of [...found, all]) {
      if (region !== undefined) put(counts, `${code}.${region}`, { t, value, at: `${sheet.name}!${cellAddress(index, column)}` });
      const before = counts.get(`${code}.${AUSTRALIA}`)?.get(t)?.value ?? null;
      add(counts, `${code}.${AUSTRALIA}`, { t, value: value + Number(before), at: `${sheet.name}, all places` });
    }
  }
  return [...others];
}

/** Reads the totals for Australia and its states, which must equal the sums by industry. */
function readStates({ sheet, headings, total, rows }: Table, counts: Counts): void {
  const regions = headings.flatMap((cell, column) => {
    const code = column === total ? AUSTRALIA : STATE_BY_NAME.get(folded(cell));
    return code === undefined ? [] : [{ code, column }];
  });
  for (const { index, t } of rows) {
    for (const { code, column } of regions) {
      if (textCell(sheet.rows[index]?.[column]) === '') continue;
      put(counts, `${ALL}.${code}`, { t, value: countAt(sheet, index, column), at: `${sheet.name}!${cellAddress(index, column)}` });
    }
  }
}

/** Returns a count. An empty cell means zero, which the row total confirms. Throws PARSE_VALUE for other cells. */
function countAt(sheet: Sheet, row: number, column: number): number {
  const at = addressOf(sheet, row, column);
  const value = Number(numberCell(sheet.rows[row]?.[column], at));
  if (Number.isInteger(value) && value >= 0) return value;
  throw new WattleError('PARSE_VALUE', 'A count is negative or not a whole number.', { at: { ...at, value: String(value) } });
}

type Count = Pick<Observation, 't' | 'value' | 'at'>;

function add(counts: Counts, key: string, count: Count): void {
  const months = counts.get(key) ?? new Map<number, Observation>();
  months.set(count.t, { ...count, status: null, text: null });
  counts.set(key, months);
}

/** Adds a count. Throws DATA_DUPLICATE_KEY if the month already has another count. */
function put(counts: Counts, key: string, count: Count): void {
  const known = counts.get(key)?.get(count.t);
  if (known === undefined) add(counts, key, count);
  else if (known.value !== count.value) throw twoFigures(key, 'M', known, { ...count, status: null, text: null });
}

/** Returns the date that follows “Data to” in the contents, in days since 1970-01-01. Null if it is missing. */
function dataTo(workbook: Workbook): number | null {
  const rows = workbook.sheets.find(({ name }) => foldHeader(name) === foldHeader(CONTENTS))?.rows ?? [];
  for (const row of rows) {
    const label = row.findIndex((cell) => /^data to\b/i.test(textCell(cell)));
    if (label < 0) continue;
    const [serial] = row.slice(label + 1).flatMap((cell) => serialIn(cell) ?? []);
    const texts = [textCell(row[label]).replace(/^data to:?/i, ''), ...row.slice(label + 1).map(textCell)];
    return serial === undefined
      ? (texts.flatMap((text) => publishedDay(text.trim()) ?? [])[0] ?? null)
      : dayOfSerial(serial, workbook.date1904);
  }
  return null;
}

/** Returns the last month that ends by the day `until`. If `until` is null, skips the latest month, because it may be incomplete. */
function lastComplete(counts: Counts, until: number | null): number {
  const months = [...new Set([...counts.values()].flatMap((of) => [...of.keys()]))].sort((a, b) => b - a);
  if (until === null) return months[1] ?? -1;
  return months.find((t) => lastDay({ freq: 'M', t }) <= until) ?? -1;
}

/** Returns the date in a file name such as `…-published-13-july-2026.xlsx` in ISO format, or null. */
function publishedOn(url: string): string | null {
  const [, day, month, year] = /published-(\d{1,2})-([a-z]+)-(\d{4})\.xlsx$/i.exec(url) ?? [];
  const found = publishedDay(`${day} ${month} ${year}`);
  return found === null ? null : isoDay(found);
}
