/** The RBA's forecasts, and the endpoints of worksheets. */
import { Type } from 'typebox';
import { quoted, WattleError } from '../../core/errors.ts';
import { nearest } from '../../core/nearest.ts';
import { READ_FORECAST_ERRORS, readForecastErrors } from '../../queries/economy/forecasts/forecast-errors.ts';
import { forecastNamed, listForecasts, READ_FORECAST, readForecast } from '../../queries/economy/forecasts/read-forecasts.ts';
import { ForecastErrors, ForecastRow, ForecastSummary, ForecastVariable } from '../../queries/economy/forecasts/shape.ts';
import type { Endpoint } from '../base/endpoint.ts';
import { described, path, RENDERING } from '../describe/parameters.ts';
import { envelopeOf } from '../describe/schemas.ts';
import { WORKSHEETS, type Worksheet } from '../describe/worksheets.ts';
import type { ServerDeps } from '../reply/deps.ts';
import { answer, FOR_READERS, JSON_TYPE, keyed, refuseUnknown, rowsOf } from './kinds.ts';

const SERIES = path('series', 'Id of the variable, ignoring case. The prefix `AU.FORECAST.RBA.` is optional.', 'AU.FORECAST.RBA.TRIMMED');

export const forecastEndpoints = ({ context, config }: ServerDeps): readonly Endpoint[] => [
  {
    ...keyed('listForecasts', '/v1/forecasts', 'Forecasts'),
    ...(config.publicRead ? FOR_READERS : {}),
    summary: 'List the variables that the RBA forecasts',
    description: 'For each variable: the number of forecast issues, the latest issue, and the series that gives the outcome.',
    parameters: [...RENDERING],
    replies: rowsOf(ForecastVariable, 'One row for each variable.'),
    problems: [400, 406],
    example: '/v1/forecasts',
    handler: answer(({ query }) => {
      refuseUnknown(query);
      return { path: '/v1/forecasts', make: () => listForecasts(context) };
    }),
  },
  {
    ...keyed('readForecast', '/v1/forecasts/{series}', 'Forecasts'),
    ...(config.publicRead ? FOR_READERS : {}),
    summary: 'Get the forecasts of a variable, with outcomes',
    description:
      'The forecasts for each quarter in each issue since 1990, with the first published outcome and the latest outcome. `kind=data` returns the actual values that the RBA had at the time of each issue instead of the forecasts.',
    parameters: [SERIES, ...described(READ_FORECAST), ...RENDERING],
    replies: rowsOf(ForecastRow, 'One row for each issue and quarter.', ForecastSummary),
    problems: [400, 404, 406],
    example: '/v1/forecasts/AU.FORECAST.RBA.TRIMMED?issued=2023-05',
    handler: answer(({ path: { series: id = '' }, query }) => {
      const series = forecastNamed(id);
      return { path: `/v1/forecasts/${series.id}`, make: () => readForecast(context, series, query) };
    }),
  },
  {
    ...keyed('readForecastErrors', '/v1/forecasts/{series}/errors', 'Forecasts'),
    ...(config.publicRead ? FOR_READERS : {}),
    summary: 'Get forecast errors by quarters ahead',
    description:
      'Mean error, mean absolute error and root mean square error, for the first published outcome and for the latest outcome. An error is the outcome minus the forecast. `start_period` and `end_period` limit the issues.',
    parameters: [SERIES, ...described(READ_FORECAST_ERRORS), ...RENDERING],
    replies: rowsOf(ForecastErrors, 'One row for each horizon.', ForecastSummary),
    problems: [400, 404, 406],
    example: '/v1/forecasts/AU.FORECAST.RBA.TRIMMED/errors?start_period=1993&end_period=2019',
    handler: answer(({ path: { series: id = '' }, query }) => {
      const series = forecastNamed(id);
      return { path: `/v1/forecasts/${series.id}/errors`, make: () => readForecastErrors(context, series, query) };
    }),
  },
];

/** Finds a worksheet by its id. Throws REQ_NOT_FOUND with the most similar ids. */
export function worksheetNamed(id: string): Worksheet {
  const found = WORKSHEETS.find((one) => one.id === id.toLowerCase());
  if (found !== undefined) return found;
  const ids = WORKSHEETS.map((one) => one.id);
  const near = nearest(id, ids);
  const detail = `Unknown worksheet: ${quoted(id)}.`;
  throw new WattleError('REQ_NOT_FOUND', detail, {
    hint: `Allowed: ${ids.join(', ')}.`,
    faults: [{ parameter: 'file', detail, ...(near[0] === undefined ? {} : { allowed: near, did_you_mean: near[0] }) }],
  });
}

export const worksheetEndpoints = ({ context, config }: ServerDeps): readonly Endpoint[] =>
  WORKSHEETS.filter(({ endpointOf }) => endpointOf === undefined).map((sheet): Endpoint => {
    const { segment, readAt, path: address = `/v1/${sheet.id}` } = sheet;
    const [inPath, inQuery] = [
      sheet.parameters.filter(({ name }) => name === segment),
      sheet.parameters.filter(({ name }) => name !== segment),
    ];
    return {
      ...keyed(sheet.operation, address, 'Worksheets'),
      ...(config.publicRead ? FOR_READERS : {}),
      summary: sheet.summary,
      description: sheet.description,
      parameters: [
        ...inPath.map(({ name, description, example = '' }) => path(name, description, String(example))),
        ...described(inQuery),
        ...RENDERING,
      ],
      replies: [{ status: 200, description: sheet.of, contentType: JSON_TYPE, schema: envelopeOf(Type.Array(sheet.row), sheet.about) }],
      problems: [400, 404, 406, 503],
      example: sheet.example,
      handler: answer(({ path: parts, query }) => {
        const given = segment === undefined ? undefined : parts[segment];
        if (readAt === undefined || given === undefined) return { path: address, make: () => sheet.read(context, query) };
        refuseUnknown(query);
        return { path: address.replace(`{${segment}}`, encodeURIComponent(given)), make: () => readAt(context, given) };
      }),
    };
  });
