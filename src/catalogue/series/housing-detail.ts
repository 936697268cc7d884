/** Dwellings and people in detail: prices by type, owners, approvals by state, and population by sex. */
import type { SeriesHandle } from '../../core/define-series.ts';
import { BUILDING_APPROVALS } from '../../sources/abs/datasets/BUILDING_APPROVALS.ts';
import { ERP_Q } from '../../sources/abs/datasets/ERP_Q.ts';
import { RES_DWELL_ST } from '../../sources/abs/datasets/RES_DWELL_ST.ts';
import { RPPI } from '../../sources/abs/datasets/RPPI.ts';
import { H3 } from '../../sources/rba/datasets/H3.ts';
import {
  AUD_MILLION,
  AUD_THOUSAND,
  column,
  DWELLINGS,
  forEachCapital,
  forEachState,
  INDEX,
  key,
  PER_CENT,
  PERSONS,
  type SeriesFacts,
  type StatePlace,
  THOUSAND,
} from '../handles.ts';

const AUSTRALIA: StatePlace = { code: 'AUS', name: 'Australia', suffix: '' };
/** Returns the last part of an id: `.NSW` for a state, empty for Australia. */
const dotted = ({ suffix }: StatePlace): string => (suffix === '' ? '' : `.${suffix}`);

// ---------------------------------------------------------------- property prices, discontinued

const TYPES = [
  ['2', 'HOUSES', 'established houses'],
  ['1', 'ATTACHED', 'attached dwellings'],
] as const;

const priceIndex = (type: string, detail: string, name: string, region: string, suffix: string, place: string): SeriesHandle =>
  key(
    RPPI,
    { MEASURE: '1', PROPERTY_TYPE: type, REGION: region },
    {
      id: `AU.RPPI.${detail}${suffix}`,
      title: `Property price index, ${name}, ${suffix === '' ? 'eight capital cities' : place}`,
      description: `Price index of ${name}, ${suffix === '' ? 'weighted average of the eight capital cities' : place}. Discontinued: September 2003 to December 2021.`,
      ...INDEX,
      topic: 'housing',
      place,
      tags: ['house prices', 'property price index', 'ceased', name],
      related: [`AU.RPPI${suffix}`],
    },
  );

export const AU_RPPI_BY_TYPE = TYPES.map(([type, detail, name]) => ({
  capitals: priceIndex(type, detail, name, '100', '', 'Australia'),
  byCapital: forEachCapital((city) => priceIndex(type, detail, name, city.gccsa, `.${city.suffix}`, city.name)),
}));

const CHANGES = [
  ['2', 'QOQ', 'quarterly change'],
  ['3', 'YOY', 'annual change'],
] as const;

const priceChange = (measure: string, detail: string, what: string, region: string, suffix: string, place: string): SeriesHandle =>
  key(
    RPPI,
    { MEASURE: measure, PROPERTY_TYPE: '3', REGION: region },
    {
      id: `AU.RPPI.${detail}${suffix}`,
      title: `Residential property prices, ${what}, ${suffix === '' ? 'eight capital cities' : place}`,
      description: `Price index of residential property, ${suffix === '' ? 'weighted average of the eight capital cities' : place}: ${what}. Discontinued after December 2021.`,
      ...PER_CENT,
      topic: 'housing',
      place,
      tags: ['house prices', 'property price index', 'ceased'],
      related: [`AU.RPPI${suffix}`],
    },
  );

export const AU_RPPI_CHANGES = CHANGES.map(([measure, detail, what]) => ({
  capitals: priceChange(measure, detail, what, '100', '', 'Australia'),
  byCapital: forEachCapital((city) => priceChange(measure, detail, what, city.gccsa, `.${city.suffix}`, city.name)),
}));

// ---------------------------------------------------------------- value of dwellings

const OWNERS = [
  ['2', '.HOUSEHOLDS', 'households'],
  ['3', '.OTHERS', 'owners other than households'],
] as const;

const dwellingValue = (measure: string, suffix: string, owner: string, place: StatePlace): SeriesHandle =>
  key(
    RES_DWELL_ST,
    { MEASURE: measure, REGION: place.code },
    {
      id: `AU.DWELLING.STOCK.VALUE${suffix}${dotted(place)}`,
      title: `Value of dwellings owned by ${owner}, ${place.name}`,
      description: `Value of residential dwellings owned by ${owner}, ${place.name}, quarterly since September 2011.`,
      ...AUD_MILLION,
      topic: 'housing',
      place: place.name,
      tags: ['house prices', 'housing stock', 'wealth'],
      related: ['AU.DWELLING.STOCK.VALUE'],
    },
  );

export const AU_DWELLING_STOCK_VALUE_BY_STATE = forEachState((state) => dwellingValue('1', '', 'all sectors', state));
export const AU_DWELLING_STOCK_VALUE_BY_OWNER = OWNERS.map(([measure, suffix, owner]) => ({
  australia: dwellingValue(measure, suffix, owner, AUSTRALIA),
  byState: forEachState((state) => dwellingValue(measure, suffix, owner, state)),
}));

// ---------------------------------------------------------------- private approvals, from RBA tables

const privateApprovals = (id: string, seriesId: string, title: string, facts: Pick<SeriesFacts, 'units' | 'unitsShort' | 'adjustment'>) =>
  column(H3, seriesId, {
    id: `AU.BUILDING.APPROVALS.${id}`,
    title,
    description: `${title}. Published by the Reserve Bank in “${H3.title}”, with figures from the Australian Bureau of Statistics.`,
    ...facts,
    topic: 'housing',
    tags: ['building approvals', 'construction', 'private sector'],
    related: ['AU.BUILDING.APPROVALS'],
  });

export const AU_BUILDING_APPROVALS_PRIVATE = privateApprovals(
  'PRIVATE',
  'GISPSDA',
  'Private dwelling approvals, Australia, seasonally adjusted',
  {
    ...THOUSAND,
    adjustment: 'seasonally_adjusted',
  },
);
export const AU_BUILDING_APPROVALS_PRIVATE_TREND = privateApprovals(
  'PRIVATE.TREND',
  'GISDWPRITR',
  'Private dwelling approvals, Australia, trend',
  {
    ...THOUSAND,
    adjustment: 'trend',
  },
);
export const AU_BUILDING_APPROVALS_NON_RESIDENTIAL_PRIVATE = privateApprovals(
  'NON_RESIDENTIAL.PRIVATE',
  'GISPSNBA',
  'Value of private non-residential building approved, Australia',
  AUD_MILLION,
);

// ---------------------------------------------------------------- residents

const SEXES = [
  ['1', 'MALE', 'males', 'men'],
  ['2', 'FEMALE', 'females', 'women'],
] as const;

const residents = (sex: string, detail: string, who: string, tag: string, place: StatePlace): SeriesHandle =>
  key(
    ERP_Q,
    { MEASURE: '1', SEX: sex, REGION: place.code },
    {
      id: `AU.POPULATION.${detail}${dotted(place)}`,
      title: `Estimated resident population, ${who}, ${place.name}`,
      description: `Number of ${who} who are residents of ${place.name} at the end of each quarter since June 1981.`,
      ...PERSONS,
      topic: 'population',
      place: place.name,
      tags: ['population', 'residents', who, tag],
      related: [`AU.POPULATION${dotted(place)}`],
    },
  );

export const AU_POPULATION_BY_SEX = SEXES.map(([sex, detail, who, tag]) => ({
  australia: residents(sex, detail, who, tag, AUSTRALIA),
  byState: forEachState((state) => residents(sex, detail, who, tag, state)),
}));

// ---------------------------------------------------------------- approvals by state, as in ABS tables 7, 39 and 40

/** One row for each series: its part of series ids, measure, type of building, title and unit. */
const APPROVED = [
  ['APPROVALS.TOTAL', '1', 'TOT', 'Dwellings approved in all buildings', DWELLINGS],
  ['APPROVALS.VALUE', '2', 'TOT', 'Value of building approved', AUD_THOUSAND],
  ['APPROVALS.RESIDENTIAL.VALUE', '2', '100', 'Value of residential building approved', AUD_THOUSAND],
] as const;

const approved = ([detail, measure, type, what, unit]: (typeof APPROVED)[number], place: StatePlace): SeriesHandle =>
  key(
    BUILDING_APPROVALS,
    { MEASURE: measure, SECTOR: '9', WORK_TYPE: 'TOT', BUILDING_TYPE: type, REGION: place.code },
    {
      id: `AU.BUILDING.${detail}${dotted(place)}`,
      title: `${what}, ${place.name}`,
      description: `${what} in the month, all sectors, all work, ${place.name}, original.`,
      ...unit,
      topic: 'housing',
      place: place.name,
      tags: ['building approvals', 'construction'],
      related: [`AU.BUILDING.APPROVALS${dotted(place)}`],
    },
  );

export const AU_BUILDING_APPROVED = APPROVED.map((measure) => ({
  australia: approved(measure, AUSTRALIA),
  byState: forEachState((state) => approved(measure, state)),
}));
