/** RBA F11: exchange rates, monthly. */
import { rbaTable } from '../table.ts';

export const F11 = rbaTable({
  id: 'F11',
  file: 'f11',
  title: 'Exchange rates, monthly',
  description:
    'Units of foreign currencies per Australian dollar, and the trade-weighted index, at the end of each month since January 2010.',
  frequency: 'M',
  words: {
    aud_usd: 'FXRUSD',
    twi: 'FXRTWI',
    aud_eur: 'FXREUR',
    aud_gbp: 'FXRUKPS',
    aud_jpy: 'FXRJY',
    aud_cny: 'FXRCR',
    aud_nzd: 'FXRNZD',
    aud_inr: 'FXRIRE',
    aud_sgd: 'FXRSD',
  },
  default: 'FXRUSD',
  maxAgeDays: 70,
  windowed: true,
  quirks: ['Values are for the last business day of the month at 4 pm Sydney time. They are not averages.'],
});
