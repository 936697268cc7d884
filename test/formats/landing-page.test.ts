import { describe, expect, it } from 'vitest';
import { WattleError } from '../../src/core/errors.ts';
import { newestLink } from '../../src/formats/landing-page.ts';
import { untilItEnds } from '../work.ts';

const BASE = 'https://agency.example/statistics/monthly';
const NAME = /monthly banking statistics/i;

const page = (...hrefs: readonly string[]): string =>
  `<!DOCTYPE html><html><body>${hrefs.map((href) => `<p><a class="document-link" href="${href}">Download</a></p>`).join('')}</body></html>`;

const newest = (html: string, not?: readonly RegExp[]): string =>
  newestLink(html, { base: BASE, name: NAME, suffix: '.xlsx', ...(not ? { not } : {}) });

describe('the latest file of a landing page', () => {
  it('is chosen by the latest month in its name, not by its folder', () => {
    const html = page(
      '/files/2026-05/Monthly%20banking%20statistics%20March%202019%20-%20February%202026.xlsx',
      '/files/2026-04/Monthly%20banking%20statistics%20March%202019%20-%20March%202026.xlsx',
      '/files/2026-06/Monthly%20banking%20statistics%20December%202025.xlsx',
    );
    expect(newest(html)).toBe('https://agency.example/files/2026-04/Monthly%20banking%20statistics%20March%202019%20-%20March%202026.xlsx');
  });

  it('is chosen by folder if names are equal, then by position on the page', () => {
    expect(newest(page('/2026-04/Monthly%20banking%20statistics_0.xlsx', '/2026-05/Monthly%20banking%20statistics%20(2).xlsx'))).toContain(
      '/2026-05/',
    );
    expect(newest(page('/a/Monthly%20banking%20statistics.xlsx', '/b/Monthly%20banking%20statistics.xlsx'))).toContain('/a/');
  });

  it('reads underscores in a name as blanks', () => {
    expect(newest(page('/system/files/2026-06/monthly_banking_statistics_april_2026.xlsx'))).toContain('april_2026');
  });

  it('omits names that are too long for a file, and stays fast despite them', () => {
    const long = `/f/Monthly%20banking%20statistics%20${'jan'.repeat(200_000)}%202027.xlsx`;
    const html = page(long, '/f/Monthly%20banking%20statistics%20May%202026.xlsx');
    expect(untilItEnds(() => newest(html))).toContain('May%202026');
  });

  it('omits other suffixes, excluded names, email addresses and commented links', () => {
    const html = `${page(
      '/f/Monthly%20banking%20statistics%20May%202026.pdf',
      '/f/Monthly%20banking%20statistics%20historical%20May%202026.xlsx',
      'mailto:statistics@agency.example',
      'http://[broken',
      '/f/Monthly%20banking%20statistics%20Mar%202026.XLSX',
    )}<!-- ${page('/f/Monthly%20banking%20statistics%20June%202026.xlsx')} -->`;
    expect(newest(html, [/historical/i])).toContain('Mar%202026.XLSX');
  });

  it('reads names with other dashes, entities and broken escapes', () => {
    const html = page(
      'https://cdn.example/2026-01/20260131%20%E2%80%93%20Monthly%C2%A0banking%20statistics%20Dec%202025.xlsx?v=1&amp;w=2',
      '/x/Monthly banking statistics 100% Nov 2025.xlsx',
    );
    expect(newest(html)).toBe(
      'https://cdn.example/2026-01/20260131%20%E2%80%93%20Monthly%C2%A0banking%20statistics%20Dec%202025.xlsx?v=1&w=2',
    );
  });

  it('is reported if it is missing', () => {
    const act = (): string => newest(page('/f/Other%20book.xlsx'));
    expect(act).toThrow(WattleError);
    try {
      act();
    } catch (error) {
      expect(error).toMatchObject({ code: 'PARSE_LAYOUT', at: { url: BASE, value: 'Other book.xlsx' } });
    }
  });
});
