/** Compares the CPI laboratory with printed values, and with a second calculation from responses of `/v1/data`. */
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cpiClasses } from '../../../src/catalogue/cpi/cpi-classes.ts';
import { type OverStore, serveStore } from '../../http/over-store.ts';

type Row = Readonly<Record<string, number | string | null>>;

let server: OverStore;
beforeAll(async () => {
  server = await serveStore('2026-11-27T00:00:00.000Z', 'starter');
}, 240_000);
afterAll(() => server.close());

const laboratory = async (query: string) =>
  (await server.get(`/v1/cpi-laboratory?${query}`)).json() as { data: readonly Row[]; meta: { summary: Row } };

// Consumer Price Index, ABS, June 2026, tables 1 and 4.
describe('golden measures of the month', () => {
  it.each([
    ['2026-06', 3, { classes: 87, classes_above: 39, classes_falling: 14, breadth_pct: 44.8276 }, 59.8, 2.59],
    ['2026-06', 2.5, { classes_above: 45, breadth_pct: 51.7241 }, 67.2, 2.59],
    ['2026-06', 2, { classes_above: 56, breadth_pct: 64.3678 }, 77.4, 2.59],
    ['2025-06', 3, { classes_above: 33, classes_falling: 25, breadth_pct: 37.931 }, 41.3, 2.05],
    ['2025-06', 2.5, { classes_above: 37, breadth_pct: 42.5287 }, 51, 2.05],
  ])('breadth of %s above %d', async (period, threshold, expected, weight, median) => {
    const { summary } = (await laboratory(`period=${period}&threshold=${threshold}`)).meta;
    expect(summary).toMatchObject(expected);
    expect(Number(summary['weight_above_pct'])).toBeCloseTo(weight, 1);
    expect(Number(summary['median_class_annual_pct'])).toBeCloseTo(median, 2);
  });

  it('the trimmed mean of the ABS is 3.6, 3.55 over six months and 3.94 over three', async () => {
    const { summary } = (await laboratory('period=2026-06')).meta;
    expect(Number(summary['abs_trimmed_mean_annual_pct'])).toBeCloseTo(3.64, 2);
    expect(Number(summary['trimmed_mean_annualised_6m_pct'])).toBeCloseTo(3.55, 2);
    expect(Number(summary['trimmed_mean_annualised_3m_pct'])).toBeCloseTo(3.94, 2);
    expect(Number(summary['headline_annual_pct'])).toBeCloseTo(3.8, 1);
    // Index numbers 101.83 and 98.18.
    expect(Number(summary['market_services_annual_pct'])).toBeCloseTo(3.72, 2);
  });

  it.each(['2025-06', '2026-06'])('weights sum to 100, and the sentence of %s follows from its rows', async (period) => {
    const { data, meta } = await laboratory(`period=${period}`);
    const sum = (member: string, of: readonly Row[]): number => of.reduce((total, row) => total + Number(row[member]), 0);
    expect(sum('weight_pct', data)).toBeCloseTo(100, 2);
    const above = data.filter(({ above: isAbove }) => isAbove === 1);
    const share = (100 * sum('link_weight_pct', above)) / sum('link_weight_pct', data);
    expect(share).toBeCloseTo(Number(meta.summary['weight_above_pct']), 3);
    expect(meta.summary['sentence']).toContain(`${share.toFixed(1)}% of the CPI weight`);
  });

  it('electricity rose most, and fares fell most', async () => {
    const { data } = await laboratory('period=2026-06');
    const sorted = data.toSorted((a, b) => Number(b['annual_change_pct']) - Number(a['annual_change_pct']));
    expect(sorted.slice(0, 2).map(({ name, annual_change_pct: change }) => [name, Number(change).toFixed(2)])).toEqual([
      ['Electricity', '22.43'],
      ['Accessories', '17.10'],
    ]);
    expect(sorted.slice(-2).map(({ name, annual_change_pct: change }) => [name, Number(change).toFixed(2)])).toEqual([
      ['Automotive fuel', '-7.31'],
      ['Urban transport fares', '-11.05'],
    ]);
  });
});

describe('the calculated trimmed mean', () => {
  it('is within 0.012 points of the ABS index in every month, and 0.03 over the year', async () => {
    const { data } = await laboratory('rows=trimmed_mean');
    expect(data.length).toBeGreaterThan(20);
    for (const row of data) {
      expect(Math.abs(Number(row['own_monthly_pct']) - Number(row['abs_monthly_pct'])), String(row['period'])).toBeLessThan(0.012);
      if (row['own_annual_pct'] !== null)
        expect(Math.abs(Number(row['own_annual_pct']) - Number(row['abs_annual_pct']))).toBeLessThan(0.03);
    }
  });

  it('follows from its rows', async () => {
    const { data, meta } = await laboratory('period=2026-06');
    const kept = data.map((row) => Number(row['weight_pct']) * Number(row['kept_share']));
    const all = data.reduce((sum, row) => sum + Number(row['weight_pct']), 0);
    const sum = kept.reduce((a, b) => a + b, 0);
    expect(sum / all).toBeCloseTo(0.7, 3);
    const mean = data.reduce((total, row, i) => total + (kept[i] ?? Number.NaN) * Number(row['monthly_change_pct']), 0) / sum;
    expect(mean).toBeCloseTo(Number(meta.summary['trimmed_mean_monthly_pct']), 3);
  });

  it('is the weighted mean of all classes if nothing is trimmed', async () => {
    const { data, meta } = await laboratory('period=2026-06&trim=0');
    expect(data.every(({ kept_share: kept, trimmed_end: end }) => kept === 1 && end === null)).toBe(true);
    const all = data.reduce((sum, row) => sum + Number(row['weight_pct']), 0);
    const mean = data.reduce((sum, row) => sum + Number(row['weight_pct']) * Number(row['monthly_change_pct']), 0) / all;
    expect(mean).toBeCloseTo(Number(meta.summary['trimmed_mean_monthly_pct']), 3);
  });
});

it('a second calculation from /v1/data has the same breadth', async () => {
  const codes = new Set(cpiClasses().map(({ code }) => code));
  const monthOf = async (period: string): Promise<ReadonlyMap<unknown, number>> => {
    const path = `/v1/data/abs/CPI_MONTHLY?measure=1&category=all&adjustment=10&region=50&start=${period}&end=${period}&labels=code&limit=1000`;
    const rows = (await server.get(path)).json().data as readonly { value: number; dimensions: Row }[];
    return new Map(rows.map(({ value, dimensions }) => [dimensions['category'], value]));
  };
  const [now, then] = [await monthOf('2026-06'), await monthOf('2025-06')];
  const above = [...codes].filter((code) => Number(now.get(code)) / Number(then.get(code)) > 1.03);
  expect([codes.size, above.length]).toEqual([87, 39]);
});

describe('requests', () => {
  it('heat maps have a row for each class and month', async () => {
    const { data } = await laboratory('period=2026-06&rows=heat_map');
    expect(data).toHaveLength(87 * 13);
  });

  it('a month without annual changes is refused with the latest month', async () => {
    const reply = await server.get('/v1/cpi-laboratory?period=2025-03');
    expect([reply.statusCode, reply.json().errors[0].did_you_mean]).toEqual([404, '2026-06']);
    expect((await server.get('/v1/cpi-laboratory?trim=50')).statusCode).toBe(400);
  });

  it('the page and the file have the same values', async () => {
    const page = parse((await server.get('/inflation', { accept: 'text/html' })).body);
    expect(page.querySelector('.head p')?.text).toBe(
      'In the year to June 2026, prices rose by more than 3% in 39 of 87 classes. These are 44.8% of classes and have 59.8% of the CPI weight.',
    );
    expect(page.querySelectorAll('svg.wid path').length).toBe(87 * 13);
    expect(page.querySelectorAll('#classes tbody tr').length).toBe(87);
    expect((await server.get('/w/cpi-laboratory.csv')).body.trim().split('\n')).toHaveLength(88);
  });
});
