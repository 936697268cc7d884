import { describe, expect, it } from 'vitest';
import type { Release } from '../../src/core/define-dataset.ts';
import { isoDay, parseIsoDay } from '../../src/core/period.ts';
import { calendarDay, referenceDay } from '../../src/ingest/apply/calendar-day.ts';

const day = (text: string): number => parseIsoDay(text) ?? 0;

describe('the reference period of a release', () => {
  it.each([
    ['March 2026', '2026-03-31'],
    ['December Quarter 2025', '2025-12-31'],
    ['Dec Qtr 2025', '2025-12-31'],
    ['2024-25', '2025-06-30'],
    ['2025', '2025-12-31'],
    ['Q4 release', null],
    ['', null],
  ])('%j', (text, end) => {
    const found = referenceDay(text);
    expect(found === null ? null : isoDay(found)).toBe(end);
  });
});

describe('the day of a file that states none', () => {
  const release = (title: string, referencePeriod: string, at: string): Release => ({
    source: 'abs',
    publicationId: `${title} ${referencePeriod} ${at}`,
    title,
    eventType: 'data_release',
    referencePeriod,
    releaseAt: Date.parse(at),
    sourceUrl: 'https://www.abs.gov.au/',
  });
  const calendar = [
    release('Labour Force, Australia', 'January 2026', '2026-02-19T00:30:00Z'),
    release('Labour Force, Australia', 'February 2026', '2026-03-19T00:30:00Z'),
    release('Labour Force, Australia, Detailed', 'February 2026', '2026-03-26T00:30:00Z'),
    release('Labour Force, Australia', 'March 2026', '2026-04-16T01:30:00Z'),
  ];
  const cadence = { checkEveryMinutes: 60, maxAgeDays: 60, releaseTitles: ['Labour Force'] };
  const facts = { newestDay: day('2026-02-28'), retrievedAt: Date.parse('2026-04-02T00:00:00Z'), previousEffectiveFrom: null };

  it('is that of the release about the period that it ends with', () => {
    expect(calendarDay(cadence, calendar, facts)).toBe('2026-03-19');
    expect(calendarDay(cadence, calendar, { ...facts, newestDay: day('2026-01-31') })).toBe('2026-02-19');
  });

  it('is not known before the release, nor when the version before came after it, nor for another publication', () => {
    expect(calendarDay(cadence, calendar, { ...facts, newestDay: day('2026-03-31') })).toBeNull();
    expect(calendarDay(cadence, calendar, { ...facts, previousEffectiveFrom: Date.parse('2026-03-20T00:00:00Z') })).toBeNull();
    expect(calendarDay({ ...cadence, releaseTitles: ['Retail Trade'] }, calendar, facts)).toBeNull();
  });
});
