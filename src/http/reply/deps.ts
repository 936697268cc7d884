/** Everything that the server needs from the program. */
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
  /** Longer request bodies are refused. */
  readonly maxBodyBytes: number;
  /** Origins allowed to call the account endpoints. */
  readonly corsOrigins: readonly string[];
  /** Bearer token for `/metrics`. If null, only this machine can read the metrics. */
  readonly metricsToken: string | null;
  /** Whether a reverse proxy sets X-Forwarded-For. */
  readonly trustProxy: boolean;
  /** If more connections than this are open, idle ones are closed. 2,000 by default. */
  readonly mostConnections?: number;
  /** The same limit for one network. It only applies without a proxy. 100 by default. */
  readonly mostConnectionsOfNetwork?: number;
  /** Time that a client has to send the head of a request after it opens the connection. 15 s by default. */
  readonly silentMs?: number;
  /** Time that answers in progress have to finish when the server closes. 20 s by default. */
  readonly closeGraceMs?: number;
  /** Whether pages and files are public. */
  readonly publicRead: boolean;
  /** Whether search engines may list pages. `publicRead` by default. */
  readonly mayBeListed?: boolean;
  /** Cost units per network and minute for pages and files. */
  readonly readsPerMinute: number;
  /** Busy time of the serving thread, ms. Measured by default. */
  readonly busyMs?: () => number;
  /** Providers of weather observations, in order of preference. */
  readonly weatherProviders: readonly WeatherProvider[];
}

/** The state of the store when this node last used it. */
export interface StoreHealth {
  /** The trouble, or null while the store responds. */
  readonly trouble: StoreTrouble | null;
  /** Reports that the store failed with an error. */
  noted(error: unknown): void;
}

export interface StoreTrouble {
  readonly code: ErrorCode;
  /** Cause and remedy in sentences, for the operator. */
  readonly reason: string;
  /** ms since the epoch */
  readonly since: number;
}

/** Work on data that operators request from workers. */
export interface DataOperator {
  /** Whether this installation may contact agencies. */
  readonly canFetch: boolean;
  /** Fetches a dataset again. Changes of the accepted kinds are imported without review. */
  fetchAgain(dataset: DatasetKey, accept: readonly Acceptable[]): Promise<void>;
  /** The files that a rebuild would read. Throws REQ_UNPROCESSABLE if there are no files, and REQ_CONFLICT while a rebuild runs. */
  rebuildable(dataset: Dataset): Promise<RebuildableFiles>;
  /** Rebuilds a dataset from its stored files. Throws the same errors as `rebuildable`. */
  rebuild(dataset: Dataset, accountId: string): Promise<void>;
  /** Recent rebuilds, latest first. */
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
  /** Style sheet and scripts of the pages. */
  readonly assets: Assets;
  /** Texts of the guides. */
  readonly guides: GuideTexts;
  /** Absent if there are no workers. */
  readonly dataOperator?: DataOperator | undefined;
  /** The folder with bulk files, if this installation makes them. */
  readonly bulk?: BulkFolder;
  /** The client packages of this installation, if any. */
  readonly clients?: ClientFolder;
  readonly log: Logger;
  /** Called with the datasets that changed. */
  readonly onChange?: (datasets: readonly DatasetKey[]) => void;
}
