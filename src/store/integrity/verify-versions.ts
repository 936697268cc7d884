/** Compares versions and their lists of dimensions with their digests. */

import type { Sql, Statement } from '../ports/sql.ts';
import { type VersionRow, versionOf } from '../series/dataset-rows.ts';
import { digestOfText, versionDigest } from '../series/series-digest.ts';
import type { Difference } from './difference.ts';

export type DigestedVersion = VersionRow & { readonly digest: string | null; readonly digests: number | null };

interface VerifiedVersions {
  readonly differences: readonly Difference[];
  /** Versions without a digest, which an earlier release of the program wrote. */
  readonly withoutDigest: ReadonlySet<number>;
  /** The number of series digests, for each version that has a digest. */
  readonly counted: ReadonlyMap<number, number>;
  /** Returns statements that write missing digests, given the number of series digests in each version. */
  adopt(seriesByVersion: ReadonlyMap<number, number>): readonly Statement[];
}

export async function verifyVersions(sql: Sql, datasetId: number, seq: number): Promise<VerifiedVersions> {
  const rows = await sql.all<DigestedVersion>(
    `SELECT d.key, v.* FROM versions v JOIN datasets d ON d.id = v.dataset_id WHERE v.dataset_id = ? AND v.seq <= ? ORDER BY v.seq`,
    datasetId,
    seq,
  );
  const sets = await sql.all<{ from_seq: number; dimensions: string; digest: string | null }>(
    'SELECT from_seq, dimensions, digest FROM dimension_sets WHERE dataset_id = ? AND from_seq <= ?',
    datasetId,
    seq,
  );
  const differences: Difference[] = [];
  const differs = (part: string, detail: string): void => void differences.push({ part, detail, seriesId: null });
  for (const row of rows) {
    if (row.digest !== null && digestOfRow(row, row.digests) !== row.digest)
      differs(`version ${row.seq}`, 'The stored version does not match its digest.');
  }
  for (const { from_seq: from, dimensions, digest } of sets) {
    if (digest !== null && digestOfText(dimensions) !== digest)
      differs(`dimensions of version ${from}`, 'The stored dimensions do not match their digest.');
  }
  if (rows.at(-1)?.seq !== seq) differs(`version ${seq}`, 'The latest version is missing.');
  const without = rows.filter(({ digest }) => digest === null);
  return {
    differences,
    withoutDigest: new Set(without.map((row) => row.seq)),
    counted: new Map(rows.flatMap((row) => (row.digest === null || row.digests === null ? [] : [[row.seq, row.digests]]))),
    adopt: (seriesByVersion) => [
      ...without.flatMap((row) => {
        const adopted = seriesByVersion.get(row.seq);
        const digests = adopted === undefined ? 0 : adopted;
        const digest = digestOfRow(row, digests);
        const sql = 'UPDATE versions SET digest = ?, digests = ? WHERE dataset_id = ? AND seq = ? AND digest IS NULL';
        return digest === null ? [] : [{ sql, values: [digest, digests, datasetId, row.seq] }];
      }),
      ...sets.flatMap(({ from_seq: from, dimensions, digest }) =>
        digest !== null
          ? []
          : [
              {
                sql: 'UPDATE dimension_sets SET digest = ? WHERE dataset_id = ? AND from_seq = ? AND digest IS NULL',
                values: [digestOfText(dimensions), datasetId, from],
              },
            ],
      ),
    ],
  };
}

/** Calculates the digest of a version. Returns null if the row cannot be parsed. */
export function digestOfRow(row: VersionRow, digests: number | null): string | null {
  if (digests === null) return null;
  try {
    return versionDigest(versionOf(row), digests);
  } catch {
    return null;
  }
}
