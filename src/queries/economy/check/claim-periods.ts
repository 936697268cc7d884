/** Finds the periods of a series that a statement may mean. */
import { releasePublicationOf } from '../../../catalogue/releases/release-publications.ts';
import { datasetKey } from '../../../core/define-dataset.ts';
import type { SeriesHandle } from '../../../core/define-series.ts';
import { FREQUENCY } from '../../../core/frequency.ts';
import { convert, firstDay, lastDay, type Period, period } from '../../../core/period.ts';
import { DAYS_TO_APPLY } from '../../series/concepts/policy-rate.ts';
import type { Variant } from './claim-measures.ts';
import type { Claim } from './read-claims.ts';

interface StoredPeriods {
  /** The ordinals of periods with a value, ascending. */
  readonly periods: readonly number[];
  /** The last day on which the latest event is known to apply, in days since 1970-01-01. */
  readonly through: number;
}

/** Returns the ordinals of the periods that the statement may mean, ascending. */
export function ordinalsOf(variant: Variant, claim: Claim, stored: StoredPeriods): readonly number[] {
  const { handle, shaping } = variant;
  const freq = shaping.frequency ?? handle.frequency;
  if (claim.period === null) {
    // Days without a decision or without trading have no value.
    if (freq === 'D') return stored.periods.slice(stored.periods.length - 1 - claim.back).slice(0, 1);
    const newest = stored.periods.at(-1);
    return newest === undefined ? [] : [newest - claim.back];
  }
  const { first, last } = convert(claim.period, freq);
  if (handle.nature === 'event') return eventsIn(variant, claim.period, stored);
  const end = lastDay(claim.period);
  const isFiner = FREQUENCY[freq].rank > FREQUENCY[claim.period.freq].rank;
  // If the statement names a month, a quarterly value matches only the last month of its quarter. Texts often name a quarter by its last
  // month.
  if (!isFiner && lastDay(period(freq, last.t)) !== end && !isSurveyed(variant, claim.period, last)) return [];
  const within = isFiner ? Array.from({ length: last.t - first.t + 1 }, (_, i) => first.t + i) : [last.t - claim.back];
  const ended = isFiner ? within.filter((t) => lastDay(period(freq, t)) <= end) : within;
  return handle.decidedIn !== undefined && freq === 'D' && appliesUntil(handle, end) > end ? [...ended, appliesUntil(handle, end)] : ended;
}

/** Returns true if the values of the series refer to the named month, such as May for job vacancies in the June quarter. */
function isSurveyed({ handle: { dataset }, shaping }: Variant, named: Period, own: Period): boolean {
  if (named.freq !== 'M' || dataset.surveyMonth === undefined || shaping.frequency !== null) return false;
  return named.t === convert(own, 'M').first.t + dataset.surveyMonth - 1;
}

/**
 * Returns the events that apply during the period or are decided in it. A change is not in force after its day. After the last day for
 * which the events are known, no event is returned.
 */
function eventsIn({ handle, kind }: Variant, of: Period, { periods, through }: StoredPeriods): readonly number[] {
  const [start, end] = [firstDay(of), lastDay(of)];
  if (start > through) return [];
  const before = kind === 'points' ? undefined : periods.findLast((t) => t <= start);
  const until = appliesUntil(handle, end);
  return [...(before === undefined ? [] : [before]), ...periods.filter((t) => t >= start && t <= until && t !== before)];
}

/** Returns the day on which a decision of the given day applies. Returns the given day if the calendar has no decision on it. */
function appliesUntil({ dataset, decidedIn }: SeriesHandle, day: number): number {
  const isDecision = releasePublicationOf(datasetKey(decidedIn ?? dataset), 'D')?.days.has(day) === true;
  return isDecision ? day + DAYS_TO_APPLY : day;
}
