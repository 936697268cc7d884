/** Checks real-time panels: the format of FRED-MD, the values known at the end of a month, and the balanced panel. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AU_UNEMP } from '../../../src/catalogue/series/labour.ts';
import { AU_GDP_NOMINAL } from '../../../src/catalogue/series/national-accounts.ts';
import { AU_TRADE_IMPORTS } from '../../../src/catalogue/series/trade.ts';
import { type OverStore, serveStore } from '../../http/over-store.ts';
import { monthsFrom, putSeries, quartersFrom } from '../../signals/put-series.ts';

let server: OverStore;
const FROM_1990 = Array.from({ length: 12 * 35 }, (_, i) => 5 + (i % 7) / 10);
beforeAll(async () => {
  server = await serveStore('2025-03-15T00:00:00.000Z', 'nothing');
  const { shelf } = server;
  const put = (values: Record<string, number>) => putSeries(shelf, [{ handle: AU_UNEMP.SA, values }]);
  await put({ ...monthsFrom('1990-01', FROM_1990), '2025-01': 4.1 });
  await putSeries(shelf, [{ handle: AU_GDP_NOMINAL, values: quartersFrom('2024-Q3', [670_000, 680_000]) }]);
  shelf.clock.set('2025-05-20T00:00:00.000Z');
  await put({ ...monthsFrom('1990-01', FROM_1990), '2025-01': 4.2, '2025-02': 4, '2025-03': 4.3 });
  shelf.clock.set('2025-08-20T00:00:00.000Z');
}, 60_000);
afterAll(() => server.close());

const csv = async (target: string): Promise<string[][]> =>
  (await server.get(target)).body
    .trim()
    .split('\n')
    .map((line) => line.trim().split(','));

describe('AUS-MD', () => {
  it('has the dates and the row of codes of FRED-MD', async () => {
    const [head, codes, first, ...rows] = await csv('/w/aus-md.csv?start=2024-12');
    expect(head).toEqual(['sasdate', 'UNRATE']);
    expect(codes).toEqual(['Transform:', '2']);
    expect(first?.[0]).toBe('12/1/2024');
    expect(rows.map(([date]) => date)).toEqual(['1/1/2025', '2/1/2025', '3/1/2025']);
  });

  it('has the values known at the end of the month of the vintage', async () => {
    const [, , ...march] = await csv('/w/aus-md.csv?start=2025&vintage=2025-03');
    expect(march).toEqual([['1/1/2025', '4.1']]);
    const [, , ...may] = await csv('/w/aus-md.csv?start=2025&vintage=2025-05');
    expect(may).toEqual([
      ['1/1/2025', '4.2'],
      ['2/1/2025', '4'],
      ['3/1/2025', '4.3'],
    ]);
    const { data, meta } = await server.json('/v1/aus-md?vintage=2025-02&start=2025');
    expect(data).toEqual([{ sasdate: 'Transform:' }]);
    expect((meta as { summary: object }).summary).toMatchObject({ as_of: '2025-02-28', series: 0, periods: 0 });
  });

  it('becomes complete by omitting series and periods, never by filling in values', async () => {
    const [head, , first, ...rows] = await csv('/w/aus-md.csv?balanced=1');
    expect(head).toEqual(['sasdate', 'UNRATE']);
    expect([first?.[0], rows.at(-1)?.[0]]).toEqual(['6/1/1992', '2/1/2025']);
    expect((await csv('/w/aus-md.csv?balanced=1&start=1989'))[0]).toEqual(['sasdate']);
  });

  it.each(['2025-09', '2025-Q2', 'x'])('refuses the vintage %s', async (vintage) => {
    const reply = await server.get(`/v1/aus-md?vintage=${vintage}`);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().errors[0].parameter).toBe('vintage');
  });
});

it('AUS-QD has the two rows of codes of FRED-QD, and dates a quarter by its last month', async () => {
  expect(await csv('/w/aus-qd.csv')).toEqual([
    ['sasdate', 'GDPNOM'],
    ['factors', '1'],
    ['transform', '5'],
    ['9/1/2024', '670000'],
    ['12/1/2024', '680000'],
  ]);
});

it('the page links a file for each month since August 2017, and lists the series with data', async () => {
  const { body } = await server.get('/panels', { accept: 'text/html' });
  expect(body.match(/\/w\/aus-md\.csv\?vintage=\d{4}-\d\d/g)).toHaveLength(8 * 12 + 1);
  expect(body).toContain('49 series, 1 with data on this site');
});

it('imports are amounts with a logarithm, although they are published as debits with a minus sign', async () => {
  await putSeries(server.shelf, [{ handle: AU_TRADE_IMPORTS, values: { '2025-01': -40_000, '2025-02': -41_000 } }]);
  const [head, codes, ...rows] = await csv('/w/aus-md.csv?start=2025-01&end=2025-02');
  expect([head, codes]).toEqual([
    ['sasdate', 'UNRATE', 'IMPORTS'],
    ['Transform:', '2', '5'],
  ]);
  expect(rows.map((row) => row[2])).toEqual(['40000', '41000']);
});
