/** Feeds of series, topics and releases have the same items as RSS, Atom and JSON Feed, latest first. Each page links to its feed. */
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as declared from '../../src/catalogue/catalogue.ts';
import { findSeries, nearestSeries, SERIES } from '../../src/catalogue/series.ts';
import { SIGNALS } from '../../src/signals/registry.generated.ts';
import { openShelf, type Shelf } from '../queries/shelf.ts';
import { type Harness, NOW, startHarness } from './harness.ts';

let shelf: Shelf;
let h: Harness;
beforeAll(async () => {
  shelf = await openShelf(NOW, 'starter');
  const catalogue = { ...declared, findSeries, nearestSeries };
  h = await startHarness({ config: { publicRead: true }, deps: { context: shelf.ctx, catalogue, signals: SIGNALS } });
});
afterAll(async () => {
  await h.close();
  await shelf.close();
});

interface JsonFeed {
  readonly version: string;
  readonly feed_url: string;
  readonly items: readonly {
    readonly id: string;
    readonly url: string;
    readonly title: string;
    readonly content_text: string;
    readonly date_published: string;
  }[];
}

async function jsonFeed(path: string): Promise<JsonFeed> {
  const answer = await h.ask({ url: `${path}.json` });
  expect([path, answer.statusCode, String(answer.headers['content-type'])]).toEqual([path, 200, 'application/feed+json; charset=utf-8']);
  return answer.json();
}

describe.each([
  ['/feeds/series/AU.GDP.QOQ', '/series/AU.GDP.QOQ'],
  ['/feeds/topics/work', '/topics/work'],
  ['/feeds/releases/cpi', '/releases/cpi/2026-06'],
])('%s', (path, page) => {
  it('has the same items in each format, latest first, without future items', async () => {
    const { version, items, feed_url: self } = await jsonFeed(path);
    expect([version, self.endsWith(`${path}.json`)]).toEqual(['https://jsonfeed.org/version/1.1', true]);
    expect(items.length).toBeGreaterThan(3);
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
    const times = items.map((item) => Date.parse(item.date_published));
    expect(times).toEqual([...times].sort((a, b) => b - a));
    expect(times[0]).toBeLessThanOrEqual(Date.parse(NOW));
    const atom = parse((await h.ask({ url: `${path}.atom` })).body);
    expect(atom.querySelectorAll('entry').map((entry) => entry.querySelector('title')?.text)).toEqual(
      items.map(({ title }) =>
        title.replace(/[&<>"']/g, (mark) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' })[mark] ?? mark),
      ),
    );
    expect(atom.querySelectorAll('entry').map((entry) => entry.querySelector('id')?.text)).toEqual(items.map(({ id }) => id));
    const rss = parse((await h.ask({ url: `${path}.rss` })).body);
    expect(rss.querySelectorAll('item')).toHaveLength(items.length);
  });

  it('is linked from its page', async () => {
    const html = parse((await h.ask({ url: page, headers: { accept: 'text/html' } })).body);
    const linked = html.querySelectorAll('link[rel=alternate]').map((link) => [link.getAttribute('type'), link.getAttribute('href')]);
    expect(linked).toEqual([
      ['application/rss+xml', expect.stringMatching(new RegExp(`${path}\\.rss$`))],
      ['application/atom+xml', expect.stringMatching(new RegExp(`${path}\\.atom$`))],
      ['application/feed+json', expect.stringMatching(new RegExp(`${path}\\.json$`))],
    ]);
  });
});

it('gives the value, its period and revisions', async () => {
  const { items } = await jsonFeed('/feeds/series/AU.GDP.QOQ');
  expect(items[0]?.title).toMatch(/^Gross domestic product, quarterly growth: −?\d+\.\d%, (March|June|September|December) quarter \d{4}$/);
  expect(items.some(({ content_text: text }) => /quarter \d{4}: −?\d\.\d%, before −?\d\.\d%\./.test(text))).toBe(true);
});

it('counts changes among the latest values, and does not call rounding a revision', async () => {
  const { items } = await jsonFeed('/feeds/series/AU.CPI.YOY');
  expect(items.some(({ content_text: text }) => /\d+ of the latest 36 values changed\.$/.test(text))).toBe(true);
  expect(items.map(({ title }) => title).join(' ')).not.toContain('revised');
});

it('does not name a change that rounding hides', async () => {
  for (const id of ['AU.UNEMP.SA', 'AU.GDP.QOQ', 'AU.CPI.YOY'])
    for (const { content_text: text } of (await jsonFeed(`/feeds/series/${id}`)).items) {
      const pairs = [...text.matchAll(/: (\S+), before (\S+)\./g)];
      expect([text, pairs.filter(([, now, before]) => now === before)]).toEqual([text, []]);
    }
});

it('says that a release was on or before a day if the day of the release is unknown', async () => {
  for (const id of ['AU.CPI.MONTHLY.TRIMMED', 'AU.UNEMP.SA', 'AU.CPI.YOY']) {
    const { data } = (await h.get(`/v1/series/${id}/vintages?form=list&limit=36`)).json() as {
      data: readonly { realtime_start: string; published_basis: string }[];
    };
    const basisOf = new Map(data.map((row) => [row.realtime_start, row.published_basis]));
    const { items } = await jsonFeed(`/feeds/series/${id}`);
    expect(items.length).toBeGreaterThan(0);
    for (const { content_text: text, date_published: at } of items)
      expect([at, text.startsWith('Released on or before ')]).toEqual([at, basisOf.get(at.slice(0, 10)) === 'upper_bound']);
  }
});

it('is empty for a series without data', async () => {
  const empty = SERIES.find(({ dataset }) => dataset.id === 'PPI_FD');
  expect((await jsonFeed(`/feeds/series/${empty?.id}`)).items).toEqual([]);
});

it.each([
  ['/feeds/series/AU.GDP.QOQ.xml', 404, /must end with \.rss, \.atom or \.json/],
  ['/feeds/series/AU.GDP.QOK.rss', 404, /Unknown series/],
  ['/feeds/topics/prixes.rss', 404, /prices/],
  ['/feeds/series/AU.GDP.QOQ.rss?start=2024', 400, /start/],
])('refuses %s', async (url, status, words) => {
  const answer = await h.ask({ url });
  expect([answer.statusCode, answer.body]).toEqual([status, expect.stringMatching(words)]);
});

describe('the feed of a release', () => {
  it('has the results of each release, with a link to its card', async () => {
    const { items } = await jsonFeed('/feeds/releases/cpi');
    const june = items.find(({ id }) => id.endsWith('2026-06'));
    expect(june?.url).toMatch(/\/releases\/cpi\/2026-06$/);
    expect(june?.content_text).toContain('3.8% in June 2026, after 4.0% in May 2026');
  });

  it('is refused for an unknown publication, with the nearest ones', async () => {
    const answer = await h.ask({ url: '/feeds/releases/cpy.json' });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'REQ_NOT_FOUND']);
    expect(answer.json().hint).toContain('Did you mean cpi');
  });
});

it('redirects the id of a forecast to its URL', async () => {
  const answer = await h.get('/v1/series/au.forecast.rba.trimmed');
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'REQ_UNKNOWN_SERIES']);
  expect(answer.json().hint).toBe('Use GET /v1/forecasts/AU.FORECAST.RBA.TRIMMED.');
});
