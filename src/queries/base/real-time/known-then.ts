/**
 * Finds the values of a series as known at an instant, from the vintage that was current. For a series that is never revised,
 * each value applies from its release date. Releases between the vintage and the instant are a gap if they are not stored.
 *
 * releases         r1 ────── r2 ────── r3 ────── r4 ──────▶
 * stored vintages  v1 ──────           ···       v4 ──────▶      as of a day after r2: a gap with 1 or 2 missing releases
 */
import { newestPublished, type RevisionPolicy } from '../../../catalogue/releases/revision-policies.ts';
import { at } from '../../../core/assert.ts';
import { isClosedDay } from '../../../core/calendar/closed-days.ts';
import { datasetKey } from '../../../core/define-dataset.ts';
import { isInterval } from '../../../core/frequency.ts';
import { DAY_MS, isoDay, periodOfDay, utcDayNumber } from '../../../core/period.ts';
import type { Version } from '../../../store/ports/series.ts';
import type { QueryContext } from '../context.ts';
import type { AsOf } from '../parameters/parameters.ts';
import type { OwnReleases } from '../query-caches.ts';
import { ReadSlice } from '../read-slice.ts';
import { vintageOf, wholeSeries } from '../stored-dataset.ts';
import { missingReleases } from './missing-releases.ts';
import { decisionsMissed, isOfDecisions, ownReleases, policyOf, releasedVersion, toleranceOf } from './own-vintages.ts';
import type { KnownThen, Subject } from './subject.ts';
import { gapRefusal, type VintageGap } from './vintage-gap.ts';

/**
 * Returns the series as known at `asOf`. Returns null if no vintage was stored and no value had been released by then. Throws
 * REQ_VINTAGE_GAP for missing releases, unless the request allows gaps.
 */
export async function knownThen(ctx: QueryContext, subject: Subject, asOf: AsOf): Promise<KnownThen | null> {
  const { stored, version } = subject;
  const isOfIntervals = isInterval(stored.freq);
  const policy = ctx.sandbox || isOfIntervals ? null : policyOf(subject);
  const instant = Math.min(asOf.ms, ctx.clock.now());
  const known = policy === null ? await byVersion(ctx, subject) : await byOwnDays(ctx, subject, policy, instant);
  if (known === null || ctx.sandbox || isOfIntervals) return known;
  const gap = policy === null ? await missingReleases(ctx, subject, known, instant) : known.gap;
  if (gap !== null && asOf.gap !== 'allow') throw gapRefusal(subject.named, asOf, gap, await completeDays(ctx, subject, gap));
  return version === null && policy === null ? null : { ...known, gap };
}

/** Returns the days before and after a gap for which the vintage is complete. Only these days are useful in another request. */
async function completeDays(ctx: QueryContext, subject: Subject, gap: VintageGap): Promise<readonly number[]> {
  const days = [gap.stored, ...(gap.next === null ? [] : [gap.next])];
  const complete = await Promise.all(
    days.map(async (day) => {
      const ms = (day + 1) * DAY_MS - 1;
      const version = await ctx.store.datasets.versionAsOf(datasetKey(subject.dataset), ms);
      const known = await knownThen(ctx, { ...subject, version }, { ms, text: isoDay(day), gap: 'allow' });
      return known !== null && known.gap === null && known.slice.t.length > 0 ? [day] : [];
    }),
  );
  return complete.flat();
}

/**
 * The first day on which a value of a never revised series was known, in days since 1970-01-01. Null if releases may revise the
 * series, or if the reference period of its index on that day is unknown.
 */
export async function firstOwnDay(ctx: QueryContext, subject: Omit<Subject, 'version'>): Promise<number | null> {
  const releases = await ownReleases(ctx, subject);
  let first = Number.POSITIVE_INFINITY;
  for (const { at: released } of releases.values()) first = Math.min(first, released);
  return Number.isFinite(first) ? utcDayNumber(first) : null;
}

async function byVersion(ctx: QueryContext, { dataset, stored, version }: Subject): Promise<KnownThen | null> {
  if (version === null) return null;
  const slice = await wholeSeries(ctx, datasetKey(dataset), stored, version);
  return { version, slice, vintage: await vintageOf(ctx, version, slice.newestSeq), isOwn: false, gap: null };
}

async function byOwnDays(ctx: QueryContext, subject: Subject, policy: RevisionPolicy, instant: number): Promise<KnownThen | null> {
  const { dataset, stored, state } = subject;
  const base = await byVersion(ctx, subject);
  const releases = await ownReleases(ctx, subject);
  const added = [...releases].filter(([, own]) => own.at <= instant && own.version.effectiveFrom > instant);
  const later = added.length === 0 ? base : await withLater(ctx, subject, base, new Map(added), instant);
  if (later === null) return null;
  const whole = await wholeSeries(ctx, datasetKey(dataset), stored, state.version);
  if (isOfDecisions(policy)) return { ...later, gap: missedDecisions(subject, policy, instant) };
  const gap = missedPeriods(whole, later.slice, policy, instant);
  return { ...later, gap: gap && (await datedGap(ctx, subject, whole, later, gap, releases)) };
}

/** Adds the values that were released by the instant and first stored after it. */
async function withLater(
  ctx: QueryContext,
  { dataset, stored }: Subject,
  base: KnownThen | null,
  added: OwnReleases,
  instant: number,
): Promise<KnownThen> {
  const versions = new Map([...added.values()].map(({ version }) => [version.seq, version]));
  const rows: Row[] = base === null ? [] : base.slice.t.map((_, i) => ({ from: base.slice, i }));
  for (const version of versions.values()) {
    const from = await wholeSeries(ctx, datasetKey(dataset), stored, version);
    from.t.forEach((t, i) => {
      if (added.get(t)?.version.seq === version.seq) rows.push({ from, i });
    });
  }
  const newest = at(
    [...added].toSorted(([a], [b]) => b - a),
    0,
  )[1];
  // Includes all events up to the instant, because each later event has a later day.
  const until: Version = { ...newest.version, effectiveFrom: instant, publishedOn: null };
  const { series } = await wholeSeries(ctx, datasetKey(dataset), stored, newest.version);
  return { version: until, vintage: releasedVersion(newest), slice: sliceOf(series, rows), isOwn: true, gap: null };
}

interface Row {
  readonly from: ReadSlice;
  readonly i: number;
}

function sliceOf(series: ReadSlice['series'], unsorted: readonly Row[]): ReadSlice {
  const rows = unsorted.toSorted((a, b) => at(a.from.t, a.i) - at(b.from.t, b.i));
  const column = <T>(of: (from: ReadSlice) => readonly T[]): readonly T[] => rows.map(({ from, i }) => of(from)[i] as T);
  return new ReadSlice({
    series,
    t: column((from) => from.t),
    value: column((from) => from.value),
    status: column((from) => from.status),
    text: column((from) => from.text),
    seq: column((from) => from.seq),
    at: column((from) => from.at),
  });
}

/** The periods around a gap. `next` is null if no later period is stored. */
interface MissedPeriods {
  readonly reached: number;
  readonly next: number | null;
  readonly missing: number;
  readonly until: number;
}

/** Returns the periods that were published by an instant but are not stored. Returns null if all of them are stored. */
function missedPeriods(whole: ReadSlice, then: ReadSlice, policy: RevisionPolicy, instant: number): MissedPeriods | null {
  const { freq } = whole.series;
  const reached = then.points.t.at(-1);
  if (reached === undefined || isInterval(freq)) return null;
  const expected = newestPublished(policy, freq, instant, periodOfDay(freq, utcDayNumber(instant)).t);
  const next = whole.points.t.find((t) => t > reached) ?? null;
  if (expected === null || expected - reached <= toleranceOf(freq)) return null;
  const missing = next === null ? publishedPeriods(freq, reached, expected) : Math.max(publishedPeriods(freq, reached, next - 1), 1);
  return { reached, next, missing, until: utcDayNumber(instant) };
}

/** Returns the number of periods after `from`, up to `to`. Daily data are not published for weekends and holidays. */
function publishedPeriods(freq: string, from: number, to: number): number {
  if (freq !== 'D') return to - from;
  let count = 0;
  for (let day = from + 1; day <= to; day += 1) if (!isClosedDay(day)) count += 1;
  return count;
}

/** Adds the days from which the values before and after a gap were known. */
async function datedGap(
  ctx: QueryContext,
  { dataset }: Subject,
  whole: ReadSlice,
  { slice, version }: KnownThen,
  { reached, next, missing, until }: MissedPeriods,
  releases: OwnReleases,
): Promise<VintageGap> {
  const dayIn = async (values: ReadSlice, t: number): Promise<number> => {
    const own = releases.get(t);
    if (own !== undefined) return own.day;
    const [first] = await ctx.store.datasets.versionsAt(datasetKey(dataset), [values.seq[values.t.indexOf(t)] ?? version.seq]);
    return utcDayNumber((first ?? version).effectiveFrom);
  };
  return { stored: await dayIn(slice, reached), missing, next: next === null ? null : await dayIn(whole, next), until };
}

function missedDecisions({ state }: Subject, policy: RevisionPolicy, instant: number): VintageGap | null {
  const missed = decisionsMissed(state, policy, instant);
  return missed.length === 0
    ? null
    : { stored: utcDayNumber(state.version.effectiveFrom), missing: missed.length, next: null, until: utcDayNumber(instant) };
}
