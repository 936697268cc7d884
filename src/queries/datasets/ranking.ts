/** Ranks the values of a dimension: by their value in a period, by their sum over a year, or per 1,000 residents. */

import { at, present } from '../../core/assert.ts';
import { groupedBy } from '../../core/basic/lists.ts';
import { notOnePeriod, readBound } from '../../core/calendar/period-spellings.ts';
import { addDecimals, decimalsOf, roundedTo, subtractDecimals } from '../../core/decimal.ts';
import { datasetKey, type TimeSeriesDataset } from '../../core/define-dataset.ts';
import type { SeriesHandle } from '../../core/define-series.ts';
import { quoted } from '../../core/errors.ts';
import { FREQUENCY, type Frequency } from '../../core/frequency.ts';
import { formatPeriod, type Period, period, windowOf } from '../../core/period.ts';
import { AREA_KINDS, type AreaKind } from '../../core/places/area-kinds.ts';
import { unitText } from '../../core/units.ts';
import type { StoredSeries } from '../../store/ports/series.ts';
import type { QueryContext } from '../base/context.ts';
import { choice, type QueryParameter, text } from '../base/parameters/declaration.ts';
import { Parameters } from '../base/parameters/parameters.ts';
import { listStoredSeries, type StoredState, slicesOf, storedState, versionName } from '../base/stored-dataset.ts';
import { handlesOf } from './dataset-view.ts';
import { totalOf } from './one-free.ts';
import { type Residents, residentsDataset, residentsOf } from './residents.ts';
import { dimensionNamed, dimensionsOf, labelsOf, type ShownDimension, select } from './selection.ts';
import { hasTree, placesOf } from './tree-order.ts';

const BY = text('by', 'Dimension to rank. The default is the dimension of areas, or else the dimension with the most codes.', {
  examples: ['region'],
});
const PERIOD = text(
  'period',
  'Reference period. For a sum, the last period. The default is the latest period for which most rows have a value.',
  {
    examples: ['2026-06'],
  },
);
type Window = 'period' | 'year';
type Per = 'value' | '1000_residents';
export const WINDOW = choice<Window>(
  'window',
  '`period` shows the value for the period, and `year` the sum over the year that ends with the period. Only amounts have sums.',
  ['period', 'year'],
);
export const PER = choice<Per>('per', '`1000_residents` shows values per 1,000 residents. Only amounts by area have them.', [
  'value',
  '1000_residents',
]);
export const LEVEL = text('level', 'Level in the codelist of a hierarchical dimension. 0 is the highest level.', { examples: ['1'] });
export const READ_RANKING: readonly QueryParameter[] = [BY, PERIOD, WINDOW, PER, LEVEL];

/**
 * A ranking needs the values of a period or year, and the values one year earlier. This number of additional periods is read because the
 * latest ones may have no values.
 */
const SPARE = 4;
/** The number of latest periods to read for a ranking in an earlier period. */
const ALL_PERIODS = 4000;
/** Units whose values cannot be summed. */
const RATES = /per cent|percent|index|ratio/i;
const PERCENTAGES = /per cent|percent/i;
const PER_RESIDENTS = 1000;
const MOST_DECIMALS = 4;
const RATE_DECIMALS = 2;

export interface RankRow {
  readonly code: string;
  readonly name: string;
  readonly value: number | null;
  /** The rank, which is 1 for the highest value. Equal values have the same rank. Null if there is no value. */
  readonly rank: number | null;
  /** The value one year earlier. If `value` is a sum, this is the sum of the same number of periods one year earlier. */
  readonly yearAgo: number | null;
  readonly changeYear: number | null;
  /** The percentage change over the year. Null for percentages, and if the earlier value is not positive. */
  readonly changeYearPct: number | null;
  readonly residents: number | null;
  readonly handle: SeriesHandle | null;
}

export interface Ranking {
  readonly dataset: TimeSeriesDataset;
  readonly state: StoredState;
  readonly by: { readonly name: string; readonly areas: AreaKind | null };
  /** The shown level of the tree and its deepest level. Null if the dimension is not a tree. */
  readonly levels: { readonly shown: number; readonly deepest: number } | null;
  /** The selected values of the other dimensions, as filters. */
  readonly filters: URLSearchParams;
  readonly labels: readonly string[];
  readonly period: Period | null;
  readonly periods: readonly Period[];
  readonly window: Window;
  readonly per: Per;
  readonly hasSums: boolean;
  /**
   * The numbers of residents in the areas. Null if the dimension has no areas, or if the values are not amounts. `byCode` is null if no
   * residents are stored.
   */
  readonly residents: Residents | null;
  readonly units: string;
  readonly isPercentage: boolean;
  readonly decimals: number;
  /** The rows, with the highest value first. Rows without a value come last. */
  readonly rows: readonly RankRow[];
  readonly national: RankRow | null;
}

/** Returns the ranking. Throws REQ_* for invalid parameters, and DATA_UNAVAILABLE if nothing is stored. */
export async function readRankingOf(ctx: QueryContext, dataset: TimeSeriesDataset, params: URLSearchParams): Promise<Ranking> {
  const state = await storedState(ctx, dataset);
  const people = residentsDataset(dataset);
  const version = people === null ? null : (await ctx.store.datasets.state(datasetKey(people)))?.version;
  const name = `${versionName(state.version)} ${version ? versionName(version) : ''}?${params}`;
  const known = ctx.caches.rankings.get(name);
  if (known !== undefined) return known as Promise<Ranking>;
  const made = makeRanking(ctx, dataset, state, params);
  ctx.caches.rankings.set(name, made);
  // Removes a failed ranking from the cache, so that the next request calculates it again.
  made.catch(() => ctx.caches.rankings.delete(name));
  return made;
}

async function makeRanking(ctx: QueryContext, dataset: TimeSeriesDataset, state: StoredState, params: URLSearchParams): Promise<Ranking> {
  const parameters = new Parameters(params);
  const requested = {
    by: parameters.text(BY),
    period: parameters.text(PERIOD),
    window: parameters.choice(WINDOW),
    per: parameters.choice(PER),
    level: parameters.text(LEVEL),
  };
  const dimensions = dimensionsOf(dataset, state.dimensions);
  const inStore = await listStoredSeries(ctx, state);
  const by = dimensionToRank(dimensions, inStore, requested.by, parameters);
  const { series, filters, labels } = oneEach(dataset, dimensions, inStore, by, params);
  const freq = series[0]?.freq ?? dataset.frequency;
  const wanted = requestedPeriod(freq, requested.period, parameters);
  parameters.check();
  const chosen = ofOneUnit(series.filter((one) => one.freq === freq));
  const { rows: ranked, levels } = rankedSeries(chosen, by, requested.level);
  const isRate = chosen.every(({ unit }) => RATES.test(unit));
  const perYear = FREQUENCY[freq].perYear;
  const hasSums = !isRate && perYear !== null && perYear > 1 && isFlow(dataset, chosen, dimensions);
  const window = hasSums ? (requested.window ?? 'year') : 'period';
  const span = window === 'year' && perYear !== null ? perYear : 1;
  const reach = wanted === null ? span + (perYear ?? 1) + SPARE : ALL_PERIODS;
  const values = await valuesOf(ctx, dataset, state, chosen, reach);
  const periods = [...new Set(ranked.flatMap((one) => [...(values.get(one.id)?.keys() ?? [])]))].sort((a, b) => b - a);
  const t = wanted?.t ?? commonPeriod(ranked, values, periods);
  const found = isRate || by.areas === null ? null : await residentsOf(ctx, by.areas, t === null ? null : period(freq, t));
  const residents = found?.dataset === dataset ? null : found;
  const isPercentage = chosen.every(({ unit }) => PERCENTAGES.test(unit));
  const per = residents !== null && residents.byCode !== null && requested.per === '1000_residents' ? '1000_residents' : 'value';
  const row = rowMaker({ by, values, t, span, perYear, residents, per, isPercentage, handles: handlesOf(dataset, state, freq) });
  const australia = chosen.find((one) => at(one.codes, by.position) === 'AUS' && !ranked.includes(one));
  const rows = withRanks(ranked.map(row));
  const unit = chosen[0] === undefined ? '' : unitText(chosen[0]);
  return {
    dataset,
    state,
    levels,
    filters,
    labels,
    window,
    per,
    hasSums,
    residents,
    isPercentage,
    by: { name: by.name, areas: by.areas },
    period: t === null ? null : period(freq, t),
    periods: periods.map((one) => period(freq, one)),
    units: per === 'value' ? unit : `${unit} per 1,000 residents`,
    decimals: decimalsIn(rows, per),
    rows,
    national: australia === undefined ? null : row(australia),
  };
}

/** Returns the series with the most common unit, because values in different units cannot be ranked together. */
function ofOneUnit(series: readonly StoredSeries[]): readonly StoredSeries[] {
  const groups = groupedBy(series, (one) => unitText(one));
  return [...groups.values()].toSorted((a, b) => b.length - a.length)[0] ?? series;
}

/** Returns the requested dimension. By default, this is the dimension of areas, or otherwise the dimension with the most values. */
function dimensionToRank(
  dimensions: readonly ShownDimension[],
  series: readonly StoredSeries[],
  requested: string | null,
  parameters: Parameters,
): ShownDimension {
  const shown = dimensions.filter((one) => one.shown);
  const count = ({ position }: ShownDimension): number => new Set(series.map(({ codes }) => codes[position])).size;
  const usual = shown.find(({ areas }) => areas !== null) ?? shown.toSorted((a, b) => count(b) - count(a))[0] ?? at(dimensions, 0);
  if (requested === null) return usual;
  const named = dimensionNamed(shown, requested);
  if (named === undefined) {
    const allowed = shown.map(({ name }) => name);
    parameters.fault('REQ_UNKNOWN_VALUE', { parameter: 'by', detail: `Unknown dimension: ${quoted(requested)}.`, allowed });
  }
  return named ?? usual;
}

/**
 * Selects one series for each value of the ranked dimension. Every other dimension is limited to the requested value, the default value
 * or the total.
 */
function oneEach(
  dataset: TimeSeriesDataset,
  dimensions: readonly ShownDimension[],
  inStore: readonly StoredSeries[],
  by: ShownDimension,
  params: URLSearchParams,
): { readonly series: readonly StoredSeries[]; readonly filters: URLSearchParams; readonly labels: readonly string[] } {
  const open = new URLSearchParams(params);
  const isOwn = (dimension: ShownDimension): boolean => [...params.keys()].some((key) => dimensionNamed([dimension], key) !== undefined);
  const others = dimensions.filter((one) => one.shown && one !== by);
  for (const one of [by, ...others]) if (!isOwn(one)) open.set(one.name, 'all');
  const all = new Parameters(open);
  for (const one of READ_RANKING) all.all(one);
  const selection = select(dataset, dimensions, inStore, all);
  all.check();
  let left = selection.series;
  const filters = new URLSearchParams();
  const labels: string[] = [];
  for (const dimension of others) {
    const codes = new Set(left.map(({ codes: own }) => at(own, dimension.position)));
    if (codes.size > 1 && new Set(left.map(({ codes: own }) => at(own, by.position))).size === left.length) continue;
    const code = codes.size === 1 ? at([...codes], 0) : totalOf(dimension, codes);
    if (code === null) continue;
    left = left.filter(({ codes: own }) => own[dimension.position] === code);
    if (codes.size > 1 || isOwn(dimension)) filters.set(dimension.name, code);
    const total = new Set(inStore.map(({ codes: own }) => own[dimension.position])).size;
    if (total > 1) labels.push(labelsOf(dimension).get(code) ?? code);
  }
  return { series: left, filters, labels };
}

function requestedPeriod(freq: Frequency, text: string | null, parameters: Parameters): Period | null {
  if (text === null || text === '') return null;
  const bound = readBound(text);
  const span = bound && windowOf(freq, bound, bound);
  if (span !== null && span.from === span.to) return period(freq, span.from);
  parameters.fault('REQ_BAD_PARAMETER', {
    parameter: 'period',
    detail: notOnePeriod(text, freq),
  });
  return null;
}

/** Returns the series to rank: areas of one kind, codes at one level of a tree, or all codes except totals. */
function rankedSeries(
  series: readonly StoredSeries[],
  { areas, position, values, default: usual }: ShownDimension,
  requested: string | null,
): { readonly rows: readonly StoredSeries[]; readonly levels: Ranking['levels'] } {
  const code = ({ codes }: StoredSeries): string => at(codes, position);
  if (areas !== null) {
    const own = series.filter((one) => AREA_KINDS[areas].code.test(code(one)));
    return { rows: own.length > 0 ? own : series, levels: null };
  }
  const places = placesOf(values);
  const depthOf = (one: StoredSeries): number => present(places.get(code(one)), 'a code of the dimension').depth;
  if (!hasTree(places)) {
    const total = totalOf({ default: usual, values, words: {} }, new Set(series.map(code)));
    const isTotal = (one: StoredSeries): boolean =>
      code(one) === total && /^(total|all|persons|australia)\b/i.test(String(values.find((value) => value.code === total)?.label));
    return { rows: series.filter((one) => !isTotal(one)), levels: null };
  }
  const deepest = Math.max(0, ...series.map(depthOf));
  const level = requested !== null && /^\d$/.test(requested) ? Math.min(Number(requested), deepest) : Math.min(1, deepest);
  return { rows: series.filter((one) => depthOf(one) === level), levels: { shown: level, deepest } };
}

function isFlow({ flows }: TimeSeriesDataset, series: readonly StoredSeries[], dimensions: readonly ShownDimension[]): boolean {
  if (flows === undefined) return false;
  return Object.entries(flows).every(([id, codes]) => {
    const dimension = dimensions.find((one) => one.id === id);
    return dimension === undefined || series.every((one) => codes.includes(at(one.codes, dimension.position)));
  });
}

type Values = ReadonlyMap<number, ReadonlyMap<number, number>>;

async function valuesOf(
  ctx: QueryContext,
  dataset: TimeSeriesDataset,
  state: StoredState,
  series: readonly StoredSeries[],
  reach: number,
): Promise<Values> {
  const slices = await slicesOf(ctx, datasetKey(dataset), series, state.version, reach);
  return new Map(
    slices.map(({ series: { id }, t, value }) => [
      id,
      new Map(t.flatMap((one, i) => (value[i] == null ? [] : [[one, value[i]] as const]))),
    ]),
  );
}

/** Returns the latest period in which enough series have a value. This is at least half the number of series in the best recent period. */
function commonPeriod(series: readonly StoredSeries[], values: Values, periods: readonly number[]): number | null {
  const count = (t: number): number => series.filter(({ id }) => values.get(id)?.has(t)).length;
  const most = Math.max(0, ...periods.slice(0, SPARE).map(count));
  return periods.find((t) => count(t) * 2 >= most) ?? null;
}

interface RowFacts {
  readonly by: ShownDimension;
  readonly values: Values;
  readonly t: number | null;
  readonly span: number;
  readonly perYear: number | null;
  readonly residents: Residents | null;
  readonly per: Per;
  readonly isPercentage: boolean;
  readonly handles: ReturnType<typeof handlesOf>;
}

const rowMaker = (facts: RowFacts): ((one: StoredSeries) => RankRow) => {
  const { by, values, t, span, perYear, residents, per, isPercentage, handles } = facts;
  const labels = labelsOf(by);
  return (one) => {
    const code = at(one.codes, by.position);
    const own = values.get(one.id);
    const people = (by.areas === null ? null : residents?.byCode?.get(AREA_KINDS[by.areas].bare(code))) ?? null;
    const amount = t === null ? null : sumOver(own, t, span);
    const before = t === null || perYear === null ? null : sumOver(own, t - perYear, span);
    const rated = (value: number | null): number | null =>
      per === 'value' || value === null ? value : people === null || people <= 0 ? null : (value * PER_RESIDENTS) / people;
    const value = rated(amount);
    return {
      code,
      name: labels.get(code) ?? code,
      value,
      rank: null,
      yearAgo: per === 'value' ? before : null,
      changeYear: per !== 'value' || amount === null || before === null ? null : subtractDecimals(amount, before),
      changeYearPct: isPercentage || amount === null || before === null || before <= 0 ? null : roundedTo(100 * (amount / before - 1), 1),
      residents: people,
      handle: handles.find(({ codes }) => codes.every((known, i) => known === null || known === one.codes[i]))?.handle ?? null,
    };
  };
};

/** Returns the sum over `span` periods up to `t`. Returns null if any of them has no value. */
function sumOver(own: ReadonlyMap<number, number> | undefined, t: number, span: number): number | null {
  const values = Array.from({ length: span }, (_, i) => own?.get(t - i) ?? null).filter((value) => value !== null);
  return values.length === span ? addDecimals(values) : null;
}

function withRanks(rows: readonly RankRow[]): readonly RankRow[] {
  const sorted = rows.toSorted((a, b) => {
    if (a.value === null || b.value === null) return Number(a.value === null) - Number(b.value === null);
    return b.value - a.value;
  });
  let rank = 0;
  return sorted.map((row, i) => {
    if (row.value === null) return row;
    if (i === 0 || row.value !== sorted[i - 1]?.value) rank = i + 1;
    return { ...row, rank };
  });
}

function decimalsIn(rows: readonly RankRow[], per: Per): number {
  if (per !== 'value') return RATE_DECIMALS;
  const values = rows.flatMap(({ value }) => value ?? []);
  const most = Math.max(0, ...values.map(decimalsOf));
  return most <= MOST_DECIMALS ? most : Math.max(0, ...values.map(Math.abs)) >= 1000 ? 0 : 1;
}

/** Writes the periods of a sum, such as `2025-07 to 2026-06`. For a value of one period, writes that period. */
export function spanText({ period: last, window }: Ranking): string | null {
  if (last === null) return null;
  const perYear = FREQUENCY[last.freq].perYear;
  if (window === 'period' || perYear === null) return formatPeriod(last);
  return `${formatPeriod(period(last.freq, last.t - perYear + 1))} to ${formatPeriod(last)}`;
}
