import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bringIn, parsePart } from '../../src/ingest/apply/apply-captures.ts';
import { capturedOf } from '../../src/ingest/fetch/archive.ts';
import type { Answer } from '../../src/queries/base/answer.ts';
import { evaluateSignal } from '../../src/queries/signals/evaluate-signal.ts';
import { BANK_DEPOSIT_SHARE } from '../../src/signals/bank-deposit-share.ts';
import { MONTHLY_BANKING_STATS } from '../../src/sources/apra/datasets/MONTHLY_BANKING_STATS.ts';
import { recorded } from '../programs/needs.ts';
import { type Content, openShelf, params, type Shelf } from '../queries/shelf.ts';

const RECORDED = path.resolve('..', 'shared', 'upstream', 'apra', 'madis_back_series_2019-03_to_2023-12.xlsx');

let shelf: Shelf;
beforeEach(async () => {
  shelf = await openShelf('2024-02-01T00:00:00.000Z');
});
afterEach(() => shelf.close());

const ask = (text = ''): Promise<Answer> => evaluateSignal(shelf.ctx, BANK_DEPOSIT_SHARE, params(text));
const rows = (answer: Answer) => answer.data as readonly Record<string, unknown>[];

/** Four invented banks: 500, 300, 200 and none. */
const CONTENT: Content = {
  dimensions: {
    INSTITUTION: { '48123123124': 'Commonwealth Bank of Australia', '1': 'Second', '2': 'Third', '3': 'Silent' },
    MEASURE: { total_assets: 'Total residents assets', total_deposits: 'Total residents deposits' },
  },
  series: [
    { codes: ['48123123124', 'total_assets'], unit: 'AUD', multiplier: 6, values: { '2023-11': 1, '2023-12': 300 } },
    { codes: ['1', 'total_assets'], unit: 'AUD', multiplier: 6, values: { '2023-12': 500 } },
    { codes: ['2', 'total_assets'], unit: 'AUD', multiplier: 6, values: { '2023-12': 200 } },
    { codes: ['48123123124', 'total_deposits'], unit: 'AUD', multiplier: 6, values: { '2023-12': 60 } },
    { codes: ['1', 'total_deposits'], unit: 'AUD', multiplier: 6, values: { '2023-12': 40 } },
    { codes: ['3', 'total_deposits'], unit: 'AUD', multiplier: 6, values: { '2023-12': null } },
  ],
};

describe('bank-deposit-share', () => {
  test('ranks by assets, with shares that sum to 100', async () => {
    await shelf.put(MONTHLY_BANKING_STATS, CONTENT);
    const answer = await ask();
    expect(rows(answer).map((row) => [row['rank'], row['institution'], row['asset_share_pct'], row['deposit_share_pct']])).toEqual([
      [1, 'Second', 50, 40],
      [2, 'Commonwealth Bank of Australia', 30, 60],
      [3, 'Third', 20, null],
    ]);
    expect(answer.meta.summary).toMatchObject({
      big_four_share_pct: 30,
      cr4_pct: 100,
      hhi: 2500 + 900 + 400,
      total_aud_m: 1000,
      institutions: 3,
    });
  });

  test('ranks by deposits on request', async () => {
    await shelf.put(MONTHLY_BANKING_STATS, CONTENT);
    const answer = await ask('basis=deposits');
    expect(rows(answer).map((row) => [row['rank'], row['abn']])).toEqual([
      [1, '48123123124'],
      [2, '1'],
      [null, '2'],
    ]);
    expect(answer.meta.summary).toMatchObject({ big_four_share_pct: 60, hhi: 3600 + 1600, total_aud_m: 100 });
    await expect(ask('basis=loans')).rejects.toMatchObject({ faults: [{ parameter: 'basis', allowed: ['assets', 'deposits'] }] });
  });

  test('is unavailable without values', async () => {
    await expect(ask()).rejects.toMatchObject({ code: 'DATA_UNAVAILABLE' });
  });

  // APRA, monthly ADI statistics back series, December 2023.
  test('December 2023: Commonwealth Bank 20.7811%, the four majors 71.4519', recorded(RECORDED), async () => {
    const bytes = readFileSync(RECORDED);
    const url = MONTHLY_BANKING_STATS.upstream.url;
    const facts = { dataset: 'apra/MONTHLY_BANKING_STATS', askId: 'data', url, contentType: null, etag: null, lastModified: null };
    const info = await shelf.store.captures.put({ ...facts, retrievedAt: shelf.clock.now() }, bytes);
    const part = await parsePart(MONTHLY_BANKING_STATS, capturedOf(info, bytes), shelf.clock.now());
    await bringIn({ store: shelf.store, dataset: MONTHLY_BANKING_STATS, recordedAt: shelf.clock.now(), origin: 'live', accept: [] }, [
      part,
    ]);
    const answer = await ask();
    const shares = Object.fromEntries(rows(answer).map((row) => [row['abn'], Number(row['asset_share_pct']).toFixed(4)]));
    expect(shares).toMatchObject({
      '48123123124': '20.7811',
      '33007457141': '19.3524',
      '12004044937': '17.8829',
      '11005357522': '13.4354',
    });
    const summary = answer.meta.summary as Record<string, number>;
    expect(summary['total_aud_m']).toBe(5395296.4);
    expect(summary['big_four_share_pct']?.toFixed(4)).toBe('71.4519');
    expect(summary['big_four_total_assets_share_pct']?.toFixed(4)).toBe('71.4519');
    expect(summary['big_four_deposits_share_pct']?.toFixed(4)).toBe('73.8481');
    const deposits = (await ask('basis=deposits')).meta.summary as Record<string, number>;
    expect(deposits['total_aud_m']).toBe(2914216.3);
    expect(deposits['big_four_share_pct']?.toFixed(4)).toBe('73.8481');
    const sum = rows(answer).reduce((total, row) => total + Number(row['asset_share_pct'] ?? 0), 0);
    expect(sum).toBeCloseTo(100, 9);
  });
});
