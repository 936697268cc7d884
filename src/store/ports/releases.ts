import type { Release, SourceCode, StoredRelease } from '../../core/define-dataset.ts';

export interface ReleaseStore {
  /**
   * Adds new releases and updates the times of existing ones. `source` and `publicationId` identify a release. Counts how often each
   * release was rescheduled.
   */
  upsert(releases: readonly Release[]): Promise<void>;
  /** Returns releases in ascending order of `releaseAt`. */
  between(from: number, to: number, source?: SourceCode): Promise<readonly StoredRelease[]>;
}
