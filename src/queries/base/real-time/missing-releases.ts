/**
 * Finds the releases of a revised series between a stored vintage and a point in time. Uses the release calendar, or otherwise the
 * series' usual delay.
 */
import { type ReleasePublication, releaseOfPeriod, releasePublicationOf } from '../../../catalogue/releases/release-publications.ts';
import { datasetKey } from '../../../core/define-dataset.ts';
import type { Frequency } from '../../../core/frequency.ts';
import { lastDay, parsePeriod, period, periodOfDay, utcDayNumber } from '../../../core/period.ts';
import type { ObservationLife, Version } from '../../../store/ports/series.ts';
import { publishedBasis } from '../citation.ts';
import type { QueryContext } from '../context.ts';
import type { StoredVintage } from '../query-caches.ts';
import { readLives, versionName } from '../stored-dataset.ts';
import type { KnownThen, Subject } from './subject.ts';
import type { VintageGap } from './vintage-gap.ts';

/** Returns the missing releases. Returns null if the stored vintage was current at the instant. */
export async function missingReleases(
  ctx: QueryContext,
  subject: Subject,
  { slice, version, vintage }: Pick<KnownThen, 'slice' | 'version' | 'vintage'>,
  instant: number,
): Promise<VintageGap | null> {
  const { dataset, state, stored } = subject;
  const reached = slice.points.t.at(-1);
  const isConfirmed = version.seq === state.version.seq && state.confirmedAt !== null && state.confirmedAt >= instant;
  if (reached === undefined || isConfirmed || subject.nature === 'event' || stored.freq === 'D' || stored.freq === 'W') return null;
  const freq = stored.freq as Exclude<Frequency, '5MIN' | '30MIN'>;
  const ceased = dataset.ceased === undefined ? null : parsePeriod(dataset.ceased.lastPeriod);
  const last = ceased?.freq === freq ? ceased.t : Number.POSITIVE_INFINITY;
  const vintages = await storedVintages(ctx, subject);
  // A file from the agency contains all series. Its date therefore also applies to series that the file did not change.
  const from = version.origin === 'live' ? version : vintage;
  const next = vintages.find(({ version: { effectiveFrom } }) => effectiveFrom > instant) ?? null;
  const publication = releasePublicationOf(datasetKey(dataset), freq);
  const near = Math.min(periodOfDay(freq, utcDayNumber(instant)).t, last);
  const isOut = publication === null ? byDelay(vintages, freq, instant) : byCalendar(publication, instant);
  const expected = newestOf(near, reached, isOut);
  if (expected <= reached) return null;
  const isDated = publishedBasis(from) !== 'upper_bound';
  const since = publication === null ? expected - reached : releasesSince(publication, from.effectiveFrom, instant, near);
  if (isDated && since === 0) return null;
  const isNext = next !== null && next.newest === reached + 1 && publishedBasis(next.version) !== 'upper_bound';
  // If only one release is missing and its day is unknown, that release may be the next stored vintage.
  const isUndated = publication === null || (since <= 1 && releaseOfPeriod(publication, reached + 1)?.at == null);
  if (isUndated && isNext) return null;
  const missing = next === null ? since : missingBefore(next.newest, reached, publication, from.effectiveFrom);
  return {
    stored: utcDayNumber(from.effectiveFrom),
    missing: Math.max(missing, 1),
    next: next === null ? null : utcDayNumber(next.version.effectiveFrom),
    until: utcDayNumber(instant),
  };
}

/** Returns the number of releases between two stored vintages. There is one release for each period between their latest periods. */
function missingBefore(newest: number, reached: number, publication: ReleasePublication | null, from: number): number {
  const between = Array.from({ length: Math.max(0, newest - reached - 1) }, (_, i) => reached + 1 + i);
  if (publication === null) return between.length;
  const isLater = (t: number): boolean => {
    const release = releaseOfPeriod(publication, t);
    return release !== null && (release.at ?? release.latest) > from;
  };
  return between.filter(isLater).length;
}

/** Returns the stored vintages, oldest first. */
export async function storedVintages(ctx: QueryContext, { dataset, state, stored }: Subject): Promise<readonly StoredVintage[]> {
  const name = `${versionName(state.version)}#${stored.id}`;
  const kept = ctx.caches.storedVintages.get(name);
  if (kept) return kept;
  const lives: readonly ObservationLife[] = await readLives(ctx, datasetKey(dataset), stored);
  const versions = await ctx.store.datasets.versionsAt(datasetKey(dataset), [...new Set(lives.map(({ fromSeq }) => fromSeq))]);
  const vintages = vintagesOf(lives, versions);
  ctx.caches.storedVintages.set(name, vintages);
  return vintages;
}

/** Returns the versions that added values, oldest first, each with the latest period by then. */
export function vintagesOf(lives: readonly ObservationLife[], versions: readonly Version[]): readonly StoredVintage[] {
  const newest = new Map<number, number>();
  for (const { t, value, fromSeq } of lives) if (value !== null) newest.set(fromSeq, Math.max(newest.get(fromSeq) ?? t, t));
  let reached = Number.NEGATIVE_INFINITY;
  return versions.flatMap((version) => {
    const own = newest.get(version.seq);
    if (own === undefined) return [];
    reached = Math.max(reached, own);
    return [{ version, newest: reached }];
  });
}

/** Returns true if a period was released. If the release date is unknown, its earliest possible date is used. */
const byCalendar =
  (publication: ReleasePublication, instant: number) =>
  (t: number): boolean => {
    const release = releaseOfPeriod(publication, t);
    return release !== null && release.earliest <= instant;
  };

/**
 * Returns a function for series without a calendar, which returns true if a period was released. It uses the shortest delay of the
 * stored vintages, because no faster release is known.
 */
function byDelay(vintages: readonly StoredVintage[], freq: Frequency, instant: number): (t: number) => boolean {
  const delay = shortestDelay(vintages, freq);
  return (t) => lastDay(period(freq, t)) + delay <= utcDayNumber(instant);
}

/** Returns the shortest time in days from the end of a period to its stored vintage. */
export const shortestDelay = (vintages: readonly StoredVintage[], freq: Frequency): number =>
  Math.max(1, Math.min(...vintages.map(({ version, newest }) => utcDayNumber(version.effectiveFrom) - lastDay(period(freq, newest)))));

/** Returns the latest released period. Returns `reached` if no later period was released. */
function newestOf(near: number, reached: number, isOut: (t: number) => boolean): number {
  for (let t = near; t > reached; t -= 1) if (isOut(t)) return t;
  return reached;
}

function releasesSince(publication: ReleasePublication, from: number, instant: number, near: number): number {
  let count = 0;
  for (let t = near; ; t -= 1) {
    const release = releaseOfPeriod(publication, t);
    if (release === null ? t < near - MOST_BACK : release.latest <= from) return count;
    if (release !== null && (release.at ?? release.latest) > from && release.earliest <= instant) count += 1;
  }
}

const MOST_BACK = 600;
