/** The content of a page is built once for each state of the data, also in the background. No change of the data is missed. */
import { beforeEach, expect, it } from 'vitest';
import { FixedClock } from '../../../src/core/clock.ts';
import { PageContents } from '../../../src/http/reply/page-contents.ts';
import { html } from '../../../src/web/html.ts';
import type { PageContent, WebContext, WebPage } from '../../../src/web/page.ts';

let clock: FixedClock;
let counter: number;
let contents: PageContents;
let made: string[];
const requested = { path: {}, query: new URLSearchParams() };
const running = { stopping: new AbortController().signal, turn: async () => {} };

beforeEach(() => {
  [clock, counter, made] = [new FixedClock('2026-11-21T00:00:00.000Z'), 1, []];
  const store = {
    counterOfTurn: async () => counter,
    changesSince: async () => ({ counter, datasets: ['abs/CPI'] }),
    datasets: { states: async () => [] },
    releases: { between: async () => [] },
  };
  contents = new PageContents({ queries: { caches: {}, clock, store } } as unknown as WebContext);
});

const pageOf = (id: string, more: Partial<PageContent> = {}): WebPage => ({
  id,
  path: `/${id}`,
  access: 'open',
  query: [],
  make: async () => {
    made.push(id);
    return Object.assign({ title: id, description: id, canonical: null, maxAgeSeconds: 600, body: html`<h1>${id}</h1>` }, more);
  },
});

const maxAge = async (page: WebPage): Promise<number | null> => {
  const found = await contents.of(page, requested);
  return 'redirect' in found ? null : found.maxAgeSeconds;
};

it('is built again when the data change or the half hour ends, not each minute', async () => {
  const page = pageOf('one');
  await contents.of(page, requested);
  clock.advance(29 * 60_000);
  await contents.of(page, requested);
  expect(made).toHaveLength(1);
  counter += 1;
  await contents.of(page, requested);
  expect(made).toHaveLength(2);
  clock.advance(60_000);
  await contents.of(page, requested);
  expect(made).toHaveLength(3);
});

it('is built again after 30 seconds if it shows the time of day', async () => {
  const page = pageOf('clock', { isTimed: true });
  for (const seconds of [0, 29, 1]) {
    clock.advance(seconds * 1000);
    await contents.of(page, requested);
  }
  expect(made).toHaveLength(2);
});

it('does not extend the max-age of data', async () => {
  const [page, fixed] = [pageOf('data'), pageOf('fixed', { datasets: [] })];
  expect([await maxAge(page), await maxAge(fixed)]).toEqual([600, 600]);
  clock.advance(500_000);
  expect([await maxAge(page), await maxAge(fixed)]).toEqual([100, 600]);
  clock.advance(500_000);
  expect(await maxAge(page)).toBe(30);
});

it('is rebuilt in the background after a change, if the page was requested lately or is always ready', async () => {
  await contents.prepare(pageOf('ready'), requested);
  await contents.of(pageOf('old'), requested);
  clock.advance(20 * 60_000);
  await contents.of(pageOf('recent'), requested);
  clock.advance(15 * 60_000);
  await contents.renew(running);
  expect(made.splice(0).toSorted()).toEqual(['old', 'ready', 'ready', 'recent', 'recent']);
  await contents.renew(running);
  await contents.of(pageOf('ready'), requested);
  expect(made).toEqual([]);
  counter += 1;
  await contents.renew({ stopping: AbortSignal.abort(), turn: running.turn });
  expect(made).toEqual([]);
});
