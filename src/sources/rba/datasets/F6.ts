/** RBA F6: housing lending rates. */
import { rbaTable } from '../table.ts';

export const F6 = rbaTable({
  id: 'F6',
  file: 'f6',
  workbook: 'f06hist.xlsx',
  title: 'Housing lending rates',
  description:
    'Average interest rates on outstanding and new housing loans to owner-occupiers and investors, by type of loan, from July 2019.',
  frequency: 'M',
  words: {
    owner_occupier_existing: 'FLRHOOTA',
    owner_occupier_variable_existing: 'FLRHOOVA',
    owner_occupier_new: 'FLRHOFTA',
    owner_occupier_variable_new: 'FLRHOFVA',
    owner_occupier_fixed_short: 'FLRHOFFA',
    owner_occupier_fixed_long: 'FLRHOFFB',
    investor_existing: 'FLRHIOTA',
    investor_variable_existing: 'FLRHIOVA',
    investor_new: 'FLRHIFTA',
    investor_variable_new: 'FLRHIFVA',
    investor_fixed_short: 'FLRHIFFA',
    investor_fixed_long: 'FLRHIFFB',
  },
  default: 'FLRHOOVA',
  maxAgeDays: 80,
  quirks: ['Rates have one decimal place. Before July 2019, only the indicator rates in table F5 are available. They are not comparable.'],
});
