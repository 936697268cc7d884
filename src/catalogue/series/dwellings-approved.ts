/** Dwellings approved each month, seasonally adjusted and trend: by type and sector for Australia, and totals for the states. */
import type { SeriesHandle } from '../../core/define-series.ts';
import type { MainState, StateAbbreviation } from '../../core/places/geography.ts';
import { DWELLINGS_APPROVED } from '../../sources/abs/datasets/DWELLINGS_APPROVED.ts';
import { DWELLINGS, forEachState, key, type StatePlace } from '../handles.ts';

/** One row for each adjustment: its part of series ids, its code and its words in titles. */
const ADJUSTMENTS = [
  ['SA', '20', 'seasonally adjusted', 'seasonally_adjusted'],
  ['TREND', '30', 'trend', 'trend'],
] as const;

/** One row for each group of dwellings: its part of series ids, type, sector and words. */
const GROUPS = [
  ['', 'total', 'all_sectors', 'Dwellings approved'],
  ['HOUSES.ALL.', 'houses', 'all_sectors', 'Houses approved'],
  ['HOUSES.PRIVATE.', 'houses', 'private', 'Private houses approved'],
  ['OTHER.', 'other_dwellings', 'all_sectors', 'Dwellings approved other than houses'],
  ['OTHER.PRIVATE.', 'other_dwellings', 'private', 'Private dwellings approved other than houses'],
] as const;

/** The ABS does not publish seasonally adjusted values for these states. */
const ONLY_TREND: readonly string[] = ['NT', 'ACT'];

interface Approved {
  readonly detail: string;
  readonly type: string;
  readonly sector: string;
  readonly what: string;
  readonly region: string;
  readonly place: string;
}

const approved = ([suffix, code, words, adjustment]: (typeof ADJUSTMENTS)[number], one: Approved): SeriesHandle =>
  key(
    DWELLINGS_APPROVED,
    { TYPE: one.type, SECTOR: one.sector, REGION: one.region, TSEST: code },
    {
      id: `AU.BUILDING.APPROVALS.${one.detail}${suffix}`,
      title: `${one.what}, ${one.place}, ${words}`,
      description: `${one.what} in the month, ${one.place}, ${words} (ABS 8731.0). Every release revises earlier months.`,
      ...DWELLINGS,
      adjustment,
      topic: 'housing',
      place: one.place,
      tags: ['building approvals', 'construction'],
      related: ['AU.BUILDING.APPROVALS'],
    },
  );

export const AU_DWELLINGS_APPROVED: readonly SeriesHandle[] = ADJUSTMENTS.flatMap((adjustment) =>
  GROUPS.map(([detail, type, sector, what]) =>
    approved(adjustment, { detail, type, sector, what, region: 'australia', place: 'Australia' }),
  ),
);

/** Returns the totals of a state: its trend, and its seasonally adjusted values if the ABS publishes them. */
const ofState = (state: StatePlace & Pick<MainState, 'abbreviation'>): readonly SeriesHandle[] =>
  ADJUSTMENTS.filter(([suffix]) => suffix === 'TREND' || !ONLY_TREND.includes(state.abbreviation)).map((adjustment) =>
    approved(adjustment, {
      detail: `${state.suffix}.`,
      type: 'total',
      sector: 'all_sectors',
      what: 'Dwellings approved',
      region: state.abbreviation.toLowerCase(),
      place: state.name,
    }),
  );

export const AU_DWELLINGS_APPROVED_BY_STATE: Readonly<Record<StateAbbreviation, readonly SeriesHandle[]>> = forEachState(ofState);
