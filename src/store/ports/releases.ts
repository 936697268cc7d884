/** Release calendars. */

import type { Release, SourceCode } from '../../core/define-dataset.ts';

export interface ReleaseStore {
  /** Inserts or moves releases by (source, publicationId). */
  upsert(releases: readonly Release[]): Promise<void>;
  /** Ascending by releaseAt. */
  between(from: number, to: number, source?: SourceCode): Promise<readonly Release[]>;
}
