/** RBA F2: capital market yields on government bonds, daily. */
import { rbaTable } from '../table.ts';

export const F2 = rbaTable({
  id: 'F2',
  file: 'f2',
  title: 'Capital market yields: government bonds, daily',
  description: 'Yields of Australian Government bonds of two, three, five and ten years and of indexed bonds on each business day.',
  frequency: 'D',
  words: {
    bond_2yr: 'FCMYGBAG2D',
    bond_3yr: 'FCMYGBAG3D',
    bond_5yr: 'FCMYGBAG5D',
    bond_10yr: 'FCMYGBAG10D',
    indexed_bond: 'FCMYGBAGID',
  },
  default: 'FCMYGBAG10D',
  maxAgeDays: 14,
  checkEveryMinutes: 240,
  windowed: true,
  quirks: ['The table covers recent years only. Days without trading have no value.'],
});
