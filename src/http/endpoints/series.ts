/** Canonical series: their list, values, newest value, metadata, and FRED's form of them. */
import { Type } from 'typebox';
import { datasetKey } from '../../core/define-dataset.ts';
import type { SeriesHandle } from '../../core/define-series.ts';
import { FREQUENCIES } from '../../core/frequency.ts';
import { ADJUSTMENTS } from '../../core/observation.ts';
import type { ServerDeps } from '../deps.ts';
import type { Asked, Endpoint, Handler } from '../endpoint.ts';
import { ALLOW_STALE, AS_OF, CURSOR, choice, EXPLAIN, integer, JSON_ONLY, path, query, RENDERING, WINDOW } from '../parameters.ts';
import { envelopeOf, refTo } from '../schemas.ts';
import { seriesOf } from './find.ts';
import { answer, JSON_TYPE, keyed, refuseUnknown } from './kinds.ts';

const SERIES_ID = path('series_id', 'Id of the series, ignoring case.', 'AU.CPI.YOY');
const UNITS = ['lin', 'chg', 'ch1', 'pch', 'pc1', 'pca', 'cch', 'cca', 'log'];
/** Flat answers do not say how long they hold; this long they are not asked for again. */
const FLAT_MAX_AGE_SECONDS = 60;

const UNITS_PARAMETER = query('units', "FRED's transformations of the values: levels, changes, growth rates, logarithm.", choice(UNITS));
const FREQUENCY_PARAMETER = query('frequency', 'A coarser frequency to aggregate to.', choice(['a', 'q', 'm', 'w']));
const AGGREGATION_PARAMETER = query('aggregation_method', 'How values are aggregated.', choice(['avg', 'sum', 'eop']));

export function seriesEndpoints({ context, queries, catalogue }: ServerDeps): readonly Endpoint[] {
  const flat = (suffix: string, make: (handle: SeriesHandle, asked: Asked) => Promise<object>): Handler => ({
    kind: 'shared',
    lifetime: 'data',
    plan(asked) {
      const handle = seriesOf(catalogue, asked);
      return {
        path: `/v1/series/${handle.id}/${suffix}`,
        make: async () => {
          const datasets = [datasetKey(handle.dataset)];
          return { kind: 'object', value: await make(handle, asked), maxAgeSeconds: FLAT_MAX_AGE_SECONDS, datasets };
        },
      };
    },
  });
  return [
    {
      ...keyed('listSeries', '/v1/series', 'Series'),
      summary: 'List or search the series',
      description: 'The canonical series, each with what `/meta` tells about it.',
      parameters: [
        query('q', 'Words to look for.'),
        query('source', 'Only series of this source.'),
        query('frequency', 'Only series of this frequency.', choice(FREQUENCIES)),
        query('topic', 'Only series of this topic.'),
        query('tag', 'Only series with this tag.'),
        query('place', 'Only series about this place.'),
        query('adjustment', 'Only series of this adjustment.', choice(ADJUSTMENTS)),
        query('limit', 'Rows in the answer.', integer(1, 1000, 100)),
        CURSOR,
        ...RENDERING,
      ],
      replies: [
        {
          status: 200,
          description: 'One row for each series.',
          contentType: JSON_TYPE,
          schema: envelopeOf(Type.Array(refTo('SeriesEntry'))),
        },
      ],
      problems: [400, 406],
      example: '/v1/series?q=cpi&limit=2',
      handler: answer((asked) => ({ path: '/v1/series', make: () => queries.listSeries(context, asked.query) })),
    },
    {
      ...keyed('readSeries', '/v1/series/{series_id}', 'Series'),
      summary: 'Values of a series',
      description: 'The newest values in ascending order of period, transformed and aggregated on request.',
      parameters: [
        SERIES_ID,
        ...WINDOW,
        query('limit', 'Newest values in the answer.', integer(1, 1000, 100)),
        UNITS_PARAMETER,
        FREQUENCY_PARAMETER,
        AGGREGATION_PARAMETER,
        AS_OF,
        query('vintage', '`first` gives each value as it was first published.', choice(['first'])),
        EXPLAIN,
        ALLOW_STALE,
        CURSOR,
        ...RENDERING,
      ],
      replies: [
        {
          status: 200,
          description: 'One row for each period.',
          contentType: JSON_TYPE,
          schema: envelopeOf(Type.Array(refTo('SeriesRow'))),
        },
      ],
      problems: [400, 404, 406, 410, 503],
      example: '/v1/series/AU.CPI.YOY?limit=4',
      handler: answer((asked) => {
        const handle = seriesOf(catalogue, asked);
        return { path: `/v1/series/${handle.id}`, make: () => queries.readSeries(context, handle, asked.query) };
      }),
    },
    {
      ...keyed('latestOfSeries', '/v1/series/{series_id}/latest', 'Series'),
      formats: 'json',
      summary: 'Newest value of a series, flat',
      description: 'One object without an envelope.',
      parameters: [SERIES_ID, ...JSON_ONLY],
      replies: [{ status: 200, description: 'The newest value.', contentType: JSON_TYPE, schema: refTo('LatestValue') }],
      problems: [400, 404, 406, 503],
      example: '/v1/series/AU.CPI.YOY/latest',
      handler: flat('latest', (handle, asked) => {
        refuseUnknown(asked.query, []);
        return queries.latestOfSeries(context, handle);
      }),
    },
    {
      ...keyed('seriesMeta', '/v1/series/{series_id}/meta', 'Series'),
      summary: 'What a series is',
      description: 'Title, units, source and selection, coverage, vintages, what uses it, and how to cite it.',
      parameters: [SERIES_ID, ...RENDERING],
      replies: [{ status: 200, description: 'The metadata.', contentType: JSON_TYPE, schema: envelopeOf(refTo('SeriesEntry')) }],
      problems: [400, 404, 406],
      example: '/v1/series/AU.CPI.YOY/meta',
      handler: answer((asked) => {
        refuseUnknown(asked.query, []);
        const handle = seriesOf(catalogue, asked);
        return { path: `/v1/series/${handle.id}/meta`, make: () => queries.seriesMeta(context, handle) };
      }),
    },
    {
      ...keyed('fredObservations', '/v1/series/{series_id}/observations', 'Series'),
      formats: 'own',
      errorStyle: 'fred',
      summary: "Values in FRED's form",
      description:
        "FRED's `series/observations`: parameters, members and defaults named as FRED names them, values as strings, `.` for missing, `date` the first day of the period. Errors carry `error_code` and `error_message` besides the members of every error.",
      parameters: [
        SERIES_ID,
        query('realtime_start', 'First day of the real-time period.', { schema: Type.String({ format: 'date' }) }),
        query('realtime_end', 'Last day of the real-time period.', { schema: Type.String({ format: 'date' }) }),
        query('observation_start', 'First day of the observations.', { schema: Type.String({ format: 'date' }) }),
        query('observation_end', 'Last day of the observations.', { schema: Type.String({ format: 'date' }) }),
        UNITS_PARAMETER,
        FREQUENCY_PARAMETER,
        AGGREGATION_PARAMETER,
        query(
          'output_type',
          '1 by real-time period, 2 by vintage date, 3 by vintage date with new and revised values only, 4 initial release.',
          {
            schema: Type.Unsafe({ type: 'integer', enum: [1, 2, 3, 4] }),
          },
        ),
        query('vintage_dates', 'Days, separated by commas.'),
        query('order_by', '`observation_date` is the only one.', choice(['observation_date'])),
        query('sort_order', 'Order of the observations.', choice(['asc', 'desc'])),
        query('limit', 'Observations in the answer.', integer(1, 100_000, 100_000)),
        query('offset', 'Observations left out at the start.', { schema: Type.Integer({ minimum: 0, default: 0 }) }),
        query('file_type', 'JSON is the only one here.', choice(['json'])),
      ],
      replies: [{ status: 200, description: 'The observations.', contentType: JSON_TYPE, schema: refTo('FredObservations') }],
      problems: [400, 404, 503],
      example: '/v1/series/AU.CPI.YOY/observations?limit=4',
      handler: flat('observations', (handle, asked) => queries.fredObservations(context, handle, asked.query)),
    },
  ];
}
