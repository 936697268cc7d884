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

/** A finished refresh, and the number of due ones left. */
export interface Progress {
  readonly outcome: RefreshOutcome;
  readonly done: number;
  readonly total: number;
}

/** Progress reports to a supervisor, which detects a stuck worker. */
export interface WorkWatch {
  /** A job started or progressed. The next report is due within this time in ms. */
  sign(job: WatchedJob, stage: Stage, withinMs: number): void;
  /** A job is finished, released or lost. */
  ended(job: WatchedJob): void;
  /** Why the store refuses writes. Null once it accepts them. */
  store(trouble: string | null): void;
}

export interface IngestWorkerOptions {
  readonly store: Store;
  readonly upstream: Upstream;
  readonly clock: Clock;
  readonly origin: VersionOrigin;
  readonly log: IngestLog;
  readonly catalogue: IngestCatalogue;
  /** Concurrent refreshes. Each host has its own lower limit. */
  readonly concurrency?: number;
  readonly onProgress?: (progress: Progress) => void;
  /** Access for ABN look-ups. Absent without a credential. */
  readonly businessRegister?: BusinessRegisterAccess | null;
  /** Present if changes raise events. */
  readonly named?: NamedSeries;
  readonly watch?: WorkWatch;
  /** Job kinds to claim, by default all. Without `refresh` nothing is scheduled. */
  readonly kinds?: readonly JobKind[];
  /** Loads starter versions for a rebuild. Absent without starter data. */
  readonly restart?: RebuildOptions['restart'];
}
