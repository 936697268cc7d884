/** Series without stored data are compared with the unit that the catalogue declares for them. */
import { expect, test } from 'vitest';
import type { SeriesHandle } from '../../../src/core/define-series.ts';
import type { ParsedSeries } from '../../../src/core/observation.ts';
import { undeclaredScale } from '../../../src/ingest/apply/declared-scale.ts';
import { handleFinder } from '../../../src/ingest/apply/events.ts';
import { observation, parsed, series } from '../parsed.ts';

const handle = (id: string, units: string, select: Readonly<Record<string, string>>) =>
  ({ id, units, select, dataset: { dimensions: [], fixed: {} } }) as unknown as SeriesHandle;
const file = (...all: readonly (readonly [string, Partial<ParsedSeries>])[]) => ({
  dimensions: [
    { id: 'MEASURE', label: 'Measure', values: [] },
    { id: 'REGION', label: 'Region', values: [] },
  ],
  series: parsed(all.map(([key, rest]) => series(key, [observation(1, 5)], rest))).series,
});
const HANDLES = [handle('AU.GDP', 'AUD million', { MEASURE: 'GDP', REGION: 'AUS' }), handle('AU.RATE', 'Per cent', { MEASURE: 'RATE' })];
const refusal = (data: ReturnType<typeof file>, stored: readonly string[] = []) => {
  const error = undeclaredScale(data, HANDLES, new Set(stored));
  return error === null ? null : [error.code, error.message, error.at?.column, error.at?.value];
};

test('a different power of ten is refused, and the same one is accepted in any spelling', () => {
  expect(refusal(file(['GDP.AUS', { unit: '$ Thousands' }]))).toEqual([
    'DATA_UNIT_CHANGED',
    'The unit of AU.GDP is AUD million, but the new file has GDP.AUS in AUD thousand.',
    'GDP.AUS',
    'AUD thousand',
  ]);
  expect(refusal(file(['GDP.AUS', { unit: '$ Millions' }]))).toBeNull();
  expect(refusal(file(['GDP.AUS', { unit: 'AUD', multiplier: 6 }]))).toBeNull();
  expect(refusal(file(['GDP.AUS', { unit: 'AUD', multiplier: 3 }]))?.[3]).toBe('AUD thousand');
});

test('a unit of another kind is refused, and an unknown one is accepted', () => {
  expect(refusal(file(['RATE.NSW', { unit: 'Persons' }]))?.[1]).toBe(
    'The unit of AU.RATE is Per cent, but the new file has RATE.NSW in Persons.',
  );
  expect(refusal(file(['RATE.NSW', { unit: 'Tonnes' }]))).toBeNull();
});

test('series that are stored, have no name, no unit or no value are not reported', () => {
  const other = { unit: 'AUD' };
  expect(refusal(file(['GDP.AUS', other]), ['GDP.AUS'])).toBeNull();
  expect(refusal(file(['GDP.AUS', { unit: '' }]))).toBeNull();
  expect(refusal(file(['GDP.AUS', { ...other, observations: [] }]))).toBeNull();
  expect(refusal(file(['GDP.NSW', other]))).toBeNull();
  expect(refusal(file(['GDP.NSW', other], ['GDP.AUS', other]))?.[2]).toBe('GDP.AUS');
});

test('series are found by the codes of a key, and a dimension that is not selected matches any code', () => {
  const { dimensions } = file();
  const find = handleFinder(HANDLES, dimensions);
  expect(['GDP.AUS', 'GDP.NSW', 'RATE.AUS', 'RATE.NSW'].map((key) => find(key).map(({ id }) => id))).toEqual([
    ['AU.GDP'],
    [],
    ['AU.RATE'],
    ['AU.RATE'],
  ]);
  expect(handleFinder([], dimensions)('GDP.AUS')).toEqual([]);
});
