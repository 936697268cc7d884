/** Reads stored AEMO market data in five-minute intervals. */
import { findDataset } from '../../catalogue/catalogue.ts';
import { present } from '../../core/assert.ts';
import { datasetKey, type TimeSeriesDataset } from '../../core/define-dataset.ts';
import { WattleError } from '../../core/errors.ts';
import { DAY_MS, instantOf, period } from '../../core/period.ts';
import type { QueryContext } from '../base/context.ts';
import type { ReadSlice } from '../base/read-slice.ts';
import { isStored, listStoredSeries, readValues, type StoredState } from '../base/stored-dataset.ts';

export const INTERVAL_MINUTES = 5;
const MINUTE_MS = 60_000;
export const DAY_INTERVALS = DAY_MS / (INTERVAL_MINUTES * MINUTE_MS);
/** The offset of market time, which is UTC+10 all year. */
const MARKET_OFFSET_MS = 10 * 60 * MINUTE_MS;

export type Values = ReadonlyMap<number, number>;

const marketDataset = (id: string): TimeSeriesDataset => {
  const found = present(findDataset('aemo', id), id);
  if (found.kind !== 'time_series') throw new WattleError('BUG', `aemo.${id} has no periods.`);
  return found;
};

export interface StoredMarket {
  readonly dataset: TimeSeriesDataset;
  readonly state: StoredState;
  readonly series: Awaited<ReturnType<typeof listStoredSeries>>;
}

export async function storedMarket(ctx: QueryContext, id: string): Promise<StoredMarket | null> {
  const dataset = marketDataset(id);
  const state = await ctx.store.datasets.state(datasetKey(dataset));
  return isStored(state) ? { dataset, state, series: await listStoredSeries(ctx, state) } : null;
}

type Slice = Pick<ReadSlice, 't' | 'value'>;

export const read = (
  ctx: QueryContext,
  { dataset, state }: StoredMarket,
  series: readonly number[],
  from: number,
  to: number,
): Promise<readonly (Slice & { readonly series: { readonly id: number } })[]> =>
  readValues(ctx, { dataset: datasetKey(dataset), series, from, to, seq: state.version.seq });

export const valuesOf = (slice: Slice | undefined): Map<number, number> =>
  new Map((slice?.t ?? []).flatMap((t, i) => (slice?.value[i] == null ? [] : [[t, slice.value[i]] as const])));

export const endOf = (t: number): number => instantOf(period('5MIN', t));

/**
 * Returns the market day that contains an interval, such as `2026-03-01`.
 * @param end end of the interval, in milliseconds since the epoch
 */
export const marketDay = (end: number): string => new Date(end - 1 + MARKET_OFFSET_MS).toISOString().slice(0, 10);
