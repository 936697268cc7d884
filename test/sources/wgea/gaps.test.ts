import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RegisterRow } from '../../../src/core/define-dataset.ts';
import { validateParsed } from '../../../src/ingest/apply/validate.ts';
import { EMPLOYER_GAPS } from '../../../src/sources/wgea/datasets/EMPLOYER_GAPS.ts';
import { HEADLINE_GAP } from '../../../src/sources/wgea/datasets/HEADLINE_GAP.ts';
import { capture } from '../capture.ts';
import { registerRows } from '../register-rows.ts';
import { type EmployerRow, gapWorkbook, HEADINGS, type SheetOptions } from './gap-sheet.ts';

const URL_ = 'https://www.wgea.gov.au/sites/default/files/documents/Employer-Gender-Pay-Gaps-Spreadsheet.xlsx';
const captured = (rows: readonly EmployerRow[], options?: SheetOptions) => capture(gapWorkbook(rows, options), { url: URL_ });

async function employers(rows: readonly EmployerRow[], options?: SheetOptions): Promise<RegisterRow[]> {
  return registerRows(EMPLOYER_GAPS, captured(rows, options));
}

async function figures(rows: readonly EmployerRow[]): Promise<(key: string) => number | null | undefined> {
  const parsed = await HEADLINE_GAP.parse(captured(rows));
  return (key) => parsed.series.find((series) => series.key === key)?.observations[0]?.value;
}

// The average total remuneration gaps of these two employers are the published ones (spreadsheet of 3 March 2026). The other values are
// invented.
const WAREHOUSING: EmployerRow = {
  name: '101Warehousing Pty Ltd',
  division: 'Transport, Postal and Warehousing',
  gaps: [0.244, 0.2, 0.1, 0.05],
};
const AIRPORT: EmployerRow = {
  name: 'Adelaide Airport Management Limited',
  abn: '11 000 000 002',
  division: 'Transport, postal & warehousing',
  size: '250–499',
  gaps: [0.129, null, -0.031, 0],
};

describe('EMPLOYER_GAPS', () => {
  it('converts fractions to per cent exactly, and has only the gaps for this year', async () => {
    expect(await employers([WAREHOUSING, AIRPORT])).toEqual([
      {
        reporting_year: '2024-25',
        employer_name: '101Warehousing Pty Ltd',
        abn: '11000000001',
        sector: 'Private',
        anzsic_division: 'Transport, Postal and Warehousing',
        employer_size_band: '<250',
        average_total_rem_gap_pct: 24.4,
        average_base_salary_gap_pct: 20,
        median_total_rem_gap_pct: 10,
        median_base_salary_gap_pct: 5,
        women_share_pct: 50,
        average_total_remuneration_aud: 100_000,
      },
      expect.objectContaining({
        abn: '11000000002',
        anzsic_division: 'Transport, Postal and Warehousing',
        employer_size_band: '250-499',
        average_total_rem_gap_pct: 12.9,
        average_base_salary_gap_pct: null,
        median_total_rem_gap_pct: -3.1,
        median_base_salary_gap_pct: 0,
      }),
    ]);
  });

  it('skips notes below the table', async () => {
    const below = [[null], ['* Rounded to the nearest $1,000'], [null, null]];
    expect(await employers([WAREHOUSING], { below })).toHaveLength(1);
  });

  it('moves the decimal point of any fraction without rounding', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: -20_000, max: 10_000 }), async (tenThousandths) => {
        const [row] = await employers([{ ...WAREHOUSING, gaps: [tenThousandths / 10_000, 0, 0, 0] }]);
        expect(row?.['average_total_rem_gap_pct']).toBe(tenThousandths / 100 + 0);
      }),
      { numRuns: 25 },
    );
  });

  it.each<[string, readonly EmployerRow[], SheetOptions, object]>([
    ['another sheet', [WAREHOUSING], { sheet: 'Employers' }, { code: 'PARSE_LAYOUT', at: { sheet: '2. Employers' } }],
    ['a renamed heading', [WAREHOUSING], { headings: HEADINGS.with(3, 'Industry') }, { code: 'PARSE_LAYOUT', at: { row: 4 } }],
    ['a renamed gap', [WAREHOUSING], { headings: HEADINGS.with(6, 'Average pay gap') }, { code: 'PARSE_LAYOUT', at: { row: 4 } }],
    [
      'gaps of two years side by side',
      [WAREHOUSING],
      { headings: HEADINGS.with(7, HEADINGS[6] ?? '').with(10, HEADINGS[7] ?? '') },
      { code: 'PARSE_LAYOUT', at: { row: 4 } },
    ],
    ['no year', [WAREHOUSING], { title: 'Results' }, { code: 'PARSE_LAYOUT', at: { row: 4 } }],
    [
      'a gap in per cent',
      [{ ...WAREHOUSING, gaps: [24.4, 0, 0, 0] }],
      {},
      { code: 'PARSE_VALUE', at: { row: 5, column: 'G', value: '24.4' } },
    ],
    [
      'text for a gap',
      [{ ...WAREHOUSING, gaps: ['wide', 0, 0, 0] }],
      {},
      { code: 'PARSE_VALUE', at: { row: 5, column: 'G', value: 'wide' } },
    ],
    [
      'an unknown industry',
      [{ ...WAREHOUSING, division: 'Space' }],
      {},
      { code: 'PARSE_VALUE', at: { row: 5, column: 'D', value: 'Space' } },
    ],
    ['an unknown size', [{ ...WAREHOUSING, size: '250+' }], {}, { code: 'PARSE_VALUE', at: { row: 5, column: 'F', value: '250+' } }],
    ['an unknown sector', [{ ...WAREHOUSING, sector: 'Mixed' }], {}, { code: 'PARSE_VALUE', at: { row: 5, column: 'C', value: 'Mixed' } }],
    ['an ABN too long', [{ ...WAREHOUSING, abn: '123456789012' }], {}, { code: 'PARSE_VALUE', at: { row: 5, column: 'B' } }],
    ['values without an employer', [{ ...WAREHOUSING, name: '' }], {}, { code: 'PARSE_LAYOUT', at: { row: 5, column: 'G' } }],
  ])('is refused with %s', async (_, rows, options, error) => {
    await expect(employers(rows, options)).rejects.toMatchObject(error);
  });

  it('is refused if it is a web page instead of the workbook', async () => {
    const page = capture('<!DOCTYPE html><html><body>Access denied</body></html>', { url: URL_ });
    await expect(registerRows(EMPLOYER_GAPS, page)).rejects.toMatchObject({ code: 'PARSE_LAYOUT' });
  });
});

describe('HEADLINE_GAP', () => {
  const ROWS: readonly EmployerRow[] = [
    { name: 'A', gaps: [0.2, 0.18, 0.22, 0.2] },
    { name: 'B', gaps: [0.15, 0.13, 0.18, 0.1] },
    { name: 'C', gaps: [0.1, 0.08, 0.12, null], size: '5000+' },
    { name: 'D', gaps: [0.31, 0.2, 0.2, 0.2], division: 'Construction' },
    { name: 'E', gaps: [0.05, 0.05, 0.05, 0.05], division: 'Public Administration and Safety', sector: 'Public' },
  ];

  it('keeps mean and mid-point of average and median gaps separate', async () => {
    const of = await figures(ROWS);
    expect(of('B.ALL.Private.total_remuneration_gap_pct')).toBe(15);
    expect(of('B.ALL.Private.midpoint_total_rem_gap_pct')).toBe(15);
    expect(of('B.ALL.Private.base_salary_gap_pct')).toBe(13);
    expect(of('B.ALL.Private.median_total_rem_gap_pct')).toBe(18);
    // The middle of two values is halfway.
    expect(of('B.ALL.Private.median_base_salary_gap_pct')).toBe(15);
    expect(of('ALL.ALL.Private.total_remuneration_gap_pct')).toBe(19);
    expect(of('ALL.ALL.Private.midpoint_total_rem_gap_pct')).toBe(17.5);
    expect(of('ALL.ALL.Private.employer_count')).toBe(4);
    expect(of('ALL.ALL.Public.employer_count')).toBe(1);
    expect(of('ALL.ALL.ALL.employer_count')).toBe(5);
    expect(of('B.<250.Private.midpoint_total_rem_gap_pct')).toBe(17.5);
  });

  it('reports a combination without employers as missing, without a gap', async () => {
    const of = await figures(ROWS);
    expect(of('E.5000+.Private.employer_count')).toBe(0);
    expect(of('E.5000+.Private.total_remuneration_gap_pct')).toBeNull();
    expect(of('E.5000+.Private.employee_weighted_total_rem_gap_pct')).toBeNull();
  });

  it('estimates the gap over all employees, and marks it as an estimate', async () => {
    // Equal pay everywhere except at one large employer, where women earn half: men 100,000, women 50,000, average 75,000.
    const parsed = await HEADLINE_GAP.parse(
      captured([
        { name: 'Small', gaps: [0, 0, 0, 0], pay: 60_000, women: 0.5 },
        { name: 'Large', gaps: [0.5, 0, 0, 0], pay: 75_000, women: 0.5, size: '5000+' },
      ]),
    );
    const [observation] =
      parsed.series.find(({ key }) => key === 'ALL.ALL.Private.employee_weighted_total_rem_gap_pct')?.observations ?? [];
    const men = (125 * 60_000 + 7500 * 100_000) / 7625;
    const women = (125 * 60_000 + 7500 * 50_000) / 7625;
    expect(observation?.value).toBeCloseTo(100 * (1 - women / men), 10);
    expect(observation?.status).toBe('estimated');
  });

  it('has the year that the workbook states, and passes the checks of an import', async () => {
    const parsed = await HEADLINE_GAP.parse(captured(ROWS));
    validateParsed(parsed, { curated: true }, Date.parse('2026-06-01T00:00:00Z'));
    expect(parsed.scope).toBe('partial');
    expect(new Set(parsed.series.flatMap(({ freq, observations }) => observations.map(({ t }) => `${freq} ${t}`)))).toEqual(
      new Set(['FY 2025']),
    );
    expect(parsed.series).toHaveLength(20 * 6 * 3 * 9);
  });

  it('has a mean and a mid-point between the narrowest and the widest gap, and counts every employer once', async () => {
    const gap = fc.integer({ min: -500, max: 900 }).map((n) => n / 1000);
    await fc.assert(
      fc.asyncProperty(fc.array(gap, { minLength: 1, maxLength: 12 }), async (gaps) => {
        const of = await figures(gaps.map((g, i) => ({ name: `Employer ${i}`, gaps: [g, g, g, g] })));
        for (const measure of [
          'total_remuneration_gap_pct',
          'midpoint_total_rem_gap_pct',
          'median_total_rem_gap_pct',
          'employee_weighted_total_rem_gap_pct',
        ]) {
          const value = of(`B.ALL.Private.${measure}`) ?? Number.NaN;
          expect(value).toBeGreaterThanOrEqual(Math.min(...gaps) * 100 - 1e-9);
          expect(value).toBeLessThanOrEqual(Math.max(...gaps) * 100 + 1e-9);
        }
        expect(of('B.ALL.Private.employer_count')).toBe(gaps.length);
        expect(of('ALL.ALL.Private.total_remuneration_gap_pct')).toBe(of('B.<250.Private.total_remuneration_gap_pct'));
      }),
      { numRuns: 15 },
    );
  });
});
