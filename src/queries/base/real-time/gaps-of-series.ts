/**
 * Gaps in the vintages of a series, and its releases.
 *
 * releases         r1 ────── r2 ────── r3 ────── r4 ──────▶
 * stored vintages  v1 ──────┐          ┌──────── v4 ──────▶      one gap, from r2 to the day before v4, with 2 missing releases
 */
import { releaseOfPeriod, releasePublicationOf } from '../../../catalogue/releases/release-publications.ts';
import { datasetKey } from '../../../core/define-dataset.ts';
import type { Frequency } from '../../../core/frequency.ts';
import type { PublishedBasis } from '../../../core/observation.ts';
import { parsePeriod, periodOfDay, utcDayNumber } from '../../../core/period.ts';
import type { QueryContext } from '../context.ts';
import type { StoredVintage } from '../query-caches.ts';
import { storedVintages } from './missing-releases.ts';
import { policyOf } from './own-vintages.ts';
import type { Subject } from './subject.ts';

interface MissingRelease {
  /** The ordinal of the reference period. */
  readonly t: number;
  /** The day of the release, in days since 1970-01-01. */
  readonly day: number;
  readonly basis: PublishedBasis;
}

export interface SeriesGap {
  /** The day of the first release that is not stored. */
  readonly from: number;
  /** The last day of the gap. Infinity if no later vintage is stored. */
  readonly to: number;
  readonly releases: readonly MissingRelease[];
}

export interface ReleaseCover {
  readonly gaps: readonly SeriesGap[];
  /** The number of releases since the first stored vintage. Null if the series has no release calendar. */
  readonly releases: number | null;
}

const NONE: ReleaseCover = { gaps: [], releases: null };
/** Returns the gaps in the vintages. Returns none if the series is never revised or has no release calendar. */
export async function releaseCover(ctx: QueryContext, subject: Omit<Subject, 'version'>): Promise<ReleaseCover> {
  const { dataset, state, stored } = subject;
  const { freq } = stored;
  const isTimed = freq !== '5MIN' && freq !== '30MIN' && freq !== 'D' && freq !== 'W';
  const publication = isTimed ? releasePublicationOf(datasetKey(dataset), freq) : null;
  if (publication === null || ctx.sandbox || subject.nature === 'event' || policyOf(subject) !== null) return NONE;
  const vintages = await storedVintages(ctx, { ...subject, version: null });
  const [first] = vintages;
  if (first === undefined) return NONE;
  const now = ctx.clock.now();
  const ceased = dataset.ceased === undefined ? null : parsePeriod(dataset.ceased.lastPeriod);
  const last = Math.min(
    periodOfDay(freq as Exclude<Frequency, '5MIN' | '30MIN'>, utcDayNumber(now)).t,
    ceased?.freq === freq ? ceased.t : Number.POSITIVE_INFINITY,
  );
  const all: MissingRelease[] = [];
  for (let t = first.newest + 1; t <= last; t += 1) {
    const release = releaseOfPeriod(publication, t);
    const at = release?.at ?? release?.latest;
    if (release == null || at === undefined || at > now || release.basis === 'unknown') continue;
    all.push({ t, day: utcDayNumber(at), basis: release.basis });
  }
  const confirmed = state.confirmedAt === null ? Number.NEGATIVE_INFINITY : utcDayNumber(state.confirmedAt);
  return { gaps: gapsAmong(vintages, all, confirmed), releases: all.length + 1 };
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
  const inGap = gaps.reduce((sum, { from, to }) => sum + Math.max(0, Math.min(to, today) - from + 1), 0);
  return Math.round(((days - inGap) / days) * 1000) / 1000;
}
