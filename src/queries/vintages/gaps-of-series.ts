/**
 * The spans of a series with releases without a stored vintage, and the releases themselves.
 *
 *   releases         r1 ────── r2 ────── r3 ────── r4 ──────▶
 *   stored vintages  v1 ──────┐          ┌──────── v4 ──────▶      one gap from r2 up to the day before v4: 2 releases are missing
 */
import { releaseOfPeriod, releasePublicationOf } from '../../catalogue/releases/release-publications.ts';
import { datasetKey } from '../../core/define-dataset.ts';
import type { Frequency } from '../../core/frequency.ts';
import type { PublishedBasis } from '../../core/observation.ts';
import { DAY_MS, parsePeriod, periodOfDay } from '../../core/period.ts';
import type { QueryContext } from '../context.ts';
import type { StoredVintage } from '../query-caches.ts';
import { policyOf } from './known-then.ts';
import { storedVintages } from './missing-releases.ts';
import type { Subject } from './subject.ts';

export interface MissingRelease {
  /** Ordinal of its reference period. */
  readonly t: number;
  /** Days since 1970-01-01. */
  readonly day: number;
  readonly basis: PublishedBasis;
}

export interface SeriesGap {
  /** First day of the gap: that of the first release after the vintage before. */
  readonly from: number;
  /** Last day; Infinity where no later vintage is stored. */
  readonly to: number;
  /** Those without a stored vintage. */
  readonly releases: readonly MissingRelease[];
}

export interface ReleaseCover {
  readonly gaps: readonly SeriesGap[];
  /** Releases since the first stored vintage, by the calendar; null where none is known. */
  readonly releases: number | null;
}

const NONE: ReleaseCover = { gaps: [], releases: null };
const dayOf = (instant: number): number => Math.floor(instant / DAY_MS);

/** Of series that may be revised and have a release calendar; others have no gaps that are counted. */
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
    periodOfDay(freq as Exclude<Frequency, '5MIN' | '30MIN'>, dayOf(now)).t,
    ceased?.freq === freq ? ceased.t : Number.POSITIVE_INFINITY,
  );
  const all: MissingRelease[] = [];
  for (let t = first.newest + 1; t <= last; t += 1) {
    const release = releaseOfPeriod(publication, t);
    const at = release?.at ?? release?.latest;
    if (release == null || at === undefined || at > now || release.basis === 'unknown') continue;
    all.push({ t, day: dayOf(at), basis: release.basis });
  }
  const confirmed = state.confirmedAt === null ? Number.NEGATIVE_INFINITY : dayOf(state.confirmedAt);
  return { gaps: gapsAmong(vintages, all, confirmed), releases: all.length + 1 };
}

/** A vintage whose own day is not known has a release before it on which it is not yet known: there is a gap, and no missing release. */
function gapsAmong(vintages: readonly StoredVintage[], all: readonly MissingRelease[], confirmed: number): readonly SeriesGap[] {
  return vintages.flatMap(({ version, newest }, i): SeriesGap[] => {
    const next = vintages[i + 1];
    const to = next === undefined ? Number.POSITIVE_INFINITY : dayOf(next.version.effectiveFrom) - 1;
    const known = next === undefined ? Math.max(dayOf(version.effectiveFrom), confirmed) : dayOf(version.effectiveFrom);
    const later = all.filter(({ t, day }) => t > newest && day <= to && day > known);
    const [first] = later;
    return first === undefined ? [] : [{ from: first.day, to, releases: later.filter(({ t }) => next === undefined || t < next.newest) }];
  });
}

/** What is left of a span of days outside of gaps, ascending, and whether each part ends with a gap. */
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

/** Share of the days since the first stored vintage that are in no gap, of 1; null where nothing is stored. */
export function completeShare({ gaps }: ReleaseCover, first: number | null, today: number): number | null {
  if (first === null || today < first) return null;
  const days = today - first + 1;
  const inGap = gaps.reduce((sum, { from, to }) => sum + Math.max(0, Math.min(to, today) - from + 1), 0);
  return Math.round(((days - inGap) / days) * 1000) / 1000;
}
