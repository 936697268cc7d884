/** Compares statements about several periods with the current values of a series: their mean, or each of them. */
import { at } from '../../../core/assert.ts';
import { roundedTo } from '../../../core/decimal.ts';
import { convert, firstDay, formatPeriod, lastDay, parseIsoDay, period } from '../../../core/period.ts';
import { inWords } from '../../../signals/wording/periods.ts';
import type { QueryContext } from '../../base/context.ts';
import { gapsBetween } from '../../base/stored-span.ts';
import { neededFigures } from '../../series/freshness/newest-figure.ts';
import { shownDecimals } from '../../series/reading/shown-decimals.ts';
import { knownThrough } from '../../series/reading/stored-series.ts';
import { shapePoints } from '../../series/transforms/series-transforms.ts';
import type { NamedSpan } from './claim-context.ts';
import { type Measured, type Variant, variantsOf } from './claim-measures.ts';
import { agreesWith, inSingleUnits } from './evaluate-claim.ts';
import type { Claim } from './read-claims.ts';

export interface ComparedSpan {
  readonly variant: Variant;
  readonly how: NamedSpan['how'];
  /** The first and last compared period. */
  readonly from: string;
  readonly to: string;
  /** The lowest and highest value. Both are the mean if the mean is compared. */
  readonly low: number;
  readonly high: number;
  readonly count: number;
  readonly decimals: number;
  readonly agrees: boolean;
}

/**
 * Returns the comparison with the first series that has all values. For all periods, returns the one with the longest series. Returns null
 * if no series has the values, or if they cannot be compared.
 */
export async function compareSpan(
  ctx: QueryContext,
  meant: readonly Measured[],
  claim: Claim,
  span: NamedSpan,
): Promise<ComparedSpan | null> {
  if (claim.form === 'change') return null;
  let longest: ComparedSpan | null = null;
  for (const variant of meant.flatMap((one) => variantsOf(one, { ...claim, period: null }).slice(0, 1))) {
    const found = await valuesIn(ctx, variant, span);
    if (found === null) continue;
    const { values, decimals } = found;
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const compared = span.how === 'mean' ? [mean] : values;
    const one = {
      ...found,
      variant,
      how: span.how,
      low: roundedTo(Math.min(...compared), decimals),
      high: roundedTo(Math.max(...compared), decimals),
      count: values.length,
      agrees: compared.every((value) => agreesWith(claim, value, decimals)),
    };
    if (span.first !== null) return one;
    if (longest === null || one.from < longest.from) longest = one;
  }
  return longest;
}

interface SpanValues extends Pick<ComparedSpan, 'from' | 'to' | 'decimals'> {
  readonly values: readonly number[];
}

/** Returns all values from one period to another. Returns null if one of them is missing. */
async function valuesIn(ctx: QueryContext, variant: Variant, { first: named, last, how, begins }: NamedSpan): Promise<SpanValues | null> {
  const { handle, shaping } = variant;
  const [figure] = await neededFigures(ctx, [handle]);
  const loaded = figure?.loaded ?? null;
  if (loaded === null) return null;
  const points = shapePoints(loaded, shaping);
  const stored = points.t.map((t, i) => ({ t, value: inSingleUnits(variant, at(points.value, i)) }));
  const [oldest, newest] = [stored[0], stored.at(-1)];
  if (oldest === undefined || newest === undefined) return null;
  const decimals = shownDecimals(
    handle,
    loaded.slice.value.slice(-RECENT).filter((value) => value !== null),
  );
  const end = last ?? period(points.freq, newest.t);
  const first = named ?? period(points.freq, oldest.t);
  // A series that ends before the first period does not show the values since then.
  if (lastDay(end) < firstDay(first)) return null;
  const spanned = { from: formatPeriod(first), to: formatPeriod(end), decimals };
  if (handle.nature === 'event') {
    if (how === 'mean' || firstDay(end) > knownThrough(loaded)) return null;
    // The value may begin within the first period and end within the last one.
    const inForce = stored.findLast(({ t }) => t <= lastDay(first));
    const later = stored.filter(({ t }) => t > lastDay(first) && t <= firstDay(end));
    return inForce === undefined ? null : { ...spanned, values: [inForce, ...later].map(({ value }) => value) };
  }
  const start = convert(first, points.freq);
  // If the latest value is within the first period, the span begins with this value.
  const ended = newest.t >= start.first.t ? Math.min(start.last.t, newest.t) : start.last.t;
  const from = begins === 'first' ? start.first.t : begins === 'last' ? ended : start.last.t + 1;
  const to = convert(end, points.freq).last.t;
  const within = stored.filter(({ t }) => t >= from && t <= to);
  const days = within.map(({ t }) => t);
  const isWhole = days[0] === from && days.at(-1) === to && gapsBetween(points.freq, days).length === 0;
  return isWhole || (points.freq === 'D' && days.length > 1 && gapsBetween('D', [from, ...days, to]).length === 0)
    ? {
        ...spanned,
        ...(begins === 'first' ? {} : { from: formatPeriod(period(points.freq, from)) }),
        values: within.map(({ value }) => value),
      }
    : null;
}

const RECENT = 12;

/** Writes `from November 2020 to May 2022`, `in May 2022` or `on 6 May 2022`. */
export const spanWords = ({ from, to }: Pick<ComparedSpan, 'from' | 'to'>): string =>
  from === to ? `${parseIsoDay(from) === null ? 'in' : 'on'} ${inWords(from)}` : `from ${inWords(from)} to ${inWords(to)}`;
