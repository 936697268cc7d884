import { agencyTable } from '../../../catalogue/agency-tables.ts';
import { forecasts } from '../../../catalogue/forecasts/forecasts.ts';
import { familyOfSeries } from '../../../catalogue/regions/families.ts';
import { placeInWords } from '../../../catalogue/regions/market-regions.ts';
import { findSeries, nearestSeries, unknownSeries } from '../../../catalogue/series.ts';
import { shortSeriesTitle } from '../../../catalogue/short-title.ts';
import { member } from '../../../core/assert.ts';
import { capitalised } from '../../../core/basic/text.ts';
import { readBound } from '../../../core/calendar/period-spellings.ts';
import { adjustmentWords, quirksOfSeries, type SeriesHandle } from '../../../core/define-series.ts';
import { WattleError } from '../../../core/errors.ts';
import { remarksOn } from '../../../core/observation.ts';
import { DAY_MS, formatPeriod, isoDay, period, windowOf } from '../../../core/period.ts';
import { isAnalysis, isMovingAverage } from '../../../core/series/transforms.ts';
import { formatSydney } from '../../../core/sydney-time.ts';
import type { Chart } from '../../../queries/base/answer.ts';
import { concernNotes } from '../../../queries/base/concerns.ts';
import type { QueryContext } from '../../../queries/base/context.ts';
import { gradeOf } from '../../../queries/base/reason.ts';
import { readChart } from '../../../queries/charts/read-chart.ts';
import { type Fresher, fresherThan } from '../../../queries/series/concepts/fresher.ts';
import { lastOfDiscontinued } from '../../../queries/series/freshness/series-freshness.ts';
import { type SeriesView, viewSeries, vintageBasisWords, vintageOf } from '../../../queries/series/series-view.ts';
import { shapePoints } from '../../../queries/series/transforms/series-transforms.ts';
import { type TypicalRevision, typicalRevision } from '../../../queries/series/vintages/statistics/revision-statistics.ts';
import { type VintageFan, vintageFan } from '../../../queries/series/vintages/statistics/vintage-fan.ts';
import { otherVintage } from '../../../queries/series/vintages/vintage-list.ts';
import { withYearDashes } from '../../../render/chart/words.ts';
import { type Html, html, NOTHING } from '../../html.ts';
import { icon } from '../../icons.ts';
import type { PageContent, PageRequest, Redirect, WebContext, WebPage } from '../../page.ts';
import { breakList, breaksOfChart } from '../../parts/break-list.ts';
import { chartFigure } from '../../parts/chart-figure.ts';
import { codeSample } from '../../parts/code-sample.ts';
import { laterHref } from '../../parts/figure-table.ts';
import { menu } from '../../parts/menu.ts';
import { dot, dotOf } from '../../parts/state-dot.ts';
import { tuck } from '../../parts/tuck.ts';
import type { Site } from '../../site.ts';
import { dayText, PERIODS, periodText } from '../../words/period-words.ts';
import { gradeWords, reasonParagraph } from '../../words/reason-words.ts';
import { whenText } from '../../words/time-words.ts';
import { figureHtml, lower, styleOfValues, type ValueStyle, valueText } from '../../words/value-words.ts';
import { aside, foldedOrigin } from './aside.ts';
import { controls } from './controls.ts';
import { embedPanel } from './embed-panel.ts';
import { requestSamples } from './request-samples.ts';
import { changeWords, revisedAsWritten, revisionsSection } from './revisions-section.ts';
import { coverageText, frequencyWord, type SentenceFacts, sentence, sentenceAsOf, yearOf } from './sentence.ts';
import { isWithin, PAGE_KEYS, PICTURE_KEYS, SeriesState, STATE_KEYS, spansOf, startOfSpan } from './series-state.ts';
import { indexesWithin, valuesSection } from './values-table.ts';
import { vintageSection } from './vintage-section.ts';
import { withoutData } from './without-data.ts';

const VIEW_KEYS = STATE_KEYS.filter((key) => !PICTURE_KEYS.includes(key));
/** The number of latest values from which the number of decimals is found. */
const STYLED = 40;

export const series: WebPage = {
  id: 'series',
  path: '/series/{series_id}',
  access: 'reading',
  query: [...STATE_KEYS, ...PAGE_KEYS],
  make: async (web, requested) => {
    try {
      return await seriesPage(web, requested);
    } catch (error) {
      const handle = findSeries(member(requested.path, 'series_id'));
      if (handle === null || !(error instanceof WattleError) || error.code !== 'DATA_UNAVAILABLE') throw error;
      return withoutData(web, handle, error);
    }
  },
};

async function seriesPage(web: WebContext, { path, query }: PageRequest): Promise<PageContent | Redirect> {
  const { site, queries } = web;
  const id = member(path, 'series_id');
  const handle = findSeries(id);
  if (!handle) {
    const table = agencyTable(id);
    if (table === null) throw unknown(id);
    return {
      redirect: site.href('/search', new URLSearchParams({ q: table.name, kind: table.series.length > 0 ? 'series' : 'datasets' })),
    };
  }
  if (handle.id !== id) return { redirect: site.href(`/series/${handle.id}`, query) };
  const whole = await viewSeries(queries, handle, withOnly(query, VIEW_KEYS));
  const state = new SeriesState(site, handle, withUsualSpan(query, whole));
  const view = withStart(whole, state.get('start_period'));
  const { chart } = await readChart(queries, [handle], state.params(STATE_KEYS));
  const within = indexesWithin(view);
  const index = within.at(-1);
  const fresher = view.asOf === null ? await fresherThan(queries, handle, view.loaded) : null;
  const values = within.slice(-STYLED).map((i) => view.points.value[i] ?? 0);
  const style = styleOfValues(styleUnit(view), values);
  const visible = revisedAsWritten(view, style);
  const ringed = view.asOf === null ? visible : [];
  return {
    title: shortSeriesTitle(handle),
    description: descriptionOf(view, index, style),
    canonical: `/series/${handle.id}`,
    feed: { title: handle.title, href: site.href(`/feeds/series/${handle.id}.rss`) },
    maxAgeSeconds: view.maxAgeSeconds,
    datasets: [view.loaded.dataset],
    image: `/s/${handle.id}.png`,
    forms: [
      { label: 'JSON', href: state.form('json') },
      { label: 'CSV', href: state.form('csv') },
      { label: 'SVG', href: state.form('svg') },
      { label: 'PNG', href: state.form('png') },
    ],
    structured: structured(site, view),
    body: html`<div class="side"><div>${header(web, state, view, { index, style })}${laterValue(site, view, fresher)}${foldedOrigin(view, style)}
${controls(site, state, view)}
${chartFigure({
  chart: withVintages(queries.clock.now(), chart, view, ringed),
  dataHref: state.form('chart.json'),
  tableId: 'table',
  hasGrade: view.asOf !== null,
  signs: {
    revised: ringed.length > 0 ? `${changeWords(view).past} since the earliest stored vintage` : null,
    other: view.asOf === null ? null : 'known since',
  },
})}
${breakList(breaksOfChart(chart))}${(chart.notes ?? []).map((note) => html`<p class="note">${note}</p>`)}${contradictions(view)}${whyStale(site, view, queries.sandbox)}
${embedPanel(web, state, view.hasOwnDays ? null : vintageOf(view.loaded))}
${valuesSection(state, view, style)}
${vintageSection(site, view, await fanOf(queries, view), style)}${revisionsSection(site, view, style, { typical: await typical(queries, view), visible })}
${requestSamples(state)}
${readBeforeQuoting(view, citationOfValue(web, view, { index, style }))}</div>${aside(site, state, view, style)}</div>`,
  };
}

/** Reads the typical revision. Returns null if the page has no section on revisions. */
const typical = async (ctx: QueryContext, { handle, vintages: allVintages }: SeriesView): Promise<TypicalRevision | null> =>
  allVintages.spells === null || allVintages.days.length < 2 ? null : typicalRevision(ctx, handle);

/** Reads the vintages of a series. Returns null if it has too few. */
const fanOf = async (ctx: QueryContext, { handle, vintages: allVintages, asOf, shaping }: SeriesView): Promise<VintageFan | null> =>
  allVintages.spells === null || allVintages.days.length < 3 || asOf !== null || shaping.units !== 'lin' || shaping.frequency !== null
    ? null
    : vintageFan(ctx, handle);

function unknown(id: string): WattleError {
  const near = nearestSeries(id);
  const detail = unknownSeries(id);
  return new WattleError('REQ_UNKNOWN_SERIES', detail, {
    near,
    faults: [{ parameter: 'series_id', detail, allowed: near }],
  });
}

function withOnly(query: URLSearchParams, keys: readonly string[]): URLSearchParams {
  const params = new URLSearchParams();
  for (const key of keys) for (const value of query.getAll(key)) params.append(key, value);
  return params;
}

/** Adds the usual range of the frequency if the reader chose none. A discontinued series is shown from its start. */
function withUsualSpan(query: URLSearchParams, { points }: SeriesView): URLSearchParams {
  const spans = spansOf(points.freq);
  const [first, last] = [points.t[0], points.t.at(-1)];
  if (query.has('start_period') || query.has('end_period') || spans === null || first === undefined || last === undefined) return query;
  const [from, to] = [period(points.freq, first), period(points.freq, last)];
  const years = spans.usual !== null && isWithin(to, from, spans.usual) ? null : spans.usual;
  const shown = new URLSearchParams(query);
  shown.set('start_period', startOfSpan(to, from, years));
  return shown;
}

function withStart(view: SeriesView, start: string | null): SeriesView {
  const bound = start === null ? null : readBound(start);
  return bound === null || view.window.start !== null ? view : { ...view, from: windowOf(view.points.freq, bound, null).from };
}

/** Returns the unit after a transformation. It can differ from the unit of the series, such as per cent. */
const styleUnit = ({ handle, shaping, unitsShort }: SeriesView): string => {
  if (shaping.units === 'lin') return unitsShort;
  if (['pch', 'pc1', 'pca', 'cch', 'cca', 'a3m', 'a6m'].includes(shaping.units)) return '%';
  if (isMovingAverage(shaping.units)) return handle.unitsShort;
  if (isAnalysis(shaping.units)) return 'ratio';
  return /%|ppt/.test(handle.unitsShort) && shaping.units !== 'log' ? 'ppt' : shaping.units === 'log' ? 'ratio' : handle.unitsShort;
};

/** Adds rings around revised values. If the chart is for a past day, also adds values that became known later. */
function withVintages(now: number, chart: Chart, view: SeriesView, revised: SeriesView['revised']): Chart {
  const [drawn] = chart.series;
  if (!drawn || chart.series.length > 1) return chart;
  const today = Math.floor(now / DAY_MS);
  const other = view.asOf === null ? null : otherVintage(view.vintages, today, Math.floor(view.asOf.ms / DAY_MS));
  return { ...chart, series: [{ ...drawn, revised, ...(other === null ? {} : { other }) }] };
}

interface Shown {
  readonly index: number | undefined;
  readonly style: ValueStyle;
}

function factsOfSentence({ points, handle, unitsShort }: SeriesView, { index = -1, style }: Shown): SentenceFacts {
  return { points, index, style, isEvent: handle.nature === 'event', isRate: /%|ppt|MWh/.test(unitsShort) };
}

function header(web: WebContext, state: SeriesState, view: SeriesView, shown: Shown): Html {
  const { site } = web;
  const { handle } = view;
  const value = shown.index === undefined ? undefined : view.points.value[shown.index];
  return html`<p class="crumb"><a href="${site.href('/search', { topic: handle.topic })}">${capitalised(handle.topic)}</a> › <a href="${site.href(`/datasets/${handle.dataset.source}/${handle.dataset.id}`)}">${handle.dataset.title}</a> › <code>${handle.id}</code></p>
<h1>${handle.title}</h1><div class="head"><div><div class="fig">${value === undefined ? html`<b class="words">No data</b>` : html`<b>${figureHtml(value, shown.style)}</b>`}<p>${value === undefined ? 'No values for these dates.' : said(view, shown)}</p>${chips(web, view)}</div></div><div class="row">${familyLink(site, handle)}${forecastLink(site, handle)}<a class="btn" href="#embed">${icon('code')}Embed</a>${downloadMenu(state, view)}</div></div>`;
}

/** Links to the series with a later value for the same concept. */
function laterValue(site: Site, { handle, current }: SeriesView, fresher: Fresher | null): Html {
  if (fresher === null || fresher.concept === undefined) return NOTHING;
  const recent = current.slice.value.slice(-STYLED).flatMap((value) => value ?? []);
  const value = valueText(fresher.value, styleOfValues(handle.unitsShort, recent));
  return html`<p class="note">A later value is available in another series: <a href="${laterHref(site, fresher)}">${value}, ${periodText(fresher.period)}</a>.</p>`;
}

function familyLink(site: Site, handle: SeriesHandle): Html | false {
  const family = familyOfSeries(handle);
  return (
    family !== null &&
    html`<a class="btn" href="${site.href(`/regions/${family.id}`)}">${family.kind === 'states' ? 'All states' : 'All cities'}</a>`
  );
}

function forecastLink(site: Site, { id }: SeriesHandle): Html | false {
  const forecast = forecasts().find(({ outcome }) => outcome?.handle.id === id);
  return forecast !== undefined && html`<a class="btn" href="${site.href(`/forecasts/${forecast.id}`)}">RBA forecasts</a>`;
}

function said(view: SeriesView, shown: Shown): Html {
  const facts = factsOfSentence(view, shown);
  if (view.asOf === null) return sentence(facts);
  const points = shapePoints(view.current, view.shaping);
  return sentenceAsOf(facts, view.asOf.text, { points, index: points.t.length - 1 });
}

function chips({ queries, site }: WebContext, view: SeriesView): Html {
  const { handle, asOf, freshness, loaded, facts, vintages: allVintages, points } = view;
  const coverage = facts['coverage'] as { readonly start: string | null; readonly end: string | null } | null;
  const vintage = dayText(vintageOf(loaded));
  const basis = vintageBasisWords(loaded);
  const state = dotOf(freshness, queries.sandbox);
  const standing =
    asOf !== null
      ? html`<span class="chip on">${dot('ok')}Vintage of ${vintage}${basis}</span>`
      : queries.sandbox
        ? html`<a class="chip warn" href="${site.href('/status')}">${dot('sim')}Simulated</a>`
        : isUpToDate(freshness)
          ? html`<span class="chip">${dot(state)}${gradeWords(freshness.reasons, lastOfDiscontinued(loaded))}. Released ${vintage}${basis}</span>`
          : html`<a class="chip warn" href="#why">${dot(state)}${gradeWords(freshness.reasons)}. Released ${vintage}${basis}</a>`;
  const count = allVintages.days.length;
  return html`<div class="row">${standing}<span class="chip">${frequencyWord(points.freq)}</span><span class="chip">${capitalised(adjustmentWords(handle))}</span>${handle.place !== 'Australia' && html`<span class="chip">${placeInWords(handle.place)}</span>`}${
    coverage?.start && coverage.end && html`<span class="chip">${coverageText(coverage.start, coverage.end)}</span>`
  }<span class="chip">${count === 1 ? '1 vintage' : `${count.toLocaleString('en-AU')} vintages`}</span><a class="chip" href="${site.href('/calendar')}">${freshness.nextRelease === null ? 'Next release: date not set' : `Next release ${whenText(formatSydney(Date.parse(freshness.nextRelease)))}`}</a></div>`;
}

function downloadMenu(state: SeriesState, view: SeriesView): Html {
  const { points, asOf, units } = view;
  const within = indexesWithin(view);
  const at = (i: number | undefined): string => periodText(formatPeriod(period(points.freq, points.t[i ?? 0] ?? 0)));
  const rows = `${within.length.toLocaleString('en-AU')} ${within.length === 1 ? 'row' : 'rows'}`;
  const first = points.t[0] === undefined ? '' : yearOf(formatPeriod(period(points.freq, points.t[0])));
  return menu({
    button: html`${icon('download')}Download`,
    label: 'Download',
    primary: true,
    heading:
      within.length === 0
        ? 'No values for these dates'
        : `What the chart shows: ${at(within[0])} to ${at(within.at(-1))}, ${lower(withYearDashes(units))}${asOf === null ? '' : `, as published on ${dayText(asOf.text)}`}`,
    groups: [
      [
        { label: 'Excel', words: `${rows}, workbook (.xlsx)`, href: state.form('xlsx') },
        { label: 'CSV', words: `${rows}, for any program`, href: state.form('csv') },
        { label: 'JSON', words: 'with sources', href: state.form('json', {}) },
      ],
      [
        { label: 'SVG', words: 'image with source', href: state.form('svg') },
        { label: 'PNG', words: '1,440 × 840', href: state.form('png') },
      ],
      [
        {
          label: 'All',
          words: `${points.t.length.toLocaleString('en-AU')} ${PERIODS[points.freq][points.t.length === 1 ? 'one' : 'many']} since ${first} (CSV)`,
          href: state.form('csv', { start_period: null, end_period: null }),
        },
        { label: 'Link', words: 'for spreadsheets, refreshes automatically', href: `${state.href({ sample: 'sheets' }, '#request')}` },
      ],
    ],
  });
}

/** Shows that sources contradict each other, or that the source no longer contains the series. */
function contradictions({ asOf, loaded }: SeriesView): Html {
  const notes = asOf === null ? concernNotes(loaded.state, new Set([loaded.stored.key])) : [];
  return notes.length === 0
    ? NOTHING
    : html`<details class="note"><summary><b>Data checks:</b> ${notes.length === 1 ? '1 finding' : `${notes.length} findings`}. <span class="link">Show the details</span></summary>${notes.map((note) => html`<p>${note}</p>`)}</details>`;
}

const isUpToDate = ({ state, reasons }: SeriesView['freshness']): boolean => state === 'fresh' || gradeOf(reasons) === 'current';

function whyStale(site: Site, { freshness, handle, asOf }: SeriesView, sandbox: boolean): Html {
  if (asOf !== null || isUpToDate(freshness)) return NOTHING;
  const why = sandbox ? 'These figures are simulated. Do not quote them.' : reasonParagraph(freshness.reasons, handle.id);
  return html`<div class="note" id="why">${why} <a href="${site.href('/status')}#${handle.dataset.source}">Status of the agency</a></div>`;
}

/** Returns the citation with the period, the vintage and the access date. Returns null if the series has no value. */
function citationOfValue(
  { site, queries }: WebContext,
  { handle, points, citation, loaded }: SeriesView,
  { index, style }: Shown,
): string | null {
  const [t, value] = index === undefined ? [] : [points.t[index], points.value[index]];
  if (t === undefined || value === undefined) return null;
  const today = dayText(isoDay(Math.floor(queries.clock.now() / DAY_MS)));
  return `${citation.name}, ${handle.title}: ${valueText(value, style)}, ${periodText(formatPeriod(period(points.freq, t)))}. Vintage of ${dayText(vintageOf(loaded))}. ${site.absolute(`/series/${handle.id}`)}, accessed ${today}.`;
}

function readBeforeQuoting({ handle, loaded, facts, citation }: SeriesView, ofValue: string | null): Html {
  const { dataset } = handle;
  const notes = [
    handle.description,
    ...quirksOfSeries(handle),
    ...(dataset.ceased ? [`Discontinued: the last period is ${dataset.ceased.lastPeriod}. ${dataset.ceased.note}`] : []),
    ...(loaded.version.note === null ? [] : [loaded.version.note]),
    ...remarksOn(loaded.version, loaded.slice.series.key).map(({ text, periods }) =>
      periods.length === 0 ? text : `${text} (${periods.map(periodText).join(', ')})`,
    ),
    ...(handle.nature === 'event' ? ['Each value applies from its date until the next value.'] : []),
  ];
  const cited = facts['citation'] as { readonly text: string; readonly bibtex: string } | null;
  return html`<section id="notes"><h2>Notes</h2>${tuck(
    cited === null ? 'Show the notes' : 'Show the notes and how to cite',
    html`<ul class="prose">${notes.map((note) => html`<li>${note}</li>`)}</ul>${
      cited !== null &&
      html`<h3>Cite</h3>${ofValue !== null && html`<p class="s m">This value</p>${codeSample(ofValue)}<p class="s m">The series</p>`}${codeSample(cited.text)}<details><summary class="s"><span class="link">BibTeX</span></summary>${codeSample(cited.bibtex)}</details>`
    }<p class="s m">Licence: <a href="${citation.licence.url}" rel="noreferrer">${citation.licence.name}</a></p>`,
  )}</section>`;
}

function descriptionOf(view: SeriesView, index: number | undefined, style: ValueStyle): string {
  const { handle, points, citation } = view;
  const [t, value] = index === undefined ? [] : [points.t[index], points.value[index]];
  const figure =
    t === undefined || value === undefined ? '' : ` ${valueText(value, style)} (${periodText(formatPeriod(period(points.freq, t)))}).`;
  return `${handle.title}.${figure} ${handle.description} Source: ${citation.name}.`;
}

/** Returns facts in the schema.org vocabulary. Search engines index them. */
function structured(site: Site, { handle, facts, citation, loaded }: SeriesView): object {
  const coverage = facts['coverage'] as { readonly start: string | null; readonly end: string | null } | null;
  const distribution = (contentUrl: string, encodingFormat: string): object => ({ '@type': 'DataDownload', contentUrl, encodingFormat });
  return {
    '@context': 'https://schema.org/',
    '@type': 'Dataset',
    name: handle.title,
    description: `${handle.description} ${frequencyWord(handle.frequency)}, ${adjustmentWords(handle)}, ${handle.units}.`,
    identifier: handle.id,
    url: site.absolute(`/series/${handle.id}`),
    license: citation.licence.url,
    creator: { '@type': 'Organization', name: citation.name },
    isBasedOn: citation.url,
    keywords: handle.tags,
    variableMeasured: handle.title,
    spatialCoverage: placeInWords(handle.place),
    ...(coverage?.start && coverage.end ? { temporalCoverage: `${yearOf(coverage.start)}/${yearOf(coverage.end)}` } : {}),
    dateModified: isoDay(Math.floor(loaded.version.effectiveFrom / DAY_MS)),
    isAccessibleForFree: true,
    distribution: [
      distribution(site.absolute(`/s/${handle.id}.csv`), 'text/csv'),
      distribution(site.absolute(`/s/${handle.id}.json`), 'application/json'),
    ],
  };
}
