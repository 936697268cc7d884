/**
 * The vintages of a series that is never revised. A value is known from the release date of its period, even if the first stored
 * file is later.
 */
import { type OwnDay, ownDay, type RevisionPolicy, revisionPolicyOf } from '../../../catalogue/releases/revision-policies.ts';
import { datasetKey } from '../../../core/define-dataset.ts';
import { codeOf, type SeriesHandle } from '../../../core/define-series.ts';
import { DAY_MS, isoDay, parseIsoDay, parsePeriod } from '../../../core/period.ts';
import type { ObservationLife, StoredSeries, Version } from '../../../store/ports/series.ts';
import type { QueryContext } from '../context.ts';
import { readLives } from '../stored-dataset.ts';

interface OwnVintages {
  /** For each ordinal, the first day on which its value was known. An ordinal is absent if this is the day of the stored vintage. */
  readonly dayOf: ReadonlyMap<number, number>;
  /** The versions by day. Each release date is a vintage. */
  readonly versions: ReadonlyMap<number, Version>;
}

const NONE: OwnVintages = { dayOf: new Map(), versions: new Map() };

/** Returns the revision policy of a series that is never revised. Returns null for other series. */
export const policyOfHandle = (handle: SeriesHandle): RevisionPolicy | null =>
  revisionPolicyOf(datasetKey(handle.dataset), (dimension) => codeOf(handle, dimension));

/** Returns the release date of a period. Returns null if it is unknown, and for daily market data, because each day would be a vintage. */
export function releaseDayOf(handle: SeriesHandle, policy: RevisionPolicy, t: number): number | null {
  if (handle.frequency === 'D' && handle.nature !== 'event') return null;
  const own = ownDay(policy, handle.frequency, t);
  return own === null || own.basis === 'upper_bound' ? null : own.day;
}

/**
 * Returns the release day of a daily market value that is never revised. Returns null for other series, and if the stored version is from
 * an earlier day.
 * @param version the first version with the value
 */
export function dailyOwnDay(handle: SeriesHandle, t: number, version: Version): OwnDay | null {
  const policy = handle.frequency === 'D' && handle.nature !== 'event' ? policyOfHandle(handle) : null;
  const own = policy === null ? null : ownDay(policy, 'D', t);
  return own !== null && own.at < version.effectiveFrom && isOnBaseOfItsDay(handle, t, version) ? own : null;
}

/** Returns the vintages by release date. Returns none for a series that can be revised, and for a simulated series. */
export async function ownVintages(
  ctx: QueryContext,
  { handle, stored }: { readonly handle: SeriesHandle; readonly stored: StoredSeries },
): Promise<OwnVintages> {
  const policy = ctx.sandbox ? null : policyOfHandle(handle);
  if (policy === null) return NONE;
  const dataset = datasetKey(handle.dataset);
  const firsts = firstLives(await readLives(ctx, dataset, stored));
  const versions = await ctx.store.datasets.versionsAt(dataset, [...new Set(firsts.map(({ fromSeq }) => fromSeq))]);
  const bySeq = new Map(versions.map((version) => [version.seq, version]));
  const dayOf = new Map<number, number>();
  const standing = new Map<number, Version>();
  for (const { t, fromSeq } of firsts) {
    const [day, version, own] = [releaseDayOf(handle, policy, t), bySeq.get(fromSeq), ownDay(policy, handle.frequency, t)];
    if (day === null || own === null || version === undefined || day >= Math.floor(version.effectiveFrom / DAY_MS)) continue;
    if (!isOnBaseOfItsDay(handle, t, version)) continue;
    dayOf.set(t, day);
    standing.set(day, {
      ...version,
      effectiveFrom: own.at,
      publishedOn: isoDay(day),
      publishedBasis: own.basis,
    });
  }
  return { dayOf, versions: standing };
}

/** Returns the first stored value of each period. Omits periods whose first record has no value. */
function firstLives(lives: readonly ObservationLife[]): readonly ObservationLife[] {
  const firsts = new Map<number, ObservationLife>();
  for (const life of lives) {
    const known = firsts.get(life.t);
    if (known === undefined || life.fromSeq < known.fromSeq) firsts.set(life.t, life);
  }
  return [...firsts.values()].filter(({ value }) => value !== null);
}

/**
 * Returns true if a value has the same reference period as on its release date. For an index, the definition must declare that the
 * reference period is unchanged since that date.
 */
function isOnBaseOfItsDay({ units, unrevised }: SeriesHandle, t: number, version: Version): boolean {
  if (!/^index\b/i.test(units)) return true;
  const [since, until] = [unrevised && parsePeriod(unrevised.since), unrevised && parseIsoDay(unrevised.until)];
  return since != null && until != null && t >= since.t && version.effectiveFrom < (until + 1) * DAY_MS;
}
