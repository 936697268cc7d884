/** Checks days on which the market or the Reserve Bank may be closed. */
import { describe, expect, it } from 'vitest';
import { isClosedDay, mayBeClosed } from '../../src/core/calendar/closed-days.ts';
import { DAY_MS } from '../../src/core/period.ts';

const day = (text: string): number => Date.parse(text) / DAY_MS;

describe('a day without market data', () => {
  it.each(['2026-11-28', '2026-11-29', '2025-12-25', '2026-01-26', '2024-04-25'])('%s is a weekend or holiday', (text) => {
    expect([isClosedDay(day(text)), mayBeClosed(day(text))]).toEqual([true, true]);
  });

  it.each([
    ['Good Friday', ['2000-04-21', '2008-03-21', '2019-04-19', '2024-03-29', '2025-04-18', '2026-04-03']],
    ['Easter Monday', ['2000-04-24', '2008-03-24', '2011-04-25', '2025-04-21', '2026-04-06']],
    ["the King's Birthday", ['2024-06-10', '2025-06-09']],
    ['Labour Day', ['2024-10-07', '2025-10-06']],
    ['the bank holiday', ['2024-08-05', '2025-08-04']],
    ['a substitute day', ['2022-01-03', '2021-12-27', '2021-12-28', '2027-12-27', '2027-12-28', '2020-01-27']],
    ['the day of mourning', ['2022-09-22']],
  ])('may be %s', (_, days) => {
    for (const text of days) expect([text, mayBeClosed(day(text))]).toEqual([text, true]);
  });

  it.each(['2025-04-17', '2025-04-22', '2024-06-03', '2024-06-17', '2024-10-14', '2022-01-05', '2026-04-07', '2021-12-29', '2024-12-27'])(
    '%s is a trading day',
    (text) => {
      expect(mayBeClosed(day(text))).toBe(false);
    },
  );
});
