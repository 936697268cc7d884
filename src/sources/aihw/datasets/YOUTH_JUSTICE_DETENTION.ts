/** AIHW youth justice: young people in detention on an average night, by quarter. */
import { stateLabel } from '../dimensions.ts';
import { quarterOfYear } from '../periods.ts';
import { aihwTable } from '../table.ts';

/** Returns the label for a sex. The file has `Unknow` for unknown. */
const sexLabel = (code: string): string => (code === 'Unknow' ? 'Unknown (published as Unknow)' : code);

export const YOUTH_JUSTICE_DETENTION = aihwTable({
  id: 'YOUTH_JUSTICE_DETENTION',
  title: 'Youth justice detention',
  description:
    'Young people in detention on an average night, by quarter, age group, Indigenous status, legal status, sex and state or territory.',
  package: 'youth-justice-detention-data',
  resource: /Youth Justice Detention Data/i,
  lastKnown:
    'https://data.gov.au/data/dataset/469ea5ba-2ab3-4972-a045-52bfc87fc512/resource/c7edfa08-7bc9-404d-8f2b-22bcd0425021/download/youth-justice-detention-data-2017.csv',
  frequency: 'Q',
  period: { columns: ['quarter', 'quart', 'year'], read: quarterOfYear },
  periodName: 'quarter',
  dimensions: [
    {
      name: 'age_group',
      id: 'AGEGRP',
      column: 'agegrp',
      description: 'Age group.',
      words: { aged_10_to_17: '10 to 17' },
      default: '10 to 17',
    },
    {
      name: 'indigenous_status',
      id: 'INDIG_STATUS',
      column: 'indig_status',
      description: 'Indigenous status. Total is all young people.',
      words: { indigenous: 'Indigenous', total: 'Total' },
      default: 'Total',
    },
    {
      name: 'legal_status',
      id: 'LEGAL_STATUS',
      column: 'legal_status',
      description: 'Whether the young person is sentenced. Total is both.',
      words: { sentenced: 'Sentenced', unsentenced: 'Unsentenced', total: 'Total' },
      default: 'Total',
    },
    {
      name: 'sex',
      id: 'SEX',
      column: 'sex',
      label: sexLabel,
      description: 'Sex. Total is all young people.',
      words: { male: 'Male', female: 'Female', unknown: 'Unknow', total: 'Total' },
      default: 'Total',
    },
    {
      name: 'state',
      id: 'STATE',
      column: 'state',
      label: stateLabel,
      description: 'State or territory of detention, or Australia.',
      words: { australia: 'Aust' },
      default: 'Aust',
      geography: 'state',
    },
  ],
  measures: { avg_nightly_pop: { label: 'Average nightly population', unit: 'Persons' } },
  maxAgeDays: null,
  ceased: {
    lastPeriod: '2016-Q2',
    note: 'At the last check, the file on data.gov.au was from 2017 and ended with the June quarter 2016. Newer figures are in the Institute\'s report "Youth detention population in Australia".',
  },
  quirks: [
    "The code Unknow for sex is the agency's spelling of unknown.",
    'The columns quarter, quart and year in the file are combined into the period. For example, 2015-Q2 means the June quarter 2015.',
  ],
});
