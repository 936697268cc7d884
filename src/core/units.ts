/** Parses and formats units. Each unit has one spelling. Multipliers are words such as thousand and million. */
import { entry } from './assert.ts';
import { indexUnit } from './series/reference-period.ts';

/** A unit and a power of ten: `$ Millions` is AUD with multiplier 6. */
export interface ScaledUnit {
  readonly unit: string;
  readonly multiplier: number;
}

interface UnitFacts {
  /** The only spelling that Wattle uses, such as `Per cent`. */
  readonly name: string;
  readonly short: string;
  /** Spellings in lower case: codes and labels in the ABS codelist UNIT_MEASURE, and spellings in workbooks and RBA and APRA files. */
  readonly spellings: readonly string[];
}

const UNITS: readonly UnitFacts[] = [
  { name: 'Per cent', short: '%', spellings: ['pct', 'percent', 'per cent', '%', 'percentage'] },
  { name: 'Per cent per annum', short: '% p.a.', spellings: ['per cent per annum', 'percent per annum', '% per annum', '% p.a.', '% pa'] },
  {
    name: 'Percentage points',
    short: 'ppt',
    spellings: ['pct_pts', 'percentage points', 'percentage point', 'ppt', '% points', 'per cent points'],
  },
  { name: 'Index', short: 'Index', spellings: ['in', 'index', 'index numbers', 'index number'] },
  { name: 'Index points', short: 'index pts', spellings: ['ip', 'index points', 'index pts'] },
  {
    name: 'AUD',
    short: 'AUD',
    spellings: ['aud', '$', 'a$', '$a', 'aud$', 'dollar', 'dollars', '$ dollars', 'australian dollar', 'australian dollars'],
  },
  { name: 'Number', short: 'no.', spellings: ['num', 'number', 'no', 'no.'] },
  { name: 'Persons', short: 'persons', spellings: ['psns', 'ps', 'psn', 'persons', 'person', 'people'] },
  { name: 'Hours', short: 'h', spellings: ['hrs', 'hr', 'hours', 'hour'] },
  { name: 'Jobs', short: 'jobs', spellings: ['jobs'] },
  { name: 'Dwellings', short: 'dwellings', spellings: ['dwellings'] },
  { name: 'Dwelling units', short: 'dwelling units', spellings: ['dwelling units'] },
  { name: 'Proportion', short: 'proportion', spellings: ['proportion'] },
];

const BY_SPELLING = new Map(UNITS.flatMap((unit) => unit.spellings.map((spelling) => [spelling, unit] as const)));
const BY_NAME = new Map(UNITS.map((unit) => [unit.name, unit]));

interface MultiplierFacts {
  readonly power: number;
  readonly word: string;
  readonly short: string;
  /** Spellings in lower case. A multiplier may directly follow the currency symbol, as in `$m`. */
  readonly spellings: readonly string[];
}

const MULTIPLIERS: readonly MultiplierFacts[] = [
  { power: 1, word: 'ten', short: 'ten', spellings: ['tens', 'ten'] },
  { power: 2, word: 'hundred', short: 'hundred', spellings: ['hundreds', 'hundred'] },
  { power: 3, word: 'thousand', short: "'000", spellings: ['thousands', 'thousand', "'000s", "'000", '000s', '000'] },
  { power: 4, word: 'ten thousand', short: 'ten thousand', spellings: ['tens of thousands', 'ten thousand'] },
  { power: 5, word: 'hundred thousand', short: 'hundred thousand', spellings: ['hundreds of thousands', 'hundred thousand'] },
  { power: 6, word: 'million', short: 'm', spellings: ['millions', 'million', 'mn', 'm'] },
  { power: 9, word: 'billion', short: 'bn', spellings: ['billions', 'billion', 'bn', 'b'] },
  { power: 12, word: 'trillion', short: 'tn', spellings: ['trillions', 'trillion', 'tn'] },
];

const BY_POWER = new Map(MULTIPLIERS.map((m) => [m.power, m]));
const POWER_OF = new Map(MULTIPLIERS.flatMap((m) => m.spellings.map((spelling) => [spelling, m.power] as const)));
const WORDS_BY_LENGTH = [...POWER_OF.keys()].sort((a, b) => b.length - a.length);

/** Matches a currency code, which comes before the multiplier (`AUD million`). Other units come after it (`thousand persons`). */
const CURRENCY = /^[A-Z]{3}$/;

/**
 * Parses a unit into Wattle's spelling and a multiplier. An unknown unit keeps its words, with single blanks. An index keeps its reference
 * period (`Index, 2011/12=100`).
 */
export function parseUnit(text: string): ScaledUnit {
  const tidy = text.replace(/[‘’]/g, "'").replace(/\s+/g, ' ').trim();
  const lower = tidy.toLowerCase();
  const known = BY_SPELLING.get(lower);
  if (known) return { unit: known.name, multiplier: 0 };
  const alone = POWER_OF.get(lower);
  if (alone !== undefined && lower.length > 2) return { unit: 'Number', multiplier: alone };
  for (const word of WORDS_BY_LENGTH) {
    const rest = withoutMultiplier(lower, word);
    const unit = rest === null ? undefined : BY_SPELLING.get(rest);
    if (unit) return { unit: unit.name, multiplier: entry(POWER_OF, word) };
  }
  return { unit: tidy, multiplier: 0 };
}

/** Removes a multiplier. Returns null if it is not at the start or end of the text. */
function withoutMultiplier(text: string, word: string): string | null {
  if (text.startsWith(`${word} `)) return text.slice(word.length + 1).replace(/^of /, '');
  if (text.endsWith(` ${word}`)) return text.slice(0, -word.length - 1);
  return text.endsWith(`$${word}`) ? text.slice(0, -word.length) : null;
}

/**
 * Returns a unit such as `AUD million`, `thousand persons` or `Per cent`. A unit that is only a multiplier becomes a word such as
 * `thousand`. If the text already contains a multiplier, it stays unchanged, followed by the power of ten.
 */
export function describeUnit(unit: string, multiplier = 0): string {
  const parsed = parseUnit(unit);
  if (parsed.multiplier !== 0 && multiplier !== 0) return `${unit.trim()} x 10^${multiplier}`;
  const power = parsed.multiplier + multiplier;
  if (power === 0) return parsed.unit;
  const word = BY_POWER.get(power)?.word;
  if (word === undefined) return `${parsed.unit} x 10^${power}`;
  if (parsed.unit === 'Number') return word;
  return CURRENCY.test(parsed.unit) ? `${parsed.unit} ${word}` : `${word} ${insideWords(parsed.unit)}`;
}

/**
 * Returns the unit for a series in rows. An index includes its reference period (`Index, September 2025 = 100`), because indexes in a
 * dataset may have different reference periods.
 */
export function unitText(series: { readonly unit: string; readonly multiplier: number; readonly basePeriod: string | null }): string {
  const unit = describeUnit(series.unit, series.multiplier);
  if (!unit.startsWith('Index')) return unit;
  if (unit !== 'Index' || series.basePeriod === null) return indexUnit(unit) ?? unit;
  return indexUnit(series.basePeriod) ?? `${unit}, ${series.basePeriod}`;
}

/** Returns the unit as written after a multiplier, as in `thousand persons`. */
const insideWords = (unit: string): string => (BY_NAME.has(unit) ? unit.toLowerCase() : unit);

/**
 * Returns the short unit for chart axes and columns: `%`, `Index`, `AUD m`, `'000 persons`. A unit without a short form keeps its words.
 */
export function unitsShort(unit: string, multiplier = 0): string {
  const parsed = parseUnit(unit);
  if (parsed.multiplier !== 0 && multiplier !== 0) return describeUnit(unit, multiplier);
  const power = parsed.multiplier + multiplier;
  const name = BY_NAME.get(parsed.unit)?.short ?? (/^Index\b/.test(parsed.unit) ? 'Index' : parsed.unit);
  if (power === 0) return name;
  const short = BY_POWER.get(power)?.short;
  if (short === undefined) return `${name} x 10^${power}`;
  if (parsed.unit === 'Number') return short;
  return CURRENCY.test(parsed.unit) ? `${name} ${short}` : `${short} ${name}`;
}

const COUNTED: ReadonlySet<string> = new Set(['Number', 'Persons', 'Jobs', 'Dwellings', 'Dwelling units']);

/**
 * Returns true if two units differ only in wording, such as `PCT` and `Per cent`, or `$ Millions` and `AUD` times 10^6. `Number` matches
 * any word for counted things, because workbooks and the API use different words. Two different words for counted things are different
 * units.
 */
export function sameScale(a: ScaledUnit, b: ScaledUnit): boolean {
  const [left, right] = [parseUnit(a.unit), parseUnit(b.unit)];
  if (left.multiplier + a.multiplier !== right.multiplier + b.multiplier) return false;
  if (left.unit.toLowerCase() === right.unit.toLowerCase()) return true;
  return COUNTED.has(left.unit) && COUNTED.has(right.unit) && (left.unit === 'Number' || right.unit === 'Number');
}

/** The kind of quantity for each unit. `Index points` are contributions to an index, so their kind is `index`. */
const KINDS: ReadonlyMap<string, string> = new Map([
  ...[...COUNTED].map((unit) => [unit, 'count'] as const),
  ...['Per cent', 'Per cent per annum', 'Percentage points', 'Proportion'].map((unit) => [unit, 'share'] as const),
  ...['Index', 'Index points'].map((unit) => [unit, 'index'] as const),
  ['AUD', 'money'],
  ['Hours', 'time'],
]);

/** Returns true if two units measure different kinds of quantities, such as dollars and per cent. False if either kind is unknown. */
export function unlikeUnits(a: string, b: string): boolean {
  const [left, right] = [kindOf(a), kindOf(b)];
  return left !== undefined && right !== undefined && left !== right;
}

function kindOf(text: string): string | undefined {
  const { unit } = parseUnit(text);
  return KINDS.get(/^Index,/.test(unit) ? 'Index' : unit);
}
