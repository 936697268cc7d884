import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { FREQUENCIES, type Frequency } from '../../../src/core/frequency.ts';
import { extentOf } from '../../../src/render/chart/spans.ts';
import { widthOf } from '../../../src/render/chart/text.ts';
import { type TimeAxis, timeAxis } from '../../../src/render/chart/time-axis.ts';
import { FIVE_PAST_MIDNIGHT, MONDAY, MONTH_2015, QUARTER_2015 } from './specimens.ts';

const SIZE = 12;

const axis = (freq: Frequency, from: number, count: number, width: number): TimeAxis =>
  timeAxis({ from: extentOf(freq, from).from, to: extentOf(freq, from + count - 1).to }, [freq], width, SIZE);

const labels = (made: TimeAxis): string => made.ticks.map((tick) => tick.label).join(' ');
const groups = (made: TimeAxis): string => made.groups.map((group) => group.label).join(' ');

describe('ticks match the frequency and the width', () => {
  it.each<[string, Frequency, number, number, number, string, string]>([
    ['ten years of quarters', 'Q', QUARTER_2015, 40, 600, '2015 2016 2017 2018 2019 2020 2021 2022 2023 2024', ''],
    ['ten years of quarters, narrow', 'Q', QUARTER_2015, 40, 240, '2016 2018 2020 2022 2024', ''],
    ['two years of quarters', 'Q', QUARTER_2015, 8, 600, 'Q1 Q2 Q3 Q4 Q1 Q2 Q3 Q4', '2015 2016'],
    ['a year of months', 'M', MONTH_2015, 12, 600, 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec', '2015'],
    ['two years of months', 'M', MONTH_2015, 24, 400, 'Jan Apr Jul Oct Jan Apr Jul Oct', '2015 2016'],
    ['forty years of months', 'M', MONTH_2015, 480, 300, '2020 2030 2040 2050', ''],
    ['years', 'A', 2019, 6, 500, '2019 2020 2021 2022 2023 2024', ''],
    ['financial years', 'FY', 2022, 4, 500, '2021–22 2022–23 2023–24 2024–25', ''],
    ['half-years', 'S', 2024 * 2, 4, 500, 'H1 H2 H1 H2', '2024 2025'],
    ['weeks', 'W', (MONDAY + 3) / 7, 4, 400, '2 9 16 23', 'March 2026'],
    ['a fortnight of days', 'D', MONDAY, 14, 600, '2 3 4 5 6 7 8 9 10 11 12 13 14 15', 'March 2026'],
    ['half a year of days', 'D', MONDAY, 180, 400, 'Apr May Jun Jul Aug', '2026'],
    ['two days of five minutes', '5MIN', FIVE_PAST_MIDNIGHT, 576, 300, '00:00 12:00 00:00 12:00 00:00', '2 Mar 2026 3 Mar 2026 4 Mar 2026'],
    ['an hour of five minutes', '5MIN', FIVE_PAST_MIDNIGHT, 12, 400, '00:00 00:15 00:30 00:45 01:00', '2 Mar 2026'],
    ['one quarter', 'Q', QUARTER_2015, 1, 400, 'Q1', '2015'],
  ])('%s', (_, freq, from, count, width, ticks, within) => {
    const made = axis(freq, from, count, width);
    expect([labels(made), groups(made)]).toEqual([ticks, within]);
  });

  it('puts the label of a financial year in its middle, and the label of a calendar year at its start', () => {
    const { ticks } = axis('FY', 2025, 1, 300);
    const july2024 = Date.UTC(2024, 6, 1) / 86_400_000;
    expect(ticks.map(({ at }) => at)).toEqual([july2024 + 182.5]);
    expect(axis('M', MONTH_2015, 120, 600).ticks[0]?.at).toBe(Date.UTC(2015, 0, 1) / 86_400_000);
  });

  it('shows calendar years if financial years are next to quarters', () => {
    const extent = { from: extentOf('FY', 2016).from, to: extentOf('FY', 2024).to };
    expect(labels(timeAxis(extent, ['FY', 'Q'], 600, SIZE))).toBe('2016 2017 2018 2019 2020 2021 2022 2023 2024');
  });
});

test('labels never touch, and all ticks are inside the picture', () => {
  const starts: Readonly<Record<Frequency, number>> = {
    A: 1901,
    FY: 1901,
    S: 1950 * 2,
    Q: QUARTER_2015,
    M: MONTH_2015,
    W: 2900,
    D: MONDAY,
    '30MIN': 986_000,
    '5MIN': FIVE_PAST_MIDNIGHT,
  };
  fc.assert(
    fc.property(
      fc.constantFrom(...FREQUENCIES),
      fc.integer({ min: 0, max: 3000 }),
      fc.integer({ min: 2, max: 4000 }),
      fc.integer({ min: 120, max: 1900 }),
      (freq, offset, periods, width) => {
        const count = freq === 'A' || freq === 'FY' ? Math.min(periods, 400) : periods;
        const [from, to] = [extentOf(freq, starts[freq] + offset).from, extentOf(freq, starts[freq] + offset + count - 1).to];
        const { ticks, groups: within } = timeAxis({ from, to }, [freq], width, SIZE);
        const x = (at: number): number => ((at - from) / (to - from)) * width;
        for (const row of [ticks, within]) {
          row.forEach((tick, i) => {
            expect(tick.at).toBeGreaterThanOrEqual(from - 1e-6);
            expect(tick.at).toBeLessThanOrEqual(to + 1e-6);
            const before = row[i - 1];
            if (before && row === ticks) {
              expect(x(tick.at) - x(before.at)).toBeGreaterThan((widthOf(tick.label, SIZE) + widthOf(before.label, SIZE)) / 2);
            }
          });
        }
        expect(ticks.length).toBeGreaterThan(0);
      },
    ),
    { numRuns: 300 },
  );
});
