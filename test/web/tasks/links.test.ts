/** Follows the links of pages of each kind. A link from a page opens: it is no error, and a file behind it has data. */
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { datasets } from '../../../src/catalogue/catalogue.ts';
import { type OverStore, serveStore } from '../../http/over-store.ts';

/** The number of links that are followed of each kind. */
const OF_A_KIND = 4;

let server: OverStore;
beforeAll(async () => {
  server = await serveStore('2026-11-27T00:00:00.000Z', 'starter');
}, 240_000);
afterAll(() => server.close());

const get = (path: string) => server.get(path, { accept: 'text/html' });

const linksOf = (html: string): readonly string[] => [
  ...new Set(
    parse(html)
      .querySelectorAll('a[href]')
      .map((link) => (link.getAttribute('href') ?? '').split('#')[0] ?? '')
      .filter((href) => href.startsWith('/')),
  ),
];

/** The path without ids, and the names of the parameters. */
function kindOf(href: string): string {
  const { pathname, searchParams } = new URL(href, 'http://localhost');
  const [, page, ...rest] = pathname.split('/');
  const extension = /\.\w+$/.exec(rest.at(-1) ?? '')?.[0] ?? '';
  return `${page}/${rest.length}${extension}?${[...searchParams.keys()].sort().join('&')}`;
}

const FROM = [
  '/',
  '/topics/prices',
  '/places/vic',
  '/places/postcode-2000',
  '/regions/AU.UNEMP',
  '/releases/cpi/2026-06',
  '/energy/NSW1',
  '/datasets/abs/BA_LGA2024',
  '/datasets/ato/IND_POSTCODE_MEDIAN?view=map',
  '/datasets/aemo/UNITS',
  '/companies?q=woolworths',
  '/signals/charity-sector-health',
  '/signals/real-wages',
  '/series/AU.CASHRATE.DAILY',
  '/series/AU.UNEMP.SA',
  '/compare?ids=AU.DWELLING.VALUE&start=2011',
  '/compare?ids=AU.CPI.INDEX,AU.LENDING.HOUSING&start=2010',
  '/compare?ids=AU.NEM.DISPATCH.PRICE.NSW1,AU.NEM.DISPATCH.PRICE.VIC1',
];

it('each link opens', async () => {
  const followed = new Map<string, number>();
  const faults: string[] = [];
  for (const from of FROM) {
    const { statusCode, body } = await get(from);
    if (statusCode !== 200) faults.push(`${statusCode} ${from}`);
    for (const href of linksOf(body)) {
      const kind = `${from} ${kindOf(href)}`;
      followed.set(kind, (followed.get(kind) ?? 0) + 1);
      // Addresses of the API need a key.
      if ((followed.get(kind) ?? 0) > OF_A_KIND || href.startsWith('/v1/')) continue;
      const answer = await get(href);
      if (answer.statusCode >= 400) faults.push(`${answer.statusCode} ${href} on ${from}`);
    }
  }
  expect(faults).toEqual([]);
}, 240_000);

it('each stored dataset has a page with one value per row', async () => {
  const faults: string[] = [];
  for (const { source, id, kind } of datasets()) {
    if (kind === 'register') continue;
    const { statusCode } = await get(`/datasets/${source}/${id}?view=rows`);
    if (statusCode !== 200) faults.push(`${statusCode} ${source}/${id}`);
  }
  expect(faults).toEqual([]);
}, 240_000);
