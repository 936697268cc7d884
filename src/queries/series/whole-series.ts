import { OPEN_OBSERVATIONS } from '../../core/cost.ts';
import type { SeriesHandle } from '../../core/define-series.ts';
import type { QueryContext } from '../base/context.ts';
import { type FormSize, type Row, rowsOf, shorterIfRefused, type WholeAnswer } from '../base/whole-answer.ts';
import { readSeries } from './resolve-series.ts';

/** All rows, up to the limit of the format, or up to the lower limit for callers without a key. Throws the errors of `readSeries`. */
export async function readWholeSeries(
  ctx: QueryContext,
  handle: SeriesHandle,
  query: URLSearchParams,
  { most, atOnce }: FormSize,
): Promise<WholeAnswer> {
  const answer = await shorterIfRefused(
    () => readSeries(ctx, handle, query, most),
    () => readSeries(ctx, handle, query, Math.min(most, OPEN_OBSERVATIONS)),
  );
  const rows = rowsOf(answer);
  return { answer, parts: most === Number.POSITIVE_INFINITY && rows.length > atOnce ? () => only(rows) : null };
}

export async function* only(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  yield rows;
}
