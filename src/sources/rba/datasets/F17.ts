/** RBA F17: zero-coupon interest rates. */
import { rbaTable } from '../table.ts';

export const F17 = rbaTable({
  id: 'F17',
  file: 'f17',
  csv: 'f17-yields.csv',
  title: 'Zero-coupon interest rates',
  description: 'Zero-coupon yields fitted by the Bank to Australian Government bonds, at maturities from zero to ten years.',
  frequency: 'D',
  words: {},
  default: null,
  maxAgeDays: 60,
  checkEveryMinutes: 720,
  windowed: true,
  quirks: ['The yields are estimates from a fitted curve, not market quotes.'],
});
