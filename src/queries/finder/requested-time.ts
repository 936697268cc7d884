/** Finds the value for the time that a question names. A search shows the latest value, which can be for another time. */
import type { SeriesHandle } from '../../core/define-series.ts';
import { boundOfDays, firstDay, formatPeriod, lastDay, type Period, period, windowOf } from '../../core/period.ts';
import type { QueryContext } from '../base/context.ts';
import { newestFigures } from '../series/freshness/newest-figure.ts';
import { coverageOf } from '../series/series-facts.ts';
import { dayOfEvent, namedPeriod } from './named-time.ts';
import { requestedPeriod } from './reach.ts';

/** Matches words for a time span. Such a question requests more than one period. */
const SPAN = /\b(?:since|from|after|before|until|till|between|over|than)\b/i;

interface TimedValue {
  readonly period: Period;
  readonly value: number;
}

/** The values of a series in the requested period. `first` and `last` are the stored range. */
export interface RequestedTime {
  readonly requested: Period;
  readonly values: readonly TimedValue[];
  readonly first: string;
  readonly last: string;
}

/** Returns the values for the time in a question. Returns null if it names no single time, or if the series has no data. */
export async function atRequestedTime(ctx: QueryContext, q: string, handle: SeriesHandle): Promise<RequestedTime | null> {
  const event = dayOfEvent(q);
  const requested = event === null ? (namedPeriod(q, ctx.clock.now()) ?? (SPAN.test(q) ? null : requestedPeriod(q))) : null;
  if ((requested === null && event === null) || (handle.nature === 'event' && event === null)) return null;
  const [figure] = await newestFigures(ctx, [handle]);
  const loaded = figure?.loaded ?? null;
  const { start: first, end: last } = loaded === null ? { start: null, end: null } : coverageOf(loaded);
  if (loaded === null || first === null || last === null) return null;
  const { points } = loaded.slice;
  const all = [...points.t].flatMap((t, i) => {
    const value = points.value[i];
    return value == null ? [] : [{ period: period(points.freq, t), value }];
  });
  if (requested === null) {
    // The last period that ended before the event.
    const before = all.findLast((one) => event !== null && lastDay(one.period) < event);
    return before === undefined ? null : { requested: before.period, values: [before], first, last };
  }
  const bound = boundOfDays(firstDay(requested), lastDay(requested));
  const { from, to } = windowOf(points.freq, bound, bound);
  return { requested, values: all.filter(({ period: { t } }) => t >= from && t <= to), first, last };
}

/** Describes the values for the requested time. The row of the series has its latest value. */
export function timeNote({ id, units }: SeriesHandle, { requested, values, first, last }: RequestedTime): string {
  const when = formatPeriod(requested);
  const [only] = values;
  if (only === undefined) return `${id} has no value for ${when}. It has values from ${first} to ${last}.`;
  if (values.length > 1)
    return `${id} has ${values.length} values for ${when}: add start=${when}&end=${when}. Its latest value is for ${last}.`;
  return `${id} for ${formatPeriod(only.period)}: ${only.value} (${units}). Its latest value is for ${last}.`;
}
