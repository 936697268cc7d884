/** Decimal arithmetic without the noise of binary fractions in published values. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDecimals,
  decimalsOf,
  digitsOf,
  multiplyDecimals,
  numbersWithoutNoise,
  publishedDecimals,
  roundedTo,
  shiftDecimal,
  subtractDecimals,
  sumOfAll,
  withoutNoise,
} from '../../src/core/decimal.ts';

/** A decimal as an integer number of its last digit. */
const decimal = fc.record({ digits: fc.integer({ min: -(10 ** 9), max: 10 ** 9 }), decimals: fc.integer({ min: 0, max: 5 }) });
const numberOf = (d: { digits: number; decimals: number }): number => Number(`${d.digits}e${-d.decimals}`);

describe('withoutNoise', () => {
  it.each([
    [4273.262367500001, 4273.2623675],
    [0.1 + 0.2, 0.3],
    [899.1951368999999, 899.1951369],
    [-6910.2543000000005, -6910.2543],
    [94345.23850000005, 94345.2385],
    [9912.205699999995, 9912.2057],
    [13.4347826086957, 13.4347826086957],
    [9.00000000000001, 9.00000000000001],
    // Published values: income by postcode in 2013-14, payments in the RBA's table C1.1, and HELP debt.
    [78961.580332409969, 78961.580332409969],
    [974.17324540157006, 974.17324540157006],
    [12394659803.130001, 12394659803.130001],
    [0, 0],
  ])('%d is %d', (value, expected) => {
    expect(withoutNoise(value)).toBe(expected);
  });

  it('leaves decimals of up to fifteen digits unchanged', () => {
    const long = fc.record({ digits: fc.integer({ min: -(10 ** 15) + 1, max: 10 ** 15 - 1 }), decimals: fc.integer({ min: 0, max: 15 }) });
    fc.assert(fc.property(fc.oneof(decimal, long), (d) => withoutNoise(numberOf(d)) === numberOf(d)));
  });

  it('leaves quotients with all their digits unchanged, and removes the noise of a few sums', () => {
    const thousandth = fc.integer({ min: 1, max: 10 ** 10 }).map((n) => n / 10 ** 7);
    fc.assert(
      fc.property(thousandth, fc.integer({ min: 1, max: 3 }), (n, steps) => {
        const off = n * (1 + steps * Number.EPSILON);
        return withoutNoise(off) === n;
      }),
    );
    // 1/7, 2/7 …: no decimals of twelve digits.
    for (let n = 1; n < 10_000; n += 1) if (n % 7 !== 0) expect(withoutNoise(n / 7)).toBe(n / 7);
  });

  it('treats eight steps of a double as noise, but not nine', () => {
    const step = 2 ** -52;
    for (const sign of [1, -1]) {
      expect(withoutNoise(1.5 + sign * 8 * step)).toBe(1.5);
      expect(withoutNoise(1.5 + sign * 9 * step)).toBe(1.5 + sign * 9 * step);
      expect(withoutNoise(-1.5 + sign * 8 * step)).toBe(-1.5);
      expect(withoutNoise(6 + sign * 8 * 4 * step)).toBe(6);
      expect(withoutNoise(6 + sign * 9 * 4 * step)).toBe(6 + sign * 9 * 4 * step);
    }
  });
});

describe('digitsOf', () => {
  it.each([
    [-4.31, '431'],
    [0.0431, '431'],
    [4310, '431'],
    [7, '7'],
    [1.5e-200, '15'],
    [0, ''],
  ])('%d has the digits %j', (value, expected) => {
    expect(digitsOf(value)).toBe(expected);
  });
});

describe('sumOfAll', () => {
  it('is the sum, or null if a value is missing', () => {
    expect(sumOfAll([0.1, 0.2])).toBe(0.3);
    expect(sumOfAll([0.1, null])).toBeNull();
    expect(sumOfAll([null])).toBeNull();
    expect(sumOfAll([])).toBe(0);
  });
});

describe('decimalsOf', () => {
  it.each([
    [0, 0],
    [12, 0],
    [-1.5, 1],
    [540.8, 1],
    [0.05, 2],
    [1e21, 0],
    [1.5e-7, 8],
    [1.25e21, 0],
    [2e-7, 7],
    [-100.25, 2],
  ])('%d has %d', (value, expected) => {
    expect(decimalsOf(value)).toBe(expected);
  });

  it('of any number are the decimals of its shortest text', () => {
    const written = (value: number): number => {
      const [mantissa = '', exponent = '0'] = String(value).split('e');
      const [, decimals = ''] = mantissa.split('.');
      return Math.max(0, decimals.length - Number(exponent));
    };
    for (const numbers of [fc.double({ noNaN: true, noDefaultInfinity: true }), decimal.map(numberOf)])
      fc.assert(fc.property(numbers, (value) => void expect(decimalsOf(value)).toBe(written(value))));
  });
});

describe('shiftDecimal', () => {
  it.each([
    [540.8, 3, 540800],
    [1.1, 6, 1100000],
    [35.7, 3, 35700],
    [1.005, 2, 100.5],
    [-3.8, -2, -0.038],
    [1.5e-7, 6, 0.15],
    [1e21, -9, 1e12],
    [0, 6, 0],
  ])('%d by %d is %d', (value, power, expected) => {
    expect(shiftDecimal(value, power)).toBe(expected);
  });

  it('changes nothing if it is followed by its inverse', () => {
    fc.assert(
      fc.property(decimal, fc.integer({ min: -9, max: 12 }), (d, power) => {
        expect(shiftDecimal(shiftDecimal(numberOf(d), power), -power)).toBe(numberOf(d));
      }),
    );
  });
});

describe('addDecimals', () => {
  it.each([
    [[0.1, 0.2], 0.3],
    [[81.6, 64.3, 107.1, 49.2], 302.2],
    [[2.6, -6.1], -3.5],
    [[0.1, -0.1], 0],
    [[], 0],
    [[7], 7],
  ])('%j is %d', (values, expected) => {
    expect(addDecimals(values)).toBe(expected);
  });

  it('is the sum in whole units of the last digit', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -(10 ** 8), max: 10 ** 8 }), { maxLength: 60 }),
        fc.integer({ min: 0, max: 5 }),
        (ns, decimals) => {
          const sum = ns.reduce((total, n) => total + n, 0);
          expect(addDecimals(ns.map((n) => Number(`${n}e${-decimals}`)))).toBe(Number(`${sum}e${-decimals}`));
        },
      ),
    );
  });

  it('leaves sums of unrounded results unchanged', () => {
    expect(addDecimals([1 / 3, 1 / 7])).toBe(1 / 3 + 1 / 7);
    expect(addDecimals([1e15, 0.12345])).toBe(1e15 + 0.12345);
    expect(addDecimals([1e-200, 1])).toBe(1);
    expect(addDecimals([1e-101, 2e-101])).toBe(1e-101 + 2e-101);
    expect(addDecimals([1e-100, 2e-100])).toBe(3e-100);
  });
});

describe('subtractDecimals', () => {
  it('gives differences as in decimal arithmetic', () => {
    expect(subtractDecimals(4.2, 4.1)).toBe(0.1);
    expect(subtractDecimals(3.1, 6.9)).toBe(-3.8);
    expect(subtractDecimals(3.5, 3.5)).toBe(0);
    // A mean: (0.1 + 0.2) / 2 and 1.1 + 2.2 have noise.
    expect(subtractDecimals(3, 1.1 + 2.2)).toBe(-0.3);
    expect(addDecimals([-0.1, -0.2, 0.3])).toBe(0); // not minus zero
  });
});

describe('multiplyDecimals', () => {
  it('gives products as in decimal arithmetic', () => {
    expect(multiplyDecimals(1.35, 67.5)).toBe(91.125);
    expect(multiplyDecimals(4.2, 0.1)).toBe(0.42);
    expect(multiplyDecimals(1.1, 1.1)).toBe(1.21);
    expect(Object.is(multiplyDecimals(-4.2, 0), 0)).toBe(true);
    expect(multiplyDecimals(1e-60, 1e-60)).toBe(1e-60 * 1e-60);
    expect(multiplyDecimals(3e-50, 3e-50)).toBe(9e-100);
  });

  it('of whole hundredths is the product of whole numbers with the decimal point moved', () => {
    const hundredths = fc.integer({ min: -100_000, max: 100_000 });
    fc.assert(
      fc.property(hundredths, hundredths, (a, b) => {
        const product = a * b;
        expect(multiplyDecimals(a / 100, b / 100)).toBe(product === 0 ? 0 : shiftDecimal(product, -4));
      }),
    );
  });
});

describe('publishedDecimals', () => {
  it('are the decimals of the values: two for contributions, one for quotients in per cent', () => {
    expect(publishedDecimals('%', [4.35, 4.1])).toBe(2);
    expect(publishedDecimals('Index', [107.3939])).toBe(4);
    expect(publishedDecimals('ppt', [1.4774, 0.01])).toBe(2);
    expect(publishedDecimals('ppt', [-0.1, 0.2])).toBe(1);
    expect([publishedDecimals('%', [4.6496253]), publishedDecimals('ppt', [0.123456])]).toEqual([1, 1]);
    expect([publishedDecimals('AUD', [1234.56789]), publishedDecimals('ratio', [0.123456])]).toEqual([0, 3]);
    expect([publishedDecimals('$/MWh', [242.7]), publishedDecimals('$/GJ', [12.34567])]).toEqual([2, 2]);
    expect([publishedDecimals("'000", [14823.2894544]), publishedDecimals("'000", [17.769])]).toEqual([1, 3]);
    expect(publishedDecimals('%', [])).toBe(0);
    const ofLargest = [9.99999, 10, 999.99999, 1000].map((largest) => publishedDecimals('AUD', [0.00001, -largest]));
    expect(ofLargest).toEqual([3, 1, 1, 0]);
  });
});

describe('roundedTo', () => {
  it('rounds halves away from zero, and gives no negative zero', () => {
    expect([roundedTo(0.125, 2), roundedTo(-0.125, 2), roundedTo(1.005, 2), roundedTo(-2.5, 0)]).toEqual([0.13, -0.13, 1.01, -3]);
    expect(roundedTo(-0.004, 2)).toBe(0);
    expect(roundedTo(1250, -2)).toBe(1300);
  });
});

describe('numbersWithoutNoise', () => {
  it('changes the numbers of lists and plain objects at any depth, and nothing else', () => {
    const noisy = 0.1 + 0.2;
    const day = new Date(0);
    expect(numbersWithoutNoise({ a: noisy, b: [noisy, 'x', null, { c: noisy }], d: true, day })).toStrictEqual({
      a: 0.3,
      b: [0.3, 'x', null, { c: 0.3 }],
      d: true,
      day,
    });
    expect(numbersWithoutNoise(noisy)).toBe(0.3);
    const points = new Map([['a', noisy]]);
    expect(numbersWithoutNoise(points)).toBe(points);
  });
});
