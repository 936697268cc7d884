/** What is new between the observations that are held and those a capture says: the least that has to be written. */

import { decimalsOf } from '../../core/decimal.ts';
import type { Observation, ParsedDataset, ParsedSeries, SeriesAttributes } from '../../core/observation.ts';
import type { SeriesDelta, SeriesSlice } from '../../store/port.ts';

/**
 * The changes that lead from the held observations to the parsed ones, in the order of the parsed series and then of the vanished ones.
 * Value, status and text count; `at` does not, for the same figure may move to another row. Series without any change are left out, so
 * an empty answer means that there is nothing to write.
 *
 *   scope whole     held periods and series that are not in the capture are removed
 *   scope partial   held periods are removed only between the first and the last period of the same series in the capture
 *   scope periods   held periods of any series are removed between the first and the last period of the whole capture
 *   scope points    nothing is removed
 *
 * Fewer digits alone are no revision: the RBA's workbooks carry 13.4347826086957 where the CSV of the same table has 13.43. What is held
 * with more digits stays, as long as the capture says the same at its own precision.
 */
export function difference(held: readonly SeriesSlice[], parsed: ParsedDataset): SeriesDelta[] {
  const heldByKey = new Map<string, SeriesSlice>();
  for (const slice of held) heldByKey.set(slice.series.key, slice);
  const deltas: SeriesDelta[] = [];
  const whole = wholeSpan(parsed);
  for (const series of parsed.series) {
    const slice = heldByKey.get(series.key);
    heldByKey.delete(series.key);
    const delta = slice ? seriesDifference(slice, series, whole ?? ownSpan(series, parsed.scope)) : newSeries(series);
    if (delta) deltas.push(delta);
  }
  if (whole === null) return deltas;
  for (const slice of heldByKey.values()) {
    const remove = slice.t.filter((t) => t >= whole.from && t <= whole.to);
    if (remove.length > 0) deltas.push({ attributes: attributesOf(slice.series), write: [], remove });
  }
  return deltas;
}

/** A series without observations is nothing yet. */
const newSeries = (series: ParsedSeries): SeriesDelta | null =>
  series.observations.length === 0 ? null : { attributes: attributesOf(series), write: series.observations, remove: [] };

/** Both sides ascend by t, so one walk over the two finds everything. */
function seriesDifference(held: SeriesSlice, parsed: ParsedSeries, spoken: Span): SeriesDelta | null {
  const write: Observation[] = [];
  const remove: number[] = [];
  const observations = parsed.observations;
  const digits = coarserDigits(held, observations);
  const gone = (t: number): void => {
    if (t >= spoken.from && t <= spoken.to) remove.push(t);
  };
  let h = 0;
  for (const observation of observations) {
    let heldT = held.t[h];
    while (heldT !== undefined && heldT < observation.t) {
      gone(heldT);
      heldT = held.t[++h];
    }
    if (heldT !== observation.t) write.push(observation);
    else if (!sameObservation(held, h++, observation, digits)) write.push(observation);
  }
  for (; h < held.t.length; h++) gone(held.t[h] as number);
  if (write.length === 0 && remove.length === 0 && sameAttributes(held.series, parsed)) return null;
  return { attributes: attributesOf(parsed), write, remove };
}

/** Ordinals, both inclusive, in which absence from the capture means that a period is no longer published. */
interface Span {
  readonly from: number;
  readonly to: number;
}

const EVERYTHING: Span = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY };
const NOTHING: Span = { from: Number.POSITIVE_INFINITY, to: Number.NEGATIVE_INFINITY };

/** The span in which the capture speaks of every series; null when it speaks of those only that it holds. */
function wholeSpan(parsed: ParsedDataset): Span | null {
  if (parsed.scope === 'whole') return EVERYTHING;
  if (parsed.scope !== 'periods') return null;
  return parsed.series.reduce<Span>((span, { observations }) => {
    const [first, last] = [observations[0], observations.at(-1)];
    return first && last ? { from: Math.min(span.from, first.t), to: Math.max(span.to, last.t) } : span;
  }, NOTHING);
}

function ownSpan({ observations }: ParsedSeries, scope: ParsedDataset['scope']): Span {
  const [first, last] = [observations[0], observations.at(-1)];
  return scope === 'partial' && first && last ? { from: first.t, to: last.t } : NOTHING;
}

const sameObservation = (held: SeriesSlice, index: number, observation: Observation, digits: number | null): boolean =>
  sameValue(held.value[index] ?? null, observation.value, digits) &&
  held.status[index] === observation.status &&
  held.text[index] === observation.text;

const sameValue = (held: number | null, value: number | null, digits: number | null): boolean =>
  held === value || (digits !== null && held !== null && value !== null && Number(held.toFixed(digits)) === value);

/** So few values say nothing about the precision of their file. */
const FEWEST_VALUES = 12;
/** As many digits as the publisher's numbers ever carry on purpose; more are left over from a computation. */
const WRITTEN_DIGITS = 6;

/** Digits beyond those that are written; told by arithmetic, since every value of a dataset is looked at. */
function isUnrounded(value: number | null): boolean {
  if (value === null) return false;
  const scaled = value * 10 ** WRITTEN_DIGITS;
  return Math.abs(scaled - Math.round(scaled)) > 1e-3 && decimalsOf(value) > WRITTEN_DIGITS;
}

/** The digits after the point to which a capture gives a series, where what is held is an unrounded form of it; else null. */
function coarserDigits(held: SeriesSlice, observations: readonly Observation[]): number | null {
  if (observations.length < FEWEST_VALUES || !held.value.some(isUnrounded)) return null;
  let digits = 0;
  for (const { value } of observations) if (value !== null) digits = Math.max(digits, decimalsOf(value));
  return digits <= WRITTEN_DIGITS ? digits : null;
}

/**
 * Whether values mean the same as before. Titles and decimals follow along with values, but are no news by themselves: they differ between
 * the forms of the same data, and so does what one form leaves out.
 */
const sameAttributes = (held: SeriesAttributes, parsed: SeriesAttributes): boolean =>
  held.freq === parsed.freq &&
  held.unit === parsed.unit &&
  held.multiplier === parsed.multiplier &&
  (parsed.adjustment === null || held.adjustment === parsed.adjustment) &&
  (parsed.basePeriod === null || held.basePeriod === parsed.basePeriod);

const attributesOf = (series: SeriesAttributes): SeriesAttributes => ({
  key: series.key,
  freq: series.freq,
  unit: series.unit,
  multiplier: series.multiplier,
  decimals: series.decimals,
  adjustment: series.adjustment,
  title: series.title,
  basePeriod: series.basePeriod,
});
