/** Carbon dioxide equivalent intensity index (CDEII): daily emissions from the electricity market. */
import { marketDataset } from '../market-dataset.ts';
import { type MarketDimension, REGION } from '../market-table.ts';
import { REGIONS } from '../regions.ts';

const NEM = 'NEM';

/** The regions, and the sum of all regions. Other market tables do not have this sum. */
const regionOrMarket: MarketDimension = {
  declaration: { name: 'region', id: REGION, description: 'Region of the market. NEM is the whole market.', words: {}, default: null },
  values: [NEM, ...REGIONS].map((code) => ({ code, label: code })),
  codeOf: (table, row) => table.code(row, REGION),
};

/** The file and columns are described in AEMO's CDEII Procedure, under report CO2EII_RESULTS_SUMMARY. */
export const co2eii = marketDataset({
  id: 'co2eii',
  title: 'Emissions intensity of electricity (CDEII)',
  description:
    'Energy sent out, emissions and emissions intensity of electricity in each region of the National Electricity Market and in the whole market, by day.',
  folder: 'CDEII',
  frequency: 'D',
  tables: [
    {
      name: 'CO2EII.PUBLISHING',
      time: 'SETTLEMENTDATE',
      runs: false,
      dimensions: [regionOrMarket],
      metrics: [
        { column: 'CO2E_INTENSITY_INDEX', word: 'intensity', unit: 't CO2-e/MWh', description: 'emissions per MWh sent out' },
        { column: 'TOTAL_SENT_OUT_ENERGY', word: 'sent_out_energy', unit: 'MWh', description: 'energy sent out' },
        { column: 'TOTAL_EMISSIONS', word: 'emissions', unit: 't CO2-e', description: 'emissions of generators' },
      ],
    },
  ],
  asks: [
    { id: 'summary', url: 'https://www.nemweb.com.au/Reports/Current/CDEII/CO2EII_SUMMARY_RESULTS.CSV', accept: 'text/csv, */*;q=0.1' },
  ],
  checkEveryMinutes: 720,
  maxAgeDays: 21,
  quirks: [
    'Published once a week for the days of the previous week. The file has the days of the current contract year, which begins in the last week of December.',
    'A day is a calendar day in market time (UTC+10). The intensity is emissions divided by energy sent out.',
    'Wattle has not been tested with a complete file.',
  ],
});
