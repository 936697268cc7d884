/** Loads every AIHW dataset through its real connector from the simulated portal and API. */

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
import { rebuild } from '../../src/ingest/jobs/rebuild.ts';
import { Refresher } from '../../src/ingest/jobs/refresh.ts';
import type { QueryContext } from '../../src/queries/base/context.ts';
import { QueryCaches } from '../../src/queries/base/query-caches.ts';
import { describeDataset } from '../../src/queries/datasets/describe-dataset.ts';
import { readDataset } from '../../src/queries/datasets/read-dataset.ts';
import { rowsOf } from '../../src/render/envelope.ts';
import { CANCER_INCIDENCE_MORTALITY } from '../../src/sources/aihw/datasets/CANCER_INCIDENCE_MORTALITY.ts';
import { ED_WAITING_TIMES } from '../../src/sources/aihw/datasets/ED_WAITING_TIMES.ts';
import { ELECTIVE_SURGERY_WAITING_TIMES } from '../../src/sources/aihw/datasets/ELECTIVE_SURGERY_WAITING_TIMES.ts';
import { GRIM_DEATHS } from '../../src/sources/aihw/datasets/GRIM_DEATHS.ts';
import { HEALTH_EXPENDITURE } from '../../src/sources/aihw/datasets/HEALTH_EXPENDITURE.ts';
import { MORT_GEOGRAPHY } from '../../src/sources/aihw/datasets/MORT_GEOGRAPHY.ts';
import { PUBLIC_HOSPITALS } from '../../src/sources/aihw/datasets/PUBLIC_HOSPITALS.ts';
import { YOUTH_JUSTICE_DETENTION } from '../../src/sources/aihw/datasets/YOUTH_JUSTICE_DETENTION.ts';
import { openSqliteStore } from '../../src/store/open/sqlite-store.ts';
import type { Store } from '../../src/store/ports/port.ts';

const ALL: readonly Dataset[] = [
  CANCER_INCIDENCE_MORTALITY,
  ED_WAITING_TIMES,
  ELECTIVE_SURGERY_WAITING_TIMES,
  GRIM_DEATHS,
  HEALTH_EXPENDITURE,
  MORT_GEOGRAPHY,
  PUBLIC_HOSPITALS,
  YOUTH_JUSTICE_DETENTION,
];

const clock = new FixedClock('2026-11-21T03:00:00Z');
const silent = { info: () => {}, warn: () => {}, error: () => {} };
const sourceOf = (code: SourceCode): Source => findSource(code) as Source;

let dataDir: string;
let sandbox: LoopbackServer;
let upstream: Upstream;
let store: Store;
let refresher: Refresher;
let ctx: QueryContext;

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'wattle-aihw-'));
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

describe('datasets of the AIHW', () => {
  it.each(ALL.map((dataset) => [dataset.id, dataset] as const))(
    '%s is loaded through the real connector, and loaded again without a change',
    async (_, dataset) => {
      const { result, error } = await refresher.refresh(dataset);
      expect([result, error?.message]).toEqual(['new_version', undefined]);
      expect((await store.datasets.state(datasetKey(dataset)))?.rows).toBeGreaterThan(20);
      expect((await refresher.refresh(dataset)).result).toBe('unchanged');
      const described = (await describeDataset(ctx, dataset)).data as { columns: readonly { name: string }[]; coverage: { rows: number } };
      expect(described.coverage.rows).toBeGreaterThan(20);
      const [row] = await rows(dataset, 'limit=1');
      for (const name of Object.keys(row ?? {}))
        if (name !== 'status') expect(described.columns.map((column) => column.name)).toContain(name);
    },
  );

  it('have the books as published, with one column for each value', async () => {
    const [grim] = await rows(GRIM_DEATHS, 'limit=1');
    expect(Object.keys(grim ?? {})).toEqual([
      'period',
      'year',
      'cause_of_death',
      'grim_code',
      'sex',
      'age_group',
      'deaths',
      'crude_rate_per_100000',
      'age_standardised_rate_per_100000',
    ]);
    expect(grim).toMatchObject({ grim_code: 'GRIM0000', sex: 'Persons', age_group: 'Total' });
    const diabetes = await rows(GRIM_DEATHS, 'grim_code=GRIM0403&sex=males,females&start=2024');
    expect(new Set(diabetes.map((row) => row['cause_of_death']))).toEqual(new Set(['Diabetes']));
    expect(new Set(diabetes.map((row) => row['sex']))).toEqual(new Set(['Males', 'Females']));
    expect(await rows(GRIM_DEATHS, 'year=2020')).toEqual([
      expect.objectContaining({ period: '2020', year: '2020', deaths: expect.any(Number) }),
    ]);
    const [cancer] = await rows(CANCER_INCIDENCE_MORTALITY, 'cancer_type=breast cancer&sex=female&type=incidence&limit=1');
    expect(cancer).toMatchObject({ period: '2011', cancer_type: 'Breast cancer', type: 'Incidence' });
    expect(cancer).toHaveProperty('age_85_plus');
  });

  it('find states by any of their names', async () => {
    for (const state of ['NSW', 'New South Wales', 'AU-NSW']) {
      const [region] = await rows(MORT_GEOGRAPHY, `geography=${state}&limit=1`);
      expect(region).toMatchObject({ mort_code: 'STE1', geography: 'New South Wales' });
      const [spent] = await rows(HEALTH_EXPENDITURE, `state=${state}&limit=1`);
      expect(spent).toMatchObject({ period: 'FY2011-12', financial_year: '2011-12', state: 'New South Wales' });
    }
    for (const state of ['WA', 'Western Australia']) {
      const [row] = await rows(YOUTH_JUSTICE_DETENTION, `state=${state}&sex=unknown&limit=1`);
      expect(row).toMatchObject({
        period: '2016-Q2',
        state: 'Western Australia',
        sex: 'Unknown (published as Unknow)',
        avg_nightly_pop: 0,
      });
    }
  });

  it('return the values for Australia by default', async () => {
    expect((await rows(MORT_GEOGRAPHY, 'limit=1'))[0]).toMatchObject({
      mort_code: 'STE10',
      geography: 'Australia (total)',
      sex: 'Persons',
    });
    const withheld = await rows(MORT_GEOGRAPHY, 'geography=REM8&limit=1');
    expect(withheld[0]).toMatchObject({ population: null, median_age: null });
  });

  it('read the extracts page by page, with words for codes', async () => {
    const key = datasetKey(ED_WAITING_TIMES);
    const pages = (await store.captures.list(key)).map(({ askId }) => askId).filter((id) => id.startsWith('page'));
    expect(pages.length).toBeGreaterThan(3);
    const total = Number(/-of-(\d+)$/.exec(pages[0] ?? '')?.[1]);
    expect((await store.datasets.state(key))?.rows).toBe(total);
    const data = await rows(ED_WAITING_TIMES, 'reporting_unit_type=hospital&measure_code=presentations&state=Victoria&limit=3');
    expect(data).toHaveLength(3);
    for (const row of data) {
      expect(row).toMatchObject({ reporting_unit_type: 'H', measure_code: 'MYH0010', state: 'VIC', units: 'patients' });
    }
    expect(new Set((await rows(ED_WAITING_TIMES, 'limit=1000')).map((row) => row['reporting_unit_type']))).not.toContain('LHN');
  });

  it('rebuild an extract with many pages from its captures', async () => {
    const before = await rows(ED_WAITING_TIMES, 'limit=1000');
    const rebuilt = await rebuild({ store, origin: 'sandbox', log: silent, restart: async () => {} }, ED_WAITING_TIMES);
    expect(rebuilt).toMatchObject({ versionsBefore: 1, versionsAfter: 1, refused: 0 });
    expect(await rows(ED_WAITING_TIMES, 'limit=1000')).toEqual(before);
  });

  it('import nothing from an extract that changes while it is read', async () => {
    const before = (await store.datasets.state(datasetKey(ELECTIVE_SURGERY_WAITING_TIMES)))?.version?.seq;
    const { pathname } = new URL(ELECTIVE_SURGERY_WAITING_TIMES.upstream.url);
    // The total increases between the first response and the second page.
    const changing: Upstream = {
      ...upstream,
      close: async () => {},
      ask: async (source, ask, previous) => {
        const result = await upstream.ask(source, ask, ask.id.startsWith('page') ? null : previous);
        if (result.kind !== 'bytes' || !ask.url.includes(pathname) || !ask.url.includes('skip=1000')) return result;
        const text = Buffer.from(result.bytes)
          .toString('utf8')
          .replace(/"total_results_available":(\d+)/, (_, n) => `"total_results_available":${Number(n) + 1}`);
        return { ...result, etag: null, bytes: new Uint8Array(Buffer.from(text, 'utf8')) };
      },
    };
    const outcome = await new Refresher({ store, upstream: changing, clock, origin: 'sandbox', log: silent, sourceOf }).refresh(
      ELECTIVE_SURGERY_WAITING_TIMES,
    );
    expect(outcome).toMatchObject({ result: 'quarantined', error: { code: 'DATA_INCOMPLETE' } });
    expect(outcome.version?.seq).toBe(before);
    expect((await refresher.refresh(ELECTIVE_SURGERY_WAITING_TIMES)).result).toBe('unchanged');
  });
});
