import { OPEN_OBSERVATIONS } from '../../core/cost.ts';
import type { SeriesHandle } from '../../core/define-series.ts';
import type { QueryContext } from '../base/context.ts';
import { type Row, rowsOf, shorterIfRefused, type WholeAnswer } from '../base/whole-answer.ts';
import { readSeries } from './resolve-series.ts';

/**
 * Returns all rows. For a caller without a key, returns rows up to a limit. Throws the errors of `readSeries`.
 * @param atOnce the number of rows above which a response is built in parts
 */
export async function readWholeSeries(
  ctx: QueryContext,
  handle: SeriesHandle,
  query: URLSearchParams,
  atOnce: number,
): Promise<WholeAnswer> {
  const answer = await shorterIfRefused(
    () => readSeries(ctx, handle, query, Number.POSITIVE_INFINITY),
    () => readSeries(ctx, handle, query, OPEN_OBSERVATIONS),
  );
  const rows = rowsOf(answer);
  return { answer, parts: rows.length > atOnce ? () => only(rows) : null };
}

export async function* only(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  yield rows;
}
