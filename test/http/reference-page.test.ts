/** /docs in a real browser: it shows the reference and asks nobody but us. */
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { expect, it } from 'vitest';
import { startHarness } from './harness.ts';

const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((file) => existsSync(file));

it('loads from our origin alone, under its content security policy', async () => {
  if (CHROMIUM === undefined) throw new Error('Chromium is not installed; the reference page cannot be tested (apt-get install chromium)');
  const h = await startHarness();
  const port = await h.listen();
  const browser = await chromium.launch({
    executablePath: CHROMIUM,
    args: [
      ...['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
      ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
    ],
  });
  try {
    const page = await browser.newPage();
    const asked: string[] = [];
    const complaints: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(`http://127.0.0.1:${port}/docs`);
    expect(await page.title()).toBe('Wattle API reference');
    await page.getByText('Rows of a dataset').filter({ visible: true }).first().waitFor({ timeout: 20_000 });
    // A font or a beacon would be asked for only now.
    await page.waitForTimeout(1000);
    expect(asked.filter((url) => !/^(http:\/\/127\.0\.0\.1:\d+\/|data:|blob:)/.test(url))).toEqual([]);
    expect(asked.some((url) => url.endsWith('/openapi.json'))).toBe(true);
    expect(complaints).toEqual([]);
  } finally {
    await browser.close();
    await h.close();
  }
});
