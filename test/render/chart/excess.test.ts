/**
 * Checks the area between two lines where one is above the other. It extends from crossing to crossing, and never over a missing period.
 */
import { describe, expect, it } from 'vitest';
import { excessPath } from '../../../src/render/chart/excess.ts';
import type { Run } from '../../../src/render/chart/spans.ts';

/** A scale with one pixel for each day, and one for each unit. */
const SCALE = { x: (days: number): number => days, y: (value: number): number => value };
const DAYS = 10;

/** Values for consecutive ten-day periods. By default, the middle of the first period is day 5. */
const run = (values: readonly number[], first = 0): Run =>
  values.map((value, i) => ({ from: (first + i) * DAYS, to: (first + i + 1) * DAYS, value }));

describe('excessPath', () => {
  it('starts and ends where the lines cross', () => {
    expect(excessPath([run([0, 4, 0])], [run([2, 2, 2])], SCALE)).toBe('M10 2L15 4L20 2L20 2L15 2L10 2Z');
  });

  it('is empty if the line is never above, or only touches', () => {
    expect(excessPath([run([1, 2, 1])], [run([2, 2, 2])], SCALE)).toBe('');
  });

  it('continues to the last period if the line stays above', () => {
    expect(excessPath([run([3, 3])], [run([1, 1])], SCALE)).toBe('M5 3L15 3L15 1L5 1Z');
  });

  it('does not include a gap in either line', () => {
    const gap = [run([3, 3]), run([3, 3], 3)];
    expect(
      excessPath(
        [run([3, 3, 3, 3, 3])],
        gap.map((one) => one.map((span) => ({ ...span, value: 1 }))),
        SCALE,
      ),
    ).toBe('M5 3L15 3L15 1L5 1ZM35 3L45 3L45 1L35 1Z');
    expect(excessPath(gap, [run([1, 1, 1, 1, 1])], SCALE).match(/M/g)).toHaveLength(2);
  });
});
