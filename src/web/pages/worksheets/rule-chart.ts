/** Charts of the stored inputs of a rule over ten years. */
import { AU_UNEMP } from '../../../catalogue/series/labour.ts';
import { AU_CPI_TRIMMED, AU_EXPECTATIONS_MARKET } from '../../../catalogue/series/prices.ts';
import { AU_CASHRATE } from '../../../catalogue/series/rates.ts';
import type { SeriesHandle } from '../../../core/define-series.ts';
import { DAY_MS, formatPeriod, lastDay, period, periodOfDay } from '../../../core/period.ts';
import { readDecisionChart } from '../../../queries/charts/decision-chart.ts';
import { readChart } from '../../../queries/charts/read-chart.ts';
import { MOST_DAYS } from '../../../queries/economy/desks/rule-calculator.ts';
import { newestFigures } from '../../../queries/series/freshness/newest-figure.ts';
import { type Html, html, NOTHING } from '../../html.ts';
import type { WebContext } from '../../page.ts';
import { chartFigure } from '../../parts/chart-figure.ts';

const MONTHS = 120;
interface Input {
  readonly name: string;
  readonly handle: SeriesHandle;
}
const INPUTS: Readonly<Record<string, readonly Input[]>> = {
  taylor: [
    { name: 'Trimmed mean inflation', handle: AU_CPI_TRIMMED },
    { name: 'Unemployment rate', handle: AU_UNEMP.SA },
  ],
  real_rate: [
    { name: 'Cash rate target', handle: AU_CASHRATE },
    { name: 'Expected inflation', handle: AU_EXPECTATIONS_MARKET },
  ],
};

/** Returns the chart of the inputs. Omits an input that is too old for the rule. Returns nothing if the rule uses no stored series. */
export async function ruleInputs({ queries, site }: WebContext, rule: string): Promise<Html> {
  const inputs = INPUTS[rule] ?? [];
  const figures = await newestFigures(
    queries,
    inputs.map(({ handle }) => handle),
  );
  const days = figures.map(({ newest }) => (newest === null ? Number.NEGATIVE_INFINITY : lastDay(newest.period)));
  const shown = inputs.filter((_, i) => Math.max(...days) - (days[i] ?? 0) <= MOST_DAYS);
  const series = shown.map(({ handle }) => handle);
  const [first] = series;
  if (first === undefined) return NOTHING;
  const now = periodOfDay('M', Math.floor(queries.clock.now() / DAY_MS));
  const params = new URLSearchParams({ start: formatPeriod(period('M', now.t - MONTHS)) });
  const isDecided = first === AU_CASHRATE;
  const chart = isDecided ? await readDecisionChart(queries, params, series.slice(1)) : (await readChart(queries, series, params)).chart;
  params.set('ids', series.map(({ id }) => id).join(','));
  const dataHref = isDecided ? null : site.href('/s/multi.chart.json', params);
  const title = new Intl.ListFormat('en-AU').format(shown.map(({ name }, i) => (i === 0 ? name : name.toLowerCase())));
  return html`<section><h2>${title}</h2>${chartFigure({ chart, dataHref, tableId: 'results', height: 260, hasGrade: false })}</section>`;
}
