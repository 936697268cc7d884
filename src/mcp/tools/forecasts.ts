/** Reads the RBA's forecasts for the series tool. */
import { type Ask, type JsonObject, objectOf, rowsOf } from '../ask.ts';
import { cells, noteOf, sourceOf, withoutNulls } from './find.ts';

const COLUMNS = ['issued', 'target', 'value', 'outcome_latest', 'outcome_first', 'error_latest'];

export const isForecast = (id: string): boolean => /^au[._ -]forecast[._ -]/i.test(id.trim());

interface ParsedRequest {
  readonly id: string;
  /** A quarter. If set, the response has all forecasts for this quarter. */
  readonly start?: string | undefined;
  /** A date. If set, the response has the last forecasts issued on or before this date. */
  readonly as_of?: string | undefined;
  readonly last_n: number;
}

/**
 * Returns the forecasts for the quarter `start`, or the forecasts of one issue. The issue is the last on or before `as_of`, by default the
 * latest.
 */
export async function readForecast(ask: Ask, { id, start, as_of, last_n }: ParsedRequest): Promise<JsonObject> {
  const envelope = await ask.get(['forecasts', id.trim()], { target: start, issued: as_of });
  const { meta } = envelope;
  const about = objectOf(meta['summary']);
  const rows = rowsOf(envelope.data);
  const shown = rows.slice(-last_n);
  return {
    ...withoutNulls({
      id: about['series_id'] ?? id,
      title: about['title'] ?? null,
      columns: COLUMNS,
      total: rows.length,
      source: sourceOf(envelope),
      note: noteOf(meta),
    }),
    units: about['units'] ?? null,
    rows: shown.map((row) => cells(row, COLUMNS)),
    summary: null,
    stale: meta['stale'] === true,
    ...(shown.length < rows.length ? { truncated: true } : {}),
  };
}
