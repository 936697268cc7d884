/** Finds how breaks in series affect a response: comparisons across a break, meaningless changes, and notes. */
import { type MethodBreak, spansDays } from '../../../catalogue/breaks/method-break.ts';
import { at } from '../../../core/assert.ts';
import type { SeriesHandle } from '../../../core/define-series.ts';
import type { Frequency } from '../../../core/frequency.ts';
import { firstDay, lastDay, type Period, period, periodOfDay } from '../../../core/period.ts';
import type { Points } from '../../../core/series/points.ts';
import {
  earliestOperand,
  isLogarithm,
  isMovingAverage,
  isRelativeChange,
  operandsOf,
  type Transform,
  transform,
  withoutRate,
} from '../../../core/series/transforms.ts';
import { periodInWords } from '../../../signals/wording/periods.ts';
import type { BreakFacts } from '../../base/meta-shape.ts';
import { vintagesApart } from '../../base/vintages-apart.ts';
import { publishedBreaks, publishedChange } from '../reading/published-breaks.ts';
import type { LoadedSeries } from '../reading/stored-series.ts';

/** The settings that determine which periods a calculated value compares. */
interface Shaped {
  readonly units: Transform;
  /** The requested frequency. Null for the frequency of the series. */
  readonly frequency: Frequency | null;
  /** The divisors. The price index of a divisor is used relative to its value in `base`. */
  readonly dividedBy?: readonly { readonly loaded: LoadedSeries; readonly base: Period | null }[];
}

export const breaksOfLoaded = ({ handle, slice }: LoadedSeries): readonly MethodBreak[] => publishedBreaks(handle, slice);

/** Returns the first and the last day that the value at ordinal t compares. Returns null if the value is not a comparison. */
type Compared = (t: number) => { readonly from: number; readonly to: number } | null;

function comparedBy(loaded: LoadedSeries, base: Points, { units, frequency }: Shaped): Compared {
  const earliestOf = earliestOperand(base, units);
  const before = publishedChange(loaded.handle);
  return (t) => {
    const earliest = earliestOf(t);
    if (earliest === t && before === 0) return null;
    const start =
      frequency === null ? lastDay(period(base.freq, earliest - before)) : dayBefore(loaded, period(base.freq, earliest), before);
    return { from: start, to: lastDay(period(base.freq, t)) };
  };
}

/**
 * Returns the day after which a break affects a value for a longer period. This is the day before the period, because a break within the
 * period separates the values that the period combines. A published change also compares with an earlier value. The day is then `before`
 * periods earlier.
 */
function dayBefore({ handle: { frequency: own } }: LoadedSeries, coarser: Period, before: number): number {
  const day = firstDay(coarser);
  if (before === 0 || own === '30MIN' || own === '5MIN') return day - 1;
  const { t } = periodOfDay(own, day);
  return lastDay(period(own, t - before));
}

const isChangeOfLevels = (units: Transform): boolean => units !== 'lin' && units !== 'log' && !isMovingAverage(units);

/**
 * Returns the days that a divisor compares. If a level is at the prices of a base period, it also compares with the base period. In a
 * change, the base period cancels out.
 */
function comparedByDivisor({ loaded, base: prices }: NonNullable<Shaped['dividedBy']>[number], base: Points, shaping: Shaped): Compared {
  const compared = comparedBy(loaded, base, { ...shaping, frequency: base.freq === loaded.handle.frequency ? null : base.freq });
  if (prices === null || isChangeOfLevels(shaping.units)) return compared;
  const start = firstDay(prices) - 1;
  const end = lastDay(prices);
  return (t) => {
    const own = compared(t) ?? { from: lastDay(period(base.freq, t)), to: lastDay(period(base.freq, t)) };
    return { from: Math.min(own.from, start), to: Math.max(own.to, end) };
  };
}

export interface BrokenBy {
  /** Returns the breaks that lie between the inputs of the value at ordinal t. */
  readonly spanned: (t: number) => readonly MethodBreak[];
  /** Returns true if the value compares levels from different vintages. */
  readonly acrossVintages: (t: number) => boolean;
  /** Returns true if the value is a meaningless change. A break or a boundary between vintages then lies between its inputs. */
  readonly meaningless: (t: number) => boolean;
}

/** The maximum number of cached ordinals. A series of market intervals has more, and a large map costs more than it saves. */
const MOST_REMEMBERED = 20_000;
const NEVER = (): boolean => false;
const UNBROKEN: BrokenBy = { spanned: () => [], acrossVintages: NEVER, meaningless: NEVER };

/**
 * Finds the breaks that affect calculated values.
 * @param base the values before their transformation
 */
export function brokenBy(loaded: LoadedSeries, base: Points, shaping: Shaped): BrokenBy {
  const parts = [
    { loaded, compared: comparedBy(loaded, base, shaping) },
    ...(shaping.dividedBy ?? []).map((divisor) => ({ loaded: divisor.loaded, compared: comparedByDivisor(divisor, base, shaping) })),
  ].flatMap((part) => {
    const breaks = breaksOfLoaded(part.loaded);
    return breaks.length === 0 ? [] : [{ ...part, breaks }];
  });
  const isChange = isChangeOfLevels(shaping.units);
  const acrossVintagesHere = isChange ? comparesVintages(loaded, base, shaping) : NEVER;
  if (parts.length === 0 && acrossVintagesHere === NEVER) return UNBROKEN;
  const between = (t: number): readonly MethodBreak[] =>
    parts.flatMap(({ compared, breaks }) => {
      const span = compared(t);
      return span === null ? [] : breaks.filter((one) => spansDays(one, span.from, span.to));
    });
  // A cache by ordinal, because rows, omitted values and notes all need the breaks.
  const known = new Map<number, readonly MethodBreak[]>();
  const spanned = (t: number): readonly MethodBreak[] => {
    const found = known.get(t) ?? between(t);
    if (known.size < MOST_REMEMBERED) known.set(t, found);
    return found;
  };
  const canBeMeaningless =
    isChange && (acrossVintagesHere !== NEVER || parts.some(({ breaks }) => breaks.some(({ growth }) => growth === 'absent')));
  return {
    spanned,
    acrossVintages: acrossVintagesHere,
    meaningless: canBeMeaningless ? (t) => acrossVintagesHere(t) || spanned(t).some(({ growth }) => growth === 'absent') : NEVER,
  };
}

/**
 * Returns a function that tests whether a value compares levels from different vintages. The levels can be in the series or in a
 * divisor.
 */
function comparesVintages(loaded: LoadedSeries, base: Points, { units, dividedBy = [] }: Shaped): BrokenBy['acrossVintages'] {
  const apart = [loaded, ...dividedBy.map((divisor) => divisor.loaded)].flatMap(({ handle, slice }) => vintagesApart(handle, slice) ?? []);
  if (apart.length === 0) return NEVER;
  const operands = operandsOf(base, units);
  return (t) => {
    const days = operands(t).map((operand) => lastDay(period(base.freq, operand)));
    const [newest = 0] = days;
    return apart.some((isApart) => days.some((day) => isApart(newest, day)));
  };
}

/**
 * Returns the rebased levels that can be compared with the base period. Also returns notes about the other levels. They are from another
 * vintage, or a break lies between them and the base period.
 * @param read the series and its divisors
 * @param shown first and last ordinal for the notes
 */
export function comparableWith(
  read: readonly [LoadedSeries, ...LoadedSeries[]],
  base: Period,
  points: Points,
  [from, to]: readonly [from: number, to: number],
): { readonly points: Points; readonly notes: readonly string[] } {
  const [{ handle, slice }] = read;
  const isApart = vintagesApart(handle, slice);
  const apart = isApart === null ? [] : points.t.filter((t) => isApart(lastDay(period(points.freq, t)), lastDay(base)));
  const between = breaksFromBase(read, base, points.freq);
  const absent = (t: number) => between(t).find(({ one }) => one.growth === 'absent');
  const others = new Set(apart);
  const broken = points.t.filter((t) => !others.has(t) && absent(t) !== undefined);
  const dropped = new Set([...apart, ...broken]);
  const levels = ['level', 'levels'] as const;
  const shown = (t: number): boolean => t >= from && t <= to;
  const rebased = `the base period, ${periodInWords(base)},`;
  return {
    points: withoutMeaningless(points, { meaningless: (t) => dropped.has(t) }),
    notes: [
      ...notGiven(handle, points.freq, apart.filter(shown), `${rebased} is from another vintage, and no stored vintage has both.`, levels),
      ...[...new Set(broken.filter(shown).flatMap((t) => absent(t) ?? []))].slice(0, 1).flatMap(({ one }) => {
        const why = `${rebased} is on the other side of a break. Levels before and after the break are not comparable. ${one.what}`;
        return notGiven(handle, points.freq, broken.filter(shown), why, levels);
      }),
    ],
  };
}

/** Returns the breaks between a value and the base period, in the series and in its divisors. */
export function breaksFromBase(
  read: readonly LoadedSeries[],
  base: Period,
  freq: Frequency,
): (t: number) => readonly { readonly one: MethodBreak; readonly of: string }[] {
  const known = read.flatMap((loaded) => breaksOfLoaded(loaded).map((one) => ({ one, of: loaded.handle.id })));
  // The value of a base with several periods is their mean. The comparison therefore starts at the first of these periods.
  const first = freq === '30MIN' || freq === '5MIN' ? lastDay(base) : lastDay(periodOfDay(freq, firstDay(base)));
  return (t) => {
    const own = lastDay(period(freq, t));
    return known.filter(({ one }) => spansDays(one, Math.min(own, first), Math.max(own, lastDay(base))));
  };
}

export function withoutMeaningless(points: Points, { meaningless }: Pick<BrokenBy, 'meaningless'>): Points {
  if (meaningless === NEVER) return points;
  const kept = points.t.flatMap((t, i) => (meaningless(t) ? [] : [i]));
  if (kept.length === points.t.length) return points;
  return { freq: points.freq, t: kept.map((i) => at(points.t, i)), value: kept.map((i) => at(points.value, i)) };
}

/** Builds `meta.breaks`. Breaks that differ only in their dates share an entry. */
export function breakFacts(breaks: readonly { readonly one: MethodBreak; readonly of: string }[]): readonly BreakFacts[] {
  const known = new Map<string, { facts: BreakFacts; ids: Set<string>; periods: Set<string>; of: Set<string> }>();
  for (const { one, of } of breaks) {
    const { id, from, until, kind, what, size, growth, source } = one;
    const name = JSON.stringify([kind, what, growth, until ?? null, until === undefined ? null : from]);
    const same = known.get(name) ?? {
      facts: { ids: [], periods: [], ...(until === undefined ? {} : { until }), kind, what, size, growth, source, series: [] },
      ids: new Set(),
      periods: new Set(),
      of: new Set(),
    };
    same.ids.add(id);
    same.periods.add(from);
    same.of.add(of);
    known.set(name, same);
  }
  return [...known.values()].map(({ facts, ids, periods, of }) => ({ ...facts, ids: [...ids], periods: [...periods], series: [...of] }));
}

export function breaksWithin(
  loaded: LoadedSeries,
  fromDay: number,
  toDay: number,
): readonly { readonly one: MethodBreak; readonly of: string }[] {
  return breaksOfLoaded(loaded)
    .filter((one) => spansDays(one, fromDay, toDay))
    .map((one) => ({ one, of: loaded.handle.id }));
}

/**
 * Returns the breaks between the first and the last input of the values in a range of ordinals. If the values are levels, returns all
 * breaks in the range.
 */
export function breaksOfRows(
  loaded: LoadedSeries,
  base: Points,
  shaping: Shaped,
  first: number,
  last: number,
): ReturnType<typeof breaksWithin> {
  const compared = comparedBy(loaded, base, shaping);
  const within = (one: LoadedSeries, by: Compared): ReturnType<typeof breaksWithin> => {
    const [start, end] = [by(first), by(last)];
    const from = start === null ? firstDay(period(base.freq, first)) - 1 : start.from;
    const to = lastDay(period(base.freq, last));
    return breaksWithin(one, from, end === null ? to : Math.max(end.to, to));
  };
  return [
    ...within(loaded, compared),
    ...(shaping.dividedBy ?? []).flatMap((divisor) => within(divisor.loaded, comparedByDivisor(divisor, base, shaping))),
  ];
}

/**
 * Returns notes about breaks for formats without `meta`. They are about values that compare across a break, and about changes that are
 * omitted because of a break. Levels have no such notes.
 */
export function flatBreakNotes(loaded: LoadedSeries, base: Points, shaping: Shaped, listed: readonly number[]): readonly string[] {
  if (listed.length === 0) return [];
  const broken = brokenBy(loaded, base, shaping);
  const { id } = loaded.handle;
  const spanned = new Set(listed.flatMap((t) => (broken.meaningless(t) ? [] : broken.spanned(t))));
  const facts = breakFacts([...spanned].map((one) => ({ one, of: id })));
  return [
    ...facts.map(({ periods, until, what }) => {
      const [first, last] = [periods[0], periods.at(-1)];
      const when =
        until === undefined ? (periods.length === 1 ? first : `${first} to ${last}, ${periods.length} times`) : `${first} to ${until}`;
      return `Some values for ${id} are compared with values from before a break (${when}): ${what}`;
    }),
    ...meaninglessNote(loaded.handle, base, shaping.units, broken, Math.min(...listed), Math.max(...listed)),
  ];
}

/** Returns notes about values that are omitted because they are meaningless. */
export function meaninglessNote(
  handle: SeriesHandle,
  base: Points,
  units: Transform,
  { meaningless, acrossVintages, spanned }: BrokenBy,
  from: number,
  to: number,
): readonly string[] {
  const gone = meaningless === NEVER ? [] : transform(base, units).t.filter((t) => t >= from && t <= to && meaningless(t));
  const broken = gone.filter((t) => !acrossVintages(t));
  const [first] = broken;
  const absent = first === undefined ? undefined : spanned(first).find(({ growth }) => growth === 'absent');
  return [
    ...notGiven(handle, base.freq, broken, `levels before and after a break are not comparable. ${absent ? absent.what : ''}`),
    ...notGiven(handle, base.freq, gone.filter(acrossVintages), 'the levels are from different vintages, and no stored vintage has both.'),
    ...notGiven(
      handle,
      base.freq,
      withoutRate(base, units).filter((t) => t >= from && t <= to && !meaningless(t)),
      isLogarithm(units)
        ? 'only values above zero have a logarithm. units=chg or ch1 gives the difference.'
        : 'a rate of change needs a value above zero to compare with, and no negative values if compounded. units=chg or ch1 gives the difference.',
      units === 'log' ? ['value', 'values'] : ['change', 'changes'],
    ),
    ...relativeChangeOfRate(handle, units),
  ];
}

/** Returns a note that the percentage change of a percentage is not growth. Readers often confuse the two. */
function relativeChangeOfRate(handle: SeriesHandle, units: Transform): readonly string[] {
  if (!isRelativeChange(units) || !/^per cent\b/i.test(handle.units)) return [];
  const what = publishedChange(handle) === 0 ? 'in per cent' : 'a rate of change itself';
  return [
    `${handle.id} is ${what}: units=${units} is the relative change of that rate (25 from 4% to 5%), not growth of the underlying amount. Use units=chg or ch1 for the difference in percentage points.`,
  ];
}

function notGiven(
  { id }: SeriesHandle,
  freq: Frequency,
  t: readonly number[],
  why: string,
  [one, many]: readonly [string, string] = ['change', 'changes'],
): readonly string[] {
  const [first, last] = [t[0], t.at(-1)];
  if (first === undefined || last === undefined) return [];
  const [start, end] = [first, last].map((at) => periodInWords(period(freq, at)));
  const which = t.length === 1 ? `1 ${one} of ${id}, for ${start}, is` : `${t.length} ${many} of ${id} from ${start} to ${end} are`;
  return [`${which} not given: ${why}`.trim()];
}
