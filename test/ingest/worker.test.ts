/** The worker and those who wait for it: jobs from the shared queue, refreshed over real HTTP into a real store. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Source } from '../../src/core/define-dataset.ts';
import { JobFreshener } from '../../src/ingest/work/on-demand.ts';
import type { IngestCatalogue } from '../../src/ingest/work/scheduler.ts';
import { IngestWorker, type Progress } from '../../src/ingest/work/worker.ts';
import { body, inTurn, silent, status } from './fake-agency.ts';
import { askOf, at, source, table, tiny } from './tiny-dataset.ts';
import { openWorkbench, silentLog, type Workbench } from './workbench.ts';

const CALENDAR_AT = at('calendar');
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const file = table({ rows: { '2026-03': [1.5, 100] } });

const withCalendar: Source = {
  ...source,
  calendar: {
    asks: () => [{ id: 'calendar', url: 'https://www.rba.gov.au/calendar', accept: 'text/html' }],
    parse: (capture) => [
      {
        source: 'rba',
        publicationId: 'tiny-release-may',
        title: Buffer.from(capture.bytes).toString(),
        eventType: 'data_release',
        referencePeriod: null,
        releaseAt: Date.parse('2026-05-20T01:30:00Z'),
        sourceUrl: capture.url,
      },
    ],
  },
};
const curated = ['T1', 'T2', 'T3'].map((id) => tiny({ id, asks: () => [askOf(`${id}.csv`)] }));
const uncurated = tiny({ id: 'U1', curated: false, asks: () => [askOf('U1.csv')] });
const catalogue: IngestCatalogue = {
  datasets: () => curated,
  sources: () => [withCalendar],
  findDataset: (_source, id) => [...curated, uncurated].find((one) => one.id === id) ?? null,
};

let bench: Workbench;
let progress: Progress[];
let worker: IngestWorker;

const newWorker = (): IngestWorker =>
  new IngestWorker({
    store: bench.store,
    upstream: bench.upstream,
    clock: bench.clock,
    origin: 'live',
    log: silentLog,
    catalogue,
    onProgress: (one) => progress.push(one),
  });
const freshener = (wake = (): void => worker.wake()): JobFreshener =>
  new JobFreshener({ store: bench.store, clock: bench.clock, wake, pollMs: 5 });
const versionOf = async (id: string) => (await bench.store.datasets.state(`rba/${id}`))?.version?.seq ?? null;

beforeEach(async () => {
  bench = await openWorkbench();
  progress = [];
  worker = newWorker();
  for (const id of ['T1', 'T2', 'T3', 'U1']) bench.agency.on(at(`${id}.csv`), body(file));
  bench.agency.on(CALENDAR_AT, body('Tiny Release, April 2026', { 'content-type': 'text/html' }));
});
afterEach(async () => {
  await worker.stop();
  await bench.close();
});

describe('IngestWorker', () => {
  it('refreshes all that is due, with progress, and then nothing', async () => {
    await worker.runDue();
    expect(await Promise.all(['T1', 'T2', 'T3'].map(versionOf))).toEqual([1, 1, 1]);
    expect(progress.map(({ done, total, outcome }) => [done, total, outcome.result])).toEqual([
      [1, 3, 'new_version'],
      [2, 3, 'new_version'],
      [3, 3, 'new_version'],
    ]);
    await worker.runDue();
    expect(bench.agency.count(at('T1.csv'))).toBe(1);
  });

  it('reads the calendar every day, and sooner when that failed', async () => {
    await worker.runDue();
    expect(await bench.store.releases.between(0, Number.MAX_SAFE_INTEGER)).toMatchObject([{ title: 'Tiny Release, April 2026' }]);
    bench.clock.advance(DAY - MINUTE);
    await worker.runDue();
    expect(bench.agency.count(CALENDAR_AT)).toBe(1);
    bench.agency.on(CALENDAR_AT, status(404));
    bench.clock.advance(MINUTE);
    await worker.runDue();
    bench.agency.on(CALENDAR_AT, body('Tiny Release, May 2026', { 'content-type': 'text/html' }));
    bench.clock.advance(60 * MINUTE);
    await worker.runDue();
    expect(bench.agency.count(CALENDAR_AT)).toBe(3);
    expect(await bench.store.releases.between(0, Number.MAX_SAFE_INTEGER)).toMatchObject([{ title: 'Tiny Release, May 2026' }]);
  });

  it('shares the work with other nodes', async () => {
    const other = newWorker();
    await Promise.all([worker.runDue(), other.runDue()]);
    for (const id of ['T1', 'T2', 'T3']) expect(bench.agency.count(at(`${id}.csv`))).toBe(1);
    expect(bench.agency.mostAtOnce).toBeLessThanOrEqual(2);
  });

  it('takes over from a node that died', async () => {
    const now = bench.clock.now();
    await bench.store.jobs.enqueue('refresh', 'rba/T1', { at: now }, now);
    await bench.store.jobs.claim(['refresh'], now, now + 2 * MINUTE);
    await worker.runDue();
    expect(await versionOf('T1')).toBeNull();
    bench.clock.advance(2 * MINUTE);
    await worker.runDue();
    expect(await versionOf('T1')).toBe(1);
  });

  it('gives up a job that takes its worker down every time', async () => {
    const now = bench.clock.now();
    await bench.store.jobs.enqueue('refresh', 'rba/T1', { at: now }, now);
    for (let i = 0; i < 3; i++) await bench.store.jobs.claim(['refresh'], now, now);
    await worker.runDue();
    expect(bench.agency.count(at('T1.csv'))).toBe(0);
    expect((await bench.store.datasets.state('rba/T1'))?.failure).toMatchObject({ code: 'BUG' });
  });

  it('does not ask again for what another node did meanwhile', async () => {
    await bench.store.jobs.enqueue('refresh', 'rba/T1', { at: bench.clock.now() - 1 }, 0);
    await bench.store.datasets.noteCheck('rba/T1', bench.clock.now(), null);
    await worker.runDue();
    expect(bench.agency.count(at('T1.csv'))).toBe(0);
  });

  it('answers for a dataset that is not in the catalogue any more', async () => {
    const id = await bench.store.jobs.enqueue('refresh', 'rba/GONE', null, 0);
    await worker.runDue();
    expect(await bench.store.jobs.outcome(id)).toMatchObject({ state: 'done', outcome: { error: { code: 'REQ_UNKNOWN_DATASET' } } });
  });

  it('hands back what it cannot finish when it is stopped, and records no failure', async () => {
    bench.agency.on(at('T1.csv'), silent);
    await bench.store.jobs.enqueue('refresh', 'rba/T1', { at: bench.clock.now() }, 0);
    worker.wake();
    while (bench.agency.count(at('T1.csv')) === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    await worker.stop(0);
    expect(await bench.store.datasets.state('rba/T1')).toBeNull();
    expect(await bench.store.checks.summary(0)).toEqual([]);
    const job = await bench.store.jobs.claim(['refresh'], bench.clock.now(), bench.clock.now() + MINUTE);
    expect(job).toMatchObject({ key: 'rba/T1', attempts: 2 });
  });
});

describe('JobFreshener', () => {
  it('has a cold dataset fetched once for all who wait', async () => {
    const waiting = freshener();
    await Promise.all([1, 2, 3].map(() => waiting.freshen('rba/U1', 10_000)));
    expect(await versionOf('U1')).toBe(1);
    expect(bench.agency.count(at('U1.csv'))).toBe(1);
  });

  it('needs no wake-up when the worker is elsewhere', async () => {
    worker.start();
    await freshener(() => {}).freshen('rba/U1', 10_000);
    expect(await versionOf('U1')).toBe(1);
  });

  it('comes before what the scheduler queued', async () => {
    for (const { id } of curated) await bench.store.jobs.enqueue('refresh', `rba/${id}`, null, bench.clock.now());
    let queued = (): void => {};
    const inQueue = new Promise<void>((resolve) => {
      queued = resolve;
    });
    const waiting = freshener(queued).freshen('rba/U1', 10_000);
    await inQueue;
    expect(await bench.store.jobs.claim(['refresh'], bench.clock.now(), bench.clock.now())).toMatchObject({ key: 'rba/U1' });
    await worker.runDue();
    await waiting;
  });

  it('says to come back when the budget is used up, while the fetch goes on', async () => {
    const waiting = freshener(() => {});
    await expect(waiting.freshen('rba/U1', 20)).rejects.toMatchObject({ code: 'DATA_UNAVAILABLE', retryAfterSeconds: 10 });
    await worker.runDue();
    expect(await versionOf('U1')).toBe(1);
  });

  it('passes the failure on when nothing is held, and does not ask again at once', async () => {
    bench.agency.on(at('U1.csv'), status(404, 'NoRecordsFound'));
    const waiting = freshener();
    const expected = {
      code: 'UP_NOT_FOUND',
      message: 'The agency answered with status 404: NoRecordsFound.',
      at: { url: 'https://www.rba.gov.au/U1.csv' },
    };
    await expect(waiting.freshen('rba/U1', 10_000)).rejects.toMatchObject(expected);
    await expect(waiting.freshen('rba/U1', 10_000)).rejects.toMatchObject(expected);
    expect(bench.agency.count(at('U1.csv'))).toBe(1);
    bench.clock.advance(31_000);
    bench.agency.on(at('U1.csv'), body(file));
    await waiting.freshen('rba/U1', 10_000);
    expect(await versionOf('U1')).toBe(1);
  });

  it('is content with what is held when the refresh fails', async () => {
    bench.agency.on(at('U1.csv'), inTurn(body(file), status(404)));
    await freshener().freshen('rba/U1', 10_000);
    bench.clock.advance(MINUTE);
    await freshener().freshen('rba/U1', 10_000);
    expect(bench.agency.count(at('U1.csv'))).toBe(2);
  });
});
