/** The options of an import worker, and the interfaces for observing it. */
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

/** A finished update, and the number of updates that are still due. */
export interface Progress {
  readonly outcome: RefreshOutcome;
  readonly done: number;
  readonly total: number;
}

/** Receives reports from a worker, so that a supervising process notices if the worker is blocked. */
export interface WorkWatch {
  /** A job has started or made progress. The next report is due within this time in ms. */
  sign(job: WatchedJob, stage: Stage, withinMs: number): void;
  /** A job was finished, released or lost. */
  ended(job: WatchedJob): void;
  /** The reason why the store refuses writes. Null once it accepts writes again. */
  store(trouble: string | null): void;
}

export interface IngestWorkerOptions {
  readonly store: Store;
  readonly upstream: Upstream;
  readonly clock: Clock;
  readonly origin: VersionOrigin;
  readonly log: IngestLog;
  readonly catalogue: IngestCatalogue;
  /** The maximum number of jobs at the same time. In addition, each host has its own limit. */
  readonly concurrency?: number;
  readonly onProgress?: (progress: Progress) => void;
  /** The credential for looking up ABNs. Absent if there is no credential. */
  readonly businessRegister?: BusinessRegisterAccess | null;
  /** The series whose changes are reported as events. Without it, no events are stored. */
  readonly named?: NamedSeries;
  readonly watch?: WorkWatch;
  /** The kinds of jobs to claim, by default all kinds. Without `refresh`, nothing is scheduled. */
  readonly kinds?: readonly JobKind[];
  /** Loads starter versions for a rebuild. Absent if there are no starter data. */
  readonly restart?: RebuildOptions['restart'];
}
