/**
 * Reads quarterly government finance statistics from one workbook. It has a sheet for each government, with the latest quarters in columns.
 * The lines are the same as in the annual operating statement.
 *
 * Released at 11.30am (Canberra time) 2 June 2026
 * Table 5. New South Wales Total State and Local, Operating Statement - General Government
 *                                Sep Qtr 2025   Dec Qtr 2025   Mar Qtr 2026
 *                                $m             $m             $m
 * GFS Revenue
 * Total GFS revenue              31347          35220          31398
 * …
 * GFS NET OPERATING BALANCE      -1574          309            562
 */
import { FOLDED_MONTHS } from '../../core/calendar/month-names.ts';
import type { Ask } from '../../core/capture.ts';
import { listedNames, WattleError } from '../../core/errors.ts';
import { leftOutOf, type ParsedDataset } from '../../core/observation.ts';
import type { Period } from '../../core/period.ts';
import { MAIN_STATES } from '../../core/places/geography.ts';
import { onceEach } from '../../core/series/read-once.ts';
import { newestLink } from '../../formats/landing-page.ts';
import { foldHeader } from '../../formats/sheet-table.ts';
import { decodeText } from '../../formats/text.ts';
import type { Sheet } from '../../formats/workbook.ts';
import { STATISTICS } from './api.ts';
import { releasedOn } from './data-cube.ts';
import {
  headerRow,
  labelOf,
  linesOf,
  OPERATING_STATEMENT,
  type PeriodHeadings,
  parsedSeries,
  statesIn,
  titleOf,
} from './government-finance.ts';

export const GFS_Q_PUBLICATION = 'economy/government/government-finance-statistics-australia';
const PAGE = `${STATISTICS}/${GFS_Q_PUBLICATION}`;

/** Requests the page for the latest release. Its only workbook is named after the quarter. */
export const GFS_Q_ASK: Ask = {
  id: 'release',
  url: `${PAGE}/latest-release`,
  accept: 'text/html',
  follow: (index) => [
    {
      id: 'workbook',
      url: newestLink(decodeText(index.bytes).text, {
        base: `${PAGE}/latest-release/`,
        name: /^(?:mar|jun|sep|dec)\w* quarter \d{4}/i,
        suffix: '.xlsx',
      }),
      accept: '*/*',
    },
  ],
  fallback: { id: 'workbook', url: `${PAGE}/mar-2026/Mar%20Quarter%202026.xlsx`, accept: '*/*' },
};

export const GOVERNMENTS = {
  all_levels: 'All levels of government',
  commonwealth: 'Commonwealth government',
  state_and_local: 'State and local governments',
} as const;
type Government = keyof typeof GOVERNMENTS;

/** The lines of the operating statement. Net lending is optional, because its label in quarterly workbooks is not known. */
const STATEMENT = {
  ...OPERATING_STATEMENT,
  lines: OPERATING_STATEMENT.lines.map((line) => (line.code === 'net_lending' ? { ...line, needed: false } : line)),
};
export const GFS_Q_MEASURES: Readonly<Record<string, string>> = Object.fromEntries(STATEMENT.lines.map(({ code }) => [code, code]));

const QUARTER = /^(Mar|Jun|Sep|Dec)[a-z]{0,6} (?:Qtr|Quarter) (\d{4})$/i;
const QUARTERS: PeriodHeadings = { pattern: QUARTER, atLeast: 1, periodOf: quarterOf, called: 'a quarter' };

function quarterOf(text: string): Period | null {
  const [, month = '', year] = QUARTER.exec(text) ?? [];
  const end = FOLDED_MONTHS.indexOf(month.toLowerCase());
  return end < 0 ? null : { freq: 'Q', t: Number(year) * 4 + Math.floor(end / 3) };
}

/** Returns the government in a title. Null for other sectors. A title with the name of a state covers its state and local governments. */
function governmentOf(title: string): { readonly government: Government; readonly region: string } | null {
  const text = foldHeader(title);
  if (!text.includes('general government')) return null;
  const [state, another] = statesIn(title);
  if (state) return another ? null : { government: 'state_and_local', region: state.code };
  if (/\ball levels of\b/.test(text)) return { government: 'all_levels', region: 'AUS' };
  if (/\bcommonwealth\b/.test(text)) return { government: 'commonwealth', region: 'AUS' };
  return /\bstate and local\b/.test(text) ? { government: 'state_and_local', region: 'AUS' } : null;
}

interface Table {
  readonly sheet: Sheet;
  readonly government: Government;
  readonly region: string;
}

function tableOf(sheet: Sheet): Table | null {
  const title = headerRow(sheet, QUARTERS) < 0 ? undefined : titleOf(sheet, STATEMENT);
  const of = title === undefined ? null : governmentOf(title);
  return of === null ? null : { sheet, ...of };
}

/**
 * Reads lines in the operating statements by MEASURE, GOVERNMENT and REGION. The scope is partial, because each issue has only the latest
 * quarters. Throws PARSE_LAYOUT if a state's statement or a required line is missing, and PARSE_VALUE for a cell that is not a number.
 */
export function quarterlyFinance(sheets: readonly Sheet[], url: string): ParsedDataset {
  const tables = sheets.flatMap((sheet) => tableOf(sheet) ?? []);
  const missing = MAIN_STATES.filter(({ code }) => tables.every(({ region }) => region !== code)).map(({ name }) => name);
  if (missing.length > 0) {
    throw new WattleError('PARSE_LAYOUT', `The workbook has no operating statement for ${listedNames(missing)}.`, {
      at: { url, value: sheets.map(({ name }) => name).join(', ') },
    });
  }
  const read = tables.map((table) => ({ ...table, ...linesOf(table.sheet, STATEMENT, QUARTERS) }));
  const once = onceEach(
    read.flatMap(({ government, region, lines }) =>
      lines.map(({ line, observations }) => parsedSeries(`${line.code}.${government}.${region}`, 'Q', observations)),
    ),
    ({ key }) => key,
  );
  const used = new Set(tables.map(({ sheet }) => sheet.name));
  return {
    dimensions: [
      { id: 'MEASURE', label: 'Measure', values: STATEMENT.lines.map((line) => ({ code: line.code, label: labelOf(line) })) },
      { id: 'GOVERNMENT', label: 'Government', values: Object.entries(GOVERNMENTS).map(([code, label]) => ({ code, label })) },
      {
        id: 'REGION',
        label: 'Region',
        values: [{ code: 'AUS', label: 'Australia' }, ...MAIN_STATES.map(({ code, name }) => ({ code, label: name }))],
      },
    ],
    series: once.series,
    publishedOn: tables.flatMap(({ sheet }) => releasedOn(sheet) ?? [])[0] ?? null,
    scope: 'partial',
    notes: once.notes,
    leftOut: [
      leftOutOf(
        'the quarterly workbook',
        'sheets',
        sheets.flatMap(({ name }) => (used.has(name) ? [] : [name])),
      ),
      leftOutOf(
        'the operating statement',
        'lines',
        read.flatMap(({ others }) => others),
      ),
    ],
  };
}
