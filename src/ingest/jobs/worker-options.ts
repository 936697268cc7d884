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

/** The progress of updates: the update that has finished, and the numbers of finished and due updates. */
export interface Progress {
  readonly outcome: RefreshOutcome;
  readonly done: number;
  readonly total: number;
}

/** Receives reports from the worker. From these, the supervising process notices a blocked worker. */
export interface WorkWatch {
  /** Reports that a job has started or made progress. The next report is due within `withinMs`. */
  sign(job: WatchedJob, stage: Stage, withinMs: number): void;
  /** Reports that a job was finished, released or lost. */
  ended(job: WatchedJob): void;
  /** Reports why the store refuses writes. Null means that it accepts them again. */
  store(trouble: string | null): void;
}

export interface IngestWorkerOptions {
  readonly store: Store;
  readonly upstream: Upstream;
  readonly clock: Clock;
  readonly origin: VersionOrigin;
  readonly log: IngestLog;
  readonly catalogue: IngestCatalogue;
  /** The maximum number of concurrent jobs. Each host also has a limit. */
  readonly concurrency?: number;
  readonly onProgress?: (progress: Progress) => void;
  readonly businessRegister?: BusinessRegisterAccess | null;
  /** The series whose changes become events. If absent, no events are stored. */
  readonly named?: NamedSeries;
  readonly watch?: WorkWatch;
  /** The kinds of jobs to run. The default is all. Without `refresh`, nothing is scheduled. */
  readonly kinds?: readonly JobKind[];
  /** Loads starter versions for a rebuild. */
  readonly restart?: RebuildOptions['restart'];
}
