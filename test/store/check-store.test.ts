/** Changes made outside the store are found, not served, and repaired from stored files. */
import { existsSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Dataset } from '../../src/core/define-dataset.ts';
import { type Checked, checkStore } from '../../src/ingest/jobs/check-store.ts';
import { type RebuildOptions, rebuild } from '../../src/ingest/jobs/rebuild.ts';
import type { Store } from '../../src/store/ports/port.ts';
import { openFile } from '../../src/store/sqlite/driver.ts';
import { body } from '../ingest/fake-agency.ts';
import { at, table, tiny, tinyRegister } from '../ingest/tiny-dataset.ts';
import { history, openWorkbench, served, silentLog, type Workbench } from '../ingest/workbench.ts';
import { deltaOf, versionAfter, writing } from './specimens.ts';

let bench: Workbench;
const dataset = tiny();
const register = tinyRegister();
const ROWS = { '2025-12': [1, 10], '2026-01': [2, 20], '2026-02': [3, 30] } as const;

beforeEach(async () => {
  bench = await openWorkbench();
});
afterEach(() => bench.close());

const optionsOf = (restart: RebuildOptions['restart'] = async () => {}) =>
  ({ store: bench.store, origin: 'live', log: silentLog, restart }) as const;
const check = (datasets: readonly Dataset[] = [dataset, register], samples = 0): Promise<Checked> =>
  checkStore({ ...optionsOf(), datasets, now: () => bench.clock.now(), samples });
const damagesOf = async (datasets?: readonly Dataset[]) =>
  (await check(datasets)).damages.map(({ kind, subject, part }) => `${kind} ${subject} ${part}`);

function execute(file: string, sql: string): void {
  const db = openFile(path.join(bench.dataDir, file), { readOnly: false });
  db.exec(sql);
  db.close();
}

async function publish(rows: Record<string, readonly number[]>): Promise<void> {
  bench.agency.on(at('t1.csv'), body(table({ rows })));
  await bench.refresher.refresh(dataset);
  bench.clock.advance(86_400_000);
}

const captureFiles = (): string[] =>
  readdirSync(path.join(bench.dataDir, 'captures'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.br'))
    .map((name) => path.join(bench.dataDir, 'captures', name));

it('unchanged data have no damage, and samples are read as stored', async () => {
  await publish(ROWS);
  await publish({ ...ROWS, '2026-02': [3.5, 30] });
  expect(await check([dataset], 3)).toMatchObject({ datasets: 1, values: 7, captures: 2, samples: 1, damages: [], readOtherwise: [] });
});

it('a changed value is not served, and a rebuild restores it from the captures', async () => {
  await publish(ROWS);
  await publish({ ...ROWS, '2026-02': [3.5, 30] });
  const before = await history(bench.store, dataset);
  execute('data.db', 'UPDATE observations SET value = 9.6 WHERE value = 2');
  expect(await damagesOf()).toEqual(['figures rba/T1 series AAA']);
  await expect(served(bench.store, 'rba/T1')).rejects.toMatchObject({ code: 'DATA_DAMAGED', status: 503 });
  expect(await rebuild(optionsOf(), dataset)).toMatchObject({ written: 2, refused: 0 });
  expect(await damagesOf()).toEqual([]);
  expect((await served(bench.store, 'rba/T1'))['AAA']).toMatchObject({ [String(2026 * 12)]: 2 });
  const { lives } = (await history(bench.store, dataset)) as { lives: unknown };
  expect(lives).toEqual((before as { lives: unknown }).lives);
});

it.each(['dimension_sets', 'observations'])('a rebuild restores damage in %s that no check has found', async (damaged) => {
  await publish(ROWS);
  await publish({ ...ROWS, '2026-02': [3.5, 30] });
  execute(
    'data.db',
    damaged === 'observations'
      ? 'UPDATE observations SET value = 9.6 WHERE value = 2'
      : "UPDATE dimension_sets SET dimensions = replace(dimensions, 'AAA', 'AAB')",
  );
  expect(await rebuild(optionsOf(), dataset)).toMatchObject({ versionsAfter: 2, written: 2 });
  expect((await bench.store.datasets.state('rba/T1'))?.dimensions).toHaveLength(1);
  expect((await served(bench.store, 'rba/T1'))['AAA']).toMatchObject({ [String(2026 * 12)]: 2 });
  expect(await damagesOf()).toEqual([]);
});

it('a changed value of the starter data is restored from the starter files', async () => {
  const restart = async (_dataset: Dataset, into: Store, recordedAt: number): Promise<void> => {
    const version = versionAfter(null, { origin: 'starter', recordedAt });
    await into.datasets.apply(deltaOf('rba/T1', null, [writing('AAA', [[1, 3.6]])], { version }));
  };
  await restart(dataset, bench.store, 1);
  execute('data.db', 'UPDATE observations SET value = 9.6');
  expect(await damagesOf()).toEqual(['figures rba/T1 series AAA']);
  expect(await rebuild(optionsOf(restart), dataset)).toMatchObject({ versionsBefore: 1, versionsAfter: 1, written: 1 });
  expect(await damagesOf()).toEqual([]);
  expect(await served(bench.store, 'rba/T1')).toEqual({ AAA: { 1: 3.6 } });
});

it('a rebuild reports if it has no files', async () => {
  await bench.store.datasets.apply(deltaOf('rba/T1', null, [writing('AAA', [[1, 3.6]])]));
  execute('data.db', 'UPDATE observations SET value = 9.6');
  await damagesOf();
  await expect(rebuild(optionsOf(), dataset)).rejects.toMatchObject({
    code: 'DATA_UNAVAILABLE',
    message: /no stored file to rebuild rba\/T1/,
  });
});

it.each([
  ['is missing', (file: string) => rmSync(file)],
  ['is changed', (file: string) => writeFileSync(file, readFileSync(file).fill(0, 5, 9))],
])('a captured file that %s is found, and a rebuild loses no version', async (_what, spoil) => {
  await publish(ROWS);
  await publish({ ...ROWS, '2026-02': [3.5, 30] });
  const before = await history(bench.store, dataset);
  for (const file of captureFiles()) spoil(file);
  expect(await damagesOf()).toHaveLength(2);
  const found = await bench.store.integrity.damages();
  expect(found.map(({ kind }) => kind)).toEqual(['captures', 'captures']);
  for (const { detail } of found) expect(detail).toMatch(/[^.]\.$/);
  await expect(rebuild(optionsOf(), dataset)).rejects.toMatchObject({ name: 'WattleError' });
  expect(await history(bench.store, dataset)).toEqual(before);
  // If the agency sends the same file again, it replaces the damaged one.
  await publish({ ...ROWS, '2026-02': [3.5, 30] });
  expect(await damagesOf()).toHaveLength(1);
});

it('a changed row of a register is not served, and a rebuild restores it', async () => {
  bench.agency.on(at('register.csv'), body('number,name,cities\n1,One,Perth\n2,Two,\n'));
  await bench.refresher.refresh(register);
  const [file = ''] = readdirSync(path.join(bench.dataDir, 'registers')).filter((name) => name.endsWith('.db'));
  const key = `${register.source}/${register.id}` as const;
  const query = { dataset: key, where: [], limit: 10 } as const;
  const before = await bench.store.registers.query({ ...query });
  execute(path.join('registers', file), `UPDATE register SET ${register.columns[1]?.name} = 'Other' WHERE pos = 1`);
  expect(await damagesOf()).toEqual([`registers ${key} register`]);
  await expect(bench.store.registers.query({ ...query })).rejects.toMatchObject({ code: 'DATA_DAMAGED' });
  await rebuild(optionsOf(), register);
  expect(await damagesOf()).toEqual([]);
  expect((await bench.store.registers.query({ ...query })).total).toEqual(before.total);
});

it('a changed row of a register that no check has found is replaced by the next update', async () => {
  bench.agency.on(at('register.csv'), body('number,name,cities\n1,One,Perth\n2,Two,\n'));
  await bench.refresher.refresh(register);
  const query = { dataset: `${register.source}/${register.id}`, where: [], limit: 10 } as const;
  const before = await bench.store.registers.query({ ...query });
  const [file = ''] = readdirSync(path.join(bench.dataDir, 'registers'));
  execute(path.join('registers', file), `UPDATE register SET ${register.columns[1]?.name} = 'Other' WHERE pos = 1`);
  await expect(bench.store.registers.query({ ...query })).rejects.toMatchObject({ code: 'DATA_DAMAGED', status: 503 });
  await rebuild(optionsOf(), register);
  const { rows, seq } = await bench.store.registers.query({ ...query });
  expect([rows.toArray(), seq]).toEqual([before.rows.toArray(), 2]);
});

it('a damaged page of a database is found', async () => {
  await publish(ROWS);
  const place = path.join(bench.dataDir, 'data.db');
  const db = openFile(place, { readOnly: false });
  db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  const { page } = db.prepare("SELECT rootpage AS page FROM sqlite_schema WHERE name = 'captures_by_ask'").get() as { page: number };
  db.close();
  const bytes = readFileSync(place);
  writeFileSync(place, bytes.fill(0, (page - 1) * 4096, page * 4096));
  const { damages } = await check();
  expect(damages.map(({ kind }) => kind)).toContain('database');
});

it('the captured file of a killed process is removed, but a file that is being written stays', async () => {
  await publish(ROWS);
  const [file = ''] = captureFiles();
  const [old, fresh] = [`${file}.1.tmp`, `${file}.2.tmp`];
  for (const one of [old, fresh]) writeFileSync(one, 'cut');
  utimesSync(old, 0, 0);
  utimesSync(fresh, bench.clock.now() / 1000, bench.clock.now() / 1000);
  await bench.store.captures.sweep();
  expect([existsSync(old), existsSync(fresh), existsSync(file)]).toEqual([false, true, true]);
});
