/** Tests backups of a data folder: the list, the content of each backup, and refusals. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FixedClock } from '../../src/core/clock.ts';
import { backUp, restore } from '../../src/store/backup/backup.ts';
import { openStore } from '../../src/store/open/open-store.ts';
import type { Store } from '../../src/store/ports/port.ts';
import { company, deltaOf, loadOf, writing } from './specimens.ts';

const DATASET = 'rba/F1';
let root: string;
let clock: FixedClock;
let store: Store;
beforeEach(async () => {
  root = mkdtempSync(path.join(os.tmpdir(), 'wattle-backup-'));
  clock = new FixedClock('2026-11-22T15:12:00.000Z');
  store = await openStore({ databaseUrl: null, dataDir: place('data'), clock });
  await store.migrate();
  await store.datasets.apply(deltaOf(DATASET, null, [writing('A', [[1, 1.5]])]));
  await store.registers.load(loadOf([company('000000019', 'ALPHA')], null));
});
afterEach(async () => {
  await store.close();
  rmSync(root, { recursive: true, force: true });
});

const place = (name: string): string => path.join(root, name);
const take = (keep: number | null = null) =>
  backUp({
    databaseUrl: null,
    dataDir: place('data'),
    directory: place('backups'),
    clock,
    version: '0.1.0',
    keyId: 'a',
    hasCaptures: true,
    keep,
  });
const restoreTo = (name: string, wanted: string | null = null, directory = place('backups')) =>
  restore({ databaseUrl: null, dataDir: place(name), directory }, wanted);
const putCapture = (text: string): Promise<{ readonly sha256: string }> =>
  store.captures.put(
    {
      dataset: DATASET,
      askId: 'main',
      url: 'https://example.org/f1.csv',
      contentType: null,
      retrievedAt: clock.now(),
      etag: null,
      lastModified: null,
    },
    Buffer.from(text),
  );
const filesOf = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []));

async function inRestored<T>(name: string, look: (restored: Store) => Promise<T>): Promise<T> {
  const restored = await openStore({ databaseUrl: null, dataDir: place(name), clock });
  try {
    await restored.migrate();
    return await look(restored);
  } finally {
    await restored.close();
  }
}

describe('a backup', () => {
  it('contains values, registers and captures at its time, and each backup can be chosen', async () => {
    const first = await putCapture('first');
    const { name } = await take();
    const second = await putCapture('second');
    await store.datasets.apply(deltaOf(DATASET, 1, [writing('A', [[1, 2.5]])]));
    clock.advance(60_000);
    await take();

    await restoreTo('old', name);
    await restoreTo('new');
    const readAll = async (restored: Store) => {
      const [slice] = await restored.datasets.read({ dataset: DATASET, series: [1] });
      const page = await restored.registers.query({ dataset: 'asic/COMPANIES', where: [], limit: 5 });
      const captures = await Promise.all([first, second].map(({ sha256 }) => restored.captures.read(sha256)));
      return { value: slice?.value, rows: page.rows.toArray().length, captures: captures.map((bytes) => bytes && String(bytes)) };
    };
    expect(await inRestored('old', readAll)).toEqual({ value: [1.5], rows: 1, captures: ['first', null] });
    expect(await inRestored('new', readAll)).toEqual({ value: [2.5], rows: 1, captures: ['first', 'second'] });
  });

  it('is restored so that only its owner can read it', async () => {
    await take();
    await restoreTo('new');
    const modes = ['accounts.db', 'webhooks.db', 'data.db'].map((name) => statSync(path.join(place('new'), name)).mode & 0o777);
    expect(modes).toEqual([0o600, 0o600, 0o600]);
  });

  it('copies an unchanged capture or register once', async () => {
    const { sha256 } = await putCapture('once');
    await take();
    const capture = path.join(place('backups'), 'captures', sha256.slice(0, 2), `${sha256}.br`);
    const [register = ''] = readdirSync(path.join(place('backups'), 'registers'));
    const written = [capture, path.join(place('backups'), 'registers', register)].map((file) => statSync(file).ino);
    clock.advance(60_000);
    const { manifest } = await take();
    expect(manifest.captures).toBe(1);
    expect([capture, path.join(place('backups'), 'registers', register)].map((file) => statSync(file).ino)).toEqual(written);
    expect(filesOf(path.join(place('backups'), 'captures'))).toHaveLength(1);
  });

  it('records a capture that was deleted during the backup', async () => {
    const { sha256 } = await putCapture('gone');
    rmSync(path.join(place('data'), 'captures', sha256.slice(0, 2), `${sha256}.br`));
    await take();
    await restoreTo('restored');
    await inRestored('restored', async (restored) => {
      expect(await restored.captures.read(sha256)).toBeNull();
      expect(await restored.captures.info(sha256)).toMatchObject({ dropped: true });
    });
  });

  it('deletes older backups and their registers, but no capture', async () => {
    await putCapture('kept');
    await take();
    await store.registers.load(loadOf([company('000000019', 'BETA')], 1));
    clock.advance(60_000);
    await take();
    clock.advance(60_000);
    const { forgotten } = await take(1);
    expect(forgotten).toEqual(['20261122T151200Z', '20261122T151300Z']);
    expect(readdirSync(path.join(place('backups'), 'snapshots'))).toEqual(['20261122T151400Z']);
    expect(filesOf(path.join(place('backups'), 'captures'))).toHaveLength(1);
    await restoreTo('restored');
  });

  it('is refused if it is damaged, missing or from another store, and nothing is overwritten', async () => {
    await expect(restoreTo('x')).rejects.toThrow(/has no backup/);
    const { name } = await take();
    await expect(restoreTo('data')).rejects.toMatchObject({ code: 'REQ_CONFLICT', message: expect.stringContaining('accounts.db') });
    await expect(restoreTo('x', '20200101T000000Z')).rejects.toMatchObject({ code: 'REQ_NOT_FOUND', hint: expect.stringContaining(name) });
    const other = restore({ databaseUrl: 'postgres://x@127.0.0.1:9/x', dataDir: place('x'), directory: place('backups') }, null);
    await expect(other).rejects.toThrow(/is from a sqlite store/);
    const file = path.join(place('backups'), 'snapshots', name, 'data.db');
    const bytes = readFileSync(file);
    bytes[5000] = (bytes[5000] ?? 0) ^ 0xff;
    writeFileSync(file, bytes);
    await expect(restoreTo('x')).rejects.toThrow(/data\.db changed after the backup/);
  });

  it('is not partly restored if it lacks one of its captures', async () => {
    await putCapture('lost');
    await take();
    rmSync(path.join(place('backups'), 'captures'), { recursive: true });
    await expect(restoreTo('restored')).rejects.toThrow(/is not in the backup/);
    expect(filesOf(place('restored')).filter((name) => name.endsWith('data.db'))).toEqual([]);
  });
});
