/**
 * Checks calculations with series. Some tests check rules for any series, and others compare tables that were calculated by hand from
 * published values.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDecimals } from '../../src/core/decimal.ts';
import { WattleError } from '../../src/core/errors.ts';
import type { Frequency } from '../../src/core/frequency.ts';
import { formatPeriod, holder, members, type Period, parseBound, parseIsoDay, parsePeriod, windowOf } from '../../src/core/period.ts';
import { AGGREGATION_METHODS, aggregate } from '../../src/core/series/aggregation.ts';
import { monthlyRepayment } from '../../src/core/series/loan.ts';
import {
  align,
  change,
  lag,
  type Points,
  percentChange,
  pointsInOrder,
  pointsOf,
  rollingMean,
  rollingSum,
  valueAt,
} from '../../src/core/series/points.ts';
import { rebase } from '../../src/core/series/rebase.ts';
import {
  ANALYSES,
  earliestOperand,
  isAnalysis,
  isAnnualised,
  isLogarithm,
  isMovingAverage,
  isRelativeChange,
  operandsOf,
  spanOf,
  TRANSFORMS,
  transform,
  withoutRate,
} from '../../src/core/series/transforms.ts';

function at(text: string): Period {
  const p = parsePeriod(text);
  if (!p) throw new Error(`${text} is not a period`);
  return p;
}

/** Returns points for successive periods from the first one. A null value omits a period. */
function from(first: string, ...values: (number | null)[]): Points {
  const { freq, t } = at(first);
  return pointsOf(
    freq,
    values.map((value, i) => ({ t: t + i, value })),
  );
}

/** Returns the values by the text of their period. */
const shown = (points: Points): Record<string, number> =>
  Object.fromEntries(points.t.map((t, i) => [formatPeriod({ freq: points.freq, t }), points.value[i] ?? Number.NaN]));

/** Returns the values for successive periods from the first one, with null if there is no point. */
const row = (points: Points, first: string, count: number): (number | null)[] =>
  Array.from({ length: count }, (_, i) => valueAt(points, at(first).t + i));

const failure = (work: () => unknown): string => {
  try {
    work();
  } catch (error) {
    if (error instanceof WattleError) return error.code;
    throw error;
  }
  throw new Error('Nothing was thrown');
};

const level = fc.integer({ min: 1, max: 2_000_000 }).map((n) => n / 100);
const anyPoints = (freq: Frequency = 'Q'): fc.Arbitrary<Points> =>
  fc
    .uniqueArray(fc.integer({ min: 8000, max: 8060 }), { minLength: 0, maxLength: 40 })
    .chain((ts) =>
      fc.array(level, { minLength: ts.length, maxLength: ts.length }).map((value) => ({ freq, t: [...ts].sort((a, b) => a - b), value })),
    );
const steps = fc.integer({ min: 1, max: 8 });

/** The last digits of a quotient depend on the order of the steps. */
function expectNear(value: number | null, wanted: number | null, tolerance = 1e-12): void {
  if (value === null || wanted === null) expect(value).toBe(wanted);
  else expect(Math.abs(value - wanted)).toBeLessThanOrEqual(tolerance * (1 + Math.abs(wanted)));
}

function expectClose(a: Points, b: Points): void {
  expect(a.t).toEqual(b.t);
  a.value.forEach((value, i) => {
    const other = b.value[i] ?? Number.NaN;
    expect(Math.abs(value - other)).toBeLessThanOrEqual(1e-9 * (1 + Math.abs(other)));
  });
}

/** ABS CPI 2.0.0, 1.10001.10.50.M: all groups, Australia, original, September 2025 = 100; published with data to June 2026. */
const cpiMonthly = from(
  '2024-04',
  ...[96.4, 96.17, 96.52, 96.77, 96.49, 96.54, 96.32, 96.68, 97.31, 97.58, 97.67, 97.96, 98.68, 98.2, 98.34, 99.63, 99.55, 100, 99.99],
  ...[100.01, 100.97, 101.33, 101.31, 102.44, 102.8, 102.09, 102.03],
);
/** ABS ERP_COMP_Q 1.0.0, 9.AUS.Q: net overseas migration, thousand persons. */
const migration = from('2024-Q1', 128.7, 55.8, 81.6, 64.3, 107.1, 49.2, 88.1, 56.6);
/** ABS BA_GCCSA, 1.1.9.1.100.10.AUS.M: new dwelling units approved, total residential, original. */
const approvals = from('2025-01', 13157, 16109, 15633, 14488, 16657, 16392, 17770, 15199, 18365, 17201, 18324, 14787);
/** RBA F11.1, FXRUSD, April 2026 with its neighbours: 3, 6 and 27 April were holidays. */
const dollar = pointsOf(
  'D',
  `
  2026-03-31 0.6845 2026-04-01 0.6904 2026-04-02 0.6879 2026-04-07 0.6916
  2026-04-08 0.7072 2026-04-09 0.7036 2026-04-10 0.7071 2026-04-13 0.704
  2026-04-14 0.7083 2026-04-15 0.7138 2026-04-16 0.7189 2026-04-17 0.717
  2026-04-20 0.7149 2026-04-21 0.7166 2026-04-22 0.717 2026-04-23 0.7155
  2026-04-24 0.7128 2026-04-28 0.7172 2026-04-29 0.7162 2026-04-30 0.7113
  2026-05-01 0.7191
  `
    .trim()
    .split(/\s+(?=2026)/)
    .map((line) => ({ t: at(line.slice(0, 10)).t, value: Number(line.slice(11)) })),
);

describe('points', () => {
  it('omit absent values, and keep zero', () => {
    expect(from('2024-Q1', 1, null, 0)).toEqual({ freq: 'Q', t: [8096, 8098], value: [1, 0] });
  });

  it('refuse a wrong order and a repeated period', () => {
    const observations = (...ts: number[]) => ts.map((t) => ({ t, value: 1 }));
    expect(failure(() => pointsOf('Q', observations(2, 1)))).toBe('BUG');
    expect(failure(() => pointsOf('Q', observations(1, 1)))).toBe('BUG');
  });

  it('are found by their period', () => {
    fc.assert(
      fc.property(anyPoints(), fc.integer({ min: 7990, max: 8070 }), (points, t) => {
        const i = points.t.indexOf(t);
        expect(valueAt(points, t)).toBe(i === -1 ? null : points.value[i]);
      }),
    );
  });
});

describe('lag', () => {
  it('moves the value of n periods earlier to t', () => {
    expect(shown(lag(from('2024-Q1', 5, 6), 4))).toEqual({ '2025-Q1': 5, '2025-Q2': 6 });
  });

  it('changes nothing if it is followed by its inverse', () => {
    fc.assert(
      fc.property(anyPoints(), steps, (points, n) => {
        expect(lag(lag(points, n), -n)).toEqual(points);
      }),
    );
  });
});

describe('change', () => {
  it('is exact in decimals', () => {
    expect(row(change(from('2024-Q1', 4.1, 4.2, 2.6, null, -3.5), 1), '2024-Q1', 5)).toEqual([null, 0.1, -1.6, null, null]);
  });

  it('adds up to the total difference', () => {
    fc.assert(
      fc.property(fc.array(level, { minLength: 2, maxLength: 30 }), (values) => {
        const points = from('2000-Q1', ...values);
        expect(addDecimals(change(points, 1).value)).toBe(addDecimals([values.at(-1) ?? 0, -(values[0] ?? 0)]));
      }),
    );
  });
});

describe('percentChange', () => {
  it('agrees with the published annual change of the consumer price index', () => {
    // ABS CPI 2.0.0, 3.10001.10.50.M, as published.
    const published = [2.4, 2.1, 1.9, 3, 3.2, 3.6, 3.8, 3.4, 3.8, 3.8, 3.7, 4.6, 4.2, 4, 3.8];
    const computed = percentChange(cpiMonthly, 12);
    expect(formatPeriod({ freq: 'M', t: computed.t[0] ?? 0 })).toBe('2025-04');
    expect(computed.value.map((value) => Math.round(value * 10) / 10)).toEqual(published);
  });

  it('has no point if the earlier value is absent or 0', () => {
    const points = from('2024-Q1', 100, null, 110, 0, 5);
    expect(row(percentChange(points, 1), '2024-Q1', 5)).toEqual([null, null, null, -100, null]);
    expect(row(percentChange(points, 2), '2024-Q1', 5)[2]).toBeCloseTo(10, 12);
  });

  it('does not change if the series is multiplied by a constant, as by a new reference period', () => {
    fc.assert(
      fc.property(anyPoints(), steps, fc.integer({ min: 1, max: 5000 }), (points, n, k) => {
        const scaled = { ...points, value: points.value.map((value) => (value * k) / 100) };
        expectClose(percentChange(scaled, n), percentChange(points, n));
      }),
    );
  });

  it('compounds: the changes of the periods give the change over all periods', () => {
    fc.assert(
      fc.property(fc.array(level, { minLength: 5, maxLength: 5 }), (values) => {
        const points = from('2000-Q1', ...values);
        const compounded = percentChange(points, 1).value.reduce((product, g) => product * (1 + g / 100), 1);
        const whole = 1 + (percentChange(points, 4).value[0] ?? Number.NaN) / 100;
        expectNear(compounded, whole, 1e-7);
      }),
    );
  });
});

describe('rolling windows', () => {
  it('add four quarters of migration to the published financial year', () => {
    expect(shown(rollingSum(migration, 4))['2025-Q2']).toBe(302.2);
  });

  it('equal sums and means calculated by hand, and exist only for complete windows', () => {
    fc.assert(
      fc.property(anyPoints(), steps, (points, n) => {
        const sums = rollingSum(points, n);
        const means = rollingMean(points, n);
        for (let t = 7999; t <= 8061; t += 1) {
          const window = Array.from({ length: n }, (_, i) => valueAt(points, t - i)).filter((value) => value !== null);
          const cents = window.reduce((sum, value) => sum + Math.round(value * 100), 0);
          expect(valueAt(sums, t)).toBe(window.length === n ? cents / 100 : null);
          expectNear(valueAt(means, t), window.length === n ? cents / 100 / n : null);
        }
      }),
    );
  });

  it('of one period equal the series', () => {
    fc.assert(
      fc.property(anyPoints(), (points) => {
        expect(rollingSum(points, 1)).toEqual(points);
      }),
    );
  });

  it('of zero periods do not exist', () => {
    expect(failure(() => rollingSum(migration, 0))).toBe('BUG');
  });
});

describe('align', () => {
  const a = from('2024-Q1', 1, 2, null, 4);
  const b = from('2024-Q2', 20, 30, 40, 50);

  it('by intersection keeps the periods that all series have', () => {
    expect(align([a, b], 'intersect')).toEqual({
      freq: 'Q',
      t: [at('2024-Q2').t, at('2024-Q4').t],
      values: [
        [2, 4],
        [20, 40],
      ],
    });
  });

  it('by union keeps the periods that any series has, with null for missing values', () => {
    const { t, values } = align([a, b], 'union');
    expect(t.map((ordinal) => formatPeriod({ freq: 'Q', t: ordinal }))).toEqual(['2024-Q1', '2024-Q2', '2024-Q3', '2024-Q4', '2025-Q1']);
    expect(values).toEqual([
      [1, 2, null, 4, null],
      [null, 20, 30, 40, 50],
    ]);
  });

  it('keeps every value of every series in a union, and adds nothing', () => {
    fc.assert(
      fc.property(fc.array(anyPoints(), { minLength: 1, maxLength: 4 }), (series) => {
        const union = align(series, 'union');
        const shared = align(series, 'intersect');
        series.forEach((points, k) => {
          const kept = pointsOf(
            'Q',
            union.t.map((t, i) => ({ t, value: union.values[k]?.[i] ?? null })),
          );
          expect(kept).toEqual(points);
        });
        expect(shared.t).toEqual(union.t.filter((t) => series.every((points) => points.t.includes(t))));
        expect(shared.values.flat()).not.toContain(null);
      }),
    );
  });

  it('refuses series of different frequencies', () => {
    expect(failure(() => align([a, cpiMonthly], 'union'))).toBe('REQ_UNPROCESSABLE');
  });

  it('of no series is empty', () => {
    expect(align([], 'intersect')).toEqual({ freq: 'A', t: [], values: [] });
  });
});

describe('rebase', () => {
  it('makes a period 100', () => {
    expect(shown(rebase(from('2024-Q1', 50, 60, 75), at('2024-Q1')))).toEqual({ '2024-Q1': 100, '2024-Q2': 120, '2024-Q3': 150 });
    expect(rebase(from('2024-Q1', 50, 60), at('2024-Q2'), 1).value).toEqual([50 / 60, 1]);
  });

  it('makes the base exactly 100, for any value', () => {
    expect(rebase(from('2024-Q1', 11227.79, 0.07, 1 / 3), at('2024-Q1')).value[0]).toBe(100);
    expect(rebase(from('2024-Q1', 11227.79, 0.07), at('2024-Q2')).value[1]).toBe(100);
  });

  it('uses the mean of a longer period or a range', () => {
    const points = from('2023-Q1', 10, 20, 30, 40, 50);
    expect(rebase(points, at('2023')).value).toEqual([40, 80, 120, 160, 200]);
    expect(rebase(points, { from: at('2023-Q1').t, to: at('2023-Q4').t }).value).toEqual([40, 80, 120, 160, 200]);
  });

  it('uses the mean of a month of weekdays', () => {
    const rebased = rebase(dollar, at('2026-04'));
    expect(valueAt(rebased, at('2026-04-30').t)).toBeCloseTo((100 * 0.7113 * 19) / 13.4713, 10);
  });

  it('changes nothing if it is repeated', () => {
    fc.assert(
      fc.property(anyPoints(), fc.nat(), (points, pick) => {
        fc.pre(points.t.length > 0);
        const base = { freq: points.freq, t: points.t[pick % points.t.length] ?? 0 };
        const once = rebase(points, base);
        expect(valueAt(once, base.t)).toBe(100);
        expectClose(rebase(once, base), once);
      }),
    );
  });

  it('changes no percentage change', () => {
    const rebased = rebase(cpiMonthly, at('2025'));
    expectClose(percentChange(rebased, 12), percentChange(cpiMonthly, 12));
  });

  it.each([
    ['absent', '2023-Q4'],
    ['partly absent', '2024'],
    ['finer than the series', '2024-01'],
    ['zero', '2024-Q3'],
  ])('refuses a base that is %s', (_, base) => {
    expect(failure(() => rebase(from('2024-Q1', 1, 2, 0), at(base)))).toBe('REQ_UNPROCESSABLE');
  });

  it('refuses a range with a gap or in reverse order', () => {
    const points = from('2024-Q1', 1, null, 3);
    expect(failure(() => rebase(points, { from: at('2024-Q1').t, to: at('2024-Q3').t }))).toBe('REQ_UNPROCESSABLE');
    expect(failure(() => rebase(points, { from: at('2024-Q3').t, to: at('2024-Q1').t }))).toBe('REQ_UNPROCESSABLE');
  });
});

describe('analyses', () => {
  // ABS, Consumer Price Index, June 2026, all groups, seasonally adjusted: December 104.82, March 106.73, June 106.44. The months between
  // are invented.
  const adjusted = from('2025-12', 104.82, 105.4, 106.1, 106.73, 106.7, 106.5, 106.44);

  it('include annual rates of three and six months', () => {
    expect(shown(transform(adjusted, 'a6m'))).toEqual({ '2026-06': expect.closeTo(3.11, 1) });
    expect(row(transform(adjusted, 'a3m'), '2025-12', 7).slice(0, 3)).toEqual([null, null, null]);
    expect(valueAt(transform(adjusted, 'a3m'), at('2026-06').t)).toBeCloseTo(-1.08, 2);
    // ABS trimmed mean index by quarter. Two quarters are six months.
    expect(valueAt(transform(from('2025-Q4', 100, 101, 102.01), 'a6m'), at('2026-Q2').t)).toBeCloseTo(100 * (1.0201 ** 2 - 1), 10);
    expect(transform(from('2025-Q4', 100, 101), 'a3m')).toEqual(transform(from('2025-Q4', 100, 101), 'pca'));
  });

  it('include moving averages, only of complete windows', () => {
    expect(shown(transform(from('2024-Q1', 1, 2, 6, null, 5, 6, 7), 'ma3'))).toEqual({ '2024-Q3': 3, '2025-Q3': 6 });
    expect(transform(adjusted, 'ma4')).toEqual(rollingMean(adjusted, 4));
  });

  it('include standard scores relative to the years up to a period, with the sample deviation', () => {
    // 1 to 5: mean 3, deviation √2.5.
    expect(shown(transform(from('2020', 1, 2, 3, 4, 5), 'z5y'))).toEqual({ '2024': expect.closeTo(2 / Math.sqrt(2.5), 12) });
    expect(transform(from('2020', 4, 4, 4, 4, 4), 'z5y').t).toEqual([]);
  });

  it('list every period that a value uses', () => {
    const t = at('2026-06').t;
    expect(operandsOf(adjusted, 'a6m')(t)).toEqual([t, t - 6]);
    expect(operandsOf(adjusted, 'ma3')(t)).toEqual([t, t - 1, t - 2]);
    expect(operandsOf(adjusted, 'z5y')(t)).toHaveLength(60);
  });

  it('are missing if their window has a gap, and are refused if periods are not consecutive', () => {
    expect(transform(from('2026-01', 100, null, 101, 102), 'a3m').t).toEqual([]);
    for (const units of ANALYSES) expect(failure(() => transform(dollar, units))).toBe('REQ_UNPROCESSABLE');
    expect(failure(() => transform(from('2020', 1, 2), 'a6m'))).toBe('REQ_UNPROCESSABLE');
  });

  it('do not depend on the scale of a level', () => {
    fc.assert(
      fc.property(anyPoints(), fc.constantFrom('a3m', 'a6m', 'z5y'), (points, units) => {
        const thrice = { ...points, value: points.value.map((value) => value * 3) };
        const [one, other] = [transform(points, units), transform(thrice, units)];
        expect(other.t).toEqual(one.t);
        const apart = other.value.map((value, i) => Math.abs(value - (one.value[i] ?? Number.NaN)) / Math.max(1, Math.abs(value)));
        expect(apart.filter((distance) => !(distance < 1e-6))).toEqual([]);
      }),
    );
  });
});

describe("FRED's transformations", () => {
  const x = from('2023-Q1', 100, 102, 99, 105, 110, 121);

  // Calculated with FRED's formulas in decimal arithmetic of 40 digits.
  it.each([
    ['lin', [100, 102, 99, 105, 110, 121]],
    ['chg', [null, 2, -3, 6, 5, 11]],
    ['ch1', [null, null, null, null, 10, 19]],
    ['pch', [null, 2, -2.9411764705882355, 6.0606060606060606, 4.761904761904762, 10]],
    ['pc1', [null, null, null, null, 10, 18.627450980392158]],
    ['pca', [null, 8.243216, -11.25577699021803, 26.536674871260395, 20.45186933427944, 46.41]],
    ['cch', [null, 1.9802627296179713, -2.9852963149681155, 5.884050002293344, 4.652001563489286, 9.531017980432486]],
    ['cca', [null, 7.921050918471885, -11.941185259872462, 23.536200009173378, 18.608006253957143, 38.12407192172994]],
    ['log', [4.605170185988092, 4.624972813284271, 4.59511985013459, 4.653960350157523, 4.700480365792417, 4.795790545596741]],
  ] as const)('include %s of a quarterly series', (units, expected) => {
    const result = row(transform(x, units), '2023-Q1', 6);
    result.forEach((value, i) => {
      const wanted = expected[i] ?? null;
      if (wanted === null) expect(value).toBeNull();
      else expect(value).toBeCloseTo(wanted, 10);
    });
  });

  it('there are nine', () => {
    expect(TRANSFORMS).toHaveLength(9);
  });

  it('use the frequency to find the same period a year earlier', () => {
    expect(transform(cpiMonthly, 'pc1')).toEqual(percentChange(cpiMonthly, 12));
    expect(transform(from('2020', 4, 5), 'ch1').value).toEqual([1]);
    expect(transform(from('FY2020-21', 4, 5), 'ch1').value).toEqual([1]);
    expect(transform(from('2020-S1', 4, 5, 7), 'ch1').value).toEqual([3]);
    const weeks = from('2024-W01', ...Array.from({ length: 53 }, (_, i) => i + 1));
    expect(shown(transform(weeks, 'ch1'))).toEqual({ '2025-W01': 52 });
  });

  it('compound the change of one period to a year', () => {
    expect(transform(from('2024-01', 100, 101), 'pca').value[0]).toBeCloseTo(100 * (1.01 ** 12 - 1), 10);
    expect(transform(from('2024', 100, 103), 'pca').value[0]).toBeCloseTo(3, 10);
    expect(transform(from('2024-W01', 100, 101), 'cca').value[0]).toBeCloseTo(5200 * Math.log(1.01), 10);
  });

  it('skip weekends, but not holidays, in a daily series without weekends', () => {
    const changes = shown(transform(dollar, 'chg'));
    expect(changes['2026-04-13']).toBe(-0.0031); // from Friday the 10th to Monday
    expect(changes['2026-04-14']).toBe(0.0043);
    expect(changes).not.toHaveProperty('2026-04-07'); // Easter Monday has no value
    expect(transform(from('2024-04-05', 100, null, null, 101), 'pca').value[0]).toBeCloseTo(100 * (1.01 ** 260 - 1), 8);
  });

  it('use a lag of 260 weekdays in a daily series without weekends, and 365 days in one with them', () => {
    const weekdays = pointsOf('D', [
      { t: at('2025-05-13').t, value: 100 },
      { t: at('2026-05-12').t, value: 107 },
    ]);
    expect(shown(transform(weekdays, 'ch1'))).toEqual({ '2026-05-12': 7 });
    const allWeek = pointsOf('D', [
      { t: at('2025-05-10').t, value: 100 },
      { t: at('2025-05-12').t, value: 101 },
      { t: at('2026-05-12').t, value: 108 },
    ]);
    expect(shown(transform(allWeek, 'ch1'))).toEqual({ '2026-05-12': 7 });
  });

  it('omit a value if a logarithm or a quotient does not exist', () => {
    const prices = from('2024-01', 50, 0, -20, 30);
    expect(row(transform(prices, 'log'), '2024-01', 4).map((value) => value !== null)).toEqual([true, false, false, true]);
    expect(row(transform(prices, 'pch'), '2024-01', 4)).toEqual([null, -100, null, null]);
    expect(row(transform(prices, 'cch'), '2024-01', 4)).toEqual([null, null, null, null]);
    expect(transform(from('2024-01', 0, 1), 'pca').value).toEqual([]);
  });

  it('give no rate for zero or negative values, and compound no negative value', () => {
    const migration = from('2020-Q1', 20, -10, 30, 60);
    expect(row(transform(migration, 'pch'), '2020-Q1', 4)).toEqual([null, -150, null, 100]);
    // (-0.5)^4 and (-3)^4 are positive, and would give falls of 94% and rises of 8,000%.
    for (const units of ['pca', 'a3m'] as const) {
      expect(row(transform(migration, units), '2020-Q1', 4)).toEqual([null, null, null, 1500]);
      expect(withoutRate(migration, units).map((t) => formatPeriod({ freq: 'Q', t }))).toEqual(['2020-Q2', '2020-Q3']);
    }
    expect(withoutRate(migration, 'pch').map((t) => formatPeriod({ freq: 'Q', t }))).toEqual(['2020-Q3']);
    expect(withoutRate(migration, 'log').map((t) => formatPeriod({ freq: 'Q', t }))).toEqual(['2020-Q2']);
    for (const units of ['cch', 'cca'] as const) {
      expect(withoutRate(migration, units).map((t) => formatPeriod({ freq: 'Q', t }))).toEqual(['2020-Q2', '2020-Q3']);
    }
    expect(withoutRate(migration, 'chg')).toEqual([]);
    expect(withoutRate(from('2020-Q1', 0, 10, 20), 'pch').map((t) => formatPeriod({ freq: 'Q', t }))).toEqual(['2020-Q2']);
    expect(withoutRate(from('2020-Q1', 10, 0, 20), 'pca').map((t) => formatPeriod({ freq: 'Q', t }))).toEqual(['2020-Q3']);
    expect(row(transform(from('2020-Q1', -10, 0, 1, 0, 40), 'pc1'), '2020-Q1', 5)).toEqual([null, null, null, null, null]);
  });

  it('refuse market intervals if they need a year, otherwise accept them', () => {
    const intervals: Points = { freq: '5MIN', t: [100, 101], value: [80, 90] };
    for (const units of ['ch1', 'pc1', 'pca', 'cca'] as const) {
      expect(failure(() => transform(intervals, units))).toBe('REQ_UNPROCESSABLE');
      expect(() => transform(intervals, units)).toThrow(
        `units=${units} cannot be used with market intervals of 5 minutes. Convert them first: frequency=m.`,
      );
    }
    expect(transform(intervals, 'chg').value).toEqual([10]);
  });

  it('satisfy their identities for any positive series', () => {
    fc.assert(
      fc.property(anyPoints('M'), (points) => {
        expectClose(transform(points, 'cca'), { ...transform(points, 'cch'), value: transform(points, 'cch').value.map((v) => v * 12) });
        const fromLog = transform(points, 'cch').value.map((v) => 100 * (Math.exp(v / 100) - 1));
        expectClose({ ...transform(points, 'cch'), value: fromLog }, transform(points, 'pch'));
      }),
    );
  });
});

describe('aggregate', () => {
  // The cash rate target was 4.35 on every business day of August 2024.
  it('returns a mean that is never outside the values', () => {
    const first = parseIsoDay('2024-08-01') ?? Number.NaN;
    const august = Array.from({ length: 31 }, (_, day) => ({ t: first + day, value: 4.35 }));
    expect(aggregate(pointsOf('D', august), 'M', 'avg', { partial: true }).value).toEqual([4.35]);
  });

  it('averages months to the published quarterly index', () => {
    // ABS CPI 2.0.0, 1.10001.10.50.Q: the mean of the unrounded months, from the first quarter after the change to a monthly index.
    const published = { '2025-Q4': 100.32, '2026-Q1': 101.7, '2026-Q2': 102.31 };
    const quarters = shown(aggregate(cpiMonthly, 'Q', 'avg'));
    for (const [quarter, value] of Object.entries(published)) {
      expect(Math.abs((quarters[quarter] ?? Number.NaN) - value)).toBeLessThan(0.01);
    }
  });

  it('sums months to the published calendar year, quarters to the financial year', () => {
    expect(shown(aggregate(approvals, 'A', 'sum'))).toEqual({ '2025': 194082 });
    expect(shown(aggregate(migration, 'FY', 'sum'))).toEqual({ 'FY2024-25': 302.2 });
  });

  it('uses the last value of the period', () => {
    expect(shown(aggregate(approvals, 'Q', 'eop'))).toEqual({ '2025-Q1': 15633, '2025-Q2': 16392, '2025-Q3': 18365, '2025-Q4': 14787 });
  });

  it('omits incomplete periods, unless requested', () => {
    const points = from('2024-02', 1, 2, 3, null, 5, 6, 7);
    expect(aggregate(points, 'Q', 'sum')).toEqual({ freq: 'Q', t: [], value: [] });
    expect(shown(aggregate(points, 'Q', 'sum', { partial: true }))).toEqual({ '2024-Q1': 3, '2024-Q2': 8, '2024-Q3': 13 });
    expect(shown(aggregate(points, 'Q', 'avg', { partial: true }))).toEqual({ '2024-Q1': 1.5, '2024-Q2': 4, '2024-Q3': 6.5 });
    expect(shown(aggregate(points, 'Q', 'eop', { partial: true }))).toEqual({ '2024-Q1': 2, '2024-Q2': 5, '2024-Q3': 7 });
  });

  it('agrees with separately calculated sums, for any series and pair of frequencies', () => {
    const pairs = [
      ['M', 'Q'],
      ['M', 'S'],
      ['M', 'A'],
      ['M', 'FY'],
      ['Q', 'S'],
      ['Q', 'FY'],
      ['S', 'A'],
      ['W', 'M'],
      ['W', 'Q'],
      ['5MIN', '30MIN'],
    ] as const;
    fc.assert(
      fc.property(fc.constantFrom(...pairs), anyPoints(), ([freq, to], base) => {
        const points = { ...base, freq };
        const sums = aggregate(points, to, 'sum');
        const means = aggregate(points, to, 'avg');
        const ends = aggregate(points, to, 'eop');
        const holders = new Set(points.t.map((t) => holder({ freq, t }, to).t));
        for (const t of holders) {
          const range = members({ freq: to, t }, freq);
          const inside = points.value.filter((_, i) => (points.t[i] ?? 0) >= range.from && (points.t[i] ?? 0) <= range.to);
          const whole = inside.length === range.to - range.from + 1;
          const cents = inside.reduce((sum, value) => sum + Math.round(value * 100), 0);
          expect(valueAt(sums, t)).toBe(whole ? cents / 100 : null);
          expectNear(valueAt(means, t), whole ? cents / 100 / inside.length : null);
          expect(valueAt(ends, t)).toBe(whole ? inside.at(-1) : null);
        }
        expect(sums.t.every((t) => holders.has(t))).toBe(true);
      }),
    );
  });

  it('treats a month of weekdays as complete despite missing holidays, if later values exist', () => {
    expect(shown(aggregate(dollar, 'M', 'avg'))).toEqual({ '2026-04': 13.4713 / 19 });
    expect(shown(aggregate(dollar, 'M', 'eop'))).toEqual({ '2026-04': 0.7113 });
    const untilThe29th = { ...dollar, t: dollar.t.slice(0, -2), value: dollar.value.slice(0, -2) };
    expect(aggregate(untilThe29th, 'M', 'avg').t).toEqual([]);
    const fromThe7th = { ...dollar, t: dollar.t.slice(3), value: dollar.value.slice(3) };
    expect(aggregate(fromThe7th, 'M', 'avg').t).toEqual([]);
  });

  it('treats a month of weekdays with too many missing days as incomplete', () => {
    const keep = dollar.t.map((t) => t < at('2026-04-14').t || t > at('2026-04-16').t);
    const gap = { ...dollar, t: dollar.t.filter((_, i) => keep[i]), value: dollar.value.filter((_, i) => keep[i]) };
    expect(aggregate(gap, 'M', 'avg').t).toEqual([]);
    expect(aggregate(gap, 'M', 'avg', { partial: true }).t).toHaveLength(3);
  });

  it('needs every day if a daily series is published at weekends', () => {
    const whole = from('2026-02-01', ...Array.from({ length: 28 }, () => 1));
    const gap = from('2026-02-01', ...Array.from({ length: 28 }, (_, i) => (i === 9 ? null : 1)));
    expect(shown(aggregate(whole, 'M', 'sum'))).toEqual({ '2026-02': 28 });
    expect(aggregate(gap, 'M', 'sum').t).toEqual([]);
  });

  it('builds a market day from its 288 intervals, and the last one ends at midnight', () => {
    const bound = parseBound('2026-05-14');
    const { from: first, to: last } = windowOf('5MIN', bound, bound);
    const ts = Array.from({ length: last - first + 1 }, (_, i) => first + i);
    const prices: Points = { freq: '5MIN', t: ts, value: ts.map((_, i) => i + 1) };
    expect(shown(aggregate(prices, 'D', 'sum'))).toEqual({ '2026-05-14': (288 * 289) / 2 });
    expect(shown(aggregate(prices, 'D', 'eop'))).toEqual({ '2026-05-14': 288 });
    expect(Object.entries(shown(aggregate(prices, '30MIN', 'avg')))[0]).toEqual(['2026-05-14T00:30:00+10:00', 3.5]);
    expect(aggregate({ ...prices, t: ts.slice(1), value: prices.value.slice(1) }, 'D', 'sum').t).toEqual([]);
  });

  it('does not round', () => {
    expect(aggregate(from('2024-Q1', 1, 1, 1, 2), 'A', 'avg').value).toEqual([1.25]);
    expect(aggregate(from('2024-01', 100.1, 100.4, 100.9), 'Q', 'avg').value).toEqual([301.4 / 3]);
  });

  it('returns the series at the same frequency, and refuses a higher frequency or another kind of year', () => {
    for (const method of AGGREGATION_METHODS) expect(aggregate(migration, 'Q', method)).toBe(migration);
    expect(failure(() => aggregate(migration, 'M', 'avg'))).toBe('REQ_UNPROCESSABLE');
    expect(failure(() => aggregate(from('2024', 1), 'FY', 'sum'))).toBe('REQ_UNPROCESSABLE');
  });
});

describe('the meaning of units', () => {
  const all = [...TRANSFORMS, ...ANALYSES];
  const those = (test: (units: (typeof all)[number]) => boolean): string => all.filter(test).join(' ');

  it('is one of FRED’s names, an analysis, a rate or a logarithm', () => {
    expect(TRANSFORMS.join(' ')).toBe('lin chg ch1 pch pc1 pca cch cca log');
    expect(those(isAnalysis)).toBe('a3m a6m ma3 ma4 ma6 ma12 z5y z10y');
    expect(those(isMovingAverage)).toBe('ma3 ma4 ma6 ma12');
    expect(those(isAnnualised)).toBe('a3m a6m');
    expect(those(isRelativeChange)).toBe('pch pc1 pca cch cca a3m a6m');
    expect(those(isLogarithm)).toBe('cch cca log');
  });

  it('uses months, periods or years', () => {
    const spans = (freq: Frequency, ...units: (typeof ANALYSES)[number][]) => units.map((one) => spanOf(one, freq).periods);
    expect(spans('M', ...ANALYSES)).toEqual([3, 6, 3, 4, 6, 12, 60, 120]);
    expect(spans('Q', ...ANALYSES)).toEqual([1, 2, 3, 4, 6, 12, 20, 40]);
    expect(spanOf('z5y', 'A')).toEqual({ periods: 5, perYear: 1 });
    expect(() => spanOf('ma3', 'D')).toThrow('units=ma3 needs monthly, quarterly or annual values. The series is daily.');
    expect(() => spanOf('a3m', 'A')).toThrow('units=a3m needs monthly or quarterly values. The series is annual.');
  });

  it('uses the periods in its formula', () => {
    const ofWeekdays = pointsOf('D', [{ t: at('2026-05-11').t, value: 1 }]);
    const monday = at('2026-05-11').t;
    expect(operandsOf(ofWeekdays, 'chg')(monday)).toEqual([monday, monday - 3]);
    expect(operandsOf(ofWeekdays, 'pc1')(monday)).toEqual([monday, monday - 364]);
    expect(operandsOf({ freq: 'W', t: [], value: [] }, 'ch1')(100)).toEqual([100, 48]);
    expect(operandsOf({ freq: '5MIN', t: [], value: [] }, 'ch1')(100)).toEqual([100]);
    expect(operandsOf({ freq: '5MIN', t: [], value: [] }, 'pc1')(100)).toEqual([100]);
    expect(operandsOf({ freq: 'M', t: [], value: [] }, 'pc1')(100)).toEqual([100, 88]);
    expect(operandsOf({ freq: 'M', t: [], value: [] }, 'lin')(100)).toEqual([100]);
    expect(operandsOf({ freq: 'M', t: [], value: [] }, 'a3m')(100)).toEqual([100, 97]);
    expect(operandsOf({ freq: 'M', t: [], value: [] }, 'ma3')(100)).toEqual([100, 99, 98]);
    for (const units of all) {
      const points = { freq: 'M' as const, t: [], value: [] };
      expect([units, earliestOperand(points, units)(500)]).toEqual([units, Math.min(...operandsOf(points, units)(500))]);
    }
  });

  it('does not depend on the transformation that was applied before', () => {
    const points = from('2025-01', 1, 2, 4, 8);
    const once = all.map((units) => (units.startsWith('z') ? null : transform({ ...points }, units)));
    expect(transform(points, 'pc1')).toBe(transform(points, 'pc1'));
    expect([...all, ...all].map((units) => (units.startsWith('z') ? null : transform(points, units)))).toEqual([...once, ...once]);
  });
});

describe('refusals give the reason', () => {
  it('for a base that is missing, is 0, or ends before it begins', () => {
    const points = from('2024-Q1', 0, 2, 3);
    const base = (first: string, last: string) => () => rebase(points, { from: at(first).t, to: at(last).t });
    expect(base('2024-Q3', '2024-Q1')).toThrow('The series cannot be rebased to 2024-Q3 to 2024-Q1: it does not cover that whole period.');
    expect(base('2024-Q1', '2024-Q1')).toThrow('The series cannot be rebased to 2024-Q1 to 2024-Q1: its mean in that period is 0.');
    expect(() => rebase(points, at('2024-Q4'))).toThrow('The series cannot be rebased to 2024-Q4: it does not cover that whole period.');
    expect(() => rebase(points, at('2024-05'))).toThrow('it does not cover that whole period');
  });

  it('for a frequency that is not lower, and for two different frequencies', () => {
    expect(() => aggregate(migration, 'M', 'avg')).toThrow('A quarterly series cannot be converted to monthly.');
    expect(() => align([migration, approvals], 'union')).toThrow('A quarterly and a monthly series cannot be combined.');
    expect(align([], 'union')).toEqual({ freq: 'A', t: [], values: [] });
  });
});

it('a daily series without weekends is complete in a month that begins or ends at a weekend', () => {
  // August 2026 begins on a Saturday, May 2026 ends on a Sunday.
  const weekdays = (first: string, last: string) => {
    const days = Array.from({ length: at(last).t - at(first).t + 1 }, (_, i) => at(first).t + i);
    return pointsOf(
      'D',
      days.filter((day) => (day + 3) % 7 < 5).map((t) => ({ t, value: 1 })),
    );
  };
  const wholeIn = (first: string, last: string) => Object.keys(shown(aggregate(weekdays(first, last), 'M', 'avg')));
  expect(wholeIn('2026-08-03', '2026-08-31')).toEqual(['2026-08']);
  expect(wholeIn('2026-08-04', '2026-08-31')).toEqual([]);
  expect(wholeIn('2026-05-01', '2026-05-29')).toEqual(['2026-05']);
  expect(wholeIn('2026-05-01', '2026-05-28')).toEqual([]);
});

it('columns in another order are refused', () => {
  expect(pointsInOrder('Q', [8, 9], [1, 2])).toEqual({ freq: 'Q', t: [8, 9], value: [1, 2] });
  for (const t of [
    [9, 8],
    [8, 8],
  ])
    expect(failure(() => pointsInOrder('Q', t, [1, 2]))).toBe('BUG');
});

describe('the repayment of a loan', () => {
  // 600,000 over 30 years at 6%: 3,597.30 a month in every published calculator.
  it('is the payment of an annuity, or equal parts without interest', () => {
    expect(monthlyRepayment(600_000, 6, 30)).toBeCloseTo(3597.3, 2);
    expect(monthlyRepayment(120_000, 0, 10)).toBe(1000);
  });
});
