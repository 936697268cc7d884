/** ASIC: companies that enter external administration or have a controller appointed for the first time, by month, industry and state. */
import type { TimeSeriesDataset } from '../../../core/define-dataset.ts';
import { MAIN_STATES } from '../../../core/places/geography.ts';
import { INDUSTRIES, INSOLVENCY_ASK, parseInsolvencies } from '../insolvencies.ts';

export const ASIC_INSOLVENCIES: TimeSeriesDataset = {
  kind: 'time_series',
  source: 'asic',
  id: 'ASIC_INSOLVENCIES',
  title: 'Insolvency statistics, series 1',
  description:
    'Companies that enter external administration or have a controller appointed for the first time, in each month, by industry and state.',
  landingPage: INSOLVENCY_ASK.url,
  licence: 'asic',
  cadence: { checkEveryMinutes: 1440, maxAgeDays: 75 },
  quirks: [
    'ASIC allows others to reproduce these statistics only with its permission. Bulk files exclude them. Get that permission before you provide them to others.',
    'A company counts once, even if it later enters another form of administration. Members’ voluntary liquidations of solvent companies are not counted.',
    'ASIC updates the workbook each week, with a delay of about two weeks. Figures for recent months change. A month appears when all its days are in the workbook.',
    {
      text: 'The workbook has industries by state only. Figures on industries in Australia are the sums over all places in table 1.4.2.',
      of: { REGION: ['AUS'] },
    },
    'If a state has no figure for an industry and month, the workbook has no row for it. Series 2 (all appointments) and series 3 (reports of administrators) are not included.',
  ],
  curated: true,
  upstream: { url: INSOLVENCY_ASK.url, format: 'XLSX' },
  frequency: 'M',
  dimensions: [
    {
      name: 'industry',
      id: 'INDUSTRY',
      description: 'Industry of the company.',
      words: Object.fromEntries(INDUSTRIES.map(({ word, code }) => [word, code])),
      default: 'TOT',
    },
    {
      name: 'region',
      id: 'REGION',
      description: 'Australia, or the state of the principal place of business.',
      words: { australia: 'AUS', ...Object.fromEntries(MAIN_STATES.map(({ abbreviation, code }) => [abbreviation.toLowerCase(), code])) },
      default: 'AUS',
      geography: 'state',
    },
  ],
  fixed: {},
  asks: () => [INSOLVENCY_ASK],
  parse: parseInsolvencies,
};
