/** A dataset without a simulated agency is simulated from its specimen, so a new declaration needs no change here. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { startSandbox } from '../../sandbox/sandbox.ts';
import { findSource } from '../../src/catalogue/catalogue.ts';
import { FixedClock } from '../../src/core/clock.ts';
import { type Source, type SourceCode, storeKey } from '../../src/core/define-dataset.ts';
import { createUpstream } from '../../src/ingest/fetch/client.ts';
import { Refresher } from '../../src/ingest/jobs/refresh.ts';
import { text } from '../../src/sources/asic/fields.ts';
import { asicRegister } from '../../src/sources/asic/register.ts';
import { openSqliteStore } from '../../src/store/open/sqlite-store.ts';

const AUDITORS = asicRegister({
  id: 'ASIC_AUDITORS',
  title: 'Registered auditors',
  description: 'A register in a package that no simulated agency has.',
  package: 'asic-of-nobody',
  lastKnown: 'asic-of-nobody/resource/unknown/download/auditors.csv',
  fields: [text('auditor_number', 'REG_AUD_NUM', 'Number.'), text('auditor_name', 'REG_AUD_NAME', 'Name.')],
});

it('the rows of the outline are loaded through the real connector', async () => {
  const clock = new FixedClock('2026-11-21T03:00:00Z');
  const dataDir = mkdtempSync(path.join(tmpdir(), 'wattle-specimens-'));
  const sandbox = await startSandbox({ datasets: [AUDITORS], clock });
  const upstream = createUpstream({ mode: { kind: 'base', url: sandbox.url }, clock, attempts: 1 });
  const store = openSqliteStore({ dataDir, clock });
  await store.migrate();
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const refresher = new Refresher({
    store,
    upstream,
    clock,
    origin: 'sandbox',
    log,
    sourceOf: (code: SourceCode) => findSource(code) as Source,
  });
  const { result, error } = await refresher.refresh(AUDITORS);
  expect([result, error]).toEqual(['new_version', null]);
  expect((await store.datasets.state(storeKey(AUDITORS)))?.rows).toBeGreaterThan(0);
  await upstream.close();
  await store.close();
  await sandbox.close();
  rmSync(dataDir, { recursive: true });
});
