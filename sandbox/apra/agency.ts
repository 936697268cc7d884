/** Simulates the Australian Prudential Regulation Authority, with its statistics pages and the workbooks that they link to. */

import { MONTHS } from '../../src/core/calendar/month-names.ts';
import type { Dataset, TimeSeriesDataset } from '../../src/core/define-dataset.ts';
import { DAY_MS, isoDay } from '../../src/core/period.ts';
import type { SandboxAgency, SandboxFile } from '../agency.ts';
import { backSeries, centralised, performance, propertyExposures } from './banks.ts';
import { type Book, endOf, monthOf, periodsOf } from './books.ts';
import { INSURANCE } from './figures.ts';
import { fundLevel, mySuper, superPerformance } from './funds.ts';
import { insurance } from './insurers.ts';
import { type ApraSheet, writeWorkbook } from './wire.ts';

const HOST = 'www.apra.gov.au';
const FILES = '/sites/default/files';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const ADI_PAGE = 'quarterly-authorised-deposit-taking-institution-statistics';

const BOOKS: readonly Book[] = [
  {
    dataset: 'MONTHLY_BANKING_STATS',
    page: 'monthly-authorised-deposit-taking-institution-statistics',
    shown: 48,
    name: (first, last) => `Monthly authorised deposit-taking institution statistics back-series ${first} - ${last}`,
    sheets: backSeries,
  },
  {
    dataset: 'ADI_KEY_STATS',
    page: ADI_PAGE,
    shown: 40,
    name: (first, last) => `Authorised deposit-taking institution centralised publication - ${first} to ${last}`,
    sheets: centralised,
  },
  {
    dataset: 'ADI_PERFORMANCE',
    page: ADI_PAGE,
    shown: 60,
    name: (first, last) => `Quarterly authorised deposit-taking institution performance-${first} to ${last}`,
    sheets: performance,
  },
  {
    dataset: 'ADI_PROPERTY_EXPOSURES',
    page: ADI_PAGE,
    shown: 60,
    name: (_first, last) => `Quarterly authorised deposit-taking institution property exposures statistics ${last}`,
    sheets: propertyExposures,
  },
  {
    dataset: 'QUARTERLY_SUPER_PERFORMANCE',
    page: 'quarterly-superannuation-statistics',
    shown: 60,
    name: (first, last) => `Quarterly superannuation performance statistics - ${first} to ${last}`,
    sheets: superPerformance,
  },
  {
    dataset: 'SUPER_FUND_LEVEL',
    page: 'quarterly-fund-level-statistics',
    shown: 1,
    name: (_first, last) => `Quarterly Superannuation Fund Statistics ${last}`,
    sheets: fundLevel,
  },
  {
    dataset: 'MYSUPER_PRODUCTS',
    page: 'annual-mysuper-statistics',
    shown: 10,
    name: (first, last) => `Annual MySuper statistics backseries ${first} to ${last}`,
    sheets: mySuper,
  },
  ...INSURANCE.map((book) => ({
    dataset: book.dataset,
    page: book.page,
    shown: 12,
    name: book.name,
    sheets: insurance(book),
  })),
];

export function apraAgency(datasets: readonly Dataset[]): SandboxAgency {
  const books = BOOKS.flatMap((book) => {
    const dataset = datasets.find((one) => one.source === 'apra' && one.id === book.dataset);
    return dataset?.kind === 'time_series' ? [{ book, dataset }] : [];
  });
  const pages = new Set(books.map(({ book }) => `/${book.page}`));
  return {
    hosts: [HOST],
    answer(url, now) {
      if (url.pathname === '/rss.xml') return feedFile(books, now);
      if (pages.has(url.pathname)) return pageFile(books, url.pathname.slice(1), now);
      const found = books.find(({ book, dataset }) => pathOf(book, dataset, now) === decodeURIComponent(url.pathname));
      return found ? bookFile(found.book, found.dataset, now) : { status: 404, text: 'Page not found' };
    },
  };
}

function pathOf(book: Book, dataset: TimeSeriesDataset, now: number): string {
  const periods = periodsOf(book, dataset, now);
  const [first, last] = [periods[0] ?? 0, periods.at(-1) ?? 0];
  const folder = isoDay(endOf(dataset, last) + 40).slice(0, 7);
  return `${FILES}/${folder}/${book.name(monthOf(endOf(dataset, first)), monthOf(endOf(dataset, last)))}.xlsx`;
}

function pageFile(books: readonly { readonly book: Book; readonly dataset: TimeSeriesDataset }[], page: string, now: number): SandboxFile {
  const links = books
    .filter(({ book }) => book.page === page)
    .map(({ book, dataset }) => {
      const path = encodeURI(pathOf(book, dataset, now));
      return `<p><a class="document-link" href="${path}">${book.dataset} (simulated) <span>XLSX</span></a></p>`;
    });
  const html = `<!DOCTYPE html><html lang="en"><head><title>Simulated statistics</title></head><body><h1>Simulated statistics</h1>
<p>Next release: see the agency's own page.</p>
<p><a class="document-link" href="${FILES}/2020-01/specifications%20December%202099.xlsx">Specifications</a></p>
${links.join('\n')}
</body></html>`;
  return { bytes: Buffer.from(html), contentType: 'text/html; charset=UTF-8' };
}

/** Writes the feed with the latest release of each workbook. A release is dated the day after its last period, at 11:30 am AEST. */
function feedFile(books: readonly { readonly book: Book; readonly dataset: TimeSeriesDataset }[], now: number): SandboxFile {
  const items = books.map(({ book, dataset }) => {
    const day = endOf(dataset, periodsOf(book, dataset, now).at(-1) ?? 0);
    const published = new Date((day + 1) * DAY_MS + 90 * 60_000).toUTCString();
    return `<item><title>${dataset.title} statistics, ${monthOf(day)} (simulated)</title><link>https://${HOST}/${book.page}</link><pubDate>${published}</pubDate></item>`;
  });
  const xml = `<?xml version="1.0" encoding="utf-8"?>\n<rss version="2.0"><channel><title>Simulated feed</title>${items.join('\n')}</channel></rss>`;
  return { bytes: Buffer.from(xml), contentType: 'application/rss+xml; charset=utf-8' };
}

function bookFile(book: Book, dataset: TimeSeriesDataset, now: number): SandboxFile {
  const periods = periodsOf(book, dataset, now);
  const released = endOf(dataset, periods.at(-1) ?? 0) + 1;
  const [year, month, day] = isoDay(released).split('-');
  const cover: ApraSheet = {
    name: 'Cover',
    rows: [
      [null, 'Statistics'],
      [null, `${dataset.title} (simulated)`],
      [null, `(released ${Number(day)} ${MONTHS[Number(month) - 1]} ${year})`],
    ],
  };
  return { bytes: writeWorkbook([cover, ...book.sheets({ dataset, periods })]), contentType: XLSX };
}
