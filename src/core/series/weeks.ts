/**
 * FRED's weeks, which end on a given weekday. Ordinals count weeks by their end. A single week has the ordinal of the ISO week that
 * contains its end.
 */
import { present } from '../assert.ts';
import { parseIsoDay } from '../period.ts';

const WEEK = 7;
const FORTNIGHT = 14;
/** The Monday of ISO week 0, in days since 1970-01-01. */
const FIRST_MONDAY = -3;

const isoDayNumber = (iso: string): number => present(parseIsoDay(iso), iso);

export interface Weeks {
  /** Days of each. */
  readonly days: number;
  /** The day on which week 0 ends. */
  readonly end: number;
}

/**
 * By FRED's codes. Two weeks end with the reserve maintenance periods of the Federal Reserve (bwew, 6 May 2020) and with their computation
 * periods (bwem, 20 April 2020).
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

/** The last day of a week, in days since 1970-01-01. */
export const endOfWeek = ({ days, end }: Weeks, t: number): number => end + t * days;

/** The week of a day. */
export const weekOf = ({ days, end }: Weeks, day: number): number => Math.ceil((day - end) / days);

/** Fortnights cannot be named by an ISO week. */
export const isFortnights = (weeks: Weeks | undefined): boolean => weeks?.days === FORTNIGHT;
