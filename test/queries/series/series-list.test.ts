import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SERIES } from '../../../src/catalogue/series.ts';
import { listSeries } from '../../../src/queries/series/series-list.ts';
import { renderCsv } from '../../../src/render/csv.ts';
import { rowsOf } from '../../../src/render/envelope.ts';
import { putPrices } from '../../signals/published.ts';
import { callsOf } from '../../work.ts';
import { openShelf, params, type Shelf } from '../shelf.ts';

let shelf: Shelf;
beforeEach(async () => {
  shelf = await openShelf('2026-05-11T03:00:00.000Z');
});
afterEach(() => shelf.close());

describe('the list', () => {
  const list = async (text: string) => {
    const answer = await listSeries(shelf.ctx, params(text));
    return { ...answer, data: rowsOf(answer) };
  };
  const idsOf = async (text: string) => ((await list(text)).data as readonly { id: string }[]).map((row) => row.id);

  test('is complete, page by page', async () => {
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const answer = await list(`limit=90${cursor === null ? '' : `&cursor=${cursor}`}`);
      seen.push(...(answer.data as readonly { id: string }[]).map((row) => row.id));
      expect(answer.meta.total_rows).toBe(SERIES.length);
      cursor = answer.next;
    } while (cursor !== null);
    expect(seen).toEqual(SERIES.map((handle) => handle.id));
  });

  test('has the latest value of each series and the previous one, or null if none is stored', async () => {
    await putPrices(shelf);
    // Periods between the two are not stored, so no change is given.
    const rows = (await list('q=AU.CPI.YOY&limit=1')).data as readonly { id: string; latest: unknown }[];
    expect(rows).toMatchObject([
      { id: 'AU.CPI.YOY', latest: { period: '2025-Q4', value: 3.6, previous_period: null, previous_value: null, change: null } },
    ]);
    const csv = renderCsv(await listSeries(shelf.ctx, params('q=AU.CPI.YOY&limit=1')), { safe: false }).toString();
    const [names = [], values = []] = csv
      .trimEnd()
      .split(/\r?\n/)
      .map((line) => line.split(','));
    // Titles and tags can contain commas in quotes. The columns to their right contain none.
    const figures = ['period', 'value', 'previous_period', 'previous_value', 'change'].map((name) => [
      name,
      values.at(names.indexOf(name) - names.length),
    ]);
    expect(figures).toEqual([
      ['period', '2025-Q4'],
      ['value', '3.6'],
      ['previous_period', ''],
      ['previous_value', ''],
      ['change', ''],
    ]);
    const [none] = (await list('q=AU.WPI.YOY&limit=1')).data as readonly { available: boolean; latest: unknown }[];
    expect(none).toMatchObject({ available: false, latest: null });
  });

  test('filters by source, frequency, topic, tag, place and adjustment', async () => {
    const rows = (await list('source=rba&frequency=quarterly&limit=1000')).data as readonly Record<string, unknown>[];
    expect(rows.length).toBeGreaterThan(5);
    expect(rows.every((row) => row['source'] === 'rba' && row['frequency'] === 'quarterly')).toBe(true);
    expect(await idsOf('tag=monetary policy&limit=1000')).toContain('AU.CASHRATE');
    for (const place of ['tasmania', 'TAS', 'AU-TAS']) {
      expect(await idsOf(`place=${place}&adjustment=seasonally_adjusted`)).toContain('AU.UNEMP.TAS');
    }
    await expect(list('topic=astrology')).rejects.toMatchObject({
      faults: [{ parameter: 'topic', allowed: expect.arrayContaining(['labour', 'prices']) }],
    });
  });

  test('can be searched by words, their synonyms and misspellings', async () => {
    for (const q of ['jobless rate', 'unemployment rate', 'unemploymnt rate'])
      expect((await idsOf(`q=${q}&limit=5`)).join(' ')).toContain('AU.UNEMP.');
    expect(await idsOf('q=AU.CPI.TRIMMED')).toContain('AU.CPI.TRIMMED');
  });

  test('starts with the national value', async () => {
    for (const [q, id] of [
      ['unemployment rate', 'AU.UNEMP.SA'],
      ['participation rate', 'AU.PARTICIPATION.SA'],
      ['gender pay gap', 'AU.GENDER.PAY.GAP'],
    ] as const) {
      expect([q, (await idsOf(`q=${q}&limit=1`))[0]]).toEqual([q, id]);
    }
  });

  test('loads the facts of a series once for lists of any length', async () => {
    await putPrices(shelf);
    await list('limit=1000');
    const calls = await callsOf(() => listSeries(shelf.ctx, params('limit=990')));
    expect(calls / 990).toBeLessThan(25);
  });

  test('reports series with and without data', async () => {
    await putPrices(shelf);
    // Periods between the two are not stored, so no change is given.
    const rows = (await list('q=AU.CPI.YOY&limit=1')).data as readonly Record<string, unknown>[];
    expect(rows[0]).toMatchObject({ id: 'AU.CPI.YOY', coverage: { start: '2019-Q4', end: '2025-Q4', count: 9 }, stale: false });
    expect(((await list('q=AU.CASHRATE&limit=1')).data as readonly Record<string, unknown>[])[0]).toMatchObject({
      coverage: null,
      citation: null,
    });
  });
});
