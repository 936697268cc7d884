/** Finds the number of residents in areas. Uses the latest stored 30 June that is not after a period. */
import { AREA_SOURCES } from '../../catalogue/regions/areas.ts';
import { at } from '../../core/assert.ts';
import { datasetKey, type TimeSeriesDataset } from '../../core/define-dataset.ts';
import { isInterval } from '../../core/frequency.ts';
import { lastDay, type Period, period } from '../../core/period.ts';
import { AREA_KINDS, type AreaKind } from '../../core/places/area-kinds.ts';
import type { QueryContext } from '../base/context.ts';
import { isStored, listStoredSeries, slicesOf } from '../base/stored-dataset.ts';

export interface Residents {
  readonly dataset: TimeSeriesDataset;
  /** The number of residents, by the area's code without its prefix. Null if the dataset is not stored. */
  readonly byCode: ReadonlyMap<string, number> | null;
  /** The month of the estimate. Null if nothing is stored. */
  readonly period: Period | null;
}

const REACH = 40;

export function residentsDataset({ dimensions }: TimeSeriesDataset): TimeSeriesDataset | null {
  const kind = dimensions.find(({ areas }) => areas !== undefined)?.areas;
  return kind === undefined ? null : (AREA_SOURCES[kind].residents?.dataset ?? null);
}

/** Returns the numbers of residents in all areas of a kind. Returns null if no dataset has them. */
export async function residentsOf(ctx: QueryContext, kind: AreaKind, until: Period | null): Promise<Residents | null> {
  const { residents } = AREA_SOURCES[kind];
  if (residents === null) return null;
  const { dataset, dimension, codes } = residents;
  const none = { dataset, byCode: null, period: null };
  const state = await ctx.store.datasets.state(datasetKey(dataset));
  if (!isStored(state) || until === null) return none;
  const positionOf = (id: string): number => state.dimensions.findIndex((one) => one.id === id);
  const place = positionOf(dimension);
  const series = (await listStoredSeries(ctx, state)).filter((one) =>
    Object.entries(codes).every(([id, code]) => at(one.codes, positionOf(id)) === code),
  );
  const slices = await slicesOf(ctx, datasetKey(dataset), series, state.version, REACH);
  const freq = series[0]?.freq;
  if (freq === undefined || isInterval(freq)) return none;
  const end = lastDay(until);
  const days = [...new Set(slices.flatMap(({ t }) => t))].filter((t) => midYear(t) <= end).sort((a, b) => b - a);
  const [t] = days;
  if (t === undefined) return none;
  const byCode = new Map<string, number>();
  for (const { series: one, t: all, value } of slices) {
    const found = value[all.lastIndexOf(t)];
    if (found != null) byCode.set(AREA_KINDS[kind].bare(at(one.codes, place)), found);
  }
  return { dataset, byCode, period: period(freq, t) };
}

/** Returns 30 June of a year, in days since 1970-01-01. Estimates of residents are for this day. */
const midYear = (year: number): number => lastDay(period('M', year * 12 + 5));
