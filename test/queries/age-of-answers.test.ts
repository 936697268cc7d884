/** Results are as current as their oldest input, have the date of each source, and compare values of one release. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OverStore, serveStore } from '../http/over-store.ts';

let server: OverStore;
beforeAll(async () => {
  // The starter data are several periods old on this day.
  server = await serveStore('2026-11-30T00:00:00.000Z', 'starter');
}, 120_000);
afterAll(() => server.close());

interface Meta {
  readonly stale: boolean;
  readonly grade: string;
  readonly lag_periods: number | null;
  readonly reasons: readonly { readonly series?: readonly string[] }[];
  readonly summary: Readonly<Record<string, unknown>>;
}
const metaOf = async (target: string): Promise<Meta> => (await server.json(target)).meta;
const page = async (target: string): Promise<string> => (await server.get(target, { accept: 'text/html' })).body;

describe.each([
  ['my-inflation', '/my-inflation'],
  ['cpi-laboratory', '/inflation'],
  ['housing-desk', '/housing'],
  ['gdp-partials', '/gdp-partials'],
  ['board-days', '/board-days'],
  ['board-days/2023-02-07', '/board-days/2023-02-07'],
  ['rule-calculator', '/rules'],
  ['aus-md', '/panels'],
  ['aus-qd', '/panels'],
  ['forecasts/AU.FORECAST.RBA.TRIMMED', '/forecasts/AU.FORECAST.RBA.TRIMMED'],
  ['forecasts/AU.FORECAST.RBA.TRIMMED/errors', '/forecasts/AU.FORECAST.RBA.TRIMMED'],
])('/v1/%s', (path, html) => {
  it('names its old inputs', async () => {
    const { stale, grade, lag_periods: lag, reasons } = await metaOf(`/v1/${path}`);
    expect([stale, grade === 'current', lag === 0, reasons.length > 0]).toEqual([true, false, false, true]);
    expect(await page(html)).toMatch(/<p class="s" id="state">.*(?:behind|Out of date).* Oldest input: [A-Z][^<.]*[a-z]/);
  });
});

it('inputs that a worksheet does not use have no effect', async () => {
  expect((await metaOf('/v1/rule-calculator?rule=debt&debt=40&interest=4&growth=5&balance=-1')).grade).toBe('current');
  expect((await metaOf('/v1/rule-calculator?pi=3&u=4')).grade).toBe('current');
  const named = (await metaOf('/v1/housing-desk?rate=5')).reasons.flatMap(({ series = [] }) => series);
  expect(named).not.toContain('AU.MORTGAGE.NEW.VARIABLE');
});

it('an interest rate that the concept calls out of date is written in the past tense', async () => {
  const { data: concept } = await server.json('/v1/concepts/mortgage_rate');
  expect(concept).toMatchObject({ value: null, currency: 'out_of_date' });
  expect((await metaOf('/v1/housing-desk')).summary).toMatchObject({ rate_period: '2026-03', rate_currency: 'out_of_date' });
  const body = await page('/housing');
  expect(body).toContain('<p>No current interest rate. In March 2026, new variable-rate loans cost <b>5.90%</b>.');
  expect(await page('/housing?rate=5')).toContain('<p>Interest rate: <b>5.00%</b>, as entered.</p>');
});

it('panels list the columns that are behind, by default and for the current month', async () => {
  const behind = async (query: string) => (await metaOf(`/v1/aus-md${query}`)).summary['behind'];
  const byDefault = await behind('');
  expect(byDefault).toEqual(expect.arrayContaining(['UNRATE']));
  expect(await behind('?vintage=2026-11')).toEqual(byDefault);
});

it('a chart has the date of each source, as in meta.sources', async () => {
  const { meta } = await server.json('/v1/youth-unemployment?start=2015');
  const sources = (meta as { sources: { dataset_id: string; published_on_or_before?: string }[] }).sources;
  expect(sources.find((one) => one.dataset_id === 'abs.LF_AGE')?.published_on_or_before).toBe('2023-02-08');
  const { body } = await server.get('/g/youth-unemployment.svg');
  expect(body).toMatch(/8 February 2023 \(or earlier\) \(abs\.LF_AGE\)/);
});

it('youth unemployment compares the rates of one release', async () => {
  const { data, meta } = await server.json('/v1/youth-unemployment');
  expect(data).toMatchObject({ period: '2022-12' });
  expect((data as { gap_pct: number }).gap_pct).toBeCloseTo(4.1629, 4);
  const { inputs, notes } = meta as { inputs: { dataset_id: string; vintage: string }[]; notes: string[] };
  expect(inputs.every(({ vintage }) => vintage < '2023-02-09')).toBe(true);
  expect(notes.some((note) => note.startsWith('For abs.LF, the indicator uses the vintage released on or before '))).toBe(true);
});

it('the dashboard has the values of the concepts, which are null if they are too old', async () => {
  const { data } = await server.json('/v1/economic-dashboard');
  const { indicators } = data as { indicators: { name: string; value: number | null; period: string | null }[] };
  const all = (await server.json('/v1/concepts')).data as { title: string; value: number | null; period: string | null }[];
  expect(indicators).toHaveLength(7);
  for (const { name, value, period } of indicators) {
    expect([name, value, period]).toEqual(all.flatMap((one) => (one.title === name ? [one.title, one.value, one.period] : [])));
  }
});

it('indexes with one base have no note on unlike bases, however the agencies spell it', async () => {
  const notes = async (ids: string): Promise<string> =>
    ((await server.json(`/v1/series/multi?ids=${ids}&limit=1`)).meta as { notes: string[] }).notes.join(' ');
  expect(await notes('AU.CPI.INDEX,AU.CPI.INDEX.SYDNEY')).not.toContain('different reference bases');
  expect(await notes('AU.CPI.INDEX,AU.CPI.ALLGROUPS.INDEX')).not.toContain('different reference bases');
  expect(await notes('AU.CPI.INDEX,AU.WPI.INDEX')).toContain('different reference bases');
});

it('the housing desk has no quarter for building figures if none of them is stored', async () => {
  const { data } = await server.json('/v1/housing-desk');
  for (const row of data as Readonly<Record<string, unknown>>[]) {
    const figures = ['approvals', 'commencements', 'completions', 'under_construction'].map((name) => row[name]);
    expect([row['place'], row['pipeline_period'] === null]).toEqual([row['place'], figures.every((one) => one === null)]);
  }
});

it('the same series has the same number of missing months in an indicator and in a comparison of regions', async () => {
  const counts = (meta: Meta): readonly (number | null)[] =>
    meta.reasons.map((one) => (one as { missing_periods?: number }).missing_periods ?? null);
  const [indicator, regions] = [await metaOf('/v1/state-employment-snapshot'), await metaOf('/v1/regions/AU.UNEMP')];
  expect(indicator.lag_periods).toBe(regions.lag_periods);
  expect(Math.max(...counts(indicator).map(Number))).toBe(20);
});

it('a chart of an indicator has the decimals of its table', async () => {
  expect((await server.get('/g/economic-dashboard.svg')).body).not.toMatch(/>\d\.\d\d%</);
});

it('each first value on a release card has a basis for its date', async () => {
  const { data } = await server.json('/v1/release-cards/cpi/2026-06');
  for (const row of data as { first_published: string | null; first_published_basis: string | null }[])
    expect(row.first_published_basis === null).toBe(row.first_published === null);
});

describe('a later value in another series', () => {
  const notes = async (path: string): Promise<string> => ((await server.json(path)).meta as { notes: string[] }).notes.join(' ');

  it('is named in a table of several series, unless the table has that series', async () => {
    const later =
      'AU.CPI.ALLGROUPS.INDEX, with units=pc1, has a later value for the same measure as AU.CPI.YOY: 3.9 for the June quarter 2026.';
    expect(await notes('/v1/series/AU.CPI.YOY?limit=1')).toContain(later);
    expect(await notes('/v1/series/multi?ids=AU.CPI.YOY,AU.WPI.YOY&limit=1')).toContain(later);
    expect(await notes('/v1/series/multi?ids=AU.CASHRATE,AU.WPI.YOY&limit=1')).toContain('as AU.CASHRATE: 4.35 for 6 May 2026');
    expect(await notes('/v1/series/multi?ids=AU.CASHRATE,AU.CASHRATE.DAILY&limit=1')).not.toContain('has a later value');
    expect(await notes('/v1/series/multi?ids=AU.CPI.YOY,AU.WPI.YOY&limit=1&as_of=2026-02-20&gap=allow')).not.toContain('has a later value');
  });

  it('is named in every response for the series', async () => {
    const twin = { concept: 'cash_rate', id: 'AU.CASHRATE.DAILY', period: '2026-05-06', value: 4.35 };
    const { meta } = await server.json('/v1/series/AU.CASHRATE?limit=1');
    expect(meta).toMatchObject({ summary: { fresher: twin } });
    expect((meta as { notes: string[] }).notes).toContain(
      'AU.CASHRATE.DAILY has a later value for the same measure as AU.CASHRATE: 4.35 for 6 May 2026.',
    );
    expect((await server.json('/v1/series/AU.CASHRATE?as_of=2026-04-01&gap=allow')).meta).not.toHaveProperty('summary.fresher');
  });

  it('continues the published rate on release cards, board days and in the outcomes of forecasts', async () => {
    const computed = { value: 3.9, computed_from: 'AU.CPI.ALLGROUPS.INDEX' };
    const card = await server.json('/v1/release-cards/cpi-quarterly/2026-Q2');
    expect((card.data as readonly object[])[0]).toMatchObject({ series_id: 'AU.CPI.YOY', ...computed });
    const day = await server.json('/v1/board-days/2026-08-11');
    expect((day.data as readonly object[])[0]).toMatchObject({ series_id: 'AU.CPI.YOY', period: '2026-Q2', ...computed, value_now: 3.9 });
    const forecast = await server.json('/v1/forecasts/AU.FORECAST.RBA.CPI?target=2026-Q2');
    expect((forecast.data as readonly object[]).at(-1)).toMatchObject({ outcome_latest: 3.9 });
    expect((forecast.meta as { notes: string[] }).notes).toContain(
      'Outcomes from the March quarter 2026 on are calculated from AU.CPI.ALLGROUPS.INDEX, because AU.CPI.YOY ends earlier.',
    );
  });

  it('is of the same measure: the quarterly CPI, not the monthly CPI', async () => {
    const twin = { concept: 'inflation_quarterly', id: 'AU.CPI.ALLGROUPS.INDEX', period: '2026-Q2', units: 'pc1' };
    expect(await server.json('/v1/series/AU.CPI.YOY/latest')).toMatchObject({ period: '2025-Q4', fresher: twin });
    expect((await server.json('/v1/series/AU.CPI.YOY')).meta).toMatchObject({ summary: { fresher: twin } });
  });
});
