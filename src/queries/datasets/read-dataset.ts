import type { Dataset } from '../../core/define-dataset.ts';
import type { Answer } from '../base/answer.ts';
import type { QueryContext } from '../base/context.ts';
import { readTimeSeries } from './read-time-series.ts';
import { readRegister } from './registers/read-register.ts';

/**
 * Returns the rows of `/v1/data/{source}/{dataset_id}`. Throws REQ_* with all faults, and DATA_UNAVAILABLE if there are no valid data.
 * Throws DATA_STALE if the caller refuses out-of-date data.
 */
export function readDataset(ctx: QueryContext, dataset: Dataset, params: URLSearchParams): Promise<Answer> {
  return dataset.kind === 'register' ? readRegister(ctx, dataset, params) : readTimeSeries(ctx, dataset, params);
}
