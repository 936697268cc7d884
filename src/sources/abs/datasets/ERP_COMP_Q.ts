/** ABS ERP_COMP_Q: components of population change, quarterly. */
import { absDataflow } from '../dataflow.ts';
import { STATE_NAMES, stateRegion } from '../regions.ts';

export const ERP_COMP_Q = absDataflow({
  id: 'ERP_COMP_Q',
  title: 'Population change and its components',
  description:
    'Natural increase, net overseas migration and estimated resident population of Australia and each state and territory, quarterly since June 1981.',
  catalogueNumber: '3101.0',
  publication: 'people/population/national-state-and-territory-population',
  frequency: 'Q',
  dimensions: {
    MEASURE: {
      name: 'measure',
      description: 'A component of population change, or the population at the end of the quarter.',
      words: { natural_increase: '3', net_overseas_migration: '9', population: '10' },
      default: '9',
    },
    REGION: stateRegion,
    FREQ: 'Q',
  },
  releaseTitles: ['National, state and territory population'],
  statesMultiplier: true,
  maxAgeDays: 280,
  quirks: [
    {
      text: 'The measures in this dataset are in thousands of persons. Other measures in the ABS dataflow have other multipliers.',
      of: 'table',
    },
    {
      text: 'For Australia, population change equals natural increase plus net overseas migration, apart from rounding.',
      of: { REGION: ['AUS'] },
    },
  ],
  workbook: {
    file: '310101.xlsx',
    parts: {
      MEASURE: { 'Natural Increase': '3', 'Net Overseas Migration': '9', 'Estimated Resident Population (ERP)': '10' },
      REGION: STATE_NAMES,
    },
  },
});
