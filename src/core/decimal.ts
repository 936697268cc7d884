/** Exact arithmetic on published decimals: 4.2 - 4.1 is 0.1, and 540.8 thousand is 540800. */

/** Digits after the decimal point of a number as it is written; 0 for whole numbers. */
export function decimalsOf(value: number): number {
  if (Number.isInteger(value)) return 0;
  const text = String(value);
  const e = text.indexOf('e');
  const end = e < 0 ? text.length : e;
  const point = text.indexOf('.');
  const written = point < 0 ? 0 : end - point - 1;
  return e < 0 ? written : Math.max(0, written - Number(text.slice(e + 1)));
}

/** The digits that count, without sign, point and zeros around them: `431` of -4.31, 0.0431 and 4310; none of 0. */
export function digitsOf(value: number): string {
  const [mantissa] = Math.abs(value).toExponential().split('e');
  return value === 0 || mantissa === undefined ? '' : mantissa.replace('.', '');
}

/** value x 10^power, by moving the decimal point instead of multiplying. */
export function shiftDecimal(value: number, power: number): number {
  const [mantissa, exponent = '0'] = String(value).split('e');
  return Number(`${mantissa}e${Number(exponent) + power}`);
}

/** Digits of a decimal that noise is distinguished from. With one more, some quotients that the ATO published would be taken for noise. */
const DIGITS_WITHOUT_NOISE = 12;
/** How many steps of a double a few sums and products are off. */
const NOISE_STEPS = 8;

/**
 * A decimal as it was before somebody's program multiplied or added it as a binary fraction: 4273.262367500001 is 4273.2623675. A double reports
 * any decimal of fifteen digits from its neighbours, so that one of them stays what it is; so does a quotient that was published with all the
 * digits of a double (78961.580332409969), unless it is within the noise of a decimal of twelve digits.
 */
export function withoutNoise(value: number): number {
  if (!Number.isFinite(value) || value === Number(value.toPrecision(15))) return value;
  const decimal = Number(value.toPrecision(DIGITS_WITHOUT_NOISE));
  const step = 2 ** (Math.floor(Math.log2(Math.abs(value))) - 52);
  return Math.abs(value - decimal) <= NOISE_STEPS * step ? decimal : value;
}

/** As many as Number.prototype.toFixed writes. */
const MOST_DECIMALS = 100;

/**
 * Sum of decimals, free of the noise of binary fractions: the result has as many digits after the point as the longest term, which
 * an exact sum never exceeds. Where the terms fill the precision of a double (unrounded quotients, for instance) it is the plain sum.
 */
export function addDecimals(values: readonly number[]): number {
  let sum = 0;
  let decimals = 0;
  for (const value of values) {
    sum += value;
    decimals = Math.max(decimals, decimalsOf(value));
  }
  if (decimals === 0 || decimals > MOST_DECIMALS) return sum;
  return withoutNegativeZero(Number(sum.toFixed(decimals)));
}

/** The sum, or null as soon as one is missing: a sum of some parts is no sum of the whole. */
export function sumOfAll(values: readonly (number | null)[]): number | null {
  return values.every((value) => value !== null) ? addDecimals(values) : null;
}

/** a - b as decimals; see `addDecimals`. */
export function subtractDecimals(a: number, b: number): number {
  return addDecimals([a, -b]);
}

const withoutNegativeZero = (value: number): number => (value === 0 ? 0 : value);

/** a x b as decimals: the exact product has as many digits after the point as both factors together. */
export function multiplyDecimals(a: number, b: number): number {
  const decimals = decimalsOf(a) + decimalsOf(b);
  return decimals > MOST_DECIMALS ? a * b : withoutNegativeZero(Number((a * b).toFixed(decimals)));
}

/** The value rounded to these decimals, half away from zero. Zero has no sign. */
export function roundedTo(value: number, decimals: number): number {
  const rounded = shiftDecimal(Math.round(shiftDecimal(Math.abs(value), decimals)), -decimals);
  return withoutNegativeZero(value < 0 ? -rounded : rounded);
}

/** Every number of a computed result without noise, however deep it lies. */
export function numbersWithoutNoise<T>(value: T): T {
  if (typeof value === 'number') return withoutNoise(value) as T;
  if (Array.isArray(value)) return value.map(numbersWithoutNoise) as T;
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, numbersWithoutNoise(one)])) as T;
}
