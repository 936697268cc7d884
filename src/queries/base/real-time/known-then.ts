/**
 * Finds the values of a series as known at an instant, from the vintage that was current. For a series that is never revised,
 * each value applies from its release date. Releases between the vintage and the instant are a gap if they are not stored.
 *
 * releases         r1 ────── r2 ────── r3 ────── r4 ──────▶
 * stored vintages  v1 ──────           ···       v4 ──────▶      as of a day after r2: a gap with 1 or 2 missing releases
 */
import {
  newestPublished,
  type OwnDay,
  ownDay,
  type RevisionPolicy,
  revisionPolicyOf,
} from '../../../catalogue/releases/revision-policies.ts';
import { at } from '../../../core/assert.ts';
import { datasetKey } from '../../../core/define-dataset.ts';
import { isInterval } from '../../../core/frequency.ts';
import { DAY_MS, isoDay, parseIsoDay, parsePeriod, periodOfDay, utcDayNumber } from '../../../core/period.ts';
import type { Version } from '../../../store/ports/series.ts';
import type { QueryContext } from '../context.ts';
import type { AsOf } from '../parameters/parameters.ts';
import { ReadSlice } from '../read-slice.ts';
import { vintageOf, wholeSeries } from '../stored-dataset.ts';
import { missingReleases } from './missing-releases.ts';
import type { KnownThen, Subject } from './subject.ts';
import { refuseGap, type VintageGap } from './vintage-gap.ts';

/** Returns the revision policy of a series that is never revised. Returns null for other series. */
export const policyOf = ({ dataset, state, stored }: Pick<Subject, 'dataset' | 'state' | 'stored'>): RevisionPolicy | null =>
  revisionPolicyOf(datasetKey(dataset), (dimension) => {
    const place = state.dimensions.findIndex(({ id }) => id === dimension);
    return place === -1 ? (dataset.fixed[dimension] ?? null) : (stored.codes[place] ?? null);
  });

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
  if (gap !== null && asOf.gap !== 'allow') refuseGap(subject.named, asOf, gap);
  return version === null && policy === null ? null : { ...known, gap };
}

/**
 * The first day on which a value of a never revised series was known, in days since 1970-01-01. Null if releases may revise the
 * series, or if the reference period of its index on that day is unknown.
 */
export async function firstOwnDay(ctx: QueryContext, subject: Omit<Subject, 'version'>): Promise<number | null> {
  const { dataset, stored, state, unrevised } = subject;
  const policy = ctx.sandbox || isInterval(stored.freq) ? null : policyOf(subject);
  if (policy === null) return null;
  const { points, series } = await wholeSeries(ctx, datasetKey(dataset), stored, state.version);
  const since = /^index/i.test(series.unit) ? unrevised && parsePeriod(unrevised.since)?.t : Number.NEGATIVE_INFINITY;
  const days = points.t.flatMap((t) => (since === undefined || t < since ? [] : (ownDay(policy, stored.freq, t) ?? [])));
  const [first] = days.toSorted((a, b) => a.at - b.at);
  if (first === undefined) return null;
  const known = await byOwnDays(ctx, { ...subject, version: null }, policy, first.at);
  return known === null ? null : utcDayNumber(first.at);
}

async function byVersion(ctx: QueryContext, { dataset, stored, version }: Subject): Promise<KnownThen | null> {
  if (version === null) return null;
  const slice = await wholeSeries(ctx, datasetKey(dataset), stored, version);
  return { version, slice, vintage: await vintageOf(ctx, version, slice.newestSeq), isOwn: false, gap: null };
}

async function byOwnDays(ctx: QueryContext, subject: Subject, policy: RevisionPolicy, instant: number): Promise<KnownThen | null> {
  const { dataset, stored, state, nature } = subject;
  const base = await byVersion(ctx, subject);
  const whole = await wholeSeries(ctx, datasetKey(dataset), stored, state.version);
  const own = (t: number): OwnDay | null => ownDay(policy, stored.freq, t);
  const newest = whole.points.t.findLast((t) => (own(t)?.at ?? Number.POSITIVE_INFINITY) <= instant) ?? null;
  const reached = base?.slice.points.t.at(-1) ?? Number.NEGATIVE_INFINITY;
  const later = newest !== null && newest > reached ? await laterValues(ctx, subject, base, newest, own, instant) : base;
  if (later === null) return null;
  const gap = nature === 'event' ? missedDecisions(subject, policy, instant) : missedPeriods(whole, later.slice, policy, instant, own);
  return { ...later, gap };
}

/**
 * Adds the values that were released after the stored vintage. They are from the first stored version that has the latest of these
 * values.
 */
async function laterValues(
  ctx: QueryContext,
  subject: Subject,
  base: KnownThen | null,
  newest: number,
  own: (t: number) => OwnDay | null,
  instant: number,
): Promise<KnownThen | null> {
  const { dataset, stored } = subject;
  const lives = await ctx.store.datasets.lives(datasetKey(dataset), stored.id, newest, newest);
  const first = lives.filter(({ value }) => value !== null).map(({ fromSeq }) => fromSeq);
  const [version] = await ctx.store.datasets.versionsAt(datasetKey(dataset), [Math.min(...first)]);
  if (version === undefined) return base;
  const slice = await wholeSeries(ctx, datasetKey(dataset), stored, version);
  if (!isOnSameBase(subject, base?.slice ?? null, slice, newest, version)) return base;
  const known = new Set(base?.slice.t);
  const added = slice.t.flatMap((t, i) => (!known.has(t) && (own(t)?.at ?? Number.POSITIVE_INFINITY) <= instant ? [i] : []));
  const day = own(newest);
  const dated: Version = {
    ...version,
    effectiveFrom: Math.min(day?.at ?? version.effectiveFrom, version.effectiveFrom),
    publishedOn: day === null || day.basis === 'upper_bound' ? null : isoDay(day.day),
    publishedBasis: day?.basis ?? 'upper_bound',
  };
  // Includes all events up to the instant, because each later event has a later day.
  const until: Version = { ...version, effectiveFrom: instant, publishedOn: null };
  return { version: until, vintage: dated, slice: merged(base?.slice ?? null, slice, added), isOwn: true, gap: null };
}

/**
 * Returns true if levels have the same reference period. If no earlier vintage is stored, the definition of the series must declare
 * the reference period as unchanged.
 */
function isOnSameBase({ unrevised, stored }: Subject, base: ReadSlice | null, later: ReadSlice, newest: number, version: Version): boolean {
  if (!/^index/i.test(later.series.unit)) return true;
  if (base !== null && base.t.length > 0)
    return base.series.unit === later.series.unit && base.series.basePeriod === later.series.basePeriod;
  const [since, until] = [unrevised && parsePeriod(unrevised.since), unrevised && parseIsoDay(unrevised.until)];
  return since?.freq === stored.freq && newest >= since.t && until != null && version.effectiveFrom < (until + 1) * DAY_MS;
}

function merged(base: ReadSlice | null, later: ReadSlice, added: readonly number[]): ReadSlice {
  const rows = [...(base === null ? [] : base.t.map((_, i) => ({ from: base, i }))), ...added.map((i) => ({ from: later, i }))].sort(
    (a, b) => at(a.from.t, a.i) - at(b.from.t, b.i),
  );
  const column = <T>(of: (from: ReadSlice) => readonly T[]): readonly T[] => rows.map(({ from, i }) => of(from)[i] as T);
  return new ReadSlice({
    series: later.series,
    t: column((from) => from.t),
    value: column((from) => from.value),
    status: column((from) => from.status),
    text: column((from) => from.text),
    seq: column((from) => from.seq),
    at: column((from) => from.at),
  });
}

/** Returns the periods that were published by an instant but are not stored. Returns null if all of them are stored. */
function missedPeriods(
  whole: ReadSlice,
  then: ReadSlice,
  policy: RevisionPolicy,
  instant: number,
  own: (t: number) => OwnDay | null,
): VintageGap | null {
  const { freq } = whole.series;
  const reached = then.points.t.at(-1);
  if (reached === undefined || isInterval(freq)) return null;
  const expected = newestPublished(policy, freq, instant, periodOfDay(freq, utcDayNumber(instant)).t);
  const next = whole.points.t.find((t) => t > reached) ?? null;
  if (expected === null || expected - reached <= toleranceOf(freq)) return null;
  const dayAt = (t: number | null): number | null => (t === null ? null : (own(t)?.day ?? null));
  const missing = next === null ? expected - reached : Math.max(next - reached - 1, 1);
  return { stored: dayAt(reached) ?? utcDayNumber(instant), missing, next: dayAt(next), until: utcDayNumber(instant) };
}

/**
 * Returns the maximum number of consecutive periods without a value that are not a gap. Daily data have no values on weekends and holidays.
 */
const toleranceOf = (freq: string): number => (freq === 'D' ? 6 : 0);

/**
 * Returns the decisions that were announced between the latest confirmation of the stored table and an instant. Returns null if there
 * were no such decisions.
 */
function missedDecisions({ state }: Subject, { publication }: RevisionPolicy, instant: number): VintageGap | null {
  const { version } = state;
  const through = Math.max(version.effectiveFrom, state.confirmedAt ?? Number.NEGATIVE_INFINITY);
  const missed = [...(publication?.days.values() ?? [])].filter((one) => one.at > through && one.at <= instant);
  return missed.length === 0
    ? null
    : { stored: utcDayNumber(version.effectiveFrom), missing: missed.length, next: null, until: utcDayNumber(instant) };
}
