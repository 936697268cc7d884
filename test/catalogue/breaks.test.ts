/** Checks the register of breaks. Entries are complete, their datasets exist, and their months are those in the RBA workbooks. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { BREAK_KINDS, concerns, daysOf, type MethodBreak, spansDays } from '../../src/catalogue/breaks/method-break.ts';
import { C1_BREAK_MONTHS, D2_BREAK_MONTHS } from '../../src/catalogue/breaks/rba-series-breaks.ts';
import { BREAKS, breaksOf, subjectOf } from '../../src/catalogue/breaks/register.ts';
import { AU_CREDIT_TOTAL, AU_CREDIT_TOTAL_YOY } from '../../src/catalogue/series/credit.ts';
import { AU_CPI_ALLGROUPS_INDEX, AU_CPI_MONTHLY_YOY, AU_CPI_TRIMMED, AU_CPI_YOY } from '../../src/catalogue/series/prices.ts';
import { parseIsoDay, parsePeriod } from '../../src/core/period.ts';
import { serialIn } from '../../src/formats/shown-number.ts';
import { dayOfSerial, readWorkbook } from '../../src/formats/workbook.ts';
import { recorded } from '../programs/needs.ts';

const RECORDED = path.resolve('..', 'shared', 'upstream', 'rba');
const day = (text: string): number => parseIsoDay(text) ?? Number.NaN;

describe('the register', () => {
  it('has entries in the order of their days, without repeats', () => {
    expect(BREAKS.length).toBeGreaterThan(280);
    expect(new Set(BREAKS.map(({ id }) => id)).size).toBe(BREAKS.length);
    const days = BREAKS.map((one) => daysOf(one).first);
    expect(days).toEqual([...days].sort((a, b) => a - b));
  });

  it.each(BREAKS.map((one): [string, MethodBreak] => [one.id, one]))('%s has period, kind, series, sentence and source', (_id, one) => {
    expect(parsePeriod(one.from)).not.toBeNull();
    if (one.until !== undefined) expect(daysOf(one).last).toBeGreaterThan(daysOf(one).first);
    expect(BREAK_KINDS).toContain(one.kind);
    expect(one.of.length).toBeGreaterThan(0);
    for (const { dataset } of one.of) expect(dataset).toMatch(/^(abs|rba|apra|wgea|aemo)\.[A-Za-z0-9_.]+$/);
    expect(one.what).toMatch(/^[A-Z].*\.$/);
    expect(one.source.length).toBeGreaterThan(10);
    expect(one.source).not.toMatch(/general knowledge|unverified/i);
  });

  it('gives the series of each break', () => {
    const ids = (subject: Parameters<typeof breaksOf>[0]) => breaksOf(subject).map(({ id }) => id);
    expect(ids(subjectOf(AU_CREDIT_TOTAL))).toContain('credit-2019-07-collection');
    expect(ids(subjectOf(AU_CREDIT_TOTAL_YOY))).toEqual([]);
    expect(ids(subjectOf(AU_CPI_YOY))).toContain('cpi-2025-q3-complete-monthly');
    expect(ids(subjectOf(AU_CPI_ALLGROUPS_INDEX))).toContain('cpi-2025-q3-complete-monthly');
    expect(ids(subjectOf(AU_CPI_TRIMMED))).not.toContain('cpi-2025-q3-complete-monthly');
    expect(ids(subjectOf(AU_CPI_MONTHLY_YOY))).not.toContain('cpi-2025-q3-complete-monthly');
  });
});

describe('a break', () => {
  const step: MethodBreak = {
    id: 'x',
    of: [{ dataset: 'abs.X', frequency: 'Q', codes: { INDEX: ['1', '2'] } }],
    from: '2025-Q3',
    kind: 'method',
    what: 'X.',
    size: null,
    growth: 'given',
    source: 'A test.',
  };
  const episode = { ...step, from: '2020-Q2', until: '2020-Q3' };

  it('is inside spans that start before it and end at or after its first day', () => {
    expect(spansDays(step, day('2025-06-30'), day('2025-09-30'))).toBe(true);
    expect(spansDays(step, day('2024-09-30'), day('2025-07-01'))).toBe(true);
    expect(spansDays(step, day('2024-06-30'), day('2025-06-30'))).toBe(false);
    expect(spansDays(step, day('2025-09-30'), day('2026-09-30'))).toBe(false);
    expect(spansDays(step, day('2025-07-01'), day('2025-09-30'))).toBe(false);
  });

  it('with an end is also inside spans that start within it', () => {
    expect(spansDays(episode, day('2020-03-31'), day('2020-06-30'))).toBe(true);
    expect(spansDays(episode, day('2020-06-30'), day('2021-06-30'))).toBe(true);
    expect(spansDays(episode, day('2020-09-30'), day('2021-09-30'))).toBe(true);
    expect(spansDays(episode, day('2020-12-31'), day('2021-12-31'))).toBe(false);
  });

  it('applies only to the series in its scope', () => {
    const subject = { dataset: 'abs.X', frequency: 'Q' as const, adjustment: null, codes: { INDEX: '2' } };
    expect(concerns(step, subject)).toBe(true);
    expect(concerns(step, { ...subject, frequency: 'M' })).toBe(false);
    expect(concerns(step, { ...subject, codes: { INDEX: '3' } })).toBe(false);
    expect(concerns(step, { ...subject, codes: {} })).toBe(false);
    expect(concerns(step, { ...subject, dataset: 'abs.Y' })).toBe(false);
  });
});

describe('the recorded workbooks of the RBA', recorded(RECORDED), () => {
  /** Returns the months in the sheet, whose rows begin with a date. */
  function monthsIn(file: string): readonly string[] {
    const workbook = readWorkbook(readFileSync(path.join(RECORDED, file)), { sheets: ['Series breaks'] });
    const { rows } = workbook.sheet('Series breaks');
    const months = rows.flatMap((row) => {
      const serial = serialIn(row[0]);
      if (serial === null) return [];
      return [new Date(dayOfSerial(serial, workbook.date1904) * 86_400_000).toISOString().slice(0, 7)];
    });
    return [...new Set(months)].sort();
  }

  it.each([
    ['d02hist.xlsx', D2_BREAK_MONTHS],
    ['c01hist.xlsx', C1_BREAK_MONTHS],
  ])('%s lists the months that the register has', (file, months) => {
    expect(monthsIn(file)).toEqual(months);
  });
});
