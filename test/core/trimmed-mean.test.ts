/** Trimmed means, compared with values calculated by hand. */
import { describe, expect, it } from 'vitest';
import { trimmedMean } from '../../src/core/series/trimmed-mean.ts';

const items = (values: readonly number[], weights: readonly number[]) =>
  values.map((value, i) => ({ value, weight: weights[i] ?? Number.NaN }));

describe('a trimmed mean', () => {
  // Sorted −5 (10), 1 (40), 2 (30), 9 (20). At 15% each, 35 of 40 of the 1 count, and 5 of 20 of the 9.
  it('includes a part of the values at the boundaries', () => {
    const found = trimmedMean(items([2, -5, 9, 1], [30, 10, 20, 40]), 0.15);
    expect(found?.mean).toBeCloseTo((35 * 1 + 30 * 2 + 5 * 9) / 70, 12);
    expect(found?.kept).toEqual([1, 0, 0.25, 0.875]);
    expect(found?.ends).toEqual([null, 'lower', 'upper', 'lower']);
  });

  it('is the weighted mean if nothing is trimmed, and nearly the median if almost half is trimmed', () => {
    expect(trimmedMean(items([1, 2, 9], [1, 1, 2]), 0)).toMatchObject({ mean: 5.25, kept: [1, 1, 1], ends: [null, null, null] });
    expect(trimmedMean(items([1, 2, 9], [1, 1, 1]), 0.49)?.mean).toBeCloseTo(2, 12);
  });

  it('excludes nothing because of rounding noise, and is null without weights', () => {
    const found = trimmedMean(
      items(
        [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
        Array.from({ length: 10 }, () => 0.1),
      ),
      0.1,
    );
    expect(found?.kept).toEqual([0, 1, 1, 1, 1, 1, 1, 1, 1, 0]);
    expect(trimmedMean(items([1, 2], [0, 0]), 0.15)).toBeNull();
  });

  it('reports the upper end for an item that begins at the lower boundary and is cut at the upper one', () => {
    // 20 of 100 go at each end: the 2 begins at 20 and ends at 90.
    expect(trimmedMean(items([1, 2, 3], [20, 70, 10]), 0.2)).toMatchObject({
      mean: 2,
      kept: [0, 60 / 70, 0],
      ends: ['lower', 'upper', 'upper'],
    });
  });
});
