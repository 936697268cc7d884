/** Addresses of the monthly banking statistics. */
import type { PageFile } from './page.ts';

export const BACK_SERIES: PageFile = {
  page: 'monthly-authorised-deposit-taking-institution-statistics',
  name: /monthly authorised deposit.taking institution statistics.*back.?series/i,
  lastKnown: '2024-10/20241031 - Monthly authorised deposit-taking institution statistics back-series March 2019 - September 2024.xlsx',
};

/** The workbook for the latest month, which has no ABNs. */
export const NEWEST_MONTH: Omit<PageFile, 'page'> = {
  name: /monthly authorised deposit.taking institution statistics/i,
  not: [/back.?series/i, /specifications/i],
  lastKnown: '2026-04/Monthly authorised deposit-taking institution statistics March 2026.xlsx',
};
