/** Runs `wattle check` on the starter data. A changed value is named and not served, and `wattle rebuild` restores it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openFile } from '../../src/store/sqlite/driver.ts';
import { wattle } from './running.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'wattle-check-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const run = (...args: string[]) =>
  wattle(args, { WATTLE_DATA_DIR: folder, WATTLE_MASTER_KEY: 'c0'.repeat(32), WATTLE_UPSTREAM: 'offline', WATTLE_LOG_LEVEL: 'warn' });

it('the check finds changes, and a rebuild fixes them from the starter files', { timeout: 600_000 }, () => {
  const before = run('--json', 'series', 'AU.CPI.YOY').stdout;

  const db = openFile(path.join(folder, 'data.db'), { readOnly: false });
  db.exec(`UPDATE observations SET value = 9.6 WHERE (series_id, t) IN (SELECT series_id, MAX(t) FROM observations WHERE to_seq IS NULL
    AND value IS NOT NULL AND series_id IN (SELECT s.id FROM series s JOIN datasets d ON d.id = s.dataset_id WHERE d.key IN ('rba/G1', 'rba/A2', 'rba/F1', 'rba/F1.1')) GROUP BY series_id)`);
  db.close();

  // This request comes before the value was compared with its digest.
  const unread = run('series', 'AU.CPI.YOY');
  expect([unread.status, unread.stdout]).toEqual([4, '']);
  const damaged = run('--json', 'check', '--samples', '0');
  expect(damaged.status).toBe(7);
  const { ok, damages } = JSON.parse(damaged.stdout);
  expect(ok).toBe(false);
  expect(damages).toContainEqual(
    expect.objectContaining({ kind: 'figures', subject: 'rba/G1', part: expect.stringMatching(/^series .*GCPIAGYP/) }),
  );
  const refused = run('series', 'AU.CPI.YOY');
  expect([refused.status, refused.stdout]).toEqual([4, '']);
  expect(refused.stderr).toContain('wattle rebuild rba/G1');

  const backups = path.join(folder, 'backups');
  expect(run('backup', backups)).toMatchObject({ status: 6, stdout: expect.not.stringContaining('sound') });
  expect(run('doctor').stdout).toMatch(/^look integrity: \d+ damaged/m);

  // Rebuilds all datasets, because those that are compared with a damaged one must be rebuilt too.
  expect(run('rebuild')).toMatchObject({ status: 0, stderr: '' });
  const mended = run('check', '--samples', '1');
  expect([mended.status, mended.stdout]).toEqual([0, expect.stringMatching(/^ok .* figures of \d+ datasets/)]);
  expect(run('--json', 'series', 'AU.CPI.YOY').stdout).toBe(before);
  expect(run('backup', backups)).toMatchObject({ status: 0, stdout: expect.stringContaining('read back without errors') });
});

it('the check reports a master key that decrypts no credential', { timeout: 600_000 }, () => {
  expect(run('account', 'create', 'someone@example.org').status).toBe(0);
  const other = wattle(['--json', 'check', '--samples', '0'], {
    WATTLE_DATA_DIR: folder,
    WATTLE_MASTER_KEY: 'c1'.repeat(32),
    WATTLE_UPSTREAM: 'offline',
    WATTLE_LOG_LEVEL: 'warn',
  });
  expect(other.status).toBe(7);
  expect(JSON.parse(other.stdout).damages).toEqual([expect.objectContaining({ kind: 'database', subject: 'master key' })]);
});
