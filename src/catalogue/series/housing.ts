/** Housing: values, stock, approvals, commencements and completions. */
import type { SeriesHandle } from '../../core/define-series.ts';
import type { CapitalName, StateAbbreviation } from '../../core/places/geography.ts';
import { BUILDING_ACTIVITY } from '../../sources/abs/datasets/BUILDING_ACTIVITY.ts';
import { BUILDING_APPROVALS } from '../../sources/abs/datasets/BUILDING_APPROVALS.ts';
import { RES_DWELL_ST } from '../../sources/abs/datasets/RES_DWELL_ST.ts';
import { RPPI } from '../../sources/abs/datasets/RPPI.ts';
import { AUD_MILLION, AUD_THOUSAND, DWELLINGS, forEachCapital, forEachState, INDEX, key, THOUSAND_DWELLINGS } from '../handles.ts';

const TOPIC = { topic: 'housing' } as const;

// ---------------------------------------------------------------- value and number of dwellings

const meanPrice = (suffix: string, region: string, place: string): SeriesHandle =>
  key(
    RES_DWELL_ST,
    { MEASURE: '5', REGION: region },
    {
      id: `AU.DWELLING.VALUE${suffix}`,
      title: `Mean price of residential dwellings, ${place}`,
      description: `Mean price of all residential dwellings, ${place}, quarterly since September 2011. Every release revises the latest two quarters.`,
      ...AUD_THOUSAND,
      ...TOPIC,
      place,
      tags: ['house prices', 'dwelling prices', 'property'],
    },
  );

export const AU_DWELLING_VALUE = meanPrice('', 'AUS', 'Australia');
export const AU_DWELLING_VALUE_BY_STATE: Readonly<Record<StateAbbreviation, SeriesHandle>> = forEachState((state) =>
  meanPrice(`.${state.suffix}`, state.code, state.name),
);

const stock = (suffix: string, region: string, place: string): SeriesHandle =>
  key(
    RES_DWELL_ST,
    { MEASURE: '4', REGION: region },
    {
      id: `AU.DWELLING.STOCK${suffix}`,
      title: `Number of residential dwellings, ${place}`,
      description: `Number of residential dwellings, ${place}, quarterly since September 2011.`,
      ...THOUSAND_DWELLINGS,
      ...TOPIC,
      place,
      tags: ['dwellings', 'housing stock'],
    },
  );

export const AU_DWELLING_STOCK = stock('', 'AUS', 'Australia');
export const AU_DWELLING_STOCK_BY_STATE: Readonly<Record<StateAbbreviation, SeriesHandle>> = forEachState((state) =>
  stock(`.${state.suffix}`, state.code, state.name),
);

export const AU_DWELLING_STOCK_VALUE = key(
  RES_DWELL_ST,
  { MEASURE: '1', REGION: 'AUS' },
  {
    id: 'AU.DWELLING.STOCK.VALUE',
    title: 'Value of the dwelling stock, Australia',
    description: 'Value of all residential dwellings, owned by all sectors, quarterly since September 2011.',
    ...AUD_MILLION,
    ...TOPIC,
    tags: ['house prices', 'housing stock', 'wealth'],
  },
);

// ---------------------------------------------------------------- price indexes, discontinued

export const AU_RPPI = key(
  RPPI,
  { MEASURE: '1', PROPERTY_TYPE: '3', REGION: '100' },
  {
    id: 'AU.RPPI',
    title: 'Residential property price index, eight capital cities',
    description:
      'Price index of residential property, weighted average of the eight capital cities. Discontinued: September 2003 to December 2021.',
    ...INDEX,
    ...TOPIC,
    tags: ['house prices', 'property price index', 'ceased'],
  },
);
export const AU_RPPI_BY_CAPITAL: Readonly<Record<CapitalName, SeriesHandle>> = forEachCapital((city) =>
  key(
    RPPI,
    { MEASURE: '1', PROPERTY_TYPE: '3', REGION: city.gccsa },
    {
      id: `AU.RPPI.${city.suffix}`,
      title: `Residential property price index, ${city.name}`,
      description: `Price index of residential property in ${city.name}. Discontinued: September 2003 to December 2021.`,
      ...INDEX,
      ...TOPIC,
      place: city.name,
      tags: ['house prices', 'property price index', 'ceased', 'capital city'],
    },
  ),
);

// ---------------------------------------------------------------- building

type Work = 'all work' | 'new buildings';
const WORK: Readonly<Record<Work, string>> = { 'all work': 'TOT', 'new buildings': '1' };

const building = (id: string, measure: string, what: string, work: Work, region: string, place: string): SeriesHandle =>
  key(
    BUILDING_ACTIVITY,
    { MEASURE: measure, REGION: region, PRICE_ADJ: 'CUR', BLD_WORK_TYPE: WORK[work], SECTOR_OWN: '9', TYPE_BLDG: '100', TSEST: '10' },
    {
      id,
      title: `Dwellings ${what}, ${work}, ${place}`,
      description: `Number of dwellings ${what} ${what === 'under construction' ? 'at the end of' : 'in'} the quarter, all sectors, ${work}, ${place}, original.`,
      ...DWELLINGS,
      ...TOPIC,
      place,
      tags: ['building activity', 'construction', what],
    },
  );

export const AU_BUILDING_COMPLETIONS = building('AU.BUILDING.COMPLETIONS', 'M7', 'completed', 'all work', 'AUS', 'Australia');
export const AU_BUILDING_COMPLETIONS_NEW = building('AU.BUILDING.COMPLETIONS.NEW', 'M7', 'completed', 'new buildings', 'AUS', 'Australia');
export const AU_BUILDING_COMPLETIONS_BY_STATE: Readonly<Record<StateAbbreviation, SeriesHandle>> = forEachState((state) =>
  building(`AU.BUILDING.COMPLETIONS.${state.suffix}`, 'M7', 'completed', 'all work', state.code, state.name),
);
export const AU_BUILDING_COMPLETIONS_NEW_BY_STATE: Readonly<Record<StateAbbreviation, SeriesHandle>> = forEachState((state) =>
  building(`AU.BUILDING.COMPLETIONS.NEW.${state.suffix}`, 'M7', 'completed', 'new buildings', state.code, state.name),
);
export const AU_BUILDING_COMMENCEMENTS = building('AU.BUILDING.COMMENCEMENTS', 'M6', 'commenced', 'all work', 'AUS', 'Australia');
export const AU_BUILDING_COMMENCEMENTS_BY_STATE: Readonly<Record<StateAbbreviation, SeriesHandle>> = forEachState((state) =>
  building(`AU.BUILDING.COMMENCEMENTS.${state.suffix}`, 'M6', 'commenced', 'all work', state.code, state.name),
);
export const AU_BUILDING_COMMENCEMENTS_NEW = building(
  'AU.BUILDING.COMMENCEMENTS.NEW',
  'M6',
  'commenced',
  'new buildings',
  'AUS',
  'Australia',
);
export const AU_BUILDING_UNDERWAY = building('AU.BUILDING.UNDERWAY', 'M8', 'under construction', 'all work', 'AUS', 'Australia');
export const AU_BUILDING_UNDERWAY_BY_STATE: Readonly<Record<StateAbbreviation, SeriesHandle>> = forEachState((state) =>
  building(`AU.BUILDING.UNDERWAY.${state.suffix}`, 'M8', 'under construction', 'all work', state.code, state.name),
);
export const AU_BUILDING_UNDERWAY_NEW = building(
  'AU.BUILDING.UNDERWAY.NEW',
  'M8',
  'under construction',
  'new buildings',
  'AUS',
  'Australia',
);

const approvals = (suffix: string, work: Work, region: string, place: string): SeriesHandle =>
  key(
    BUILDING_APPROVALS,
    { MEASURE: '1', SECTOR: '9', WORK_TYPE: WORK[work], BUILDING_TYPE: '100', REGION: region },
    {
      id: `AU.BUILDING.APPROVALS${suffix}`,
      title: `Dwellings approved, ${work}, ${place}`,
      description: `Number of dwelling units approved in the month, all sectors, total residential, ${work}, ${place}, original.`,
      ...DWELLINGS,
      ...TOPIC,
      place,
      tags: ['building approvals', 'construction'],
    },
  );

export const AU_BUILDING_APPROVALS = approvals('', 'all work', 'AUS', 'Australia');
export const AU_BUILDING_APPROVALS_NEW = approvals('.NEW', 'new buildings', 'AUS', 'Australia');
export const AU_BUILDING_APPROVALS_BY_STATE: Readonly<Record<StateAbbreviation, SeriesHandle>> = forEachState((state) =>
  approvals(`.${state.suffix}`, 'all work', state.code, state.name),
);

// ---------------------------------------------------------------- approvals by type of building

/** One row for each type: its part of series ids, its ABS code, and its name in titles. */
const APPROVED_TYPES = [
  ['HOUSES', '110', 'houses'],
  ['TOWNHOUSES', '120', 'semi-detached, terraces and townhouses'],
  ['APARTMENTS', '130', 'flats, units and apartments'],
] as const;

const approvedType = (detail: string, type: string, what: string, region: string, place: string): SeriesHandle =>
  key(
    BUILDING_APPROVALS,
    { MEASURE: '1', SECTOR: '9', WORK_TYPE: WORK['all work'], BUILDING_TYPE: type, REGION: region },
    {
      id: `AU.BUILDING.APPROVALS.${detail}`,
      title: `Dwellings approved, ${what}, ${place}`,
      description: `Number of dwelling units approved in the month, all sectors, ${what}, all work, ${place}, original.`,
      ...DWELLINGS,
      ...TOPIC,
      place,
      tags: ['building approvals', 'construction', what],
    },
  );

export const AU_BUILDING_APPROVALS_BY_TYPE = APPROVED_TYPES.map(([detail, type, what]) => ({
  australia: approvedType(detail, type, what, 'AUS', 'Australia'),
  byState: forEachState((state) => approvedType(`${detail}.${state.suffix}`, type, what, state.code, state.name)),
}));
