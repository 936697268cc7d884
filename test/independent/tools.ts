/**
 * Calculates the results of `units`, `frequency`, `index_to`, `deflate`, `per` and `expr` from levels in `/v1/series`, with the formulas in
 * the documentation. This file imports nothing from the program, so rules that both need are written twice.
 */

type Row = Readonly<Record<string, unknown>>;
export type Values = ReadonlyMap<string, number>;
/** Returns the response for a path. */
export type Ask = (path: string) => Promise<{ readonly data: readonly Row[]; readonly meta: { readonly notes: readonly string[] } }>;

/** Reads the values in a series by period. `member` selects a series if the response has several. */
export async function valuesOf(
  ask: Ask,
  path: string,
  member = 'value',
): Promise<{ readonly values: Values; readonly notes: readonly string[] }> {
  const { data, meta } = await ask(path);
  const figures = data.flatMap((row): [string, number][] =>
    typeof row[member] === 'number' ? [[String(row['period']), row[member]]] : [],
  );
  return { values: new Map(figures), notes: meta.notes };
}

// ---------------------------------------------------------------- periods

const perYear = (period: string): number => (period.includes('Q') ? 4 : period.includes('-') ? 12 : 1);

/** Returns the period that is `by` periods earlier, for months, quarters and years. */
export function back(period: string, by: number): string {
  const count = perYear(period);
  const [year = 0, part = 1] = period.replace('Q', '').split('-').map(Number);
  const ordinal = year * count + part - 1 - by;
  const within = (ordinal % count) + 1;
  const whole = Math.floor(ordinal / count);
  return count === 1 ? String(whole) : count === 4 ? `${whole}-Q${within}` : `${whole}-${String(within).padStart(2, '0')}`;
}

const monthsOf = (quarter: string): readonly string[] => {
  const [year = '', number = '1'] = quarter.split('-Q');
  return [2, 1, 0].map((i) => `${year}-${String(Number(number) * 3 - i).padStart(2, '0')}`);
};

// ---------------------------------------------------------------- units

/** Returns the k values up to a period, oldest first. Returns null if one is missing. */
function windowOf(x: Values, period: string, k: number): readonly number[] | null {
  const values = Array.from({ length: k }, (_, i) => x.get(back(period, k - 1 - i)));
  return values.every((value) => value !== undefined) ? (values as number[]) : null;
}

const mean = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0) / values.length;
/** Returns the sample standard deviation, which divides by n − 1. */
const deviation = (values: readonly number[]): number =>
  Math.sqrt(values.reduce((all, value) => all + (value - mean(values)) ** 2, 0) / (values.length - 1));

type Formula = (x: Values, t: string) => number | null;

/** Makes a formula with two values: the current one, and the one `lag` periods earlier. */
const ofTwo =
  (lag: (n: number) => number, formula: (now: number, then: number, n: number) => number): Formula =>
  (x, t) => {
    const n = perYear(t);
    const [now, then] = [x.get(t), x.get(back(t, lag(n)))];
    return now === undefined || then === undefined ? null : formula(now, then, n);
  };
const ofWindow =
  (length: (n: number) => number, formula: (values: readonly number[]) => number): Formula =>
  (x, t) => {
    const values = windowOf(x, t, length(perYear(t)));
    return values === null ? null : formula(values);
  };

const one = (): number => 1;
const aYear = (n: number): number => n;
const annualised = (months: number): Formula =>
  ofWindow(
    (n) => (months * n) / 12 + 1,
    (values) => 100 * (((values.at(-1) ?? Number.NaN) / (values[0] ?? Number.NaN)) ** (12 / months) - 1),
  );
const average = (k: number): Formula => ofWindow(() => k, mean);
const score = (years: number): Formula =>
  ofWindow(
    (n) => years * n,
    (values) => ((values.at(-1) ?? Number.NaN) - mean(values)) / deviation(values),
  );

export const UNITS: Readonly<Record<string, Formula>> = {
  chg: ofTwo(one, (now, then) => now - then),
  ch1: ofTwo(aYear, (now, then) => now - then),
  pch: ofTwo(one, (now, then) => 100 * (now / then - 1)),
  pc1: ofTwo(aYear, (now, then) => 100 * (now / then - 1)),
  pca: ofTwo(one, (now, then, n) => 100 * ((now / then) ** n - 1)),
  cch: ofTwo(one, (now, then) => 100 * Math.log(now / then)),
  cca: ofTwo(one, (now, then, n) => n * 100 * Math.log(now / then)),
  log: (x, t) => Math.log(x.get(t) ?? Number.NaN),
  a3m: annualised(3),
  a6m: annualised(6),
  ma3: average(3),
  ma4: average(4),
  ma6: average(6),
  ma12: average(12),
  z5y: score(5),
  z10y: score(10),
};

export function transformed(x: Values, formula: Formula): Values {
  return new Map(
    [...x.keys()].flatMap((t): [string, number][] => {
      const value = formula(x, t);
      return value === null || !Number.isFinite(value) ? [] : [[t, value]];
    }),
  );
}

// ---------------------------------------------------------------- several series

/** Combines the months in complete quarters into their mean, sum or last value. */
export function byQuarter(x: Values, how: 'avg' | 'sum' | 'eop'): Values {
  const quarters = new Set([...x.keys()].map((month) => `${month.slice(0, 4)}-Q${Math.ceil(Number(month.slice(5)) / 3)}`));
  return new Map(
    [...quarters].flatMap((quarter): [string, number][] => {
      const values = monthsOf(quarter).flatMap((month) => x.get(month) ?? []);
      if (values.length < 3) return [];
      return [[quarter, how === 'avg' ? mean(values) : how === 'sum' ? 3 * mean(values) : (values.at(-1) ?? Number.NaN)]];
    }),
  );
}

/** Applies a formula to the two values of each common period. */
export const both = (x: Values, y: Values, formula: (a: number, b: number) => number): Values =>
  new Map(
    [...x].flatMap(([t, value]): [string, number][] => {
      const other = y.get(t);
      return other === undefined ? [] : [[t, formula(value, other)]];
    }),
  );

export const newestOfBoth = (x: Values, y: Values): string =>
  [...x.keys()]
    .filter((t) => y.has(t))
    .sort()
    .at(-1) ?? '';

/** Returns every level relative to that in a period, times 100. */
export const indexed = (x: Values, base: string): Values =>
  new Map([...x].map(([t, value]) => [t, (100 * value) / (x.get(base) ?? Number.NaN)]));

// ---------------------------------------------------------------- comparison

/**
 * Returns values that differ from the calculation, and calculated values that are missing. Ignores differences due to the order of binary
 * arithmetic.
 */
export function differences(given: Values, calculated: Values): { readonly others: readonly string[]; readonly absent: readonly string[] } {
  const isSame = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-8 * Math.max(1, Math.abs(a), Math.abs(b));
  return {
    others: [...given].flatMap(([t, value]) => {
      const own = calculated.get(t);
      return own !== undefined && isSame(value, own) ? [] : [`${t}: ${value}, and not ${own}`];
    }),
    absent: [...calculated.keys()].filter((t) => !given.has(t)),
  };
}
