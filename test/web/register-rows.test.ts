/**
 * On a page with a register's rows, every entity with an ABN links to its page. This does not depend on whether the register shows the
 * ABN.
 */
import { parse } from 'node-html-parser';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Column, RegisterDataset } from '../../src/core/define-dataset.ts';
import type { WebContext } from '../../src/web/page.ts';
import { registerBody } from '../../src/web/pages/datasets/register-body.ts';
import { Site } from '../../src/web/site.ts';
import { dataset, openShelf, type Shelf } from '../queries/shelf.ts';

/** An invented register of shops. */
const shopsWith = (abn: Column): RegisterDataset => ({
  ...dataset({ id: 'shops' }),
  kind: 'register',
  columns: [
    { name: 'number', type: 'text', description: 'Number.', indexed: true },
    { name: 'name', type: 'text', description: 'Name.', match: 'words' },
    abn,
  ],
  key: ['number'],
  parse: () => {
    throw new Error('not parsed in these tests');
  },
});
const ROWS = [
  { number: '1', name: 'Wombat Books', abn: '53004085616' },
  { number: '2', name: 'Koala Books', abn: null },
];

let shelf: Shelf;
beforeEach(async () => {
  shelf = await openShelf('2026-05-20T03:00:00.000Z');
});
afterEach(() => shelf.close());

async function linksOf(register: RegisterDataset): Promise<readonly (readonly (string | undefined)[])[]> {
  await shelf.load(register, ROWS);
  const web = { queries: shelf.ctx, site: new Site(() => 'https://data.example.org/figures', {}, '1') } as unknown as WebContext;
  const page = parse((await registerBody(web, register, new URLSearchParams(), new URLSearchParams())).text);
  expect(page.querySelectorAll('tbody th').map(({ text }) => text)).toEqual(['Wombat Books', 'Koala Books']);
  return page.querySelectorAll('tbody a').map((link) => [link.text, link.getAttribute('href')]);
}

test('if the ABN is a column, the ABN and the name link to its page', async () => {
  const links = await linksOf(shopsWith({ name: 'abn', type: 'text', description: 'ABN.' }));
  expect(links).toEqual([
    ['Wombat Books', '/figures/abn/53004085616'],
    ['53 004 085 616', '/figures/abn/53004085616'],
  ]);
});

test('if the ABN is not shown, the name links to the page', async () => {
  const links = await linksOf(shopsWith({ name: 'abn', type: 'text', description: 'ABN.', hidden: true }));
  expect(links).toEqual([['Wombat Books', '/figures/abn/53004085616']]);
});

test('a page with a separate search links the files with the matching rows next to their number, and a dataset page has a menu', async () => {
  const register = shopsWith({ name: 'abn', type: 'text', description: 'ABN.' });
  await shelf.load(register, ROWS);
  const web = { queries: shelf.ctx, site: new Site(() => 'https://data.example.org/figures', {}, '1') } as unknown as WebContext;
  const filters = new URLSearchParams({ name: 'wombat' });
  const files = async (hasSearch: boolean): Promise<readonly (readonly (string | undefined)[])[]> =>
    parse((await registerBody(web, register, filters, filters, '/shops', hasSearch)).text)
      .querySelectorAll('a.btn')
      .map((link) => [link.text, link.getAttribute('href')]);
  expect(await files(false)).toEqual([
    ['CSV', `/figures/d/${register.source}/shops.csv?name=wombat`],
    ['JSON', `/figures/d/${register.source}/shops.json?name=wombat`],
  ]);
  expect(await files(true)).toEqual([]);
});
