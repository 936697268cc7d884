/**
 * The pages in a real browser, under a path of their own (`/data`): for everybody (axe-core, light and dark, a phone, the keyboard alone,
 * without script), within their budgets, with what the script adds, and the way of somebody who came for one figure.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import ICAL from 'ical.js';
import Papa from 'papaparse';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Running, remove, startWattle, temporaryFolder } from '../program/running.ts';
import { chromiumOptions } from '../programs/chromium.ts';
import { needs, SOFFICE } from '../programs/needs.ts';
import { withStarterProgram } from '../starter/loaded-starter.ts';

const IN_A_BROWSER = needs('Chromium');
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const BASE = '/data';
/** Of the tabulator, from where a page begins to what is wanted. */
const MOST_STEPS = 120;
const PAGES = [
  '/',
  '/topics',
  '/about',
  '/registers',
  '/releases/week',
  '/series/AU.NEM.DISPATCH.PRICE.NSW1',
  '/topics/rates',
  '/topics/work',
  '/releases/cpi/2026-06',
  '/forecasts',
  '/forecasts/AU.FORECAST.RBA.TRIMMED',
  '/places',
  '/places/vic',
  '/places/melbourne',
  '/regions/AU.UNEMP',
  '/regions/AU.UNEMP?view=rank',
  '/regions/AU.UNEMP?view=table',
  '/regions/AU.CPI.MONTHLY.YOY?view=lines',
  '/regions/AU.CPI.MONTHLY.YOY',
  '/search?q=unemployment',
  '/search?q=rents+in+perth',
  '/series/AU.CPI.YOY',
  '/series/AU.CPI.YOY?as_of=2025-12-01',
  '/series/AU.CREDIT.HOUSING.OO',
  '/compare?ids=AU.CPI.YOY,AU.WPI.YOY',
  '/datasets',
  '/datasets/rba/F1.1',
  '/datasets/abs/CPI?view=chart',
  '/datasets/abs/CPI?view=rows',
  '/datasets/abs/AWE',
  '/signals',
  '/signals/real-wages',
  '/calendar',
  '/calendar?view=month',
  '/energy',
  '/weather',
  '/companies',
  '/abn',
  '/status',
  '/register',
  '/sign-in',
  '/docs',
  '/docs?q=series',
  '/docs/spreadsheets',
  '/docs/python',
  '/docs/operating',
  '/docs/errors',
  '/docs/errors/REQ_NOT_FOUND',
  '/embed/AU.CPI.YOY?start=2010',
  '/nowhere',
];

let browser: Browser;
let wattle: Running;
let folder: string;
let origin: string;
let context: BrowserContext;
let page: Page;
/** What the script complained of, and what was asked of others. */
const complaints: string[] = [];

beforeAll(async () => {
  folder = temporaryFolder();
  await withStarterProgram(folder);
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  const settings = { WATTLE_DATA_DIR: folder, WATTLE_PORT: String(port), WATTLE_PUBLIC_URL: `${origin}${BASE}` };
  [wattle, browser] = await Promise.all([startWattle(settings), chromium.launch(chromiumOptions())]);
  context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  page = await context.newPage();
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    if (!request.url().startsWith(origin)) complaints.push(`asked for ${request.url()}`);
  });
}, 240_000);
afterAll(async () => {
  await browser?.close();
  await wattle?.stop();
  remove(folder);
});

/** A port that nobody listens on at this moment. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const open = async (address: string, on = page): Promise<void> => {
  await on.goto(`${origin}${BASE}${address}`);
};

interface Finding {
  readonly id: string;
  readonly impact: string | null;
  readonly nodes: readonly { readonly html: string }[];
}

describe('every page', IN_A_BROWSER, () => {
  it.each(PAGES)('is for everybody, in light and dark, and as wide as a phone: %s', async (address) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(address);
    await page.evaluate(AXE);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      // What a dark page changes is contrast.
      const rules = colorScheme === 'dark' ? { runOnly: ['color-contrast'] } : {};
      const found = await page.evaluate(async (options) => {
        const { axe } = globalThis as unknown as { axe: { run(options: object): Promise<{ violations: Finding[] }> } };
        return (await axe.run({ resultTypes: ['violations'], ...options })).violations;
      }, rules);
      const serious = found.filter(({ impact }) => impact === 'serious' || impact === 'critical');
      expect(serious.map(({ id, nodes }) => `${colorScheme} ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)).toEqual(
        [],
      );
    }
    await page.setViewportSize({ width: 360, height: 800 });
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
    expect(await page.locator('h1').count()).toBe(1);
    expect(complaints.splice(0)).toEqual([]);
  });

  it.each(PAGES)('stays within its budget, and every address in it below the path: %s', async (address) => {
    const text = await (await fetch(`${origin}${BASE}${address}`, { headers: { accept: 'text/html' } })).text();
    expect(gzipSync(text).length).toBeLessThan(40_000);
    const addresses = [...text.matchAll(/ (?:href|src|action)="(\/[^"]*)"/g)].map(([, one]) => one ?? '');
    expect(addresses.filter((one) => !one.startsWith(`${BASE}/`))).toEqual([]);
  });
});

it.each(['/signals/real-wages', '/signals/state-fiscal-snapshot'])(
  'shows every control of a signal whole on a phone: %s',
  async (address) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await open(address);
    const edges = await page.evaluate<number[]>(
      "[...document.querySelectorAll('.tools .btn, .tools select')].map((one) => one.getBoundingClientRect().right)",
    );
    expect(edges.length).toBeGreaterThan(1);
    expect(Math.max(...edges)).toBeLessThanOrEqual(360);
  },
);

it.each(['/status', '/signals/real-wages'])(
  'stacks the rows of a table on a phone, so that none scrolls sideways: %s',
  IN_A_BROWSER,
  async (address) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await open(address);
    const beyond = await page.evaluate<number[]>(
      "[...document.querySelectorAll('.stack')].map((one) => one.scrollWidth - one.clientWidth)",
    );
    expect(beyond.length).toBeGreaterThan(0);
    expect(Math.max(...beyond)).toBeLessThanOrEqual(0);
  },
);

it.each(['/series/AU.CPI.YOY', '/datasets/abs/CPI', '/signals/real-wages'])(
  'fits the paper that it is printed on: %s',
  IN_A_BROWSER,
  async (address) => {
    // A4 less its margins, at 96 points an inch; a page that is dark on the screen is light on paper.
    await page.setViewportSize({ width: 794, height: 1123 });
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await open(address);
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBe(794);
    expect(await page.evaluate<string>('getComputedStyle(document.body).backgroundColor')).toBe('rgb(255, 255, 255)');
    const cut = await page.evaluate<string[]>(
      "[...document.querySelectorAll('main .scroll')].filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.ariaLabel + ': ' + one.scrollWidth + ' of ' + one.clientWidth)",
    );
    expect(cut).toEqual([]);
    expect(await page.locator('main .btn:visible, nav:visible, .fold:visible').count()).toBe(0);
    await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
    await page.setViewportSize({ width: 1280, height: 900 });
  },
);

describe('without script', IN_A_BROWSER, () => {
  it('searches, opens a series, changes what is shown, and keeps a theme', async () => {
    const bare = await browser.newContext({ javaScriptEnabled: false });
    const still = await bare.newPage();
    await open('/', still);
    await still.fill('main input[name=q]', 'unemployment victoria');
    await still.press('main input[name=q]', 'Enter');
    await still.click('main h3 a >> nth=0');
    expect(new URL(still.url()).pathname).toBe(`${BASE}/series/AU.UNEMP.VIC`);
    expect(await still.locator('figure > svg:visible').count()).toBe(1);
    await still.click('.seg a:has-text("All")');
    expect(new URL(still.url()).searchParams.get('start')).not.toBeNull();
    await still.click('[data-theme-switch] button');
    expect(await still.getAttribute('html', 'data-theme')).toBe('dark');
    expect(new URL(still.url()).pathname).toBe(`${BASE}/series/AU.UNEMP.VIC`);
    await bare.close();
  });
});

describe('under script', IN_A_BROWSER, () => {
  it('finds by the keyboard alone, from the slash to the series', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await open('/');
    await page.keyboard.press('/');
    // What is chosen is lost when the answer to the last letter comes after it.
    const answered = page.waitForResponse((response) => response.url().endsWith('q=cash%20rate'));
    await page.keyboard.type('cash rate');
    await (await answered).finished();
    await page.locator('[role=listbox]:visible').waitFor();
    const chosen = () => page.getAttribute('input[aria-expanded=true]', 'aria-activedescendant');
    await expect
      .poll(async () => {
        if ((await chosen()) === null) await page.keyboard.press('ArrowDown');
        return chosen();
      })
      .toMatch(/^hits-\d+-0$/);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/data\/series\//);
    expect(await page.textContent('h1')).toContain('ash rate');
  });

  it('moves over a chart by keys and says where it stands, and leads to the table', async () => {
    await open('/series/AU.CPI.YOY?start=2010&end=2025');
    const svg = page.locator('figure svg[data-plot][tabindex="0"]:visible');
    await svg.focus();
    expect(await svg.getAttribute('role')).toBe('application');
    const said = page.locator('figure [aria-live=polite]');
    await page.keyboard.press('End');
    expect(await said.textContent()).toMatch(/^December quarter 2025, 3\.6/);
    await page.keyboard.press('Shift+ArrowLeft');
    expect(await said.textContent()).toMatch(/^December quarter 2024, 2\.4/);
    await page.keyboard.press('Home');
    expect(await said.textContent()).toMatch(/^March quarter 2010, 2\.9/);
    await page.keyboard.press('t');
    expect(await page.evaluate<string>('document.activeElement?.id')).toBe('table');
  });

  it.each([1280, 360])('has in its key the marks of breaks that are in the picture, and no others, at a width of %i', async (width) => {
    await page.setViewportSize({ width, height: 900 });
    const marks = page.locator('figure#chart svg[data-plot][tabindex="0"]:visible');
    const keyed = async (address: string): Promise<readonly [boolean, boolean, number]> => {
      await open(address);
      await marks.waitFor();
      const isKeyed = (kind: string) => page.locator(`figure#chart [data-break-kind="${kind}"]`).isVisible();
      return [await isKeyed('line'), await isKeyed('ribbon'), await marks.locator('[data-ribbon]').count()];
    };
    const [line, ribbon, ribbons] = await keyed('/series/AU.CREDIT.HOUSING.OO');
    expect([line, ribbon, ribbons > 0 && ribbons < 5]).toEqual([true, true, true]);
    expect(await keyed('/series/AU.CPI.YOY?start=2019')).toEqual([true, false, 0]);
    expect(await keyed('/series/AU.UNEMP.SA?start=2024')).toEqual([false, false, 0]);
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  it.each([1280, 800, 360])('says what a band is once, in the picture or in its key, at a width of %i', async (width) => {
    await page.setViewportSize({ width, height: 900 });
    for (const address of ['/compare?ids=AU.CPI.YOY,AU.WPI.YOY', '/series/AU.CPI.YOY', '/series/AU.CPI.YOY?start=2019']) {
      await open(address);
      const svg = page.locator('figure#chart svg[data-plot][tabindex="0"]:visible');
      await svg.waitFor();
      const inPicture = (await svg.textContent())?.includes('RBA target') === true;
      expect([address, await page.locator('figure#chart [data-band]').isVisible()]).toEqual([address, !inPicture]);
    }
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  it('goes through a month of the calendar by the keyboard alone, and to the next one', async () => {
    await open('/calendar?view=month');
    const shown = await page.textContent('.head h2');
    await page.locator('nav[aria-label=Months] a[rel=next]').focus();
    expect(await page.evaluate<string>('getComputedStyle(document.activeElement).outlineStyle')).not.toBe('none');
    await page.keyboard.press('Enter');
    await page.waitForURL(/month=\d{4}-\d\d/);
    expect(await page.textContent('.head h2')).not.toBe(shown);
    expect(await page.locator('ol.weeks > li').first().isVisible()).toBe(true);
    await page.setViewportSize({ width: 360, height: 800 });
    expect(await page.locator('ol.weeks > .free:visible').count()).toBe(0);
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  it('shows the value under the pointer and where it comes from, and zooms by a drag', async () => {
    await open('/series/AU.CPI.YOY?start=2010&end=2025');
    const box = await page.locator('figure svg[data-plot][tabindex="0"]:visible').boundingBox();
    if (!box) throw new Error('no chart');
    const before = await page.textContent('[data-prov=cell]');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    expect(await page.locator('figure svg .tip + text').textContent()).toMatch(/^-?[\d.]+\s?%$/);
    await expect.poll(async () => page.textContent('[data-prov=cell]')).not.toBe(before);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.75, box.y + box.height / 2, { steps: 4 });
    await page.mouse.up();
    // The address changes in the page; the driver of the browser hears of it a moment later.
    await page.waitForURL(/[?&]start=20(16|17|18)-/);
  });

  it('holds in a zoomed part of a series of steps what was in force at either end, and no longer', async () => {
    await open('/series/AU.CASHRATE');
    const plot = page.locator('svg[data-plot]:visible');
    const box = await plot.boundingBox();
    if (box === null) throw new Error('The chart is not there.');
    await page.mouse.move(box.x + box.width * 0.5, box.y + 150);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.72, box.y + 150, { steps: 8 });
    await page.mouse.up();
    await page.waitForURL(/end=/);
    const drawn = (): Promise<string | null> => page.locator('svg[data-plot]:visible path.l0').first().getAttribute('d');
    const zoomed = await drawn();
    await page.goto(page.url());
    expect(zoomed?.match(/V/g)).toEqual((await drawn())?.match(/V/g));
    // As wide as the page itself draws the same span.
    const right = (d: string | null): number => Math.max(...[...(d ?? '').matchAll(/[MHL]([\d.]+)/g)].map(([, x]) => Number(x)));
    expect(Math.abs(right(zoomed) - right(await drawn()))).toBeLessThan(12);
  });

  it('shows a value to a finger on a phone, and the whole menu', async () => {
    const phone = await browser.newContext({ viewport: { width: 360, height: 760 }, hasTouch: true, isMobile: true });
    const held = await phone.newPage();
    await open('/series/AU.UNEMP.SA', held);
    const plot = held.locator('svg[data-plot]:visible');
    await plot.scrollIntoViewIfNeeded();
    const box = await plot.boundingBox();
    if (box === null) throw new Error('The chart is not there.');
    await held.touchscreen.tap(box.x + 150, box.y + 90);
    await held.locator('rect.tip:visible').waitFor();
    await held.evaluate('scrollTo(0, 0)');
    await held.tap('.mini > summary');
    const menu = await held.locator('.mini > .pop').boundingBox();
    await phone.close();
    expect([(menu?.x ?? -1) >= 0, (menu?.x ?? 0) + (menu?.width ?? 999) <= 360]).toEqual([true, true]);
  });

  it('keeps the names of long lines when their values are fetched', async () => {
    await open('/compare?ids=AU.UNEMP.SA,AU.UNEMP.ORIG,AU.UNEMP.TREND&start=1978-02');
    const figure = page.locator('#chart');
    expect(await figure.getAttribute('data-values')).toBe('later');
    const words = async (): Promise<string> => (await figure.locator('svg:visible text').allTextContents()).join(' | ');
    const before = await words();
    expect(before).toMatch(/seasonally adjusted .*original .*trend /);
    const fetched = page.waitForResponse(/chart\.json/);
    await figure.hover({ position: { x: 400, y: 150 } });
    await fetched;
    await expect
      .poll(async () => {
        await page.mouse.move(500 + Math.random() * 50, 400);
        await figure.hover({ position: { x: 500, y: 160 } });
        return words();
      })
      .toMatch(/\b(?:19|20)\d\d \| .*seasonally adjusted \d.*original \d.*trend \d/);
    expect((await words()).startsWith(before)).toBe(true);
  });

  it('goes back to what was known on a day, and says which edition that is', async () => {
    await open('/series/AU.CPI.YOY#known');
    const slider = page.locator('#known-range');
    await slider.focus();
    await page.keyboard.press('Home');
    await page.waitForURL(/as_of=/);
    expect(await slider.getAttribute('aria-valuetext')).toMatch(/^Vintage of .*, the latest on/);
    expect(await page.textContent('main')).toContain('as known');
  });

  it('takes a mailed link that is pasted where the page for signing in is open already', async () => {
    await open('/sign-in');
    const form = page.locator('form[data-sign-in-link]');
    expect(await form.isVisible()).toBe(false);
    await page.evaluate("location.hash = 'token=lnk_example'");
    await form.waitFor({ state: 'visible' });
    expect(await form.locator('input[name=token]').inputValue()).toBe('lnk_example');
    expect(new URL(page.url()).hash).toBe('');
  });

  it('takes a theme from the switch and keeps it over a reload', async () => {
    await open('/');
    await page.click('[data-theme-switch] button');
    expect(await page.getAttribute('html', 'data-theme')).toBe('dark');
    await page.reload();
    expect(await page.getAttribute('html', 'data-theme')).toBe('dark');
    await open('/docs/api');
    expect(await page.evaluate('getComputedStyle(document.documentElement).colorScheme')).toBe('dark');
    await context.clearCookies();
  });
});

describe('somebody who came for one figure', IN_A_BROWSER, () => {
  it('finds it, takes it into a spreadsheet, into a page of another site, and into a calendar', async () => {
    await open('/');
    await page.fill('main input[name=q]', 'unemployment victoria');
    await page.press('main input[name=q]', 'Enter');
    await page.waitForURL(/search\?q=/);
    await page.click('main h3 a >> nth=0');
    await page.waitForURL(/\/series\/AU\.UNEMP\.VIC/);
    await open('/series/AU.UNEMP.VIC?start=2010');
    const link = await page.locator('a[href*="/s/AU.UNEMP.VIC.csv"]').first().getAttribute('href');
    const csv = await (await fetch(new URL(link ?? '', origin))).text();
    const { data, errors } = Papa.parse<Record<string, string>>(csv.trimEnd(), { header: true });
    expect(errors).toEqual([]);
    expect(data[0]?.['period']).toMatch(/^2010-/);
    expect(data.every((row) => Number.isFinite(Number(row['value'])))).toBe(true);

    const host = await storyWith((await page.textContent('#embed pre >> nth=0')) ?? '');
    const reader = await browser.newContext({ viewport: { width: 360, height: 800 }, colorScheme: 'dark' });
    const story = await reader.newPage();
    await story.goto(host.url);
    const frame = story.frameLocator('iframe');
    await frame.locator('figure svg[data-plot]:visible').waitFor();
    const inFrame = story.frames()[1];
    expect(await inFrame?.evaluate<string>('getComputedStyle(document.body).backgroundColor')).toBe('rgb(20, 23, 27)');
    expect(await inFrame?.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
    await reader.close();
    host.server.close();

    await open('/calendar');
    const webcal = await page.textContent('aside pre');
    const text = await (await fetch((webcal ?? '').replace(/^webcal/, 'http'))).text();
    const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
    expect(events.length).toBeGreaterThan(0);
    expect(events.every(({ summary, uid }) => summary !== '' && uid !== '')).toBe(true);
  });

  it('goes the same way by the keyboard alone, from the front page to the calendar and the edition of a day', async () => {
    await open('/');
    await page.keyboard.press('/');
    await page.keyboard.type('unemployment victoria');
    await page.keyboard.press('Enter');
    await page.waitForURL(/search\?q=/);
    await tabTo(page, 'main h3 a');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/series\/AU\.UNEMP\.VIC/);
    await tabTo(page, '.seg a', '15 y');
    await page.keyboard.press('Enter');
    await page.waitForURL(/start=2010/);
    await tabTo(page, 'main summary.pri');
    await page.keyboard.press('Enter');
    const csv = await tabTo(page, 'main details[open] a', 'CSV');
    expect(await (await fetch(new URL(csv ?? '', origin))).text()).toMatch(/^date,period,value[\s\S]*?\n2010-01-31,2010-01,/);
    await page.keyboard.press('Escape');
    await tabTo(page, 'main a[href$="#embed"]');
    await page.keyboard.press('Enter');
    expect(await page.locator('#embed pre >> nth=0').isVisible()).toBe(true);
    await open('/series/AU.UNEMP.VIC');
    await tabTo(page, 'main a.chip[href$="/calendar"]');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/calendar/);
    expect(await page.textContent('aside pre')).toMatch(/^webcal:.*\.ics/);
    await open('/series/AU.GDP.QOQ');
    await tabTo(page, 'main a[href="#known"]');
    await page.keyboard.press('Enter');
    await tabTo(page, '#known-range');
    await page.keyboard.press('Home');
    await page.waitForURL(/as_of=/);
    expect(await page.textContent('.fig .chip.on')).toContain('Vintage of');
  });

  it('goes the same way without script', async () => {
    const bare = await browser.newContext({ javaScriptEnabled: false });
    const still = await bare.newPage();
    await open('/', still);
    await still.fill('main input[name=q]', 'unemployment victoria');
    await still.press('main input[name=q]', 'Enter');
    await still.click('main h3 a >> nth=0');
    await still.click('.seg a:has-text("15 y")');
    expect(new URL(still.url()).searchParams.get('start')).toBe('2010');
    await still.click('main summary.pri');
    const link = await still.getAttribute('main details[open] a:has-text("CSV")', 'href');
    const { data, errors } = Papa.parse<string[]>((await (await fetch(new URL(link ?? '', origin))).text()).trimEnd());
    expect([errors, data[1]?.[1]]).toEqual([[], '2010-01']);
    await still.keyboard.press('Escape');
    await still.locator('main a[href$="#embed"]').first().click();
    const snippet = await still.textContent('#embed pre >> nth=0');
    const host = await storyWith(snippet ?? '');
    await still.setViewportSize({ width: 360, height: 800 });
    await still.goto(host.url);
    await still.frameLocator('iframe').locator('figure svg:visible').first().waitFor();
    host.server.close();
    await open('/calendar', still);
    const webcal = ((await still.textContent('aside pre')) ?? '').replace(/^webcal/, 'http');
    expect(ICAL.parse(await (await fetch(webcal)).text())[0]).toBe('vcalendar');
    // Where there is no slider the day is chosen in a field.
    await open('/series/AU.GDP.QOQ#known', still);
    const days = ((await still.getAttribute('[data-known]', 'data-editions')) ?? '').split(' ');
    await still.fill('#as_of', days[0] ?? '');
    await still.press('#as_of', 'Enter');
    expect(new URL(still.url()).searchParams.get('as_of')).toBe(days[0]);
    const then = await knownOn(days[0]);
    expect(await still.textContent('.fig b')).toBe(`${then.value.toFixed(1).replace('-', '−')}%`);
    await bare.close();
  });

  it('opens the same link in LibreOffice, which reads the same figures', needs('LibreOffice'), async () => {
    const csv = await (await fetch(`${origin}${BASE}/s/AU.UNEMP.VIC.csv?start=2010`)).text();
    const sent = Papa.parse<string[]>(csv.trimEnd()).data;
    const work = path.join(folder, 'libreoffice');
    mkdirSync(work);
    writeFileSync(path.join(work, 'figures.csv'), csv);
    const args = ['--headless', `-env:UserInstallation=file://${work}/profile`, '--convert-to', 'fods', '--outdir', work];
    const { status, stderr } = spawnSync(SOFFICE ?? '', [...args, path.join(work, 'figures.csv')], {
      encoding: 'utf8',
      timeout: 120_000,
    });
    expect([status, stderr.replace(/^.*(?:javaldx|JRE).*$/gm, '').trim()]).toEqual([0, '']);
    const read = tableOf(readFileSync(path.join(work, 'figures.fods'), 'utf8'));
    expect(read).toHaveLength(sent.length);
    const at = (sent[0] ?? []).indexOf('value');
    expect(read.map((row) => row[at])).toEqual(sent.map((row) => row[at]));
    expect(read.map((row) => row[0])).toEqual(sent.map((row) => row[0]));
  });

  it('compares the first figure of growth with the newest, and is told where no earlier edition is held', async () => {
    await open('/series/AU.GDP.QOQ#known');
    const newest = await page.textContent('.fig b');
    const days = ((await page.getAttribute('[data-known]', 'data-editions')) ?? '').split(' ');
    expect(days.length).toBeGreaterThan(1);
    const slider = page.locator('#known-range');
    await slider.focus();
    await page.keyboard.press('Home');
    await page.waitForURL(new RegExp(`as_of=${days[0]}`));
    // The page says what the API says of that day, of the same period as now, and both are told apart.
    const then = await knownOn(days[0]);
    const now = await knownOn(null, then.period);
    await expect.poll(() => page.textContent('.fig b')).toBe(`${then.value.toFixed(1).replace('-', '−')}%`);
    expect(await page.textContent('.fig .chip.on')).toContain('Vintage of');
    await page.locator('#known-range').focus();
    await page.keyboard.press('End');
    await expect.poll(() => page.textContent('.fig b')).toBe(newest);
    expect(now.period).toBe(then.period);
    expect(Number.isFinite(now.value)).toBe(true);
    const revised = ((await page.textContent('#revisions')) ?? '').replace(/\s+/g, ' ');
    expect(revised).toContain('have been revised since the first vintage here');
    await open('/series/AU.GDP.QOQ?as_of=1990-01-01');
    expect(await page.textContent('main')).toMatch(/No vintage of abs\.ANA_AGG is stored as of 1990-01-01/);
  });
});

/** Moves on by the tabulator until an element has the focus, one with these words where they are given; where it leads to. */
async function tabTo(on: Page, selector: string, words = ''): Promise<string | null> {
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    await on.keyboard.press('Tab');
    const isThere = await on.evaluate<boolean>(
      `document.activeElement.matches(${JSON.stringify(selector)}) && document.activeElement.textContent.includes(${JSON.stringify(words)})`,
    );
    if (isThere) return on.evaluate<string | null>("document.activeElement.getAttribute('href')");
  }
  throw new Error(`${selector} is not reached within ${MOST_STEPS} steps`);
}

/** A value of quarterly growth as it was known on a day, or is now: the newest, or that of a period. */
async function knownOn(day: string | undefined | null, period?: string): Promise<{ readonly period: string; readonly value: number }> {
  const query = new URLSearchParams({ ...(day ? { as_of: day } : {}), ...(period === undefined ? {} : { start: period, end: period }) });
  const { data } = (await (await fetch(`${origin}${BASE}/s/AU.GDP.QOQ.json?${query}`)).json()) as {
    data: readonly { readonly period: string; readonly value: number }[];
  };
  const last = data.at(-1);
  if (last === undefined) throw new Error(`nothing of ${query}`);
  return last;
}

/** What each cell of the first sheet is worth: of numbers and dates the value itself, whatever the locale writes. */
function tableOf(document: string): readonly (readonly string[])[] {
  const [sheet = ''] = /<table:table [\s\S]*?<\/table:table>/.exec(document) ?? [];
  return [...sheet.matchAll(/<table:table-row[^>]*>([\s\S]*?)<\/table:table-row>/g)]
    .map(([, row = '']) =>
      [...row.matchAll(/<table:table-cell([^>]*?)(?:\/>|>([\s\S]*?)<\/table:table-cell>)/g)].flatMap(
        ([, attributes = '', content = '']) => {
          const value = /office:(?:date-)?value="([^"]*)"/.exec(attributes)?.[1] ?? content.replace(/<[^>]*>/g, '').trim();
          return Array.from({ length: Math.min(20, Number(/columns-repeated="(\d+)"/.exec(attributes)?.[1] ?? 1)) }, () => value);
        },
      ),
    )
    .filter((row) => row.some((cell) => cell !== ''));
}

/** A page of another origin with a line of code in it. */
async function storyWith(code: string): Promise<{ readonly url: string; readonly server: Server }> {
  const server = createServer((_request, response) =>
    response
      .setHeader('content-type', 'text/html')
      .end(`<!doctype html><meta name="color-scheme" content="light dark"><body style="margin:0">${code}`),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://localhost:${(server.address() as AddressInfo).port}/`, server };
}
