import type { BusinessRegister } from '../../core/business-register.ts';
import type { Clock } from '../../core/clock.ts';
import type { Freshener } from '../../ingest/jobs/on-demand.ts';
import type { Store } from '../../store/ports/port.ts';
import type { QueryCaches } from './query-caches.ts';

/** The state of this node's ingest, for health, status and metrics. */
export interface IngestState {
  /** `restarting`: the process has ended. `store_failing`: writes fail and are retried. */
  readonly state: 'running' | 'restarting' | 'store_failing';
  /** ms since the epoch */
  readonly since: number;
  readonly reason: string | null;
  readonly restarts: number;
}

/** A program clock that is wrong, for health, readiness, status and metrics. */
export interface ClockTrouble {
  readonly reason: string;
  /** The real time minus the time of the program's clock. */
  readonly offsetSeconds: number;
  /** ms since the epoch, by the program's clock */
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
  /** Caches of stored and calculated data. Contexts for the same store share them. */
  readonly caches: QueryCaches;
  /** Fetches missing data. Null if there is no worker. */
  readonly freshener: Freshener | null;
  /** Whether workers on other nodes refresh the data if this node fetches nothing. */
  readonly isRefreshed?: boolean;
  /** Absent if no credential for the Australian Business Register is configured. */
  readonly businessRegister?: BusinessRegister | null;
  /** The prefix of URLs in answers, without a final slash: `https://api.example.org`. */
  readonly publicUrl: string;
  /** True if agencies are simulated. Every answer then says so. */
  readonly sandbox: boolean;
  readonly version: string;
  /** Absent if this node does not ingest data. */
  readonly ingest?: (() => IngestState) | null;
  readonly clockTrouble?: (() => ClockTrouble | null) | undefined;
  readonly threads?: (() => readonly ThreadState[]) | undefined;
}

/** A context for callers that must not wait. */
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
