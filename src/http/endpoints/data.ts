/** Datasets: their rows, their lists, their description, and the search over them. */

import { Type } from 'typebox';
import { type Dataset, SOURCE_CODES } from '../../core/define-dataset.ts';
import { describeDataset } from '../../queries/datasets/describe-dataset.ts';
import { LIST_DATASETS, LIST_DATASETS_OF_SOURCE, listDatasets } from '../../queries/datasets/list-datasets.ts';
import { readDataset } from '../../queries/datasets/read-dataset.ts';
import { SEARCH_DATASETS, searchDatasets } from '../../queries/datasets/search-datasets.ts';
import { READ_DATASET } from '../../queries/parameters/dataset-rows.ts';
import { registerFacets } from '../../queries/registers/register-facets.ts';
import type { Endpoint } from '../base/endpoint.ts';
import { described, path, RENDERING } from '../describe/parameters.ts';
import { refTo } from '../describe/schema-parts.ts';
import { DATASET_ROWS, envelopeOf } from '../describe/schemas.ts';
import type { ServerDeps } from '../reply/deps.ts';
import { datasetOf, sourceOf } from './find.ts';
import { answer, JSON_TYPE, keyed, refuseUnknown } from './kinds.ts';

const SOURCE = path('source', `Source code: ${SOURCE_CODES.join(', ')}. Case does not matter.`, 'rba');
const DATASET_ID = path(
  'dataset_id',
  'Id of the dataset. It is not case-sensitive, and `-` and `_` are equivalent. `abs.CPI` is accepted for `CPI`.',
  'F1.1',
);

const addressOf = (prefix: string, dataset: Dataset): string => `/v1/${prefix}/${dataset.source}/${encodeURIComponent(dataset.id)}`;

export function dataEndpoints({ context, catalogue }: ServerDeps): readonly Endpoint[] {
  const entries = envelopeOf(Type.Array(refTo('DatasetEntry')));
  return [
    {
      ...keyed('readDataset', '/v1/data/{source}/{dataset_id}', 'Data'),
      summary: 'Rows of a dataset',
      description:
        'The latest rows in ascending order of period, each with its value, its unit and the labels of its dimensions. Registers return rows in their own order. Any other id of an ABS dataflow or RBA table also works (`meta.curated: false`).',
      parameters: [SOURCE, DATASET_ID, ...described(READ_DATASET), ...RENDERING],
      filters:
        'Any other key filters by the dimension or column with that name. Values are codes or labels, ignoring case. Separate several values with commas, or repeat the key. `*` at the end matches a prefix. Unknown keys and values return 400 with the valid ones.',
      replies: [{ status: 200, description: 'Rows as published.', contentType: JSON_TYPE, schema: DATASET_ROWS }],
      problems: [400, 404, 406, 410, 503],
      example: '/v1/data/rba/F1.1?limit=3',
      handler: answer((request) => {
        const dataset = datasetOf(catalogue, request);
        return { path: addressOf('data', dataset), make: () => readDataset(context, dataset, request.query) };
      }),
    },
    {
      ...keyed('listDatasets', '/v1/datasets', 'Data'),
      summary: 'All datasets',
      description: 'All datasets in the catalogue, each with a description, available data and an example request.',
      parameters: [...described(LIST_DATASETS), ...RENDERING],
      replies: [{ status: 200, description: 'One row for each dataset.', contentType: JSON_TYPE, schema: entries }],
      problems: [400, 406],
      example: '/v1/datasets?q=job+vacancies',
      handler: answer((request) => ({ path: '/v1/datasets', make: () => listDatasets(context, {}, request.query) })),
    },
    {
      ...keyed('listDatasetsOfSource', '/v1/datasets/{source}', 'Data'),
      summary: 'Datasets of one source',
      description: 'The same as `/v1/datasets`, for one source.',
      parameters: [SOURCE, ...described(LIST_DATASETS_OF_SOURCE), ...RENDERING],
      replies: [{ status: 200, description: 'One row for each dataset.', contentType: JSON_TYPE, schema: entries }],
      problems: [400, 404, 406],
      example: '/v1/datasets/rba?q=exchange+rates',
      handler: answer((request) => {
        const { code } = sourceOf(catalogue, request);
        return { path: `/v1/datasets/${code}`, make: () => listDatasets(context, { source: code }, request.query) };
      }),
    },
    {
      ...keyed('describeDataset', '/v1/describe/{source}/{dataset_id}', 'Data'),
      summary: 'Dimensions, coverage and notes of a dataset',
      description: 'How to filter a dataset: every value of every dimension. Also its coverage and notes.',
      parameters: [SOURCE, DATASET_ID, ...RENDERING],
      replies: [{ status: 200, description: 'The description.', contentType: JSON_TYPE, schema: envelopeOf(refTo('DatasetDescription')) }],
      problems: [400, 404, 406, 503],
      example: '/v1/describe/rba/F1.1',
      handler: answer((request) => {
        refuseUnknown(request.query);
        const dataset = datasetOf(catalogue, request);
        return { path: addressOf('describe', dataset), make: () => describeDataset(context, dataset) };
      }),
    },
    {
      ...keyed('registerFacets', '/v1/facets/{source}/{dataset_id}', 'Data'),
      summary: 'Rows in a register by the values of its columns',
      description:
        'The number of rows for each value, within the filters, in columns that have few values. The numbers for a column ignore the filter on that column, so you can see the effect of another choice.',
      parameters: [SOURCE, { ...DATASET_ID, example: 'ACNC_REGISTER' }, ...RENDERING],
      filters: 'Any other key filters by the column with that name, as in `/v1/data`.',
      replies: [
        {
          status: 200,
          description: 'One row for each value.',
          contentType: JSON_TYPE,
          schema: envelopeOf(Type.Array(refTo('FacetCount'))),
        },
      ],
      problems: [400, 404, 406, 422, 503],
      example: '/v1/facets/ato/ACNC_REGISTER',
      handler: answer((request) => {
        const dataset = datasetOf(catalogue, request);
        return { path: addressOf('facets', dataset), make: () => registerFacets(context, dataset, request.query) };
      }),
    },
    {
      ...keyed('searchDatasets', '/v1/search-datasets', 'Data'),
      summary: 'Search the datasets',
      description: 'Ranked full-text search in titles, descriptions and dimensions, with synonyms and spelling correction.',
      parameters: [...described(SEARCH_DATASETS), ...RENDERING],
      replies: [{ status: 200, description: 'Best first.', contentType: JSON_TYPE, schema: envelopeOf(Type.Array(refTo('SearchHit'))) }],
      problems: [400, 406],
      example: '/v1/search-datasets?q=unemployment&limit=2',
      handler: answer((request) => ({ path: '/v1/search-datasets', make: () => searchDatasets(context, request.query) })),
    },
  ];
}
