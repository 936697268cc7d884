/** `wattle check` on the starter data: a changed figure is named, not served, and made again by `wattle rebuild`. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openFile } from '../../src/store/sqlite/driver.ts';
import { wattle } from './running.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'wattle-check-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const run = (...args: string[]) => wattle(args, { WATTLE_DATA_DIR: folder, WATTLE_UPSTREAM: 'offline', WATTLE_LOG_LEVEL: 'warn' });

it('finds what changed, and rebuild mends it from the starter files', { timeout: 600_000 }, () => {
  const before = run('--json', 'series', 'AU.CPI.YOY').stdout;

  const db = openFile(path.join(folder, 'data.db'), { readOnly: false });
  db.exec(`UPDATE observations SET value = 9.6 WHERE (series_id, t) IN (SELECT series_id, MAX(t) FROM observations WHERE to_seq IS NULL
    AND value IS NOT NULL AND series_id IN (SELECT s.id FROM series s JOIN datasets d ON d.id = s.dataset_id WHERE d.key = 'rba/G1') GROUP BY series_id)`);
  db.close();

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

  expect(run('rebuild', 'rba/G1').status).toBe(0);
  const mended = run('check', '--samples', '1');
  expect([mended.status, mended.stdout]).toEqual([0, expect.stringMatching(/^ok .* figures of \d+ datasets/)]);
  expect(run('--json', 'series', 'AU.CPI.YOY').stdout).toBe(before);
});
