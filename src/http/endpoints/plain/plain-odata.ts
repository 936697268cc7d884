/** The plain URLs of the OData service. */
import { text } from '../../../queries/parameters/declaration.ts';
import { AS_OF } from '../../../queries/parameters/standard.ts';
import { described, path } from '../../describe/parameters.ts';
import { JSON_TYPE } from '../kinds.ts';
import { type Plain, reply } from './plain-kinds.ts';

const OPTIONS = [
  text('$filter', 'Comparisons, `in`, `and`, `or`, `not`, and functions of texts and dates.', { example: "topic eq 'prices'" }),
  text('$select', 'Properties, separated by commas.'),
  text('$orderby', 'Properties, each with `asc` or `desc`.'),
  ...[text('$top', 'Number of rows.'), text('$skip', 'Number of rows to skip.')],
  text('$count', '`true`: with the number of matching rows.'),
] as const;

export const ODATA_ADDRESSES: readonly Plain[] = [
  {
    ...{ id: 'odataService', path: '/odata', summary: 'OData: service document' },
    description: 'The entity sets of the OData 4 service, for Excel, Power BI, Tableau and clients of OData.',
    parameters: [],
    replies: [reply('The entity sets.', JSON_TYPE)],
    example: '/odata',
  },
  {
    ...{ id: 'odata', path: '/odata/{resource}', summary: 'OData: read series, datasets and indicators' },
    description:
      "OData 4, read only. `$metadata`, `Series`, `Datasets`, `Indicators`, `Series('AU.CPI.YOY')/Observations`, `Indicators('real-wages')/Values`, and `…/$count`. `Observations` and `Values` need a `$filter` that names series or indicators. Pages of 5,000 rows, with `@odata.nextLink`.",
    parameters: [path('resource', 'Path of the resource.', 'Series'), ...described([...OPTIONS, AS_OF])],
    replies: [reply('The rows.', JSON_TYPE, ['application/xml', 'text/plain'])],
    example: '/odata/Series?%24top=3',
  },
];
