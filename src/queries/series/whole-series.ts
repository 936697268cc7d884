/** All rows of a series. */
import { OPEN_OBSERVATIONS } from '../../core/cost.ts';
import type { SeriesHandle } from '../../core/define-series.ts';
import type { QueryContext } from '../base/context.ts';
import { MOST_ROWS_IN_MEMORY, type Row, rowsOf, shorterIfRefused, type WholeAnswer } from '../base/whole-answer.ts';
import { readSeries } from './resolve-series.ts';

/** Ends at the limit of the format. Without a key, ends at the limit of an answer. Throws the errors of `readSeries`. */
export async function readWholeSeries(
  ctx: QueryContext,
  handle: SeriesHandle,
  query: URLSearchParams,
  mostOfForm: number,
): Promise<WholeAnswer> {
  const answer = await shorterIfRefused(
    () => readSeries(ctx, handle, query, mostOfForm),
    () => readSeries(ctx, handle, query, Math.min(mostOfForm, OPEN_OBSERVATIONS)),
  );
  const rows = rowsOf(answer);
  return { answer, parts: rows.length > MOST_ROWS_IN_MEMORY ? () => only(rows) : null };
}

async function* only(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  yield rows;
}
