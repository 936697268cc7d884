/** Checks the instant from which a version counts as known. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS, isoDay, parseIsoDay } from '../../src/core/period.ts';
import { effectiveFrom } from '../../src/ingest/apply/version-date.ts';

const day = (text: string): number => parseIsoDay(text) ?? Number.NaN;
const ms = (text: string): number => Date.parse(text);

describe('effectiveFrom', () => {
  it('is the end of the stated date', () => {
    const facts = {
      publishedOn: '2026-05-08',
      newestDay: day('2026-04-30'),
      retrievedAt: ms('2026-05-11T00:00:00Z'),
      previousEffectiveFrom: null,
    };
    expect(effectiveFrom(facts)).toBe(ms('2026-05-08T23:59:59.999Z'));
  });

  it('is the time of the download if the file was downloaded on that date', () => {
    const retrievedAt = ms('2026-05-08T01:31:00Z');
    expect(effectiveFrom({ publishedOn: '2026-05-08', newestDay: null, retrievedAt, previousEffectiveFrom: null })).toBe(retrievedAt);
  });

  // RBA A2: the target of 4.10% was published on 17 March 2026 and took effect on the 18th.
  it('accepts the date of an announcement that takes effect on the next day', () => {
    const facts = {
      publishedOn: '2026-03-17',
      newestDay: day('2026-03-18'),
      retrievedAt: ms('2026-04-21T00:00:00Z'),
      previousEffectiveFrom: null,
    };
    expect(effectiveFrom(facts)).toBe(ms('2026-03-17T23:59:59.999Z'));
  });

  it('accepts a date up to seven days before the latest value, but not before the previous version', () => {
    const retrievedAt = ms('2026-04-21T00:00:00Z');
    const from = (newest: string, previousEffectiveFrom: number | null = null) =>
      effectiveFrom({ publishedOn: '2026-03-17', newestDay: day(newest), retrievedAt, previousEffectiveFrom });
    const stated = ms('2026-03-17T23:59:59.999Z');
    expect([from('2026-03-24'), from('2026-03-25')]).toEqual([stated, retrievedAt]);
    expect([from('2026-03-01', stated), from('2026-03-01', stated + 1)]).toEqual([stated, retrievedAt]);
    expect(from('2026-03-25', retrievedAt + 5)).toBe(retrievedAt + 5);
  });

  // The RBA's F5 file of January 2026 (data to December 2025) had a date of the previous year.
  it('refuses the date of the F5 file that states 08-Jan-2025 and contains December 2025', () => {
    const retrievedAt = ms('2026-01-09T02:00:00Z');
    const facts = { publishedOn: '2025-01-08', newestDay: day('2025-12-31'), retrievedAt, previousEffectiveFrom: null };
    expect(effectiveFrom(facts)).toBe(retrievedAt);
  });

  it.each([
    ['no day', null],
    ['a day that does not exist', '2026-02-30'],
    ['a day after the retrieval', '2026-06-01'],
  ])('is the time of the download if there is %s', (_what, publishedOn) => {
    const retrievedAt = ms('2026-05-11T00:00:00Z');
    expect(effectiveFrom({ publishedOn, newestDay: null, retrievedAt, previousEffectiveFrom: null })).toBe(retrievedAt);
  });

  it('is not before the previous version', () => {
    const previousEffectiveFrom = ms('2026-05-09T12:00:00Z');
    const retrievedAt = ms('2026-05-11T00:00:00Z');
    expect(effectiveFrom({ publishedOn: '2026-05-08', newestDay: null, retrievedAt, previousEffectiveFrom })).toBe(retrievedAt);
    expect(effectiveFrom({ publishedOn: null, newestDay: null, retrievedAt: previousEffectiveFrom - 5, previousEffectiveFrom })).toBe(
      previousEffectiveFrom,
    );
  });

  it('never decreases, is never in the future, and is the time of the download or the stated date', () => {
    const instants = fc.integer({ min: day('1990-01-01') * DAY_MS, max: day('2030-01-01') * DAY_MS });
    const days = fc.integer({ min: day('1990-01-01'), max: day('2030-01-01') });
    fc.assert(
      fc.property(
        fc.option(days),
        fc.option(days),
        instants,
        fc.option(instants),
        (published, newestDay, retrievedAt, previousEffectiveFrom) => {
          const publishedOn = published === null ? null : isoDay(published);
          const known = effectiveFrom({ publishedOn, newestDay, retrievedAt, previousEffectiveFrom });
          expect(known).toBeGreaterThanOrEqual(previousEffectiveFrom ?? 0);
          expect(known).toBeLessThanOrEqual(Math.max(retrievedAt, previousEffectiveFrom ?? 0));
          const stated = published === null ? Number.NaN : (published + 1) * DAY_MS - 1;
          expect([retrievedAt, previousEffectiveFrom, stated]).toContain(known);
        },
      ),
    );
  });
});
