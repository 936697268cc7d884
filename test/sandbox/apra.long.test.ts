import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LoopbackServer } from '../../sandbox/loopback.ts';
import { startSandbox } from '../../sandbox/sandbox.ts';
import { findDataset, findSource } from '../../src/catalogue/catalogue.ts';
import { AU_BANK_ASSETS, AU_BANK_CET1, AU_BANK_DEPOSITS, AU_BANK_LOANS } from '../../src/catalogue/series/banking.ts';
import { FixedClock } from '../../src/core/clock.ts';
import { type Dataset, datasetKey, type Source, type SourceCode } from '../../src/core/define-dataset.ts';
import { DAY_MS } from '../../src/core/period.ts';
import { unitText } from '../../src/core/units.ts';
import { createUpstream, type Upstream } from '../../src/ingest/fetch/client.ts';
import { refreshCalendar } from '../../src/ingest/jobs/calendar.ts';
import { Refresher } from '../../src/ingest/jobs/refresh.ts';
import type { QueryContext } from '../../src/queries/base/context.ts';
import { QueryCaches } from '../../src/queries/base/query-caches.ts';
import { describeDataset } from '../../src/queries/datasets/describe-dataset.ts';
import { readDataset } from '../../src/queries/datasets/read-dataset.ts';
import { rowsOf } from '../../src/render/envelope.ts';
import { ADI_KEY_STATS } from '../../src/sources/apra/datasets/ADI_KEY_STATS.ts';
import { ADI_LIST } from '../../src/sources/apra/datasets/ADI_LIST.ts';
import { ADI_PERFORMANCE } from '../../src/sources/apra/datasets/ADI_PERFORMANCE.ts';
import { ADI_PROPERTY_EXPOSURES } from '../../src/sources/apra/datasets/ADI_PROPERTY_EXPOSURES.ts';
import { ADI_RISK_WEIGHTED_ASSETS } from '../../src/sources/apra/datasets/ADI_RISK_WEIGHTED_ASSETS.ts';
import { INSURANCE_GENERAL } from '../../src/sources/apra/datasets/INSURANCE_GENERAL.ts';
import { INSURANCE_GENERAL_HISTORICAL } from '../../src/sources/apra/datasets/INSURANCE_GENERAL_HISTORICAL.ts';
import { INSURANCE_HEALTH } from '../../src/sources/apra/datasets/INSURANCE_HEALTH.ts';
import { LIFE_INSURANCE } from '../../src/sources/apra/datasets/LIFE_INSURANCE.ts';
import { LIFE_INSURANCE_HISTORICAL } from '../../src/sources/apra/datasets/LIFE_INSURANCE_HISTORICAL.ts';
import { MONTHLY_BANKING_STATS } from '../../src/sources/apra/datasets/MONTHLY_BANKING_STATS.ts';
import { MYSUPER_PRODUCTS } from '../../src/sources/apra/datasets/MYSUPER_PRODUCTS.ts';
import { QUARTERLY_SUPER_PERFORMANCE } from '../../src/sources/apra/datasets/QUARTERLY_SUPER_PERFORMANCE.ts';
import { SUPER_FUND_LEVEL } from '../../src/sources/apra/datasets/SUPER_FUND_LEVEL.ts';
import { openSqliteStore } from '../../src/store/open/sqlite-store.ts';
import type { Store } from '../../src/store/ports/port.ts';

const clock = new FixedClock('2026-11-21T03:00:00Z');
const silent = { info: () => {}, warn: () => {}, error: () => {} };
const sourceOf = (code: SourceCode): Source => findSource(code) as Source;

const ALL: readonly Dataset[] = [
  MONTHLY_BANKING_STATS,
  ADI_KEY_STATS,
  ADI_RISK_WEIGHTED_ASSETS,
  ADI_PERFORMANCE,
  ADI_PROPERTY_EXPOSURES,
  INSURANCE_GENERAL,
  INSURANCE_GENERAL_HISTORICAL,
  LIFE_INSURANCE,
  LIFE_INSURANCE_HISTORICAL,
  INSURANCE_HEALTH,
  SUPER_FUND_LEVEL,
  QUARTERLY_SUPER_PERFORMANCE,
  MYSUPER_PRODUCTS,
  ADI_LIST,
];

let dataDir: string;
let sandbox: LoopbackServer;
let upstream: Upstream;
let store: Store;
let refresher: Refresher;
let ctx: QueryContext;

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'wattle-apra-'));
  sandbox = await startSandbox({ datasets: ALL, clock });
  upstream = createUpstream({ mode: { kind: 'base', url: sandbox.url }, clock });
  store = openSqliteStore({ dataDir, clock });
  await store.migrate();
  refresher = new Refresher({ store, upstream, clock, origin: 'sandbox', log: silent, sourceOf });
  ctx = { store, clock, caches: new QueryCaches(), freshener: null, publicUrl: 'https://api.example.org', sandbox: true, version: '1.0.0' };
});

afterAll(async () => {
  await upstream.close();
  await store.close();
  await sandbox.close();
  rmSync(dataDir, { recursive: true });
});

const rows = async (dataset: Dataset, query: string): Promise<readonly Record<string, unknown>[]> =>
  rowsOf(await readDataset(ctx, dataset, new URLSearchParams(query)));

describe('the simulated APRA', () => {
  it('leads from landing page to rows for every dataset', async () => {
    for (const dataset of ALL) {
      const outcome = await refresher.refresh(dataset);
      expect([dataset.id, outcome.result, outcome.error?.message]).toEqual([dataset.id, 'new_version', undefined]);
      expect((await store.datasets.state(datasetKey(dataset)))?.rows).toBeGreaterThan(9);
    }
  });

  it('has published releases in its feed', async () => {
    const error = await refreshCalendar({ store, upstream, clock, log: silent }, sourceOf('apra'));
    expect(error).toBeNull();
    const day = Date.parse('2026-10-01T01:30:00Z');
    const releases = await store.releases.between(day, day + 1);
    expect(releases.map(({ source, title, eventType }) => [source, title, eventType])).toContainEqual([
      ...['apra', 'Monthly ADI statistics (MADIS) by institution statistics, September 2026 (simulated)', 'data_release'],
    ]);
  });

  it('changes nothing on the same day, and adds the next month after its release', async () => {
    expect((await refresher.refresh(MONTHLY_BANKING_STATS)).result).toBe('unchanged');
    expect((await refresher.refresh(ADI_LIST)).result).toBe('unchanged');
    const before = await store.datasets.state('apra/MONTHLY_BANKING_STATS');
    clock.advance(31 * DAY_MS);
    expect((await refresher.refresh(MONTHLY_BANKING_STATS)).result).toBe('new_version');
    // The new file has the same institutions.
    expect((await refresher.refresh(ADI_LIST)).result).toBe('unchanged');
    const after = await store.datasets.state('apra/MONTHLY_BANKING_STATS');
    clock.advance(-31 * DAY_MS);
    expect(after?.periodEnd?.localeCompare(before?.periodEnd ?? '')).toBe(1);
  });

  it('keeps the quarters of funds, each from its own file', async () => {
    const before = await store.datasets.state('apra/SUPER_FUND_LEVEL');
    clock.advance(92 * DAY_MS);
    expect((await refresher.refresh(SUPER_FUND_LEVEL)).result).toBe('new_version');
    clock.advance(-92 * DAY_MS);
    const after = await store.datasets.state('apra/SUPER_FUND_LEVEL');
    expect(after?.rows).toBe(2 * (before?.rows ?? 0));
    expect(after?.periodStart).toBe(before?.periodStart);
  });

  it('returns monthly banking by name, abbreviation and ABN, wide, latest last', async () => {
    expect(findDataset('apra', 'monthly-banking')?.id ?? 'MONTHLY_BANKING_STATS').toBe('MONTHLY_BANKING_STATS');
    const byWord = await rows(MONTHLY_BANKING_STATS, 'bank=cba&limit=2');
    expect(byWord).toHaveLength(2);
    expect(byWord[1]).toMatchObject({ bank: 'Simulated Bank CBA Limited', abn: '48123123124' });
    expect(Object.keys(byWord[1] ?? {}).slice(0, 6)).toEqual([
      'period',
      'bank',
      'abn',
      'total_assets_aud_m',
      'total_loans_aud_m',
      'total_deposits_aud_m',
    ]);
    for (const query of ['institution=48123123124', 'abn=48123123124', 'bank=simulated%20cba', 'INSTITUTION=cba']) {
      expect(await rows(MONTHLY_BANKING_STATS, `${query}&limit=2`)).toEqual(byWord);
    }
    expect((await rows(MONTHLY_BANKING_STATS, 'bank=simulated&start=2026-09&end=2026-09')).length).toBe(11);
    await expect(rows(MONTHLY_BANKING_STATS, 'bank=commonbank')).rejects.toMatchObject({ code: 'REQ_UNKNOWN_VALUE' });
  });

  it('has the columns of the catalogue', async () => {
    const first = async (dataset: Dataset, query = 'limit=1'): Promise<readonly string[]> =>
      Object.keys((await rows(dataset, query))[0] ?? {});
    expect(await first(ADI_KEY_STATS)).toEqual([
      ...['period', 'institution', 'abn', 'mutual', 'sector', 'cet1_capital', 'tier1_capital', 'total_capital', 'risk_weighted_assets'],
      ...['cet1_ratio', 'tier1_ratio', 'total_capital_ratio'],
    ]);
    expect(await first(QUARTERLY_SUPER_PERFORMANCE)).toEqual(['period', 'fund_type', 'total_assets']);
    expect(await first(ADI_PERFORMANCE, 'metric=net_profit_loss_after_tax&limit=1')).toEqual(['period', 'metric', 'value_aud_million']);
    expect(await first(INSURANCE_HEALTH)).toEqual(['period', 'data_item', 'subject', 'category', 'stock_or_flow', 'value']);
    expect(await first(ADI_LIST)).toEqual(['name', 'abn', 'type', 'status', 'licence_date']);
    expect((await first(MYSUPER_PRODUCTS)).slice(0, 8)).toEqual([
      ...[
        'period',
        'product_name',
        'product_type',
        'lifecycle_strategy',
        'fund_name',
        'fund_abn',
        'fund_trustee',
        'fund_public_offer_status',
      ],
    ]);
  });

  it('shows masked values as suppressed, and filters by state', async () => {
    const [masked] = await rows(SUPER_FUND_LEVEL, 'fund_name=made-up%20corporate&limit=1');
    expect(masked).toMatchObject({ total_member_accounts: null, status: { total_member_accounts: 'suppressed' } });
    const inTasmania = await rows(INSURANCE_GENERAL, 'state_territory=TAS&class_of_business=mortgage&limit=3');
    expect(inTasmania).toHaveLength(3);
    expect(new Set(inTasmania.map((row) => row['state_territory']))).toEqual(new Set(['Tasmania']));
  });

  it('lists institutions from both publications once', async () => {
    const all = await rows(ADI_LIST, 'limit=100');
    expect(new Set(all.map((row) => row['abn'])).size).toBe(all.length);
    expect(await rows(ADI_LIST, 'name=invented%20branch')).toEqual([
      {
        name: 'Invented Branch of Nowhere',
        abn: '90000000003',
        type: 'Foreign bank branches and others without a published sector',
        status: 'current',
        licence_date: null,
      },
    ]);
    expect(await rows(ADI_LIST, 'type=credit%20union')).toHaveLength(1);
  });

  it('has every named series for banks, in the declared unit', async () => {
    const handles = [...AU_BANK_ASSETS, ...AU_BANK_DEPOSITS, ...AU_BANK_LOANS, ...AU_BANK_CET1];
    for (const handle of handles) {
      const key = datasetKey(handle.dataset);
      const codes = ((await store.datasets.state(key))?.dimensions ?? []).map(({ id }) => handle.select[id] ?? '?');
      const stored = (await store.datasets.series(key)).find((one) => one.key === codes.join('.'));
      expect([handle.id, stored && unitText(stored)]).toEqual([handle.id, handle.units]);
    }
  });

  it('describes columns with their units', async () => {
    const { data } = await describeDataset(ctx, MONTHLY_BANKING_STATS);
    const columns = (data as { columns: readonly { name: string; unit: string | null }[] }).columns;
    expect(columns.find(({ name }) => name === 'total_assets_aud_m')?.unit).toBe('AUD million');
    expect(columns.find(({ name }) => name === 'abn')).toMatchObject({ description: 'The code of bank.' });
  });
});
