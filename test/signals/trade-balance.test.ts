import { afterEach, beforeEach, expect, test } from 'vitest';
import { AU_BALANCE_OF_PAYMENTS } from '../../src/catalogue/series/external.ts';
import { evaluateSignal } from '../../src/queries/signals/evaluate-signal.ts';
import { TRADE_BALANCE } from '../../src/signals/trade-balance.ts';
import { ITGS } from '../../src/sources/abs/datasets/ITGS.ts';
import { openShelf, params, type Shelf, type Values } from '../queries/shelf.ts';
import { putSelection } from './put-selection.ts';
import { putSeries } from './put-series.ts';

let shelf: Shelf;
beforeEach(async () => {
  shelf = await openShelf('2026-05-10T00:00:00.000Z');
});
afterEach(() => shelf.close());

/**
 * March 2026: the balance on goods, -1840, and metal ores and minerals, 12850 ($ million, rounded), are published (ABS ITGS M1.170 and
 * M1.1400, seasonally adjusted). All other values are invented so that they agree with these two.
 */
const FIGURES: Readonly<Record<string, Values>> = {
  '170': { '2026-02': 3000, '2026-03': -1840 },
  '1000': { '2026-02': 43_000, '2026-03': 42_000 },
  '2000': { '2026-02': -40_000, '2026-03': -43_840 },
  '1050': { '2026-03': 39_000 },
  '1100': { '2026-03': 7000 },
  '1150': { '2026-02': 1500, '2026-03': 1600 },
  '1200': { '2026-03': 1300 },
  '1250': { '2026-03': 250 },
  '1350': { '2026-03': 32_000 },
  '1400': { '2026-02': 12_000, '2026-03': 12_850 },
  '1450': { '2026-03': 8500 },
  '1500': { '2026-03': 17_500 },
  '2050': { '2026-03': -42_000 },
};
const LABELS = {
  DATA_ITEM: {
    '1150': 'Meat and meat preparations',
    '1400': 'Metal ores and minerals',
    '1200': 'Cereal grains',
    '1250': 'Wool',
    '1450': 'Coal, coke and briquettes',
    '1500': 'Other mineral fuels',
  },
};
const put = (figures: Readonly<Record<string, Values>> = FIGURES, unit = 'AUD million') =>
  putSelection(
    shelf,
    ITGS,
    Object.entries(figures).map(([item, values]) => ({
      codes: { MEASURE: 'M1', DATA_ITEM: item, TSEST: '20', REGION: 'AUS' },
      values,
      unit,
    })),
    LABELS,
  );
const evaluate = () => evaluateSignal(shelf.ctx, TRADE_BALANCE, params(''));

test('golden: a deficit of 1.84 billion in March 2026, and the largest export', async () => {
  await put();
  const { data } = await evaluate();
  expect(data).toMatchObject({
    period: '2026-03',
    exports_aud_bn: 42,
    imports_aud_bn: 43.84,
    trade_balance_aud_bn: -1.84,
    status: 'deficit',
    change_on_month_aud_bn: -4.84,
    imports_top: null,
    scope: 'goods',
  });
  expect((data as { exports_top: object[] }).exports_top).toEqual([
    { item: 'Other mineral fuels', value_aud_bn: 17.5, share_pct: (100 * 17_500) / 42_000, change_pct: null },
    { item: 'Metal ores and minerals', value_aud_bn: 12.85, share_pct: (100 * 12_850) / 42_000, change_pct: 100 * (12_850 / 12_000 - 1) },
    { item: 'Coal, coke and briquettes', value_aud_bn: 8.5, share_pct: (100 * 8500) / 42_000, change_pct: null },
    { item: 'Meat and meat preparations', value_aud_bn: 1.6, share_pct: (100 * 1600) / 42_000, change_pct: 100 * (1600 / 1500 - 1) },
    { item: 'Cereal grains', value_aud_bn: 1.3, share_pct: (100 * 1300) / 42_000, change_pct: null },
  ]);
});

test('if coal and other fuels are missing, no largest kind is named', async () => {
  const { '1450': _coal, '1500': _fuels, ...rest } = FIGURES;
  await put(rest);
  const { data, meta } = await evaluate();
  expect(data).toMatchObject({ exports_aud_bn: 42, exports_top: null });
  expect(meta.notes.join('\n')).toContain('so the largest are unknown');
});

test('debits published without a sign give the same result, and values in billions too', async () => {
  await put();
  const { data } = await evaluate();
  await put({ ...FIGURES, '2000': { '2026-02': 40_000, '2026-03': 43_840 } });
  expect((await evaluate()).data).toEqual(data);
  const inBillions = Object.entries(FIGURES).map(([item, values]) => [
    item,
    Object.fromEntries(Object.entries(values).map(([month, value]) => [month, Number(value) / 1000])),
  ]);
  await put(Object.fromEntries(inBillions), 'AUD billion');
  const again = (await evaluate()).data as { exports_top: { share_pct: number }[] };
  expect(again).toMatchObject({ exports_aud_bn: 42, imports_aud_bn: 43.84, trade_balance_aud_bn: -1.84, change_on_month_aud_bn: -4.84 });
  expect(again.exports_top[0]?.share_pct).toBeCloseTo((100 * 17_500) / 42_000, 10);
});

test('if exports less imports differ from the balance, no result is given', async () => {
  await put({ ...FIGURES, '2000': { '2026-03': -43_837 } });
  await expect(evaluate()).rejects.toMatchObject({
    code: 'DATA_UNAVAILABLE',
    message: expect.stringContaining('do not equal the published balance -1840'),
  });
  await put({ ...FIGURES, '2000': { '2026-03': -43_839 } });
  await expect(evaluate()).resolves.toMatchObject({ data: { imports_aud_bn: 43.839 } });
});

test('a missing total gives no result, and a missing month gives no change', async () => {
  const { '2000': imports, ...others } = FIGURES;
  await put(others);
  await expect(evaluate()).rejects.toMatchObject({ code: 'DATA_UNAVAILABLE', message: expect.stringContaining('are not published') });
  await put({ ...FIGURES, ...(imports ? { '2000': imports } : {}), '170': { '2026-03': -1840 } });
  expect((await evaluate()).data).toMatchObject({ change_on_month_aud_bn: null });
});

test('kinds that overlap are not ranked', async () => {
  await put({ ...FIGURES, '1950': { '2026-03': 40_000 } });
  const answer = await evaluate();
  expect(answer.data).toMatchObject({ exports_top: null, trade_balance_aud_bn: -1.84 });
  expect(answer.meta.notes.join('\n')).toContain('overlap');
});

/** ABS 5368.0, May 2017, table 1: it has a balance for goods and services together, but no separate one for goods. */
test('golden: without a line for the balance, it is exports less imports in the same vintage', async () => {
  await put({ '1000': { '2017-04': 23_897, '2017-05': 26_391 }, '2000': { '2017-04': -23_672, '2017-05': -23_840 } });
  const { data, meta } = await evaluate();
  expect(data).toMatchObject({
    period: '2017-05',
    trade_balance_aud_bn: 2.551,
    change_on_month_aud_bn: 2.326,
    status: 'surplus',
    exports_top: null,
    imports_top: null,
  });
  expect(meta.notes.join(' ')).toContain('These figures have no published balance on goods');
  await put({ '1000': { '2017-05': 26_391, '2017-06': 24_948 }, '2000': { '2017-05': -23_840 } });
  await expect(evaluate()).rejects.toMatchObject({ message: expect.stringContaining('end with different months') });
});

/** Invented: a surplus of 5,100 on goods and a deficit of 3,400 on services. */
test('the balances on goods and on services are from the latest quarter that has both', async () => {
  await put();
  expect((await evaluate()).data).toMatchObject({ quarter: null, quarter_balance_aud_bn: null });
  const values: Readonly<Record<string, Values>> = {
    'AU.BOP.GOODS': { '2025-Q4': 5100, '2026-Q1': 4000 },
    'AU.BOP.SERVICES': { '2025-Q4': -3400 },
  };
  await putSeries(
    shelf,
    AU_BALANCE_OF_PAYMENTS.flatMap((handle) => {
      const own = values[handle.id];
      return own === undefined ? [] : [{ handle, values: own }];
    }),
  );
  expect((await evaluate()).data).toMatchObject({
    quarter: '2025-Q4',
    quarter_goods_balance_aud_bn: 5.1,
    quarter_services_balance_aud_bn: -3.4,
    quarter_balance_aud_bn: 1.7,
  });
});
