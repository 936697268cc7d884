/** Checks when a dataset is due, and the queue of due datasets. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Dataset, Release } from '../../src/core/define-dataset.ts';
import { dueAt, type IngestCatalogue, publishes, Scheduler } from '../../src/ingest/jobs/scheduler.ts';
import type { DatasetState, Failure } from '../../src/store/ports/series.ts';
import { observation, series, state, version } from './parsed.ts';
import { source, tiny } from './tiny-dataset.ts';
import { openWorkbench, served, type Workbench } from './workbench.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** 11:30 in Sydney on a day of daylight saving. */
const RELEASED_AT = Date.parse('2026-11-25T00:30:00Z');

const release = (rest: Partial<Release> = {}): Release => ({
  source: 'rba',
  publicationId: 'tiny-release-oct-2026',
  title: 'Tiny Release, October 2026',
  eventType: 'data_release',
  referencePeriod: 'October 2026',
  releaseAt: RELEASED_AT,
  sourceUrl: 'https://www.rba.gov.au/schedules-events/',
  ...rest,
});

const failure = (since: number, at: number, code: Failure['code'] = 'UP_TIMEOUT'): Failure => ({
  code,
  detail: '',
  address: null,
  since,
  at,
});
const dataset = tiny();
const ceased = tiny({ ceased: { lastPeriod: '2025-06', note: 'Ceased.' } });

describe('dueAt', () => {
  const waitOf = (now: number, one: Dataset, was: Partial<DatasetState>, releases: Release[] = []): number =>
    dueAt(one, state({ checkedAt: now, ...was }), releases) - now;

  it('is never, until the operator requests a dataset that is loaded on request, and then follows the schedule', () => {
    const large = tiny({ cadence: { ...dataset.cadence, onDemand: true } });
    expect(dueAt(large, null, [])).toBe(Number.POSITIVE_INFINITY);
    expect(dueAt(large, state({ checkedAt: 0, version: null, failure: failure(0, 0) }), [release()])).toBe(Number.POSITIVE_INFINITY);
    expect(waitOf(0, large, { version: version({}) })).toBe(waitOf(0, dataset, { version: version({}) }));
  });

  it('is now if the agency has not been requested yet', () => {
    expect(dueAt(dataset, null, [])).toBe(0);
    expect(dueAt(dataset, state({ checkedAt: null }), [])).toBe(0);
  });

  it('is after the interval, spread over a tenth of it', () => {
    const waits = ['T1', 'T2', 'T3', 'T4'].map((id) => waitOf(RELEASED_AT, tiny({ id }), {}));
    for (const wait of waits) {
      expect(wait).toBeGreaterThanOrEqual(HOUR);
      expect(wait).toBeLessThanOrEqual(1.1 * HOUR);
    }
    expect(new Set(waits).size).toBe(4);
  });

  it('is weekly for a discontinued publication', () => {
    expect(waitOf(RELEASED_AT, ceased, {})).toBeGreaterThanOrEqual(7 * DAY);
  });

  /** Returns the waiting times of a dataset that always fails. */
  const waitsOf = (one: Dataset, code: Failure['code']): number[] => {
    const waits: number[] = [];
    for (let failingFor = 0; waits.length < 16; failingFor += waits.at(-1) ?? 0) {
      waits.push(waitOf(RELEASED_AT, one, { failure: failure(RELEASED_AT - failingFor, RELEASED_AT, code) }));
    }
    return waits;
  };

  it('is after a pause that doubles with each failure', () => {
    const waits = waitsOf(dataset, 'UP_TIMEOUT');
    expect(waits[0]).toBeGreaterThanOrEqual(2 * MINUTE);
    expect(waits[0]).toBeLessThan(3 * MINUTE);
    for (let i = 2; i < 5; i++) expect((waits[i] ?? 0) / (waits[i - 1] ?? 1)).toBeGreaterThan(1.9);
  });

  it.each([
    ['an hour while the agency is not to be had', 24 * 60, 'UP_TIMEOUT', HOUR],
    ['its interval while the file is not good', 24 * 60, 'PARSE_LAYOUT', 24 * HOUR],
    ['a quarter of an hour if it is requested every few minutes', 5, 'PARSE_LAYOUT', 15 * MINUTE],
    ['four intervals when these are short', 5, 'UP_TIMEOUT', 20 * MINUTE],
  ] as const)('is never later than %s', (_what, checkEveryMinutes, code, longest) => {
    const last = waitsOf(tiny({ cadence: { checkEveryMinutes, maxAgeDays: null } }), code).at(-1);
    expect(last).toBeGreaterThanOrEqual(longest);
    expect(last).toBeLessThanOrEqual(1.1 * longest);
  });

  it('is not late because of earlier failures', () => {
    const failing = state({ checkedAt: RELEASED_AT, failure: failure(RELEASED_AT - 30 * DAY, RELEASED_AT, 'UP_OFFLINE') });
    expect(dueAt(dataset, failing, [], RELEASED_AT + 1)).toBe(RELEASED_AT + 2 * MINUTE);
    expect(dueAt(dataset, failing, [], RELEASED_AT)).toBeGreaterThanOrEqual(RELEASED_AT + HOUR);
  });

  it('follows the schedule for a dataset whose file is no longer updated', () => {
    const t = RELEASED_AT;
    expect(waitOf(t, dataset, { failure: failure(t, t, 'DATA_FROZEN') })).toBe(waitOf(t, dataset, {}));
  });

  describe('around a release', () => {
    const stored = (recordedAt: number): Partial<DatasetState> => ({ version: version({ recordedAt }) });
    const due = (checkedAt: number, recordedAt: number, one: Release = release()): number =>
      dueAt(tiny({ cadence: { ...dataset.cadence, checkEveryMinutes: 24 * 60 } }), state({ checkedAt, ...stored(recordedAt) }), [one]);

    it('is a minute after it', () => {
      expect(due(RELEASED_AT - HOUR, RELEASED_AT - 30 * DAY)).toBe(RELEASED_AT + MINUTE);
    });

    it('is every three minutes until new data is stored', () => {
      expect(due(RELEASED_AT + MINUTE, RELEASED_AT - 30 * DAY)).toBe(RELEASED_AT + 4 * MINUTE);
      expect(due(RELEASED_AT + 4 * MINUTE, RELEASED_AT + 4 * MINUTE)).toBeGreaterThan(RELEASED_AT + 23 * HOUR);
    });

    it('is not more frequent for longer than an hour', () => {
      expect(due(RELEASED_AT + 58 * MINUTE, RELEASED_AT - 30 * DAY)).toBeGreaterThan(RELEASED_AT + 23 * HOUR);
    });

    it('gives the release priority over failures', () => {
      const t = RELEASED_AT + 10 * MINUTE;
      const failing = state({ checkedAt: t, failure: failure(t - 30 * DAY, t), ...stored(RELEASED_AT - 40 * DAY) });
      expect(dueAt(dataset, failing, [release()])).toBe(t + 3 * MINUTE);
    });

    it('uses only releases that publish the dataset', () => {
      expect(publishes(release({ title: 'TINY RELEASE: October' }), dataset)).toBe(true);
      expect(publishes(release({ title: 'Another Tiny Release' }), dataset)).toBe(false);
      expect(publishes(release({ source: 'abs' }), dataset)).toBe(false);
      const { releaseTitles: _titles, ...cadence } = dataset.cadence;
      expect(publishes(release(), tiny({ cadence }))).toBe(false);
    });
  });
});

describe('Scheduler', () => {
  let bench: Workbench;
  const uncurated = tiny({ id: 'U1', curated: false });
  const withCalendar = { ...source, calendar: { asks: () => [], parse: () => [] } };
  const catalogue: IngestCatalogue = {
    datasets: () => [dataset, ceased].map((one, i) => ({ ...one, id: `T${i}` })),
    sources: () => [withCalendar],
    findDataset: (_source, id) => (id === 'U1' ? uncurated : null),
  };
  const scheduler = (): Scheduler => new Scheduler({ store: bench.store, clock: bench.clock, catalogue });
  const checked = (id: string) => bench.store.datasets.noteCheck(`rba/${id}`, bench.clock.now(), null);

  beforeEach(async () => {
    bench = await openWorkbench('2026-11-25T00:00:00Z');
  });
  afterEach(() => bench.close());

  it('queues due work once, and no other work', async () => {
    const first = scheduler();
    expect(await first.tick()).toEqual(['rba/T0', 'rba/T1']);
    expect(await scheduler().tick()).toEqual(['rba/T0', 'rba/T1']);
    const claimed: string[] = [];
    for (;;) {
      const job = await bench.store.jobs.claim(['refresh', 'calendar'], bench.clock.now(), bench.clock.now() + MINUTE);
      if (!job) break;
      claimed.push(`${job.kind} ${job.key}`);
      await bench.store.jobs.finish(job, null);
    }
    expect(claimed).toEqual(['calendar rba', 'refresh rba/T0', 'refresh rba/T1']);
    await checked('T0');
    await checked('T1');
    expect(await first.tick()).toEqual([]);
    bench.clock.advance(1.2 * HOUR);
    expect(await first.tick()).toEqual(['rba/T0']);
  });

  it('queues a dataset when it is released', async () => {
    await bench.store.releases.upsert([release()]);
    await checked('T0');
    await checked('T1');
    bench.clock.set(RELEASED_AT + MINUTE - 1);
    expect(await scheduler().tick()).toEqual([]);
    bench.clock.set(RELEASED_AT + MINUTE);
    expect(await scheduler().tick()).toEqual(['rba/T0', 'rba/T1']);
    await checked('T0');
    expect(await scheduler().tick()).toEqual(['rba/T1']);
    bench.clock.advance(3 * MINUTE);
    expect(await scheduler().tick()).toEqual(['rba/T0', 'rba/T1']);
  });

  it('updates stored datasets without a declaration, and no others', async () => {
    await checked('T0');
    await checked('T1');
    await checked('U1');
    bench.clock.advance(DAY);
    expect(await scheduler().tick()).toEqual(['rba/T0']);
    await bench.store.datasets.apply({
      dataset: 'rba/U1',
      baseSeq: null,
      version: { effectiveFrom: 0, recordedAt: 0, origin: 'live', kind: 'initial', captures: [], publishedOn: null, note: null },
      dimensions: [],
      series: [],
    });
    expect(await scheduler().tick()).toEqual(['rba/T0', 'rba/U1']);
  });

  it('deletes market data after its retention time, starting with the files', async () => {
    const market = tiny({ id: 'MARKET', frequency: '5MIN', layout: { kind: 'blocks', keepDays: 20, keepCapturesDays: 3 } });
    const { store, clock } = bench;
    const interval = (daysAgo: number): number => Math.floor((clock.now() - daysAgo * DAY) / (5 * MINUTE));
    const captureOf = (daysAgo: number) => {
      const about = {
        dataset: 'rba/MARKET',
        askId: `${daysAgo}`,
        url: 'https://www.rba.gov.au/m',
        contentType: null,
        etag: null,
        lastModified: null,
      };
      return store.captures.put({ ...about, retrievedAt: clock.now() - daysAgo * DAY }, Buffer.from(`${daysAgo} days ago`));
    };
    for (const [i, daysAgo] of [25, 10, 1].entries()) {
      const { sha256 } = await captureOf(daysAgo);
      const at = clock.now() - daysAgo * DAY;
      const { observations: _none, ...attributes } = series('A', [], { freq: '5MIN' });
      await store.datasets.apply({
        dataset: 'rba/MARKET',
        layout: 'blocks',
        baseSeq: i === 0 ? null : i,
        version: { effectiveFrom: at, recordedAt: at, origin: 'live', kind: 'update', captures: [sha256], publishedOn: null, note: null },
        dimensions: [],
        series: [{ attributes, write: [observation(interval(daysAgo), daysAgo)], remove: [] }],
      });
    }
    await new Scheduler({ store, clock, catalogue: { ...catalogue, datasets: () => [market] } }).tick();
    expect((await store.datasets.versions('rba/MARKET')).map(({ seq }) => seq)).toEqual([2, 3]);
    expect((await store.captures.list('rba/MARKET')).map(({ askId, dropped }) => [askId, dropped ?? false])).toEqual([
      ['10', true],
      ['1', false],
    ]);
    expect(Object.values((await served(store, 'rba/MARKET'))['A'] ?? {})).toEqual([10, 1]);
  });

  it('deletes checks that the uptime no longer needs', async () => {
    await bench.store.checks.record({
      source: 'rba',
      dataset: 'rba/T0',
      at: bench.clock.now() - 41 * DAY,
      ok: true,
      code: null,
      durationMs: 1,
    });
    await bench.store.checks.record({
      source: 'rba',
      dataset: 'rba/T0',
      at: bench.clock.now() - 39 * DAY,
      ok: true,
      code: null,
      durationMs: 1,
    });
    await scheduler().tick();
    expect((await bench.store.checks.summary(0))[0]?.checks).toBe(1);
  });
});
