import type { BusinessRegister } from '../../core/business-register.ts';
import type { Clock } from '../../core/clock.ts';
import type { Freshener } from '../../ingest/jobs/on-demand.ts';
import type { Store } from '../../store/ports/port.ts';
import type { QueryCaches } from './query-caches.ts';

/** Whether this server imports data. Health, status and metrics show it. */
export interface IngestState {
  /** `restarting`: the process has ended and starts again. `store_failing`: writes to the store fail and are retried. */
  readonly state: 'running' | 'restarting' | 'store_failing';
  /** Milliseconds since the epoch. */
  readonly since: number;
  readonly reason: string | null;
  readonly restarts: number;
}

/** Describes a fault of this program's clock. Health, readiness, status and metrics show it. */
export interface ClockTrouble {
  readonly reason: string;
  /** The real time minus the time of this program's clock, in seconds. */
  readonly offsetSeconds: number;
  /** Milliseconds since the epoch, by this program's clock. */
  readonly since: number;
}

export interface ThreadState {
  readonly name: string;
  readonly running: boolean;
  readonly restarts: number;
}

export interface QueryContext {
  readonly store: Store;
  readonly clock: Clock;
  /** Caches of stored and calculated data. All contexts of the same store share them. */
  readonly caches: QueryCaches;
  /** Fetches missing data from agencies. Null if this server has no worker. */
  readonly freshener: Freshener | null;
  /** True if this server does not fetch data, because workers on other servers refresh them. */
  readonly isRefreshed?: boolean;
  /** Absent if the credential for the Australian Business Register is not configured. */
  readonly businessRegister?: BusinessRegister | null;
  /** The start of URLs in responses, without a final slash, such as `https://api.example.org`. */
  readonly publicUrl: string;
  /** True if the agencies are simulated. Each response then states this. */
  readonly sandbox: boolean;
  readonly version: string;
  /** Absent if this server does not import data. */
  readonly ingest?: (() => IngestState) | null;
  readonly clockTrouble?: (() => ClockTrouble | null) | undefined;
  readonly threads?: (() => readonly ThreadState[]) | undefined;
}

/** Returns a context that never fetches data, for callers that cannot wait. */
export const withoutFetching = (ctx: QueryContext): QueryContext => ({
  store: ctx.store,
  clock: ctx.clock,
  caches: ctx.caches,
  freshener: null,
  isRefreshed: ctx.freshener !== null || ctx.isRefreshed === true,
  businessRegister: null,
  get publicUrl() {
    return ctx.publicUrl;
  },
  sandbox: ctx.sandbox,
  version: ctx.version,
});
