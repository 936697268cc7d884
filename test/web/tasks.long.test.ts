/** Everyday tasks of a first visitor, from the home page, on a desk and on a phone: each in at most four clicks and typings. */
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BASE, IN_A_BROWSER, inBrowser } from './in-browser.ts';

const MOST_STEPS = 4;
const { opened, open } = inBrowser();

/** Counts what a visitor does. A typing ends with Enter. */
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

  /** An item of the main menu, which a phone opens first. */
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
    expect(await visitor.main()).toContain('Revision by age');
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
    // The starter data have no electricity prices, and the page says so.
    expect(await visitor.main()).toContain('No electricity prices of New South Wales are stored');
  });

  it('f: councils by approvals per 1,000 residents, or the reason without data', async () => {
    await visitor.menu('Places');
    await visitor.click('#areas li:has-text("approvals") a:has-text("ranking")');
    expect(visitor.path()).toBe('/datasets/abs/BA_LGA2024');
    expect(await visitor.main()).toContain('no data on this site');
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
  });

  it('i: the calendar of releases', async () => {
    await visitor.menu('Releases');
    expect(await visitor.page.locator('h1').innerText()).toMatch(/calendar/i);
  });

  it('j: a key', async () => {
    await visitor.click('a:has-text("Sign in")');
    await visitor.type(`visitor-${width}@example.org`, 'main input[type=email]');
    expect(await visitor.main()).toMatch(/email/i);
  });

  it('k: how to cite a value', async () => {
    await visitor.type('unemployment rate');
    await visitor.click('main h3 a');
    const text = await visitor.page.locator('#notes').innerText();
    expect(text).toMatch(/accessed \d+ \w+ \d{4}/);
  });

  it('l: what changed this week', async () => {
    await visitor.click('main a[href$="/releases/week"]');
    expect(visitor.path()).toBe('/releases/week');
  });
});
