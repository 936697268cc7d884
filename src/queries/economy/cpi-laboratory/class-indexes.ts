/** Reads index numbers and weights of expenditure classes. All values of a dataset are from one version. */
import { cpiClasses } from '../../../catalogue/cpi/cpi-classes.ts';
import { AU_CPI_GROUPS, AU_CPI_MONTHLY_YOY } from '../../../catalogue/series/prices.ts';
import { at, present } from '../../../core/assert.ts';
import { datasetKey, dottedId, type TimeSeriesDataset } from '../../../core/define-dataset.ts';
import { parsePeriod } from '../../../core/period.ts';
import { type Points, pointsOf, valueAt } from '../../../core/series/points.ts';
import type { Freshness } from '../../base/answer.ts';
import { citationOf } from '../../base/citation.ts';
import type { QueryContext } from '../../base/context.ts';
import { combineFreshness, freshnessOf, type NamedFreshness } from '../../base/freshness.ts';
import type { SourceCitation } from '../../base/meta-shape.ts';
import { listStoredSeries, type StoredState, storedState } from '../../base/stored-dataset.ts';

export const CPI_MONTHLY = AU_CPI_MONTHLY_YOY.dataset;
export const CPI_WEIGHTS = at(AU_CPI_GROUPS, 0).weight.dataset;
const AUSTRALIA = '50';
/** The measure code, which means index numbers in the index dataset and weights in the weights dataset. */
const MEASURE = '1';
export const ORIGINAL = '10';
export const ADJUSTED = '20';
export const ALL_GROUPS = '10001';
export const ALL_GROUPS_ADJUSTED = '999901';
export const TRIMMED_MEAN = '999902';
/** The ABS code for market services excluding volatile items. */
export const MARKET_SERVICES = '104105';
/**
 * The first month of the complete monthly CPI. For some classes, the index also has earlier values from the former monthly CPI indicator.
 */
export const FIRST_MONTH = monthOf('2024-04');
const MONTHS = 3;

function monthOf(text: string): number {
  const found = parsePeriod(text);
  return present(found, text).t;
}

export interface ClassIndexes {
  /** Returns the index of a class or of an analytical series. It has no values if the index is not stored. */
  readonly index: (code: string, adjustment: string) => Points;
  /** Returns the weights of a class in each link quarter, as percentages of all groups. */
  readonly weight: (code: string) => Points;
  readonly sources: readonly SourceCitation[];
  readonly freshness: Freshness;
}

const NONE: Points = { freq: 'M', t: [], value: [] };

/** Reads the indexes and weights of all classes. Throws DATA_UNAVAILABLE if a dataset is not stored. */
export async function readClassIndexes(ctx: QueryContext): Promise<ClassIndexes> {
  const [monthly, weights] = [await readAustralia(ctx, CPI_MONTHLY), await readAustralia(ctx, CPI_WEIGHTS)];
  return {
    index: (code, adjustment) => monthly.points.get(`${code}.${adjustment}`) ?? NONE,
    weight: (code) => weights.points.get(`${code}.`) ?? { ...NONE, freq: 'Q' },
    sources: [monthly.source, weights.source],
    freshness: combineFreshness([monthly.judged, weights.judged]),
  };
}

/** Reads the weighted average of the eight capitals. Each key consists of the code and the adjustment, joined by a dot. */
async function readAustralia(
  ctx: QueryContext,
  dataset: TimeSeriesDataset,
): Promise<{ readonly points: ReadonlyMap<string, Points>; readonly source: SourceCitation; readonly judged: NamedFreshness }> {
  const state = await storedState(ctx, dataset);
  const key = `${datasetKey(dataset)} ${state.version.seq}`;
  const points = ctx.caches.classIndexes.get(key) ?? (await pointsOfAustralia(ctx, dataset, state));
  ctx.caches.classIndexes.set(key, points);
  const judged = { id: dottedId(dataset), freshness: await freshnessOf(ctx, dataset, state) };
  return { points, source: await citationOf(ctx, dataset, state.version), judged };
}

async function pointsOfAustralia(ctx: QueryContext, dataset: TimeSeriesDataset, state: StoredState): Promise<ReadonlyMap<string, Points>> {
  const place = (id: string): number => state.dimensions.findIndex((dimension) => dimension.id === id);
  const [measure, category, adjustment, region] = [place('MEASURE'), place('INDEX'), place('TSEST'), place('REGION')];
  const wanted = (await listStoredSeries(ctx, state)).filter(({ codes }) => codes[region] === AUSTRALIA && codes[measure] === MEASURE);
  const slices = await ctx.store.datasets.read({
    dataset: datasetKey(dataset),
    series: wanted.map(({ id }) => id),
    seq: state.version.seq,
  });
  const points = new Map<string, Points>();
  for (const { series, t, value } of slices) {
    const { codes } = series;
    const key = `${codes[category]}.${adjustment < 0 ? '' : codes[adjustment]}`;
    points.set(
      key,
      pointsOf(
        series.freq,
        t.map((one, i) => ({ t: one, value: value[i] ?? null })),
      ),
    );
  }
  return points;
}

/**
 * Returns the weight of each class at prices in month `t`, as percentages that sum to 100. Each weight in the link quarter is multiplied
 * by the change in the index since then. The sum is then 100 again. Returns null if any class has no index or weight.
 */
export function weightsAt(read: ClassIndexes, t: number): ReadonlyMap<string, number> | null {
  const link = linkUpTo(read, t);
  if (link === null) return null;
  const weights = new Map<string, number>();
  for (const { code } of cpiClasses()) {
    const [weight, now, then] = [linkWeightAt(read, code, t), valueAt(read.index(code, ORIGINAL), t), meanOfQuarter(read, code, link)];
    if (weight === null || now === null || then === null) return null;
    weights.set(code, (weight * now) / then);
  }
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  return new Map([...weights].map(([code, weight]) => [code, (100 * weight) / total]));
}

/** Returns the published weight of a class in the link quarter for month `t`. */
export function linkWeightAt(read: ClassIndexes, code: string, t: number): number | null {
  const link = linkUpTo(read, t);
  return link === null ? null : valueAt(read.weight(code), link);
}

/** Returns the latest link quarter that began by month `t`. For earlier months, returns the first link quarter of the monthly CPI. */
function linkUpTo(read: ClassIndexes, t: number): number | null {
  const links = read.weight(ALL_GROUPS).t.filter((quarter) => quarter * MONTHS >= FIRST_MONTH);
  return links.findLast((quarter) => quarter * MONTHS <= t) ?? links[0] ?? null;
}

function meanOfQuarter(read: ClassIndexes, code: string, quarter: number): number | null {
  const values = Array.from({ length: MONTHS }, (_, i) => valueAt(read.index(code, ORIGINAL), quarter * MONTHS + i));
  const known = values.flatMap((value) => value ?? []);
  return known.length === MONTHS ? known.reduce((sum, value) => sum + value, 0) / MONTHS : null;
}
