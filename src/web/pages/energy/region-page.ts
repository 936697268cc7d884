/** The page about electricity in one region, for a range of days. */
import { REGION_NAMES } from '../../../catalogue/regions/market-regions.ts';
import { datasetKey } from '../../../core/define-dataset.ts';
import { DAY_MS } from '../../../core/period.ts';
import { citationOf } from '../../../queries/base/citation.ts';
import type { QueryContext } from '../../../queries/base/context.ts';
import type { SourceCitation } from '../../../queries/base/meta-shape.ts';
import { marketRegionNamed, READ_ENERGY, requestedRange } from '../../../queries/energy/energy-answer.ts';
import type { Output } from '../../../queries/energy/output-by-fuel.ts';
import { type EnergyHistory, energyHistory, type PriceSummary, RANGES, type Range } from '../../../queries/energy/region-history.ts';
import { marketDays } from '../../../render/chart/calendar-words.ts';
import { renderStack } from '../../../render/chart/stack.ts';
import { formatNumber } from '../../../render/chart/value-axis.ts';
import { Html, html, NOTHING } from '../../html.ts';
import type { PageContent, PageRequest, Redirect, WebContext, WebPage } from '../../page.ts';
import { fileForms, fileMenu } from '../../parts/file-menu.ts';
import { segments } from '../../parts/segments.ts';
import { sourceFiles } from '../../parts/source-files.ts';
import { table } from '../../parts/table.ts';
import { tuck } from '../../parts/tuck.ts';
import type { Site } from '../../site.ts';
import { dayText } from '../../words/period-words.ts';
import { FUELS } from './fuels.ts';

const MAX_AGE_SECONDS = 60;
const [WIDE, NARROW, HEIGHT] = [1100, 328, 420];
const RANGE_WORDS: Readonly<Record<Range, string>> = { '1d': '1 day', '7d': '7 days', '30d': '30 days', '1y': '1 year' };
const EVENT_WORDS = { administered: 'Administered pricing', suspended: 'Market suspended' } as const;
const EVENTS_SHOWN = 20;
/** Common names of interconnectors, by their ids. */
const NAMES: Readonly<Record<string, string>> = {
  'N-Q-MNSP1': 'Terranora',
  'NSW1-QLD1': 'Queensland – New South Wales',
  'VIC1-NSW1': 'Victoria – New South Wales',
  'V-SA': 'Heywood',
  'V-S-MNSP1': 'Murraylink',
  'T-V-MNSP1': 'Basslink',
};

export const energyRegionPage: WebPage = {
  id: 'energy_region',
  path: '/energy/{region}',
  access: 'reading',
  query: READ_ENERGY.map(({ name }) => name),
  make,
};

async function make({ site, queries }: WebContext, { path: { region: text = '' }, query }: PageRequest): Promise<PageContent | Redirect> {
  const region = marketRegionNamed(text);
  if (region !== text) return { redirect: site.href(`/energy/${region}`, query) };
  const range = requestedRange(query);
  const history = await energyHistory(queries, region, range);
  const name = REGION_NAMES[region] ?? region;
  const form = (extension: string): string => site.href(`/e/${region}.${extension}`, { range });
  return {
    title: `Electricity in ${name}`,
    description: `Wholesale electricity prices and generation by fuel in ${name}, for the last day, week, month or year.`,
    section: 'energy',
    canonical: `/energy/${region}`,
    maxAgeSeconds: MAX_AGE_SECONDS,
    datasets: history === null ? [] : history.states.map(({ dataset }) => datasetKey(dataset)),
    ...(history === null ? {} : { forms: fileForms(form) }),
    body: html`<p class="crumb"><a href="${site.href('/energy')}">Energy</a></p><div class="head"><h1>Electricity in ${name}</h1>${history !== null && html`<div class="row">${fileMenu(`${name}, ${RANGE_WORDS[range]}`, form)}</div>`}</div>
<div class="tools">${segments(
      'Region',
      Object.entries(REGION_NAMES).map(([id, words]) => ({
        label: words,
        href: site.href(`/energy/${id}`, { range }),
        current: id === region,
      })),
    )}${segments(
      'Range',
      RANGES.map((one) => ({ label: RANGE_WORDS[one], href: site.href(`/energy/${region}`, { range: one }), current: one === range })),
    )}</div>
${history === null ? html`<div class="empty"><b>No data.</b>No electricity prices for ${name} are stored on this site. The source is AEMO. <a href="${site.href('/datasets/aemo/dispatch_price')}">About this data</a></div>` : html`${shown(site, history, name)}<section><h2>Files</h2>${tuck('Show the files', sourceFiles(await sourcesOf(queries, history)))}</section>`}`,
  };
}

const sourcesOf = (ctx: QueryContext, { states }: EnergyHistory): Promise<readonly SourceCitation[]> =>
  Promise.all(states.map(({ dataset, state }) => citationOf(ctx, dataset, state.version)));

const shown = (site: Site, history: EnergyHistory, name: string): Html =>
  isOneInterval(history)
    ? html`${interval(history)}${generation(history)}${flows(history)}${events(site, history)}`
    : html`${picture(history, name)}${averages(history)}${generation(history)}${facts(history)}${flows(history)}${events(site, history)}`;

/** Returns true if the history has a single interval. Its averages and extremes would only repeat its values. */
const isOneInterval = ({ whole }: EnergyHistory): boolean => whole === null || whole.intervals < 2;

/** Shows the values of the only stored interval. A positive flow leaves the region. */
function interval({ whole, highestDemand, netExport }: EnergyHistory): Html {
  if (whole === null) return NOTHING;
  const { end, value } = whole.highest;
  const net = netExport?.end === end ? netExport.value : null;
  const fact = (label: string, text: string): Html =>
    html`<div class="card"><p class="s m">${label}</p><p class="big"><b>${text}</b></p></div>`;
  return html`<section id="interval"><h2>${momentText(end)}</h2><div class="g3">${fact('Spot price', price(value))}${highestDemand !== null && fact('Demand', mw(highestDemand.value))}${
    net !== null && fact(net > 0 ? 'Net export to other regions' : 'Net import from other regions', mw(Math.abs(net)))
  }</div><p class="note">Only one interval in this range is stored, so there is no chart. Times are market time (UTC+10).</p></section>`;
}

const price = (value: number): string => `${value < 0 ? '−' : ''}$${formatNumber(Math.abs(value), 2)}/MWh`;
const mw = (value: number): string => `${formatNumber(value, 0)}\u00A0MW`;

/** Returns a time such as `4:30 pm, 14 May 2026`, in market time. */
function momentText(ms: number): string {
  const day = new Date(ms + (marketDays(ms) * DAY_MS - ms)).toISOString();
  const hour = Number(day.slice(11, 13));
  return `${hour % 12 === 0 ? 12 : hour % 12}:${day.slice(14, 16)} ${hour < 12 ? 'am' : 'pm'}, ${dayText(day.slice(0, 10))}`;
}

function picture(history: EnergyHistory, name: string): Html {
  const { fuels, whole, range, hasUnits } = history;
  // The chart begins with the first stored step, even if only a part of the range is stored.
  const begin = history.steps.findIndex(({ priceAudPerMwh, fuelsMw }) => priceAudPerMwh !== null || fuelsMw.size > 0);
  const steps = history.steps.slice(Math.max(0, begin));
  const order = Object.keys(FUELS).filter((fuel) => fuels.includes(fuel));
  const stack = {
    at: steps.map(({ end }) => marketDays(end)),
    layers: order.map((fuel) => ({ name: `fu-${fuel}`, values: steps.map(({ fuelsMw }) => fuelsMw.get(fuel) ?? 0) })),
    line: steps.map(({ priceAudPerMwh }) => priceAudPerMwh),
    freq: range === '1y' ? ('D' as const) : ('5MIN' as const),
    units: ['Generation, MW', 'Price, $/MWh'] as const,
    said: `${name}: generation by fuel, with the price below it, ${RANGE_WORDS[range]}.${whole === null ? '' : ` Mean price ${price(whole.timeWeighted)}.`}`,
  };
  const drawing = (width: number, id: string): Html => new Html(renderStack(stack, width, HEIGHT, id));
  const sample = (fuel: string): Html =>
    new Html(`<svg width="10" height="10" viewBox="0 0 10 10" aria-hidden="true"><path class="fu-${fuel}" d="M0 0h10v10H0z"/></svg>`);
  const last = steps.at(-1);
  return html`<figure class="chart"><ul class="key">${order.map((fuel) => html`<li>${sample(fuel)}${FUELS[fuel]}</li>`)}</ul>${drawing(WIDE, 'wid')}${drawing(NARROW, 'nar')}<figcaption>Source: AEMO. ${last === undefined ? '' : `To ${momentText(last.end)}, market time (UTC+10). `}${hasUnits ? 'Output of metered units, excluding rooftop solar. Output by fuel is stored for 35 days.' : 'No output by fuel is stored for this range.'}</figcaption></figure>`;
}

/** Shows averages for the whole range, and for its days or months. */
function averages({ whole, parts, range }: EnergyHistory): Html {
  if (whole === null) return NOTHING;
  const row = (label: string, one: PriceSummary) => [
    label,
    formatNumber(one.timeWeighted, 2),
    one.volumeWeighted === null ? '–' : formatNumber(one.volumeWeighted, 2),
    formatNumber(one.lowest.value, 2),
    formatNumber(one.highest.value, 2),
    `${formatNumber(one.atOrBelowZeroPct, 1)}%`,
  ];
  const nameOf = ({ from, to }: PriceSummary): string => (range === '1y' ? `${dayText(from)} to ${dayText(to)}` : dayText(from));
  return html`<section id="averages"><h2>Average prices</h2>${table({
    caption: 'Average prices in dollars per megawatt hour',
    pinned: true,
    dated: true,
    columns: [
      { title: range === '1y' ? 'Month' : 'Day' },
      { title: 'Time-weighted', numeric: true },
      { title: 'Volume-weighted', numeric: true },
      { title: 'Lowest', numeric: true },
      { title: 'Highest', numeric: true },
      { title: 'At or below zero', numeric: true },
    ],
    rows: [row('Whole range', whole), ...parts.map((one) => row(nameOf(one), one))],
  })}<p class="s m">Dollars per megawatt hour. Volume-weighted averages weight each interval by its demand. They are not shown if demand is missing for any interval.</p></section>`;
}

function generation({ output, range }: EnergyHistory): Html {
  if (output.length === 0) return NOTHING;
  const order = Object.keys(FUELS).filter((fuel) => output.some(({ fuelsMw }) => fuelsMw.has(fuel)));
  const totalOf = ({ fuelsMw }: Output): number => [...fuelsMw.values()].reduce((sum, one) => sum + one, 0);
  const cell = (part: Output, fuel: string): string => {
    const own = part.fuelsMw.get(fuel);
    return own === undefined ? '–' : `${formatNumber(own, 0)} (${formatNumber((100 * own) / totalOf(part), 0)}%)`;
  };
  return html`<section id="generation"><h2>Generation by fuel</h2>${table({
    caption: 'Mean output in megawatts, with each fuel’s share',
    pinned: true,
    dated: true,
    columns: [
      { title: range === '1y' ? 'Month' : 'Day' },
      ...order.map((fuel) => ({ title: FUELS[fuel] ?? fuel, numeric: true })),
      { title: 'All', numeric: true },
    ],
    rows: output.map((part) => [
      part.from === part.to ? dayText(part.from) : `${dayText(part.from)} to ${dayText(part.to)}`,
      ...order.map((fuel) => cell(part, fuel)),
      formatNumber(totalOf(part), 0),
    ]),
  })}<p class="s m">Means for the stored intervals, in megawatts. A dash means no output.</p></section>`;
}

function facts({ whole, highestDemand }: EnergyHistory): Html {
  if (whole === null) return NOTHING;
  return html`<section id="records"><h2>Highs and lows in this range</h2><ul><li>Highest price: <b>${price(whole.highest.value)}</b> at ${momentText(whole.highest.end)}</li><li>Lowest price: <b>${price(whole.lowest.value)}</b> at ${momentText(whole.lowest.end)}</li>${highestDemand !== null && html`<li>Highest demand: <b>${mw(highestDemand.value)}</b> at ${momentText(highestDemand.end)}</li>`}</ul></section>`;
}

const flows = ({ flows: all }: EnergyHistory): Html =>
  all.length === 0
    ? NOTHING
    : html`<section id="flows"><h2>Interconnectors</h2>${table({
        caption: 'Latest flow on each interconnector',
        prose: true,
        onPhone: 3,
        columns: [{ title: 'Interconnector' }, { title: 'Flow', numeric: true }, { title: 'Direction' }, { title: 'Interval ending' }],
        rows: all.map(({ interconnector, mw: flow, end }) => [
          html`${NAMES[interconnector] ?? interconnector} <code class="xs m">${interconnector}</code>`,
          mw(Math.abs(flow)),
          flow === 0 ? 'none' : flow > 0 ? 'export' : 'import',
          momentText(end),
        ]),
      })}<p class="s m">AEMO publishes the net import of a region separately. The sum of the flows can differ from it.</p></section>`;

const events = (site: Site, { events: all, region, states }: EnergyHistory): Html =>
  html`<section id="events"><h2>Events</h2>${
    all === null
      ? html`<p>These are settled prices. They do not record administered pricing or market suspensions.</p>`
      : all.length === 0
        ? html`<p>The stored prices in this range show no administered pricing or market suspension.</p>`
        : html`<ul>${all.slice(0, EVENTS_SHOWN).map(({ kind, from, to }) => html`<li><b>${EVENT_WORDS[kind]}</b>: ${momentText(from)} to ${momentText(to)}</li>`)}</ul>`
  }<p class="s"><a href="${site.href(`/datasets/aemo/${states[0]?.dataset.id ?? 'dispatch_price'}`, { region, view: 'rows' })}">All prices</a> · <a href="${site.href('/datasets/aemo/dispatch_constraints')}">Constraints</a> · <a href="${site.href('/signals/nem-energy-regime')}">Price ranges</a></p></section>`;
