/** Plain URLs for data: `/s/AU.CPI.YOY.csv`, `/d/rba/F1.1.json`, `/g/real-wages.csv`. */
import type { FastifyInstance } from 'fastify';
import { type AgencyTable, agencyTable } from '../../catalogue/agency-tables.ts';
import { at } from '../../core/assert.ts';
import type { Dataset } from '../../core/define-dataset.ts';
import type { SeriesHandle } from '../../core/define-series.ts';
import { quoted, WattleError } from '../../core/errors.ts';
import type { Answer } from '../../queries/base/answer.ts';
import type { Format } from '../../queries/base/parameters/standard.ts';
import { MOST_ROWS_IN_MEMORY, rowsOf, type WholeAnswer } from '../../queries/base/whole-answer.ts';
import { type ChartAnswer, readChart } from '../../queries/charts/read-chart.ts';
import { readDataset } from '../../queries/datasets/read-dataset.ts';
import { readWhole } from '../../queries/datasets/whole-dataset.ts';
import { listReleases } from '../../queries/releases/list-releases.ts';
import { readMulti } from '../../queries/series/multi/read-multi.ts';
import { viewSeries } from '../../queries/series/series-view.ts';
import { only, readWholeSeries } from '../../queries/series/whole-series.ts';
import { evaluateSignal } from '../../queries/signals/evaluate-signal.ts';
import { renderChart } from '../../render/chart/chart.ts';
import { renderPng } from '../../render/chart/png.ts';
import { type ColumnType, columnTypes } from '../../render/column-type.ts';
import { renderCsvMetadata } from '../../render/csvw.ts';
import { lastLine, MOST_WORKBOOK_ROWS } from '../../render/part-note.ts';
import { embedDocument } from '../../web/pages/embed-page.ts';
import { suggestions } from '../../web/pages/search/suggestions.ts';
import { signalPicture } from '../../web/pages/signals/signal-chart.ts';
import { signalNamed } from '../../web/pages/signals/signal-page.ts';
import type { Content } from '../base/endpoint.ts';
import type { Headers } from '../base/headers.ts';
import { calendarText, feedText } from '../base/release-texts.ts';
import { datasetOf, seriesNamed, severalOf } from '../endpoints/find.ts';
import { FEEDS, plainRoute, SUGGESTIONS } from '../endpoints/plain/plain.ts';
import type { ServerDeps } from '../reply/deps.ts';
import { addressOf, guarded, nextAddress, renderContent } from '../reply/rendered.ts';
import { requestedRows } from '../request/request-target.ts';
import { addAbsTables } from './abs-tables.ts';
import { DRAWN_FORMS, drawnFile, GROUP_FILES, groupFile } from './group-files.ts';
import type { MadeLong } from './long-answer.ts';
import type { AddRoute, Made, Served } from './page-headers.ts';
import { refuseUnread } from './page-query.ts';
import { FRAMED_ID, type PageServing } from './page-serving.ts';
import { inTurns, longFile, longParquet, longWorkbook, type Whole } from './whole-file.ts';

/** The standard name for the metadata of a CSV file (CSV on the Web). */
const CSV_METADATA = 'csv-metadata.json';
const ROW_FORMS: readonly string[] = [...(['csv', 'json', 'jsonl', 'parquet', 'xlsx'] satisfies readonly Format[]), CSV_METADATA];
const PICTURE_FORMS = ['svg', 'png'] as const;
/** The former name of `vintages.json`, which still works. */
const FORMER_FORM = 'editions.json';
const CHART_FORMS = [...PICTURE_FORMS, ...DRAWN_FORMS, 'chart.json', 'vintages.json', FORMER_FORM] as const;
/** The width of preview images for links. The images have twice as many pixels. */
const PNG_WIDTH = '720';
const SERIES_IN_ONE = { min: 2, max: 12 } as const;
/** Scripts on any site may read files, because files contain no personal data and use no cookies. */
const OPEN: Headers = { 'cross-origin-resource-policy': 'cross-origin', vary: 'Accept-Encoding' };
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Splits a name: `AU.CPI.YOY.chart.json` is `AU.CPI.YOY` with the extension `chart.json`. */
function splitName(text: string, forms: readonly string[]): { readonly name: string; readonly form: string } {
  const form = [...forms].sort((a, b) => b.length - a.length).find((one) => text.toLowerCase().endsWith(`.${one}`));
  if (form !== undefined) return { name: text.slice(0, -form.length - 1), form };
  throw new WattleError('REQ_NOT_FOUND', `${quoted(text)} has no known file extension.`, {
    hint: `Allowed: ${forms
      .filter((one) => one !== FORMER_FORM)
      .map((one) => `.${one}`)
      .join(', ')}.`,
  });
}

/** Redirects to the page if the extension is missing, because a program removed it or a person did not type it. */
const pageInstead = (serving: PageServing, path: string): Plan => elsewhere(serving, path, new URLSearchParams());
const elsewhere = ({ web: { site } }: PageServing, path: string, query: URLSearchParams): Plan => ({
  key: `elsewhere ${path}?${query}`,
  make: async () => ({ redirect: site.href(path, query) }),
});
type Plan = ReturnType<Parameters<AddRoute>[1]>;
const hasForm = (text: string, forms: readonly string[]): boolean => forms.some((form) => text.toLowerCase().endsWith(`.${form}`));

/**
 * Resolves a name without an extension. Returns null if the name has an extension, even an unknown one.
 * @param named throws for an unknown name, with similar names
 */
function formless<T>(
  name: string,
  forms: readonly string[],
  find: (id: string) => T | null | undefined,
  named: (id: string) => T,
): T | null {
  if (hasForm(name, forms)) return null;
  return find(name) ?? (find(name.slice(0, Math.max(0, name.lastIndexOf('.')))) ? null : named(name));
}

export function addFiles(app: FastifyInstance, serving: PageServing, deps: Pick<ServerDeps, 'catalogue' | 'signals'>): void {
  const route: AddRoute = (id, plan) => {
    const url = plainRoute(id);
    app.route({
      method: ['GET', 'HEAD'],
      url,
      config: { page: { id, path: url } },
      handler: serving.serve(
        id,
        (request, query) => {
          return { id, access: 'reading', isPlain: true, inPieces: true, ...plan(request.params as Record<string, string>, query) };
        },
        true,
      ),
    });
  };
  addSeriesFile(route, serving, deps);
  addDatasetFile(route, serving, deps);
  addSignalFile(route, serving, deps);
  addGroupFiles(route, serving);
  addSuggestions(route, serving);
  addFramed(route, serving, deps);
  addFeeds(route, serving);
  addAbsTables(route, serving);
}

function addSeriesFile(route: AddRoute, serving: PageServing, { catalogue }: Pick<ServerDeps, 'catalogue'>): void {
  route('seriesFile', ({ file: name = '' }, query) => {
    const forms = [...ROW_FORMS, ...CHART_FORMS];
    const ofName = (text: string): SeriesHandle => seriesNamed(catalogue, 'series_id', text);
    if (!hasForm(name, forms) && tableNamed(catalogue, name) !== null) return pageInstead(serving, `/series/${encodeURIComponent(name)}`);
    const named = formless(name, forms, (text) => catalogue.findSeries(text), ofName);
    if (named) return pageInstead(serving, `/series/${named.id}`);
    const { name: id, form } = splitName(name, forms);
    const table = isRowForm(form) ? tableNamed(catalogue, id) : null;
    const [only] = table !== null && !table.isPart && table.datasets.length === 1 ? table.datasets : [];
    if (only) return elsewhere(serving, `/d/${only.source}/${only.id}.${form}`, query);
    if (id === 'multi') return several(serving, catalogue, form, query);
    const handle = ofName(id);
    const key = `file /s/${handle.id}.${form}?${query}`;
    if (isRowForm(form)) {
      const make = (): Promise<Made | MadeLong> =>
        wholeOf(serving, form, `/v1/series/${handle.id}`, query, () =>
          readWholeSeries(serving.web.queries, handle, query, rowsAtOnce(form)),
        );
      return { key, token: { opens: 'csv', series: [handle.id] }, isShorterWithoutKey: true, make };
    }
    return { key, token: { opens: 'chart', series: [handle.id] }, make: () => picture(serving, [handle], form, query) };
  });
}

/** Returns the agency table with a name, unless the name is a series id. */
const tableNamed = (catalogue: ServerDeps['catalogue'], name: string): AgencyTable | null =>
  catalogue.findSeries(name) === null ? agencyTable(name) : null;

function addDatasetFile(route: AddRoute, serving: PageServing, { catalogue }: Pick<ServerDeps, 'catalogue'>): void {
  route('datasetFile', ({ source = '', file: name = '' }, query) => {
    const ofName = (text: string): Dataset => datasetOf(catalogue, { path: { source, dataset_id: text }, query });
    const named = formless(name, ROW_FORMS, (text) => catalogue.findDataset(source, text), ofName);
    if (named) return pageInstead(serving, `/datasets/${named.source}/${named.id}`);
    const { name: id, form } = splitName(name, ROW_FORMS);
    const dataset = ofName(id);
    const path = `/v1/data/${dataset.source}/${dataset.id}`;
    const { queries } = serving.web;
    const make = (): Promise<Made | MadeLong> =>
      wholeOf(serving, form, path, query, async () =>
        query.has('limit')
          ? { answer: await readDataset(queries, dataset, query), parts: null }
          : readWhole(queries, dataset, query, rowsAtOnce(form)),
      );
    return { key: `file ${path}.${form}?${query}`, token: { opens: 'csv', series: null }, isShorterWithoutKey: true, make };
  });
}

function addSignalFile(route: AddRoute, serving: PageServing, { signals }: Pick<ServerDeps, 'signals'>): void {
  route('signalFile', ({ file: name = '' }, query) => {
    const forms = [...ROW_FORMS, ...PICTURE_FORMS];
    const ofId = (text: string) => signals.find((one) => one.id === text.toLowerCase());
    const named = formless(name, forms, ofId, (text) => signalNamed(signals, text));
    if (named) return pageInstead(serving, `/signals/${named.id}`);
    const { name: id, form } = splitName(name, forms);
    const signal = signalNamed(signals, id);
    const key = `file /g/${signal.id}.${form}?${query}`;
    if (!isRowForm(form)) {
      const make = async (): Promise<Made> => drawing(await signalPicture(serving.web.queries, signal, query), form);
      return { key, token: { opens: 'chart', series: null }, make };
    }
    return {
      key,
      token: { opens: 'csv', series: null },
      make: () =>
        rows(serving, form, `/v1/${signal.id}`, query, async () => ({
          kind: 'answer',
          // JSON contains the latest row as an object, as in the API.
          answer: await evaluateSignal(serving.web.queries, signal, query, { isWhole: form !== 'json' }),
        })),
    };
  });
}

function addGroupFiles(route: AddRoute, serving: PageServing): void {
  for (const id of GROUP_FILES)
    route(id, ({ file = '' }, query) =>
      groupFile(
        serving,
        id,
        splitName(file, [...ROW_FORMS, ...(id === 'regionFile' || id === 'rankingFile' ? PICTURE_FORMS : [])]),
        query,
        rows,
      ),
    );
}

function addSuggestions(route: AddRoute, serving: PageServing): void {
  route('suggestions', (_path, query) => {
    refuseUnread(
      query,
      SUGGESTIONS.map(({ name }) => name),
    );
    const make = async (): Promise<Made> => {
      const hits = await suggestions(serving.web, query.get('q') ?? '', query.get('kind'));
      return {
        bytes: Buffer.from(JSON.stringify({ hits })),
        headers: { 'content-type': 'application/json; charset=utf-8', ...OPEN },
        maxAgeSeconds: 60,
        datasets: null,
      };
    };
    return { key: `file /search.json?${query}`, token: { opens: 'csv', series: null }, make };
  });
}

function addFramed(route: AddRoute, serving: PageServing, { catalogue }: Pick<ServerDeps, 'catalogue'>): void {
  route(FRAMED_ID, ({ series_id: name = '' }, query) => {
    const handle = seriesNamed(catalogue, 'series_id', name);
    return {
      key: `file /embed/${handle.id}?${query}`,
      token: { opens: 'chart', series: [handle.id] },
      isFramed: true,
      make: () => framed(serving, handle, query),
    };
  });
}

function addFeeds(route: AddRoute, serving: PageServing): void {
  for (const { form, path, id } of FEEDS) {
    const render = form === 'ics' ? calendarText : feedText;
    route(id, (_path, query) => ({
      key: `file ${path}?${query}`,
      token: { opens: form === 'ics' ? 'calendar' : 'feed', series: null },
      make: async () => {
        const { queries, site } = serving.web;
        const list = await listReleases(queries, query, 'feed');
        const { text, type } = await render(queries, list, site.absolute(path, query));
        const filename = at(path.split('/'), -1);
        return {
          bytes: Buffer.from(text),
          headers: { 'content-type': `${type}; charset=utf-8`, 'content-disposition': `inline; filename="${filename}"`, ...OPEN },
          maxAgeSeconds: list.maxAgeSeconds,
          datasets: list.datasets,
        };
      },
    }));
  }
}

/** Serves a file with several series, such as `/s/multi.csv?ids=AU.CPI.YOY,AU.WPI.YOY`. */
function several(
  serving: PageServing,
  catalogue: ServerDeps['catalogue'],
  form: string,
  query: URLSearchParams,
): Omit<Served, 'id' | 'access' | 'isPlain'> {
  const handles = severalOf(catalogue, query, 'ids', SERIES_IN_ONE);
  const key = `file /s/multi.${form}?${query}`;
  const ids = handles.map(({ id }) => id);
  if (!isRowForm(form)) return { key, token: { opens: 'chart', series: ids }, make: () => picture(serving, handles, form, query) };
  const read = async (): Promise<Content> => ({ kind: 'answer', answer: await readMulti(serving.web.queries, handles, query) });
  return { key, token: { opens: 'csv', series: ids }, make: () => rows(serving, form, '/v1/series/multi', query, read) };
}

const isRowForm = (form: string): boolean => ROW_FORMS.includes(form);

const rowsAtOnce = (form: string): number => (form === 'xlsx' ? MOST_WORKBOOK_ROWS : MOST_ROWS_IN_MEMORY);

/** Returns all rows, written in parts if they do not fit in memory. */
async function wholeOf(
  serving: PageServing,
  form: string,
  path: string,
  query: URLSearchParams,
  read: () => Promise<WholeAnswer>,
): Promise<Made | MadeLong> {
  const { answer, parts } = await read();
  if (parts !== null && form === CSV_METADATA)
    return metadataFile(answer, fileOf(path, query, 'csv'), query, await columnTypes(answer, inTurns(parts())));
  if (parts === null) return rows(serving, form, path, query, async () => ({ kind: 'answer', answer }));
  if (form === 'xlsx') return workbookOf(serving, { answer, parts }, path, query);
  const frame = { path, query: requestedRows(query), format: guarded(form as Format, query), tabular: true, isFile: true } as const;
  const headers = { ...linkOf(metadataLink(form, path, query)), ...OPEN };
  if (form === 'parquet') return longParquet({ answer, parts }, addressOf(frame, serving.web.queries), headers);
  return longFile({ answer, parts }, frame, serving.web.queries, headers);
}

function workbookOf({ web: { queries } }: PageServing, whole: Whole, path: string, query: URLSearchParams): MadeLong {
  guarded('xlsx', query);
  const { next } = whole.answer;
  const following = next === null ? null : nextAddress(fileOf(path, new URLSearchParams(), 'xlsx'), query, next);
  const links = linkOf(following === null ? [] : [`<${following}>; rel="next"`]);
  return longWorkbook(whole, `${queries.publicUrl}${path}`, requestedRows(query), { ...links, ...OPEN });
}

const fileOf = (path: string, query: URLSearchParams, ending: string): string =>
  `${path.split('/').at(-1)}.${ending}${query.size === 0 ? '' : `?${query}`}`;
const metadataLink = (form: string, path: string, query: URLSearchParams): readonly string[] =>
  form === 'csv' ? [`<${fileOf(path, query, CSV_METADATA)}>; rel="describedby"; type="application/csvm+json"`] : [];
const linkOf = (links: readonly string[]): Headers => (links.length === 0 ? {} : { link: links.join(', ') });

async function rows(
  serving: PageServing,
  form: string,
  path: string,
  query: URLSearchParams,
  read: () => Promise<Content>,
): Promise<Made | MadeLong> {
  const content = await read();
  if (form === 'xlsx' && content.kind === 'answer') {
    const own = rowsOf(content.answer);
    if (own.length > MOST_WORKBOOK_ROWS) return workbookOf(serving, { answer: content.answer, parts: () => only(own) }, path, query);
  }
  const ofForm = (ending: string): string => fileOf(path, query, ending);
  if (form === CSV_METADATA && content.kind === 'answer') return metadataFile(content.answer, ofForm('csv'), query);
  const answer = content.kind === 'answer' ? content.answer : null;
  const following = answer === null || answer.next === null ? null : nextAddress(at(ofForm(form).split('?'), 0), query, answer.next);
  const links = [...metadataLink(form, path, query), ...(following === null ? [] : [`<${following}>; rel="next"`])];
  const format = guarded(form as Format, query);
  const { body, maxAgeSeconds, headers } = await renderContent(
    content,
    { path, query: requestedRows(query), format, tabular: true, isFile: true },
    serving.web.queries,
  );
  // A caller that sets a limit needs no link to more rows.
  const last = answer === null || following === null || query.has('limit') ? '' : lastLine(form, answer, following);
  return {
    bytes: last === '' ? body : Buffer.concat([body, Buffer.from(last)]),
    headers: { ...headers, ...linkOf(links), ...OPEN },
    maxAgeSeconds,
    datasets: answer?.datasets ?? null,
  };
}

function metadataFile(answer: Answer, csv: string, query: URLSearchParams, types?: readonly ColumnType[]): Made {
  guarded('csv', query);
  const { maxAgeSeconds, datasets } = answer;
  const headers = { 'content-type': 'application/csvm+json', ...OPEN };
  return { bytes: Buffer.from(renderCsvMetadata(answer, csv, types)), headers, maxAgeSeconds, datasets };
}

/** Returns values with the dates on which they were current, for the slider on the series page. */
async function vintages(serving: PageServing, handles: readonly SeriesHandle[], query: URLSearchParams): Promise<Made> {
  const wanted = new URLSearchParams([...query].filter(([name]) => name !== 'type' && name !== 'as_of'));
  const { vintages: stored, loaded: series, maxAgeSeconds } = await viewSeries(serving.web.queries, at(handles, 0), wanted);
  const endOf = (to: number): number | null => (Number.isFinite(to) ? to : null);
  const spells =
    stored.spells &&
    [...stored.spells].sort(([a], [b]) => a - b).map(([t, own]) => [t, own.map(({ from, to, value }) => [from, endOf(to), value])]);
  const bytes = Buffer.from(JSON.stringify({ days: stored.days, spells }));
  return { bytes, headers: { 'content-type': 'application/json; charset=utf-8', ...OPEN }, maxAgeSeconds, datasets: [series.dataset] };
}

async function framed(serving: PageServing, handle: SeriesHandle, query: URLSearchParams): Promise<Made> {
  const { site, queries } = serving.web;
  const { chart, datasets, maxAgeSeconds } = await readChart(queries, [handle], query);
  return {
    bytes: Buffer.from(embedDocument(site, handle, chart, query)),
    headers: { 'content-type': 'text/html; charset=utf-8', 'referrer-policy': 'same-origin', vary: 'Accept-Encoding' },
    maxAgeSeconds,
    datasets,
  };
}

async function picture(serving: PageServing, handles: readonly SeriesHandle[], form: string, query: URLSearchParams): Promise<Made> {
  if (DRAWN_FORMS.includes(form)) return drawnFile(serving, handles, form, query);
  if (form === 'vintages.json' || form === FORMER_FORM) return vintages(serving, handles, query);
  const requested = new URLSearchParams(query);
  if (form === 'png' && !requested.has('width')) requested.set('width', PNG_WIDTH);
  const answer = await readChart(serving.web.queries, handles, requested);
  if (form === 'chart.json') {
    const { chart, datasets, maxAgeSeconds } = answer;
    return {
      bytes: Buffer.from(JSON.stringify(chart)),
      headers: { 'content-type': 'application/json; charset=utf-8', ...OPEN },
      maxAgeSeconds,
      datasets,
    };
  }
  return drawing(answer, form);
}

async function drawing({ chart, datasets, maxAgeSeconds }: ChartAnswer, form: string): Promise<Made> {
  const svg = renderChart(chart);
  if (form === 'png') return { bytes: await renderPng(svg), headers: { 'content-type': 'image/png', ...OPEN }, maxAgeSeconds, datasets };
  const headers = { 'content-type': 'image/svg+xml; charset=utf-8', 'content-security-policy': PICTURE_POLICY, ...OPEN };
  return { bytes: Buffer.from(svg), headers, maxAgeSeconds, datasets };
}
