/** The page of a measure in all states or capitals. */
import { capitalised } from '../../../core/basic/text.ts';
import { datasetKey } from '../../../core/define-dataset.ts';
import { formatPeriod, type Period } from '../../../core/period.ts';
import {
  familyNamed,
  type NotedFigures,
  type RegionFigures,
  type RegionRow,
  regionFigures,
} from '../../../queries/places/regions/read-region.ts';
import { attribute, type Html, html, NOTHING } from '../../html.ts';
import type { PageContent, PageRequest, Redirect, WebContext, WebPage } from '../../page.ts';
import { changeOver } from '../../parts/figure-table.ts';
import { fileForms, fileMenu } from '../../parts/file-menu.ts';
import { ageMark, mapFigure, periodLine, regionMap, regionStyle, sourcesOf, tileMap } from '../../parts/region-map.ts';
import { segments } from '../../parts/segments.ts';
import { table } from '../../parts/table.ts';
import type { Site } from '../../site.ts';
import { shortPeriodWords } from '../../words/period-words.ts';
import { spelledOut } from '../../words/reason-words.ts';
import { differenceText, type ValueStyle, valueText } from '../../words/value-words.ts';
import { smallLines } from './small-lines.ts';

const MAX_AGE_SECONDS = 60;
const VIEWS = { map: 'Map', tiles: 'Tiles', rank: 'Rank', table: 'Table', lines: 'Lines' } as const;
type View = keyof typeof VIEWS;
const PERIODS_LISTED = 60;
/** The share of the highest value above which the lowest value is close to it. The list then has dots. Otherwise it has bars. */
const DOTS_FROM = 0.8;
const MARGIN = 0.1;

export const regionPage: WebPage = {
  id: 'region',
  path: '/regions/{family}',
  access: 'reading',
  query: ['view', 'period'],
  make,
};

async function make(web: WebContext, { path: { family: id = '' }, query }: PageRequest): Promise<PageContent | Redirect> {
  const { site, queries } = web;
  const family = familyNamed(id);
  if (family.id !== id) return { redirect: site.href(`/regions/${family.id}`, query) };
  const period = query.get('period');
  const figures = await regionFigures(queries, family, new URLSearchParams(period === null || period === '' ? {} : { period }));
  const views = (Object.keys(VIEWS) as View[]).filter((one) => one !== 'tiles' || family.kind === 'states');
  const view = views.find((one) => one === query.get('view')) ?? 'map';
  const sources = await sourcesOf(queries, figures);
  const kept = period === null || period === '' ? {} : { period };
  const form = (extension: string): string => site.href(`/m/${family.id}.${extension}`, kept);
  const where = family.kind === 'states' ? 'states and territories' : 'capital cities';
  return {
    title: `${family.title}, by ${family.kind === 'states' ? 'state' : 'capital city'}`,
    description: `${family.title} for the ${where} of Australia: map, ranking, table and trend. ${periodLine(figures)}.`,
    section: 'places',
    canonical: `/regions/${family.id}`,
    image: `/m/${family.id}.png`,
    maxAgeSeconds: MAX_AGE_SECONDS,
    datasets: [
      ...new Set([
        ...family.members.map(({ handle }) => datasetKey(handle.dataset)),
        ...(family.national ? [datasetKey(family.national.dataset)] : []),
      ]),
    ],
    forms: fileForms(form, true),
    body: html`<p class="crumb"><a href="${site.href('/places')}">Places</a> › <a href="${site.href('/search', { topic: family.members[0]?.handle.topic })}">${capitalised(family.members[0]?.handle.topic ?? '')}</a></p>
<div class="head"><div><h1>${family.title}</h1><p class="m">${family.kind === 'states' ? 'By state and territory' : 'By capital city'}. ${periodLine(figures)}.${ageMark(figures)} ${summary(figures)}</p></div><div class="row">${fileMenu(`${family.title}, ${periodLine(figures)}`, form, true)}</div></div>
<div class="tools">${segments(
      'View',
      views.map((one) => ({
        label: VIEWS[one],
        href: site.href(`/regions/${family.id}`, { ...kept, view: one === 'map' ? null : one }),
        current: one === view,
      })),
    )}${periodForm(site, figures, view)}</div>
${figures.period === null ? html`<div class="empty"><b>No data.</b>No values for this measure are stored on this site.</div>` : await shown(web, figures, view, sources)}
${note(figures)}`,
  };
}

async function shown(web: WebContext, figures: RegionFigures, view: View, sources: readonly string[]): Promise<Html> {
  const { site } = web;
  if (view === 'tiles')
    return html`${tileMap(regionMap(figures, sources), figures.family.title, (code) => site.href(`/places/${code.toLowerCase()}`))}${sourceLine(sources)}`;
  if (view === 'rank') return html`${rankList(site, figures)}${sourceLine(sources)}`;
  if (view === 'table') return html`${regionTable(site, figures)}${sourceLine(sources)}`;
  if (view === 'lines') return html`${smallLines(site, figures)}${sourceLine(sources)}`;
  return html`<div class="g2 gap">${mapFigure(regionMap(figures, sources))}<section><h2>Rank</h2>${rankList(site, figures)}</section></div>`;
}

const sourceLine = (sources: readonly string[]): Html => html`<p class="xs m">${sources.join(' · ')}</p>`;

/** Returns a summary such as `Highest: Tasmania, 4.9%. Lowest: Victoria, 3.8%.` */
function summary(figures: RegionFigures): string {
  const style = regionStyle(figures);
  const ranked = byRank(figures).filter(({ value }) => value !== null);
  const [highest, lowest] = [ranked[0], ranked.at(-1)];
  if (highest?.value == null || lowest?.value == null || ranked.length < 2) return '';
  return `Highest: ${highest.member.name}, ${valueText(highest.value, style)}. Lowest: ${lowest.member.name}, ${valueText(lowest.value, style)}.`;
}

/** Sorts regions by value, with the highest first. Regions without a value come last. */
const byRank = ({ rows }: RegionFigures): readonly RegionRow[] =>
  rows.toSorted((a, b) => (a.rank ?? rows.length + 1) - (b.rank ?? rows.length + 1));

/**
 * Shows the regions by rank. Bars start at zero, and a line marks the national value. If values are close, there are dots instead of
 * bars.
 */
export function rankList(site: Site, figures: RegionFigures): Html {
  const style = regionStyle(figures);
  const total = figures.rows.some(({ sharePct }) => sharePct !== null);
  const national = total ? null : (figures.national?.value ?? null);
  const known = [...figures.rows.flatMap(({ value }) => value ?? []), ...(national === null ? [] : [national])];
  const [least, high] = [Math.min(...known), Math.max(0, ...known)];
  // If values are close, their bars would look the same. Dots are shown instead, on a scale that starts near the lowest value.
  const isDots = !total && least > DOTS_FROM * high;
  const low = isDots ? least - (high - least) * MARGIN : Math.min(0, least);
  const x = (value: number): number => Math.round(((value - low) / (high - low || 1)) * 1000) / 10;
  return html`<ol class="ranks">${byRank(figures).map(({ member, value, rank }) => {
    const name = html`<a href="${site.href(`/series/${member.handle.id}`)}">${member.name}</a>`;
    if (value === null) return html`<li><span class="m">–</span>${name}<span class="m">no data</span></li>`;
    const [from, to] = [Math.min(x(0), x(value)), Math.max(x(0), x(value))];
    return html`<li><span class="m">${rank}</span>${name}<b class="nw">${valueText(value, style)}</b><svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">${isDots ? html`<path class="cg" d="M0 4H100"/><path class="f0" d="M${Math.max(0, x(value) - 0.7)} 1h1.4v6h-1.4z"/>` : html`<path class="f0" d="M${from} 1H${Math.max(to, from + 0.4)}V7H${from}z"/>`}${
      national !== null && html`<path class="nat" d="M${x(national)} 0V8"/>`
    }</svg></li>`;
  })}</ol>${national !== null && html`<p class="s m"><svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true"><path class="nat" d="M6 0V12"/></svg> Australia: ${valueText(national, style)}</p>`}${isDots && html`<p class="s m">The scale begins at ${valueText(low, style)}.</p>`}`;
}

function regionTable(site: Site, figures: RegionFigures): Html {
  const style = regionStyle(figures);
  const isTotal = figures.rows.some(({ sharePct }) => sharePct !== null);
  const hasDifference = figures.rows.some(({ difference }) => difference !== null);
  const cell = (value: number | null): Html =>
    value === null ? html`<span class="m">no data</span>` : html`<b class="nw">${valueText(value, style)}</b>`;
  const against = isTotal ? 'Share of Australia' : 'Difference from Australia';
  return table({
    caption: `${figures.family.title}. ${periodLine(figures)}`,
    prose: true,
    onPhone: 3,
    columns: [
      { title: figures.family.kind === 'states' ? 'State or territory' : 'City' },
      { title: 'Value', numeric: true },
      { title: 'Change over a year', numeric: true },
      { title: 'Rank', numeric: true },
      ...(isTotal || hasDifference ? [{ title: against, numeric: true }] : []),
    ],
    rows: [
      ...byRank(figures).map((row) => [
        html`<a href="${site.href(`/series/${row.member.handle.id}`)}">${row.member.name}</a>`,
        cell(row.value),
        annualChange(row),
        row.rank ?? '–',
        ...(isTotal || hasDifference ? [comparison(row, style)] : []),
      ]),
      ...(figures.national === null
        ? []
        : [
            [
              html`<a href="${site.href(`/series/${figures.national.figure.handle.id}`)}">Australia</a>`,
              cell(figures.national.value),
              annualChange(figures.national),
              '–',
              ...(isTotal || hasDifference ? ['–'] : []),
            ],
          ]),
    ],
  });
}

/** Returns the change over the year to the shown period, which can be earlier than the latest period of the series. */
const annualChange = ({ figure, changeYear, changeYearPct }: Pick<RegionRow, 'figure' | 'changeYear' | 'changeYearPct'>): string =>
  changeOver({ ...figure, changeYear, changeYearPct }, 'year');

function comparison({ difference, sharePct }: RegionRow, style: ValueStyle): string {
  if (sharePct !== null) return `${sharePct.toFixed(1)}%`;
  if (difference === null) return '–';
  return differenceText(difference, style);
}

/** Returns the form for the period. Its button is needed only by browsers without scripts. */
function periodForm(site: Site, { family, period, periods }: RegionFigures, view: View): Html {
  if (period === null || periods.length < 2) return NOTHING;
  const listed: readonly Period[] = periods.slice(0, PERIODS_LISTED);
  const all = listed.some(({ t }) => t === period.t) ? listed : [...listed, period];
  return html`<form class="row" action="${site.href(`/regions/${family.id}`)}">${view !== 'map' && html`<input type="hidden" name="view" value="${view}">`}<label class="s m" for="period">Period</label><select id="period" name="period">${all.map(
    (one) => html`<option value="${formatPeriod(one)}"${attribute('selected', one.t === period.t)}>${shortPeriodWords(one)}</option>`,
  )}</select><button class="btn sm">Show</button></form>`;
}

/** Returns the description of a region without the region's name. */
function description({ kind, members: [first] }: RegionFigures['family']): string {
  if (first === undefined) return '';
  return first.handle.description.replaceAll(first.name, kind === 'states' ? 'each state or territory' : 'each capital city');
}

function note({ family, rows, period, notes }: NotedFigures): Html {
  const missing = rows.filter(({ value }) => value === null).map(({ member }) => member.name);
  const handle = family.members[0]?.handle;
  return html`<section><h2>Notes</h2><ul class="prose">${notes.map(({ text }) => html`<li>${spelledOut(text)}</li>`)}${
    period !== null &&
    missing.length > 0 &&
    html`<li>No value for ${shortPeriodWords(period)} is stored for ${new Intl.ListFormat('en-AU').format(missing)}.</li>`
  }${handle?.unitsShort === 'Index' && html`<li>Each index is 100 in its base period, so it shows changes within a place. Do not use it to compare levels between places.</li>`}<li>${description(family)}</li></ul></section>`;
}
