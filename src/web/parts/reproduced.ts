/** Hashes of the files that reproduce a value. */
import { createHash } from 'node:crypto';
import { findSeries } from '../../catalogue/series.ts';
import { present } from '../../core/assert.ts';
import type { Answer } from '../../queries/base/answer.ts';
import type { QueryContext } from '../../queries/base/context.ts';
import { readSeries } from '../../queries/series/resolve-series.ts';
import { renderCsv } from '../../render/csv.ts';

/** Returns the SHA-256 hash of the CSV file at `/s/<id>.csv?<query>`. */
export async function hashOfFile(ctx: QueryContext, id: string, query: URLSearchParams): Promise<string> {
  const answer = await readSeries(ctx, present(findSeries(id), `Series ${id}`), query);
  return createHash('sha256')
    .update(renderCsv(answer, { safe: false, dated: true }))
    .digest('hex');
}

/**
 * Adds to each checked statement the CSV file that contains its value, with the hash of the file. A file of a past vintage does not
 * change.
 */
export async function withFiles(ctx: QueryContext, answer: Answer): Promise<Answer> {
  const rows = answer.data as readonly Readonly<Record<string, unknown>>[];
  const data = await Promise.all(
    rows.map(async (row) => {
      const { series_id: id, reproduce_url: url } = row;
      if (typeof id !== 'string' || typeof url !== 'string') return { ...row, reproduce_csv: null, reproduce_sha256: null };
      const { search, searchParams } = new URL(url);
      const file = `${ctx.publicUrl}/s/${id}.csv${search}`;
      return { ...row, reproduce_csv: file, reproduce_sha256: await hashOfFile(ctx, id, searchParams) };
    }),
  );
  return { ...answer, data, columns: [...answer.columns, { name: 'reproduce_csv' }, { name: 'reproduce_sha256' }] };
}
