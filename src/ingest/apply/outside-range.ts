/**
 * Figures that come farther from the one before them than the history of their series lets anyone believe: at once by their distance, or nearer by where
 * they would be if a point, a sign or a filler were the fault. A file with one of them is reviewed.
 */
import { decimalsOf, shiftDecimal } from '../../core/decimal.ts';
import { WattleError } from '../../core/errors.ts';
import { formatPeriod } from '../../core/period.ts';
import { type Arriving, type ArrivingSeries, placed } from './arriving.ts';
import { FEWEST_STEPS, type History, type OtherSteps, step } from './believable.ts';

/**
 * A step of thirty times is believed of no level, whatever else. The price of child care fell to a twentieth in June 2020; a slip of the point by
 * three digits is a step of a thousand.
 */
const FARTHEST_LEVEL = Math.log(30);
/** Of a series with few figures yet: a tax offset fell to a fortieth in a year. */
const FARTHEST_OF_FEW = Math.log(300);
/** A rate may move by as many points as a ratio of e^0.3: 35 points from zero; of few figures by 170. */
const FARTHEST_SHARE = 0.3;
const FARTHEST_SHARE_OF_FEW = 1;
/** Steps of April to June 2020 were up to 19 times the usual ones, in hours worked. */
const TIMES_USUAL = 25;
/** A series may exceed its range by this many times its width. */
const TIMES_WIDTH = 3;
/** Another series of the dataset that once went as far shows that such steps happen in it. */
const BEYOND_OTHERS = 1.25;

/** Powers of ten that a point slips by, and a factor to another scale. */
const POWERS = [-6, -3, -2, -1, 1, 2, 3, 6] as const;
/** A slip leaves a step that the series never made; so does news, now and then, so it has to be longer by this. */
const BEYOND_FARTHEST = 1.2;
/** Put right, the figure is among the nearest: within the usual step and a unit of the last digit. */
const RESOLUTIONS = 1.5;
/** Of one digit, 0.1 and 1 may both be right. */
const FEWEST_DIGITS = 2;
/** Numbers that programs write for nothing: 999, 9999, -999. */
const FILLER = /^-?9{3,}(?:\.9+)?$/;
/** So many usual steps lie between a figure and a slip of it: a series that often doubles and halves shows none. */
const SLIP_TIMES_USUAL = 4;

interface Doubt {
  readonly series: ArrivingSeries;
  readonly figure: Arriving;
  readonly why: string;
}

/** DATA_IMPLAUSIBLE with every figure that is not believed; null where all are. */
export function outsideRange(arriving: readonly ArrivingSeries[], others: OtherSteps): WattleError | null {
  const doubts = arriving.flatMap((series) =>
    series.figures.flatMap((figure): readonly Doubt[] => {
      const why = doubtOf(series.history, figure, others);
      return why === null ? [] : [{ series, figure, why }];
    }),
  );
  return doubts.length === 0 ? null : reviewOf(doubts);
}

/** Why a figure is not believed; null where it is. */
function doubtOf(history: History, figure: Arriving, others: OtherSteps): string | null {
  const { value, previous, next } = figure;
  const beside = previous ?? next;
  if (beside === null) return null;
  const length = step(history, beside, value);
  // As far apart as stored data of the two periods: a revision of both, or another reference year.
  if (length <= figure.stepThen * BEYOND_FARTHEST) return null;
  const from = previous === null ? 'after it' : 'before it';
  // A stored slip that is put right leaves its neighbours nearer than they were.
  if (isNearer(history, figure)) return null;
  if (length > farthestOf(history) && length > BEYOND_OTHERS * others.farthest(history.isShare)) {
    return `${beside} ${from}, and no step of the series was that long`;
  }
  const slip = slipOf(history, figure, beside, length, others);
  return slip === null ? null : `${beside} ${from}: ${slip}`;
}

/** Of a figure that is stored otherwise, between two others. */
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

/** Rates that did not move for years can move by two points. */
const SHARE_STEP = 0.02;

/** The slip that explains a figure, in words; null where none does. */
function slipOf(
  history: History,
  { value, previous, next, then }: Arriving,
  beside: number,
  length: number,
  others: OtherSteps,
): string | null {
  if (history.steps < FEWEST_STEPS || length < SLIP_TIMES_USUAL * history.usual || !isOneSided(history)) return null;
  const near = (one: number): boolean =>
    [previous, next].every((other) => other === null || step(history, other, one) <= history.usual + RESOLUTIONS * history.resolution(one));
  const isFarthest = length > BEYOND_FARTHEST * history.farthest;
  const isNew = isFarthest && length > others.rare(history.isShare);
  if (isFarthest && FILLER.test(String(value))) return 'it is a filler for no value';
  if (isNew && value !== 0 && Math.sign(value) !== Math.sign(beside) && near(-value)) return 'its sign has turned';
  const { decimals } = history;
  const isFiner = decimals !== null && decimalsOf(value) > decimals;
  if (!isNew && !isFiner) return null;
  if (String(Math.abs(value)).replace(/^0\.0*|\./g, '').length < FEWEST_DIGITS && !isFiner) return null;
  const isWritten = (one: number): boolean => decimals === null || decimalsOf(one) <= decimals;
  const power = POWERS.find((one) => {
    const right = shiftDecimal(value, -one);
    return isWritten(right) && near(right) && (then === null || step(history, then, right) <= history.usual);
  });
  return power === undefined || near(value) ? null : `its decimal point has moved by ${Math.abs(power)}`;
}

/** Never on both sides of zero. */
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
