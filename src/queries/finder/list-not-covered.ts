/** Lists popular statistics that are not in the catalogue. */
import type { Answer } from '../base/answer.ts';
import type { QueryContext } from '../base/context.ts';
import { metaOf } from '../base/meta.ts';
import type { QueryParameter } from '../base/parameters/declaration.ts';
import { Parameters } from '../base/parameters/parameters.ts';
import { limitOf } from '../base/parameters/standard.ts';
import { allNotCovered } from '../search/not-covered.ts';

const SECONDS = 3600;
const LIMIT = limitOf('Maximum number of rows in the response.', 1000, 1000);
export const LIST_NOT_COVERED: readonly QueryParameter[] = [LIMIT];

export function listNotCovered(ctx: QueryContext, params: URLSearchParams): Answer {
  const parameters = new Parameters(params);
  const limit = parameters.integer(LIMIT);
  parameters.refuseRest();
  parameters.check();
  const all = allNotCovered();
  const data = all.slice(0, limit).map(({ title, names, kind, why, nearest }) => ({ title, kind, why, nearest, names }));
  return {
    data,
    columns: ['title', 'kind', 'why', 'nearest', 'names'].map((name) => ({ name })),
    meta: metaOf(ctx, {
      query: { limit },
      rows: data.length,
      totalRows: all.length,
      truncated: data.length < all.length,
      sources: [],
      freshness: { state: 'fresh', reasons: [], nextRelease: null },
      versions: [],
      notes: [],
    }),
    next: null,
    datasets: [],
    maxAgeSeconds: SECONDS,
  };
}
