/** Divides the values of a series by other series, and describes the result. */
import { at } from '../../../core/assert.ts';
import { withoutNoise } from '../../../core/decimal.ts';
import type { Dataset } from '../../../core/define-dataset.ts';
import { WattleError } from '../../../core/errors.ts';
import type { Frequency } from '../../../core/frequency.ts';
import { formatPeriod, type Period, period, windowOf } from '../../../core/period.ts';
import { type AggregationMethod, aggregate } from '../../../core/series/aggregation.ts';
import { type Points, valueAt } from '../../../core/series/points.ts';
import { rebase } from '../../../core/series/rebase.ts';
import { periodInWords } from '../../../signals/wording/periods.ts';
import type { QueryContext } from '../../base/context.ts';
import type { AsOf, Window } from '../../base/parameters/parameters.ts';
import { inVersion, type LoadedSeries, loadSeries } from '../reading/stored-series.ts';
import type { Dividend, Divisor } from './divisors.ts';

export interface LoadedDivisor extends Divisor {
  readonly loaded: LoadedSeries;
  /** The divisor's values, at the frequency of the result. Prices are relative to the base period. */
  readonly points: Points;
}

/** The versions of divisors that earlier pages used. Each consists of a sequence number and `recordedAt`. Empty for the first page. */
export type PinnedVersions = readonly number[];

export const pinnedVersions = (divisors: readonly LoadedDivisor[]): PinnedVersions =>
  divisors.flatMap(({ loaded: { version } }) => [version.seq, version.recordedAt]);

/**
 * Loads divisors as known at the same time as the dividend. Throws REQ_UNPROCESSABLE for an incomplete base period, and the errors of
 * `loadSeries`.
 * Throws REQ_CURSOR_EXPIRED if a version that earlier pages used was deleted.
 * @param dividend the values to divide, at the requested frequency
 */
export function loadDivisors(
  ctx: QueryContext,
  divisors: readonly Divisor[],
  dividend: Dividend & { readonly points: Points },
  asOf: AsOf | null,
  pinned: PinnedVersions = [],
): Promise<readonly LoadedDivisor[]> {
  return Promise.all(
    divisors.map(async (divisor, i) => {
      const newest = await loadSeries(ctx, divisor.handle, asOf);
      const loaded = pinned.length === 0 ? newest : await atVersion(ctx, newest, at(pinned, 2 * i), at(pinned, 2 * i + 1));
      const { points } = loaded.slice;
      if (divisor.kind !== 'prices') return { ...divisor, loaded, points: atFrequencyOf(dividend, divisor, points) };
      const base = divisor.base ?? newestOfBoth(divisor, dividend, points);
      return { ...divisor, loaded, base, points: atFrequencyOf(dividend, divisor, rebase(points, base, 1)) };
    }),
  );
}

async function atVersion(ctx: QueryContext, loaded: LoadedSeries, seq: number, recordedAt: number): Promise<LoadedSeries> {
  const version = (await ctx.store.datasets.versionsAt(loaded.dataset, [seq])).find((one) => one.recordedAt === recordedAt);
  if (!version)
    throw new WattleError('REQ_CURSOR_EXPIRED', 'The data version for this cursor is no longer stored. Start again without the cursor.');
  return loaded.isOwn ? loaded : { ...(await inVersion(ctx, loaded, version)), gap: loaded.gap };
}

/**
 * Converts a divisor to the frequency of the dividend. Hours are summed to the dividend's periods, and then aggregated in the same way as
 * the dividend. For other divisors, the value is the mean of the period. It is the last value of the period if the dividend also uses the
 * last value.
 */
function atFrequencyOf({ handle, frequency, aggregation }: Dividend, { adds }: Divisor, points: Points): Points {
  const to = frequency ?? handle.frequency;
  if (adds) return brought(brought(points, handle.frequency, 'sum'), to, aggregation);
  return brought(points, to, aggregation === 'eop' ? 'eop' : 'avg');
}

const brought = (points: Points, to: Frequency, method: AggregationMethod): Points =>
  points.freq === to ? points : aggregate(points, to, method);

/** Returns the latest period that both series have. Throws REQ_UNPROCESSABLE if there is no such period. */
function newestOfBoth(divisor: Divisor, dividend: Dividend & { readonly points: Points }, points: Points): Period {
  const prices = atFrequencyOf(dividend, divisor, points);
  const newest = dividend.points.t.findLast((t) => valueAt(prices, t) !== null);
  if (newest !== undefined) return period(prices.freq, newest);
  throw new WattleError('REQ_UNPROCESSABLE', `${dividend.handle.id} and ${divisor.handle.id} have no period in common.`);
}

/** Divides values. A period has no result if either value is missing or the divisor is 0. Results are not rounded. */
export function quotient(points: Points, divisors: readonly LoadedDivisor[]): Points {
  return divisors.reduce((left, { points: right, scale }) => {
    const found = left.t.flatMap((t, i): [number, number][] => {
      const divisor = valueAt(right, t);
      return divisor === null || divisor === 0 ? [] : [[t, withoutNoise((scale * at(left.value, i)) / divisor)]];
    });
    return { freq: left.freq, t: found.map(([t]) => t), value: found.map(([, value]) => value) };
  }, points);
}

// ---------------------------------------------------------------- in words

/** Returns the unit of a quotient, such as `AUD per person, at prices of 2023-Q4 (AU.CPI.INDEX)`. */
export const quotientUnits = (own: string, divisors: readonly LoadedDivisor[]): string =>
  divisors.reduce((words, { units, base, handle }) => units ?? `${words}, at prices of ${baseName(base)} (${handle.id})`, own);
export const quotientUnitsShort = (own: string, divisors: readonly LoadedDivisor[]): string =>
  divisors.reduce((words, { unitsShort, base }) => unitsShort ?? `${words}, ${baseName(base)} prices`, own);

const baseName = (base: Period | null): string => (base === null ? '' : formatPeriod(base));

/** Returns the formula of a quotient, such as `x(t) = 1000000 a(t) / n(t), a: AU.GDP, n: AU.POPULATION, mean of each period`. */
export function quotientFormula(own: string, dividend: Dividend, divisors: readonly LoadedDivisor[]): string {
  const symbol = { residents: 'n', hours: 'h', prices: 'p' } as const;
  const scale = divisors.reduce((product, divisor) => product * divisor.scale, 1);
  const quotients = divisors.map(({ kind, base }) => (base === null ? `/ ${symbol[kind]}(t)` : `/ (p(t) / p(${formatPeriod(base)}))`));
  const names = divisors.map((divisor) => `${symbol[divisor.kind]}: ${divisor.handle.id}, ${broughtWords(divisor, dividend)}`);
  return `x(t) = ${scale === 1 ? '' : `${scale} `}a(t) ${quotients.join(' ')}, a: ${own}, ${names.join(', ')}`;
}

function broughtWords({ adds, handle: { frequency: own } }: Divisor, { handle, frequency, aggregation }: Dividend): string {
  if (own === (frequency ?? handle.frequency)) return 'of the same period';
  if (!adds) return aggregation === 'eop' ? 'last value of each period' : 'mean of each period';
  return frequency === null || frequency === handle.frequency
    ? 'sum of each period'
    : `sum of each period of ${handle.id}, then aggregated like that series`;
}

/** Describes the divisors, and the periods in a window that have no result because a divisor has no value. */
export function quotientNotes(points: Points, divisors: readonly LoadedDivisor[], { start, end }: Window): readonly string[] {
  const { from, to } = windowOf(points.freq, start, end);
  return divisors.map(({ kind, handle, points: divisor, base }) => {
    const without = points.t.filter((t) => t >= from && t <= to && valueAt(divisor, t) === null);
    const lacking =
      without.length === 0
        ? ''
        : ` ${without.length === 1 ? '1 period' : `${without.length} periods`} of the series ${without.length === 1 ? 'has' : 'have'} no result, because ${handle.id} has no value${reachOf(divisor, without)}.`;
    const sentence = {
      residents: `Divided by ${handle.id}, residents at the end of each quarter, original.`,
      hours: `Divided by ${handle.id}, hours worked in all jobs by the Labour Force Survey. The Australian National Accounts use hours of the Labour Account, so growth can differ.`,
      prices: `At the prices of ${baseName(base)}: each value is divided by ${handle.id} relative to its level in that period.`,
    }[kind];
    return `${sentence}${lacking}`;
  });
}

/** Writes where a divisor begins or ends, if periods before or after it are missing. For example, ` (its last period is the December quarter 2023)`. */
function reachOf({ freq, t }: Points, missing: readonly number[]): string {
  const [first, last] = [t[0], t.at(-1)];
  if (first === undefined || last === undefined) return '';
  const name = (one: number): string => periodInWords(period(freq, one));
  const [isEarly, isLate] = [missing.some((one) => one < first), missing.some((one) => one > last)];
  if (isEarly && isLate) return ` (its periods are ${name(first)} to ${name(last)})`;
  return isEarly ? ` (its first period is ${name(first)})` : isLate ? ` (its last period is ${name(last)})` : '';
}

/** Returns one series from each dataset of the divisors, except the dataset of the dividend. */
export const otherDatasets = (loaded: LoadedSeries, divisors: readonly LoadedDivisor[]): readonly LoadedSeries[] => {
  const found = new Map<Dataset, LoadedSeries>(divisors.map((one) => [one.handle.dataset, one.loaded]));
  found.delete(loaded.handle.dataset);
  return [...found.values()];
};
