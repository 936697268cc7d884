/** Reads the rows in a register from a file. */
import type { RegisterDataset, RegisterRow } from '../../../src/core/define-dataset.ts';
import { capture } from '../capture.ts';

export async function rowsOf(dataset: RegisterDataset, content: string | Uint8Array): Promise<readonly RegisterRow[]> {
  const rows: RegisterRow[] = [];
  for await (const row of dataset.parse(capture(content, { url: dataset.upstream.url }))) rows.push(row);
  return rows;
}
