/** Loads every WGEA dataset through its real connector from the simulated portal and site. */

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
import type { QueryContext } from '../../src/queries/base/context.ts';
import { QueryCaches } from '../../src/queries/base/query-caches.ts';
import { describeDataset } from '../../src/queries/datasets/describe-dataset.ts';
import { readDataset } from '../../src/queries/datasets/read-dataset.ts';
import { rowsOf } from '../../src/render/envelope.ts';
import { EMPLOYEE_SUPPORT } from '../../src/sources/wgea/datasets/EMPLOYEE_SUPPORT.ts';
import { EMPLOYER_GAPS } from '../../src/sources/wgea/datasets/EMPLOYER_GAPS.ts';
import { GENDER_EQUALITY_ACTIONS } from '../../src/sources/wgea/datasets/GENDER_EQUALITY_ACTIONS.ts';
import { HARM_PREVENTION } from '../../src/sources/wgea/datasets/HARM_PREVENTION.ts';
import { HEADLINE_GAP } from '../../src/sources/wgea/datasets/HEADLINE_GAP.ts';
import { PARENTAL_LEAVE_FLEX } from '../../src/sources/wgea/datasets/PARENTAL_LEAVE_FLEX.ts';
import { WORKFORCE_COMPOSITION } from '../../src/sources/wgea/datasets/WORKFORCE_COMPOSITION.ts';
import { WORKFORCE_MANAGEMENT } from '../../src/sources/wgea/datasets/WORKFORCE_MANAGEMENT.ts';
import { WORKPLACE_OVERVIEW } from '../../src/sources/wgea/datasets/WORKPLACE_OVERVIEW.ts';
import { openSqliteStore } from '../../src/store/open/sqlite-store.ts';
import type { Store } from '../../src/store/ports/port.ts';

const ALL: readonly Dataset[] = [
  EMPLOYEE_SUPPORT,
  EMPLOYER_GAPS,
  GENDER_EQUALITY_ACTIONS,
  HARM_PREVENTION,
  HEADLINE_GAP,
  PARENTAL_LEAVE_FLEX,
  WORKFORCE_COMPOSITION,
  WORKFORCE_MANAGEMENT,
  WORKPLACE_OVERVIEW,
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
let downloads = 0;

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'wattle-wgea-'));
  sandbox = await startSandbox({ datasets: ALL, clock });
  upstream = createUpstream({ mode: { kind: 'base', url: sandbox.url }, clock });
  store = openSqliteStore({ dataDir, clock });
  await store.migrate();
  const counting: Upstream = {
    ask: (...requested) => upstream.ask(...requested),
    download: (...requested) => {
      downloads++;
      return upstream.download(...requested);
    },
    close: async () => {},
  };
  refresher = new Refresher({ store, upstream: counting, clock, origin: 'sandbox', log: silent, sourceOf });
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

describe('datasets of the WGEA', () => {
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

  it('request the archive once for all of them, and again for a repeated dataset', () => {
    expect(downloads).toBe(2);
  });

  it('use the latest year of the archive', async () => {
    const [row] = await rows(WORKFORCE_COMPOSITION, 'limit=1');
    expect(row).toMatchObject({ reporting_year: '2024-25', is_relevant_employer: true, manager_category: 'Manager' });
  });

  it('find employers by part of their names, and industries by name, including commas, or letter', async () => {
    const found = await rows(WORKFORCE_COMPOSITION, 'employer_name=employer 12&gender=women&limit=100');
    expect(new Set(found.map((row) => row['employer_name']))).toEqual(new Set(['INVENTED EMPLOYER 12 PTY LTD']));
    for (const division of ['Professional, Scientific and Technical Services', 'M', 'm']) {
      const found = await rows(HARM_PREVENTION, `${new URLSearchParams({ anzsic_division: division, response: 'yes' })}`);
      expect(found.length).toBeGreaterThan(3);
      for (const row of found) {
        expect(row).toMatchObject({ anzsic_division: 'Professional, Scientific and Technical Services', response: 'Yes', n_responses: 1 });
      }
    }
    const two = await rows(EMPLOYER_GAPS, 'anzsic_division=B,construction&limit=1000');
    expect(new Set(two.map((row) => row['anzsic_division']))).toEqual(new Set(['Mining', 'Construction']));
    await expect(rows(EMPLOYER_GAPS, 'anzsic_division=mning')).rejects.toMatchObject({ code: 'REQ_UNKNOWN_VALUE' });
  });

  it('accept an industry by name, letter or word, and show all sizes of the private sector by default', async () => {
    for (const division of ['B', 'mining', 'Mining']) {
      const found = await rows(HEADLINE_GAP, `anzsic_division=${division}`);
      expect(found).toHaveLength(1);
      expect(found[0]).toMatchObject({
        period: 'FY2024-25',
        anzsic_division: 'Mining',
        employer_size_band: 'all',
        sector: 'Private',
      });
    }
    const all = await rows(HEADLINE_GAP, 'anzsic_division=all');
    expect(all).toHaveLength(1);
    const [everyone] = await rows(HEADLINE_GAP, 'anzsic_division=all&sector=all');
    expect(all[0]).toMatchObject({ anzsic_division: 'All employers' });
    expect(await rows(HEADLINE_GAP, 'reporting_year=2024-25')).toHaveLength(20);
    expect(await rows(HEADLINE_GAP, 'limit=1')).toEqual(all);
    expect(everyone?.['employer_count']).toBe((await store.datasets.state(datasetKey(EMPLOYER_GAPS)))?.rows);
    const bands = await rows(HEADLINE_GAP, `${new URLSearchParams({ anzsic_division: 'all', employer_size_band: '<250' })}`);
    expect(bands).toHaveLength(1);
    expect(Object.keys(all[0] ?? {})).toEqual([
      'period',
      'reporting_year',
      'anzsic_division',
      'employer_size_band',
      'sector',
      'total_remuneration_gap_pct',
      'base_salary_gap_pct',
      'midpoint_total_rem_gap_pct',
      'midpoint_base_salary_gap_pct',
      'median_total_rem_gap_pct',
      'median_base_salary_gap_pct',
      'employee_weighted_total_rem_gap_pct',
      'employee_weighted_base_salary_gap_pct',
      'employer_count',
      'status',
    ]);
  });

  it('have values that follow from the rows of the employers', async () => {
    const employers = await rows(EMPLOYER_GAPS, 'anzsic_division=Construction&sector=private&limit=1000');
    const gaps = employers.map((row) => row['average_total_rem_gap_pct'] as number).sort((a, b) => a - b);
    const [industry] = await rows(HEADLINE_GAP, 'anzsic_division=construction');
    expect(industry?.['employer_count']).toBe(gaps.length);
    expect(industry?.['total_remuneration_gap_pct']).toBeCloseTo(gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length, 9);
    const middle = gaps.length / 2;
    expect(industry?.['midpoint_total_rem_gap_pct']).toBeCloseTo(
      ((gaps[Math.ceil(middle) - 1] ?? Number.NaN) + (gaps[Math.floor(middle)] ?? Number.NaN)) / 2,
      9,
    );
  });

  it('name the licence of each file', async () => {
    const licence = async (dataset: Dataset): Promise<unknown> =>
      ((await describeDataset(ctx, dataset)).data as { licence: { name: string } }).licence.name;
    expect(await licence(HEADLINE_GAP)).toContain('4.0');
    expect(await licence(WORKFORCE_COMPOSITION)).toContain('3.0 Australia');
  });
});
