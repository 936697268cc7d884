/** Follows a reader of one value in a real browser: with scripts, with the keyboard alone, and without scripts. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import ICAL from 'ical.js';
import Papa from 'papaparse';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { needs, SOFFICE } from '../programs/needs.ts';
import { BASE, IN_A_BROWSER, inBrowser } from './in-browser.ts';

/** The maximum number of presses of the Tab key from the start of a page to the element. */
const MOST_STEPS = 120;

const { opened, open } = inBrowser();
let browser: Browser;
let page: Page;
let folder: string;
let origin: string;
beforeAll(() => {
  ({ browser, page, folder, origin } = opened());
});

describe('a reader of one value', IN_A_BROWSER, () => {
  it('finds it, and uses it in a spreadsheet, a page on another site, and a calendar', async () => {
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
    await frame.locator('figure svg[data-plot]').first().waitFor({ state: 'attached' });
    const inFrame = story.frames()[1];
    // The frame loads lazily, and has no colours and no size before its styles.
    await inFrame?.waitForLoadState('load');
    await frame.locator('figure svg[data-plot]:visible').waitFor();
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

  it('can do the same by keyboard alone, from the home page to the calendar and the vintage on a day', async () => {
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

  it('can do the same without scripts', async () => {
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
    // If there is no slider, the day is chosen in a field.
    await open('/series/AU.GDP.QOQ#known', still);
    const days = ((await still.getAttribute('[data-known]', 'data-vintages')) ?? '').split(' ');
    await still.fill('#as_of', days[0] ?? '');
    await still.press('#as_of', 'Enter');
    expect(new URL(still.url()).searchParams.get('as_of')).toBe(days[0]);
    const then = await knownOn(days[0]);
    expect(await still.textContent('.fig b')).toBe(`${then.value.toFixed(1).replace('-', '−')}%`);
    await bare.close();
  });

  it('opens the same link in LibreOffice, which reads the same values', needs('LibreOffice'), async () => {
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

  it('compares the first value of growth with the latest, and is informed if no earlier vintage is stored', async () => {
    await open('/series/AU.GDP.QOQ#known');
    const newest = await page.textContent('.fig b');
    const days = ((await page.getAttribute('[data-known]', 'data-vintages')) ?? '').split(' ');
    expect(days.length).toBeGreaterThan(1);
    const slider = page.locator('#known-range');
    await slider.focus();
    await page.keyboard.press('Home');
    await page.waitForURL(new RegExp(`as_of=${days[0]}`));
    // The page shows the API's value of that day and the current one, for the same period.
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
    expect(revised).toContain('have been revised since the first vintage');
    await open('/series/AU.GDP.QOQ?as_of=1990-01-01');
    expect(await page.textContent('main')).toMatch(/No vintage of abs\.ANA_AGG is stored as of 1990-01-01/);
  });
});

/** Presses Tab until an element has the focus, with the given words if any. Returns its target. */
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

/** Returns quarterly growth with the data of a past day, or with current data. Uses the latest period, or a given one. */
async function knownOn(day: string | undefined | null, period?: string): Promise<{ readonly period: string; readonly value: number }> {
  const query = new URLSearchParams({ ...(day ? { as_of: day } : {}), ...(period === undefined ? {} : { start: period, end: period }) });
  const { data } = (await (await fetch(`${origin}${BASE}/s/AU.GDP.QOQ.json?${query}`)).json()) as {
    data: readonly { readonly period: string; readonly value: number }[];
  };
  const last = data.at(-1);
  if (last === undefined) throw new Error(`nothing of ${query}`);
  return last;
}

/**
 * Returns the value of each cell in the first sheet. For numbers and dates, this is the stored value, which does not depend on the
 * locale.
 */
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

/** Serves a page on another origin that contains a line of code. */
async function storyWith(code: string): Promise<{ readonly url: string; readonly server: Server }> {
  const server = createServer((_request, response) =>
    response
      .setHeader('content-type', 'text/html')
      .end(`<!doctype html><meta name="color-scheme" content="light dark"><body style="margin:0">${code}`),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://localhost:${(server.address() as AddressInfo).port}/`, server };
}
