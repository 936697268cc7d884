/**
 * Bulk files of registers have all rows and the columns of the API. They are built again only when the register changes, and omit data
 * that may not be redistributed.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { asyncBufferFromFile, parquetReadObjects } from 'hyparquet';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BulkFolder, checksumsOf, hashOf } from '../../src/bulk/folder.ts';
import { type BulkContext, makeBulk } from '../../src/bulk/make-bulk.ts';
import { AU_INSOLVENCIES } from '../../src/catalogue/series/insolvencies.ts';
import { AU_CPI_YOY } from '../../src/catalogue/series/prices.ts';
import { readRegister } from '../../src/queries/datasets/registers/read-register.ts';
import { ASIC_COMPANIES } from '../../src/sources/asic/datasets/ASIC_COMPANIES.ts';
import { openFile } from '../../src/store/sqlite/driver.ts';
import { openShelf, params, type Shelf } from '../queries/shelf.ts';
import { putSeries } from '../signals/put-series.ts';

const COMPANIES = 12_345;
const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    ...Object.fromEntries(ASIC_COMPANIES.columns.map(({ name }) => [name, null])),
    company_name: `COMPANY ${i} PTY LTD`,
    acn: String(i).padStart(9, '0'),
    status: 'REGD',
    registration_date: '2001-02-03',
  }));

const FILE = 'source=asic/register=ASIC_COMPANIES.parquet';
let shelf: Shelf;
let directory: string;
let ctx: BulkContext;
beforeAll(async () => {
  shelf = await openShelf();
  directory = mkdtempSync(path.join(os.tmpdir(), 'wattle-bulk-'));
  ctx = { ...shelf, folder: new BulkFolder(directory), publicUrl: 'https://api.example.org', sandbox: false };
  await shelf.load(ASIC_COMPANIES, rowsOf(COMPANIES));
}, 60_000);
afterAll(async () => {
  await shelf.close();
  rmSync(directory, { recursive: true, force: true });
});

it('have every row, with the columns of the API, in the package and its checksums', async () => {
  expect(await makeBulk(ctx, { everyMs: 0 })).toContain(FILE);
  const there = (await ctx.folder.package())?.package;
  const resource = there?.resources.find((one) => one.path === FILE);
  if (!there || !resource) throw new Error('The file is not listed.');
  expect(checksumsOf(there)).toContain(`${hashOf(resource)}  ${FILE}\n`);
  const file = await asyncBufferFromFile(path.join(directory, `${hashOf(resource)}.parquet`));
  const rows = await parquetReadObjects({ file });
  expect([rows.length, resource.rows]).toEqual([COMPANIES, COMPANIES]);
  expect(new Set(rows.map(({ acn }) => acn)).size).toBe(COMPANIES);
  const { data, columns } = await readRegister(shelf.ctx, ASIC_COMPANIES, params('limit=1'));
  const [first] = JSON.parse(JSON.stringify(data)) as readonly Record<string, unknown>[];
  expect(Object.keys(rows[0] ?? {})).toEqual(columns.map(({ name }) => name));
  expect({ ...rows[0], registration_date: '2001-02-03' }).toEqual(first);
  expect(rows[0]?.['registration_date']).toEqual(new Date('2001-02-03'));
});

it('are built again only when the register changes', async () => {
  expect(await makeBulk(ctx, { everyMs: 0 })).toEqual([]);
  await shelf.load(ASIC_COMPANIES, rowsOf(COMPANIES + 1));
  expect(await makeBulk(ctx, { everyMs: 0 })).toContain(FILE);
  expect((await ctx.folder.package())?.package.resources.find((one) => one.path === FILE)?.rows).toBe(COMPANIES + 1);
});

it('omit a dataset that must not be supplied to others', async () => {
  await putSeries(shelf, [{ handle: AU_INSOLVENCIES, values: { '2026-08': 1057 } }]);
  await makeBulk(ctx, { everyMs: 0 });
  const paths = (await ctx.folder.package())?.package.resources.map((one) => one.path);
  expect(paths).toContain(FILE);
  expect(paths).not.toContain('source=asic/observations.parquet');
});

it('are not built from a changed figure, which is then named', async () => {
  const file = 'source=rba/observations.parquet';
  await putSeries(shelf, [{ handle: AU_CPI_YOY, values: { '2026-Q1': 3.6 } }]);
  expect(await makeBulk(ctx, { everyMs: 0 })).toContain(file);
  const before = (await ctx.folder.package())?.package.resources.find((one) => one.path === file);
  await putSeries(shelf, [{ handle: AU_CPI_YOY, values: { '2026-Q1': 3.6, '2026-Q2': 3.2 } }]);
  const db = openFile(path.join(shelf.dataDir, 'data.db'), { readOnly: false });
  db.exec('UPDATE observations SET value = 9.6 WHERE value = 3.6');
  db.close();
  expect(await makeBulk(ctx, { everyMs: 0 })).not.toContain(file);
  expect((await ctx.folder.package())?.package.resources.find((one) => one.path === file)).toEqual(before);
  expect(await shelf.store.integrity.damages()).toMatchObject([{ kind: 'figures', subject: 'rba/G1' }]);
});
