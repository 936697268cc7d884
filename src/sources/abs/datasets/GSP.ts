/** ABS GSP: gross state product for each state and territory, from table 1 of the state accounts. */
import { absCube } from '../cube-dataset.ts';
import { STATE_CODES, STATE_NAMES } from '../regions.ts';
import { readTimeSeriesWorkbook } from '../time-series-workbook.ts';
import { mapWorkbook, type WorkbookMapping } from '../workbook-mapping.ts';

const DIMENSIONS = ['MEASURE', 'TSEST', 'REGION', 'FREQ'] as const;

/**
 * The table names each series by a state, an aggregate and a measure: `New South Wales ; Gross state product: Chain volume measures ;`.
 */
const MAPPING: WorkbookMapping = {
  parts: {
    MEASURE: {
      'Gross state product; Chain volume measures': 'chain_volume',
      'Gross state product; Chain volume measures - Percentage changes': 'chain_volume_change',
      'GSP per capita; Chain volume measures': 'per_capita',
      'Gross state product per capita; Chain volume measures': 'per_capita',
      'GSP per capita; Chain volume measures - Percentage changes': 'per_capita_change',
      'Gross state product per capita; Chain volume measures - Percentage changes': 'per_capita_change',
      'Gross state product; Current prices': 'current_prices',
      'Gross state product; Current prices - Percentage changes': 'current_prices_change',
    },
    REGION: STATE_NAMES,
  },
};

export const GSP = absCube({
  id: 'GSP',
  title: 'Gross state product',
  description:
    'Gross state product of each state and territory by financial year: chain volumes, current prices, per head, and their changes from the previous year.',
  catalogueNumber: '5220.0',
  publication: 'economy/national-accounts/australian-national-accounts-state-accounts',
  file: '5220001_Annual_Gross_State_Product_All_States.xlsx',
  frequency: 'FY',
  dimensions: [
    {
      name: 'measure',
      id: 'MEASURE',
      description: 'Chain volume, current prices or per head, or the change from the previous year.',
      words: {
        chain_volume: 'chain_volume',
        chain_volume_change: 'chain_volume_change',
        per_capita: 'per_capita',
        per_capita_change: 'per_capita_change',
        current_prices: 'current_prices',
        current_prices_change: 'current_prices_change',
      },
      default: 'chain_volume',
    },
    {
      name: 'region',
      id: 'REGION',
      description: 'State or territory.',
      words: STATE_CODES,
      default: null,
      geography: 'state',
    },
  ],
  fixed: { TSEST: '10', FREQ: 'A' },
  releaseTitles: ['Australian National Accounts: State Accounts'],
  maxAgeDays: 730,
  quirks: [
    { text: 'The ABS Data API has no dataflow for the state accounts. These figures are from table 1 of the annual release.', of: 'table' },
    {
      text: 'Chain volumes are in prices of the previous year, so each release restates all years. Chain volumes of the states do not add up to Australia.',
      of: { MEASURE: ['chain_volume', 'chain_volume_change', 'per_capita', 'per_capita_change'] },
    },
    { text: 'The ABS publishes these lines without codes, so Wattle chose the codes for measures.', of: 'table' },
  ],
  parse: (capture) => ({ ...mapWorkbook(readTimeSeriesWorkbook(capture), MAPPING, DIMENSIONS, capture.url), scope: 'whole' }),
});
