/** Writes workbooks on superannuation funds and their products. */
import { BILLIONS, type BookContext, figure, itemSheet, newestFirst, serial, whole } from './books.ts';
import { FUNDS, PRODUCTS } from './figures.ts';
import type { ApraSheet } from './wire.ts';

export const superPerformance = (context: BookContext): readonly ApraSheet[] => [
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

export function fundLevel(context: BookContext): readonly ApraSheet[] {
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

export function mySuper(context: BookContext): readonly ApraSheet[] {
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
