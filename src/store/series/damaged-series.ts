/** Refuses to read series and registers that failed the integrity check. */
import type { DatasetKey } from '../../core/define-dataset.ts';
import { WattleError } from '../../core/errors.ts';

export interface ReadGuard {
  /** Compares series with their digests before they are read. Throws DATA_DAMAGED for a difference. `seq` is the latest version. */
  expectAsWritten(dataset: DatasetKey, series: readonly number[], seq: number | null): Promise<void>;
}

const hintOf = (dataset: DatasetKey): string =>
  `For the site administrator: wattle rebuild ${dataset} rebuilds the data from the stored files.`;

export const damagedDimensions = (dataset: DatasetKey): WattleError =>
  new WattleError('DATA_DAMAGED', `The stored list of dimensions for ${dataset} does not match its digest.`, { hint: hintOf(dataset) });

export const damagedDataset = (dataset: DatasetKey): WattleError =>
  new WattleError('DATA_DAMAGED', `The stored data for ${dataset} do not match their digest.`, { hint: hintOf(dataset) });

export function expectSoundRegister(dataset: DatasetKey, { damaged }: { readonly damaged: number }): void {
  if (damaged === 1) throw damagedDataset(dataset);
}

export function expectSound(dataset: DatasetKey, { key, damaged }: { readonly key: string; readonly damaged: number }): void {
  if (damaged === 0) return;
  throw new WattleError('DATA_DAMAGED', `The stored data for series ${key} of ${dataset} do not match their digest.`, {
    hint: hintOf(dataset),
  });
}
