/** Views through which a formula reads its inputs, at the indicator's frequency. They record every value that is read. */

import { at, entry } from '../../core/assert.ts';
import { addTo } from '../../core/basic/lists.ts';
import type { DatasetKey } from '../../core/define-dataset.ts';
import type { SeriesHandle } from '../../core/define-series.ts';
import { Absent, type Figure, type FigureView, type InputDeclaration, type Sampling, type SeriesView } from '../../core/define-signal.ts';
import { WattleError } from '../../core/errors.ts';
import { FREQUENCY, type Frequency, isInterval } from '../../core/frequency.ts';
import { formatPeriod, holder, lastDay, members, period, periodOfDay } from '../../core/period.ts';
import { aggregate } from '../../core/series/aggregation.ts';
import type { Points } from '../../core/series/points.ts';
import type { SeriesSlice, Version } from '../../store/ports/series.ts';
import type { ReadSlice, Sampled } from '../base/read-slice.ts';
import { eventInForce, type LoadedSeries, sourceOfStored, type ValueSource } from '../series/reading/stored-series.ts';
import { endOfPeriods } from '../series/transforms/series-transforms.ts';

/** A read of one published value, or of a group of rows of a register. */
export type Read = ValueRead | GroupRead;

export interface ValueRead {
  readonly kind: 'value';
  readonly input: string;
  readonly sampling: Sampling;
  readonly source: ValueSource;
  /** The index of the value in the slice. */
  readonly index: number;
}

interface GroupRead {
  readonly kind: 'group';
  readonly input: string;
  readonly dataset: DatasetKey;
  readonly version: Version;
  /** The rows that were counted or summed. Names are as in `meta.explain`. */
  readonly operand: Readonly<Record<string, unknown>>;
}

/** Records the different reads since the last call of `take`. */
export class Reads {
  #reads = new Map<string, Read>();

  value(read: Omit<ValueRead, 'kind'>): void {
    this.#reads.set(`${read.input} ${read.source.slice.series.id} ${read.index}`, { kind: 'value', ...read });
  }

  group(name: string, read: Omit<GroupRead, 'kind'>): void {
    this.#reads.set(`${read.input} ${name}`, { kind: 'group', ...read });
  }

  take(): readonly Read[] {
    const reads = [...this.#reads.values()];
    this.#reads = new Map();
    return reads;
  }
}

/** Records the earliest and the latest period that a row reads from each input. */
export class Touched {
  #spans = new Map<string, { from: number; to: number }>();

  read(input: string, t: number): void {
    const known = this.#spans.get(input);
    if (!known) this.#spans.set(input, { from: t, to: t });
    else if (t < known.from) known.from = t;
    else if (t > known.to) known.to = t;
  }

  take(): ReadonlyMap<string, { readonly from: number; readonly to: number }> {
    const spans = this.#spans;
    this.#spans = new Map();
    return spans;
  }
}

export const publishedOf = (slice: ReadSlice): Sampled =>
  slice.sampled('own', () => {
    const { points, numbers } = slice;
    const indexByT = new Map(numbers.map((index): [number, number] => [at(slice.t, index), index]));
    return {
      points,
      byT: new Map(points.t.map((t, i): [number, number] => [t, at(points.value, i)])),
      sources: (t) => [entry(indexByT, t)],
    };
  });

const sampledOf = (loaded: LoadedSeries, sampling: Sampling, freq: Frequency): Sampled =>
  sampling === 'own' ? publishedOf(loaded.slice) : loaded.slice.sampled(`${sampling} ${freq}`, () => sample(loaded, sampling, freq));

function sample(loaded: LoadedSeries, sampling: Exclude<Sampling, 'own'>, freq: Frequency): Sampled {
  const points = sampledPoints(loaded, sampling, freq);
  const byT = new Map(points.t.map((t, i): [number, number] => [t, at(points.value, i)]));
  let inside: ReadonlyMap<number, readonly number[]> | null = null;
  const sources = (t: number): readonly number[] => {
    if (sampling === 'step') return [eventInForce(loaded.slice, lastDay(period(freq, t)))];
    inside ??= indexesByPeriod(loaded.slice, freq);
    const indexes = inside.get(t) ?? [];
    return sampling === 'end' ? indexes.slice(-1) : indexes;
  };
  return { points, byT, sources };
}

function indexesByPeriod(slice: SeriesSlice, freq: Frequency): ReadonlyMap<number, readonly number[]> {
  const inside = new Map<number, number[]>();
  slice.t.forEach((one, i) => {
    if (slice.value[i] === null) return;
    const { t } = holder(period(slice.series.freq, one), freq);
    addTo(inside, t, i);
  });
  return inside;
}

function sampledPoints(loaded: LoadedSeries, sampling: Exclude<Sampling, 'own'>, freq: Frequency): Points {
  if (sampling === 'step') return endOfPeriods(loaded, freq);
  const own = loaded.slice.points;
  switch (sampling) {
    case 'same':
      if (own.freq !== freq && own.t.length > 0) {
        throw new WattleError(
          'BUG',
          `${loaded.handle.id} has ${FREQUENCY[own.freq].word} values, but the declared input has ${FREQUENCY[freq].word} values.`,
        );
      }
      return own;
    case 'end':
      return endValues(own, freq);
    case 'mean':
      return aggregate(own, freq, 'avg');
    case 'sum':
      return aggregate(own, freq, 'sum');
  }
}

/**
 * Returns the last value in each longer period. A period has a value only if its last part has one. For daily values, it is enough that
 * the period has ended, because its last day may be a holiday.
 */
function endValues(own: Points, freq: Frequency): Points {
  if (FREQUENCY[own.freq].rank >= FREQUENCY.D.rank) return aggregate(own, freq, 'eop');
  const t: number[] = [];
  const value: number[] = [];
  own.t.forEach((one, i) => {
    const whole = holder(period(own.freq, one), freq);
    if (members(whole, own.freq).to !== one) return;
    t.push(whole.t);
    value.push(at(own.value, i));
  });
  return { freq, t, value };
}

/** Returns a view of an input. If `reads` is null, reads are not recorded. */
export function viewOf(
  name: string,
  declaration: InputDeclaration,
  loaded: LoadedSeries,
  freq: Frequency,
  reads: Reads | null,
  touched: Touched | null = null,
): SeriesView {
  const sampled = sampledOf(loaded, declaration.sample, freq);
  const figures = figuresOf(name, declaration.sample, sourceOfStored(loaded), sampled, reads, touched);
  return Object.assign(figures, { handle: loaded.handle });
}

export function emptyViewOf(handle: SeriesHandle): SeriesView {
  const absent = (): never => {
    throw new Absent(`${handle.id} is not stored`);
  };
  const none = { maybe: () => null, has: () => false, latest: () => null, previous: () => null, span: null };
  return Object.assign(absent, { ...none, handle, multiplier: 0 });
}

export function latestEnded(freq: Exclude<Frequency, '30MIN' | '5MIN'>, day: number): number {
  const now = periodOfDay(freq, day);
  return lastDay(now) <= day ? now.t : now.t - 1;
}

/** The last day for which views have values. Past results change this day, so that views need not be built again. */
export class Horizon {
  #day = Number.POSITIVE_INFINITY;
  /** For each frequency, the latest period that ended no later than the day. */
  readonly #ended = new Map<Frequency, number>();

  get day(): number {
    return this.#day;
  }

  set day(day: number) {
    this.#day = day;
    this.#ended.clear();
  }

  reaches(freq: Frequency, t: number): boolean {
    if (this.#day === Number.POSITIVE_INFINITY) return true;
    if (isInterval(freq)) return lastDay(period(freq, t)) <= this.#day;
    const ended = this.#ended.get(freq) ?? latestEnded(freq, this.#day);
    this.#ended.set(freq, ended);
    return t <= ended;
  }

  /**
   * Returns the number of values up to the day.
   * @param ordinal returns the ordinal at an index. Ordinals are ascending
   */
  count(freq: Frequency, length: number, ordinal: (i: number) => number): number {
    if (this.day === Number.POSITIVE_INFINITY) return length;
    let [low, high] = [0, length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.reaches(freq, ordinal(middle))) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/**
 * Returns a view of values.
 * @param horizon last day for which the view has values
 */
export function figuresOf(
  name: string,
  sampling: Sampling,
  source: ValueSource,
  sampled: Sampled,
  reads: Reads | null,
  touched: Touched | null = null,
  horizon = new Horizon(),
): FigureView {
  const { slice } = source;
  const { freq } = slice.series;
  const isBeyond = (t: number): boolean => horizon.day !== Number.POSITIVE_INFINITY && !horizon.reaches(freq, t);
  const record = (index: number): void => reads?.value({ input: name, sampling, source, index });
  const maybe = (t: number): number | null => {
    const value = sampled.byT.get(t);
    if (value === undefined || isBeyond(t)) return null;
    touched?.read(name, t);
    if (reads) for (const index of sampled.sources(t)) record(index);
    return value;
  };
  const nth = (fromEnd: number): Figure | null => {
    const { numbers } = slice;
    const index = numbers[horizon.count(freq, numbers.length, (i) => at(slice.t, at(numbers, i))) - fromEnd];
    if (index === undefined) return null;
    record(index);
    return figureAt(slice, index);
  };
  const { points } = sampled;
  const span = (): FigureView['span'] => {
    const [first, last] = [points.t[0], points.t[horizon.count(points.freq, points.t.length, (i) => at(points.t, i)) - 1]];
    return first === undefined || last === undefined ? null : { from: first, to: last };
  };
  const view = (t: number): number => {
    const value = maybe(t);
    if (value === null) throw new Absent(`${JSON.stringify(source.named)} has no value at ${t}`);
    return value;
  };
  const figures = Object.assign(view, {
    maybe,
    has: (t: number) => sampled.byT.has(t) && !isBeyond(t),
    latest: () => nth(1),
    previous: () => nth(2),
    multiplier: slice.series.multiplier,
  });
  // Defined as a getter, because the span changes with the horizon.
  return Object.defineProperty(figures, 'span', { get: span, enumerable: true }) as typeof figures & Pick<FigureView, 'span'>;
}

export function figureAt(slice: SeriesSlice, index: number): Figure | null {
  const value = slice.value[index] ?? null;
  const t = slice.t[index];
  return value === null || t === undefined ? null : { t, period: formatPeriod(period(slice.series.freq, t)), value };
}
