/** What the server is given by the composition root. */
import type { Logger } from 'pino';
import type { Accounts } from '../accounts/accounts.ts';
import type { datasets, findDataset, findSource, nearestDatasets, sources } from '../catalogue/catalogue.ts';
import type { findSeries, nearestSeries } from '../catalogue/series.ts';
import type { DatasetKey } from '../core/define-dataset.ts';
import type { Signal } from '../core/define-signal.ts';
import type { WeatherProvider } from '../core/weather-provider.ts';
import type { readChart } from '../queries/charts/read-chart.ts';
import type { QueryContext } from '../queries/context.ts';
import type { describeDataset } from '../queries/datasets/describe-dataset.ts';
import type { listDatasets } from '../queries/datasets/list-datasets.ts';
import type { readDataset } from '../queries/datasets/read-dataset.ts';
import type { searchDatasets } from '../queries/datasets/search-datasets.ts';
import type { fredReleaseDates, fredVintageDates } from '../queries/fred/fred-dates.ts';
import type { fredGraph } from '../queries/fred/fred-graph.ts';
import type { fredObservations } from '../queries/fred/fred-observations.ts';
import type { fredSearch, fredSeries } from '../queries/fred/fred-series.ts';
import type { verifyAbn } from '../queries/registers/verify-abn.ts';
import type { listReleases } from '../queries/releases/list-releases.ts';
import type { releasePulse } from '../queries/releases/release-pulse.ts';
import type { readSeries } from '../queries/series/resolve-series.ts';
import type { latestOfSeries } from '../queries/series/series-latest.ts';
import type { listSeries } from '../queries/series/series-list.ts';
import type { seriesMeta } from '../queries/series/series-meta.ts';
import type { readMulti } from '../queries/series/series-multi.ts';
import type { readRevisions } from '../queries/series/series-revisions.ts';
import type { evaluateSignal } from '../queries/signals/evaluate-signal.ts';
import type { status } from '../queries/status/status.ts';
import type { readWeather } from '../queries/weather/read-weather.ts';
import type { Subscriptions } from '../webhooks/subscriptions.ts';

export interface Queries {
  readonly readDataset: typeof readDataset;
  readonly listDatasets: typeof listDatasets;
  readonly describeDataset: typeof describeDataset;
  readonly searchDatasets: typeof searchDatasets;
  readonly listSeries: typeof listSeries;
  readonly readSeries: typeof readSeries;
  readonly latestOfSeries: typeof latestOfSeries;
  readonly seriesMeta: typeof seriesMeta;
  readonly readMulti: typeof readMulti;
  readonly readRevisions: typeof readRevisions;
  readonly fredObservations: typeof fredObservations;
  readonly fredSeries: typeof fredSeries;
  readonly fredSearch: typeof fredSearch;
  readonly fredVintageDates: typeof fredVintageDates;
  readonly fredReleaseDates: typeof fredReleaseDates;
  readonly fredGraph: typeof fredGraph;
  readonly readChart: typeof readChart;
  readonly evaluateSignal: typeof evaluateSignal;
  readonly readWeather: typeof readWeather;
  readonly status: typeof status;
  readonly verifyAbn: typeof verifyAbn;
  readonly listReleases: typeof listReleases;
  readonly releasePulse: typeof releasePulse;
}

export interface Catalogue {
  readonly sources: typeof sources;
  readonly datasets: typeof datasets;
  readonly findSource: typeof findSource;
  readonly findDataset: typeof findDataset;
  readonly nearestDatasets: typeof nearestDatasets;
  readonly findSeries: typeof findSeries;
  readonly nearestSeries: typeof nearestSeries;
}

export interface HttpConfig {
  /** Larger request bodies are refused. */
  readonly maxBodyBytes: number;
  /** Origins whose pages may call the account endpoints. */
  readonly corsOrigins: readonly string[];
  /** Bearer token that may read /metrics from anywhere; null leaves it to this machine. */
  readonly metricsToken: string | null;
  /** True when a reverse proxy in front sets X-Forwarded-For. */
  readonly trustProxy: boolean;
  /** Who observes the weather, in the order in which they are asked. */
  readonly weatherProviders: readonly WeatherProvider[];
}

export interface ServerDeps {
  readonly context: QueryContext;
  readonly queries: Queries;
  readonly catalogue: Catalogue;
  readonly signals: readonly Signal[];
  readonly accounts: Accounts;
  readonly webhooks: Subscriptions;
  readonly config: HttpConfig;
  readonly log: Logger;
  /** Told which datasets changed, when that is seen. */
  readonly onChange?: (datasets: readonly DatasetKey[]) => void;
}
