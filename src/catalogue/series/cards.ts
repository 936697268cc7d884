/** Credit, charge and debit cards: purchases, cash advances, cash-outs, repayments and balances, seasonally adjusted. */
import type { SeriesHandle } from '../../core/define-series.ts';
import { C1 } from '../../sources/rba/datasets/C1.ts';
import { C2 } from '../../sources/rba/datasets/C2.ts';
import { AUD_MILLION, columnsOf, THOUSAND } from '../handles.ts';

export const AU_C1_NUMBER: readonly SeriesHandle[] = columnsOf({
  dataset: C1,
  topic: 'credit',
  unit: THOUSAND,
  adjustment: 'seasonally_adjusted',
  tags: ['credit cards', 'payments', 'cards'],
  columns: {
    CCCCSTCANSA: 'Number of cash advances',
    CCCCSCADNSA: 'Number of domestic cash advances',
    CCCCSCAFNSA: 'Number of overseas cash advances',
    CCCCSTPNSA: 'Number of purchases',
    CCCCSPDNSA: 'Number of domestic purchases',
    CCCCSPFNSA: 'Number of overseas purchases',
    CCCCSTTNSA: 'Total number of transactions',
    CCAQTTNSA: 'Total number of transactions acquired in Australia',
    CCAQTONSA: 'Number of transactions acquired in Australia: own cards',
    CCAQTODNSA: 'Number of transactions acquired in Australia: other domestic cards',
    CCAQTFNSA: 'Number of transactions acquired in Australia: overseas-issued cards',
    CCAQTDPNSA: 'Number of transactions acquired in Australia: device present',
    CCAQTDNPNSA: 'Number of transactions acquired in Australia: device not present',
    CCCCSTCANPSA: 'Number of cash advances: personal cards',
    CCCCSTPNPSA: 'Number of purchases: personal cards',
    CCCCSPDNPSA: 'Number of domestic purchases: personal cards',
    CCCCSPFNPSA: 'Number of overseas purchases: personal cards',
    CCCCSTTNPSA: 'Total number of transactions: personal cards',
    CCCCSTCANCOSA: 'Number of cash advances: commercial cards',
    CCCCSTPNCOSA: 'Number of purchases: commercial cards',
    CCCCSPDNCOSA: 'Number of domestic purchases: commercial cards',
    CCCCSPFNCOSA: 'Number of overseas purchases: commercial cards',
    CCCCSTTNCOSA: 'Total number of transactions: commercial cards',
  },
});

export const AU_C1_AUD: readonly SeriesHandle[] = columnsOf({
  dataset: C1,
  topic: 'credit',
  unit: AUD_MILLION,
  adjustment: 'seasonally_adjusted',
  tags: ['credit cards', 'payments', 'cards'],
  columns: {
    CCCCSTCAVSA: 'Value of cash advances',
    CCCCSCADVSA: 'Value of domestic cash advances',
    CCCCSCAFVSA: 'Value of overseas cash advances',
    CCCCSTPVSA: 'Value of purchases',
    CCCCSPDVSA: 'Value of domestic purchases',
    CCCCSPFVSA: 'Value of overseas purchases',
    CCCCSTTVSA: 'Total value of transactions',
    CCCCSRSA: 'Repayments',
    CCCCSBAISA: 'Balances accruing interest',
    CCCCSBTSA: 'Total balances',
    CCAQTTVSA: 'Total value of transactions acquired in Australia',
    CCAQTOVSA: 'Value of transactions acquired in Australia: own cards',
    CCAQTODVSA: 'Value of transactions acquired in Australia: other domestic cards',
    CCAQTFVSA: 'Value of transactions acquired in Australia: overseas-issued cards',
    CCAQTDPVSA: 'Value of transactions acquired in Australia: device present',
    CCAQTDNPVSA: 'Value of transactions acquired in Australia: device not present',
    CCCCSTCAVPSA: 'Value of cash advances: personal cards',
    CCCCSTPVPSA: 'Value of purchases: personal cards',
    CCCCSPDVPSA: 'Value of domestic purchases: personal cards',
    CCCCSPFVPSA: 'Value of overseas purchases: personal cards',
    CCCCSTTVPSA: 'Total value of transactions: personal cards',
    CCCCSRPSA: 'Repayments: personal cards',
    CCCCSBTPSA: 'Total balances: personal cards',
    CCCCSTCAVCOSA: 'Value of cash advances: commercial cards',
    CCCCSTPVCOSA: 'Value of purchases: commercial cards',
    CCCCSPDVCOSA: 'Value of domestic purchases: commercial cards',
    CCCCSPFVCOSA: 'Value of overseas purchases: commercial cards',
    CCCCSTTVCOSA: 'Total value of transactions: commercial cards',
    CCCCSRCOSA: 'Repayments: commercial cards',
    CCCCSBTCOSA: 'Total balances: commercial cards',
  },
});

// ---------------------------------------------------------------- debit cards

const MILLION = { units: 'Million', unitsShort: 'm' } as const;

export const AU_C2_NUMBER: readonly SeriesHandle[] = columnsOf({
  dataset: C2,
  topic: 'credit',
  unit: MILLION,
  adjustment: 'seasonally_adjusted',
  tags: ['debit cards', 'payments', 'cards'],
  columns: {
    CDAQTDNPNSA: 'Debit cards: number of transactions acquired in Australia: device not present',
    CDAQTDPNSA: 'Debit cards: number of transactions acquired in Australia: device present',
    CDAQTODNSA: 'Debit cards: number of transactions acquired in Australia: other domestic cards',
    CDAQTONSA: 'Debit cards: number of transactions acquired in Australia: own cards',
    CDAQTTNSA: 'Debit cards: total number of transactions acquired in Australia',
    CDCPDNSA: 'Debit cards: number of domestic transactions',
    CDCPFNSA: 'Debit cards: number of overseas transactions',
    CDCPTNSA: 'Debit cards: total number of transactions',
    CDCPTTNSA: 'Debit cards: number of purchases',
    CDCTCONSA: 'Debit cards: number of cash-out transactions',
  },
});

export const AU_C2_AUD: readonly SeriesHandle[] = columnsOf({
  dataset: C2,
  topic: 'credit',
  unit: AUD_MILLION,
  adjustment: 'seasonally_adjusted',
  tags: ['debit cards', 'payments', 'cards'],
  columns: {
    CDAQTDNPVSA: 'Debit cards: value of transactions acquired in Australia: device not present',
    CDAQTDPVSA: 'Debit cards: value of transactions acquired in Australia: device present',
    CDAQTODVSA: 'Debit cards: value of transactions acquired in Australia: other domestic cards',
    CDAQTOVSA: 'Debit cards: value of transactions acquired in Australia: own cards',
    CDAQTTVSA: 'Debit cards: total value of transactions acquired in Australia',
    CDCPDVSA: 'Debit cards: value of domestic transactions',
    CDCPFVSA: 'Debit cards: value of overseas transactions',
    CDCPTTVSA: 'Debit cards: value of purchases',
    CDCPTVSA: 'Debit cards: total value of transactions',
    CDCTCOVSA: 'Debit cards: value of cash-out transactions',
  },
});
