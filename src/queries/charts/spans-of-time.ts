/** Time spans that charts shade: the COVID-19 emergency, and phases in which the cash rate rose or fell. */
import { COVID, type SpanName } from '../../catalogue/bands.ts';
import { AU_CASHRATE } from '../../catalogue/series/rates.ts';
import { firstDay, lastDay, parseIsoDay, period } from '../../core/period.ts';
import type { ChartBand } from '../base/answer.ts';
import type { QueryContext } from '../base/context.ts';
import { neededFigures } from '../series/freshness/newest-figure.ts';

const LABELS = { rate_rises: 'Cash rate rises', rate_cuts: 'Cash rate cuts' } as const;

const TONES = { rate_rises: 'rise', rate_cuts: 'cut' } as const;

/** Reads stored data only. If no decisions are stored, there are no phases. */
export async function spansOfTime(ctx: QueryContext, names: readonly SpanName[]): Promise<readonly ChartBand[]> {
  const fixed = names.includes('covid')
    ? [{ label: COVID.label, low: null, high: null, from: parseIsoDay(COVID.from), to: parseIsoDay(COVID.to) }]
    : [];
  const cycles = (['rate_rises', 'rate_cuts'] as const).filter((name) => names.includes(name));
  if (cycles.length === 0) return fixed;
  const [cash] = await neededFigures(ctx, [AU_CASHRATE]);
  const points = cash?.loaded?.slice.points;
  if (points === undefined) return fixed;
  const decisions = points.t.map((t, i) => ({
    day: firstDay(period(points.freq, t)),
    end: lastDay(period(points.freq, t)),
    rate: points.value[i],
  }));
  // Later spans are drawn over earlier ones. The emergency comes last, because the cash rate was also cut during it.
  return [
    ...cycles.flatMap((name) =>
      phases(decisions, name === 'rate_rises' ? 1 : -1).map((span) => ({ label: LABELS[name], tone: TONES[name], ...span })),
    ),
    ...fixed,
  ];
}

interface Decision {
  readonly day: number;
  readonly end: number;
  readonly rate: number | undefined;
}

/** A phase is a sequence of cash rate changes in one direction. It ends with a change in the other direction. */
function phases(decisions: readonly Decision[], direction: 1 | -1): readonly Omit<ChartBand, 'label' | 'tone'>[] {
  const found: { low: null; high: null; from: number; to: number }[] = [];
  let isOpen = false;
  for (const [i, { day, end, rate }] of decisions.entries()) {
    const before = decisions[i - 1]?.rate;
    const move = rate === undefined || before === undefined ? 0 : Math.sign(rate - before);
    if (move === 0) continue;
    const last = found.at(-1);
    if (move !== direction) isOpen = false;
    else if (isOpen && last !== undefined) last.to = end;
    else {
      found.push({ low: null, high: null, from: day, to: end });
      isOpen = true;
    }
  }
  return found;
}
