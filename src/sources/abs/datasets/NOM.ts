/** ABS NOM: net overseas migration, financial years. */
import { absDataflow } from '../dataflow.ts';
import { stateRegion } from '../regions.ts';

export const NOM = absDataflow({
  id: 'NOM',
  dataflow: 'NOM_FY',
  title: 'Net overseas migration',
  description: 'Overseas migrant arrivals, departures and net migration, by state, for financial years since 2004–05.',
  catalogueNumber: '3412.0',
  publication: 'people/population/overseas-migration',
  frequency: 'FY',
  dimensions: {
    MEASURE: {
      name: 'direction',
      description: 'Arrivals, departures or net migration.',
      words: { net: '3', arrivals: '1', departures: '2' },
      default: '3',
    },
    AGE: 'TOT',
    SEX: '3',
    REGION: stateRegion,
    FREQ: 'A',
  },
  releaseTitles: ['Overseas Migration'],
  maxAgeDays: 560,
  annualIs: 'FY',
  units: { dimension: 'FREQ', of: { A: 'Persons' } },
  quirks: [
    'A year is the financial year that ends on 30 June. In ABS files, 2025 means 2024–25.',
    'The latest years are preliminary. Quarterly figures are in abs.ERP_COMP_Q, and figures by visa in abs.ABS_NOM_VISA_CY.',
  ],
});
