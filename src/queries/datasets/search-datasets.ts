import { present } from '../../core/assert.ts';
import { dottedId, SOURCE_CODES } from '../../core/define-dataset.ts';
import type { Answer } from '../base/answer.ts';
import type { QueryContext } from '../base/context.ts';
import { metaOf } from '../base/meta.ts';
import { choice, type QueryParameter, text } from '../base/parameters/declaration.ts';
import { Parameters } from '../base/parameters/parameters.ts';
import { limitOf } from '../base/parameters/standard.ts';
import { coverNotes, searchCatalogue } from '../search/catalogue-search.ts';

const WORDS = text('q', 'Search words.', { required: true, example: 'unemployment' });
const SOURCE = choice('source', 'Only datasets of this source.', SOURCE_CODES);
const LIMIT = limitOf('Maximum number of rows in the response.', 50, 10);
export const SEARCH_DATASETS: readonly QueryParameter[] = [WORDS, SOURCE, LIMIT];
const CATALOGUE_SECONDS = 3600;
/** Returns rows with `dataset_id, source, name, description, score, relevance, why`, best match first. */
export async function searchDatasets(ctx: QueryContext, params: URLSearchParams): Promise<Answer> {
  const parameters = new Parameters(params);
  const q = parameters.text(WORDS);
  const source = parameters.choice(SOURCE);
  const limit = parameters.integer(LIMIT);
  if (q === null && !params.get('q')?.trim()) {
    parameters.fault('REQ_BAD_PARAMETER', {
      parameter: 'q',
      detail: 'The parameter “q” is required. Give search words, such as q=unemployment.',
    });
  }
  parameters.refuseRest();
  parameters.check();
  const found = searchCatalogue(present(q, 'The words of a checked search'), ['dataset']).found.flatMap(({ item, score, why }) =>
    item.kind === 'dataset' && (source === null || item.dataset.source === source) ? [{ dataset: item.dataset, score, why }] : [],
  );
  const rows = found.slice(0, limit).map(({ dataset, score, why }) => ({
    dataset_id: dottedId(dataset),
    source: dataset.source,
    name: dataset.title,
    description: dataset.description,
    score,
    relevance: score,
    why,
  }));
  return {
    data: rows,
    columns: ['dataset_id', 'source', 'name', 'description', 'score', 'relevance', 'why'].map((name) => ({ name })),
    meta: metaOf(ctx, {
      query: { ...(q === null ? {} : { q }), ...(source === null ? {} : { source }), limit },
      rows: rows.length,
      totalRows: found.length,
      truncated: found.length > rows.length,
      sources: [],
      freshness: { state: 'fresh', reasons: [], nextRelease: null },
      versions: [],
      notes: coverNotes(q, 'dataset'),
    }),
    next: null,
    datasets: [],
    maxAgeSeconds: CATALOGUE_SECONDS,
  };
}
