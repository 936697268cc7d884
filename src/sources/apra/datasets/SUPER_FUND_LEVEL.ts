/** APRA quarterly superannuation statistics for each fund: members and their benefits. */
import { apraBook, labelled } from '../book.ts';
import { MASKED, RECLASSIFIED } from '../quirks.ts';
import { type FigureColumn, type KeyColumn, parseRecords } from '../records.ts';

const KEYS: readonly KeyColumn[] = [
  { id: 'FUND', heading: 'Fund name', abn: 'ABN' },
  { id: 'RSE_CLASSIFICATION', heading: 'RSE Regulatory classification' },
  { id: 'FUND_TYPE', heading: 'Fund type' },
  { id: 'MEMBERSHIP_BASE', heading: 'RSE Membership base' },
  { id: 'RSE_LICENSEE', heading: "Fund's RSE licensee" },
  { id: 'LICENSEE_OWNERSHIP', heading: 'RSE licensee ownership type' },
  { id: 'LICENSEE_PROFIT_STATUS', heading: 'RSE licensee profit status' },
  { id: 'LICENSEE_BOARD_STRUCTURE', heading: 'RSE licensee board structure' },
  { id: 'MEDIAN_BENEFIT_BRACKET', heading: 'Median benefit bracket' },
];

const figure = (code: string, heading: string, unit: string, multiplier = 0): FigureColumn => ({
  code,
  label: heading,
  heading,
  unit,
  multiplier,
});

const FIGURES: readonly FigureColumn[] = [
  figure('total_member_accounts', 'Total number of member accounts at the end of period', 'Accounts'),
  figure('total_members_benefits', "Total members' benefits at end of period", 'AUD', 3),
  figure('estimated_median_balance', 'Estimated median account balance', 'AUD'),
  figure('median_member_age', 'Median member age', 'Years'),
  figure('active_accounts', 'Number of active member accounts', 'Accounts'),
  figure('inactive_accounts', 'Number of inactive member accounts', 'Accounts'),
  figure('active_member_benefits', "Members' benefits of active member accounts", 'AUD', 3),
  figure('inactive_member_benefits', "Members' benefits of inactive member accounts", 'AUD', 3),
  figure('active_avg_balance', 'Average member account balance of active member accounts', 'AUD', 3),
  figure('inactive_avg_balance', 'Average member account balance of inactive member accounts', 'AUD', 3),
];

export const SUPER_FUND_LEVEL = apraBook({
  id: 'SUPER_FUND_LEVEL',
  title: 'Superannuation fund-level statistics',
  description: 'Member accounts, benefits, balances and ages of each superannuation fund, by quarter.',
  file: {
    page: 'quarterly-fund-level-statistics',
    name: /fund statistics/i,
    not: [/specifications/i],
    lastKnown: '2026-03/Quarterly Superannuation Fund Statistics December 2025.xlsx',
  },
  frequency: 'Q',
  dimensions: [
    {
      name: 'fund_name',
      id: 'FUND',
      description: 'The fund. Its code is its ABN.',
      words: {},
      default: null,
      match: 'words',
      aliases: ['abn', 'fund'],
    },
    labelled('rse_classification', 'RSE_CLASSIFICATION', 'Whether the fund is open to the public.'),
    labelled('fund_type', 'FUND_TYPE', 'Corporate, industry, public sector or retail.'),
    labelled('membership_base', 'MEMBERSHIP_BASE', 'Types of members that the fund accepts.'),
    labelled('rse_licensee', 'RSE_LICENSEE', 'The licensed trustee.'),
    labelled('licensee_ownership', 'LICENSEE_OWNERSHIP', 'Who owns the licensee.'),
    labelled('licensee_profit_status', 'LICENSEE_PROFIT_STATUS', 'Whether the licensee operates for profit.'),
    labelled('licensee_board_structure', 'LICENSEE_BOARD_STRUCTURE', 'How members are represented on the board.'),
    labelled('median_benefit_bracket', 'MEDIAN_BENEFIT_BRACKET', 'Benefit bracket of the median account.'),
  ],
  codes: { fund_name: 'abn' },
  measures: FIGURES,
  maxAgeDays: 190,
  quirks: [
    'Each workbook has one quarter. Wattle has the quarters since its first import.',
    MASKED,
    'Numbers of accounts below 20 are suppressed.',
    RECLASSIFIED,
  ],
  parse: (capture) =>
    parseRecords(capture, {
      sheet: 'Table 1',
      frequency: 'Q',
      period: 'Period',
      keys: KEYS,
      figures: FIGURES,
      statesScale: true,
      masked: /^< ?\d[\d,]*$/,
      scope: 'periods',
    }),
});
