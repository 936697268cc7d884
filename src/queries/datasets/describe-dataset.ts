/** Describes a dataset: dimensions or columns with their values, range, quirks, source and example requests. */

import { at, present } from '../../core/assert.ts';
import { isoInstant } from '../../core/clock.ts';
import {
  type Column,
  type Dataset,
  dottedId,
  quirkText,
  type RegisterDataset,
  storeKey,
  type TimeSeriesDataset,
  type WideShape,
} from '../../core/define-dataset.ts';
import { WattleError } from '../../core/errors.ts';
import { FREQUENCY } from '../../core/frequency.ts';
import { unitText } from '../../core/units.ts';
import type { DatasetState, StoredSeries } from '../../store/ports/series.ts';
import type { Answer } from '../base/answer.ts';
import { citationOf, licenceOf } from '../base/citation.ts';
import type { QueryContext } from '../base/context.ts';
import { freshnessOf, maxAgeSeconds } from '../base/freshness.ts';
import { metaOf } from '../base/meta.ts';
import { discontinuedOf } from '../base/notes.ts';
import { Parameters } from '../base/parameters/parameters.ts';
import type { DescribedSeries } from '../base/query-caches.ts';
import { reasonText } from '../base/reason-words.ts';
import { isStored, listStoredSeries, type StoredState, storedState } from '../base/stored-dataset.ts';
import { exampleUrl } from './list-datasets.ts';
import { dimensionsOf, friendlyNames, labelsOf, type ShownDimension, select } from './selection.ts';
import { allColumns, pivotColumns, type Shown } from './time-series-table.ts';

/** Out-of-date rows are returned with a note. They are refused only if the request requires it. */
const STALE_RULE = 'serve_cached';

/**
 * Returns one object. Describes a curated dataset without data from its definition. Fetches an uncurated dataset first, with the same
 * errors as `readDataset`.
 */
export async function describeDataset(ctx: QueryContext, dataset: Dataset): Promise<Answer> {
  const state = await stateOrNull(ctx, dataset);
  const freshness = await freshnessOf(ctx, dataset, state);
  const licence = licenceOf(dataset);
  const series = isStored(state) ? await listStoredSeries(ctx, state) : [];
  const described = dataset.kind === 'register' ? null : describedSeries(ctx, dataset, state, series);
  const data = {
    id: dataset.id,
    dataset_id: dottedId(dataset),
    source: dataset.source,
    title: dataset.title,
    description: dataset.description,
    kind: dataset.kind,
    curated: dataset.curated,
    frequency: dataset.kind === 'time_series' ? FREQUENCY[dataset.frequency].word : null,
    ...(dataset.kind === 'register' ? registerMembers(dataset) : described?.members),
    coverage: { start: state?.periodStart ?? null, end: state?.periodEnd ?? null, rows: state?.rows ?? 0, series: series.length },
    quirks: dataset.quirks.map(quirkText),
    ceased: dataset.ceased ? { last_period: dataset.ceased.lastPeriod, note: dataset.ceased.note } : null,
    discontinued: discontinuedOf(dataset),
    landing_page: dataset.landingPage,
    catalogue_number: dataset.catalogueNumber ?? null,
    upstream: dataset.upstream,
    licence: { name: licence.name, url: licence.url },
    stale_rule: STALE_RULE,
    refreshed_at: isStored(state) ? isoInstant(state.confirmedAt ?? state.version.effectiveFrom) : null,
    next_release: freshness.nextRelease,
    examples: examplesOf(ctx, dataset, state, described),
  };
  return {
    data,
    columns: ['id', 'dataset_id', 'source', 'title', 'description', 'kind', 'frequency'].map((name) => ({ name })),
    meta: {
      ...metaOf(ctx, {
        query: {},
        period: { start: state?.periodStart ?? null, end: state?.periodEnd ?? null },
        rows: 1,
        sources: isStored(state) ? [await citationOf(ctx, dataset, state.version)] : [],
        freshness,
        versions: isStored(state) ? [state.version] : [],
        notes: freshness.state === 'unavailable' ? [reasonText(freshness.reasons)].filter((one) => one !== null) : [],
      }),
      curated: dataset.curated,
    },
    next: null,
    datasets: [storeKey(dataset)],
    maxAgeSeconds: maxAgeSeconds(dataset, state, freshness, ctx.clock.now()),
  };
}

async function stateOrNull(ctx: QueryContext, dataset: Dataset): Promise<DatasetState | null> {
  if (!dataset.curated) return storedState(ctx, dataset);
  try {
    return await storedState(ctx, dataset);
  } catch (error) {
    if (error instanceof WattleError && error.code === 'DATA_UNAVAILABLE') return ctx.store.datasets.state(storeKey(dataset));
    throw error;
  }
}

/** Describes the stored series. The result is cached, because a dataset may have tens of thousands of series. */
function describedSeries(
  { caches }: QueryContext,
  dataset: TimeSeriesDataset,
  state: DatasetState | null,
  series: readonly StoredSeries[],
): DescribedSeries {
  const known = caches.described.get(series);
  if (known) return known;
  const described = {
    members: timeSeriesMembers(dataset, state, series),
    exampleFilter: isStored(state) ? exampleFilter(dataset, state, series) : null,
  };
  caches.described.set(series, described);
  return described;
}

function timeSeriesMembers(
  dataset: TimeSeriesDataset,
  state: DatasetState | null,
  series: readonly StoredSeries[],
): Record<string, unknown> {
  const dimensions = dimensionsOf(dataset, state?.dimensions ?? []).filter((dimension) => dimension.shown);
  return {
    dimensions:
      dimensions.length > 0
        ? dimensions.map((dimension) => describeDimension(dimension, series))
        : dataset.dimensions.map((dimension) => ({
            name: dimension.name,
            code: dimension.id,
            description: dimension.description,
            values: Object.entries(dimension.words).map(([word, code]) => ({ code, label: word.replaceAll('_', ' '), word })),
            default: dimension.default,
          })),
    columns: dataset.wide ? flatColumns(dataset.wide, dimensions, series) : rowColumns(dimensions),
    measures: measuresOf(dimensions, series),
  };
}

function describeDimension(dimension: ShownDimension, series: readonly StoredSeries[]): Record<string, unknown> {
  const published = new Set(series.map((one) => one.codes[dimension.position]));
  const words = friendlyNames(dimension);
  return {
    name: dimension.name,
    code: dimension.id,
    description: dimension.description,
    values: dimension.values
      .filter((value) => published.has(value.code))
      .map((value) => ({ code: value.code, label: value.label, ...(words.has(value.code) ? { word: words.get(value.code) } : {}) })),
    default: dimension.default,
  };
}

function flatColumns(
  flat: WideShape,
  dimensions: readonly ShownDimension[],
  series: readonly StoredSeries[],
): readonly Record<string, unknown>[] {
  const pivot = dimensions.find((dimension) => dimension.name === flat.pivot);
  if (!pivot) return rowColumns(dimensions);
  const shown: Shown = { dimensions, selection: { series, query: {}, notes: [], unstored: [] }, pivot, labels: 'label', flat };
  const codeOf = new Map([...pivotColumns(shown, pivot)].map(([code, column]) => [column, code]));
  const labels = labelsOf(pivot);
  return allColumns(shown).map((name) => {
    const code = codeOf.get(name);
    const units = new Set(series.filter((one) => code !== undefined && one.codes[pivot.position] === code).map(unitText));
    return {
      name,
      type: name === 'period' ? 'period' : code === undefined ? 'text' : 'number',
      unit: units.size === 1 ? [...units][0] : null,
      description:
        (code === undefined ? dimensions.find((one) => one.name === name)?.description : labels.get(code)) ??
        FLAT_COLUMN[name === flat.period ? 'named' : name] ??
        describeCode(flat, name),
    };
  });
}

function describeCode(flat: WideShape, column: string): string {
  const [dimension] = Object.entries(flat.codes ?? {}).find(([, name]) => name === column) ?? [];
  return dimension === undefined ? '' : `The code of ${dimension}.`;
}

const FLAT_COLUMN: Readonly<Record<string, string>> = {
  period: 'The reference period of the values.',
  named: 'The reference period as the agency writes it.',
  status: "The agency's flags, by column.",
};

const rowColumns = (dimensions: readonly ShownDimension[]): readonly Record<string, unknown>[] => [
  { name: 'period', type: 'period', unit: null, description: 'The reference period of the value.' },
  {
    name: 'value',
    type: 'number',
    unit: null,
    description: 'The value as published, in the unit of the row. Null if no value is published.',
  },
  { name: 'unit', type: 'text', unit: null, description: 'The unit of the value, including any multiplier.' },
  ...dimensions.map((dimension) => ({
    name: `dimensions.${dimension.name}`,
    type: 'text',
    unit: null,
    description: dimension.description,
  })),
  { name: 'status', type: 'text', unit: null, description: 'Flag that the agency set, if any.' },
  { name: 'text', type: 'text', unit: null, description: 'The cell as published, if it is not a plain number.' },
];

/** Returns the measures with their units. They are the values of the dimension `measure`, or otherwise of the dimension `series`. */
function measuresOf(dimensions: readonly ShownDimension[], series: readonly StoredSeries[]): readonly Record<string, unknown>[] {
  const dimension = dimensions.find((one) => one.name === 'measure') ?? dimensions.find((one) => one.name === 'series');
  if (!dimension) return [];
  const units = new Map<string, Set<string>>();
  for (const one of series) {
    const code = at(one.codes, dimension.position);
    units.set(code, (units.get(code) ?? new Set()).add(unitText(one)));
  }
  return dimension.values
    .filter((value) => units.has(value.code))
    .map((value) => ({ code: value.code, label: value.label, units: [...(units.get(value.code) ?? [])] }));
}

const registerMembers = (dataset: RegisterDataset): Record<string, unknown> => ({
  dimensions: [],
  columns: dataset.columns.filter((column) => !column.hidden).map(describeColumn),
  ...(dataset.columns.some((column) => column.hidden)
    ? { filters: dataset.columns.filter((column) => column.hidden).map(describeColumn) }
    : {}),
  measures: [],
});

const describeColumn = (column: Column): Record<string, unknown> => ({
  name: column.name,
  type: column.type,
  unit: column.unit ?? null,
  description: column.description,
  match: column.match ?? 'exact',
  ...(column.codes ? { values: Object.entries(column.codes).map(([code, label]) => ({ code, label })) } : {}),
});

function examplesOf(ctx: QueryContext, dataset: Dataset, state: DatasetState | null, described: DescribedSeries | null): readonly string[] {
  const base = `${ctx.publicUrl}/v1/data/${dataset.source}/${dataset.id}`;
  const plain = exampleUrl(ctx, dataset);
  if (dataset.kind === 'register' || !isStored(state)) return [plain, `${base}?limit=12&format=csv`];
  const filter = described?.exampleFilter ?? null;
  return [plain, ...(filter === null ? [] : [`${base}?${filter}&limit=12`]), `${base}?start_period=${firstPeriod(state)}&format=csv`];
}

/** Returns a filter that matches at least one series. It selects a code of the first dimension with several codes. */
function exampleFilter(dataset: TimeSeriesDataset, state: StoredState, series: readonly StoredSeries[]): string | null {
  const dimensions = dimensionsOf(dataset, state.dimensions);
  const { series: shown, unstored } = select(dataset, dimensions, series, new Parameters(new URLSearchParams()));
  const [stored] = series;
  if (stored && unstored.length > 0)
    return unstored.map((dimension) => filterOn(dimension, at(stored.codes, dimension.position))).join('&');
  for (const dimension of dimensions.filter((one) => one.shown)) {
    const code = series.map((one) => one.codes[dimension.position]).find((other) => other !== shown[0]?.codes[dimension.position]);
    if (code === undefined) continue;
    return filterOn(dimension, code);
  }
  return null;
}

const filterOn = (dimension: ShownDimension, code: string): string =>
  `${dimension.name}=${encodeURIComponent(friendlyNames(dimension).get(code) ?? code)}`;

const firstPeriod = (state: StoredState): string => present(state.periodEnd ?? state.periodStart, 'The period of a dataset with rows');
