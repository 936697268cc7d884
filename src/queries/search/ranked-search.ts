/**
 * Ranks the entries of a small catalogue by subjects, other words, place and measure. An unusual property lowers the rank if the query
 * does not request it.
 */
import { LRUCache } from 'lru-cache';
import { listedWords } from '../../catalogue/subjects/search-words.ts';
import { at } from '../../core/assert.ts';
import { areOfRegions, elsewhereOf, isCovered } from './covered.ts';
import type { Indexed, Match, Matches, Ranked, Ranking, Scored, Where } from './entry.ts';
import { asksRareMeasure, featureFit, isMeasuredAs, numberFit } from './features.ts';
import { lackedBy } from './lacked.ts';
import type { SubjectNumber } from './lexicon.ts';
import type { RequestedPlace } from './places.ts';
import { sorted } from './plain-first.ts';
import { type Question, readQuestion, withSaAsAdjusted } from './question.ts';
import type { Concept } from './question-names.ts';
import { better, type RankedIndex, sumOf } from './ranked-index.ts';
import { firstMeasuredOf, scoreOf } from './scoring.ts';
import { sidesOf, withBothMeanings, withOtherPlaces, withSides } from './several.ts';
import { type Found, isMeasure, PROPER_NAME, type Read, Unmatched } from './unmatched.ts';
import { namesakesOf } from './word-family.ts';
import { type Exclusion, excludes, exclusionIn, isAsExcluded } from './wordings.ts';
import { isStopWord, publicationKey, wordsOf } from './words.ts';

/** The weight of a match with only a part of a name. */
const PART_OF_A_NAME = 0.6;
const NO_MATCHES: Matches = new Map();
/** The smallest score of a result, as a share of the best score. */
const LEAST = 0.12;
/** Words that request a value and do not name a subject. */
const COUNTING: ReadonlySet<string> = new Set(wordsOf(listedWords('counting').join(' ')));
/** The weight of a table if the question names a time or a measure. Such a question needs a single value. */
const TABLE_FOR_A_FIGURE = 0.8;
/** The weight of a table if the question names a contribution or a weight. Such a question needs a single value. */
const TABLE_FOR_A_RARE_MEASURE = 0.5;
/** The weight of a table if the question requests one. */
const TABLE_ASKED_FOR = 1.5;
/** The weight of a publication if the question is about a release date. */
const RELEASE_ASKED_FOR = 3;
/** The weight of a measure next to its object. For example, coal has more weight than production in `coal production`. */
const MEASURE_OF_AN_OBJECT = 0.85;
/** The weight of a publication if the question is not about a release date. It names several subjects, but has no values. */
const UNASKED_RELEASE = 0.7;
/** The weight of a rate if the question requests a number. Also the weight of a number if the question requests a share. */
const RATE_AS_NUMBER = 0.7;
/** The weight of an entry if the question contains the words of its long title, in any order. */
const AS_TITLED = 1.4;
/** The maximum length of a short id, such as `F6`. It matches only after the word `table`, or if all words of the query are short. */
const SHORT_ID = 4;
/** The maximum number of matches that are cached between questions. They need about 2 MB. */
const MATCHES_KEPT = 20_000;
/** Words for the whole of an index, as in `All groups excluding volatile items`. */
const OF_THE_WHOLE: ReadonlySet<string> = new Set(wordsOf('all groups items'));
/** The minimum score, without the excluded part, of a result that excludes it. */
const PART_OF_REST = 0.3;
const LIGHTEST = 0.2;
const HEAVIEST_PHRASE = 1.4;
/** The weight of a word that occurs in descriptions but not in names or titles. */
const IN_TEXTS_ONLY = 0.6;

export class RankedSearch<T> {
  readonly #index: RankedIndex<T>;
  readonly #unmatched: Unmatched<T>;
  /** Cached matches, by the words of a concept. */
  readonly #found = new LRUCache<string, { readonly subjects: readonly SubjectNumber[]; readonly found: Found }>({
    maxSize: MATCHES_KEPT,
    sizeCalculation: ({ found }) => 1 + found.matches.size,
  });

  constructor(index: RankedIndex<T>) {
    this.#index = index;
    this.#unmatched = new Unmatched(index);
  }

  /**
   * Returns the entries that match a query, by relevance.
   * @param wanted returns true if an item may be a result
   */
  search(query: string, wanted: (item: T) => boolean = () => true): Ranking<T> {
    const excluded = exclusionIn(query);
    const ranking = this.#answerEither(query, wanted);
    if (excluded === null || this.#nameExcludes(query)) return ranking;
    // Otherwise the best match would be the excluded part.
    const rest = this.#answerEither(excluded.rest, wanted);
    const [first] = ranking.found;
    const isOfRest = rest.found.some(({ item, score }) => item === first?.item && score >= PART_OF_REST);
    if (rest.found.length === 0) return { ...ranking, unmatched: [...ranking.unmatched, excluded.phrase] };
    if (isOfRest && this.#textExcludes(excluded, first)) return ranking;
    return this.#textExcludes(excluded, rest.found[0]) ? rest : { ...rest, unmatched: [...rest.unmatched, excluded.phrase] };
  }

  /** Returns whether a name in the question excludes something, as in `inflation without housing`. */
  #nameExcludes(query: string): boolean {
    const { concepts } = readQuestion(query, this.#index.lexicon);
    return concepts.some(({ words, subjects }) => subjects.length > 0 && excludes(words));
  }

  /** Returns whether the texts of a result exclude the same part. */
  #textExcludes(excluded: Exclusion, result: Ranked<T> | undefined): boolean {
    if (result === undefined) return false;
    const isIn = (word: string): boolean => this.#index.hasWord(result.item, word);
    const { lexicon } = this.#index;
    const subjects = readQuestion(excluded.rest, lexicon).concepts.flatMap((one) => one.subjects);
    const isOther = (word: string): boolean =>
      !OF_THE_WHOLE.has(word) && lexicon.isNamed(word) && !subjects.some((subject) => this.#index.isNamedWith(subject, [word]));
    const isSame = isAsExcluded(excluded, this.#index.entryOf(result.item).title, isOther);
    return isIn('excluding') && isSame && excluded.words.some((word) => [word, ...namesakesOf(word)].some(isIn));
  }

  /** Returns the results for a query. If `sa` has two meanings in it, returns the results for both. */
  #answerEither(query: string, wanted: (item: T) => boolean): Ranking<T> {
    const question = readQuestion(query, this.#index.lexicon);
    const ofTown = this.#answerForTown(query, question, wanted);
    if (ofTown !== null) return ofTown;
    const ranking = this.#answerSides(query, question, wanted);
    if (!question.isPlaceOrAdjusted || this.#named(query).size > 0) return ranking;
    const adjusted = withSaAsAdjusted(query);
    const ofNation = this.#answer(adjusted, readQuestion(adjusted, this.#index.lexicon), wanted);
    return withBothMeanings(ranking, ofNation, (item) => this.#index.entryOf(item).traits);
  }

  /** Returns the results for each place and for both sides of a comparison. */
  #answerSides(query: string, question: Question, wanted: (item: T) => boolean): Ranking<T> {
    const entryOf = (item: T): Indexed<T> => this.#index.entryOf(item);
    const whole = withOtherPlaces(this.#answer(query, question, wanted), question.place, entryOf, (place) =>
      this.#answer(query, { ...question, place }, wanted),
    );
    const sides = question.compares && question.place?.also === undefined ? sidesOf(query) : null;
    if (sides === null) return whole;
    const [left, right] = sides.map((side) => this.#answer(side, readQuestion(side, this.#index.lexicon), wanted));
    return left === undefined || right === undefined ? whole : withSides(whole, [left, right], entryOf);
  }

  /** Returns whether a text of a result contains a word. */
  #contains(one: Scored<T> | undefined, word: string): boolean {
    return one !== undefined && this.#index.worthAt(one.position, word) !== null;
  }

  /** Returns the results for a town that the question names with its state, as in `Newcastle NSW`. Returns null if none is for the town. */
  #answerForTown(query: string, question: Question, wanted: (item: T) => boolean): Ranking<T> | null {
    const [town, another] = question.place?.others ?? [];
    if (town === undefined || another !== undefined || town.isAbroad === true || question.place?.capital !== null) return null;
    const ranking = this.#answer(query, { ...question, place: town }, wanted);
    return ranking.uncovered === null && ranking.found.length > 0 ? ranking : null;
  }

  #answer(query: string, question: Question, wanted: (item: T) => boolean): Ranking<T> {
    const where = question.place === null ? null : this.#whereIs(question.place);
    const concepts = this.#conceptsOf(question);
    const exact = this.#named(query);
    const found = this.#scored(question, concepts, where, exact, wanted);
    const best = found.reduce((most, { raw }) => Math.max(most, raw), 0);
    const most = found.reduce((sum, { complete }) => Math.max(sum, complete), 0);
    const ordered = sorted(found, best * LEAST, (position) => at(this.#index.data.entries, position));
    const ranked = ordered.map((one) => new RankedEntry(one, Math.round((one.raw / best) * Math.min(1, most) * 1e4) / 1e4));
    const uncovered = where !== null && exact.size === 0 && !isCovered(where, ordered.slice(0, 1), best) ? where.place.name : null;
    const { missed, leading, isAboutNothing } = this.#unmatched.of({
      query,
      question,
      concepts,
      found,
      ordered,
      best,
      hasId: exact.size > 0,
      where,
    });
    const unmatched = new Set([
      ...(uncovered === null ? [] : [uncovered]),
      ...(exact.size > 0 ? [] : lackedBy(query, question, concepts, ordered[0], (word) => this.#contains(ordered[0], word))),
      ...missed.map((word) => question.typedAs.get(word) ?? word).filter((typed) => !this.#index.data.byId.has(typed)),
    ]);
    return {
      found: isAboutNothing ? [] : ranked,
      unmatched: [...unmatched],
      uncovered,
      elsewhere: where === null || exact.size > 0 ? null : elsewhereOf(where, ordered, most),
      isOfRegions: where === null && exact.size === 0 && !isAboutNothing && areOfRegions(leading),
    };
  }

  #whereIs(place: RequestedPlace): Where {
    const words = wordsOf(place.name);
    return { place, words, isNamedAt: (position) => words.every((word) => this.#index.worthAt(position, word) !== null) };
  }

  #conceptsOf(question: Question): readonly Read[] {
    const read = question.concepts.map((concept) => ({ concept, ...this.#foundOf(concept) }));
    const isKnown = read.some(({ matches }) => matches.size > 0);
    const whole = isKnown || read.length > 1 ? read : read.map((one) => ({ ...one, matches: this.#matchesInPart(one.concept) }));
    const isOfMeasure = ({ concept }: Read): boolean => concept.words.every(isMeasure);
    const hasObject = whole.some((one) => one.matches.size > 0 && one.concept.subjects.length > 0 && !isOfMeasure(one));
    return whole
      .map((one) => (hasObject && isOfMeasure(one) ? weighing(one, one.weight * MEASURE_OF_AN_OBJECT) : one))
      .map((one) => (isBesideThePoint(one, whole) || this.#isPriceOfTraded(one, whole) ? { ...one, matches: NO_MATCHES } : one));
  }

  /** Returns whether a concept has only price indexes, and the question is about trade. `Imports of bicycles` is not about their price. */
  #isPriceOfTraded(one: Read, all: readonly Read[]): boolean {
    const trade = all.find((other) => other.matches.size > 0 && isOfTrade(other));
    if (trade === undefined || isOfTrade(one)) return false;
    const heads = [...one.matches].flatMap(([position, { head }]) => (head === null ? [] : (this.#index.entryAt(position).traits ?? [])));
    return heads.length > 0 && heads.every(({ measure }) => measure !== 'level') && !areReported(one.matches, trade.matches);
  }

  /** Returns the entries that match a question, with their scores. */
  #scored(
    question: Question,
    concepts: readonly Read[],
    where: Where | null,
    exact: ReadonlyMap<number, number>,
    wanted: (item: T) => boolean,
  ): readonly Scored<T>[] {
    const isMeasured = (position: number): boolean => isMeasuredAs(question.features, this.#index.entryAt(position).traits);
    const requested = concepts
      .filter(({ matches }) => matches.size > 0)
      .map(({ concept, weight, matches }) => ({
        words: concept.words,
        weight,
        matches,
        firstMeasured: firstMeasuredOf(matches, isMeasured),
      }));
    const titled = new Set(this.#index.data.byGist.get(question.gist));
    const positions =
      requested.length === 0 && where !== null
        ? Array(this.#index.size).keys()
        : unionOf([exact, ...requested.map(({ matches }) => matches)]);
    const tableWorth = asksRareMeasure(question.features) ? TABLE_FOR_A_RARE_MEASURE : TABLE_FOR_A_FIGURE;
    const asksMeasure = question.features.some(({ kind }) => kind === 'measure');
    const isFigure = question.namesTime || asksMeasure;
    const asTable = (isFigure ? tableWorth : 1) * (question.namesTime && asksMeasure ? TABLE_FOR_A_FIGURE : 1);
    const found: Scored<T>[] = [];
    for (const position of positions) {
      const entry = this.#index.entryAt(position);
      if (!wanted(entry.item)) continue;
      const asFigure = !entry.isTable ? 1 : question.asksTable ? TABLE_ASKED_FOR : asTable;
      const isOther = entry.traits?.isRate === true ? question.asksNumber : question.asksShare;
      const asNumber = isOther ? RATE_AS_NUMBER : 1;
      const asRelease = !entry.isRelease ? 1 : question.asksRelease ? RELEASE_ASKED_FOR : UNASKED_RELEASE;
      const fit =
        entry.traits === null
          ? asFigure * asRelease
          : featureFit(question.features, entry.traits) * asNumber * numberFit(question.numbered, entry.title);
      const asTitled = titled.has(position) && !isOther ? AS_TITLED : 1;
      const scored = scoreOf(
        position,
        entry,
        requested,
        where,
        exact.get(position) ?? null,
        fit * asTitled,
        question.asksRelease,
        isMeasured(position),
      );
      if (scored.raw > 0) found.push(scored);
    }
    return found;
  }

  /** Returns matches with names that contain the words and other words. For example, `brokers` matches mortgage brokers. */
  #matchesInPart({ words }: Concept): Matches {
    const matches = new Map<number, Match>();
    for (const subject of this.#index.subjectsWith(at(words, 0))) {
      if (!this.#index.isNamedWith(subject, words)) continue;
      for (const [position, { head, value }] of this.#index.matchesOfSubject(subject)) {
        if (head !== null) matches.set(position, better(matches.get(position), { value: value * PART_OF_A_NAME, words, head }));
      }
    }
    return matches;
  }

  placeIn(words: string): RequestedPlace | null {
    return readQuestion(words, this.#index.lexicon).place;
  }

  isPublished(number: string): boolean {
    return this.#index.data.publishedIn.has(publicationKey(number));
  }

  /** Returns true if an entry contains the word exactly as typed. */
  knows(word: string): boolean {
    const { lexicon } = this.#index;
    return lexicon.isNamed(word) || lexicon.isTitled(word) || lexicon.vocabulary.has(word);
  }

  called(id: string): readonly T[] {
    return (this.#index.data.byId.get(id.toLowerCase()) ?? []).map((position) => this.#index.entryAt(position).item);
  }

  #named(query: string): ReadonlyMap<number, number> {
    const byId = [...this.#withId(query)].map((position) => [position, 1] as const);
    return new Map([...byId, ...(this.#index.data.publishedIn.get(publicationKey(query)) ?? [])]);
  }

  #withId(query: string): ReadonlySet<number> {
    const typed = query.trim().toLowerCase();
    const words = typed.split(/[\s,;?!"'()]+/).filter((word) => word !== '');
    const isCalledSo = words.every((word) => word.length <= SHORT_ID || isStopWord(word));
    const ids = [typed, ...words.filter((word, i) => isCalledSo || word.length > SHORT_ID || words[i - 1] === 'table')];
    const named = new Set(ids.flatMap((id) => this.#index.data.byId.get(id.replace(/\.$/, '')) ?? []));
    // Finds a table by its number and words of its title, as in `G3 inflation expectations`.
    for (const short of words.filter((word) => word.length <= SHORT_ID && /\d/.test(word))) {
      const others = words.filter((word) => word !== short).flatMap(wordsOf);
      for (const position of this.#index.data.byId.get(short) ?? []) {
        const { isTable } = this.#index.entryAt(position);
        if (isTable && others.every((word) => this.#index.worthAt(position, word) === 1 || isStopWord(word))) named.add(position);
      }
    }
    return named;
  }

  /** Returns the matches of a concept. They are cached, because many questions have the same concepts. */
  #foundOf(concept: Concept): Found {
    const { words, subjects } = concept;
    const name = words.join(' ');
    const known = this.#found.get(name);
    if (known !== undefined && sameSubjects(known.subjects, subjects)) return known.found;
    const found = { weight: this.#weightOf(concept), matches: this.#matchesOf(concept) };
    this.#found.set(name, { subjects, found });
    return found;
  }

  /** Returns the weight of a concept. Rare words have more weight than common words, phrases have more, and proper names have the most. */
  #weightOf({ words, subjects }: Concept): number {
    if (subjects.length > 0 && subjects.every((subject) => this.#index.isProperName(subject))) return PROPER_NAME;
    // These words are rare in the texts, but they name no subject. For example, `employment level` is about employment.
    if (subjects.length === 0 && words.every((word) => COUNTING.has(word))) return LIGHTEST;
    const telling = words.filter((word) => !isStopWord(word)).map((word) => this.#index.rarity(word));
    const isKept = subjects.length > 0 || words.some((word) => this.#index.lexicon.isTitled(word) || this.#index.lexicon.isNamed(word));
    return Math.min(HEAVIEST_PHRASE, Math.max(LIGHTEST, sumOf(telling) * (isKept ? 1 : IN_TEXTS_ONLY)));
  }

  #matchesOf({ words, subjects }: Concept): Matches {
    const telling = words.filter((word) => !isStopWord(word));
    const matches = this.#index.matchesOfPhrase(telling.length === 0 ? words : telling);
    for (const subject of subjects) {
      for (const [position, match] of this.#index.matchesOfSubject(subject)) matches.set(position, better(matches.get(position), match));
    }
    return matches;
  }
}

/**
 * A result. Its matching words are found only when they are needed, because a query matches hundreds of entries and a page shows only a
 * few.
 */
class RankedEntry<T> implements Ranked<T> {
  readonly item: T;
  readonly score: number;
  readonly #matched: readonly Match[];

  constructor({ entry, matched }: Scored<T>, score: number) {
    this.item = entry.item;
    this.score = score;
    this.#matched = matched;
  }

  get why(): readonly string[] {
    return [...new Set(this.#matched.flatMap(({ words }) => words))].sort((a, b) => b.length - a.length);
  }
}

const weighing = ({ concept, matches }: Read, weight: number): Read => ({ concept, matches, weight });

const sameSubjects = (a: readonly SubjectNumber[], b: readonly SubjectNumber[]): boolean =>
  a.length === b.length && a.every((one, i) => one === b[i]);

/**
 * Returns true if a proper name can be ignored, because no result has both the name and the subject. For example, `gender pay gap at
 * westpac` is about the gap.
 */
function isBesideThePoint(one: Read, all: readonly Read[]): boolean {
  if (one.weight !== PROPER_NAME || one.matches.size === 0) return false;
  const subjects = all.filter((other) => other !== one && other.weight !== PROPER_NAME && other.concept.subjects.length > 0);
  return subjects.length > 0 && subjects.every(({ matches }) => !areReported(one.matches, matches));
}

const TRADE: ReadonlySet<string> = new Set(['export', 'import']);
const isOfTrade = ({ concept }: Read): boolean => concept.words.every((word) => TRADE.has(word));

/** Returns true if an entry matches both the name and the subject, either in its title or as a main result (head). */
const areReported = (names: Matches, subject: Matches): boolean =>
  [...subject].some(([position, match]) => {
    const named = names.get(position);
    return named !== undefined && [named, match].every(({ value, head }) => head !== null || value >= PART_OF_A_NAME);
  });

function unionOf(lists: readonly { keys(): IterableIterator<number> }[]): ReadonlySet<number> {
  const all = new Set<number>();
  for (const list of lists) for (const position of list.keys()) all.add(position);
  return all;
}
