/** Values that are known to be the ones first published. */
import type { SeriesHandle } from '../../../core/define-series.ts';
import { formatPeriod, isoDay, parseIsoDay, parsePeriod, period } from '../../../core/period.ts';
import type { Points } from '../../../core/series/points.ts';
import type { QueryContext } from '../../base/context.ts';
import { policyOfHandle, releaseDayOf } from '../../real-time/own-vintages.ts';
import type { LoadedSeries } from '../reading/stored-series.ts';
import { AS_PUBLISHED, type Shaping } from '../transforms/series-transforms.ts';
import { withFirstPrints } from './first-prints.ts';
import { changeDays, type Spells, spellsOf } from './series-vintages.ts';

/** The status of a first value that is unknown. */
export const NOT_HELD = 'not_held';

/** A period, and the day of the first vintage that has it. */
interface Seen {
  readonly t: number;
  readonly from: number;
}

export interface FirstPublished {
  readonly known: ReadonlySet<number>;
  /** Periods whose values are not known to be the first ones, ascending. */
  readonly unknown: readonly number[];
  /** The day of the first stored vintage, or null. */
  readonly begin: number | null;
}

/**
 * A value is known to be the first if its period is the newest in its vintage, because no earlier vintage can have the period. If a
 * period
 * arrived together with a newer one, a vintage that is not stored may have published it earlier. Events are announced once, and some
 * series
 * are only ever revised by rebasing.
 *
 * vintages stored    2022-04-27 ··· 2022-Q1        2023-02-08 ··· 2022-Q2, 2022-Q3, 2022-Q4
 * known first                     2022-Q1                                         2022-Q4
 */
export function firstPublished(
  handle: SeriesHandle,
  spells: Spells,
  { units, frequency }: Pick<Shaping, 'units' | 'frequency'>,
): FirstPublished {
  const seen = [...spells].flatMap(([t, own]): Seen[] => {
    const first = own.find(({ value }) => value !== null);
    return first ? [{ t, from: first.from }] : [];
  });
  const isSettled = units === 'lin' && frequency === null ? settledBy(handle) : () => false;
  const newest = newestByDay(seen);
  const known = new Set(seen.flatMap((one) => (isSettled(one) || newest.get(one.from) === one.t ? [one.t] : [])));
  const unknown = seen.flatMap(({ t }) => (known.has(t) ? [] : [t])).sort((a, b) => a - b);
  const begin = seen.reduce<number | null>((first, { from }) => (first === null ? from : Math.min(first, from)), null);
  return { known, unknown, begin };
}

/** For the day of each vintage, the period that is both new and the newest in it. */
function newestByDay(seen: readonly Seen[]): ReadonlyMap<number, number> {
  const newest = new Map<number, number>();
  let before = Number.NEGATIVE_INFINITY;
  for (const { t, from } of seen.toSorted((a, b) => a.from - b.from || a.t - b.t)) {
    if (t <= before) continue;
    newest.set(from, t);
    before = t;
  }
  return newest;
}

function settledBy(handle: SeriesHandle): (one: Seen) => boolean {
  const policy = policyOfHandle(handle);
  const isStated = statedAsSettled(handle);
  return (one) => isStated(one) || (policy !== null && releaseDayOf(handle, policy, one.t) === one.from);
}

function statedAsSettled({ nature, unrevised }: SeriesHandle): (one: Seen) => boolean {
  if (nature === 'event') return () => true;
  if (unrevised === undefined) return () => false;
  const [since, until] = [parsePeriod(unrevised.since), parseIsoDay(unrevised.until)];
  return ({ t, from }) => since !== null && until !== null && t >= since.t && from <= until;
}

export interface FirstValues extends FirstPublished {
  /** Known first values in the requested shape. Each is calculated from its first vintage. */
  readonly points: Points;
  /** The day of that vintage. */
  readonly days: ReadonlyMap<number, number>;
}

/** Known first values of a stored series and those from single figures, with the days of all values. */
export async function firstsOf(
  ctx: QueryContext,
  loaded: LoadedSeries,
  shaping: Shaping,
): Promise<FirstPublished & { readonly spells: Spells }> {
  const stored = await spellsOf(ctx, loaded, shaping, await changeDays(ctx, loaded, shaping));
  const { spells } = await withFirstPrints(ctx, loaded, shaping, stored);
  return { ...firstPublished(loaded.handle, spells, shaping), spells };
}

/** For a stored series. */
export async function firstValuesOf(ctx: QueryContext, loaded: LoadedSeries, shaping: Shaping): Promise<FirstValues> {
  const { spells, ...firsts } = await firstsOf(ctx, loaded, shaping);
  const found = [...firsts.known].flatMap((t) => {
    const first = spells.get(t)?.find(({ value }) => value !== null);
    return first?.value == null ? [] : [{ t, value: first.value, day: first.from }];
  });
  found.sort((a, b) => a.t - b.t);
  return {
    ...firsts,
    points: {
      freq: shaping.frequency ?? loaded.slice.series.freq,
      t: found.map(({ t }) => t),
      value: found.map(({ value }) => value),
    },
    days: new Map(found.map(({ t, day }) => [t, day])),
  };
}

/** Remark on omitted first values. */
export function firstPublishedNotes(
  loaded: LoadedSeries,
  { known, unknown, begin }: FirstPublished,
  { units, frequency }: Pick<Shaping, 'units' | 'frequency'> = AS_PUBLISHED,
): readonly string[] {
  const unrevised = units === 'lin' && frequency === null ? loaded.handle.unrevised : undefined;
  const [first, last] = [unknown[0], unknown.at(-1)];
  const freq = frequency ?? loaded.slice.series.freq;
  return [
    ...(unrevised && known.size > 0 ? [`Values from ${unrevised.since} on count as first published: ${unrevised.why}`] : []),
    ...(first === undefined || last === undefined || begin === null
      ? []
      : [
          `First values of ${unknown.length} periods between ${formatPeriod(period(freq, first))} and ${formatPeriod(period(freq, last))} are not stored. Stored vintages begin on ${isoDay(begin)}, and these periods may have been revised before.`,
        ]),
  ];
}

/** Limits first values to the request. Unknown ones outside it are not mentioned. */
export const knownWithin = (firsts: FirstPublished, from: number, to: number): FirstPublished => ({
  ...firsts,
  unknown: firsts.unknown.filter((t) => t >= from && t <= to),
});
