/** ABS C21_G01_POA: Census 2021, selected characteristics of persons by postal area. */
import { CENSUS, postalArea, stateOfArea } from '../census.ts';
import { absDataflow } from '../dataflow.ts';

/** The characteristics that are read for all persons, and the total that is read by sex. The whole table has over a million values. */
const CHARACTERISTICS = {
  total_persons: 'P_1',
  age_0_4: '0_4',
  age_5_14: '5_14',
  age_15_19: '15_19',
  age_20_24: '20_24',
  age_25_34: '25_34',
  age_35_44: '35_44',
  age_45_54: '45_54',
  age_55_64: '55_64',
  age_65_74: '65_74',
  age_75_84: '75_84',
  age_85_plus: 'GE85',
  indigenous_aboriginal: 'A_2',
  indigenous_torres_strait: 'A_3',
  indigenous_both: 'A_4',
  indigenous_total: 'A_T',
  birthplace_australia: 'B_11',
  birthplace_elsewhere: 'B_O',
  language_english_only: 'L_1201',
  language_other: 'L_O',
  australian_citizen: 'C_1',
} as const;

export const C21_G01_POA = absDataflow({
  ...CENSUS,
  id: 'C21_G01_POA',
  title: 'Census 2021: selected person characteristics by postcode (G01)',
  description:
    'People counted at the Census of 10 August 2021 in each postal area, by age, Indigenous status, birthplace, language at home, citizenship and sex.',
  catalogueNumber: 'Census 2021 G01',
  dimensions: {
    SEXP: { name: 'sex', description: 'Sex.', words: { persons: '3', male: '1', female: '2' }, default: '3', requested: ['3'] },
    PCHAR: {
      name: 'measure',
      description: 'Characteristic of the people counted.',
      words: CHARACTERISTICS,
      default: 'P_1',
      requested: Object.values(CHARACTERISTICS),
    },
    REGION: postalArea,
    REGION_TYPE: 'POA',
    STATE: stateOfArea,
  },
  besides: { sexes: { SEXP: ['1', '2'], PCHAR: ['P_1'] } },
  units: { dimension: 'REGION_TYPE', of: { POA: 'Persons' } },
  quirks: [
    'Postal areas are approximations of postcodes. Postcodes of post office boxes have no postal area.',
    'Small counts are randomly adjusted to protect privacy, so parts do not add up exactly to totals.',
    'People are counted at their usual residence.',
    'This dataset has 21 characteristics for persons, and totals for males and females. The full table is the ABS dataflow C21_G01_POA.',
  ],
});
