/** Places as questions name them, and how far what a series is about covers the place that is requested. */
import { placeNames } from '../../catalogue/places.ts';
import type { Dataset } from '../../core/define-dataset.ts';
import { MAIN_STATES } from '../../core/places/geography.ts';
import { wordsOf } from './words.ts';

/** A place of the question. */
export interface AskedPlace {
  /** As it is called: `Victoria`, `Newcastle`, `Japan`. */
  readonly name: string;
  /** Its state where it is one, or the capital of one; a place of another kind is found by its words only. */
  readonly state: string | null;
  readonly capital: string | null;
  /** Another country, or a part of the world. */
  readonly isAbroad?: true;
}

export const NATION = 'Australia';
/** What people and things of a state are called, and what else it is. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  VIC: ['victorian', 'victorians'],
  QLD: ['queenslander', 'queenslanders'],
  SA: ['south australian', 'south australians'],
  WA: ['western australian', 'west australia', 'west australian'],
  TAS: ['tasmanian', 'tasmanians', 'tassie'],
  ACT: ['capital territory'],
};

/** What countries and parts of the world are called besides. */
const ABROAD = ['America', 'Asia', 'Britain', 'England', 'Europe', 'Korea', 'UK', 'USA'];

function* spellings(): Iterable<readonly [string, AskedPlace]> {
  for (const name of placeNames()) yield [name, { name, state: null, capital: null }];
  for (const name of [...countries(), ...ABROAD]) yield [name, { name, state: null, capital: null, isAbroad: true }];
  for (const { name, capital, abbreviation, iso, nemRegion } of MAIN_STATES) {
    const state: AskedPlace = { name, state: name, capital: null };
    const region = nemRegion === `${abbreviation}1` ? [nemRegion] : [];
    for (const text of [name, abbreviation, iso, ...region, ...(OTHER_NAMES[abbreviation] ?? [])]) yield [text, state];
    for (const text of [capital, `greater ${capital}`]) yield [text, { name: capital, state: name, capital }];
  }
}

/** Names of countries, as the language data of the runtime has them. */
function countries(): readonly string[] {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  return letters.flatMap((a) => letters.flatMap((b) => names.of(`${a}${b}`) ?? [])).filter((name) => name !== NATION);
}

let byWords: ReadonlyMap<string, AskedPlace> | null = null;

/** The place that words name, joined by blanks; null where they name none. */
export function placeOf(words: string): AskedPlace | null {
  byWords ??= new Map([...spellings()].map(([text, place]) => [wordsOf(text).join(' '), place]));
  return byWords.get(words) ?? null;
}

/** What a series covers: the states, and the capital where it is about one alone. */
export interface Coverage {
  readonly states: ReadonlySet<string>;
  readonly capital: string | null;
}

/** Of a place as series spell it: a state, a capital, a region of the electricity market, `Victoria to South Australia`; null for the nation. */
export function coverageOf(place: string): Coverage | null {
  if (place === NATION) return null;
  const city = MAIN_STATES.find(({ capital }) => capital === place);
  if (city) return { states: new Set([city.name]), capital: place };
  const regional = MAIN_STATES.filter(({ nemRegion }) => nemRegion === place).map(({ name }) => name);
  return { states: new Set(regional.length > 0 ? regional : place.split(' to ')), capital: null };
}

/** Dimensions and columns that say where. */
const WHERE = /^(?:state|region|state_territory|state_of_registration)$/;

/** The states and capitals that a table covers: those that its dimensions have words for, or any where it has a column for them. */
export function regionsOf(dataset: Dataset): ReadonlySet<string> {
  const found = new Set<string>();
  const ours =
    dataset.source === 'aemo' ? MAIN_STATES.filter(({ nemRegion }) => nemRegion !== null && nemRegion !== undefined) : MAIN_STATES;
  for (const one of dataset.kind === 'time_series' ? dataset.dimensions : dataset.columns) {
    if (!WHERE.test(one.name)) continue;
    const words = 'words' in one && one.words !== undefined ? Object.keys(one.words) : [];
    for (const { name, abbreviation, capital } of ours) {
      if (words.length === 0 || words.includes(abbreviation.toLowerCase())) found.add(name);
      if (words.length === 0 || words.includes(capital.toLowerCase())) found.add(capital);
    }
  }
  return found;
}

/** What a series of the capital covers its state, one of the state of its capital, one of the nation of any place; and another place's nothing. */
const FIT = { whole: 1, part: 0.8, around: 0.75, nation: 0.4, elsewhere: 0 } as const;
/** From here on a place counts as covered. */
export const COVERED = FIT.around;

export function placeFit(asked: AskedPlace, covers: Coverage | null): number {
  if (covers === null || asked.state === null) return FIT.nation;
  if (!covers.states.has(asked.state)) return FIT.elsewhere;
  if (asked.capital === null) return covers.capital === null ? FIT.whole : FIT.part;
  if (covers.capital === null) return FIT.around;
  return covers.capital === asked.capital ? FIT.whole : FIT.elsewhere;
}
