/** Reads rows of a dataset, whatever its kind. */
import type { Dataset } from '../../core/define-dataset.ts';
import type { Answer } from '../answer.ts';
import type { QueryContext } from '../context.ts';
import { readRegister } from '../registers/read-register.ts';
import { readTimeSeries } from './read-time-series.ts';

/**
 * The rows of `/v1/data/{source}/{dataset_id}`. Throws REQ_* with every fault of the parameters, DATA_UNAVAILABLE when nothing good
 * is stored, DATA_STALE when the caller takes no stale data.
 */
export function readDataset(ctx: QueryContext, dataset: Dataset, params: URLSearchParams): Promise<Answer> {
  return dataset.kind === 'register' ? readRegister(ctx, dataset, params) : readTimeSeries(ctx, dataset, params);
}
