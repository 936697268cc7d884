/** Short ways to write the handle of a series: a column of an RBA table, a key of an ABS dataflow, one handle for each state or city. */
import type { TimeSeriesDataset } from '../core/define-dataset.ts';
import { defineSeries, type SeriesHandle } from '../core/define-series.ts';
import { CAPITAL_CITIES, STATES } from '../core/geography.ts';
import type { Adjustment } from '../core/observation.ts';

/** What a handle says besides where its figures are. */
export interface SeriesFacts {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly units: string;
  readonly unitsShort: string;
  readonly topic: string;
  readonly tags: readonly string[];
  /** Original unless said otherwise. */
  readonly adjustment?: Adjustment;
  /** Australia unless said otherwise. */
  readonly place?: string;
  readonly related?: readonly string[];
  readonly aliases?: readonly string[];
  readonly nature?: 'event' | 'period';
}

const withDefaults = (dataset: TimeSeriesDataset, select: Readonly<Record<string, string>>, facts: SeriesFacts): SeriesHandle =>
  defineSeries({ adjustment: 'original', place: 'Australia', frequency: dataset.frequency, ...facts, dataset, select });

/** A column of an RBA table, by its Series ID. */
export const column = (dataset: TimeSeriesDataset, seriesId: string, facts: SeriesFacts): SeriesHandle =>
  withDefaults(dataset, { SERIES: seriesId, TABLE: dataset.id }, facts);

/** A series of an ABS dataflow, by the codes of the dimensions it does not fix. */
export const key = (dataset: TimeSeriesDataset, codes: Readonly<Record<string, string>>, facts: SeriesFacts): SeriesHandle =>
  withDefaults(dataset, codes, facts);

/** Units and their short form, as handles spell them. */
export const PER_CENT = { units: 'Per cent', unitsShort: '%' } as const;
export const PER_CENT_PER_ANNUM = { units: 'Per cent per annum', unitsShort: '% p.a.' } as const;
export const PERCENTAGE_POINTS = { units: 'Percentage points', unitsShort: 'ppt' } as const;
export const INDEX = { units: 'Index', unitsShort: 'Index' } as const;
export const PERSONS = { units: 'Persons', unitsShort: 'persons' } as const;
export const THOUSAND_PERSONS = { units: 'Thousand persons', unitsShort: "'000" } as const;
export const THOUSAND_DWELLINGS = { units: 'Thousand dwellings', unitsShort: "'000" } as const;
export const DWELLINGS = { units: 'Dwellings', unitsShort: 'no.' } as const;
export const AUD = { units: 'AUD', unitsShort: 'AUD' } as const;
export const AUD_THOUSAND = { units: 'AUD thousand', unitsShort: "AUD '000" } as const;
export const AUD_MILLION = { units: 'AUD million', unitsShort: 'AUD m' } as const;
export const AUD_BILLION = { units: 'AUD billion', unitsShort: 'AUD bn' } as const;

export type StateAbbreviation = 'NSW' | 'VIC' | 'QLD' | 'SA' | 'WA' | 'TAS' | 'NT' | 'ACT';

/** A state as handles need it; South Australia is SA_STATE in ids, because .SA means seasonally adjusted. */
export interface StatePlace {
  /** The ABS code. */
  readonly code: string;
  readonly name: string;
  /** Last part of a series id: `NSW`, `SA_STATE`. */
  readonly suffix: string;
}

/** One handle for each state and territory, by abbreviation. */
export function forEachState(make: (state: StatePlace) => SeriesHandle): Readonly<Record<StateAbbreviation, SeriesHandle>> {
  const handles = STATES.filter((state) => state.iso !== null).map(({ abbreviation, code, name }) => {
    const suffix = abbreviation === 'SA' ? 'SA_STATE' : abbreviation;
    return [abbreviation, make({ code, name, suffix })] as const;
  });
  return Object.fromEntries(handles) as Record<StateAbbreviation, SeriesHandle>;
}

export type CapitalName = 'SYDNEY' | 'MELBOURNE' | 'BRISBANE' | 'ADELAIDE' | 'PERTH' | 'HOBART' | 'DARWIN' | 'CANBERRA';

export interface CapitalPlace {
  /** The code of the consumer price index. */
  readonly code: string;
  /** `1GSYD` */
  readonly gccsa: string;
  readonly name: string;
  readonly suffix: CapitalName;
}

/** One handle for each of the eight capital cities, by name. */
export function forEachCapital<T>(make: (city: CapitalPlace) => T): Readonly<Record<CapitalName, T>> {
  const handles = CAPITAL_CITIES.flatMap(({ code, name, gccsa }) => {
    if (gccsa === null) return [];
    const suffix = name.toUpperCase() as CapitalName;
    return [[suffix, make({ code, gccsa, name, suffix })] as const];
  });
  return Object.fromEntries(handles) as Record<CapitalName, T>;
}
