/** For "my inflation", the household's living cost index is shown with the result, and does not change it. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AU_LIVING_COST } from '../../../src/catalogue/series/households.ts';
import { AU_CPI_GROUPS } from '../../../src/catalogue/series/prices.ts';
import { type OverStore, serveStore } from '../../http/over-store.ts';
import { putSeries } from '../../signals/put-series.ts';

let server: OverStore;
beforeAll(async () => {
  server = await serveStore('2026-08-05T00:00:00.000Z', 'nothing');
  await putSeries(
    server.shelf,
    AU_CPI_GROUPS.map(({ monthlyIndex }, i) => ({ handle: monthlyIndex, values: { '2025-06': 100, '2026-06': 101 + i } })),
  );
  await putSeries(
    server.shelf,
    AU_CPI_GROUPS.map(({ weight }) => ({ handle: weight, values: { '2025-Q4': 100 / 11 } })),
  );
  await putSeries(server.shelf, [{ handle: AU_LIVING_COST.AGE_PENSIONER.YOY, values: { '2026-Q1': 3.1, '2026-Q2': 3.4 } }]);
}, 60_000);
afterAll(() => server.close());

const summary = async (query: string) =>
  ((await server.json(`/v1/my-inflation?${query}`))['meta'] as { summary: Record<string, unknown> }).summary;
const page = async (query: string) => (await server.get(`/my-inflation?${query}`, { accept: 'text/html' })).body;

it('the response has the latest published change for the household', async () => {
  const { household, living_cost_annual_pct: change, living_cost_period: period } = await summary('household=age_pensioner');
  expect([household, change, period]).toEqual(['age_pensioner', 3.4, '2026-Q2']);
  expect((await summary('household=age_pensioner'))['own_inflation_pct']).toBe((await summary(''))['own_inflation_pct']);
  expect(await page('household=age_pensioner')).toContain('Living costs of age pensioner households, as published: <b>3.4%</b>');
});

it('the response states if the index for the household has no data, and has no household by default', async () => {
  expect(await page('household=employee')).toContain('This site has no data yet for living costs of employee households.');
  expect(await summary('')).toMatchObject({ household: null, living_cost_annual_pct: null, living_cost_period: null });
});

it('another household is refused, and the known households are named', async () => {
  const answer = await server.get('/v1/my-inflation?household=student');
  expect([answer.statusCode, answer.body]).toEqual([400, expect.stringContaining('self_funded_retiree')]);
});
