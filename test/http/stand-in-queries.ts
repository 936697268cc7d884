/** Replaces the queries that endpoints import. Tests can then check how HTTP handles a response without a store. */
import { vi } from 'vitest';
import type { QueryContext } from '../../src/queries/base/context.ts';
import type { readChartData } from '../../src/queries/charts/chart-data.ts';
import type { readChart } from '../../src/queries/charts/read-chart.ts';
import type { describeDataset } from '../../src/queries/datasets/describe-dataset.ts';
import type { listDatasets } from '../../src/queries/datasets/list-datasets.ts';
import type { readRanking } from '../../src/queries/datasets/ranking-answer.ts';
import type { readDataset } from '../../src/queries/datasets/read-dataset.ts';
import type { registerFacets } from '../../src/queries/datasets/registers/register-facets.ts';
import type { verifyAbn } from '../../src/queries/datasets/registers/verify-abn.ts';
import type { searchDatasets } from '../../src/queries/datasets/search-datasets.ts';
import type { fredReleaseDates, fredVintageDates } from '../../src/queries/dialects/fred/fred-dates.ts';
import type { fredGraph } from '../../src/queries/dialects/fred/fred-graph.ts';
import type { fredObservations } from '../../src/queries/dialects/fred/fred-observations.ts';
import type { fredReleaseObservations } from '../../src/queries/dialects/fred/fred-release-observations.ts';
import type { fredSearch, fredSeries } from '../../src/queries/dialects/fred/fred-series.ts';
import type { readEnergy } from '../../src/queries/energy/energy-answer.ts';
import type { searchEverything } from '../../src/queries/finder/search-everything.ts';
import type { readWeather } from '../../src/queries/places/read-weather.ts';
import type { listReleases } from '../../src/queries/releases/list-releases.ts';
import type { releasePulse } from '../../src/queries/releases/release-pulse.ts';
import type { readMulti } from '../../src/queries/series/multi/read-multi.ts';
import type { readSeries } from '../../src/queries/series/resolve-series.ts';
import type { latestOfSeries } from '../../src/queries/series/series-latest.ts';
import type { listSeries } from '../../src/queries/series/series-list.ts';
import type { seriesMeta } from '../../src/queries/series/series-meta.ts';
import type { readVintages } from '../../src/queries/series/vintages/read-vintages.ts';
import type { readRevisions } from '../../src/queries/series/vintages/series-revisions.ts';
import type { evaluateSignal } from '../../src/queries/signals/evaluate-signal.ts';
import type { status } from '../../src/queries/status/status.ts';

export interface Queries {
  readonly readDataset: typeof readDataset;
  readonly listDatasets: typeof listDatasets;
  readonly describeDataset: typeof describeDataset;
  readonly searchDatasets: typeof searchDatasets;
  readonly searchEverything: typeof searchEverything;
  readonly listSeries: typeof listSeries;
  readonly readSeries: typeof readSeries;
  readonly latestOfSeries: typeof latestOfSeries;
  readonly seriesMeta: typeof seriesMeta;
  readonly readMulti: typeof readMulti;
  readonly readRevisions: typeof readRevisions;
  readonly readVintages: typeof readVintages;
  readonly fredObservations: typeof fredObservations;
  readonly fredSeries: typeof fredSeries;
  readonly fredSearch: typeof fredSearch;
  readonly fredVintageDates: typeof fredVintageDates;
  readonly fredReleaseDates: typeof fredReleaseDates;
  readonly fredReleaseObservations: typeof fredReleaseObservations;
  readonly fredGraph: typeof fredGraph;
  readonly readChart: typeof readChart;
  readonly readChartData: typeof readChartData;
  readonly registerFacets: typeof registerFacets;
  readonly readRanking: typeof readRanking;
  readonly readEnergy: typeof readEnergy;
  readonly evaluateSignal: typeof evaluateSignal;
  readonly readWeather: typeof readWeather;
  readonly status: typeof status;
  readonly verifyAbn: typeof verifyAbn;
  readonly listReleases: typeof listReleases;
  readonly releasePulse: typeof releasePulse;
}

type Query = (context: QueryContext, ...rest: unknown[]) => unknown;
type Module = Readonly<Record<string, unknown>>;

const shared = vi.hoisted(() => {
  const standIns = new WeakMap<object, Readonly<Record<string, unknown>>>();
  return {
    standIns,
    /** Returns the module with some queries replaced. These first use the replacements in the context's store. */
    over:
      (...names: readonly string[]) =>
      async (original: () => Promise<Module>): Promise<Module> => {
        const actual = await original();
        const requested = (name: string): Query => {
          const real = actual[name] as Query;
          return (context, ...rest) => ((standIns.get(context.store)?.[name] as Query | undefined) ?? real)(context, ...rest);
        };
        return { ...actual, ...Object.fromEntries(names.map((name) => [name, requested(name)])) };
      },
  };
});

vi.mock('../../src/queries/charts/chart-data.ts', shared.over('readChartData'));
vi.mock('../../src/queries/datasets/registers/register-facets.ts', shared.over('registerFacets'));
vi.mock('../../src/queries/charts/read-chart.ts', shared.over('readChart'));
vi.mock('../../src/queries/datasets/describe-dataset.ts', shared.over('describeDataset'));
vi.mock('../../src/queries/datasets/list-datasets.ts', shared.over('listDatasets'));
vi.mock('../../src/queries/datasets/ranking-answer.ts', shared.over('readRanking'));
vi.mock('../../src/queries/datasets/read-dataset.ts', shared.over('readDataset'));
vi.mock('../../src/queries/datasets/search-datasets.ts', shared.over('searchDatasets'));
vi.mock('../../src/queries/energy/energy-answer.ts', shared.over('readEnergy'));
vi.mock('../../src/queries/finder/search-everything.ts', shared.over('searchEverything'));
vi.mock('../../src/queries/dialects/fred/fred-dates.ts', shared.over('fredReleaseDates', 'fredVintageDates'));
vi.mock('../../src/queries/dialects/fred/fred-graph.ts', shared.over('fredGraph'));
vi.mock('../../src/queries/dialects/fred/fred-observations.ts', shared.over('fredObservations'));
vi.mock('../../src/queries/dialects/fred/fred-release-observations.ts', shared.over('fredReleaseObservations'));
vi.mock('../../src/queries/dialects/fred/fred-series.ts', shared.over('fredSearch', 'fredSeries'));
vi.mock('../../src/queries/datasets/registers/verify-abn.ts', shared.over('verifyAbn'));
vi.mock('../../src/queries/releases/list-releases.ts', shared.over('listReleases'));
vi.mock('../../src/queries/releases/release-pulse.ts', shared.over('releasePulse'));
vi.mock('../../src/queries/series/vintages/read-vintages.ts', shared.over('readVintages'));
vi.mock('../../src/queries/series/resolve-series.ts', shared.over('readSeries'));
vi.mock('../../src/queries/series/series-latest.ts', shared.over('latestOfSeries'));
vi.mock('../../src/queries/series/series-list.ts', shared.over('listSeries'));
vi.mock('../../src/queries/series/series-meta.ts', shared.over('seriesMeta'));
vi.mock('../../src/queries/series/multi/read-multi.ts', shared.over('readMulti'));
vi.mock('../../src/queries/series/vintages/series-revisions.ts', shared.over('readRevisions'));
vi.mock('../../src/queries/signals/evaluate-signal.ts', shared.over('evaluateSignal'));
vi.mock('../../src/queries/status/status.ts', shared.over('status'));
vi.mock('../../src/queries/places/read-weather.ts', shared.over('readWeather'));

export function standIn(context: QueryContext, queries: Queries): void {
  shared.standIns.set(context.store, queries as unknown as Readonly<Record<string, unknown>>);
}
