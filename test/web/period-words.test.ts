/** Checks how periods are written in words, including market intervals. */
import { expect, it } from 'vitest';
import { columnPeriod, periodText, shortPeriod } from '../../src/web/words/period-words.ts';

it.each([
  ['2025-Q4', 'December quarter 2025', 'Dec quarter 2025', 'Dec 25'],
  ['2026-06', 'June 2026', 'June 2026', 'Jun 26'],
  ['2026-11-26T06:25:00+10:00', '6:25 am on 26 November 2026', '6:25 am, 26 Nov 2026', '6:25 am, 26 Nov'],
  // The interval that ends at midnight is named by its end.
  ['2026-11-26T00:00:00+10:00', '12:00 am on 26 November 2026', '12:00 am, 26 Nov 2026', '12:00 am, 26 Nov'],
  ['2026-13-26T06:25:00+10:00', '2026-13-26T06:25:00+10:00', '2026-13-26T06:25:00+10:00', '2026-13-26T06:25:00+10:00'],
  ['2026-11-26T06:25:00Z', '2026-11-26T06:25:00Z', '2026-11-26T06:25:00Z', '2026-11-26T06:25:00Z'],
])('%s', (text, whole, short, column) => {
  expect([periodText(text), shortPeriod(text), columnPeriod(text)]).toEqual([whole, short, column]);
});
