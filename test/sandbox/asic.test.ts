/** Loads every ASIC dataset and the bulk extract of the ABR through their real connectors from the simulated agencies. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LoopbackServer } from '../../sandbox/loopback.ts';
import { startSandbox } from '../../sandbox/sandbox.ts';
import { datasets, findDataset, findSource } from '../../src/catalogue/catalogue.ts';
import { FixedClock } from '../../src/core/clock.ts';
import { type Dataset, datasetKey, type RegisterDataset, type Source, type SourceCode, storedAs } from '../../src/core/define-dataset.ts';
import { checkAbn } from '../../src/core/identifiers.ts';
import { createUpstream, type Upstream } from '../../src/ingest/fetch/client.ts';
import { JobBusinessRegister } from '../../src/ingest/jobs/business-register.ts';
import { Refresher } from '../../src/ingest/jobs/refresh.ts';
import { IngestWorker } from '../../src/ingest/jobs/worker.ts';
import type { QueryContext } from '../../src/queries/base/context.ts';
import { QueryCaches } from '../../src/queries/base/query-caches.ts';
import { describeDataset } from '../../src/queries/datasets/describe-dataset.ts';
import { readDataset } from '../../src/queries/datasets/read-dataset.ts';
import { verifyAbn } from '../../src/queries/datasets/registers/verify-abn.ts';
import { status } from '../../src/queries/status/status.ts';
import { rowsOf } from '../../src/render/envelope.ts';
import { openSqliteStore } from '../../src/store/open/sqlite-store.ts';
import type { Store } from '../../src/store/ports/port.ts';

const clock = new FixedClock('2026-11-21T03:00:00Z');
const silent = { info: () => {}, warn: () => {}, error: () => {} };
const sourceOf = (code: SourceCode): Source => findSource(code) as Source;
const ofAsic = datasets().filter((dataset) => dataset.source === 'asic');
const bulkExtract = findDataset('ato', 'ABN_BULK_EXTRACT') as RegisterDataset;
const GUID = '01234567-89ab-cdef-0123-456789abcdef';

let dataDir: string;
let sandbox: LoopbackServer;
let upstream: Upstream;
let store: Store;
let refresher: Refresher;
let ctx: QueryContext;

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'wattle-asic-'));
  sandbox = await startSandbox({ datasets: datasets(), clock });
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

/** The other registers have the short files of their specimens. */
const SIMULATED = ['ASIC_AFS_LICENSEE', 'ASIC_BANNED_PERSONS', 'ASIC_COMPANIES', 'ASIC_INSOLVENCIES', 'ASIC_SHORT_POSITIONS'];

const dataset = (id: string): Dataset => findDataset('asic', id) as Dataset;
const answer = (id: string, query = '') => readDataset(ctx, dataset(id), new URLSearchParams(query));
const rows = async (id: string, query = ''): Promise<readonly Record<string, unknown>[]> => rowsOf(await answer(id, query));
const verified = async (abn: string, more: Partial<QueryContext> = {}): Promise<Record<string, unknown>> =>
  (await verifyAbn({ ...ctx, ...more }, abn)).data as Record<string, unknown>;

describe('the datasets', () => {
  it('are the fourteen in the catalogue and the three views that the API documents', () => {
    const stored = ofAsic.filter((one) => storedAs(one) === one);
    expect(stored).toHaveLength(14);
    expect(ofAsic.map((one) => one.id).filter((id) => !id.startsWith('ASIC_'))).toEqual(['afs-licensees', 'banned-persons', 'companies']);
  });

  it('are loaded with rows, and have nothing new on the same day', async () => {
    for (const one of ofAsic.filter((each) => storedAs(each) === each)) {
      const { result, error } = await refresher.refresh(one);
      expect([one.id, result, error?.message]).toEqual([one.id, 'new_version', undefined]);
      expect((await store.datasets.state(datasetKey(one)))?.rows, one.id).toBeGreaterThanOrEqual(SIMULATED.includes(one.id) ? 15 : 1);
      expect((await refresher.refresh(one)).result, one.id).toBe('unchanged');
    }
  });
});

describe('the documented views', () => {
  it('have the fields in the specification and no others', async () => {
    const fields = async (id: string) => Object.keys((await rows(id, 'limit=1'))[0] ?? {});
    expect(await fields('banned-persons')).toEqual(['name', 'state', 'ban_start', 'ban_end', 'reason', 'action_type']);
    expect(await fields('afs-licensees')).toEqual(['afsl', 'name', 'abn', 'authorised_from', 'authorisations']);
    expect(await fields('companies')).toEqual(['acn', 'name', 'status', 'type', 'registered', 'state']);
  });

  it('have the banned persons in a state, by any name of the state', async () => {
    const [bySign, byName] = [await rows('banned-persons', 'state=NSW'), await rows('banned-persons', 'state=New South Wales')];
    expect(bySign.length).toBeGreaterThan(0);
    expect(bySign).toEqual(byName);
    for (const row of bySign) expect(row).toMatchObject({ state: 'NSW', ban_start: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
  });

  it('have licensees with the clauses of their licence', async () => {
    const [row] = await rows('afs-licensees', 'limit=1');
    expect(row?.['authorisations']).toContain('general insurance products');
    expect(row?.['abn']).toMatch(/^\d{11}$/);
  });

  it('have companies by ACN, ABN and words in their name, each once under its current name', async () => {
    const [first] = await rows('companies', 'limit=1');
    const byAcn = await rows('companies', `acn=${first?.['acn']}`);
    expect(byAcn).toEqual([first]);
    const [full] = await rows('ASIC_COMPANIES', `acn=${first?.['acn']}`);
    expect(await rows('companies', `abn=${full?.['abn']}`)).toEqual([first]);
    const found = await answer('companies', 'name=simulated bakery&status=registered&limit=5');
    for (const row of rowsOf(found)) {
      expect(row['name']).toMatch(/^SIMULATED .* BAKERY \d+ PTY LTD$/);
      expect(row['status']).toBe('REGD');
    }
    expect(await rows('companies', 'name=formerly')).toEqual([]);
    expect((await rows('ASIC_COMPANIES', 'company_name=formerly')).length).toBeGreaterThan(0);
    expect((await answer('companies', 'limit=1')).meta.total_rows).toBe(1500);
  });

  it('have companies without a row for their current name', async () => {
    const former = await rows('ASIC_COMPANIES', 'company_name=once&limit=1');
    const [company] = await rows('companies', `acn=${former[0]?.['acn']}`);
    expect(company?.['name']).toBe(former[0]?.['current_name']);
  });

  it('give the meaning of codes, and refuse unknown codes', async () => {
    const described = (await describeDataset(ctx, dataset('companies'))).data as { columns: { name: string; values?: object[] }[] };
    expect(described.columns.find((column) => column.name === 'status')?.values).toContainEqual({ code: 'REGD', label: 'Registered' });
    await expect(rows('companies', 'status=REGISTRD')).rejects.toMatchObject({
      code: 'REQ_UNKNOWN_VALUE',
      faults: [expect.objectContaining({ parameter: 'status', did_you_mean: 'Registered' })],
    });
  });
});

describe('short positions', () => {
  it('have one row for each product and day, with code and name', async () => {
    const newest = await rows('ASIC_SHORT_POSITIONS', 'product_code=S01&limit=3');
    expect(newest).toHaveLength(3);
    expect(Object.keys(newest[0] ?? {})).toEqual([
      ...['period', 'product', 'product_code', 'reported_short_positions', 'total_product_in_issue', 'short_percent'],
    ]);
    expect(newest.at(-1)).toMatchObject({
      product: 'SIMULATED 2 LTD ORDINARY',
      product_code: 'S01',
      reported_short_positions: expect.any(Number),
      total_product_in_issue: expect.any(Number),
      short_percent: expect.any(Number),
    });
    const state = await store.datasets.state('asic/ASIC_SHORT_POSITIONS');
    expect([state?.periodStart?.slice(0, 4), state?.periodEnd]).toEqual(['2025', '2026-11-13']);
  });
});

describe('ABNs', () => {
  let abn: string;
  let register: RegisterDataset;

  beforeAll(async () => {
    register = storedAs(dataset('companies')) as RegisterDataset;
    const [company] = await rows(register.id, 'limit=1&is_company=true');
    abn = String(company?.['abn']);
  });

  it('are found in the register of companies if there is no better source', async () => {
    expect(checkAbn(abn).valid).toBe(true);
    expect(await verified(abn)).toMatchObject({
      abn,
      valid: true,
      reason: null,
      status: 'registered',
      entity_type: 'Australian proprietary company',
      source: 'asic.ASIC_COMPANIES',
      gst: null,
    });
  });

  it('are not reported as missing from the bulk extract before the operator loads it', async () => {
    const before = await status(ctx);
    expect(before.sources.find((one) => one.source === 'ato')?.datasets.unavailable).toBe(
      // The count in /v1/datasets includes the dataset that the operator loads.
      datasets().filter((one) => one.source === 'ato').length,
    );
    await expect(readDataset(ctx, bulkExtract, new URLSearchParams())).rejects.toMatchObject({
      code: 'DATA_UNAVAILABLE',
      hint: expect.stringContaining('wattle refresh ato.ABN_BULK_EXTRACT'),
    });
  });

  it('are found in the bulk extract after it is loaded', async () => {
    expect((await refresher.refresh(bulkExtract)).result).toBe('new_version');
    expect(await verified(abn)).toMatchObject({ status: 'active', gst: true, state: 'NSW', source: 'ato.ABN_BULK_EXTRACT' });
  });

  it('are looked up at the ABR by a worker if there is a GUID', async () => {
    const businessRegister = { source: sourceOf('ato'), credential: GUID };
    const catalogue = { datasets: () => [], sources: () => [], findDataset: () => null };
    const worker = new IngestWorker({ store, upstream, clock, origin: 'sandbox', log: silent, catalogue, businessRegister });
    const lookUps = new JobBusinessRegister({ store, clock, wake: () => worker.wake(), pollMs: 5 });
    expect(await verified(abn, { businessRegister: lookUps })).toMatchObject({
      status: 'active',
      entity_type: 'Australian Private Company',
      gst: true,
      postcode: '2000',
      source: 'abr.abn-lookup',
    });
    expect(await lookUps.lookUp('51824753556', 5_000)).toMatchObject({ details: null, failure: null });
  });
});
