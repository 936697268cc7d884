import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoDay } from '../../src/core/period.ts';
import { disorderOfShortYears, publishedDate, publishedDay, releaseDayIn } from '../../src/formats/published-date.ts';

const RECEIVED = Date.parse('2026-11-21T00:00:00Z');
const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];
const shown = (text: string): string | null => {
  const date = publishedDate(text, RECEIVED);
  return date === null ? null : isoDay(date.day).slice(0, date.precision === 'day' ? 10 : 7);
};

describe('dates', () => {
  it('mean the same day in every spelling', () => {
    fc.assert(
      fc.property(fc.integer({ min: -40_000, max: 40_000 }), (day) => {
        const [year = '', month = '', date = ''] = isoDay(day).split('-');
        const name = MONTHS[Number(month) - 1] ?? '';
        for (const text of [
          `${date}/${month}/${year}`,
          `${Number(date)}/${Number(month)}/${year}`,
          `${Number(date)}/${month}/${year}`,
          `${date}-${name.slice(0, 3)}-${year}`,
          `${Number(date)}-${name.slice(0, 3)}-${year}`,
          `${Number(date)} ${name.slice(0, 3)} ${year}`,
          `Tue ${date} ${name.toUpperCase()} ${year}`,
          ` ${year}-${month}-${date} `,
          `${year}-${month}-${date}T00:00:00`,
        ]) {
          expect(publishedDay(text)).toBe(day);
        }
        for (const text of [`${name}-${year}`, `${name.slice(0, 3)} ${year}`]) {
          expect(shown(text)).toBe(isoDay(day).slice(0, 7));
        }
      }),
    );
  });

  it('with two digits of a year are in the hundred years up to the next one', () => {
    expect([shown('Jan-10'), shown('Jul-22'), shown('Dec-27'), shown('Jan-28'), shown('31-Jan-59')]).toEqual([
      ...['2010-01', '2022-07', '2027-12', '1928-01', '1959-01-31'],
    ]);
    expect(publishedDate('Jan-10')).toBeNull();
  });

  it('with two digits of a year must run in one direction', () => {
    const order = (...texts: string[]): number =>
      disorderOfShortYears(texts.map((text) => publishedDate(text, RECEIVED) ?? { day: 0, precision: 'day', isShort: false }));
    expect(order('Oct-59', 'Nov-59', 'Dec-59', 'Jan-60')).toBe(-1);
    expect(order('Jan-60', 'Dec-59')).toBe(-1);
    // 1926 to 1928. The first two could be read as this century.
    expect(order('Dec-26', 'Dec-27', 'Dec-28')).toBe(2);
    expect(order('01/02/2020', '01/01/2020', '01/03/2020')).toBe(-1);
  });

  it.each([
    '',
    '31/02/2026',
    '30/13/2026',
    '12/31/2026',
    '32-Jan-2026',
    '1/1/26',
    'Smarch-2026',
    'Marchioness 2026',
    'Title',
    '2026',
    '2026-02-30',
    '2026-01-31T10:30:00',
  ])('%j is absent', (text) => {
    expect(publishedDate(text, RECEIVED)).toBeNull();
  });

  it.each([
    ['Released at 11.30 am (Canberra time) 29 January 2026', '2026-01-29'],
    ['Released at 11:30 am (Canberra time) Tue 21 April 2026', '2026-04-21'],
    ['June 2008 to June 2022 (issued 24 August 2022)', '2022-08-24'],
    ['(reissued 20 March 2026)', '2026-03-20'],
    ['Released annually', null],
    ['Data to 31 December 2025', null],
  ])('%j', (text, day) => {
    const found = releaseDayIn(text);
    expect(found === null ? null : isoDay(found)).toBe(day);
  });
});
