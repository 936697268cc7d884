/** APRA annual MySuper statistics: assets, flows and expenses of each MySuper product. */
import { apraBook, labelled } from '../book.ts';
import { MASKED, RECLASSIFIED } from '../quirks.ts';
import { type FigureColumn, type KeyColumn, parseRecords } from '../records.ts';

const KEYS: readonly KeyColumn[] = [
  { id: 'PRODUCT_NAME', heading: 'MySuper product name' },
  { id: 'PRODUCT_TYPE', heading: 'MySuper product type' },
  { id: 'LIFECYCLE_STRATEGY', heading: 'Lifecycle strategy indicator' },
  { id: 'FUND', heading: 'Fund name', abn: 'Fund ABN' },
  { id: 'FUND_TRUSTEE', heading: 'Fund trustee' },
  { id: 'FUND_PUBLIC_OFFER_STATUS', heading: 'Fund public offer status' },
  { id: 'FUND_TYPE', heading: 'Fund type' },
];

const figure = (code: string, label: string, ...spellings: readonly string[]): FigureColumn => ({
  code,
  label,
  heading: [label, ...spellings],
  unit: 'AUD',
  multiplier: 3,
});

const FIGURES: readonly FigureColumn[] = [
  figure('total_assets_000', 'Total assets'),
  figure('total_benefit_flows_in_000', "Total Members' benefit flows in", "Total members' benefits flows in"),
  figure('employer_contributions_000', 'of which: Employer contributions', 'Employer contributions'),
  figure('member_contributions_000', 'of which: Member contributions', 'Member contributions'),
  figure('total_benefit_flows_out_000', "Total Members' benefit flows out", "Total members' benefits flows out"),
  figure('benefit_payments_000', 'of which: Benefit payments', 'Benefit payments'),
  figure('net_member_benefit_flows_000', 'Net member benefits flows', "Net members' benefits flows", "Net members' benefit flows"),
  figure('investment_income_000', 'Investment income and gains / losses'),
  figure('investment_expenses_000', 'Investment expenses'),
  figure('total_admin_operating_expenses_000', 'Total administration and operating expenses'),
  figure('net_earnings_after_tax_000', 'Net earnings after tax'),
  figure('net_operating_performance_after_tax_000', 'Net operating performance after tax'),
];

export const MYSUPER_PRODUCTS = apraBook({
  id: 'MYSUPER_PRODUCTS',
  title: 'MySuper products',
  description:
    'Assets, benefit flows, investment income and expenses of each MySuper product, for the years that end on 30 June, since 2014.',
  file: {
    page: 'annual-mysuper-statistics',
    name: /annual mysuper statistics backseries/i,
    not: [/specifications/i],
    lastKnown: '2025-12/Annual MySuper statistics backseries June 2014 to June 2025.xlsx',
  },
  frequency: 'FY',
  dimensions: [
    labelled('product_name', 'PRODUCT_NAME', 'The MySuper product.'),
    labelled('product_type', 'PRODUCT_TYPE', 'Who can join the product.'),
    labelled('lifecycle_strategy', 'LIFECYCLE_STRATEGY', 'Whether the investment strategy changes with age.'),
    {
      name: 'fund_name',
      id: 'FUND',
      description: 'The fund that offers the product. Its code is its ABN.',
      words: {},
      default: null,
      match: 'words',
      aliases: ['fund_abn', 'abn', 'fund'],
    },
    labelled('fund_trustee', 'FUND_TRUSTEE', 'The trustee of the fund.'),
    labelled('fund_public_offer_status', 'FUND_PUBLIC_OFFER_STATUS', 'Whether the fund is open to the public.'),
    labelled('fund_type', 'FUND_TYPE', 'Corporate, industry, public sector or retail.'),
  ],
  codes: { fund_name: 'fund_abn' },
  measures: FIGURES,
  maxAgeDays: 560,
  quirks: ['A period is the financial year that ends on 30 June. Assets are at the end of the year.', MASKED, RECLASSIFIED],
  parse: (capture) =>
    parseRecords(capture, {
      sheet: 'Table 1',
      frequency: 'FY',
      period: 'Period',
      keys: KEYS,
      figures: FIGURES,
      statesScale: true,
      scope: 'whole',
    }),
});
