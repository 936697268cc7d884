/** Builds the table on the page of a statistical dataset. It has a row for each series and a column for each period, latest first. */
import { seriesOfDataset } from '../../catalogue/series.ts';
import { at, present } from '../../core/assert.ts';
import { type Dataset, datasetKey, type TimeSeriesDataset } from '../../core/define-dataset.ts';
import { codeOf, type SeriesHandle } from '../../core/define-series.ts';
import type { Frequency } from '../../core/frequency.ts';
import { unitText } from '../../core/units.ts';
import type { DatasetState, SeriesSlice, StoredSeries } from '../../store/ports/series.ts';
import type { QueryContext } from '../base/context.ts';
import { Parameters } from '../base/parameters/parameters.ts';
import { listStoredSeries, type StoredState, slicesOf, storedState } from '../base/stored-dataset.ts';
import { freeFilters } from './one-free.ts';
import { publishedCodes } from './published-codes.ts';
import { dimensionsOf, friendlyNames, labelsOf, type ShownDimension, select } from './selection.ts';
import { hasTree, placesOf } from './tree-order.ts';

/** A dimension whose values the reader can choose on the page. */
export interface ViewedDimension {
  readonly name: string;
  readonly description: string;
  readonly values: readonly { readonly value: string; readonly label: string }[];
  /** Named groups of values, as in a classification. */
  readonly sets: readonly { readonly label: string; readonly values: readonly string[] }[];
  readonly chosen: readonly string[];
  readonly default: string | null;
  /** True if the values are areas, which can be ranked. */
  readonly areas: boolean;
}

export interface ViewedSeries {
  readonly stored: StoredSeries;
  /** Labels of the dimensions in which the series of the table differ. */
  readonly labels: readonly string[];
  readonly handle: SeriesHandle | null;
  /**
   * The indent of the row, which is the number of shown codes that contain its code. It is 0 unless rows have the order `published`
   * and the only dimension that varies is a tree.
   */
  readonly depth: number;
  readonly slice: Pick<SeriesSlice, 't' | 'value' | 'status'>;
}

export interface DatasetView {
  readonly state: StoredState;
  readonly dimensions: readonly ViewedDimension[];
  readonly varying: readonly string[];
  readonly frequency: Frequency;
  readonly units: readonly string[];
  readonly rows: readonly ViewedSeries[];
  readonly total: number;
  readonly isNarrowed: boolean;
  /** Filters that select all values of one dimension, and the totals of all other dimensions. Null if there is nothing to select. */
  readonly oneFree: URLSearchParams | null;
  readonly unstored: readonly UnstoredDefault[];
  /** Ordinals of the shown periods (core/period), latest first. */
  readonly periods: readonly number[];
  /** The order of the rows. Null if the shown series have several units, or if there are too many series to sort. */
  readonly order: ViewOrder | null;
}

export interface UnstoredDefault {
  readonly name: string;
  readonly label: string;
  readonly stored: readonly string[];
}

interface ViewRequest {
  readonly page: number;
  readonly perPage: number;
  /** The number of columns, each with one of the latest periods. */
  readonly periods: number;
  readonly reach: number;
  /** The requested order. If it is not possible, rows are in the order of the agency. */
  readonly order?: ViewOrder;
  /** The lowest level of a tree in the rows. The top of the tree has level 0. If absent, the rows have all levels. */
  readonly deepest?: number;
}

/**
 * The order of rows. `published`: the order of the codelists, where each code follows the code that contains it. `newest` and `change`
 * start with the largest value, and `name` with A. A leading `-` reverses the order.
 */
export const VIEW_ORDERS = ['published', 'name', '-name', 'newest', '-newest', 'change', '-change'] as const;
export type ViewOrder = (typeof VIEW_ORDERS)[number];
/** A table with more series is not sorted by value, because that would require reading all series. */
const MOST_IN_ORDER = 3000;

/**
 * Returns the table for a request, which has the same filters as the rows of the dataset. Throws REQ_* for invalid parameters, and
 * DATA_UNAVAILABLE if nothing is stored.
 */
export async function viewDataset(
  ctx: QueryContext,
  dataset: TimeSeriesDataset,
  params: URLSearchParams,
  request: ViewRequest,
): Promise<DatasetView> {
  const state = await storedState(ctx, dataset);
  const parameters = new Parameters(params);
  const dimensions = dimensionsOf(dataset, state.dimensions);
  const inStore = await listStoredSeries(ctx, state);
  const selection = select(dataset, dimensions, inStore, parameters);
  parameters.check();
  const frequency = commonest(selection.series.map(({ freq }) => freq)) ?? dataset.frequency;
  const series = selection.series.filter(({ freq }) => freq === frequency);
  const shown = dimensions.filter((dimension) => dimension.shown);
  const varying = shown.filter(({ position }) => series.some(({ codes }) => codes[position] !== series[0]?.codes[position]));
  const units = unitsOf(series);
  const published = publishedCodes(ctx, inStore);
  const isOnPage = (_: unknown, i: number): boolean => Math.floor(i / request.perPage) === request.page - 1;
  const read = (some: readonly StoredSeries[]) => slicesOf(ctx, datasetKey(dataset), some, state.version, request.reach);
  const labels = varying.map((dimension) => ({ position: dimension.position, labels: labelsOf(dimension) }));
  const labelled = ({ codes }: StoredSeries): readonly string[] =>
    labels.map(({ position, labels: byCode }) => {
      const code = at(codes, position);
      return byCode.get(code) ?? code;
    });
  const order = series.length < 2 || series.length > MOST_IN_ORDER ? null : orderOf(request.order, units);
  const byPlace = inPublishedOrder(series, varying);
  const inOrder =
    order === null || order === 'published'
      ? byPlace
      : order.endsWith('name')
        ? reversedIf(
            order,
            byPlace.toSorted((a, b) => compareNames(labelled(a).join(), labelled(b).join())),
          )
        : byNewest(byPlace, await read(byPlace), order);
  const [onlyVarying, ...moreVarying] = varying;
  const depths = onlyVarying === undefined || moreVarying.length > 0 || inOrder !== byPlace ? null : depthsIn(series, onlyVarying);
  const { deepest = Number.POSITIVE_INFINITY } = request;
  const depthOf = (one: StoredSeries): number => (depths === null ? 0 : present(depths.get(one), 'the depth of a series'));
  const page = inOrder.filter((one) => depthOf(one) <= deepest).filter(isOnPage);
  const slices = await read(page);
  const handles = handlesOf(dataset, state, frequency);
  const byId = new Map(slices.map((slice) => [slice.series.id, slice]));
  const newest = Math.max(...slices.map(({ t }) => t.at(-1) ?? Number.NEGATIVE_INFINITY));
  const ordinals = [...new Set(slices.flatMap(({ t }) => t))].sort((a, b) => b - a).slice(0, request.periods);
  return {
    state,
    dimensions: shown.map((dimension) => viewedDimension(dimension, published(dimension.position), selection.query[dimension.name])),
    varying: varying.map(({ name }) => name),
    frequency,
    units,
    rows: page.map((stored) => ({
      stored,
      labels: labelled(stored),
      depth: depthOf(stored),
      handle: handles.find(({ codes }) => codes.every((code, i) => code === null || code === stored.codes[i]))?.handle ?? null,
      slice: byId.get(stored.id) ?? { t: [], value: [], status: [] },
    })),
    total: series.length,
    isNarrowed: parameters.rest().length > 0,
    oneFree: freeFilters(shown, varying, series),
    unstored: selection.unstored.flatMap((dimension) => unstoredDefault(dataset, dimension, published(dimension.position))),
    periods: Number.isFinite(newest) ? ordinals : [],
    order,
  };
}

/** Series with several units are sorted only by name, because their values cannot be compared. */
function orderOf(requested: ViewOrder | undefined, units: readonly string[]): ViewOrder {
  if (requested === undefined) return 'published';
  return units.length > 1 && !requested.endsWith('name') ? 'published' : requested;
}

const compareNames = new Intl.Collator('en-AU', { numeric: true }).compare;
const reversedIf = <T>(order: ViewOrder, list: readonly T[]): readonly T[] => (order.startsWith('-') ? list.toReversed() : list);

/** Sorts series by the dimensions in which they differ, each in the order of its codelist. */
function inPublishedOrder(series: readonly StoredSeries[], varying: readonly ShownDimension[]): readonly StoredSeries[] {
  const places = varying.map(({ position, values }) => ({ position, byCode: placesOf(values) }));
  const place = ({ codes }: StoredSeries, i: number): number => {
    const one = at(places, i);
    return one.byCode.get(at(codes, one.position))?.place ?? Number.MAX_SAFE_INTEGER;
  };
  return series.toSorted((a, b) => {
    const i = places.findIndex((_, j) => place(a, j) !== place(b, j));
    return i === -1 ? 0 : place(a, i) - place(b, i);
  });
}

/** For each series, returns the number of shown codes that contain its code. Returns null if the dimension is not a tree. */
function depthsIn(series: readonly StoredSeries[], { position, values }: ShownDimension): ReadonlyMap<StoredSeries, number> | null {
  const places = placesOf(values);
  if (!hasTree(places)) return null;
  const shown = new Set(series.map(({ codes }) => at(codes, position)));
  const depth = (code: string): number => {
    const parent = places.get(code)?.parent ?? null;
    return parent === null ? 0 : depth(parent) + (shown.has(parent) ? 1 : 0);
  };
  return new Map(series.map((one) => [one, depth(at(one.codes, position))]));
}

/** Sorts series by value in the latest period, or by change from the previous period, largest first. Series without a value are last. */
function byNewest(series: readonly StoredSeries[], slices: readonly SeriesSlice[], order: ViewOrder): readonly StoredSeries[] {
  const newest = Math.max(...slices.map(({ t }) => t.at(-1) ?? Number.NEGATIVE_INFINITY));
  const isChange = order.endsWith('change');
  const values = new Map(
    slices.map(({ series: { id }, t, value }) => {
      const i = t.lastIndexOf(newest);
      const [own, before] = [value[i] ?? null, t[i - 1] === newest - 1 ? (value[i - 1] ?? null) : null];
      if (!isChange || own === null || before === null) return [id, isChange ? null : own];
      return [id, own - before];
    }),
  );
  const sign = order.startsWith('-') ? -1 : 1;
  return series.toSorted((a, b) => {
    const [x, y] = [values.get(a.id) ?? null, values.get(b.id) ?? null];
    if (x === null || y === null) return Number(x === null) - Number(y === null);
    return sign * (y - x);
  });
}

function unstoredDefault(dataset: Dataset, dimension: ShownDimension, published: ReadonlySet<string>): readonly UnstoredDefault[] {
  const { default: usual } = dimension;
  if (usual === null) return [];
  const labels = labelsOf(dimension);
  const words = friendlyNames(dimension);
  const named = (code: string): string => labels.get(code) ?? words.get(code)?.replaceAll('_', ' ') ?? code;
  const one = {
    name: dimension.name,
    // In tables with a dimension `series`, each code is a column of the agency's table. The label of the row is then the title of
    // that column.
    label: labels.get(usual) ?? (dimension.name === 'series' ? titleOf(dataset, dimension, usual) : null) ?? named(usual),
    stored: dimension.values.filter(({ code }) => published.has(code) && code !== usual).map(({ code }) => named(code)),
  };
  return [one];
}

const titleOf = (dataset: Dataset, { id }: ShownDimension, code: string): string | null =>
  seriesOfDataset(dataset).find((handle) => codeOf(handle, id) === code)?.title ?? null;

/** Builds a new text only if the unit changes, because adjacent series usually have the same unit. */
function unitsOf(series: readonly StoredSeries[]): readonly string[] {
  const texts = new Set<string>();
  let before: StoredSeries | null = null;
  for (const one of series) {
    const isSame = before?.unit === one.unit && before.multiplier === one.multiplier && before.basePeriod === one.basePeriod;
    if (!isSame) texts.add(unitText(one));
    before = one;
  }
  return [...texts];
}

function commonest<T>(values: readonly T[]): T | null {
  const counts = new Map<T, number>();
  for (const value of values) {
    const before = counts.get(value);
    counts.set(value, before === undefined ? 1 : before + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? null;
}

function viewedDimension(
  dimension: ShownDimension,
  published: ReadonlySet<string>,
  chosen: string | readonly string[] | undefined,
): ViewedDimension {
  const words = friendlyNames(dimension);
  const spelled = (code: string): string => words.get(code) ?? code;
  return {
    name: dimension.name,
    description: dimension.description,
    values: dimension.values.filter(({ code }) => published.has(code)).map(({ code, label }) => ({ value: spelled(code), label })),
    sets: Object.entries(dimension.sets).flatMap(([label, codes]) => {
      const those = codes.filter((code) => published.has(code));
      return those.length > 1 ? [{ label, values: those.map(spelled) }] : [];
    }),
    chosen: chosen === undefined ? ['all'] : [chosen].flat().map(spelled),
    default: dimension.default === null ? null : spelled(dimension.default),
    areas: dimension.areas !== null,
  };
}

/** Returns the catalogue series of one frequency. Each has its codes in the order of the dimensions. A null matches any code. */
export const handlesOf = (dataset: Dataset, state: DatasetState, frequency: Frequency) =>
  seriesOfDataset(dataset)
    .filter((handle) => handle.frequency === frequency)
    .map((handle) => ({ handle, codes: state.dimensions.map(({ id }) => codeOf(handle, id)) }));
