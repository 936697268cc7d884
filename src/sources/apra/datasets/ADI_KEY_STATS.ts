/** APRA capital and capital ratios for each ADI, from the centralised publication. */
import { apraBook } from '../book.ts';
import { CENTRALISED, CENTRALISED_DIMENSIONS, CENTRALISED_QUIRKS, centralisedLayout } from '../centralised.ts';
import { RECLASSIFIED } from '../quirks.ts';
import { type FigureColumn, parseRecords } from '../records.ts';

const amount = (code: string, heading: string): FigureColumn => ({ code, label: heading, heading, unit: 'AUD', multiplier: 6 });
const ratio = (code: string, heading: string): FigureColumn => ({ code, label: heading, heading, unit: 'Ratio', multiplier: 0 });

const LAYOUT = centralisedLayout([
  amount('cet1_capital', 'Total Common Equity Tier 1 capital'),
  amount('tier1_capital', 'Total Tier 1 capital'),
  amount('total_capital', 'Total capital base'),
  amount('risk_weighted_assets', 'Total risk-weighted assets'),
  ratio('cet1_ratio', 'Common Equity Tier 1 capital ratio'),
  ratio('tier1_ratio', 'Tier 1 capital ratio'),
  ratio('total_capital_ratio', 'Total capital ratio'),
]);

export const ADI_KEY_STATS = apraBook({
  id: 'ADI_KEY_STATS',
  title: 'ADI capital and key ratios by institution',
  description:
    'Regulatory capital, risk-weighted assets and capital ratios of each authorised deposit-taking institution, quarterly since March 2013.',
  file: CENTRALISED,
  frequency: 'Q',
  dimensions: CENTRALISED_DIMENSIONS,
  codes: { institution: 'abn' },
  measures: LAYOUT.figures,
  maxAgeDays: 190,
  quirks: [
    ...CENTRALISED_QUIRKS,
    { text: 'Ratios are fractions as published: 0.123 is 12.3%.', of: { MEASURE: ['cet1_ratio'] } },
    RECLASSIFIED,
  ],
  parse: (capture) => parseRecords(capture, LAYOUT),
});
