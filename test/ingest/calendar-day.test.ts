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
    ['  march   2026 ', '2026-03-31'],
    ['Quarter ended June 2026', '2026-06-30'],
    ['Month of February 2024', '2024-02-29'],
    ['September, 2026', '2026-09-30'],
    ['September Qtr, 2026', '2026-09-30'],
    ['Jan 2026', '2026-01-31'],
    ['2024/25', '2025-06-30'],
    ['2024–25 financial year', '2025-06-30'],
    ['2024-25 calendar year', null],
    ['x2024-25', null],
    ['2024-26', null],
    ['Marchioness 2026', null],
    ['The March 2026', null],
    ['March 2026 quarter', null],
    ['March 20266', null],
    ['March 2026x', null],
    ['March', null],
    ['Mar Half 2026', null],
    ['Q4 release', null],
    ['', null],
  ])('%j', (text, end) => {
    const found = referenceDay(text);
    expect(found === null ? null : isoDay(found)).toBe(end);
  });
});

describe('the publication date of a file that does not state one', () => {
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

  it('is the date of the release for its last period', () => {
    expect(calendarDay(cadence, calendar, facts)).toBe('2026-03-19');
    expect(calendarDay(cadence, calendar, { ...facts, newestDay: day('2026-01-31') })).toBe('2026-02-19');
  });

  it('is found for a release at the instant of the file, but not at the instant of the previous version', () => {
    const at = Date.parse('2026-03-19T00:30:00Z');
    expect(calendarDay(cadence, calendar, { ...facts, retrievedAt: at })).toBe('2026-03-19');
    expect(calendarDay(cadence, calendar, { ...facts, retrievedAt: at - 1 })).toBeNull();
    expect(calendarDay(cadence, calendar, { ...facts, previousEffectiveFrom: at - 1 })).toBe('2026-03-19');
    expect(calendarDay(cadence, calendar, { ...facts, previousEffectiveFrom: at })).toBeNull();
  });

  it('is not found if the release has no reference period, and is a date in Sydney', () => {
    const night = { ...release('Labour Force, Australia', 'February 2026', '2026-03-18T14:00:00Z'), referencePeriod: null };
    expect(calendarDay(cadence, [night], { ...facts, newestDay: null })).toBeNull();
    expect(calendarDay(cadence, [{ ...night, referencePeriod: 'February 2026' }], facts)).toBe('2026-03-19');
  });

  it('is unknown before the release, if the previous version is later, and for another publication', () => {
    expect(calendarDay(cadence, calendar, { ...facts, newestDay: day('2026-03-31') })).toBeNull();
    expect(calendarDay(cadence, calendar, { ...facts, previousEffectiveFrom: Date.parse('2026-03-20T00:00:00Z') })).toBeNull();
    expect(calendarDay({ ...cadence, releaseTitles: ['Retail Trade'] }, calendar, facts)).toBeNull();
  });
});
