/** Returns the values of a dataset's series as known at a point in time. */
import { revisionPolicies } from '../../../catalogue/releases/revision-policies.ts';
import { type Dataset, dottedId, storeKey, type TimeSeriesDataset } from '../../../core/define-dataset.ts';
import { WattleError } from '../../../core/errors.ts';
import { isInterval } from '../../../core/frequency.ts';
import { DAY_MS, isoDay } from '../../../core/period.ts';
import type { StoredSeries, Version } from '../../../store/ports/series.ts';
import type { QueryContext } from '../context.ts';
import type { AsOf } from '../parameters/parameters.ts';
import { noVintage, type StoredState, versionToRead } from '../stored-dataset.ts';
import { firstOwnDay, knownThen } from './known-then.ts';
import type { KnownThen, Subject } from './subject.ts';
import { gapsOfAnswer } from './vintage-gap.ts';

/** A selection with more series uses the values of one version, and is not searched for gaps. */
const MOST_SERIES = 200;

export interface VersionThen {
  readonly version: Version;
  /**
   * Set if no version was stored at that time. `version` is then the first stored version, but only its values with a known release
   * date are used.
   */
  readonly before?: WattleError;
}

/**
 * Returns the version that was current at that time. Throws REQ_NO_VINTAGE if no version was stored and no series in the dataset
 * has known release dates.
 */
export async function versionThen(ctx: QueryContext, dataset: Dataset, state: StoredState, asOf: AsOf | null): Promise<VersionThen> {
  try {
    return { version: await versionToRead(ctx, dataset, state, asOf) };
  } catch (error) {
    const isBefore = error instanceof WattleError && error.code === 'REQ_NO_VINTAGE';
    if (!isBefore || ctx.sandbox || !revisionPolicies().some((one) => one.dataset === storeKey(dataset))) throw error;
    const first = await ctx.store.datasets.firstVersion(storeKey(dataset));
    return { version: first === null ? state.version : first, before: error };
  }
}

/**
 * Returns the error for an instant before the first version. It states the first known release date of an unrevised series, or
 * otherwise the first file's date.
 * @param named the request: `AU.CPI.YOY`, `rba.G1`
 */
export async function refusalBefore(
  ctx: QueryContext,
  { version, before }: VersionThen & { readonly before: WattleError },
  series: readonly Omit<Subject, 'version'>[],
  named: string,
  asOf: AsOf,
): Promise<WattleError> {
  const days = await Promise.all(series.slice(0, MOST_SERIES).map((one) => firstOwnDay(ctx, one)));
  const first = Math.min(...days.filter((day) => day !== null));
  const isFirst = Number.isFinite(first) && first * DAY_MS > asOf.ms && first * DAY_MS < version.effectiveFrom;
  return isFirst ? noVintage(named, asOf, isoDay(first)) : before;
}

interface KnownSeries {
  /** The values by series id. Absent if one version applies to all series. */
  readonly slices?: ReadonlyMap<number, KnownThen['slice']>;
  /** The vintage of the latest values. Null if one version applies to all series. */
  readonly vintage: Version | null;
  readonly gap: ReturnType<typeof gapsOfAnswer>;
}

const AS_STORED: KnownSeries = { vintage: null, gap: { meta: {}, notes: [] } };

/**
 * Returns the values of several series as known at a point in time. Throws REQ_VINTAGE_GAP for the first series with missing releases,
 * unless the request allows gaps.
 */
export async function knownSeries(
  ctx: QueryContext,
  dataset: TimeSeriesDataset,
  state: StoredState,
  { version, before }: VersionThen,
  series: readonly StoredSeries[],
  asOf: AsOf | null,
): Promise<KnownSeries> {
  if (asOf === null || ctx.sandbox || (series.length > MOST_SERIES && before === undefined)) return AS_STORED;
  const slices = new Map<number, KnownThen['slice']>();
  const known: KnownThen[] = [];
  for (const stored of series) {
    if (isInterval(stored.freq)) return AS_STORED;
    const named = `${dottedId(dataset)}, series ${stored.key}`;
    const one = await knownThen(ctx, { named, dataset, state, stored, version: before ? null : version }, asOf);
    if (one === null) continue;
    known.push(one);
    slices.set(stored.id, one.slice);
  }
  if (known.length === 0 && before) {
    const subjects = series.map((stored) => ({ named: dottedId(dataset), dataset, state, stored }));
    throw await refusalBefore(ctx, { version, before }, subjects, dottedId(dataset), asOf);
  }
  const gaps = gapsOfAnswer(known.map(({ gap }) => ({ named: dottedId(dataset), gap })));
  const gap = { meta: gaps.meta, notes: [...new Set(gaps.notes)] };
  const own = known.filter(({ isOwn }) => isOwn).toSorted((a, b) => b.vintage.effectiveFrom - a.vintage.effectiveFrom);
  const [newest] = own;
  return newest === undefined ? { vintage: null, gap } : { slices, vintage: newest.vintage, gap };
}
