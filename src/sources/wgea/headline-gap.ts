/**
 * Calculates gaps for all employers by industry, size and sector, from the gap of each employer in the workbook (see gap-workbook).
 *
 *   g_e   gap of employer e as a fraction       w_e   share of women among its employees
 *   p_e   average pay of its employees          n_e   employees represented by its size band
 *
 *   mean        Σ g_e / n                       every employer has equal weight
 *   mid-point   median of g_e                   half of the employers have a wider gap. The Agency publishes this for industries
 *   weighted    1 − F / M                       every employee has equal weight. An estimate, because the sizes are bands
 *
 *   m_e = p_e / (1 − w_e·g_e)   f_e = m_e·(1 − g_e)     average pay of its men and women, which agree with p_e and g_e
 *   M = Σ n_e·(1 − w_e)·m_e / Σ n_e·(1 − w_e)           F = Σ n_e·w_e·f_e / Σ n_e·w_e
 *
 * If an employer has no value, the formulas that need it omit the employer. The employer is still in `employer_count`. The Agency does not
 * publish these results as its headline.
 */

import { DIVISIONS } from '../../core/anzsic.ts';
import { addDecimals } from '../../core/decimal.ts';
import { WattleError } from '../../core/errors.ts';
import { NOT_STATED, type ParsedDataset, type ParsedSeries } from '../../core/observation.ts';
import { parsePeriod } from '../../core/period.ts';
import { type EmployerGaps, type GapName, type GapWorkbook, SECTORS, SIZE_BANDS, type SizeBand } from './gap-workbook.ts';

/** The code for the total. It is in capitals, because `all` in a query means every code. */
export const ALL = 'ALL';

/**
 * Assumed number of employees by size band, because the workbook has only bands. With these numbers, the estimate for all private
 * employers is within 0.6 percentage points of the Agency's 21.1% for 2024–25.
 */
const BAND_EMPLOYEES: Readonly<Record<SizeBand, number>> = {
  '<250': 125,
  '250-499': 375,
  '500-999': 750,
  '1000-4999': 2500,
  '5000+': 7500,
};

interface Measure {
  readonly code: string;
  readonly label: string;
  readonly unit: string;
  readonly estimated?: true;
  readonly compute: (employers: readonly EmployerGaps[]) => number | null;
}

const PER_CENT = 'Per cent';

export const MEASURES: readonly Measure[] = [
  gapMeasure('total_remuneration_gap_pct', "Mean of employers' average total remuneration gaps", 'averageTotal', mean),
  gapMeasure('base_salary_gap_pct', "Mean of employers' average base salary gaps", 'averageBase', mean),
  gapMeasure('midpoint_total_rem_gap_pct', "Mid-point of employers' average total remuneration gaps", 'averageTotal', midpoint),
  gapMeasure('midpoint_base_salary_gap_pct', "Mid-point of employers' average base salary gaps", 'averageBase', midpoint),
  gapMeasure('median_total_rem_gap_pct', "Mid-point of employers' median total remuneration gaps", 'medianTotal', midpoint),
  gapMeasure('median_base_salary_gap_pct', "Mid-point of employers' median base salary gaps", 'medianBase', midpoint),
  weightedMeasure('employee_weighted_total_rem_gap_pct', 'Gap in average total remuneration over all employees, estimated', 'averageTotal'),
  weightedMeasure('employee_weighted_base_salary_gap_pct', 'Gap in average base salary over all employees, estimated', 'averageBase'),
  { code: 'employer_count', label: 'Employers', unit: 'Employers', compute: (employers) => employers.length },
];

function gapMeasure(code: string, label: string, gap: GapName, of: (values: readonly number[]) => number | null): Measure {
  return { code, label, unit: PER_CENT, compute: (employers) => of(employers.flatMap((one) => one.gaps[gap] ?? [])) };
}

function weightedMeasure(code: string, label: string, gap: GapName): Measure {
  return { code, label, unit: PER_CENT, estimated: true, compute: (employers) => weighted(employers, gap) };
}

// ---------------------------------------------------------------- formulas

function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : addDecimals(values) / values.length;
}

function midpoint(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  const middle = sorted.slice(Math.ceil(half) - 1, Math.floor(half) + 1);
  return mean(middle);
}

/** Returns the weighted gap in per cent. Omits employers without pay, share of women, size or gap. */
function weighted(employers: readonly EmployerGaps[], gap: GapName): number | null {
  let [men, menPay, women, womenPay] = [0, 0, 0, 0];
  for (const { gaps, size, womenPct, averagePayAud } of employers) {
    const gapPct = gaps[gap];
    if (gapPct === null || size === null || womenPct === null || averagePayAud === null) continue;
    const [g, w, n] = [gapPct / 100, womenPct / 100, BAND_EMPLOYEES[size]];
    if (w * g >= 1) continue;
    const m = averagePayAud / (1 - w * g);
    men += n * (1 - w);
    menPay += n * (1 - w) * m;
    women += n * w;
    womenPay += n * w * m * (1 - g);
  }
  return men === 0 || women === 0 || menPay === 0 ? null : 100 * (1 - womenPay / women / (menPay / men));
}

// ---------------------------------------------------------------- every industry, size and sector

/** Division codes. The total of all industries is last. A response with a limit has the last rows of a period, so it includes the total. */
const DIVISION_CODES = [...DIVISIONS.map(({ letter }) => letter), ALL];
const BAND_CODES = [ALL, ...SIZE_BANDS];
const SECTOR_CODES = [ALL, ...SECTORS];

/** Calculates the values for the workbook's year for every combination, including combinations without employers. */
export function headlineGaps({ reportingYear, employers }: GapWorkbook): ParsedDataset {
  // A reporting year has the label of the financial year that ends three months later.
  const period = parsePeriod(`FY${reportingYear}`);
  if (!period)
    throw new WattleError('PARSE_VALUE', 'The reporting year is not written as two consecutive years, such as 2024-25.', {
      at: { value: reportingYear },
    });
  const series: ParsedSeries[] = [];
  for (const division of DIVISION_CODES) {
    const ofDivision = employers.filter((one) => division === ALL || one.division?.letter === division);
    for (const band of BAND_CODES) {
      const ofBand = ofDivision.filter((one) => band === ALL || one.size === band);
      for (const sector of SECTOR_CODES) {
        const group = ofBand.filter((one) => sector === ALL || one.sector === sector);
        series.push(...MEASURES.map((measure) => gapSeries([division, band, sector], measure, group, period.t)));
      }
    }
  }
  return { dimensions: dimensions(), series, publishedOn: null, scope: 'partial', notes: [] };
}

function gapSeries(codes: readonly string[], measure: Measure, group: readonly EmployerGaps[], t: number): ParsedSeries {
  const value = measure.compute(group);
  const status = measure.estimated && value !== null ? 'estimated' : null;
  return {
    key: [...codes, measure.code].join('.'),
    freq: 'FY',
    unit: measure.unit,
    ...NOT_STATED,
    observations: [{ t, value, status, text: null, at: null }],
  };
}

function dimensions(): ParsedDataset['dimensions'] {
  return [
    {
      id: 'ANZSIC_DIVISION',
      label: 'Industry',
      values: [...DIVISIONS.map(({ letter, name }) => ({ code: letter, label: name })), { code: ALL, label: 'All employers' }],
    },
    {
      id: 'EMPLOYER_SIZE_BAND',
      label: 'Employer size',
      values: [{ code: ALL, label: 'all' }, ...SIZE_BANDS.map((band) => ({ code: band, label: band }))],
    },
    {
      id: 'SECTOR',
      label: 'Sector',
      values: [{ code: ALL, label: 'all' }, ...SECTORS.map((sector) => ({ code: sector, label: sector }))],
    },
    { id: 'MEASURE', label: 'Measure', values: MEASURES.map(({ code, label }) => ({ code, label })) },
  ];
}
