/** The simulated Australian Prudential Regulation Authority: its statistics pages and the workbooks they lead to. */
import { MONTHS } from '../../src/core/calendar/month-names.ts';
import type { Dataset, TimeSeriesDataset } from '../../src/core/define-dataset.ts';
import { DAY_MS, isoDay, lastDay } from '../../src/core/period.ts';
import type { SandboxAgency, SandboxFile } from '../agency.ts';
import { type Character, seedOf, syntheticValue } from '../synthetic.ts';
import { publishedPeriods, yearsAt } from '../timeline.ts';
import { BANKS, type Bank, FUNDS, INSURANCE, type InsuranceBook, PRODUCTS } from './figures.ts';
import { type ApraSheet, writeWorkbook } from './wire.ts';

const HOST = 'www.apra.gov.au';
const FILES = '/sites/default/files';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A workbook of a page: the dataset whose periods it has, its name, and its sheets. */
interface Book {
  readonly dataset: string;
  readonly page: string;
  readonly shown: number;
  readonly name: (first: string, last: string) => string;
  readonly sheets: (context: BookContext) => readonly ApraSheet[];
}

interface BookContext {
  readonly dataset: TimeSeriesDataset;
  /** Ordinals of the periods shown, ascending. */
  readonly periods: readonly number[];
}

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

const periodsOf = (book: Book, dataset: TimeSeriesDataset, now: number): number[] =>
  publishedPeriods(dataset.frequency as 'M' | 'Q' | 'FY', dataset, now, book.shown);

const endOf = (dataset: TimeSeriesDataset, t: number): number => lastDay({ freq: dataset.frequency, t });

/** `March 2026` of the last day of a period. */
const monthOf = (day: number): string => {
  const date = new Date(day * DAY_MS);
  return `${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
};

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

/** What each book's newest edition was, the day after its last period at 11.30 am AEST. */
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

// ---------------------------------------------------------------- figures

const MILLIONS: Character = { unit: 'AUD million', level: 8000, spread: 0.05, growth: 0.04, decimals: 1 };
const RATIO: Character = { unit: 'Ratio', level: 0.14, spread: 0.08, growth: 0, decimals: 3 };
const DOLLARS: Character = { unit: 'AUD', level: 400_000_000, spread: 0.2, growth: 0.03, decimals: 0 };

/** A figure of a series at the end of a period, never below zero. */
const figure = ({ dataset }: BookContext, name: string, t: number, character: Character): number =>
  Math.max(0, syntheticValue(seedOf(`apra/${dataset.id}/${name}`), yearsAt(dataset.frequency as 'M' | 'Q' | 'FY', t), character));

/** Whole millions of dollars, as the databases give them. */
const dollars = (context: BookContext, name: string, t: number): number =>
  Math.round(figure(context, name, t, DOLLARS) / 1_000_000) * 1_000_000;

const serial = ({ dataset }: BookContext, t: number): number => endOf(dataset, t) + 25_569;

const newestFirst = (periods: readonly number[]): readonly number[] => [...periods].reverse();

// ---------------------------------------------------------------- banks

const BANKING_HEADINGS = [
  'Cash and deposits with financial institutions',
  'Trading securities',
  'Investment securities',
  'Net acceptances of customers',
  'Total residents assets',
  'Total securitised assets on balance sheet',
  'Loans to non-financial businesses',
  'Loans to financial institutions',
  'Loans to general government',
  'Loans to households: Housing: Owner-occupied',
  'Loans to households: Housing: Investment',
  'Loans to households: Credit cards',
  'Loans to households: Other',
  'Loans to community service organisations',
  'Total residents loans and finance leases',
  'Intra-group loans and finance leases',
  'Acceptances',
  'Intra-group deposits',
  'Negotiable Certificates of Deposit',
  'Total short-term borrowings',
  'Total long-term borrowings',
  'Deposits by non-financial businesses',
  'Deposits by financial institutions',
  'Deposits by general government',
  'Deposits by households',
  'Deposits by community service organisations',
  'Total residents deposits',
];

/** Totals are larger than their parts; the sums do not add up, being made up one by one. */
const bankingFigure = (context: BookContext, bank: Bank, heading: string, t: number): number =>
  figure(context, `${bank.abn}/${heading}`, t, { ...MILLIONS, level: bank.size * (heading.startsWith('Total residents') ? 1 : 0.06) });

function backSeries(context: BookContext): readonly ApraSheet[] {
  const records = newestFirst(context.periods).flatMap((t) =>
    BANKS.map((bank) => [
      serial(context, t),
      Number(bank.abn),
      bank.name,
      ...BANKING_HEADINGS.map((heading) => bankingFigure(context, bank, heading, t)),
    ]),
  );
  return [{ name: 'Table 1', rows: [['($million)'], ['Period', 'ABN', 'Institution Name', ...BANKING_HEADINGS], ...records] }];
}

const CAPITAL_HEADINGS = ['Total Common Equity Tier 1 capital', 'Total Tier 1 capital', 'Total capital base', 'Total risk-weighted assets'];
const RATIO_HEADINGS = ['Common Equity Tier 1 capital ratio', 'Tier 1 capital ratio', 'Total capital ratio'];
const RISK_HEADINGS = [
  'Credit risk ',
  'Operational risk',
  'Market risk',
  'Of which: \nIRRBB - Internal model approach',
  'Of which: \n Traded market risk under standard method',
  'Of which: \nTraded market risk under internal model approach',
  'Other risk charges',
];

function centralised(context: BookContext): readonly ApraSheet[] {
  const header = [
    'Period',
    'ABN',
    'Entity',
    'Entity quarter end',
    'Mutual bank (Y/N)',
    'Sector',
    ...CAPITAL_HEADINGS,
    ...RATIO_HEADINGS,
    ...RISK_HEADINGS,
  ];
  const domestic = BANKS.filter((bank) => bank.sector !== null);
  const records = newestFirst(context.periods).flatMap((t) =>
    domestic.map((bank) => {
      const amounts = (headings: readonly string[], share: number): number[] =>
        headings.map((heading) => figure(context, `${bank.abn}/${heading}`, t, { ...MILLIONS, level: bank.size * share }));
      const ratios = RATIO_HEADINGS.map((heading) => figure(context, `${bank.abn}/${heading}`, t, RATIO));
      const end = serial(context, t);
      return [
        end,
        Number(bank.abn),
        bank.name,
        end,
        bank.mutual ? 'Y' : 'N',
        bank.sector,
        ...amounts(CAPITAL_HEADINGS, 0.1),
        ...ratios,
        ...amounts(RISK_HEADINGS, 0.04),
      ];
    }),
  );
  return [{ name: 'Table 4', rows: [['Table 4   Back series'], [null, null, null, null, null, null, '($ million)'], header, ...records] }];
}

// ---------------------------------------------------------------- items down, quarters across

const words = ({ dataset }: BookContext, t: number): string => monthOf(endOf(dataset, t)).replace(/^(\w{3})\w*/, '$1');

function itemSheet(
  context: BookContext,
  name: string,
  title: readonly string[],
  items: readonly (readonly [string, Character | null])[],
): ApraSheet {
  const dates = name === 'Tab 1a' && context.dataset.id === 'ADI_PROPERTY_EXPOSURES';
  let heading = '';
  const rows = items.map(([item, character]) => {
    if (character === null) {
      heading = item;
      return [item];
    }
    return [item, ...context.periods.map((t) => figure(context, `${heading}/${item}`, t, character))];
  });
  return {
    name,
    rows: [
      ...title.map((text) => [text]),
      [null, 'Quarter end'],
      [null, ...context.periods.map((t) => (dates ? serial(context, t) : words(context, t)))],
      [],
      ...rows,
    ],
  };
}

const ENTITIES: Character = { unit: 'Number', level: 90, spread: 0.02, growth: 0, decimals: 0 };
const BILLIONS: Character = { unit: 'AUD billion', level: 700, spread: 0.03, growth: 0.06, decimals: 1 };

const performance = (context: BookContext): readonly ApraSheet[] => [
  itemSheet(
    context,
    'Tab 1a',
    ["Table 1a  ADIs' financial performance (simulated)", '($ million, consolidated group)'],
    [
      ['Interest income', MILLIONS],
      ['of which:', null],
      ['Loans and advances', MILLIONS],
      ['Other', MILLIONS],
      ['Other operating income', MILLIONS],
      ['of which:', null],
      ['Fee and commission', MILLIONS],
      ['Other', MILLIONS],
      ['Net profit (loss) after taxa', MILLIONS],
      ['Number of entities', ENTITIES],
    ],
  ),
];

const propertyExposures = (context: BookContext): readonly ApraSheet[] => [
  itemSheet(
    context,
    'Tab 1a',
    ["Table 1a  ADIs' commercial property exposures (simulated)", ' ($ million, consolidated group)'],
    [
      ['Commercial property exposure limits', null],
      ['Office ', MILLIONS],
      ['Retail ', MILLIONS],
      ['Commercial property actual exposures', null],
      ['Office ', MILLIONS],
      ['Retail ', MILLIONS],
      ['Impaired assets to exposures', RATIO],
      ['Number of entitiesa', ENTITIES],
    ],
  ),
];

const superPerformance = (context: BookContext): readonly ApraSheet[] => [
  itemSheet(
    context,
    'KeyStats',
    ['Key statistics (simulated)', 'Total assets ($ billion)'],
    [
      ['Corporate', BILLIONS],
      ['Industry', BILLIONS],
      ['Public sector', BILLIONS],
      ['Retail', BILLIONS],
      ['Small funds', BILLIONS],
      ['Total superannuation assets', BILLIONS],
    ],
  ),
];

// ---------------------------------------------------------------- superannuation

const FUND_HEADINGS = [
  'Period',
  'Fund name',
  'ABN',
  'RSE Regulatory classification',
  'Fund type',
  'RSE Membership base',
  "Fund's RSE licensee",
  'RSE licensee ownership type',
  'RSE licensee profit status',
  'RSE licensee board structure',
  'Total number of member accounts at the end of period',
  "Total members' benefits at end of period",
  'Median benefit bracket',
  'Estimated median account balance',
  'Median member age',
  'Number of active member accounts',
  'Number of inactive member accounts',
  "Members' benefits of active member accounts",
  "Members' benefits of inactive member accounts",
  'Average member account balance of active member accounts',
  'Average member account balance of inactive member accounts',
];

const whole = (level: number): Character => ({ unit: 'Number', level, spread: 0.05, growth: 0.02, decimals: 0 });

function fundLevel(context: BookContext): readonly ApraSheet[] {
  const [t = 0] = newestFirst(context.periods);
  const records = FUNDS.map((fund, i) => {
    const count = (name: string, level: number): number => figure(context, `${fund.abn}/${name}`, t, whole(level));
    const small = i === FUNDS.length - 1;
    return [
      ...[serial(context, t), fund.name, Number(fund.abn), 'public offer', fund.type, 'General base', fund.trustee],
      ...['Nominating organisation ownership', 'Not for profit status', 'Equal representation required by legislation'],
      ...[small ? '<20' : count('accounts', 50_000), small ? '*' : count('benefits', 4_000_000), small ? '*' : '$60,000 to $99,999'],
      ...[small ? '*' : count('median', 70_000), small ? '*' : count('age', 42), count('active', 30_000), count('inactive', 20_000)],
      ...[
        count('active benefits', 3_000_000),
        count('inactive benefits', 1_000_000),
        count('active average', 100),
        count('inactive average', 50),
      ],
    ];
  });
  const references = [
    ...Array<null>(10).fill(null),
    'SRF 611 Table 1 Column 5',
    'SRF 611 Table 1 Column 6',
    'CS3_010',
    'CS5_001',
    'CS3_018',
  ];
  const inThousands = Array<string>(4).fill("($'000)");
  const units = [...Array<null>(11).fill(null), "($'000)", null, '($)', null, null, null, ...inThousands];
  return [
    { name: 'Table 1', rows: [["Table 1: Fund's membership profile (simulated)"], [], [], FUND_HEADINGS, references, units, ...records] },
  ];
}

const PRODUCT_HEADINGS = [
  'Period',
  'MySuper product name',
  'MySuper product type',
  'Lifecycle strategy indicator',
  'Fund name',
  'Fund ABN',
  'Fund trustee',
  'Fund public offer status',
  'Fund type',
];
const PRODUCT_FIGURES = [
  'Total assets*',
  "Total Members' benefit flows in",
  'of which: Employer contributions',
  'of which: Member contributions',
  "Total Members' benefit flows out",
  'of which: Benefit payments',
  'Net member benefits flows',
  'Investment income and gains / losses',
  'Investment expenses',
  'Total administration and operating expenses',
  'Net earnings after tax',
  'Net operating performance after tax',
];

function mySuper(context: BookContext): readonly ApraSheet[] {
  const records = newestFirst(context.periods).flatMap((t) =>
    PRODUCTS.map(({ product, lifecycle, fund }) => [
      ...[
        serial(context, t),
        product,
        'Generic',
        lifecycle ? 'Yes' : 'No',
        fund.name,
        Number(fund.abn),
        fund.trustee,
        'Public offer',
        fund.type,
      ],
      ...PRODUCT_FIGURES.map((heading) =>
        figure(context, `${product}/${heading}`, t, whole(/total assets/i.test(heading) ? 900_000 : 70_000)),
      ),
    ]),
  );
  const rows = [
    ['MySuper products (simulated)'],
    [],
    [],
    [],
    [],
    [],
    [...PRODUCT_HEADINGS, ...PRODUCT_FIGURES],
    [],
    [...Array<null>(9).fill(null), "($'000)"],
  ];
  return [{ name: 'Table 1', rows: [...rows, ...records, [], ['* Total assets at the end of the year']] }];
}

// ---------------------------------------------------------------- insurance

function insurance(book: InsuranceBook): (context: BookContext) => readonly ApraSheet[] {
  return (context) => {
    const records = newestFirst(context.periods).flatMap((t) =>
      book.records.map((record, i) => {
        const value = /number of/i.test(record.join(' '))
          ? figure(context, record.join('/'), t, ENTITIES)
          : dollars(context, record.join('/'), t);
        // Every seventh series is masked in every other quarter, as APRA does where one insurer could be told.
        return [serial(context, t), ...record.map((text) => (text === '' ? null : text)), i % 7 === 6 && t % 2 === 0 ? '*' : value];
      }),
    );
    return [{ name: book.sheet, rows: [[book.period, ...book.keys, book.value], ...records] }];
  };
}

// ---------------------------------------------------------------- which book is on which page

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
