/**
 * FRED's weeks, which end on a given weekday. A week has the ordinal of the ISO week in which it ends. Fortnights have separate ordinals.
 */
import { present } from '../assert.ts';
import { parseIsoDay } from '../period.ts';

const WEEK = 7;
const FORTNIGHT = 14;
/** The first Monday (1969-12-29) in days since 1970-01-01. */
const FIRST_MONDAY = -3;

const isoDayNumber = (iso: string): number => present(parseIsoDay(iso), iso);

export interface Weeks {
  /** The length of a period in days: 7 or 14. */
  readonly days: number;
  /** The end of period 0, in days since 1970-01-01. */
  readonly end: number;
}

/**
 * Weeks by FRED code. Fortnights end with the reserve maintenance periods (bwew, 6 May 2020) or the computation periods (bwem, 20 April
 * 2020) of the Federal Reserve.
 * @see https://fred.stlouisfed.org/docs/api/fred/series_observations.html#frequency
 */
export const WEEKS: ReadonlyMap<string, Weeks> = new Map([
  ...(['wem', 'wetu', 'wew', 'weth', 'wef', 'wesa', 'wesu'] as const).map((code, i): [string, Weeks] => [
    code,
    { days: WEEK, end: FIRST_MONDAY + i },
  ]),
  ['bwew', { days: FORTNIGHT, end: isoDayNumber('2020-05-06') }],
  ['bwem', { days: FORTNIGHT, end: isoDayNumber('2020-04-20') }],
]);

/** Returns the last day of a week, in days since 1970-01-01. */
export const endOfWeek = ({ days, end }: Weeks, t: number): number => end + t * days;

export const weekOf = ({ days, end }: Weeks, day: number): number => Math.ceil((day - end) / days);

/** Returns true for fortnights, because they cannot be named after an ISO week. */
export const isFortnights = (weeks: Weeks | undefined): boolean => weeks?.days === FORTNIGHT;
