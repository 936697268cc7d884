/** The signals over the figures that come with the program. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findDataset } from '../../src/catalogue/catalogue.ts';
import { loadStarter } from '../../src/ingest/starter.ts';
import { evaluateSignal } from '../../src/queries/evaluate-signal.ts';
import { ECONOMIC_DASHBOARD } from '../../src/signals/economic-dashboard.ts';
import { REAL_RATE_REGIME } from '../../src/signals/real-rate-regime.ts';
import { REAL_WAGES } from '../../src/signals/real-wages.ts';
import { openShelf, params, type Shelf } from '../queries/shelf.ts';

const STARTER = path.resolve('starter');

describe.skipIf(!existsSync(STARTER))('starter data', () => {
  let shelf: Shelf;
  beforeAll(async () => {
    shelf = await openShelf('2026-11-21T00:00:00.000Z');
    const log = { info: () => {}, warn: () => {} };
    await loadStarter({ store: shelf.store, directory: STARTER, clock: shelf.clock, log, catalogue: { findDataset } });
  });
  afterAll(() => shelf.close());

  test.each([
    ['2022-Q2', -3.6],
    ['2023-Q4', 0.2],
    ['2024-Q2', 0.3],
  ])('real wages of %s: %d', async (period, gap) => {
    const { data } = await evaluateSignal(shelf.ctx, REAL_WAGES, params(`start=${period}&end=${period}`));
    expect(data).toEqual([expect.objectContaining({ period, real_wages_gap_pct: gap })]);
  });

  test.each([
    ['2022-Q4', -3.7],
    ['2024-Q4', 1.05],
  ])('real rate of %s: %d', async (period, real) => {
    const { data } = await evaluateSignal(shelf.ctx, REAL_RATE_REGIME, params(`start=${period}&end=${period}`));
    expect(data).toEqual([expect.objectContaining({ period, real_rate_pct: real })]);
  });

  test('the dashboard has a value for each indicator, and says that nobody was asked yet', async () => {
    const { data, meta } = await evaluateSignal(shelf.ctx, ECONOMIC_DASHBOARD, params(''));
    const { indicators } = data as { indicators: { value: number | null }[] };
    expect(indicators).toHaveLength(5);
    for (const { value } of indicators) expect(value).toEqual(expect.any(Number));
    expect(meta.stale).toBe(true);
    expect(meta.stale_reason).toMatch(/rba\.A2: Starter data published 2026-03-17; the RBA has not been asked yet/);
  });
});
