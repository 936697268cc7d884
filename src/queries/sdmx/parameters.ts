/** Parameters of SDMX queries, for the document and for the service. Others are refused. */

import { choice, integer, type QueryParameter, text } from '../parameters/declaration.ts';
import { GAP } from '../parameters/standard.ts';
import { SDMX_DETAILS } from './message.ts';

const MOST_OBSERVATIONS_OF_A_SERIES = 999_999;
const observations = (name: string, which: string) =>
  integer(name, `Number of observations of each series, the ${which}.`, { min: 0, max: MOST_OBSERVATIONS_OF_A_SERIES, default: null });

const SPAN = [
  text('startPeriod', 'First period, inclusive: `2024`, `2024-Q1`, `2024-03`.', { example: '2024' }),
  text('endPeriod', 'Last period, inclusive.'),
] as const;
const UPDATED_AFTER = text(
  'updatedAfter',
  'Only observations that are new or were revised since then: a date or an instant with a zone. Withdrawn ones are not listed.',
  { example: '2025-12-01' },
);

export const FIRST_N = observations('firstNObservations', 'oldest');
export const LAST_N = observations('lastNObservations', 'latest');
export const DETAIL = choice('detail', 'Level of detail.', SDMX_DETAILS, { default: 'full' });
export const LEVEL = choice(
  'dimensionAtObservation',
  '`AllDimensions` gives each observation with its whole key, as ABS Data Explorer does. `TIME_PERIOD` groups them by series.',
  ['TIME_PERIOD', 'AllDimensions'],
  { default: 'TIME_PERIOD' },
);
export const HISTORY = choice('includeHistory', '`true` returns a data set for each vintage. Not as CSV.', ['true', 'false'], {
  default: 'false',
});
export const LABELS = choice('labels', 'For CSV: codes only, or codes with names.', ['id', 'both'], { default: 'id' });
export const ATTRIBUTES = choice('attributes', 'Attributes to include, if `detail` is not given.', ['dsd', 'all', 'none'], {
  default: 'dsd',
});
export const MEASURES = choice('measures', 'Whether to include values, if `detail` is not given.', ['all', 'none'], { default: 'all' });

const DATA_FORMATS = ['jsondata', 'genericdata', 'structurespecificdata', 'csvfile', 'csvfilewithlabels'] as const;
const ALSO_DATA_FORMATS = ['json', 'structure', 'xml', 'csv', 'csvdata'] as const;

/** Of data, at each version. */
export const SDMX_DATA_QUERY: readonly QueryParameter[] = [
  ...SPAN,
  ...[FIRST_N, LAST_N, DETAIL, LEVEL, HISTORY],
  text('asOf', 'Data known at this time: a date, or a time with a zone.', { example: '2025-12-01' }),
  GAP,
  ...[UPDATED_AFTER, LABELS, ATTRIBUTES, MEASURES],
  choice('format', 'Wins over Accept.', DATA_FORMATS, { also: ALSO_DATA_FORMATS }),
];

/** Dimensions that can be filters in SDMX 3.0: those of the canonical flow, and time. */
export const SDMX_COMPONENTS: readonly QueryParameter[] = [
  text('c[TIME_PERIOD]', 'Periods: `ge:2024-Q1+le:2024-Q4`, or one.', { example: 'ge:2024' }),
  text('c[FREQ]', 'Frequencies of the flow `SERIES`, with commas between several. Other flows have other dimensions: `c[REGION]=AUS`.'),
  text('c[SERIES]', 'Series of the flow `SERIES`, with commas between several: `AU_CPI_YOY`.'),
];

const STRUCTURE_FORMAT = choice('format', 'Wins over Accept.', ['json', 'xml'], { also: ['structure', 'jsonstructure'] });

export const MODE = choice(
  'mode',
  '`exact`: the values in the result of the query. `available`: for each dimension the values that would also give a result.',
  ['exact', 'available'],
  { default: 'exact' },
);
export const AVAILABILITY_REFERENCES = choice(
  'references',
  'Related structures to include, in full.',
  ['none', 'all', 'dataflow', 'datastructure', 'conceptscheme', 'codelist', 'dataproviderscheme'],
  { default: 'none' },
);
export const SDMX_AVAILABILITY_QUERY: readonly QueryParameter[] = [
  ...SPAN,
  ...[UPDATED_AFTER, MODE, AVAILABILITY_REFERENCES, STRUCTURE_FORMAT],
];

export const REFERENCES = choice(
  'references',
  'Related structures to include.',
  ['none', 'parents', 'parentsandsiblings', 'children', 'descendants', 'all', 'dataflow', 'datastructure', 'codelist', 'conceptscheme'],
  { default: 'none' },
);
/** The details that the ABS offers. Here each of them returns the full structure. */
export const STRUCTURE_DETAIL = choice(
  'detail',
  'As sent by ABS clients. All answers are complete except `allstubs`.',
  ['full', 'allstubs', 'referencestubs', 'allcompletestubs', 'referencecompletestubs', 'referencepartial', 'raw'],
  { default: 'full' },
);
/** Only for schemas. Accepts the values that apply to `TIME_PERIOD` at the observation, without deletions. */
export const EXPLICIT = choice('explicit', 'For cross-sectional messages, which are not supported.', ['true', 'false'], {
  default: 'false',
});
export const DELETION = choice('deletion', 'Messages that delete: none.', ['false'], { default: 'false' });
export const SDMX_SCHEMA_QUERY: readonly QueryParameter[] = [LEVEL, EXPLICIT, DELETION, STRUCTURE_FORMAT];

export const SDMX_STRUCTURE_QUERY: readonly QueryParameter[] = [REFERENCES, STRUCTURE_DETAIL, STRUCTURE_FORMAT];
