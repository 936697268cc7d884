/** Makes small series, deltas and register rows for the store tests. The values are not real. */
import type { Column, DatasetKey, RegisterRow } from '../../src/core/define-dataset.ts';
import type { Observation, ParsedDimension, SeriesAttributes } from '../../src/core/observation.ts';
import type { RegisterLoad } from '../../src/store/ports/registers.ts';
import type { DatasetDelta, SeriesDelta } from '../../src/store/ports/series.ts';

export const NOW = Date.parse('2026-11-20T00:30:00Z');
export const HOUR = 3_600_000;

export const DIMENSIONS: readonly ParsedDimension[] = [{ id: 'SERIES', label: 'Series', values: [{ code: 'A', label: 'Alpha' }] }];

export const attributes = (key: string, changes: Partial<SeriesAttributes> = {}): SeriesAttributes => ({
  key,
  freq: 'M',
  unit: 'Per cent',
  multiplier: 0,
  decimals: 2,
  adjustment: null,
  title: `Title of ${key}`,
  basePeriod: null,
  ...changes,
});

export const observation = (t: number, value: number | null, changes: Partial<Observation> = {}): Observation => ({
  t,
  value,
  status: null,
  text: null,
  at: null,
  ...changes,
});

/** Returns a series delta that writes `[t, value]` pairs. */
export const writing = (
  key: string,
  pairs: readonly (readonly [number, number | null])[],
  remove: readonly number[] = [],
): SeriesDelta => ({
  attributes: attributes(key),
  write: pairs.map(([t, value]) => observation(t, value)),
  remove,
});

/** Returns a delta. Each version is known an hour after the previous one. */
export const versionAfter = (baseSeq: number | null, changes: Partial<DatasetDelta['version']> = {}): DatasetDelta['version'] => ({
  effectiveFrom: NOW + (baseSeq ?? 0) * HOUR,
  recordedAt: NOW + (baseSeq ?? 0) * HOUR,
  origin: 'live',
  kind: baseSeq === null ? 'initial' : 'update',
  captures: ['a'.repeat(64)],
  publishedOn: '2026-11-19',
  note: null,
  ...changes,
});

export const deltaOf = (
  dataset: DatasetKey,
  baseSeq: number | null,
  series: Iterable<SeriesDelta>,
  changes: Partial<DatasetDelta> = {},
): DatasetDelta => ({ dataset, baseSeq, version: versionAfter(baseSeq), dimensions: DIMENSIONS, series, ...changes });

export const COMPANY_COLUMNS: readonly Column[] = [
  { name: 'acn', type: 'text', description: 'Company number', indexed: true },
  { name: 'name', type: 'text', description: 'Name', match: 'words' },
  { name: 'former_names', type: 'text[]', description: 'Former names' },
  { name: 'suburb', type: 'text', description: 'Suburb', match: 'substring' },
  { name: 'status', type: 'text', description: 'Status', indexed: true },
  { name: 'registered_on', type: 'date', description: 'Day of registration' },
  { name: 'employees', type: 'integer', description: 'Employees' },
  { name: 'turnover_aud', type: 'number', unit: 'AUD', description: 'Turnover' },
  { name: 'charity', type: 'boolean', description: 'Whether it is a charity' },
];

export const company = (acn: string, name: string, changes: RegisterRow = {}): RegisterRow => ({
  acn,
  name,
  former_names: null,
  suburb: null,
  status: 'REGD',
  registered_on: null,
  employees: null,
  turnover_aud: null,
  charity: null,
  ...changes,
});

export const loadOf = (rows: readonly RegisterRow[], baseSeq: number | null, changes: Partial<RegisterLoad> = {}): RegisterLoad => ({
  dataset: 'asic/COMPANIES',
  columns: COMPANY_COLUMNS,
  key: ['acn'],
  rows: streamed(rows),
  version: versionAfter(baseSeq),
  ...changes,
});

export async function* streamed<T>(items: Iterable<T>): AsyncGenerator<T> {
  yield* items;
}
