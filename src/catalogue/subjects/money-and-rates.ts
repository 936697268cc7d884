/** Subjects: interest rates, credit, banks, exchange rates. */
import { type Subject, subject } from './subject.ts';

/** @param country one or several, which also name the exchange rate */
const currency = (names: string, code: string, ...countries: readonly string[]): Subject =>
  subject([names, ...countries.map((country) => `${country} exchange rate | ${country} currency`)].join(' | '), `AU.FX.${code}`);
/** A bank is not a subject. Its names are synonyms. */
const bank = (names: string): Subject => subject(names);

export const MONEY_AND_RATES: readonly Subject[] = [
  subject(
    'interest rate | interest rates | interest | rates',
    ...['AU.CASHRATE', 'AU.MORTGAGE', 'AU.BUSINESSRATE', 'AU.DEPOSIT', 'AU.CREDITCARD', 'AU.BANKBILL', 'AU.BOND'],
  ),
  subject(
    'cash rate | official interest rate | official rate | official cash rate | policy rate | policy interest rate | monetary policy | rba rate | rba rates | rba cash rate | rba interest rate | reserve bank rate | central bank rate | central bank interest rate | cash rate target | rba | reserve bank',
    ...['AU.CASHRATE', 'AU.CASHRATE.DAILY', 'AU.CASHRATE.MONTHLY'],
  ),
  subject(
    'change in the cash rate | rba meeting | rba board meeting | rba meet | monetary policy meeting | monetary policy board | monetary policy decision | board decision | reserve bank meeting | raised rates | moved rates | move rates | changed rates | changed interest rates | cut interest rates | raise interest rates | raised interest rates | lower interest rates | lift rates | cash rate change | change the cash rate | rate change | rate rise | rate rises | rate hike | rate hikes | rate cut | rate cuts | interest rate change | change interest rates | interest rate rise | interest rate cut | rba decision | rba rate decision | interest rate decision | cut the cash rate | raise the cash rate | cut rates | raise rates',
    'AU.CASHRATE.CHANGE',
  ),
  subject(
    'interbank overnight cash rate | overnight cash rate | interbank cash rate | interbank rate | interbank | overnight rate',
    ...['AU.CASHRATE.INTERBANK', 'AU.CASHRATE.INTERBANK.MONTHLY'],
  ),
  subject(
    'bank bill rate | bank bill | bank bills | bank bill swap rate | bbsw | three-month bank bill | 90 day bank bill | 90 day bill | 90 day bills | money market rate | short-term rate',
    'AU.BANKBILL.90D',
  ),
  subject('six-month bank bill | 180 day bank bill', 'AU.BANKBILL.180D'),
  subject('one-month bank bill | 30 day bank bill', 'AU.BANKBILL.30D'),
  subject(
    'government bond yield | bond yield | bond yields | bonds | bond | government bonds | government bond | treasury bonds | treasury bond | treasury yield | ten-year yield | ten-year bond | long-term interest rate | sovereign yield | commonwealth bonds | government borrowing costs | cost of government borrowing | government pay for borrowing',
    ...['AU.BOND.10Y', 'AU.BOND.10Y.DAILY'],
  ),
  subject(
    'mortgage rate | mortgage | mortgages | home loan rate | home loan interest rate | housing loan rate | mortgage interest rate | mortgage interest | housing rate | interest on home loans | new home loan rate | home loan borrowers rate | interest on a mortgage | borrow for a house | borrow to buy a house | borrow for a home | borrow to buy a home | cost of a home loan | home loan costs',
    ...['AU.MORTGAGE.NEW', 'AU.MORTGAGE.STANDARD', 'AU.MORTGAGE.OUTSTANDING'],
  ),
  subject(
    'standard variable rate | standard variable mortgage rate | standard variable | standard variable home loan rate',
    'AU.MORTGAGE.STANDARD',
  ),
  subject(
    'variable mortgage rate | variable rate mortgage | variable home loan rate | variable rate loan | floating mortgage rate',
    ...['AU.MORTGAGE.NEW.VARIABLE', 'AU.MORTGAGE.STANDARD', 'AU.MORTGAGE.OUTSTANDING.VARIABLE'],
  ),
  subject(
    'fixed mortgage rate | fixed-rate mortgage | fixed home loan rate | fixed rate loan | fixed rate',
    ...['AU.MORTGAGE.NEW.FIXED', 'AU.MORTGAGE.FIXED.3Y'],
  ),
  subject(
    '3 year fixed mortgage | 3 year fixed mortgage rate | fixed for 3 years | fixed 3 years | 3 year fixed rate',
    'AU.MORTGAGE.FIXED.3Y',
  ),
  subject(
    'term deposit rate | term deposit | term deposits | deposit rate | deposit rates | deposit interest rate | interest on deposits',
    ...['AU.DEPOSIT.1Y', 'AU.DEPOSIT.AVERAGE', 'AU.DEPOSIT.6M', 'AU.DEPOSIT.3M'],
  ),
  subject('1 year term deposit | 12 month term deposit | 1 year term deposit rate', 'AU.DEPOSIT.1Y'),
  subject('3 year term deposit | 3 year term deposit rate', 'AU.DEPOSIT.3Y'),
  subject('6 month term deposit | 6 month term deposit rate', 'AU.DEPOSIT.6M'),
  subject('3 month term deposit | 3 month term deposit rate', 'AU.DEPOSIT.3M'),
  subject('1 month term deposit | 1 month term deposit rate', 'AU.DEPOSIT.1M'),
  subject(
    'savings account rate | savings account | savings rate | savings interest | bank savings rate | savings interest rate',
    ...['AU.DEPOSIT.SAVINGS.ONLINE', 'AU.DEPOSIT.SAVINGS.BONUS'],
  ),
  subject(
    'credit card rate | credit card interest rate | credit card interest | credit card | credit cards',
    ...['AU.CREDITCARD.STANDARD', 'AU.CREDITCARD.OUTSTANDING'],
  ),
  subject(
    'business loan rate | business lending rate | business loan interest rate | small business loan rate | small business rate | small business lending rate | rate on business loans',
    'AU.BUSINESSRATE.SMALL',
  ),
  subject(
    'credit | credit growth | total credit | private credit | private sector credit | lending growth | borrowing',
    ...['AU.CREDIT.TOTAL.YOY', 'AU.CREDIT.TOTAL', 'AU.CREDIT.TOTAL.MOM'],
  ),
  subject(
    'housing credit | mortgage debt | home loan debt | mortgage credit | housing debt | mortgage debt outstanding',
    'AU.CREDIT.HOUSING.YOY',
    'AU.CREDIT.HOUSING.MOM',
  ),
  subject(
    'investor housing credit | investor credit | investor housing debt',
    ...['AU.CREDIT.HOUSING.INVESTOR', 'AU.CREDIT.HOUSING.INVESTOR.YOY'],
  ),
  subject(
    'owner-occupier housing credit | owner-occupier credit | owner-occupied housing credit',
    ...['AU.CREDIT.HOUSING.OO', 'AU.CREDIT.HOUSING.OO.YOY'],
  ),
  subject(
    'business credit | business lending | lending to small business | business debt | corporate credit | business loans | business borrowing | corporate debt | loans to businesses | lending to businesses | business loan | corporate borrowing',
    'AU.CREDIT.BUSINESS',
    'AU.CREDIT.BUSINESS.YOY',
  ),
  subject('personal credit | personal loans | consumer credit | personal lending', 'AU.CREDIT.PERSONAL', 'AU.CREDIT.PERSONAL.YOY'),
  subject(
    'broad money | money supply | money in the economy | money in circulation | m3 | monetary aggregates | money growth | money stock',
    'AU.MONEY.BROAD.YOY',
  ),
  subject(
    'exchange rate | currency | aud | aussie dollar | dollar | aussie | fx | forex | foreign exchange | value of the dollar | australian dollar | dollar trading | aussie trading',
    ...['AU.FX.USD', 'AU.FX.TWI', 'AU.FX.USD.MONTHLY'],
  ),
  subject(
    'trade-weighted index | twi | trade-weighted exchange rate | trade-weighted dollar | trading partners currencies | currencies of trading partners',
    'AU.FX.TWI',
    'AU.FX.TWI.MONTHLY',
  ),
  subject('real exchange rate | real trade-weighted index | real twi', 'AU.FX.REAL.TWI'),
  subject(
    'us dollar | usd | american dollar | greenback | aud usd | audusd | united states dollar | usa exchange rate | america exchange rate',
    'AU.FX.USD',
    'AU.FX.USD.MONTHLY',
  ),
  currency('japanese yen | yen | jpy | aud jpy | audjpy', 'JPY', 'japan'),
  currency('euro | euros | eur | aud eur | audeur', 'EUR', 'europe'),
  currency('pound sterling | british pound | pound | sterling | gbp | uk pound | aud gbp | audgbp', 'GBP', 'uk', 'britain'),
  currency('new zealand dollar | nz dollar | kiwi dollar | kiwi | nzd | aud nzd', 'NZD', 'new zealand'),
  currency('chinese renminbi | renminbi | yuan | chinese yuan | cny | rmb | aud cny', 'CNY', 'china'),
  currency('south korean won | korean won | won | krw', 'KRW', 'korea', 'south korea'),
  currency('indian rupee | rupee | rupees | inr', 'INR', 'india'),
  currency('swiss franc | franc | chf', 'CHF', 'switzerland'),
  currency('canadian dollar | cad | loonie', 'CAD', 'canada'),
  currency('singapore dollar | sgd', 'SGD', 'singapore'),
  currency('hong kong dollar | hkd', 'HKD', 'hong kong'),
  subject(
    'common equity tier 1 capital ratio | cet1 | cet1 ratio | common equity tier 1 | capital ratio | tier 1 capital | bank capital | capital adequacy | well capitalised | capitalised | capitalisation | bank safety | safe bank',
    'AU.BANK.CET1.CBA',
  ),
  bank('commonwealth bank of australia | commonwealth bank | cba | commbank'),
  bank('national australia bank | nab'),
  bank('westpac banking corporation | westpac | wbc'),
  bank('australia and new zealand banking group | anz | anz bank'),
  bank('macquarie bank | macquarie'),
];
