/** Looks up ABNs through the job table, with a service that is slow, refuses requests, or repeats the credential. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findSource } from '../../src/catalogue/catalogue.ts';
import { FixedClock } from '../../src/core/clock.ts';
import type { Source } from '../../src/core/define-dataset.ts';
import { createUpstream, type Upstream } from '../../src/ingest/fetch/client.ts';
import { JobBusinessRegister } from '../../src/ingest/jobs/business-register.ts';
import { IngestWorker } from '../../src/ingest/jobs/worker.ts';
import { openSqliteStore } from '../../src/store/open/sqlite-store.ts';
import type { Store } from '../../src/store/ports/port.ts';
import { body, FakeAgency, status } from './fake-agency.ts';

const ABN = '53004085616';
const GUID = '01234567-89ab-cdef-0123-456789abcdef';
const PATH = `/abr.business.gov.au/json/AbnDetails.aspx?abn=${ABN}&callback=callback&guid=${GUID}`;
const REPLY = `callback(${JSON.stringify({ Abn: ABN, AbnStatus: 'Active', EntityName: 'INVENTED LTD', BusinessName: [], Message: '' })})`;
const ATO = findSource('ato') as Source;

let folder: string;
let clock: FixedClock;
let agency: FakeAgency;
let upstream: Upstream;
let store: Store;
let logged: string[];
let workers: IngestWorker[];

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'wattle-abn-'));
  clock = new FixedClock('2026-11-21T03:00:00Z');
  agency = await FakeAgency.start();
  upstream = createUpstream({ mode: { kind: 'base', url: agency.url }, clock, attempts: 1 });
  store = openSqliteStore({ dataDir: folder, clock });
  await store.migrate();
  logged = [];
  workers = [];
});

afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.stop(0)));
  await upstream.close();
  await agency.stop();
  await store.close();
  rmSync(folder, { recursive: true });
});

function lookUps(credential: string | null = GUID): JobBusinessRegister {
  const write = (fields: object, message: string): void => void logged.push(`${JSON.stringify(fields)} ${message}`);
  const worker = new IngestWorker({
    store,
    upstream,
    clock,
    origin: 'live',
    log: { info: write, warn: write, error: write },
    catalogue: { datasets: () => [], sources: () => [ATO], findDataset: () => null },
    businessRegister: credential === null ? null : { source: ATO, credential },
  });
  workers.push(worker);
  return new JobBusinessRegister({ store, clock, wake: () => worker.wake(), pollMs: 5 });
}

describe('looking up an ABN', () => {
  it('sends one request for all waiting callers, and no second request on the same day', async () => {
    agency.on(PATH, body(REPLY));
    const register = lookUps();
    const [one, other] = await Promise.all([register.lookUp(ABN, 5_000), register.lookUp(ABN, 5_000)]);
    expect(one).toMatchObject({ details: { abn: ABN, status: 'active' }, answeredAt: clock.now(), failure: null });
    expect(other).toEqual(one);
    clock.advance(3_600_000);
    await register.lookUp(ABN, 5_000);
    expect(agency.count(PATH)).toBe(1);
    clock.advance(24 * 3_600_000);
    await register.lookUp(ABN, 5_000);
    expect(agency.count(PATH)).toBe(2);
  });

  it('gives up when the service exceeds the time limit', async () => {
    agency.on(PATH, () => new Promise(() => undefined));
    expect(await lookUps().lookUp(ABN, 50)).toEqual({ details: null, answeredAt: null, failure: expect.stringContaining('in time') });
  });

  it('gives up when no worker responds, and without a credential', async () => {
    expect((await new JobBusinessRegister({ store, clock, pollMs: 5 }).lookUp('51824753556', 30)).failure).toContain('in time');
    expect((await lookUps(null).lookUp(ABN, 5_000)).failure).toContain('are turned off');
  });

  it.each([
    ['an error page that repeats the URL', status(500, `failed: guid=${GUID}`)],
    [
      'a message that repeats it',
      body(`callback({"Abn":"","Message":"The GUID entered ${GUID} is not recognised as a Registered Party"})`),
    ],
    ['a reply that cannot be read', body(`callback({"Abn":"${GUID}`)],
  ])('does not reveal the credential: %s', async (_, behaviour) => {
    agency.on(PATH, behaviour);
    const lookup = await lookUps().lookUp(ABN, 5_000);
    expect(lookup.details).toBeNull();
    expect(lookup.failure).not.toBeNull();
    expect(JSON.stringify(lookup) + logged.join('\n')).not.toContain(GUID);
    expect(agency.count(PATH)).toBe(1);
  });
});
