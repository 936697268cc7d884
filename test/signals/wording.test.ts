/** Checks sentences about values. Values are rounded as printed and have their sign, and each period is in words. */

import { describe, expect, it } from 'vitest';
import { capitalised } from '../../src/core/basic/text.ts';
import { extremesOf, stateName, statesListed } from '../../src/signals/wording/extremes.ts';
import { against, amountWords, following, listed, moved, printed, withRespectTo } from '../../src/signals/wording/figures.ts';
import { inWords } from '../../src/signals/wording/periods.ts';

describe('values', () => {
  it.each([
    [194082, 0, '194,082'],
    [0.15, 1, '0.2'],
    [1.005, 2, '1.01'],
    [-3.6, 1, '−3.6'],
    [-0.04, 1, '0.0'],
    [3.6, 2, '3.60'],
  ])('%d with %d decimals is %s', (value, decimals, text) => expect(printed(value, decimals)).toBe(text));

  it('rise, fall, are unchanged, or change by less than the shown decimals', () => {
    expect(moved(0.1)).toBe('rose 0.1%');
    expect(moved(-0.7)).toBe('fell 0.7%');
    expect(moved(0)).toBe('did not change');
    expect(moved(0.04)).toBe('changed by less than 0.05%');
    expect(moved(-0.004, 'percentage points', 2)).toBe('changed by less than 0.005 percentage points');
  });

  it('are described with the previous value', () => {
    expect(following(0.7)).toBe(', after a rise of 0.7%');
    expect(following(-0.4)).toBe(', after a fall of 0.4%');
    expect(following(0)).toBe(', after no change');
    expect(following(0.04)).toBe(', after 0.0%');
    expect(following(null)).toBe('');
    expect(following(undefined)).toBe('');
  });

  it('are compared with other values', () => {
    expect(against(1.6, 'percentage points')).toBe('1.6 percentage points more than');
    expect(against(-1.6, 'percentage points')).toBe('1.6 percentage points less than');
    expect(against(0, 'percentage points')).toBe('the same as');
    expect(against(0.01, 'percentage points')).toBe('within 0.05 percentage points of');
  });

  it('are above, below or inside a range, and the limits are inside', () => {
    expect(withRespectTo(0.9, 0, 0.8, 'the neutral range')).toBe('above the neutral range of 0.0% to 0.8%');
    expect(withRespectTo(-0.1, 0, 0.8, 'the neutral range')).toBe('below the neutral range of 0.0% to 0.8%');
    expect(withRespectTo(0.8, 0, 0.8, 'the neutral range')).toBe('inside the neutral range of 0.0% to 0.8%');
    expect(withRespectTo(0, 0, 0.8, 'the neutral range')).toBe('inside the neutral range of 0.0% to 0.8%');
  });

  it('are listed', () => {
    expect(listed([])).toBe('');
    expect(listed(['a'])).toBe('a');
    expect(listed(['a', 'b'])).toBe('a and b');
    expect(listed(['a', 'b', 'c'])).toBe('a, b and c');
  });
});

describe('extremes', () => {
  it('are all rows that share the largest or the smallest value', () => {
    const rows = [
      { n: 'a', v: 2 },
      { n: 'b', v: 1 },
      { n: 'c', v: 2 },
      { n: 'd', v: 1.5 },
    ];
    const { most = [], least = [] } = extremesOf(rows, ({ v }) => v) ?? {};
    expect([most, least].map((some) => some.map(({ n }) => n))).toEqual([['a', 'c'], ['b']]);
    expect(extremesOf([], () => 1)).toBeNull();
  });

  it('are listed by the names of states, with the article for territories', () => {
    expect(statesListed(['SA', 'NT', 'ACT'])).toBe('South Australia, the Northern Territory and the Australian Capital Territory');
    expect(stateName('NSW')).toBe('New South Wales');
  });

  it('begin a sentence with a capital letter', () => {
    expect([capitalised('the end'), capitalised('')]).toEqual(['The end', '']);
  });
});

describe('values that round to zero', () => {
  it('have no direction, and are described with the shown decimals', () => {
    expect(moved(-0.04)).toBe('changed by less than 0.05%');
    expect(moved(0.05)).toBe('rose 0.1%');
    expect(moved(-0.005, 'points', 2)).toBe('fell 0.01 points');
    expect(following(-0.04)).toBe(', after 0.0%');
    expect(following(-0.004, 2)).toBe(', after 0.00%');
    expect(following(0.25, 2)).toBe(', after a rise of 0.25%');
    expect(against(-0.04, 'points')).toBe('within 0.05 points of');
    expect(against(0.004, 'points', 2)).toBe('within 0.005 points of');
    expect(against(-0.25, 'points', 2)).toBe('0.25 points less than');
    expect(withRespectTo(0.85, 0, 0.8, 'the range', 2)).toBe('above the range of 0.00% to 0.80%');
    expect(printed(0.25)).toBe('0.3');
    expect(printed(12345.678, 2)).toBe('12,345.68');
  });
});

describe('periods', () => {
  it.each([
    ['2025-Q3', 'the September quarter 2025'],
    ['2026-06', 'June 2026'],
    ['FY2024-25', '2024–25'],
    ['2026-05-06', '6 May 2026'],
    ['2023', '2023'],
    ['2026-11-21T13:05:00+10:00', '1:05 pm on 21 November 2026 (market time)'],
    ['2022-S1', 'the first half of 2022'],
    ['2022-S2', 'the second half of 2022'],
  ])('%s is %s', (text, words) => expect(inWords(text)).toBe(words));
});

describe('an amount with its unit', () => {
  it.each([
    [3, 'Per cent', '3%'],
    [-0.5, 'Percentage points', '−0.5 percentage points'],
    [1_823_600, '$/MWh', '$1,823,600/MWh'],
    [[16, 30, 45], 'Per cent', '16%, 30% and 45%'],
    [{ low: -0.5, high: 2 }, 'Per cent', '−0.5% to 2%'],
    [18, 'Years', '18 years'],
  ])('%j %s', (value, unit, words) => {
    expect(amountWords(value, unit)).toBe(words);
  });
});
