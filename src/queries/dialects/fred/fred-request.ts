/** Reads the parameters that FRED's requests share. */
import { present } from '../../../core/assert.ts';
import { acceptedInstead, dayOrSame, readBound } from '../../../core/calendar/period-spellings.ts';
import { quoted } from '../../../core/errors.ts';
import { DAY_MS, isoDay, parseIsoDay } from '../../../core/period.ts';
import type { QueryContext } from '../../base/context.ts';
import {
  choice,
  type IntegerParameter,
  integer,
  type QueryParameter,
  type TextParameter,
  text,
} from '../../base/parameters/declaration.ts';
import { Parameters } from '../../base/parameters/parameters.ts';

/** The first and last day that FRED accepts. */
export const FIRST_DAY = '1776-07-04';
export const LAST_DAY = '9999-12-31';

export const day = (name: string, description: string, more: Pick<TextParameter, 'elsewhere'> = {}): TextParameter =>
  text(name, description, { format: 'date', ...more });

/** Parameters that the HTTP layer reads: the caller's key, the series and the format. */
export const API_KEY = text('api_key', 'The key, if it is not in the Authorization header.', { credential: true });
export const SERIES_ID = text('series_id', 'Id of the series, ignoring case.', { required: true, example: 'AU.CPI.YOY' });
const FILE_TYPES = ['xml', 'json'] as const;
export const XML_BY_DEFAULT = choice('file_type', '`xml` (the default, as in FRED) or `json`.', FILE_TYPES);
export const JSON_BY_DEFAULT = choice('file_type', 'JSON by default, or `xml`.', FILE_TYPES);

const REALTIME_START = day('realtime_start', 'First day of the real-time period.');
const REALTIME_END = day('realtime_end', 'Last day of the real-time period.');
export const REALTIME: readonly QueryParameter[] = [REALTIME_START, REALTIME_END];
export const SORT_ORDER = choice('sort_order', 'Ascending or descending order.', ['asc', 'desc']);
export const OFFSET = integer('offset', 'Number of results to skip.', { min: 0, max: 1_000_000_000, default: 0 });
/** Declares the parameter `limit`. As in FRED, the default is the maximum. */
export const atMost = (most: number) => integer('limit', 'Maximum number of results.', { min: 1, max: most, default: most });

export const MISSING = '.';

/** Writes a number with all its digits, without an exponent. */
export function plainNumber(value: number | null): string {
  if (value === null) return MISSING;
  const text = String(value);
  return text.includes('e') ? value.toFixed(20).replace(/\.?0+$/, '') : text;
}

/** A range of days, both inclusive, in days since 1970-01-01. */
export interface RealtimePeriod {
  readonly start: number;
  readonly end: number;
}

export interface FredPage {
  readonly offset: number;
  readonly limit: number;
}

export function fredParameters(params: URLSearchParams): Parameters {
  const parameters = new Parameters(params);
  parameters.accept(API_KEY, XML_BY_DEFAULT);
  return parameters;
}

export const today = (ctx: QueryContext): number => Math.floor(ctx.clock.now() / DAY_MS);

export const fredDay = (text: string): number => present(parseIsoDay(text), `The day ${text}`);

/**
 * Reads a day, in days since 1970-01-01. A longer period, such as `2024` or `2024-Q1`, means its first day. If the name of the parameter
 * ends with `_end`, it means its last day. Reports a fault for other text.
 */
export function readDay(parameters: Parameters, declared: TextParameter, absent: number): number {
  const { name } = declared;
  const given = parameters.text(declared);
  if (given === null) return absent;
  const days = parseIsoDay(dayOrSame(given));
  if (days !== null) return days;
  const span = readBound(given);
  if (span !== null && !span.instant) return Math.floor((name.endsWith('_end') ? span.toMs : span.fromMs) / DAY_MS);
  const accepted = acceptedInstead(given);
  parameters.fault('REQ_BAD_PARAMETER', {
    parameter: name,
    detail: `The parameter ${quoted(name)} must be a date such as 2026-03-31, not ${quoted(given)}.${accepted === null ? '' : ` ${accepted}`}`,
  });
  return absent;
}

/** Reads the real-time period. By default, it ends today. */
export function readRealtime(ctx: QueryContext, parameters: Parameters, absent?: RealtimePeriod): RealtimePeriod {
  const now = today(ctx);
  const start = readDay(parameters, REALTIME_START, absent?.start ?? now);
  const end = readDay(parameters, REALTIME_END, absent?.end ?? Math.max(start, now));
  refuseReversed(parameters, REALTIME_END.name, start, end);
  return { start, end };
}

export function refuseReversed(parameters: Parameters, name: string, start: number, end: number): void {
  if (start <= end) return;
  parameters.fault('REQ_BAD_PARAMETER', {
    parameter: name,
    detail: `The period ends (${isoDay(end)}) before it starts (${isoDay(start)}).`,
  });
}

export const readPage = (parameters: Parameters, limit: IntegerParameter): FredPage => ({
  limit: parameters.integer(limit),
  offset: parameters.integer(OFFSET),
});

export const onPage = <T>(all: readonly T[], { offset, limit }: FredPage): readonly T[] => all.slice(offset, offset + limit);

export const readOrder = (parameters: Parameters, absent: 'asc' | 'desc'): 'asc' | 'desc' => parameters.choice(SORT_ORDER) ?? absent;

export const writtenRealtime = ({ start, end }: RealtimePeriod): { readonly realtime_start: string; readonly realtime_end: string } => ({
  realtime_start: isoDay(start),
  realtime_end: isoDay(end),
});
