/** Checks tables in the responses of an indicator. */
import { parse } from 'node-html-parser';
import { expect, it } from 'vitest';
import { SIGNALS } from '../../src/signals/registry.generated.ts';
import type { SignalFacts } from '../../src/web/pages/signals/signal-answer.ts';
import { newestTable } from '../../src/web/pages/signals/signal-tables.ts';

function tablesOf(id: string, data: object): readonly (readonly (readonly string[])[])[] {
  const signal = SIGNALS.find((one) => one.id === id);
  if (!signal) throw new Error(`no signal ${id}`);
  const facts = { newest: { data }, course: null, refusal: null } as unknown as SignalFacts;
  return parse(newestTable(signal, facts).text)
    .querySelectorAll('table')
    .map((table) => table.querySelectorAll('tr').map((row) => row.querySelectorAll('th, td').map(({ text }) => text)));
}

it('the table compares the latest interval in each region, and has the intervals latest first, each named once', () => {
  const at = (minute: string, region: string, price: number): object => {
    const period = `2026-11-26T12:${minute}:00+10:00`;
    return { period, interval_end: period, region, rrp_aud_per_mwh: price, demand_mw: 6018.25, price_flag: 'market' };
  };
  const rows = [at('15', 'NSW1', 40.12345), at('15', 'VIC1', -3.6), at('20', 'NSW1', 38.90216), at('20', 'VIC1', 51.00001)];
  const [compared, whole] = tablesOf('nem-dispatch-5min', rows);
  expect(compared?.slice(1)).toEqual([
    ['Victoria', '51.00', ''],
    ['New South Wales', '38.90', ''],
  ]);
  expect(whole?.[0]?.at(-1)).toBe('Period');
  expect(whole?.slice(1)).toEqual([
    ['New South Wales', '38.90', '6,018.25', 'market', '12:20 pm, 26 Nov'],
    ['Victoria', '51.00', '6,018.25', 'market', '12:20 pm, 26 Nov'],
    ['New South Wales', '40.12', '6,018.25', 'market', '12:15 pm, 26 Nov'],
    ['Victoria', '−3.60', '6,018.25', 'market', '12:15 pm, 26 Nov'],
  ]);
});

it('places stay in order if each occurs once, for any period', () => {
  const row = (state: string, period: string, value: number): object => ({ state, period, unemployment_rate_pct: value });
  const [compared, whole] = tablesOf('macro-snapshot-state', [row('NSW', '2026-09', 4.1), row('VIC', '2026-10', 4.25)]);
  expect(compared?.slice(1).map(([state, value]) => [state, value])).toEqual([
    ['Victoria', '4.25'],
    ['New South Wales', '4.10'],
  ]);
  expect(whole?.slice(1).map(([state]) => state)).toEqual(['New South Wales', 'Victoria']);
});

it('the unit of a list member is below its name, and not in the name', () => {
  const states = [{ state: 'NSW', mean_dwelling_value_aud: 1_304_900, price_to_income_ratio: 21.7, deposit_pct: 20 }];
  const [head] = tablesOf('housing-affordability', { states })[0] ?? [];
  expect(head).toEqual(['State', 'Mean dwelling value\nAUD', 'Price to income ratio', 'Deposit\n%']);
});

it('each row of the state league table has its units, with equal decimals', () => {
  const row = (indicator: string, value: number, mean: number, difference: number): object => ({
    state: 'NSW',
    indicator,
    period: '2022-08',
    value,
    decade_mean: mean,
    against_decade: difference,
    rank: 5,
  });
  const rows = [
    row('underutilisation', 9.0830552, 13.125113, -4.042057),
    row('wages', 3.4, 2.5, 0.9),
    row('approvals', 48_123, 61_234.5, -21.41),
  ];
  const [, figures] = tablesOf('state-league-table', rows);
  expect(figures?.slice(1).map((cells) => cells.slice(1, 5))).toEqual([
    ['underutilisation', '9.08%', '13.13%', '−4.04\u00A0points'],
    ['wages', '3.40%', '2.50%', '0.90\u00A0points'],
    ['approvals', '48,123\u00A0dwellings', '61,235\u00A0dwellings', '−21.41%'],
  ]);
});

it('the industries of the gender pay gap have equal decimals', () => {
  const industry = (name: string, gap: number, rank: number): object => ({ industry: name, code: name, gender_pay_gap_pct: gap, rank });
  const [rows] = tablesOf('gender-pay-context', { industries: [industry('Mining', 18.75, 1), industry('Retail Trade', 10, 2)] });
  expect(rows?.slice(1).map((row) => row[2])).toEqual(['18.75', '10.00']);
});
