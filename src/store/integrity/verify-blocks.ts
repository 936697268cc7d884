/** Compares the blocks of a series of market intervals with their digests. */
import type { Sql, Statement } from '../ports/sql.ts';
import { blockDigest, isChanged } from '../series/blocks/block-digest.ts';

interface VerifiedBlocks {
  /** The first difference as a sentence, or null without a difference. */
  readonly detail: string | null;
  /** Statements that write missing digests. */
  readonly adopt: readonly Statement[];
}

export async function verifyBlocks(sql: Sql, seriesId: number): Promise<VerifiedBlocks> {
  const rows = await sql.all<{ day: number; body: Uint8Array; digest: string | null }>(
    'SELECT day, body, digest FROM blocks WHERE series_id = ? ORDER BY day',
    seriesId,
  );
  const changed = rows.find(({ body, digest }) => isChanged(body, digest));
  const without = rows.filter(({ digest }) => digest === null);
  return {
    detail: changed === undefined ? null : `The intervals of ${dateOf(changed.day)} do not match their digest.`,
    adopt: without.map(({ day, body }) => ({
      sql: 'UPDATE blocks SET digest = ? WHERE series_id = ? AND day = ? AND digest IS NULL',
      values: [blockDigest(body), seriesId, day],
    })),
  };
}

/** Formats a market day, which is a number of days since 1970-01-01. */
const dateOf = (day: number): string => new Date(day * 86_400_000).toISOString().slice(0, 10);
