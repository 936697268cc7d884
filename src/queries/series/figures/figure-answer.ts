/** Builds responses whose rows are values of series. */
import { datasetKey, dottedId } from '../../../core/define-dataset.ts';
import type { Answer } from '../../base/answer.ts';
import { citationOf } from '../../base/citation.ts';
import type { QueryContext } from '../../base/context.ts';
import { CURRENT, combineFreshness } from '../../base/freshness.ts';
import { metaOf } from '../../base/meta.ts';
import type { NoteLike } from '../../base/notes.ts';
import { isDamaged } from '../../base/reason.ts';
import { FIGURE_COLUMNS, type FigureRow, figureFacts } from './figure-rows.ts';

const SECONDS = 60;

/**
 * Builds the response. The sources and the next release cover only series with data. The freshness also includes series whose data are
 * damaged.
 */
export async function answerOfFigures(ctx: QueryContext, rows: readonly FigureRow[], notes: readonly NoteLike[] = []): Promise<Answer> {
  const loaded = rows.flatMap(({ figure }) => figure.loaded ?? []);
  const sources = new Map(
    await Promise.all(
      loaded.map(async (one) => [`${one.dataset} ${one.vintage.seq}`, await citationOf(ctx, one.handle.dataset, one.vintage)] as const),
    ),
  );
  const judged = rows.filter(({ figure }) => figure.loaded !== null || isDamaged(figure.freshness.reasons));
  const named = new Map(
    judged.map(({ figure, handle }) => [
      `${dottedId(handle.dataset)} ${JSON.stringify(figure.freshness.reasons)}`,
      { id: dottedId(handle.dataset), freshness: figure.freshness },
    ]),
  );
  return {
    data: rows.map(figureFacts),
    columns: FIGURE_COLUMNS,
    meta: metaOf(ctx, {
      query: {},
      rows: rows.length,
      sources: [...sources.values()],
      freshness: named.size === 0 ? CURRENT : combineFreshness([...named.values()]),
      versions: loaded.map(({ vintage: ofVintage }) => ofVintage),
      notes,
    }),
    next: null,
    datasets: [...new Set(rows.map(({ handle }) => datasetKey(handle.dataset)))],
    maxAgeSeconds: SECONDS,
  };
}
