/** Finds the state and freshness of each dataset of an agency. */

import { datasets, sources } from '../../catalogue/catalogue.ts';
import { type Dataset, type DatasetKey, dottedId, type Source, storeKey } from '../../core/define-dataset.ts';
import { releasesOf } from '../../core/release-titles.ts';
import type { DatasetState } from '../../store/ports/series.ts';
import type { Freshness } from '../base/answer.ts';
import type { QueryContext } from '../base/context.ts';
import { calendarAround, judge } from '../base/freshness.ts';
import type { Reason } from '../base/reason-shape.ts';
import { statesByDataset } from '../base/stored-dataset.ts';

export interface Judged {
  readonly dataset: Dataset;
  readonly state: DatasetState | null;
  readonly freshness: Freshness;
  /**
   * The time in milliseconds since the agency's latest release, if this release is not stored. 0 if it is stored. Null if there is no
   * calendar.
   */
  readonly lagMs: number | null;
}

export async function judgedDatasets(
  ctx: Pick<QueryContext, 'store' | 'clock'>,
  source: Pick<Source, 'code'>,
  states: ReadonlyMap<DatasetKey, DatasetState>,
): Promise<readonly Judged[]> {
  const now = ctx.clock.now();
  const calendar = await calendarAround(ctx, source.code);
  return datasets()
    .filter((dataset) => dataset.source === source.code)
    .map((dataset): Judged => {
      const state = states.get(storeKey(dataset)) ?? null;
      const freshness = judge(dataset, state, calendar, now);
      return { dataset, state, freshness, lagMs: lagOf(dataset, state, releasesOf(dataset.cadence, calendar), now) };
    });
}

/** Returns the reasons why data are out of date, by the dotted id of the dataset. */
export async function reasonsOfAll(ctx: Pick<QueryContext, 'store' | 'clock'>): Promise<ReadonlyMap<string, readonly Reason[]>> {
  const states = await statesByDataset(ctx);
  const all = await Promise.all(sources().map((source) => judgedDatasets(ctx, source, states)));
  return new Map(all.flat().map(({ dataset, freshness }) => [dottedId(dataset), freshness.reasons]));
}

/** Returns true if a dataset is missing when it is not stored. Datasets that only an operator fetches are never missing. */
export const isWanted = (dataset: Dataset, states: ReadonlyMap<DatasetKey, DatasetState>): boolean =>
  !dataset.cadence.onDemand || (states.get(storeKey(dataset))?.version ?? null) !== null;

/** Returns the delay in milliseconds. It is 0 if the latest release is stored, and null if there is no release. */
function lagOf(
  dataset: Dataset,
  state: DatasetState | null,
  releases: readonly { readonly releaseAt: number }[],
  now: number,
): number | null {
  const newest = releases.filter((release) => release.releaseAt <= now).at(-1);
  if (newest === undefined || dataset.ceased) return null;
  const storedSince = state?.confirmedAt ?? state?.version?.effectiveFrom ?? Number.NEGATIVE_INFINITY;
  return storedSince >= newest.releaseAt ? 0 : now - newest.releaseAt;
}
