/** RBA F2.1: capital market yields on government bonds, monthly. */
import { rbaTable } from '../table.ts';

export const F2_1 = rbaTable({
  id: 'F2.1',
  file: 'f2.1',
  title: 'Capital market yields: government bonds, monthly',
  description: 'Monthly averages of the yields of Australian Government bonds of two, three, five and ten years and of indexed bonds.',
  frequency: 'M',
  words: {
    bond_2yr: 'FCMYGBAG2',
    bond_3yr: 'FCMYGBAG3',
    bond_5yr: 'FCMYGBAG5',
    bond_10yr: 'FCMYGBAG10',
    indexed_bond: 'FCMYGBAGI',
  },
  default: 'FCMYGBAG10',
  maxAgeDays: 70,
  windowed: true,
  quirks: ['Until mid-2013 these series were published in table F2.'],
});
