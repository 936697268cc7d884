/** Checks PostgreSQL tables. The server verifies the checksum of each page that it reads. */
import { storeFaultOf } from '../ports/store-fault.ts';
import { COPIED_TABLES } from '../schema/row-copies.ts';
import type { PgSql } from './connection.ts';

/** Reads every row of the tables without digests. Returns a sentence for each table with pages that the server cannot read. */
export async function examineTables(sql: PgSql): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const table of COPIED_TABLES) {
    try {
      // Long values are in separate pages. Converting rows to text also reads these pages.
      await sql.get(`SELECT COUNT(t::text) AS n FROM ${table} t`);
    } catch (error) {
      if (storeFaultOf(error) !== 'damaged') throw error;
      faults.push(`${table}: a page differs from the written page`);
    }
  }
  return faults;
}

export async function hasPageChecksums(sql: PgSql): Promise<boolean> {
  return (await sql.get<{ data_checksums: string }>('SHOW data_checksums'))?.data_checksums === 'on';
}
