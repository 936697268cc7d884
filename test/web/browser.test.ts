/** Opens pages in a real browser: on a phone, on paper, with the keyboard alone, with and without scripts. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { BASE, IN_A_BROWSER, inBrowser } from './in-browser.ts';

const { opened, open } = inBrowser();
let browser: Browser;
let context: BrowserContext;
let page: Page;
beforeAll(() => {
  ({ browser, context, page } = opened());
});

it.each(['/signals/real-wages', '/signals/state-fiscal-snapshot'])(
  'a phone shows every control of an indicator completely: %s',
  IN_A_BROWSER,
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

it.each(['/status', '/signals/real-wages'])('a phone keeps the first column of a wide table in view: %s', IN_A_BROWSER, async (address) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await open(address);
  const [before, after] = await page.evaluate<number[]>(
    "(() => { const one = document.querySelector('.pin'); const left = () => one.querySelector('tbody th').getBoundingClientRect().left; const from = left(); one.scrollLeft = 200; return [from, left(), one.scrollLeft]; })()",
  );
  expect(after).toBe(before);
});

it('a phone shows the details on request, and a desktop shows them immediately', IN_A_BROWSER, async () => {
  await page.setViewportSize({ width: 360, height: 800 });
  await open('/series/AU.CPI.YOY');
  const notes = page.locator('#notes ul').first();
  expect(await notes.isVisible()).toBe(false);
  await page.click('#notes summary');
  expect(await notes.isVisible()).toBe(true);
  await page.setViewportSize({ width: 1280, height: 900 });
  await open('/series/AU.CPI.YOY');
  expect(await notes.isVisible()).toBe(true);
  expect(await page.locator('#notes .tuck > summary').isVisible()).toBe(false);
});

it.each(['/signals/real-wages'])('a phone stacks the rows of a table, so that none scrolls sideways: %s', IN_A_BROWSER, async (address) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await open(address);
  await page.click('#method .tuck > summary');
  const beyond = await page.evaluate<number[]>("[...document.querySelectorAll('.stack')].map((one) => one.scrollWidth - one.clientWidth)");
  expect(beyond.length).toBeGreaterThan(0);
  expect(Math.max(...beyond)).toBeLessThanOrEqual(0);
});

it('sliders change the weights, and the form creates a URL with only the chosen weights', IN_A_BROWSER, async () => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open('/my-inflation');
  expect(await page.innerText('[data-own]')).toBe('3.74%');
  const slider = page.locator('#housing + input[type=range]');
  expect(Number(await slider.inputValue())).toBeCloseTo(21.5, 1);
  await slider.fill('40');
  expect(await page.inputValue('#housing')).toBe('40');
  expect(await page.innerText('[data-own]')).toBe('4.46%');
  await Promise.all([page.waitForURL(/housing=/), page.click('main form button')]);
  expect(new URL(page.url()).search).toBe('?housing=40');
  expect(await page.innerText('[data-own]')).toBe('4.46%');
});

it.each(['/series/AU.CPI.YOY', '/datasets/abs/CPI', '/signals/real-wages'])(
  'a page fits the paper when it is printed: %s',
  IN_A_BROWSER,
  async (address) => {
    // The size of A4 without margins, at 96 pixels per inch. A page that is dark on the screen is light on paper.
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

describe('without scripts', IN_A_BROWSER, () => {
  it('searches, opens a series, changes the shown values, and keeps a theme', async () => {
    const bare = await browser.newContext({ javaScriptEnabled: false });
    const still = await bare.newPage();
    await open('/', still);
    await still.fill('main input[name=q]', 'unemployment victoria');
    await still.press('main input[name=q]', 'Enter');
    await still.click('main h3 a >> nth=0');
    expect(new URL(still.url()).pathname).toBe(`${BASE}/series/AU.UNEMP.VIC`);
    expect(await still.locator('#chart > svg:visible').count()).toBe(1);
    await still.click('.seg a:has-text("All")');
    expect(new URL(still.url()).searchParams.get('start')).not.toBeNull();
    await still.click('[data-theme-switch] button');
    expect(await still.getAttribute('html', 'data-theme')).toBe('dark');
    expect(new URL(still.url()).pathname).toBe(`${BASE}/series/AU.UNEMP.VIC`);
    await bare.close();
  });
});

describe('with scripts', IN_A_BROWSER, () => {
  it('a series can be found with the keyboard alone, starting with the slash', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await open('/');
    await page.keyboard.press('/');
    // The selection is lost if the response to the last letter arrives after it.
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

  it('the chart can be read by keys, announces the position, and leads to the table', async () => {
    await open('/series/AU.CPI.YOY?start=2010&end=2025');
    const svg = page.locator('figure svg[data-plot][tabindex="0"]:visible');
    await svg.focus();
    expect(await svg.getAttribute('role')).toBe('application');
    const announced = page.locator('figure [aria-live=polite]');
    await page.keyboard.press('End');
    expect(await announced.textContent()).toMatch(/^December quarter 2025, 3\.6/);
    await page.keyboard.press('Shift+ArrowLeft');
    expect(await announced.textContent()).toMatch(/^December quarter 2024, 2\.4/);
    await page.keyboard.press('Home');
    expect(await announced.textContent()).toMatch(/^March quarter 2010, 2\.9/);
    await page.keyboard.press('t');
    expect(await page.evaluate<string>('document.activeElement?.id')).toBe('table');
  });

  it.each([1280, 360])('the legend has the marks of breaks in the picture, and no others, at a width of %i', async (width) => {
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

  it.each([1280, 800, 360])('a band is described once, in the picture or in its legend, at a width of %i', async (width) => {
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

  it('a month of the calendar can be read by the keyboard alone, and the next month too', async () => {
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

  it('the value under the pointer and its source are shown, and dragging zooms', async () => {
    await open('/series/AU.CPI.YOY?start=2010&end=2025');
    const box = await page.locator('figure svg[data-plot][tabindex="0"]:visible').boundingBox();
    if (!box) throw new Error('no chart');
    const before = await page.textContent('[data-prov=cell]');
    // Moves the pointer until the script of the page responds.
    const cellUnderPointer = async (): Promise<string | null> => {
      await page.mouse.move(box.x + box.width / 2 - 1, box.y + box.height / 2);
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      return page.textContent('[data-prov=cell]');
    };
    await expect.poll(cellUnderPointer, { timeout: 10_000 }).not.toBe(before);
    expect(await page.locator('figure svg .tip + text').textContent()).toMatch(/^-?[\d.]+\s?%$/);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.75, box.y + box.height / 2, { steps: 4 });
    await page.mouse.up();
    // The URL changes in the page, and the browser driver reads it a moment later.
    await page.waitForURL(/[?&]start=20(16|17|18)-/);
  });

  it('every series under the pointer is shown, with its own period if the frequencies differ', async () => {
    await open('/compare?ids=AU.CPI.YOY,AU.UNEMP.SA&start=2015&end=2025');
    const plot = page.locator('#chart svg[data-plot][tabindex="0"]:visible');
    await plot.scrollIntoViewIfNeeded();
    const box = await plot.boundingBox();
    if (!box) throw new Error('no chart');
    const lines = async (): Promise<readonly string[]> => {
      await page.mouse.move(box.x + box.width * 0.4 - 1, box.y + box.height / 2);
      await page.mouse.move(box.x + box.width * 0.4, box.y + box.height / 2);
      return page.locator('#chart rect.tip ~ text').allTextContents();
    };
    await expect.poll(async () => (await lines()).length, { timeout: 10_000 }).toBe(3);
    const shown = (await lines()).join(' | ');
    expect(shown).toMatch(/Consumer price inflation [−\d.]+%/);
    expect(shown).toMatch(/Unemployment rate [\d.]+%/);
    expect(shown).toMatch(/ quarter 20\d\d/);
  });

  it('in a zoomed part of a step series, the value that applies is shown at both ends', async () => {
    await open('/series/AU.CASHRATE');
    const plot = page.locator('svg[data-plot][tabindex="0"]:visible');
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
    // The drawing is as wide as the same time range drawn by the page.
    const right = (d: string | null): number => Math.max(...[...(d ?? '').matchAll(/[MHL]([\d.]+)/g)].map(([, x]) => Number(x)));
    expect(Math.abs(right(zoomed) - right(await drawn()))).toBeLessThan(12);
  });

  it('on a phone, touch shows a value and the whole menu', async () => {
    const phone = await browser.newContext({ viewport: { width: 360, height: 760 }, hasTouch: true, isMobile: true });
    const tab = await phone.newPage();
    await open('/series/AU.UNEMP.SA', tab);
    const plot = tab.locator('svg[data-plot][tabindex="0"]:visible');
    await plot.scrollIntoViewIfNeeded();
    const box = await plot.boundingBox();
    if (box === null) throw new Error('The chart is not there.');
    await tab.touchscreen.tap(box.x + 150, box.y + 90);
    await tab.locator('rect.tip:visible').waitFor();
    await tab.evaluate('scrollTo(0, 0)');
    await tab.tap('.mini > summary');
    const menu = await tab.locator('.mini > .pop').boundingBox();
    await phone.close();
    expect([(menu?.x ?? -1) >= 0, (menu?.x ?? 0) + (menu?.width ?? 999) <= 360]).toEqual([true, true]);
  });

  it('the names of long lines stay when their values are loaded', async () => {
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

  it('the page goes back to the values known on a day, and names the vintage', async () => {
    await open('/series/AU.CPI.YOY#known');
    const slider = page.locator('#known-range');
    await slider.focus();
    await page.keyboard.press('Home');
    await page.waitForURL(/as_of=/);
    expect(await slider.getAttribute('aria-valuetext')).toMatch(/^Vintage of .*, the latest on/);
    expect(await page.textContent('main')).toContain('as published on');
  });

  it('an emailed link can be pasted into an open sign-in page', async () => {
    await open('/sign-in');
    const form = page.locator('form[data-sign-in-link]');
    expect(await form.isVisible()).toBe(false);
    await page.evaluate("location.hash = 'token=lnk_example'");
    await form.waitFor({ state: 'visible' });
    expect(await form.locator('input[name=token]').inputValue()).toBe('lnk_example');
    expect(new URL(page.url()).hash).toBe('');
  });

  it('the switch changes the theme, and it stays after a reload', async () => {
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
