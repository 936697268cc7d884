/**
 * Defines identities within one table: young people, industries, sexes, categories of spending, and currencies with a fixed exchange rate.
 */
import type { TimeSeriesDataset } from '../../core/define-dataset.ts';
import { ERP_COMP_Q } from '../../sources/abs/datasets/ERP_COMP_Q.ts';
import { ERP_Q } from '../../sources/abs/datasets/ERP_Q.ts';
import { HSI_M } from '../../sources/abs/datasets/HSI_M.ts';
import { JV } from '../../sources/abs/datasets/JV.ts';
import { LF_AGE } from '../../sources/abs/datasets/LF_AGE.ts';
import { LF_INDUSTRY } from '../../sources/abs/datasets/LF_INDUSTRY.ts';
import { ASIC_INSOLVENCIES } from '../../sources/asic/datasets/ASIC_INSOLVENCIES.ts';
import { F11_1 } from '../../sources/rba/datasets/F11.1.ts';
import { F11 } from '../../sources/rba/datasets/F11.ts';
import { defineIdentity, type Identity, type Term, type Terms } from './identity.ts';
import { addsUp, STATES_OF_AUSTRALIA } from './sums.ts';

const ADJUSTMENTS = { original: '10', 'seasonally adjusted': '20', trend: '30' } as const;

const young = (MEASURE: string, TSEST: string): Term => ({
  dataset: LF_AGE,
  select: { MEASURE, SEX: '3', AGE: '1524', REGION: 'AUS', TSEST },
});
const eachAdjustment = <T extends Terms>(terms: (TSEST: string) => T): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(ADJUSTMENTS).map(([words, code]) => [words, terms(code)]));

/**
 * The reason why sums of some old original values are not exact. Sums of seasonally adjusted values are not compared, because each
 * series is adjusted separately.
 */
const OLD_DIGITS = 'some figures of the 1980s are rounded to tens of persons';

export const youthUnemploymentRate = defineIdentity({
  id: 'youth-unemployment-rate',
  title: 'The unemployment rate of people aged 15 to 24 and the persons behind it',
  formula: 'u = 100 U / L',
  sets: eachAdjustment((code) => ({ u: young('M13', code), U: young('M6', code), L: young('M9', code) })),
  residual: ({ u, U, L }) => u - (100 * U) / L,
  slack: { upTo: 0.0001, because: OLD_DIGITS },
});

export const youthLabourForce = defineIdentity({
  id: 'youth-labour-force',
  title: 'The labour force of people aged 15 to 24 and its parts',
  formula: 'L = E + U',
  sets: { original: { L: young('M9', '10'), E: young('M3', '10'), U: young('M6', '10') } },
  residual: ({ L, E, U }) => L - (E + U),
  slack: { upTo: 15, because: OLD_DIGITS },
});

export const youthEmployment = defineIdentity({
  id: 'youth-employment',
  title: 'Employment of people aged 15 to 24 and its parts',
  formula: 'E = F + P',
  sets: { original: { E: young('M3', '10'), F: young('M1', '10'), P: young('M2', '10') } },
  residual: ({ E, F, P }) => E - (F + P),
  slack: { upTo: 15, because: OLD_DIGITS },
});

export const youthUnderutilisation = defineIdentity({
  id: 'youth-underutilisation-rate',
  title: 'The underutilisation rate of people aged 15 to 24 and its parts',
  formula: 'v = u + d',
  sets: eachAdjustment((code) => ({ v: young('M24', code), u: young('M13', code), d: young('M23', code) })),
  residual: ({ v, u, d }) => v - (u + d),
});

/** Divisions of ANZSIC 2006, as both symbols and codes. */
const INDUSTRIES = Object.fromEntries([...'ABCDEFGHIJKLMNOPQRS'].map((code) => [code, code]));
const PLACES: Readonly<Record<string, string>> = { Australia: 'AUS', ...STATES_OF_AUSTRALIA };

const inIndustry = (MEASURE: string, INDUSTRY: string, REGION: string): Term => ({
  dataset: LF_INDUSTRY,
  select: { MEASURE, INDUSTRY, TSEST: '10', REGION },
});

export const employmentByIndustry = addsUp({
  id: 'employment-by-industry',
  title: 'Employment and its industries, original',
  sets: PLACES,
  whole: (region) => inIndustry('M3', 'TOT', region),
  parts: INDUSTRIES,
  part: (region, industry) => inIndustry('M3', industry, region),
});

export const employmentInIndustries = defineIdentity({
  id: 'employment-in-industries',
  title: 'Full-time and part-time employment of each industry, original',
  formula: 'E = F + P',
  sets: Object.fromEntries(
    ['TOT', ...Object.keys(INDUSTRIES)].map((industry) => [
      industry,
      { E: inIndustry('M3', industry, 'AUS'), F: inIndustry('M1', industry, 'AUS'), P: inIndustry('M2', industry, 'AUS') },
    ]),
  ),
  residual: ({ E, F, P }) => E - (F + P),
});

const population = (SEX: string, REGION: string): Term => ({ dataset: ERP_Q, select: { MEASURE: '1', SEX, REGION } });

export const populationBySex = addsUp({
  id: 'population-by-sex',
  title: 'Population of persons, males and females',
  sets: PLACES,
  whole: (region) => population('3', region),
  parts: { males: '1', females: '2' },
  part: (region, sex) => population(sex, region),
});

const growth = (MEASURE: string, REGION: string): Term => ({ dataset: ERP_COMP_Q, select: { MEASURE, REGION } });

/** Australia has no interstate migration. Before a census, the ABS estimates the population without knowing the difference. */
export const populationGrowth = defineIdentity({
  id: 'population-growth',
  title: 'Population of Australia and the components of its growth',
  formula: 'P(t) = P(t - 1) + natural increase + net overseas migration',
  sets: {
    '': { P: growth('10', 'AUS'), before: { ...growth('10', 'AUS'), lag: 1 }, natural: growth('3', 'AUS'), migration: growth('9', 'AUS') },
  },
  residual: ({ P, before, natural, migration }) => P - before - natural - migration,
  slack: { upTo: 10_000, because: 'after a census, the ABS adds a difference to the population' },
});

const vacancies = (INDUSTRY: string, REGION: string): Term => ({ dataset: JV, select: { SECTOR: '7', INDUSTRY, TSEST: '10', REGION } });

export const vacanciesByIndustry = addsUp({
  id: 'vacancies-by-industry',
  title: 'Job vacancies and their industries, original',
  sets: { Australia: 'AUS' },
  whole: (region) => vacancies('TOT', region),
  parts: Object.fromEntries([...'BCDEFGHIJKLMNOPQRS'].map((code) => [code, code])),
  part: (region, industry) => vacancies(industry, region),
});

export const vacanciesByState = addsUp({
  id: 'vacancies-by-state',
  title: 'Job vacancies of Australia and of its states, original',
  sets: { total: 'TOT' },
  whole: (industry) => vacancies(industry, 'AUS'),
  parts: STATES_OF_AUSTRALIA,
  part: vacancies,
});

const spending = (CATEGORY: string): Term => ({
  dataset: HSI_M,
  select: { MEASURE: '7', CATEGORY, PRICE_ADJUSTMENT: 'CUR', TSEST: '10', STATE: 'AUS' },
});

export const spendingByCategory = addsUp({
  id: 'spending-by-category',
  title: 'Household spending and its categories, original',
  sets: { total: 'TOT' },
  whole: spending,
  parts: Object.fromEntries(['10', '15', '20', '30', '35', '40', '50', '60', '65'].map((code) => [code, code])),
  part: (_, category) => spending(category),
});

const insolvencies = (INDUSTRY: string, REGION: string): Term => ({ dataset: ASIC_INSOLVENCIES, select: { INDUSTRY, REGION } });

export const insolvenciesByIndustry = addsUp({
  id: 'insolvencies-by-industry',
  title: 'Company insolvencies and the industries',
  sets: PLACES,
  whole: (region) => insolvencies('TOT', region),
  parts: { ...INDUSTRIES, unknown: 'UNKNOWN' },
  part: (region, industry) => insolvencies(industry, region),
});

const rate = (dataset: TimeSeriesDataset, SERIES: string): Term => ({ dataset, select: { SERIES } });

/** Compares rates of the Hong Kong and US dollars. Hong Kong has kept its dollar between 7.75 and 7.85 to the US dollar since May 2005. */
const crossRateOf = (id: string, dataset: TimeSeriesDataset): Identity =>
  defineIdentity({
    id,
    title: `${dataset.title}: Hong Kong dollar and United States dollar`,
    formula: 'H / U is between 7.75 and 7.85',
    sets: { '': { H: rate(dataset, 'FXRHKD'), U: rate(dataset, 'FXRUSD') } },
    residual: ({ H, U }) => H / U - 7.8,
    slack: { upTo: 0.06, because: 'the band is 0.05 on either side, and the two rates are observed at slightly different times' },
  });

export const crossRate = crossRateOf('cross-rate', F11);
export const dailyCrossRate = crossRateOf('cross-rate-daily', F11_1);
