/** Finds the words of a question that its first result does not contain. */
import { sources } from '../../catalogue/catalogue.ts';
import { firstOfRow, listedWords } from '../../catalogue/subjects/search-words.ts';
import { namesOfGroup } from '../../catalogue/subjects/subjects.ts';
import { areIndexes, COMPARED, HARDLY, isReported, NEARLY } from './covered.ts';
import type { Matches, Scored, Where } from './entry.ts';
import { isPlain, isThing } from './plain-words.ts';
import type { Question } from './question.ts';
import type { Concept } from './question-names.ts';
import type { RankedIndex } from './ranked-index.ts';
import { namesakesOf, relativesOf } from './word-family.ts';
import { isStopWord, wordsOf } from './words.ts';

/** The weight of a proper name. */
export const PROPER_NAME = 2;
/**
 * The minimum share of the query that the best result covers. If it covers less, unmatched words are reported. An example is a result
 * that matches only `wine` in the query `wine exports`.
 */
const MOST_OF_IT = 0.7;

const setOf = (list: Parameters<typeof listedWords>[0]): ReadonlySet<string> => new Set(wordsOf(listedWords(list).join(' ')));
/** Words that many subjects share. They do not identify a subject. */
const GENERAL = setOf('general');
/** Words that qualify a subject. They are not reported as unmatched, because a result without them is still about the subject. */
const QUALIFYING = setOf('qualifying');
/** Words for measures, such as production and exports. */
const MEASURES = setOf('measure');
/** Search also replaces other words with this word, as in `is gas getting dearer`. */
const PRICE = 'price';
/** The minimum weight of a word in a title or tag. Words of topics and descriptions have less. */
const IN_A_TAG = 0.7;
/** The minimum value of a match with a name in a title or tag. */
const IN_A_NAME = 0.55;
export const isMeasure = (word: string): boolean => MEASURES.has(word);
/** Words of measures that a series for an industry can have. Such a series is not for one occupation in the industry. */
const OF_WORKERS = wordsOf('wage employed employment earnings jobs vacancies hours');
/** Other names of agencies and of their markets and programs. */
const AGENCIES = firstOfRow('agency');
/** Words in the names of agencies. An agency is not a measure. */
const IN_NAMES_OF_AGENCIES: ReadonlySet<string> = new Set(sources().flatMap(({ name }) => wordsOf(name)));

export interface Found {
  readonly weight: number;
  readonly matches: Matches;
}

/** A part of a question with its matches. */
export interface Read extends Found {
  readonly concept: Concept;
}

interface Results<T> {
  readonly query: string;
  readonly question: Question;
  readonly concepts: readonly Read[];
  readonly found: readonly Scored<T>[];
  readonly ordered: readonly Scored<T>[];
  readonly best: number;
  /** True if the question contains an id. */
  readonly hasId: boolean;
  readonly where: Where | null;
}

/** `missed` are normalised words. `leading` are the results with nearly the best score. */
interface Missing<T> {
  readonly missed: readonly string[];
  readonly leading: readonly Scored<T>[];
  /** True if only general words or the place match, so that no result is about the question. */
  readonly isAboutNothing: boolean;
}

export class Unmatched<T> {
  readonly #index: RankedIndex<T>;

  constructor(index: RankedIndex<T>) {
    this.#index = index;
  }

  of({ query, question, concepts, found, ordered, best, hasId, where }: Results<T>): Missing<T> {
    const leading = found.filter(({ raw }) => raw >= best * (question.compares ? COMPARED : NEARLY));
    // The first result must contain the words, because readers use it. Only a comparison needs several results.
    const leaders = question.compares ? leading : ordered.slice(0, 1);
    const isInPart = found.every(({ raw, complete }) => raw < best * NEARLY || complete < MOST_OF_IT);
    const isHeaded = isWhatIsNamed(ordered[0], concepts);
    const isLost = ({ concept, weight, matches }: Read): boolean =>
      matches.size === 0 ||
      (!hasId &&
        (weight === PROPER_NAME ||
          requiredWords(concept).length > 0 ||
          (concept.subjects.length === 0 && !(isHeaded && !this.#isInAName(concept))) ||
          isInPart) &&
        !(requiredWords(concept).length > 0 ? this.#isAbout(concept, matches, leaders) : isReported(matches, leaders)));
    const [lost, reported] = [concepts.filter(isLost), concepts.filter((one) => !isLost(one))];
    const required = new Set(lost.flatMap(({ concept }) => requiredWords(concept)));
    const isOrdinary = (word: string): boolean =>
      reported.length > 0 && (isPlain(word) || question.plain.has(question.typedAs.get(word) ?? word));
    const isUncounted = question.asksNumber && areIndexes(leading);
    const isAside = (word: string): boolean =>
      required.has(word)
        ? this.#isNamed(word, leaders) || (word === PRICE && !/\bprices?\b/i.test(query))
        : isOrdinary(word) || this.#isAside(word, reported, leaders, leading);
    const missed = [...question.unknown, ...lost.flatMap(({ concept }) => concept.words)].filter(
      (word) => !/^\d+$/.test(word) && !isAside(word),
    );
    return {
      missed: [
        ...missed,
        ...(hasId ? [] : this.#occupationsIn(reported, leaders)),
        ...(isUncounted ? reported.flatMap(({ concept }) => (concept.words.every(isGeneral) ? [] : concept.words)) : []),
      ],
      leading,
      isAboutNothing: !hasId && (reported.length > 0 || where !== null) && this.#isAboutNothing(question, lost, reported),
    };
  }

  /**
   * Returns true if only general words match. `fertility rate` is not about rates in general, `zeppelins in perth` is not about Perth, and
   * `trucks registered in Victoria` is not about registers.
   */
  #isAboutNothing(question: Question, lost: readonly Read[], reported: readonly Read[]): boolean {
    const unknown = lost.filter(({ concept }) => concept.subjects.every((subject) => this.#index.isProperName(subject)));
    return (
      question.unknown.length + unknown.length > 0 &&
      reported.every(({ concept: { words, subjects } }) =>
        words.every((word) => isGeneral(word) || (subjects.length === 0 && relativesOf(word).some(isGeneral))),
      )
    );
  }

  /** Returns the occupations that no leading result names, although a result for their industry matches, as in `wages of nurses`. */
  #occupationsIn(reported: readonly Read[], leaders: readonly Scored<T>[]): readonly string[] {
    const areNamed = (words: readonly string[]): boolean =>
      words.some((word) => leaders.some(({ position }) => this.#index.worthAt(position, word) !== null));
    const areOfWorkers = leaders.every(({ entry }) => entry.titleWords.some(([word]) => word !== undefined && OF_WORKERS.includes(word)));
    return areOfWorkers
      ? reported.flatMap(({ concept }) => concept.words).filter((word) => isOccupation(word) && !areNamed([word, ...namesakesOf(word)]))
      : [];
  }

  /**
   * Returns whether a leading result is a main result (head) for a subject, or has one of its names. The title or a tag of a series must
   * have the name. The name must be in the text of a table, because its words far apart are not the name.
   */
  #isAbout(concept: Concept, matches: Matches, leaders: readonly Scored<T>[]): boolean {
    const named = requiredWords(concept);
    return leaders.some(({ position, entry }) => {
      const match = matches.get(position);
      if (match === undefined || match.head !== null) return match !== undefined;
      if (named.length === 1 && isOnlyOfWages(named, entry.title)) return false;
      if (match.value >= IN_A_NAME || entry.traits !== null) return match.value >= IN_A_NAME;
      return named.length > 1
        ? ` ${wordsOf(entry.text()).join(' ')} `.includes(` ${named.join(' ')} `)
        : match.words.join() === named.join() && match.value >= HARDLY;
    });
  }

  /** Returns whether the title or a tag of a leading result has a word or its synonym. A table can have the word itself anywhere. */
  #isNamed(word: string, leaders: readonly Scored<T>[]): boolean {
    const forms = [word, ...namesakesOf(word), ...(MEASURES.has(word) ? [] : relativesOf(word))];
    return leaders.some(({ position, entry }) => {
      const isIn = (one: string): boolean => {
        const worth = this.#index.worthAt(position, one);
        return worth !== null && worth >= (one === word && entry.traits === null ? HARDLY : IN_A_TAG);
      };
      return !isOnlyOfWages([word], entry.title) && forms.some(isIn);
    });
  }

  /** Returns whether a word is part of the name of another subject, such as banking, so that it may restrict the request. */
  #isInAName({ words }: Concept): boolean {
    return words.some((word) => this.#index.lexicon.isNamed(word));
  }

  #isAside(word: string, reported: readonly Read[], leaders: readonly Scored<T>[], leading: readonly Scored<T>[]): boolean {
    const named = this.#index.subjectsWith(word);
    return (
      reported.length > 0 &&
      (isGeneral(word) ||
        QUALIFYING.has(word) ||
        reported.some(({ concept }) => concept.subjects.some((subject) => named.includes(subject)) || this.#isJoined(word, concept)) ||
        leading.some(({ entry }) => entry.source === (AGENCIES.get(word) ?? word)) ||
        [word, ...(isThing(word) ? [] : relativesOf(word)), ...namesakesOf(word)].some((one) =>
          leaders.some(({ position }) => this.#index.worthAt(position, one) !== null),
        ))
    );
  }

  /** Returns whether a name of the same subject has this word, as in `people work in cafes and restaurants`. */
  #isJoined(word: string, { words, subjects }: Concept): boolean {
    return (
      words.length > 1 &&
      this.#index.lexicon
        .namesWithin(new Set([...words, word]))
        .some((name) => name.words.includes(word) && name.subjects.some((subject) => subjects.includes(subject)))
    );
  }
}

/** The wage price index measures wages. Its title is not about prices. */
const isOnlyOfWages = ([word]: readonly string[], title: string): boolean => word === PRICE && /^wage price index/i.test(title);

const isGeneral = (word: string): boolean => GENERAL.has(word);

let industries: ReadonlySet<string> | null = null;

function isIndustry(word: string): boolean {
  industries ??= new Set(namesOfGroup('industries').flatMap((name) => (name.includes(' ') ? [] : wordsOf(name))));
  return industries.has(word);
}

let occupations: ReadonlySet<string> | null = null;

/** Returns true for an occupation, such as nurse. An industry has workers of many occupations. */
function isOccupation(word: string): boolean {
  occupations ??= new Set(namesOfGroup('occupations').flatMap((name) => (name.includes(' ') ? [] : wordsOf(name))));
  return occupations.has(word);
}

/** Returns the words of a subject that must be in the first result: all words of a name in the question, or only the measure. */
function requiredWords({ words, subjects, isTogether }: Concept): readonly string[] {
  if (subjects.length === 0) return [];
  const isName = isTogether === true && !words.every((word) => IN_NAMES_OF_AGENCIES.has(word));
  return isName
    ? words.filter((word) => !isGeneral(word) && !isPlain(word) && !isStopWord(word))
    : words.filter((word) => MEASURES.has(word) || isIndustry(word));
}

/**
 * Returns true if a result is a main result (head) for all subjects with long names. Without long names, short names count. Other words then
 * only describe the request, such as customers in `how much do customers of CBA have on deposit`.
 */
function isWhatIsNamed<T>(first: Scored<T> | undefined, concepts: readonly Read[]): boolean {
  const named = concepts.filter(({ concept }) => concept.subjects.length > 0);
  const long = named.filter(({ concept }) => concept.words.length > 1);
  const telling = long.length > 0 ? long : named;
  return first !== undefined && telling.length > 0 && telling.every(({ matches }) => matches.get(first.position)?.head != null);
}
