/** Words for regions of ABS dataflows, and their common dimension. */
import type { DimensionDeclaration } from '../../core/define-dataset.ts';
import { CAPITAL_CITIES, GCCSAS, STATES } from '../../core/places/geography.ts';
import type { ShownDimension } from './dataflow.ts';

/** Most dataflows have no other territories. */
const EIGHT = STATES.filter((state) => state.code !== '9');

/** `New South Wales` -> `1`, as workbooks name them. */
export const STATE_NAMES: Readonly<Record<string, string>> = {
  Australia: 'AUS',
  ...Object.fromEntries(EIGHT.map((state) => [state.name, state.code])),
};

/** `Sydney` -> `1`, and the CPI's name for the average of the capital cities. */
export const CITY_NAMES: Readonly<Record<string, string>> = Object.fromEntries(CAPITAL_CITIES.map((city) => [city.name, city.code]));

/** `Sydney` -> `1GSYD`. */
export const GREATER_CITY_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  CAPITAL_CITIES.flatMap((city) => (city.gccsa === null ? [] : [[city.name, city.gccsa]])),
);

const word = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\.$/, '')
    .replace(/[\s.]+/g, '_');

/** `nsw` -> `1` */
export const STATE_CODES: Readonly<Record<string, string>> = Object.fromEntries(
  EIGHT.map((state) => [state.abbreviation.toLowerCase(), state.code]),
);

const STATE_WORDS: Readonly<Record<string, string>> = { australia: 'AUS', ...STATE_CODES };

export const stateRegion: DimensionDeclaration = {
  name: 'region',
  id: 'REGION',
  description: 'Australia, or a state or territory.',
  words: STATE_WORDS,
  default: 'AUS',
  geography: 'state',
};

/** The eight capitals and their weighted average, with the CPI's codes. */
export const capitalRegion: DimensionDeclaration = {
  name: 'region',
  id: 'REGION',
  description: 'A capital city, or Australia (the weighted average of the eight capital cities).',
  words: Object.fromEntries(CAPITAL_CITIES.map((city) => [word(city.name), city.code])),
  default: '50',
  geography: 'capital_city',
};

/** `sydney` -> `1GSYD` */
const GREATER_CITY_WORDS = Object.fromEntries(Object.entries(GREATER_CITY_NAMES).map(([name, code]) => [word(name), code]));
const RESTS_OF_STATES = GCCSAS.filter((area) => area.name.startsWith('Rest of '));

/** The capital cities as greater areas, and the average of the eight. */
export const greaterCityRegion: DimensionDeclaration = {
  name: 'region',
  id: 'REGION',
  description: 'A greater capital city area, or the weighted average of the eight capital cities.',
  words: { capital_cities: '100', ...GREATER_CITY_WORDS },
  default: '100',
};

/** Australia, states and territories, and the capitals and rests of states of the ASGS. */
export const gccsaRegion: DimensionDeclaration = {
  name: 'region',
  id: 'REGION',
  description: 'Australia, a state or territory, a greater capital city or the rest of a state.',
  words: { ...STATE_WORDS, ...GREATER_CITY_WORDS, ...Object.fromEntries(RESTS_OF_STATES.map((area) => [word(area.name), area.code])) },
  default: 'AUS',
  geography: 'state',
};

/** The capitals and the rests of states, without the states. */
export const cityOrRestRegion: ShownDimension = {
  name: 'region',
  description: 'A greater capital city or the rest of a state. There are no figures for Australia or whole states.',
  words: { ...GREATER_CITY_WORDS, ...Object.fromEntries(RESTS_OF_STATES.map((area) => [word(area.name), area.code])) },
  default: null,
};

/** Any region of the ASGS of 2021: Australia, a state, a capital, or an area by its code or name. */
export const asgsRegion = (id: string): DimensionDeclaration => ({
  name: 'region',
  id,
  description: 'Australia, a state or territory, a greater capital city, or a statistical area by its ASGS 2021 code or name.',
  words: { ...STATE_WORDS, ...GREATER_CITY_WORDS },
  default: 'AUS',
  geography: 'state',
});

export const regionType = (words: Readonly<Record<string, string>>): DimensionDeclaration => ({
  name: 'region_type',
  id: 'REGION_TYPE',
  description: 'Level of the region: states, greater capital cities or statistical areas.',
  words,
  default: null,
});
