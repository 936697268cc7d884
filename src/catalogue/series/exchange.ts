/** Exchange rates of the Australian dollar: daily, monthly and real. */
import type { SeriesHandle } from '../../core/define-series.ts';
import { mapRecord } from '../../core/records.ts';
import { F11_1 } from '../../sources/rba/datasets/F11.1.ts';
import { F11 } from '../../sources/rba/datasets/F11.ts';
import { F15 } from '../../sources/rba/datasets/F15.ts';
import { column, INDEX } from '../handles.ts';

const TOPIC = { topic: 'exchange' } as const;

/** The RBA's series id and the name of each currency, by currency code. */
const CURRENCIES = {
  USD: ['FXRUSD', 'US dollar'],
  EUR: ['FXREUR', 'euro'],
  JPY: ['FXRJY', 'Japanese yen'],
  GBP: ['FXRUKPS', 'pound sterling'],
  CNY: ['FXRCR', 'Chinese renminbi'],
  NZD: ['FXRNZD', 'New Zealand dollar'],
  SGD: ['FXRSD', 'Singapore dollar'],
  INR: ['FXRIRE', 'Indian rupee'],
  KRW: ['FXRSKW', 'South Korean won'],
  HKD: ['FXRHKD', 'Hong Kong dollar'],
  CAD: ['FXRCD', 'Canadian dollar'],
  CHF: ['FXRSF', 'Swiss franc'],
  SDR: ['FXRSDR', 'special drawing right'],
} as const;

/** Only the US dollar also has a monthly series. */
const daily = (code: string, seriesId: string, name: string): SeriesHandle =>
  column(F11_1, seriesId, {
    id: `AU.FX.${code}`,
    aliases: [`AU.FX.AUD${code}`],
    title: `Exchange rate, ${name} per Australian dollar${code === 'USD' ? ', daily' : ''}`,
    description: `Units of the ${name} that one Australian dollar buys, on each business day.`,
    units: `${code} per AUD`,
    unitsShort: code,
    ...TOPIC,
    tags: ['exchange rate', 'currency', code, name],
  });

/** Daily rates by currency code. */
export const AU_FX = mapRecord(CURRENCIES, ([seriesId, name], code) => daily(code, seriesId, name));

export const AU_FX_TWI = column(F11_1, 'FXRTWI', {
  id: 'AU.FX.TWI',
  aliases: ['AU.TWI'],
  title: 'Trade-weighted index of the Australian dollar, daily',
  description: 'The Australian dollar against the currencies of trading partners, May 1970 = 100, on each business day.',
  ...INDEX,
  ...TOPIC,
  tags: ['exchange rate', 'trade-weighted index', 'twi'],
});

export const AU_FX_USD_MONTHLY = column(F11, 'FXRUSD', {
  id: 'AU.FX.USD.MONTHLY',
  title: 'Exchange rate, US dollar per Australian dollar, end of month',
  description: 'Units of the US dollar that one Australian dollar buys, on the last business day of each month since 2010.',
  units: 'USD per AUD',
  unitsShort: 'USD',
  ...TOPIC,
  tags: ['exchange rate', 'currency', 'USD', 'monthly'],
});

export const AU_FX_TWI_MONTHLY = column(F11, 'FXRTWI', {
  id: 'AU.FX.TWI.MONTHLY',
  title: 'Trade-weighted index of the Australian dollar, end of month',
  description:
    'The Australian dollar against the currencies of trading partners, May 1970 = 100, on the last business day of each month since 2010.',
  ...INDEX,
  ...TOPIC,
  tags: ['exchange rate', 'trade-weighted index', 'twi', 'monthly'],
});

export const AU_FX_REAL_TWI = column(F15, 'FRERTWI', {
  id: 'AU.FX.REAL.TWI',
  title: 'Real trade-weighted index of the Australian dollar',
  description: 'The trade-weighted index adjusted for relative consumer prices.',
  ...INDEX,
  ...TOPIC,
  tags: ['exchange rate', 'real exchange rate', 'trade-weighted index'],
});
