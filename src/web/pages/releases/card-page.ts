import { forecasts } from '../../../catalogue/forecasts/forecasts.ts';
import { roundedTo, subtractDecimals } from '../../../core/decimal.ts';
import { datasetKey } from '../../../core/define-dataset.ts';
import type { SeriesHandle } from '../../../core/define-series.ts';
import { formatPeriod, period as periodOf } from '../../../core/period.ts';
import { gradeOf } from '../../../queries/base/reason.ts';
import { readDecisionChart } from '../../../queries/charts/decision-chart.ts';
import { readChart } from '../../../queries/charts/read-chart.ts';
import type { CardSeries } from '../../../queries/economy/release-cards/card-figures.ts';
import { isDecided } from '../../../queries/economy/release-cards/card-periods.ts';
import { type CardRow, changedParts, comparedParts, partName, signed } from '../../../queries/economy/release-cards/card-sentence.ts';
import { cardNamed, cardOf, freshnessOfCard, latestPeriod, type ReadCard } from '../../../queries/economy/release-cards/read-card.ts';
import { DAYS_TO_APPLY } from '../../../queries/series/concepts/policy-rate.ts';
import { vintageFan } from '../../../queries/series/vintages/statistics/vintage-fan.ts';
import { formatNumber } from '../../../render/chart/value-axis.ts';
import { type Html, html, NOTHING, type Piece } from '../../html.ts';
import type { PageContent, PageRequest, Redirect, WebContext, WebPage } from '../../page.ts';
import { chartFigure } from '../../parts/chart-figure.ts';
import { fileForms, fileMenu } from '../../parts/file-menu.ts';
import { methodLink } from '../../parts/method-link.ts';
import { signedBar } from '../../parts/signed-bar.ts';
import { sourceFiles } from '../../parts/source-files.ts';
import { table } from '../../parts/table.ts';
import { tuck } from '../../parts/tuck.ts';
import type { Site } from '../../site.ts';
import { dayText, periodText, shortPeriod } from '../../words/period-words.ts';
import { gradeWords } from '../../words/reason-words.ts';
import { changeText, differenceText, styleOfDecimals, type ValueStyle, valueText } from '../../words/value-words.ts';
import { fanFigure } from '../series/vintage-section.ts';
import { cardLinks } from './card-links.ts';

const MAX_AGE_SECONDS = 60;
const PARTS_CHARTED = 4;
/** The most that a figure may exceed the headline in one chart, as a multiple. */
const MOST_APART = 5;
/** By frequency, the number of periods before the card's period at which charts start. */
const CHARTED = { M: 36, Q: 24, D: 3650 } as const;

export const cardStart: WebPage = {
  id: 'releaseCardStart',
  path: '/releases/{publication}',
  access: 'reading',
  query: [],
  make: async ({ site, queries }, { path: { publication = '' } }): Promise<Redirect> => {
    const card = cardNamed(publication);
    return { redirect: site.href(`/releases/${card.id}/${formatPeriod(await latestPeriod(queries, card))}`) };
  },
};

export const cardPage: WebPage = { id: 'releaseCard', path: '/releases/{publication}/{period}', access: 'reading', query: [], make };

async function make(web: WebContext, { path: { publication = '', period: text = '' } }: PageRequest): Promise<PageContent | Redirect> {
  const { site, queries } = web;
  const card = cardNamed(publication);
  // `latest` redirects to the latest period, so that people can link to it.
  if (text === 'latest') return { redirect: site.href(`/releases/${card.id}/${formatPeriod(await latestPeriod(queries, card))}`) };
  const read = await cardOf(queries, card, text);
  const name = formatPeriod(read.period);
  const address = `/releases/${card.id}/${name}`;
  if (card.id !== publication || name !== text) return { redirect: site.href(address) };
  const form = (extension: string): string => site.href(`/w/release-card.${extension}`, { publication: card.id, period: name });
  const when =
    read.release === null
      ? 'The release time is not known.'
      : `Released ${dayText(read.release.at.slice(0, 10))}${read.release.basis === 'by_rule' ? ' (usual release day)' : ''}.`;
  return {
    title: `${card.title}, ${periodText(name)}`,
    description: read.sentence,
    section: 'calendar',
    canonical: address,
    maxAgeSeconds: MAX_AGE_SECONDS,
    feed: { title: card.title, href: site.href(`/feeds/releases/${card.id}.rss`) },
    datasets: [...new Set(read.rows.map(({ series }) => datasetKey(series.handle.dataset)))],
    forms: fileForms(form),
    body: html`<p class="crumb"><a href="${site.href('/calendar')}">Releases</a> › <a href="${site.href(`/releases/${card.id}`)}">${card.title}</a></p>
<div class="head"><div><h1>${card.title}, ${periodText(name)}</h1><p>${read.sentence}</p><p class="s m">${when} ${currency(read)}${neighbours(site, read)}</p></div><div class="row">${fileMenu(card.title, form)}</div></div>
${await chart(web, read)}${await moreCharts(web, read)}
${isDecided(card) && html`<p><a href="${site.href(`/board-days/${name}`)}">What the RBA knew on ${dayText(name)}</a></p>`}${forecast(site, read)}
${partsSection(site, read)}
${figuresSection(site, read)}
${filesSection(read)}${methodLink(site, 'release-cards')}
${await cardLinks(site, queries, 'Other cards', card.id)}`,
  };
}

/** Shows how far the data of the latest card are behind. Shows nothing if they are current, or for an earlier card. */
function currency(read: ReadCard): Html {
  const { reasons } = freshnessOfCard(read);
  return gradeOf(reasons) === 'current' ? NOTHING : html`${gradeWords(reasons)}. `;
}

function neighbours(site: Site, { card, period, periods }: ReadCard): Html {
  const at = periods.indexOf(period.t);
  const link = (t: number | undefined, words: string): Html => {
    if (t === undefined) return NOTHING;
    const name = formatPeriod(periodOf(period.freq, t));
    return html` <a href="${site.href(`/releases/${card.id}/${name}`)}">${words} ${shortPeriod(name)}</a>`;
  };
  return html`${link(at > 0 ? periods[at - 1] : undefined, 'Previous:')}${link(periods[at + 1], 'Next:')}`;
}

/**
 * Returns the query parameters for charts. The range ends at the period of the card. For a decision, it ends on the day on which the
 * decision applies.
 */
const spanOf = ({ card, period: { freq, t } }: ReadCard): URLSearchParams => {
  const back = freq === 'M' || freq === 'D' ? CHARTED[freq] : CHARTED.Q;
  const end = isDecided(card) ? t + DAYS_TO_APPLY : t;
  return new URLSearchParams({ start: formatPeriod(periodOf(freq, t - back)), end: formatPeriod(periodOf(freq, end)) });
};

/**
 * Shows further charts. They show the headline with other values in the same unit, the parts whose contributions changed most, and all
 * vintages of the headline.
 */
async function moreCharts(web: WebContext, read: ReadCard): Promise<Html> {
  const { rows } = read;
  const main = mainSeries(read)?.handle;
  if (main === undefined) return NOTHING;
  const headline = rows.find(({ series }) => series.handle === main)?.figure.value ?? 0;
  const beside = rows.filter(
    ({ kind, series, figure }) =>
      kind === 'figure' && series.handle !== main && series.handle.units === main.units && isOnScale(figure.value, headline),
  );
  const parts = changedParts(rows).slice(0, PARTS_CHARTED);
  const fan = isDecided(read.card) ? null : await vintageFan(web.queries, main);
  const lines = (id: string, title: string, handles: readonly SeriesHandle[]): Promise<Html> => linesOf(web, read, { id, title, handles });
  const pictures = [
    ...(beside.length === 0
      ? []
      : [
          await lines('chart-figures', 'Compared with other figures', [
            main,
            ...beside.slice(0, PARTS_CHARTED).map(({ series }) => series.handle),
          ]),
        ]),
    ...(parts.length < 2
      ? []
      : [
          await lines(
            'chart-parts',
            'Largest changes in contributions',
            parts.map(({ series }) => series.handle),
          ),
        ]),
    ...(fan === null || fan.vintages.length === 0
      ? []
      : [html`<div id="vintages"><h3>All vintages</h3>${fanFigure(web.site, main, fan)}</div>`]),
  ];
  return pictures.length === 0
    ? NOTHING
    : html`<section>${tuck('Show more charts', html`<div class="g2 gap">${pictures}</div>`)}</section>`;
}

/** Returns true if both lines are readable on one axis. A participation rate of 67% would make an unemployment rate of 4% flat. */
const isOnScale = (value: number | null, headline: number): boolean =>
  value !== null && Math.abs(value) <= MOST_APART * Math.max(1, Math.abs(headline));

interface Lines {
  readonly id: string;
  readonly title: string;
  readonly handles: readonly SeriesHandle[];
}

async function linesOf({ queries, site }: WebContext, read: ReadCard, { id, title, handles }: Lines): Promise<Html> {
  const params = spanOf(read);
  params.set('ids', handles.map((one) => one.id).join(','));
  const { chart: drawn } = await readChart(queries, handles, params);
  return html`<div><h3>${title}</h3>${chartFigure({ id, chart: drawn, dataHref: site.href('/s/multi.chart.json', params), tableId: 'figures', height: 240, hasGrade: false })}</div>`;
}

/** Returns the first series with a value, which is usually the headline. Parts of a total do not count. */
const mainSeries = ({ rows }: ReadCard): CardSeries | undefined =>
  rows.find(({ kind, figure }) => kind !== 'part' && figure.value !== null)?.series;

/** Shows a chart of the headline. If it has no value, shows the first other figure. A card of decisions has a chart of all decisions. */
async function chart({ queries, site }: WebContext, read: ReadCard): Promise<Html> {
  const params = spanOf(read);
  if (isDecided(read.card))
    return chartFigure({
      chart: await readDecisionChart(queries, params),
      dataHref: null,
      tableId: 'figures',
      height: 260,
      hasGrade: false,
    });
  const handle = mainSeries(read)?.handle;
  if (handle === undefined) return NOTHING;
  const { chart: drawn } = await readChart(queries, [handle], params);
  return chartFigure({
    chart: drawn,
    dataHref: site.href(`/s/${handle.id}.chart.json`, params),
    tableId: 'figures',
    height: 260,
    hasGrade: false,
  });
}

function forecast(site: Site, { card, compared: { forecast: found, reason } }: ReadCard): Html {
  const series = forecasts().find(({ id }) => id === card.forecast?.id);
  if (series === undefined) return NOTHING;
  const link = html`<a href="${site.href(`/forecasts/${series.id}`)}">RBA forecasts: ${series.short}</a>`;
  if (found === null) return html`<section><h2>RBA forecast</h2><p class="m">${reason} ${link}</p>${ECONOMISTS}</section>`;
  const style: ValueStyle = { before: '', unit: series.units, decimals: series.decimals, shift: 0 };
  return html`<section><h2>RBA forecast</h2><p>In ${periodText(found.issued)} the RBA forecast <b>${valueText(found.value, style)}</b> for the ${periodText(found.target)}.${found.outcome !== null && found.difference !== null && html` The outcome is <b>${valueText(found.outcome, style)}</b>. The difference is <b>${changeText(found.difference, style)}</b> percentage points.`}${reason !== null && ` ${reason}`}${found.basis === 'secondary' && ' The forecast is from another publication that quotes the RBA.'} ${link}</p>${ECONOMISTS}</section>`;
}

const ECONOMISTS = html`<p class="s m">Cards do not include the forecasts of market economists. The RBA publishes them in <a href="https://www.rba.gov.au/statistics/tables/">table J1</a>.</p>`;

function partsSection(site: Site, { rows, period }: ReadCard): Html {
  const compared = comparedParts(rows);
  const parts = rows.filter(({ kind }) => kind === 'part');
  if (parts.length === 0) return NOTHING;
  if (compared.length === 0)
    return html`<section><h2>Contributions</h2><p class="m">Contributions for this period are not stored.</p></section>`;
  const up = compared.filter(({ change }) => change > 0).length;
  const same = compared.filter(({ change }) => change === 0).length;
  const most = Math.max(...compared.map(({ change }) => Math.abs(change)));
  const counts =
    compared.length < parts.length
      ? `Only ${compared.length} of ${parts.length} parts ${compared.length === 1 ? 'has' : 'have'} values for both periods.`
      : `${up} of ${parts.length} parts contributed more than in the previous period, ${compared.length - up - same} contributed less, and ${same} are the same to two decimals.`;
  return html`<section><h2>Contributions</h2><p class="prose m">${counts} Values are in percentage points.</p>${table({
    caption: 'Contributions and their changes',
    prose: true,
    onPhone: 3,
    columns: [
      { title: 'Part' },
      { title: 'Change', numeric: true },
      { title: shortPeriod(formatPeriod(period)), numeric: true },
      { title: 'Before', numeric: true },
      { title: '' },
    ],
    rows: compared.map(({ series, figure, change }) => {
      const text = (value: number | null): string => (value === null ? '–' : formatNumber(value, series.decimals));
      return [
        html`<a href="${site.href(`/series/${series.handle.id}`)}">${partName(series)}</a>`,
        html`<b>${signed(change)}</b>`,
        text(figure.value),
        text(figure.previous),
        signedBar(most === 0 ? 0 : change / most),
      ];
    }),
  })}</section>`;
}

/** Returns the difference of the values as shown, so that a reader can check it. */
function shownChange({ value, previous }: CardRow['figure'], { decimals, shift }: ValueStyle): number | null {
  const shown = (one: number): number => roundedTo(one, decimals + shift);
  return value === null || previous === null ? null : subtractDecimals(shown(value), shown(previous));
}

function figuresSection(site: Site, { rows }: ReadCard): Html {
  const shown = rows.filter(({ kind }) => kind !== 'part');
  const styleOf = ({ series }: CardRow): ValueStyle => styleOfDecimals(series.handle.unitsShort, series.decimals);
  return html`<section id="figures"><h2>Figures</h2>${table({
    caption: 'Figures in the release',
    prose: true,
    onPhone: 2,
    columns: [
      { title: 'Series' },
      ...['Value', 'Before', 'Change', 'Revision to previous', 'First published'].map((title) => ({ title, numeric: true })),
    ],
    rows: shown.map((row) => {
      const { series, figure } = row;
      const style = styleOf(row);
      const value = (one: number | null): string => (one === null ? '–' : valueText(one, style));
      const change = (one: number | null): Piece => (one === null ? '–' : html`<span class="nw">${differenceText(one, style)}</span>`);
      const moved = change(shownChange(figure, style));
      return [
        html`<a href="${site.href(`/series/${series.handle.id}`)}">${series.handle.title}</a>`,
        figure.value === null
          ? html`<span class="m">no data</span>`
          : html`<b class="nw">${value(figure.value)}</b><span class="phone-only s m"><span class="nw">before ${value(figure.previous)}</span><br>${moved}</span>`,
        value(figure.previous),
        moved,
        change(figure.previousRevision),
        value(figure.first),
      ];
    }),
  })}<p class="s m">pts: percentage points. A dash means that the value or its vintage is not stored.</p></section>`;
}

function filesSection({ rows }: ReadCard): Html {
  const sources = [
    ...new Map(rows.flatMap(({ series: { source } }) => (source === null ? [] : [[source.dataset_id, source] as const]))).values(),
  ];
  return html`<section><h2>Files</h2>${sourceFiles(sources)}</section>`;
}
