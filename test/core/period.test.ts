/** Checks reference periods: parsing, ordinals, calendar days, date ranges and market intervals. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FREQUENCIES, FREQUENCY, type Frequency, isFrequency } from '../../src/core/frequency.ts';
import {
  type Bound,
  convert,
  DAY_MS,
  firstDay,
  formatPeriod,
  holder,
  instantOf,
  intervalEnding,
  isoDay,
  lastDay,
  members,
  type Period,
  parseBound,
  parseInstant,
  parseIntervalEnd,
  parseIsoDay,
  parsePeriod,
  period,
  periodOfDay,
  windowOf,
} from '../../src/core/period.ts';

type CalendarFrequency = Exclude<Frequency, '30MIN' | '5MIN'>;
const CALENDAR = ['A', 'FY', 'S', 'Q', 'M', 'W', 'D'] as const satisfies readonly CalendarFrequency[];
const FIRST = day('1601-01-01');
const LAST = day('2399-12-31');
const anyDay = fc.integer({ min: FIRST, max: LAST });
const anyCalendar = fc.constantFrom(...CALENDAR);

function day(text: string): number {
  const count = parseIsoDay(text);
  if (count === null) throw new Error(`${text} is not a day`);
  return count;
}

function parsed(text: string): Period {
  const p = parsePeriod(text);
  if (!p) throw new Error(`${text} is not a period`);
  return p;
}

function bound(text: string): Bound {
  const b = parseBound(text);
  if (!b) throw new Error(`${text} is not a bound`);
  return b;
}

const daysOf = (text: string): [string, string] => [isoDay(firstDay(parsed(text))), isoDay(lastDay(parsed(text)))];

describe('periods of every calendar frequency', () => {
  it('are parsed back from their text', () => {
    fc.assert(
      fc.property(anyCalendar, anyDay, (freq, at) => {
        const p = periodOfDay(freq, at);
        expect(parsePeriod(formatPeriod(p))).toEqual(p);
      }),
    );
  });

  it('divide the calendar: each day is in exactly one period, and the next period begins on the next day', () => {
    fc.assert(
      fc.property(anyCalendar, anyDay, (freq, at) => {
        const p = periodOfDay(freq, at);
        expect(firstDay(p)).toBeLessThanOrEqual(at);
        expect(lastDay(p)).toBeGreaterThanOrEqual(at);
        expect(periodOfDay(freq, firstDay(p))).toEqual(p);
        expect(periodOfDay(freq, lastDay(p))).toEqual(p);
        expect(periodOfDay(freq, lastDay(p) + 1)).toEqual(period(freq, p.t + 1));
        expect(periodOfDay(freq, firstDay(p) - 1)).toEqual(period(freq, p.t - 1));
      }),
    );
  });

  it('have ordinals that count from day to day without a gap', () => {
    for (const freq of CALENDAR) {
      let before = periodOfDay(freq, day('1998-12-20')).t;
      for (let at = day('1998-12-21'); at <= day('2009-02-01'); at += 1) {
        const { t } = periodOfDay(freq, at);
        expect(t === before || t === before + 1).toBe(true);
        before = t;
      }
    }
  });

  it('end in the last millisecond of their last day', () => {
    fc.assert(
      fc.property(anyCalendar, anyDay, (freq, at) => {
        const p = periodOfDay(freq, at);
        expect(instantOf(p)).toBe((lastDay(p) + 1) * DAY_MS - 1);
        expect(instantOf(p) + 1).toBe(firstDay(period(freq, p.t + 1)) * DAY_MS);
      }),
    );
  });

  it.each([
    ['2024', '2024-01-01', '2024-12-31'],
    ['FY2024-25', '2024-07-01', '2025-06-30'],
    ['2024-S1', '2024-01-01', '2024-06-30'],
    ['2024-S2', '2024-07-01', '2024-12-31'],
    ['2024-Q1', '2024-01-01', '2024-03-31'],
    ['2023-Q4', '2023-10-01', '2023-12-31'],
    ['2024-02', '2024-02-01', '2024-02-29'],
    ['2023-02', '2023-02-01', '2023-02-28'],
    ['1900-02', '1900-02-01', '1900-02-28'],
    ['2024-W10', '2024-03-04', '2024-03-10'],
    ['2024-03-31', '2024-03-31', '2024-03-31'],
  ])('%s runs from %s to %s', (text, from, to) => {
    expect(daysOf(text)).toEqual([from, to]);
  });

  it.each([
    ['2024', 'A', 2024],
    ['FY2024-25', 'FY', 2025],
    ['2024-S1', 'S', 4048],
    ['2024-Q1', 'Q', 8096],
    ['2024-03', 'M', 24290],
    ['1970-W01', 'W', 0],
    ['1970-01-01', 'D', 0],
  ] as const)('%s has the ordinal in the table', (text, freq, t) => {
    expect(parsePeriod(text)).toEqual({ freq, t });
  });
});

describe('financial years and half-years', () => {
  it('a financial year is named by both years and ends on 30 June', () => {
    expect(formatPeriod(periodOfDay('FY', day('2025-06-30')))).toBe('FY2024-25');
    expect(formatPeriod(periodOfDay('FY', day('2025-07-01')))).toBe('FY2025-26');
    expect(formatPeriod(periodOfDay('FY', day('1999-07-01')))).toBe('FY1999-00');
    expect(parsePeriod('FY1999-00')).toEqual({ freq: 'FY', t: 2000 });
  });

  it('a half-year ends in June or December', () => {
    expect(formatPeriod(periodOfDay('S', day('2023-05-15')))).toBe('2023-S1');
    expect(formatPeriod(periodOfDay('S', day('2023-11-15')))).toBe('2023-S2');
  });
});

describe('ISO weeks at the start and end of years', () => {
  it.each([
    ['2020-12-31', '2020-W53'],
    ['2021-01-03', '2020-W53'],
    ['2021-01-04', '2021-W01'],
    ['2018-12-31', '2019-W01'],
    ['2016-01-03', '2015-W53'],
    ['2024-12-30', '2025-W01'],
    ['2026-12-31', '2026-W53'],
    ['2000-01-02', '1999-W52'],
  ])('%s is in %s', (date, week) => {
    expect(formatPeriod(periodOfDay('W', day(date)))).toBe(week);
    expect(parsePeriod(week)).toEqual(periodOfDay('W', day(date)));
  });

  it('a week 53 exists only in long years', () => {
    expect(parsePeriod('2020-W53')).not.toBeNull();
    expect(parsePeriod('2021-W53')).toBeNull();
    expect(parsePeriod('2021-W00')).toBeNull();
    expect(parsePeriod('2021-W54')).toBeNull();
  });
});

describe('other text', () => {
  it.each([
    '',
    '24',
    '2024-13',
    '2024-00',
    '2024-Q5',
    '2024-Q0',
    '2024-S3',
    '2024Q1',
    '2024-3',
    '2024-02-30',
    '2023-02-29',
    '2024-2-3',
    'FY2024-26',
    'FY2024',
    '2024-W1',
    '2024-03-31T18:05:00',
    '2024-03-31T18:05:00+10:00',
    '2024 ',
    'March 2024',
    '2024-03-31-01',
  ])('%j', (text) => {
    expect(parsePeriod(text)).toBeNull();
  });

  it('is accepted in upper and lower case', () => {
    expect(parsePeriod('2024-q1')).toEqual(parsed('2024-Q1'));
    expect(parsePeriod('fy2024-25')).toEqual(parsed('FY2024-25'));
    expect(parsePeriod('2024-s2')).toEqual(parsed('2024-S2'));
    expect(parsePeriod('2024-w05')).toEqual(parsed('2024-W05'));
  });
});

describe('bounds', () => {
  it('include all days of a calendar period', () => {
    expect(bound('2024-Q1')).toEqual({
      text: '2024-Q1',
      fromMs: Date.parse('2024-01-01T00:00:00Z'),
      toMs: Date.parse('2024-03-31T23:59:59.999Z'),
      instant: false,
    });
  });

  it.each([
    ['2024-03-31T18:05:00+10:00', '2024-03-31T08:05:00.000Z'],
    ['2024-03-31T18:05+10:00', '2024-03-31T08:05:00.000Z'],
    ['2024-03-31 18:05:00+1000', '2024-03-31T08:05:00.000Z'],
    ['2024-03-31T18:05:00 10:00', '2024-03-31T08:05:00.000Z'],
    ['2024-03-31T18:05:00-05:30', '2024-03-31T23:35:00.000Z'],
    ['2024-03-31T18:05:00Z', '2024-03-31T18:05:00.000Z'],
    ['2024-03-31t18:05:00.5z', '2024-03-31T18:05:00.500Z'],
    ['2024-03-31T18:05:00.123456+00:00', '2024-03-31T18:05:00.123Z'],
    ['2024-01-01T05:00:00+10:00', '2023-12-31T19:00:00.000Z'],
  ])('%s is the instant %s', (text, iso) => {
    const ms = Date.parse(iso);
    expect(parseBound(text)).toEqual({ text, fromMs: ms, toMs: ms, instant: true });
    expect(parseInstant(text)).toBe(ms);
  });

  it.each([
    '2024-03-31T18:05:00',
    '2024-02-30T18:05:00Z',
    '2024-03-31T24:00:00Z',
    '2024-03-31T18:60:00Z',
    '2024-03-31T18:05:60Z',
    '2024-03-31T18:05:00+25:00',
    '2024-03-31T18:05:00+10:75',
    'yesterday',
  ])('%s is not a bound', (text) => {
    expect(parseBound(text)).toBeNull();
    expect(parseInstant(text)).toBeNull();
  });

  it('every instant that JavaScript writes can be parsed', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('1901-01-01'), max: new Date('2199-12-31'), noInvalidDate: true }), (date) => {
        expect(parseInstant(date.toISOString())).toBe(date.getTime());
      }),
    );
  });

  it('a date used as an instant is its last moment', () => {
    expect(parseInstant('2026-01-29')).toBe(Date.parse('2026-01-29T23:59:59.999Z'));
  });
});

describe('windows', () => {
  const window = (freq: Frequency, start: string | null, end: string | null): { from: string; to: string } => {
    const w = windowOf(freq, start === null ? null : bound(start), end === null ? null : bound(end));
    return { from: formatPeriod({ freq, t: w.from }), to: formatPeriod({ freq, t: w.to }) };
  };

  it('include both bounds of the same frequency', () => {
    expect(window('Q', '2024-Q1', '2024-Q3')).toEqual({ from: '2024-Q1', to: '2024-Q3' });
    expect(window('D', '2024-02-28', '2024-03-01')).toEqual({ from: '2024-02-28', to: '2024-03-01' });
  });

  it.each([
    ['Q', '2024', '2024', '2024-Q1', '2024-Q4'],
    ['M', '2024-Q2', '2024-Q3', '2024-04', '2024-09'],
    ['M', 'FY2023-24', 'FY2023-24', '2023-07', '2024-06'],
    ['D', '2024-02', '2024-02', '2024-02-01', '2024-02-29'],
    ['S', '2024', '2025', '2024-S1', '2025-S2'],
    ['W', '2024-W02', '2024-W03', '2024-W02', '2024-W03'],
  ] as const)('include all days of a lower-frequency bound of a %s series (%s to %s)', (freq, start, end, from, to) => {
    expect(window(freq, start, end)).toEqual({ from, to });
  });

  it.each([
    ['Q', '2024-02', '2024-08', '2024-Q1', '2024-Q3'],
    ['A', '2023-07', '2024-01-01', '2023', '2024'],
    ['FY', '2024-06-30', '2024-07-01', 'FY2023-24', 'FY2024-25'],
    ['M', '2024-03-31', '2024-04-01', '2024-03', '2024-04'],
    ['W', '2024-03-10', '2024-03-11', '2024-W10', '2024-W11'],
  ] as const)('include a period of a %s series if they contain any part of it (%s to %s)', (freq, start, end, from, to) => {
    expect(window(freq, start, end)).toEqual({ from, to });
  });

  it('contain exactly the periods that share a day with the span', () => {
    fc.assert(
      fc.property(anyCalendar, anyCalendar, anyDay, fc.integer({ min: 0, max: 900 }), (freq, of, from, length) => {
        const start = parseBound(formatPeriod(periodOfDay(of, from)));
        const end = parseBound(formatPeriod(periodOfDay(of, from + length)));
        const w = windowOf(freq, start, end);
        const first = firstDay(periodOfDay(of, from));
        const last = lastDay(periodOfDay(of, from + length));
        expect(firstDay({ freq, t: w.from })).toBeLessThanOrEqual(first);
        expect(lastDay({ freq, t: w.from })).toBeGreaterThanOrEqual(first);
        expect(firstDay({ freq, t: w.to })).toBeLessThanOrEqual(last);
        expect(lastDay({ freq, t: w.to })).toBeGreaterThanOrEqual(last);
      }),
    );
  });

  it('are open if a bound is missing', () => {
    const w = windowOf('M', null, null);
    expect(w).toEqual({ from: Number.MIN_SAFE_INTEGER, to: Number.MAX_SAFE_INTEGER });
    expect(windowOf('5MIN', bound('2026-05-14'), null).to).toBe(Number.MAX_SAFE_INTEGER);
  });

  it('use the calendar day in which the instant is written', () => {
    expect(window('D', '2026-05-14T00:00:00+10:00', '2026-05-14T23:55:00+10:00')).toEqual({ from: '2026-05-14', to: '2026-05-14' });
    expect(window('D', '2026-05-14T00:00:00Z', '2026-05-14T23:59:59Z')).toEqual({ from: '2026-05-14', to: '2026-05-14' });
    expect(window('M', '2026-05-01T00:00:00+10:00', null).from).toBe('2026-05');
  });
});

describe('the end of a market interval', () => {
  it('is read in the form of the API', () => {
    expect(parseIntervalEnd('2026-05-14T18:05:00+10:00')).toEqual(intervalEnding('5MIN', Date.parse('2026-05-14T08:05:00Z')));
  });

  it.each([
    '2026-05-14T18:05:00Z',
    '2026-05-14T18:05:30+10:00',
    '2026-05-14T18:05:00+11:00',
    '2026-05-14 18:05:00+10:00',
    '2026-05-14T1x:05:00+10:00',
    '2026-05-14T18:0x:00+10:00',
    '2026-05-1xT18:05:00+10:00',
    '2026-13-14T18:05:00+10:00',
    '12026-05-14T18:05:00+10:00',
    '2026-05-14T18:05:00+10:000',
    '2026-05',
  ])('is not %s', (text) => {
    expect(parseIntervalEnd(text)).toBeNull();
  });
});

it.each([
  'xFY2024-25',
  'FY2024-255',
  'FY12024-25',
  '2024-Q11',
  'x2024-Q1',
  '2024-S11',
  'x2024-S1',
  '2024-W101',
  'x2024-W10',
  '2024-033',
  'x2024-03',
  '20245',
  'x2024',
  '2024-03-311',
  'x2024-03-31',
  '2024-00',
  '2024-13',
  '2024-W53x',
  '2025-W53',
  '2024-W00',
])('%s is not a period', (text) => {
  expect(parsePeriod(text)).toBeNull();
});

describe('market intervals', () => {
  it('are written with their end, in market time', () => {
    const p = intervalEnding('5MIN', Date.parse('2026-05-14T08:05:00Z'));
    expect(formatPeriod(p)).toBe('2026-05-14T18:05:00+10:00');
    expect(instantOf(p)).toBe(Date.parse('2026-05-14T18:05:00+10:00'));
  });

  it('put an instant inside an interval at the end of that interval', () => {
    expect(formatPeriod(intervalEnding('5MIN', Date.parse('2026-05-14T18:01:00+10:00')))).toBe('2026-05-14T18:05:00+10:00');
    expect(formatPeriod(intervalEnding('30MIN', Date.parse('2026-05-14T18:01:00+10:00')))).toBe('2026-05-14T18:30:00+10:00');
    expect(formatPeriod(intervalEnding('5MIN', Date.parse('2026-05-14T18:05:00+10:00')))).toBe('2026-05-14T18:05:00+10:00');
  });

  it.each([
    ['5MIN', '2026-05-14T00:05:00+10:00', 288],
    ['30MIN', '2026-05-14T00:30:00+10:00', 48],
  ] as const)('a day of %s intervals is from the first interval after midnight to midnight of the next day', (freq, first, count) => {
    const w = windowOf(freq, bound('2026-05-14'), bound('2026-05-14'));
    expect(formatPeriod({ freq, t: w.from })).toBe(first);
    expect(formatPeriod({ freq, t: w.to })).toBe('2026-05-15T00:00:00+10:00');
    expect(w.to - w.from + 1).toBe(count);
  });

  it('days neither share nor omit an interval, with or without daylight saving time in Sydney', () => {
    fc.assert(
      fc.property(fc.constantFrom('5MIN' as const, '30MIN' as const), anyDay, (freq, at) => {
        const today = windowOf(freq, bound(isoDay(at)), bound(isoDay(at)));
        const tomorrow = windowOf(freq, bound(isoDay(at + 1)), bound(isoDay(at + 1)));
        expect(tomorrow.from).toBe(today.to + 1);
        expect(firstDay({ freq, t: today.from })).toBe(at);
        expect(lastDay({ freq, t: today.to })).toBe(at);
      }),
    );
  });

  it('an instant as a bound selects the interval that ends at it', () => {
    const start = bound('2026-05-14T18:05:00+10:00');
    const end = bound('2026-05-14T09:00:00Z');
    const w = windowOf('5MIN', start, end);
    expect(formatPeriod({ freq: '5MIN', t: w.from })).toBe('2026-05-14T18:05:00+10:00');
    expect(formatPeriod({ freq: '5MIN', t: w.to })).toBe('2026-05-14T19:00:00+10:00');
    const between = windowOf('5MIN', bound('2026-05-14T18:06:00+10:00'), bound('2026-05-14T18:09:00+10:00'));
    expect(between.from).toBeGreaterThan(between.to);
  });

  it('the text of an interval is a bound that selects only this interval', () => {
    fc.assert(
      fc.property(fc.constantFrom('5MIN' as const, '30MIN' as const), fc.integer({ min: 0, max: 20_000_000 }), (freq, t) => {
        const b = bound(formatPeriod({ freq, t }));
        expect(windowOf(freq, b, b)).toEqual({ from: t, to: t });
      }),
    );
  });
});

describe('conversion', () => {
  const converted = (text: string, to: Frequency): [string, string] => {
    const { first, last } = convert(parsed(text), to);
    return [formatPeriod(first), formatPeriod(last)];
  };

  it('returns the higher-frequency periods inside, or the lower-frequency period that contains the period', () => {
    expect(converted('2024', 'Q')).toEqual(['2024-Q1', '2024-Q4']);
    expect(converted('FY2024-25', 'M')).toEqual(['2024-07', '2025-06']);
    expect(converted('2024-05', 'Q')).toEqual(['2024-Q2', '2024-Q2']);
    expect(converted('2024-Q1', 'Q')).toEqual(['2024-Q1', '2024-Q1']);
    expect(converted('2024-Q3', 'FY')).toEqual(['FY2024-25', 'FY2024-25']);
    expect(converted('2026-05-14', '30MIN')).toEqual(['2026-05-14T00:30:00+10:00', '2026-05-15T00:00:00+10:00']);
  });

  it('a half-hour contains six intervals of five minutes', () => {
    const half = intervalEnding('30MIN', Date.parse('2026-05-14T18:30:00+10:00'));
    const { first, last } = convert(half, '5MIN');
    expect([formatPeriod(first), formatPeriod(last)]).toEqual(['2026-05-14T18:05:00+10:00', '2026-05-14T18:30:00+10:00']);
    expect(convert(first, '30MIN')).toEqual({ first: half, last: half });
    expect(convert(last, '30MIN')).toEqual({ first: half, last: half });
  });

  it('a week belongs to the month in which it ends', () => {
    expect(formatPeriod(holder(parsed('2024-W09'), 'M'))).toBe('2024-03');
    expect(formatPeriod(holder(parsed('2024-W05'), 'M'))).toBe('2024-02');
    expect(formatPeriod(holder(parsed('2025-W01'), 'A'))).toBe('2025');
  });

  it('the interval that ends at midnight belongs to the day that it ends', () => {
    const midnight = intervalEnding('5MIN', Date.parse('2026-05-15T00:00:00+10:00'));
    expect(formatPeriod(holder(midnight, 'D'))).toBe('2026-05-14');
    expect(formatPeriod(holder(midnight, 'M'))).toBe('2026-05');
  });

  it('members and the containing period agree', () => {
    const pairs = FREQUENCIES.flatMap((fine) =>
      FREQUENCIES.filter((coarse) => FREQUENCY[coarse].rank < FREQUENCY[fine].rank).map((coarse) => [fine, coarse] as const),
    );
    fc.assert(
      fc.property(fc.constantFrom(...pairs), fc.integer({ min: day('1990-01-01'), max: day('2030-01-01') }), ([fine, coarse], at) => {
        const p = fine === '5MIN' || fine === '30MIN' ? intervalEnding(fine, at * DAY_MS) : periodOfDay(fine, at);
        const whole = holder(p, coarse);
        const { from, to } = members(whole, fine);
        expect(from).toBeLessThanOrEqual(p.t);
        expect(to).toBeGreaterThanOrEqual(p.t);
        expect(holder({ freq: fine, t: from }, coarse)).toEqual(whole);
        expect(holder({ freq: fine, t: to }, coarse)).toEqual(whole);
        expect(holder({ freq: fine, t: from - 1 }, coarse).t).toBe(whole.t - 1);
        expect(holder({ freq: fine, t: to + 1 }, coarse).t).toBe(whole.t + 1);
      }),
    );
  });
});

describe('frequencies', () => {
  it('are a fixed list, in which lower frequencies sort first', () => {
    expect(FREQUENCIES.every(isFrequency)).toBe(true);
    expect(isFrequency('H')).toBe(false);
    const ranks = FREQUENCIES.map((freq) => FREQUENCY[freq].rank);
    expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
  });

  it('a year is a whole number of periods, or has no number', () => {
    expect(FREQUENCIES.map((freq) => FREQUENCY[freq].perYear)).toEqual([1, 1, 2, 4, 12, null, null, null, null]);
    for (const freq of CALENDAR) {
      const n = FREQUENCY[freq].perYear;
      if (n === null) continue;
      const p = periodOfDay(freq, day('2024-05-15'));
      expect(isoDay(lastDay({ freq, t: p.t - n })).slice(5)).toBe(isoDay(lastDay(p)).slice(5));
    }
  });
});
