/**
 * Checks GDP partials. Contributions come from earlier publications, and the remainder is known only with the national accounts. The
 * values for 2025-Q4 are those published.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AU_BUSINESS_INVENTORIES } from '../../../src/catalogue/series/business.ts';
import { AU_GDP, AU_GDP_NOMINAL, AU_GDP_QOQ } from '../../../src/catalogue/series/national-accounts.ts';
import { findSeries } from '../../../src/catalogue/series.ts';
import { present } from '../../../src/core/assert.ts';
import { type OverStore, serveStore } from '../../http/over-store.ts';
import { putSeries } from '../../signals/put-series.ts';

const named = (id: string) => present(findSeries(id), id);
const volume = (name: string) => named(`AU.BOP.${name}.VOLUME`);
const nominal = (name: string) => named(`AU.BOP.${name}`);

let server: OverStore;
beforeAll(async () => {
  server = await serveStore('2026-03-03T00:00:00.000Z', 'nothing');
  const { shelf } = server;
  await putSeries(shelf, [
    { handle: AU_GDP, values: { '2025-Q2': 99_000, '2025-Q3': 100_000 } },
    { handle: AU_GDP_QOQ, values: { '2025-Q3': 1 } },
    { handle: AU_GDP_NOMINAL, values: { '2025-Q3': 718_289 } },
  ]);
  await putSeries(shelf, [
    { handle: nominal('GOODS.CREDITS'), values: { '2025-Q3': 143_658 } },
    { handle: nominal('GOODS.DEBITS'), values: { '2025-Q3': -129_292 } },
    { handle: nominal('SERVICES.CREDITS'), values: { '2025-Q3': 35_914 } },
    { handle: nominal('SERVICES.DEBITS'), values: { '2025-Q3': -43_097 } },
    { handle: volume('GOODS.CREDITS'), values: { '2025-Q3': 20_000, '2025-Q4': 20_100 } },
    { handle: volume('GOODS.DEBITS'), values: { '2025-Q3': -18_000, '2025-Q4': -18_300 } },
    { handle: volume('SERVICES.CREDITS'), values: { '2025-Q3': 5000, '2025-Q4': 5050 } },
    { handle: volume('SERVICES.DEBITS'), values: { '2025-Q3': -6000, '2025-Q4': -5950 } },
  ]);
  await putSeries(shelf, [{ handle: AU_BUSINESS_INVENTORIES, values: { '2025-Q2': 30_000, '2025-Q3': 30_100, '2025-Q4': 30_400 } }]);
  shelf.clock.set('2026-03-05T00:00:00.000Z');
  await putSeries(shelf, [
    { handle: AU_GDP, values: { '2025-Q2': 99_000, '2025-Q3': 100_000, '2025-Q4': 100_800 } },
    { handle: AU_GDP_QOQ, values: { '2025-Q3': 1, '2025-Q4': 0.8 } },
    { handle: AU_GDP_NOMINAL, values: { '2025-Q3': 718_289 } },
  ]);
  // As published with the December quarter 2025.
  await putSeries(shelf, [
    { handle: named('AU.GDP.PUBLIC.DEMAND'), values: { '2025-Q3': 196_280, '2025-Q4': 198_086 } },
    { handle: named('AU.GDP.PUBLIC.DEMAND.NOMINAL'), values: { '2025-Q3': 207_446, '2025-Q4': 211_115 } },
  ]);
  shelf.clock.set('2026-03-06T00:00:00.000Z');
}, 60_000);
afterAll(() => server.close());

const partials = async (query: string) => (await server.json(`/v1/gdp-partials?${query}`)) as { data: object[]; meta: { summary: object } };

describe('the day before the national accounts', () => {
  it('has net exports and inventories, and an unknown remainder', async () => {
    // 0.5% · 20% − 1.6667% · 18% + 1% · 5% + 0.8333% · 6% = −0.10, and 100 · (300 − 100) / 100,000 = 0.20.
    const { data, meta } = await partials('as_of=2026-03-03&gap=allow');
    expect(data).toMatchObject([
      { part: 'net_exports', period: '2025-Q4', contribution_ppt: -0.1, basis: 'partial' },
      { part: 'inventories', contribution_ppt: 0.2, basis: 'partial' },
      { part: 'public_demand', contribution_ppt: null, basis: null, vintage: null },
      { part: 'remainder', contribution_ppt: null },
      { part: 'gdp', contribution_ppt: null },
    ]);
    expect(meta.summary).toEqual({ period: '2025-Q4', known_ppt: 0.1, gdp_growth_pct: null, remainder_ppt: null });
  });
});

describe('a day whose vintages are not stored', () => {
  it('has unknown contributions, and a note that names the series', async () => {
    const starter = await serveStore('2026-11-27T00:00:00.000Z', 'starter');
    const { data, meta } = (await starter.json('/v1/gdp-partials?period=2025-Q4&as_of=2026-03-03')) as {
      data: { contribution_ppt: number | null }[];
      meta: { notes: string[]; summary: object };
    };
    expect(data.map(({ contribution_ppt }) => contribution_ppt)).toEqual([null, null, null, null, null]);
    expect(meta.summary).toEqual({ period: '2025-Q4', known_ppt: null, gdp_growth_pct: null, remainder_ppt: null });
    expect(meta.notes[0]).toMatch(/^The vintages of that day are not stored for .*AU\.GDP\.QOQ.*gap=allow/);
    await starter.close();
  }, 240_000);
});

describe('after the national accounts', () => {
  it('also has public demand, and the remainder is growth less the parts', async () => {
    const { data, meta } = await partials('period=2025-Q4');
    // 0.920% · 207,446 / 718,289 = 0.266.
    expect(data[2]).toMatchObject({ part: 'public_demand', contribution_ppt: 0.27, basis: 'national_accounts' });
    expect(meta.summary).toEqual({ period: '2025-Q4', known_ppt: 0.37, gdp_growth_pct: 0.8, remainder_ppt: 0.43 });
  });

  it('has a page with the known sum, and files with the rows', async () => {
    const { body } = await server.get('/gdp-partials', { accept: 'text/html' });
    expect(body).toContain('In the December quarter 2025, 3 of 3 contributions are known. Their sum is +0.37 percentage points.');
    expect((await server.get('/w/gdp-partials.csv')).body.split('\n')[1]).toMatch(/^net_exports,Net exports,2025-Q4,-0\.1,partial,/);
  });
});

it('refuses another spelling of a period, and has no contributions for a quarter before the data', async () => {
  expect((await partials('period=1990-Q1')).meta.summary).toMatchObject({ known_ppt: null, remainder_ppt: null });
  const reply = await server.get('/v1/gdp-partials?period=2025-12');
  expect([reply.statusCode, reply.json().errors[0].parameter]).toEqual([400, 'period']);
});
