/** Pages that explain calculations are served, their links work, and the worksheets link to them. */
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { METHODS } from '../../../src/web/pages/docs/guide.ts';
import { type OverStore, serveStore } from '../../http/over-store.ts';

let server: OverStore;
beforeAll(async () => {
  server = await serveStore('2026-11-27T00:00:00.000Z', 'starter');
}, 240_000);
afterAll(() => server.close());

const page = async (path: string) => {
  const reply = await server.get(path, { accept: 'text/html' });
  expect([path, reply.statusCode]).toEqual([path, 200]);
  return parse(reply.body);
};
const linksOf = async (path: string): Promise<readonly string[]> =>
  (await page(path)).querySelectorAll('main a').map((link) => link.getAttribute('href') ?? '');

describe.each(METHODS.map(({ id }) => id))('%s', (id) => {
  it('has one first-level heading, and links that lead to existing pages', async () => {
    expect((await page(`/docs/${id}`)).querySelectorAll('h1')).toHaveLength(1);
    const links = await linksOf(`/docs/${id}`);
    expect(links.filter((href) => !/^(?:\/|#|https:)/.test(href))).toEqual([]);
    for (const href of links.filter((one) => one.startsWith('/docs')))
      await server.get(href).then(({ statusCode }) => expect([href, statusCode]).toEqual([href, 200]));
  });

  it('is listed, and served as Markdown', async () => {
    expect(await linksOf('/docs')).toContain(`/docs/${id}`);
    expect((await server.get(`/docs/${id}.md`)).body).toMatch(/^# .+\n\n.+/);
  });
});

it.each([
  ['/housing', 'desks'],
  ['/my-inflation', 'desks'],
  ['/rules', 'desks'],
  ['/gdp-partials', 'desks'],
  ['/inflation', 'cpi-laboratory'],
  ['/board-days', 'board-days'],
  ['/check', 'figure-check'],
  ['/panels', 'panels'],
  ['/forecasts/AU.FORECAST.RBA.CPI', 'forecasts'],
  ['/releases/cpi/2026-06', 'release-cards'],
])('%s leads to its method', async (path, id) => {
  expect(await linksOf(path)).toContain(`/docs/${id}`);
});
