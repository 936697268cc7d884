/** Finds places in questions, and measures how well a series covers the requested place. */
import { placeNames } from '../../catalogue/places.ts';
import { councilNames } from '../../catalogue/regions/area-places.ts';
import { firstOfRow, listedWords } from '../../catalogue/subjects/search-words.ts';
import { entry as entryFor } from '../../core/assert.ts';
import type { Dataset } from '../../core/define-dataset.ts';
import { MAIN_STATES } from '../../core/places/geography.ts';
import { wordsOf } from './words.ts';

export interface RequestedPlace {
  /** The name of the place, such as `Victoria`, `Newcastle` or `Japan`. */
  readonly name: string;
  /** The state, if the place is a state or a capital city. Other places match only by the words of their names. */
  readonly state: string | null;
  readonly capital: string | null;
  /** States or capitals in other states that the question names, as in `from Victoria to Tasmania`. */
  readonly also?: readonly RequestedPlace[];
  /** Towns and countries that the question names next to a state, as in `exports from Victoria to China`. */
  readonly others?: readonly RequestedPlace[];
  /** True for another country and for a region of the world. */
  readonly isAbroad?: true;
}

export const NATION = 'Australia';
/** Other names of a state, and words for its people. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  VIC: ['victorian', 'victorians'],
  QLD: ['queenslander', 'queenslanders'],
  SA: ['south australian', 'south australians'],
  WA: ['western australian', 'western australians', 'west australia', 'west australian', 'west australians'],
  TAS: ['tasmanian', 'tasmanians', 'tassie'],
  NT: ['northern territorian', 'northern territorians', 'territorian', 'territorians'],
  NSW: ['new south welshman', 'new south welshmen'],
  ACT: ['capital territory', 'canberran', 'canberrans'],
};

/** Names of countries and world regions that are not in the language data of the JavaScript runtime. */
const ABROAD = ['America', 'Asia', 'Britain', 'England', 'Europe', 'Korea', 'UK', 'USA'];

/** Councils whose names are more often other words, people or places abroad. Their names need `council`, `city of` or `shire of`. */
const RATHER_OTHER_WORDS = new Set(listedWords('council'));

function* spellings(): Iterable<readonly [string, RequestedPlace]> {
  for (const name of councilNames()) {
    const place: RequestedPlace = { name, state: null, capital: null };
    const alone = RATHER_OTHER_WORDS.has(name) ? [] : [name, `greater ${name}`];
    for (const text of [...alone, `city of ${name}`, `shire of ${name}`, `${name} council`, `${name} shire`]) yield [text, place];
  }
  for (const name of placeNames()) yield [name, { name, state: null, capital: null }];
  for (const name of countries()) yield [name, { name, state: null, capital: null, isAbroad: true }];
  for (const { name, capital, abbreviation, iso, nemRegion } of MAIN_STATES) {
    const state: RequestedPlace = { name, state: name, capital: null };
    const region = nemRegion === `${abbreviation}1` ? [nemRegion] : [];
    for (const text of [name, abbreviation, iso, ...region, ...(OTHER_NAMES[abbreviation] ?? [])]) yield [text, state];
    for (const text of [capital, `greater ${capital}`]) yield [text, { name: capital, state: name, capital }];
  }
}

/**
 * Returns the names of all countries except Australia, and other names of some countries. The names are from the language data of the
 * JavaScript runtime.
 */
export function countries(): readonly string[] {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  return letters
    .flatMap((a) => letters.flatMap((b) => names.of(`${a}${b}`) ?? []))
    .filter((name) => name !== NATION)
    .concat(ABROAD);
}

/** Words for peoples, such as `Kiwi` and `Chinese`, with the codes of their countries. */
const PEOPLES: ReadonlyMap<string, string> = new Map([...firstOfRow('people')].map(([name, code]) => [name.replace('-', ' '), code]));
const NAMES_OF_PEOPLES = [...PEOPLES.keys()].toSorted((a, b) => b.length - a.length).join('|');
const A_PEOPLE = new RegExp(
  `((?:\\b(?:how many|number of|population of) )?)\\b(${NAMES_OF_PEOPLES})s\\b((?: (?:in|who|liv|mov|com|came|arriv|migrat))?)`,
  'gi',
);
const PERSONS =
  'arrivals|visitors?|tourists?|tourism|migrants?|migration|immigrants?|immigration|students?|backpackers?|travellers?|residents?|citizens?|nationals|community|communities|population|people|families|workers';
const OF_A_PEOPLE = new RegExp(`\\b(?:${NAMES_OF_PEOPLES})(?: (?:${PERSONS})|[- ]born)\\b`, 'gi');
/** Matches words of money after a people, as in `Japanese yen` and `Swiss frank`. Joining words show that the people is a currency. */
const OF_MONEY =
  'yen|yua\\w+|renm\\w+|won|rup\\w+|baht|ringg?i\\w+|pesos?|dong|fran\\w+|kron\\w+|rand|pounds?|sterling|dol\\w+|euros?|cur\\w+|exchange|fx|union|central|language|ocean|and|or|against|to|vs|versus|in|is|at|on|for|per|rate|rates|has|was|did|will|dividend';
const OF_A_COUNTRY = new RegExp(`\\b(${NAMES_OF_PEOPLES})(?= (?!(?:${OF_MONEY})\\b)[a-z])`, 'gi');

/** Returns the country or world region of a people. */
const countryOf = (people: string): string =>
  String(new Intl.DisplayNames('en', { type: 'region' }).of(entryFor(PEOPLES, people.toLowerCase().replace('-', ' '))));

/**
 * Replaces names of peoples with their countries. For example, `how many Kiwis moved here` and `Kiwi arrivals` are about New Zealand, and
 * not about its currency.
 */
export const withPeoples = (text: string): string =>
  text
    .replace(A_PEOPLE, (_all, counted: string, people: string, moves: string, from: number) => {
      const noun = counted !== '' || (from === 0 && moves !== '') ? 'migrants' : 'people';
      return `${counted}${noun} from ${countryOf(people)}${moves}`;
    })
    .replace(OF_A_PEOPLE, (all) => {
      const people = all.slice(0, all.search(/[- ]\w+$/));
      return /born$/i.test(all) ? `people born in ${countryOf(people)}` : `${all.slice(people.length + 1)} from ${countryOf(people)}`;
    })
    .replace(OF_A_COUNTRY, (_all, people: string) => countryOf(people));

/** Matches verbs and nouns for people who move from one place to another. */
const MOVES =
  /\b(?:mov(?:e[ds]?|ing)|(?:im|e)?migra(?:te[ds]?|ting|nts?|tion)|relocat(?:e[ds]?|ing|ions?)|leav(?:e|es|ing)|left|flee(?:s|ing)?|fled|quit(?:s|ting)?|ditch(?:ed|ing)?|swap(?:ped|ping)?|sea ?change(?:rs?)?|tree ?change(?:rs?)?)\b/i;
/** Matches the word before one place, and the word between two, as in `from Sydney to Queensland` and `to Queensland from Sydney`. */
const PAIRS: readonly (readonly [before: RegExp, between: RegExp])[] = [
  [/^(?:from|out of|leav(?:e|es|ing)|left|flee(?:s|ing)?|fled|quit(?:s|ting)?|ditch(?:ed|ing)?|swap(?:ped|ping)?) /i, /^(?:to|for|into)$/i],
  [/^to /i, /^from$/i],
];

/** Matches the words before an origin alone, as in `moving out of Sydney`. */
const OUT_OF = /^(?:mov(?:e[ds]?|ing) (?:out of|away from)|flee(?:s|ing)?|fled) /i;
/** The maximum number of words in the name of a place. */
const LONGEST = 3;

/** Returns the place at the start of some words. Ignores an article and later words. */
function placeAtStart(words: string): RequestedPlace | null {
  const all = wordsOf(words.replace(/^the /i, ''));
  for (let length = all.length; length > 0; length -= 1) {
    const place = placeOf(all.slice(0, length).join(' '));
    if (place !== null) return place;
  }
  return null;
}

const isInAustralia = (words: readonly string[]): boolean => {
  const place = placeAtStart(words.slice(0, LONGEST).join(' '));
  return place !== null && place.isAbroad !== true;
};

/** Returns true if a text starts with words for a move between places in Australia. */
function startsMove(text: string): boolean {
  const after = (opening: RegExp): readonly string[] => (opening.test(text) ? text.replace(opening, '').split(' ') : []);
  return (
    isInAustralia(after(OUT_OF)) ||
    PAIRS.some(([before, between]) => {
      const words = after(before);
      const joint = words.slice(0, LONGEST + 1).findIndex((word, i) => i > 0 && between.test(word));
      return joint !== -1 && isInAustralia(words.slice(0, joint)) && isInAustralia(words.slice(joint + 1));
    })
  );
}

/** Adds `internal migration` before an origin and a destination of people in Australia, as in `moved from Sydney to Queensland`. */
export function withMoves(text: string): string {
  if (!MOVES.test(text)) return text;
  const words = text.split(' ');
  const start = words.findIndex((_, i) => startsMove(words.slice(i).join(' ')));
  return start === -1 ? text : [...words.slice(0, start), 'internal migration', ...words.slice(start)].join(' ');
}

let byWords: ReadonlyMap<string, RequestedPlace> | null = null;

/**
 * Returns the place with a name. Returns null if no place has it.
 * @param words normalised words, joined by spaces
 */
export function placeOf(words: string): RequestedPlace | null {
  byWords ??= new Map([...spellings()].map(([text, place]) => [wordsOf(text).join(' '), place]));
  return byWords.get(words) ?? null;
}

/** The states that a series covers. `capital` is set if the series covers only a capital city. */
export interface Coverage {
  readonly states: ReadonlySet<string>;
  readonly capital: string | null;
}

/**
 * Returns the area that a series covers: a state, a capital, an electricity region, or two states as in `Victoria to South Australia`.
 * Returns null for Australia.
 */
export function coverageOf(place: string): Coverage | null {
  if (place === NATION) return null;
  const city = MAIN_STATES.find(({ capital }) => capital === place);
  if (city) return { states: new Set([city.name]), capital: place };
  const regional = MAIN_STATES.filter(({ nemRegion }) => nemRegion === place).map(({ name }) => name);
  return { states: new Set(regional.length > 0 ? regional : place.split(' to ')), capital: null };
}

/** Names of dimensions and columns that contain places. */
const WHERE = /^(?:state|region|state_territory|state_of_registration)$/;

/** Returns the states and capital cities in the dimensions of a table. If the table has a column of states, returns all of them. */
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

/**
 * Scores for the area of a series. It is both of two requested states, the whole requested place, a capital in the requested state, the state of the requested city,
 * Australia, or elsewhere.
 */
const FIT = { both: 2, whole: 1, part: 0.8, around: 0.75, nation: 0.4, elsewhere: 0 } as const;
/** The minimum score with which a place is covered. */
export const COVERED = FIT.around;
/** The minimum score of a series for the whole requested place. */
export const WHOLE_PLACE = FIT.whole;

export function placeFit(requested: RequestedPlace, covers: Coverage | null): number {
  if (covers === null || requested.state === null) return FIT.nation;
  if (covers.states.has(requested.state) && requested.also?.some(({ state }) => state !== null && covers.states.has(state)))
    return FIT.both;
  if (!covers.states.has(requested.state)) return FIT.elsewhere;
  if (requested.capital === null) return covers.capital === null ? FIT.whole : FIT.part;
  if (covers.capital === null) return FIT.around;
  return covers.capital === requested.capital ? FIT.whole : FIT.elsewhere;
}
