/** Uses the page checksums of PostgreSQL, which the server compares as it reads each page. */
import { storeFaultOf } from '../ports/store-fault.ts';
import { COPIED_TABLES } from '../schema/row-copies.ts';
import type { PgSql } from './connection.ts';

/** Reads each row of the tables without digests. Returns the errors of pages that the server cannot read. */
export async function examineTables(sql: PgSql): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const table of COPIED_TABLES) {
    try {
      // Reads rows as text, so that values stored apart from their row are read too.
      await sql.get(`SELECT COUNT(t::text) AS n FROM ${table} t`);
    } catch (error) {
      if (storeFaultOf(error) !== 'damaged') throw error;
      faults.push(`${table}: a page is not as it was written`);
    }
  }
  return faults;
}

export async function hasPageChecksums(sql: PgSql): Promise<boolean> {
  return (await sql.get<{ data_checksums: string }>('SHOW data_checksums'))?.data_checksums === 'on';
}
