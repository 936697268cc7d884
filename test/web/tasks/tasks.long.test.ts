/**
 * Does the everyday tasks of a first visitor, from the home page, on a desktop and on a phone. Each needs at most four clicks and
 * entries.
 */
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BASE, IN_A_BROWSER, inBrowser } from '../in-browser.ts';
import { COMPANY, DAILY_PRICES, putTaskData } from './task-data.ts';

const MOST_STEPS = 4;
const { opened, open } = inBrowser(putTaskData);

/** Counts the actions of a visitor. An entry ends with Enter. */
class Visitor {
  steps = 0;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async type(words: string, field = 'main input[name=q]'): Promise<void> {
    this.steps += 1;
    await this.page.fill(field, words);
    await Promise.all([this.page.waitForLoadState('load'), this.page.press(field, 'Enter')]);
    await this.page.waitForLoadState('load');
  }

  async click(selector: string): Promise<void> {
    this.steps += 1;
    await this.page.locator(selector).locator('visible=true').first().click();
    await this.page.waitForLoadState('load');
  }

  /** An item of the main menu, which is opened first on a phone. */
  async menu(name: string): Promise<void> {
    const isPhone = (this.page.viewportSize()?.width ?? 0) < 700;
    if (isPhone) await this.click('details.mini summary');
    await this.click(isPhone ? `details.mini a:has-text("${name}")` : `nav[aria-label=Main] a:has-text("${name}")`);
  }

  path = (): string => new URL(this.page.url()).pathname.replace(BASE, '');
  main = (): Promise<string> => this.page.locator('main').innerText();
}

describe.each([
  ['desk', 1280],
  ['phone', 360],
] as const)('on a %s', IN_A_BROWSER, (_, width) => {
  let visitor: Visitor;
  beforeEach(async () => {
    const { page } = opened();
    await page.setViewportSize({ width, height: 800 });
    await open('/');
    visitor = new Visitor(page);
  });
  afterEach(() => {
    expect(visitor.steps).toBeLessThanOrEqual(MOST_STEPS);
    expect(opened().complaints.splice(0)).toEqual([]);
  });

  it('a: unemployment in Victoria as an Excel file', async () => {
    await visitor.type('unemployment victoria');
    await visitor.click('main h3 a');
    expect(visitor.path()).toBe('/series/AU.UNEMP.VIC');
    await visitor.click('main summary:has-text("Download")');
    const [file] = await Promise.all([visitor.page.waitForEvent('download'), visitor.click('main .pop a:has-text("Excel")')]);
    expect(file.suggestedFilename()).toMatch(/\.xlsx$/);
  });

  it('b: the first and the latest value of GDP growth', async () => {
    await visitor.type('gdp growth quarterly');
    await visitor.click('main h3 a');
    expect(visitor.path()).toBe('/series/AU.GDP.QOQ');
    await visitor.page.locator('#vintages').waitFor();
    expect(await visitor.page.locator('#vintages circle.first').count()).toBeGreaterThan(4);
    expect(await visitor.main()).toContain('Size of revisions by time since the first release');
  });

  it('c: code to embed a chart', async () => {
    await visitor.type('cpi inflation');
    await visitor.click('main h3 a');
    await visitor.click('a.btn:has-text("Embed")');
    expect(await visitor.page.locator('#embed').isVisible()).toBe(true);
    expect(await visitor.page.locator('#embed').innerText()).toContain('<iframe');
  });

  it('d: wages against rents since 2019', async () => {
    await visitor.type('wage growth since 2019');
    await visitor.click('main h3 a');
    await visitor.click('.tools a:has-text("Compare")');
    await visitor.type('rents', 'input[name=add]');
    await visitor.page.waitForURL(/ids=AU\.WPI\.YOY(,|%2C)AU\.CPI\.RENTS/);
    expect(await visitor.page.locator('input[name=start]').inputValue()).toBe('2019-01-01');
  });

  it('e: the electricity price in New South Wales, now and over a week', async () => {
    await visitor.menu('Energy');
    await visitor.click('main a:has-text("New South Wales")');
    await visitor.click('.seg a:has-text("7 days")');
    expect(visitor.page.url()).toContain('/energy/NSW1?range=7d');
    const text = await visitor.main();
    const mean = DAILY_PRICES.reduce((sum, one) => sum + one, 0) / DAILY_PRICES.length;
    expect(text).toMatch(new RegExp(`Whole range\\s+${mean.toFixed(2)}`));
    expect(text).toContain(`$${DAILY_PRICES.at(-1)?.toFixed(2)}/MWh`);
  });

  it('f: councils by approvals per 1,000 residents', async () => {
    await visitor.menu('Places');
    await visitor.click('#areas li:has-text("approvals") a:has-text("ranking")');
    expect(visitor.path()).toBe('/datasets/abs/BA_LGA2024');
    await visitor.click('main a:has-text("1,000 residents")');
    const rows = await visitor.page.locator('main table tbody tr').allInnerTexts();
    // 100 dwellings a month in Albury, and 50 in Blacktown, which has more residents.
    expect(rows[0]).toMatch(/Albury/);
    expect(rows[1]).toMatch(/Blacktown/);
  });

  it('g: the income of postcode 2000', async () => {
    await visitor.menu('Places');
    await visitor.type('2000', '#find');
    await visitor.click('#areas .columns a');
    expect(visitor.path()).toBe('/places/postcode-2000');
    expect(await visitor.main()).toContain('40,697');
  });

  it('h: a company by its name', async () => {
    await visitor.type('woolworths');
    await visitor.click('main a:has-text("Search companies")');
    expect(visitor.path()).toBe('/companies');
    const text = await visitor.main();
    expect(text).toMatch(/woolworths of the tests/i);
    expect(text.replaceAll(/\s/g, '')).toContain(COMPANY.acn);
  });

  it('i: the calendar of releases', async () => {
    await visitor.menu('Releases');
    expect(await visitor.page.locator('h1').innerText()).toMatch(/calendar/i);
    // The next release has a day, a time and a title.
    const next = visitor.page.locator('main li:has(time)').first();
    expect(await next.innerText()).toMatch(/\d{1,2}:\d\d [ap]m/);
    expect((await next.innerText()).replaceAll(/[\d:]|[ap]m/g, '').trim().length).toBeGreaterThan(8);
  });

  it('j: a key', async () => {
    await visitor.click('a:has-text("Sign in")');
    await visitor.click('main a:has-text("Get a free API key")');
    await visitor.type(`visitor-${width}@example.org`, 'main input[type=email]');
    const key = /ak_\w{20,}/.exec(await visitor.main())?.[0] ?? '';
    const reply = await fetch(`${opened().origin}/v1/concepts/unemployment`, { headers: { authorization: `Bearer ${key}` } });
    expect(reply.status).toBe(200);
  });

  it('k: how to cite a value', async () => {
    await visitor.type('unemployment rate');
    await visitor.click('main h3 a');
    if ((visitor.page.viewportSize()?.width ?? 0) < 700) await visitor.click('#notes summary');
    const text = await visitor.page.locator('#notes').innerText();
    expect(text).toMatch(/Unemployment rate, Australia, seasonally adjusted: 4\.4%, June 2026/);
    expect(text).toMatch(/accessed \d+ \w+ \d{4}/);
  });

  it('l: what changed this week', async () => {
    await visitor.click('main a[href$="/releases/week"]');
    expect(visitor.path()).toBe('/releases/week');
    const row = await visitor.page.locator('main tbody tr:has-text("Job vacancies")').first().innerText();
    expect(row).toContain('350,500');
  });
});
