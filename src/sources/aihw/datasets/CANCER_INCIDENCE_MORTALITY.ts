/** AIHW ACIM books: cancer cases and deaths by age, 1968 to 2011. */
import { calendarYear } from '../periods.ts';
import { aihwTable } from '../table.ts';

export const CANCER_INCIDENCE_MORTALITY = aihwTable({
  id: 'CANCER_INCIDENCE_MORTALITY',
  title: 'Cancer incidence and mortality (ACIM)',
  description:
    'New cases of cancer and deaths from cancer by type, sex and age group, from the Australian Cancer Incidence and Mortality books.',
  package: 'australian-cancer-incidence-and-mortality',
  resource: /ACIM Combined Counts/i,
  lastKnown:
    'https://data.gov.au/data/dataset/05696f6f-6ff5-42a2-904f-af5e4d1f56f8/resource/7fbac314-4bf9-4601-b812-0307316ef5a4/download/acimcombinedcounts.csv',
  frequency: 'A',
  period: { columns: ['year'], read: calendarYear },
  periodName: 'year',
  dimensions: [
    {
      name: 'sex',
      id: 'SEX',
      column: 'sex',
      description: 'Male, female or all persons.',
      words: { male: 'Male', female: 'Female', persons: 'Persons' },
      default: 'Persons',
    },
    {
      name: 'type',
      id: 'TYPE',
      column: 'type',
      description: 'New cases (incidence) or deaths (mortality).',
      words: { incidence: 'Incidence', mortality: 'Mortality' },
      default: null,
    },
    {
      name: 'cancer_type',
      id: 'CANCER_TYPE',
      column: 'cancer_type',
      description: 'Type of cancer.',
      words: {},
      default: null,
    },
  ],
  across: { name: 'age_group', description: 'Age at diagnosis or death.' },
  measures: {
    age_0_to_4: { label: 'Aged 0 to 4', unit: 'Count' },
    age_5_to_9: { label: 'Aged 5 to 9', unit: 'Count' },
    age_10_to_14: { label: 'Aged 10 to 14', unit: 'Count' },
    age_15_to_19: { label: 'Aged 15 to 19', unit: 'Count' },
    age_20_to_24: { label: 'Aged 20 to 24', unit: 'Count' },
    age_25_to_29: { label: 'Aged 25 to 29', unit: 'Count' },
    age_30_to_34: { label: 'Aged 30 to 34', unit: 'Count' },
    age_35_to_39: { label: 'Aged 35 to 39', unit: 'Count' },
    age_40_to_44: { label: 'Aged 40 to 44', unit: 'Count' },
    age_45_to_49: { label: 'Aged 45 to 49', unit: 'Count' },
    age_50_to_54: { label: 'Aged 50 to 54', unit: 'Count' },
    age_55_to_59: { label: 'Aged 55 to 59', unit: 'Count' },
    age_60_to_64: { label: 'Aged 60 to 64', unit: 'Count' },
    age_65_to_69: { label: 'Aged 65 to 69', unit: 'Count' },
    age_70_to_74: { label: 'Aged 70 to 74', unit: 'Count' },
    age_75_to_79: { label: 'Aged 75 to 79', unit: 'Count' },
    age_80_to_84: { label: 'Aged 80 to 84', unit: 'Count' },
    age_85_plus: { column: 'age_85+', label: 'Aged 85 and over', unit: 'Count' },
    age_unknown: { label: 'Age not known', unit: 'Count' },
  },
  maxAgeDays: null,
  ceased: {
    lastPeriod: '2011',
    note: "The file on data.gov.au ends in 2011 and is no longer updated. Newer figures are only in workbooks on the Institute's website.",
  },
  quirks: [
    'Figures on deaths cover 1968 to 2011, and figures on new cases cover 1982 to 2010. Rows for other years are empty in the file and are not included.',
    'Types of cancer overlap. Bowel cancer includes colon cancer and rectal cancer. Head and neck cancer is published with and without cancer of the lip.',
  ],
});
