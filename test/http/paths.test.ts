/** Checks suggestions for a path that does not exist. */
import { expect, test } from 'vitest';
import { nearestPaths } from '../../src/http/base/paths.ts';

const ENDPOINTS = ['/v1/datasets', '/v1/data/{source}/{dataset}', '/v1/describe/{source}/{dataset}', '/v1/facets/{source}/{dataset}'].map(
  (path) => ({ method: 'GET', path }) as const,
);

test('a dataset path below the list of datasets leads to its description', () => {
  expect(nearestPaths(ENDPOINTS, '/v1/datasets/abs/LF')[0]).toBe('/v1/describe/abs/LF');
  expect(nearestPaths(ENDPOINTS, '/v1/datasets/abs/LF/values')).not.toContain('/v1/describe/abs/LF/values');
});

test('an agency alone leads to its list of datasets', () => {
  for (const noun of ['data', 'describe'])
    expect(nearestPaths([...ENDPOINTS, { method: 'GET', path: '/v1/datasets/{source}' }], `/v1/${noun}/rba`)[0]).toBe('/v1/datasets/rba');
});

test('an id under a misspelt path leads to the right path', () => {
  expect(nearestPaths(ENDPOINTS, '/v1/dta/abs/LF')[0]).toBe('/v1/data/abs/LF');
});

const MORE = [
  '/v1/series/{series_id}',
  '/v1/series',
  '/v1/abn/{abn}',
  '/v1/energy/{region}',
  '/v1/releases',
  '/v1/real-wages',
  '/v1/signals',
].map((path) => ({ method: 'GET', path }) as const);

test.each([
  ['/V1/Series/AU.CPI.YOY', ['/v1/series/AU.CPI.YOY']],
  ['/v1//series/AU.CPI.YOY', ['/v1/series/AU.CPI.YOY']],
  ['/api/v1/series/AU.CPI.YOY', ['/v1/series/AU.CPI.YOY']],
  ['/v2/series/AU.CPI.YOY', ['/v1/series/AU.CPI.YOY']],
  ['/v1/serie/AU.CPI.YOY', ['/v1/series/AU.CPI.YOY']],
  ['/v1/series/AU.CPI.YOY/data', ['/v1/series/AU.CPI.YOY']],
  ['/v1/calendar', ['/v1/releases']],
  ['/calendar', ['/v1/releases']],
  ['/v1/realwages', ['/v1/real-wages']],
  ['/v1/indicators', ['/v1/signals']],
  ['/v1/nothing-of-this-kind', []],
])('%s leads only to %j', (path, near) => {
  expect(nearestPaths(MORE, path)).toEqual(near);
});
