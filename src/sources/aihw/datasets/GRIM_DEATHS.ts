/** AIHW GRIM books: deaths by cause, year, sex and age group since 1907. */
import { sexOfBooks } from '../dimensions.ts';
import { calendarYear } from '../periods.ts';
import { aihwTable } from '../table.ts';

export const GRIM_DEATHS = aihwTable({
  id: 'GRIM_DEATHS',
  title: 'GRIM books: deaths by cause since 1907',
  description:
    'Deaths and death rates in Australia by underlying cause, year, sex and age group since 1907, from the General Record of Incidence of Mortality books.',
  package: 'grim-books',
  resource: /\bGRIM\b/i,
  lastKnown:
    'https://data.gov.au/data/dataset/488ef6d4-c763-4b24-b8fb-9c15b67ece19/resource/edcbc14c-ba7c-44ae-9d4f-2622ad3fafe0/download/aihw-phe-229-grim-data-gov-au-2025.csv',
  frequency: 'A',
  period: { columns: ['year'], read: calendarYear },
  periodName: 'year',
  dimensions: [
    {
      name: 'cause_of_death',
      id: 'GRIM_CODE',
      column: 'grim',
      labelColumn: 'cause_of_death',
      code: 'grim_code',
      description: 'Underlying cause of death. GRIM0000 is all causes combined.',
      words: { all_causes: 'GRIM0000', all_neoplasms: 'GRIM0200', diabetes: 'GRIM0403', coronary_heart_disease: 'GRIM0909' },
      default: 'GRIM0000',
    },
    sexOfBooks,
    {
      name: 'age_group',
      id: 'AGE_GROUP',
      column: 'age_group',
      description: 'Age at death. Total is all ages.',
      words: { total: 'Total' },
      default: 'Total',
    },
  ],
  measures: {
    deaths: { label: 'Deaths', unit: 'Deaths' },
    crude_rate_per_100000: { label: 'Crude death rate', unit: 'Rate per 100,000' },
    age_standardised_rate_per_100000: { label: 'Age-standardised death rate', unit: 'Rate per 100,000' },
  },
  maxAgeDays: 1100,
  quirks: [
    'The agency changed the name of the cause “all causes combined”. Its code, GRIM0000, did not change and is the default.',
    'Causes of death are coded with the classification used in that year. A revision of the classification can cause a break in series.',
    'The 2025 release ends in 2023. Age groups and rates that are blank in the file have no value.',
  ],
});
