/** Inputs of a signal as its formula sees them: read at the signal's frequency, absent where nothing was published, every read on record. */
import type { InputDeclaration, Sampling, SeriesView } from '../core/define-signal.ts';
import { WattleError } from '../core/errors.ts';
import { FREQUENCY, type Frequency } from '../core/frequency.ts';
import { formatPeriod, holder, lastDay, members, period } from '../core/period.ts';
import { aggregate, type Points } from '../core/series.ts';
import type { SeriesSlice } from '../store/port.ts';
import { eventInForce, type HeldSeries, pointsOfSlice } from './held-series.ts';
import { endOfPeriods } from './series-transforms.ts';

/** Thrown by a view that is called where it has no value; the engine then leaves the row out. */
export class Absent extends Error {}

/** An input at the signal's frequency. */
interface Sampled {
  readonly points: Points;
  readonly byT: ReadonlyMap<number, number>;
  /** Indexes into the slice of the published values behind the one at t. */
  sources(t: number): readonly number[];
}

/** A read of an input: which published values of its slice were used. */
export interface Read {
  readonly input: string;
  readonly sampling: Sampling;
  readonly held: HeldSeries;
  readonly index: number;
}

/** The reads since the last `take`, each published value once. */
export class Reads {
  #reads = new Map<string, Read>();

  add(read: Read): void {
    this.#reads.set(`${read.input} ${read.index}`, read);
  }

  take(): readonly Read[] {
    const reads = [...this.#reads.values()];
    this.#reads = new Map();
    return reads;
  }
}

/** A slice belongs to one version and never changes, so that what is computed from it is computed once. */
const sampledSlices = new WeakMap<SeriesSlice, Map<string, Sampled>>();

function sampledOf(held: HeldSeries, sampling: Sampling, freq: Frequency): Sampled {
  const known = sampledSlices.get(held.slice) ?? new Map<string, Sampled>();
  sampledSlices.set(held.slice, known);
  const name = `${sampling} ${freq}`;
  const before = known.get(name);
  if (before) return before;
  const sampled = sample(held, sampling, freq);
  known.set(name, sampled);
  return sampled;
}

function sample(held: HeldSeries, sampling: Sampling, freq: Frequency): Sampled {
  const points = sampledPoints(held, sampling, freq);
  const byT = new Map(points.t.map((t, i): [number, number] => [t, points.value[i] ?? Number.NaN]));
  let inside: ReadonlyMap<number, readonly number[]> | null = null;
  const sources = (t: number): readonly number[] => {
    if (sampling === 'step') return [eventInForce(held.slice, lastDay(period(freq, t)))];
    inside ??= indexesByPeriod(held.slice, freq);
    const indexes = inside.get(t) ?? [];
    return sampling === 'end' ? indexes.slice(-1) : indexes;
  };
  return { points, byT, sources };
}

/** Indexes of the values that lie inside each period of a frequency. */
function indexesByPeriod(slice: SeriesSlice, freq: Frequency): ReadonlyMap<number, readonly number[]> {
  const inside = new Map<number, number[]>();
  slice.t.forEach((at, i) => {
    if (slice.value[i] === null) return;
    const { t } = holder(period(slice.series.freq, at), freq);
    const known = inside.get(t);
    if (known) known.push(i);
    else inside.set(t, [i]);
  });
  return inside;
}

function sampledPoints(held: HeldSeries, sampling: Sampling, freq: Frequency): Points {
  if (sampling === 'step') return endOfPeriods(held, freq);
  const own = pointsOfSlice(held.slice);
  switch (sampling) {
    case 'same':
      if (own.freq !== freq && own.t.length > 0) {
        throw new WattleError(
          'BUG',
          `${held.handle.id} is ${FREQUENCY[own.freq].word}, where a ${FREQUENCY[freq].word} input is declared.`,
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

/** The value of the last input period inside each t. A day of the week may be a holiday, so that a daily input has to be there as a whole. */
function endValues(own: Points, freq: Frequency): Points {
  if (FREQUENCY[own.freq].rank >= FREQUENCY.D.rank) return aggregate(own, freq, 'eop');
  const t: number[] = [];
  const value: number[] = [];
  own.t.forEach((at, i) => {
    const whole = holder(period(own.freq, at), freq);
    if (members(whole, own.freq).to !== at) return;
    t.push(whole.t);
    value.push(own.value[i] ?? Number.NaN);
  });
  return { freq, t, value };
}

/** The view of one input. Without `reads` nothing is put on record. */
export function viewOf(name: string, declaration: InputDeclaration, held: HeldSeries, freq: Frequency, reads: Reads | null): SeriesView {
  const sampled = sampledOf(held, declaration.sample, freq);
  const { slice } = held;
  const record = (index: number): void => reads?.add({ input: name, sampling: declaration.sample, held, index });
  const maybe = (t: number): number | null => {
    const value = sampled.byT.get(t);
    if (value === undefined) return null;
    if (reads) for (const index of sampled.sources(t)) record(index);
    return value;
  };
  const published = slice.value.flatMap((value, i) => (value === null ? [] : [i]));
  const nth = (index: number | undefined): { t: number; period: string; value: number } | null => {
    const value = index === undefined ? null : slice.value[index];
    if (index === undefined || value === null || value === undefined) return null;
    record(index);
    const t = slice.t[index] ?? 0;
    return { t, period: formatPeriod(period(slice.series.freq, t)), value };
  };
  const { points } = sampled;
  const [first, last] = [points.t[0], points.t.at(-1)];
  const view = (t: number): number => {
    const value = maybe(t);
    if (value === null) throw new Absent();
    return value;
  };
  return Object.assign(view, {
    maybe,
    latest: () => nth(published.at(-1)),
    previous: () => nth(published.at(-2)),
    span: first === undefined || last === undefined ? null : { from: first, to: last },
    handle: held.handle,
  });
}
