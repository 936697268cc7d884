/** Detects a file that changes only one earlier period, but nearly every series in it. The values in such a row are for another period. */
import { at } from '../../core/assert.ts';
import type { WattleError } from '../../core/errors.ts';
import { isInterval } from '../../core/frequency.ts';
import type { ParsedDataset } from '../../core/observation.ts';
import { formatPeriod } from '../../core/period.ts';
import type { SeriesDelta, SeriesSlice } from '../../store/ports/series.ts';
import { changedOf, refusal } from './changed-figures.ts';

const FEWEST_SERIES = 4;
/** The minimum share of series that the file changes in that period. */
const SHARE_CHANGED = 0.8;

/** Returns DATA_IMPLAUSIBLE if the file has no new period and changes only one earlier period, or null. */
export function onlyOneRow(parsed: ParsedDataset, slices: readonly SeriesSlice[], deltas: readonly SeriesDelta[]): WattleError | null {
  const existing = new Map(slices.map((slice) => [slice.series.key, slice]));
  const changed = deltas.flatMap((delta) => {
    const slice = existing.get(delta.attributes.key);
    return slice === undefined || isInterval(slice.series.freq) ? [] : [changedOf(slice, delta)];
  });
  const [first] = changed;
  const t = first?.changes[0]?.t;
  if (parsed.scope === 'points' || first === undefined || t === undefined || changed.length < FEWEST_SERIES) return null;
  const { freq, lastT } = first.slice.series;
  const isOnly = deltas.every(
    ({ attributes, write, remove }) => attributes.freq === freq && remove.length === 0 && write.length === 1 && at(write, 0).t === t,
  );
  const filled = parsed.series.filter(({ observations }) => observations.some((one) => one.t === t && one.value !== null));
  const isEarlier = t < lastT && parsed.series.some(({ observations }) => observations.some((one) => one.t > t));
  if (!isOnly || !isEarlier || changed.filter(({ changes }) => changes.length === 1).length < SHARE_CHANGED * filled.length) return null;
  const when = formatPeriod({ freq, t });
  return refusal(
    `The file has no new period. It only changes ${changed.length} figures for ${when}, so the row may have the wrong date.`,
    first.key,
    when,
  );
}
