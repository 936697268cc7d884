/** Writes workbooks on banks: monthly banking statistics, capital and property exposures. */

import { type BookContext, ENTITIES, figure, itemSheet, MILLIONS, newestFirst, RATIO, serial } from './books.ts';
import { BANKS, type Bank } from './figures.ts';
import type { ApraSheet } from './wire.ts';

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

/** Returns a value for a bank. Totals are larger than their parts. Parts do not add up, because each value is invented separately. */
const bankingFigure = (context: BookContext, bank: Bank, heading: string, t: number): number =>
  figure(context, `${bank.abn}/${heading}`, t, { ...MILLIONS, level: bank.size * (heading.startsWith('Total residents') ? 1 : 0.06) });

export function backSeries(context: BookContext): readonly ApraSheet[] {
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

export function centralised(context: BookContext): readonly ApraSheet[] {
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

// ---------------------------------------------------------------- items in rows, quarters in columns

export const performance = (context: BookContext): readonly ApraSheet[] => [
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

export const propertyExposures = (context: BookContext): readonly ApraSheet[] => [
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
