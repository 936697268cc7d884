/** Release calendars. */

import type { Release, SourceCode, StoredRelease } from '../../core/define-dataset.ts';

export interface ReleaseStore {
  /** Adds or moves releases, which are identified by source and publicationId. Counts how often each moves. */
  upsert(releases: readonly Release[]): Promise<void>;
  /** Ascending by releaseAt. */
  between(from: number, to: number, source?: SourceCode): Promise<readonly StoredRelease[]>;
}
