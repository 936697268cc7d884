/** A chart of the first series in a selection, with a table of their latest values. */

import type { TimeSeriesDataset } from '../../../core/define-dataset.ts';
import { FREQUENCY } from '../../../core/frequency.ts';
import { formatPeriod, period } from '../../../core/period.ts';
import { unitText } from '../../../core/units.ts';
import type { Answer, Chart, ChartSeries } from '../../../queries/base/answer.ts';
import { chartSources } from '../../../queries/base/citation.ts';
import { currencyOf } from '../../../queries/base/reason.ts';
import { readChart } from '../../../queries/charts/read-chart.ts';
import type { DatasetView, ViewedSeries } from '../../../queries/datasets/dataset-view.ts';
import { type Html, html } from '../../html.ts';
import type { WebContext } from '../../page.ts';
import { breakList, breaksOfChart } from '../../parts/break-list.ts';
import { chartFigure } from '../../parts/chart-figure.ts';
import { periodText } from '../../words/period-words.ts';
import { figuresTable, viewedName } from './figures-table.ts';

/** The maximum number of lines. Readers cannot distinguish a larger number of lines. */
const CHARTED = 5;
/** The number of series that are read. The chart shows only those with the same unit as the first one. */
export const LOOKED_AT = 20;
const YEARS = 15;
const MOST_VALUES = 260;

/** Returns the number of values to show. This is fifteen years of values, but at most `MOST_VALUES`. */
export const reachOfChart = (dataset: TimeSeriesDataset): number =>
  Math.min(MOST_VALUES, YEARS * (FREQUENCY[dataset.frequency].perYear ?? MOST_VALUES));

/**
 * Returns the chart and the table.
 * @param view selection with the range of a chart
 * @param response source and freshness of the dataset
 */
export async function chartBody(web: WebContext, dataset: TimeSeriesDataset, view: DatasetView, answer: Answer): Promise<Html> {
  const [first] = view.rows;
  if (first === undefined) return html``;
  const rows = view.rows.filter(({ stored, slice }) => unitText(stored) === unitText(first.stored) && slice.t.length > 0).slice(0, CHARTED);
  const chart = await chartOf(web, dataset, view, rows, answer);
  const drawn = chart.series.flatMap(({ t }) => [t[0] ?? [], t.at(-1) ?? []].flat());
  const [from, to] = [Math.min(...drawn), Math.max(...drawn)].map((t) => periodText(formatPeriod(period(view.frequency, t))));
  return html`${chartFigure({ chart, dataHref: null, tableId: 'table', hasGrade: false })}
<p class="s m">${view.total > rows.length ? `${rows.length} of ${view.total.toLocaleString('en-AU')} series` : rows.length === 1 ? 'The series' : `All ${rows.length} series`}, ${from} to ${to}.${view.total > rows.length && ' Use the filters to see other series.'}</p>${breakList(breaksOfChart(chart))}
${figuresTable(web.site, { ...view, rows })}`;
}

/** Returns the chart. If a series has an id, it has the same marks as on its own page: breaks, ranges and events. */
async function chartOf(
  { queries }: WebContext,
  dataset: TimeSeriesDataset,
  { frequency, rows: all }: DatasetView,
  rows: readonly ViewedSeries[],
  answer: Answer,
): Promise<Chart> {
  const handles = rows.flatMap(({ handle }) => handle ?? []);
  const first = Math.min(...rows.map(({ slice }) => slice.t[0] ?? Number.POSITIVE_INFINITY));
  const named = (chart: Chart): Chart => ({
    ...chart,
    title: dataset.title,
    series: chart.series.map((one, i) => {
      const row = rows[i];
      return row === undefined || all.length === 1 ? one : { ...one, title: viewedName(row) };
    }),
  });
  if (handles.length === rows.length) {
    const start = formatPeriod(period(frequency, first));
    const { chart } = await readChart(queries, handles, new URLSearchParams({ start, theme: 'auto' }));
    return named(chart);
  }
  return named({
    series: rows.map((row) => chartSeries(row, frequency)),
    window: { from: null, to: null },
    sources: chartSources(answer.meta),
    staleReason: answer.meta.stale_reason,
    currency: currencyOf(answer.meta.reasons ?? []),
    sandbox: answer.meta.sandbox === true,
    title: dataset.title,
    type: 'line',
    theme: 'auto',
    width: 720,
    height: null,
  });
}

function chartSeries(row: ViewedSeries, freq: ChartSeries['freq']): ChartSeries {
  const { stored, handle, slice } = row;
  const points = slice.t.flatMap((t, i) => (slice.value[i] == null ? [] : [{ t, value: slice.value[i] ?? 0 }]));
  return {
    id: handle?.id ?? stored.codes.join('.'),
    title: viewedName(row),
    units: unitText(stored),
    unitsShort: /^per cent$/i.test(stored.unit) ? '%' : unitText(stored),
    adjustment: handle?.adjustment ?? 'original',
    freq,
    nature: 'period',
    t: points.map(({ t }) => t),
    value: points.map(({ value }) => value),
    through: null,
    partial: false,
    computed: false,
    axis: 'left',
  };
}
