/**
 * Calculates statistics of revisions r = later − first: the mean with Newey–West standard error (Bartlett weights, 3 lags), the mean
 * absolute value, the standard deviation, and two tests.
 *
 * news    r = a + b·first + e    a = b = 0 if the first value is an efficient estimate
 * noise   r = a + b·later + e    a = b = 0 if the first value is the later one plus noise
 *
 * Both are joint tests of a and b with standard errors of the same kind, against F(2, n − 2) (Mankiw and Shapiro 1986).
 */

import { at } from '../assert.ts';

/** Number of lags in the Newey–West standard errors. */
const HAC_LAGS = 3;
/** The minimum number of pairs for a test. */
export const LEAST_PAIRS = 12;
const TINY = 1e-12;

export interface RevisionPair {
  readonly first: number;
  readonly later: number;
}

export interface RevisionTest {
  readonly intercept: number;
  readonly slope: number;
  /** The probability value for the hypothesis that intercept and slope are both zero. */
  readonly p: number;
}

export interface RevisionStatistics {
  readonly n: number;
  readonly mean: number;
  /** The t statistic of the mean revision. Null if there are too few pairs or all revisions are equal. */
  readonly t: number | null;
  readonly meanAbsolute: number;
  /** The sample standard deviation. Null if there is only one pair. */
  readonly deviation: number | null;
  readonly news: RevisionTest | null;
  readonly noise: RevisionTest | null;
}

/** Returns the statistics, or null if there are no pairs. The pairs must be in ascending order of period. */
export function revisionStatistics(pairs: readonly RevisionPair[]): RevisionStatistics | null {
  const n = pairs.length;
  if (n === 0) return null;
  const revisions = pairs.map(({ first, later }) => later - first);
  const mean = average(revisions);
  const centred = revisions.map((r) => r - mean);
  const squares = centred.reduce((sum, r) => sum + r * r, 0);
  const isEnough = n >= LEAST_PAIRS;
  return {
    n,
    mean,
    t: isEnough ? tOfMean(mean, centred) : null,
    meanAbsolute: average(revisions.map(Math.abs)),
    deviation: n < 2 ? null : Math.sqrt(squares / (n - 1)),
    news: isEnough
      ? jointTest(
          revisions,
          pairs.map(({ first }) => first),
        )
      : null,
    noise: isEnough
      ? jointTest(
          revisions,
          pairs.map(({ later }) => later),
        )
      : null,
  };
}

const average = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const weight = (lag: number): number => 1 - lag / (HAC_LAGS + 1);

/** Returns the sum of products of two lists, with the second list lagged. */
const products = (a: readonly number[], b: readonly number[], lag = 0): number => sum(a.slice(lag).map((value, i) => value * at(b, i)));

function tOfMean(mean: number, centred: readonly number[]): number | null {
  const n = centred.length;
  let variance = products(centred, centred);
  for (let lag = 1; lag <= HAC_LAGS; lag += 1) variance += 2 * weight(lag) * products(centred, centred, lag);
  const error = Math.sqrt(Math.max(variance, 0)) / n;
  return error <= TINY ? null : mean / error;
}

/** The matrix with the rows (a b) and (b d). */
type Symmetric = readonly [number, number, number];

function inverse([a, b, d]: Symmetric): Symmetric | null {
  const determinant = a * d - b * b;
  if (Math.abs(determinant) <= TINY * Math.max(1, Math.abs(a * d))) return null;
  return [d / determinant, -b / determinant, a / determinant];
}

/** Fits y on a constant and x by least squares. Returns null if x is constant or the fit is perfect. */
function jointTest(y: readonly number[], x: readonly number[]): RevisionTest | null {
  const n = y.length;
  const [sx, sxx, sy, sxy] = [sum(x), products(x, x), sum(y), products(x, y)];
  const bread = inverse([n, sx, sxx]);
  if (bread === null) return null;
  const [intercept, slope] = [bread[0] * sy + bread[1] * sxy, bread[1] * sy + bread[2] * sxy];
  const e = y.map((value, i) => value - intercept - slope * at(x, i));
  const ex = e.map((value, i) => value * at(x, i));
  const meat: [number, number, number] = [0, 0, 0];
  for (let lag = 0; lag <= HAC_LAGS; lag += 1) {
    const twice = lag === 0 ? 1 : 2 * weight(lag);
    meat[0] += twice * products(e, e, lag);
    meat[1] += (twice * (products(e, ex, lag) + products(ex, e, lag))) / 2;
    meat[2] += twice * products(ex, ex, lag);
  }
  const inner = inverse(meat);
  if (inner === null) return null;
  // The inverse of bread · meat · bread is (X'X) · meat⁻¹ · (X'X).
  const [u, v] = [n * intercept + sx * slope, sx * intercept + sxx * slope];
  const wald = u * u * inner[0] + 2 * u * v * inner[1] + v * v * inner[2];
  // The F distribution with 2 and n − 2 degrees of freedom, in closed form.
  return { intercept, slope, p: (1 + Math.max(wald, 0) / (n - 2)) ** (-(n - 2) / 2) };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
