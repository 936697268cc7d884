/** Reads the chart of the cash rate target. It uses the table of decisions, and then the decisions that only the daily table contains. */
import { AU_CASHRATE, AU_CASHRATE_DAILY } from '../../catalogue/series/rates.ts';
import { present } from '../../core/assert.ts';
import type { SeriesHandle } from '../../core/define-series.ts';
import { parseIsoDay } from '../../core/period.ts';
import type { Chart } from '../base/answer.ts';
import type { QueryContext } from '../base/context.ts';
import { decisionsOf } from '../series/concepts/decisions.ts';
import { DAYS_TO_APPLY } from '../series/concepts/policy-rate.ts';
import { readChart } from './read-chart.ts';

/**
 * Throws the same errors as `readChart`. A change is drawn on the day from which it applies. The window must therefore not end
 * before that day.
 * @param others series in the same chart
 */
export async function readDecisionChart(ctx: QueryContext, params: URLSearchParams, others: readonly SeriesHandle[] = []): Promise<Chart> {
  const [{ chart }, { all }] = await Promise.all([readChart(ctx, [AU_CASHRATE, ...others], params), decisionsOf(ctx)]);
  const [from, to] = [chart.window.from ?? Number.NEGATIVE_INFINITY, chart.window.to ?? Number.POSITIVE_INFINITY];
  const later = all.flatMap(({ day, isDaily, after, change }) => {
    const t = present(parseIsoDay(day), 'The day of a decision') + DAYS_TO_APPLY;
    return isDaily && after !== null && change !== 0 && t >= from && t <= to ? [{ t, after }] : [];
  });
  const [line, ...more] = chart.series;
  if (line === undefined || later.length === 0) return chart;
  const { chart: daily } = await readChart(ctx, [AU_CASHRATE_DAILY], params);
  return {
    ...chart,
    series: [
      {
        ...line,
        t: [...line.t, ...later.map(({ t }) => t)],
        value: [...line.value, ...later.map(({ after }) => after)],
        through: daily.series[0]?.t.at(-1) ?? line.through,
      },
      ...more,
    ],
    sources: [...chart.sources, ...daily.sources],
    staleReason: daily.staleReason,
    currency: daily.currency ?? null,
  };
}
