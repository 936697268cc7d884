import { Type } from 'typebox';
import { text } from '../../../queries/base/parameters/declaration.ts';
import { AS_OF } from '../../../queries/base/parameters/standard.ts';
import { described, path } from '../../describe/parameters.ts';
import { JSON_TYPE } from '../kinds.ts';
import { type Plain, reply } from './plain-kinds.ts';

const OPTIONS = [
  text(
    '$filter',
    'Return only rows that meet this condition. It can have comparisons, `in`, `and`, `or`, `not`, and functions for text and dates.',
    {
      example: "topic eq 'prices'",
    },
  ),
  text('$select', 'Properties to return, separated by commas.'),
  text('$orderby', 'Properties to sort by, each with `asc` or `desc`.'),
  ...[text('$top', 'Number of rows.'), text('$skip', 'Number of rows to skip.')],
  text('$count', '`true` adds the number of matching rows.'),
] as const;

const CONTEXT = { '@odata.context': Type.Optional(Type.String({ description: 'URL of the metadata for the content.' })) };
const SERVICE_DOCUMENT = Type.Object({
  ...CONTEXT,
  value: Type.Array(Type.Object({ name: Type.String(), kind: Type.String(), url: Type.String() }), { description: 'The entity sets.' }),
});
/** Rows are in `value`. A single entity has its properties instead. */
const RESOURCE = Type.Object(
  {
    ...CONTEXT,
    '@odata.count': Type.Optional(Type.Integer({ description: 'Number of matching rows, if `$count=true`.' })),
    '@odata.nextLink': Type.Optional(Type.String({ description: 'URL of the next page.' })),
    value: Type.Optional(
      Type.Union(
        [
          Type.Array(Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Null()]))),
          Type.String(),
          Type.Number(),
          Type.Boolean(),
        ],
        {
          description: 'The rows, or the value of a property.',
        },
      ),
    ),
  },
  { additionalProperties: true },
);

export const ODATA_ADDRESSES: readonly Plain[] = [
  {
    id: 'odataService',
    path: '/odata',
    summary: 'OData: get the service document',
    description: 'The entity sets in the OData 4 service, for Excel, Power BI, Tableau and other OData clients.',
    parameters: [],
    replies: [reply('The entity sets.', JSON_TYPE, [], SERVICE_DOCUMENT)],
    example: '/odata',
  },
  {
    id: 'odata',
    path: '/odata/{resource}',
    summary: 'OData: read series, datasets and indicators',
    description:
      "Read-only OData 4. The paths are `$metadata`, `Series`, `Datasets`, `Indicators`, `Series('AU.CPI.YOY')/Observations`, `Indicators('real-wages')/Values`, and `…/$count`. The entity sets `Observations` and `Values` need a `$filter` on series or indicators. A page has up to 5,000 rows, and `@odata.nextLink` is the URL of the next page.",
    parameters: [path('resource', 'Path of the resource under `/odata/`.', 'Series'), ...described([...OPTIONS, AS_OF])],
    replies: [reply('The rows.', JSON_TYPE, ['application/xml', 'text/plain'], RESOURCE)],
    example: '/odata/Series?%24top=3',
  },
];
