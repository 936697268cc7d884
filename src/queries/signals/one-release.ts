/**
 * Reads inputs from the same release if an accounting identity connects them. Values from different releases do not add up, such as an
 * unemployment rate for July 2026 and an underutilisation rate for September 2022.
 */
import { IDENTITIES } from '../../catalogue/identities/identities.ts';
import { type DatasetKey, datasetKey } from '../../core/define-dataset.ts';
import type { HistorySignal } from '../../core/define-signal.ts';
import { WattleError } from '../../core/errors.ts';
import type { Frequency } from '../../core/frequency.ts';
import { DAY_MS, isoDay, period } from '../../core/period.ts';
import { inWords, periodInWords } from '../../signals/wording/periods.ts';
import type { Version } from '../../store/ports/series.ts';
import type { QueryContext } from '../base/context.ts';
import type { LoadedSeries } from '../series/reading/stored-series.ts';

/** Groups of datasets from one publication that the same identity contains. */
const TIED: readonly ReadonlySet<DatasetKey>[] = IDENTITIES.flatMap(({ sets }) => {
  const datasets = Object.values(sets).flatMap((terms) => Object.values(terms).map(({ dataset }) => dataset));
  const [first] = datasets;
  const keys = new Set(datasets.map(datasetKey));
  return keys.size > 1 && datasets.every(({ catalogueNumber }) => catalogueNumber === first?.catalogueNumber) ? [keys] : [];
});

const endOf = ({ slice }: LoadedSeries): number => slice.points.t.at(-1) ?? Number.NEGATIVE_INFINITY;

/** True if all inputs must be from the same release. Otherwise only inputs that an identity connects must be. */
type OneRelease = HistorySignal['oneRelease'];

/** Returns groups of inputs that must be from the same release. Each group has series from at least two datasets. */
function tiedInputs(inputs: readonly LoadedSeries[], all: OneRelease): readonly (readonly LoadedSeries[])[] {
  const stored = inputs.filter(({ slice }) => slice.points.t.length > 0);
  if (all === true) {
    // A dataset can contain series that end early. The series with the latest value shows which release the dataset has.
    const latest = new Map(stored.toSorted((a, b) => endOf(a) - endOf(b)).map((one) => [one.dataset, one]));
    return latest.size > 1 ? [[...latest.values()]] : [];
  }
  return TIED.flatMap((keys) => {
    const own = stored.filter(({ dataset }) => keys.has(dataset));
    return new Set(own.map(({ dataset }) => dataset)).size > 1 ? [own] : [];
  });
}

/** Returns the older version to read. There is one for each dataset whose inputs end later than the other inputs of their group. */
export async function olderVersions(
  ctx: QueryContext,
  inputs: readonly LoadedSeries[],
  all: OneRelease,
): Promise<ReadonlyMap<DatasetKey, Version>> {
  const groups = tiedInputs(inputs, all).map((tied) => olderOf(ctx, tied.map(partOf)));
  return new Map((await Promise.all(groups)).flatMap((older) => [...older]));
}

/** An input, or a part of an input, that must be from the same release as others. */
export interface Part {
  readonly named: string;
  readonly dataset: DatasetKey;
  readonly freq: Frequency;
  /** The ordinal of the last period. */
  readonly end: number;
  readonly vintage: Version;
}

/**
 * Returns the version that was current when the part with the earliest end was published. There is one for each dataset that ends later.
 * Throws DATA_UNAVAILABLE if such a version is not stored.
 */
export async function olderOf(ctx: QueryContext, parts: readonly Part[]): Promise<ReadonlyMap<DatasetKey, Version>> {
  const older = new Map<DatasetKey, Version>();
  const last = Math.min(...parts.map(({ end }) => end));
  const day = Math.min(...parts.flatMap(({ end, vintage }) => (end === last ? [Math.floor(vintage.effectiveFrom / DAY_MS)] : [])));
  for (const { end, dataset } of parts) {
    if (end === last || older.has(dataset)) continue;
    const version = await ctx.store.datasets.versionAsOf(dataset, (day + 1) * DAY_MS - 1);
    if (version === null) throw apart(parts);
    older.set(dataset, version);
  }
  return older;
}

/** Returns a note for each dataset that is read in an older version. The note has the date with which `as_of` returns the same values. */
export const olderNotes = (older: ReadonlyMap<DatasetKey, Version>): readonly string[] =>
  [...older].map(
    ([dataset, { effectiveFrom }]) =>
      `For ${dataset.replace('/', '.')}, the indicator uses the vintage released on or before ${inWords(isoDay(Math.floor(effectiveFrom / DAY_MS)))}, so that all inputs are from the same release.`,
  );

/** Throws DATA_UNAVAILABLE if inputs that must be from the same release end in different periods. */
export function refuseApart(inputs: readonly LoadedSeries[], all: OneRelease): void {
  for (const tied of tiedInputs(inputs, all)) if (new Set(tied.map(endOf)).size > 1) throw apart(tied.map(partOf));
}

const partOf = (one: LoadedSeries): Part => ({
  named: one.handle.id,
  dataset: one.dataset,
  freq: one.slice.series.freq,
  end: endOf(one),
  vintage: one.vintage,
});

function apart(parts: readonly Part[]): WattleError {
  const ends = parts.map(({ named, freq, end }) => `${named} ends with ${periodInWords(period(freq, end))}`);
  return new WattleError('DATA_UNAVAILABLE', `No release with all inputs is stored: ${ends.join(', ')}.`, { retryAfterSeconds: 300 });
}
