/** Release calendars. */

import type { Release, SourceCode, StoredRelease } from '../../core/define-dataset.ts';

export interface ReleaseStore {
  /** Inserts or moves releases by (source, publicationId), and counts the moves. */
  upsert(releases: readonly Release[]): Promise<void>;
  /** Ascending by releaseAt. */
  between(from: number, to: number, source?: SourceCode): Promise<readonly StoredRelease[]>;
}
