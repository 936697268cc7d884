/** Returns changes since a caller's previous call, so that the caller clears only the affected cache entries. */
import { present } from '../../core/assert.ts';
import type { DatasetKey } from '../../core/define-dataset.ts';
import type { Changes } from './port.ts';
import { EVERYTHING, type Sql } from './sql.ts';

/** The counter increases with every change. */
export const COUNTER = 'SELECT n FROM change_counter';

export async function changeCounter(sql: Sql): Promise<number> {
  return present(await sql.get<{ n: number }>(COUNTER), 'The change counter').n;
}

/** Reads the counter before the changes. If a change occurs between the two reads, both this call and the next one return it. */
export async function changesSince(sql: Sql, since: number): Promise<Changes> {
  const counter = await changeCounter(sql);
  if (counter === since) return { counter, datasets: [] };
  const rows = await sql.all<{ subject: string }>('SELECT subject FROM changes WHERE n > ?', since);
  const everything = rows.some(({ subject }) => subject === EVERYTHING);
  return { counter, datasets: everything ? null : rows.map(({ subject }) => subject as DatasetKey) };
}
