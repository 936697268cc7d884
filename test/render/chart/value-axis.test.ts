import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type Extent, formatNumber, formatValue, roundStep, type ValueAxis, valueAxes } from '../../../src/render/chart/value-axis.ts';

const number = fc.double({ min: -1e9, max: 1e9, noNaN: true, noDefaultInfinity: true }).map((value) => Number(value.toPrecision(6)));
const extent = fc.tuple(number, number).map(([a, b]): Extent => ({ min: Math.min(a, b), max: Math.max(a, b) }));
const intervals = fc.integer({ min: 1, max: 8 });

const one = (min: number, max: number, n = 5, fromZero = false): ValueAxis => {
  const [axis] = valueAxes([{ min, max }], n, fromZero);
  if (!axis) throw new Error('no axis');
  return axis;
};

function expectSound(axis: ValueAxis, { min, max }: Extent): void {
  const slack = axis.step * 1e-6;
  expect(axis.low).toBeLessThanOrEqual(min + slack);
  expect(axis.high).toBeGreaterThanOrEqual(max - slack);
  expect(axis.ticks.length).toBeGreaterThanOrEqual(2);
  expect(axis.ticks.length).toBeLessThanOrEqual(14);
  const leading = axis.step / 10 ** Math.floor(Math.log10(axis.step) + 1e-9);
  expect([1, 2, 2.5, 5].some((nice) => Math.abs(leading - nice) < 1e-6)).toBe(true);
}

describe('one axis', () => {
  test('contains all values between round numbers', () => {
    fc.assert(fc.property(extent, intervals, (given, n) => expectSound(one(given.min, given.max, n), given)));
  });

  it('has steps of round numbers', () => {
    expect(one(2.1, 7.9).ticks).toEqual([2, 3, 4, 5, 6, 7, 8]);
    expect(one(0.1, 4.6).ticks).toEqual([0, 1, 2, 3, 4, 5]);
    expect(one(0.561, 0.658).ticks).toEqual([0.56, 0.58, 0.6, 0.62, 0.64, 0.66]);
    expect(one(-1.9, 2.2).ticks).toEqual([-2, -1, 0, 1, 2, 3]);
    expect(one(10_900, 14_700).ticks).toEqual([10_000, 11_000, 12_000, 13_000, 14_000, 15_000]);
  });

  it('shows a constant value with space above and below', () => {
    expect([one(4.35, 4.35).low < 4.35, one(4.35, 4.35).high > 4.35]).toEqual([true, true]);
    expect([one(0, 0).low, one(0, 0).high]).toEqual([-1, 1]);
  });

  it('starts bars at zero', () => {
    expect([one(48_000, 53_000, 5, true).low, one(-5, -3, 5, true).high]).toEqual([0, 0]);
  });
});

describe('two axes', () => {
  test('share their grid lines, and also zero if both contain it', () => {
    fc.assert(
      fc.property(extent, extent, intervals, (left, right, n) => {
        const [a, b] = valueAxes([left, right], n, false);
        if (!a || !b) throw new Error('no axes');
        expectSound(a, left);
        expectSound(b, right);
        expect(b.ticks.length).toBe(a.ticks.length);
        const holdsZero = ({ min, max }: Extent): boolean => min <= 0 && max >= 0 && min < max;
        if (holdsZero(left) && holdsZero(right)) expect(b.ticks.indexOf(0)).toBe(a.ticks.indexOf(0));
      }),
    );
  });
});

describe('numbers', () => {
  it('have separators, a true minus sign, and no minus zero', () => {
    expect([formatNumber(1234567.5, 1), formatNumber(-1234, 0), formatNumber(999, 0), formatNumber(-0.04, 1)]).toEqual([
      '1,234,567.5',
      '−1,234',
      '999',
      '0.0',
    ]);
  });

  it('are as published, without long decimals, and calculated values are not more exact than their axis', () => {
    const axis = one(0, 10);
    const PUBLISHED = { computed: false, isRate: false };
    const COMPUTED = { computed: true, isRate: false };
    expect([formatValue(4.35, axis, PUBLISHED), formatValue(0.6543, axis, PUBLISHED), formatValue(4.46182469, axis, PUBLISHED)]).toEqual([
      '4.35',
      '0.6543',
      '4.46',
    ]);
    expect([formatValue(3.7735849, axis, COMPUTED), formatValue(2, axis, COMPUTED), formatValue(1e-9, axis, PUBLISHED)]).toEqual([
      '3.8',
      '2',
      '0.00',
    ]);
    const RATE = { computed: false, isRate: true };
    expect([formatValue(4.6496253, axis, RATE), formatValue(4.35, axis, RATE)]).toEqual(['4.6', '4.35']);
    expect(formatValue(1.4774, axis, { ...PUBLISHED, decimals: 2 })).toBe('1.48');
  });

  test('have a round step that is not smaller than the given step', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-9, max: 1e12, noNaN: true }), (least) => {
        const step = roundStep(least);
        expect(step).toBeGreaterThanOrEqual(least * (1 - 1e-8));
        expect(step).toBeLessThanOrEqual(least * 2.6);
      }),
    );
  });
});
