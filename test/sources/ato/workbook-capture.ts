/** Makes captures of workbooks in ATO layouts. */

import { workbookFile } from '../../../sandbox/workbook-file.ts';
import type { Captured } from '../../../src/core/capture.ts';
import type { RegisterDataset, RegisterRow, TimeSeriesDataset } from '../../../src/core/define-dataset.ts';
import type { Observation, ParsedDataset } from '../../../src/core/observation.ts';
import { parsePeriod } from '../../../src/core/period.ts';
import type { Cell } from '../../../src/formats/workbook.ts';
import { capture } from '../capture.ts';

export type Sheets = Readonly<Record<string, readonly (readonly Cell[])[]>>;

export const workbook = (sheets: Sheets): Captured => capture(workbookFile(sheets).bytes, { url: 'https://data.gov.au/test.xlsx' });

export const parsed = async (dataset: TimeSeriesDataset, sheets: Sheets): Promise<ParsedDataset> => dataset.parse(workbook(sheets));

export async function rowsOf(dataset: RegisterDataset, captured: Captured): Promise<readonly RegisterRow[]> {
  const rows: RegisterRow[] = [];
  for await (const row of dataset.parse(captured)) rows.push(row);
  return rows;
}

export function observed(dataset: ParsedDataset, key: string, period: string): Observation | undefined {
  const t = parsePeriod(period)?.t;
  return dataset.series.find((series) => series.key === key)?.observations.find((observation) => observation.t === t);
}
