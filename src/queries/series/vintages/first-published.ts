/** Finds the values that are certainly the first published ones for their periods. */
import { at } from '../../../core/assert.ts';
import type { SeriesHandle } from '../../../core/define-series.ts';
import { formatPeriod, isoDay, parseIsoDay, parsePeriod, period } from '../../../core/period.ts';
import type { Points } from '../../../core/series/points.ts';
import { inWords, periodInWords } from '../../../signals/wording/periods.ts';
import type { QueryContext } from '../../base/context.ts';
import { policyOfHandle, releaseDayOf } from '../../base/real-time/own-vintages.ts';
import type { LoadedSeries } from '../reading/stored-series.ts';
import { AS_PUBLISHED, RATES_OF_CHANGE, type Shaping } from '../transforms/series-transforms.ts';
import { withFirstPrints } from './first-prints.ts';
import { rereferencedDays } from './rereferences.ts';
import { changeDays, type Rebasing, rebasingNote, rebasingsOf, type Spells, spellsOf } from './series-vintages.ts';

export const NOT_HELD = 'not_held';

/** A period, with the date of the first stored vintage that contains it. */
interface Seen {
  readonly t: number;
  readonly from: number;
}

export interface FirstPublished {
  readonly known: ReadonlySet<number>;
  /** The ordinals of periods whose first-published value is unknown, in ascending order. */
  readonly unknown: readonly number[];
  /** The day of the first stored vintage. Null if no vintage is stored. */
  readonly begin: number | null;
}

/**
 * Finds the first-published values. A value is known to be the first one if its period is the latest in its vintage. No earlier vintage can
 * contain that period. If the vintage also added a later period, a vintage that is not stored may have contained the value before. All
 * values of events are first values, because events are announced only once. The same is true for series that are revised only by rebasing.
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

/** Returns the latest period in the vintage of each day. Omits days on which an earlier vintage already contained it. */
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
  /** The known first-published values in the requested shape. Each value is calculated from its first vintage. */
  readonly points: Points;
  readonly days: ReadonlyMap<number, number>;
  /** The ordinals at which levels begin to have a later reference base than the levels before. They are not comparable. */
  readonly rebasedAt: readonly number[];
  /** The changes of the reference base that the units of an index state. */
  readonly rebasings: readonly Rebasing[];
}

export async function firstsOf(
  ctx: QueryContext,
  loaded: LoadedSeries,
  shaping: Shaping,
): Promise<FirstPublished & { readonly spells: Spells }> {
  const stored = await spellsOf(ctx, loaded, shaping, await changeDays(ctx, loaded, shaping));
  const { spells } = await withFirstPrints(ctx, loaded, shaping, stored);
  return { ...firstPublished(loaded.handle, spells, shaping), spells };
}

export async function firstValuesOf(ctx: QueryContext, loaded: LoadedSeries, shaping: Shaping): Promise<FirstValues> {
  const { spells, ...firsts } = await firstsOf(ctx, loaded, shaping);
  const found = [...firsts.known].flatMap((t) => {
    const first = spells.get(t)?.find(({ value }) => value !== null);
    return first?.value == null ? [] : [{ t, value: first.value, day: first.from }];
  });
  found.sort((a, b) => a.t - b.t);
  const isRate = RATES_OF_CHANGE.has(shaping.units);
  const rebasings = await rebasingsOf(ctx, loaded);
  const rebased = isRate ? [] : [...rereferencedDays(loaded, spells, rebasings)];
  const baseOn = (day: number | undefined): number => rebased.filter((one) => day !== undefined && one <= day).length;
  return {
    ...firsts,
    rebasings,
    rebasedAt: found.flatMap(({ t, day }, i) => (i > 0 && baseOn(day) !== baseOn(found[i - 1]?.day) ? [t] : [])),
    points: {
      freq: shaping.frequency ?? loaded.slice.series.freq,
      t: found.map(({ t }) => t),
      value: found.map(({ value }) => value),
    },
    days: new Map(found.map(({ t, day }) => [t, day])),
  };
}

export function firstPublishedNotes(
  loaded: LoadedSeries,
  { known, unknown, begin }: FirstPublished,
  { units, frequency }: Pick<Shaping, 'units' | 'frequency'> = AS_PUBLISHED,
): readonly string[] {
  const unrevised = units === 'lin' && frequency === null ? loaded.handle.unrevised : undefined;
  const [first, last] = [unknown[0], unknown.at(-1)];
  const freq = frequency ?? loaded.slice.series.freq;
  return [
    ...(unrevised && known.size > 0 ? [`Values from ${unrevised.since} are treated as first published. ${unrevised.why}`] : []),
    ...(first === undefined || last === undefined || begin === null
      ? []
      : [
          `${unstoredWords(unknown.length, periodInWords(period(freq, first)), periodInWords(period(freq, last)))} Stored vintages begin on ${inWords(isoDay(begin))}. Values may have been revised before that day.`,
        ]),
  ];
}

const unstoredWords = (count: number, first: string, last: string): string =>
  count === 1
    ? `The first value for ${first} is not stored.`
    : `First values of ${count} periods between ${first} and ${last} are not stored.`;

/** Returns the notes about first values in a range of periods. */
export const firstValueNotes = (
  loaded: LoadedSeries,
  firsts: FirstValues,
  shaping: Pick<Shaping, 'units' | 'frequency'>,
  [from, to]: readonly [number, number],
): readonly string[] => [
  ...firstPublishedNotes(loaded, knownWithin(firsts, from, to), shaping),
  ...firsts.rebasings.map(rebasingNote),
  ...rebasedNotes(firsts, from, to),
];

/** Explains a change of the reference base among first values. */
function rebasedNotes({ points, rebasedAt }: FirstValues, from: number, to: number): readonly string[] {
  const within = rebasedAt.filter((t) => t > from && t <= to).map((t) => formatPeriod(period(points.freq, t)));
  return within.length === 0
    ? []
    : [
        `First values have a new reference base from ${within.join(', ')}. Levels before and after it cannot be compared. Growth can, for example with units=pch.`,
      ];
}

/** Returns the first values that have the latest reference base. */
export function onLatestBase(firsts: FirstValues): Points {
  const start = firsts.rebasedAt.at(-1) ?? Number.NEGATIVE_INFINITY;
  const { freq, t, value } = firsts.points;
  return { freq, t: t.filter((one) => one >= start), value: value.filter((_, i) => at(t, i) >= start) };
}

/** Limits the unknown first values to the requested periods, because notes must not mention other periods. */
const knownWithin = (firsts: FirstPublished, from: number, to: number): FirstPublished => ({
  ...firsts,
  unknown: firsts.unknown.filter((t) => t >= from && t <= to),
});
