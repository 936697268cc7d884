/** Australia and the rest of the world: the current account and its parts. */
import type { SeriesHandle } from '../../core/define-series.ts';
import { BOP } from '../../sources/abs/datasets/BOP.ts';
import { IIP } from '../../sources/abs/datasets/IIP.ts';
import { IIP_NET } from '../../sources/abs/datasets/IIP_NET.ts';
import { AUD_MILLION, key } from '../handles.ts';

/** One row for each item: its part of series ids, its item in the account, and its title. */
const ITEMS = [
  ['CURRENT.ACCOUNT', '100', 'Current account balance'],
  ['BOP.GOODS', '170', 'Balance on goods'],
  ['BOP.SERVICES', '180', 'Balance on services'],
  ['BOP.PRIMARY.INCOME', '8700', 'Net primary income'],
  ['BOP.SECONDARY.INCOME', '8100', 'Net secondary income'],
  ['BOP.CREDITS', '110', 'Goods and services, credits'],
  ['BOP.DEBITS', '120', 'Goods and services, debits'],
  ['BOP.GOODS.CREDITS', '1000', 'Goods, credits'],
  ['BOP.GOODS.DEBITS', '2000', 'Goods, debits'],
  ['BOP.SERVICES.CREDITS', '4000', 'Services, credits'],
  ['BOP.SERVICES.DEBITS', '6000', 'Services, debits'],
] as const;

const PRICES = [
  ['1', '', 'current prices'],
  ['2', '.VOLUME', 'chain volume'],
] as const;

const HAS_VOLUME: readonly string[] = ['1000', '2000', '4000', '6000'];

export const AU_BALANCE_OF_PAYMENTS: readonly SeriesHandle[] = PRICES.flatMap(([measure, suffix, prices]) =>
  ITEMS.filter(([, item]) => measure === '1' || HAS_VOLUME.includes(item)).map(([detail, item, title]) =>
    key(
      BOP,
      { MEASURE: measure, DATA_ITEM: item, TSEST: '20' },
      {
        id: `AU.${detail}${suffix}`,
        title: `${title}, ${prices}, seasonally adjusted`,
        description: `${title}, Australia, ${prices}, quarterly, seasonally adjusted. Debits are negative.`,
        ...AUD_MILLION,
        topic: 'trade',
        adjustment: 'seasonally_adjusted',
        tags: ['balance of payments', 'current account', title.toLowerCase()],
      },
    ),
  ),
);

/** Items that also have an original series, whose quarters add up to the annual value. */
const WITH_ORIGINAL: readonly string[] = ['100', '180', '8700'];
export const AU_BALANCES_ORIGINAL: readonly SeriesHandle[] = ITEMS.filter(([, item]) => WITH_ORIGINAL.includes(item)).map(
  ([detail, item, title]) =>
    key(
      BOP,
      { MEASURE: '1', DATA_ITEM: item, TSEST: '10' },
      {
        id: `AU.${detail}.ORIG`,
        title: `${title}, current prices, original`,
        description: `${title}, Australia, current prices, quarterly, original.`,
        ...AUD_MILLION,
        topic: 'trade',
        tags: ['balance of payments', 'current account', title.toLowerCase()],
        related: [`AU.${detail}`],
      },
    ),
);

export const AU_NET_FOREIGN_LIABILITIES = key(
  IIP_NET,
  { MEASURE: 'net_position' },
  {
    id: 'AU.NET.FOREIGN.LIABILITIES',
    title: 'Net foreign liabilities',
    description:
      'Net international investment position of Australia at the end of each quarter, market value. Positive if foreign liabilities exceed foreign assets, as in the ABS publication.',
    ...AUD_MILLION,
    topic: 'trade',
    tags: ['net foreign liabilities', 'international investment position', 'niip', 'external', 'foreign debt and equity'],
    related: ['AU.CURRENT.ACCOUNT', 'AU.NET.FOREIGN.DEBT', 'AU.NET.FOREIGN.EQUITY'],
    aliases: ['AU.NIIP'],
  },
);

/** One row for each position: its part of series ids, its item and its title. */
const POSITIONS = [
  ['NET.FOREIGN.DEBT', '1100B', 'Net foreign debt', "Australia's foreign debt less its lending abroad"],
  [
    'NET.FOREIGN.EQUITY',
    '1100A',
    'Net foreign equity',
    'Foreign ownership of Australian enterprises less Australian ownership of foreign ones',
  ],
  ['FOREIGN.ASSETS', '1200A', 'Foreign assets', 'Debt and equity assets of Australia abroad'],
  ['FOREIGN.LIABILITIES', '1250A', 'Foreign liabilities', 'Debt and equity liabilities of Australia to other countries'],
] as const;

export const AU_INTERNATIONAL_INVESTMENT: readonly SeriesHandle[] = POSITIONS.map(([detail, item, title, what]) =>
  key(
    IIP,
    { DATA_ITEM: item },
    {
      id: `AU.${detail}`,
      title,
      description: `${what}, at the end of each quarter, market value. As in the ABS publication, liabilities are positive and assets are negative.`,
      ...AUD_MILLION,
      topic: 'trade',
      tags: [title.toLowerCase(), 'international investment position', 'external', 'foreign debt and equity'],
      related: ['AU.NET.FOREIGN.LIABILITIES', 'AU.CURRENT.ACCOUNT'],
    },
  ),
);
