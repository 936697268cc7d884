/** Calculates indicators from the agencies' own files, if the folder with recorded files is next to the repository. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AU_CPI_INDEX, AU_CPI_YOY } from '../../src/catalogue/series/prices.ts';
import { datasetKey, type TimeSeriesDataset } from '../../src/core/define-dataset.ts';
import { difference } from '../../src/ingest/apply/difference.ts';
import { readSeries } from '../../src/queries/series/resolve-series.ts';
import { evaluateSignal } from '../../src/queries/signals/evaluate-signal.ts';
import { REAL_RATE_REGIME } from '../../src/signals/real-rate-regime.ts';
import { REAL_WAGES } from '../../src/signals/real-wages.ts';
import { WPI } from '../../src/sources/abs/datasets/WPI.ts';
import { A2 } from '../../src/sources/rba/datasets/A2.ts';
import { G1 } from '../../src/sources/rba/datasets/G1.ts';
import { recorded } from '../programs/needs.ts';
import { openShelf, params, type Shelf } from '../queries/shelf.ts';
import { capture } from '../sources/capture.ts';

const RECORDED = path.resolve('..', 'shared', 'upstream');

describe('recorded files', recorded(RECORDED), () => {
  let shelf: Shelf;

  /** Imports a recorded file as a version that is known from the end of its publication day. */
  async function importFile(dataset: TimeSeriesDataset, file: string, day: string): Promise<void> {
    const parsed = await dataset.parse(capture(new Uint8Array(readFileSync(path.join(RECORDED, file))), { url: dataset.upstream.url }));
    const key = datasetKey(dataset);
    const stored = await shelf.store.datasets.read({ dataset: key, series: (await shelf.store.datasets.series(key)).map((one) => one.id) });
    await shelf.store.datasets.apply({
      dataset: key,
      baseSeq: (await shelf.store.datasets.state(key))?.version?.seq ?? null,
      version: {
        effectiveFrom: Date.parse(`${day}T23:59:59.999Z`),
        recordedAt: shelf.clock.now(),
        origin: 'live',
        kind: 'update',
        captures: [],
        publishedOn: parsed.publishedOn,
        note: null,
      },
      dimensions: parsed.dimensions,
      series: difference(stored, parsed),
    });
  }

  beforeAll(async () => {
    shelf = await openShelf('2026-03-20T00:00:00.000Z');
    await importFile(G1, 'rba/g1-data.csv', '2025-10-30');
    await importFile(G1, 'rba/g01hist.xlsx', '2026-01-29');
    await importFile(WPI, 'abs/634501_dec2025.xlsx', '2026-02-18');
    await importFile(A2, 'rba/a2-data.csv', '2026-03-18');
  });
  afterAll(() => shelf.close());

  const rows = async (signal: typeof REAL_WAGES, text: string) =>
    (await evaluateSignal(shelf.ctx, signal, params(text))).data as readonly Record<string, number | string | null>[];

  test('real wages: the published gaps', async () => {
    const all = await rows(REAL_WAGES, 'start=1990');
    const gap = (period: string) => all.find((row) => row['period'] === period)?.['real_wages_gap_pct'];
    expect([gap('2022-Q2'), gap('2023-Q4'), gap('2024-Q2'), gap('2025-Q4')]).toEqual([-3.6, 0.2, 0.3, -0.2]);
    expect([all[0]?.['period'], all.at(-1)?.['period'], all.length]).toEqual(['1998-Q3', '2025-Q4', 110]);
    expect(all.find((row) => row['period'] === '2019-Q4')?.['real_wage_index']).toBe(100);
  });

  test('real wages: as_of a day before the first WPI vintage is refused', async () => {
    await expect(evaluateSignal(shelf.ctx, REAL_WAGES, params('as_of=2026-02-17'))).rejects.toMatchObject({ code: 'REQ_NO_VINTAGE' });
  });

  test('real rate: the published rates, and no quarter after the table of decisions', async () => {
    const all = await rows(REAL_RATE_REGIME, 'start=1990');
    const real = (period: string) => all.find((row) => row['period'] === period)?.['real_rate_pct'];
    expect([real('2022-Q4'), real('2024-Q4')]).toEqual([-3.7, 1.05]);
    expect(all.at(-1)?.['period']).toBe('2025-Q4');
    // The target was a range until April 1990. The first quarter with a number is in the release of 2 August 1990.
    expect(all[0]?.['period']).toBe('1990-Q3');
  });

  test('a rounded value changed with the new reference period: 6.1 before, 6.2 after', async () => {
    const quarter = async (text: string) => (await readSeries(shelf.ctx, AU_CPI_YOY, params(`start=2022-Q2&end=2022-Q2${text}`))).data;
    expect(await quarter('&as_of=2026-01-28')).toEqual([{ date: '2022-06-30', period: '2022-Q2', value: 6.1 }]);
    expect(await quarter('')).toEqual([{ date: '2022-06-30', period: '2022-Q2', value: 6.2 }]);
    expect(await quarter('&vintage=first')).toEqual([{ date: '2022-06-30', period: '2022-Q2', value: 6.1 }]);
  });

  test('the reference period of the index, as each version states it', async () => {
    const base = async (text: string) => (await readSeries(shelf.ctx, AU_CPI_INDEX, params(text))).meta.summary?.['units'];
    expect([await base('as_of=2026-01-28&gap=allow'), await base('')]).toEqual(['Index, 2011-12 = 100', 'Index, September 2025 = 100']);
  });

  test('each number has its cell', async () => {
    const { explain } = (await evaluateSignal(shelf.ctx, REAL_WAGES, params('start=2022-Q2&end=2022-Q2&explain=1'))).meta as {
      explain: { rows: { operands: Record<string, unknown>[] }[] };
    };
    const operands = explain.rows[0]?.operands ?? [];
    expect(operands.map((operand) => operand['series_id'])).toEqual(
      expect.arrayContaining(['AU.WPI.YOY', 'AU.CPI.YOY', 'AU.WPI.INDEX', 'AU.CPI.INDEX']),
    );
    for (const operand of operands) expect(operand['at']).toMatch(/\S/);
  });
});

test('consumer prices are series in the dataset whose files are read here', () => {
  expect([AU_CPI_INDEX, AU_CPI_YOY].map(({ dataset }) => datasetKey(dataset))).toEqual([datasetKey(G1), datasetKey(G1)]);
});
