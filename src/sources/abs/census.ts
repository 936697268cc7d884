/** Declares the parts that the 2021 Census datasets share: the publication and dimensions. */
import type { Quirk } from '../../core/define-dataset.ts';
import type { AbsDataflow, ShownDimension } from './dataflow.ts';
import { STATE_CODES } from './regions.ts';

/** The publication. Data from the 2021 Census never become out of date, because the 2026 Census has separate dataflows. */
export const CENSUS = {
  publication: 'https://www.abs.gov.au/census/find-census-data',
  frequency: 'A',
  maxAgeDays: null,
} as const satisfies Partial<AbsDataflow>;

export const postalArea: ShownDimension = {
  name: 'region',
  description: 'Postal area: a postcode of four digits.',
  words: {},
  default: null,
  areas: 'postcode',
};

export const stateOfArea: ShownDimension = {
  name: 'state',
  description: 'State or territory of the area.',
  words: { australia: 'AUS', ...STATE_CODES },
  default: null,
  geography: 'state',
};

export const median: ShownDimension = {
  name: 'measure',
  description: 'Median or average.',
  words: {
    median_age: '1',
    median_personal_income_weekly: '2',
    median_family_income_weekly: '3',
    median_household_income_weekly: '4',
    median_mortgage_repayment_monthly: '5',
    median_rent_weekly: '6',
    avg_persons_per_bedroom: '7',
    avg_household_size: '8',
  },
  default: null,
};

/** Units by measure, from the labels of the measures. The tables do not state units. */
export const MEDIAN_UNITS = {
  dimension: 'MEDAVG',
  of: {
    '1': 'Years',
    '2': 'AUD per week',
    '3': 'AUD per week',
    '4': 'AUD per week',
    '5': 'AUD per month',
    '6': 'AUD per week',
    '7': 'Persons per bedroom',
    '8': 'Persons',
  },
} as const;

export const MEDIAN_QUIRKS: readonly Quirk[] = [
  {
    text: 'Incomes are before tax, for people aged 15 years and over. Medians are interpolated from the income ranges on the Census form.',
    of: { MEDAVG: ['2', '3', '4'] },
  },
  { text: 'Rents in 2021 exclude dwellings occupied rent-free, so they are not comparable with 2016.', of: { MEDAVG: ['6'] } },
  { text: 'The tables do not state units. The units shown are from the labels of the measures.', of: 'table' },
];
