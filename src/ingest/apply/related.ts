/**
 * Compares the change of a value with the changes of related series, which usually change by similar amounts. A related series has
 * another adjustment, sex, state or currency in the same table. It can also be the same series a year earlier.
 */
import { at } from '../../core/assert.ts';
import { FREQUENCY, type Frequency } from '../../core/frequency.ts';
import type { SeriesSlice } from '../../store/ports/series.ts';
import { type Arriving, type ArrivingSeries, follows } from './arriving.ts';
import { type History, historyOfStored, step } from './believable.ts';
import { isBeyondRecords } from './rows/records.ts';
import { groupNames, groupsOf } from './series-groups.ts';

/** The minimum number of common changes. With fewer, the usual difference of two series is not known. */
const FEWEST_COMMON = 36;
/** A series is related if its usual difference is at most this share of the usual change. */
const MOST_APART = 0.7;
/** How many series before and after a series, in the order of the file, are tried for each dimension. */
const NEIGHBOURS = 12;
const MOST_RELATED = 4;
/** A difference is an error if it exceeds the largest earlier difference, and the usual difference, by this factor. */
const BEYOND_FARTHEST = 2.5;
const TIMES_USUAL = 5;
/** A difference that exceeds the usual difference by this factor is an error, even if a break in series caused a larger one. */
const TIMES_USUAL_EVER = 12;
/** With only one related series, both limits are higher by this factor, because that series may have changed for its own reasons. */
const ALONE = 1.5;

/** Limits for changes that no related series shares, as multiples of the largest and the usual change of the series. */
const FEWEST_OWN = 60;
const TIMES_FARTHEST_OWN = 3;
const TIMES_USUAL_OWN = 6;
/** The minimum number of changes of a short series, and the factor by which its limits are higher. */
const FEWEST_OF_SHORT = 20;
const SHORT = 2;
/** A period is exceptional if at least this share of its series, and this number, change more than ever before, as in April 2020. */
const SHARE_EXCEPTIONAL = 0.15;
const FEWEST_EXCEPTIONAL = 3;
/** The factor by which limits are higher in an exceptional period. */
const EXCEPTIONAL = 2;
/** A related series explains a change if less than this share of the change remains. */
const EXPLAINED = 0.5;

/** A change, in logarithms or points, since the period `from`. */
interface Step {
  readonly from: number;
  readonly length: number;
}

interface Relation {
  /** The related series. Null for the series itself a year earlier. */
  readonly other: SeriesSlice | null;
  /** The usual ratio of the two changes. */
  readonly ratio: number;
  readonly usual: number;
  readonly farthest: number;
}

export class Related {
  readonly #slices: readonly SeriesSlice[];
  readonly #arriving: ReadonlyMap<string, ReadonlyMap<number, number>>;
  readonly #stored = new Map<SeriesSlice, ReadonlyMap<number, number>>();
  readonly #steps = new Map<SeriesSlice, ReadonlyMap<number, Step>>();
  readonly #relations = new Map<SeriesSlice, readonly Relation[]>();
  readonly #exceptional: ReadonlySet<string>;
  #groups: ReadonlyMap<string, readonly SeriesSlice[]> | null = null;

  constructor(slices: readonly SeriesSlice[], arriving: readonly ArrivingSeries[]) {
    this.#slices = slices;
    this.#arriving = new Map(arriving.map(({ key, figures }) => [key, new Map(figures.map(({ t, value }) => [t, value]))]));
    this.#exceptional = exceptionalPeriods(arriving);
  }

  /** Returns the reason for doubt as part of a sentence. Null without related series, or if they changed by a similar amount. */
  doubtOf({ slice, freq, lastT }: Pick<ArrivingSeries, 'slice' | 'freq' | 'lastT'>, figure: Arriving): string | null {
    const { previous, value, t, gap } = figure;
    const history = historyOfStored(slice);
    if (previous === null || !follows(freq, figure) || history.usual === 0 || history.steps < FEWEST_OF_SHORT) return null;
    const length = history.scaled(value) - history.scaled(previous);
    if (Math.abs(length) <= history.usual || isLasting(history, length, figure) || this.#isReturn(slice, history, figure)) return null;
    const apart = this.#relationsOf(slice).flatMap((relation) => {
      const other = this.#change(relation, slice, t, t - gap);
      return other === null ? [] : [{ relation, by: Math.abs(length - relation.ratio * other) }];
    });
    const isExceptional = this.#exceptional.has(periodName(freq, t));
    const times = (apart.length === 1 ? ALONE : 1) * (isExceptional ? EXCEPTIONAL : 1);
    const unit = history.resolution(previous);
    const isApart = ({ relation: { farthest, usual }, by }: (typeof apart)[number]): boolean =>
      by > times * Math.min(Math.max(BEYOND_FARTHEST * farthest, TIMES_USUAL * (usual + unit)), TIMES_USUAL_EVER * (usual + unit));
    const [first] = apart;
    if (first !== undefined && apart.every(isApart)) {
      const name = first.relation.other?.series.key;
      return name === undefined
        ? 'unlike the change a year earlier'
        : `and the change differs from the change of ${name} more than ever before`;
    }
    const isExplained = apart.some(({ by }) => by < EXPLAINED * Math.abs(length));
    // A balance may change its sign, a volume may be zero, and the oldest values may be from other sources.
    const isOther = previous * value <= 0 || (figure.then === null && t < lastT);
    if (isExplained || isOther || isExceptional) return null;
    if (isUnheardOf(history, Math.abs(length), unit)) return 'several times the largest change so far';
    const isNewest = t >= lastT && (history.least >= 0 || history.most <= 0);
    return isNewest && isBeyondRecords(slice, history, value) ? 'far above all earlier figures' : null;
  }

  /**
   * Returns true if a value returns to its level before an exceptional value. Child care was free in the June quarter 2020, so its price index
   * fell to 7.6 and then returned to 112.6.
   */
  #isReturn(slice: SeriesSlice, { scaled, usual }: History, { previous, t, gap, value }: Arriving): boolean {
    const earlier = this.#valueAt(slice, t - 2 * gap);
    if (earlier === null || previous === null) return false;
    const [from, to] = [scaled(earlier), scaled(value)];
    const length = Math.abs(to - scaled(previous));
    return Math.abs(scaled(previous) - from) > TIMES_USUAL_EVER * usual && Math.abs(to - from) < EXPLAINED * length;
  }

  /** Returns the change of the related series between two periods after the import, or null. */
  #change({ other }: Relation, own: SeriesSlice, t: number, from: number): number | null {
    const lag = lagOf(other, own);
    const [slice, to, since] = [other ?? own, t - lag, from - lag];
    const [now, then] = [this.#valueAt(slice, to), this.#valueAt(slice, since)];
    const { scaled } = historyOfStored(slice);
    return now === null || then === null ? null : scaled(now) - scaled(then);
  }

  #valueAt(slice: SeriesSlice, t: number): number | null {
    return this.#arriving.get(slice.series.key)?.get(t) ?? this.#storedValues(slice).get(t) ?? null;
  }

  #storedValues(slice: SeriesSlice): ReadonlyMap<number, number> {
    const values =
      this.#stored.get(slice) ??
      new Map(slice.t.flatMap((t, i) => (typeof slice.value[i] === 'number' ? [[t, slice.value[i]] as const] : [])));
    this.#stored.set(slice, values);
    return values;
  }

  #stepsOf(slice: SeriesSlice): ReadonlyMap<number, Step> {
    const steps = this.#steps.get(slice) ?? stepsOf([...this.#storedValues(slice)], slice.series.freq, historyOfStored(slice));
    this.#steps.set(slice, steps);
    return steps;
  }

  /** Returns the most similar series, the closest first. */
  #relationsOf(slice: SeriesSlice): readonly Relation[] {
    const known = this.#relations.get(slice);
    if (known) return known;
    const own = historyOfStored(slice);
    const relations = [null, ...this.#candidates(slice)]
      .flatMap((other) => {
        if (other !== null && historyOfStored(other).isShare !== own.isShare) return [];
        const relation = relationOf(other, this.#pairs(slice, other));
        return relation === null || relation.usual > MOST_APART * own.usual ? [] : [relation];
      })
      .sort((a, b) => a.usual - b.usual)
      .slice(0, MOST_RELATED);
    this.#relations.set(slice, relations);
    return relations;
  }

  /** Returns the common changes of two series. */
  #pairs(slice: SeriesSlice, other: SeriesSlice | null): readonly (readonly [number, number])[] {
    const lag = lagOf(other, slice);
    if (other === null && lag <= 1) return [];
    const its = this.#stepsOf(other ?? slice);
    return [...this.#stepsOf(slice)].flatMap(([t, { from, length }]) => {
      const step = its.get(t - lag);
      return step === undefined || step.from !== from - lag ? [] : [[length, step.length] as const];
    });
  }

  /** Returns the series whose key differs in one code, near the series in the order of the file. */
  #candidates(slice: SeriesSlice): ReadonlySet<SeriesSlice> {
    this.#groups ??= groupsOf(this.#slices, FEWEST_COMMON);
    const found = new Set<SeriesSlice>();
    for (const name of groupNames(slice)) {
      const group = this.#groups.get(name) ?? [];
      const place = group.indexOf(slice);
      for (const one of group.slice(Math.max(0, place - NEIGHBOURS), place + NEIGHBOURS + 1)) if (one !== slice) found.add(one);
    }
    return found;
  }
}

/** Returns true if the next value confirms a change. A wrong value is far from both neighbours. */
function isLasting({ scaled }: History, length: number, { value, next }: Arriving): boolean {
  return next !== null && Math.abs(scaled(next) - scaled(value)) < EXPLAINED * Math.abs(length);
}

const periodName = (freq: Frequency, t: number): string => `${freq} ${t}`;

/** Returns the periods in which many series change more than ever before. */
function exceptionalPeriods(arriving: readonly ArrivingSeries[]): ReadonlySet<string> {
  const rows = new Map<string, { of: number; far: number }>();
  for (const { freq, figures, history } of arriving) {
    for (const { t, previous, value } of figures) {
      if (previous === null) continue;
      const name = periodName(freq, t);
      const row = rows.get(name) ?? { of: 0, far: 0 };
      rows.set(name, row);
      row.of += 1;
      if (step(history, previous, value) > history.farthest) row.far += 1;
    }
  }
  const isExceptional = ({ of, far }: { of: number; far: number }): boolean => far >= Math.max(FEWEST_EXCEPTIONAL, SHARE_EXCEPTIONAL * of);
  return new Set([...rows].flatMap(([name, row]) => (isExceptional(row) ? [name] : [])));
}

/** Returns the number of periods between the two compared changes: a year if a series is compared with itself. */
const lagOf = (other: SeriesSlice | null, { series: { freq } }: SeriesSlice): number => {
  const { perYear } = FREQUENCY[freq];
  return other !== null || perYear === null ? 0 : perYear;
};

function isUnheardOf({ steps, usual, farthest }: History, length: number, unit: number): boolean {
  const times = steps >= FEWEST_OWN ? 1 : SHORT;
  return steps >= FEWEST_OF_SHORT && length > times * Math.max(TIMES_FARTHEST_OWN * farthest, TIMES_USUAL_OWN * (usual + unit));
}

function stepsOf(values: readonly (readonly [number, number])[], freq: Frequency, { scaled }: History): ReadonlyMap<number, Step> {
  const steps = new Map<number, Step>();
  for (const [i, [t, value]] of values.entries()) {
    const before = values[i - 1];
    if (before === undefined || !follows(freq, { gap: t - before[0] })) continue;
    steps.set(t, { from: before[0], length: scaled(value) - scaled(before[1]) });
  }
  return steps;
}

/** Measures how similar the changes of two series are. Null if they have few common changes, or if the other series never changes. */
function relationOf(other: SeriesSlice | null, pairs: readonly (readonly [number, number])[]): Relation | null {
  const squares = pairs.reduce((sum, [, its]) => sum + its * its, 0);
  if (pairs.length < FEWEST_COMMON || squares === 0) return null;
  const products = pairs.reduce((sum, [own, its]) => sum + own * its, 0);
  const ratio = other === null ? 1 : Math.max(0, Math.min(2, products / squares));
  const apart = pairs.map(([own, its]) => Math.abs(own - ratio * its)).sort((a, b) => a - b);
  return { other, ratio, usual: at(apart, Math.ceil(0.95 * apart.length) - 1), farthest: at(apart, -1) };
}
