/** A changed bit in any row of accounts, webhooks, jobs and events is reported. `changed-bytes.long.test.ts` changes each byte. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { changeBits, columnsWithoutCopy, DATABASES, filledFile } from './changed-bytes.ts';

/** The number is prime, so that every part of the rows is changed. */
const STRIDE = 97;

const folder = mkdtempSync(path.join(os.tmpdir(), 'wattle-bytes-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(Object.entries(DATABASES))('%s.db', (name, migrations) => {
  it('has every column of every row twice, or in a digest', () => {
    expect(columnsWithoutCopy(migrations)).toEqual([]);
  });

  it('a changed bit in a row is reported', async () => {
    const { bits, rows, silent } = await changeBits(filledFile(folder, name), STRIDE);
    expect(silent).toEqual([]);
    expect(bits).toBeGreaterThan(30);
    expect(rows).toBeGreaterThan(bits / 10);
  });
});
