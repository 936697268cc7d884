/** Every page and response with a concept has the same value and period as `/v1/concepts`. */
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
  readonly change: number | null;
  readonly vintage: string | null;
  readonly series_id: string | null;
  readonly last: Figure | null;
}

interface Figure {
  readonly value: number | null;
  readonly period: string | null;
}

const HTML = { accept: 'text/html' };
const escaped = (text: string): string => text.replace(/[.()]/g, '\\$&');
const textOf = ({ body }: { readonly body: string }): string => parse(body).querySelector('main')?.text ?? '';

let server: OverStore;
/** Concepts by the series whose published value they use. */
let asPublished: ReadonlyMap<string, string>;
let rows: ReadonlyMap<string, Row>;
beforeAll(async () => {
  server = await serveStore('2026-11-27T00:00:00.000Z', 'starter');
  rows = new Map(((await server.json('/v1/concepts')).data as Row[]).map((row) => [row.concept, row]));
  asPublished = new Map(
    concepts().flatMap(({ id, candidates }) =>
      candidates.flatMap((one) => {
        const isTaken = one.kind === 'series' && one.units === 'lin' && one.sum === 1 && one.scale === 0;
        return isTaken && one.series.id === rows.get(id)?.series_id ? [[one.series.id, id] as const] : [];
      }),
    ),
  );
}, 240_000);
afterAll(() => server.close());
const titled = ({ title, value, period }: Row) => [title, value, period] as const;
const figureOf = ({ concept, value, period }: Row) => [concept, value, period] as const;
/** Returns the current value of a concept, or its last value if it is out of date. */
const figureIn = ({ value, period, last }: Row): Figure => (last === null ? { value, period } : last);
const rowOf = (id: string): Row => rows.get(id) ?? expect.fail(`no concept ${id}`);

describe('each concept has the same number', () => {
  it('in the economic dashboard, with the same change', async () => {
    const { indicators } = (await server.json('/v1/economic-dashboard')).data as {
      indicators: readonly { name: string; value: number; period: string; change: number | null }[];
    };
    const shown = indicators.flatMap((one) => [...rows.values()].flatMap((row) => (row.title === one.name ? [{ row, one }] : [])));
    expect(shown.length).toBeGreaterThan(4);
    for (const { row, one } of shown) expect([row.title, one.value, one.period, one.change]).toEqual([...titled(row), row.change]);
  });

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

  it('in the lines of the home page, which draw the values of the concept and not of its source', async () => {
    const page = parse((await server.get('/', HTML)).body);
    const ofCalculated: string[] = [];
    for (const { id, title, candidates } of concepts()) {
      const [candidate] = candidates;
      const tile = page.querySelectorAll('a.tile:not(.none)').find((one) => one.querySelector('.s')?.text === title);
      const line = tile?.querySelector('path.l')?.getAttribute('d');
      const isLine = candidate?.kind === 'series' && candidate.sum === 1 && candidate.series.nature !== 'event';
      if (line === undefined || !isLine) continue;
      const { data } = await server.json(`/v1/series/${candidate.series.id}?units=${candidate.units}&limit=1000`);
      const values = (data as { readonly value: number | null }[]).flatMap(({ value }) => (value === null ? [] : [value])).slice(-3);
      // A greater height is a smaller number in SVG.
      const heights = [...line.matchAll(/[ML][\d.]+ ([\d.]+)/g)].map(([, y]) => -Number(y)).slice(-values.length);
      if (candidate.since !== null || values.length < 3) continue;
      const steps = (of: readonly number[]): readonly number[] => of.slice(1).map((one, i) => Math.sign(one - (of[i] ?? 0)));
      expect([id, steps(heights)]).toEqual([id, steps(values)]);
      if (candidate.units !== 'lin') ofCalculated.push(id);
    }
    expect(ofCalculated).not.toEqual([]);
  });

  it('in the economic dashboard, which omits out-of-date values', async () => {
    const { data } = (await server.json('/v1/economic-dashboard')) as unknown as {
      data: { indicators: { id: string; name: string; value: number | null; period: string | null; series_id: string }[] };
    };
    const named = {
      cash_rate: 'cash_rate',
      cpi_annual: 'inflation',
      unemployment_rate: 'unemployment',
      wage_growth_annual: 'wages',
      trimmed_mean_annual: 'inflation_underlying',
      gdp_growth: 'gdp',
    };
    for (const [id, concept] of Object.entries(named)) {
      const { title, value, period, series_id } = rowOf(concept);
      expect(
        data.indicators.find((one) => one.id === id),
        id,
      ).toMatchObject({ name: title, value, period, series_id });
    }
  });

  it('in topics and places, including the rows of their main series', async () => {
    let compared = 0;
    const topics = (await server.json('/v1/topics')).data as (Figure & { readonly topic: string; readonly concept: string | null })[];
    const named = topics.filter(({ concept }) => concept !== null);
    for (const { concept, value, period } of named) expect([concept, value, period]).toEqual(figureOf(rowOf(concept ?? '')));
    expect(named.length).toBeGreaterThan(10);
    for (const address of [...topics.map(({ topic }) => `/v1/topics/${topic}`), '/v1/places/aus']) {
      for (const row of (await server.json(address)).data as (Figure & { readonly series_id: string })[]) {
        const concept = asPublished.get(row.series_id);
        if (concept === undefined) continue;
        const { value, period } = figureIn(rowOf(concept));
        expect([address, concept, row.period]).toEqual([address, concept, period]);
        // Rounding to 12 digits removes noise, which the values of concepts do not have.
        expect(Number(row.value?.toPrecision(12)), `${address} ${concept}`).toBe(value);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(25);
  });

  it('on pages of topics and of series', async () => {
    const topics = (await server.json('/v1/topics')).data as { readonly topic: string; readonly concept: string | null }[];
    for (const { topic, concept } of topics) {
      if (concept === null) continue;
      const { title, value, value_text } = rowOf(concept);
      const text = textOf(await server.get(`/topics/${topic}`, HTML));
      if (value !== null) expect(text, topic).toMatch(new RegExp(`${escaped(title)}[^]*${escaped(value_text ?? '')}`));
    }
    for (const [id, concept] of asPublished) {
      const { value, value_text } = rowOf(concept);
      if (value !== null && value < 1_000_000) expect(textOf(await server.get(`/series/${id}`, HTML)), id).toContain(value_text);
    }
  });

  it.each([
    ['real-wages', 'real_wages_gap_pct', 'real_wages'],
    ['real-wages', 'wpi_annual_change_pct', 'wages'],
    ['cost-of-living', 'headline_cpi_yoy_pct', 'inflation'],
    ['inflation-decomposition', 'headline_pct', 'inflation_quarterly'],
    ['approvals-vs-migration', 'net_overseas_migration_4q', 'net_migration'],
    ['housing-affordability', 'mean_dwelling_value_aud', 'dwelling_mean_price'],
  ])('in the indicator %s, as %s', async (id, field, concept) => {
    const { data } = await server.json(`/v1/${id}`);
    const rows = (Array.isArray(data) ? data : [data]) as Readonly<Record<string, unknown>>[];
    const row = rows.at(-1);
    const { value, period } = rowOf(concept);
    expect(row?.[field], id).toBeCloseTo(value ?? Number.NaN, 6);
    expect([row?.['period'], row?.['dwelling_period']]).toContain(period);
  });

  it('in the example requests of the home page', async () => {
    const page = parse((await server.get('/', HTML)).body);
    const text = page
      .querySelectorAll('pre')
      .map((one) => one.text)
      .join(' ');
    const requested = [...text.matchAll(/\/v1\/concepts\/([a-z_]+)/g)].map(([, id]) => rowOf(id ?? ''));
    const series = [...text.matchAll(/\/s\/(AU(?:\.[A-Z0-9]+)+)\.csv/g)].map(([, id]) => asPublished.get(id ?? ''));
    expect(requested.map(({ concept }) => concept)).toEqual(series);
    expect(requested.length).toBeGreaterThan(0);
  });

  it('in search, for any first result', async () => {
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
    const silent: string[] = [];
    for (const row of rows.values()) {
      const { meta } = (await server.json(`/v1/search?q=${encodeURIComponent(row.title)}`)) as unknown as { meta: { concept?: Row } };
      if (meta.concept === undefined) silent.push(row.concept);
      else expect([row.title, ...figureOf(meta.concept)]).toEqual([row.title, ...figureOf(rowOf(meta.concept.concept))]);
    }
    expect(silent).toEqual([]);
    expect((await server.json('/v1/search?q=unemployment+victoria')).meta).not.toHaveProperty('concept');
  });

  it('in the latest value of a series, which is the value of the concept or names the later one', async () => {
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
      value: 4.1,
      period: '2026-03-18',
      fresher: { concept: 'cash_rate', id: 'AU.CASHRATE.DAILY', period: '2026-05-06', value: 4.35 },
    });
    expect((await server.json('/v1/series/AU.CASHRATE/meta')).data).toMatchObject({ fresher: { id: 'AU.CASHRATE.DAILY' } });
  });

  it('with no change across a gap of 19 months in a daily series', async () => {
    const none = { previous_period: null, previous_value: null, change: null };
    expect(await server.json('/v1/series/AU.CASHRATE.DAILY/latest')).toMatchObject({ period: '2026-05-06', value: 4.35, ...none });
    const { data } = (await server.json('/v1/series/AU.CASHRATE.DAILY/meta')) as unknown as { data: { latest: object } };
    expect(data.latest).toMatchObject(none);
  });
});
