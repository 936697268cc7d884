/**
 * Tests the worker and the callers that wait for it. The worker takes jobs from the shared queue and downloads over real HTTP into a real
 * store.
 */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Source } from '../../src/core/define-dataset.ts';
import { WattleError } from '../../src/core/errors.ts';
import { JobFreshener } from '../../src/ingest/jobs/on-demand.ts';
import { JobOperator } from '../../src/ingest/jobs/operate.ts';
import type { IngestCatalogue } from '../../src/ingest/jobs/scheduler.ts';
import { IngestWorker } from '../../src/ingest/jobs/worker.ts';
import type { IngestWorkerOptions, Progress } from '../../src/ingest/jobs/worker-options.ts';
import { body, inTurn, silent, status } from './fake-agency.ts';
import { askOf, at, source, table, tiny } from './tiny-dataset.ts';
import { openWorkbench, served, silentLog, viewOf, type Workbench } from './workbench.ts';

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

const newWorker = (more: Partial<IngestWorkerOptions> = {}): IngestWorker =>
  new IngestWorker({
    store: bench.store,
    upstream: bench.upstream,
    clock: bench.clock,
    origin: 'live',
    log: silentLog,
    catalogue,
    onProgress: (one) => progress.push(one),
    ...more,
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
  it('updates all due datasets with progress, and then does nothing', async () => {
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

  it('reads the calendar every day, and earlier after a failure', async () => {
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

  it('does not store releases with a text that is too long', async () => {
    bench.agency.on(CALENDAR_AT, body('x'.repeat(301), { 'content-type': 'text/html' }));
    await worker.runDue();
    expect(await bench.store.releases.between(0, Number.MAX_SAFE_INTEGER)).toEqual([]);
    bench.agency.on(CALENDAR_AT, body('x'.repeat(300), { 'content-type': 'text/html' }));
    bench.clock.advance(60 * MINUTE);
    await worker.runDue();
    expect(await bench.store.releases.between(0, Number.MAX_SAFE_INTEGER)).toHaveLength(1);
  });

  it('imports a change that needs review when an operator accepts it', async () => {
    const rows = Array.from({ length: 40 }, (_, i): [string, number[]] => [
      `${2000 + Math.floor(i / 4)}-0${1 + (i % 4)}`,
      [i + 1, 2 * i + 1],
    ]);
    const long = table({ rows: Object.fromEntries([...rows, ['2026-03', [1.5, 100]]]) });
    const short = table({ rows: Object.fromEntries([...rows.slice(20), ['2026-03', [1.5, 100]]]) });
    bench.agency.on(at('T1.csv'), body(long));
    await worker.runDue();
    bench.agency.on(at('T1.csv'), body(short));
    const operator = new JobOperator({ canFetch: true, store: bench.store, clock: bench.clock, wake: () => worker.wake() });
    await operator.fetchAgain('rba/T1', []);
    await worker.runDue();
    expect((await bench.store.datasets.state('rba/T1'))?.failure?.code).toBe('DATA_SHRANK');
    expect(await versionOf('T1')).toBe(1);
    await operator.fetchAgain('rba/T1', ['DATA_SHRANK']);
    await worker.runDue();
    expect((await bench.store.datasets.state('rba/T1'))?.failure).toBeNull();
    expect(await versionOf('T1')).toBe(2);
  });

  describe('a rebuild that an operator requested', () => {
    const tenfold = tiny({
      id: 'T1',
      asks: () => [askOf('T1.csv')],
      parse: async (capture) => {
        const parsed = await curated[0]?.parse(capture);
        if (!parsed) throw new Error('there is no T1');
        const ten = (value: number | null): number | null => value && value * 10;
        return {
          ...parsed,
          series: parsed.series.map((one) => ({ ...one, observations: one.observations.map((o) => ({ ...o, value: ten(o.value) })) })),
        };
      },
    });
    const better: IngestCatalogue = { ...catalogue, findDataset: (_source, id) => (id === 'T1' ? tenfold : null) };
    const operatorOf = () => new JobOperator({ canFetch: false, store: bench.store, clock: bench.clock });
    const rebuilder = (more: Partial<IngestWorkerOptions> = {}) => newWorker({ kinds: ['rebuild'], catalogue: better, ...more });

    it('is done without requests to agencies, and its result is recorded', async () => {
      const operator = operatorOf();
      await expect(operator.rebuild(tenfold, 'nobody')).rejects.toMatchObject({ code: 'REQ_UNPROCESSABLE' });
      await worker.runDue();
      const requested = bench.agency.seen.length;
      expect(await operator.rebuildable(tenfold)).toMatchObject({ files: 1, versions: 1 });
      await operator.rebuild(tenfold, 'nobody');
      await expect(operator.rebuild(tenfold, 'nobody')).rejects.toMatchObject({ code: 'REQ_CONFLICT' });
      expect(await operator.rebuilds()).toMatchObject([{ dataset: 'rba/T1', state: 'open', outcome: null, finishedAt: null }]);
      await rebuilder().runDue();
      expect(await operator.rebuilds()).toMatchObject([
        { state: 'done', outcome: { words: '1 version rewritten. Versions before: 1, after: 1.', isFault: false } },
      ]);
      expect(await served(bench.store, 'rba/T1')).toMatchObject({ AAA: { [String(2026 * 12 + 2)]: 15 } });
      await operator.rebuild(tenfold, 'nobody');
      await rebuilder().runDue();
      expect((await operator.rebuilds())[0]).toMatchObject({
        state: 'done',
        outcome: { words: 'The stored data match the files, in 1 version.', isFault: false },
      });
      expect(bench.agency.seen.length).toBe(requested);
    });

    it('is completed by another worker if its worker dies, and the first worker writes nothing if it returns', async () => {
      await worker.runDue();
      const before = await served(bench.store, 'rba/T1');
      const operator = operatorOf();
      await operator.rebuild(tenfold, 'nobody');
      let goOn = (): void => {};
      const paused = new Promise<void>((resolve) => (goOn = resolve));
      let reached = (): void => {};
      const isStored = new Promise<void>((resolve) => (reached = resolve));
      const rewrites: string[] = [];
      const viewWith = (name: string, stop: boolean) =>
        viewOf(bench.store, {
          jobs: viewOf(bench.store.jobs, {
            progress: async (lease, progress) => {
              const isReported = await bench.store.jobs.progress(lease, progress);
              if (stop) reached();
              if (stop) await paused;
              return isReported;
            },
          }),
          datasets: viewOf(bench.store.datasets, {
            rewrite: (rewrite) => {
              rewrites.push(name);
              return bench.store.datasets.rewrite(rewrite);
            },
          }),
        });
      const first = rebuilder({ store: viewWith('first', true) }).runDue();
      await isStored;
      expect((await operator.rebuilds())[0]).toMatchObject({ state: 'running', progress: { read: 0, of: 1 } });
      expect(await served(bench.store, 'rba/T1')).toEqual(before);
      bench.clock.advance(3 * MINUTE);
      await rebuilder({ store: viewWith('second', false) }).runDue();
      const after = await served(bench.store, 'rba/T1');
      expect(after).toMatchObject({ AAA: { [String(2026 * 12 + 2)]: 15 } });
      goOn();
      await first;
      expect(rewrites).toEqual(['second']);
      expect(await served(bench.store, 'rba/T1')).toEqual(after);
      expect((await operator.rebuilds())[0]).toMatchObject({ state: 'done', outcome: { isFault: false } });
    });

    it('that cannot be done changes nothing and reports the reason', async () => {
      await worker.runDue();
      const before = await served(bench.store, 'rba/T1');
      const broken = tiny({
        id: 'T1',
        asks: () => [askOf('T1.csv')],
        parse: () => {
          throw new WattleError('PARSE_LAYOUT', 'Nothing is known here.');
        },
      });
      const operator = operatorOf();
      await operator.rebuild(broken, 'nobody');
      await rebuilder({ catalogue: { ...catalogue, findDataset: () => broken } }).runDue();
      expect((await operator.rebuilds())[0]?.outcome).toEqual({ words: 'Nothing was changed. Nothing is known here.', isFault: true });
      expect(await served(bench.store, 'rba/T1')).toEqual(before);
    });
  });

  it('shares the work with other nodes', async () => {
    const other = newWorker();
    await Promise.all([worker.runDue(), other.runDue()]);
    for (const id of ['T1', 'T2', 'T3']) expect(bench.agency.count(at(`${id}.csv`))).toBe(1);
    expect(bench.agency.mostAtOnce).toBeLessThanOrEqual(2);
  });

  it('continues the work of a node that died', async () => {
    const now = bench.clock.now();
    await bench.store.jobs.enqueue('refresh', 'rba/T1', { at: now }, now);
    await bench.store.jobs.claim(['refresh'], now, now + 2 * MINUTE);
    await worker.runDue();
    expect(await versionOf('T1')).toBeNull();
    bench.clock.advance(2 * MINUTE);
    await worker.runDue();
    expect(await versionOf('T1')).toBe(1);
  });

  it('no longer runs a job that ends its worker every time', async () => {
    const now = bench.clock.now();
    await bench.store.jobs.enqueue('refresh', 'rba/T1', { at: now }, now);
    for (let i = 0; i < 3; i++) await bench.store.jobs.claim(['refresh'], now, now);
    await worker.runDue();
    expect(bench.agency.count(at('T1.csv'))).toBe(0);
    expect((await bench.store.datasets.state('rba/T1'))?.failure).toMatchObject({ code: 'PARSE_LIMIT' });
    expect(await bench.store.jobs.setAsides()).toMatchObject([{ kind: 'refresh', key: 'rba/T1', times: 1, until: now + 10 * MINUTE }]);
  });

  it('runs paused jobs only after their pause, reports the wait, and removes the pause when they are done', async () => {
    await worker.runDue();
    const now = bench.clock.now();
    const requested = bench.agency.count(at('T1.csv'));
    await bench.store.jobs.setAside({
      kind: 'refresh',
      key: 'rba/T1',
      at: now,
      until: now + DAY,
      times: 1,
      reason: 'It ran out of memory.',
    });
    await bench.store.jobs.setAside({
      kind: 'refresh',
      key: 'rba/U1',
      at: now,
      until: now + DAY,
      times: 1,
      reason: 'It ran out of memory.',
    });
    // Callers that want newer data get the stored data. If nothing is stored, they get the reason and a waiting time.
    await freshener().freshen('rba/T1', 10_000);
    await expect(freshener().freshen('rba/U1', 10_000)).rejects.toMatchObject({
      code: 'PARSE_LIMIT',
      message: expect.stringMatching(/ran out of memory.*Wattle will try again after 2026-05-12T03:00:00/),
      retryAfterSeconds: 86_400,
    });
    bench.clock.advance(DAY / 2);
    await worker.runDue();
    expect(bench.agency.count(at('T1.csv'))).toBe(requested);
    expect(bench.agency.count(at('U1.csv'))).toBe(0);
    bench.clock.advance(DAY / 2);
    await worker.runDue();
    await freshener().freshen('rba/U1', 10_000);
    expect(bench.agency.count(at('T1.csv'))).toBe(requested + 1);
    expect(await versionOf('U1')).toBe(1);
    expect(await bench.store.jobs.setAsides()).toEqual([]);
  });

  it('a worker that lost its lease leaves the job and its outcome to the new worker', async () => {
    const now = bench.clock.now();
    const id = await bench.store.jobs.enqueue('refresh', 'rba/T1', { at: now }, 0);
    let answer = (): void => {};
    bench.agency.on(at('T1.csv'), (_request, response) => {
      answer = () => void response.writeHead(200, { 'content-type': 'text/csv' }).end(file);
    });
    worker.wake();
    while (bench.agency.count(at('T1.csv')) === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    // The lease expires while the agency is slow, and another node takes the job.
    const taken = await bench.store.jobs.claim(['refresh'], now + 5 * MINUTE, now + 10 * MINUTE);
    expect(taken).toMatchObject({ id, attempts: 2 });
    answer();
    await worker.stop();
    expect(await bench.store.jobs.outcome(id)).toEqual({ state: 'running', outcome: null });
  });

  it('loses nothing while the store accepts no writes: reports it, releases the job, and repeats it later', async () => {
    const reported: (string | null)[] = [];
    let full = true;
    const { datasets } = bench.store;
    const apply: typeof datasets.apply = (delta) => {
      if (full) throw Object.assign(new Error('database or disk is full'), { code: 'ERR_SQLITE_ERROR', errcode: 13 });
      return datasets.apply(delta);
    };
    const store = viewOf(bench.store, { datasets: viewOf(datasets, { apply }) });
    const watch = { sign: () => {}, ended: () => {}, store: (trouble: string | null) => void reported.push(trouble) };
    const failing = newWorker({ store, watch });
    for (let i = 0; i < 6; i++) {
      await failing.runDue();
      bench.clock.advance(70 * MINUTE);
    }
    expect(reported).toEqual([expect.stringMatching(/^The storage is full/)]);
    expect(await versionOf('T1')).toBeNull();
    // The dataset did not cause this error, so it is not recorded for the dataset.
    expect((await bench.store.datasets.state('rba/T1'))?.failure ?? null).toBeNull();
    expect(await bench.store.jobs.setAsides()).toEqual([]);
    full = false;
    await failing.runDue();
    expect(await Promise.all(['T1', 'T2', 'T3'].map(versionOf))).toEqual([1, 1, 1]);
    expect(reported).toEqual([expect.any(String), null]);
    await failing.stop();
  });

  it('retries all failed writes when one succeeds, without waiting for their pauses', async () => {
    const reported: (string | null)[] = [];
    let full = true;
    const { datasets } = bench.store;
    const apply: typeof datasets.apply = (delta) => {
      if (full) throw Object.assign(new Error('database or disk is full'), { code: 'ERR_SQLITE_ERROR', errcode: 13 });
      return datasets.apply(delta);
    };
    const store = viewOf(bench.store, { datasets: viewOf(datasets, { apply }) });
    const watch = { sign: () => {}, ended: () => {}, store: (trouble: string | null) => void reported.push(trouble) };
    const failing = newWorker({ store, watch });
    for (let i = 0; i < 6; i++) {
      await failing.runDue();
      bench.clock.advance(70 * MINUTE);
    }
    await failing.runDue();
    full = false;
    // One of them is requested. The others have most of an hour left.
    await bench.store.jobs.enqueue('refresh', 'rba/T1', { at: bench.clock.now() }, 0);
    await expect
      .poll(
        async () => {
          await failing.runDue();
          return Promise.all(['T1', 'T2', 'T3'].map(versionOf));
        },
        { timeout: 20_000 },
      )
      .toEqual([1, 1, 1]);
    expect(reported).toEqual([expect.any(String), null]);
    await failing.stop();
  });

  it('reports once that the store is unavailable, and continues when it is available again', async () => {
    const reported: (string | null)[] = [];
    let away = true;
    const { jobs } = bench.store;
    const claim: typeof jobs.claim = (...requested) => {
      if (away) throw Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });
      return jobs.claim(...requested);
    };
    const store = viewOf(bench.store, { jobs: viewOf(jobs, { claim }) });
    const failing = newWorker({ store, watch: { sign: () => {}, ended: () => {}, store: (trouble) => void reported.push(trouble) } });
    for (let i = 0; i < 5; i++) await failing.runDue();
    expect(reported).toEqual([expect.stringMatching(/cannot be reached/)]);
    away = false;
    await failing.runDue();
    expect(reported).toEqual([expect.any(String), null]);
    expect(await versionOf('T1')).toBe(1);
    await failing.stop();
  });

  it('reports the progress of each job to a listener', async () => {
    const signs: string[] = [];
    const watching = newWorker({
      concurrency: 1,
      watch: {
        sign: ({ key }, stage) => void signs.push(`${key} ${stage}`),
        ended: ({ key }) => void signs.push(`${key} ended`),
        store: () => {},
      },
    });
    await bench.store.jobs.enqueue('refresh', 'rba/T1', { at: bench.clock.now() }, 0);
    await watching.runDue();
    expect(signs.filter((sign) => sign.startsWith('rba/T1'))).toEqual([
      'rba/T1 requesting',
      'rba/T1 requesting',
      'rba/T1 reading',
      'rba/T1 ended',
    ]);
    await watching.stop();
  });

  it('does not repeat a request that another node made in the meantime', async () => {
    await bench.store.jobs.enqueue('refresh', 'rba/T1', { at: bench.clock.now() - 1 }, 0);
    await bench.store.datasets.noteCheck('rba/T1', bench.clock.now(), null);
    await worker.runDue();
    expect(bench.agency.count(at('T1.csv'))).toBe(0);
  });

  it('reports a dataset that is no longer in the catalogue', async () => {
    const id = await bench.store.jobs.enqueue('refresh', 'rba/GONE', null, 0);
    await worker.runDue();
    expect(await bench.store.jobs.outcome(id)).toMatchObject({ state: 'done', outcome: { error: { code: 'REQ_UNKNOWN_DATASET' } } });
  });

  it('releases unfinished jobs when it stops, without recording a failure', async () => {
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
  it('downloads a new dataset once for all waiting callers', async () => {
    const waiting = freshener();
    await Promise.all([1, 2, 3].map(() => waiting.freshen('rba/U1', 10_000)));
    expect(await versionOf('U1')).toBe(1);
    expect(bench.agency.count(at('U1.csv'))).toBe(1);
  });

  it('needs no wake-up call if the worker is in another process', async () => {
    worker.start();
    await freshener(() => {}).freshen('rba/U1', 10_000);
    expect(await versionOf('U1')).toBe(1);
  });

  it('is handled before the jobs of the scheduler', async () => {
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

  it('returns a waiting time at the time limit, and the download continues', async () => {
    const waiting = freshener(() => {});
    await expect(waiting.freshen('rba/U1', 20)).rejects.toMatchObject({ code: 'DATA_UNAVAILABLE', retryAfterSeconds: 10 });
    await worker.runDue();
    expect(await versionOf('U1')).toBe(1);
  });

  it('returns the failure if nothing is stored, and does not immediately repeat the request', async () => {
    bench.agency.on(at('U1.csv'), status(404, 'NoRecordsFound'));
    const waiting = freshener();
    const expected = {
      code: 'UP_NOT_FOUND',
      message: 'The agency responded with status 404: NoRecordsFound.',
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

  it('returns stored data if the update fails', async () => {
    bench.agency.on(at('U1.csv'), inTurn(body(file), status(404)));
    await freshener().freshen('rba/U1', 10_000);
    bench.clock.advance(MINUTE);
    await freshener().freshen('rba/U1', 10_000);
    expect(bench.agency.count(at('U1.csv'))).toBe(2);
  });
});
