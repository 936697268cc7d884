/** Defines requirements for pages in a real browser: accessible (axe-core, light and dark, a phone) and within the size budgets. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { BASE, IN_A_BROWSER, inBrowser } from './in-browser.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The maximum height in px at a width of 360. Lists are as long as their rows. */
const LONGEST_ON_A_PHONE = 4000;
const LISTS = ['/docs', '/board-days', '/calendar', '/datasets/abs/CPI?view=rows', '/datasets/abs/LF_SA4'];
const isList = (address: string): boolean =>
  LISTS.some((one) => address === one || address.startsWith(`${one}?`)) ||
  (address.startsWith('/docs/') && !address.startsWith('/docs/errors'));

interface Finding {
  readonly id: string;
  readonly impact: string | null;
  readonly nodes: readonly { readonly html: string }[];
}

/** Declares tests for these URLs in one test file. */
export function testPages(pages: readonly string[]): void {
  const { opened, open } = inBrowser();

  describe('every page', IN_A_BROWSER, () => {
    it.each(pages)('works in light and dark at every width, and is accessible: %s', async (address) => {
      const { page, complaints } = opened();
      await page.setViewportSize({ width: 1280, height: 900 });
      const status = (await open(address))?.status();
      expect(status, await page.innerText('main')).toBe(address === '/nowhere' ? 404 : 200);
      await page.evaluate(AXE);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        // A dark page differs only in contrast.
        const rules = colorScheme === 'dark' ? { runOnly: ['color-contrast'] } : {};
        const found = await page.evaluate(async (options) => {
          const { axe } = globalThis as unknown as { axe: { run(options: object): Promise<{ violations: Finding[] }> } };
          return (await axe.run({ resultTypes: ['violations'], ...options })).violations;
        }, rules);
        const serious = found.filter(({ impact }) => impact !== 'minor');
        expect(serious.map(({ id, nodes }) => `${colorScheme} ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)).toEqual(
          [],
        );
      }
      await page.setViewportSize({ width: 360, height: 800 });
      expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
      if (!isList(address)) {
        expect(await page.evaluate<number>('document.documentElement.scrollHeight')).toBeLessThanOrEqual(LONGEST_ON_A_PHONE);
      }
      expect(await page.locator('h1').count()).toBe(1);
      expect(complaints.splice(0)).toEqual([]);
    });

    it.each(pages)('is within its size budget, and has every URL below the path: %s', async (address) => {
      const text = await (await fetch(`${opened().origin}${BASE}${address}`, { headers: { accept: 'text/html' } })).text();
      expect(gzipSync(text).length).toBeLessThan(40_000);
      const addresses = [...text.matchAll(/ (?:href|src|action)="(\/[^"]*)"/g)].map(([, one]) => one ?? '');
      expect(addresses.filter((one) => !one.startsWith(`${BASE}/`))).toEqual([]);
    });
  });
}
