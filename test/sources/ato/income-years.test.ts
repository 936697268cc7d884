import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { incomeYear, incomeYearsIn, incomeYearText } from '../../../src/sources/ato/income-years.ts';

describe('income years', () => {
  it.each([
    ['2022–23', 2023],
    ['2024 - 25', 2025],
    ['2000–012', 2001],
    ['1999–2000', 2000],
    ['1999-00', 2000],
    ['2003–042,3', 2004],
    [' 2022-23 ', 2023],
    ['2021/22', 2022],
    ['2016–17 (a)', 2017],
    ['2016–17*', 2017],
    ['2003–04 (b) (12)', 2004],
  ])('%s', (text, t) => {
    expect(incomeYear(text)).toBe(t);
  });

  it.each([
    '2022',
    '2022-24',
    '2022-2024',
    '20220-23',
    '2022-23 income year',
    '2000–01234',
    '30/06/2022',
    '2022/24',
    '2016–17 (revised)',
    '',
  ])('%j is not an income year', (text) => {
    expect(incomeYear(text)).toBeNull();
  });

  it('are found in a title, without footnote digits', () => {
    expect(incomeYearsIn('Taxation statistics 2022–23 Individuals: by postcode2, 2003–04, 2013–14 to 2023–24 income years1')).toEqual([
      2023, 2004, 2014, 2024,
    ]);
    expect(incomeYearsIn('Selected items, for income years 1978–79 to 2016–171,4')).toEqual([1979, 2017]);
  });

  it('have the same text for any dash and blanks', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1950, max: 2090 }),
        fc.constantFrom('-', '–', ' - ', ' – '),
        fc.constantFrom('', '1', '12'),
        (t, dash, notes) => {
          const [start, end] = incomeYearText(t).split('-');
          expect(incomeYear(`${start}${dash}${end}${notes}`)).toBe(t);
        },
      ),
    );
  });
});
