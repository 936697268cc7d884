/** If an indicator combines values of several simulated agencies, these must agree. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LoopbackServer } from '../../sandbox/loopback.ts';
import { startSandbox } from '../../sandbox/sandbox.ts';
import { datasets, findSource } from '../../src/catalogue/catalogue.ts';
import { FixedClock } from '../../src/core/clock.ts';
import type { Source, SourceCode, TimeSeriesDataset } from '../../src/core/define-dataset.ts';
import type { Signal } from '../../src/core/define-signal.ts';
import { createUpstream, type Upstream } from '../../src/ingest/fetch/client.ts';
import { Refresher } from '../../src/ingest/jobs/refresh.ts';
import type { QueryContext } from '../../src/queries/base/context.ts';
import { QueryCaches } from '../../src/queries/base/query-caches.ts';
import { datasetsOf } from '../../src/queries/base/signal-inputs.ts';
import { evaluateSignal } from '../../src/queries/signals/evaluate-signal.ts';
import { APPROVALS_VS_COMPLETIONS } from '../../src/signals/approvals-vs-completions.ts';
import { APPROVALS_VS_MIGRATION } from '../../src/signals/approvals-vs-migration.ts';
import { CREDIT_IMPULSE } from '../../src/signals/credit-impulse.ts';
import { HOUSING_AFFORDABILITY } from '../../src/signals/housing-affordability.ts';
import { INFLATION_DECOMPOSITION } from '../../src/signals/inflation-decomposition.ts';
import { REAL_MORTGAGE_RATE } from '../../src/signals/real-mortgage-rate.ts';
import { REAL_SAVINGS_RATE } from '../../src/signals/real-savings-rate.ts';
import { openSqliteStore } from '../../src/store/open/sqlite-store.ts';
import type { Store } from '../../src/store/ports/port.ts';

const SIGNALS: readonly Signal[] = [
  APPROVALS_VS_COMPLETIONS,
  APPROVALS_VS_MIGRATION,
  CREDIT_IMPULSE,
  HOUSING_AFFORDABILITY,
  INFLATION_DECOMPOSITION,
  REAL_MORTGAGE_RATE,
  REAL_SAVINGS_RATE,
];

let dataDir: string;
let sandbox: LoopbackServer;
let upstream: Upstream;
let store: Store;
let ctx: QueryContext;

beforeAll(async () => {
  const clock = new FixedClock('2026-11-21T03:00:00Z');
  dataDir = mkdtempSync(path.join(tmpdir(), 'wattle-agreeing-'));
  sandbox = await startSandbox({ datasets: datasets(), clock });
  upstream = createUpstream({ mode: { kind: 'base', url: sandbox.url }, clock });
  store = openSqliteStore({ dataDir, clock });
  await store.migrate();
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const sourceOf = (code: SourceCode): Source => findSource(code) as Source;
  const refresher = new Refresher({ store, upstream, clock, origin: 'sandbox', log, sourceOf });
  for (const dataset of new Set(SIGNALS.flatMap(datasetsOf))) await refresher.refresh(dataset as TimeSeriesDataset);
  ctx = { store, clock, caches: new QueryCaches(), freshener: null, publicUrl: 'https://api.example.org', sandbox: true, version: '1.0.0' };
}, 240_000);

afterAll(async () => {
  await upstream.close();
  await store.close();
  await sandbox.close();
  rmSync(dataDir, { recursive: true });
});

type Row = Readonly<Record<string, unknown>>;
const newest = async (signal: Signal, text = ''): Promise<Row> =>
  (await evaluateSignal(ctx, signal, new URLSearchParams(text))).data as Row;
const numberIn = (row: Row, field: string): number => {
  const value = row[field];
  expect(value, field).toEqual(expect.any(Number));
  return value as number;
};
const expectWithin = (value: number, low: number, high: number): void => {
  expect(value).toBeGreaterThan(low);
  expect(value).toBeLessThan(high);
};

test.each(['q', 'm'])('contributions to inflation add up, and weights add up to 100: frequency=%s', async (frequency) => {
  const { data } = await evaluateSignal(ctx, INFLATION_DECOMPOSITION, new URLSearchParams(`frequency=${frequency}&start=2024`));
  const rows = data as readonly (Row & { groups: readonly { weight_pct: number; contribution_ppt: number }[] })[];
  expect(rows.length).toBeGreaterThan(8);
  for (const row of rows) {
    const sum = row.groups.reduce((all, { contribution_ppt }) => all + contribution_ppt, 0);
    expect(Math.abs(numberIn(row, 'all_groups_pct') - sum)).toBeLessThan(0.06);
    expect(numberIn(row, 'residual_ppt')).toBeCloseTo(numberIn(row, 'headline_pct') - sum, 8);
    expect(row.groups.reduce((sum, group) => sum + group.weight_pct, 0)).toBeCloseTo(100, 2);
  }
});

test('credit is in proportion to the economy, and its growth follows from its levels', async () => {
  const row = await newest(CREDIT_IMPULSE);
  expect(row).toMatchObject({ credit_definition: 'excluding_financial_businesses', credit_basis: 'break_adjusted' });
  expectWithin(numberIn(row, 'credit_aud_bn') / numberIn(row, 'gdp_annual_aud_bn'), 0.8, 2.5);
  expectWithin(numberIn(row, 'credit_impulse_pct_gdp'), -15, 15);
  for (const method of ['quarterly', 'three_month_annualised']) {
    expect(await newest(CREDIT_IMPULSE, `method=${method}`)).toMatchObject({ credit_basis: 'break_adjusted' });
  }
});

test('the number of completed dwellings is close to the number of approved ones', async () => {
  expectWithin(numberIn(await newest(APPROVALS_VS_COMPLETIONS), 'completions_to_approvals_pct'), 50, 200);
  expectWithin(numberIn(await newest(APPROVALS_VS_MIGRATION), 'coverage_pct'), 50, 400);
});

test('real rates are in a normal range', async () => {
  for (const product of ['term_deposit_1y', 'online_savings']) {
    expectWithin(numberIn(await newest(REAL_SAVINGS_RATE, `product=${product}`), 'real_rate_pct'), -12, 12);
  }
  for (const rate of ['new_owner_occupier', 'new_variable', 'standard_variable', 'outstanding']) {
    expectWithin(numberIn(await newest(REAL_MORTGAGE_RATE, `rate=${rate}`), 'real_mortgage_rate_pct'), -12, 12);
  }
});

test('a dwelling costs several years of income in every state', async () => {
  const row = (await newest(HOUSING_AFFORDABILITY)) as Row & { states: readonly Row[] };
  expectWithin(numberIn(row, 'price_to_income_ratio'), 3, 40);
  expect(row.states).toHaveLength(8);
  for (const state of row.states) expectWithin(numberIn(state, 'price_to_income_ratio'), 3, 40);
});
