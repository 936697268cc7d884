/** What every query needs besides its own parameters. */
import type { BusinessRegister } from '../core/business-register.ts';
import type { Clock } from '../core/clock.ts';
import type { Freshener } from '../ingest/jobs/on-demand.ts';
import type { Store } from '../store/port.ts';
import type { QueryCaches } from './query-caches.ts';

/** How the ingest of this node gets on, for health, status and metrics. */
export interface IngestState {
  /**
   * running: it works. restarting: its thread died, and starts again by itself. store_failing: the store does not take what comes in; it is
   * tried again by itself.
   */
  readonly state: 'running' | 'restarting' | 'store_failing';
  /** ms since the epoch */
  readonly since: number;
  /** One sentence; null while it runs. */
  readonly reason: string | null;
  /** How often its thread was started again since the program started. */
  readonly restarts: number;
}

/** A clock that is not to be believed at present, for health, readiness, status and metrics. */
export interface ClockTrouble {
  /** One or two sentences. */
  readonly reason: string;
  /** Seconds by which it is ahead of the time that the program goes by. */
  readonly offsetSeconds: number;
  /** ms since the epoch, by the program */
  readonly since: number;
}

/** A thread or process of this node: whether it is there, or waits to be started again, and how often it was. */
export interface ThreadState {
  readonly name: string;
  readonly running: boolean;
  readonly restarts: number;
}

export interface QueryContext {
  readonly store: Store;
  readonly clock: Clock;
  /** What was read of the store or computed from it; contexts of one store share it. */
  readonly caches: QueryCaches;
  /** Null where no worker fetches: a cold dataset is then simply not stored. */
  readonly freshener: Freshener | null;
  /** Whether agencies are queried in the background although nothing is fetched for those who read here. */
  readonly isRefreshed?: boolean;
  /** Looks single ABNs up; absent where no credential is configured. */
  readonly businessRegister?: BusinessRegister | null;
  /** `https://api.example.org`, without a slash at the end; addresses in answers begin with it. */
  readonly publicUrl: string;
  /** True when the upstreams are simulated; every answer then says so. */
  readonly sandbox: boolean;
  /** Version of this program. */
  readonly version: string;
  /** How the ingest of this node gets on; absent where it has none. */
  readonly ingest?: (() => IngestState) | null;
  /** What is wrong with the clock; null while nothing is. */
  readonly clockTrouble?: (() => ClockTrouble | null) | undefined;
  /** The threads and processes of this node besides the one that answers. */
  readonly threads?: (() => readonly ThreadState[]) | undefined;
}

/** The same for those who do not wait: what is not stored is not fetched for them. */
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
