/** Datasets: their rows, their lists, their description, and the search over them. */

import { Type } from 'typebox';
import { type Dataset, SOURCE_CODES } from '../../core/define-dataset.ts';
import { FREQUENCIES } from '../../core/frequency.ts';
import { describeDataset } from '../../queries/datasets/describe-dataset.ts';
import { listDatasets } from '../../queries/datasets/list-datasets.ts';
import { readDataset } from '../../queries/datasets/read-dataset.ts';
import { searchDatasets } from '../../queries/datasets/search-datasets.ts';
import type { ServerDeps } from '../deps.ts';
import { ALLOW_STALE, AS_OF, CURSOR, choice, EXPLAIN, integer, path, query, RENDERING, WINDOW } from '../describe/parameters.ts';
import { envelopeOf, refTo } from '../describe/schemas.ts';
import type { Endpoint } from '../endpoint.ts';
import { datasetOf, sourceOf } from './find.ts';
import { answer, JSON_TYPE, keyed, refuseUnknown } from './kinds.ts';

const SOURCE = path('source', `Source code: ${SOURCE_CODES.join(', ')}. Case does not matter.`, 'rba');
const DATASET_ID = path(
  'dataset_id',
  'Id of the dataset, ignoring case and taking `-` and `_` alike; `abs.CPI` is accepted for `CPI`.',
  'F1.1',
);

const LIST_FILTERS = [
  query('kind', 'Only datasets of this kind.', choice(['time_series', 'register'])),
  query('frequency', 'Only datasets of this frequency.', choice(FREQUENCIES)),
  query('q', 'Only datasets whose title, description or id holds these words.'),
  query('limit', 'Rows in the answer.', integer(1, 1000, 1000)),
  CURSOR,
];

const addressOf = (prefix: string, dataset: Dataset): string => `/v1/${prefix}/${dataset.source}/${encodeURIComponent(dataset.id)}`;

export function dataEndpoints({ context, catalogue }: ServerDeps): readonly Endpoint[] {
  const rows = envelopeOf(Type.Array(Type.Unsafe({ anyOf: [refTo('Row'), { type: 'object' }] })));
  const entries = envelopeOf(Type.Array(refTo('DatasetEntry')));
  return [
    {
      ...keyed('readDataset', '/v1/data/{source}/{dataset_id}', 'Data'),
      summary: 'Rows of a dataset',
      description:
        'The newest rows in ascending order of period, each with value, unit and the labels of its dimensions; registers give their rows in register order. An id outside the catalogue that names an ABS dataflow or an RBA table is fetched and read the same way (`meta.curated: false`).',
      parameters: [
        SOURCE,
        DATASET_ID,
        ...WINDOW,
        query('limit', 'Rows in the answer: the newest ones of time series, the first ones of registers.', integer(1, 1000, 100)),
        query('period', 'Only this reference period of a time series: `2024-Q1`, `2022-23`; instead of a window.'),
        query('order', 'Order of the periods.', choice(['asc', 'desc'])),
        query('shape', '`wide` pivots one dimension into columns.', choice(['long', 'wide'])),
        query('pivot', 'The dimension that `shape=wide` pivots, by its name.'),
        query('labels', 'What dimensions show.', choice(['code', 'label', 'both'])),
        query('columns', 'Only these columns, separated by commas.'),
        AS_OF,
        EXPLAIN,
        ALLOW_STALE,
        CURSOR,
        ...RENDERING,
      ],
      filters:
        'Any other key filters by the dimension or column of that name, by code or label, ignoring case. Several values by comma or by repeating the key; `*` at the end is a prefix. Unknown keys and values are a 400 that lists the valid ones.',
      replies: [{ status: 200, description: 'Rows as published.', contentType: JSON_TYPE, schema: rows }],
      problems: [400, 404, 406, 410, 503],
      example: '/v1/data/rba/F1.1?limit=3',
      handler: answer((asked) => {
        const dataset = datasetOf(catalogue, asked);
        return { path: addressOf('data', dataset), make: () => readDataset(context, dataset, asked.query) };
      }),
    },
    {
      ...keyed('listDatasets', '/v1/datasets', 'Data'),
      summary: 'All datasets',
      description: 'What the catalogue holds across all sources: what each dataset is, what is held of it, and an address that works.',
      parameters: [query('source', 'Only datasets of this source.', choice(SOURCE_CODES)), ...LIST_FILTERS, ...RENDERING],
      replies: [{ status: 200, description: 'One row for each dataset.', contentType: JSON_TYPE, schema: entries }],
      problems: [400, 406],
      example: '/v1/datasets?limit=2',
      handler: answer((asked) => ({ path: '/v1/datasets', make: () => listDatasets(context, {}, asked.query) })),
    },
    {
      ...keyed('listDatasetsOfSource', '/v1/datasets/{source}', 'Data'),
      summary: 'Datasets of one source',
      description: 'The same as `/v1/datasets`, for one source.',
      parameters: [SOURCE, ...LIST_FILTERS, ...RENDERING],
      replies: [{ status: 200, description: 'One row for each dataset.', contentType: JSON_TYPE, schema: entries }],
      problems: [400, 404, 406],
      example: '/v1/datasets/rba?limit=2',
      handler: answer((asked) => {
        const { code } = sourceOf(catalogue, asked);
        return { path: `/v1/datasets/${code}`, make: () => listDatasets(context, { source: code }, asked.query) };
      }),
    },
    {
      ...keyed('describeDataset', '/v1/describe/{source}/{dataset_id}', 'Data'),
      summary: 'Dimensions, coverage and notes of a dataset',
      description: 'What a dataset can be filtered by, with every value of every dimension, and what users must know before they use it.',
      parameters: [SOURCE, DATASET_ID, ...RENDERING],
      replies: [{ status: 200, description: 'The description.', contentType: JSON_TYPE, schema: envelopeOf(refTo('DatasetDescription')) }],
      problems: [400, 404, 406, 503],
      example: '/v1/describe/rba/F1.1',
      handler: answer((asked) => {
        refuseUnknown(asked.query, []);
        const dataset = datasetOf(catalogue, asked);
        return { path: addressOf('describe', dataset), make: () => describeDataset(context, dataset) };
      }),
    },
    {
      ...keyed('searchDatasets', '/v1/search-datasets', 'Data'),
      summary: 'Search the datasets',
      description: 'Ranked full text over titles, descriptions and dimensions, with synonyms and tolerance of typing errors.',
      parameters: [
        query('q', 'What to look for.', { required: true, example: 'unemployment' }),
        query('source', 'Only datasets of this source.', choice(SOURCE_CODES)),
        query('limit', 'Rows in the answer.', integer(1, 50, 10)),
        ...RENDERING,
      ],
      replies: [{ status: 200, description: 'Best first.', contentType: JSON_TYPE, schema: envelopeOf(Type.Array(refTo('SearchHit'))) }],
      problems: [400, 406],
      example: '/v1/search-datasets?q=unemployment&limit=2',
      handler: answer((asked) => ({ path: '/v1/search-datasets', make: () => searchDatasets(context, asked.query) })),
    },
  ];
}
