/** The parameters that FRED's requests share, read as FRED reads them: real-time periods, pages, orders. */
import { DAY_MS, isoDay, parseIsoDay } from '../../core/period.ts';
import type { QueryContext } from '../context.ts';
import { Parameters, quoted } from '../parameters/parameters.ts';

/** FRED's own first and last day. */
export const FIRST_DAY = '1776-07-04';
export const LAST_DAY = '9999-12-31';

const OFFSET = { min: 0, max: 1_000_000_000, default: 0 } as const;

/** What stands where there is no value. */
export const MISSING = '.';

/** All digits of a value, never an exponent. */
export function plainNumber(value: number | null): string {
  if (value === null) return MISSING;
  const text = String(value);
  return text.includes('e') ? value.toFixed(20).replace(/\.?0+$/, '') : text;
}

/** Days since 1970-01-01, both inclusive. */
export interface RealtimePeriod {
  readonly start: number;
  readonly end: number;
}

export interface FredPage {
  readonly offset: number;
  readonly limit: number;
}

/** The parameters of a request; those that say who asks, for which series and in what form are read elsewhere. */
export function fredParameters(params: URLSearchParams): Parameters {
  const parameters = new Parameters(params);
  parameters.accept('api_key', 'file_type');
  return parameters;
}

export const today = (ctx: QueryContext): number => Math.floor(ctx.clock.now() / DAY_MS);

export const dayOf = (text: string): number => parseIsoDay(text) ?? 0;

/** A day, as days since 1970-01-01. */
export function readDay(parameters: Parameters, name: string, absent: number): number {
  const text = parameters.text(name);
  if (text === null) return absent;
  const day = parseIsoDay(text);
  if (day !== null) return day;
  parameters.fault('REQ_BAD_PARAMETER', {
    parameter: name,
    detail: `The parameter ${name} is a date such as 2026-03-31, not ${quoted(text)}.`,
  });
  return absent;
}

/** `realtime_start` and `realtime_end`; a start without an end reaches to today. */
export function readRealtime(ctx: QueryContext, parameters: Parameters, absent?: RealtimePeriod): RealtimePeriod {
  const now = today(ctx);
  const start = readDay(parameters, 'realtime_start', absent?.start ?? now);
  const end = readDay(parameters, 'realtime_end', absent?.end ?? Math.max(start, now));
  refuseReversed(parameters, 'realtime_end', start, end);
  return { start, end };
}

export function refuseReversed(parameters: Parameters, name: string, start: number, end: number): void {
  if (start <= end) return;
  parameters.fault('REQ_BAD_PARAMETER', {
    parameter: name,
    detail: `The period ends (${isoDay(end)}) before it starts (${isoDay(start)}).`,
  });
}

/** `limit`, which is `most` unless given, and `offset`. */
export const readPage = (parameters: Parameters, most: number): FredPage => ({
  limit: parameters.integer('limit', { min: 1, max: most, default: most }),
  offset: parameters.integer('offset', OFFSET),
});

export const onPage = <T>(all: readonly T[], { offset, limit }: FredPage): readonly T[] => all.slice(offset, offset + limit);

/** `sort_order`. */
export const readOrder = (parameters: Parameters, absent: 'asc' | 'desc'): 'asc' | 'desc' =>
  parameters.choice('sort_order', ['asc', 'desc']) ?? absent;

export const writtenRealtime = ({ start, end }: RealtimePeriod): { readonly realtime_start: string; readonly realtime_end: string } => ({
  realtime_start: isoDay(start),
  realtime_end: isoDay(end),
});
