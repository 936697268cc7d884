/** Tests each limit of the checks for another scale or another reference year on both sides. */
import { describe, expect, it } from 'vitest';
import type { ParsedSeries } from '../../../src/core/observation.ts';
import { difference } from '../../../src/ingest/apply/difference.ts';
import { describeMoved, unexplainedFactor } from '../../../src/ingest/apply/scale-shift.ts';
import { validateChange } from '../../../src/ingest/apply/validate.ts';
import { observation, parsed, series, slicesOf, state } from '../parsed.ts';

/** Makes monthly values from 1,000 upwards. Each is multiplied by a factor that depends on its position. */
const levels = (count: number, factor: (i: number) => number = () => 1, key = 'A') =>
  series(
    key,
    Array.from({ length: count }, (_, i) => observation(i, (1000 + 7 * i) * factor(i))),
    { unit: 'AUD' },
  );

/** Returns the code and detail of the refusal. Returns null if the change is accepted. */
function refusalOf(before: ReturnType<typeof series>[], after: ReturnType<typeof series>[], scope: 'whole' | 'partial' = 'whole') {
  const slices = slicesOf(parsed(before));
  const incoming = parsed(after, { scope });
  try {
    validateChange(incoming, { state: state({ dimensions: incoming.dimensions }), slices }, difference(slices, incoming));
    return null;
  } catch (error) {
    return error;
  }
}

describe('a factor between stored and new values', () => {
  it.each([-12, -9, -6, -3, -2, -1, 1, 2, 3, 6, 9, 12])('of 10^%d is refused', (power) => {
    expect(refusalOf([levels(10)], [levels(10, () => 10 ** power)])).toMatchObject({
      code: 'DATA_UNIT_CHANGED',
      at: { column: 'A', value: `10^${power}` },
    });
  });

  it.each([
    ['tenfold, revised by 1.9 %', 10.19, true],
    ['tenfold, revised by 2.1 %', 10.21, false],
    ['a hundredfold, revised by -1.9 %', 98.1, true],
    ['a hundredfold, revised by -2.1 %', 97.9, false],
    ['a thousandfold, nearly halved', 501, true],
    ['a thousandfold, more than halved', 499, false],
    ['a thousandfold, nearly doubled', 1999, true],
    ['a thousandfold, more than doubled', 2001, false],
    ['a thousandth, nearly doubled', 0.001999, true],
    ['a thousandth, more than doubled', 0.002001, false],
    ['fivefold', 5, false],
    ['one', 1, false],
  ])('%s: refused %s', (_what, factor, isRefused) => {
    const refusal = refusalOf([levels(10)], [levels(10, () => factor)]);
    if (isRefused) expect(refusal).toMatchObject({ code: 'DATA_UNIT_CHANGED' });
    else expect(refusal).toBeNull();
  });

  it('is refused if nine of ten values have it, and accepted if eight have', () => {
    const shifted = (count: number) => refusalOf([levels(10)], [levels(10, (i) => (i < count ? 10 : 1))]);
    expect(shifted(9)).toMatchObject({ code: 'DATA_UNIT_CHANGED' });
    expect(shifted(8)).toBeNull();
  });

  it('is found with three values, but not with two', () => {
    expect(refusalOf([levels(3)], [levels(3, () => 10)])).toMatchObject({ code: 'DATA_UNIT_CHANGED' });
    expect(refusalOf([levels(2)], [levels(2, () => 10)])).toBeNull();
  });

  it('is found with three values in several series, and the first series is named', () => {
    const keys = (all: string, factor: number) => [...all].map((key) => levels(1, () => factor, key));
    expect(refusalOf(keys('BCD', 1), keys('BCD', 10))).toMatchObject({
      code: 'DATA_UNIT_CHANGED',
      message: expect.stringContaining('for B are 10^1 times'),
      at: { column: 'B', value: '10^1' },
    });
    expect(refusalOf(keys('BC', 1), keys('BC', 10))).toBeNull();
  });

  it('is calculated without zeros, missing values and periods that only one side has', () => {
    const stored = series(
      'A',
      [0, 5, 6, 7, null, 9].map((value, t) => observation(t, value)),
    );
    const scaled = series(
      'A',
      [8, 50, 60, 70, 80, 0, 10].map((value, t) => observation(t, value)),
    );
    expect(refusalOf([stored], [scaled])).toMatchObject({
      code: 'DATA_UNIT_CHANGED',
      message: expect.stringContaining('For 0000-04: stored 7, received 70'),
    });
  });
});

describe('a part with another level than the stored earlier part', () => {
  /** Twelve periods are stored. Periods from `from` on arrive multiplied by a factor. */
  const part = (factor: (i: number) => number, from = 2) => {
    const whole = levels(12, factor);
    return refusalOf([levels(12)], [{ ...whole, observations: whole.observations.slice(from) }], 'partial');
  };

  it.each([
    [1.0101, true],
    [1.0099, false],
    [0.9899, true],
    [0.9901, false],
  ])('%d times: refused %s', (factor, isRefused) => {
    if (isRefused) expect(part(() => factor)).toMatchObject({ code: 'DATA_INCOMPLETE', at: { column: 'A', value: '0000-03' } });
    else expect(part(() => factor)).toBeNull();
  });

  it('is refused if nine of ten values change by the same factor, and accepted if eight do', () => {
    expect(part((i) => (i < 3 ? 1 : 1.1))).toMatchObject({ code: 'DATA_INCOMPLETE' });
    expect(part((i) => (i < 4 ? 1 : 1.1))).toBeNull();
  });

  it('may differ by half a per cent in the factor', () => {
    const spread = (by: number) => part((i) => (i < 4 ? 1.1 * (1 + by) : 1.1));
    expect(spread(0.0049)).toMatchObject({ code: 'DATA_INCOMPLETE', message: expect.stringContaining('1.100 times the stored values') });
    expect(spread(-0.0049)).toMatchObject({ code: 'DATA_INCOMPLETE' });
    expect(spread(0.0051)).toBeNull();
    expect(spread(-0.0051)).toBeNull();
  });

  it('is a different fault if there are no earlier periods', () => {
    expect(part(() => 1.1, 0)).toMatchObject({ code: 'DATA_UNIT_CHANGED' });
    expect(part(() => 1.1, 1)).toMatchObject({ code: 'DATA_INCOMPLETE' });
  });

  it('is found with three common values, but not with two', () => {
    expect(part(() => 1.1, 9)).toMatchObject({ code: 'DATA_INCOMPLETE' });
    expect(part(() => 1.1, 10)).toBeNull();
  });
});

describe('the same factor between all values of a series', () => {
  const moved = (factor: number, rest: Partial<ParsedSeries>) =>
    refusalOf([{ ...levels(12), ...rest }], [{ ...levels(12, () => factor), ...rest }]);
  const refused = { code: 'DATA_UNIT_CHANGED', at: expect.objectContaining({ column: 'A' }) };
  it('is accepted as a reference year if it is positive, and the unit is an index or the measure a chain volume', () => {
    expect(moved(0.7, { unit: 'Index' })).toBeNull();
    expect(moved(0.7, { title: 'Gross domestic product: Chain volume measures ;' })).toBeNull();
    expect(moved(0.7, { unit: 'USD' })).toMatchObject(refused);
    for (const unit of ['Index', 'AUD', 'Per cent']) expect(moved(-1, { unit })).toMatchObject(refused);
  });

  it('is refused if most indexes in the table do not change', () => {
    const index = (key: string, factor: number) => ({ ...levels(12, () => factor, key), unit: 'Index' });
    expect(refusalOf([index('A', 1), index('B', 1)], [index('A', 0.7), index('B', 0.9)])).toBeNull();
    expect(refusalOf([index('A', 1), index('B', 1)], [index('A', 0.7), index('B', 1)])).toBeNull();
    expect(refusalOf([index('A', 1), index('B', 1), index('C', 1)], [index('A', 0.7), index('B', 1), index('C', 1)])).toMatchObject(
      refused,
    );
  });
});

describe('another level of most values', () => {
  /** The ratios differ by more than revisions with one common factor do. */
  const levelOf = (ratio: number, count = 12) => {
    const slices = new Map(slicesOf(parsed([levels(count)])).map((slice) => [slice.series.key, slice]));
    return unexplainedFactor(slices, parsed([levels(count, (i) => (i % 2 === 0 ? ratio : ratio * 0.9))]))?.message ?? null;
  };

  it('is refused if it is more than three times as high or low', () => {
    expect(levelOf(3.01)).toContain(
      'All figures for A are 3.010 times their stored values, and revisions and reference years have smaller effects.',
    );
    expect(levelOf(2.99)).toBeNull();
    expect(levelOf(0.333)).toContain('are 0.3330 times');
    expect(levelOf(0.334)).toBeNull();
    expect(levelOf(3.01, 11)).toBeNull();
  });
});

describe('the note on series whose whole level has changed', () => {
  const noteOn = (count: number, factors: readonly number[], named: readonly string[] = []) => {
    const key = (i: number) => String.fromCharCode(65 + i);
    const before = slicesOf(parsed(factors.map((_, i) => levels(count, () => 1, key(i)))));
    const after = parsed(factors.map((factor, i) => levels(count, () => factor, key(i))));
    return describeMoved(before, after, new Set(named))?.text ?? null;
  };

  it('needs twelve common values', () => {
    expect(noteOn(11, [1.1])).toBeNull();
    expect(noteOn(12, [1.1])).toBe(
      'All figures for 1 series are about 1.100 times their stored values, as if the reference year had changed: A. The file states no reason.',
    );
  });

  it('names three series, and the smallest and largest factor', () => {
    expect(noteOn(12, [1.2, 1, 0.9, 1.1])).toContain('for 3 series are about 0.9000 to 1.200 times their stored values');
    expect(noteOn(12, [1.2, 1, 0.9, 1.1])).toContain(': A, C, D. The');
    expect(noteOn(12, [1.2, 1.3, 0.9, 1.1])).toContain(': A, B, C, …. The');
  });

  it('omits series that another note names', () => {
    expect(noteOn(12, [1.1, 1.1], ['A'])).toContain('for 1 series');
    expect(noteOn(12, [1.1], ['A'])).toBeNull();
  });
});
