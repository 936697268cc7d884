/** Made-up but well-behaved numbers: a slow walk that depends on nothing but the name of the series and the period. */

/** FNV-1a of a text, 32 bits. */
function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  // One round of mixing, or neighbouring periods would give neighbouring numbers.
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** A number in [-1, 1) for a seed. */
export const chance = (seed: string): number => hash(seed) / 2 ** 31 - 1;

/** Smooth between one random knot and the next, `step` periods apart; in [-1, 1]. */
function wander(seed: string, t: number, step: number): number {
  const knot = Math.floor(t / step);
  const x = t / step - knot;
  const ease = x * x * (3 - 2 * x);
  return chance(`${seed}/${step}/${knot}`) * (1 - ease) + chance(`${seed}/${step}/${knot + 1}`) * ease;
}

/** What kind of number a series holds. */
export interface Character {
  /** Around which the walk goes. */
  readonly level: number;
  /** How far it strays, as a share of the level. */
  readonly spread: number;
  /** Growth per year, as a share of the level; measured from 2020. */
  readonly trend: number;
  readonly decimals: number;
}

/**
 * The value of a series at an ordinal. The same for ever: moving the clock adds periods and changes none.
 * `perYear` is the number of periods in a year.
 */
export function syntheticValue(seed: string, t: number, perYear: number, character: Character): number {
  const { level, spread, trend, decimals } = character;
  const years = t / perYear - 2020;
  const slow = wander(seed, t, perYear * 3) * 0.6 + wander(seed, t, Math.max(2, perYear / 2)) * 0.3 + chance(`${seed}/${t}`) * 0.1;
  const own = 1 + chance(seed) * 0.3;
  return Number((level * own * (1 + trend * years + spread * slow)).toFixed(decimals));
}

const PATTERNS: readonly (readonly [RegExp, Character])[] = [
  [/contribution|percentage point|ppt/i, { level: 0.3, spread: 1, trend: 0, decimals: 2 }],
  [/participation|employment.to.pop/i, { level: 65, spread: 0.05, trend: 0, decimals: 1 }],
  [/ratio|share|proportion/i, { level: 60, spread: 0.1, trend: 0.005, decimals: 1 }],
  [/change|growth|yoy|mom|_pct|per ?cent|percent|rate|yield|inflation|pct/i, { level: 3.5, spread: 0.4, trend: 0, decimals: 1 }],
  [/\bindex|index\b|index_|price_deflator/i, { level: 100, spread: 0.02, trend: 0.03, decimals: 1 }],
  [/persons|employed|labour_force|population|vacancies/i, { level: 1400, spread: 0.03, trend: 0.02, decimals: 4 }],
  [/mean_price|price/i, { level: 900, spread: 0.05, trend: 0.04, decimals: 1 }],
  [/dwelling|approvals|jobs|completions|commencements/i, { level: 4200, spread: 0.15, trend: 0.01, decimals: 0 }],
];
const OTHERWISE: Character = { level: 5200, spread: 0.05, trend: 0.03, decimals: 1 };

/** What a series may look like, from the words it is described with. */
export function characterOf(description: string): Character {
  return PATTERNS.find(([pattern]) => pattern.test(description))?.[1] ?? OTHERWISE;
}
