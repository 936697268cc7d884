/** The page about the current electricity market. It shows five regions on the same scale. */

import { SOURCES } from '../../../catalogue/catalogue.ts';
import { REGION_NAMES } from '../../../catalogue/regions/market-regions.ts';
import { at } from '../../../core/assert.ts';
import { WattleError } from '../../../core/errors.ts';
import { parseIsoDay } from '../../../core/period.ts';
import type { Chart, ChartSeries } from '../../../queries/base/answer.ts';
import { chartSources } from '../../../queries/base/citation.ts';
import { dayWords } from '../../../render/chart/calendar-words.ts';
import { renderPageChart } from '../../../render/chart/page-chart.ts';
import { formatNumber } from '../../../render/chart/value-axis.ts';
import { Html, html, NOTHING } from '../../html.ts';
import type { PageContent, WebContext, WebPage } from '../../page.ts';
import { sourceFiles } from '../../parts/source-files.ts';
import { dot } from '../../parts/state-dot.ts';
import { tuck } from '../../parts/tuck.ts';
import type { Site } from '../../site.ts';
import { clockText } from '../../words/time-words.ts';
import { FUELS } from './fuels.ts';
import { type FuelShare, type MarketNow, marketNow, type PricePoint, type RegionNow } from './market-now.ts';

const REGIMES: Readonly<Record<string, string>> = {
  normal: 'Normal',
  elevated: 'Elevated',
  scarcity: 'Scarcity',
  at_cap: 'At the price cap',
  floor: 'At the price floor',
  negative: 'Negative',
  administered: 'Administered',
  suspended: 'Suspended',
};
const SIZE = { width: 340, height: 190 } as const;
const BAR_WIDTH = 340;
const REFRESH_SECONDS = 300;

export const energyPage: WebPage = {
  id: 'energy',
  path: '/energy',
  access: 'reading',
  query: [],
  make: async (web) => {
    try {
      return await make(web);
    } catch (error) {
      if (error instanceof WattleError && error.status === 503) return withoutMarket(web, error);
      throw error;
    }
  },
};

/** Returns the page without values, because market data are missing or out of date. */
function withoutMarket({ site }: WebContext, error: WattleError): PageContent {
  return {
    title: 'Electricity prices and generation now',
    description: 'Price, demand and generation in the National Electricity Market by region. No current data on this site.',
    section: 'energy',
    canonical: '/energy',
    maxAgeSeconds: 30,
    refreshSeconds: REFRESH_SECONDS,
    body: html`<h1>Electricity prices and generation now</h1><div class="empty"><b>No current data.</b>See <a href="${SOURCES.aemo.homepage}" rel="noreferrer">the AEMO website</a> for current prices.</div>
<section><h2>Regions</h2><p class="row">${regionChips(site)}</p></section><section><h2>On this site</h2><ul class="columns"><li><a href="${site.href('/topics/energy')}">Energy series and datasets</a></li><li><a href="${site.href('/datasets', { source: 'aemo' })}">AEMO datasets</a></li><li><a href="${site.href('/status')}#aemo">Status of the agency</a></li></ul></section>
<details><summary class="s"><span class="link">For administrators of this site</span></summary><p class="prose s">${error.message}</p>${error.hint !== undefined && html`<p class="prose s">${error.hint}</p>`}</details>`,
  };
}

async function make({ site, queries, signals }: WebContext): Promise<PageContent> {
  const now = await marketNow(queries, signals);
  const { market, regions } = now;
  const price = market['spot_price_aud_per_mwh'];
  const isOld = now.snapshot.meta.stale;
  const state = queries.sandbox ? 'sim' : isOld ? 'stale' : 'ok';
  const title = isOld ? `Electricity prices and generation, ${dayOf(now.intervalEnd)}` : 'Electricity prices and generation now';
  const scale = reachOf(regions);
  return {
    title,
    description: now.headline ?? 'Price, demand and generation in the National Electricity Market by region, every five minutes.',
    section: 'energy',
    canonical: '/energy',
    maxAgeSeconds: 30,
    datasets: now.snapshot.datasets,
    refreshSeconds: REFRESH_SECONDS,
    forms: [
      { label: 'JSON', href: site.href('/g/energy-snapshot.json') },
      { label: 'CSV', href: site.href('/g/energy-snapshot.csv') },
    ],
    body: html`<div data-refresh="${REFRESH_SECONDS}"><div class="head"><h1>${title}</h1><p class="s st">${dot(state)}<span>${isOld && 'Latest available interval, not current. '}Interval ending <b>${clockText(now.intervalEnd)}</b> market time (UTC+10)</span></p></div>
<div class="fig">${typeof price === 'number' ? html`<b>${dollars(price)}<i>/MWh</i></b>` : html`<b class="words">No price</b>`}<p>${sentence(now)}</p></div>
<div class="g3">${regions.map((region) => regionCard(site, region, now, scale))}${howToRead(site, now)}</div>
${!isOld && html`<p class="xs m gap">Updates every 5 minutes.</p>`}<section class="gap"><h2>Files</h2>${tuck('Show the files', sourceFiles(now.snapshot.meta.sources))}</section></div>`,
  };
}

/** Returns a day such as `20 August 2025`. */
const dayOf = (intervalEnd: string): string => dayWords(parseIsoDay(intervalEnd.slice(0, 10)) ?? 0);

/** Returns an amount in whole dollars, such as `−$12`. */
const dollars = (value: number): string => formatNumber(value, 0).replace(/^(−?)/, '$1$$');
const mw = (value: number): string => `${formatNumber(value, 0)}\u00A0MW`;

function sentence({ market, regions }: MarketNow): string {
  const [demand, share] = [market['demand_mw'], market['renewable_share_pct']];
  const regimes = [...new Set(regions.flatMap(({ regime }) => regime ?? []))];
  const highest = Math.max(...regions.map(({ shareOfThresholdPct }) => shareOfThresholdPct ?? 0));
  return [
    `average price in the National Electricity Market${typeof demand === 'number' ? `, weighted by demand of ${mw(demand)}` : ''}`,
    typeof share === 'number' ? `. ${formatNumber(share, 0)}% of the metered output is renewable` : '',
    '.',
    regimes.length === 1
      ? ` The price range in all regions is “${(REGIMES[at(regimes, 0)] ?? at(regimes, 0)).toLowerCase()}”.`
      : regimes.length > 1
        ? ` Price ranges: ${regions.map(({ region, regime }) => `${REGION_NAMES[region] ?? region} ${(REGIMES[regime ?? ''] ?? regime ?? 'unknown').toLowerCase()}`).join(', ')}.`
        : '',
    regimes.length > 0 ? ` In each region, the cumulative price is at most ${formatNumber(highest, 0)}% of its threshold.` : '',
  ].join('');
}

/** Returns the lowest and highest price of all regions, because their charts share one scale. The range includes 0. */
function reachOf(regions: readonly RegionNow[]): { readonly min: number; readonly max: number } {
  const values = regions.flatMap(({ course, forecast }) => [...course, ...forecast].map(({ value }) => value));
  return values.length === 0 ? { min: 0, max: 1 } : { min: Math.min(0, ...values), max: Math.max(...values) };
}

const regionChips = (site: Site): readonly Html[] =>
  Object.entries(REGION_NAMES).map(([id, name]) => html`<a class="chip" href="${site.href(`/energy/${id}`)}">${name}</a>`);

function regionCard(site: Site, now: RegionNow, market: MarketNow, reach: Chart['reach']): Html {
  const { region, price, demandMw, netImportMw, renewablePct, regime, mix, rooftopMw } = now;
  const flow = netImportMw === null ? null : `${netImportMw >= 0 ? 'Imports' : 'Exports'} ${mw(Math.abs(netImportMw))}`;
  const facts = [
    flow,
    renewablePct === null ? null : `${formatNumber(renewablePct, 0)}% renewable`,
    rooftopMw === null || rooftopMw === 0 ? null : `rooftop solar ${mw(rooftopMw)}`,
  ].filter((fact) => fact !== null);
  return html`<section class="card"><div class="row"><h2 class="small"><a href="${site.href(`/energy/${region}`)}">${REGION_NAMES[region] ?? region}</a></h2>${regime !== null && html`<span class="chip push${regime !== 'normal' && ' warn'}">${REGIMES[regime] ?? regime}</span>`}</div>
<p class="row reading"><b>${price === null ? '–' : dollars(price)}</b><span class="s m">/MWh</span>${demandMw !== null && html`<span class="s m push">${mw(demandMw)} used</span>`}</p>
${chartOfRegion(now, market, reach)}<p class="s m">${facts.join(' · ')}</p>${market.snapshot.meta.stale && market.mixEnd !== null && mix.length > 0 && html`<p class="xs m">Output on ${dayOf(market.mixEnd)}</p>`}${fuelBar(mix)}</section>`;
}

/** A line needs at least two values. */
const hasLine = ({ course, forecast }: Pick<RegionNow, 'course' | 'forecast'>): boolean => course.length + forecast.length >= 2;

function chartOfRegion({ region, course, forecast }: RegionNow, { snapshot }: MarketNow, reach: Chart['reach']): Html {
  if (!hasLine({ course, forecast })) return html`<p class="xs m">Earlier intervals are not stored on this site.</p>`;
  const series = (title: string, freq: '5MIN' | '30MIN', points: readonly PricePoint[], more: Partial<ChartSeries> = {}): ChartSeries => ({
    id: `${region} ${title}`,
    title,
    units: '$/MWh',
    unitsShort: '$/MWh',
    adjustment: 'original',
    freq,
    nature: 'period',
    through: null,
    partial: false,
    computed: false,
    axis: 'left',
    t: points.map(({ t }) => t),
    value: points.map(({ value }) => value),
    ...more,
  });
  const chart: Chart = {
    series: [
      series('5-minute price', '5MIN', course),
      ...(forecast.length === 0 ? [] : [series('30-minute forecast', '30MIN', forecast, { forecast: true })]),
    ],
    window: { from: null, to: null },
    sources: chartSources(snapshot.meta),
    staleReason: null,
    sandbox: snapshot.meta.sandbox === true,
    title: REGION_NAMES[region] ?? region,
    type: 'line',
    theme: 'auto',
    ...(reach === undefined ? {} : { reach }),
    ...SIZE,
  };
  return new Html(`<div class="bare-chart">${renderPageChart(chart).svg}</div>`);
}

function fuelBar(mix: readonly FuelShare[]): Html {
  if (mix.length === 0) return NOTHING;
  let x = 0;
  const parts = mix.map(({ fuel, share }) => {
    const width = share * BAR_WIDTH;
    const part = `<path class="fu-${fuel}" d="M${x.toFixed(1)} 0h${Math.max(1, width - 1).toFixed(1)}v12h${(-Math.max(1, width - 1)).toFixed(1)}z"/>`;
    x += width;
    return part;
  });
  return html`${new Html(`<svg class="fuel" viewBox="0 0 ${BAR_WIDTH} 12" aria-hidden="true" preserveAspectRatio="none">${parts.join('')}</svg>`)}<ul class="key">${mix.map(
    ({ fuel, share }) =>
      html`<li>${new Html(`<svg width="10" height="10" viewBox="0 0 10 10" aria-hidden="true"><path class="fu-${fuel}" d="M0 0h10v10H0z"/></svg>`)}${FUELS[fuel] ?? fuel} ${formatNumber(share * 100, 0)}%</li>`,
  )}</ul>`;
}

function howToRead(site: Site, { meteredMw, market, mixEnd, regions, snapshot }: MarketNow): Html {
  const isOld = snapshot.meta.stale;
  const demand = market['demand_mw'];
  return html`<section class="card flat"><h2 class="small">How to read this</h2><ul class="s">${regions.some(hasLine) && html`<li><b>Line:</b> price in each 5-minute interval.${regions.some(({ forecast }) => forecast.length > 0) && html` <b>Dashed line:</b> AEMO’s forecast.`}</li>`}<li><b>Bar:</b> output of metered generators${isOld && mixEnd !== null && ` on ${dayOf(mixEnd)}, ${clockText(mixEnd)}`}${!isOld && meteredMw !== null && typeof demand === 'number' && `: ${mw(meteredMw)} of a demand of ${mw(demand)}`}.</li><li>Demand and the bar exclude rooftop solar.</li></ul><p class="s"><a href="${site.href('/signals/nem-dispatch-5min')}">Table of intervals</a> · <a href="${site.href('/d/aemo/dispatch_price.csv')}">CSV</a> · <a href="${site.href('/datasets/aemo/dispatch_constraints')}">Constraints</a> · <a href="${site.href('/datasets/aemo/interconnector_flows')}">Flows</a></p></section>`;
}
