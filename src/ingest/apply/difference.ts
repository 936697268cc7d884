/** Finds the smallest set of changes from the stored to the parsed observations. */

import { decimalsOf } from '../../core/decimal.ts';
import type { Observation, ParsedDataset, ParsedSeries, SeriesAttributes } from '../../core/observation.ts';
import type { SeriesDelta, SeriesSlice } from '../../store/ports/series.ts';
import { vintageStarts, withVintageStarts } from './vintage-starts.ts';

/**
 * Returns the changes to each series: parsed series in their order, then removed series. Compares value, status and text, but not `at`,
 * because a value may move to another row. Omits unchanged series, so an empty result means that there is nothing to write.
 *
 * scope whole     removes stored periods and series that are not in the capture
 * scope partial   removes stored periods only between the first and last period of the same series in the capture
 * scope periods   removes stored periods of any series between the first and last period of the capture
 * scope points    removes nothing
 *
 * A value with fewer digits is not a revision: the RBA's workbooks have 13.4347826086957 where the CSV has 13.43. The stored value stays if
 * it rounds to the new value.
 *
 * @param files recordsByFile from the declaration
 */
export function difference(
  stored: readonly SeriesSlice[],
  parsed: ParsedDataset,
  files: { readonly recordsByFile?: boolean } = {},
): SeriesDelta[] {
  const storedByKey = new Map<string, SeriesSlice>();
  for (const slice of stored) storedByKey.set(slice.series.key, slice);
  const deltas: SeriesDelta[] = [];
  const whole = wholeSpan(parsed);
  // The content shows that this is a partial vintage, for any kind of import.
  const isRecord = files.recordsByFile === true || parsed.scope === 'periods' || parsed.isCompiled === true;
  for (const series of parsed.series) {
    const slice = storedByKey.get(series.key);
    storedByKey.delete(series.key);
    const delta = slice ? seriesDifference(slice, series, whole ?? ownSpan(series, parsed.scope), isRecord) : newSeries(series);
    if (delta) deltas.push(delta);
  }
  if (whole === null) return deltas;
  for (const slice of storedByKey.values()) {
    const remove = slice.t.filter((t) => t >= whole.from && t <= whole.to);
    if (remove.length > 0) deltas.push({ attributes: attributesOf(slice.series), write: [], remove });
  }
  return deltas;
}

/** Returns the changes for a new series. Null for a series without observations, which is not stored. */
const newSeries = (series: ParsedSeries): SeriesDelta | null =>
  series.observations.length === 0 ? null : { attributes: attributesOf(series), write: series.observations, remove: [] };

/** Compares a stored and a parsed series in one pass. Both lists must be in ascending order of `t`. */
function seriesDifference(stored: SeriesSlice, parsed: ParsedSeries, spoken: Span, isRecord: boolean): SeriesDelta | null {
  const write: Observation[] = [];
  const remove: number[] = [];
  const observations = parsed.observations;
  const digits = coarserDigits(
    stored.value,
    observations.map(({ value }) => value),
  );
  const gone = (t: number): void => {
    if (t >= spoken.from && t <= spoken.to) remove.push(t);
  };
  let h = 0;
  for (const observation of observations) {
    let storedT = stored.t[h];
    while (storedT !== undefined && storedT < observation.t) {
      gone(storedT);
      storedT = stored.t[++h];
    }
    if (storedT !== observation.t) write.push(observation);
    else if (!sameObservation(stored, h++, observation, digits)) write.push(observation);
  }
  for (; h < stored.t.length; h++) gone(stored.t[h] as number);
  const starts = spoken === NOTHING ? (stored.series.vintageStarts ?? []) : vintageStarts(stored, observations, spoken.from, isRecord);
  const isKnown = String(starts) === String(stored.series.vintageStarts ?? []);
  if (write.length === 0 && remove.length === 0 && isKnown && sameAttributes(stored.series, parsed)) return null;
  return { attributes: withVintageStarts(attributesOf(parsed), starts), write, remove };
}

/** A range of ordinals, including both ends. A stored period in this range that the capture lacks was withdrawn. */
interface Span {
  readonly from: number;
  readonly to: number;
}

const EVERYTHING: Span = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY };
const NOTHING: Span = { from: Number.POSITIVE_INFINITY, to: Number.NEGATIVE_INFINITY };

/**
 * Returns the range that the capture covers for all series. Returns null if the capture covers each series only from the first to the
 * last period of that series.
 */
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

const sameObservation = (stored: SeriesSlice, index: number, observation: Observation, digits: number | null): boolean =>
  sameValue(stored.value[index] ?? null, observation.value, digits) &&
  stored.status[index] === observation.status &&
  stored.text[index] === observation.text;

/** Returns true if a value equals the stored value, or equals the stored value rounded to `digits`. */
export const sameValue = (stored: number | null, value: number | null, digits: number | null): boolean =>
  stored === value || (digits !== null && stored !== null && value !== null && Number(stored.toFixed(digits)) === value);

/** The minimum number of values. With fewer, the precision of a file is not known. */
const FEWEST_VALUES = 12;
/** The maximum number of decimals that agencies write. A value with more was calculated. */
const WRITTEN_DIGITS = 6;

/** Returns true if a value has more decimals than agencies write. Uses arithmetic instead of text, because it runs for every value. */
export function isUnrounded(value: number | null): boolean {
  if (value === null) return false;
  const scaled = value * 10 ** WRITTEN_DIGITS;
  return Math.abs(scaled - Math.round(scaled)) > 1e-3 && decimalsOf(value) > WRITTEN_DIGITS;
}

/** Returns the number of decimals if `values` are the stored values with fewer decimals. Otherwise null. */
export function coarserDigits(stored: readonly (number | null)[], values: readonly (number | null)[]): number | null {
  if (values.length < FEWEST_VALUES || !stored.some(isUnrounded)) return null;
  let digits = 0;
  for (const value of values) if (value !== null) digits = Math.max(digits, decimalsOf(value));
  return digits <= WRITTEN_DIGITS ? digits : null;
}

/**
 * Compares the attributes that affect the meaning of values. Different titles and decimals do not cause a new version, because they differ
 * between formats of the same data.
 */
const sameAttributes = (stored: SeriesAttributes, parsed: SeriesAttributes): boolean =>
  stored.freq === parsed.freq &&
  stored.unit === parsed.unit &&
  stored.multiplier === parsed.multiplier &&
  (parsed.adjustment === null || stored.adjustment === parsed.adjustment) &&
  (parsed.basePeriod === null || stored.basePeriod === parsed.basePeriod);

const attributesOf = (series: SeriesAttributes): SeriesAttributes => ({
  key: series.key,
  freq: series.freq,
  unit: series.unit,
  multiplier: series.multiplier,
  decimals: series.decimals,
  adjustment: series.adjustment,
  title: series.title,
  basePeriod: series.basePeriod,
  ...(series.vintageStarts === undefined ? {} : { vintageStarts: series.vintageStarts }),
});
