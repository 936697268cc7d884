/** One number for each concept: every page and answer that names one has the value and the period of `/v1/concepts`. */
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { concepts } from '../../src/catalogue/concepts/concepts.ts';
import { type OverStore, serveStore } from './over-store.ts';

interface Row {
  readonly concept: string;
  readonly title: string;
  readonly value: number | null;
  readonly value_text: string | null;
  readonly period: string | null;
  readonly vintage: string | null;
  readonly series_id: string | null;
}

let server: OverStore;
let rows: ReadonlyMap<string, Row>;
beforeAll(async () => {
  server = await serveStore('2026-11-27T00:00:00.000Z', 'starter');
  rows = new Map(((await server.json('/v1/concepts')).data as Row[]).map((row) => [row.concept, row]));
}, 240_000);
afterAll(() => server.close());
const rowOf = (id: string): Row => rows.get(id) ?? expect.fail(`no concept ${id}`);

describe('one number for each concept', () => {
  it('on the home page', async () => {
    const page = parse((await server.get('/', { accept: 'text/html' })).body);
    const tiles = page
      .querySelectorAll('a.tile')
      .map((tile) => ({ title: tile.querySelector('.s')?.text ?? '', figure: tile.querySelector('b')?.text ?? '' }));
    const shown = tiles.flatMap(({ title, figure }) => [...rows.values()].flatMap((row) => (row.title === title ? [{ row, figure }] : [])));
    expect(shown.length).toBeGreaterThan(5);
    for (const { row, figure } of shown) {
      if (row.value === null) expect(figure, row.concept).toBe('No current value');
      else if (row.value < 1_000_000) expect(figure, row.concept).toContain(row.value_text);
    }
  });

  it('in the economic dashboard, which omits out-of-date values', async () => {
    const { data } = (await server.json('/v1/economic-dashboard')) as unknown as {
      data: { indicators: { id: string; name: string; value: number | null; period: string | null; series_id: string }[] };
    };
    const named = { cash_rate: 'cash_rate', cpi_annual: 'inflation', unemployment_rate: 'unemployment', wage_growth_annual: 'wages' };
    for (const [id, concept] of Object.entries(named)) {
      const { title, value, period, series_id } = rowOf(concept);
      expect(
        data.indicators.find((one) => one.id === id),
        id,
      ).toMatchObject({ name: title, value, period, series_id });
    }
  });

  it('in search, whatever series leads', async () => {
    for (const [q, concept] of [
      ['inflation', 'inflation'],
      ['latest inflation rate', 'inflation'],
      ['cash rate', 'cash_rate'],
      ['unemployment rate', 'unemployment'],
      ['wage growth', 'wages'],
    ] as const) {
      const { meta } = (await server.json(`/v1/search?q=${encodeURIComponent(q)}`)) as unknown as { meta: { concept?: Row } };
      const { value, period, vintage } = rowOf(concept);
      expect(meta.concept, q).toMatchObject({ concept, value, period, vintage });
    }
    expect((await server.json('/v1/search?q=unemployment+victoria')).meta).not.toHaveProperty('concept');
  });

  it('in the latest value of a series: it is that of the concept, or names the later one', async () => {
    for (const { id, candidates } of concepts()) {
      const row = rowOf(id);
      for (const one of candidates) {
        if (one.kind !== 'series' || one.units !== 'lin' || one.sum > 1 || row.period === null) continue;
        const { statusCode, body } = await server.get(`/v1/series/${one.series.id}/latest`);
        if (statusCode !== 200) continue;
        const { value, date, change, fresher } = JSON.parse(body) as {
          value: number;
          date: string;
          change: number | null;
          fresher?: { id: string; period: string };
        };
        if (one.series.id === row.series_id && one.scale === 0 && id !== 'cash_rate') expect([id, value]).toEqual([id, row.value]);
        else if (one.series.id !== row.series_id && fresher === undefined)
          expect(date >= '2026', `${id} ${one.series.id} ${date}`).toBe(true);
        expect(change === null || Number.isFinite(change)).toBe(true);
      }
    }
    expect(await server.json('/v1/series/AU.CASHRATE/latest')).toMatchObject({
      ...{ value: 4.1, period: '2026-03-18' },
      fresher: { concept: 'cash_rate', id: 'AU.CASHRATE.DAILY', period: '2026-05-06', value: 4.35 },
    });
    expect((await server.json('/v1/series/AU.CASHRATE/meta')).data).toMatchObject({ fresher: { id: 'AU.CASHRATE.DAILY' } });
  });

  it('with no change across a hole of 19 months in a daily series', async () => {
    const none = { previous_period: null, previous_value: null, change: null };
    expect(await server.json('/v1/series/AU.CASHRATE.DAILY/latest')).toMatchObject({ period: '2026-05-06', value: 4.35, ...none });
    const { data } = (await server.json('/v1/series/AU.CASHRATE.DAILY/meta')) as unknown as { data: { latest: object } };
    expect(data.latest).toMatchObject(none);
  });
});
