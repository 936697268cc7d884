/** Declares series by RBA column or by ABS codes. Other functions declare one series for each state or capital city. */

import { entry } from '../core/assert.ts';
import type { TimeSeriesDataset } from '../core/define-dataset.ts';
import { defineSeries, type SeriesAdjustment, type SeriesHandle } from '../core/define-series.ts';
import { CAPITALS, type Capital, type CapitalName, MAIN_STATES, type MainState, type StateAbbreviation } from '../core/places/geography.ts';
import { recordOf } from '../core/records.ts';
import { fittedTitle } from './series-title.ts';

/** The members of a declaration, except the dataset and codes. */
export interface SeriesFacts {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly units: string;
  readonly unitsShort: string;
  readonly topic: string;
  readonly tags: readonly string[];
  /** The default is `original`. For interest rates, exchange rates and their indexes, the adjustment is always `not_applicable`. */
  readonly adjustment?: SeriesAdjustment;
  /** The place, by default Australia. */
  readonly place?: string;
  readonly related?: readonly string[];
  readonly aliases?: readonly string[];
  readonly nature?: 'event' | 'period';
  readonly decidedIn?: TimeSeriesDataset;
}

const withDefaults = (dataset: TimeSeriesDataset, select: Readonly<Record<string, string>>, facts: SeriesFacts): SeriesHandle =>
  defineSeries({
    place: 'Australia',
    frequency: dataset.frequency,
    ...facts,
    title: fittedTitle({ place: 'Australia', ...facts }),
    adjustment: isPriceOfMoney(facts) ? 'not_applicable' : (facts.adjustment ?? 'original'),
    dataset,
    select,
  });

/**
 * Returns true if the series is an interest rate, an exchange rate or an index of exchange rates. Returns false for counts and
 * amounts.
 */
const isPriceOfMoney = ({ topic, units }: SeriesFacts): boolean =>
  (topic === 'rates' || topic === 'exchange') && units !== NUMBER.units && !units.startsWith(AUD.units);

/** Declares a series by the RBA's Series ID. */
export const column = (dataset: TimeSeriesDataset, seriesId: string, facts: SeriesFacts): SeriesHandle =>
  withDefaults(dataset, { SERIES: seriesId, TABLE: dataset.id }, facts);

/** Declares a series by codes. Dimensions with a fixed code are omitted. */
export const key = (dataset: TimeSeriesDataset, codes: Readonly<Record<string, string>>, facts: SeriesFacts): SeriesHandle =>
  withDefaults(dataset, codes, facts);

interface Columns {
  readonly dataset: TimeSeriesDataset;
  readonly topic: string;
  readonly unit: Pick<SeriesFacts, 'units' | 'unitsShort'>;
  readonly adjustment: SeriesAdjustment;
  readonly tags: readonly string[];
  /** Titles by the RBA's Series ID. */
  readonly columns: Readonly<Record<string, string>>;
}

/** Declares columns of an RBA table as series. The id of each series consists of the table and the Series ID, such as `AU.F6.FLRHOOTL`. */
export const columnsOf = ({ dataset, topic, unit, adjustment, tags, columns }: Columns): readonly SeriesHandle[] =>
  Object.entries(columns).map(([seriesId, title]) =>
    column(dataset, seriesId, {
      id: `AU.${dataset.id.replace('.', '_')}.${seriesId}`,
      title,
      description: `${title}. Published by the Reserve Bank in “${dataset.title}”.`,
      ...unit,
      topic,
      adjustment,
      tags: [...tags, `table ${dataset.id}`],
    }),
  );

/** Units with their short forms, used in declarations. */
export const PER_CENT = { units: 'Per cent', unitsShort: '%' } as const;
export const PER_CENT_PER_ANNUM = { units: 'Per cent per annum', unitsShort: '% p.a.' } as const;
export const PERCENTAGE_POINTS = { units: 'Percentage points', unitsShort: 'ppt' } as const;
export const INDEX = { units: 'Index', unitsShort: 'Index' } as const;
export const NUMBER = { units: 'Number', unitsShort: 'no.' } as const;
export const THOUSAND = { units: 'Thousand', unitsShort: "'000" } as const;
export const HOURS = { units: 'Hours', unitsShort: 'h' } as const;
export const THOUSAND_HOURS = { units: 'Thousand hours', unitsShort: "'000 h" } as const;
export const PERSONS = { units: 'Persons', unitsShort: 'persons' } as const;
export const THOUSAND_PERSONS = { units: 'Thousand persons', unitsShort: "'000" } as const;
export const THOUSAND_DWELLINGS = { units: 'Thousand dwellings', unitsShort: "'000" } as const;
export const DWELLINGS = { units: 'Dwellings', unitsShort: 'no.' } as const;
export const AUD = { units: 'AUD', unitsShort: 'AUD' } as const;
export const AUD_THOUSAND = { units: 'AUD thousand', unitsShort: "AUD '000" } as const;
export const AUD_MILLION = { units: 'AUD million', unitsShort: 'AUD m' } as const;
export const AUD_BILLION = { units: 'AUD billion', unitsShort: 'AUD bn' } as const;

/** A state in declarations. The id of South Australia ends in SA_STATE, because the ending .SA means seasonally adjusted. */
export interface StatePlace {
  /** The ABS code of the state. */
  readonly code: string;
  readonly name: string;
  /** The last part of a series id, such as `NSW` or `SA_STATE`. */
  readonly suffix: string;
}

/** Makes one declaration for each state and territory. Returns the declarations by abbreviation. */
export function forEachState<T>(make: (state: StatePlace & Pick<MainState, 'abbreviation'>) => T): Readonly<Record<StateAbbreviation, T>> {
  const states = new Map(MAIN_STATES.map((state) => [state.abbreviation, state]));
  return recordOf([...states.keys()], (abbreviation) => {
    const { code, name } = entry(states, abbreviation);
    return make({ code, name, abbreviation, suffix: abbreviation === 'SA' ? 'SA_STATE' : abbreviation });
  });
}

/** Makes one declaration for each of the eight capital cities. Returns the declarations by name. */
export function forEachCapital<T>(make: (city: Capital) => T): Readonly<Record<CapitalName, T>> {
  const capitals = new Map(CAPITALS.map((capital) => [capital.suffix, capital]));
  return recordOf([...capitals.keys()], (suffix) => make(entry(capitals, suffix)));
}
