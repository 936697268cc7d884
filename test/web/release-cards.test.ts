/** The response, the files and the pages of a release card agree with the release. */
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findReleaseCard, releaseCards } from '../../src/catalogue/cards/release-cards.ts';
import { type OverStore, serveStore } from '../http/over-store.ts';

type Row = Readonly<Record<string, number | string | null>>;
interface Card {
  readonly data: readonly Row[];
  readonly meta: { readonly summary: Readonly<Record<string, unknown>>; readonly sources: readonly { readonly sha256: string | null }[] };
}
interface Drawn {
  readonly series: readonly { readonly value: readonly (number | null)[] }[];
  readonly sources: readonly { readonly citation: { readonly dataset_id: string } }[];
}

let server: OverStore;
beforeAll(async () => {
  server = await serveStore('2026-11-27T00:00:00.000Z', 'starter');
}, 240_000);
afterAll(() => server.close());

const card = async (path: string): Promise<Card> => (await server.get(`/v1/release-cards/${path}`)).json();
const concept = async (id: string): Promise<{ readonly period: string; readonly value_text: string }> =>
  (await server.get(`/v1/concepts/${id}`)).json<{ readonly data: { readonly period: string; readonly value_text: string } }>().data;
const page = async (path: string) => parse((await server.get(path, { accept: 'text/html' })).body);

it('cards are found by their id and by their publication', () => {
  expect(findReleaseCard('CPI')?.headline.id).toBe('AU.CPI.MONTHLY.YOY');
  expect(findReleaseCard('abs.labour-force')?.id).toBe('labour-force');
  expect(findReleaseCard('nothing')).toBeNull();
});

describe('household spending, whose published rates end early', () => {
  const rows = async (period: string): Promise<readonly Row[]> => (await card(`household-spending/${period}`)).data;

  it('has the rates of the concepts, calculated from the level', async () => {
    const [monthly, , annual] = await rows('2026-06');
    expect(monthly).toMatchObject({ value: 0.8, previous_value: 1.2, change: -0.4, computed_from: 'AU.HOUSEHOLD.SPENDING' });
    expect(annual).toMatchObject({ value: 6, previous_value: 5.5, change: 0.5, computed_from: 'AU.HOUSEHOLD.SPENDING' });
    for (const [id, row] of [
      ['household_spending', monthly],
      ['household_spending_annual', annual],
    ] as const) {
      const data = await concept(id);
      expect([data.period, Number(data.value_text)], id).toEqual([row?.['period'], row?.['value']]);
    }
  });

  it('does not compare a calculated rate with a published one of an older vintage', async () => {
    const [first] = await rows('2025-02');
    expect(first).toMatchObject({ value: 0.1, previous_value: null, change: null });
    expect((await rows('2025-01'))[0]).toMatchObject({ value: 0.4, previous_value: 0.2, computed_from: null });
  });
});

it('all figures of one release have one date', async () => {
  for (const path of ['cpi/2026-06', 'labour-force/2026-06', 'wages/2025-Q4', 'national-accounts/2025-Q4']) {
    const { data } = await card(path);
    const days = new Set(data.flatMap(({ first_published: day }) => (day === null ? [] : [day])));
    expect([path, [...days]]).toEqual([path, [expect.any(String)]]);
  }
  expect((await card('wages/2025-Q4')).data[0]).toMatchObject({ first_published: '2026-02-18', first_published_basis: 'inferred' });
});

it('the change of the cash rate is the same in the concept and on the card', async () => {
  const [decision] = (await card('cash-rate/2026-05-05')).data;
  const data = await concept('cash_rate');
  expect(decision).toMatchObject({ previous_value: 4.1, change: 0.25 });
  expect(data).toMatchObject({ value: 4.35, previous_period: '2026-03-18', previous_value: 4.1, change: 0.25 });
});

describe('the consumer price index of June 2026', () => {
  it('has the headline, the previous value and its revision', async () => {
    const { data } = await card('cpi/2026-06');
    expect(data[0]).toMatchObject({ kind: 'headline', value: 3.8, previous_period: '2026-05', previous_value: 4, previous_revision: 0 });
    expect(data.find(({ series_id }) => series_id === 'AU.CPI.MONTHLY.TRIMMED')).toMatchObject({ value: 3.6, previous_value: 3.6 });
  });

  it('has contributions that add up to the headline, and their changes', async () => {
    const { data, meta } = await card('cpi/2026-06');
    const parts = data.filter(({ kind }) => kind === 'part');
    expect(parts).toHaveLength(11);
    const sum = (member: string): number => parts.reduce((total, row) => total + Number(row[member]), 0);
    expect(sum('value')).toBeCloseTo(3.757, 3);
    expect(sum('previous_value')).toBeCloseTo(3.968, 3);
    const change = (group: string): number => Number(parts.find(({ series_id }) => String(series_id).includes(group))?.['change']);
    expect([change('TRANSPORT'), change('RECREATION'), change('HOUSING')].map((value) => value.toFixed(2))).toEqual([
      '-0.36',
      '0.12',
      '0.07',
    ]);
    expect(meta.summary).toMatchObject({ parts: 11, parts_up: 3, parts_down: 3 });
    const { text } = await page('/releases/cpi/2026-06');
    expect(text).toContain('3 of 11 parts contributed more than in the previous period, 3 contributed less, and 5 are the same');
  });

  it('says that a value is the same as before', async () => {
    const { meta } = await card('labour-force/2026-06');
    const cells =
      (await page('/releases/labour-force/2026-06'))
        .querySelectorAll('#figures tbody tr')[0]
        ?.querySelectorAll('td, th')
        .map(({ text }) => text.trim()) ?? [];
    expect(cells.slice(2, 4)).toEqual(['4.4%', '0.0 pts']);
    expect(cells[1]).toMatch(/^4\.4%/);
    expect(meta.summary['sentence']).toBe('Unemployment rate, Australia, seasonally adjusted: 4.4% in June 2026, the same as in May 2026.');
  });

  it('has a sentence, the time of release, the forecast and the hash of the file', async () => {
    const { meta } = await card('cpi/latest');
    expect(meta.summary['sentence']).toContain('3.8% in June 2026, after 4.0% in May 2026.');
    expect(meta.summary['sentence']).toContain('Transport −0.36, Recreation and culture +0.12, Housing +0.07.');
    expect(meta.summary).toMatchObject({ released_at: '2026-07-29T01:30:00.000Z', released_basis: 'found' });
    expect(meta.summary['forecast']).toMatchObject({ issued: '2026-05', target: '2026-Q2', value: 4.8, outcome: null, difference: null });
    expect(meta.summary['forecast_reason']).toBe('The forecast is for the quarterly measure, not for one month.');
    expect(meta.sources[0]?.sha256).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('the cash rate', () => {
  const decision = async (day: string) => {
    const { data, meta } = await card(`cash-rate/${day}`);
    return { ...data[0], ...meta.summary } as Row;
  };

  it('has a card for each decision, found by its date or the date on which it takes effect', async () => {
    expect(await decision('2026-03-17')).toMatchObject({
      period: '2026-03-17',
      value: 4.1,
      previous_value: 3.85,
      previous_period: '2026-02-03',
      change: 0.25,
      released_at: '2026-03-17T03:30:00.000Z',
      released_basis: 'found',
      sentence: 'Cash rate target: raised by 0.25 percentage points, from 3.85% to 4.10%, announced on 17 March 2026. The vote was 5 to 4.',
    });
    expect((await decision('2026-03-18'))['period']).toBe('2026-03-17');
    expect((await server.get('/v1/release-cards/cash-rate/2026-03-20')).statusCode).toBe(404);
  });

  it('has cards of decisions without a change, and their votes', async () => {
    expect(await decision('2025-07-08')).toMatchObject({
      value: 3.85,
      previous_value: 3.85,
      change: 0,
      sentence: 'Cash rate target: unchanged at 3.85%, announced on 8 July 2025. The vote was 6 to 3.',
    });
  });

  it('has the rate in the daily table after the table of decisions ends, and says how many decisions are missing', async () => {
    const { data, meta } = await server.json('/v1/release-cards/cash-rate/latest');
    const concept = (await server.json('/v1/concepts/cash_rate')).data as Row;
    expect(data[0]).toMatchObject({ series_id: 'AU.CASHRATE.DAILY', period: '2026-05-05', value: concept['value'], change: 0.25 });
    expect(meta).toMatchObject({
      stale: true,
      lag_periods: concept['lag_periods'],
      reason: { code: 'decisions_missing', through: '2026-05-05' },
    });
    expect((await page('/releases/cash-rate/2026-05-05')).text).toContain('What the RBA knew on 5 May 2026');
  });

  it.each(['2022-05-03', '2026-03-17', '2026-05-05', '2025-07-08'])('for %s has a chart that ends at the rate on the card', async (day) => {
    const shown = await page(`/releases/cash-rate/${day}`);
    const drawn = JSON.parse(shown.querySelector('figure[data-chart] script')?.text ?? '') as Drawn;
    expect(drawn.series[0]?.value.at(-1)).toBe((await decision(day))['value']);
  });

  it('ends the chart of all decisions at the cash rate concept, with the files of both tables', async () => {
    const drawn = JSON.parse((await page('/board-days')).querySelector('figure[data-chart] script')?.text ?? '') as Drawn;
    const concept = (await server.json('/v1/concepts/cash_rate')).data as Row;
    expect(drawn.series[0]?.value.at(-1)).toBe(concept['value']);
    expect(drawn.sources.map(({ citation }) => citation.dataset_id)).toEqual(['rba.A2', 'rba.F1']);
  });
});

describe('each publication', () => {
  it.each(releaseCards().map(({ id }) => id))('%s has a card with a value, and states if later releases are missing', async (id) => {
    const { data, meta } = (await server.json(`/v1/release-cards/${id}/latest`)) as unknown as Card & { meta: { grade: string } };
    const figures = data.filter(({ kind, value }) => kind !== 'part' && value !== null);
    expect(figures.length).toBeGreaterThan(0);
    expect(meta.summary['sentence']).toContain(String(figures[0]?.['title']).split(',')[0]);
    expect(meta.grade).not.toBe('current');
    expect((await page(`/releases/${id}/${meta.summary['period']}`)).text).toMatch(/releases? behind|decisions? behind|Out of date/);
  });

  it('has amounts in millions of dollars', async () => {
    expect((await card('lending/latest')).meta.summary['sentence']).toMatch(/: \$102,959 million in the March quarter 2026\.$/);
  });

  it('has the seasonally adjusted number of dwellings approved', async () => {
    expect((await card('building-approvals/2026-05')).meta.summary['sentence']).toBe(
      'Dwellings approved, Australia, seasonally adjusted: 17,090 dwellings in May 2026, after 17,375 dwellings in April 2026.',
    );
  });

  it('has a headline without a value if only other values are stored', async () => {
    const { data, meta } = await card('credit/latest');
    expect(data[0]).toMatchObject({ kind: 'headline', period: '2026-03', value: null, reason: 'No data stored.' });
    expect(meta.summary['sentence']).toBe('Housing credit, annual growth, seasonally adjusted: 7.3% in March 2026.');
  });
});

describe('missing values', () => {
  it('of a revision are null if the previous vintage is not stored', async () => {
    const { data } = await card('national-accounts/2025-Q4');
    expect(data[0]).toMatchObject({ kind: 'headline', value: 0.8, previous_revision: null });
    const consumption = data.find(({ series_id }) => series_id === 'AU.GDP.CONSUMPTION.HOUSEHOLD.CONTRIBUTION');
    expect(consumption).toMatchObject({ kind: 'part', value: null, change: null, reason: 'No data stored.' });
  });

  it.each([
    ['cpi/2030-01', 'period', '2026-06'],
    ['cpi/2026-Q2', 'period', '2026-06'],
    ['cpi-quartely/2025-Q4', 'publication', 'cpi-quarterly'],
  ])('%s is refused with the nearest match', async (path, parameter, near) => {
    const reply = await server.get(`/v1/release-cards/${path}`);
    expect(reply.statusCode).toBe(404);
    expect(reply.json().errors[0]).toMatchObject({ parameter, did_you_mean: near });
  });

  it.each([
    // The means of April to June 2019 and of the two months before are calculated from the response of the series.
    ['labour-force/2019-06', '2019-05', true],
    ['labour-force/2019-05', '2019-05', false],
    ['cpi-quarterly/2019-Q2', '2019-05', true],
    ['wages/latest', '2026-02', true],
  ])('%s has a difference only from a forecast for the same measure and span', async (path, issued, isCompared) => {
    const { data, meta } = await card(path);
    const [id, period] = [data[0]?.['series_id'], String(data[0]?.['period'])];
    const span = period.includes('Q') ? period : '2019-04&end_period=2019-06';
    const { data: values } = await server.json(`/v1/series/${id}?start_period=${span}`);
    const own = (values as { period: string; value: number }[]).filter((row) => !period.includes('Q') || row.period === period);
    const mean = own.reduce((sum, { value }) => sum + value, 0) / own.length;
    const forecast = meta.summary['forecast'] as Row;
    expect(forecast['issued']).toBe(issued);
    expect(forecast['difference'] === null).toBe(!isCompared);
    if (isCompared) expect(forecast['difference']).toBeCloseTo(mean - Number(forecast['value']), 4);
    else expect(meta.summary['forecast_reason']).toContain('mean of the three months');
  });

  it.each([
    ['labour-force/2024-02', 'The RBA forecast of February 2024 for the March quarter 2024 is not stored.'],
    ['labour-force/2026-04', 'The RBA forecast of May 2026 for the June quarter 2026 is not stored.'],
    ['cpi-quarterly/2024-Q1', 'The RBA forecast of February 2024 for the March quarter 2024 is not stored.'],
  ])('%s has no forecast from an earlier statement', async (path, reason) => {
    expect((await card(path)).meta.summary).toMatchObject({ forecast: null, forecast_reason: reason });
  });

  it('include a forecast before the first issue', async () => {
    expect((await card('household-spending/latest')).meta.summary['forecast']).toBeNull();
  });
});

describe('pages', () => {
  it('show the sentence, the parts in order of change, and the file', async () => {
    const shown = await page('/releases/cpi/2026-06');
    expect(shown.querySelector('h1')?.text).toBe('Consumer Price Index, monthly, June 2026');
    expect(shown.querySelector('.head p')?.text).toBe((await card('cpi/2026-06')).meta.summary['sentence']);
    const parts = shown.querySelectorAll('tbody th').map(({ text }) => text);
    expect(parts.slice(0, 3)).toEqual(['Transport', 'Recreation and culture', 'Housing']);
    // Each change is the difference of the two values in its row.
    const rows = shown.querySelectorAll('table')[0]?.querySelectorAll('tbody tr') ?? [];
    const numbers = rows.map((row) => row.querySelectorAll('td.num').map(({ text }) => Number(text.replace('−', '-'))));
    expect(numbers).toHaveLength(11);
    for (const [change, value, before] of numbers) expect(change).toBeCloseTo((value ?? 0) - (before ?? 0), 10);
    expect(shown.text).toContain('3 of 11 parts contributed more than in the previous period, 3 contributed less, and 5 are the same');
    expect(shown.querySelector('figure.chart svg')).not.toBeNull();
    expect(shown.text).toMatch(/SHA-256 [0-9a-f]{64}/);
  });

  it('have a chart of the headline, of other values and of the contributions, and vintages if there are several', async () => {
    const headings = async (path: string) => (await page(path)).querySelectorAll('main h3').map(({ text }) => text);
    expect(await headings('/releases/cpi/2026-06')).toEqual(
      expect.arrayContaining(['Compared with other figures', 'Largest changes in contributions']),
    );
    expect((await page('/releases/cpi/2026-06')).querySelectorAll('figure[data-chart]')).toHaveLength(3);
    expect(await headings('/releases/labour-force/2026-06')).toContain('All vintages');
  });

  it('without a period lead to the latest period', async () => {
    const reply = await server.get('/releases/abs.labour-force', { accept: 'text/html' });
    expect([reply.statusCode, reply.headers['location']]).toEqual([expect.any(Number), '/releases/labour-force/2026-06']);
    expect((await server.get('/releases/week', { accept: 'text/html' })).statusCode).toBe(200);
  });

  it('for this week lead to each card with data', async () => {
    const links = (await page('/releases/week')).querySelectorAll('a').map((link) => link.getAttribute('href'));
    expect(links).toContain('/releases/cpi');
    const { data } = (await server.get('/v1/release-cards')).json() as Card;
    expect(data).toHaveLength(releaseCards().length);
    for (const { card: id, latest_period } of data) expect([id, links.includes(`/releases/${id}`)]).toEqual([id, latest_period !== null]);
  });
});

it('a card is a plain file, for the latest period by default', async () => {
  const of = async (query: string): Promise<string[]> => (await server.get(`/w/release-card.csv?${query}`)).body.trim().split('\n');
  const [head, headline, ...rest] = await of('publication=cpi&period=2026-06');
  expect(head).toMatch(/^kind,series_id,title,units,period,value,/);
  expect(headline).toMatch(/^headline,AU\.CPI\.MONTHLY\.YOY,.*,2026-06,3\.8,/);
  expect(rest).toHaveLength(13);
  expect((await of('publication=banking'))[1]).toMatch(/^headline,AU\.BANK\.DEPOSITS\.CBA,.*,2023-12,721408\.6,/);
  expect((await server.get('/w/release-card.csv?publication=nothing')).statusCode).toBe(404);
});

describe('releases on a site without the calendars of the agencies', () => {
  it('are listed with a note that dates are missing', async () => {
    for (const path of ['/releases/week', '/calendar'])
      expect((await page(path)).text, path).toContain('Some agencies’ release dates have not loaded yet.');
  });

  it('are not marked as out if only their usual day is known', async () => {
    const items = (await page('/calendar?month=2026-11&view=list')).querySelectorAll('li').map((item) => item.text);
    const byRule = items.filter((item) => item.includes('usual release day'));
    expect(byRule.length).toBeGreaterThan(0);
    for (const item of byRule) expect(item).not.toMatch(/out$/);
  });
});
