/**
 * Demand and production by component: expenditure on GDP with contributions to growth, state final demand, value added by industry, and
 * capital expenditure.
 */
import { DIVISIONS } from '../../core/anzsic.ts';
import type { SeriesHandle } from '../../core/define-series.ts';
import type { StateAbbreviation } from '../../core/places/geography.ts';
import { ANA_EXP } from '../../sources/abs/datasets/ANA_EXP.ts';
import { ANA_IND_GVA } from '../../sources/abs/datasets/ANA_IND_GVA.ts';
import { ANA_SFD } from '../../sources/abs/datasets/ANA_SFD.ts';
import { CAPEX } from '../../sources/abs/datasets/CAPEX.ts';
import { AUD_MILLION, forEachState, INDEX, key, PER_CENT, PERCENTAGE_POINTS, type StatePlace } from '../handles.ts';

const TOPIC = { topic: 'national accounts' } as const;

interface Measure {
  readonly code: string;
  readonly suffix: string;
  readonly what: string;
  readonly unit: typeof AUD_MILLION | typeof INDEX | typeof PER_CENT | typeof PERCENTAGE_POINTS;
}

const VOLUME: Measure = { code: 'VCH', suffix: '', what: 'chain volume', unit: AUD_MILLION };
const CURRENT: Measure = { code: 'C', suffix: '.NOMINAL', what: 'current prices', unit: AUD_MILLION };
const CHANGE: Measure = { code: 'PCT_VCH', suffix: '.QOQ', what: 'chain volume, quarterly change', unit: PER_CENT };
const CONTRIBUTION: Measure = {
  code: 'TCH',
  suffix: '.CONTRIBUTION',
  what: 'contribution to quarterly GDP growth',
  unit: PERCENTAGE_POINTS,
};
const DEFLATOR: Measure = { code: 'DCH', suffix: '.DEFLATOR', what: 'implicit price deflator', unit: INDEX };
const DEFLATOR_CHANGE: Measure = {
  code: 'PCT_DCH',
  suffix: '.DEFLATOR.QOQ',
  what: 'implicit price deflator, quarterly change',
  unit: PER_CENT,
};

// ---------------------------------------------------------------- expenditure

interface Aggregate {
  readonly detail: string;
  readonly item: string;
  readonly sector: string;
  readonly name: string;
  readonly tags: readonly string[];
}

const AGGREGATES: readonly Aggregate[] = [
  {
    detail: 'CONSUMPTION.HOUSEHOLD',
    item: 'FCE',
    sector: 'PHS',
    name: 'Household final consumption expenditure',
    tags: ['household consumption', 'consumption'],
  },
  {
    detail: 'CONSUMPTION.GOVERNMENT',
    item: 'FCE',
    sector: 'GGS',
    name: 'Government final consumption expenditure',
    tags: ['government consumption', 'consumption'],
  },
  {
    detail: 'INVESTMENT.PRIVATE',
    item: 'GFC',
    sector: 'PSS',
    name: 'Private gross fixed capital formation',
    tags: ['private investment', 'investment'],
  },
  {
    detail: 'INVESTMENT.GOVERNMENT',
    item: 'GFC',
    sector: 'GGS',
    name: 'Government gross fixed capital formation',
    tags: ['public investment', 'investment', 'general government'],
  },
  {
    detail: 'INVESTMENT.BUSINESS',
    item: 'GFC_PBI',
    sector: 'PSS',
    name: 'Private business investment',
    tags: ['business investment', 'investment'],
  },
  { detail: 'EXPORTS', item: 'XGS', sector: 'SSS', name: 'Exports of goods and services', tags: ['exports'] },
  { detail: 'IMPORTS', item: 'MGS', sector: 'SSS', name: 'Imports of goods and services', tags: ['imports'] },
  { detail: 'GNE', item: 'GNE', sector: 'SSS', name: 'Gross national expenditure', tags: ['gross national expenditure'] },
  {
    detail: 'DOMESTIC.FINAL.DEMAND',
    item: 'DFD',
    sector: 'SSS',
    name: 'Domestic final demand',
    tags: ['domestic final demand', 'domestic demand'],
  },
];

const expenditure = ({ detail, item, sector, name, tags }: Aggregate, { code, suffix, what, unit }: Measure): SeriesHandle =>
  key(
    ANA_EXP,
    { MEASURE: code, DATA_ITEM: item, SECTOR: sector, TSEST: '20' },
    {
      id: `AU.GDP.${detail}${suffix}`,
      title: `${name}, ${what}`,
      description: `${name}, Australia, ${what}, quarterly, seasonally adjusted.`,
      ...unit,
      ...TOPIC,
      adjustment: 'seasonally_adjusted',
      tags: ['gdp', 'expenditure on gdp', ...tags],
    },
  );

/** A component of expenditure at constant and current prices, with its published contribution to growth. */
export interface ExpenditureSeries {
  /** The part of series ids that names the component, such as `CONSUMPTION.HOUSEHOLD`. */
  readonly detail: string;
  readonly name: string;
  readonly volume: SeriesHandle;
  readonly nominal: SeriesHandle;
  readonly contribution: SeriesHandle;
}

export const AU_GDP_EXPENDITURE: readonly ExpenditureSeries[] = AGGREGATES.map((aggregate) => ({
  detail: aggregate.detail,
  name: aggregate.name,
  volume: expenditure(aggregate, VOLUME),
  nominal: expenditure(aggregate, CURRENT),
  contribution: expenditure(aggregate, CONTRIBUTION),
}));

/** Totals of the components in the list above. */
const TOTALS: readonly Aggregate[] = [
  {
    detail: 'CONSUMPTION.TOTAL',
    item: 'FCE',
    sector: 'SSS',
    name: 'Total final consumption expenditure',
    tags: ['consumption', 'households and general government'],
  },
  {
    detail: 'INVESTMENT.TOTAL',
    item: 'GFC',
    sector: 'SSS',
    name: 'Total gross fixed capital formation',
    tags: ['investment', 'capital formation', 'all sectors'],
  },
];
export const AU_GDP_EXPENDITURE_TOTALS: readonly SeriesHandle[] = TOTALS.flatMap((total) => [
  expenditure(total, VOLUME),
  expenditure(total, CONTRIBUTION),
]);

const WHOLE: Aggregate = { detail: 'EXPENDITURE', item: 'GPM', sector: 'SSS', name: 'Gross domestic product', tags: ['deflator'] };
/** Only the contribution to growth is declared. The level of changes in inventories is not meaningful as a volume. */
export const AU_GDP_INVENTORIES_CONTRIBUTION = expenditure(
  { detail: 'INVENTORIES', item: 'IST', sector: 'SSS', name: 'Changes in inventories', tags: ['inventories'] },
  CONTRIBUTION,
);
export const AU_GDP_DEFLATOR: readonly SeriesHandle[] = [DEFLATOR, DEFLATOR_CHANGE].map((measure) => expenditure(WHOLE, measure));

// ---------------------------------------------------------------- states

const WHOLE_DEMAND: Aggregate = { detail: '', item: 'SFD', sector: 'SSS', name: 'State final demand', tags: [] };
const DEMAND_PARTS: readonly Aggregate[] = [
  { detail: '.CONSUMPTION.HOUSEHOLD', item: 'FCE', sector: 'PHS', name: 'Household consumption', tags: ['consumption'] },
  { detail: '.CONSUMPTION.GOVERNMENT', item: 'FCE', sector: 'GGS', name: 'Government consumption', tags: ['consumption'] },
  { detail: '.INVESTMENT.PRIVATE', item: 'GFC', sector: 'PSS', name: 'Private capital formation', tags: ['investment'] },
  { detail: '.INVESTMENT.PUBLIC', item: 'GFC', sector: 'GSS', name: 'Public capital formation', tags: ['investment'] },
  {
    detail: '.INVESTMENT.BUSINESS',
    item: 'GFC_BUS',
    sector: 'PSS',
    name: 'Private business investment',
    tags: ['business investment', 'investment'],
  },
  {
    detail: '.INVESTMENT.DWELLINGS',
    item: 'GFC_DWL',
    sector: 'PSS',
    name: 'Private investment in dwellings',
    tags: ['dwelling investment', 'investment'],
  },
];

const stateDemand = (aggregate: Aggregate, measure: Measure, state: StatePlace): SeriesHandle =>
  key(
    ANA_SFD,
    { MEASURE: measure.code, DATA_ITEM: aggregate.item, SECTOR: aggregate.sector, TSEST: '20', REGION: state.code },
    {
      id: `AU.SFD${aggregate.detail}${measure.suffix}.${state.suffix}`,
      title: `${aggregate.name}, ${measure.what}, ${state.name}`,
      description: `${aggregate.name}, ${state.name}, ${measure.what}, quarterly, seasonally adjusted.`,
      ...measure.unit,
      ...TOPIC,
      adjustment: 'seasonally_adjusted',
      place: state.name,
      tags: ['state final demand', 'state accounts', ...aggregate.tags],
    },
  );

const ofStates = (aggregate: Aggregate, measure: Measure): Readonly<Record<StateAbbreviation, SeriesHandle>> =>
  forEachState((state) => stateDemand(aggregate, measure, state));

/** State final demand as chain volumes. */
export const AU_SFD_BY_STATE = ofStates(WHOLE_DEMAND, VOLUME);
export const AU_SFD_OTHERS_BY_STATE = [CURRENT, CHANGE].map((measure) => ofStates(WHOLE_DEMAND, measure));
export const AU_SFD_PARTS_BY_STATE = DEMAND_PARTS.map((part) => ofStates(part, VOLUME));

/**
 * Compensation of employees in a state: wages and other payments by employers. The series is in the same dataflow as state final
 * demand.
 */
export const AU_COMPENSATION_EMPLOYEES_BY_STATE = forEachState((state) =>
  key(
    ANA_SFD,
    { MEASURE: 'C', DATA_ITEM: 'COE', SECTOR: 'SSS', TSEST: '20', REGION: state.code },
    {
      id: `AU.COMPENSATION.EMPLOYEES.${state.suffix}`,
      title: `Compensation of employees, ${state.name}`,
      description: `Wages, salaries and social contributions of employers, ${state.name}, current prices, quarterly, seasonally adjusted.`,
      ...AUD_MILLION,
      ...TOPIC,
      adjustment: 'seasonally_adjusted',
      place: state.name,
      tags: ['compensation of employees', 'wages bill', 'state accounts'],
    },
  ),
);

// ---------------------------------------------------------------- industries

const INDUSTRY_CONTRIBUTION: Measure = { ...CONTRIBUTION, what: 'contribution to quarterly GDP growth' };

export const AU_GVA: readonly SeriesHandle[] = [VOLUME, INDUSTRY_CONTRIBUTION].flatMap((measure) =>
  DIVISIONS.map(({ letter, name, word }) =>
    key(
      ANA_IND_GVA,
      { MEASURE: measure.code, DATA_ITEM: 'GPM', SECTOR: 'SSS', TSEST: '20', INDUSTRY: letter },
      {
        id: `AU.GVA.${word.toUpperCase()}${measure.suffix}`,
        title: `Gross value added, ${name.toLowerCase()}, ${measure.what}`,
        description: `Gross value added of ${name.toLowerCase()}, Australia, ${measure.what}, quarterly, seasonally adjusted.`,
        ...measure.unit,
        ...TOPIC,
        adjustment: 'seasonally_adjusted',
        tags: ['gross value added', 'industry', name.toLowerCase()],
      },
    ),
  ),
);

// ---------------------------------------------------------------- capital expenditure

interface Spending {
  readonly suffix: string;
  readonly measure?: string;
  readonly prices?: 'CVM' | 'CUR';
  readonly asset?: string;
  readonly industry?: string;
  readonly state?: StatePlace;
  readonly what: string;
}

const AUSTRALIA: StatePlace = { code: 'AUS', name: 'Australia', suffix: '' };

function capex({
  suffix,
  measure = 'M1',
  prices = 'CVM',
  asset = 'TOT',
  industry = 'TOT',
  state = AUSTRALIA,
  what,
}: Spending): SeriesHandle {
  const isAdjusted = industry === 'TOT';
  const words = `${what}, ${prices === 'CVM' ? 'chain volume' : 'current prices'}`;
  return key(
    CAPEX,
    { MEASURE: measure, PRICE_ADJUSTMENT: prices, ASSET: asset, INDUSTRY: industry, TSEST: isAdjusted ? '20' : '10', STATE: state.code },
    {
      id: `AU.CAPEX${suffix}`,
      title: `Private new capital expenditure, ${state === AUSTRALIA ? words : `${state.name}, chain volume`}`,
      description: `Amount that private businesses spend on new assets, ${state.name}, ${words}, quarterly, ${isAdjusted ? 'seasonally adjusted' : 'original'}.`,
      ...AUD_MILLION,
      topic: 'business',
      adjustment: isAdjusted ? 'seasonally_adjusted' : 'original',
      place: state.name,
      tags: ['capex', 'capital expenditure', 'business investment'],
    },
  );
}

export const AU_CAPEX: readonly SeriesHandle[] = [
  capex({ suffix: '', what: 'all assets' }),
  capex({ suffix: '.NOMINAL', prices: 'CUR', what: 'all assets' }),
  capex({ suffix: '.BUILDINGS', asset: '1', what: 'buildings and structures' }),
  capex({ suffix: '.EQUIPMENT', asset: '2', what: 'equipment, plant and machinery' }),
  capex({ suffix: '.MINING', prices: 'CUR', industry: 'P01', what: 'mining' }),
  capex({ suffix: '.NONMINING', prices: 'CUR', industry: 'P95', what: 'industries other than mining' }),
  capex({ suffix: '.MANUFACTURING', prices: 'CUR', industry: 'P02', what: 'manufacturing' }),
];
export const AU_CAPEX_BY_STATE = forEachState((state) => capex({ suffix: `.${state.suffix}`, state, what: 'all assets' }));
