/** What the server is given by the composition root. */
import type { Logger } from 'pino';
import type { Accounts } from '../accounts/accounts.ts';
import type { BulkFolder } from '../bulk/folder.ts';
import type { datasets, findDataset, findSource, nearestDatasets, sources } from '../catalogue/catalogue.ts';
import type { findSeries, nearestSeries } from '../catalogue/series.ts';
import type { ClientFolder } from '../clients/client-folder.ts';
import type { Dataset, DatasetKey } from '../core/define-dataset.ts';
import type { Signal } from '../core/define-signal.ts';
import type { Acceptable, ErrorCode } from '../core/errors.ts';
import type { WeatherProvider } from '../core/weather-provider.ts';
import type { QueryContext } from '../queries/context.ts';
import type { GuideTexts } from '../web/page.ts';
import type { RebuildableFiles, RebuildTold } from '../web/pages/account/rebuild-section.ts';
import type { Subscriptions } from '../webhooks/subscriptions.ts';
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
  /** Larger request bodies are refused. */
  readonly maxBodyBytes: number;
  /** Origins whose pages may call the account endpoints. */
  readonly corsOrigins: readonly string[];
  /** Bearer token that may read /metrics from anywhere; null leaves it to this machine. */
  readonly metricsToken: string | null;
  /** True when a reverse proxy in front sets X-Forwarded-For. */
  readonly trustProxy: boolean;
  /** For connections beyond so many the longest idle are closed; 2,000 when absent. */
  readonly mostConnections?: number;
  /** The same for those of one network, where they do not come through a proxy; 100 when absent. */
  readonly mostConnectionsOfNetwork?: number;
  /** How long a client may take to send the head of a request, from the opening of its connection on; 15 s when absent. */
  readonly silentMs?: number;
  /** How long answers under way have to go out when the server closes; 20 s when absent. */
  readonly closeGraceMs?: number;
  /** Whether pages and their other forms are open to everybody. */
  readonly publicRead: boolean;
  /** Whether search engines may list the pages; as `publicRead` when absent. */
  readonly mayBeListed?: boolean;
  /** Units of cost that one network may spend on pages and files within a minute. */
  readonly readsPerMinute: number;
  /** The time for which the serving thread was not idle, ms; measured when absent. */
  readonly busyMs?: () => number;
  /** Who observes the weather, in the order in which they are queried. */
  readonly weatherProviders: readonly WeatherProvider[];
}

/** Whether the store gives and takes data, as this node last found. */
export interface StoreHealth {
  /** Null while it does. */
  readonly trouble: StoreTrouble | null;
  /** It failed with this error. */
  noted(error: unknown): void;
}

export interface StoreTrouble {
  readonly code: ErrorCode;
  /** Cause and fix, as sentences for the operator. */
  readonly reason: string;
  /** ms since the epoch */
  readonly since: number;
}

/** What operators have the workers do. */
export interface DataOperator {
  /** Whether agencies are contacted at all. */
  readonly canFetch: boolean;
  /** Has a dataset fetched once more, and taken even where it would be set aside for these reasons. */
  fetchAgain(dataset: DatasetKey, accept: readonly Acceptable[]): Promise<void>;
  /** The stored files that a rebuild would read. Throws REQ_UNPROCESSABLE if absent, REQ_CONFLICT while one is under way. */
  rebuildable(dataset: Dataset): Promise<RebuildableFiles>;
  /** Has a dataset made again from its stored files; throws as above. */
  rebuild(dataset: Dataset, accountId: string): Promise<void>;
  /** Those of the last days, the newest first. */
  rebuilds(): Promise<readonly RebuildTold[]>;
}

export interface ServerDeps {
  readonly context: QueryContext;
  readonly catalogue: Catalogue;
  readonly signals: readonly Signal[];
  readonly accounts: Accounts;
  readonly webhooks: Subscriptions;
  readonly storeHealth?: StoreHealth;
  readonly config: HttpConfig;
  /** Stylesheet and script of the pages. */
  readonly assets: Assets;
  /** Texts of the guides. */
  readonly guides: GuideTexts;
  /** Absent where nobody takes up what operators want done with datasets. */
  readonly dataOperator?: DataOperator | undefined;
  /** Where the bulk files are; absent where this installation keeps none. */
  readonly bulk?: BulkFolder;
  /** The packages that this installation serves of itself; absent where it serves none. */
  readonly clients?: ClientFolder;
  readonly log: Logger;
  /** Reported which datasets changed, when that is seen. */
  readonly onChange?: (datasets: readonly DatasetKey[]) => void;
}
