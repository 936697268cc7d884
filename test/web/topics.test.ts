/** Pages, responses and files about a topic agree, and name only existing content. */
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findTopic, topics } from '../../src/catalogue/topics/topics.ts';
import { SIGNALS } from '../../src/signals/registry.generated.ts';
import { type OverStore, serveStore } from '../http/over-store.ts';

interface Row {
  readonly series_id: string;
  readonly value: number | null;
  readonly period: string | null;
  readonly decimals: number | null;
  readonly previous_value: number | null;
  readonly change: number | null;
  readonly change_pct: number | null;
  readonly year_ago_value: number | null;
  readonly change_year: number | null;
  readonly change_year_pct: number | null;
  readonly grade: string | null;
}

let server: OverStore;
beforeAll(async () => {
  server = await serveStore('2026-11-27T00:00:00.000Z', 'starter');
}, 240_000);
afterAll(() => server.close());

const page = async (path: string) => parse((await server.get(path, { accept: 'text/html' })).body);
const rowsOf = async (id: string): Promise<readonly Row[]> => (await server.json(`/v1/topics/${id}`)).data;

describe('the yield curve of interest rates', () => {
  const cells = async (query: string) =>
    (await page(`/topics/rates${query}`))
      .querySelectorAll('#curve tbody tr')
      .map((row) => row.querySelectorAll('th, td').map(({ text }) => text));

  it('has the yields in the latest month and a year earlier, as in their series', async () => {
    const rows = await cells('');
    expect(rows.map(([name]) => name)).toEqual(['Cash', '2 y', '3 y', '5 y', '10 y']);
    const { data } = await server.json('/v1/series/AU.BOND.10Y?start=2025-04&end=2026-04');
    const values = data as unknown as readonly { period: string; value: number }[];
    const on = (month: string) => values.find(({ period }) => period === month)?.value ?? Number.NaN;
    expect(rows.at(-1)).toEqual([
      '10 y',
      `${on('2026-04').toFixed(2)}%`,
      `${on('2025-04').toFixed(2)}%`,
      `+${(on('2026-04') - on('2025-04')).toFixed(2)}`,
    ]);
  });

  it('has another month on request, and the latest month for any other request', async () => {
    expect((await page('/topics/rates?curve=2020-03')).querySelector('#curve .key')?.text).toContain('March 2020');
    expect(await cells('?curve=1900-01')).toEqual(await cells(''));
    expect((await page('/topics/work')).querySelector('#curve')).toBeNull();
  });
});

describe('the topics as data', () => {
  it('there are sixteen, each with six to ten main series except the registers', () => {
    expect(topics()).toHaveLength(16);
    for (const { id, series } of topics()) {
      if (id === 'registers') continue;
      expect(series.length, id).toBeGreaterThanOrEqual(6);
      expect(series.length, id).toBeLessThanOrEqual(10);
      expect(new Set(series).size, id).toBe(series.length);
    }
  });

  it('name indicators that exist', () => {
    const known = SIGNALS.map(({ id }) => id);
    expect(topics().flatMap(({ indicators }) => indicators.filter((id) => !known.includes(id)))).toEqual([]);
  });

  it('are found by id in any spelling', () => {
    expect(findTopic('Gender_Pay')?.id).toBe('gender-pay');
    expect(findTopic('nothing')).toBeNull();
  });

  it('are found by their title and by other names, and each name is for one topic', async () => {
    expect(findTopic('Economic growth')?.id).toBe('growth');
    const names = topics().flatMap((one) => [one.id, ...one.names]);
    expect(new Set(names).size).toBe(names.length);
    const { statusCode, headers } = await server.get('/topics/labour', { accept: 'text/html' });
    expect([statusCode, headers['location']]).toEqual([303, '/topics/work']);
    expect((await server.get('/v1/topics/inflation')).body).toContain('"topic":"prices"');
    expect((await server.get('/v1/topics/unemploymnt')).body).toContain('"did_you_mean":"work"');
  });
});

describe('a topic as a response', () => {
  it('marks the rows with old values, and only those', async () => {
    const rows = await rowsOf('work');
    const grades = rows.map(({ grade }) => grade);
    expect(grades).toContain('out_of_date');
    expect(grades).toContain('behind');
    for (const { series_id: id, grade } of rows.slice(0, 3)) {
      expect(JSON.parse((await server.get(`/v1/series/${id}/latest`)).body).grade, id).toBe(grade);
    }
    const marked = (await page('/topics/work')).querySelectorAll('#series tbody tr').map((row) => row.text.includes('Out of date'));
    expect(marked).toEqual(grades.map((grade) => grade === 'out_of_date'));
  });

  it('states once if all values are out of date', async () => {
    const rows = await rowsOf('energy');
    expect(new Set(rows.map(({ grade }) => grade))).toEqual(new Set(['out_of_date']));
    const text = (await page('/topics/energy')).querySelector('#series')?.text ?? '';
    expect(text.match(/out of date/gi)).toHaveLength(1);
  });

  it('has the changes between the values that are shown', async () => {
    const rows = (await Promise.all(topics().map(({ id }) => rowsOf(id)))).flat();
    const shown = rows.filter(({ change }) => change !== null);
    expect(shown.length).toBeGreaterThan(20);
    for (const { series_id: id, value, previous_value: before, change, decimals } of shown) {
      const round = (one: number | null) => Number((Math.sign(one ?? 0) * Math.abs(one ?? 0)).toFixed(decimals ?? 0));
      expect(Math.abs(round(value) - round(before) - (change ?? 0)), id).toBeLessThan(10 ** -(decimals ?? 0) * 1.01);
      expect(Number((change ?? 0).toFixed(decimals ?? 0)), id).toBe(change);
    }
  });

  it('has changes in percentages only in points, and of other values also in per cent', async () => {
    const rows = (await Promise.all(['work', 'growth'].map(rowsOf))).flat();
    const rate = rows.find(({ series_id: id, change_year: change }) => id === 'AU.UNEMP.SA' && change !== null);
    expect(rate?.change_year_pct).toBeNull();
    const level = rows.find(({ series_id: id }) => id === 'AU.GDP');
    expect(level?.change_year_pct).not.toBeNull();
    const { value, year_ago_value: then } = level as Row;
    expect(level?.change_year_pct).toBeCloseTo(100 * ((value ?? 0) / (then ?? 1) - 1), 1);
  });

  it('has no value if nothing is stored, and estimates none', async () => {
    for (const row of (await Promise.all(topics().map(({ id }) => rowsOf(id)))).flat()) {
      expect(row.value === null, row.series_id).toBe(row.period === null);
      if (row.value === null) expect([row.change, row.change_year, row.year_ago_value]).toEqual([null, null, null]);
    }
  });

  it('refuses an unknown topic with the nearest match, and unknown parameters', async () => {
    const unknown = await server.get('/v1/topics/prixes');
    expect(unknown.statusCode).toBe(404);
    expect(unknown.body).toContain('prices');
    expect((await server.get('/v1/topics?colour=red')).statusCode).toBe(400);
  });

  it('is available as CSV and as a workbook', async () => {
    const csv = await server.get('/t/prices.csv');
    expect(csv.statusCode).toBe(200);
    expect(csv.body.split('\r\n')[0] ?? '').toContain('series_id');
    expect((await server.get('/t/prices.xlsx')).headers['content-type']).toContain('spreadsheetml');
    expect((await server.get('/t/all.csv')).body).toContain('gender-pay');
  });
});

describe('the pages', () => {
  it('have one number for each topic: the current value, an older value with a mark, or the number of datasets', async () => {
    const { data } = (await server.json('/v1/topics')) as unknown as { data: { topic: string; value_text: string | null; unit: string }[] };
    const cards = (await page('/topics')).querySelectorAll('.grid a.card');
    expect(cards).toHaveLength(16);
    let figures = 0;
    data.forEach(({ value_text: text }, i) => {
      const [figure, ...others] = cards[i]?.querySelectorAll('.big-figure').map((one) => one.text) ?? [];
      expect([figure, others]).toEqual([expect.stringMatching(/\d/), []]);
      const isOld = cards[i]?.text.includes('Out of date') === true;
      if (text === null) expect(isOld || /^\d+ (?:datasets|registers)$/.test(figure ?? '')).toBe(true);
      else expect([figure?.includes(text), isOld, ++figures > 0]).toEqual([true, false, true]);
    });
    expect(figures).toBeGreaterThan(4);
  });

  it.each(topics().map(({ id }) => id))('have the related content: %s', async (id) => {
    const answer = await server.get(`/topics/${id}`, { accept: 'text/html' });
    expect(answer.statusCode).toBe(200);
    const topic = findTopic(id);
    const document = parse(answer.body);
    expect(document.querySelector('h1')?.text).toBe(topic?.title);
    const links = document.querySelectorAll('main a').map((one) => one.getAttribute('href') ?? '');
    for (const { id: series } of topic?.series ?? [])
      expect(
        links.some((href) => href.endsWith(`/series/${series}`)),
        series,
      ).toBe(true);
    for (const one of topic?.datasets ?? [])
      expect(
        links.some((href) => href.endsWith(`/datasets/${one.source}/${one.id}`)),
        one.id,
      ).toBe(true);
    expect(document.querySelectorAll('tbody tr').length - document.querySelectorAll('#curve tbody tr').length).toBe(topic?.series.length);
  });

  it('have Excel first in the download menu', async () => {
    const items = (await page('/topics/prices')).querySelectorAll('.pop[aria-label=Download] a');
    expect(items[0]?.getAttribute('href')).toMatch(/\/t\/prices\.xlsx$/);
  });
});
