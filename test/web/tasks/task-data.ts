/**
 * Adds values that the starter data lack, for tasks that test readers: electricity prices, council approvals, a company, a release. They
 * are not real.
 */
import { findDataset } from '../../../src/catalogue/catalogue.ts';
import { AU_VACANCIES } from '../../../src/catalogue/series/labour.ts';
import type { RegisterDataset } from '../../../src/core/define-dataset.ts';
import { BA_LGA2024 } from '../../../src/sources/abs/datasets/BA_LGA2024.ts';
import { dispatch_price } from '../../../src/sources/aemo/datasets/dispatch_price.ts';
import { shelfIn } from '../../queries/shelf.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** Formats a time in market time, which is UTC+10. */
const marketTime = (ms: number): string => `${new Date(ms + 10 * HOUR_MS).toISOString().slice(0, 19)}+10:00`;

export const COMPANY = {
  company_name: 'WOOLWORTHS OF THE TESTS PTY LTD',
  name: 'WOOLWORTHS OF THE TESTS PTY LTD',
  acn: '000014675',
  type: 'APTY',
  status: 'REGD',
  is_company: true,
};
/** Prices in AUD/MWh by day, latest last. Their mean is 80. */
export const DAILY_PRICES = [50, 60, 70, 80, 90, 100, 110] as const;

export async function putTaskData(folder: string): Promise<void> {
  const now = new Date();
  const shelf = await shelfIn(folder, now.toISOString());
  // The end of the last complete day in market time, two days ago.
  const end = Math.floor((now.getTime() + 10 * HOUR_MS) / DAY_MS) * DAY_MS - 10 * HOUR_MS - DAY_MS;
  const prices = DAILY_PRICES.flatMap((price, day) =>
    Array.from(
      { length: 24 },
      (_, hour) => [marketTime(end - (DAILY_PRICES.length - day) * DAY_MS + (hour + 1) * HOUR_MS), price] as const,
    ),
  );
  await shelf.put(dispatch_price, {
    dimensions: { METRIC: { RRP: 'rrp' }, REGIONID: { NSW1: 'NSW1' } },
    series: [{ codes: ['RRP', 'NSW1'], unit: '$/MWh', values: Object.fromEntries(prices) }],
  });
  const months = Array.from({ length: 12 }, (_, i) => `2025-${String(i + 1).padStart(2, '0')}`);
  const approved = (region: string, each: number) => ({
    codes: ['1', '9', 'TOT', '100', region, 'M'],
    unit: 'Number',
    values: Object.fromEntries(months.map((month) => [month, each])),
  });
  await shelf.put(BA_LGA2024, {
    dimensions: {
      MEASURE: { '1': 'Number of dwelling units' },
      SECTOR: { '9': 'Total Sectors' },
      WORK_TYPE: { TOT: 'Total' },
      BUILDING_TYPE: { '100': 'Total Residential' },
      REGION: { '10050': 'Albury', '10750': 'Blacktown', AUS: 'Australia' },
      FREQ: { M: 'Monthly' },
    },
    series: [approved('10050', 100), approved('10750', 50), approved('AUS', 15_000)],
  });
  const register = findDataset('asic', 'ASIC_COMPANIES') as RegisterDataset;
  await shelf.load(register, [
    Object.fromEntries(
      register.columns.map(({ name, type }) => [
        name,
        (COMPANY as Record<string, string | boolean>)[name] ?? (type === 'text[]' ? [] : null),
      ]),
    ),
  ]);
  await putNewVacancies(shelf, now);
  await shelf.close();
}

/** Stores a release with today's date: 350.5 thousand vacancies after 329.5. */
async function putNewVacancies(shelf: Awaited<ReturnType<typeof shelfIn>>, now: Date): Promise<void> {
  const { dataset, select } = AU_VACANCIES;
  const ids = [...new Set([...dataset.dimensions.map(({ id }) => id), ...Object.keys(dataset.fixed)])];
  const codes = ids.map((id) => select[id] ?? dataset.fixed[id] ?? '?');
  await shelf.put(
    dataset,
    {
      dimensions: Object.fromEntries(ids.map((id, i) => [id, { [codes[i] ?? '?']: id }])),
      series: [{ codes, unit: 'Number', multiplier: 3, values: { '2026-Q3': 350.5 } }],
    },
    { scope: 'points', publishedOn: now.toISOString().slice(0, 10) },
  );
}
