/** Reads all rows of a dataset in parts, so that a large file never fills the memory. Each part contains all rows of its periods. */
import type { DatasetKey } from '../../core/define-dataset.ts';
import { type Frequency, isInterval } from '../../core/frequency.ts';
import { DAY_MS, instantOf, period, periodOfDay, windowOf } from '../../core/period.ts';
import type { StoredSeries, Version } from '../../store/ports/series.ts';
import type { QueryContext } from '../base/context.ts';
import { readValues } from '../base/stored-dataset.ts';
import {
  byFrequency,
  type Entry,
  entriesOf,
  idsOf,
  isBefore,
  type PageRequest,
  pageOfKnown,
  type RowGroup,
  rowGroupsOf,
} from './time-series-page.ts';

/** The number of observations in a part. A part is larger if a single period has more observations. */
const PART = 10_000;
/** In electricity market data, a part ends with a five-minute interval. In other data, a part ends with a day. */
const INTERVAL_MS = 300_000;

/** Returns the rows before the cursor. Rows are ascending within each part. The parts are in the requested order. */
export async function* partsBefore(
  ctx: QueryContext,
  dataset: DatasetKey,
  version: Version,
  reading: PageRequest,
  isDescending: boolean,
): AsyncGenerator<readonly Entry[]> {
  const rowGroups = rowGroupsOf(reading);
  if (reading.known !== undefined) {
    yield pageOfKnown(rowGroups, { ...reading, limit: Number.POSITIVE_INFINITY }, reading.known).entries;
    return;
  }
  const groups = [...byFrequency(rowGroups)];
  const end = reading.cursor?.position[0] ?? Number.MAX_SAFE_INTEGER;
  const bounds: readonly number[] = [Number.NEGATIVE_INFINITY, ...cutsOf(reading, groups, end), end];
  const parts = bounds.slice(1).map((to, i) => [bounds[i] ?? Number.NEGATIVE_INFINITY, to] as const);
  for (const [after, upTo] of isDescending ? parts.toReversed() : parts) {
    const entries: Entry[] = [];
    for (const [freq, group] of groups) {
      const window = windowOf(freq, reading.window.start, reading.window.end);
      const from = Math.max(window.from, lastBy(freq, after) + 1);
      const to = Math.min(window.to, lastBy(freq, upTo));
      if (from > to) continue;
      const read = { dataset, series: idsOf(group), seq: version.seq };
      for (const entry of entriesOf(group, await readValues(ctx, { ...read, ...finite({ from, to }) })))
        if (isBefore(entry, reading.cursor)) entries.push(entry);
    }
    yield entries.sort((a, b) => a.instant - b.instant || a.rowGroup.id - b.rowGroup.id);
  }
}

/** Removes infinite bounds from a range. */
const finite = ({ from, to }: { readonly from: number; readonly to: number }): { readonly from?: number; readonly to?: number } => ({
  ...(from <= Number.MIN_SAFE_INTEGER ? {} : { from }),
  ...(to >= Number.MAX_SAFE_INTEGER ? {} : { to }),
});

/** Returns the ordinal of the last period that ends no later than an instant. */
function lastBy(freq: Frequency, instant: number): number {
  if (instant === Number.NEGATIVE_INFINITY) return Number.MIN_SAFE_INTEGER - 1;
  if (instant === Number.MAX_SAFE_INTEGER) return instant;
  if (freq === '30MIN' || freq === '5MIN') return Math.floor(instant / ((freq === '30MIN' ? 30 : 5) * 60_000));
  const around = periodOfDay(freq, Math.floor(instant / DAY_MS));
  return instantOf(around) <= instant ? around.t : around.t - 1;
}

interface Span {
  readonly freq: Frequency;
  readonly first: number;
  readonly last: number;
  series: number;
}

/**
 * Returns the ends of parts as instants, ascending. The first and last values of the series affect only the size of the parts. Values
 * outside these ranges are therefore not lost.
 */
function cutsOf({ window }: PageRequest, groups: readonly (readonly [Frequency, readonly RowGroup[]])[], end: number): readonly number[] {
  const spans = spansOf(groups.flatMap(([, group]) => group.flatMap(({ series }) => series)));
  if (spans.length === 0) return [];
  const step = spans.some(({ freq }) => isInterval(freq)) ? INTERVAL_MS : DAY_MS;
  const upTo = (instant: number): number =>
    spans.reduce((sum, { freq, first, last, series }) => {
      const { from, to } = windowOf(freq, window.start, window.end);
      return sum + series * Math.max(0, Math.min(last, to, lastBy(freq, instant)) - Math.max(first, from) + 1);
    }, 0);
  const instants = spans.map(({ freq, last }) => instantOf(period(freq, last)));
  const all = Math.ceil(
    Math.min(
      end,
      instants.reduce((a, b) => Math.max(a, b)),
    ) / step,
  );
  const cuts: number[] = [];
  let at = Math.floor(spans.map(({ freq, first }) => instantOf(period(freq, first))).reduce((a, b) => Math.min(a, b)) / step) - 1;
  for (let read = upTo(at * step); upTo(all * step) - read > PART; read = upTo(at * step)) {
    let [low, high] = [at, all];
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if (upTo(middle * step) - read <= PART) low = middle;
      else high = middle;
    }
    at = upTo(low * step) > read ? low : high;
    if (at >= all) break;
    cuts.push(at * step);
  }
  return cuts;
}

function spansOf(series: readonly StoredSeries[]): readonly Span[] {
  const spans = new Map<string, Span>();
  for (const { freq, firstT: first, lastT: last, count } of series) {
    if (count === 0) continue;
    const name = `${freq} ${first} ${last}`;
    const known = spans.get(name);
    if (known) known.series += 1;
    else spans.set(name, { freq, first, last, series: 1 });
  }
  return [...spans.values()];
}
