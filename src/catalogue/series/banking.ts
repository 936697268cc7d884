/**
 * Banking: assets, deposits and loans on the domestic books of the largest banks, and the banks' capital ratios. APRA does not publish
 * totals.
 */
import type { SeriesHandle } from '../../core/define-series.ts';
import { ADI_KEY_STATS } from '../../sources/apra/datasets/ADI_KEY_STATS.ts';
import { MONTHLY_BANKING_STATS } from '../../sources/apra/datasets/MONTHLY_BANKING_STATS.ts';
import { AUD_MILLION, key } from '../handles.ts';

const TOPIC = { topic: 'banking' } as const;
const RATIO = { units: 'Ratio', unitsShort: 'ratio' } as const;

interface BankFacts {
  readonly suffix: BankName;
  readonly name: string;
  readonly abn: string;
}

type BankName = 'ANZ' | 'CBA' | 'MACQUARIE' | 'NAB' | 'WESTPAC';

const MAJOR_BANKS: readonly BankFacts[] = [
  { suffix: 'ANZ', name: 'Australia and New Zealand Banking Group', abn: '11005357522' },
  { suffix: 'CBA', name: 'Commonwealth Bank of Australia', abn: '48123123124' },
  { suffix: 'NAB', name: 'National Australia Bank', abn: '12004044937' },
  { suffix: 'WESTPAC', name: 'Westpac Banking Corporation', abn: '33007457141' },
];
const BANKS: readonly BankFacts[] = [...MAJOR_BANKS, { suffix: 'MACQUARIE', name: 'Macquarie Bank', abn: '46008583542' }];

/** A tag for series that are parts of a total. A search finds them only by their name, so the total comes first. */
const PART = 'part of a whole';

const monthly = (detail: string, measure: string, what: string, tags: readonly string[] = []): readonly SeriesHandle[] =>
  BANKS.map(({ suffix, name, abn }) =>
    key(
      MONTHLY_BANKING_STATS,
      { INSTITUTION: abn, MEASURE: measure },
      {
        id: `AU.BANK.${detail}.${suffix}`,
        title: `${name}, ${what.toLowerCase()}`,
        description: `${what} on the domestic books of ${name} at the end of each month. Subsidiaries are excluded.`,
        ...AUD_MILLION,
        ...TOPIC,
        tags: ['banking', 'bank', what.toLowerCase(), ...tags],
      },
    ),
  );

export const AU_BANK_ASSETS = monthly('ASSETS', 'total_assets', 'Total resident assets');
export const AU_BANK_DEPOSITS = monthly('DEPOSITS', 'total_deposits', 'Total resident deposits');
export const AU_BANK_LOANS = monthly('LOANS', 'total_loans', 'Loans and finance leases to residents');
export const AU_BANK_LOANS_OWNERS = monthly('LOANS.HOUSING.OWNER', 'loans_housing_owner_occupied', 'Housing loans to owner-occupiers', [
  PART,
]);
export const AU_BANK_LOANS_INVESTORS = monthly('LOANS.HOUSING.INVESTOR', 'loans_housing_investment', 'Housing loans to investors', [PART]);
export const AU_BANK_LOANS_CARDS = monthly('LOANS.CREDITCARD', 'loans_credit_cards', 'Credit card loans to households', [PART]);
export const AU_BANK_LOANS_BUSINESS = monthly('LOANS.BUSINESS', 'loans_non_financial_businesses', 'Loans to non-financial businesses', [
  PART,
]);
export const AU_BANK_DEPOSITS_HOUSEHOLD = monthly('DEPOSITS.HOUSEHOLD', 'deposits_households', 'Deposits by households', [PART]);

/** Declares only the four major banks. The key of a series contains the bank's sector, and only these banks have never changed sector. */
export const AU_BANK_CET1 = MAJOR_BANKS.map(({ suffix, name, abn }) =>
  key(
    ADI_KEY_STATS,
    { INSTITUTION: abn, MUTUAL: 'n', SECTOR: 'major_banks', MEASURE: 'cet1_ratio' },
    {
      id: `AU.BANK.CET1.${suffix}`,
      title: `${name}, Common Equity Tier 1 capital ratio`,
      description: `Common Equity Tier 1 capital of ${name} as a fraction of its risk-weighted assets, at the end of each quarter.`,
      ...RATIO,
      ...TOPIC,
      tags: ['banking', 'bank', 'capital ratio', 'cet1'],
    },
  ),
);
