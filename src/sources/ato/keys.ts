/** Declares columns that several tables share: sex, taxable status, age, state, postcode. */
import { asPublished, oneOf, postcode, range } from './labels.ts';
import type { KeyColumn } from './record-table.ts';

export const sex: KeyColumn = {
  name: 'sex',
  description: 'Sex of the individual.',
  headings: ['Sex', 'Gender'],
  read: oneOf('Female', 'Male', 'Total'),
  words: { female: 'Female', male: 'Male' },
};

export const taxableStatus: KeyColumn = {
  name: 'taxable_status',
  description: 'Whether net tax was payable: taxable or non taxable.',
  headings: ['Taxable status'],
  read: oneOf('Taxable', 'Non Taxable'),
  words: { taxable: 'Taxable', non_taxable: 'Non Taxable' },
};

export const ageRange: KeyColumn = {
  name: 'age_range',
  description: 'Age of the individual at the end of the income year, in years.',
  headings: ['Age range', 'Age'],
  read: range,
  words: {
    under_18: 'Under 18',
    '18_24': '18-24',
    '25_29': '25-29',
    '30_34': '30-34',
    '35_39': '35-39',
    '40_44': '40-44',
    '45_49': '45-49',
    '50_54': '50-54',
    '55_59': '55-59',
    '60_64': '60-64',
    '65_69': '65-69',
    '70_74': '70-74',
    '75_and_over': '75 and over',
  },
};

export const incomeRange: KeyColumn = {
  name: 'taxable_income_range',
  description: 'Taxable income, in fine ranges.',
  headings: ['Taxable income range'],
  read: range,
};

/** The column with income ranges. The ranges follow the tax rates for the year, so they differ between years. */
export const bracketRange: KeyColumn = {
  name: 'taxable_income_range_tax_brackets',
  description: 'Taxable income, in ranges that follow the tax rates of the income year.',
  headings: ['Taxable income range - tax brackets', 'Taxable income range - tax bracket'],
  read: range,
  words: {
    nil: '$18,200 or less',
    '18k_45k': '$18,201 to $45,000',
    '45k_120k': '$45,001 to $120,000',
    '120k_180k': '$120,001 to $180,000',
    '180k_plus': '$180,001 or more',
  },
};

export const state: KeyColumn = {
  name: 'state',
  description: 'State or territory of the residential address. Overseas and unknown addresses have separate values.',
  headings: ['State/Territory', 'State'],
  read: asPublished,
  geography: 'state',
};

export const postcodeKey: KeyColumn = {
  name: 'postcode',
  description: 'Postcode of the residential address, four digits. Combined postcodes have a name.',
  headings: ['Postcode', 'Post code'],
  areas: 'postcode',
  read: postcode,
};
