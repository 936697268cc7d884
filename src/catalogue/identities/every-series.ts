/**
 * Identities between an index and its published rates of change, for every region, group and adjustment. Also identities between a
 * rate and its published changes.
 */
import { type DatasetKey, datasetKey } from '../../core/define-dataset.ts';
import { ANA_AGG } from '../../sources/abs/datasets/ANA_AGG.ts';
import { ANA_ANALYTICAL } from '../../sources/abs/datasets/ANA_ANALYTICAL.ts';
import { CPI } from '../../sources/abs/datasets/CPI.ts';
import { CPI_MONTHLY } from '../../sources/abs/datasets/CPI_MONTHLY.ts';
import { HSI_M } from '../../sources/abs/datasets/HSI_M.ts';
import { ITGS } from '../../sources/abs/datasets/ITGS.ts';
import { PPI_FD } from '../../sources/abs/datasets/PPI_FD.ts';
import { RPPI } from '../../sources/abs/datasets/RPPI.ts';
import { RT } from '../../sources/abs/datasets/RT.ts';
import { SLCI } from '../../sources/abs/datasets/SLCI.ts';
import { WPI } from '../../sources/abs/datasets/WPI.ts';
import { A2 } from '../../sources/rba/datasets/A2.ts';

export interface PrintedRates {
  /** The id of the dimension whose codes distinguish a level or index from its changes. `index` is the code of the level or index. */
  readonly dimension: string;
  readonly index: string;
  /** For each code of a change, the number of periods between the two compared values. */
  readonly changes: Readonly<Record<string, number>>;
}

const rates = (index: string, changes: PrintedRates['changes']): PrintedRates => ({ dimension: 'MEASURE', index, changes });

const QUARTERLY = [rates('1', { 2: 1, 3: 4 })];

export const PRINTED_RATES: ReadonlyMap<DatasetKey, readonly PrintedRates[]> = new Map([
  [datasetKey(WPI), QUARTERLY],
  [datasetKey(CPI), QUARTERLY],
  [datasetKey(RPPI), QUARTERLY],
  [datasetKey(PPI_FD), QUARTERLY],
  [datasetKey(SLCI), QUARTERLY],
  [datasetKey(CPI_MONTHLY), [rates('1', { 2: 1, 3: 12 })]],
  [datasetKey(ANA_AGG), [rates('M1', { M2: 1 }), rates('M3', { M4: 1 }), rates('M5', { M6: 1 })]],
  [datasetKey(ANA_ANALYTICAL), ['chain_volume', 'current_prices', 'deflator'].map((level) => rates(level, { [`${level}_change`]: 1 }))],
  [datasetKey(RT), [rates('M1', { M2: 1 }), rates('M3', { M4: 1 })]],
  [datasetKey(HSI_M), [rates('4', { 6: 1, 5: 12 }), rates('7', { 8: 1, 9: 12 }), rates('10', { 11: 1, 12: 12 })]],
  [datasetKey(ITGS), [rates('M1', { M2: 1 })]],
]);

/** For each dataset: the codes of rates, by the code of the change from the previous row. The time between two rows can vary. */
export const PRINTED_STEPS: ReadonlyMap<DatasetKey, { readonly dimension: string; readonly rates: Readonly<Record<string, string>> }> =
  new Map([
    [datasetKey(A2), { dimension: 'SERIES', rates: { ARBAMPCCCR: 'ARBAMPCNCRT', ARBAMPCRPESB: 'ARBAMPNRPESB', ARBAMPCORR: 'ARBAMPNORR' } }],
  ]);
