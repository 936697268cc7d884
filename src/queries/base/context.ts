/** The context of every query. */
import type { BusinessRegister } from '../../core/business-register.ts';
import type { Clock } from '../../core/clock.ts';
import type { Freshener } from '../../ingest/jobs/on-demand.ts';
import type { Store } from '../../store/ports/port.ts';
import type { QueryCaches } from './query-caches.ts';

/** Progress of the ingest of this node, for health, status and metrics. */
export interface IngestState {
  /** running: normal. restarting: the process died and restarts. store_failing: writes fail and are retried. */
  readonly state: 'running' | 'restarting' | 'store_failing';
  /** ms since the epoch */
  readonly since: number;
  /** One sentence, or null. */
  readonly reason: string | null;
  /** Restarts since the program started. */
  readonly restarts: number;
}

/** An unreliable clock, for health, readiness, status and metrics. */
export interface ClockTrouble {
  /** One or two sentences. */
  readonly reason: string;
  /** Seconds ahead of the program's time. */
  readonly offsetSeconds: number;
  /** ms since the epoch, by the program */
  readonly since: number;
}

/** A thread or process of this node: state and restarts. */
export interface ThreadState {
  readonly name: string;
  readonly running: boolean;
  readonly restarts: number;
}

export interface QueryContext {
  readonly store: Store;
  readonly clock: Clock;
  /** Caches of stored or calculated data, shared by contexts of one store. */
  readonly caches: QueryCaches;
  /** Null without a worker. Then missing data are not fetched. */
  readonly freshener: Freshener | null;
  /** Whether workers elsewhere refresh data, though this node fetches nothing. */
  readonly isRefreshed?: boolean;
  /** Looks up ABNs. Absent without a credential. */
  readonly businessRegister?: BusinessRegister | null;
  /** `https://api.example.org`, without a final slash: the prefix of URLs in answers. */
  readonly publicUrl: string;
  /** True with simulated agencies. Every answer says so. */
  readonly sandbox: boolean;
  /** Version of this program. */
  readonly version: string;
  /** State of this node's ingest. Absent without ingest. */
  readonly ingest?: (() => IngestState) | null;
  /** The problem of the clock, or null. */
  readonly clockTrouble?: (() => ClockTrouble | null) | undefined;
  /** Other threads and processes of this node. */
  readonly threads?: (() => readonly ThreadState[]) | undefined;
}

/** A context that fetches nothing, for callers that do not wait. */
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
