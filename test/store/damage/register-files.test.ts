/** A changed bit anywhere in a register file is reported and not served: in rows, in indexes and in the schema. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { FixedClock } from '../../../src/core/clock.ts';
import { openStore } from '../../../src/store/open/open-store.ts';
import { withEmptyStore } from '../empty-store.ts';
import { company, loadOf, NOW } from '../specimens.ts';

const ROWS = 200;
/** Prime, so that it meets every part of the pages. */
const STRIDE = 1009;

const folder = mkdtempSync(path.join(os.tmpdir(), 'wattle-register-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('each changed bit is reported, and the next request is refused until the file is restored', async () => {
  await withEmptyStore(folder);
  const store = await openStore({ databaseUrl: null, dataDir: folder, clock: new FixedClock(NOW) });
  const rows = Array.from({ length: ROWS }, (_, i) =>
    company(String(100_000_000 + i), `COMPANY ${i} PTY LTD`, { suburb: `Town ${i % 7}` }),
  );
  await store.registers.load(loadOf(rows, null));
  const [name = ''] = readdirSync(path.join(folder, 'registers'));
  const file = path.join(folder, 'registers', name);
  const good = readFileSync(file);
  const silent: number[] = [];
  const page = () => store.registers.query({ dataset: 'asic/COMPANIES', where: [], limit: 1 });
  expect((await page()).total).toBe(ROWS);
  for (let place = 0; place < good.length; place += STRIDE) {
    writeFileSync(file, Buffer.from(good).fill(good.readUInt8(place) ^ (1 << (place % 8)), place, place + 1));
    if ((await store.registers.verify('asic/COMPANIES')) === null) silent.push(place);
    const served = await page().catch(({ code }: { code: string }) => code);
    if (served !== 'DATA_DAMAGED') silent.push(place);
  }
  expect(good.length).toBeGreaterThan(50 * STRIDE);
  expect(silent).toEqual([]);
  writeFileSync(file, good);
  expect(await store.registers.verify('asic/COMPANIES')).toBeNull();
  expect((await page()).total).toBe(ROWS);
  await store.close();
});
