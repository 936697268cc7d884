/**
 * If one dataset is damaged, lists have the values from all other datasets and name the damage. Requests for the damaged data are
 * refused.
 */
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openFile } from '../../src/store/sqlite/driver.ts';
import { type OverStore, serveStore } from './over-store.ts';

const OF_LABOUR = "(SELECT id FROM datasets WHERE key = 'abs/LF')";
const OF_COUNCILS = "(SELECT id FROM datasets WHERE key = 'abs/ERP_LGA')";
const DAMAGES = {
  'its dimensions': `UPDATE dimension_sets SET dimensions = replace(dimensions, 'Persons', 'Qersons') WHERE dataset_id = ${OF_LABOUR}`,
  'its values': `UPDATE observations SET value = value + 1 WHERE series_id IN (SELECT id FROM series WHERE dataset_id = ${OF_LABOUR})`,
};

const NAMED = { reasons: expect.arrayContaining([expect.objectContaining({ code: 'damaged' })]) };

let server: OverStore;
beforeEach(async () => {
  server = await serveStore('2026-11-27T00:00:00.000Z', 'starter');
});
afterEach(() => server.close());

function damage(sql: string): void {
  const db = openFile(path.join(server.shelf.dataDir, 'data.db'), { readOnly: false });
  db.exec(sql);
  db.close();
}

const page = async (target: string): Promise<string> => {
  const { statusCode, body } = await server.get(target, { accept: 'text/html' });
  expect([target, statusCode]).toEqual([target, 200]);
  return body;
};

describe.each(Object.entries(DAMAGES))('damage to %s', (_what, sql) => {
  beforeEach(() => damage(sql));

  it('is named on pages that list it', async () => {
    for (const target of ['/', '/search?q=unemployment+rate', '/topics/work', '/places/vic', '/places/aus']) {
      expect(await page(target), target).toMatch(/\bdamaged\b/i);
    }
    for (const target of ['/topics', '/places', '/datasets', '/signals', '/releases/week', '/status', '/calendar']) await page(target);
  });

  it('is the reason in lists of the API', async () => {
    const concepts = (await server.json('/v1/concepts')).data as readonly { concept: string; value: unknown; reason: object }[];
    expect(concepts.find(({ concept }) => concept === 'unemployment')).toMatchObject({
      value: null,
      reason: { text: expect.stringContaining('damaged') },
    });
    expect(concepts.find(({ concept }) => concept === 'cash_rate')?.value).toBeGreaterThan(0);
    const targets = [
      '/v1/series?q=unemployment',
      '/v1/search?q=unemployment',
      '/v1/datasets',
      '/v1/release-pulse',
      '/v1/regions',
      '/v1/topics',
    ];
    for (const target of targets) expect(await server.json(target), target).toHaveProperty('data');
  });

  it('is the reason in responses about places and topics, which have all other figures', async () => {
    for (const target of ['/v1/places/vic', '/v1/places/aus', '/v1/topics/work']) {
      const { data, meta } = await server.json(target);
      expect(meta, target).toMatchObject(NAMED);
      const rows = data as readonly { value: number | null; dataset_id: string }[];
      expect(
        rows.some(({ value, dataset_id }) => value === null && dataset_id === 'abs.LF'),
        target,
      ).toBe(true);
      expect(
        rows.some(({ value }) => value !== null),
        target,
      ).toBe(true);
    }
  });

  it('refuses the data themselves', async () => {
    for (const target of ['/v1/data/abs/LF', '/v1/series/AU.UNEMP.SA/latest', '/v1/concepts/unemployment', '/s/AU.UNEMP.SA.png']) {
      const { statusCode, body } = await server.get(target);
      expect([target, statusCode]).toEqual([target, 503]);
      expect(body).toContain('DATA_DAMAGED');
    }
    expect((await server.get('/v1/series/AU.CPI.YOY/latest')).statusCode).toBe(200);
  });
});

it('one changed value is not in any form of a whole dataset', async () => {
  for (const dataset of [OF_COUNCILS, OF_LABOUR])
    damage(`UPDATE observations SET value = value + 1 WHERE to_seq IS NULL AND series_id =
      (SELECT MAX(id) FROM series WHERE dataset_id = ${dataset} AND damaged = 0)`);
  const forms = [
    ...['limit=1000', 'format=csv', 'format=jsonl'].map((query) => `/v1/data/abs/ERP_LGA?region=*&${query}`),
    ...['csv', 'xlsx', 'parquet', 'json'].map((form) => `/d/abs/ERP_LGA.${form}?region=*`),
    ...['', '&format=csv', '&format=jsondata'].map((format) => `/sdmx/2.1/data/LF/all?startPeriod=2026-01${format}`),
  ];
  for (const target of forms) {
    const { statusCode, body } = await server.get(target);
    expect([target, statusCode]).toEqual([target, 503]);
    expect(body, target).toMatch(/DATA_DAMAGED|do not match their digest/);
  }
});

it('is named in the profile of a smaller area', async () => {
  damage(`UPDATE dimension_sets SET dimensions = replace(dimensions, 'Albury', 'Blbury') WHERE dataset_id = ${OF_COUNCILS}`);
  expect(await page('/places/council-10050')).toMatch(/\bdamaged\b/i);
  const { meta } = await server.json('/v1/places/council-10050');
  expect(meta).toMatchObject(NAMED);
});

it('damage to a series with later values does not refuse a sound series of the same measure', async () => {
  damage(
    "UPDATE observations SET value = value + 1 WHERE series_id IN (SELECT id FROM series WHERE dataset_id = (SELECT id FROM datasets WHERE key = 'abs/CPI_MONTHLY'))",
  );
  expect((await server.get('/v1/series/AU.CPI.MONTHLY.YOY')).json()).toMatchObject({ code: 'DATA_DAMAGED' });
  const targets = ['', '/latest', '/meta', '/vintages'].map((part) => `/v1/series/AU.CPI.YOY${part}`);
  for (const target of [
    ...targets,
    '/v1/series/multi?ids=AU.CPI.YOY,AU.WPI.YOY',
    '/s/AU.CPI.YOY.csv',
    '/fred/series/observations?series_id=AU.CPI.YOY',
  ])
    expect([target, (await server.get(target)).statusCode]).toEqual([target, 200]);
  await page('/series/AU.CPI.YOY');
});
