/** Subjects: loan and deposit rates by kind, in everyday words. */
import type { Subject } from './subject.ts';

/** Words for the cost of a loan. */
const COST_WORDS = [
  'rate',
  'interest rate',
  'interest',
  'cost',
  'charge',
  'borrower rate',
  'borrower pay',
  'bank charge',
  'bank charge rate',
];
/** Words for the return of a deposit. */
const EARNED_WORDS = ['rate', 'interest rate', 'interest', 'return', 'bank pay', 'earn', 'earn interest'];

const LOANS: readonly (readonly [names: string, heads: readonly string[]])[] = [
  ['home loan | mortgage | housing loan', ['AU.MORTGAGE.NEW', 'AU.MORTGAGE.STANDARD', 'AU.MORTGAGE.OUTSTANDING']],
  ['new home loan | new mortgage | new housing loan', ['AU.MORTGAGE.NEW']],
  [
    'existing home loan | existing mortgage | outstanding home loan | outstanding mortgage | current mortgage holder',
    ['AU.MORTGAGE.OUTSTANDING'],
  ],
  [
    'fixed investor home loan | fixed investor mortgage | fixed-rate investor loan',
    ['AU.F6.FLRHIFFA', 'AU.F6.FLRHIFFB', 'AU.F5.FILRHL3YFI'],
  ],
  [
    'variable investor home loan | variable investor mortgage | variable-rate investor loan',
    ['AU.F6.FLRHIFVA', 'AU.MORTGAGE.STANDARD.INVESTOR'],
  ],
  [
    'investor home loan | investor mortgage | investor loan | investment loan | investment property loan',
    ['AU.MORTGAGE.NEW.INVESTOR', 'AU.MORTGAGE.OUTSTANDING.INVESTOR'],
  ],
  ['interest-only investor loan | interest-only investment loan', ['AU.F6.FLRHIFI', 'AU.F6.FLRHIOI']],
  ['interest-only loan | interest-only mortgage | interest-only home loan', ['AU.F6.FLRHOFI', 'AU.F6.FLRHOOI', 'AU.F6.FLRHIFI']],
  ['personal loan | personal lending | unsecured loan', ['AU.F8.FLRPFNFTT', 'AU.F8.FLRPFOFTT', 'AU.F5.FILRPLTUF', 'rba/F8']],
  ['margin loan | margin lending', ['AU.F8.FLRPFNMLT', 'AU.F8.FLRPFOMLT', 'AU.F5.FILRPLRCML']],
  ['line of credit | revolving credit', ['AU.F8.FLRPFOORT']],
  ['home equity loan', ['AU.F5.FILRPLRCHE']],
  ['small business overdraft | business overdraft | overdraft', ['AU.F5.FILRSBVOO', 'AU.F5.FILRSBVRO']],
  ['business loan | business lending', ['AU.BUSINESSRATE.SMALL', 'AU.BUSINESSRATE.MEDIUM', 'AU.BUSINESSRATE.LARGE']],
  ['small business loan | small business', ['AU.BUSINESSRATE.SMALL']],
  ['medium business loan | medium-sized business', ['AU.BUSINESSRATE.MEDIUM']],
  ['large business loan | large business | big business | corporate loan', ['AU.BUSINESSRATE.LARGE']],
  ['credit card', ['AU.CREDITCARD.STANDARD', 'AU.CREDITCARD.OUTSTANDING']],
  ['low-rate credit card', ['AU.F5.FILRPLRCCL']],
];

const DEPOSITS: readonly (readonly [names: string, heads: readonly string[]])[] = [
  ['term deposit | fixed deposit | bank deposit', ['AU.DEPOSIT.1Y', 'AU.DEPOSIT.AVERAGE', 'AU.DEPOSIT.6M', 'AU.DEPOSIT.3M']],
  [
    'savings account | savings | bank savings | saver | money in the bank | online saver',
    ['AU.DEPOSIT.SAVINGS.ONLINE', 'AU.DEPOSIT.SAVINGS.BONUS'],
  ],
  ['bonus saver | bonus savings account', ['AU.DEPOSIT.SAVINGS.BONUS']],
  ['cash management account | cash management trust', ['AU.F4.FRDIRSAC10K', 'AU.F4.FRDIRCMT']],
  ['transaction account | everyday account', ['AU.F4.FRDIRTAB5K']],
];

const subjectsOf = (
  declared: readonly (readonly [names: string, heads: readonly string[]])[],
  words: readonly string[],
): readonly Subject[] =>
  declared.map(([names, heads]) => ({ names: names.split('|').flatMap((name) => words.map((word) => `${name.trim()} ${word}`)), heads }));

export const LENDING_RATES: readonly Subject[] = [...subjectsOf(LOANS, COST_WORDS), ...subjectsOf(DEPOSITS, EARNED_WORDS)];
