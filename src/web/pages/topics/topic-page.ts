import { questionOf } from '../../../catalogue/questions.ts';
import { findFamily } from '../../../catalogue/regions/families.ts';
import type { Topic } from '../../../catalogue/topics/topics.ts';
import { at } from '../../../core/assert.ts';
import { storeKey } from '../../../core/define-dataset.ts';
import { lastDay } from '../../../core/period.ts';
import { formatSydney } from '../../../core/sydney-time.ts';
import { readChart } from '../../../queries/charts/read-chart.ts';
import { figureWords } from '../../../queries/concepts/concept-words.ts';
import { resolveListed } from '../../../queries/concepts/resolve-concept.ts';
import { topicNamed } from '../../../queries/concepts/topics/read-topics.ts';
import { regionFigures } from '../../../queries/places/regions/read-region.ts';
import { fresherElsewhere } from '../../../queries/series/concepts/fresher.ts';
import type { ResolvedConcept } from '../../../queries/series/concepts/resolve.ts';
import { type FigureRow, figureRows } from '../../../queries/series/figures/figure-rows.ts';
import { type Html, html, NOTHING } from '../../html.ts';
import type { PageContent, PageRequest, Redirect, WebContext, WebPage } from '../../page.ts';
import { barList } from '../../parts/bar-list.ts';
import { chartFigure } from '../../parts/chart-figure.ts';
import { figureTable } from '../../parts/figure-table.ts';
import { fileForms, fileMenu } from '../../parts/file-menu.ts';
import { ageMark, mapFigure, periodLine, regionMap, sourcesOf } from '../../parts/region-map.ts';
import { sourceNote } from '../../parts/source-note.ts';
import { ageOfRows } from '../../parts/state-dot.ts';
import { tuck } from '../../parts/tuck.ts';
import { dayText, shortPeriodWords } from '../../words/period-words.ts';
import { clockText } from '../../words/time-words.ts';
import { rankList } from '../regions/region-page.ts';
import { newestAnswer } from '../signals/signal-answer.ts';
import { yieldCurve } from './yield-curve.ts';

const MAX_AGE_SECONDS = 60;
/** The maximum number of days between the last values of two series in the lead chart. */
const MOST_DAYS_APART = 400;

export const topicPage: WebPage = {
  id: 'topic',
  path: '/topics/{topic}',
  access: 'reading',
  query: ['curve'],
  make,
};

async function make(web: WebContext, { path: { topic: id = '' }, query }: PageRequest): Promise<PageContent | Redirect> {
  const { site, queries } = web;
  const topic = topicNamed(id);
  if (topic.id !== id) return { redirect: site.href(`/topics/${topic.id}`) };
  const rows = await figureRows(queries, topic.series);
  const resolved = topic.concept && (await resolveListed(queries, topic.concept));
  const form = (extension: string): string => site.href(`/t/${topic.id}.${extension}`);
  const hasRows = rows.length > 0;
  const age = ageOfRows(
    rows.map(({ grade }) => grade),
    'table',
  );
  return {
    title: topic.title,
    description: `${topic.title} in Australia. ${topic.summary} ${figureSentence(resolved)}`.trim(),
    section: 'topics',
    canonical: `/topics/${topic.id}`,
    feed: { title: `${topic.title} in Australia`, href: site.href(`/feeds/topics/${topic.id}.rss`) },
    maxAgeSeconds: MAX_AGE_SECONDS,
    datasets: [
      ...new Set([...topic.series.map(({ dataset }) => storeKey(dataset)), ...topic.datasets.map(storeKey), ...(resolved?.datasets ?? [])]),
    ],
    ...(hasRows ? { forms: fileForms(form) } : {}),
    body: html`<p class="crumb"><a href="${site.href('/topics')}">Topics</a></p>
<div class="head"><div><h1>${topic.title}</h1><p class="prose m">${topic.summary} ${figureSentence(resolved)}</p></div>${hasRows && html`<div class="row">${fileMenu(topic.title, form)}</div>`}</div>
${await leadChart(web, topic, rows, age.marked !== 'none')}
${
  hasRows &&
  html`<section id="series"><h2>Main series</h2>${age.line}${figureTable(site, {
    caption: `Main series: ${topic.title}`,
    rows: withDataFirst(rows),
    now: queries.clock.now(),
    marked: age.marked,
    later: await fresherElsewhere(
      queries,
      rows.map(({ figure }) => figure),
    ),
  })}<p class="s m">${topic.note} pts: percentage points. A dash means that there is no earlier value for comparison. <a href="${site.href('/search', { topic: at(topic.series, 0).topic })}">Show all series in this topic</a></p>${sourceNote(
    site,
    rows.flatMap(({ handle, newest }) => (newest === null ? [] : [handle.dataset])),
  )}</section>`
}
${topic.id === 'rates' && (await yieldCurve(web, query.get('curve')))}
${await regional(web, topic)}
${await indicators(web, topic)}
${nextRelease(web, rows)}
${datasets(web, topic)}`,
  };
}

const withDataFirst = (rows: readonly FigureRow[]): readonly FigureRow[] => [
  ...rows.filter(({ newest }) => newest !== null),
  ...rows.filter(({ newest }) => newest === null),
];

/** Returns a sentence such as `Inflation (annual): 3.8% in June 2026.` Returns an empty text if there is no current value. */
function figureSentence(resolved: ResolvedConcept | null): string {
  if (resolved?.state !== 'current' || resolved.figure === null) return '';
  const { newest } = resolved.figure;
  return `${resolved.concept.title}: ${figureWords(resolved.concept, newest.value)}, ${shortPeriodWords(newest.period)}.`;
}

/** Shows the lead chart. Returns nothing if its series have no data. */
async function leadChart(
  { queries, site }: WebContext,
  { chart: { series, start } }: Topic,
  rows: readonly FigureRow[],
  hasGrade: boolean,
): Promise<Html> {
  const all = await figureRows(queries, series);
  const stored = all.filter(({ figure }) => (figure.loaded?.slice.points.t.length ?? 0) > 1);
  if (stored.length === 0 && all.some(({ newest }) => newest !== null))
    return html`<section><h2 class="s">Latest values</h2>${barList(site, rows)}</section>`;
  const ends = stored.flatMap(({ newest }) => (newest === null ? [] : [lastDay(newest.period)]));
  const latest = Math.max(...ends);
  // A series that ended long ago is omitted, because its line would look flat.
  const drawn = stored.flatMap(({ handle, newest }) =>
    newest === null || latest - lastDay(newest.period) > MOST_DAYS_APART ? [] : [handle],
  );
  const shown = drawn.length > 0 ? drawn : rows.flatMap(({ handle, newest }) => (newest === null ? [] : [handle])).slice(0, 1);
  if (shown.length === 0) return NOTHING;
  const params = new URLSearchParams(start === null ? {} : { start });
  if (shown.length > 1) params.set('ids', shown.map(({ id }) => id).join(','));
  const { chart } = await readChart(queries, shown, params);
  const [path, link] =
    shown.length > 1
      ? [`/s/multi.chart.json`, site.href('/compare', params)]
      : [`/s/${at(shown, 0).id}.chart.json`, site.href(`/series/${at(shown, 0).id}`)];
  return html`<section><h2 class="s">${shown.map(({ title }) => title).join(' · ')}</h2>${chartFigure({ chart, dataHref: site.href(path, params), tableId: 'series', height: 320, hasGrade })}<p class="s"><a href="${link}">${shown.length > 1 ? 'Compare these series' : 'Open this series'}</a></p></section>`;
}

/** Shows the map of regions. Returns nothing if no region has data. */
async function regional({ site, queries }: WebContext, { region }: Topic): Promise<Html> {
  const family = region === null ? null : findFamily(region);
  if (family === null) return NOTHING;
  const figures = await regionFigures(queries, family, new URLSearchParams());
  if (figures.period === null) return NOTHING;
  const address = site.href(`/regions/${family.id}`);
  return html`<section><h2>By ${family.kind === 'states' ? 'state' : 'capital city'}</h2><div class="g2 gap">${mapFigure(regionMap(figures, await sourcesOf(queries, figures)))}<div><h3><a href="${address}">${family.title}</a></h3><p class="s m">${periodLine(figures)}.${ageMark(figures)}</p>${tuck('Show the ranking', rankList(site, figures))}</div></div></section>`;
}

async function indicators({ site, queries, signals }: WebContext, topic: Topic): Promise<Html> {
  const shown = topic.indicators.flatMap((id) => signals.find((one) => one.id === id) ?? []);
  if (shown.length === 0) return NOTHING;
  const answers = await Promise.all(shown.map(async (signal) => ({ signal, answer: await newestAnswer(queries, signal) })));
  return html`<section><h2>Indicators</h2><ul class="list">${answers.map(
    ({ signal, answer: { newest } }) =>
      html`<li><h3><a href="${site.href(`/signals/${signal.id}`)}">${questionOf(signal)}</a></h3><p class="s m wide-only">${newest?.meta.headline ?? signal.summary}</p></li>`,
  )}</ul></section>`;
}

/** Shows the next release that is for a series with data. */
function nextRelease({ site }: WebContext, rows: readonly FigureRow[]): Html {
  const next = rows
    .flatMap(({ figure, handle }) =>
      figure.freshness.nextRelease === null ? [] : [{ at: figure.freshness.nextRelease, dataset: handle.dataset }],
    )
    .sort((a, b) => a.at.localeCompare(b.at))[0];
  if (next === undefined) return NOTHING;
  const when = formatSydney(Date.parse(next.at));
  return html`<section><h2>Next release</h2><p><a href="${site.href('/calendar')}#${when.slice(0, 10)}">${next.dataset.title}</a>: <time datetime="${when}">${dayText(when)}, ${clockText(when)}</time> (Sydney time)</p></section>`;
}

const datasets = ({ site }: WebContext, topic: Topic): Html =>
  html`<section><h2>Datasets</h2>${tuck(
    'Show the datasets',
    html`<ul class="columns">${topic.datasets.map(
      (one) =>
        html`<li><a href="${site.href(`/datasets/${one.source}/${one.id}`)}">${one.title}</a> <span class="s m">${one.source.toUpperCase()}</span></li>`,
    )}</ul>`,
  )}</section>`;
