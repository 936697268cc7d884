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
    CCCCSTCANSA: 'Credit and charge cards, number of cash advances',
    CCCCSCADNSA: 'Credit and charge cards, number of domestic cash advances',
    CCCCSCAFNSA: 'Credit and charge cards, number of overseas cash advances',
    CCCCSTPNSA: 'Credit and charge cards, number of purchases',
    CCCCSPDNSA: 'Credit and charge cards, number of domestic purchases',
    CCCCSPFNSA: 'Credit and charge cards, number of overseas purchases',
    CCCCSTTNSA: 'Credit and charge cards, total number of transactions',
    CCAQTTNSA: 'Credit card transactions acquired in Australia, total number',
    CCAQTONSA: 'Credit card transactions acquired in Australia, number, own cards',
    CCAQTODNSA: 'Credit card transactions acquired in Australia, number, other domestic cards',
    CCAQTFNSA: 'Credit card transactions acquired in Australia, number, overseas-issued cards',
    CCAQTDPNSA: 'Credit card transactions acquired in Australia, number, device present',
    CCAQTDNPNSA: 'Credit card transactions acquired in Australia, number, device not present',
    CCCCSTCANPSA: 'Credit and charge cards, number of cash advances, personal',
    CCCCSTPNPSA: 'Credit and charge cards, number of purchases, personal',
    CCCCSPDNPSA: 'Credit and charge cards, number of domestic purchases, personal',
    CCCCSPFNPSA: 'Credit and charge cards, number of overseas purchases, personal',
    CCCCSTTNPSA: 'Credit and charge cards, total number of transactions, personal',
    CCCCSTCANCOSA: 'Credit and charge cards, number of cash advances, commercial',
    CCCCSTPNCOSA: 'Credit and charge cards, number of purchases, commercial',
    CCCCSPDNCOSA: 'Credit and charge cards, number of domestic purchases, commercial',
    CCCCSPFNCOSA: 'Credit and charge cards, number of overseas purchases, commercial',
    CCCCSTTNCOSA: 'Credit and charge cards, total number of transactions, commercial',
  },
});

export const AU_C1_AUD: readonly SeriesHandle[] = columnsOf({
  dataset: C1,
  topic: 'credit',
  unit: AUD_MILLION,
  adjustment: 'seasonally_adjusted',
  tags: ['credit cards', 'payments', 'cards'],
  columns: {
    CCCCSTCAVSA: 'Credit and charge cards, value of cash advances',
    CCCCSCADVSA: 'Credit and charge cards, value of domestic cash advances',
    CCCCSCAFVSA: 'Credit and charge cards, value of overseas cash advances',
    CCCCSTPVSA: 'Credit and charge cards, value of purchases',
    CCCCSPDVSA: 'Credit and charge cards, value of domestic purchases',
    CCCCSPFVSA: 'Credit and charge cards, value of overseas purchases',
    CCCCSTTVSA: 'Credit and charge cards, total value of transactions',
    CCCCSRSA: 'Credit and charge cards, repayments',
    CCCCSBAISA: 'Credit and charge cards, balances accruing interest',
    CCCCSBTSA: 'Credit and charge cards, total balances',
    CCAQTTVSA: 'Credit card transactions acquired in Australia, total value',
    CCAQTOVSA: 'Credit card transactions acquired in Australia, value, own cards',
    CCAQTODVSA: 'Credit card transactions acquired in Australia, value, other domestic cards',
    CCAQTFVSA: 'Credit card transactions acquired in Australia, value, overseas-issued cards',
    CCAQTDPVSA: 'Credit card transactions acquired in Australia, value, device present',
    CCAQTDNPVSA: 'Credit card transactions acquired in Australia, value, device not present',
    CCCCSTCAVPSA: 'Credit and charge cards, value of cash advances, personal',
    CCCCSTPVPSA: 'Credit and charge cards, value of purchases, personal',
    CCCCSPDVPSA: 'Credit and charge cards, value of domestic purchases, personal',
    CCCCSPFVPSA: 'Credit and charge cards, value of overseas purchases, personal',
    CCCCSTTVPSA: 'Credit and charge cards, total value of transactions, personal',
    CCCCSRPSA: 'Credit and charge cards, repayments, personal',
    CCCCSBTPSA: 'Credit and charge cards, total balances, personal',
    CCCCSTCAVCOSA: 'Credit and charge cards, value of cash advances, commercial',
    CCCCSTPVCOSA: 'Credit and charge cards, value of purchases, commercial',
    CCCCSPDVCOSA: 'Credit and charge cards, value of domestic purchases, commercial',
    CCCCSPFVCOSA: 'Credit and charge cards, value of overseas purchases, commercial',
    CCCCSTTVCOSA: 'Credit and charge cards, total value of transactions, commercial',
    CCCCSRCOSA: 'Credit and charge cards, repayments, commercial',
    CCCCSBTCOSA: 'Credit and charge cards, total balances, commercial',
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
    CDAQTDNPNSA: 'Debit cards, number of transactions acquired in Australia, device not present',
    CDAQTDPNSA: 'Debit cards, number of transactions acquired in Australia, device present',
    CDAQTODNSA: 'Debit cards, number of transactions acquired in Australia, other domestic cards',
    CDAQTONSA: 'Debit cards, number of transactions acquired in Australia, own cards',
    CDAQTTNSA: 'Debit cards, total number of transactions acquired in Australia',
    CDCPDNSA: 'Debit cards, number of domestic transactions',
    CDCPFNSA: 'Debit cards, number of overseas transactions',
    CDCPTNSA: 'Debit cards, total number of transactions',
    CDCPTTNSA: 'Debit cards, number of purchases',
    CDCTCONSA: 'Debit cards, number of cash-out transactions',
  },
});

export const AU_C2_AUD: readonly SeriesHandle[] = columnsOf({
  dataset: C2,
  topic: 'credit',
  unit: AUD_MILLION,
  adjustment: 'seasonally_adjusted',
  tags: ['debit cards', 'payments', 'cards'],
  columns: {
    CDAQTDNPVSA: 'Debit cards, value of transactions acquired in Australia, device not present',
    CDAQTDPVSA: 'Debit cards, value of transactions acquired in Australia, device present',
    CDAQTODVSA: 'Debit cards, value of transactions acquired in Australia, other domestic cards',
    CDAQTOVSA: 'Debit cards, value of transactions acquired in Australia, own cards',
    CDAQTTVSA: 'Debit cards, total value of transactions acquired in Australia',
    CDCPDVSA: 'Debit cards, value of domestic transactions',
    CDCPFVSA: 'Debit cards, value of overseas transactions',
    CDCPTTVSA: 'Debit cards, value of purchases',
    CDCPTVSA: 'Debit cards, total value of transactions',
    CDCTCOVSA: 'Debit cards, value of cash-out transactions',
  },
});
