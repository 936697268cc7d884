/** Calculates release dates by rules. A rule counts from the last month of the reference period, or from a weekday in a later month. */
import { entry } from '../assert.ts';
import { lastDay, type Period, period, periodOfDay } from '../period.ts';

/** found: a source states the date. by_rule: the date follows from a rule for the publication. */
export const DAY_BASES = ['found', 'by_rule'] as const;
export type DayBasis = (typeof DAY_BASES)[number];

/**
 * The kinds of rules, with the release date for each:
 *
 * on_or_after        the first given weekday on or after a given day of the month
 * last               the last given weekday of the month
 * last_business_day  the last day of the month that is from Monday to Friday
 * days_after         a number of days after the first given weekday on or after a given day of the reference month
 */
export const RULE_KINDS = ['on_or_after', 'last', 'last_business_day', 'days_after'] as const;
export const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;

export interface ReleaseRule {
  readonly kind: (typeof RULE_KINDS)[number];
  /** For `days_after`, the number of days after the weekday. For other kinds, the number of months after the reference month. */
  readonly offset: number;
  /** 0 for Sunday to 6 for Saturday. */
  readonly weekday: number;
  readonly day: number;
  /** Months (1 to 12) in which the reference periods of this rule end. Null for all months. */
  readonly months: ReadonlySet<number> | null;
  /** The last reference period under this rule. Null if the rule still applies. */
  readonly until: Period | null;
  /** Dates such as `01-26` on which nothing is released. A release on such a date is moved to the previous day. */
  readonly exceptions: ReadonlySet<string>;
  readonly words: string;
}

const SATURDAY = 6;
const WEEK = 7;
/** 1970-01-01, day 0, was a Thursday. */
const weekdayOf = (day: number): number => (day + 4) % WEEK;

/** Returns the release date in days since 1970-01-01, or null if the rule does not apply to the period. */
export function dayByRule(rule: ReleaseRule, of: Period): number | null {
  const month = periodOfDay('M', lastDay(of)).t;
  if (rule.until !== null && of.t > rule.until.t) return null;
  if (rule.months !== null && !rule.months.has((month % 12) + 1)) return null;
  const day = plainDay(rule, month);
  const monthAndDay = new Date(day * 86_400_000).toISOString().slice(5, 10);
  return rule.exceptions.has(monthAndDay) ? day - 1 : day;
}

function plainDay({ kind, offset, weekday, day }: ReleaseRule, month: number): number {
  const begin = (of: number): number => lastDay(period('M', of - 1)) + 1;
  const onOrAfter = (first: number): number => first + ((weekday - weekdayOf(first) + WEEK) % WEEK);
  const end = lastDay(period('M', month + offset));
  const days: Readonly<Record<ReleaseRule['kind'], () => number>> = {
    on_or_after: () => onOrAfter(begin(month + offset) + day - 1),
    days_after: () => onOrAfter(begin(month) + day - 1) + offset,
    last: () => end - ((weekdayOf(end) - weekday + WEEK) % WEEK),
    last_business_day: () => end - (weekdayOf(end) === SATURDAY ? 1 : weekdayOf(end) === 0 ? 2 : 0),
  };
  return entry(new Map(Object.entries(days)), kind)();
}
