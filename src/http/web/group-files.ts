/** Files for groups such as topics and regions, and pictures of series. */
import { at } from '../../core/assert.ts';
import { type DatasetKey, datasetKey, dottedId } from '../../core/define-dataset.ts';
import type { SeriesHandle } from '../../core/define-series.ts';
import { WattleError } from '../../core/errors.ts';
import { formatPeriod, isoDay, period } from '../../core/period.ts';
import type { Answer } from '../../queries/base/answer.ts';
import { citationOf } from '../../queries/base/citation.ts';
import { readChart } from '../../queries/charts/read-chart.ts';
import { listTopics, readTopic, topicNamed } from '../../queries/concepts/topics/read-topics.ts';
import { readRankingOf } from '../../queries/datasets/ranking.ts';
import { rankedDatasetNamed, readRanking } from '../../queries/datasets/ranking-answer.ts';
import { READ_FORECAST_ERRORS, readForecastErrors } from '../../queries/economy/forecasts/forecast-errors.ts';
import { forecastNamed, listForecasts, READ_FORECAST, readForecast } from '../../queries/economy/forecasts/read-forecasts.ts';
import { marketRegionNamed, readEnergy } from '../../queries/energy/energy-answer.ts';
import { listPlaces, placeNamed, readPlace } from '../../queries/places/read-place.ts';
import { familyNamed, listRegions, readRegion, regionFigures } from '../../queries/places/regions/read-region.ts';
import { type VintageFan, vintageFan } from '../../queries/series/vintages/statistics/vintage-fan.ts';
import { type Picture, type PictureTheme, renderPicture } from '../../render/chart/picture.ts';
import { renderPng } from '../../render/chart/png.ts';
import { shortLicence } from '../../render/chart/words.ts';
import { type MapTheme, type RegionMap, renderMapPicture } from '../../render/map/region-map.ts';
import { rankMap } from '../../web/pages/datasets/rank-view.ts';
import { fanPicture } from '../../web/pages/series/vintage-section.ts';
import { regionMap, sourcesOf } from '../../web/parts/region-map.ts';
import { multiplesPicture } from '../../web/parts/small-multiples.ts';
import type { Content } from '../base/endpoint.ts';
import type { Headers } from '../base/headers.ts';
import { worksheetNamed } from '../endpoints/forecasts.ts';
import type { MadeLong } from './long-answer.ts';
import type { Made, Served } from './page-headers.ts';
import { refuseUnread } from './page-query.ts';
import type { PageServing } from './page-serving.ts';

export const GROUP_FILES = ['topicFile', 'placeFile', 'regionFile', 'rankingFile', 'energyFile', 'forecastFile', 'worksheetFile'] as const;
type GroupFile = (typeof GROUP_FILES)[number];

/** The name of the file that lists all members of a group. */
const ALL = 'all';
const MAX_AGE_SECONDS = 60;
const PICTURE: Headers = { 'cross-origin-resource-policy': 'cross-origin', vary: 'Accept-Encoding' };
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

type MakeRows = (
  serving: PageServing,
  form: string,
  path: string,
  query: URLSearchParams,
  read: () => Promise<Content>,
) => Promise<Made | MadeLong>;
type Planned = Omit<Served, 'id' | 'access' | 'isPlain'>;

/** Plans the file for a group. Throws REQ_NOT_FOUND for an unknown name, and REQ_UNKNOWN_PARAMETER for an unknown parameter. */
export function groupFile(
  serving: PageServing,
  id: GroupFile,
  { name, form }: { readonly name: string; readonly form: string },
  query: URLSearchParams,
  rows: MakeRows,
): Planned {
  const isPicture = form === 'svg' || form === 'png';
  if (id === 'worksheetFile') return worksheetFile(serving, name, form, query, rows);
  if (id !== 'rankingFile' && id !== 'energyFile')
    refuseUnread(query, name === ALL ? [] : id === 'regionFile' ? ['period', ...(isPicture ? ['theme'] : [])] : namesOfForecast(id, name));
  const [path, read] = readerOf(serving, id, name, query);
  const key = `file ${path}.${form}?${query}`;
  if (isPicture) {
    const draw = id === 'rankingFile' ? rankingPicture : picture;
    return { key, token: { opens: 'chart', series: null }, make: () => draw(serving, name, form, query) };
  }
  const make = (): Promise<Made | MadeLong> => rows(serving, form, path, query, async () => ({ kind: 'answer', answer: await read() }));
  return { key, token: { opens: 'csv', series: null }, make };
}

/** Serves the file for a worksheet, which checks its own parameters. */
function worksheetFile(serving: PageServing, name: string, form: string, query: URLSearchParams, rows: MakeRows): Planned {
  const sheet = worksheetNamed(name);
  const read = async (): Promise<Content> => ({ kind: 'answer', answer: await sheet.read(serving.web.queries, query) });
  const key = `file /w/${sheet.id}.${form}?${query}`;
  const { segment, endpointOf, path: address = `/v1/${sheet.id}` } = sheet;
  const token = { opens: 'csv', series: null } as const;
  if (endpointOf !== undefined) return { key, token, make: () => rows(serving, form, endpointOf(query), new URLSearchParams(), read) };
  const given = segment === undefined ? null : query.get(segment);
  const path = given === null ? address : address.replace(`{${segment}}`, encodeURIComponent(given));
  const rest = new URLSearchParams([...query].filter(([name]) => name !== segment));
  return { key, token, make: () => rows(serving, form, path, rest, read) };
}

const ERRORS = /\.errors$/i;

const namesOfForecast = (id: GroupFile, name: string): readonly string[] =>
  id === 'forecastFile'
    ? (ERRORS.test(name) ? READ_FORECAST_ERRORS : READ_FORECAST).flatMap((one) => [one.name, ...(one.aliases ?? [])])
    : [];

function readerOf(
  { web }: PageServing,
  id: GroupFile,
  name: string,
  query: URLSearchParams,
): readonly [path: string, read: () => Promise<Answer>] {
  const { queries } = web;
  if (id === 'topicFile') {
    if (name === ALL) return [`/t/${ALL}`, () => listTopics(queries)];
    const topic = topicNamed(name);
    return [`/t/${topic.id}`, () => readTopic(queries, topic)];
  }
  if (id === 'placeFile') {
    if (name === ALL) return [`/p/${ALL}`, () => listPlaces(queries)];
    const place = placeNamed(name);
    return [`/p/${place.id}`, () => readPlace(queries, place)];
  }
  if (id === 'energyFile') {
    const region = marketRegionNamed(name);
    return [`/e/${region}`, () => readEnergy(queries, region, query)];
  }
  if (id === 'rankingFile') {
    const dataset = rankedDatasetNamed(name);
    return [`/k/${dottedId(dataset)}`, () => readRanking(queries, dataset, query)];
  }
  if (id === 'forecastFile') {
    if (name === ALL) return [`/f/${ALL}`, () => listForecasts(queries)];
    const series = forecastNamed(name.replace(ERRORS, ''));
    return ERRORS.test(name)
      ? [`/f/${series.id}.errors`, () => readForecastErrors(queries, series, query)]
      : [`/f/${series.id}`, () => readForecast(queries, series, query)];
  }
  if (name === ALL) return [`/m/${ALL}`, () => listRegions(queries, query)];
  const family = familyNamed(name);
  return [`/m/${family.id}`, () => readRegion(queries, family, query)];
}

async function picture({ web: { queries } }: PageServing, name: string, form: string, query: URLSearchParams): Promise<Made> {
  if (name === ALL)
    throw new WattleError('REQ_NOT_FOUND', 'The list of regions has no map.', {
      hint: 'Request the map for one measure, such as GET /m/AU.UNEMP.svg.',
    });
  const family = familyNamed(name);
  const requested = withoutTheme(query);
  const figures = await regionFigures(queries, family, requested);
  const sources = await sourcesOf(queries, figures);
  const datasets = [...new Set(family.members.map(({ handle }) => `${handle.dataset.source}/${handle.dataset.id}` as const))];
  return drawnMap(regionMap(figures, sources), form, query, datasets);
}

const withoutTheme = (query: URLSearchParams): URLSearchParams => new URLSearchParams([...query].filter(([key]) => key !== 'theme'));

async function rankingPicture({ web: { queries } }: PageServing, name: string, form: string, query: URLSearchParams): Promise<Made> {
  const dataset = rankedDatasetNamed(name);
  const ranking = await readRankingOf(queries, dataset, withoutTheme(query));
  if (ranking.by.areas === null)
    throw new WattleError('REQ_NOT_FOUND', `${dottedId(dataset)} has no map by ${ranking.by.name}.`, {
      hint: 'To get the rows instead, change the file extension to .csv.',
    });
  const { name: publisher, licence } = await citationOf(queries, dataset, ranking.state.version);
  const source = `Source: ${publisher}, ${dataset.title} (${shortLicence(licence.name)})`;
  return drawnMap(rankMap(ranking, [source]), form, query, [datasetKey(dataset)]);
}

async function drawnMap(map: RegionMap, form: string, query: URLSearchParams, datasets: readonly DatasetKey[]): Promise<Made> {
  const theme: MapTheme = query.get('theme') === 'dark' ? 'dark' : 'light';
  const svg = renderMapPicture(map, theme);
  if (form === 'png')
    return { bytes: await renderPng(svg), headers: { 'content-type': 'image/png', ...PICTURE }, maxAgeSeconds: MAX_AGE_SECONDS, datasets };
  const headers = { 'content-type': 'image/svg+xml; charset=utf-8', 'content-security-policy': PICTURE_POLICY, ...PICTURE };
  return { bytes: Buffer.from(svg), headers, maxAgeSeconds: MAX_AGE_SECONDS, datasets };
}

/** File extensions for drawings, as in `/s/AU.UNEMP.SA.vintages.svg` and `/s/multi.multiples.svg?ids=…`. */
export const DRAWN_FORMS: readonly string[] = ['vintages.svg', 'vintages.png', 'vintages.csv', 'multiples.svg', 'multiples.png'];

/**
 * Draws a file in one of these forms. Throws REQ_NOT_FOUND if the series has too few vintages, and REQ_BAD_PARAMETER if small charts are
 * requested for one series.
 */
export async function drawnFile(
  { web: { queries } }: PageServing,
  handles: readonly SeriesHandle[],
  form: string,
  query: URLSearchParams,
): Promise<Made> {
  const theme: PictureTheme = query.get('theme') === 'dark' ? 'dark' : 'light';
  const { chart, datasets, maxAgeSeconds } = await readChart(queries, handles, query);
  const sources = [...new Set(chart.sources.map(({ citation }) => citation.attribution))];
  const facts = { maxAgeSeconds, datasets };
  if (form.startsWith('multiples')) {
    if (handles.length < 2)
      throw new WattleError('REQ_BAD_PARAMETER', 'Small charts need two series or more.', { hint: 'GET /s/multi.multiples.svg?ids=…' });
    return { ...(await drawn(multiplesPicture(chart, sources), form, theme)), ...facts };
  }
  const handle = at(handles, 0);
  const fan = handles.length > 1 ? null : await vintageFan(queries, handle);
  if (fan === null || fan.vintages.length === 0)
    throw new WattleError('REQ_NOT_FOUND', `${handle.id} has no vintage chart.`, {
      hint: 'The chart needs at least three different vintages.',
    });
  if (form === 'vintages.csv')
    return { bytes: Buffer.from(fanRows(fan)), headers: { 'content-type': 'text/csv; charset=utf-8', ...PICTURE }, ...facts };
  return { ...(await drawn(fanPicture(handle, fan, sources), form, theme)), ...facts };
}

async function drawn(picture: Picture, form: string, theme: PictureTheme): Promise<Pick<Made, 'bytes' | 'headers'>> {
  const svg = renderPicture(picture, theme);
  if (form.endsWith('png')) return { bytes: await renderPng(svg), headers: { 'content-type': 'image/png', ...PICTURE } };
  const headers = { 'content-type': 'image/svg+xml; charset=utf-8', 'content-security-policy': PICTURE_POLICY, ...PICTURE };
  return { bytes: Buffer.from(svg), headers };
}

/** Returns the rows of a file. A vintage has only the values that differ from the latest vintage, and their neighbours. */
function fanRows({ freq, latest, vintages, firsts }: VintageFan): string {
  const lines = [
    { kind: 'latest', day: null, ...latest },
    { kind: 'first_published', day: null, ...firsts },
    ...vintages.map((one) => ({ kind: 'vintage', ...one })),
  ];
  const rows = lines.flatMap(({ kind, day, t, value }) =>
    t.map((one, i) => [formatPeriod(period(freq, one)), kind, day === null ? '' : isoDay(day), value[i]].join(',')),
  );
  return `${['period,kind,vintage_day,value', ...rows].join('\n')}\n`;
}
