/** Identities of interest rates and credit. */
import { A2 } from '../../sources/rba/datasets/A2.ts';
import { D2 } from '../../sources/rba/datasets/D2.ts';
import { F1 } from '../../sources/rba/datasets/F1.ts';
import { defineIdentity, type Term } from './identity.ts';

/**
 * Compares the target in F1 with the decisions in A2. A decision takes effect on the next day, so F1 still has the previous target
 * on the day of the decision.
 */
export const cashRateTarget = defineIdentity({
  id: 'cash-rate-target',
  title: 'The cash rate target in tables F1 and A2',
  formula: 'F1(day) = A2 in force on that day',
  sets: {
    '': {
      daily: { dataset: F1, select: { SERIES: 'FIRMMCRTD' } },
      decided: { dataset: A2, select: { SERIES: 'ARBAMPCNCRT' }, inForce: true },
    },
  },
  residual: ({ daily, decided }) => daily - decided,
});

const credit = (SERIES: string): Term => ({ dataset: D2, select: { SERIES } });

export const creditByPurpose = defineIdentity({
  id: 'credit-by-purpose',
  title: 'Credit and its purposes',
  formula: 'total = owner-occupiers + investors + personal + business',
  sets: {
    '': {
      total: credit('DLCACFS'),
      owners: credit('DLCACOHS'),
      investors: credit('DLCACIHS'),
      personal: credit('DLCACOPS'),
      business: credit('DLCACNFBS'),
    },
  },
  residual: ({ total, owners, investors, personal, business }) => total - (owners + investors + personal + business),
});
