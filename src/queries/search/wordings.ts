/**
 * Handles phrases whose meaning differs from the meaning of their words: `cut the rate to`, `pay on a loan`, `more people arrived than
 * left`.
 */

import { DIVISIONS } from '../../core/anzsic.ts';
import { at } from '../../core/assert.ts';
import { featuresByPhrase } from './features.ts';
import { isPerson } from './plain-words.ts';
import { namesakesOf } from './word-family.ts';
import { isStopWord, wordsOf } from './words.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const MOVES = setOf('cut raise raised lift lifted lower lowered hike hiked reduce reduced increase increased');
const MOVES_BY_ITSELF = setOf('rise rose fall fell');
const AFTER_TO = setOf('in on at by during');
const ENDS = /[?.!,]$/;
const PAYS = setOf('pay pays paying paid');
const DEBTS = setOf('loan loans mortgage mortgages debt debts card cards');
const ARRIVES = setOf('arrived arrive arriving came come coming moved move moving');
const LEAVES = setOf('left leave leaving departed depart departing went emigrating emigrate');
/** The maximum number of words between two parts of a phrase. */
const NEAR = 6;

const bare = (word: string): string => word.toLowerCase().replace(/[^a-z]/g, '');

function within(words: readonly string[], from: number, wanted: ReadonlySet<string>, most = NEAR): number {
  const place = words.slice(from, from + most).findIndex((word) => wanted.has(word));
  return place === -1 ? -1 : from + place;
}

const TO = setOf('to');
const ON = setOf('on');
const THAN = setOf('than');

/** Returns the position of a word for arrivals or departures, and the words for the other direction. The position is -1 if no word is found. */
function firstOf(words: readonly string[], from: number): readonly [number, ReadonlySet<string>] {
  const arrives = within(words, from, ARRIVES);
  return arrives !== -1 ? [arrives, LEAVES] : [within(words, from, LEAVES), ARRIVES];
}

/** Returns the positions of verbs that set a level, as in `cut the rate to in May` and `to what level did it rise`. */
function movesToLevel(written: readonly string[], words: readonly string[]): readonly number[] {
  const asksLevel = words.some(
    (word, i) =>
      (word === 'to' || word === 'at') &&
      (words[i + 1] === 'what' || words[i + 1] === 'which') &&
      /^(?:level|rate|value|height)$/.test(String(words[i + 2])),
  );
  return words.flatMap((word, i) => {
    if (asksLevel) return MOVES.has(word) || MOVES_BY_ITSELF.has(word) ? [i] : [];
    const to = MOVES.has(word) ? within(words, i + 2, TO) : -1;
    const next = words[to + 1];
    return to !== -1 && (next === undefined || AFTER_TO.has(next) || ENDS.test(at(written, to))) ? [i] : [];
  });
}

/** Returns true if the question is about a decision. A month then means the month of the decision and not a monthly mean. */
export function asksDecision(text: string): boolean {
  const written = text.split(/\s+/);
  return movesToLevel(written, written.map(bare)).length > 0;
}

/** Matches a comparison of two subjects, also as in `fewer hours than men`. In `than a year ago`, the subject is the same. */
const COMPARES =
  /\b(?:versus|vs|or|compared (?:to|with)|relative to|against|than (?:(?:in|for) (?:the )?)?(?:public|private|men|women|males|females|owners|investors|renters))\b/i;
/** Matches `compare male and female unemployment`. */
const COMPARE = /\b(?:compare|comparing|comparison of)\b/i;
const AND_OR_WITH = /\b(?:and|with)\b/i;
const DIFFERENCE = /\b(?:compar\w+|differences?|gap)$/i;
const BETWEEN = /^(?:between|of|in)$/i;
const AND = /^(?:and|with)\b/i;

/** Returns true if a question compares two subjects, also as in `the gap in pay between men and women`. */
export function comparesSubjects(text: string): boolean {
  const words = text.split(' ');
  return (
    COMPARES.test(text) ||
    (COMPARE.test(text) && AND_OR_WITH.test(text)) ||
    words.some((word, i) => {
      const between = DIFFERENCE.test(word) ? words.slice(i + 1, i + NEAR).findIndex((one) => BETWEEN.test(one)) : -1;
      return between !== -1 && words.slice(i + between + 3).some((one) => AND.test(one));
    })
  );
}

/**
 * Matches a comparison of all wages with prices, such as `are pay packets keeping up with the cost of living`. Does not match `nurses’
 * wages`. The text must have single spaces.
 */
const WAGES_AND_PRICES =
  /(?<=^|\b(?:are|can|did|do|does|has|have|if|is|my|our|the|their|whether|will) )(?:wages?|pay(?: packets?| rises?| checks?)?|paycheques?|salar(?:y|ies)|earnings)\b(?: \S+){0,3}? (?:ke(?:ep|pt)(?:ing|s)? (?:up|pace)|outpac(?:e[ds]?|ing)|beat(?:s|ing|en)?|fall(?:s|ing|en)? behind|fell behind|ahead|behind|catch(?:es|ing)? up|caught up)\b(?: \S+){0,3}? (?:inflation|prices|cost of living|living costs)\b/i;

/** Full names of industry divisions, such as `Health Care and Social Assistance`, each with the short name in titles. */
const INDUSTRIES: readonly (readonly [RegExp, string])[] = DIVISIONS.filter(({ name }) => name.includes(' and ')).map(({ name, short }) => [
  new RegExp(`\\b${name.split(/,? and |, | /).join('(?:,| and| &)? ')}\\b`, 'gi'),
  short,
]);

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
/**
 * Matches `third estimate`. In titles, this is `estimate 3`. `First estimate` is not matched, because it usually means the first vintage.
 */
const NUMBERED = new RegExp(`\\b(${ORDINALS.slice(1).join('|')}|[1-9](?:st|nd|rd|th)) (estimate|quintile|decile|quartile)\\b`, 'gi');

/** Matches the difference of two bond yields, as in `spread between 10-year and 2-year bonds`. */
const SPREAD_OF_YIELDS =
  /\b(?:spread|gap|difference|slope) (?:between|of) (?:the )?(?:[a-z]+[- ])?(?:\d\d?|ten|two|three)[- ]?(?:y|yr|year)s?(?: [a-z]+){0,3}? (?:and|to|over|minus) (?:the )?(?:\d\d?|ten|two|three)[- ]?(?:y|yr|year)s?\b(?: government)?(?: bonds?)?(?: yields?)?/gi;
/** Matches one bond yield minus another, as in `10y minus 2y bonds`. */
const YIELD_LESS_YIELD =
  /\b\d\d?[- ]?(?:y|yr|year)s?(?: (?:government|bond|yield|rate)s?){0,3} (?:minus|less|[-–]) ?(?:the )?\d\d?[- ]?(?:y|yr|year)s?\b(?: (?:government|bond|yield|spread|rate)s?){0,3}/gi;

const withShortNames = (text: string): string =>
  INDUSTRIES.reduce((shorter, [name, short]) => shorter.replace(name, short), text).replace(
    NUMBERED,
    (_, ordinal: string, noun: string) => `${noun} ${Number.parseInt(ordinal, 10) || ORDINALS.indexOf(ordinal.toLowerCase()) + 1}`,
  );

/** Matches closures and counts of businesses, such as `how many firms shut down`. Businesses alone are the subject of many other series. */
const BUSINESSES = 'businesses|companies|firms';
const CLOSED_BUSINESSES = new RegExp(
  `\\b(?:${BUSINESSES}) (?:that |which )?(?:have |has |had )?(?:shut(?: down| their doors)?|closed down|closing down|folded|went out of business|gone out of business)\\b`,
  'gi',
);
const ALL_BUSINESSES = new RegExp(
  `\\bhow many (?:${BUSINESSES})(?: (?:are|were) (?:there|trading|operating|active))?(?= in\\b| did\\b| does\\b|[?.]|$)`,
  'gi',
);

/** Matches words for exports, as in `coal that we ship overseas`. */
const SOLD_ABROAD = /\b(?:ship(?:s|ped)?|sell|sells|sold|send|sends|sent) (?:overseas|abroad|to the world)\b/gi;

/** Matches what remains, as in `how many koalas are left`. */
const ARE_LEFT = /\b(?:is|are|was|were) left\b(?! (?:over|out|in))/gi;

/** Matches a postcode at the end of a question, as in `median income in 2770`. A number up to 2100 can also be a year. */
const BARE_POSTCODE = /\b(in|for|around) (08\d\d|21(?!00)\d\d|2[2-9]\d\d|[3-7]\d{3})(?=\s*(?:[?.!,]|$))/gi;

/** Matches a postcode that could be a year in another question, as in `how many people live in 2095`. */
const LIVE_IN_POSTCODE = /\b(liv(?:e|es|ing) in) (2\d{3})(?=\s*(?:[?.!,]|$))/gi;

/** Replaces these phrases with the words that titles use. */
export function inPlainWords(text: string): string {
  const spaced = withShortNames(text.trim().replace(/\s+/g, ' '))
    .replace(CLOSED_BUSINESSES, 'business closures')
    .replace(ALL_BUSINESSES, 'number of businesses')
    .replace(SOLD_ABROAD, 'exports')
    .replace(ARE_LEFT, ' ')
    .replace(BARE_POSTCODE, '$1 postcode $2')
    .replace(LIVE_IN_POSTCODE, '$1 postcode $2');
  const written = spaced
    .replace(WAGES_AND_PRICES, 'real wages')
    .replace(SPREAD_OF_YIELDS, 'yield curve')
    .replace(YIELD_LESS_YIELD, 'yield curve')
    .split(' ');
  const words = written.map(bare);
  const moves = new Set(movesToLevel(written, words));
  const plain: string[] = [];
  for (let i = 0; i < written.length; i += 1) {
    const word = at(words, i);
    const on = PAYS.has(word) ? within(words, i + 1, ON) : -1;
    const [arrives, other] = word === 'more' ? firstOf(words, i + 1) : [-1, LEAVES];
    const than = arrives === -1 ? -1 : within(words, arrives + 1, THAN);
    const leaves = than === -1 ? -1 : within(words, than + 1, other, 2);
    if (moves.has(i)) plain.push('set');
    else if (on !== -1 && within(words, on + 1, DEBTS, NEAR + 3) !== -1) plain.push('interest rate');
    else if (leaves !== -1) {
      plain.push('net overseas migration');
      i = leaves;
    } else plain.push(at(written, i));
  }
  return plain.join(' ');
}

/** Matches a relative or friend of the user, as in `my sister says`. Such a person is not a group that has values. */
const OF_A_PERSON = /\b(my|our|your|his|her) (?:old |ex-|best )?([a-z]+)(?:['’]s)?\b/gi;

/** Matches where the user wants the result, as in `on my phone`, `to Google Sheets` and `into R`. */
const IN_A_PROGRAM =
  /\b(?:on|in|into|to|from|for|using|with) (?:(?:my|our|the|a) (?:\w+ )?(?:phone|mobile|laptop|computer|tablet|screen|site|website|app|browser)|r(?= *$|[,.?]| with | using | and ))\b|\b(?:google (?:sheets?|docs?|colab)|power ?(?:bi|query|point))\b/gi;

/** Matches a time some periods ago, as in `two years ago`. `A year ago` can also mean an annual change. */
const LONG_AGO =
  /(?<!\b(?:than|from|to|with|on|since|over) )\b(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|some|several|a few|a couple of) (?:years|months|quarters|weeks|decades) (?:ago|back)\b/gi;

/** Matches a question about a contribution, such as `what share of inflation is rent`. */
const SHARE_OF_GROWTH =
  /\b(?:what|which|how much) (?:(?:share|part|proportion|percentage) )?of ((?:headline |annual )?inflation|(?:gdp |economic )growth) (?:is|was|are)\b/gi;

/** Removes phrases that only say who wants the result, where, or how long ago. Replaces a share of growth with a contribution. */
export const withoutAsides = (text: string): string =>
  text
    .replace(LONG_AGO, ' ')
    .replace(IN_A_PROGRAM, ' ')
    .replace(OF_A_PERSON, (phrase, _whose: string, person: string) => (wordsOf(person).every(isPerson) ? ' ' : phrase))
    .replace(SHARE_OF_GROWTH, 'contribution to $1 of');

/** Matches words that exclude the next words, as in `retail sales other than food`. In `ex ante`, the word does not exclude. */
const EXCLUDES =
  /\b(?:exclud(?:ing|es?)|excl\.?|except(?:ing)?(?: for)?|other than|apart from|not (?:including|counting)|without|outside(?: of)?|ex(?!-| ante\b| post\b)) (?:the |any |all )?(?=[\p{L}])/iu;
/** Matches the end of the excluded words: punctuation, a number, or a word that begins another part of the question. */
const ENDS_EXCLUSION =
  /[,.;:?!()]|\s(?:\d|(?:in|for|since|from|to|by|during|over|at|on|between|as|of|with|when|which|what|how|is|are|was|were|did|do|does|has|have)\b)/i;

/** A phrase such as `excluding food`. `words` are the normalised words, and `rest` is the question without the phrase. */
export interface Exclusion {
  readonly phrase: string;
  readonly words: readonly string[];
  readonly rest: string;
}

/** Returns the phrase that excludes a part, or null. A feature such as growth is not part of the phrase. */
export function exclusionIn(text: string): Exclusion | null {
  const [opening] = EXCLUDES.exec(text) ?? [];
  if (opening === undefined) return null;
  const from = text.search(EXCLUDES);
  const next = text.slice(from + opening.length);
  const end = next.search(ENDS_EXCLUSION);
  const excluded = end === -1 ? next : next.slice(0, end);
  const kept = excluded.split(' ').filter((word) => !featuresByPhrase().has(wordsOf(word).join(' ')));
  const words = kept.flatMap(wordsOf).filter((word) => !isStopWord(word));
  const features = excluded.split(' ').filter((word) => !kept.includes(word));
  const rest = [text.slice(0, from), ...features, next.slice(excluded.length)].join(' ');
  return words.length === 0 ? null : { phrase: `${opening}${kept.join(' ')}`.trim(), words, rest };
}

/** Returns whether words exclude a part, as in a name such as `inflation without housing`. */
export const excludes = (words: readonly string[]): boolean => EXCLUDES.test(`${words.join(' ')} x`);

/** Matches the number of the table at the end of a title. */
const OF_A_TABLE = / \(RBA [\w.]+\)$/;

/**
 * Returns false if a title excludes more than the question, or names a narrower subject. A measure such as a quarterly change is not
 * narrower. Returns true if it excludes nothing, because its description can exclude the part.
 */
export function isAsExcluded({ words, rest }: Exclusion, title: string, isSubject: (word: string) => boolean): boolean {
  const own = exclusionIn(title.replace(OF_A_TABLE, ''));
  if (own === null) return true;
  const named = new Set([...words, ...wordsOf(rest)].flatMap((word) => [word, ...namesakesOf(word)]));
  const isExcluded = (word: string): boolean => named.has(word) || words.some((typed) => word.startsWith(typed));
  const isNarrower = (word: string): boolean => !named.has(word) && isSubject(word) && !featuresByPhrase().has(word);
  return own.words.every(isExcluded) && !wordsOf(own.rest).some(isNarrower);
}
