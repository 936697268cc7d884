import type { Logger } from 'pino';
import type { Accounts } from '../../accounts/accounts.ts';
import type { BulkFolder } from '../../bulk/folder.ts';
import type { datasets, findDataset, findSource, nearestDatasets, sources } from '../../catalogue/catalogue.ts';
import type { findSeries, nearestSeries } from '../../catalogue/series.ts';
import type { ClientFolder } from '../../clients/client-folder.ts';
import type { Dataset, DatasetKey } from '../../core/define-dataset.ts';
import type { Signal } from '../../core/define-signal.ts';
import type { Acceptable, ErrorCode } from '../../core/errors.ts';
import type { WeatherProvider } from '../../core/weather-provider.ts';
import type { QueryContext } from '../../queries/base/context.ts';
import type { GuideTexts } from '../../web/page.ts';
import type { RebuildableFiles, RebuildReport } from '../../web/pages/account/rebuild-section.ts';
import type { Subscriptions } from '../../webhooks/subscriptions.ts';
import type { Assets } from './assets.ts';

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
  /** The maximum length of a request body. */
  readonly maxBodyBytes: number;
  /** Origins that may call the account endpoints. */
  readonly corsOrigins: readonly string[];
  /** If null, only this machine can read the metrics. */
  readonly metricsToken: string | null;
  /** True if a reverse proxy sets X-Forwarded-For. */
  readonly trustProxy: boolean;
  /** The maximum number of open connections. Beyond it, idle connections are closed. 2,000 by default. */
  readonly mostConnections?: number;
  /** The maximum number of connections from one network. It applies only without a proxy. 100 by default. */
  readonly mostConnectionsOfNetwork?: number;
  /** The time limit in ms for the head of a request after the connection opens. 15 s by default. */
  readonly silentMs?: number;
  /** The time limit in ms for responses in progress when the server closes. 20 s by default. */
  readonly closeGraceMs?: number;
  readonly publicRead: boolean;
  /** True if search engines may list pages. The default is the value of `publicRead`. */
  readonly mayBeListed?: boolean;
  /** Cost units per minute for each network, for pages and files. */
  readonly readsPerMinute: number;
  /** Returns the busy time of the serving thread in ms. By default, it is measured. */
  readonly busyMs?: () => number;
  readonly weatherProviders: readonly WeatherProvider[];
}

/** The state of the store when this node last tried to use it. */
export interface StoreHealth {
  readonly trouble: StoreTrouble | null;
  noted(error: unknown): void;
}

export interface StoreTrouble {
  readonly code: ErrorCode;
  /** Cause and remedy, for the operator. */
  readonly reason: string;
  /** The start of the failure, in ms since the epoch. */
  readonly since: number;
}

export interface DataOperator {
  readonly canFetch: boolean;
  /** Downloads the files of a dataset again. Changes of the kinds in `accept` are imported without review. */
  fetchAgain(dataset: DatasetKey, accept: readonly Acceptable[]): Promise<void>;
  /** Returns the files for a rebuild. Throws REQ_UNPROCESSABLE without files, and REQ_CONFLICT while a rebuild runs. */
  rebuildable(dataset: Dataset): Promise<RebuildableFiles>;
  /** Starts a rebuild. Throws the errors of `rebuildable`. */
  rebuild(dataset: Dataset, accountId: string): Promise<void>;
  /** Returns the rebuilds, latest first. */
  rebuilds(): Promise<readonly RebuildReport[]>;
}

export interface ServerDeps {
  readonly context: QueryContext;
  readonly catalogue: Catalogue;
  readonly signals: readonly Signal[];
  readonly accounts: Accounts;
  readonly webhooks: Subscriptions;
  readonly storeHealth?: StoreHealth;
  readonly config: HttpConfig;
  readonly assets: Assets;
  readonly guides: GuideTexts;
  /** Absent if there are no workers. */
  readonly dataOperator?: DataOperator | undefined;
  readonly bulk?: BulkFolder;
  readonly clients?: ClientFolder;
  readonly log: Logger;
  readonly onChange?: (datasets: readonly DatasetKey[]) => void;
}
