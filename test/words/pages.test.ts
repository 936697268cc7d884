/** Checks one page of each kind as sent to readers: words, sentences, semicolons, field names, and the length of titles. */
import { type HTMLElement, parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OverStore, serveStore } from '../http/over-store.ts';
import { fieldNamesIn, interfaceFaults } from './glossary.ts';
import type { Passage } from './passage.ts';

let server: OverStore;
beforeAll(async () => {
  server = await serveStore('2026-11-27T00:00:00.000Z', 'starter');
}, 240_000);
afterAll(() => server.close());

const PAGES = [
  '/',
  '/search?q=unemployment',
  '/topics',
  '/topics/prices',
  '/places',
  '/places/vic',
  '/series/AU.CPI.YOY',
  '/series/AU.WPI.YOY',
  '/compare?ids=AU.CPI.YOY,AU.WPI.YOY',
  '/datasets',
  '/datasets/abs/WPI',
  '/datasets/rba/A2',
  '/signals',
  '/signals/real-wages',
  '/signals/growth-contributions',
  '/calendar',
  '/energy',
  '/releases/week',
  '/releases/cpi/2026-06',
  '/regions/AU.UNEMP',
  '/inflation',
  '/housing',
  '/my-inflation',
  '/rules',
  '/gdp-partials',
  '/board-days',
  '/check?text=inflation%20was%207.8%25%20in%20December%202022',
  '/panels',
  '/forecasts',
  '/forecasts/AU.FORECAST.RBA.TRIMMED',
  '/not-covered',
  '/abn',
  '/registers',
  '/companies',
  '/status',
  '/about',
  '/docs',
  '/docs/errors',
  '/docs/clients',
  '/register',
  '/sign-in',
  '/no-such-page',
];

const LONGEST_PAGE_TITLE = 80;
const LONGEST_CHART_TITLE = 60;
/** Matches elements with text from an agency, or with code. */
const NOT_OURS = 'code, pre, samp, kbd, script, style, svg, math, .math, td, option, details > span';
/** Matches notes that are stored in the starter data. */
const STORED = /^Index re-referenced from/;
const BLOCKS = 'p, li, h1, h2, h3, h4, dt, dd, th, figcaption, summary, button, label, a, span, small, b';

/** Returns the text of the innermost elements that have complete sentences. */
function passagesOf(page: HTMLElement, place: string): readonly Passage[] {
  const main = page.querySelector('body');
  for (const one of main?.querySelectorAll('code, kbd, samp, .mono') ?? []) one.set_content('{}');
  for (const one of main?.querySelectorAll(NOT_OURS) ?? []) if (one.rawTagName !== 'code') one.remove();
  const blocks = main?.querySelectorAll(BLOCKS) ?? [];
  const texts = new Set(
    blocks
      .filter(
        (one) =>
          !['A', 'SPAN', 'SMALL', 'B'].includes(one.tagName) || one.closest('p, li, h1, h2, h3, dt, dd, th, summary, label') === null,
      )
      .filter((one) => one.querySelector('p, li, dt, dd, h2, h3') === null)
      .map((one) => one.text.replaceAll(/\s+/g, ' ').trim())
      // The last part of a caption lists ids.
      .map((text) => (/ · .*as of /i.test(text) ? text.replace(/ · [^·]*$/, '') : text))
      .filter((text) => !STORED.test(text)),
  );
  return [...texts].map((text) => ({ place, text }));
}

describe.each(PAGES)('%s', (path) => {
  let page: HTMLElement;
  beforeAll(async () => {
    const { body } = await server.get(path, { accept: 'text/html' });
    page = parse(body);
  });

  it('has short titles', () => {
    const title = page.querySelector('title')?.text ?? '';
    expect(title.length, title).toBeLessThanOrEqual(LONGEST_PAGE_TITLE);
    const charts = page.querySelectorAll('svg[role=img] > title').map(({ text }) => text);
    expect(charts.filter((text) => text.length > LONGEST_CHART_TITLE)).toEqual([]);
  });

  it('uses plain words', () => {
    const passages = passagesOf(page, path);
    expect(passages.length).toBeGreaterThan(5);
    expect(passages.flatMap((one) => [...interfaceFaults(one), ...fieldNamesIn(one)])).toEqual([]);
  });
});
