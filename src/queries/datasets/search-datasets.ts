/** Finds datasets by words. */

import { datasets } from '../../catalogue/catalogue.ts';
import { present } from '../../core/assert.ts';
import { type Dataset, dottedId, SOURCE_CODES } from '../../core/define-dataset.ts';
import type { Answer } from '../answer.ts';
import type { QueryContext } from '../context.ts';
import { metaOf } from '../meta.ts';
import { choice, type QueryParameter, text } from '../parameters/declaration.ts';
import { Parameters } from '../parameters/parameters.ts';
import { limitOf } from '../parameters/standard.ts';
import { RankedSearch } from '../search/ranked-search.ts';

const WORDS = text('q', 'What to look for.', { required: true, example: 'unemployment' });
const SOURCE = choice('source', 'Only datasets of this source.', SOURCE_CODES);
const LIMIT = limitOf('Rows in the answer.', 50, 10);
export const SEARCH_DATASETS: readonly QueryParameter[] = [WORDS, SOURCE, LIMIT];
const CATALOGUE_SECONDS = 3600;
const BOOST = { id: 6, title: 5, words: 3, columns: 2, description: 2, quirks: 1 } as const;

/** What has ceased is seldom what is looked for, as long as something else fits. */
const CEASED_WEIGHT = 0.5;

let index: RankedSearch<Dataset> | null = null;

/** The catalogue does not change while the program runs, so its index is made once, when it is first needed. */
function catalogueIndex(): RankedSearch<Dataset> {
  index ??= new RankedSearch(datasets(), textsOf, BOOST, (dataset) => (dataset.ceased ? CEASED_WEIGHT : 1));
  return index;
}

const spaced = (text: string): string => text.replaceAll('_', ' ');

function textsOf(dataset: Dataset): Record<keyof typeof BOOST, string> {
  const dimensions = dataset.kind === 'time_series' ? dataset.dimensions : [];
  const columns = dataset.kind === 'register' ? dataset.columns : [];
  return {
    id: [dataset.id, spaced(dataset.id), ...(dataset.aliases ?? [])].join(' '),
    title: dataset.title,
    words: spaced(dimensions.flatMap((dimension) => Object.keys(dimension.words)).join(' ')),
    columns: spaced([...dimensions, ...columns].map((one) => `${one.name} ${one.description}`).join(' ')),
    description: dataset.description,
    quirks: dataset.quirks.join(' '),
  };
}

/** Rows `dataset_id, source, name, description, score, relevance, why`, best first. */
export async function searchDatasets(ctx: QueryContext, params: URLSearchParams): Promise<Answer> {
  const parameters = new Parameters(params);
  const q = parameters.text(WORDS);
  const source = parameters.choice(SOURCE);
  const limit = parameters.integer(LIMIT);
  if (q === null && !params.has('q')) {
    parameters.fault('REQ_BAD_PARAMETER', {
      parameter: 'q',
      detail: 'The parameter q is needed: the words to look for, as in q=unemployment.',
    });
  }
  parameters.refuseRest();
  parameters.check();
  const found = catalogueIndex()
    .search(present(q, 'The words of a checked search'))
    .filter(({ item }) => source === null || item.source === source);
  const rows = found.slice(0, limit).map(({ item, score, why }) => ({
    dataset_id: dottedId(item),
    source: item.source,
    name: item.title,
    description: item.description,
    score,
    relevance: score,
    why,
  }));
  return {
    data: rows,
    columns: ['dataset_id', 'source', 'name', 'description', 'score', 'relevance', 'why'].map((name) => ({ name })),
    meta: metaOf(ctx, {
      query: { q, ...(source === null ? {} : { source }), limit },
      rows: rows.length,
      totalRows: found.length,
      truncated: found.length > rows.length,
      sources: [],
      freshness: { state: 'fresh', reason: null, nextRelease: null },
      versions: [],
    }),
    next: null,
    datasets: [],
    maxAgeSeconds: CATALOGUE_SECONDS,
  };
}
