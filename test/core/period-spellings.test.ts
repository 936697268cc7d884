import { describe, expect, test } from 'vitest';
import {
  acceptedInstead,
  dayOrSame,
  nearestPeriod,
  readBound,
  readPeriod,
  spelledPeriod,
} from '../../src/core/calendar/period-spellings.ts';
import { FREQUENCIES } from '../../src/core/frequency.ts';
import { formatPeriod, period, periodOfDay } from '../../src/core/period.ts';

const MONTH_NAMES = 'January February March April May June July August September October November December'.split(' ');

/** Spellings of a quarter, a month, a day or a financial year in files of the agencies. */
function spellings(): readonly (readonly [string, string])[] {
  const all: [string, string][] = [];
  for (const year of [1959, 1999, 2003, 2024]) {
    for (const quarter of [1, 2, 3, 4]) {
      const meant = `${year}-Q${quarter}`;
      const month = MONTH_NAMES[quarter * 3 - 1] ?? '';
      const written = ['YqN', 'Y qN', 'Y-QN', 'Y/QN', 'Y.QN', 'QN Y', 'QN-Y', 'QN/Y', 'NQ Y', 'NQY', 'Y_QN', 'Y:QN'];
      for (const form of written) all.push([form.replace('Y', String(year)).replace('N', String(quarter)), meant]);
      for (const form of [`${month} quarter ${year}`, `${month.slice(0, 3)} qtr ${year}`, `${year} ${month} quarter`])
        all.push([form, meant]);
    }
    MONTH_NAMES.forEach((name, i) => {
      const padded = String(i + 1).padStart(2, '0');
      const meant = `${year}-${padded}`;
      const short = name.slice(0, 3);
      const written = [
        `${short}-${year}`,
        `${short} ${year}`,
        `${name} ${year}`,
        `${name}, ${year}`,
        `${year} ${short}`,
        `${year}-${short}`,
      ];
      const numbers = [
        `${year}-${i + 1}`,
        `${year}/${padded}`,
        `${year}M${padded}`,
        `${year}-M${i + 1}`,
        `M${i + 1} ${year}`,
        `${year}:M${i + 1}`,
        `${year}:${padded}`,
        `${padded}/${year}`,
        `${i + 1}-${year}`,
      ];
      for (const form of [...written, ...written.map((one) => one.toUpperCase()), ...numbers, `${year}${padded}`]) all.push([form, meant]);
      const day = `${meant}-28`;
      for (const form of [
        `28/${padded}/${year}`,
        `28-${i + 1}-${year}`,
        `28.${padded}.${year}`,
        `${year}${padded}28`,
        `${year}/${i + 1}/28`,
      ])
        all.push([form, day]);
      for (const form of [`28 ${name} ${year}`, `28-${short}-${year}`, `28th of ${name} ${year}`, `${name} 28, ${year}`])
        all.push([form, day]);
    });
    const next = String(year + 1);
    for (const form of [
      `FY${year}-${next.slice(2)}`,
      `FY ${year}/${next.slice(2)}`,
      `${year}-${next}`,
      `${year}/${next}`,
      `FY${next}`,
      `FY ${next}`,
    ])
      all.push([form, `FY${year}-${next.slice(2)}`]);
    for (const form of [`${year}H1`, `H1 ${year}`, `${year}-S1`, `${year} s1`]) all.push([form, `${year}-S1`]);
  }
  return all;
}

describe('periods in common spellings', () => {
  test('are read, and shown in the form of the API', () => {
    for (const [text, meant] of spellings()) {
      expect(readBound(text)?.text, text).toBe(meant);
      expect(formatPeriod(readPeriod(text) ?? period('A', 0)), text).toBe(meant);
    }
  });

  test('may have typographic dashes, and blanks around them', () => {
    for (const text of ['2022–23', '2022—23', ' 2022-23 ', '2022‑2023']) expect(readBound(text)?.text, text).toBe('FY2022-23');
  });

  test('are read unchanged if they already have the form of the API', () => {
    for (const freq of FREQUENCIES.filter((one) => one !== '5MIN' && one !== '30MIN')) {
      for (let day = -5000; day < 25_000; day += 97) {
        const text = formatPeriod(periodOfDay(freq, day));
        expect(readBound(text)?.text).toBe(text);
        expect(readBound(text.toLowerCase())?.text).toBe(text);
      }
    }
  });

  test('midnight without a time zone is the day, and a blank before a time is accepted, as data frames write them', () => {
    for (const text of ['2024-03-31 00:00:00', '2024-03-31T00:00:00', '2024-03-31 00:00', '2024-03-31 00:00:00.000000'])
      expect([text, readBound(text)?.text, dayOrSame(text)]).toEqual([text, '2024-03-31', '2024-03-31']);
    expect(readBound('2024-03-31 18:05:00+10:00')).toEqual(readBound('2024-03-31T18:05:00+10:00'));
  });

  test('two consecutive years are a financial year if no month is possible, and always in a list of financial years', () => {
    expect(readBound('2024-25')?.text).toBe('FY2024-25');
    expect(readBound('2003-04')?.text).toBe('2003-04');
    expect(readBound('2003-04', { financialYears: true })?.text).toBe('FY2003-04');
    expect(readBound('2003-05', { financialYears: true })?.text).toBe('2003-05');
  });

  test.each([
    ...['2024-Q5', '2024-13', '2024-26', '2024-02-30', '30/02/2024', '12/31/2024', '24-Q1', 'Dec-22', 'FY23', '13/2024', '202413'],
    ...['May', '31', 'Febtober 2024', 'March quartet 2024', 'April quarter 2024', '2024 2026', 'Q 2024', '2024Q', '5000 BC', '2024;Q1', ''],
    ...['2024-03-31T18:05:00', '2024-03-31 18:05:00', '2024-02-30 00:00:00', 'Q1'.repeat(30), '9'.repeat(400)],
  ])('%s is not a period', (text) => {
    expect(readBound(text)).toBeNull();
    expect(spelledPeriod(text)).toBeNull();
  });

  test.each([
    ['Quarters are Q1 to Q4.', '2025-Q5', 'Q0 2025', '5Q2025', '2025q9'],
    ['Half-years are S1 and S2.', '2025-S3', 'H3 2025'],
    ['Weeks are W01 to W52, in some years W53.', '2025-W54', 'week 53 2025', '2025-W00'],
    ['Months are 01 to 12. A financial year is 2024-25.', '2025-13', '2025-00', '202513', '13/2025', '2024-26'],
    ['Months are 01 to 12.', '2025-13-01', '31/13/2025', '20251301'],
    ['This month has fewer days.', '2025-02-30', '31 April 2025', '29/02/2025'],
  ])('%s is the reason for a period that does not exist', (accepted, ...texts) => {
    for (const text of texts) expect([text, readBound(text), acceptedInstead(text)]).toEqual([text, null, accepted]);
  });

  test('other text and existing periods give no such reason', () => {
    for (const text of ['', 'yesterday', 'Dec-22', '24-Q1', '2024 2026', ...spellings().map(([one]) => one)])
      expect([text, acceptedInstead(text)]).toEqual([text, null]);
  });

  test('a day stays a day, and other text is unchanged', () => {
    expect([dayOrSame('30/06/2023'), dayOrSame('2023-06'), dayOrSame('x')]).toEqual(['2023-06-30', '2023-06', 'x']);
  });
});

describe('a suggestion for a rejected text', () => {
  test.each([
    ['3/31/2026', '2026-03-31'],
    ['03.31.2026', '2026-03-31'],
    [' 12-25-2025 ', '2025-12-25'],
    ['Mar 26', '2026-03'],
    ["Mar'26", '2026-03'],
    ['Q1 26', '2026-Q1'],
    ['q126', null],
    ['31/31/2026', null],
    ['3/31/x026', null],
    ['3/31-2026', null],
    ['1.3/31/2026', null],
    ['3/31/20261', null],
    ['soon', null],
  ])('%s: %s', (text, expected) => {
    expect(nearestPeriod(text)).toBe(expected);
  });
});

test('numbers with three or five digits, and words other than months, are not periods', () => {
  for (const text of ['2026 123', '2026 12345', '12345', 'marc 2026', 'septe 2026', 'septic 2026'])
    expect(spelledPeriod(text), text).toBeNull();
  expect(spelledPeriod('sept 2026')).toBe('2026-09');
});
