/** Charts of series as SVG. */

import { Type } from 'typebox';
import type { SeriesHandle } from '../../core/define-series.ts';
import { Parameters } from '../../queries/base/parameters/parameters.ts';
import { READ_CHART_DATA, READ_CHART_DATA_OF_SEVERAL, readChartData } from '../../queries/charts/chart-data.ts';
import { READ_CHART, READ_CHART_OF_SEVERAL, SVG_ONLY } from '../../queries/charts/chart-request.ts';
import { readChart } from '../../queries/charts/read-chart.ts';
import { renderChart } from '../../render/chart/chart.ts';
import type { Endpoint, Handler, ParsedRequest, Reply } from '../base/endpoint.ts';
import { described, JSON_ONLY, path } from '../describe/parameters.ts';
import { refTo } from '../describe/schema-parts.ts';
import { envelopeOf } from '../describe/schemas.ts';
import type { ServerDeps } from '../reply/deps.ts';
import { requestedSeries, severalOf } from './find.ts';
import { answer, JSON_TYPE, keyed } from './kinds.ts';

const SVG = 'image/svg+xml';
const SERIES_IN_ONE = { min: 2, max: 12 } as const;

/** Any page may embed a chart, because a chart loads nothing and has its own styles. */
const HEADERS = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
  'referrer-policy': 'no-referrer',
} as const;

const REPLY: Reply = {
  status: 200,
  description: 'The chart: valid XML without scripts, with a title and a description for screen readers.',
  contentType: SVG,
  schema: Type.String(),
};

const DATA_REPLY: Reply = {
  status: 200,
  description: 'Content of the chart.',
  contentType: JSON_TYPE,
  schema: envelopeOf(refTo('ChartData')),
};

const WHAT_IT_HOLDS =
  'The data of `chart.svg`, from which you can draw charts: points, breaks in series, revised points, and bands such as the inflation target.';

const WHAT_IT_SHOWS =
  'The chart always shows the unit of each axis, the source and the vintage. The line is interrupted where values are missing. If you do not send `start`, the chart of a series of market intervals shows the latest two days.';

export function chartEndpoints({ context, catalogue }: ServerDeps): readonly Endpoint[] {
  const drawn = (find: (request: ParsedRequest) => { path: string; handles: readonly SeriesHandle[] }): Handler => ({
    kind: 'shared',
    lifetime: 'data',
    plan(request) {
      refuseOtherFormats(request.query);
      const { path: canonical, handles } = find(request);
      return {
        path: canonical,
        series: handles.map(({ id }) => id),
        make: async () => {
          const { chart, datasets, maxAgeSeconds } = await readChart(context, handles, request.query);
          return {
            kind: 'text',
            text: renderChart(chart),
            contentType: `${SVG}; charset=utf-8`,
            maxAgeSeconds,
            headers: HEADERS,
            datasets,
          };
        },
      };
    },
  });
  return [
    {
      ...keyed('chartOfSeveral', '/v1/series/multi/chart.svg', 'Series'),
      formats: 'own',
      embeddable: true,
      summary: 'Draw several series as one chart',
      description: `${WHAT_IT_SHOWS} Series with a second unit use the right axis. A request for series with three units is refused. Series are labelled at the ends of their lines if there is space, and otherwise in a legend.`,
      parameters: described(READ_CHART_OF_SEVERAL),
      replies: [REPLY],
      problems: [400, 404, 422, 503],
      example: '/v1/series/multi/chart.svg?ids=AU.CPI.YOY,AU.WPI.YOY&start=2015',
      handler: drawn((request) => ({
        path: '/v1/series/multi/chart.svg',
        handles: severalOf(catalogue, request.query, 'ids', SERIES_IN_ONE),
      })),
    },
    {
      ...keyed('chartOfSeries', '/v1/series/{series_id}/chart.svg', 'Series'),
      formats: 'own',
      embeddable: true,
      summary: 'Draw a series as a chart',
      description: WHAT_IT_SHOWS,
      parameters: [path('series_id', 'Id of the series, ignoring case.', 'AU.CPI.YOY'), ...described(READ_CHART)],
      replies: [REPLY],
      problems: [400, 404, 422, 503],
      example: '/v1/series/AU.CPI.YOY/chart.svg?start=2015',
      handler: drawn((request) => {
        const handle = requestedSeries(catalogue, request);
        return { path: `/v1/series/${handle.id}/chart.svg`, handles: [handle] };
      }),
    },
    {
      ...keyed('chartDataOfSeveral', '/v1/series/multi/chart.json', 'Series'),
      formats: 'json',
      summary: 'Get the data of a chart of several series',
      description: WHAT_IT_HOLDS,
      parameters: [...described(READ_CHART_DATA_OF_SEVERAL), ...JSON_ONLY],
      replies: [DATA_REPLY],
      problems: [400, 404, 406, 410, 422, 503],
      example: '/v1/series/multi/chart.json?ids=AU.CPI.YOY,AU.WPI.YOY&start=2025',
      handler: answer((request) => {
        const handles = severalOf(catalogue, request.query, 'ids', SERIES_IN_ONE);
        return { path: '/v1/series/multi/chart.json', make: () => readChartData(context, handles, request.query) };
      }),
    },
    {
      ...keyed('chartDataOfSeries', '/v1/series/{series_id}/chart.json', 'Series'),
      formats: 'json',
      summary: 'Get the data of a chart of a series',
      description: WHAT_IT_HOLDS,
      parameters: [path('series_id', 'Id of the series, ignoring case.', 'AU.CPI.YOY'), ...described(READ_CHART_DATA), ...JSON_ONLY],
      replies: [DATA_REPLY],
      problems: [400, 404, 406, 410, 422, 503],
      example: '/v1/series/AU.CPI.YOY/chart.json?start=2025',
      handler: answer((request) => {
        const handle = requestedSeries(catalogue, request);
        return { path: `/v1/series/${handle.id}/chart.json`, make: () => readChartData(context, [handle], request.query) };
      }),
    },
  ];
}

function refuseOtherFormats(params: URLSearchParams): void {
  const parameters = new Parameters(params);
  parameters.choice(SVG_ONLY);
  parameters.check();
}
