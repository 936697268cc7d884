/** Uses the simulated market operator with the real connectors. Checks updates, older date ranges, and responses to requests. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { LoopbackServer } from '../../sandbox/loopback.ts';
import { startSandbox } from '../../sandbox/sandbox.ts';
import { findDataset, findSource } from '../../src/catalogue/catalogue.ts';
import { FixedClock } from '../../src/core/clock.ts';
import type { Dataset, Source, TimeSeriesDataset } from '../../src/core/define-dataset.ts';
import { createUpstream, type Upstream } from '../../src/ingest/fetch/client.ts';
import { JobFreshener } from '../../src/ingest/jobs/on-demand.ts';
import { IngestWorker } from '../../src/ingest/jobs/worker.ts';
import type { Answer } from '../../src/queries/base/answer.ts';
import type { QueryContext } from '../../src/queries/base/context.ts';
import { QueryCaches } from '../../src/queries/base/query-caches.ts';
import { readDataset } from '../../src/queries/datasets/read-dataset.ts';
import { rowsOf } from '../../src/render/envelope.ts';
import { co2eii } from '../../src/sources/aemo/datasets/co2eii.ts';
import { daily_summary } from '../../src/sources/aemo/datasets/daily_summary.ts';
import { dispatch_constraints } from '../../src/sources/aemo/datasets/dispatch_constraints.ts';
import { dispatch_price } from '../../src/sources/aemo/datasets/dispatch_price.ts';
import { dispatch_region } from '../../src/sources/aemo/datasets/dispatch_region.ts';
import { dwgm_price } from '../../src/sources/aemo/datasets/dwgm_price.ts';
import { fcas_prices } from '../../src/sources/aemo/datasets/fcas_prices.ts';
import { gas_flows } from '../../src/sources/aemo/datasets/gas_flows.ts';
import { generation_scada } from '../../src/sources/aemo/datasets/generation_scada.ts';
import { interconnector_flows } from '../../src/sources/aemo/datasets/interconnector_flows.ts';
import { market_notices } from '../../src/sources/aemo/datasets/market_notices.ts';
import { predispatch_5min } from '../../src/sources/aemo/datasets/predispatch_5min.ts';
import { predispatch_30min } from '../../src/sources/aemo/datasets/predispatch_30min.ts';
import { rooftop_pv } from '../../src/sources/aemo/datasets/rooftop_pv.ts';
import { st_pasa } from '../../src/sources/aemo/datasets/st_pasa.ts';
import { sttm_price } from '../../src/sources/aemo/datasets/sttm_price.ts';
import { trading_price } from '../../src/sources/aemo/datasets/trading_price.ts';
import { UNITS } from '../../src/sources/aemo/datasets/UNITS.ts';
import { wem_price } from '../../src/sources/aemo/datasets/wem_price.ts';
import { AEMO } from '../../src/sources/aemo/source.ts';
import { openStore } from '../../src/store/open/open-store.ts';
import type { Store } from '../../src/store/ports/port.ts';

/** 18:02:30 in market time. */
const clock = new FixedClock('2026-11-21T08:02:30Z');
/** AEMO publishes an interval when it starts, and an interval has the time of its end. */
const FIVE_MINUTES_MS = 300_000;
const silent = { info: () => {}, warn: () => {}, error: () => {} };
const ALL: readonly Dataset[] = [
  dispatch_price,
  dispatch_region,
  interconnector_flows,
  dispatch_constraints,
  trading_price,
  generation_scada,
  rooftop_pv,
  predispatch_30min,
  predispatch_5min,
  daily_summary,
  fcas_prices,
  st_pasa,
  co2eii,
  sttm_price,
  dwgm_price,
  gas_flows,
  wem_price,
  market_notices,
  UNITS,
];
/** The catalogue contains only these datasets, so nothing else is requested. */
const catalogue = {
  datasets: () => ALL,
  sources: (): readonly Source[] => [AEMO],
  findDataset: (_source: string, id: string) => ALL.find((dataset) => dataset.id === id) ?? null,
};

let dataDir: string;
let sandbox: LoopbackServer;
let upstream: Upstream;
let store: Store;
let worker: IngestWorker;
let ctx: QueryContext;
const outcomes: string[] = [];

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'wattle-aemo-'));
  sandbox = await startSandbox({ datasets: [], clock });
  upstream = createUpstream({ mode: { kind: 'base', url: sandbox.url }, clock });
  store = await openStore({ databaseUrl: null, dataDir, clock });
  await store.migrate();
  const onProgress = ({ outcome }: { outcome: { dataset: string; result: string; error: Error | null } }): void => {
    outcomes.push(`${outcome.dataset} ${outcome.result} ${outcome.error?.message ?? ''}`.trim());
  };
  worker = new IngestWorker({ store, upstream, clock, origin: 'sandbox', log: silent, catalogue, onProgress });
  const freshener = new JobFreshener({ store, clock, wake: () => worker.wake(), pollMs: 5 });
  ctx = { store, clock, caches: new QueryCaches(), freshener, publicUrl: 'https://api.example.org', sandbox: true, version: '1.0.0' };
  await worker.runDue();
});

afterAll(async () => {
  await worker.stop();
  await store.close();
  await sandbox.close();
  rmSync(dataDir, { recursive: true });
});

const ask = (dataset: Dataset, text: string): Promise<Answer> => readDataset(ctx, dataset, new URLSearchParams(text));
interface LongRow {
  readonly period: string;
  readonly value: number;
  readonly unit: string;
  readonly dimensions: Readonly<Record<string, string>>;
  readonly status?: string;
}
const longRows = (answer: Answer): readonly LongRow[] => rowsOf(answer) as unknown as readonly LongRow[];
const distinct = (answer: Answer, dimension: string): readonly string[] =>
  [...new Set(longRows(answer).map((row) => row.dimensions[dimension] ?? ''))].sort();

describe('a first update', () => {
  it('loads rows for every dataset, without an error', () => {
    expect(outcomes.toSorted()).toEqual(ALL.map((dataset) => `aemo/${dataset.id} new_version`).sort());
  });

  it('loads the last two hours of dispatch, with the current interval as the latest', async () => {
    const state = await store.datasets.state('aemo/dispatch_price');
    expect(state).toMatchObject({ periodStart: '2026-11-21T16:10:00+10:00', periodEnd: '2026-11-21T18:05:00+10:00' });
  });
});

describe('dispatch_price', () => {
  it('returns the last hour: twelve intervals of five regions', async () => {
    const answer = await ask(dispatch_price, '');
    expect(answer.meta).toMatchObject({ row_count: 60, total_rows: 60, truncated: false, stale: false });
    expect(answer.meta.period).toEqual({ start: '2026-11-21T17:10:00+10:00', end: '2026-11-21T18:05:00+10:00' });
    expect(answer.meta.query).toMatchObject({ start_period: '2026-11-21T17:10:00+10:00', end_period: '2026-11-21T18:05:00+10:00' });
    expect(distinct(answer, 'region')).toEqual(['NSW1', 'QLD1', 'SA1', 'TAS1', 'VIC1']);
    expect(distinct(answer, 'metric')).toEqual(['rrp']);
    expect(new Set(longRows(answer).map((row) => row.unit))).toEqual(new Set(['$/MWh']));
  });

  it('can be read page by page without skipping or repeating a row, while new intervals arrive', async () => {
    const all = longRows(await ask(dispatch_price, '')).map((row) => `${row.period} ${row.dimensions['region']}`);
    const first = await ask(dispatch_price, 'limit=40');
    const second = await ask(dispatch_price, `limit=40&cursor=${first.next}`);
    expect([...longRows(second), ...longRows(first)].map((row) => `${row.period} ${row.dimensions['region']}`)).toEqual(all);
    expect(second.next).toBeNull();
  });

  it.each([
    ['start=2026-11-21', 'REQ_BAD_PERIOD', 'needs both “start” and “end”'],
    ['end=2026-11-21', 'REQ_BAD_PERIOD', 'Missing: start'],
    ['start=2026-10-01&end=2026-11-09', 'REQ_BAD_PERIOD', '40 days long. At most 31'],
    ['start=2026-12-24&end=2026-12-25', 'REQ_BAD_PERIOD', 'in the future'],
    ['start=2026-11-03&end=2026-11-02', 'REQ_BAD_PERIOD', 'before it starts'],
    ['region=ACT', 'REQ_UNKNOWN_VALUE', '“ACT” is not valid for “region”'],
    ['region=WA1', 'REQ_UNKNOWN_VALUE', '“WA1” is not valid for “region”'],
  ])('refuses %s', async (text, code, words) => {
    await expect(ask(dispatch_price, text)).rejects.toMatchObject({ code, message: expect.stringContaining(words) });
  });

  it('reads a state as its region, and suggests the nearest region', async () => {
    for (const region of ['NSW', 'New South Wales', 'nsw1'])
      expect((await ask(dispatch_price, `region=${region}`)).meta.query).toMatchObject({ region: 'NSW1' });
    await expect(ask(dispatch_price, 'region=NSV1')).rejects.toMatchObject({ hint: 'Did you mean NSW1?' });
  });

  it('downloads a date range in the last month from the archive or the monthly table, and stores it', async () => {
    const text = 'region=SA1&start=2026-10-05&end=2026-10-05&limit=1000';
    const answer = await ask(dispatch_price, text);
    expect(answer.meta).toMatchObject({ row_count: 288, stale: false });
    expect(answer.meta.period).toEqual({ start: '2026-10-05T00:05:00+10:00', end: '2026-10-06T00:00:00+10:00' });
    expect(longRows(answer).some((row) => row.value < 0)).toBe(true);
    const before = await store.datasets.state('aemo/dispatch_price');
    expect(await ask(dispatch_price, text)).toEqual(answer);
    expect((await store.datasets.state('aemo/dispatch_price'))?.version?.seq).toBe(before?.version?.seq);
  });

  it('downloads this month from the daily archive, and the last two days from the feed of the chart', async () => {
    const archive = await ask(dispatch_price, 'region=TAS1&metric=all&start=2026-11-17&end=2026-11-17&limit=1000');
    expect(archive.meta.total_rows).toBe(288 * 5);
    const recent = await ask(dispatch_price, 'region=TAS1&start=2026-11-20T12:00&end=2026-11-20T13:00');
    expect(recent.meta).toMatchObject({ row_count: 13 });
    expect(longRows(recent).map((row) => row.period)).toContain('2026-11-20T12:00:00+10:00');
  });

  it('names the days without data', async () => {
    const answer = await ask(dispatch_price, 'region=VIC1&start=2008-01-01&end=2008-01-02');
    expect(answer.meta.row_count).toBe(0);
    expect(answer.meta.notes.join(' ')).toContain('has no data for 2008-01-01, 2008-01-02');
  });
});

describe('other market data', () => {
  it('filters units by fuel and region, and keeps a unit that is not listed', async () => {
    const wind = await ask(generation_scada, 'fuel=wind');
    expect(distinct(wind, 'duid')).toEqual(['ARWF1', 'HDWF2', 'MUSSELR1']);
    expect(distinct(await ask(generation_scada, 'fuel=wind&region=SA1'), 'duid')).toEqual(['HDWF2']);
    expect(distinct(await ask(generation_scada, 'fuel=unknown'), 'duid')).toEqual(['SIMULATED1']);
    await expect(ask(generation_scada, 'fuel=coal')).rejects.toMatchObject({ code: 'REQ_UNKNOWN_VALUE' });
  });

  it('refuses date ranges before the stored data', async () => {
    await expect(ask(generation_scada, 'start=2026-09-01&end=2026-09-02')).rejects.toMatchObject({
      code: 'REQ_BAD_PERIOD',
      message: expect.stringContaining('stored for 35 days'),
    });
  });

  it('marks forecasts and estimates, and omits parts of regions', async () => {
    const actual = await ask(rooftop_pv, 'section=actual');
    expect(distinct(actual, 'region')).toEqual(['NSW1', 'QLD1', 'SA1', 'TAS1', 'VIC1']);
    expect(distinct(actual, 'metric')).toEqual(['power_mw']);
    const forecast = await ask(rooftop_pv, 'section=forecast&region=NSW1');
    expect(new Set(longRows(forecast).map((row) => row.status))).toEqual(new Set(['forecast']));
    expect(longRows(await ask(predispatch_30min, 'region=NSW1')).at(-1)).toMatchObject({ status: 'forecast' });
    expect(longRows(await ask(predispatch_5min, 'region=NSW1&metric=rrp'))).toHaveLength(12);
  });

  it('has no forecast of a dataset among its other values unless the caller chooses them', async () => {
    for (const dataset of ALL) {
      if (dataset.kind !== 'time_series') continue;
      const statuses = new Set(longRows(await ask(dataset, 'limit=1000')).map((row) => (row.status === 'forecast' ? 'forecast' : 'other')));
      expect([dataset.id, statuses.size]).toEqual([dataset.id, 1]);
      const [newest] = longRows(await ask(dataset, 'limit=1'));
      if (newest?.status !== 'forecast') expect(Date.parse(newest?.period ?? '')).toBeLessThanOrEqual(clock.now() + FIVE_MINUTES_MS);
    }
  });

  it('finds constraints by parts of their names', async () => {
    const answer = await ask(dispatch_constraints, 'constraint_id=rreg&metric=marginal_value');
    expect(distinct(answer, 'constraint_id')).toEqual(['F_I+SIM_RREG']);
    expect(distinct(await ask(dispatch_constraints, 'duid=VBB1'), 'constraint_id')).toEqual(['V_SIM_BATTERY']);
  });

  it('lists the units of the market', async () => {
    expect(rowsOf(await ask(UNITS, 'duid=HDWF2'))).toMatchObject([
      { station: 'Simulated Station 10', region: 'SA1', fuel: 'wind', registered_capacity_mw: 95, storage_mwh: null },
    ]);
  });
});

describe('as time passes', () => {
  it('new intervals arrive, gaps in the last days are filled, and stored data do not change', async () => {
    const before = await store.datasets.state('aemo/trading_price');
    clock.advance(6 * 60_000);
    await worker.runDue();
    const after = await store.datasets.state('aemo/trading_price');
    expect(after?.periodEnd).toBe('2026-11-21T18:10:00+10:00');
    expect(after?.version).toMatchObject({ seq: (before?.version?.seq ?? 0) + 1, changed: 0, removed: 0 });
    expect(after?.rows).toBe((before?.rows ?? 0) + 24 * 5 * 9);
  });

  it('an old latest interval is stale, with the reason', async () => {
    clock.advance(40 * 60_000);
    const answer = await ask(dispatch_price, 'region=SA1');
    expect(answer.meta).toMatchObject({
      stale: true,
      stale_reason: expect.stringContaining('ended at 6:10 pm on 21 November 2026 (market time), 38 minutes ago'),
    });
    await expect(ask(dispatch_price, 'region=SA1&allow_stale=0')).rejects.toMatchObject({ code: 'DATA_STALE' });
  });
});

describe('without NEMweb', () => {
  it('the feed of the chart is used', async () => {
    const aside = await openStore({ databaseUrl: null, dataDir: mkdtempSync(path.join(dataDir, 'aside-')), clock });
    await aside.migrate();
    const only = {
      ...dispatch_price,
      asks: () => dispatch_price.asks().map((one) => ({ ...one, url: `${one.url}gone/` })),
    } as TimeSeriesDataset;
    const alone = { ...catalogue, datasets: () => [only], findDataset: () => only };
    const other = createUpstream({ mode: { kind: 'base', url: sandbox.url }, clock });
    const spare = new IngestWorker({ store: aside, upstream: other, clock, origin: 'sandbox', log: silent, catalogue: alone });
    await spare.runDue();
    expect((await aside.datasets.state('aemo/dispatch_price'))?.rows).toBe(576 * 5);
    await spare.stop();
    await aside.close();
  });
});

describe('a dataset without stored data', () => {
  it('returns a date range from its archive, although its latest files cannot be loaded', async () => {
    const aside = await openStore({ databaseUrl: null, dataDir: mkdtempSync(path.join(dataDir, 'cold-')), clock });
    await aside.migrate();
    const cold = { ...trading_price, asks: () => trading_price.asks().map((one) => ({ ...one, url: `${one.url}gone/` })) };
    const alone = { ...catalogue, datasets: () => [], findDataset: () => cold };
    const other = createUpstream({ mode: { kind: 'base', url: sandbox.url }, clock });
    const spare = new IngestWorker({ store: aside, upstream: other, clock, origin: 'sandbox', log: silent, catalogue: alone });
    const freshener = new JobFreshener({ store: aside, clock, wake: () => spare.wake(), pollMs: 5 });
    const read = (text: string): Promise<Answer> =>
      readDataset({ ...ctx, store: aside, caches: new QueryCaches(), freshener }, cold, new URLSearchParams(text));
    await expect(read('')).rejects.toMatchObject({ code: 'DATA_UNAVAILABLE' });
    // On a busy machine the archive takes longer than a request waits. The request is then repeated, as the refusal advises.
    const requested = () => read('region=SA1&metric=rrp&start=2026-09-05&end=2026-09-05&limit=1000');
    const { meta } = await vi.waitFor(requested, { timeout: 120_000, interval: 250 });
    expect(meta).toMatchObject({ total_rows: 288, stale: true });
    await spare.stop();
    await aside.close();
  });
});

it('the catalogue has the source and its datasets', () => {
  expect(findSource('aemo')?.name).toBe('Australian Energy Market Operator');
  for (const dataset of ALL) expect(findDataset('aemo', dataset.id)?.id).toBe(dataset.id);
});

describe('the other markets', () => {
  it('have a gas price for each hub and gas day', async () => {
    const answer = await ask(sttm_price, 'hub=sydney&limit=2');
    expect(longRows(answer).map(({ period, unit }) => [period, unit])).toEqual([
      ['2026-11-20', '$/GJ'],
      ['2026-11-21', '$/GJ'],
    ]);
    expect(distinct(await ask(sttm_price, ''), 'hub')).toEqual(['Adelaide', 'Brisbane', 'Sydney']);
    expect(longRows(await ask(dwgm_price, 'limit=1'))).toMatchObject([{ period: '2026-11-20', unit: '$/GJ' }]);
  });

  it('have storage for storage facilities only', async () => {
    expect(distinct(await ask(gas_flows, 'metric=in_storage'), 'facility')).toEqual(['Simulated Storage']);
  });

  it('have an emissions intensity for the whole market and for each region', async () => {
    expect(distinct(await ask(co2eii, 'metric=intensity'), 'region')).toEqual(['NEM', 'NSW1', 'QLD1', 'SA1', 'TAS1', 'VIC1']);
  });

  it('have an outlook of reserves, marked as a forecast', async () => {
    const rows = longRows(await ask(st_pasa, 'region=NSW1&metric=demand_50'));
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['forecast']));
  });

  it('have half hours in Western Australia, and load an older day when it is needed', async () => {
    const latest = longRows(await ask(wem_price, 'limit=1'));
    expect(latest).toMatchObject([{ period: '2026-11-21T18:00:00+10:00', unit: '$/MWh' }]);
    expect(longRows(await ask(wem_price, 'start=2026-10-01&end=2026-10-01'))).toHaveLength(48);
  });

  it('have the latest 60 notices, with their text', async () => {
    const answer = await ask(market_notices, 'limit=1');
    expect(answer.meta.total_rows).toBe(60);
    expect(rowsOf(answer)).toMatchObject([{ type: 'RESERVE NOTICE', text: 'AEMO ELECTRICITY MARKET NOTICE This notice is simulated.' }]);
  });
});
