import { expect, it } from 'vitest';
import { firstFrom, least, most } from '../../src/core/basic/lists.ts';

it.each([
  [[], 1, 0],
  [[5], 4, 0],
  [[5], 5, 0],
  [[5], 6, 1],
  [[1, 3, 3, 5, 8], 0, 0],
  [[1, 3, 3, 5, 8], 3, 1],
  [[1, 3, 3, 5, 8], 4, 3],
  [[1, 3, 3, 5, 8], 8, 4],
  [[1, 3, 3, 5, 8], 9, 5],
])('the first place in %j with at least %d is %d', (ascending, number, place) => {
  expect(firstFrom(ascending, number)).toBe(place);
});

it('the smallest and the largest number of a list', () => {
  expect([least([3, -1, 2]), most([3, -1, 2])]).toEqual([-1, 3]);
  expect([least([]), most([])]).toEqual([Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]);
});
