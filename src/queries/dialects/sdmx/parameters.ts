/** Parameters for SDMX queries. The SDMX service and the OpenAPI document use them. Other parameters are refused. */

import { choice, integer, type QueryParameter, text } from '../../base/parameters/declaration.ts';
import { GAP } from '../../base/parameters/standard.ts';
import { SDMX_DETAILS } from './message.ts';

const MOST_OBSERVATIONS_OF_A_SERIES = 999_999;
const observations = (name: string, which: string) =>
  integer(name, `Return only the ${which} observations of each series, up to this number.`, {
    min: 0,
    max: MOST_OBSERVATIONS_OF_A_SERIES,
    default: null,
  });

const SPAN = [
  text('startPeriod', 'First period, inclusive: `2024`, `2024-Q1`, `2024-03`.', { example: '2024' }),
  text('endPeriod', 'Last period, inclusive.'),
] as const;
const UPDATED_AFTER = text(
  'updatedAfter',
  'Only observations that are new or were revised after this date, or time with a time zone. Withdrawn observations are not listed.',
  { example: '2025-12-01' },
);

export const FIRST_N = observations('firstNObservations', 'oldest');
export const LAST_N = observations('lastNObservations', 'latest');
export const DETAIL = choice('detail', 'Level of detail.', SDMX_DETAILS, { default: 'full' });
export const LEVEL = choice(
  'dimensionAtObservation',
  '`TIME_PERIOD` groups the observations by series. `AllDimensions` lists each observation with its whole key, as ABS Data Explorer does.',
  ['TIME_PERIOD', 'AllDimensions'],
  { default: 'TIME_PERIOD' },
);
export const HISTORY = choice(
  'includeHistory',
  '`true` returns a data set for each vintage. CSV does not support this.',
  ['true', 'false'],
  {
    default: 'false',
  },
);
export const LABELS = choice('labels', 'For CSV: codes only, or codes with names.', ['id', 'both'], { default: 'id' });
export const ATTRIBUTES = choice('attributes', 'Attributes to include. Has an effect only without `detail`.', ['dsd', 'all', 'none'], {
  default: 'dsd',
});
export const MEASURES = choice('measures', 'Whether to include values. Has an effect only without `detail`.', ['all', 'none'], {
  default: 'all',
});

const DATA_FORMATS = ['jsondata', 'genericdata', 'structurespecificdata', 'csvfile', 'csvfilewithlabels'] as const;
const ALSO_DATA_FORMATS = ['json', 'structure', 'xml', 'csv', 'csvdata'] as const;

export const SDMX_DATA_QUERY: readonly QueryParameter[] = [
  ...SPAN,
  ...[FIRST_N, LAST_N, DETAIL, LEVEL, HISTORY],
  text('asOf', 'Return data as known at this date, or time with a time zone.', { example: '2025-12-01' }),
  GAP,
  ...[UPDATED_AFTER, LABELS, ATTRIBUTES, MEASURES],
  choice('format', 'Format of the response. Overrides the Accept header.', DATA_FORMATS, { also: ALSO_DATA_FORMATS }),
];

/** SDMX 3.0 filters, which are the dimensions of the catalogue flow and time. */
export const SDMX_COMPONENTS: readonly QueryParameter[] = [
  text('c[TIME_PERIOD]', 'One period, or a range of periods: `ge:2024-Q1+le:2024-Q4`.', { example: 'ge:2024' }),
  text(
    'c[FREQ]',
    'Frequencies, separated by commas. This dimension belongs to the flow `SERIES`. Other flows have other dimensions: `c[REGION]=AUS`.',
  ),
  text('c[SERIES]', 'Codes of series, separated by commas: `AU_CPI_YOY`. This dimension belongs to the flow `SERIES`.'),
];

const STRUCTURE_FORMAT = choice('format', 'Format of the response. Overrides the Accept header.', ['json', 'xml'], {
  also: ['structure', 'jsonstructure'],
});

export const MODE = choice(
  'mode',
  '`exact` lists the codes that occur in the result of the query. `available` lists for each dimension all codes that have data under the filters on the other dimensions.',
  ['exact', 'available'],
  { default: 'exact' },
);
export const AVAILABILITY_REFERENCES = choice(
  'references',
  'Related structures to include in the response.',
  ['none', 'all', 'dataflow', 'datastructure', 'conceptscheme', 'codelist', 'dataproviderscheme'],
  { default: 'none' },
);
export const SDMX_AVAILABILITY_QUERY: readonly QueryParameter[] = [
  ...SPAN,
  ...[UPDATED_AFTER, MODE, AVAILABILITY_REFERENCES, STRUCTURE_FORMAT],
];

export const REFERENCES = choice(
  'references',
  'Related structures to include in the response.',
  ['none', 'parents', 'parentsandsiblings', 'children', 'descendants', 'all', 'dataflow', 'datastructure', 'codelist', 'conceptscheme'],
  { default: 'none' },
);
/** The values of `detail` that the ABS accepts. For every value except `allstubs`, the response has the full structure. */
export const STRUCTURE_DETAIL = choice(
  'detail',
  'Accepted because ABS clients send it. Only `allstubs` has an effect: with it, `references` is ignored.',
  ['full', 'allstubs', 'referencestubs', 'allcompletestubs', 'referencecompletestubs', 'referencepartial', 'raw'],
  { default: 'full' },
);
/** The parameters below are for schema queries. They accept only values that have no effect. */
export const EXPLICIT = choice('explicit', 'Has no effect, because cross-sectional messages are not supported.', ['true', 'false'], {
  default: 'false',
});
export const DELETION = choice('deletion', 'Only `false` is accepted, because no messages delete data.', ['false'], { default: 'false' });
export const SDMX_SCHEMA_QUERY: readonly QueryParameter[] = [LEVEL, EXPLICIT, DELETION, STRUCTURE_FORMAT];

export const SDMX_STRUCTURE_QUERY: readonly QueryParameter[] = [REFERENCES, STRUCTURE_DETAIL, STRUCTURE_FORMAT];
