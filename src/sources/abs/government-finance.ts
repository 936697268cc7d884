/**
 * Reads government finance statistics for the states: a workbook for each state and sector, a sheet for each statement, years in columns.
 *
 * Released at 11.30am (Canberra time) 21 April 2026
 * South Australia State General Government Operating Statement     title: state, sector and statement
 * 2015-16   2016-17   …           financial years
 * $m        $m        …
 * GFS Revenue                                                      a heading without figures
 * Taxation revenue                 …
 * Total GFS revenue                …         27208
 * less
 * GFS Expenses
 * …
 * equals
 * GFS Net operating balance        …         65
 */
import type { Ask, Captured } from '../../core/capture.ts';
import { quoted, WattleError } from '../../core/errors.ts';
import { leftOutOf, type Observation, type ParsedDataset, type ParsedSeries } from '../../core/observation.ts';
import { type Period, parsePeriod } from '../../core/period.ts';
import { onceEach } from '../../core/series/read-once.ts';
import { elementsIn, named, parseMarkup } from '../../formats/markup.ts';
import { publishedCell, TOO_FEW } from '../../formats/published-number.ts';
import { addressOf, foldHeader, headerMatches, textCell } from '../../formats/sheet-table.ts';
import { decodeText } from '../../formats/text.ts';
import { cellAddress, type Sheet } from '../../formats/workbook.ts';
import { STATISTICS } from './api.ts';
import { absWorkbook, releasedOn } from './data-cube.ts';
import { STATE_NAMES } from './regions.ts';

export const GFS_PUBLICATION = 'economy/government/government-finance-statistics-annual';

/**
 * Matches workbooks for the general government sector, from New South Wales to the Australian Capital Territory. The file numbers are the
 * same in every release.
 */
const STATE_FILE = /\/55120DO(00[3-9]|010)_\d{6}\.xlsx$/i;
const STATES = 8;

/** Requests the page for the latest release, which links to each state's workbook. */
export const GFS_ASK: Ask = {
  id: 'release',
  url: `${STATISTICS}/${GFS_PUBLICATION}/latest-release`,
  accept: 'text/html',
  follow: (index) => stateFiles(index),
};

function stateFiles(index: Captured): readonly Ask[] {
  const found = new Map<string, Ask>();
  for (const link of elementsIn(parseMarkup(decodeText(index.bytes).text), named('a'))) {
    const href = link.attributes['href'] ?? '';
    const number = STATE_FILE.exec(href)?.[1];
    if (number !== undefined) found.set(number, { id: `cube-${number}`, url: new URL(href, index.url).href, accept: '*/*' });
  }
  if (found.size === STATES) return [...found.values()];
  throw new WattleError('PARSE_LAYOUT', `The page links to workbooks for ${found.size} states instead of ${STATES}.`, {
    at: { url: index.url, value: [...found.keys()].join(', ') },
  });
}

type Section = 'revenue' | 'expenses' | 'assets' | 'liabilities';

interface Line {
  readonly code: string;
  /** The label in the sheet, without footnote marks. */
  readonly label: string;
  /** The heading above the line. Present if the label is under several headings. */
  readonly under?: Section;
  /** The label to show. Present if the published label is unclear. */
  readonly shownAs?: string;
  readonly needed?: boolean;
}

interface Statement {
  readonly title: string;
  readonly lines: readonly Line[];
}

export const OPERATING_STATEMENT: Statement = {
  title: 'operating statement',
  lines: [
    { code: 'revenue', label: 'Total GFS revenue', needed: true },
    { code: 'taxation_revenue', label: 'Taxation revenue', under: 'revenue' },
    { code: 'grants_revenue', label: 'Current grants and subsidies', under: 'revenue', shownAs: 'Current grants and subsidies, revenue' },
    { code: 'sales_of_goods_and_services', label: 'Sales of goods and services', under: 'revenue' },
    { code: 'interest_income', label: 'Interest income', under: 'revenue' },
    { code: 'expense', label: 'Total GFS expenses', needed: true },
    { code: 'employee_expenses', label: 'Employee expenses', under: 'expenses' },
    { code: 'depreciation', label: 'Depreciation', under: 'expenses' },
    { code: 'net_operating_balance', label: 'GFS Net operating balance', needed: true },
    { code: 'net_acquisition_of_non_financial_assets', label: 'Total net acquisition of non-financial assets' },
    { code: 'net_lending', label: 'GFS NET LENDING(+)/BORROWING(-)', shownAs: 'GFS net lending (+) / borrowing (-)', needed: true },
  ],
};

const STATEMENTS: readonly Statement[] = [
  OPERATING_STATEMENT,
  {
    title: 'balance sheet',
    lines: [
      { code: 'deposits_held', label: 'Currency and deposits', under: 'assets', shownAs: 'Currency and deposits, assets' },
      { code: 'advances_paid', label: 'Advances', under: 'assets', shownAs: 'Advances, assets' },
      {
        code: 'loans_and_placements_held',
        label: 'Other loans and placements',
        under: 'assets',
        shownAs: 'Other loans and placements, assets',
      },
      { code: 'total_assets', label: 'Total assets' },
      { code: 'deposits_owed', label: 'Currency and deposits', under: 'liabilities', shownAs: 'Currency and deposits, liabilities' },
      { code: 'advances_received', label: 'Advances', under: 'liabilities', shownAs: 'Advances, liabilities' },
      {
        code: 'loans_and_placements_owed',
        label: 'Other loans and placements',
        under: 'liabilities',
        shownAs: 'Other loans and placements, liabilities',
      },
      { code: 'debt_securities_owed', label: 'Debt securities', under: 'liabilities', shownAs: 'Debt securities, liabilities' },
      { code: 'total_liabilities', label: 'Total liabilities' },
      { code: 'net_debt', label: 'Net debt' },
      { code: 'net_worth', label: 'GFS NET WORTH', shownAs: 'GFS net worth', needed: true },
    ],
  },
];

/** Words for measures. Each word equals its code. */
export const GFS_MEASURES: Readonly<Record<string, string>> = Object.fromEntries(
  STATEMENTS.flatMap((statement) => statement.lines.map(({ code }) => [code, code])),
);

export const labelOf = (line: Line): string => line.shownAs ?? line.label;

/**
 * Reads lines in a state's operating statement and balance sheet, by MEASURE and REGION. Titles contain the state. The scope is partial,
 * because each release has ten years. Throws PARSE_LAYOUT for an unexpected statement, total or sector, and PARSE_VALUE for a cell that is
 * not a number. Throws DATA_DUPLICATE_KEY if repeated lines differ.
 */
export function parseStateFinance(capture: Captured): ParsedDataset {
  const { sheets } = absWorkbook(capture);
  const read = STATEMENTS.map((statement) => readStatement(sheets, statement, capture.url));
  const [first] = read;
  const stray = read.find(({ region }) => region.code !== first?.region.code);
  if (!first || stray) {
    throw new WattleError('PARSE_LAYOUT', 'The statements of a workbook are for different states.', { at: { url: capture.url } });
  }
  const lines = read.flatMap((statement) => statement.lines);
  const readSheets = new Set(read.map(({ sheet }) => sheet));
  const otherSheets = sheets.flatMap(({ name }) => (readSheets.has(name) ? [] : [name]));
  const once = onceEach(
    lines.map(({ line, observations }) => parsedSeries(`${line.code}.${first.region.code}`, 'FY', observations)),
    ({ key }) => key,
  );
  return {
    dimensions: [
      {
        id: 'MEASURE',
        label: 'Measure',
        values: [...new Set(lines.map(({ line }) => line))].map((line) => ({ code: line.code, label: labelOf(line) })),
      },
      { id: 'REGION', label: 'Region', values: [first.region] },
    ],
    series: once.series,
    publishedOn: first.publishedOn,
    scope: 'partial',
    notes: once.notes,
    leftOut: [
      leftOutOf('the workbooks of the states', 'sheets', otherSheets),
      ...STATEMENTS.map(({ title }, i) => leftOutOf(`the ${title}`, 'lines', read[i]?.others ?? [])),
    ],
  };
}

export const parsedSeries = (key: string, freq: ParsedSeries['freq'], observations: readonly Observation[]): ParsedSeries => ({
  key,
  freq,
  unit: 'AUD',
  multiplier: 6,
  decimals: null,
  adjustment: null,
  title: null,
  basePeriod: null,
  observations,
});

interface ReadStatement {
  readonly region: { readonly code: string; readonly label: string };
  readonly publishedOn: string | null;
  readonly sheet: string;
  readonly lines: readonly { readonly line: Line; readonly observations: readonly Observation[] }[];
  readonly others: readonly string[];
}

/** Number of rows above the years in which to look for the title. */
const TITLE_ROWS = 8;

function readStatement(sheets: readonly Sheet[], statement: Statement, url: string): ReadStatement {
  for (const sheet of sheets) {
    const title = headerRow(sheet, YEARS) < 0 ? undefined : titleOf(sheet, statement);
    if (title === undefined) continue;
    return { region: regionOf(title, sheet), publishedOn: releasedOn(sheet), sheet: sheet.name, ...linesOf(sheet, statement, YEARS) };
  }
  throw new WattleError('PARSE_LAYOUT', `No sheet with financial years is titled ${quoted(statement.title)}.`, {
    at: { url, value: sheets.map((sheet) => sheet.name).join(', ') },
  });
}

/** Returns the title of a statement, or undefined if the sheet has another statement. */
export const titleOf = (sheet: Sheet, statement: Statement): string | undefined =>
  sheet.rows
    .slice(0, TITLE_ROWS)
    .map((row) => textCell(row[0]))
    .find((text) => foldHeader(text).includes(statement.title));

/** Returns the states that a text mentions. */
export const statesIn = (text: string): readonly { readonly code: string; readonly label: string }[] =>
  Object.entries(STATE_NAMES).flatMap(([name, code]) =>
    code !== 'AUS' && foldHeader(text).includes(name.toLowerCase()) ? [{ code, label: name }] : [],
  );

/** Returns the state in a title. Throws PARSE_LAYOUT if the title is not for the general government sector in a state. */
function regionOf(title: string, sheet: Sheet): { code: string; label: string } {
  const text = foldHeader(title);
  const [only, another] = statesIn(title);
  if (only && !another && text.includes('general government') && !/\blocal\b/.test(text)) return only;
  throw new WattleError('PARSE_LAYOUT', 'The title of a statement does not name one state and its general government.', {
    at: { sheet: sheet.name, value: title },
  });
}

/** The headings above the columns with values. */
export interface PeriodHeadings {
  readonly pattern: RegExp;
  /** The minimum number of matching headings in the row. */
  readonly atLeast: number;
  readonly periodOf: (text: string) => Period | null;
  /** The name of a period in errors, such as `a financial year`. */
  readonly called: string;
}

const YEARS: PeriodHeadings = {
  pattern: /^\d{4}[-\u2010-\u2015]\d{2}$/,
  atLeast: 3,
  periodOf: (text) => parsePeriod(`FY${text}`),
  called: 'a financial year',
};

/** Returns the index of the row with the periods, or -1. */
export const headerRow = (sheet: Sheet, { pattern, atLeast }: PeriodHeadings): number =>
  sheet.rows.findIndex((row) => row.filter((cell) => pattern.test(textCell(cell))).length >= atLeast);

interface PeriodColumn {
  readonly column: number;
  readonly t: number;
}

/** Reads the lines of a statement below the row of periods. Throws PARSE_LAYOUT if a required line is missing. */
export function linesOf(sheet: Sheet, statement: Statement, headings: PeriodHeadings): Pick<ReadStatement, 'lines' | 'others'> {
  const header = headerRow(sheet, headings);
  const periods = periodsOf(sheet, header, headings);
  const found: { readonly line: Line; readonly observations: readonly Observation[] }[] = [];
  const others: string[] = [];
  let section: Section | null = null;
  for (let row = header + 2; row < sheet.rows.length; row++) {
    const label = sheet.rows[row]?.[0] ?? null;
    const observations = observationsOf(sheet, row, periods);
    if (observations.length === 0) {
      section = sectionOf(textCell(label)) ?? section;
      continue;
    }
    const line = statement.lines.find((one) => headerMatches(label, one.label) && (one.under === undefined || one.under === section));
    if (!line) {
      others.push(section === null ? textCell(label) : `${textCell(label)}, ${section}`);
      continue;
    }
    found.push({ line, observations });
  }
  const missing = statement.lines.filter((line) => line.needed && !found.some((one) => one.line === line)).map((line) => line.label);
  if (missing.length > 0) {
    throw new WattleError('PARSE_LAYOUT', `The statement has no ${missing.join(', ')}.`, { at: { sheet: sheet.name, row: header + 1 } });
  }
  return { lines: found, others };
}

/** Returns the section below a heading. Null for other words, such as `less` and `equals`. */
function sectionOf(text: string): Section | null {
  const m = /\b(revenue|expenses|assets|liabilities)$/.exec(foldHeader(text));
  return (m?.[1] as Section | undefined) ?? null;
}

function periodsOf(sheet: Sheet, header: number, { pattern, periodOf, called }: PeriodHeadings): readonly PeriodColumn[] {
  return (sheet.rows[header] ?? []).flatMap((cell, column) => {
    const text = textCell(cell).replace(/[\u2010-\u2015]/g, '-');
    if (!pattern.test(text)) return [];
    const unit = textCell(sheet.rows[header + 1]?.[column]);
    const period = periodOf(text);
    if (period === null) {
      throw new WattleError('PARSE_VALUE', `A heading is not ${called}.`, { at: addressOf(sheet, header, column, cell) });
    }
    if (unit !== '$m')
      throw new WattleError('PARSE_LAYOUT', 'The figures are not in millions of dollars ($m).', {
        at: addressOf(sheet, header + 1, column, unit),
      });
    return [{ column, t: period.t }];
  });
}

function observationsOf(sheet: Sheet, row: number, periods: readonly PeriodColumn[]): readonly Observation[] {
  return periods
    .flatMap(({ column, t }): Observation[] => {
      const published = publishedCell(sheet.rows[row]?.[column], addressOf(sheet, row, column), TOO_FEW);
      return published === null ? [] : [{ t, ...published, at: `${sheet.name}!${cellAddress(row, column)}` }];
    })
    .sort((a, b) => a.t - b.t);
}
