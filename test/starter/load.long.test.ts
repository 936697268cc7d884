import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findDataset } from '../../src/catalogue/catalogue.ts';
import { FixedClock } from '../../src/core/clock.ts';
import type { DatasetKey } from '../../src/core/define-dataset.ts';
import { loadStarter } from '../../src/ingest/starter/starter.ts';
import type { StarterDataset } from '../../src/ingest/starter/starter-file.ts';
import { openSqliteStore } from '../../src/store/open/sqlite-store.ts';
import type { Store } from '../../src/store/ports/port.ts';
import { STARTER_DIRECTORY, starterData, starterFileNames } from './starter-data.ts';

const clock = new FixedClock('2026-11-21T03:00:00Z');
const lines: string[] = [];
const log = { info: (line: string) => lines.push(line), warn: (line: string) => lines.push(line) };
const folders: string[] = [];

function temporary(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'wattle-starter-'));
  folders.push(folder);
  return folder;
}

async function openStore(): Promise<Store> {
  const store = openSqliteStore({ dataDir: temporary(), clock });
  await store.migrate();
  return store;
}

let store: Store;
const progress: string[] = [];
let loaded: { datasets: number; observations: number };

beforeAll(async () => {
  store = await openStore();
  loaded = await loadStarter({
    store,
    directory: STARTER_DIRECTORY,
    clock,
    log,
    catalogue: { findDataset },
    progress: (done, of, dataset) => progress.push(`${done}/${of} ${dataset}`),
  });
});

afterAll(async () => {
  await store.close();
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** The files of a dataset, in the form that the store returns. */
const expectedVersions = (data: StarterDataset) =>
  data.versions.map((v) => ({
    dataset: data.dataset,
    seq: v.seq,
    effectiveFrom: v.effectiveFrom,
    recordedAt: clock.now(),
    origin: 'starter',
    kind: v.kind,
    captures: v.captures,
    publishedOn: v.publishedOn,
    note: v.note,
  }));

describe('loading the starter data', () => {
  it('loads every file in the repository and reports its progress', () => {
    const data = [...starterData().values()];
    expect(data.length).toBeGreaterThanOrEqual(31);
    expect(loaded).toEqual({
      datasets: data.length,
      observations: data.flatMap((d) => d.series).reduce((sum, s) => sum + s.observations.length, 0),
    });
    expect(loaded.observations).toBeGreaterThan(300_000);
    expect(progress.length).toBe(data.length);
    expect(progress.at(-1)).toMatch(new RegExp(`^${data.length}/${data.length} [a-z]+/`));
  });

  it('keeps versions, seqs, instants, kinds, notes and captures', async () => {
    for (const data of starterData().values()) {
      const versions = await store.datasets.versions(data.dataset);
      expect(versions).toMatchObject(expectedVersions(data));
      for (const capture of data.captures) {
        expect(await store.captures.info(capture.sha256)).toMatchObject({
          url: capture.url,
          bytes: capture.bytes,
          retrievedAt: capture.retrievedAt,
          external: true,
        });
      }
    }
  });

  it('keeps the whole history of every observation', async () => {
    let lives = 0;
    for (const data of starterData().values()) {
      const existing = new Map((await store.datasets.series(data.dataset)).map((s) => [s.key, s]));
      expect(existing.size).toBe(data.series.length);
      for (const series of data.series) {
        const newest = series.attributes.at(-1)?.attributes;
        const stored = existing.get(newest?.key ?? '');
        expect(stored).toMatchObject({ ...newest });
        const expected = series.observations
          .map(({ t, value, status, fromSeq, toSeq }) => ({ t, value, status, fromSeq, toSeq }))
          .sort((a, b) => a.t - b.t || a.fromSeq - b.fromSeq);
        expect([...(await store.datasets.lives(data.dataset, stored?.id ?? -1))]).toEqual(expected);
        lives += expected.length;
      }
    }
    expect(lives).toBe(loaded.observations);
  });

  it('keeps text, address and earlier attributes', async () => {
    const key: DatasetKey = 'rba/G1';
    const index = (await store.datasets.series(key)).find((s) => s.key === 'GCPIAG.G1');
    const [before] = await store.datasets.read({ dataset: key, series: [index?.id ?? -1], seq: 1, newest: 1 });
    expect(before?.series.unit).toBe('Index, 2011/12=100');
    expect(index?.unit).toBe('Index, September 2025 month = 100');
    expect(before?.at[0]).toMatch(/^Data!B\d+$/);
    const band = (await store.datasets.series('rba/A2')).find((s) => s.key === 'ARBAMPCNCRT.A2');
    const [slice] = await store.datasets.read({ dataset: 'rba/A2', series: [band?.id ?? -1] });
    expect(slice?.text[0]).toBe('17.00 to 17.50');
  });

  it('loads nothing a second time', async () => {
    expect(await loadStarter({ store, directory: STARTER_DIRECTORY, clock, log, catalogue: { findDataset } })).toEqual({
      datasets: 0,
      observations: 0,
    });
  });

  it('skips damaged files, and datasets that the catalogue does not have', async () => {
    const directory = temporary();
    mkdirSync(path.join(directory, 'rba'));
    const source = (name: string): string => path.join(STARTER_DIRECTORY, 'rba', name);
    copyFileSync(source('F6.json.br'), path.join(directory, 'rba', 'F6.json.br'));
    copyFileSync(source('F5.json.br'), path.join(directory, 'rba', 'NOT_A_TABLE.json.br'));
    writeFileSync(path.join(directory, 'rba', 'F4.json.br'), readFileSync(source('F4.json.br')).subarray(0, 500));
    const other = await openStore();
    try {
      const result = await loadStarter({ store: other, directory, clock, log, catalogue: { findDataset } });
      expect(result.datasets).toBe(1);
      expect(lines.filter((line) => line.includes('rba/F4 skipped'))).toHaveLength(1);
      expect(await other.datasets.state('rba/F4')).toBeNull();
      expect((await other.datasets.state('rba/F6'))?.version?.origin).toBe('starter');
    } finally {
      await other.close();
    }
  });

  it('works without the folder', async () => {
    const other = await openStore();
    try {
      const nowhere = path.join(temporary(), 'nowhere');
      expect(await loadStarter({ store: other, directory: nowhere, clock, log, catalogue: { findDataset } })).toEqual({
        datasets: 0,
        observations: 0,
      });
    } finally {
      await other.close();
    }
  });

  it('has one file for each dataset, under its name', () => {
    expect(starterFileNames()).toEqual([...starterData().keys()].map((key) => `${key}.json.br`).sort());
  });
});
