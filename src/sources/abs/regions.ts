/** The words that a request can use for ABS regions, such as `nsw` for code `1`, and the region dimensions that dataflows share. */
import type { DimensionDeclaration } from '../../core/define-dataset.ts';
import { CAPITAL_CITIES, GCCSAS, STATES } from '../../core/places/geography.ts';
import type { ShownDimension } from './dataflow.ts';

/** States and territories without other territories, because most dataflows do not have them. */
const EIGHT = STATES.filter((state) => state.code !== '9');

/** Codes by name in workbooks: `New South Wales` is `1`. */
export const STATE_NAMES: Readonly<Record<string, string>> = {
  Australia: 'AUS',
  ...Object.fromEntries(EIGHT.map((state) => [state.name, state.code])),
};

/** Codes of capital cities by name: `Sydney` is `1`. Includes the average of the capital cities, under its name in the CPI. */
export const CITY_NAMES: Readonly<Record<string, string>> = Object.fromEntries(CAPITAL_CITIES.map((city) => [city.name, city.code]));

/** Codes of greater capital cities by name: `Sydney` is `1GSYD`. */
export const GREATER_CITY_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  CAPITAL_CITIES.flatMap((city) => (city.gccsa === null ? [] : [[city.name, city.gccsa]])),
);

const word = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\.$/, '')
    .replace(/[\s.]+/g, '_');

/** Codes of states by abbreviation: `nsw` is `1`. */
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

/** The dimension for the eight capitals and their weighted average, with the codes in the CPI. */
export const capitalRegion: DimensionDeclaration = {
  name: 'region',
  id: 'REGION',
  description: 'A capital city, or Australia (the weighted average of the eight capital cities).',
  words: Object.fromEntries(CAPITAL_CITIES.map((city) => [word(city.name), city.code])),
  default: '50',
  geography: 'capital_city',
};

/** Codes by word: `sydney` is `1GSYD`. */
const GREATER_CITY_WORDS = Object.fromEntries(Object.entries(GREATER_CITY_NAMES).map(([name, code]) => [word(name), code]));
const RESTS_OF_STATES = GCCSAS.filter((area) => area.name.startsWith('Rest of '));

/** The dimension for greater capital city areas and the average of all eight. */
export const greaterCityRegion: DimensionDeclaration = {
  name: 'region',
  id: 'REGION',
  description: 'A greater capital city area, or the weighted average of the eight capital cities.',
  words: { capital_cities: '100', ...GREATER_CITY_WORDS },
  default: '100',
};

/** The dimension for Australia, states, territories, greater capital cities and the rest of each state (ASGS). */
export const gccsaRegion: DimensionDeclaration = {
  name: 'region',
  id: 'REGION',
  description: 'Australia, a state or territory, a greater capital city or the rest of a state.',
  words: { ...STATE_WORDS, ...GREATER_CITY_WORDS, ...Object.fromEntries(RESTS_OF_STATES.map((area) => [word(area.name), area.code])) },
  default: 'AUS',
  geography: 'state',
};

/** The dimension for greater capital cities and the rest of each state, without whole states. */
export const cityOrRestRegion: ShownDimension = {
  name: 'region',
  description: 'A greater capital city or the rest of a state. There are no figures for Australia or whole states.',
  words: { ...GREATER_CITY_WORDS, ...Object.fromEntries(RESTS_OF_STATES.map((area) => [word(area.name), area.code])) },
  default: null,
};

/** Declares a dimension for any region in the 2021 ASGS: Australia, a state, a capital, or an area by its code or name. */
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
