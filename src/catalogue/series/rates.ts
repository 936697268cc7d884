/** Interest rates: cash rate, money and bond markets, deposits and loans. */
import type { TimeSeriesDataset } from '../../core/define-dataset.ts';
import type { SeriesHandle } from '../../core/define-series.ts';
import { A2 } from '../../sources/rba/datasets/A2.ts';
import { F1_1 } from '../../sources/rba/datasets/F1.1.ts';
import { F1 } from '../../sources/rba/datasets/F1.ts';
import { F2_1 } from '../../sources/rba/datasets/F2.1.ts';
import { F2 } from '../../sources/rba/datasets/F2.ts';
import { F4 } from '../../sources/rba/datasets/F4.ts';
import { F5 } from '../../sources/rba/datasets/F5.ts';
import { F6 } from '../../sources/rba/datasets/F6.ts';
import { F7 } from '../../sources/rba/datasets/F7.ts';
import { F8 } from '../../sources/rba/datasets/F8.ts';
import { J1_CASH_RATE } from '../../sources/rba/datasets/J1-CASH-RATE.ts';
import { column, key, PER_CENT_PER_ANNUM, PERCENTAGE_POINTS } from '../handles.ts';

const TOPIC = { topic: 'rates' } as const;

// ---------------------------------------------------------------- cash rate

export const AU_CASHRATE = column(A2, 'ARBAMPCNCRT', {
  id: 'AU.CASHRATE',
  aliases: ['AU.CASH.RATE'],
  title: 'Cash rate target',
  description:
    'Every cash rate target announced by the Reserve Bank since 1990, with the date on which it took effect. A target applies until the next target.',
  ...PER_CENT_PER_ANNUM,
  ...TOPIC,
  nature: 'event',
  tags: ['cash rate', 'monetary policy', 'official interest rate'],
  related: ['AU.CASHRATE.DAILY', 'AU.CASHRATE.CHANGE'],
});

export const AU_CASHRATE_CHANGE = column(A2, 'ARBAMPCCCR', {
  id: 'AU.CASHRATE.CHANGE',
  title: 'Change in the cash rate target',
  description: 'Each change of the cash rate target, with the date on which it took effect. Zero if the target did not change.',
  ...PERCENTAGE_POINTS,
  ...TOPIC,
  nature: 'event',
  tags: ['cash rate', 'monetary policy'],
  related: ['AU.CASHRATE'],
});

export const AU_CASHRATE_ECONOMISTS: readonly SeriesHandle[] = [1, 2, 3, 4].map((quarters) => {
  const ahead = `${quarters} quarter${quarters === 1 ? '' : 's'} ahead`;
  return key(
    J1_CASH_RATE,
    { SERIES: 'JCRFMED', HORIZON: `${quarters}`, TABLE: J1_CASH_RATE.id },
    {
      id: `AU.CASHRATE.ECONOMISTS.AHEAD${quarters}`,
      title: `Economists' forecast of the cash rate, ${ahead}`,
      description: `Median forecast of the cash rate target by market economists in each survey by the Reserve Bank, ${ahead}.`,
      ...PER_CENT_PER_ANNUM,
      ...TOPIC,
      tags: ['market economists', 'forecast', 'table J1'],
      related: ['AU.CASHRATE', 'AU.INFLATION.EXPECTATIONS.MARKET'],
    },
  );
});

export const AU_CASHRATE_DAILY = column(F1, 'FIRMMCRTD', {
  id: 'AU.CASHRATE.DAILY',
  title: 'Cash rate target, daily',
  description: 'The cash rate target in force on each business day since 2011.',
  ...PER_CENT_PER_ANNUM,
  ...TOPIC,
  tags: ['cash rate', 'monetary policy', 'daily'],
  related: ['AU.CASHRATE'],
  decidedIn: A2,
});

export const AU_CASHRATE_INTERBANK = column(F1, 'FIRMMCRID', {
  id: 'AU.CASHRATE.INTERBANK',
  title: 'Interbank overnight cash rate, daily',
  description: 'Weighted average rate on overnight unsecured loans between banks on each business day since 2011.',
  ...PER_CENT_PER_ANNUM,
  ...TOPIC,
  tags: ['cash rate', 'money market', 'daily'],
});

const monthlyAverage = (id: string, seriesId: string, title: string, tags: readonly string[]): SeriesHandle =>
  column(F1_1, seriesId, {
    id,
    title: `${title}, monthly average`,
    description: `${title}: average over each month.`,
    ...PER_CENT_PER_ANNUM,
    ...TOPIC,
    tags,
  });

export const AU_CASHRATE_MONTHLY = monthlyAverage('AU.CASHRATE.MONTHLY', 'FIRMMCRT', 'Cash rate target', ['cash rate', 'monthly']);
export const AU_CASHRATE_INTERBANK_MONTHLY = monthlyAverage('AU.CASHRATE.INTERBANK.MONTHLY', 'FIRMMCRI', 'Interbank overnight cash rate', [
  'cash rate',
  'monthly',
]);
export const AU_BANKBILL_30D = monthlyAverage('AU.BANKBILL.30D', 'FIRMMBAB30', 'One-month bank bill rate', ['bank bills', 'money market']);
export const AU_BANKBILL_90D = monthlyAverage('AU.BANKBILL.90D', 'FIRMMBAB90', 'Three-month bank bill rate', [
  'bank bills',
  'money market',
]);
export const AU_BANKBILL_180D = monthlyAverage('AU.BANKBILL.180D', 'FIRMMBAB180', 'Six-month bank bill rate', [
  'bank bills',
  'money market',
]);

// ---------------------------------------------------------------- government bonds

const bond = (dataset: TimeSeriesDataset, id: string, seriesId: string, years: string, how: string): SeriesHandle =>
  column(dataset, seriesId, {
    id,
    title: `Australian Government bond yield, ${years}, ${how}`,
    description: `Yield on Australian Government bonds, ${years}, ${how}.`,
    ...PER_CENT_PER_ANNUM,
    ...TOPIC,
    tags: ['bonds', 'yields', 'government bonds'],
  });

export const AU_BOND_2Y = bond(F2_1, 'AU.BOND.2Y', 'FCMYGBAG2', 'two years', 'monthly average');
export const AU_BOND_3Y = bond(F2_1, 'AU.BOND.3Y', 'FCMYGBAG3', 'three years', 'monthly average');
export const AU_BOND_5Y = bond(F2_1, 'AU.BOND.5Y', 'FCMYGBAG5', 'five years', 'monthly average');
export const AU_BOND_10Y = bond(F2_1, 'AU.BOND.10Y', 'FCMYGBAG10', 'ten years', 'monthly average');
export const AU_BOND_INDEXED = bond(F2_1, 'AU.BOND.INDEXED', 'FCMYGBAGI', 'indexed', 'monthly average');
export const AU_BOND_2Y_DAILY = bond(F2, 'AU.BOND.2Y.DAILY', 'FCMYGBAG2D', 'two years', 'daily');
export const AU_BOND_3Y_DAILY = bond(F2, 'AU.BOND.3Y.DAILY', 'FCMYGBAG3D', 'three years', 'daily');
export const AU_BOND_5Y_DAILY = bond(F2, 'AU.BOND.5Y.DAILY', 'FCMYGBAG5D', 'five years', 'daily');
export const AU_BOND_10Y_DAILY = bond(F2, 'AU.BOND.10Y.DAILY', 'FCMYGBAG10D', 'ten years', 'daily');

// ---------------------------------------------------------------- deposits

const deposit = (id: string, seriesId: string, title: string, tags: readonly string[]): SeriesHandle =>
  column(F4, seriesId, {
    id,
    title,
    description: `${title}: advertised rate at banks, monthly.`,
    ...PER_CENT_PER_ANNUM,
    ...TOPIC,
    tags: ['deposits', 'savings', ...tags],
  });

export const AU_DEPOSIT_1M = deposit('AU.DEPOSIT.1M', 'FRDIRBTD10K1M', 'Term deposit rate, one month, $10,000', ['term deposits']);
export const AU_DEPOSIT_3M = deposit('AU.DEPOSIT.3M', 'FRDIRBTD10K3M', 'Term deposit rate, three months, $10,000', ['term deposits']);
export const AU_DEPOSIT_6M = deposit('AU.DEPOSIT.6M', 'FRDIRBTD10K6M', 'Term deposit rate, six months, $10,000', ['term deposits']);
export const AU_DEPOSIT_1Y = deposit('AU.DEPOSIT.1Y', 'FRDIRBTD10K1Y', 'Term deposit rate, one year, $10,000', ['term deposits']);
export const AU_DEPOSIT_3Y = deposit('AU.DEPOSIT.3Y', 'FRDIRBTD10K3Y', 'Term deposit rate, three years, $10,000', ['term deposits']);
export const AU_DEPOSIT_AVERAGE = deposit('AU.DEPOSIT.AVERAGE', 'FRDIRBTD10KAR', 'Term deposit rate, average of all terms, $10,000', [
  'term deposits',
]);
export const AU_DEPOSIT_SAVINGS_ONLINE = deposit('AU.DEPOSIT.SAVINGS.ONLINE', 'FRDIRSAO10K', 'Online savings account rate, $10,000', [
  'online savings',
]);
export const AU_DEPOSIT_SAVINGS_BONUS = deposit('AU.DEPOSIT.SAVINGS.BONUS', 'FRDIRSAB10K', 'Bonus savings account rate, $10,000', [
  'bonus savings',
]);

// ---------------------------------------------------------------- loans

const loan = (dataset: TimeSeriesDataset, id: string, seriesId: string, title: string, tags: readonly string[]): SeriesHandle =>
  column(dataset, seriesId, {
    id,
    title,
    description: `${title}, monthly.`,
    ...PER_CENT_PER_ANNUM,
    ...TOPIC,
    tags: ['lending rates', ...tags],
  });

const MORTGAGE = ['mortgage', 'housing loans'];

export const AU_MORTGAGE_STANDARD = loan(
  F5,
  'AU.MORTGAGE.STANDARD',
  'FILRHLBVS',
  'Standard variable housing loan rate, owner-occupiers',
  MORTGAGE,
);
export const AU_MORTGAGE_DISCOUNTED = loan(
  F5,
  'AU.MORTGAGE.DISCOUNTED',
  'FILRHLBVD',
  'Discounted variable housing loan rate, owner-occupiers',
  MORTGAGE,
);
export const AU_MORTGAGE_FIXED_3Y = loan(
  F5,
  'AU.MORTGAGE.FIXED.3Y',
  'FILRHL3YF',
  'Three-year fixed housing loan rate, owner-occupiers',
  MORTGAGE,
);
export const AU_MORTGAGE_STANDARD_INVESTOR = loan(
  F5,
  'AU.MORTGAGE.STANDARD.INVESTOR',
  'FILRHLBVSI',
  'Standard variable housing loan rate, investors',
  MORTGAGE,
);
export const AU_MORTGAGE_NEW = loan(F6, 'AU.MORTGAGE.NEW', 'FLRHOFTA', 'Housing loan rate, new loans, owner-occupiers', MORTGAGE);
export const AU_MORTGAGE_NEW_VARIABLE = loan(
  F6,
  'AU.MORTGAGE.NEW.VARIABLE',
  'FLRHOFVA',
  'Housing loan rate, new loans, owner-occupiers, variable',
  MORTGAGE,
);
export const AU_MORTGAGE_NEW_FIXED = loan(
  F6,
  'AU.MORTGAGE.NEW.FIXED',
  'FLRHOFFA',
  'Housing loan rate, new loans, owner-occupiers, fixed for up to 3 years',
  MORTGAGE,
);
export const AU_MORTGAGE_OUTSTANDING = loan(
  F6,
  'AU.MORTGAGE.OUTSTANDING',
  'FLRHOOTA',
  'Housing loan rate, outstanding loans, owner-occupiers',
  MORTGAGE,
);
export const AU_MORTGAGE_OUTSTANDING_VARIABLE = loan(
  F6,
  'AU.MORTGAGE.OUTSTANDING.VARIABLE',
  'FLRHOOVA',
  'Housing loan rate, outstanding loans, owner-occupiers, variable',
  MORTGAGE,
);
export const AU_MORTGAGE_NEW_INVESTOR = loan(
  F6,
  'AU.MORTGAGE.NEW.INVESTOR',
  'FLRHIFTA',
  'Housing loan rate, new loans, investors',
  MORTGAGE,
);
export const AU_MORTGAGE_OUTSTANDING_INVESTOR = loan(
  F6,
  'AU.MORTGAGE.OUTSTANDING.INVESTOR',
  'FLRHIOTA',
  'Housing loan rate, outstanding loans, investors',
  MORTGAGE,
);
export const AU_BUSINESSRATE_SMALL = loan(F7, 'AU.BUSINESSRATE.SMALL', 'FLRBFOSBT', 'Small business lending rate, outstanding loans', [
  'business loans',
]);
export const AU_BUSINESSRATE_MEDIUM = loan(F7, 'AU.BUSINESSRATE.MEDIUM', 'FLRBFOMBT', 'Medium business lending rate, outstanding loans', [
  'business loans',
]);
export const AU_BUSINESSRATE_LARGE = loan(F7, 'AU.BUSINESSRATE.LARGE', 'FLRBFOLBT', 'Large business lending rate, outstanding loans', [
  'business loans',
]);
export const AU_CREDITCARD_STANDARD = loan(F5, 'AU.CREDITCARD.STANDARD', 'FILRPLRCCS', 'Standard credit card rate', [
  'credit cards',
  'personal loans',
]);
export const AU_CREDITCARD_OUTSTANDING = loan(F8, 'AU.CREDITCARD.OUTSTANDING', 'FLRPFOCIT', 'Credit card rate, outstanding balances', [
  'credit cards',
  'personal loans',
]);
