/** Invents plausible numbers. They vary slowly and depend only on the series name and the date. */

/** Mixes the bits of a 32-bit number. Otherwise, adjacent dates would have similar values. */
function mix(n: number): number {
  let h = Math.imul(n ^ (n >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** Returns a number for a name, which is a 32-bit FNV-1a hash with mixed bits. */
export function seedOf(name: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < name.length; i++) h = Math.imul(h ^ name.charCodeAt(i), 0x01000193);
  return mix(h);
}

/** Returns a number in [-1, 1) for a seed and a position. */
const chanceAt = (seed: number, place: number): number => mix(seed ^ Math.imul(place | 0, 0x9e3779b1)) / 2 ** 31 - 1;

/** Returns a number in [-1, 1) for a name. */
export const chance = (name: string): number => seedOf(name) / 2 ** 31 - 1;

/** Returns a value from -1 to 1 on a smooth curve between random points. The curve has `perYear` points per year. */
function wander(seed: number, years: number, perYear: number): number {
  const knot = Math.floor(years * perYear);
  const x = years * perYear - knot;
  const ease = x * x * (3 - 2 * x);
  return chanceAt(seed + perYear * 1000, knot) * (1 - ease) + chanceAt(seed + perYear * 1000, knot + 1) * ease;
}

/** The kind of values in a series. */
export interface Character {
  /** A unit that core/units can parse: `Per cent`, `AUD million`. */
  readonly unit: string;
  /** The central value at the start of 2020. */
  readonly level: number;
  /** Size of the variation, as a share of the level. */
  readonly spread: number;
  /** Compound annual growth, as a share. */
  readonly growth: number;
  readonly decimals: number;
}

/**
 * Returns the value of a series at a date in years. For example, 2026.25 is the end of March 2026. The value at a date never changes, even
 * if the clock is later.
 */
export function syntheticValue(seed: number, years: number, { level, spread, growth, decimals }: Character): number {
  const walk = wander(seed, years, 1 / 3) * 0.6 + wander(seed, years, 2) * 0.3 + chanceAt(seed, Math.round(years * 1000)) * 0.1;
  const own = 1 + chanceAt(seed, -1) * 0.2;
  return Number((level * own * (1 + growth) ** (years - 2020) * (1 + spread * walk)).toFixed(decimals));
}

const PER_CENT: Character = { unit: 'Per cent', level: 3.4, spread: 0.35, growth: 0, decimals: 1 };
const OTHERWISE: Character = { unit: 'AUD million', level: 52_000, spread: 0.03, growth: 0.04, decimals: 1 };
const INDEX: Character = { unit: 'Index', level: 100, spread: 0.01, growth: 0.03, decimals: 2 };
const COUNT: Character = { unit: 'Number', level: 4200, spread: 0.12, growth: 0.01, decimals: 0 };
const PEOPLE: Character = { unit: 'Thousand persons', level: 9000, spread: 0.01, growth: 0.02, decimals: 4 };

/** Maps words in a series description to the kind of values. The first match is used. */
const CHARACTERS: readonly (readonly [RegExp, Character])[] = [
  [/^year[ _]ended|^quarterly\b|^quarterly_/, PER_CENT],
  [/contribution|percentage points?|ppt/, { unit: 'Percentage points', level: 0.3, spread: 1, growth: 0, decimals: 2 }],
  [/\bweight\b|weight_pct/, { ...PER_CENT, level: 9, spread: 0.1 }],
  [/participation|to_population|share/, { ...PER_CENT, level: 63, spread: 0.03 }],
  [/debt_to|assets_to|ratio/, { ...PER_CENT, level: 120, spread: 0.1, growth: 0.005 }],
  [/^aud_usd/, { unit: 'USD', level: 0.68, spread: 0.08, growth: 0, decimals: 4 }],
  [/^aud_/, { unit: 'Units of foreign currency', level: 1.2, spread: 0.1, growth: 0, decimals: 4 }],
  [/change|growth|yoy|_monthly\b|per ?cent|percent|rate|yield|inflation|pct|trimmed|median|expectations/, PER_CENT],
  [/bond|bill|ois\b|note|deposit|savings|mortgage|lending|break_even/, PER_CENT],
  [/index|deflator|twi|terms_of_trade|commodity/, INDEX],
  [/vacancies|arrivals|departures|migration|increase/, { ...PEOPLE, level: 120, spread: 0.1 }],
  [/persons|employed|labour_force|population/, PEOPLE],
  [/mean_price|median_price/, { unit: 'AUD thousand', level: 900, spread: 0.04, growth: 0.04, decimals: 1 }],
  [/dwelling|approvals|jobs|number|completions|commencements/, COUNT],
  [/credit|_sa\b|_orig\b|aggregate|money|currency/, { unit: 'AUD billion', level: 1400, spread: 0.02, growth: 0.05, decimals: 1 }],
];

/** The usual kind of values for each unit. It replaces a suggested kind that has a different unit. */
const IN_UNIT: readonly Character[] = [
  PER_CENT,
  { ...PER_CENT, unit: 'Per cent per annum', level: 4.8, decimals: 2 },
  INDEX,
  COUNT,
  PEOPLE,
  OTHERWISE,
  { ...COUNT, unit: 'Dwellings' },
  { ...PEOPLE, unit: 'Persons', level: 26_000_000, decimals: 0 },
  { ...PEOPLE, unit: 'Thousand dwellings', level: 11_000, decimals: 1 },
  { ...OTHERWISE, unit: 'AUD billion', level: 1400 },
];

/** Finds the kind of values in a series from its description. `more` is used if `words` has no match. */
export function characterOf(words: string, more = ''): Character {
  const find = (text: string): Character | undefined => CHARACTERS.find(([pattern]) => pattern.test(text.toLowerCase()))?.[1];
  return find(words) ?? find(more) ?? OTHERWISE;
}

/**
 * Returns the suggested kind of values if it has the given unit. Otherwise returns the usual kind for the unit. Without a usual kind,
 * returns the suggested kind with the given unit.
 */
export function characterInUnit(suggested: Character, unit: string): Character {
  const family = unit.replace(/^Index\b.*$/, 'Index');
  if (suggested.unit === family) return { ...suggested, unit };
  return { ...(IN_UNIT.find((character) => character.unit === family) ?? suggested), unit };
}
