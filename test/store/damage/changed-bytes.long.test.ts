/** Changes a bit of each byte of accounts, webhooks, jobs and events, one at a time. Each change of a row is reported. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { changeBits, DATABASES, filledFile } from './changed-bytes.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'wattle-every-byte-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each(Object.keys(DATABASES))('%s.db', async (name) => {
  const { bits, rows, silent } = await changeBits(filledFile(folder, name), 1);
  console.info(`${name}.db: ${bits} bits, ${rows} of them in rows.`);
  expect(silent).toEqual([]);
  expect(rows).toBeGreaterThan(bits / 10);
});
