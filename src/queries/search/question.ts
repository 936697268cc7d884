/** Splits a question into its parts: place, time, measure and concepts. */

import { listedWords } from '../../catalogue/subjects/search-words.ts';
import { acrossSpan, type Feature, FINANCIAL_YEARLY, featuresByPhrase, MONTHLY_OR_LONGER, numberedPart } from './features.ts';
import type { Lexicon, SubjectNumber } from './lexicon.ts';
import { shortFor, withoutSigns } from './notation.ts';
import { placeOf, type RequestedPlace, withPeoples } from './places.ts';
import { isOrdinary, isPlain, isPlainItself, isThing } from './plain-words.ts';
import { pricesInWords, withPrices } from './price-words.ts';
import { type Concept, featuresAmong, longNames, placeAmong, sharedNames, stateInFull, wordsOfPlaces } from './question-names.ts';
import { A_FINANCIAL_YEAR, daysInWords, namesFinancialYear, spansTime, withoutTimes, withoutWhen } from './question-times.ts';
import { relativesOf } from './word-family.ts';
import { asksDecision, comparesSubjects, inPlainWords, withoutAsides } from './wordings.ts';
import { gistOf, isStopWord, wordsOf } from './words.ts';

export interface Question {
  readonly concepts: readonly Concept[];
  readonly place: RequestedPlace | null;
  /** True if only the word `sa` names a place. It can also mean seasonally adjusted. */
  readonly isPlaceOrAdjusted: boolean;
  readonly features: readonly Feature[];
  /** The normalised words for each feature that the question names. */
  readonly said: ReadonlyMap<Feature, string>;
  /** A part with a number, such as `estimate 5`. */
  readonly numbered: string | null;
  /** True if the question names a time. Such a question needs a value, so tables rank lower. */
  readonly namesTime: boolean;
  /** True if the question requests a number. A rate is not a correct result. */
  readonly asksNumber: boolean;
  /** True if the question requests a share. A number is not a correct result. */
  readonly asksShare: boolean;
  readonly asksRelease: boolean;
  /** True if the question requests a table or register, not a series. */
  readonly asksTable: boolean;
  /** True if the question compares two subjects, as in `public versus private`. One of them can be in a later result. */
  readonly compares: boolean;
  /** The distinctive words without place and adjustment. Each word occurs once. They are sorted and joined by spaces. */
  readonly gist: string;
  /** Words that occur neither in the catalogue nor in the lists of synonyms. */
  readonly unknown: readonly string[];
  /** Typed words that are ordinary. They are not reported as unmatched. */
  readonly plain: ReadonlySet<string>;
  /** For each replacement, the word that the user typed. For example, the key is `saver` if the user typed `save`. */
  readonly typedAs: ReadonlyMap<string, string>;
}

/** `sa` means South Australia or seasonally adjusted. It means seasonally adjusted if the question also names another place. */
const SA = /\bsa\b/i;

const SA_AS_ADJUSTED = /\bsa\b/gi;
const WHOLE_COUNTRY = /\b(?:australia|aus|au|aust|national)\b/i;

/** Matches `US inflation` and `exports to the us`, but not `tell us` or `us dollar`. */
const UNITED_STATES =
  /(?<before>^\s*|\b(?:the|in|from|vs|versus)\s+)us\b(?!\s*(?:dollars?|cents?|\$))|(?<!\/)\b(?:U\.S\.(?:A\.)?|US)(?![\w$])(?!\s+(?:dollars?|cents?)\b)/g;

/** `Aussies` means Australians, as in `how much do Aussies save`. It does not mean the currency. */
const AUSSIES = /\baussies\b/gi;

/** `Aussie` means Australian. Before a word about the dollar it means the currency, as in `the aussie against the yen`. */
const AUSSIE = /\baussie(?=\s+([a-z]+))/gi;

const OF_THE_DOLLAR = listedWords('dollar');

/**
 * Replaces `aussie` with `australian`. Makes no change if the next word may be the start of a word about the dollar that the user is
 * still typing.
 */
const asAustralian = (aussie: string, next: string): string =>
  isStopWord(next) || OF_THE_DOLLAR.some((word) => word.startsWith(next.toLowerCase())) ? aussie : 'australian';

/** Matches `one` as a pronoun, as in `cannot find one?`. In `tier one`, it is a number. */
const PRONOUN = /(?<!\btier )\bone(?=\s*(?:[?.!,;]|$))/gi;

/** Matches `how many people`, but not `how many per cent` or `in how many quarters`. */
const HOW_MANY =
  /\bhow many\b(?! (?:per ?cent|percentage|basis|index|times|days|weeks|months|quarters|years|dollars|cents))|\bnumber of\b/i;

/** Matches `next CPI release date` and `when do the jobs figures come out`, but not `recently released figures`. */
const RELEASE = /\breleases?\b/i;

const ASKS_WHEN = /\b(?:when|next)\b/i;
const COMES_OUT =
  /\b(?:releas(?:es?|ed|ing)|publish(?:es|ed|ing)?|publication|(?:comes?|coming|are|is|be) out(?! of)|(?:will|do|can) we (?:know|see|get|learn|hear)|due|announc(?:es?|ed|ing)|announcement|meeting|meet|decision)\b/i;

const isOfRelease = (text: string): boolean =>
  RELEASE.test(text) || (ASKS_WHEN.test(text) && COMES_OUT.test(text.slice(text.search(ASKS_WHEN))));

/** Matches `table of credit card payments`, `dataset with interest rates` and `imports by country`, but not `table 1` or `the table`. */
const A_TABLE = /\b(?:tables?|data ?sets?|registers?|lists?) (?:of|with|for|listing|by)\b|\bby (?:\w+ and )?(?:country|commodity|sitc)\b/i;

/** Words that concern a release but do not name its subject. */
const RELEASE_WORDS: ReadonlySet<string> = new Set(wordsOf(listedWords('release').join(' ')));

/** Matches `what percentage of Australians`, but not `share prices`. */
const WHAT_SHARE = /\b(?:share|proportion|percentage|fraction|per ?cent) of\b/i;

const HOW_MUCH_MONEY = /\bhow much money\b(?! is (?:in|there)\b)/gi;

/** Matches a question about the size of a place, such as `how much bigger is Perth`. */
const SIZE =
  /\b(?:size|big|bigger|biggest|large|larger|largest|small|smaller|smallest|grow|grows|growing|grew|grown|shrink|shrinking|shrunk|shrank)\b/i;

/** Matches who or what a question checks, as in `is my accountant a registered tax agent`. */
const IS_MINE = /^(\s*(?:is|was|are)) (?:my|our) [\w'’-]+(?: [\w'’-]+)? (?=an? )/i;

/** Matches a question about residents, such as `how many people are there in Tasmania`. */
const HOW_MANY_PEOPLE = /\bhow many (?:people|persons|residents) (?:are there|are|is) in (?!work\b|jobs\b|a\b)/gi;

/** Matches `how old is the typical Australian`. */
const HOW_OLD = /\bhow old (?:is|are)\b/gi;

/** Matches a question about contributions, such as `how much of inflation comes from housing`. */
const HOW_MUCH_OF = /\bhow much of\b/i;

const COMES_FROM = /\b(?:comes?|came|coming|due|driven) (?:from|to|by)\b/i;
const ADDS_TO = /\b(?:add|adds|added|adding) to (?=(?:headline |annual |overall )?(?:inflation|cpi)\b)/gi;

/** Matches a question about the size of an industry, which is its value added. */
const HOW_LARGE_AN_INDUSTRY = /\bhow (?:big|large|important) (?:is|are|was|were) (?=(?:\S+ ){1,4}(?:sector|industry)\b)/gi;

/** Matches `how large was it`, but not `large business`. */
const HOW_LARGE = /\bhow (?:large|big|small|wide|high|low|long|great)\b/gi;

/** Words about the vintage of data. They do not name a subject. */
const VERSION =
  /\b(?:first|initial|original|earlier|previous|latest) (?:releases?|prints?|vintages?|estimates?)\b|\b(?:first|initially|originally) (?:announced?|estimated?|publish(?:ed)?|released?|report(?:ed)?|said)\b|\b(?:vintages?|revisions?|revised)\b(?: data\b)?/gi;

/** Matches the ABS as a publisher, as in `did the ABS report`. The name is then not part of the subject. */
const PUBLISHER = /\b(?:did|does|has|had|by|from|according to) the (?:abs|(?:australian )?bureau of statistics)\b/gi;

/** Matches the age limit of labour force statistics, such as `aged 15 and over`. All series for the whole labour force have this limit. */
const OF_WORKING_AGE =
  /\b(?:aged )?(?:over (?:the age of )?(?:15|fifteen)|(?:15|fifteen) (?:years )?(?:and|or) (?:over|older|above))\b(?: years(?: old)?\b)?/gi;

/** Matches a threshold such as `below 2 per cent`. It does not name a subject. */
const THRESHOLD = /\b\d+(?:\.\d+)?\s*(?:per ?cent\b|%|percentage points?\b|basis points?\b)/gi;

/** Replaces `sa` in a question with `seasonally adjusted`. */
export const withSaAsAdjusted = (text: string): string => text.replace(SA_AS_ADJUSTED, 'seasonally adjusted');

/** Parses a question. The user may still be typing the last word. */
export function readQuestion(text: string, lexicon: Lexicon): Question {
  const read = readAsWritten(text, lexicon);
  if (!SA.test(text) || read.place === null) return read;
  const adjusted = readAsWritten(withSaAsAdjusted(text), lexicon);
  // `sa` means seasonally adjusted if the question names another place or the whole country.
  if (adjusted.place !== null || WHOLE_COUNTRY.test(text.replace(/\bsouth australian?\b/gi, ''))) return adjusted;
  return { ...read, isPlaceOrAdjusted: true };
}

const withPartsAsContributions = (text: string): string =>
  HOW_MUCH_OF.test(text) && COMES_FROM.test(text) ? text.replace(HOW_MUCH_OF, 'contribution to').replace(COMES_FROM, 'of') : text;

/** Matches the day on which data were known, as in `known on 15 February 2024`. It is not the period of the requested value. */
const KNOWN_ON =
  /\b(?:as )?(?:known|available|published|public) (?:on|at|by|as of)\s+\d{1,2} [a-z]+ \d{4}\b|\bas (?:of|at|on)\s+\d{1,2} [a-z]+ \d{4}\b/gi;

/**
 * Parses a question without replacing `sa`. In a question about decisions, a month does not request a monthly value, because a decision
 * has a day.
 */
function readAsWritten(text: string, lexicon: Lexicon): Question {
  const read = readSpelledOut(text.replace(A_FINANCIAL_YEAR, ' '), lexicon);
  if (namesFinancialYear(text) && read.features.every(({ kind }) => kind !== 'frequency'))
    return { ...read, features: [...read.features, FINANCIAL_YEARLY], namesTime: true };
  return !asksDecision(text) ? read : { ...read, features: read.features.filter((one) => one !== MONTHLY_OR_LONGER) };
}

function readSpelledOut(text: string, lexicon: Lexicon): Question {
  const requested = pricesInWords(withPartsAsContributions(withoutSigns(inPlainWords(withoutAsides(withPeoples(daysInWords(text)))))))
    .replace(KNOWN_ON, ' ')
    .replace(UNITED_STATES, '$<before>usa')
    .replace(PRONOUN, ' ')
    .replace(AUSSIES, 'australians')
    .replace(AUSSIE, asAustralian)
    .replace(HOW_MUCH_MONEY, 'how much')
    .replace(IS_MINE, '$1 ')
    .replace(HOW_MANY_PEOPLE, 'population of ')
    .replace(HOW_OLD, 'median age of')
    .replace(ADDS_TO, 'contribution to ')
    .replace(HOW_LARGE_AN_INDUSTRY, 'gross value added of ')
    .replace(HOW_LARGE, 'how')
    .replace(VERSION, ' ')
    .replace(OF_WORKING_AGE, ' ')
    .replace(PUBLISHER, ' ')
    .replace(THRESHOLD, ' ');
  const priced = withPrices(requested);
  const read = readTimed(priced, lexicon);
  const isOfPlaceOnly = read.place !== null && read.concepts.every(({ words }) => words.every(isPlain)) && SIZE.test(text);
  return isOfPlaceOnly ? readTimed(`population of ${priced}`, lexicon) : read;
}

/** Parses a question. Removes clauses that name a time, if the rest of the question has a subject. */
function readTimed(requested: string, lexicon: Lexicon): Question {
  const whole = readPart(requested, lexicon, true);
  const reported = withoutWhen(requested);
  if (reported === requested) return whole;
  // `was there a recession` has no other subject, so this question is about a recession.
  const part = readPart(reported, lexicon, false);
  return part.concepts.some(({ subjects }) => subjects.length > 0) ? { ...part, namesTime: true } : whole;
}

function readPart(text: string, lexicon: Lexicon, unfinished: boolean): Question {
  const typedAs = spellingsIn(text);
  const all = inFull(wordsOf(text), lexicon, typedAs);
  const asksRelease = isOfRelease(text);
  const { typed: timeless, finest } = withoutTimes(all);
  const said = asksRelease ? timeless.filter((word) => !RELEASE_WORDS.has(word)) : timeless;
  const typed = said.length === 0 ? timeless : said;
  const unknown: string[] = [];
  const names = namesIn(text);
  // A correction of another word is not ordinary. For example, `payroll` can become `pay` and `roll`.
  const isAnOrdinary = (word: string): boolean =>
    [word, ...wordsOf(typedAs.get(word) ?? word)].every((one) => isOrdinary(one, names.has(typedAs.get(word) ?? word)));
  const inPlaces = wordsOfPlaces(typed);
  const words = typed.flatMap((word, i) => {
    if (inPlaces.has(word)) return [word];
    const spelling = typedAs.get(word) ?? word;
    const read = known(
      word,
      spelling,
      lexicon,
      unfinished && i === typed.length - 1,
      unknown,
      typed,
      names.has(spelling),
      isAnOrdinary(word),
    );
    for (const one of read) typedAs.set(one, typedAs.get(word) ?? word);
    return read;
  });
  const used = new Set<number>();
  const state = stateInFull(words, used);
  const concepts: Concept[] = longNames(words, lexicon, used);
  concepts.push(...sharedNames(words, concepts, lexicon, used));
  const place = placeAmong(words, lexicon, used, state);
  const placeless = words.filter((word, i) => !used.has(i) || concepts.some((one) => one.words.includes(word)));
  const featureWords = new Map<Feature, string>();
  const named = featuresAmong(words, used, featureWords);
  const spanned = spansTime(all) ? acrossSpan(named) : named;
  const features = finest === null || spanned.some(({ kind }) => kind === 'frequency') ? spanned : [...spanned, finest];
  for (const [i, word] of words.entries()) {
    if (used.has(i)) continue;
    const subjects = subjectsCalled(word, lexicon);
    if (subjects.length > 0 || !isStopWord(word)) concepts.push({ words: [word], subjects });
  }
  const telling = withoutPlain(concepts, (word) => isAnOrdinary(word) && !standsBeside(word, typed, lexicon));
  const namesTime = timeless.length < all.length;
  const asksNumber = HOW_MANY.test(text);
  return {
    concepts: merged(telling),
    place,
    isPlaceOrAdjusted: false,
    features,
    said: featureWords,
    numbered: numberedPart(text),
    namesTime,
    asksNumber,
    asksShare: WHAT_SHARE.test(text),
    asksRelease,
    asksTable: A_TABLE.test(text),
    compares: comparesSubjects(text),
    gist: gistOf(placeless),
    unknown: unknown.filter((word) => !/^\d+$/.test(word)),
    plain: new Set(all.filter(isAnOrdinary).map((word) => typedAs.get(word) ?? word)),
    typedAs,
  };
}

/** Omits words such as `opened`, which name no subject, if other words do. */
function withoutPlain(concepts: readonly Concept[], isAside: (word: string) => boolean): readonly Concept[] {
  const isTelling = (word: string): boolean => !isPlain(word) && !isAside(word);
  const telling = concepts.filter(({ words, subjects }) => subjects.length > 0 || words.length > 1 || words.some(isTelling));
  return telling.some(({ subjects }) => subjects.length > 0) ? telling : concepts;
}

/**
 * Returns the subjects that a word names. If no title contains the word, returns the subjects of a related word, such as spending for
 * `spend`.
 */
function subjectsCalled(word: string, lexicon: Lexicon): readonly SubjectNumber[] {
  const own = lexicon.subjectsCalled(word);
  if (own.length > 0 || lexicon.isTitled(word) || isStopWord(word)) return own;
  return relativesOf(word)
    .filter((one) => !isPersonWho(one, word))
    .flatMap((one) => lexicon.subjectsCalled(one));
}

/** Returns true for the word for a person who does something, as in writer for `writing` and roofer for `roof`. */
const isPersonWho = (one: string, word: string): boolean => /[eo]r$/.test(one) && !/[eo]rs?$/.test(word);

/**
 * Expands abbreviations. Does not expand a word that is a name. Also does not expand a word if a name or title contains it next to
 * another word of the question.
 */
const inFull = (words: readonly string[], lexicon: Lexicon, typedAs: Map<string, string>): readonly string[] =>
  words.flatMap((word, i) => {
    const readings = lexicon.subjectsCalled(word).length > 0 || standsBeside(word, words, lexicon) ? [] : shortFor(word).map(wordsOf);
    const said = mostBeside(
      readings,
      words.filter((_, other) => other !== i),
      lexicon,
    );
    if (said === null) return [word];
    for (const one of said) typedAs.set(one, typedAs.get(word) ?? word);
    return said;
  });

/** Returns true if a name or title has a word next to another word of the query, as in `mort books`. */
const standsBeside = (word: string, words: readonly string[], lexicon: Lexicon): boolean =>
  words.some((other) => other !== word && lexicon.areBeside(word, other));

/** Returns the expansion that occurs next to the most other words of the question. For example, `tot assets` means total assets. */
function mostBeside(readings: readonly (readonly string[])[], others: readonly string[], lexicon: Lexicon): readonly string[] | null {
  const [usual = null] = readings;
  if (usual === null || readings.length === 1) return usual;
  const telling = others.flatMap((word) => [word, ...shortFor(word)]).filter((word) => !isStopWord(word) && !featuresByPhrase().has(word));
  const countOf = (reading: readonly string[]): number => {
    const own = reading.filter((word) => !isStopWord(word));
    return telling.filter((word) => own.every((one) => lexicon.areBeside(one, word))).length;
  };
  return readings.reduce((best, one) => (countOf(one) > countOf(best) ? one : best), usual);
}

/** Returns the words with a capital letter in the middle of a sentence, in lower case. Such names have no related words. */
const namesIn = (text: string): ReadonlySet<string> =>
  /(?:^|\s)\p{Ll}/u.test(text)
    ? new Set([...text.matchAll(/(?<=[\p{L},] )\p{Lu}\p{Ll}+/gu)].map(([word]) => word.toLowerCase()))
    : new Set();

/** Returns the typed spelling of each normalised word, in lower case. */
const spellingsIn = (text: string): Map<string, string> =>
  new Map((text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).flatMap((typed) => wordsOf(typed).map((word) => [word, typed] as const)));

/**
 * Returns known words for a word of the question: the word itself, a related word or a correction. If no word is known, adds the word to
 * `unknown`.
 */
function known(
  word: string,
  spelling: string,
  lexicon: Lexicon,
  unfinished: boolean,
  unknown: string[],
  words: readonly string[],
  isName: boolean,
  isOrdinaryWord: boolean,
): readonly string[] {
  const { vocabulary } = lexicon;
  if (
    lexicon.isNamed(word) ||
    lexicon.isTitled(word) ||
    isStopWord(word) ||
    placeOf(word) !== null ||
    featuresByPhrase().has(word) ||
    isPlainItself(word)
  )
    return [word];
  const fitting = (candidate: string): number => words.filter((one) => lexicon.areBeside(candidate, one)).length;
  const fits = (candidate: string): boolean => fitting(candidate) > 0;
  const relatives = isName ? [] : relativesOf(word);
  if (isOrdinaryWord || isThing(word)) {
    const beside = isThing(word) ? undefined : relatives.find((one) => (lexicon.isNamed(one) || lexicon.isTitled(one)) && fits(one));
    if (beside === undefined && isThing(word) && !vocabulary.has(word)) unknown.push(word);
    return [beside ?? word];
  }
  const relative =
    relatives.find((one) => lexicon.isNamed(one) || lexicon.isTitled(one)) ??
    (vocabulary.has(word) ? word : relatives.find((one) => vocabulary.has(one)));
  if (relative !== undefined) {
    // A misspelt word can look like a form of another word. For example, `doller` in `us doller` is not related to `doll`.
    const typo = words.length > 1 && !vocabulary.has(word) && !fits(relative) ? vocabulary.repair(word, false, fitting) : [];
    return typo.length > 0 && typo.every(fits) ? typo : [relative];
  }
  const repaired = vocabulary.repair(word, unfinished, fitting);
  // A name such as `Bunnings` is only a misspelt place or subject, and not a misspelt word of a description.
  const isMeant = !isName || repaired.every((one) => placeOf(one) !== null || lexicon.subjectsCalled(one).length > 0);
  if (repaired.length > 0 && isMeant) return repaired;
  // Also tries the typed spelling, because normalisation may have removed the ending of a misspelt word such as `busines`.
  const whole = spelling === word ? [] : vocabulary.repair(spelling, false, fitting);
  if (whole.length > 0) return whole;
  unknown.push(word);
  return [word];
}

/** If several concepts have the same subject, keeps only the one with the most words. */
function merged(concepts: readonly Concept[]): readonly Concept[] {
  const seen = new Map<SubjectNumber | string, Concept>();
  for (const concept of concepts) {
    const key = concept.subjects[0] ?? concept.words.join(' ');
    const before = seen.get(key);
    if (before === undefined || before.words.length < concept.words.length) seen.set(key, concept);
  }
  return [...seen.values()];
}
