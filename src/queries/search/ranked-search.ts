/**
 * Ranked search over a small catalogue: by the subjects that a question names, its other words, its place, and how it wants a figure
 * measured. What a subject is mostly taken for leads; what an entry says of itself that nobody requested puts it further back.
 */
import { at } from '../../core/assert.ts';
import type { Match, Matches, Ranking, Scored, SeriesTraits, Where } from './entry.ts';
import { asksRareMeasure, featureFit, isMeasuredAs } from './features.ts';
import { type Question, readQuestion, withSaAsAdjusted } from './question.ts';
import type { Concept } from './question-names.ts';
import { better, publicationKey, type RankedIndex, sumOf } from './ranked-index.ts';
import { firstMeasuredOf, scoreOf } from './scoring.ts';
import { areOfRegions, elsewhereOf, isCovered, isTold, NEARLY } from './told.ts';
import { relativesOf } from './word-family.ts';
import { isStopWord, wordsOf } from './words.ts';

/** A part of a name counts for less than the whole. */
const PART_OF_A_NAME = 0.6;
const NO_MATCHES: Matches = new Map();
/** What scores less than this against the best answer answers something else. */
const LEAST = 0.12;
/** Who has less than this of the request answers a part of it, and the other subject is named: `wine exports`. */
const MOST_OF_IT = 0.7;
/** Words that are said of many subjects, and are about none by themselves. */
const GENERAL: ReadonlySet<string> = new Set(
  wordsOf(
    'rate price cost number total average mean median level ratio index amount size value volume service product payment list register kind type change growth report',
  ),
);
/** General words that say no more than that there is a figure. */
const COUNTING: ReadonlySet<string> = new Set(wordsOf('number total level amount size value volume kind type list report'));
/** Words that say which of several is meant, or of what kind; a subject that is found without them is still found. */
const QUALIFYING: ReadonlySet<string> = new Set(
  wordsOf(
    'new regional local main official next cup different various additional previous typical general common key detailed making having doing state person money',
  ),
);
/** A table, where a time or a measure is named. */
const TABLE_FOR_A_FIGURE = 0.8;
/** A table, where a contribution or a weight is requested. */
const TABLE_FOR_A_RARE_MEASURE = 0.5;
/** A publication, where it was queried when something comes out. */
const RELEASE_ASKED_FOR = 3;
/** A rate, where it was queried how many, and a number, where it was queried what share. */
const RATE_AS_NUMBER = 0.7;
/** What has the title that was typed, in whatever order, where that is longer than what many are called; a short title of a table is the name of its subject. */
const AS_TITLED = 1.4;
/** An id as short as `F6` is meant where nothing but short words, as of an agency, and words such as `table` are next to it. */
const SHORT_ID = 4;
const LIGHTEST = 0.2;
const HEAVIEST_PHRASE = 1.4;
const PROPER_NAME = 2;
/** A word of descriptions alone, which no title and no name has, against one of those. */
const IN_TEXTS_ONLY = 0.6;

export class RankedSearch<T> {
  readonly #index: RankedIndex<T>;

  constructor(index: RankedIndex<T>) {
    this.#index = index;
  }

  /** The entries that a query matches, best first, of those that are wanted. */
  search(query: string, wanted: (item: T) => boolean = () => true): Ranking<T> {
    const question = readQuestion(query, this.#index.lexicon);
    const ranking = this.#answer(query, question, wanted);
    if (!question.isPlaceOrAdjusted || this.#named(query).size > 0) return ranking;
    const adjusted = withSaAsAdjusted(query);
    return this.#ofBoth(ranking, this.#answer(adjusted, readQuestion(adjusted, this.#index.lexicon), wanted));
  }

  /**
   * `unemployment sa`: South Australia first where a series of the state is as good an answer, else what is seasonally adjusted of the
   * nation; and the other reading behind it. Nothing else is, where the nation has no series so adjusted.
   */
  #ofBoth(ofState: Ranking<T>, adjusted: Ranking<T>): Ranking<T> {
    const [state, nation] = [ofState.found[0], adjusted.found[0]];
    const ofNation = nation === undefined ? null : this.#traitsOf(nation.item);
    if (nation === undefined || ofNation === null || ofNation.covers !== null || ofNation.adjustment !== 'seasonally_adjusted')
      return ofState;
    if (state === undefined) return adjusted;
    const covers = this.#traitsOf(state.item)?.covers ?? null;
    const isOfState = ofState.uncovered === null && covers !== null && covers.capital === null;
    const [leads, second] = isOfState ? ([ofState, nation] as const) : ([adjusted, state] as const);
    const [first, ...others] = leads.found;
    if (first === undefined || first.item === second.item) return leads;
    return { ...leads, found: [first, { ...second, score: first.score }, ...others.filter(({ item }) => item !== second.item)] };
  }

  #traitsOf(item: T): SeriesTraits | null {
    return this.#index.byItem.get(item)?.traits ?? null;
  }

  #answer(query: string, question: Question, wanted: (item: T) => boolean): Ranking<T> {
    const where: Where | null = question.place === null ? null : { place: question.place, words: wordsOf(question.place.name) };
    const read = question.concepts.map((concept) => ({ concept, weight: this.#weightOf(concept), matches: this.#matchesOf(concept) }));
    const isKnown = read.some(({ matches }) => matches.size > 0);
    const whole = isKnown || read.length > 1 ? read : read.map((one) => ({ ...one, matches: this.#matchesInPart(one.concept) }));
    const concepts = whole.map((one) => (isBesideThePoint(one, whole) ? { ...one, matches: NO_MATCHES } : one));
    const isMeasured = (position: number): boolean => isMeasuredAs(question.features, at(this.#index.entries, position).traits);
    const asked = concepts
      .filter(({ matches }) => matches.size > 0)
      .map(({ weight, matches }) => ({ weight, matches, firstMeasured: firstMeasuredOf(matches, isMeasured) }));
    const exact = this.#named(query);
    const titled = new Set(this.#index.byGist.get(question.gist));
    const positions =
      asked.length === 0 && where !== null ? this.#index.entries.keys() : unionOf([exact, ...asked.map(({ matches }) => matches)]);
    const tableWorth = asksRareMeasure(question.features) ? TABLE_FOR_A_RARE_MEASURE : TABLE_FOR_A_FIGURE;
    const asksMeasure = question.features.some(({ kind }) => kind === 'measure');
    const found: Scored<T>[] = [];
    for (const position of positions) {
      const entry = at(this.#index.entries, position);
      if (!wanted(entry.item)) continue;
      const asFigure = (question.namesTime || asksMeasure) && entry.isTable ? tableWorth : 1;
      const isOther = entry.traits?.isRate === true ? question.asksNumber : question.asksShare;
      const asNumber = isOther ? RATE_AS_NUMBER : 1;
      const asRelease = question.asksRelease && entry.isRelease ? RELEASE_ASKED_FOR : 1;
      const fit = entry.traits === null ? asFigure * asRelease : featureFit(question.features, entry.traits) * asNumber;
      const asTitled = titled.has(position) && !isOther ? AS_TITLED : 1;
      const scored = scoreOf(
        position,
        entry,
        asked,
        where,
        exact.get(position) ?? null,
        fit * asTitled,
        question.asksRelease,
        isMeasured(position),
      );
      if (scored.raw > 0) found.push(scored);
    }
    const best = found.reduce((most, { raw }) => Math.max(most, raw), 0);
    const most = found.reduce((sum, { complete }) => Math.max(sum, complete), 0);
    const ordered = found
      .filter(({ raw }) => raw >= best * LEAST)
      .sort((a, b) => b.raw - a.raw || a.entry.title.length - b.entry.title.length);
    const ranked = ordered.map(({ entry, raw, matched }) => ({
      item: entry.item,
      score: Math.round((raw / best) * Math.min(1, most) * 1e4) / 1e4,
      why: [...new Set(matched.flatMap(({ words }) => words))].sort((a, b) => b.length - a.length),
    }));
    const uncovered = where !== null && exact.size === 0 && !isCovered(where, found, best) ? where.place.name : null;
    const isInPart = found.every(({ raw, complete }) => raw < best * NEARLY || complete < MOST_OF_IT);
    const isLost = ({ concept, weight, matches }: (typeof concepts)[number]): boolean =>
      matches.size === 0 ||
      (exact.size === 0 && (weight === PROPER_NAME || concept.subjects.length === 0 || isInPart) && !isTold(matches, found, best));
    const [lost, told] = [concepts.filter(isLost), concepts.filter((one) => !isLost(one))];
    const leading = found.filter(({ raw }) => raw >= best * NEARLY);
    const subjectsTold = told.flatMap(({ concept }) => concept.subjects);
    const isSaidOfTold = (word: string): boolean => {
      const named = this.#index.namedWith.get(word);
      return named !== undefined && subjectsTold.some((subject) => named.has(subject));
    };
    const isAside = (word: string): boolean =>
      told.length > 0 &&
      (GENERAL.has(word) ||
        QUALIFYING.has(word) ||
        isSaidOfTold(word) ||
        leading.some(({ entry }) => entry.source === word) ||
        [word, ...relativesOf(word)].some((one) => leading.some(({ entry }) => entry.worth.has(one))));
    const missed = [...question.unknown, ...lost.flatMap(({ concept }) => concept.words)].filter(
      (word) => !/^\d+$/.test(word) && !isAside(word),
    );
    const unmatched = new Set([
      ...(uncovered === null ? [] : [uncovered]),
      ...missed.map((word) => question.typedAs.get(word) ?? word).filter((typed) => !this.#index.byId.has(typed)),
    ]);
    // `fertility rate` is no question about rates, nor `zeppelins in perth` one about Perth.
    const isAboutNothing =
      exact.size === 0 &&
      question.unknown.length + lost.filter(({ concept }) => concept.subjects.every(({ heads }) => heads.length === 0)).length > 0 &&
      (told.length > 0 || where !== null) &&
      told.every(({ concept }) => concept.words.every((word) => GENERAL.has(word)));
    return {
      found: isAboutNothing ? [] : ranked,
      unmatched: [...unmatched],
      uncovered,
      elsewhere: where === null || exact.size > 0 ? null : elsewhereOf(where, ordered, most),
      isOfRegions: where === null && exact.size === 0 && !isAboutNothing && areOfRegions(leading),
    };
  }

  /** What is called by names that have the words besides others: `brokers` are mortgage brokers. */
  #matchesInPart({ words }: Concept): Matches {
    const matches = new Map<number, Match>();
    for (const [subject, names] of this.#index.namedWith.get(at(words, 0)) ?? []) {
      if (!names.some((name) => words.every((word) => name.includes(word)))) continue;
      for (const [position, { head, value }] of this.#index.ofSubject.get(subject) ?? []) {
        if (head !== null) matches.set(position, better(matches.get(position), { value: value * PART_OF_A_NAME, words, head }));
      }
    }
    return matches;
  }

  /** Whether something here is of the publication with a number. */
  isPublished(number: string): boolean {
    return this.#index.publishedIn.has(publicationKey(number));
  }

  /** Whether anything here has a word, as it was typed. */
  knows(word: string): boolean {
    const { vocabulary, named, titled } = this.#index.lexicon;
    return named.has(word) || titled.has(word) || vocabulary.has(word);
  }

  /** The items that have an id, whatever its case. */
  called(id: string): readonly T[] {
    return (this.#index.byId.get(id.toLowerCase()) ?? []).map((position) => at(this.#index.entries, position).item);
  }

  /** Entries whose id was typed, or the number or the title of a publication that they are in, and how exactly they are what was typed. */
  #named(query: string): ReadonlyMap<number, number> {
    const byId = [...this.#withId(query)].map((position) => [position, 1] as const);
    return new Map([...byId, ...(this.#index.publishedIn.get(publicationKey(query)) ?? [])]);
  }

  /** Entries whose id was typed. */
  #withId(query: string): ReadonlySet<number> {
    const typed = query.trim().toLowerCase();
    const words = typed.split(/[\s,;?!"'()]+/).filter((word) => word !== '');
    const isCalledSo = words.every((word) => word.length <= SHORT_ID || isStopWord(word));
    const ids = [typed, ...words.filter((word, i) => isCalledSo || word.length > SHORT_ID || words[i - 1] === 'table')];
    const named = new Set(ids.flatMap((id) => this.#index.byId.get(id.replace(/\.$/, '')) ?? []));
    // `G3 inflation expectations`: a table by its number and its title.
    for (const short of words.filter((word) => word.length <= SHORT_ID && /\d/.test(word))) {
      const others = words.filter((word) => word !== short).flatMap(wordsOf);
      for (const position of this.#index.byId.get(short) ?? []) {
        const { isTable, worth } = at(this.#index.entries, position);
        if (isTable && others.every((word) => worth.get(word) === 1 || isStopWord(word))) named.add(position);
      }
    }
    return named;
  }

  /** How much a concept reports: a word of a few entries more than one of many, a phrase more than a word, the name of somebody most. */
  #weightOf({ words, subjects }: Concept): number {
    if (subjects.length > 0 && subjects.every(({ heads }) => heads.length === 0)) return PROPER_NAME;
    // Such a word is rare in texts by chance: `employment level` requests employment.
    if (subjects.length === 0 && words.every((word) => COUNTING.has(word))) return LIGHTEST;
    const telling = words.filter((word) => !isStopWord(word)).map((word) => this.#index.rarity(word));
    const isKept = subjects.length > 0 || words.some((word) => this.#index.lexicon.titled.has(word) || this.#index.lexicon.named.has(word));
    return Math.min(HEAVIEST_PHRASE, Math.max(LIGHTEST, sumOf(telling) * (isKept ? 1 : IN_TEXTS_ONLY)));
  }

  #matchesOf({ words, subjects }: Concept): Matches {
    const telling = words.filter((word) => !isStopWord(word));
    const matches = this.#index.matchesOfPhrase(telling.length === 0 ? words : telling);
    for (const subject of subjects) {
      for (const [position, match] of this.#index.ofSubject.get(subject) ?? []) matches.set(position, better(matches.get(position), match));
    }
    return matches;
  }
}

/** A concept of a question, how much it reports, and what has it. */
interface Read {
  readonly concept: Concept;
  readonly weight: number;
  readonly matches: Matches;
}

/** Whether it is a name of somebody of whom nothing is known that is requested: `gender pay gap at westpac` is about the gap. */
function isBesideThePoint(one: Read, all: readonly Read[]): boolean {
  if (one.weight !== PROPER_NAME || one.matches.size === 0) return false;
  const subjects = all.filter((other) => other !== one && other.weight !== PROPER_NAME && other.concept.subjects.length > 0);
  return subjects.length > 0 && subjects.every(({ matches }) => !areTold(one.matches, matches));
}

/** Whether any entry has both, in its title or as what it is known for. */
const areTold = (names: Matches, subject: Matches): boolean =>
  [...subject].some(([position, match]) => {
    const named = names.get(position);
    return named !== undefined && [named, match].every(({ value, head }) => head !== null || value >= PART_OF_A_NAME);
  });

/** The positions that any of several lists has. */
function unionOf(lists: readonly { keys(): IterableIterator<number> }[]): ReadonlySet<number> {
  const all = new Set<number>();
  for (const list of lists) for (const position of list.keys()) all.add(position);
  return all;
}
