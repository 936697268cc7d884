/** FRED's paths, parameters and formats for Wattle's series. */

import { Type } from 'typebox';
import { type DatasetKey, datasetKey } from '../../core/define-dataset.ts';
import type { SeriesHandle } from '../../core/define-series.ts';
import { WattleError } from '../../core/errors.ts';
import type { QueryParameter } from '../../queries/base/parameters/declaration.ts';
import { Parameters } from '../../queries/base/parameters/parameters.ts';
import { FRED_ADDRESSES } from '../../queries/dialects/fred/fred-browse.ts';
import {
  DATES_OF_RELEASE,
  fredDatesOfRelease,
  fredReleaseDates,
  fredVintageDates,
  RELEASE_DATES,
  VINTAGE_DAYS,
} from '../../queries/dialects/fred/fred-dates.ts';
import { FRED_DOWNLOAD, FRED_GRAPH, fredGraph } from '../../queries/dialects/fred/fred-graph.ts';
import { FRED_OBSERVATIONS, fredObservations, OBSERVATIONS_OF_SERIES } from '../../queries/dialects/fred/fred-observations.ts';
import { fredReleaseObservations, RELEASE_FORMAT, RELEASE_OBSERVATIONS } from '../../queries/dialects/fred/fred-release-observations.ts';
import { API_KEY, XML_BY_DEFAULT } from '../../queries/dialects/fred/fred-request.ts';
import {
  FRED_SEARCH,
  FRED_SERIES,
  fredSearch,
  fredSeries,
  fredSeriesOfTable,
  isTableName,
} from '../../queries/dialects/fred/fred-series.ts';
import { renderFredCsv } from '../../render/fred-csv.ts';
import { renderFredReleaseXml, renderFredXml } from '../../render/fred-xml.ts';
import type { Content, Endpoint, Handler, ParsedRequest, Plan } from '../base/endpoint.ts';
import { described, path } from '../describe/parameters.ts';
import { refTo } from '../describe/schema-parts.ts';
import { XML_TYPE } from '../errors/fred-error.ts';
import type { Catalogue, ServerDeps } from '../reply/deps.ts';
import { notesHeader } from '../reply/notes-header.ts';
import { requestedSeries, seriesNamed, severalOf } from './find.ts';
import { JSON_TYPE, keyed } from './kinds.ts';

/** Responses in FRED's form cannot state when they expire. They are therefore cached only briefly. */
const MAX_AGE_SECONDS = 60;
const CSV_TYPE = 'text/csv';
const RELEASE_PATH = '/fred/v2/release/observations';
const SERIES_IN_A_TABLE = { min: 1, max: 12 } as const;

type FileType = (typeof XML_BY_DEFAULT.values)[number];
type Make = (handle: SeriesHandle, query: URLSearchParams) => Promise<Readonly<Record<string, unknown>>>;

const ABOUT_OBSERVATIONS =
  'Values are strings, and `.` means a missing value. `date` is the first day of the period, whereas `date` elsewhere in this API is the last day. Each value was current on every day of its real-time period. No real-time period begins before the first stored vintage.';
const AS_FRED = 'Errors follow FRED: 400 if the key is not valid or the series does not exist.';

export function fredEndpoints(deps: ServerDeps): readonly Endpoint[] {
  const handlers = handlersOf(deps);
  return [
    ...observationEndpoints(deps, handlers),
    ...seriesEndpoints(deps, handlers),
    ...dateEndpoints(deps, handlers),
    ...browseEndpoints(deps, handlers),
    ...releaseObservations(deps),
    ...tableEndpoints(deps, handlers),
  ];
}

function handlersOf({ context, catalogue, config }: ServerDeps) {
  /** On FRED's site, these paths need no key. If reading is public, Wattle does not require one either. */
  const ofSite = config.publicRead ? ({ auth: 'optional', counted: false, forReaders: true, problems: [400, 429, 503] } as const) : {};
  const table = (path: string, handles: readonly SeriesHandle[], query: URLSearchParams, known: readonly QueryParameter[]): Plan => ({
    path,
    make: async () => {
      const { datasets, notes, ...rows } = await fredGraph(context, handles, query, known);
      const contentType = `${CSV_TYPE}; charset=utf-8`;
      const headers = notesHeader({ stale_reason: null, notes });
      return { kind: 'text', text: renderFredCsv(rows), contentType, headers, maxAgeSeconds: MAX_AGE_SECONDS, datasets };
    },
  });
  const ofSeries = (path: string, make: Make): Shared => ({
    kind: 'shared',
    lifetime: 'data',
    plan(request) {
      const fileType = fileTypeOf(request, 'xml');
      const handle = namedSeries(catalogue, request);
      return {
        path,
        make: async () => content(await make(handle, withFileType(request, fileType)), fileType, [datasetKey(handle.dataset)]),
      };
    },
  });
  const ofAll = (path: string, make: (request: ParsedRequest) => Promise<Readonly<Record<string, unknown>>>): Shared => ({
    kind: 'shared',
    lifetime: 'data',
    plan(request) {
      const fileType = fileTypeOf(request, 'xml');
      return { path, make: async () => content(await make(request), fileType) };
    },
  });

  return { ofSite, table, ofSeries, ofAll };
}

type Handlers = ReturnType<typeof handlersOf>;
type Shared = Extract<Handler, { kind: 'shared' }>;

/** Returns a handler that uses `table` if the id is the name of a table, such as `6202.0 table 1`. */
const orTable = (series: Shared, table: Shared): Shared => ({
  ...series,
  plan: (request) => (isTableName(request.query.get('series_id') ?? '') ? table : series).plan(request),
});

function observationEndpoints({ context, catalogue }: ServerDeps, { ofSeries }: Handlers): readonly Endpoint[] {
  return [
    {
      ...keyed('fredObservations', '/v1/series/{series_id}/observations', 'Series'),
      formats: 'own',
      errorStyle: 'fred',
      keyParameter: API_KEY.name,
      summary: "Get values in FRED's format",
      description: `Returns the response of FRED's \`series/observations\`. Parameters, defaults and members of the response are as in FRED. ${ABOUT_OBSERVATIONS} Errors have \`error_code\` and \`error_message\` in addition to the usual members.`,
      parameters: [path('series_id', 'Id of the series, ignoring case.', 'AU.CPI.YOY'), ...described(OBSERVATIONS_OF_SERIES)],
      replies: [
        {
          status: 200,
          description: 'The observations.',
          contentType: JSON_TYPE,
          others: [XML_TYPE],
          schema: refTo('FredObservations'),
        },
      ],
      problems: [400, 404, 422, 503],
      example: '/v1/series/AU.CPI.YOY/observations?limit=4',
      handler: {
        kind: 'shared',
        lifetime: 'data',
        plan(request) {
          const fileType = fileTypeOf(request, 'json');
          const handle = requestedSeries(catalogue, request);
          return {
            path: `/v1/series/${handle.id}/observations`,
            make: async () => {
              const value = await fredObservations(context, handle, withFileType(request, fileType));
              return content(value, fileType, [datasetKey(handle.dataset)]);
            },
          };
        },
      },
    },
    {
      ...ofFred('fredSeriesObservations', '/fred/series/observations', 'FredObservations'),
      summary: 'FRED: get the observations of a series',
      description: `${ABOUT_OBSERVATIONS} ${AS_FRED}`,
      parameters: described(FRED_OBSERVATIONS),
      example: '/fred/series/observations?series_id=AU.CPI.YOY&limit=4&file_type=json',
      handler: ofSeries('/fred/series/observations', (handle, request) => fredObservations(context, handle, request)),
    },
  ];
}

function seriesEndpoints({ context }: ServerDeps, { ofSeries, ofAll }: Handlers): readonly Endpoint[] {
  return [
    {
      ...ofFred('fredSeries', '/fred/series', 'FredSeries'),
      summary: 'FRED: get a series',
      description: `Title, units, frequency, adjustment, and the date range of the observations. For a table, such as \`6202.0 table 1\`, the list has one entry for each series. ${AS_FRED}`,
      parameters: described(FRED_SERIES),
      example: '/fred/series?series_id=AU.CPI.YOY&file_type=json',
      handler: orTable(
        ofSeries('/fred/series', (handle, request) => fredSeries(context, handle, request)),
        ofAll('/fred/series', ({ query }) => fredSeriesOfTable(context, query)),
      ),
    },
    {
      ...ofFred('fredSearch', '/fred/series/search', 'FredSearch'),
      summary: 'FRED: search for series',
      description: `Searches titles, tags and regions. \`search_type=series_id\` searches ids, in which \`*\` matches any characters. ${AS_FRED}`,
      parameters: described(FRED_SEARCH),
      example: '/fred/series/search?search_text=unemployment+rate&limit=2&file_type=json',
      handler: ofAll('/fred/series/search', (request) => fredSearch(context, request.query)),
    },
    {
      ...ofFred('fredVintageDates', '/fred/series/vintagedates', 'FredVintageDates'),
      summary: 'FRED: get the vintages of a series',
      description: `Dates on which a value of the series was added or revised. The first date is the first stored vintage. ${AS_FRED}`,
      parameters: described(VINTAGE_DAYS),
      example: '/fred/series/vintagedates?series_id=AU.CPI.YOY&file_type=json',
      handler: ofSeries('/fred/series/vintagedates', (handle, request) => fredVintageDates(context, handle, request)),
    },
  ];
}

function dateEndpoints({ context, catalogue }: ServerDeps, { ofAll }: Handlers): readonly Endpoint[] {
  return [
    {
      ...ofFred('fredReleaseDates', '/fred/releases/dates', 'FredReleaseDates'),
      summary: 'FRED: get the dates of all releases',
      description: `Publication dates from the agencies' calendars. The list begins on 1 January of this year, or on \`realtime_start\` if you send it. \`include_release_dates_with_no_data=true\` adds upcoming dates. \`series_id\` returns only the releases that publish the dataset of that series. ${AS_FRED}`,
      parameters: described(RELEASE_DATES),
      example: '/fred/releases/dates?limit=3&include_release_dates_with_no_data=true&file_type=json',
      handler: ofAll('/fred/releases/dates', (request) => {
        const handle = request.query.has('series_id') ? namedSeries(catalogue, request) : null;
        return fredReleaseDates(context, handle, request.query);
      }),
    },
    {
      ...ofFred('fredDatesOfRelease', '/fred/release/dates', 'FredReleaseDates'),
      summary: 'FRED: get the dates of a release',
      description: `Dates on which one release was published. \`include_release_dates_with_no_data=true\` adds upcoming dates. ${AS_FRED}`,
      parameters: described(DATES_OF_RELEASE),
      example: `/fred/release/dates?release_id=${DATES_OF_RELEASE[0]?.example}&file_type=json`,
      handler: ofAll('/fred/release/dates', (request) => fredDatesOfRelease(context, request.query)),
    },
  ];
}

function browseEndpoints({ context }: ServerDeps, { ofAll }: Handlers): readonly Endpoint[] {
  return [
    ...FRED_ADDRESSES.map(({ path: below, operation, schema, summary, description, parameters, example, read }): Endpoint => {
      const at = `/fred${below}`;
      return {
        ...ofFred(operation, at, schema),
        summary,
        description: `${description} ${AS_FRED}`,
        parameters: described(parameters),
        example: `${at}?${example}${example === '' ? '' : '&'}file_type=json`,
        handler: ofAll(at, (request) => read(context, request.query)),
      };
    }),
  ];
}

function releaseObservations({ context }: ServerDeps): readonly Endpoint[] {
  return [
    {
      ...ofFred('fredReleaseObservations', RELEASE_PATH, 'FredReleaseObservations'),
      summary: 'FRED: get all observations of a release (version 2)',
      description: `Every series in a release with its current values, as in version 2 of FRED's API. The response is JSON, or XML with \`format=xml\`. While \`has_more\` is true, request the next page with \`next_cursor\`. Send the key in the Authorization header. ${AS_FRED}`,
      parameters: described(RELEASE_OBSERVATIONS),
      example: `${RELEASE_PATH}?${RELEASE_OBSERVATIONS[0]?.name}=${RELEASE_OBSERVATIONS[0]?.example}&limit=5`,
      handler: {
        kind: 'shared',
        lifetime: 'data',
        plan({ query }) {
          const parameters = new Parameters(query);
          const format = parameters.choice(RELEASE_FORMAT) ?? 'json';
          parameters.check();
          return {
            // Each format is cached separately.
            path: `${RELEASE_PATH}.${format}`,
            make: async () => {
              const value = await fredReleaseObservations(context, query);
              if (format === 'json') return { kind: 'object', value, maxAgeSeconds: MAX_AGE_SECONDS };
              return {
                kind: 'text',
                text: renderFredReleaseXml(value),
                contentType: `${XML_TYPE}; charset=utf-8`,
                maxAgeSeconds: MAX_AGE_SECONDS,
              };
            },
          };
        },
      },
    },
  ];
}

function tableEndpoints({ catalogue }: ServerDeps, { ofSite, table }: Handlers): readonly Endpoint[] {
  return [
    {
      ...ofFred('fredGraph', '/fred/graph/fredgraph.csv', 'FredObservations'),
      ...ofSite,
      summary: 'FRED: get the values of several series as CSV',
      description: `For pandas-datareader: a CSV table with one column for the date and one column for each series. The date is the first day of the period. \`.\` means a missing value. ${AS_FRED}`,
      parameters: described(FRED_GRAPH),
      replies: [{ status: 200, description: 'The table.', contentType: CSV_TYPE, schema: Type.String() }],
      example: '/fred/graph/fredgraph.csv?id=AU.CPI.YOY&cosd=2025-01-01',
      handler: {
        kind: 'shared',
        lifetime: 'data',
        plan: ({ query }) => table('/fred/graph/fredgraph.csv', severalOf(catalogue, query, 'id', SERIES_IN_A_TABLE), query, FRED_GRAPH),
      },
    },
    {
      ...ofFred('fredDownload', '/fred/series/{series_id}/downloaddata/{file}', 'FredObservations'),
      ...ofSite,
      problems: [400, 404, 429, 503],
      summary: 'FRED: get the values of a series as a CSV file',
      description: `For quantmod, an R package: the table of \`/fred/graph/fredgraph.csv\` for one series. ${AS_FRED}`,
      parameters: [
        path('series_id', 'Id of the series, ignoring case.', 'AU.CPI.YOY'),
        path('file', 'The series id, followed by `.csv`.', 'AU.CPI.YOY.csv'),
        ...described(FRED_DOWNLOAD),
      ],
      replies: [{ status: 200, description: 'The table.', contentType: CSV_TYPE, schema: Type.String() }],
      example: '/fred/series/AU.CPI.YOY/downloaddata/AU.CPI.YOY.csv',
      handler: {
        kind: 'shared',
        lifetime: 'data',
        plan({ path: { series_id = '', file = '' }, query }) {
          const handle = seriesNamed(catalogue, 'series_id', series_id);
          const name = `${series_id}.csv`;
          if (file.toLowerCase() !== name.toLowerCase()) {
            throw new WattleError('REQ_NOT_FOUND', 'The file name must be the series id.', { hint: `Use ${name}.` });
          }
          return table(`/fred/series/${handle.id}/downloaddata/${handle.id}.csv`, [handle], query, FRED_DOWNLOAD);
        },
      },
    },
  ];
}

const ofFred = (id: string, path: string, schema: string) =>
  ({
    ...keyed(id, path, 'FRED'),
    formats: 'own',
    errorStyle: 'as_fred',
    keyParameter: API_KEY.name,
    replies: [
      { status: 200, description: 'The response as JSON or XML.', contentType: JSON_TYPE, others: [XML_TYPE], schema: refTo(schema) },
    ],
    problems: [400, 503],
  }) as const;

function content(value: Readonly<Record<string, unknown>>, fileType: FileType, datasets?: readonly DatasetKey[]): Content {
  const common = { maxAgeSeconds: MAX_AGE_SECONDS, ...(datasets ? { datasets } : {}) };
  if (fileType === 'json') return { kind: 'object', value, ...common };
  return { kind: 'text', text: renderFredXml(value), contentType: `${XML_TYPE}; charset=utf-8`, ...common };
}

/** Returns the requested format, which is XML or JSON. Throws REQ_BAD_PARAMETER for any other format. */
function fileTypeOf({ query: params }: ParsedRequest, byDefault: FileType): FileType {
  const parameters = new Parameters(params);
  const fileType = parameters.choice(XML_BY_DEFAULT) ?? byDefault;
  parameters.check();
  return fileType;
}

function withFileType({ query: params }: ParsedRequest, fileType: FileType): URLSearchParams {
  const query = new URLSearchParams(params);
  query.set('file_type', fileType);
  return query;
}

/** Finds the series in the query. Throws REQ_BAD_PARAMETER if `series_id` is missing, and REQ_UNKNOWN_SERIES if it is unknown. */
function namedSeries(catalogue: Catalogue, { query: params }: ParsedRequest): SeriesHandle {
  const id = params.get('series_id')?.trim() ?? '';
  if (id !== '') return seriesNamed(catalogue, 'series_id', id);
  const detail = 'The parameter “series_id” is missing.';
  throw new WattleError('REQ_BAD_PARAMETER', detail, { faults: [{ parameter: 'series_id', detail }] });
}
