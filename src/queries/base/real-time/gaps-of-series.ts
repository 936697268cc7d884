/**
 * Gaps in the vintages of a series, and its releases.
 *
 * releases         r1 ────── r2 ────── r3 ────── r4 ──────▶
 * stored vintages  v1 ──────┐          ┌──────── v4 ──────▶      one gap, from r2 to the day before v4, with 2 missing releases
 */
import { releaseOfPeriod, releasePublicationOf } from '../../../catalogue/releases/release-publications.ts';
import { ownDay, type RevisionPolicy } from '../../../catalogue/releases/revision-policies.ts';
import { isClosedDay } from '../../../core/calendar/closed-days.ts';
import { datasetKey } from '../../../core/define-dataset.ts';
import { type Frequency, isInterval } from '../../../core/frequency.ts';
import { lastDay, parsePeriod, period, periodOfDay, utcDayNumber } from '../../../core/period.ts';
import type { ObservationLife, SeriesHistory, Version } from '../../../store/ports/series.ts';
import { publishedBasis } from '../citation.ts';
import type { QueryContext } from '../context.ts';
import type { MissingRelease, OwnReleases, ReleaseCover, SeriesGap, StoredVintage } from '../query-caches.ts';
import { readLives, versionName } from '../stored-dataset.ts';
import { shortestDelay, storedVintages, vintagesOf } from './missing-releases.ts';
import { decisionsMissed, firstLives, isOfDecisions, ownReleases, policyOf, releasesOfLives, toleranceOf } from './own-vintages.ts';
import type { Subject } from './subject.ts';

export type { ReleaseCover, SeriesGap } from '../query-caches.ts';

const NONE: ReleaseCover = { gaps: [], releases: null };

/** The facts on which the gaps of a series depend. */
type Covered = Pick<Subject, 'dataset'> & {
  readonly nature?: Subject['nature'] | undefined;
  readonly unrevised?: Subject['unrevised'] | undefined;
  readonly state: Pick<Subject['state'], 'dimensions' | 'confirmedAt'> & { readonly version: Version | null };
  readonly stored: Subject['stored'];
};

/** The values of a series over time, and the versions that contain them. */
interface Histories {
  readonly lives: readonly ObservationLife[];
  readonly versions: readonly Version[];
  readonly attributes: SeriesHistory['attributes'];
}

/** Returns the gaps in the vintages. Returns none if the series has no release calendar. */
export async function releaseCover(ctx: QueryContext, subject: Omit<Subject, 'version'>): Promise<ReleaseCover> {
  if (ctx.sandbox || isInterval(subject.stored.freq)) return NONE;
  const now = ctx.clock.now();
  const policy = policyOf(subject);
  if (policy === null) return coverOfVintages(subject, await storedVintages(ctx, { ...subject, version: null }), now);
  if (isOfDecisions(policy)) return coverOfDecisions(subject, policy, now);
  const name = `${versionName(subject.state.version)}#${subject.stored.id} ${utcDayNumber(now)}`;
  const kept = ctx.caches.releaseCovers.get(name);
  if (kept) return kept;
  const key = datasetKey(subject.dataset);
  const lives = await readLives(ctx, key, subject.stored);
  const versions = await ctx.store.datasets.versionsAt(key, [...new Set(lives.map(({ fromSeq }) => fromSeq))]);
  const cover = coverOfOwnDays(subject, policy, { lives, versions }, await ownReleases(ctx, subject), now);
  ctx.caches.releaseCovers.set(name, cover);
  return cover;
}

/** Returns the gaps of a series whose whole history has been read. */
export function coverOfHistory(of: Covered, { lives, versions, attributes }: Histories, now: number): ReleaseCover {
  if (isInterval(of.stored.freq)) return NONE;
  const policy = policyOf(of);
  if (policy === null) return coverOfVintages(of, vintagesOf(lives, versions), now);
  if (isOfDecisions(policy)) return coverOfDecisions(of, policy, now);
  const own = releasesOfLives({ policy, freq: of.stored.freq, unrevised: of.unrevised }, lives, versions, attributes);
  return coverOfOwnDays(of, policy, { lives, versions }, own, now);
}

/** Returns the latest period that can have a value: the current one, or the last one of a discontinued dataset. */
function lastPeriod({ dataset, stored: { freq } }: Covered, now: number): number {
  const ceased = dataset.ceased === undefined ? null : parsePeriod(dataset.ceased.lastPeriod);
  const current = periodOfDay(freq as Exclude<Frequency, '5MIN' | '30MIN'>, utcDayNumber(now)).t;
  return ceased?.freq === freq ? Math.min(current, ceased.t) : current;
}

/** Returns the gaps of a series that each release may revise. Daily data, weekly data and events have no gaps. */
function coverOfVintages(of: Covered, vintages: readonly StoredVintage[], now: number): ReleaseCover {
  const { dataset, nature, state } = of;
  const { freq } = of.stored;
  const [first] = vintages;
  if (first === undefined || freq === 'D' || freq === 'W' || nature === 'event') return NONE;
  const confirmed = state.confirmedAt === null ? Number.NEGATIVE_INFINITY : utcDayNumber(state.confirmedAt);
  const publication = releasePublicationOf(datasetKey(dataset), freq);
  const last = lastPeriod(of, now);
  if (publication === null) return { gaps: gapsByDelay(vintages, { freq, last, confirmed, today: utcDayNumber(now) }), releases: null };
  const all: MissingRelease[] = [];
  for (let t = first.newest + 1; t <= last; t += 1) {
    const release = releaseOfPeriod(publication, t);
    const at = release?.at ?? release?.latest;
    if (release == null || at === undefined || at > now || release.basis === 'unknown') continue;
    all.push({ t, day: utcDayNumber(at), basis: release.basis });
  }
  return { gaps: gapsAmong(vintages, all, confirmed), releases: all.length + 1 };
}

/** Finds the gaps of a series without a calendar. Each period is released after the shortest delay of the stored vintages. */
function gapsByDelay(
  vintages: readonly StoredVintage[],
  { freq, last, confirmed, today }: { readonly freq: Frequency; readonly last: number; readonly confirmed: number; readonly today: number },
): readonly SeriesGap[] {
  const delay = shortestDelay(vintages, freq);
  return vintages.flatMap(({ version, newest }, i): readonly SeriesGap[] => {
    const next = vintages[i + 1];
    const isNext = next !== undefined && next.newest <= newest + 1 && publishedBasis(next.version) !== 'upper_bound';
    const to = next === undefined ? Number.POSITIVE_INFINITY : utcDayNumber(next.version.effectiveFrom) - 1;
    const known = Math.max(utcDayNumber(version.effectiveFrom), next === undefined ? confirmed + 1 : Number.NEGATIVE_INFINITY);
    const releases: MissingRelease[] = [];
    for (let t = newest + 1; t <= Math.min(last, (next?.newest ?? last + 1) - 1); t += 1) {
      releases.push({ t, day: lastDay(period(freq, t)) + delay, basis: 'upper_bound' });
    }
    const from = Math.max(lastDay(period(freq, newest + 1)) + delay, known);
    return isNext || newest >= last || from > Math.min(to, today)
      ? []
      : [{ from, to, releases: releases.filter(({ day }) => day <= Math.min(to, today)) }];
  });
}

/** Returns the gap after the latest stored table of decisions, if a later decision was announced. */
function coverOfDecisions({ state }: Covered, policy: RevisionPolicy, now: number): ReleaseCover {
  const releases = state.version === null ? [] : decisionsMissed({ version: state.version, confirmedAt: state.confirmedAt }, policy, now);
  const missed = releases.map(({ at, basis }) => ({ t: utcDayNumber(at), day: utcDayNumber(at), basis }));
  const [first] = missed;
  return { gaps: first === undefined ? [] : [{ from: first.day, to: Number.POSITIVE_INFINITY, releases: missed }], releases: null };
}

/**
 * Returns the gaps of a series that is never revised. A day is in a gap if a later period had been released by then, and no value for it or
 * a later one is stored.
 */
function coverOfOwnDays(
  of: Covered,
  policy: RevisionPolicy,
  { lives, versions }: Omit<Histories, 'attributes'>,
  own: OwnReleases,
  now: number,
): ReleaseCover {
  const { freq } = of.stored;
  const starts = new Map(versions.map(({ seq, effectiveFrom }) => [seq, utcDayNumber(effectiveFrom)]));
  const known = new Map<number, number>();
  for (const { t, fromSeq } of firstLives(lives)) known.set(t, own.get(t)?.day ?? starts.get(fromSeq) ?? Number.POSITIVE_INFINITY);
  const begin = Math.min(...known.keys());
  const released: MissingRelease[] = [];
  for (let t = begin, last = lastPeriod(of, now); t <= last; t += 1) {
    const day = ownDay(policy, freq, t);
    if (day !== null && day.at <= now) released.push({ t, day: utcDayNumber(day.at), basis: day.basis });
  }
  const published = released.filter(({ t }) => freq !== 'D' || !isClosedDay(t));
  const steps = [
    ...released.map(({ t, day }) => ({ t, day, isKnown: false })),
    ...[...known].map(([t, day]) => ({ t, day, isKnown: true })),
  ].sort((a, b) => a.day - b.day);
  let [expected, reached, from] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NaN];
  const gaps: SeriesGap[] = [];
  const close = (to: number): void => {
    // Most days are in no gap, and the list of releases can be long.
    if (Number.isNaN(from)) return;
    gaps.push({ from, to, releases: published.filter(({ t, day }) => day >= from && day <= to && !known.has(t)) });
    from = Number.NaN;
  };
  for (const [i, { t, day, isKnown }] of steps.entries()) {
    if (isKnown) reached = Math.max(reached, t);
    else expected = Math.max(expected, t);
    // All events of a day count together.
    if (steps[i + 1]?.day === day || reached === Number.NEGATIVE_INFINITY) continue;
    const isGap = expected - reached > toleranceOf(freq);
    if (isGap && Number.isNaN(from)) from = day;
    else if (!isGap) close(day - 1);
  }
  close(Number.POSITIVE_INFINITY);
  // Vintages of daily data are not listed, so their number does not show how many are missing.
  const first = Math.min(...known.values());
  return { gaps, releases: freq === 'D' ? null : published.filter(({ day }) => day > first).length + 1 };
}

/**
 * Finds the gaps between stored vintages. A gap contains the releases between one stored vintage and the next.
 * @param confirmed last day on which the agency confirmed the latest vintage
 */
function gapsAmong(vintages: readonly StoredVintage[], all: readonly MissingRelease[], confirmed: number): readonly SeriesGap[] {
  return vintages.flatMap(({ version, newest }, i): SeriesGap[] => {
    const next = vintages[i + 1];
    const to = next === undefined ? Number.POSITIVE_INFINITY : utcDayNumber(next.version.effectiveFrom) - 1;
    const known = next === undefined ? Math.max(utcDayNumber(version.effectiveFrom), confirmed) : utcDayNumber(version.effectiveFrom);
    const later = all.filter(({ t, day }) => t > newest && day <= to && day > known);
    const [first] = later;
    return first === undefined ? [] : [{ from: first.day, to, releases: later.filter(({ t }) => next === undefined || t < next.newest) }];
  });
}

/** Returns the parts of a range of days that are outside gaps, in ascending order. `isCut` is true if a gap follows the part. */
export function outsideGaps(
  { from, to }: { readonly from: number; readonly to: number },
  gaps: readonly SeriesGap[],
): readonly { readonly from: number; readonly to: number; readonly isCut: boolean }[] {
  const parts: { readonly from: number; readonly to: number; readonly isCut: boolean }[] = [];
  let start = from;
  for (const gap of gaps) {
    if (gap.to < start || gap.from > to) continue;
    if (gap.from > start) parts.push({ from: start, to: gap.from - 1, isCut: true });
    start = gap.to + 1;
  }
  if (start <= to) parts.push({ from: start, to, isCut: false });
  return parts;
}

/** Returns the share of days outside gaps since the first stored vintage, from 0 to 1. Returns null if no vintage is stored. */
export function completeShare({ gaps }: ReleaseCover, first: number | null, today: number): number | null {
  if (first === null || today < first) return null;
  const days = today - first + 1;
  const inGap = gaps.reduce((sum, { from, to }) => sum + Math.max(0, Math.min(to, today) - Math.max(from, first) + 1), 0);
  return Math.round(((days - inGap) / days) * 1000) / 1000;
}
