import { describe, expect, it } from 'vitest';
import { parsePeriod } from '../../src/core/period.ts';
import { isSameBase, referencePeriod, referenceWords, referenceYearOf } from '../../src/core/series/reference-period.ts';

describe('a reference period', () => {
  it.each([
    ['2011–12 = 100.0', '2011-12'],
    ['Index, 2014/15=100', '2014-15'],
    ['2008-2009', '2008-09'],
    ['Sep 2025 = 100.0', '2025-09'],
    ['Index, September 2025 month = 100', '2025-09'],
    ['Index, March 1995 = 100', '1995-03'],
    ['Trade-weighted Index May 1970 = 100', '1970-05'],
    ['June quarter 1998 = 100.0', '1998-Q2'],
    ['Index 04-Jan-2011=100', '2011-01-04'],
    ['2011-13 = 100', null],
    ['Index', null],
    ['since 2010', null],
  ])('is read from %s: %s', (words, reference) => {
    expect(referencePeriod(words)).toBe(reference);
  });

  it.each([
    ['2023-24', '2023-24'],
    ['2011-12', '2011-12'],
    ['2025-09', 'September 2025'],
    ['1998-Q2', 'June quarter 1998'],
    ['2011-01-04', '4 January 2011'],
  ])('%s is written as %s and read again', (reference, words) => {
    expect(referenceWords(reference)).toBe(words);
    expect(referencePeriod(words)).toBe(reference);
  });
});

it.each([
  ['Sep 2025 = 100.0', 'September 2025 = 100', true],
  ['2011-12 = 100', '2011–12 = 100.0', true],
  [null, null, true],
  ['2011-12 = 100', '2011-12 = 1000', false],
  ['2011-12 = 100', 'September 2025 = 100', false],
  ['2011-12 = 100', null, false],
  ['one unit', 'another unit', false],
])('the bases %s and %s are the same: %s', (a, b, isSame) => {
  expect(isSameBase(a, b)).toBe(isSame);
});

describe('the reference year of chain volumes', () => {
  // As stated in table 1 of ABS 5206.0 for these quarters, and in ABS 5220.0 for these years.
  it.each([
    ['2011-Q4', '2009-10'],
    ['2016-Q3', '2014-15'],
    ['2017-Q1', '2014-15'],
    ['2018-Q2', '2015-16'],
    ['2020-Q2', '2017-18'],
    ['2023-Q1', '2020-21'],
    ['2024-Q1', '2021-22'],
    ['2025-Q4', '2023-24'],
    ['FY2024-25', '2023-24'],
  ])('of the release of %s is %s', (newest, year) => {
    const period = parsePeriod(newest);
    expect(period === null ? null : referenceYearOf(period.freq as 'Q' | 'FY', period.t)).toBe(year);
  });
});
