/** Collects the available statistics for operators. */
import { sources } from '../../catalogue/catalogue.ts';
import { isRequested } from '../../core/define-dataset.ts';
import { DAY_MS } from '../../core/period.ts';
import type { StoreFigures } from '../../store/ports/figures.ts';
import type { DatasetState } from '../../store/ports/series.ts';
import type { QueryContext } from '../base/context.ts';
import { isWanted, type Judged, judgedDatasets } from './judged.ts';

/** The operation of a dataset. All times are in milliseconds since the epoch. */
export interface DatasetOperation {
  readonly source: string;
  readonly dataset: string;
  /** The end of the latest period with a value. */
  readonly newestPeriodEnd: number | null;
  readonly lastCheck: number | null;
  readonly lastSuccess: number | null;
  readonly nextRelease: number | null;
  readonly lagMs: number | null;
  readonly stale: boolean;
  readonly unavailable: boolean;
  readonly quarantined: boolean;
}

interface Operation {
  readonly datasets: readonly DatasetOperation[];
  readonly figures: StoreFigures;
  /** The number of damaged parts. `comparedAt` is the time of the last full check. */
  readonly damaged: number;
  readonly comparedAt: number | null;
}

export async function operation(ctx: Pick<QueryContext, 'store' | 'clock'>): Promise<Operation> {
  const now = ctx.clock.now();
  const states = new Map(
    (await ctx.store.datasets.states()).map((state): [DatasetState['dataset'], DatasetState] => [state.dataset, state]),
  );
  const judged: Judged[] = [];
  for (const source of sources()) judged.push(...(await judgedDatasets(ctx, source, states)));
  return {
    datasets: judged.filter(({ dataset }) => isRequested(dataset) && isWanted(dataset, states)).map(datasetOperation),
    figures: await ctx.store.figures(now),
    damaged: (await ctx.store.integrity.damages()).length,
    comparedAt: await lastComparison(ctx.store),
  };
}

const lastComparison = async (store: QueryContext['store']): Promise<number | null> => {
  const checked = await store.integrity.lastCheck();
  return checked === null ? null : checked.finishedAt;
};

const datasetOperation = ({ dataset, state, freshness, lagMs }: Judged): DatasetOperation => ({
  source: dataset.source,
  dataset: dataset.id,
  newestPeriodEnd: state?.newestDay == null ? null : (state.newestDay + 1) * DAY_MS,
  lastCheck: state?.checkedAt ?? null,
  lastSuccess: state?.confirmedAt ?? null,
  nextRelease: freshness.nextRelease === null ? null : Date.parse(freshness.nextRelease),
  lagMs,
  stale: freshness.state === 'stale',
  unavailable: freshness.state === 'unavailable',
  quarantined: state?.failure != null && /^(PARSE|DATA)_/.test(state.failure.code),
});
