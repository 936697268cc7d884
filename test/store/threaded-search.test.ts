/** Searches in a separate thread. Each caller gets the same pages and errors as from the store. The thread is a built file. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Store } from '../../src/store/ports/port.ts';
import type { RegisterQuery } from '../../src/store/ports/registers.ts';
import { openFile } from '../../src/store/sqlite/driver.ts';
import { builtUrl } from '../built.ts';
import { company, loadOf } from './specimens.ts';

const built = (name: string): string => builtUrl(`src/${name}`);
const { openStore } = (await import(
  /* @vite-ignore */ built('store/open/open-store.js')
)) as typeof import('../../src/store/open/open-store.ts');
const { withSearchThread } = (await import(
  /* @vite-ignore */ built('store/open/threaded-search.js')
)) as typeof import('../../src/store/open/threaded-search.ts');
const { systemClock } = (await import(/* @vite-ignore */ built('core/clock.js'))) as typeof import('../../src/core/clock.ts');

const folder = mkdtempSync(path.join(os.tmpdir(), 'wattle-thread-'));
const dataDir = path.join(folder, 'var');
const WORDS = ['pty', 'ltd', 'wattle', 'harbour', 'bank', 'gum', 'mining', 'the'];
const nameOf = (i: number): string => `${WORDS[i % 8]} ${WORDS[(i >> 3) % 8]} ${WORDS[(i * 7) % 8]} ${i % 100}`.toUpperCase();
const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, i) =>
    company(String(i).padStart(9, '0'), nameOf(i), { former_names: [`FORMER, "${i}"`], employees: i }),
  );

let plain: Store;
let threaded: Store;

beforeAll(async () => {
  plain = await openStore({ databaseUrl: null, dataDir, clock: systemClock });
  await plain.migrate();
  await plain.registers.load(loadOf(rowsOf(3000), null));
  threaded = withSearchThread(await openStore({ databaseUrl: null, dataDir, clock: systemClock }), { databaseUrl: null, dataDir });
});
afterAll(async () => {
  await threaded.close();
  await plain.close();
  rmSync(folder, { recursive: true, force: true });
});

const search = (text: string, changes: Partial<RegisterQuery> = {}): RegisterQuery => ({
  dataset: 'asic/COMPANIES',
  where: [],
  limit: 20,
  search: { column: 'name', text },
  ...changes,
});

const QUERIES: readonly RegisterQuery[] = [
  ...['wattle', 'pty ltd', 'harb ban', 'the mining', 'gum 42', 'nobody', ''].map((text) => search(text)),
  search('bank', { where: [{ column: 'employees', op: 'equals', values: ['12', '36', '44'] }] }),
  search('wattle', { limit: 1 }),
];

it('a search in the thread returns the same pages as the store', async () => {
  for (const query of QUERIES) {
    const page = await threaded.registers.query(query);
    expect(page).toEqual(await plain.registers.query(query));
    if (page.next === null) continue;
    const rest = { ...query, after: page.next, seq: page.seq };
    expect(await threaded.registers.query(rest)).toEqual(await plain.registers.query(rest));
  }
});

it('each of many simultaneous callers gets its own response', async () => {
  const requested = Array.from({ length: 200 }, (_, i) => QUERIES[i % QUERIES.length] as RegisterQuery);
  const wanted = await Promise.all(QUERIES.map((query) => plain.registers.query(query)));
  const pages = await Promise.all(requested.map((query) => threaded.registers.query(query)));
  for (const [i, page] of pages.entries()) expect(page).toEqual(wanted[i % QUERIES.length]);
});

it('the thread reports a fault with the message of the store, and continues', async () => {
  const lost = { code: 'REQ_CURSOR_EXPIRED', message: 'Version 9 of asic/COMPANIES is no longer stored.' };
  await expect(threaded.registers.query(search('wattle', { seq: 9 }))).rejects.toMatchObject(lost);
  const absent = search('wattle', { dataset: 'asic/NOTHING' });
  await expect(threaded.registers.query(absent)).rejects.toMatchObject({ code: 'DATA_UNAVAILABLE', status: 503 });
  const unknown = search('wattle', { search: { column: 'nothing', text: 'wattle' } });
  await expect(threaded.registers.query(unknown)).rejects.toMatchObject({ code: 'BUG', message: 'The register has no column nothing.' });
  expect((await threaded.registers.query(search('wattle'))).rows).toHaveLength(20);
});

it('the thread finds a version that another connection has loaded', async () => {
  await plain.registers.load(loadOf([company('000000019', 'NEWLY REGISTERED')], 1));
  const { rows, seq } = await threaded.registers.query(search('newly'));
  expect({ names: rows.toArray().map(({ name }) => name), seq }).toEqual({ names: ['NEWLY REGISTERED'], seq: 2 });
});

it('an index from an earlier release causes the hint to rebuild it', async () => {
  const other = path.join(folder, 'aged');
  const store = await openStore({ databaseUrl: null, dataDir: other, clock: systemClock });
  await store.migrate();
  await store.registers.load(loadOf(rowsOf(3), null));
  const file = openFile(path.join(other, 'registers', 'asic-COMPANIES-1.db'), { readOnly: false });
  file.exec(`UPDATE layout SET layout = replace(layout, '"indexForm":', '"indexForm":-'); PRAGMA user_version = 0`);
  file.close();
  const aged = withSearchThread(store, { databaseUrl: null, dataDir: other });
  const hint = 'For the site administrator: run wattle rebuild asic.COMPANIES';
  await expect(aged.registers.query(search('wattle'))).rejects.toMatchObject({ code: 'DATA_UNAVAILABLE', hint });
  await aged.close();
});

it.each([
  ['the bank', 1],
  ['bank', 20],
])('an index with a row that does not exist is reported: %s, %i', async (text, limit) => {
  const damaged = mkdtempSync(path.join(folder, 'damaged-'));
  const store = await openStore({ databaseUrl: null, dataDir: damaged, clock: systemClock });
  await store.migrate();
  const names = ['THE BANK OF WATTLE', 'THE BANK OF GUM', 'BANK'];
  const rows = names.map((name, i) => company(String(i), name));
  await store.registers.load(loadOf(rows, null));
  const file = openFile(path.join(damaged, 'registers', 'asic-COMPANIES-1.db'), { readOnly: false });
  file.exec('DELETE FROM register WHERE pos = 1; PRAGMA user_version = 0');
  file.close();
  const missing = { code: 'BUG', message: 'The index of a register points to a missing row.' };
  await expect(store.registers.query(search(text, { limit }))).rejects.toMatchObject(missing);
  await store.close();
});

it('no caller waits for a thread that has ended, and another is started', async () => {
  const later = path.join(folder, 'later');
  writeFileSync(later, 'no folder');
  const store = await openStore({ databaseUrl: null, dataDir, clock: systemClock });
  const broken = withSearchThread(store, { databaseUrl: null, dataDir: later });
  const requested = [broken.registers.query(search('newly')), broken.registers.query(search('wattle'))];
  for (const one of await Promise.allSettled(requested)) expect(one).toMatchObject({ reason: { code: 'STORE_AWAY', status: 503 } });
  rmSync(later);
  await expect(broken.registers.query(search('newly'))).rejects.toMatchObject({ message: expect.not.stringContaining('has ended') });
  await broken.close();
});
