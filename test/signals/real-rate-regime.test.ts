import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { AU_EXPECTATIONS_MARKET } from '../../src/catalogue/series/prices.ts';
import { evaluateSignal } from '../../src/queries/signals/evaluate-signal.ts';
import { REAL_RATE_REGIME } from '../../src/signals/real-rate-regime.ts';
import { openShelf, params, type Shelf } from '../queries/shelf.ts';
import { CASH_RATE, FIRST_TRIMMED, putCashRate, putPrices, TRIMMED } from './published.ts';
import { putSeries } from './put-series.ts';

let shelf: Shelf;
beforeEach(async () => {
  shelf = await openShelf('2026-07-31T00:00:00.000Z');
});
afterEach(() => shelf.close());

const evaluate = (text: string) => evaluateSignal(shelf.ctx, REAL_RATE_REGIME, params(text));
const rows = async (text: string) => (await evaluate(text)).data as readonly Record<string, unknown>[];

describe('golden: A2 of March 2026 and G1 of January 2026', () => {
  test.each([
    // The range of nine models, which was published in October 2022, still applies. Before that, there was a single estimate.
    ['2022-Q4', 3.1, 6.8, -3.7, 'accommodative', -0.5, 2],
    ['2024-Q4', 4.35, 3.3, 1.05, 'uncertain', -0.5, 2],
    ['2025-Q4', 3.6, 3.4, 0.2, 'uncertain', -0.5, 2],
    ['2022-Q1', 0.1, 3.8, -3.7, 'accommodative', 0.6, 1.4],
  ])('%s: %d - %d = %d, %s', async (period, cash, trimmed, real, regime, low, high) => {
    await putCashRate(shelf);
    await putPrices(shelf);
    expect(await rows(`start=${period}&end=${period}`)).toEqual([
      {
        period,
        cash_rate_pct: cash,
        trimmed_mean_cpi_pct: trimmed,
        real_rate_pct: real,
        regime,
        expected_inflation_pct: null,
        real_rate_ex_ante_pct: null,
        regime_ex_ante: null,
        neutral_low_pct: low,
        neutral_high_pct: high,
      },
    ]);
  });
});

test.each([
  ['2022-Q4', -3.8],
  ['2024-Q4', 1.15],
])('golden: %s with the trimmed mean as first published: %d', async (period, real) => {
  await putCashRate(shelf);
  await putPrices(shelf, { trimmed: FIRST_TRIMMED });
  expect(await rows(`start=${period}&end=${period}`)).toMatchObject([{ real_rate_pct: real }]);
});

describe('published estimates', () => {
  const old = { ...TRIMMED, '1991-Q4': 3.4, '1995-Q4': 3.2, '2007-Q4': 3.7, '2008-Q4': 4.4, '2016-Q4': 1.6, '2018-Q4': 1.8 };

  test.each([
    ['1991-Q4', null, null],
    ['1995-Q4', 2.1, 2.9],
    ['2007-Q4', 2.1, 2.9],
    ['2008-Q4', null, null],
    ['2016-Q4', null, null],
    ['2018-Q4', 0.6, 1.4],
    ['2022-Q4', -0.5, 2],
    ['2024-Q4', -0.5, 2],
    ['2025-Q4', -0.5, 2],
  ])('%s: from %s to %s', async (period, low, high) => {
    await putCashRate(shelf, {
      ...CASH_RATE,
      '1991-11-06': 8.5,
      '1994-12-14': 7.5,
      '2007-11-07': 6.75,
      '2008-12-03': 4.25,
      '2016-08-03': 1.5,
    });
    await putPrices(shelf, { trimmed: old });
    const [row] = await rows(`start=${period}&end=${period}`);
    expect(row).toMatchObject({ neutral_low_pct: low, neutral_high_pct: high });
    if (low === null) {
      expect(row?.['regime']).toBeNull();
      expect((await evaluate(`start=${period}&end=${period}`)).meta.headline).toMatch(
        /no published estimate of the neutral rate covers it\.$/,
      );
    }
    expect((await rows(`start=${period}&end=${period}&estimate=newest`))[0]).toMatchObject({ neutral_low_pct: -0.5, neutral_high_pct: 2 });
  });
});

describe('a change of the neutral estimate', () => {
  test('does not change the regime: each change of regime also occurs with the estimate in the previous quarter', async () => {
    await putCashRate(shelf);
    await putPrices(shelf);
    const all = await rows('start=2017');
    for (const [i, row] of all.entries()) {
      const before = all[i - 1];
      if (before === undefined || row['regime'] === before['regime'] || before['neutral_low_pct'] === null) continue;
      const [r, low, high] = [Number(row['real_rate_pct']), Number(before['neutral_low_pct']), Number(before['neutral_high_pct'])];
      const then = r > high ? 'restrictive' : r < low ? 'accommodative' : 'inside';
      expect([row['period'], then]).toEqual([
        row['period'],
        ['neutral', 'uncertain'].includes(String(row['regime'])) ? 'inside' : row['regime'],
      ]);
    }
    expect(all.length).toBeGreaterThan(5);
  });
});

test('by expected inflation: a target of 3.1 less 4.2 expected is -1.1', async () => {
  await putCashRate(shelf);
  await putPrices(shelf);
  await putSeries(shelf, [{ handle: AU_EXPECTATIONS_MARKET, values: { '2022-Q4': 4.2 } }]);
  expect(await rows('start=2022-Q4&end=2023-Q1')).toMatchObject([
    { expected_inflation_pct: 4.2, real_rate_ex_ante_pct: -1.1, regime_ex_ante: 'accommodative' },
    ...(await rows('start=2023-Q1&end=2023-Q1')).map(() => ({ expected_inflation_pct: null, regime_ex_ante: null })),
  ]);
});

describe('the band', () => {
  test('is a parameter, and its ends are neutral', async () => {
    await putCashRate(shelf);
    await putPrices(shelf);
    const regime = async (text: string) => (await rows(`start=2024-Q4&end=2024-Q4&${text}`))[0]?.['regime'];
    expect(await regime('neutral=1.05&band=0')).toBe('neutral');
    expect(await regime('neutral=1.04&band=0')).toBe('restrictive');
    expect(await regime('neutral=0.95&band=0.1')).toBe('neutral');
    expect(await regime('neutral=1.5')).toBe('accommodative');
    await expect(evaluate('band=-1&neutral=x')).rejects.toMatchObject({ faults: [{ parameter: 'neutral' }, { parameter: 'band' }] });
  });

  test('states the source of its defaults, unless they were replaced', async () => {
    await putCashRate(shelf);
    await putPrices(shelf);
    const notes = async (text: string) => (await evaluate(text)).meta.notes.join('\n');
    expect(await notes('')).toMatch(/neutral is 1% from 12 October 2022\. Source: .*https:\/\/www\.bis\.org/);
    expect(await notes('neutral=1')).not.toContain('neutral = ');
  });
});

describe('the cash rate at the end of a quarter', () => {
  const trimmed = { ...TRIMMED, '2026-Q1': 3.5, '2026-Q2': 3.6 };

  test('is not extended after the day on which its table was published', async () => {
    await putCashRate(shelf);
    await putPrices(shelf, { trimmed });
    const answer = await evaluate('');
    expect(answer.data).toMatchObject({ period: '2025-Q4' });
    expect(answer.meta.notes).toContain(
      'The inputs end with different periods, and rows end with the earliest. The December quarter 2025: AU.CASHRATE. The June quarter 2026: AU.CPI.TRIMMED.',
    );
    expect(await rows('start=2026')).toEqual([]);
  });

  test('is known if a later table is published, even without a new decision', async () => {
    await putCashRate(shelf, undefined, { publishedOn: '2026-04-01', effectiveFrom: '2026-04-01T23:59:59.999Z' });
    await putPrices(shelf, { trimmed });
    expect(await rows('start=2026')).toEqual([expect.objectContaining({ period: '2026-Q1', cash_rate_pct: 4.1, real_rate_pct: 0.6 })]);
  });

  test('is missing while the target was a range', async () => {
    await putCashRate(shelf);
    await putPrices(shelf, { trimmed: { ...TRIMMED, '1990-Q1': 6.7, '1990-Q2': 6.8 } });
    expect(await rows('start=1990&end=1990')).toEqual([]);
  });
});
