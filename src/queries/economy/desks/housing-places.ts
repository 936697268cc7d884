/** The places on the housing desk, each with its series. */
import { AU_CENSUS, AU_CENSUS_BY_STATE } from '../../../catalogue/series/census.ts';
import { AU_DWELLING_SALES } from '../../../catalogue/series/dwelling-sales.ts';
import { AU_DWELLING_VALUE, AU_DWELLING_VALUE_BY_STATE } from '../../../catalogue/series/housing.ts';
import { AU_CPI_RENTS_INDEX } from '../../../catalogue/series/prices.ts';
import { present } from '../../../core/assert.ts';
import type { SeriesHandle } from '../../../core/define-series.ts';
import { CAPITALS, MAIN_STATES, type StateAbbreviation } from '../../../core/places/geography.ts';
import { valueAt } from '../../../core/series/points.ts';
import { MEDIAN_HOUSEHOLD_INCOME, MEDIAN_HOUSEHOLD_INCOME_BY_STATE } from '../../../signals/constants/household-income.ts';
import type { LoadedSeries } from '../../series/reading/stored-series.ts';
import { NATIONAL_PIPELINE, type Pipeline, pipelineOf, seriesOfPipeline } from './housing-pipeline.ts';

export const DWELLINGS = ['all', 'houses', 'attached'] as const;
export type Dwelling = (typeof DWELLINGS)[number];

interface HousingPlace {
  readonly name: string;
  readonly price: SeriesHandle;
  /** Median household income at the Census, in AUD per week. A capital city has the median of its state. */
  readonly weekly: number;
  /** Median rent at the Census, in AUD per week. A capital city has the median of its state. */
  readonly rent: SeriesHandle;
  /** Building activity. Null for capital cities, because the ABS publishes commencements and completions only by state. */
  readonly pipeline: Pipeline | null;
}

const RENT = 'RENT.MEDIAN';
const rentIn = (state: StateAbbreviation | null): SeriesHandle => {
  const all = state === null ? AU_CENSUS : AU_CENSUS_BY_STATE.map((one) => one[state]);
  return present(
    all.find(({ id }) => id.includes(RENT)),
    RENT,
  );
};

const NATION: HousingPlace = {
  name: 'Australia',
  price: AU_DWELLING_VALUE,
  weekly: MEDIAN_HOUSEHOLD_INCOME.value,
  rent: rentIn(null),
  pipeline: NATIONAL_PIPELINE,
};

/** Returns Australia and the states with mean prices. For other dwelling types, returns the capital cities with median prices. */
export function housingPlaces(dwelling: Dwelling): readonly HousingPlace[] {
  if (dwelling === 'all')
    return [
      NATION,
      ...MAIN_STATES.map(({ name, abbreviation: of }) => ({
        name,
        price: AU_DWELLING_VALUE_BY_STATE[of],
        weekly: MEDIAN_HOUSEHOLD_INCOME_BY_STATE[of].value,
        rent: rentIn(of),
        pipeline: pipelineOf(of),
      })),
    ];
  return CAPITALS.map(({ name, state, suffix }) => {
    const id = `AU.DWELLING.MEDIAN.${dwelling.toUpperCase()}.${suffix}`;
    const price = present(
      AU_DWELLING_SALES.find((one) => one.id === id),
      id,
    );
    return { name, price, weekly: MEDIAN_HOUSEHOLD_INCOME_BY_STATE[state].value, rent: rentIn(state), pipeline: null };
  });
}

export const handlesOf = (places: readonly HousingPlace[]): readonly SeriesHandle[] => [
  ...places.flatMap(({ price, rent, pipeline }) => [price, rent, ...(pipeline === null ? [] : seriesOfPipeline(pipeline))]),
  AU_CPI_RENTS_INDEX,
];

type Stored = ReadonlyMap<string, LoadedSeries>;
const at = (stored: Stored, { id }: SeriesHandle, t: number | undefined): number | null => {
  const points = stored.get(id)?.slice.points;
  return points === undefined || t === undefined ? null : valueAt(points, t);
};

/**
 * Returns the rent in AUD per week. This is the Census median, multiplied by the change in the rent index since the Census. Returns null
 * if either is missing.
 */
export function weeklyRent(
  stored: Stored,
  { rent }: HousingPlace,
  { census, t }: { readonly census: number; readonly t: number },
): number | null {
  const then = stored.get(rent.id)?.slice.points.value.at(-1) ?? null;
  const [from, to] = [at(stored, AU_CPI_RENTS_INDEX, census), at(stored, AU_CPI_RENTS_INDEX, t)];
  return then === null || from === null || to === null ? null : (then * to) / from;
}
