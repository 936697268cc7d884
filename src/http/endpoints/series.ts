/** Canonical series: their list, values, several side by side, newest value, metadata, and how they were revised. */

import { Type } from 'typebox';
import { datasetKey } from '../../core/define-dataset.ts';
import type { SeriesHandle } from '../../core/define-series.ts';
import { SERIES_IN_ONE } from '../../queries/series/expression-parameter.ts';
import { readMulti } from '../../queries/series/multi/read-multi.ts';
import { READ_MULTI } from '../../queries/series/multi/request.ts';
import { READ_VINTAGES, readVintages } from '../../queries/series/read-vintages.ts';
import { READ_SERIES, readSeries } from '../../queries/series/resolve-series.ts';
import { latestOfSeries } from '../../queries/series/series-latest.ts';
import { LIST_SERIES, listSeries } from '../../queries/series/series-list.ts';
import { seriesMeta } from '../../queries/series/series-meta.ts';
import { READ_REVISIONS, readRevisions } from '../../queries/series/series-revisions.ts';
import type { ServerDeps } from '../deps.ts';
import { described, JSON_ONLY, path, RENDERING } from '../describe/parameters.ts';
import { refTo } from '../describe/schema-parts.ts';
import { envelopeOf } from '../describe/schemas.ts';
import type { Asked, Endpoint, Handler } from '../endpoint.ts';
import { inExpression, seriesOf, severalOf } from './find.ts';
import { answer, JSON_TYPE, keyed, refuseUnknown } from './kinds.ts';

const SERIES_ID = path('series_id', 'Id of the series, ignoring case.', 'AU.CPI.YOY');
/** Flat answers do not say how long they hold; this long they are not asked for again. */
const FLAT_MAX_AGE_SECONDS = 60;

export function seriesEndpoints({ context, catalogue }: ServerDeps): readonly Endpoint[] {
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
      parameters: [...described(LIST_SERIES), ...RENDERING],
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
      handler: answer((asked) => ({ path: '/v1/series', make: () => listSeries(context, asked.query) })),
    },
    {
      ...keyed('readMulti', '/v1/series/multi', 'Series'),
      summary: 'Values of several series side by side',
      description:
        'One row for each period, one member for each series by its id, null where it has no value. With `align=none` every series keeps its own periods, whatever their frequencies; `union` and `intersect` need one frequency, which `frequency` can bring about, and keep the periods that any or all of them have. `index_to` makes the values of a period 100. `expr` alone reads the series that it names.',
      parameters: [...described(READ_MULTI), ...RENDERING],
      replies: [
        {
          status: 200,
          description: 'One row for each period.',
          contentType: JSON_TYPE,
          schema: envelopeOf(Type.Array(refTo('MultiRow')), refTo('MultiSummary')),
        },
      ],
      problems: [400, 404, 406, 410, 422, 503],
      example: '/v1/series/multi?ids=AU.CPI.YOY,AU.WPI.YOY&align=intersect&limit=4',
      handler: answer((asked) => {
        const handles = inExpression(catalogue, asked.query) ?? severalOf(catalogue, asked.query, 'ids', SERIES_IN_ONE);
        return { path: '/v1/series/multi', make: () => readMulti(context, handles, asked.query) };
      }),
    },
    {
      ...keyed('readSeries', '/v1/series/{series_id}', 'Series'),
      summary: 'Values of a series',
      description:
        'The newest values in ascending order of period. `frequency` aggregates first, `units` transforms then, as FRED does. A coarser period that is not there as a whole is left out unless `partial=1` asks for it.',
      parameters: [SERIES_ID, ...described(READ_SERIES), ...RENDERING],
      replies: [
        {
          status: 200,
          description: 'One row for each period.',
          contentType: JSON_TYPE,
          schema: envelopeOf(Type.Array(refTo('SeriesRow')), refTo('SeriesSummary')),
        },
      ],
      problems: [400, 404, 406, 410, 422, 503],
      example: '/v1/series/AU.CPI.YOY?limit=4',
      handler: answer((asked) => {
        const handle = seriesOf(catalogue, asked);
        return { path: `/v1/series/${handle.id}`, make: () => readSeries(context, handle, asked.query) };
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
        refuseUnknown(asked.query);
        return latestOfSeries(context, handle);
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
        refuseUnknown(asked.query);
        const handle = seriesOf(catalogue, asked);
        return { path: `/v1/series/${handle.id}/meta`, make: () => seriesMeta(context, handle) };
      }),
    },
    {
      ...keyed('readRevisions', '/v1/series/{series_id}/revisions', 'Series'),
      summary: 'How a series was revised',
      description:
        'With `period` every value that the period has had, oldest first: the days through which it was the known one, what it changed from, and the release that brought it. Without, a triangle: a row for each period, a member for each vintage by its day, null where the vintage does not reach the period. A vintage on another reference base is marked `rereference`; across it no change is worked out, because it is no revision of what the index measures. `units` and `frequency` shape every vintage by itself.',
      parameters: [SERIES_ID, ...described(READ_REVISIONS), ...RENDERING],
      replies: [
        {
          status: 200,
          description: 'One row for each value of the period, or for each period of the triangle.',
          contentType: JSON_TYPE,
          schema: envelopeOf(
            Type.Unsafe({ anyOf: [Type.Array(refTo('RevisionRow')), Type.Array(refTo('TriangleRow'))] }),
            refTo('VintagesSummary'),
          ),
        },
      ],
      problems: [400, 404, 406, 410, 422, 503],
      example: '/v1/series/AU.CPI.INDEX/revisions?start=2025-Q1&vintages=4',
      handler: answer((asked) => {
        const handle = seriesOf(catalogue, asked);
        return { path: `/v1/series/${handle.id}/revisions`, make: () => readRevisions(context, handle, asked.query) };
      }),
    },
    {
      ...keyed('readVintages', '/v1/series/{series_id}/vintages', 'Series'),
      summary: 'Vintages of a series',
      description:
        'The vintage matrix: a row for each period, a member for each vintage by its day, null where the vintage does not reach the period; `meta.summary.vintages` says of each vintage how its day is known, what it added and what kind of revision it made, and in tables (CSV, workbooks, Parquet) a day that is not stated is headed `2022-07-27 (upper_bound)`. `form=list` has a row for each value that came or changed instead. `release` and `lag` give one value of each period: that of its first, second, third or newest edition, or what was known so many days after its end. A value that is not known to be the one asked for is null, with `status` not_held. The matrix has the values of output type 2 of `/observations`, the list those of types 1 and 3, `release=1` those of type 4.',
      parameters: [SERIES_ID, ...described(READ_VINTAGES), ...RENDERING],
      replies: [
        {
          status: 200,
          description: 'One row for each period, or for each value.',
          contentType: JSON_TYPE,
          schema: envelopeOf(
            Type.Unsafe({ anyOf: [Type.Array(refTo('TriangleRow')), Type.Array(refTo('VintageRow'))] }),
            refTo('VintagesSummary'),
          ),
        },
      ],
      problems: [400, 404, 406, 410, 422, 503],
      example: '/v1/series/AU.CPI.YOY/vintages?release=1&limit=4',
      handler: answer((asked) => {
        const handle = seriesOf(catalogue, asked);
        return { path: `/v1/series/${handle.id}/vintages`, make: () => readVintages(context, handle, asked.query) };
      }),
    },
  ];
}
