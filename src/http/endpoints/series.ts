import { Type } from 'typebox';
import { agencyTable } from '../../catalogue/agency-tables.ts';
import { member } from '../../core/assert.ts';
import { datasetKey } from '../../core/define-dataset.ts';
import type { SeriesHandle } from '../../core/define-series.ts';
import { readMulti } from '../../queries/series/multi/read-multi.ts';
import { READ_MULTI } from '../../queries/series/multi/request.ts';
import { READ_SERIES, readSeries } from '../../queries/series/resolve-series.ts';
import { latestOfSeries } from '../../queries/series/series-latest.ts';
import { LIST_SERIES, listSeries } from '../../queries/series/series-list.ts';
import { seriesMeta } from '../../queries/series/series-meta.ts';
import { SERIES_IN_ONE } from '../../queries/series/transforms/expression-parameter.ts';
import { READ_VINTAGES, readVintages } from '../../queries/series/vintages/read-vintages.ts';
import { READ_REVISIONS, readRevisions } from '../../queries/series/vintages/series-revisions.ts';
import type { Endpoint, Handler, ParsedRequest } from '../base/endpoint.ts';
import { described, JSON_ONLY, path, RENDERING } from '../describe/parameters.ts';
import { refTo } from '../describe/schema-parts.ts';
import { envelopeOf } from '../describe/schemas.ts';
import type { ServerDeps } from '../reply/deps.ts';
import { inExpression, requestedSeries, severalOf } from './find.ts';
import { answer, JSON_TYPE, keyed, refuseUnknown } from './kinds.ts';

const SERIES_ID = path('series_id', 'Id of the series, ignoring case.', 'AU.CPI.YOY');
/** Responses without `meta` cannot state when they expire. They are therefore cached only briefly. */
const FLAT_MAX_AGE_SECONDS = 60;

export function seriesEndpoints(deps: ServerDeps): readonly Endpoint[] {
  const handlers = handlersOf(deps);
  return [...listEndpoints(deps), ...[...valueEndpoints(deps, handlers), ...vintageEndpoints(deps)].map((one) => orTable(deps, one))];
}

const MOST_OF_TABLE = 1000;

/** Returns an endpoint that also accepts the name of a table, such as `6202.0 table 1` or `F1`. It then lists the series of the table. */
function orTable({ context, catalogue }: ServerDeps, endpoint: Endpoint): Endpoint {
  const { handler, replies } = endpoint;
  if (handler.kind !== 'shared') return endpoint;
  const plan: typeof handler.plan = (request) => {
    const id = member(request.path, 'series_id');
    const table = catalogue.findSeries(id) === null ? agencyTable(id) : null;
    if (table === null || table.series.length === 0) return handler.plan(request);
    const limit = request.query.get('limit') ?? MOST_OF_TABLE;
    const query = new URLSearchParams({ q: table.name, limit: Number(limit) > MOST_OF_TABLE ? String(MOST_OF_TABLE) : String(limit) });
    const shown = [...request.query].filter(([name]) => RENDERING.some((one) => one.name === name));
    return {
      path: `/v1/series/${encodeURIComponent(table.name)}`,
      location: `${context.publicUrl}/v1/series?${new URLSearchParams([...query, ...shown])}`,
      make: async () => ({ kind: 'answer', answer: await listSeries(context, query) }),
    };
  };
  const listed = {
    status: 302,
    description: 'The id names a table. The response lists the series of the table. The URL in `Location` returns the same list.',
  };
  return {
    ...endpoint,
    replies: [...replies, { ...listed, contentType: JSON_TYPE, schema: envelopeOf(Type.Array(refTo('SeriesEntry'))) }],
    handler: { ...handler, plan },
  };
}

function handlersOf({ catalogue }: ServerDeps) {
  const flat = (suffix: string, make: (handle: SeriesHandle, request: ParsedRequest) => Promise<object>): Handler => ({
    kind: 'shared',
    lifetime: 'data',
    plan(request) {
      const handle = requestedSeries(catalogue, request);
      return {
        path: `/v1/series/${handle.id}/${suffix}`,
        make: async () => {
          const datasets = [datasetKey(handle.dataset)];
          return { kind: 'object', value: await make(handle, request), maxAgeSeconds: FLAT_MAX_AGE_SECONDS, datasets };
        },
      };
    },
  });

  return { flat };
}

type Handlers = ReturnType<typeof handlersOf>;

function listEndpoints({ context, catalogue }: ServerDeps): readonly Endpoint[] {
  return [
    {
      ...keyed('listSeries', '/v1/series', 'Series'),
      summary: 'List or search series',
      description: 'The canonical series with their metadata.',
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
      handler: answer((request) => ({ path: '/v1/series', make: () => listSeries(context, request.query) })),
    },
    {
      ...keyed('readMulti', '/v1/series/multi', 'Series'),
      summary: 'Get the values of several series in one table',
      description:
        'One row for each period, with a member for each series. A member is null if the series has no value. `align=union` returns every period that any of the series has, and `intersect` only the periods that all have. Both need series with the same frequency. Use `frequency` to convert them. `align=none` keeps the periods and frequency of each series. `index_to` names a period in which each series is set to 100. If you send `expr` without `ids`, the series in the expression are used.',
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
      handler: answer((request) => {
        const handles = inExpression(catalogue, request.query) ?? severalOf(catalogue, request.query, 'ids', SERIES_IN_ONE);
        return { path: '/v1/series/multi', make: () => readMulti(context, handles, request.query) };
      }),
    },
  ];
}

function valueEndpoints({ context, catalogue }: ServerDeps, { flat }: Handlers): readonly Endpoint[] {
  return [
    {
      ...keyed('readSeries', '/v1/series/{series_id}', 'Series'),
      summary: 'Get observations',
      description:
        'The latest values in ascending order of period. As in FRED, values are first aggregated to `frequency` and then transformed by `units`. Longer periods with missing values are omitted. `partial=1` includes them.',
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
      handler: answer((request) => {
        const handle = requestedSeries(catalogue, request);
        return { path: `/v1/series/${handle.id}`, make: () => readSeries(context, handle, request.query) };
      }),
    },
    {
      ...keyed('latestOfSeries', '/v1/series/{series_id}/latest', 'Series'),
      formats: 'json',
      summary: 'Get the latest value',
      description: 'The response is one object, without the members `data`, `meta` and `links`.',
      parameters: [SERIES_ID, ...JSON_ONLY],
      replies: [{ status: 200, description: 'The latest value.', contentType: JSON_TYPE, schema: refTo('LatestValue') }],
      problems: [400, 404, 406, 503],
      example: '/v1/series/AU.CPI.YOY/latest',
      handler: flat('latest', (handle, request) => {
        refuseUnknown(request.query);
        return latestOfSeries(context, handle);
      }),
    },
    {
      ...keyed('seriesMeta', '/v1/series/{series_id}/meta', 'Series'),
      summary: 'Get series metadata',
      description: 'Title, units, coverage, vintages, related series and indicators, citation, and the source dataset and codes.',
      parameters: [SERIES_ID, ...RENDERING],
      replies: [{ status: 200, description: 'The metadata.', contentType: JSON_TYPE, schema: envelopeOf(refTo('SeriesEntry')) }],
      problems: [400, 404, 406],
      example: '/v1/series/AU.CPI.YOY/meta',
      handler: answer((request) => {
        refuseUnknown(request.query);
        const handle = requestedSeries(catalogue, request);
        return { path: `/v1/series/${handle.id}/meta`, make: () => seriesMeta(context, handle) };
      }),
    },
  ];
}

function vintageEndpoints({ context, catalogue }: ServerDeps): readonly Endpoint[] {
  return [
    {
      ...keyed('readRevisions', '/v1/series/{series_id}/revisions', 'Series'),
      summary: 'List the revisions to a series',
      description:
        'With `period`, the rows are the values published for that period, oldest first. Each has its dates, its change from the previous value, and its release. Without `period`, each row is a period with a member for each vintage, which is null if the vintage does not include the period. A vintage with a new reference base is marked `rereference`. No change is calculated between two reference bases, because the difference is not a revision. `units` and `frequency` apply to each vintage separately. `stats=1` adds the size and bias of revisions, and tests for news and noise.',
      parameters: [SERIES_ID, ...described(READ_REVISIONS), ...RENDERING],
      replies: [
        {
          status: 200,
          description: 'One row for each value published for the period, or for each period.',
          contentType: JSON_TYPE,
          schema: envelopeOf(
            Type.Unsafe({ anyOf: ['RevisionRow', 'TriangleRow', 'RevisionStatistics'].map((name) => Type.Array(refTo(name))) }),
            refTo('VintagesSummary'),
          ),
        },
      ],
      problems: [400, 404, 406, 410, 422, 503],
      example: '/v1/series/AU.CPI.INDEX/revisions?start=2025-Q1&vintages=4',
      handler: answer((request) => {
        const handle = requestedSeries(catalogue, request);
        return { path: `/v1/series/${handle.id}/revisions`, make: () => readRevisions(context, handle, request.query) };
      }),
    },
    {
      ...keyed('readVintages', '/v1/series/{series_id}/vintages', 'Series'),
      summary: 'Get the vintages of a series',
      description:
        'The default is a matrix. Each row is a period with a member for each vintage. A member is null if the vintage does not include the period. `meta.summary.vintages` gives for each vintage how its date is known, how many values it added, and its kind of revision. In CSV, workbooks and Parquet, the heading of a vintage shows if no file states its date: `2022-07-27 (upper_bound)`. `form=list` returns a row for each value that was added or changed. `release` returns one value for each period: from its first, second, third or latest release. `lag` returns the value that was current a number of days after the end of the period. A value that is unknown is null with the `status` not_held. In terms of FRED, the matrix is output type 2, the list types 1 and 3, and `release=1` type 4.',
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
      handler: answer((request) => {
        const handle = requestedSeries(catalogue, request);
        return { path: `/v1/series/${handle.id}/vintages`, make: () => readVintages(context, handle, request.query) };
      }),
    },
  ];
}
