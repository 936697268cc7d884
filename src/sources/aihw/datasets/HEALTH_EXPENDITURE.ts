/** AIHW health expenditure by area of expenditure and source of funding, at constant prices. */
import { stateLabel } from '../dimensions.ts';
import { financialYear } from '../periods.ts';
import { aihwTable } from '../table.ts';

export const HEALTH_EXPENDITURE = aihwTable({
  id: 'HEALTH_EXPENDITURE',
  title: 'Health expenditure by area and source',
  description: 'Amount spent on health at constant prices, by financial year, state, area of expenditure and source of funding.',
  package: 'health-expenditure-in-australia',
  resource: /health expenditure by area and source/i,
  lastKnown:
    'https://data.gov.au/data/dataset/f84b9baf-c1c1-437c-8c1e-654b2829848c/resource/88399d53-d55c-466c-8f4a-6cb965d24d6d/download/healthexpenditurebyareaandsource.csv',
  frequency: 'FY',
  period: { columns: ['financial_year'], read: financialYear },
  periodName: 'financial_year',
  dimensions: [
    {
      name: 'state',
      id: 'STATE',
      column: 'state',
      label: stateLabel,
      description: 'State or territory.',
      words: {},
      default: null,
      geography: 'state',
    },
    {
      name: 'area_of_expenditure',
      id: 'AREA_OF_EXPENDITURE',
      column: 'area_of_expenditure',
      description: 'Area of expenditure.',
      words: {},
      default: null,
    },
    {
      name: 'broad_source_of_funding',
      id: 'BROAD_SOURCE_OF_FUNDING',
      column: 'broad_source_of_funding',
      description: 'Whether the funding is from governments.',
      words: { government: 'Government', non_government: 'Non-government' },
      default: null,
    },
    {
      name: 'detailed_source_of_funding',
      id: 'DETAILED_SOURCE_OF_FUNDING',
      column: 'detailed_source_of_funding',
      description: 'Source of funding.',
      words: {
        australian_government: 'Australian Government',
        state_and_local: 'State and local',
        private_health_insurance_funds: 'Private health insurance funds',
        individuals: 'Individuals',
        other_non_government: 'Other non-government',
      },
      default: null,
    },
  ],
  measures: { real_expenditure_millions: { label: 'Expenditure at constant prices', unit: 'AUD millions (real)' } },
  maxAgeDays: null,
  ceased: {
    lastPeriod: 'FY2011-12',
    note: "At the last check, the file on data.gov.au ended with 2011–12. Newer figures are in the Institute's reports.",
  },
  quirks: ['Values are in millions of dollars at constant prices. The file does not state which year the prices are for.'],
});
