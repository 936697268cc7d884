import { Type } from 'typebox';
import { type Dataset, SOURCE_CODES } from '../../core/define-dataset.ts';
import { READ_DATASET } from '../../queries/base/parameters/dataset-rows.ts';
import { describeDataset } from '../../queries/datasets/describe-dataset.ts';
import { LIST_DATASETS, LIST_DATASETS_OF_SOURCE, listDatasets } from '../../queries/datasets/list-datasets.ts';
import { readDataset } from '../../queries/datasets/read-dataset.ts';
import { registerFacets } from '../../queries/datasets/registers/register-facets.ts';
import { SEARCH_DATASETS, searchDatasets } from '../../queries/datasets/search-datasets.ts';
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
  'Id of the dataset. It is not case-sensitive, and `-` and `_` are equivalent. You can also write it with its source: `abs.CPI`.',
  'F1.1',
);

const addressOf = (prefix: string, dataset: Dataset): string => `/v1/${prefix}/${dataset.source}/${encodeURIComponent(dataset.id)}`;

export function dataEndpoints({ context, catalogue }: ServerDeps): readonly Endpoint[] {
  const entries = envelopeOf(Type.Array(refTo('DatasetEntry')));
  return [
    {
      ...keyed('readDataset', '/v1/data/{source}/{dataset_id}', 'Data'),
      summary: 'Get rows of a dataset',
      description:
        'The latest rows in ascending order of period. Each row has a value, its unit and the labels of its dimensions. Rows of registers are in the order of the register. Ids of ABS dataflows and RBA tables that are not in the catalogue also work (`meta.curated: false`).',
      parameters: [SOURCE, DATASET_ID, ...described(READ_DATASET), ...RENDERING],
      filters:
        'Any other parameter filters by the dimension or column with the same name. Values are codes or labels and are not case-sensitive. Separate several values with commas, or repeat the parameter. A `*` at the end of a value matches any ending. Unknown names and values return 400 with the valid ones.',
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
      summary: 'List the datasets',
      description: 'All datasets in the catalogue. Each has a description, the range of its stored data and an example request.',
      parameters: [...described(LIST_DATASETS), ...RENDERING],
      replies: [{ status: 200, description: 'One row for each dataset.', contentType: JSON_TYPE, schema: entries }],
      problems: [400, 406],
      example: '/v1/datasets?q=job+vacancies',
      handler: answer((request) => ({ path: '/v1/datasets', make: () => listDatasets(context, {}, request.query) })),
    },
    {
      ...keyed('listDatasetsOfSource', '/v1/datasets/{source}', 'Data'),
      summary: 'List the datasets of one source',
      description: 'The rows of `/v1/datasets` for one source.',
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
      summary: 'Describe a dataset',
      description: 'The dimensions of a dataset with all their values, which you can use as filters, and its coverage and notes.',
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
      summary: 'Count the rows of a register for each value of a column',
      description:
        'For each column that has few different values: the number of matching rows for each value. The numbers for a column ignore the filter on that column. They therefore show how many rows another value of that filter would find.',
      parameters: [{ ...SOURCE, example: 'ato' }, { ...DATASET_ID, example: 'ACNC_REGISTER' }, ...RENDERING],
      filters: 'Any other parameter filters by the column with the same name, as in `/v1/data`.',
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
      description: 'Searches titles, descriptions and dimensions by relevance, with synonyms and spelling correction.',
      parameters: [...described(SEARCH_DATASETS), ...RENDERING],
      replies: [{ status: 200, description: 'Best first.', contentType: JSON_TYPE, schema: envelopeOf(Type.Array(refTo('SearchHit'))) }],
      problems: [400, 406],
      example: '/v1/search-datasets?q=unemployment&limit=2',
      handler: answer((request) => ({ path: '/v1/search-datasets', make: () => searchDatasets(context, request.query) })),
    },
  ];
}
