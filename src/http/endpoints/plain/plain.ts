/** Describes plain URLs in the API documents: files, images, calendars, bulk files and SDMX. `http/web` serves them. */
import { type TSchema, Type } from 'typebox';
import { present } from '../../../core/assert.ts';
import type { Signal } from '../../../core/define-signal.ts';
import { READ_DATASET } from '../../../queries/base/parameters/dataset-rows.ts';
import type { QueryParameter } from '../../../queries/base/parameters/declaration.ts';
import { READ_CHART } from '../../../queries/charts/chart-request.ts';
import { TopicRow, TopicSummary } from '../../../queries/concepts/topics/shape.ts';
import { READ_RANKING } from '../../../queries/datasets/ranking.ts';
import { RankingSummary } from '../../../queries/datasets/ranking-shape.ts';
import { READ_FORECAST_ERRORS } from '../../../queries/economy/forecasts/forecast-errors.ts';
import { READ_FORECAST } from '../../../queries/economy/forecasts/read-forecasts.ts';
import { ForecastErrors, ForecastRow, ForecastSummary, ForecastVariable } from '../../../queries/economy/forecasts/shape.ts';
import { READ_ENERGY } from '../../../queries/energy/energy-answer.ts';
import { EnergyStep, EnergySummary } from '../../../queries/energy/shape.ts';
import { READ_REGION } from '../../../queries/places/regions/read-region.ts';
import { FamilyRow, RegionSummary } from '../../../queries/places/regions/shape.ts';
import { PlaceRow, PlaceSummary } from '../../../queries/places/shape.ts';
import { RELEASE_FEED } from '../../../queries/releases/list-releases.ts';
import { READ_SERIES } from '../../../queries/series/resolve-series.ts';
import type { Described, Parameter, Reply } from '../../base/endpoint.ts';
import { routerPath } from '../../base/paths.ts';
import { CALENDAR_TYPE, FEED_TYPE } from '../../base/release-texts.ts';
import { described, path } from '../../describe/parameters.ts';
import { oneOfThese, open, orNull, refTo, signalSchemaName, text, words } from '../../describe/schema-parts.ts';
import { DATASET_ROWS, envelopeOf } from '../../describe/schemas.ts';
import { WORKSHEETS } from '../../describe/worksheets.ts';
import { sdmxVersionAt } from '../../errors/sdmx-error.ts';
import type { ServerDeps } from '../../reply/deps.ts';
import { CONTENT_TYPES } from '../../request/negotiate.ts';
import { JSON_TYPE } from '../kinds.ts';
import { CARD_FEED, SERIES_FEED, TOPIC_FEED } from './plain-feeds.ts';
import { type Plain, piece, reply, typeOf } from './plain-kinds.ts';
import { ODATA_ADDRESSES } from './plain-odata.ts';
import { ABS_ADDRESSES, PACKAGE_ADDRESSES } from './plain-packages.ts';
import { SDMX_ADDRESSES } from './plain-sdmx.ts';
import { STREAM_ADDRESS } from './plain-stream.ts';

const ROW_TYPES = [...Object.values(CONTENT_TYPES).map(typeOf), 'application/csvm+json'].filter((type) => type !== JSON_TYPE);
const PICTURE_TYPES = ['image/svg+xml', 'image/png'];
const REFUSED = [400, 401, 403, 404, 406, 410, 422, 429, 503];
const IN_A_FORMAT = 'followed by a format: `.xlsx`, `.csv`, `.json`, `.jsonl`, `.parquet`, `.csv-metadata.json`.';

/** One or several series, a chart, or all vintages. */
const OF_SERIES: TSchema = Type.Unsafe({
  anyOf: [
    envelopeOf(Type.Array(refTo('SeriesRow')), refTo('SeriesSummary')),
    envelopeOf(Type.Array(refTo('MultiRow')), refTo('MultiSummary')),
    refTo('DrawnChart'),
    refTo('SeriesVintages'),
  ],
});
const OF_TOPICS: TSchema = Type.Unsafe({
  anyOf: [envelopeOf(Type.Array(TopicRow)), envelopeOf(Type.Array(refTo('FigureRow')), TopicSummary)],
});
const OF_PLACES: TSchema = Type.Unsafe({
  anyOf: [envelopeOf(Type.Array(PlaceRow)), envelopeOf(Type.Array(refTo('PlaceFigure')), PlaceSummary)],
});
const OF_REGIONS: TSchema = Type.Unsafe({
  anyOf: [envelopeOf(Type.Array(FamilyRow)), envelopeOf(Type.Array(refTo('RegionRow')), RegionSummary)],
});
const OF_RANKINGS: TSchema = envelopeOf(Type.Array(refTo('RankingRow')), RankingSummary);
const OF_ENERGY: TSchema = envelopeOf(Type.Array(EnergyStep), EnergySummary);
const OF_FORECASTS: TSchema = Type.Unsafe({
  anyOf: [
    envelopeOf(Type.Array(ForecastVariable)),
    ...[ForecastRow, ForecastErrors].map((row) => envelopeOf(Type.Array(row), ForecastSummary)),
  ],
});
/** The row schemas of worksheets. Worksheets with the same kind of rows share a schema. */
const ROWS_OF_WORKSHEETS = new Map(WORKSHEETS.map(({ row, about }) => [row, about]));
const OF_WORKSHEETS = oneOfThese([...ROWS_OF_WORKSHEETS].map(([row, about]) => envelopeOf(Type.Array(row), about)));
const ofSignals = (signals: readonly Signal[]): TSchema => oneOfThese(signals.map((signal) => refTo(signalSchemaName(signal, 'Answer'))));
const SUGGESTED = Type.Object({
  hits: Type.Array(
    open(
      {
        kind: words(['Series', 'Dataset', 'Signal', 'ABN'], 'Kind of the suggestion.'),
        title: Type.String(),
        href: text('URL of the page for the suggestion.'),
        id: Type.String(),
        value: text('The latest value of a series, or `not stored` if it has no value. Empty for other results.'),
        period: orNull('string', 'The period of the value.'),
      },
      'A suggestion.',
    ),
  ),
});
const CSV_TYPE = typeOf(CONTENT_TYPES.csv);
/** Byte ranges for all formats except JSON, which is always sent whole. */
const PIECE_OF_ROWS = piece(CSV_TYPE, ...ROW_TYPES.filter((type) => type !== CSV_TYPE && !type.endsWith('+json')));
const PIECE_OF_ROWS_OR_PICTURE = piece(PIECE_OF_ROWS.contentType, ...(PIECE_OF_ROWS.others ?? []), ...PICTURE_TYPES);
/** Returns one parameter for each name. If a name is declared twice, the first declaration is used. */
const once = (...lists: readonly (readonly QueryParameter[])[]): readonly Parameter[] => [
  ...new Map(described(lists.flat().filter(({ name }) => name !== 'format' && name !== 'key')).map((one) => [one.name, one])).values(),
];

const THEME_OF_MAP: Parameter = {
  name: 'theme',
  in: 'query',
  description: 'Colours of the picture: light or dark.',
  schema: Type.Unsafe({ type: 'string', enum: ['light', 'dark'] }),
};

export const SUGGESTIONS: readonly Parameter[] = [
  {
    name: 'q',
    in: 'query',
    description: 'Search words, an id, or an ABN. Text after the first 200 characters is ignored.',
    schema: Type.String(),
    example: 'inflation',
  },
  { name: 'kind', in: 'query', description: '`series` returns only series.', schema: Type.String() },
];

/** The release calendar as a calendar subscription and as a feed. */
export const FEEDS = (
  [
    ['ics', '/calendar.ics', 'calendar_ics', 'iCalendar (RFC 5545), for Google Calendar, Outlook and Apple'],
    ['rss', '/calendar.rss', 'calendar_rss', 'RSS 2.0, for feed readers'],
    ['ics', '/v1/releases.ics', 'releasesCalendar', 'iCalendar (RFC 5545), for Google Calendar, Outlook and Apple'],
    ['rss', '/v1/releases.rss', 'releasesFeed', 'RSS 2.0, for feed readers'],
  ] as const
).map(([form, path, id, words]) => ({ form, path, id, words }));

const FEED_ADDRESSES = FEEDS.map(
  ({ form, path, id, words }): Plain => ({
    id,
    path,
    summary: `Subscribe to the release calendar${path.startsWith('/v1') ? ' under /v1' : ''} (${form === 'ics' ? 'iCalendar' : 'RSS'})`,
    description: `The release calendar as ${words}. You can subscribe to the URL without a header. ${
      form === 'ics' ? 'Times are in UTC. A release keeps its UID if its date changes.' : 'It has only published releases, latest first.'
    }`,
    parameters: once(RELEASE_FEED),
    replies: [reply('The releases.', form === 'ics' ? CALENDAR_TYPE : FEED_TYPE)],
    example: `${path}?source=rba`,
  }),
);

const PLAIN: readonly Plain[] = [
  {
    id: 'seriesFile',
    path: '/s/{file}',
    summary: 'Download a series as a file or chart',
    description:
      'The id of a series, followed by a format: `.csv`, `.json`, `.jsonl`, `.parquet`, `.xlsx`, `.csv-metadata.json`, `.svg`, `.png`, `.chart.json`, `.vintages.json` (every value with its dates), `.vintages.csv`, `.vintages.svg`, `.vintages.png` (a chart of all vintages). For several series, write `multi` instead of the id and list the series in `ids`. `multi.multiples.svg` and `multi.multiples.png` draw a small chart for each series. Parameters that do not apply to the format return 400.',
    parameters: [path('file', 'Id and format.', 'AU.CPI.YOY.csv'), ...once(READ_SERIES, READ_CHART)],
    replies: [reply('The file.', JSON_TYPE, [...ROW_TYPES, ...PICTURE_TYPES], OF_SERIES), PIECE_OF_ROWS_OR_PICTURE],
    example: '/s/AU.CPI.YOY.csv?start=2024',
  },
  {
    id: 'datasetFile',
    path: '/d/{source}/{file}',
    summary: 'Download a dataset as a file',
    description:
      'The id of a dataset, followed by a format: `.csv`, `.json`, `.jsonl`, `.parquet`, `.xlsx`, `.csv-metadata.json`. A file has all rows. A file of more than 50,000 rows, or a workbook of more than 20,000 rows, is streamed and has no `ETag`. A Parquet file is streamed only if it is larger than 16 MB. Without a key, a response has at most 25,000 observations. If rows are omitted, the last line or member states this, and `Link: rel="next"` has the URL of the next file.',
    parameters: [path('source', 'Source code.', 'rba'), path('file', 'Id and format.', 'F1.1.csv'), ...once(READ_DATASET)],
    filters: 'You can filter by any dimension or column of the dataset, as at `/v1/data`.',
    replies: [reply('The file.', JSON_TYPE, ROW_TYPES, DATASET_ROWS), PIECE_OF_ROWS],
    example: '/d/rba/F1.1.csv?limit=3',
  },
  {
    id: 'signalFile',
    path: '/g/{file}',
    summary: 'Download an indicator as a file or chart',
    description: 'The formats are as for series. Without `start` and `end`, tables have all periods and `.json` has only the latest row.',
    parameters: [path('file', 'Id of the indicator, followed by a format.', 'real-wages.csv')],
    filters: 'You can use the parameters of the indicator, as at `/v1/{signal}`.',
    replies: (signals) => [reply('The file.', JSON_TYPE, [...ROW_TYPES, ...PICTURE_TYPES], ofSignals(signals)), PIECE_OF_ROWS_OR_PICTURE],
    example: '/g/real-wages.csv?start=2024-Q1',
  },
  {
    id: 'topicFile',
    path: '/t/{file}',
    summary: 'Download a topic as a file',
    description: `The id of a topic, ${IN_A_FORMAT} \`all\` instead of the id lists the topics.`,
    parameters: [path('file', 'Id and format.', 'prices.csv')],
    replies: [reply('The file.', JSON_TYPE, ROW_TYPES, OF_TOPICS), PIECE_OF_ROWS],
    example: '/t/prices.csv',
  },
  {
    id: 'placeFile',
    path: '/p/{file}',
    summary: 'Download the profile of a place',
    description: `The id of a place, ${IN_A_FORMAT} \`all\` instead of the id lists the places.`,
    parameters: [path('file', 'Id and format.', 'vic.csv')],
    replies: [reply('The file.', JSON_TYPE, ROW_TYPES, OF_PLACES), PIECE_OF_ROWS],
    example: '/p/vic.csv',
  },
  {
    id: 'regionFile',
    path: '/m/{file}',
    summary: 'Download one measure for all states or cities, as a file or map',
    description: `The id of a family, ${IN_A_FORMAT} \`.svg\` and \`.png\` are maps. \`all\` instead of the id lists the families.`,
    parameters: [path('file', 'Id and format.', 'AU.UNEMP.csv'), ...once(READ_REGION), THEME_OF_MAP],
    replies: [reply('The file.', JSON_TYPE, [...ROW_TYPES, ...PICTURE_TYPES], OF_REGIONS), PIECE_OF_ROWS_OR_PICTURE],
    example: '/m/AU.UNEMP.csv',
  },
  {
    id: 'rankingFile',
    path: '/k/{file}',
    summary: 'Download a dataset ranked by one dimension, as a file or map',
    description: `The source, a dot and the id of a dataset, ${IN_A_FORMAT} Rankings of areas also have \`.svg\` and \`.png\`.`,
    parameters: [path('file', 'Source, id and format.', 'abs.ERP_LGA.csv'), ...once(READ_RANKING), THEME_OF_MAP],
    filters: 'You can filter by any dimension of the dataset, as at `/v1/data`.',
    replies: [reply('The file.', JSON_TYPE, [...ROW_TYPES, ...PICTURE_TYPES], OF_RANKINGS), PIECE_OF_ROWS_OR_PICTURE],
    example: '/k/abs.ERP_LGA.csv',
  },
  {
    id: 'energyFile',
    path: '/e/{file}',
    summary: 'Download the electricity data of a region',
    description: `The id of a region, ${IN_A_FORMAT}`,
    parameters: [path('file', 'Region and format.', 'NSW1.csv'), ...once(READ_ENERGY)],
    replies: [reply('The file.', JSON_TYPE, ROW_TYPES, OF_ENERGY), PIECE_OF_ROWS],
    example: '/e/NSW1.csv?range=7d',
  },
  {
    id: 'forecastFile',
    path: '/f/{file}',
    summary: 'Download the forecasts of a variable',
    description: `The id of a variable, ${IN_A_FORMAT} \`.errors\` before the format gives the forecast errors by horizon. \`all\` instead of the id lists the variables.`,
    parameters: [path('file', 'Id and format.', 'AU.FORECAST.RBA.TRIMMED.csv'), ...once(READ_FORECAST, READ_FORECAST_ERRORS)],
    replies: [reply('The file.', JSON_TYPE, ROW_TYPES, OF_FORECASTS), PIECE_OF_ROWS],
    example: '/f/AU.FORECAST.RBA.TRIMMED.csv?issued=2023-05',
  },
  {
    id: 'worksheetFile',
    path: '/w/{file}',
    summary: 'Download a worksheet as a file',
    description: `The name of a worksheet, ${IN_A_FORMAT} Accepts the parameters of the endpoint with the same name.`,
    parameters: [
      path('file', 'Name and format.', 'check.csv'),
      ...once(...WORKSHEETS.map(({ parameters }) => parameters)).map((one) => ({ ...one, required: false })),
    ],
    replies: [reply('The file.', JSON_TYPE, ROW_TYPES, OF_WORKSHEETS), PIECE_OF_ROWS],
    example: '/w/check.csv?text=inflation%20was%207.8%20per%20cent%20in%20December%202022',
  },
  {
    id: 'embed',
    path: '/embed/{series_id}',
    summary: 'Get a chart for embedding in other pages',
    description: 'A page for an `<iframe>` with the chart of a series and its source.',
    parameters: [path('series_id', 'Series id.', 'AU.CPI.YOY'), ...once(READ_CHART)],
    replies: [reply('The page.', 'text/html')],
    example: '/embed/AU.CPI.YOY?theme=dark',
  },
  {
    id: 'suggestions',
    path: '/search.json',
    summary: 'Get suggestions for a search field',
    description: 'Up to eight suggestions with URLs and latest values, series first. For the full search use `/v1/search`.',
    parameters: SUGGESTIONS,
    replies: [reply('The suggestions.', JSON_TYPE, [], SUGGESTED)],
    example: '/search.json?q=inflation',
  },
  ...FEED_ADDRESSES,
  {
    id: 'status_rss',
    path: '/status.rss',
    summary: 'Subscribe to the service status (RSS)',
    isOpen: true,
    description:
      'Current problems and problems of the last 30 days, latest first: files that need review, missing series, contradicting figures and late datasets. The feed needs no key.',
    parameters: [],
    replies: [reply('The feed.', typeOf(FEED_TYPE))],
    example: '/status.rss',
  },
  SERIES_FEED,
  TOPIC_FEED,
  CARD_FEED,
  STREAM_ADDRESS,
  ...ABS_ADDRESSES,
  ...ODATA_ADDRESSES,
  ...PACKAGE_ADDRESSES,
  ...SDMX_ADDRESSES,
];

/** Returns the path in the router's form. Routes use this path, so routes and documents cannot differ. */
export const plainRoute = (id: string): string =>
  routerPath(
    present(
      PLAIN.find((one) => one.id === id),
      `The plain address ${id}`,
    ).path,
  );

const repliesOf = (replies: Plain['replies'], signals: readonly Signal[]): readonly Reply[] =>
  typeof replies === 'function' ? replies(signals) : replies;

/** Returns the plain URLs. They need no key when reading is public. */
export const plainAddresses = ({ config, signals }: Pick<ServerDeps, 'config' | 'signals'>): readonly Described[] =>
  PLAIN.map(({ isOpen = false, isOptional = false, replies, ...one }) => ({
    ...one,
    replies: repliesOf(replies, signals),
    method: 'GET',
    tag: 'Files',
    auth: isOpen ? 'none' : config.publicRead ? 'optional' : 'key',
    cors: 'open',
    formats: 'own',
    isPlain: true,
    counted: !config.publicRead && !isOpen,
    ...(sdmxVersionAt(one.path) === null ? {} : { errorStyle: 'sdmx' as const }),
    problems: [
      ...REFUSED,
      ...(repliesOf(replies, signals).some(({ status }) => status === 206) ? [416] : []),
      ...(isOptional ? [501] : []),
    ],
    handler: { kind: 'shared', lifetime: 'data' },
  }));
