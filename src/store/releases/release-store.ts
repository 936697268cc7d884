/** The agencies' release calendars, in SQL that both dialects share. */
import { LRUCache } from 'lru-cache';
import type { Release, SourceCode, StoredRelease } from '../../core/define-dataset.ts';
import type { ReleaseStore } from '../ports/releases.ts';
import { changeOf, EVERYTHING, type Sql, type Statement } from '../ports/sql.ts';

interface ReleaseRow {
  readonly source: SourceCode;
  readonly publication_id: string;
  readonly title: string;
  readonly event_type: Release['eventType'];
  readonly reference_period: string | null;
  readonly release_at: number;
  readonly source_url: string;
  readonly times_moved: number;
}

const releaseOf = (row: ReleaseRow): StoredRelease => ({
  source: row.source,
  publicationId: row.publication_id,
  title: row.title,
  eventType: row.event_type,
  referencePeriod: row.reference_period,
  releaseAt: row.release_at,
  sourceUrl: row.source_url,
  timesMoved: row.times_moved,
});

const upsertOf = (release: Release): Statement => ({
  sql: `INSERT INTO releases (source, publication_id, title, event_type, reference_period, release_at, source_url)
    VALUES (?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (source, publication_id) DO UPDATE SET title = excluded.title, event_type = excluded.event_type,
      reference_period = excluded.reference_period, release_at = excluded.release_at, source_url = excluded.source_url,
      times_moved = releases.times_moved + CASE WHEN releases.release_at = excluded.release_at THEN 0 ELSE 1 END`,
  values: [
    release.source,
    release.publicationId,
    release.title,
    release.eventType,
    release.referencePeriod,
    release.releaseAt,
    release.sourceUrl,
  ],
});

/**
 * Cached ranges are rounded to this length in ms. Requests need releases around different instants. After rounding, they can share a
 * range.
 */
const HOUR_MS = 3_600_000;
/** The number of cached ranges: one for each agency, and some others. */
const SPANS_KEPT = 50;

interface KeptSpan {
  readonly counter: number;
  readonly releases: readonly StoredRelease[];
}

export class SqlReleaseStore implements ReleaseStore {
  readonly #sql: Sql;
  readonly #counter: (() => number) | null;
  readonly #kept = new LRUCache<string, KeptSpan>({ max: SPANS_KEPT });

  /** @param counter returns the change counter. Null if it takes as long to read as the releases */
  constructor(sql: Sql, counter: (() => number) | null = null) {
    this.#sql = sql;
    this.#counter = counter;
  }

  async upsert(releases: readonly Release[]): Promise<void> {
    if (releases.length === 0) return;
    await this.#sql.batch('releases', [...releases.map(upsertOf), ...changeOf(EVERYTHING)]);
  }

  async between(from: number, to: number, source?: SourceCode): Promise<readonly StoredRelease[]> {
    if (this.#counter === null) return this.#read(from, to, source);
    const counter = this.#counter();
    const [first, last] = [Math.floor(from / HOUR_MS) * HOUR_MS, Math.ceil(to / HOUR_MS) * HOUR_MS];
    const name = `${first} ${last} ${source}`;
    const known = this.#kept.get(name);
    const releases = known?.counter === counter ? known.releases : await this.#read(first, last, source);
    if (releases !== known?.releases) this.#kept.set(name, { counter, releases });
    return releases.filter(({ releaseAt }) => releaseAt >= from && releaseAt <= to);
  }

  async #read(from: number, to: number, source?: SourceCode): Promise<readonly StoredRelease[]> {
    const rows = await this.#sql.all<ReleaseRow>(
      `SELECT source, publication_id, title, event_type, reference_period, release_at, source_url, times_moved FROM releases
        WHERE release_at BETWEEN ? AND ?${source ? ' AND source = ?' : ''} ORDER BY release_at, source, publication_id`,
      from,
      to,
      ...(source ? [source] : []),
    );
    return rows.map(releaseOf);
  }
}
