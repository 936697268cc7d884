/** Imports recorded agency files with their real datasets. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rbaAgency } from '../../sandbox/rba/agency.ts';
import type { TimeSeriesDataset } from '../../src/core/define-dataset.ts';
import { CPI_WEIGHTS } from '../../src/sources/abs/datasets/CPI_WEIGHTS.ts';
import { ABS } from '../../src/sources/abs/source.ts';
import { F5 } from '../../src/sources/rba/datasets/F5.ts';
import { G1 } from '../../src/sources/rba/datasets/G1.ts';
import { RBA } from '../../src/sources/rba/source.ts';
import { recorded } from '../programs/needs.ts';
import { body } from './fake-agency.ts';
import { history, openWorkbench, type Workbench } from './workbench.ts';

const RECORDED = path.resolve('..', 'shared', 'upstream');
const read = (file: string): Buffer => readFileSync(path.join(RECORDED, file));

let bench: Workbench;

const publish = (dataset: TimeSeriesDataset, content: string | Uint8Array) => {
  const { host, pathname, search } = new URL(dataset.asks()[0]?.url ?? '');
  bench.agency.on(`/${host}${pathname}${search}`, body(content));
  return bench.refresher.refresh(dataset);
};

afterEach(() => bench.close());

describe('recorded files of the RBA', recorded(RECORDED), () => {
  beforeEach(async () => {
    bench = await openWorkbench('2025-11-03T00:00:00Z', { ...RBA, politeness: { concurrency: 1, gapMs: 0 } });
  });

  it('G1 of October 2025 and of January 2026: the CPI has a new reference period', async () => {
    expect(await publish(G1, read('rba/g1-data.csv'))).toMatchObject({ result: 'new_version', version: { kind: 'initial' } });
    bench.clock.set('2026-02-02T00:00:00Z');
    const { version, error } = await publish(G1, read('rba/g01hist.xlsx'));
    expect(error).toBeNull();
    expect(version).toMatchObject({
      kind: 'rereference',
      publishedOn: '2026-01-29',
      effectiveFrom: Date.parse('2026-01-29T23:59:59.999Z'),
    });
    expect(version?.remarks?.[0]?.text).toContain('to "Index, September 2025 month = 100" (1 series, values times about 0.694');
    const [index] = (await bench.store.datasets.series('rba/G1')).filter((one) => one.key.startsWith('GCPIAG.'));
    const lives = await bench.store.datasets.lives('rba/G1', index?.id ?? 0, 2025 * 4 + 1, 2025 * 4 + 1);
    expect(lives.map(({ value, fromSeq, toSeq }) => [value, fromSeq, toSeq])).toEqual([
      [141.7, 1, 2],
      [98.43, 2, null],
    ]);
  });

  it('F5 with data to December 2025 and the date 08-Jan-2025: applies from the download', async () => {
    bench.clock.set('2026-01-09T02:00:00Z');
    const { version } = await publish(F5, read('rba/f5-data.csv'));
    expect(version?.effectiveFrom).toBe(bench.clock.now());
  });
});

describe('a recorded response of the ABS', recorded(RECORDED), () => {
  beforeEach(async () => {
    bench = await openWorkbench('2026-08-02T00:00:00Z', { ...ABS, politeness: { concurrency: 1, gapMs: 0 } });
  });

  it('that was prepared again, with its series in another order, has nothing new', async () => {
    const answer = read('abs/CPI_WEIGHTS_1.0.0_AUS_20260801.json').toString('utf8');
    expect((await publish(CPI_WEIGHTS, answer)).result).toBe('new_version');
    const before = await history(bench.store, CPI_WEIGHTS);
    const json = JSON.parse(answer) as { meta: { prepared: string }; data: { dataSets: [{ series: Record<string, unknown> }] } };
    json.meta.prepared = '2026-08-02T00:00:00Z';
    json.data.dataSets[0].series = Object.fromEntries(Object.entries(json.data.dataSets[0].series).toReversed());
    bench.clock.advance(60_000);
    expect(await publish(CPI_WEIGHTS, JSON.stringify(json))).toMatchObject({ result: 'unchanged' });
    expect(await history(bench.store, CPI_WEIGHTS)).toEqual(before);
  });
});

describe('the simulated Reserve Bank', () => {
  beforeEach(async () => {
    bench = await openWorkbench('2026-02-02T00:00:00Z', { ...RBA, politeness: { concurrency: 1, gapMs: 0 } });
  });

  it('publishes F5, which becomes the first version', async () => {
    const file = rbaAgency([F5], () => null).answer(new URL(F5.upstream.url), bench.clock.now());
    const outcome = await publish(F5, 'bytes' in file ? file.bytes : '');
    expect(outcome).toMatchObject({ result: 'new_version', version: { kind: 'initial', seq: 1 } });
  });
});
