/** What an ingest worker needs, and whom it shows how it gets on. */
import type { Clock } from '../../core/clock.ts';
import type { Store } from '../../store/port.ts';
import type { VersionOrigin } from '../../store/ports/series.ts';
import type { NamedSeries } from '../apply/events.ts';
import type { Upstream } from '../fetch/client.ts';
import type { BusinessRegisterAccess } from './business-register.ts';
import type { IngestLog, Stage } from './dataset-files.ts';
import type { JobKind } from './job-outcome.ts';
import type { WatchedJob } from './quarantine.ts';
import type { RebuildOptions } from './rebuild.ts';
import type { RefreshOutcome } from './refresh.ts';
import type { IngestCatalogue } from './scheduler.ts';

/** One refresh done, and how many of those that are due now are still to come. */
export interface Progress {
  readonly outcome: RefreshOutcome;
  readonly done: number;
  readonly total: number;
}

/** Reported of the work by the worker, so that somebody outside it can see when it no longer gets on. */
export interface WorkWatch {
  /** A job was taken or has got on. The next word of it is due within so many ms. */
  sign(job: WatchedJob, stage: Stage, withinMs: number): void;
  /** A job is done, given back or lost. */
  ended(job: WatchedJob): void;
  /** The store does not take what comes in, and why; null once it does again. */
  store(trouble: string | null): void;
}

export interface IngestWorkerOptions {
  readonly store: Store;
  readonly upstream: Upstream;
  readonly clock: Clock;
  readonly origin: VersionOrigin;
  readonly log: IngestLog;
  readonly catalogue: IngestCatalogue;
  /** Datasets refreshed at once; each host has its own, narrower limit. */
  readonly concurrency?: number;
  readonly onProgress?: (progress: Progress) => void;
  /** Where single ABNs are looked up; absent without a credential. */
  readonly businessRegister?: BusinessRegisterAccess | null;
  /** Present where news is reported. */
  readonly named?: NamedSeries;
  readonly watch?: WorkWatch;
  /** The kinds of jobs that are taken; all when absent. Without `refresh` nothing is scheduled. */
  readonly kinds?: readonly JobKind[];
  /** Loads the starter versions of a dataset for a rebuild; absent if empty. */
  readonly restart?: RebuildOptions['restart'];
}
