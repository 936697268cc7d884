/** Loads every dataset of the ATO and of the charities commission through its real connector from the simulated portal. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LoopbackServer } from '../../sandbox/loopback.ts';
import { startSandbox } from '../../sandbox/sandbox.ts';
import { findSource } from '../../src/catalogue/catalogue.ts';
import { FixedClock } from '../../src/core/clock.ts';
import { type Dataset, datasetKey, type Source, type SourceCode } from '../../src/core/define-dataset.ts';
import { createUpstream, type Upstream } from '../../src/ingest/fetch/client.ts';
import { Refresher } from '../../src/ingest/jobs/refresh.ts';
import { ACNC_AIS_FINANCIALS } from '../../src/sources/ato/datasets/ACNC_AIS_FINANCIALS.ts';
import { ACNC_REGISTER } from '../../src/sources/ato/datasets/ACNC_REGISTER.ts';
import { ATO_OCCUPATION } from '../../src/sources/ato/datasets/ATO_OCCUPATION.ts';
import { ATO_OCCUPATION_GROUPS } from '../../src/sources/ato/datasets/ATO_OCCUPATION_GROUPS.ts';
import { CGT_BY_GAINS_RANGE } from '../../src/sources/ato/datasets/CGT_BY_GAINS_RANGE.ts';
import { COMPANY_INDUSTRY } from '../../src/sources/ato/datasets/COMPANY_INDUSTRY.ts';
import { CORP_TRANSPARENCY } from '../../src/sources/ato/datasets/CORP_TRANSPARENCY.ts';
import { FOREIGN_OWNERSHIP_AG_LAND } from '../../src/sources/ato/datasets/FOREIGN_OWNERSHIP_AG_LAND.ts';
import { FOREIGN_OWNERSHIP_RESIDENTIAL_BY_COUNTRY } from '../../src/sources/ato/datasets/FOREIGN_OWNERSHIP_RESIDENTIAL_BY_COUNTRY.ts';
import { GST_ANNUAL } from '../../src/sources/ato/datasets/GST_ANNUAL.ts';
import { GST_MONTHLY } from '../../src/sources/ato/datasets/GST_MONTHLY.ts';
import { HELP_DEBT } from '../../src/sources/ato/datasets/HELP_DEBT.ts';
import { IND_AGE_INCOME } from '../../src/sources/ato/datasets/IND_AGE_INCOME.ts';
import { IND_POSTCODE } from '../../src/sources/ato/datasets/IND_POSTCODE.ts';
import { IND_POSTCODE_MEDIAN } from '../../src/sources/ato/datasets/IND_POSTCODE_MEDIAN.ts';
import { IND_POSTCODE_MEDIAN_WIDE } from '../../src/sources/ato/datasets/IND_POSTCODE_MEDIAN_WIDE.ts';
import { INDIVIDUALS_SELECTED_ITEMS } from '../../src/sources/ato/datasets/INDIVIDUALS_SELECTED_ITEMS.ts';
import { RND_INCENTIVE } from '../../src/sources/ato/datasets/RND_INCENTIVE.ts';
import { SBB_BENCHMARKS } from '../../src/sources/ato/datasets/SBB_BENCHMARKS.ts';
import { SMSF_FUNDS } from '../../src/sources/ato/datasets/SMSF_FUNDS.ts';
import { SUPER_CONTRIB_AGE } from '../../src/sources/ato/datasets/SUPER_CONTRIB_AGE.ts';
import { TAX_GAPS } from '../../src/sources/ato/datasets/TAX_GAPS.ts';
import { openSqliteStore } from '../../src/store/open/sqlite-store.ts';
import type { Store } from '../../src/store/ports/port.ts';

const DATASETS: readonly Dataset[] = [
  ACNC_AIS_FINANCIALS,
  ACNC_REGISTER,
  ATO_OCCUPATION,
  ATO_OCCUPATION_GROUPS,
  CGT_BY_GAINS_RANGE,
  COMPANY_INDUSTRY,
  CORP_TRANSPARENCY,
  FOREIGN_OWNERSHIP_AG_LAND,
  FOREIGN_OWNERSHIP_RESIDENTIAL_BY_COUNTRY,
  GST_ANNUAL,
  GST_MONTHLY,
  HELP_DEBT,
  IND_AGE_INCOME,
  IND_POSTCODE,
  IND_POSTCODE_MEDIAN,
  IND_POSTCODE_MEDIAN_WIDE,
  INDIVIDUALS_SELECTED_ITEMS,
  RND_INCENTIVE,
  SBB_BENCHMARKS,
  SMSF_FUNDS,
  SUPER_CONTRIB_AGE,
  TAX_GAPS,
];

/** Their specimens are short. */
const FROM_SPECIMENS: readonly Dataset[] = [
  ...[COMPANY_INDUSTRY, CORP_TRANSPARENCY, IND_AGE_INCOME, RND_INCENTIVE, SBB_BENCHMARKS, SMSF_FUNDS, SUPER_CONTRIB_AGE],
];

const clock = new FixedClock('2026-11-21T03:00:00Z');
const silent = { info: () => {}, warn: () => {}, error: () => {} };
const sourceOf = (code: SourceCode): Source => findSource(code) as Source;

let dataDir: string;
let sandbox: LoopbackServer;
let upstream: Upstream;
let store: Store;
let refresher: Refresher;

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'wattle-sandbox-ato-'));
  sandbox = await startSandbox({ datasets: DATASETS, clock });
  upstream = createUpstream({ mode: { kind: 'base', url: sandbox.url }, clock });
  store = openSqliteStore({ dataDir, clock });
  await store.migrate();
  refresher = new Refresher({ store, upstream, clock, origin: 'sandbox', log: silent, sourceOf });
});

afterAll(async () => {
  await upstream.close();
  await store.close();
  await sandbox.close();
  rmSync(dataDir, { recursive: true });
});

describe('the simulated portal', { timeout: 120_000 }, () => {
  it.each(DATASETS.map((dataset) => [dataset.id, dataset] as const))(
    '%s is loaded, and is not reported as out of date',
    async (_, dataset) => {
      const { result, error } = await refresher.refresh(dataset);
      expect([result, error?.message ?? null]).toEqual(['new_version', null]);
      const state = await store.datasets.state(datasetKey(dataset));
      expect(state?.rows).toBeGreaterThanOrEqual(FROM_SPECIMENS.includes(dataset) ? 1 : 10);
      expect((await refresher.refresh(dataset)).result).toBe('unchanged');
    },
  );

  it('leads to each table in the latest year that has it', async () => {
    expect((await store.datasets.state('ato/IND_POSTCODE_MEDIAN'))?.periodEnd).toBe('FY2023-24');
    expect((await store.datasets.state('ato/IND_POSTCODE'))?.periodEnd).toBe('FY2022-23');
    expect((await store.datasets.state('ato/HELP_DEBT'))?.periodEnd).toBe('FY2025-26');
  });

  it('still has the previous year after a new vintage', async () => {
    const before = await store.datasets.state('ato/IND_POSTCODE');
    clock.set('2027-11-21T03:00:00Z');
    const { result } = await refresher.refresh(IND_POSTCODE);
    const after = await store.datasets.state('ato/IND_POSTCODE');
    clock.set('2026-11-21T03:00:00Z');
    expect([result, before?.periodEnd, after?.periodStart, after?.periodEnd]).toEqual([
      'new_version',
      'FY2022-23',
      'FY2022-23',
      'FY2023-24',
    ]);
    expect(after?.rows).toBe(2 * (before?.rows ?? 0));
  });
});
