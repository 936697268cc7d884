/** Compares series on one chart. The chart can have one or two axes, values or indexes, and the spread between two series. */
import { findSeries, nearestSeries, unknownSeries } from '../../../catalogue/series.ts';
import { at } from '../../../core/assert.ts';
import { adjustmentWords, type SeriesHandle } from '../../../core/define-series.ts';
import { listedNames, quoted, WattleError } from '../../../core/errors.ts';
import { FREQUENCY, isInterval } from '../../../core/frequency.ts';
import { formatPeriod, period } from '../../../core/period.ts';
import type { Chart, ChartSeries } from '../../../queries/base/answer.ts';
import { readChart, readChartParts } from '../../../queries/charts/read-chart.ts';
import { orAbsent } from '../../../queries/series/reading/absent-series.ts';
import { periodWords } from '../../../render/chart/calendar-words.ts';
import { namesOf } from '../../../render/chart/names.ts';
import { type Html, html, type Piece } from '../../html.ts';
import { icon } from '../../icons.ts';
import type { PageContent, WebContext, WebPage } from '../../page.ts';
import { breakList, breaksOfChart } from '../../parts/break-list.ts';
import { type ChartFigure, chartFigure } from '../../parts/chart-figure.ts';
import { copyButton } from '../../parts/copy-button.ts';
import { dateRange } from '../../parts/date-range.ts';
import { menu } from '../../parts/menu.ts';
import { segments } from '../../parts/segments.ts';
import { smallMultiples } from '../../parts/small-multiples.ts';
import { sourceNote } from '../../parts/source-note.ts';
import { table } from '../../parts/table.ts';
import type { Site } from '../../site.ts';
import { changeText, lower, numberText, styleOfValues, type ValueStyle, valueText } from '../../words/value-words.ts';
import { suggestions } from '../search/suggestions.ts';
import { addForm, hrefWith, list, MOST, nothingToDraw, withoutData } from './line-list.ts';
import { firstCommon, shapes } from './shapes.ts';
import { alongside, headOfSpread, SPREADS, type Spread, type SpreadKind, spreadChart, spreadStyle, spreadsOf } from './spread.ts';

const ROWS = 12;
/** The minimum number of series for which each series also has a small chart. */
const SMALL_FROM = 6;
const YEARS = [5, 15] as const;
const SPREAD_HEIGHT = 180;
/** The width of the chart in pixels. The page has no side column. */
const WIDTH = 1180;
const CHART_KEYS = [
  'start_period',
  'end_period',
  'units',
  'frequency',
  'aggregation_method',
  'index_to',
  'as_of',
  'bands',
  'highlight',
] as const;
const WINDOW_KEYS: readonly string[] = ['start_period', 'end_period', 'frequency', 'aggregation_method', 'as_of'];
/** Parameters that only image files accept. The data files of one series have no index, so they have the published values. */
const PICTURE_KEYS = ['bands', 'highlight'];
const PICTURE_KEYS_OF_ONE = [...PICTURE_KEYS, 'index_to'];
const PICTURES = ['svg', 'png', 'chart.json'];

export const comparePage: WebPage = {
  id: 'compare',
  path: '/compare',
  access: 'reading',
  query: ['ids', 'add', 'spread', 'view', ...CHART_KEYS],
  make: async (web, { query }) => {
    const added = query.get('add');
    if (added !== null) return { redirect: web.site.href('/compare', await withAdded(web, query, added)) };
    return make(web, query);
  },
};

/** Returns the query with one more series. `added` is the id of the series, or words. For words, the first search result is added. */
async function withAdded(web: WebContext, query: URLSearchParams, added: string): Promise<URLSearchParams> {
  const next = new URLSearchParams(query);
  next.delete('add');
  const ids = idsOf(query);
  const named = findSeries(added);
  const [hit] = named === null ? await suggestions(web, added, 'series') : [];
  const found = named ?? (hit === undefined ? null : findSeries(hit.id));
  if (!found) throw unknown(added);
  next.set('ids', [...new Set([...ids, found.id])].join(','));
  return next;
}

const idsOf = (query: URLSearchParams): readonly string[] =>
  query
    .getAll('ids')
    .flatMap((text) => text.split(','))
    .map((id) => id.trim())
    .filter((id) => id !== '');

function unknown(id: string): WattleError {
  const near = nearestSeries(id);
  return new WattleError('REQ_UNKNOWN_SERIES', unknownSeries(id), { near });
}

function handlesOf(query: URLSearchParams): readonly SeriesHandle[] {
  const handles = [
    ...new Set(
      idsOf(query).map((id) => {
        const handle = findSeries(id);
        if (!handle) throw unknown(id);
        return handle;
      }),
    ),
  ];
  if (handles.length <= MOST) return handles;
  throw new WattleError('REQ_BAD_PARAMETER', `A chart can have up to ${MOST} series. You chose ${handles.length}.`);
}

/** Reads all series. If requested and possible, converts them to indexes that equal 100 in a common period. */
async function readRequested(queries: WebContext['queries'], query: URLSearchParams, handles: readonly SeriesHandle[]) {
  const usual = withStart(query, handles);
  const readAs = async (requested: URLSearchParams) => {
    const params = new URLSearchParams([...requested].filter(([name]) => (CHART_KEYS as readonly string[]).includes(name)));
    if (handles.length === 1 || !handles.some(({ id }) => id === params.get('highlight'))) params.delete('highlight');
    if (handles.length > 1) params.set('ids', handles.map(({ id }) => id).join(','));
    return { requested, params, read: await readChartParts(queries, handles, params) };
  };
  const base = isUnlike(usual, handles) ? await commonStart(queries, handles, usual) : null;
  if (base === null) return readAs(usual);
  const based = new URLSearchParams(usual);
  based.set('index_to', base);
  return readAs(based);
}

async function make(web: WebContext, query: URLSearchParams): Promise<PageContent> {
  const { site, queries } = web;
  const chosen = handlesOf(query);
  if (chosen.length === 0) return empty(site);
  const tried = await orAbsent(readRequested(queries, query, chosen));
  if (tried instanceof WattleError) return nothingToDraw(site, query, chosen);
  const { requested, params, read } = tried;
  const { absent, answer } = read;
  const { chart, datasets, maxAgeSeconds } = answer;
  const handles = chosen.filter((handle) => !absent.includes(handle));
  const isSmall = handles.length >= SMALL_FROM && query.get('view') !== 'lines';
  const names = namesOf(chart.series, null);
  const labels = shortLabels(names.labels);
  const spreads = spreadsOf(chart.series);
  const kindOfSpread = requestedSpread(query, spreads);
  const spread = spreads.find(({ kind }) => kind === kindOfSpread) ?? null;
  // If the spread has no chart, the heading and the column still show the difference.
  const reported = spread ?? spreads.find(({ kind }) => kind === 'difference') ?? null;
  const [main, below] = chartsOf(chart, labels, reported, spread);
  const form = (extension: string): string => {
    const drawn = chosen.length > 1 ? PICTURE_KEYS : PICTURE_KEYS_OF_ONE;
    const own = new URLSearchParams([...params].filter(([name]) => PICTURES.includes(extension) || !drawn.includes(name)));
    return site.href(chosen.length > 1 ? `/s/multi.${extension}` : `/s/${at(chosen, 0).id}.${extension}`, own);
  };
  const title = handles.length === 1 ? at(handles, 0).title : names.heading;
  return {
    title: `Compare: ${title}`,
    description: `${handles.map((handle) => handle.title).join(', ')}, side by side.`,
    canonical: `/compare?ids=${chosen.map(({ id }) => id).join(',')}`,
    maxAgeSeconds,
    datasets,
    forms: ['json', 'csv', 'svg'].map((extension) => ({ label: extension.toUpperCase(), href: form(extension) })),
    body: html`<p class="crumb">${chosen.map(({ id }, i) => html`${i > 0 && ' with '}<a href="${site.href(`/series/${id}`)}">${id}</a>`)}</p><h1>${title}</h1>${headOfSpread(chart, labels, reported)}${withoutData(site, query, idsOf(query), absent)}
${list(site, query, chart, handles, labels)}
<div class="tools">${spans(site, requested, chart)}${dateRange({ href: hrefWith(site, query, { start_period: null, end_period: null }), start: requested.get('start_period'), end: requested.get('end_period') })}${shapes(site, requested, chosen, chart)}${spreads.length > 0 && against(site, requested, spreads, kindOfSpread)}<div class="row push">${copyButton('Copy link', site.absolute('/compare', requested))}${downloads(form, chosen.length === 1 && params.has('index_to'))}</div></div>
${handles.length >= SMALL_FROM && viewSegments(site, query, isSmall)}${
  isSmall
    ? html`${smallMultiples(
        main,
        handles.map(({ id }) => site.href(`/series/${id}`)),
      )}<p class="s"><a href="${form('multiples.svg')}">SVG</a> · <a href="${form('multiples.png')}">PNG</a></p>${sourceNote(
        site,
        handles.map(({ dataset }) => dataset),
      )}`
    : chartFigure({
        chart: main,
        width: WIDTH,
        dataHref: form('chart.json'),
        tableId: 'table',
        signs: signsOf(labels, reported),
        ...(handles.length > 1 ? { highlightHref: (id: string | null) => hrefWith(site, query, { highlight: id }) } : {}),
      })
}
${below !== null && chartFigure({ id: 'spread', chart: below, width: WIDTH, dataHref: null, tableId: 'table', height: SPREAD_HEIGHT, hasGrade: false })}
${breakList(breaksOfChart(chart))}${notes(handles, chart, absent.length)}${values(chart, labels, reported)}`,
  };
}

/** Returns the chart of the series, and the chart of the spread below it. */
function chartsOf(chart: Chart, labels: readonly string[], report: Spread | null, spread: Spread | null): readonly [Chart, Chart | null] {
  const lines: Chart = { ...named(chart, labels), ...(report?.kind === 'difference' ? { excess: true } : {}) };
  if (spread === null) return [lines, null];
  return alongside(lines, { ...spreadChart(chart, spread, labels), height: SPREAD_HEIGHT });
}

/** Returns words for the legend. Only charts that colour the area where the first series is above the second have such words. */
function signsOf(labels: readonly string[], spread: Spread | null): NonNullable<ChartFigure['signs']> {
  const isTinted = spread?.kind === 'difference' && spread.value.some((value) => value < 0);
  return {
    ...(isTinted ? { excess: `${lower(at(labels, 0))} above ${lower(at(labels, 1))}` } : {}),
  };
}

const empty = (site: Site): PageContent => ({
  title: 'Compare',
  description: 'Compare 2 to 12 series on one chart.',
  canonical: '/compare',
  maxAgeSeconds: 3600,
  datasets: [],
  body: html`<h1>Compare series</h1><p class="prose m">Compare up to 12 series on one chart.</p>${addForm(site, new URLSearchParams(), 'First series, for example: wage growth')}<p class="s">Or begin with <a href="${site.href('/compare', { ids: 'AU.CPI.YOY,AU.WPI.YOY' })}">prices against pay</a>, <a href="${site.href('/compare', { ids: 'AU.CASHRATE,AU.CPI.TRIMMED' })}">the cash rate against inflation</a>, <a href="${site.href('/compare', { ids: 'AU.UNEMP.SA,AU.UNEMP.YOUTH' })}">youth and total unemployment</a>.</p>`,
});

/** Returns the first part of each title, such as `Consumer price inflation`. If two first parts are equal, returns the full titles. */
function shortLabels(labels: readonly string[]): readonly string[] {
  const short = labels.map((label) => label.split(', ')[0] ?? label);
  return new Set(short).size === short.length ? short : labels;
}

/** Adds a start in 2010 to the query if the reader chose no range. */
function withStart(query: URLSearchParams, handles: readonly SeriesHandle[]): URLSearchParams {
  if (query.has('start_period') || query.has('end_period') || handles.every(({ frequency }) => isInterval(frequency))) return query;
  const shown = new URLSearchParams(query);
  shown.set('start_period', '2010');
  return shown;
}

/**
 * Returns true if indexes have different reference periods or measures. They then start from a common 100, unless the reader chooses
 * otherwise.
 */
const isUnlike = (query: URLSearchParams, handles: readonly SeriesHandle[]): boolean =>
  handles.length > 1 &&
  handles.every(({ unitsShort, nature }) => unitsShort === 'Index' && nature !== 'event') &&
  !query.has('units') &&
  !query.has('index_to');

/** Returns the first shown period in which all series have values. Returns null if there is no such period or the frequencies differ. */
async function commonStart(
  queries: WebContext['queries'],
  handles: readonly SeriesHandle[],
  query: URLSearchParams,
): Promise<string | null> {
  const window = new URLSearchParams([...query].filter(([name]) => WINDOW_KEYS.includes(name)));
  const charts = await Promise.all(handles.map((handle) => orAbsent(readChart(queries, [handle], window))));
  return firstCommon(charts.flatMap((one) => (one instanceof WattleError ? [] : one.chart.series)));
}

const viewSegments = (site: Site, query: URLSearchParams, isSmall: boolean): Html =>
  segments('Charts', [
    { label: 'Small charts', href: hrefWith(site, query, { view: null }), current: isSmall },
    { label: 'One chart', href: hrefWith(site, query, { view: 'lines' }), current: !isSmall },
  ]);

function spans(site: Site, query: URLSearchParams, chart: Chart): Html {
  const newest =
    chart.series.map(({ t, freq }) => (t.length === 0 ? null : formatPeriod(period(freq, at(t, -1))))).find((text) => text !== null) ??
    null;
  const year = Number((newest ?? '2026').replace(/^FY/, '').slice(0, 4));
  const start = query.get('start_period');
  return segments('Range', [
    ...YEARS.map((years) => ({
      label: `${years} y`,
      href: hrefWith(site, query, { start_period: String(year - years) }),
      current: start === String(year - years),
    })),
    { label: 'All', href: hrefWith(site, query, { start_period: '1900' }), current: start === '1900' },
  ]);
}

const AGAINST: Readonly<Record<SpreadKind, string>> = { difference: 'Difference', ratio: 'Ratio' };

/** Returns the spread that the reader chose. The default is the difference, if it can be calculated. */
function requestedSpread(query: URLSearchParams, spreads: readonly Spread[]): SpreadKind | null {
  const requested = query.get('spread');
  if (requested === '0') return null;
  const fallback = spreads.some(({ kind }) => kind === 'difference') ? 'difference' : null;
  if (requested === null) return fallback;
  const kind = SPREADS.find((one) => one === requested);
  if (kind === undefined)
    throw new WattleError('REQ_BAD_PARAMETER', `Unknown spread: ${quoted(requested)}. Allowed: ${SPREADS.join(', ')}, or 0 to hide it.`);
  // The chosen kind may be impossible, such as a ratio with negative values. The default kind is then shown.
  return spreads.some((one) => one.kind === kind) ? kind : fallback;
}

const against = (site: Site, query: URLSearchParams, spreads: readonly Spread[], chosen: SpreadKind | null): Html =>
  segments('Compare the two series', [
    ...spreads.map(({ kind }) => ({
      label: AGAINST[kind],
      href: hrefWith(site, query, { spread: kind === 'difference' ? null : kind }),
      current: kind === chosen,
    })),
    { label: 'None', href: hrefWith(site, query, { spread: '0' }), current: chosen === null },
  ]);

const downloads = (form: (extension: string) => string, isNotIndexed: boolean): Html =>
  menu({
    button: html`${icon('download')}Download`,
    label: 'Download',
    primary: true,
    heading: 'Chart options',
    groups: [
      [
        { label: 'Excel', words: isNotIndexed ? 'published values (.xlsx)' : 'workbook (.xlsx)', href: form('xlsx') },
        { label: 'CSV', words: isNotIndexed ? 'published values' : 'one row per period', href: form('csv') },
        { label: 'JSON', words: isNotIndexed ? 'published values' : 'with sources', href: form('json') },
      ],
      [
        { label: 'SVG', words: 'image with source', href: form('svg') },
        { label: 'PNG', words: 'image with source', href: form('png') },
      ],
    ],
  });

/** Returns the chart with short labels. They contain only the parts in which the titles differ. */
const named = (chart: Chart, labels: readonly string[]): Chart => ({
  ...chart,
  series: chart.series.map((one, i) => ({ ...one, title: labels[i] ?? one.title })),
});

/** Returns notes about differences between the series in adjustment, frequency or definition. */
function notes(handles: readonly SeriesHandle[], chart: Chart, absent: number): Html {
  const adjusted = handles.filter(({ adjustment }) => adjustment !== 'not_applicable');
  const adjustments = new Set(adjusted.map(({ adjustment }) => adjustment));
  const frequencies = new Set(handles.map(({ frequency }) => FREQUENCY[frequency].word));
  const said = [
    ...(adjustments.size > 1
      ? [
          `${adjusted.map((handle) => `${handle.id} is ${adjustmentWords(handle)}`).join(', ')}. Small differences between these series can be due to seasonal adjustment.`,
        ]
      : []),
    // The first notes are about series without data. They are omitted, because the page names these series above the chart.
    ...(chart.notes ?? []).slice(absent),
    ...(frequencies.size > 1 ? [`These series have different frequencies: ${listedNames([...frequencies])}.`] : []),
  ];
  return html`${said.map((note) => html`<p class="note">${note}</p>`)}`;
}

/** Returns the style of the latest values in a table. */
const styleOfLatest = ({ unitsShort, value }: ChartSeries): ValueStyle =>
  styleOfValues(unitsShort, value.filter((one) => one !== null).slice(-ROWS));

function values(chart: Chart, labels: readonly string[], spread: Spread | null): Html {
  const freqs = new Set(chart.series.map(({ freq }) => freq));
  const [first] = chart.series;
  if (freqs.size > 1 || !first || chart.series.some(({ nature }) => nature === 'event')) {
    return html`<section id="table" tabindex="-1"><h2>Latest values</h2>${table({
      caption: 'Latest value of each series',
      prose: true,
      onPhone: 3,
      columns: [{ title: 'Series' }, { title: 'Value', numeric: true }, { title: 'Period' }],
      rows: chart.series.map((one, i): readonly Piece[] => {
        const last = one.value.findLastIndex((value) => value !== null);
        const value = one.value[last] ?? null;
        return [
          labels[i],
          value === null ? 'none' : valueText(value, styleOfLatest(one)),
          last === -1 ? '' : periodWords(period(one.freq, at(one.t, last))),
        ];
      }),
    })}</section>`;
  }
  const ordinals = [...new Set(chart.series.flatMap(({ t }) => t))].sort((a, b) => b - a).slice(0, ROWS);
  const styles = chart.series.map(styleOfLatest);
  const style = spread === null ? null : spreadStyle(first, spread);
  return html`<section id="table" tabindex="-1"><h2>Values</h2>${table({
    caption: 'Values, latest first',
    pinned: true,
    prose: true,
    dated: true,
    columns: [
      { title: 'Period', sorted: 'descending' },
      ...chart.series.map((one, i) => ({ title: `${labels[i]}, ${one.unitsShort}`, numeric: true })),
      ...(spread === null ? [] : [{ title: AGAINST[spread.kind], numeric: true }]),
    ],
    rows: ordinals.map((t): readonly Piece[] => [
      periodWords(period(first.freq, t)),
      ...chart.series.map((one, i): Piece => {
        const value = one.value[one.t.indexOf(t)] ?? null;
        return value === null ? html`<span class="m">none</span>` : html`<data value="${value}">${numberText(value, at(styles, i))}</data>`;
      }),
      ...(spread === null || style === null ? [] : [spreadText(spread, t, style)]),
    ]),
  })}</section>`;
}

function spreadText({ kind, t, value }: Spread, ordinal: number, style: ValueStyle): string {
  const i = t.indexOf(ordinal);
  if (i === -1) return '';
  return kind === 'ratio' ? numberText(at(value, i), style) : changeText(at(value, i), style);
}
