/** Outside the catalogue: model estimates, and agency tables that are not read. */
import { eachNotCovered, NOT_READ, type NotCovered, notCovered } from './not-covered-subject.ts';

const OTHER_TABLES_OF_HEALTH = 'other tables of the Institute of Health and Welfare are included';

export const ESTIMATES_AND_OTHER_TABLES: readonly NotCovered[] = [
  notCovered(
    'the unemployment rate at which inflation is stable',
    'nairu | natural rate of unemployment | non-accelerating inflation rate of unemployment | full employment rate',
    'it cannot be observed, and no included table has the estimates of the Reserve Bank and the Treasury',
    ...['AU.UNEMP.SA', 'AU.UNDERUTIL.SA', 'labour-slack'],
  ),
  notCovered(
    'the output gap',
    'output gap | potential output | potential gdp | potential growth',
    'it cannot be observed, and no included dataset has an estimate',
    ...['AU.GDP', 'AU.GDP.QOQ'],
  ),
  notCovered(
    'the neutral rate of interest',
    'neutral rate | neutral interest rate | natural rate of interest | r-star | r star | equilibrium interest rate',
    'it cannot be observed, and no included dataset has an estimate',
    ...['real-cash-rate', 'AU.CASHRATE'],
  ),
  ...eachNotCovered(
    'unit labour cost | unit labour costs | ulc | ulcs | multifactor productivity | mfp | total factor productivity | tfp | capital stock',
    NOT_READ,
    ...['AU.GDP.PER.HOUR', 'AU.PRODUCTIVITY.MARKET'],
  ),
  ...eachNotCovered(
    'capacity utilisation | capacity utilization',
    'firms are surveyed for it by others than the agencies read',
    ...['AU.CAPEX', 'labour-slack'],
  ),
  ...eachNotCovered(
    'foreign reserves | official reserve assets | foreign exchange reserves | gold reserves | rba balance sheet | reserve bank balance sheet',
    'the Reserve Bank publishes it in tables that are not included',
    'rba.D3',
  ),
  ...eachNotCovered(
    'equipment finance | asset finance | invoice finance | trade finance | chattel mortgage',
    'business loan rates are included by size of the borrower, not by purpose',
    ...['AU.BUSINESSRATE.SMALL', 'AU.CREDIT.BUSINESS'],
  ),
  ...eachNotCovered(
    'payment times | late payment | late payments | invoice payments | trade credit',
    'the regulator of payment times publishes it, which is not among the agencies read',
    'AU.BUSINESS.SALES',
  ),
  ...eachNotCovered(
    'gross mixed income | household disposable income | gross disposable income',
    'of the national accounts the expenditure by sector, the aggregates and the industries are read, and not this line',
    ...['AU.NNDI', 'AU.GDP.DOMESTIC.FINAL.DEMAND', 'AU.GDP.INVESTMENT.PRIVATE'],
  ),
  ...eachNotCovered(
    'credit rating | credit ratings | sovereign rating',
    'rating agencies publish them under their own terms',
    'AU.BOND.10Y',
  ),
  ...eachNotCovered(
    'export price index | import price index | import prices | prices of imports | prices of exports | international trade price indexes',
    NOT_READ,
    ...['AU.TERMS.OF.TRADE', 'AU.COMMODITY.PRICES.ALL.AUD'],
  ),
  ...eachNotCovered(
    'doctors per person | nurses per person | health workforce | hospital staff numbers',
    OTHER_TABLES_OF_HEALTH,
    ...['AU.EMPLOYED.INDUSTRY.HEALTH', 'ato.ATO_OCCUPATION', 'aihw.PUBLIC_HOSPITALS'],
  ),
  ...eachNotCovered(
    'hospital admissions | hospitalisations',
    OTHER_TABLES_OF_HEALTH,
    ...['aihw.PUBLIC_HOSPITALS', 'aihw.ED_WAITING_TIMES', 'aihw.ELECTIVE_SURGERY_WAITING_TIMES'],
  ),
  ...eachNotCovered(
    'business counts | number of businesses | business entries and exits | new businesses | business births | business closures',
    NOT_READ,
    ...['asic.ASIC_COMPANIES', 'asic.ASIC_BUSINESS_NAMES', 'ato.ABN_BULK_EXTRACT'],
  ),
];
