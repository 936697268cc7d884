/** Compares release days that follow a rule with calendars. */
import { describe, expect, it } from 'vitest';
import { dayByRule, type ReleaseRule } from '../../src/core/calendar/release-rule.ts';
import { isoDay, type Period, parsePeriod } from '../../src/core/period.ts';

const at = (text: string): Period => {
  const found = parsePeriod(text);
  if (!found) throw new Error(`${text} is not a period`);
  return found;
};
const WEDNESDAY = 3;
const RULE: ReleaseRule = {
  kind: 'on_or_after',
  offset: 1,
  weekday: WEDNESDAY,
  day: 1,
  months: null,
  until: null,
  exceptions: new Set(),
  words: 'test',
};
const dayOf = (rule: Partial<ReleaseRule>, of: string): string | null => {
  const day = dayByRule({ ...RULE, ...rule }, at(of));
  return day === null ? null : isoDay(day);
};

describe('the release day', () => {
  it.each<[Partial<ReleaseRule>, string, string | null]>([
    // 1 July 2026 was a Wednesday.
    [{}, '2026-06', '2026-07-01'],
    [{ day: 2 }, '2026-06', '2026-07-08'],
    [{ offset: 2 }, '2026-06', '2026-08-05'],
    [{ offset: 0 }, '2026-Q2', '2026-06-03'],
    [{ kind: 'last' }, '2026-06', '2026-07-29'],
    [{ kind: 'last', weekday: 5 }, '2026-06', '2026-07-31'],
    // February 2026 ends on a Saturday, May on a Sunday, June on a Tuesday.
    [{ kind: 'last_business_day' }, '2026-01', '2026-02-27'],
    [{ kind: 'last_business_day' }, '2026-04', '2026-05-29'],
    [{ kind: 'last_business_day' }, '2026-05', '2026-06-30'],
    [{ kind: 'days_after', offset: 15 }, '2026-06', '2026-06-18'],
    [{ exceptions: new Set(['07-01']) }, '2026-06', '2026-06-30'],
    [{ months: new Set([6]) }, '2026-06', '2026-07-01'],
    [{ months: new Set([6]) }, '2026-07', null],
    [{ until: at('2026-06') }, '2026-06', '2026-07-01'],
    [{ until: at('2026-06') }, '2026-07', null],
  ])('%j of %s is %s', (rule, of, expected) => {
    expect(dayOf(rule, of)).toBe(expected);
  });
});
