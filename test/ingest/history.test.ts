/** Requests date ranges before the regularly updated data. A job downloads these, file by file, once for all waiting callers. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Ask } from '../../src/core/capture.ts';
import type { TimeSeriesDataset } from '../../src/core/define-dataset.ts';
import { JobFreshener } from '../../src/ingest/jobs/on-demand.ts';
import { IngestWorker } from '../../src/ingest/jobs/worker.ts';
import { body, status } from './fake-agency.ts';
import { askOf, at, source, table, tiny } from './tiny-dataset.ts';
import { openWorkbench, served, silentLog, type Workbench } from './workbench.ts';

let bench: Workbench;
let worker: IngestWorker;

const month = (name: string): Ask => ({ ...askOf(`${name}.csv`), immutable: true });
const file = (of: string, value: number): string => table({ keys: ['AAA'], units: ['Per cent'], rows: { [of]: [value] } });
const points: TimeSeriesDataset['parse'] = async (captured) => ({ ...(await tiny().parse(captured)), scope: 'points' });
const parts = (asks: readonly Ask[]): TimeSeriesDataset => tiny({ asks: () => [month('2026-04')], history: () => asks, parse: points });
let dataset: TimeSeriesDataset;

beforeEach(async () => {
  bench = await openWorkbench('2026-05-11T03:00:00Z');
  dataset = parts([month('2026-02'), month('2026-03')]);
  const catalogue = { datasets: () => [dataset], sources: () => [source], findDataset: () => dataset };
  worker = new IngestWorker({
    store: bench.store,
    upstream: bench.upstream,
    clock: bench.clock,
    origin: 'live',
    log: silentLog,
    catalogue,
  });
  for (const [i, name] of ['2026-02', '2026-03', '2026-04'].entries()) bench.agency.on(at(`${name}.csv`), body(file(name, i + 1)));
});
afterEach(async () => {
  await worker.stop();
  await bench.close();
});

const window = { from: Date.parse('2026-02-01T00:00:00Z'), to: Date.parse('2026-03-31T00:00:00Z') };
const stored = async (): Promise<readonly unknown[]> => Object.values((await served(bench.store, 'rba/T1'))['AAA'] ?? {});
const freshener = (wake = (): void => worker.wake()): JobFreshener =>
  new JobFreshener({ store: bench.store, clock: bench.clock, wake, pollMs: 5 });

describe('history', () => {
  it('imports each file separately, before stored data, and only once', async () => {
    await bench.refresher.refresh(dataset);
    expect(await bench.refresher.history(dataset, window)).toMatchObject({ result: 'new_version', error: null, version: { seq: 3 } });
    expect(await stored()).toEqual([1, 2, 3]);
    expect(await bench.refresher.history(dataset, window)).toMatchObject({ result: 'unchanged', version: { seq: 3 } });
  });

  it('keeps loaded files if another cannot be loaded, and does not change whether the data are up to date', async () => {
    await bench.refresher.refresh(dataset);
    const before = await bench.store.datasets.state('rba/T1');
    bench.agency.on(at('2026-02.csv'), status(500));
    bench.clock.advance(60_000);
    expect(await bench.refresher.history(dataset, window)).toMatchObject({ result: 'failed', error: { code: 'UP_STATUS' } });
    expect(await stored()).toEqual([2, 3]);
    expect(await bench.store.datasets.state('rba/T1')).toMatchObject({
      failure: null,
      checkedAt: before?.checkedAt,
      confirmedAt: before?.confirmedAt,
    });
  });

  it('skips files that the agency does not have, and uses the declared one if the index is unavailable', async () => {
    bench.agency.on(at('2026-02.csv'), status(404));
    expect(await bench.refresher.history(dataset, window)).toMatchObject({ result: 'new_version', error: null });
    expect(await stored()).toEqual([2]);
    const index: Ask = { ...askOf('gone.html'), follow: () => [], fallback: month('2026-04') };
    expect(await bench.refresher.history(parts([index]), window)).toMatchObject({ result: 'new_version', error: null });
    expect(await stored()).toEqual([2, 3]);
  });

  it('follows an index to the files for a date range', async () => {
    bench.agency.on(at('index.txt'), body('2026-02\n2026-03'));
    const index: Ask = { ...askOf('index.txt'), follow: (page) => Buffer.from(page.bytes).toString('utf8').split('\n').map(month) };
    await bench.refresher.history(parts([index]), window);
    await bench.refresher.history(parts([index]), window);
    expect(await stored()).toEqual([1, 2]);
    expect(bench.agency.count(at('2026-02.csv'))).toBe(1);
  });
});

describe('JobFreshener.history', () => {
  it('downloads a date range once for all waiting callers', async () => {
    const waiting = freshener();
    await Promise.all([1, 2, 3].map(() => waiting.history('rba/T1', window, 10_000)));
    expect(await stored()).toEqual([1, 2]);
    expect(bench.agency.count(at('2026-02.csv'))).toBe(1);
  });

  it('returns a waiting time at the time limit, and the download continues', async () => {
    const waiting = freshener(() => {});
    await expect(waiting.history('rba/T1', window, 20)).rejects.toMatchObject({ code: 'DATA_UNAVAILABLE', retryAfterSeconds: 10 });
    await worker.runDue();
    expect(await stored()).toContain(1);
    await freshener().history('rba/T1', window, 10_000);
    expect(bench.agency.count(at('2026-02.csv'))).toBe(1);
  });

  it('returns the error of a failure', async () => {
    bench.agency.on(at('2026-02.csv'), status(500));
    await expect(freshener().history('rba/T1', window, 10_000)).rejects.toMatchObject({ code: 'UP_STATUS' });
    expect(await stored()).toEqual([2]);
  });

  it('does not wait for a dataset that no longer exists', async () => {
    const waiting = freshener();
    dataset = { ...dataset, kind: 'register' } as unknown as TimeSeriesDataset;
    await expect(waiting.history('rba/T1', window, 10_000)).rejects.toMatchObject({ code: 'REQ_UNKNOWN_DATASET' });
  });
});
