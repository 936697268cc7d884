/** Reads tables of published values with their publication dates, as CSV. Each row has one value. */
import { withoutNoise } from '../core/decimal.ts';
import { quoted, WattleError } from '../core/errors.ts';
import type { Frequency } from '../core/frequency.ts';
import { ADJUSTMENTS, type Adjustment, type PublishedBasis } from '../core/observation.ts';
import { parseIsoDay, parsePeriod } from '../core/period.ts';
import { parseCsv } from './csv.ts';
import { asShown } from './published-number.ts';
import { sniffKind } from './sniff.ts';
import { decodeText } from './text.ts';

/**
 * A value with the date on which it was published.
 *
 *     series_id,title,unit,frequency,adjustment,period,value,published,published_basis,file_sha256
 *     A84423050A,Unemployment rate ; Persons,Percent,M,seasonally_adjusted,2020-08,6.8253812,2020-09-17,release_calendar,5ffef2bb588d9068
 *
 * `series_id`, `period`, `value` and `published` are required. Case is ignored in column names. A value has a row for its first publication
 * and for each day on which it changed. Unknown columns are skipped.
 */
export interface Fact {
  /** The agency's id for the series, or `SDMX:FLOW/KEY`. */
  readonly seriesId: string;
  /** The series title. May be empty. */
  readonly title: string;
  readonly unit: string;
  readonly freq: Frequency;
  /** Null if the adjustment is missing or unknown. */
  readonly adjustment: Adjustment | null;
  readonly t: number;
  /** Null if the agency published the period without a value on this date. */
  readonly value: number | null;
  /** The publication date, such as `2020-09-17`. */
  readonly published: string;
  readonly basis: PublishedBasis;
  /** The SHA-256 hash of the source file, or its first digits. May be empty. */
  readonly file: string;
  /** The row in the table, such as `r145`. The header row is r1. */
  readonly at: string;
}

const NEEDED = ['series_id', 'period', 'value', 'published'] as const;

const BASES: Readonly<Record<string, PublishedBasis>> = {
  stated: 'stated',
  inferred: 'inferred',
  release_calendar: 'inferred',
  upper_bound: 'upper_bound',
  commit_upper_bound: 'upper_bound',
};

const COLUMNS = [...NEEDED, 'title', 'unit', 'frequency', 'adjustment', 'published_basis', 'kind', 'file_sha256'] as const;

const isFactsHeader = (header: readonly string[]): boolean => NEEDED.every((column) => header.includes(column));

const HEADER_BYTES = 4096;

/** Returns true for a table of facts, and false for a file from an agency. */
export function isFactsTable(bytes: Uint8Array): boolean {
  const kind = sniffKind(bytes);
  // `sniffKind` returns `unknown` for a table with semicolons, so its header must be checked.
  if (kind !== 'csv' && kind !== 'unknown') return false;
  const head = bytes.subarray(0, HEADER_BYTES);
  const text = kind === 'csv' ? decodeText(head).text : Buffer.from(head).toString('latin1');
  const [header = ''] = text.split(/[\r\n]/, 1);
  return isFactsHeader(header.split(/[,;\t]/).map((cell) => columnName(cell.replace(/^\s*"(.*)"\s*$/, '$1'))));
}

const columnName = (cell: string): string => cell.trim().toLowerCase();

/**
 * Reads all facts in a table. Skips rows with the `kind` `rounding`, because they repeat a value with fewer digits. Throws PARSE_LAYOUT for
 * a missing column. Throws PARSE_VALUE with the row number for an invalid period, number, date or basis.
 */
export function readFacts(bytes: Uint8Array, file: string): readonly Fact[] {
  const [first = [], ...rows] = parseCsv(bytes).rows;
  const header = first.map(columnName);
  const [repeated] = COLUMNS.filter((column) => header.indexOf(column) !== header.lastIndexOf(column));
  if (repeated !== undefined) {
    throw new WattleError('PARSE_LAYOUT', `The column ${repeated} occurs twice.`, { at: { file, row: 1, column: repeated } });
  }
  if (header.length === 1 && first[0]?.includes(';')) {
    throw new WattleError('PARSE_LAYOUT', 'The columns are separated by semicolons. Allowed: commas or tabs.', { at: { file, row: 1 } });
  }
  const missing = NEEDED.filter((column) => !header.includes(column));
  if (missing.length > 0) {
    throw new WattleError('PARSE_LAYOUT', `A table of facts needs the columns ${NEEDED.join(', ')}. Missing: ${missing.join(', ')}.`, {
      at: { file, row: 1 },
    });
  }
  const places = new Map(header.map((name, i) => [name, i]));
  return rows.flatMap((cells, i): Fact[] => {
    if (cells.every((cell) => cell.trim() === '')) return [];
    const cell = (column: string): string => cells[places.get(column) ?? -1]?.trim() ?? '';
    return cell('kind') === 'rounding' ? [] : [factOf(cell, i + 2, file)];
  });
}

function factOf(cell: (column: string) => string, row: number, file: string): Fact {
  const refuse = (column: string, what: string): never => {
    throw new WattleError('PARSE_VALUE', `${quoted(cell(column))} is ${what}.`, { at: { file, row, column, value: cell(column) } });
  };
  const period = parsePeriod(cell('period')) ?? refuse('period', 'not a period such as 2024-Q1 or 2024-03');
  const written = cell('value');
  const value = written === '' ? null : asShown(withoutNoise(Number(written)));
  if (value !== null && !/^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(written)) refuse('value', 'not a number');
  if (parseIsoDay(cell('published')) === null) refuse('published', 'not a date such as 2024-06-05');
  const basis = cell('published_basis') === '' ? 'stated' : BASES[cell('published_basis')];
  const adjustment = ADJUSTMENTS.find((one) => one === adjustmentName(cell('adjustment'))) ?? null;
  if (cell('series_id') === '') refuse('series_id', 'empty');
  return {
    seriesId: cell('series_id'),
    title: cell('title'),
    unit: cell('unit'),
    freq: frequencyOf(cell('frequency'), period.freq),
    adjustment,
    t: period.t,
    value,
    published: cell('published'),
    basis: basis ?? refuse('published_basis', `not one of ${[...new Set(Object.values(BASES))].join(', ')}`),
    file: cell('file_sha256'),
    at: `r${row}`,
  };
}

/** Converts a label to a code: `Seasonally Adjusted` becomes `seasonally_adjusted`. */
const adjustmentName = (text: string): string => text.toLowerCase().replaceAll(/[\s-]+/g, '_');

/**
 * Returns the frequency of a row. If the table states FY, an annual period is a financial year. In all other cases, the frequency is that
 * of the period.
 */
const frequencyOf = (stated: string, freq: Frequency): Frequency => (stated === 'FY' && freq === 'A' ? 'FY' : freq);
