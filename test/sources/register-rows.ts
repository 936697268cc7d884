/** Reads all rows in a register from one capture. */
import type { Captured } from '../../src/core/capture.ts';
import type { RegisterDataset, RegisterRow } from '../../src/core/define-dataset.ts';

export async function registerRows(dataset: RegisterDataset, captured: Captured): Promise<RegisterRow[]> {
  const rows: RegisterRow[] = [];
  for await (const row of dataset.parse(captured)) rows.push(row);
  return rows;
}
