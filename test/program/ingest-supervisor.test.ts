/**
 * Some files kill or block the process that reads them, and another process restarts it. The processes and the store are real, and the
 * agency is on loopback.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '../../src/core/clock.ts';
import { type IngestLimits, IngestSupervisor } from '../../src/program/ingest-supervisor.ts';
import { openStore } from '../../src/store/open/open-store.ts';
import type { Store } from '../../src/store/ports/port.ts';
import { builtUrl } from '../built.ts';
import { body, FakeAgency } from '../ingest/fake-agency.ts';
import { at, table } from '../ingest/tiny-dataset.ts';
import { until } from './running.ts';

const ENTRY = new URL(builtUrl('test/program/hostile-entry.js'));
const DAY = 24 * 3_600_000;
const sound = body(table({ rows: { '2026-03': [1.5, 100] } }));
const log = { info: () => {}, warn: () => {}, error: () => {}, fatal: () => {} };

let folder: string;
let agency: FakeAgency;
let store: Store;
let lines: string[];
let supervisor: IngestSupervisor | null;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'wattle-supervisor-'));
  agency = await FakeAgency.start();
  store = await openStore({ databaseUrl: null, dataDir: folder, clock: systemClock });
  await store.migrate();
  process.env['HOSTILE_FOLDER'] = folder;
  process.env['HOSTILE_AGENCY'] = agency.url;
  lines = [];
  supervisor = null;
});
afterEach(async () => {
  await supervisor?.stop();
  await store.close();
  await agency.stop();
  rmSync(folder, { recursive: true, force: true });
});

function supervise(limits: Partial<IngestLimits> = {}): IngestSupervisor {
  supervisor = new IngestSupervisor({
    entry: ENTRY,
    env: process.env,
    store,
    clock: systemClock,
    log,
    say: (line: string) => void lines.push(line),
    limits: { heapMiB: 400, lookEveryMs: 200, blockedMs: 60_000, pauses: { first: 100, longest: 1_000, soundAfter: 60_000 }, ...limits },
  });
  return supervisor;
}

const versionOf = async (id: string) => (await store.datasets.state(`rba/${id}`))?.version?.seq ?? null;

describe('IngestSupervisor', () => {
  it.each([
    ['uses all memory', 'memory', /memory/, { heapMiB: 400 }],
    ['never ends', 'for ever', /did not respond for 3 seconds/, { blockedMs: 3_000 }],
  ])('pauses a file that %s, and continues with the others', async (_what, content, reason, limits) => {
    agency.on(at('T1.csv'), body(content));
    agency.on(at('T2.csv'), (request, response, nth) => {
      // The other file arrives only after a restart of the process, so that no other process can have done the work.
      if (nth === 1 && (supervisor?.state.restarts ?? 0) === 0) setTimeout(() => request.socket.destroy(), 60_000);
      else void sound(request, response, nth);
    });
    const kept = supervise(limits);
    expect(kept.state).toMatchObject({ state: 'running', reason: null, restarts: 0 });
    await until('restart', () => kept.state.restarts === 1 && kept.state.state === 'running');
    const [aside] = await store.jobs.setAsides();
    expect(aside).toMatchObject({ kind: 'refresh', key: 'rba/T1', times: 1, reason: expect.stringMatching(reason) });
    expect((aside?.until ?? 0) - (aside?.at ?? 0)).toBe(DAY);
    expect((await store.datasets.state('rba/T1'))?.failure).toMatchObject({ code: 'PARSE_LIMIT', detail: expect.stringMatching(reason) });
    await until('the other file', async () => (await versionOf('T2')) === 1);
    // Neither a restart nor a request tries the file again.
    const id = await store.jobs.enqueue('refresh', 'rba/T1', { at: Date.now() }, 0);
    kept.wake();
    await until('a response', async () => (await store.jobs.outcome(id))?.state === 'done');
    expect((await store.jobs.outcome(id))?.outcome).toMatchObject({ result: 'quarantined', error: { code: 'PARSE_LIMIT' } });
    await kept.stop();
    const again = supervise();
    const other = await store.jobs.enqueue('refresh', 'rba/T1', { at: Date.now() }, 0);
    await until('a response', async () => (await store.jobs.outcome(other))?.state === 'done');
    expect(agency.count(at('T1.csv'))).toBe(1);
    expect(again.state.restarts).toBe(0);
  });

  it('restarts a process that ended unexpectedly, after growing pauses, and reports it', async () => {
    agency.on(at('T1.csv'), body('throw'));
    agency.on(at('T2.csv'), sound);
    const kept = supervise({ pauses: { first: 1_500, longest: 1_500, soundAfter: 60_000 } });
    await until('death', () => kept.state.state === 'restarting');
    expect(kept.state.reason).toMatch(/process crashed .*nobody waits for this/);
    await until('restart', () => kept.state.state === 'running');
    expect(kept.state.restarts).toBeGreaterThanOrEqual(1);
  });

  it('no longer reports a store failure of a process that has ended', async () => {
    agency.on(at('T1.csv'), body('trouble'));
    agency.on(at('T2.csv'), sound);
    const kept = supervise();
    await until('death', () => kept.state.restarts === 1);
    await until('restart', () => kept.state.state !== 'restarting');
    expect(kept.state).toMatchObject({ state: 'running', reason: null });
  });
});
