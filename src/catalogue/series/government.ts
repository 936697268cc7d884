/** Government finance: of states by financial year, and of all levels of government by quarter. */
import type { SeriesHandle } from '../../core/define-series.ts';
import type { StateAbbreviation } from '../../core/places/geography.ts';
import { GFS_Q } from '../../sources/abs/datasets/GFS_Q.ts';
import { GFS_STATE } from '../../sources/abs/datasets/GFS_STATE.ts';
import { AUD_MILLION, forEachState, key } from '../handles.ts';

type ByState = Readonly<Record<StateAbbreviation, SeriesHandle>>;

/** Declares one series for each state. */
const byState = (detail: string, measure: string, what: string): ByState =>
  forEachState((state) =>
    key(
      GFS_STATE,
      { MEASURE: measure, REGION: state.code },
      {
        id: `AU.GOVERNMENT.${detail}.${state.suffix}`,
        title: `${what}, general government, ${state.name}`,
        description: `${what} ${/(?:held|owed|paid|received)$/.test(what) ? 'by' : 'of'} the general government sector of ${state.name}, by financial year.`,
        ...AUD_MILLION,
        topic: 'government',
        place: state.name,
        tags: ['government finance', 'state budget', what.toLowerCase()],
      },
    ),
  );

export const AU_GOVERNMENT_REVENUE: ByState = byState('REVENUE', 'revenue', 'Revenue');
export const AU_GOVERNMENT_TAXATION: ByState = byState('TAXATION', 'taxation_revenue', 'Taxation revenue');
export const AU_GOVERNMENT_EXPENSE: ByState = byState('EXPENSE', 'expense', 'Expenses');
export const AU_GOVERNMENT_BALANCE: ByState = byState('BALANCE', 'net_operating_balance', 'Net operating balance');
export const AU_GOVERNMENT_NET_LENDING: ByState = byState('NET_LENDING', 'net_lending', 'Net lending');
export const AU_GOVERNMENT_ASSETS: ByState = byState('ASSETS', 'total_assets', 'Total assets');
export const AU_GOVERNMENT_LIABILITIES: ByState = byState('LIABILITIES', 'total_liabilities', 'Total liabilities');
export const AU_GOVERNMENT_NET_DEBT: ByState = byState('NET_DEBT', 'net_debt', 'Net debt');
export const AU_GOVERNMENT_NET_WORTH: ByState = byState('NET_WORTH', 'net_worth', 'Net worth');
export const AU_GOVERNMENT_DEPOSITS_HELD: ByState = byState('DEPOSITS.HELD', 'deposits_held', 'Currency and deposits held');
export const AU_GOVERNMENT_ADVANCES_PAID: ByState = byState('ADVANCES.PAID', 'advances_paid', 'Advances paid');
export const AU_GOVERNMENT_LOANS_HELD: ByState = byState('LOANS.HELD', 'loans_and_placements_held', 'Other loans and placements held');
export const AU_GOVERNMENT_DEPOSITS_OWED: ByState = byState('DEPOSITS.OWED', 'deposits_owed', 'Currency and deposits owed');
export const AU_GOVERNMENT_ADVANCES_RECEIVED: ByState = byState('ADVANCES.RECEIVED', 'advances_received', 'Advances received');
export const AU_GOVERNMENT_LOANS_OWED: ByState = byState('LOANS.OWED', 'loans_and_placements_owed', 'Other loans and placements owed');
export const AU_GOVERNMENT_DEBT_SECURITIES: ByState = byState('DEBT_SECURITIES', 'debt_securities_owed', 'Debt securities on issue');

// ---------------------------------------------------------------- quarters

/** One row for each measure: its part of series ids, its code, and its name in titles. */
const MEASURES = [
  ['REVENUE', 'revenue', 'Revenue'],
  ['TAXATION', 'taxation_revenue', 'Taxation revenue'],
  ['EXPENSE', 'expense', 'Expenses'],
  ['BALANCE', 'net_operating_balance', 'Net operating balance'],
  ['NET_LENDING', 'net_lending', 'Net lending'],
] as const;

/** One row for each level of government: its code, its part of series ids, and its name in titles. */
const LEVELS = [
  ['all_levels', '', 'all levels of government'],
  ['commonwealth', '.COMMONWEALTH', 'Commonwealth'],
  ['state_and_local', '.STATE_LOCAL', 'state and local'],
] as const;

/** Annual series exist only for states, so only the titles of states include the frequency. */
const quarterly = (
  [detail, measure, what]: (typeof MEASURES)[number],
  government: string,
  region: string,
  suffix: string,
  of: string,
  place = 'Australia',
): SeriesHandle =>
  key(
    GFS_Q,
    { MEASURE: measure, GOVERNMENT: government, REGION: region },
    {
      id: `AU.GFS.${detail}${suffix}`,
      title: `${what}, general government${place === 'Australia' ? '' : ', quarterly'}, ${of}`,
      description: `${what} of general government in each quarter, ${of}, original, from the quarterly government finance statistics.`,
      ...AUD_MILLION,
      topic: 'government',
      place,
      tags: ['government finance', 'quarterly', what.toLowerCase()],
    },
  );

export const AU_GFS = MEASURES.map((measure) => ({
  levels: LEVELS.map(([government, suffix, words]) => quarterly(measure, government, 'AUS', suffix, words)),
  byState: forEachState(({ code, suffix, name }) => quarterly(measure, 'state_and_local', code, `.${suffix}`, name, name)),
}));
