/** AIHW MORT books, table 1: mortality by region. */
import { sexOfBooks } from '../dimensions.ts';
import { calendarYear } from '../periods.ts';
import { aihwTable } from '../table.ts';

const DEATHS = 'Deaths';
const PER_100_000 = 'Rate per 100,000';
const PER_CENT = 'Per cent';

export const MORT_GEOGRAPHY = aihwTable({
  id: 'MORT_GEOGRAPHY',
  title: 'MORT books: mortality by region',
  description:
    'Deaths, death rates, premature and potentially avoidable deaths by sex for states, capital cities, statistical areas, health networks, remoteness areas and socioeconomic groups.',
  package: 'mort-books',
  resource: /MORT[_ ]TABLE[_ ]1\b/i,
  lastKnown:
    'https://data.gov.au/data/dataset/a84a6e8e-dd8f-4bae-a79d-77a5e32877ad/resource/a5de4e7e-d062-4356-9d1b-39f44b1961dc/download/aihw-phe-229-mort-table1-data-gov-au-2025.csv',
  frequency: 'A',
  period: { columns: ['year'], read: calendarYear, leftOut: /^\d{4}\s*[-–]\s*\d{2,4}$/ },
  periodName: 'year',
  dimensions: [
    {
      name: 'category',
      id: 'CATEGORY',
      column: 'category',
      description: 'Kind of region.',
      words: {
        state: 'State and territory',
        remoteness: 'Remoteness area',
        socioeconomic_group: 'Socioeconomic group',
        gccsa: 'Greater Capital City Statistical Areas (GCCSA)',
        phn: 'Primary Health Network (PHN)',
        sa4: 'Statistical Area Level 4 (SA4)',
        sa3: 'Statistical Area Level 3 (SA3)',
      },
      default: null,
    },
    {
      name: 'geography',
      id: 'MORT_CODE',
      column: 'mort',
      labelColumn: 'geography',
      code: 'mort_code',
      description: 'The region. Each kind of region has an entry for Australia.',
      words: { australia: 'STE10' },
      default: 'STE10',
      geography: 'state',
    },
    sexOfBooks,
  ],
  measures: {
    deaths: { label: 'Deaths', unit: DEATHS },
    population: { label: 'Population', unit: 'Persons' },
    crude_rate_per_100000: { label: 'Crude death rate', unit: PER_100_000 },
    age_standardised_rate_per_100000: { label: 'Age-standardised death rate', unit: PER_100_000 },
    rate_ratio: { label: 'Ratio of the age-standardised rate to that of Australia', unit: 'Ratio' },
    premature_deaths: { label: 'Premature deaths', unit: DEATHS },
    premature_deaths_percent: { label: 'Premature deaths as a share of all deaths', unit: PER_CENT },
    premature_deaths_asr_per_100000: { label: 'Age-standardised rate of premature deaths', unit: PER_100_000 },
    potential_years_of_life_lost: { label: 'Potential years of life lost', unit: 'Years' },
    pyll_rate_per_1000: { label: 'Rate of potential years of life lost', unit: 'Rate per 1,000' },
    potentially_avoidable_deaths: { label: 'Potentially avoidable deaths', unit: DEATHS },
    pad_percent: { label: 'Potentially avoidable deaths as a share of premature deaths', unit: PER_CENT },
    pad_asr_per_100000: { label: 'Age-standardised rate of potentially avoidable deaths', unit: PER_100_000 },
    median_age: { label: 'Median age at death', unit: 'Years' },
  },
  maxAgeDays: 1100,
  quirks: [
    'Each file covers the latest five years. Use as_of to read earlier years that a later file no longer contains.',
    'Figures that are blank in the file are null. The agency withholds them, or the numbers are too small to calculate a rate.',
    'Rows that combine several years, such as 2019–2023, are not included.',
    'Each kind of region has an entry “Unknown/missing” for deaths without an address. Regions of different kinds overlap, so do not add them.',
  ],
});
