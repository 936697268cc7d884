import path from 'node:path';
import { chromium } from 'playwright-core';
import { expect, it } from 'vitest';
import { readAssets } from '../../../src/http/reply/assets.ts';
import { builtFile } from '../../built.ts';
import { chromiumOptions } from '../../programs/chromium.ts';
import { needs } from '../../programs/needs.ts';
import { PUBLIC_URL, ROWS, startHarness } from '../harness.ts';

it('signs in by the link, and revokes the earlier key if the owner chooses', needs('Chromium'), async () => {
  let origin = '';
  const h = await startHarness({
    publicUrl: () => origin || PUBLIC_URL,
    deps: { assets: readAssets(path.dirname(builtFile('web/manifest.json'))) },
  });
  origin = `http://127.0.0.1:${await h.listen()}`;
  const browser = await chromium.launch(chromiumOptions());
  const email = 'owner@example.org';
  const works = async (key: string): Promise<boolean> => (await h.get(ROWS, { authorization: `Bearer ${key}` })).statusCode === 200;
  try {
    const earlier = (await h.ask({ method: 'POST', url: '/v1/register', payload: { email } })).json().api_key;
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(`${origin}/sign-in`);
    await page.fill('#email', email);
    await page.getByRole('button', { name: 'Email me a code' }).click();
    await page.locator('#code').waitFor();
    const token = /#token=(lnk_\w+)/.exec((await h.mails()).at(-1) ?? '')?.[1];
    await page.goto('about:blank');
    await page.goto(`${origin}/sign-in#token=${token}`);
    expect(new URL(page.url()).hash).toBe('');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.locator('#earlier').waitFor();
    expect(await page.textContent('#earlier code')).toBe(`${earlier.slice(0, 7)}…`);
    expect(await works(earlier)).toBe(true);
    await page.getByRole('button', { name: 'Replace the key now' }).click();
    await page.locator('#outcome').waitFor();
    const key = (await page.textContent('#outcome code')) ?? '';
    expect([key.startsWith('ak_'), key === earlier, await works(key), await works(earlier)]).toEqual([true, false, true, false]);
    await page.goto(`${origin}/account`);
    await page.reload();
    expect(await page.textContent('h1')).toBe(email);
    expect(complaints).toEqual([]);
  } finally {
    await browser.close();
    await h.close();
  }
});

it('accepts the emailed link in the tab that waits for the code', needs('Chromium'), async () => {
  let origin = '';
  const h = await startHarness({
    publicUrl: () => origin || PUBLIC_URL,
    deps: { assets: readAssets(path.dirname(builtFile('web/manifest.json'))) },
  });
  origin = `http://127.0.0.1:${await h.listen()}`;
  const browser = await chromium.launch(chromiumOptions());
  const email = 'tab@example.org';
  try {
    await h.ask({ method: 'POST', url: '/v1/register', payload: { email } });
    const page = await browser.newPage();
    await page.goto(`${origin}/sign-in`);
    await page.fill('#email', email);
    await page.getByRole('button', { name: 'Email me a code' }).click();
    await page.locator('#code').waitFor();
    const token = /#token=(lnk_\w+)/.exec((await h.mails()).at(-1) ?? '')?.[1];
    // The page already has the link's URL up to #, so the browser loads nothing.
    await page.evaluate(`location.hash = 'token=${token}'`);
    await page.locator('form[data-sign-in-link]').waitFor();
    expect(await page.locator('h1:visible').allTextContents()).toEqual(['Sign in']);
    expect(await page.locator('#code').isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL(/\/account/);
    expect(await page.textContent('h1')).toBe(email);
  } finally {
    await browser.close();
    await h.close();
  }
});
