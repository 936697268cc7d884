/**
 * Identities between indexes and the rates of change that are published with them, for every region, group and adjustment. Also between
 * rates and their published changes.
 */
import { type DatasetKey, datasetKey } from '../../core/define-dataset.ts';
import { CPI } from '../../sources/abs/datasets/CPI.ts';
import { CPI_MONTHLY } from '../../sources/abs/datasets/CPI_MONTHLY.ts';
import { PPI_FD } from '../../sources/abs/datasets/PPI_FD.ts';
import { RPPI } from '../../sources/abs/datasets/RPPI.ts';
import { WPI } from '../../sources/abs/datasets/WPI.ts';
import { A2 } from '../../sources/rba/datasets/A2.ts';

export interface PrintedRates {
  /** The id of the dimension that distinguishes an index from its changes. `index` is the code of the index. */
  readonly dimension: string;
  readonly index: string;
  /** Number of periods between the two compared values, by code of the change. */
  readonly changes: Readonly<Record<string, number>>;
}

const QUARTERLY: PrintedRates = { dimension: 'MEASURE', index: '1', changes: { 2: 1, 3: 4 } };

export const PRINTED_RATES: ReadonlyMap<DatasetKey, PrintedRates> = new Map([
  [datasetKey(WPI), QUARTERLY],
  [datasetKey(CPI), QUARTERLY],
  [datasetKey(RPPI), QUARTERLY],
  [datasetKey(PPI_FD), QUARTERLY],
  [datasetKey(CPI_MONTHLY), { dimension: 'MEASURE', index: '1', changes: { 2: 1, 3: 12 } }],
]);

/** For each dataset: the code of each rate, by the code of its change from the previous row. Rows may be any time apart. */
export const PRINTED_STEPS: ReadonlyMap<DatasetKey, { readonly dimension: string; readonly rates: Readonly<Record<string, string>> }> =
  new Map([
    [datasetKey(A2), { dimension: 'SERIES', rates: { ARBAMPCCCR: 'ARBAMPCNCRT', ARBAMPCRPESB: 'ARBAMPNRPESB', ARBAMPCORR: 'ARBAMPNORR' } }],
  ]);
