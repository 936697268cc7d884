/** Exact decimal arithmetic: 4.2 - 4.1 is 0.1, and 540.8 thousand is 540800. */

/** Below these limits, arithmetic finds the number of decimals. It is faster than reading the text of a number. */
const MOST_EXACT = 1e9;
const FEW_DECIMALS = 4;

/** Returns the number of decimal places. An exponent is converted first. Returns 0 for whole numbers. */
export function decimalsOf(value: number): number {
  if (Number.isInteger(value)) return 0;
  // Most values have few digits. Whole numbers and powers of ten in this range are exact, so an equal quotient has the same shortest text.
  if (Math.abs(value) < MOST_EXACT) {
    for (let power = 1; power <= FEW_DECIMALS; power += 1) {
      const scale = 10 ** power;
      if (Math.round(value * scale) / scale === value) return power;
    }
  }
  const text = String(value);
  const e = text.indexOf('e');
  const end = e < 0 ? text.length : e;
  const point = text.indexOf('.');
  const written = point < 0 ? 0 : end - point - 1;
  return e < 0 ? written : Math.max(0, written - Number(text.slice(e + 1)));
}

/** The maximum number of decimals in a published value. Values with more decimals, usually about a dozen, were calculated. */
const MOST_PUBLISHED = 4;
/** The number of decimals for contributions. The ABS prints two decimals, but its files have four. */
const MOST_OF_CONTRIBUTIONS = 2;

/** Thousands of persons, dwellings or hours have at most three decimals, because a count has no fractions. */
const COUNTED_IN_THOUSANDS = /^'000/;
const MOST_OF_THOUSANDS = 3;
/** The number of decimals for estimates in thousands. The ABS prints hundreds, such as 14,823.3 thousand, but its files have seven decimals. */
const DECIMALS_OF_THOUSANDS = 1;

/** Prices per unit of energy, such as `$/MWh`, are shown in cents. */
const PRICE_PER_UNIT = /^\$\//;
const CENTS = 2;

/** Returns the number of decimals for values in the same unit, so that they match within a chart, table or sentence. */
export function publishedDecimals(unitsShort: string, values: readonly number[]): number {
  if (PRICE_PER_UNIT.test(unitsShort)) return CENTS;
  const most = values.reduce((so, value) => Math.max(so, decimalsOf(value)), 0);
  if (unitsShort === 'ppt') return most <= MOST_PUBLISHED ? Math.min(most, MOST_OF_CONTRIBUTIONS) : 1;
  if (most <= (COUNTED_IN_THOUSANDS.test(unitsShort) ? MOST_OF_THOUSANDS : MOST_PUBLISHED)) return most;
  if (unitsShort.includes('%')) return 1;
  if (unitsShort === "'000") return DECIMALS_OF_THOUSANDS;
  const largest = values.reduce((so, value) => Math.max(so, Math.abs(value)), 0);
  return largest >= 1000 ? 0 : largest >= 10 ? 1 : 3;
}

/** Returns the digits without sign, point and outer zeros: `431` for -4.31, 0.0431 and 4310. Returns empty text for 0. */
export function digitsOf(value: number): string {
  const [mantissa] = Math.abs(value).toExponential().split('e');
  return value === 0 || mantissa === undefined ? '' : mantissa.replace('.', '');
}

/** Returns value × 10^power. Moves the decimal point, so that all digits stay the same. */
export function shiftDecimal(value: number, power: number): number {
  const [mantissa, exponent = '0'] = String(value).split('e');
  return Number(`${mantissa}e${Number(exponent) + power}`);
}

/**
 * A value is compared with its rounding to this number of significant digits. With 13 digits, the last digits of some ATO quotients would
 * be treated as noise.
 */
const DIGITS_WITHOUT_NOISE = 12;
/** The largest expected error after a few sums and products, as a multiple of the distance between adjacent double-precision numbers. */
const NOISE_STEPS = 8;

/**
 * Removes rounding noise from binary arithmetic: 4273.262367500001 becomes 4273.2623675. A decimal with up to fifteen digits does not
 * change. A published quotient with all digits of a double, such as 78961.580332409969, changes only if a twelve-digit decimal is within
 * the noise.
 */
export function withoutNoise(value: number): number {
  if (!Number.isFinite(value) || value === Number(value.toPrecision(15))) return value;
  const decimal = Number(value.toPrecision(DIGITS_WITHOUT_NOISE));
  const step = 2 ** (Math.floor(Math.log2(Math.abs(value))) - 52);
  return Math.abs(value - decimal) <= NOISE_STEPS * step ? decimal : value;
}

/** The maximum number of decimals that Number.prototype.toFixed accepts. */
const MOST_DECIMALS = 100;

/** Returns the highest number of decimal places in any value. */
export function mostDecimals(values: readonly number[]): number {
  let most = 0;
  for (const value of values) most = Math.max(most, decimalsOf(value));
  return most;
}

/**
 * Returns the sum, rounded to the highest number of decimals in any term. Does not round it if a term has all digits of a double.
 * @param decimals the highest number of decimals, if it is known
 */
export function addDecimals(values: readonly number[], decimals = mostDecimals(values)): number {
  let sum = 0;
  for (const value of values) sum += value;
  if (decimals === 0 || decimals > MOST_DECIMALS) return sum;
  return withoutNegativeZero(Number(sum.toFixed(decimals)));
}

/** Returns the sum. Returns null if a value is missing, because the sum would not be the total. */
export function sumOfAll(values: readonly (number | null)[]): number | null {
  return values.every((value) => value !== null) ? addDecimals(values) : null;
}

/** Returns a - b, exact in decimals (see `addDecimals`). First removes the noise of a and b, because a difference would make it visible. */
export function subtractDecimals(a: number, b: number): number {
  return addDecimals([withoutNoise(a), -withoutNoise(b)]);
}

const withoutNegativeZero = (value: number): number => (value === 0 ? 0 : value);

/** Returns a × b, exact in decimals. The result has as many decimal places as both factors together. */
export function multiplyDecimals(a: number, b: number): number {
  const decimals = decimalsOf(a) + decimalsOf(b);
  return decimals > MOST_DECIMALS ? a * b : withoutNegativeZero(Number((a * b).toFixed(decimals)));
}

/** Rounds a value, with halves away from zero. Never returns negative zero. */
export function roundedTo(value: number, decimals: number): number {
  const rounded = shiftDecimal(Math.round(shiftDecimal(Math.abs(value), decimals)), -decimals);
  return withoutNegativeZero(value < 0 ? -rounded : rounded);
}

/** Applies `withoutNoise` to all numbers in a result, at any depth. */
export function numbersWithoutNoise<T>(value: T): T {
  if (typeof value === 'number') return withoutNoise(value) as T;
  if (Array.isArray(value)) return value.map(numbersWithoutNoise) as T;
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, numbersWithoutNoise(one)])) as T;
}
