/**
 * Detects values that are too far from their neighbours. The file needs review if such a change is impossible. It also needs review if a
 * wrong decimal point, a wrong sign or a placeholder such as 999 explains the change.
 */
import { decimalsOf, shiftDecimal } from '../../core/decimal.ts';
import { WattleError } from '../../core/errors.ts';
import { formatPeriod } from '../../core/period.ts';
import { type Arriving, type ArrivingSeries, placed } from './arriving.ts';
import { FEWEST_STEPS, type History, type OtherSteps, step } from './believable.ts';
import type { Related } from './related.ts';

/**
 * The largest plausible change in a level: a factor of thirty. The price of child care fell to a twentieth in June 2020. If a decimal
 * point is wrong by three digits, the factor is a thousand.
 */
const FARTHEST_LEVEL = Math.log(30);
/** The largest plausible change in a level in a series with few values. A tax offset fell to a fortieth in a year. */
const FARTHEST_OF_FEW = Math.log(300);
/**
 * The largest plausible change in a rate, as a difference in logarithms of (1 + rate). From zero, it is 35 percentage points. In a series
 * with few values, it is 170 points.
 */
const FARTHEST_SHARE = 0.3;
const FARTHEST_SHARE_OF_FEW = 1;
/**
 * The largest plausible change, as a multiple of the usual change. From April to June 2020, hours worked changed by up to 19 times the
 * usual change.
 */
const TIMES_USUAL = 25;
/** The maximum distance of a rate from its neighbour, as a multiple of the range of its series. */
const TIMES_WIDTH = 3;
/** An impossible change must exceed the largest change in the dataset by this factor. */
const BEYOND_OTHERS = 1.25;

/** Shifts caused by a misplaced decimal point or wrong scale, as powers of ten. */
const POWERS = [-6, -3, -2, -1, 1, 2, 3, 6] as const;
/** An error must exceed the largest earlier change by this factor. Real changes may exceed it by less. */
const BEYOND_FARTHEST = 1.2;
/** An error that exceeds the largest earlier change of the series by this factor is not compared with other series. */
const FAR_BEYOND_FARTHEST = 4;
/**
 * The tolerance for a corrected value, in units of the last digit of the series. The value must be near its neighbours: within the usual
 * change plus this tolerance.
 */
const RESOLUTIONS = 1.5;
/** The minimum number of digits for checking the decimal point. A value with one digit may be right both as 0.1 and as 1. */
const FEWEST_DIGITS = 2;
/** The smallest whole number that is checked for an additional digit. */
const SHORTEST_WITH_DIGIT = 100;
/** Matches placeholders for missing values: 999, 9999, -999. */
const FILLER = /^-?9{3,}(?:\.9+)?$/;
/** An error must exceed the usual change by this factor. In a series that often doubles and halves, errors cannot be detected. */
const SLIP_TIMES_USUAL = 4;

interface Doubt {
  readonly series: ArrivingSeries;
  readonly figure: Arriving;
  readonly why: string;
}

/** Returns one DATA_IMPLAUSIBLE error for all implausible values, or null. */
export function outsideRange(arriving: readonly ArrivingSeries[], others: OtherSteps, related: Related): WattleError | null {
  const doubts = arriving.flatMap((series) =>
    series.figures.flatMap((figure): readonly Doubt[] => {
      const why = doubtOf(series, figure, others, related);
      return why === null ? [] : [{ series, figure, why }];
    }),
  );
  return doubts.length === 0 ? null : reviewOf(doubts);
}

/** Returns the reason for doubt as part of a sentence. Null if the value is plausible. */
function doubtOf(series: ArrivingSeries, figure: Arriving, others: OtherSteps, related: Related): string | null {
  const { history } = series;
  const { value, previous, next } = figure;
  const beside = previous ?? next;
  if (beside === null) return null;
  const length = step(history, beside, value);
  // If the stored values for these periods have a similar change, both values were revised or rebased.
  if (length <= figure.stepThen * BEYOND_FARTHEST) return null;
  const from = previous === null ? 'after it' : 'before it';
  // A value that is closer to its neighbours than the stored value corrects an error.
  if (isNearer(history, figure) || isReturn(history, previous, value)) return null;
  if (length > farthestOf(history) && length > BEYOND_OTHERS * others.farthest(history.isShare)) {
    return `${beside} ${from}, a larger change than the series has ever had`;
  }
  if (length > ALMOST_FARTHEST * history.farthest && isFarInRatio(history, beside, value))
    return `${beside} ${from}, a much larger ratio than the series has ever had`;
  const slip = slipOf(history, figure, beside, length, others);
  if (slip !== null) return `${beside} ${from}: ${slip}`;
  const apart = isLikeOthers(series, figure) ? null : related.doubtOf(series, figure);
  return apart === null ? null : `${beside} ${from}, ${apart}`;
}

/** An error must exceed the largest earlier ratio, as a logarithm, by this factor. The rate must also have changed threefold. */
const BEYOND_RATIO = 3;
const LEAST_RATIO = Math.log(3);
/** The change in percentage points must also be about as large as any earlier one. */
const ALMOST_FARTHEST = 0.9;
/** A zero or negative rate counts as this share of the smallest earlier rate. */
const SHARE_OF_LEAST = 0.1;

/**
 * Returns true for a rate that changed by a much larger factor than ever. An underemployment rate of 0.6% after 6% is wrong, although
 * the rate once rose by five percentage points in a month.
 */
function isFarInRatio({ farthestRatio, least }: History, beside: number, value: number): boolean {
  if (farthestRatio === null || beside <= 0) return false;
  return Math.abs(Math.log(Math.max(value, SHARE_OF_LEAST * least) / beside)) > Math.max(LEAST_RATIO, BEYOND_RATIO * farthestRatio);
}

/** A fall of more than this share, as a logarithm, is usually followed by a return. */
const DEEP_FALL = -Math.LN2;
const SHARE_LEFT = 0.2;

/** Returns true for a percentage change that reverses a deep fall: after -95%, a return to the earlier level is 1,900%. */
function isReturn({ isShare, scaled }: History, previous: number | null, value: number): boolean {
  const fall = isShare && previous !== null ? scaled(previous) : 0;
  return fall < DEEP_FALL && Math.abs(fall + scaled(value)) <= SHARE_LEFT * Math.abs(fall);
}

/** A revision is an error if it exceeds all other revisions of the series in the file by this factor. */
const TIMES_REVISED = 3;

/** Returns true for a revision that is not much larger than the other revisions of the series in the file. */
function isLikeOthers({ figures, history }: ArrivingSeries, { t, then, value }: Arriving): boolean {
  if (then === null) return false;
  const own = step(history, then, value);
  return figures.some((one) => one.t !== t && one.then !== null && TIMES_REVISED * step(history, one.then, one.value) >= own);
}

/** Returns true if a changed value is at least as close to both neighbours as the stored value. */
function isNearer(history: History, { value, then, previous, next }: Arriving): boolean {
  if (then === null || previous === null || next === null) return false;
  const distance = (one: number): number => step(history, previous, one) + step(history, next, one);
  return distance(value) <= distance(then);
}

function farthestOf(history: History): number {
  const { isShare, usual, scaled, least, most } = history;
  if (history.steps < FEWEST_STEPS) return isShare ? FARTHEST_SHARE_OF_FEW : FARTHEST_OF_FEW;
  const floor = isShare ? FARTHEST_SHARE : FARTHEST_LEVEL;
  const width = scaled(most) - scaled(least);
  return isShare ? Math.min(floor, Math.max(TIMES_USUAL * usual, TIMES_WIDTH * width, SHARE_STEP)) : Math.max(floor, TIMES_USUAL * usual);
}

/** A change in a rate that is always plausible: two percentage points. The rate may have been constant for years. */
const SHARE_STEP = 0.02;

/** Returns the typing error that explains a value, in words. Null if none is likely. */
function slipOf(
  history: History,
  { value, previous, next, then }: Arriving,
  beside: number,
  length: number,
  others: OtherSteps,
): string | null {
  if (history.steps < FEWEST_STEPS) return null;
  // A change that is unusual needs no further evidence, because few real values have only nines.
  if (length > history.usual && FILLER.test(String(value))) return 'it is a placeholder for a missing value';
  if (length < SLIP_TIMES_USUAL * history.usual || !isOneSided(history)) return null;
  const near = (one: number): boolean =>
    [previous, next].every((other) => other === null || step(history, other, one) <= history.usual + RESOLUTIONS * history.resolution(one));
  const isNew =
    length > BEYOND_FARTHEST * history.farthest &&
    (length > others.rare(history.isShare) || length > FAR_BEYOND_FARTHEST * history.farthest);
  if (isNew && value !== 0 && Math.sign(value) !== Math.sign(beside) && near(-value)) return 'its sign has changed';
  const { decimals } = history;
  if (isNew && decimals === 0 && Math.abs(value) >= SHORTEST_WITH_DIGIT && near(Math.trunc(value / 10))) return 'a digit has been added';
  const isFiner = decimals !== null && decimalsOf(value) > decimals;
  if (!isNew && !isFiner) return null;
  if (String(Math.abs(value)).replace(/^0\.0*|\./g, '').length < FEWEST_DIGITS && !isFiner) return null;
  const isWritten = (one: number): boolean => decimals === null || decimalsOf(one) <= decimals;
  const power = POWERS.find((one) => {
    const right = shiftDecimal(value, -one);
    return isWritten(right) && near(right) && (then === null || step(history, then, right) <= history.usual);
  });
  return power === undefined || near(value) ? null : `its decimal point has moved by ${Math.abs(power)} places`;
}

/** Returns true unless there are values on both sides of zero. */
const isOneSided = ({ least, most }: History): boolean => least >= 0 || most <= 0;

const MOST_NAMED = 3;

function reviewOf(doubts: readonly Doubt[]): WattleError {
  const sentence = ({ series, figure, why }: Doubt): string => `${placed(series, figure.observation)} is ${figure.value}, ${why}`;
  const named = doubts.slice(0, MOST_NAMED).map(sentence).join('; ');
  const more = doubts.length > MOST_NAMED ? `, and ${doubts.length - MOST_NAMED} more` : '';
  const count = doubts.length === 1 ? 'One figure needs' : `${doubts.length} figures need`;
  const [{ series, figure }] = doubts as readonly [Doubt, ...Doubt[]];
  const at = { column: series.key, value: `${formatPeriod({ freq: series.freq, t: figure.t })} ${figure.value}` };
  const faults = doubts.map((one) => ({ parameter: placed(one.series, one.figure.observation), detail: sentence(one) }));
  return new WattleError('DATA_IMPLAUSIBLE', `${count} review: ${named}${more}.`, { at, faults });
}
