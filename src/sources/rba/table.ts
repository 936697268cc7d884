/** Declares a dataset from facts about an RBA table. A table without such facts is declared from its code. */
import type { Ask } from '../../core/capture.ts';
import type { DimensionDeclaration, Quirk, TimeSeriesDataset } from '../../core/define-dataset.ts';
import type { Frequency } from '../../core/frequency.ts';
import { parseForecastTable } from './forecast-table.ts';
import { openGrid } from './grid.ts';
import { parseTable } from './parse.ts';
import { fileOfTable, hasForecasts } from './table-list.ts';

const TABLES = 'https://www.rba.gov.au/statistics/tables';

export interface RbaTable {
  /** The RBA's code for the table, such as `F1.1`. */
  readonly id: string;
  /** The stem of the CSV file: `f1.1` means `csv/f1.1-data.csv`. */
  readonly file: string;
  /** The full name of the CSV file, if it does not follow the pattern for `file`. */
  readonly csv?: string;
  /** The workbook with the same table, which is requested if the CSV file fails. */
  readonly workbook?: string;
  /** True if the workbook is requested first, because the CSV file rounds digits that formulas need. */
  readonly workbookFirst?: true;
  readonly title: string;
  readonly description: string;
  readonly frequency: Frequency;
  /** Readable words for Series IDs. */
  readonly words: Readonly<Record<string, string>>;
  /** The series that a query without a filter returns. Null for all series. */
  readonly default: string | null;
  /** The age in days after which the latest observation is out of date. Null if there is no schedule. */
  readonly maxAgeDays: number | null;
  readonly checkEveryMinutes?: number;
  readonly releaseTitles?: readonly string[];
  readonly quirks?: readonly Quirk[];
  /** True if the file has only the latest years. Older stored values are then kept. */
  readonly windowed?: true;
}

const EVERY_HALF_DAY = 720;

const HORIZON: DimensionDeclaration = {
  name: 'horizon',
  id: 'HORIZON',
  description: 'The number of quarters from the survey to the quarter that the forecast is for.',
  words: {},
  default: null,
};

export function rbaTable(table: RbaTable): TimeSeriesDataset {
  return { ...build(table), curated: true };
}

function build(table: RbaTable): TimeSeriesDataset {
  const url = `${TABLES}/csv/${table.csv ?? `${table.file}-data.csv`}`;
  const csv: Ask = { id: 'csv', url, accept: 'text/csv,*/*' };
  const workbook: Ask | null =
    table.workbook === undefined ? null : { id: 'workbook', url: `${TABLES}/xls/${table.workbook}`, accept: '*/*' };
  const [first, second] = table.workbookFirst ? [workbook ?? csv, csv] : [csv, workbook];
  const ask: Ask = second === null || second === first ? first : { ...first, fallback: second };
  const options = { table: table.id, scope: table.windowed ? ('partial' as const) : ('whole' as const) };
  return {
    kind: 'time_series',
    source: 'rba',
    id: table.id,
    title: table.title,
    description: table.description,
    landingPage: `${TABLES}/`,
    catalogueNumber: `Statistical Table ${table.id}`,
    cadence: {
      checkEveryMinutes: table.checkEveryMinutes ?? EVERY_HALF_DAY,
      maxAgeDays: table.maxAgeDays,
      ...(table.releaseTitles === undefined ? {} : { releaseTitles: table.releaseTitles }),
    },
    quirks: table.quirks ?? [],
    curated: false,
    upstream: { url, format: 'CSV' },
    frequency: table.frequency,
    dimensions: [
      {
        name: 'series',
        id: 'SERIES',
        description: "The Bank's id of a table column.",
        words: table.words,
        default: table.default,
      },
      ...(hasForecasts(table.id) ? [HORIZON] : []),
      { name: 'table', id: 'TABLE', description: 'The statistical table.', words: {}, default: table.id },
    ],
    fixed: {},
    asks: () => [ask],
    ...(table.windowed ? { recordsByFile: true } : {}),
    parse: (capture) =>
      hasForecasts(table.id) ? parseForecastTable(openGrid(capture), capture.retrievedAt, options) : parseTable(capture, options),
  };
}

const CODE = /^[A-J]\d{1,2}(?:\.\d{1,2}){0,2}(?:-[A-Z0-9-]+)?$/;

/**
 * Declares a table from its code, such as `B1`. If a table has several files, a name follows the code: `J1-CASH-RATE`. Null for an
 * impossible id. Only a request shows whether the table exists.
 */
export function uncuratedTable(id: string): TimeSeriesDataset | null {
  const code = id.toUpperCase().replaceAll('_', '-');
  if (!CODE.test(code)) return null;
  return build({
    id: code,
    file: code.toLowerCase(),
    csv: fileOfTable(code),
    title: `RBA statistical table ${code}`,
    description: `Statistical table ${code} of the Reserve Bank of Australia, read as published.`,
    // This frequency is a placeholder. Each series has its stated frequency.
    frequency: 'M',
    words: {},
    default: null,
    maxAgeDays: null,
    quirks: [
      'This table is not in the Wattle catalogue. Its series have the names used by the RBA. Wattle does not check whether the data are out of date.',
    ],
  });
}
