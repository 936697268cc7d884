/** Options of an ingest worker, and its observers. */
import type { Clock } from '../../core/clock.ts';
import type { Store } from '../../store/ports/port.ts';
import type { VersionOrigin } from '../../store/ports/series.ts';
import type { NamedSeries } from '../apply/events.ts';
import type { Upstream } from '../fetch/client.ts';
import type { BusinessRegisterAccess } from './business-register.ts';
import type { Stage } from './dataset-files.ts';
import type { IngestLog } from './ingest-log.ts';
import type { JobKind } from './job-outcome.ts';
import type { WatchedJob } from './quarantine.ts';
import type { RebuildOptions } from './rebuild.ts';
import type { RefreshOutcome } from './refresh.ts';
import type { IngestCatalogue } from './scheduler.ts';

/** A finished refresh, and the number of refreshes that are still due. */
export interface Progress {
  readonly outcome: RefreshOutcome;
  readonly done: number;
  readonly total: number;
}

/** Reports progress to a supervisor, which notices if a worker is stuck. */
export interface WorkWatch {
  /** A job has started or made progress. The next report is due within this time, in ms. */
  sign(job: WatchedJob, stage: Stage, withinMs: number): void;
  /** A job was finished, released or lost. */
  ended(job: WatchedJob): void;
  /** Why the store refuses writes. Null once it accepts them again. */
  store(trouble: string | null): void;
}

export interface IngestWorkerOptions {
  readonly store: Store;
  readonly upstream: Upstream;
  readonly clock: Clock;
  readonly origin: VersionOrigin;
  readonly log: IngestLog;
  readonly catalogue: IngestCatalogue;
  /** The number of refreshes at the same time. Each host has a lower limit. */
  readonly concurrency?: number;
  readonly onProgress?: (progress: Progress) => void;
  /** Access for ABN look-ups. Absent without a credential. */
  readonly businessRegister?: BusinessRegisterAccess | null;
  /** Present if changes are to raise events. */
  readonly named?: NamedSeries;
  readonly watch?: WorkWatch;
  /** The kinds of jobs to claim, by default all. Without `refresh`, nothing is scheduled. */
  readonly kinds?: readonly JobKind[];
  /** Loads starter versions for a rebuild. Absent if there are no starter data. */
  readonly restart?: RebuildOptions['restart'];
}
