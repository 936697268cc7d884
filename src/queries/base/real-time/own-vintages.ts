/**
 * The release days of a series that is never revised. A value is known from the release of its period, even if the first stored file
 * is later. Every response about a past day uses these days.
 */
import { type OwnDay, ownDay, type RevisionPolicy, revisionPolicyOf } from '../../../catalogue/releases/revision-policies.ts';
import { datasetKey } from '../../../core/define-dataset.ts';
import { codeOf, type SeriesHandle } from '../../../core/define-series.ts';
import { type Frequency, isInterval } from '../../../core/frequency.ts';
import type { SeriesAttributes } from '../../../core/observation.ts';
import { DAY_MS, isoDay, parseIsoDay, parsePeriod } from '../../../core/period.ts';
import { isSameBase } from '../../../core/series/reference-period.ts';
import type { ObservationLife, SeriesHistory, Version } from '../../../store/ports/series.ts';
import type { QueryContext } from '../context.ts';
import type { OwnRelease, OwnReleases } from '../query-caches.ts';
import { readLives, versionName } from '../stored-dataset.ts';
import type { Subject } from './subject.ts';

const NONE: OwnReleases = new Map();

/** Returns the revision policy of a series that is never revised. Returns null for other series. */
export const policyOf = ({
  dataset,
  state,
  stored,
}: Pick<Subject, 'dataset' | 'stored'> & {
  readonly state: Pick<Subject['state'], 'dimensions'>;
}): RevisionPolicy | null =>
  revisionPolicyOf(datasetKey(dataset), (dimension) => {
    const place = state.dimensions.findIndex(({ id }) => id === dimension);
    return place === -1 ? (dataset.fixed[dimension] ?? null) : (stored.codes[place] ?? null);
  });

export const policyOfHandle = (handle: SeriesHandle): RevisionPolicy | null =>
  revisionPolicyOf(datasetKey(handle.dataset), (dimension) => codeOf(handle, dimension));

/** Returns the release day of a period, in days since 1970-01-01. Returns null if it is unknown. */
export function releaseDayOf(handle: SeriesHandle, policy: RevisionPolicy, t: number): number | null {
  const own = ownDay(policy, handle.frequency, t);
  return own === null || own.basis === 'upper_bound' ? null : own.day;
}

/** Returns true for a table of decisions. Its periods are the days on which decisions take effect. */
export const isOfDecisions = ({ publication }: RevisionPolicy): boolean => publication?.freq === 'D';

/** Returns the decisions that were announced between the latest confirmation of the stored table and an instant. */
export function decisionsMissed(
  { version, confirmedAt }: { readonly version: Version; readonly confirmedAt: number | null },
  { publication }: RevisionPolicy,
  instant: number,
): readonly OwnDay[] {
  const through = Math.max(version.effectiveFrom, confirmedAt ?? Number.NEGATIVE_INFINITY);
  return [...(publication?.days ?? [])].flatMap(([day, { at, basis }]) => (at > through && at <= instant ? [{ at, day, basis }] : []));
}

/**
 * Returns the maximum number of consecutive periods without a value that are not a gap. Daily data have no values on weekends and holidays.
 */
export const toleranceOf = (freq: Frequency): number => (freq === 'D' ? 6 : 0);

/** Returns false for daily market data. Lists of vintages omit their release days, because each day would be a vintage. */
export function hasListedReleases(subject: Omit<Subject, 'version'>): boolean {
  const policy = policyOf(subject);
  return subject.stored.freq !== 'D' || (policy !== null && isOfDecisions(policy));
}

/** Returns the releases. Returns none for a series that can be revised, and for a simulated series. */
export async function ownReleases(ctx: QueryContext, subject: Omit<Subject, 'version'>): Promise<OwnReleases> {
  const { dataset, state, stored, unrevised } = subject;
  const policy = ctx.sandbox || isInterval(stored.freq) ? null : policyOf(subject);
  if (policy === null) return NONE;
  const name = `${versionName(state.version)}#${stored.id} ${JSON.stringify(unrevised)}`;
  const kept = ctx.caches.ownReleases.get(name);
  if (kept) return kept;
  const key = datasetKey(dataset);
  const [history] = isIndex(stored.unit) ? await ctx.store.datasets.histories(key, [stored.id]) : [];
  const lives = history?.observations ?? (await readLives(ctx, key, stored));
  const versions = await ctx.store.datasets.versionsAt(key, [...new Set(lives.map(({ fromSeq }) => fromSeq))]);
  const releases = releasesOfLives({ policy, freq: stored.freq, unrevised }, lives, versions, history?.attributes ?? []);
  ctx.caches.ownReleases.set(name, releases);
  return releases;
}

interface Unrevised {
  readonly policy: RevisionPolicy;
  readonly freq: Frequency;
  readonly unrevised?: SeriesHandle['unrevised'] | undefined;
}

/**
 * Returns the releases that are earlier than the first stored version of their value.
 * @param stored the versions, ascending. They include all versions that added values
 * @param attributes the attributes by version. Only needed for an index, because its reference period can change
 */
export function releasesOfLives(
  { policy, freq, unrevised }: Unrevised,
  lives: readonly ObservationLife[],
  stored: readonly Version[],
  attributes: SeriesHistory['attributes'],
): OwnReleases {
  const adding = new Set(lives.map(({ fromSeq }) => fromSeq));
  const versions = stored.filter(({ seq }) => adding.has(seq));
  const bySeq = new Map(versions.map((version) => [version.seq, version]));
  const releases = new Map<number, OwnRelease>();
  for (const { t, fromSeq } of firstLives(lives)) {
    const [own, version] = [ownDay(policy, freq, t), bySeq.get(fromSeq)];
    if (own === null || version === undefined || own.day >= Math.floor(version.effectiveFrom / DAY_MS)) continue;
    const before = versions.findLast(({ effectiveFrom }) => effectiveFrom <= own.at) ?? null;
    if (!isOnBaseOfItsDay(unrevised, t, before, version, attributes)) continue;
    // Days in requests are in UTC. A release at 9:30 am in Sydney is on the previous day in UTC, so its own day begins later.
    releases.set(t, { ...own, at: Math.max(own.at, own.day * DAY_MS), version });
  }
  return releases;
}

/** Returns the first stored value of each period. Omits periods whose first record has no value. */
export function firstLives(lives: readonly ObservationLife[]): readonly ObservationLife[] {
  const firsts = new Map<number, ObservationLife>();
  for (const life of lives) {
    const known = firsts.get(life.t);
    if (known === undefined || life.fromSeq < known.fromSeq) firsts.set(life.t, life);
  }
  return [...firsts.values()].filter(({ value }) => value !== null);
}

const isIndex = (unit: string): boolean => /^index\b/i.test(unit);

/**
 * Returns true if a value has the same reference period as on its release day. An index is compared with the vintage before that day.
 * Without such a vintage, the definition of the series must declare that the reference period is unchanged.
 */
function isOnBaseOfItsDay(
  unrevised: SeriesHandle['unrevised'],
  t: number,
  before: Version | null,
  version: Version,
  attributes: SeriesHistory['attributes'],
): boolean {
  const attributesIn = (seq: number): SeriesAttributes | undefined => attributes.findLast(({ fromSeq }) => fromSeq <= seq)?.attributes;
  const now = attributesIn(version.seq);
  if (now === undefined || !isIndex(now.unit)) return true;
  const then = before === null ? undefined : attributesIn(before.seq);
  if (then !== undefined) return then.unit === now.unit && isSameBase(then.basePeriod, now.basePeriod);
  const [since, until] = [unrevised && parsePeriod(unrevised.since), unrevised && parseIsoDay(unrevised.until)];
  return since != null && until != null && t >= since.t && version.effectiveFrom < (until + 1) * DAY_MS;
}

/** Returns the version of a value, with the time of its release instead of the time of the stored file. */
export const releasedVersion = ({ version, at, day, basis }: OwnRelease): Version => ({
  ...version,
  effectiveFrom: at,
  publishedOn: basis === 'upper_bound' ? null : isoDay(day),
  publishedBasis: basis,
});

/** Returns the versions by release day, for each day on which at least one value was released. */
export function versionsOfReleases(releases: OwnReleases): ReadonlyMap<number, Version> {
  return new Map([...releases].sort(([a], [b]) => a - b).map(([, own]) => [own.day, releasedVersion(own)]));
}
