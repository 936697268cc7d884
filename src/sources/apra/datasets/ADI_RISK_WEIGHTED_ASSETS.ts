/** APRA risk-weighted assets for each ADI by type of risk, from the centralised publication. */
import { apraBook } from '../book.ts';
import { CENTRALISED, CENTRALISED_DIMENSIONS, CENTRALISED_QUIRKS, centralisedLayout } from '../centralised.ts';
import { RECLASSIFIED } from '../quirks.ts';
import { type FigureColumn, parseRecords } from '../records.ts';

const amount = (code: string, heading: string): FigureColumn => ({ code, label: heading, heading, unit: 'AUD', multiplier: 6 });

const LAYOUT = centralisedLayout([
  amount('credit_risk', 'Credit risk'),
  amount('operational_risk', 'Operational risk'),
  amount('market_risk', 'Market risk'),
  amount('irrbb_internal_model', 'Of which: IRRBB - Internal model approach'),
  amount('traded_market_risk_standard', 'Of which: Traded market risk under standard method'),
  amount('traded_market_risk_internal', 'Of which: Traded market risk under internal model approach'),
  amount('other_risk_charges', 'Other risk charges'),
  amount('total_rwa', 'Total risk-weighted assets'),
]);

export const ADI_RISK_WEIGHTED_ASSETS = apraBook({
  id: 'ADI_RISK_WEIGHTED_ASSETS',
  title: 'ADI risk-weighted assets by risk type',
  description:
    'Risk-weighted assets of each authorised deposit-taking institution for credit, operational, market and other risks, quarterly since March 2013.',
  file: CENTRALISED,
  frequency: 'Q',
  dimensions: CENTRALISED_DIMENSIONS,
  codes: { institution: 'abn' },
  measures: LAYOUT.figures,
  maxAgeDays: 190,
  quirks: [...CENTRALISED_QUIRKS, RECLASSIFIED],
  parse: (capture) => parseRecords(capture, LAYOUT),
});
