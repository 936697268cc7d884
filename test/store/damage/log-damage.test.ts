/** Changes one bit in a write-ahead log that a killed program left. If an accepted account is lost, this is reported. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FixedClock } from '../../../src/core/clock.ts';
import { openStore } from '../../../src/store/open/open-store.ts';
import type { Credential } from '../../../src/store/ports/accounts.ts';
import type { Store } from '../../../src/store/ports/port.ts';
import { withEmptyStore } from '../empty-store.ts';
import { NOW } from '../specimens.ts';

const ACCOUNTS = 8;
/** The number is prime. The log has a hundred thousand bytes, most of them in pages. */
const STRIDE = 10_007;

let folder = '';
let left = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'wattle-log-'));
  left = path.join(folder, 'left');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = (dataDir: string): Promise<Store> => openStore({ databaseUrl: null, dataDir, clock: new FixedClock(NOW) });
const emails = async (store: Store): Promise<readonly string[]> => (await store.accounts.list('', 100)).map(({ email }) => email).sort();

/** Returns the files of a killed program, which are a copy made while the program writes. */
async function killed(): Promise<readonly string[]> {
  const dataDir = path.join(folder, 'used');
  await withEmptyStore(dataDir);
  const store = await open(dataDir);
  for (let n = 0; n < ACCOUNTS; n += 1) {
    const key: Credential = {
      kind: 'api_key' as const,
      hash: `hash ${n}`,
      accountId: `acc_${n}`,
      prefix: 'ak_',
      sealed: 'sealed',
      limits: null,
      createdAt: NOW,
      endsAt: null,
      lastUsedAt: null,
    };
    await store.accounts.create({ id: `acc_${n}`, email: `a${n}@example.org`, tier: 'free', createdAt: NOW, verifiedAt: null }, key);
  }
  cpSync(dataDir, left, { recursive: true });
  const written = await emails(store);
  await store.close();
  return written;
}

/** Opens a copy of these files with other bytes in the log of the accounts, and returns the result. */
async function looked(log: Buffer): Promise<{ readonly accounts: readonly string[]; readonly faults: readonly string[] }> {
  const dataDir = path.join(folder, 'copy');
  rmSync(dataDir, { recursive: true, force: true });
  cpSync(left, dataDir, { recursive: true });
  writeFileSync(path.join(dataDir, 'accounts.db-wal'), log);
  const store = await open(dataDir);
  try {
    const faults = await store.integrity.examine();
    return { accounts: await emails(store).catch(() => []), faults };
  } finally {
    await store.close();
  }
}

it('each loss of rows is reported', async () => {
  const written = await killed();
  expect(written).toHaveLength(ACCOUNTS);
  const good = readFileSync(path.join(left, 'accounts.db-wal'));
  expect(await looked(good)).toEqual({ accounts: written, faults: [] });
  let lost = 0;
  for (let place = 5; place < good.length; place += STRIDE) {
    const bytes = Buffer.from(good);
    bytes.writeUInt8(bytes.readUInt8(place) ^ (1 << (place % 8)), place);
    const { accounts, faults } = await looked(bytes);
    const isLost = accounts.length < written.length;
    lost += isLost ? 1 : 0;
    if (isLost) expect(faults, `byte ${place}`).toContainEqual(expect.stringMatching(/^accounts\.db-wal: the log was damaged/));
  }
  expect(lost).toBeGreaterThan(5);
  expect((await looked(good.subarray(0, good.length - 9_000))).faults).toHaveLength(1);
});

it('damage to the log is reported until the operator removes the copy of the log', async () => {
  await killed();
  const log = path.join(left, 'accounts.db-wal');
  const bytes = readFileSync(log);
  writeFileSync(log, bytes.fill(bytes.readUInt8(100) ^ 1, 100, 101));
  for (let start = 0; start < 2; start += 1) {
    const store = await open(left);
    expect(await store.integrity.examine()).toHaveLength(1);
    await store.close();
  }
  rmSync(`${log}.damaged`);
  const store = await open(left);
  expect(await store.integrity.examine()).toEqual([]);
  await store.close();
});
