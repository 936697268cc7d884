/** Lists popular statistics that are not in the catalogue. */
import type { Answer } from '../base/answer.ts';
import type { QueryContext } from '../base/context.ts';
import { metaOf } from '../base/meta.ts';
import { Parameters } from '../base/parameters/parameters.ts';
import { allNotCovered } from '../search/not-covered.ts';

const SECONDS = 3600;

export function listNotCovered(ctx: QueryContext, params: URLSearchParams): Answer {
  const parameters = new Parameters(params);
  parameters.refuseRest();
  parameters.check();
  const data = allNotCovered().map(({ title, names, kind, why, nearest }) => ({ title, kind, why, nearest, names }));
  return {
    data,
    columns: ['title', 'kind', 'why', 'nearest', 'names'].map((name) => ({ name })),
    meta: metaOf(ctx, {
      query: {},
      rows: data.length,
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
