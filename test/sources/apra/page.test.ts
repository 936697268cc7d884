import { describe, expect, it } from 'vitest';
import type { Ask, Captured } from '../../../src/core/capture.ts';
import { ADI_KEY_STATS } from '../../../src/sources/apra/datasets/ADI_KEY_STATS.ts';
import { ADI_PERFORMANCE } from '../../../src/sources/apra/datasets/ADI_PERFORMANCE.ts';
import { ADI_PROPERTY_EXPOSURES } from '../../../src/sources/apra/datasets/ADI_PROPERTY_EXPOSURES.ts';
import { INSURANCE_GENERAL } from '../../../src/sources/apra/datasets/INSURANCE_GENERAL.ts';
import { INSURANCE_GENERAL_HISTORICAL } from '../../../src/sources/apra/datasets/INSURANCE_GENERAL_HISTORICAL.ts';
import { MONTHLY_BANKING_STATS } from '../../../src/sources/apra/datasets/MONTHLY_BANKING_STATS.ts';

/** Makes a page in APRA's layout, which has plain links with the class document-link. */
const page = (...files: readonly string[]): Captured => ({
  sha256: 'page',
  bytes: Buffer.from(
    `<!DOCTYPE html><main>${files.map((file) => `<a class="document-link" href="/sites/default/files/${encodeURI(file)}">XLSX</a>`).join('')}</main>`,
  ),
  url: 'https://www.apra.gov.au/page',
  contentType: 'text/html',
  retrievedAt: 0,
  askId: 'page',
});
const STORED = { periodEnd: null, now: 0 };
const follow = (dataset: { asks(): readonly Ask[] }, ...files: readonly string[]): readonly Ask[] =>
  dataset.asks()[0]?.follow?.(page(...files), STORED) ?? [];
const nameOf = (ask: Ask | undefined): string | undefined => decodeURIComponent(ask?.url.split('/').slice(-2).join('/') ?? '');

// Names as in the notes on APRA's pages.
const QUARTERLY = [
  '2026-03/Authorised deposit-taking institution centralised publication - March 2013 to December 2025.xlsx',
  '2026-03/Quarterly authorised deposit-taking institution performance-September 2004 to December 2025.xlsx',
  '2026-03/Quarterly authorised deposit-taking institution property exposures statistics December 2025.xlsx',
  '2025-12/Quarterly authorised deposit-taking institution property exposures statistics September 2025_0.xlsx',
];
const MONTH = '2026-04/Monthly authorised deposit-taking institution statistics March 2026.xlsx';
const BACK = '2026-04/20260430 - Monthly authorised deposit-taking institution statistics back-series March 2019 - March 2026.xlsx';

describe("APRA's statistics pages", () => {
  it('lead to the latest workbook of each dataset', () => {
    expect(nameOf(follow(ADI_KEY_STATS, ...QUARTERLY)[0])).toBe(QUARTERLY[0]);
    expect(nameOf(follow(ADI_PERFORMANCE, ...QUARTERLY)[0])).toBe(QUARTERLY[1]);
    expect(nameOf(follow(ADI_PROPERTY_EXPOSURES, ...QUARTERLY)[0])).toBe(QUARTERLY[2]);
    const insurance = [
      '2025-06/Quarterly general insurance performance statistics database (historical data) December 2002 to June 2023.xlsx',
      '2026-02/Quarterly general insurance performance statistics database September 2023 to December 2025.xlsx',
      '2026-02/Quarterly general insurance performance database specifications December 2026.xlsx',
    ];
    expect(nameOf(follow(INSURANCE_GENERAL, ...insurance)[0])).toBe(insurance[1]);
    expect(nameOf(follow(INSURANCE_GENERAL_HISTORICAL, ...insurance)[0])).toBe(insurance[0]);
  });

  it('lead to the last known file at its old and new URL if the page cannot be loaded', () => {
    const chain = (ask: Ask | undefined): readonly string[] =>
      ask ? [new URL(ask.url).pathname.split('/').slice(0, 4).join('/'), ...chain(ask.fallback)] : [];
    expect(chain(ADI_KEY_STATS.asks()[0]?.fallback)).toEqual(['/sites/default/files', '/system/files/2026-03']);
    expect(chain(MONTHLY_BANKING_STATS.asks()[0]?.fallback).filter((path) => path.startsWith('/system'))).toHaveLength(2);
  });

  it('lead to the back series, and to the month if the back series fails or is missing', () => {
    const [both] = follow(MONTHLY_BANKING_STATS, MONTH, BACK);
    expect([both?.id, nameOf(both), both?.fallback?.id, nameOf(both?.fallback)]).toEqual([
      'back-series',
      BACK,
      'back-series-instead',
      MONTH,
    ]);
    const [alone] = follow(MONTHLY_BANKING_STATS, MONTH);
    expect([alone?.id, nameOf(alone), alone?.fallback]).toEqual(['back-series-instead', MONTH, undefined]);
    const [back] = follow(MONTHLY_BANKING_STATS, BACK);
    expect([back?.id, nameOf(back), back?.fallback]).toEqual(['back-series', BACK, undefined]);
    expect(() => follow(MONTHLY_BANKING_STATS, ...QUARTERLY)).toThrow(/The agency’s page has no link/);
  });

  it('have a last known file for a failure', () => {
    const [ask] = ADI_KEY_STATS.asks();
    expect(ask?.fallback?.url).toBe(
      'https://www.apra.gov.au/sites/default/files/2026-03/Authorised%20deposit-taking%20institution%20centralised%20publication%20-%20March%202013%20to%20December%202025.xlsx',
    );
    expect(ask?.fallback?.id).toBe(follow(ADI_KEY_STATS, ...QUARTERLY)[0]?.id);
  });
});
