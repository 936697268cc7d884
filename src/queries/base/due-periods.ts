/** Finds the periods that are due on a day. Uses the release calendar and the maximum age of the dataset's latest period. */
import { releaseOfPeriod, releasePublicationOf } from '../../catalogue/releases/release-publications.ts';
import { type Dataset, datasetKey } from '../../core/define-dataset.ts';
import { type Frequency, isInterval } from '../../core/frequency.ts';
import { DAY_MS, holder, lastDay, parseInstant, parsePeriod, period } from '../../core/period.ts';
import type { DatasetState } from '../../store/ports/series.ts';

export function newestWithin(freq: Frequency, day: number): number {
  const { t } = holder(period('D', day), freq);
  return lastDay(period(freq, t)) <= day ? t : t - 1;
}

/** Returns true if the latest period is older than the dataset's maximum age. `today` is in days since 1970-01-01. */
export function isTooOld({ cadence: { maxAgeDays } }: Dataset, freq: Frequency, newest: number, today: number): boolean {
  return maxAgeDays !== null && lastDay(period(freq, newest)) + maxAgeDays < today;
}

/** Returns the latest period that is due. Returns `newest` if no later period is due. */
export function newestDue(dataset: Dataset, freq: Frequency, newest: number, today: number): number {
  const { maxAgeDays } = dataset.cadence;
  // If the latest period is too old, the first later period that is not too old is due.
  const byAge = isTooOld(dataset, freq, newest, today) && maxAgeDays !== null ? newestWithin(freq, today - maxAgeDays - 1) + 1 : newest;
  return Math.max(newest, byAge, newestReleased(dataset, freq, newest, today));
}

/** Returns the latest period that was released before `today`, according to the calendar. */
function newestReleased(dataset: Dataset, freq: Frequency, newest: number, today: number): number {
  const publication = dataset.kind === 'time_series' ? releasePublicationOf(datasetKey(dataset), freq) : null;
  if (publication === null || freq === 'D') return newest;
  for (let t = newestWithin(freq, today); t > newest; t -= 1) {
    const release = releaseOfPeriod(publication, t);
    if (release !== null && release.latest < today * DAY_MS) return t;
  }
  return newest;
}

/** Compares instants, not days. The UTC date of an interval can be one day before its date in market time. */
function isOldInterval({ cadence: { maxAgeDays } }: Dataset, interval: string, now: number): boolean {
  const end = parseInstant(interval);
  return end !== null && maxAgeDays !== null && end + maxAgeDays * DAY_MS < now;
}

/**
 * Returns the number of missing periods. `missing` is null for daily and weekly data. Days without trading would be counted as missing,
 * and weekly data have no release calendar.
 */
export function lagOfDataset(
  dataset: Dataset,
  state: DatasetState | null,
  now: number,
): { readonly missing: number | null; readonly isOld: boolean } {
  const none = { missing: null, isOld: false };
  if (state?.periodEnd == null || dataset.kind !== 'time_series' || dataset.ceased !== undefined) return none;
  if (isInterval(dataset.frequency)) return { missing: null, isOld: isOldInterval(dataset, state.periodEnd, now) };
  const newest = parsePeriod(state.periodEnd);
  if (newest === null || newest.freq !== dataset.frequency) return none;
  const { freq, t } = newest;
  const today = Math.floor(now / DAY_MS);
  const isOld = isTooOld(dataset, freq, t, today);
  return { missing: freq === 'D' || freq === 'W' ? null : newestDue(dataset, freq, t, today) - t, isOld };
}
