/** RBA F11.1: exchange rates, daily. */
import { rbaTable } from '../table.ts';

export const F11_1 = rbaTable({
  id: 'F11.1',
  file: 'f11.1',
  title: 'Exchange rates, daily',
  description: 'Units of foreign currencies per Australian dollar, and the trade-weighted index, on each business day since January 2023.',
  frequency: 'D',
  words: {
    aud_usd: 'FXRUSD',
    twi: 'FXRTWI',
    aud_eur: 'FXREUR',
    aud_gbp: 'FXRUKPS',
    aud_jpy: 'FXRJY',
    aud_cny: 'FXRCR',
    aud_nzd: 'FXRNZD',
    aud_sgd: 'FXRSD',
    aud_inr: 'FXRIRE',
    aud_krw: 'FXRSKW',
    aud_thb: 'FXRTB',
    aud_twd: 'FXRNTD',
    aud_myr: 'FXRMR',
    aud_idr: 'FXRIR',
    aud_vnd: 'FXRVD',
    aud_pgk: 'FXRPNGK',
    aud_hkd: 'FXRHKD',
    aud_cad: 'FXRCD',
    aud_chf: 'FXRSF',
    aud_php: 'FXRPHP',
    aud_sdr: 'FXRSDR',
  },
  default: 'FXRUSD',
  maxAgeDays: 14,
  checkEveryMinutes: 240,
  windowed: true,
  quirks: [
    'Rates are indicative, at about 4 pm Sydney time. The RBA starts a new file every few years.',
    {
      text: 'The columns for the UAE dirham and the South African rand are empty. The column for the Papua New Guinea kina begins in January 2026.',
      of: 'table',
    },
  ],
});
