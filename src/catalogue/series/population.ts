/** Population of Australia and the states, and its components of change. */
import type { SeriesHandle } from '../../core/define-series.ts';
import type { StateAbbreviation } from '../../core/places/geography.ts';
import { ERP_COMP_Q } from '../../sources/abs/datasets/ERP_COMP_Q.ts';
import { ERP_Q } from '../../sources/abs/datasets/ERP_Q.ts';
import { NOM } from '../../sources/abs/datasets/NOM.ts';
import { forEachState, key, PERSONS, THOUSAND_PERSONS } from '../handles.ts';

const TOPIC = { topic: 'population' } as const;

const population = (suffix: string, region: string, place: string): SeriesHandle =>
  key(
    ERP_Q,
    { MEASURE: '1', SEX: '3', REGION: region },
    {
      id: `AU.POPULATION${suffix}`,
      title: `Estimated resident population, ${place}`,
      description: `Number of residents of ${place} at the end of each quarter since June 1981.`,
      ...PERSONS,
      ...TOPIC,
      place,
      tags: ['population', 'residents'],
    },
  );

export const AU_POPULATION = population('', 'AUS', 'Australia');
export const AU_POPULATION_BY_STATE: Readonly<Record<StateAbbreviation, SeriesHandle>> = forEachState((state) =>
  population(`.${state.suffix}`, state.code, state.name),
);

const component = (id: string, measure: string, what: string, region: string, place: string, tags: readonly string[]): SeriesHandle =>
  key(
    ERP_COMP_Q,
    { MEASURE: measure, REGION: region },
    {
      id,
      title: `${what}, ${place}`,
      description: `${what} of ${place} in each quarter.`,
      ...THOUSAND_PERSONS,
      ...TOPIC,
      place,
      tags: ['population change', ...tags],
    },
  );

export const AU_NOM = component('AU.NOM', '9', 'Net overseas migration', 'AUS', 'Australia', ['migration', 'net overseas migration']);
export const AU_NOM_BY_STATE: Readonly<Record<StateAbbreviation, SeriesHandle>> = forEachState((state) =>
  component(`AU.NOM.${state.suffix}`, '9', 'Net overseas migration', state.code, state.name, ['migration', 'net overseas migration']),
);
export const AU_NATURAL_INCREASE = component('AU.NATURAL.INCREASE', '3', 'Natural increase', 'AUS', 'Australia', ['natural change']);
export const AU_NATURAL_INCREASE_BY_STATE: Readonly<Record<StateAbbreviation, SeriesHandle>> = forEachState((state) =>
  component(`AU.NATURAL.INCREASE.${state.suffix}`, '3', 'Natural increase', state.code, state.name, ['natural change']),
);

// ---------------------------------------------------------------- migration by financial year

const migration = (id: string, direction: string, what: string, region: string, place: string): SeriesHandle =>
  key(
    NOM,
    { MEASURE: direction, REGION: region },
    {
      id,
      title: `${what}, ${place}${direction === '3' ? ', financial year' : ''}`,
      description: `${what} of ${place} in each year that ends on 30 June, since 2004–05.`,
      ...PERSONS,
      ...TOPIC,
      place,
      tags: ['migration', what.toLowerCase(), 'financial year'],
    },
  );

export const AU_NOM_FY = migration('AU.NOM.FY', '3', 'Net overseas migration', 'AUS', 'Australia');
export const AU_NOM_FY_ARRIVALS = migration('AU.NOM.FY.ARRIVALS', '1', 'Overseas migrant arrivals', 'AUS', 'Australia');
export const AU_NOM_FY_DEPARTURES = migration('AU.NOM.FY.DEPARTURES', '2', 'Overseas migrant departures', 'AUS', 'Australia');
export const AU_NOM_FY_BY_STATE: Readonly<Record<StateAbbreviation, SeriesHandle>> = forEachState((state) =>
  migration(`AU.NOM.FY.${state.suffix}`, '3', 'Net overseas migration', state.code, state.name),
);
