/**
 * Finds parts of a question that the first result lacks, other than words of its subject: another place, an adjustment, a frequency,
 * a price basis, a share, or an amount per person.
 */
import { FREQUENCY } from '../../core/frequency.ts';
import type { Scored } from './entry.ts';
import { type Feature, lackedMeasure, type Traits } from './features.ts';
import type { Question } from './question.ts';
import type { Read } from './unmatched.ts';
import { namesakesOf } from './word-family.ts';
import { wordsOf } from './words.ts';

/**
 * Returns these parts as they were typed.
 * @param concepts the parts of the question with their matches
 * @param contains returns whether any text of the first result contains a word
 */
export function lackedBy<T>(
  query: string,
  question: Question,
  concepts: readonly Read[],
  first: Scored<T> | undefined,
  contains: (word: string) => boolean,
): readonly string[] {
  if (first === undefined) return [];
  const { traits } = first.entry;
  const features = traits === null ? [] : question.features.flatMap((one) => lackedFeature(one, traits, question, query) ?? []);
  // The description of a value for a week or month has this word, even if the value is published once a year.
  const lacked = features.filter((typed) => !contains(typed));
  const isOfPart = question.features.some((one) => one.kind === 'measure' && one.measures.some((measure) => PARTS.has(measure)));
  return [
    ...othersNotIn(question, first),
    ...lacked,
    ...[isOfPart ? null : lackedShare(question, query, first), lackedEach(query, concepts, first)].filter((typed) => typed !== null),
  ];
}

const PARTS: ReadonlySet<string> = new Set(['weight', 'contribution']);

/** Returns the towns and countries in the question that the first result does not cover. */
const othersNotIn = <T>({ place }: Question, { entry }: Scored<T>): readonly string[] =>
  (place?.others ?? []).map(({ name }) => name).filter((name) => entry.places?.has(name) !== true);

/** Matches `trend` if it means a direction and not an adjustment, as in `the trend in house prices`. */
const A_DIRECTION =
  /\b(?:the|an?|any|what|recent|long[- ]term|upwards?|downwards?) trends?\b|\btrends? (?:in|of|for|over|since|is|are|look)\b/i;

/** Returns the words for a property that a series lacks, or null. A change of a level can be calculated, so it is not missing. */
function lackedFeature(feature: Feature, own: Traits, { said }: Question, query: string): string | null {
  const typed = said.get(feature);
  if (feature.kind === 'measure') return lackedMeasure(feature, own);
  if (typed === undefined) return null;
  if (feature.kind === 'frequency')
    return feature.frequencies.every((one) => FREQUENCY[own.frequency].rank < FREQUENCY[one].rank) ? typed : null;
  if (feature.kind === 'basis') {
    const isOpposite = own.basis === null ? feature.basis === 'real' && own.isMoney : own.basis !== feature.basis;
    return isOpposite ? typed : null;
  }
  const isOther = own.adjustment !== 'not_applicable' && own.adjustment !== feature.adjustment;
  return isOther && !(feature.adjustment === 'trend' && A_DIRECTION.test(query)) ? typed : null;
}

/** Matches titles of values that are shares or can be read as shares. */
const A_SHARE = /\b(?:share|proportion|percentage|per ?cent|rates?|ratios?|fraction|gap|weights?|contributions?)\b/i;
const SHARE_OF = /\b(share|proportion|percentage|fraction|per ?cent) of\b/i;

/** Returns the word for a share if the first result is a series of amounts. Shares can be calculated from a table. */
function lackedShare<T>({ asksShare }: Question, query: string, { entry }: Scored<T>): string | null {
  if (!asksShare || entry.traits === null || entry.traits.isRate || A_SHARE.test(entry.title)) return null;
  return SHARE_OF.exec(query)?.[1]?.toLowerCase() ?? null;
}

/** Matches the unit of an amount for each person, household or hour. */
const EACH = /\bper (capita|head|person|worker|employee|household|dwelling|family|adult|child|resident|hour)s?\b/i;
/** Matches titles of values for one person or thing. */
const AN_AVERAGE = /\b(?:average|mean|median|typical|rates?|ratios?)\b/i;

/** Returns a word such as `capita` if the first result has only totals. */
function lackedEach<T>(query: string, concepts: readonly Read[], { entry, position }: Scored<T>): string | null {
  const [, noun] = EACH.exec(query) ?? [];
  if (noun === undefined) return null;
  const forms = wordsOf(noun).flatMap((word) => [word, ...namesakesOf(word)]);
  const isHead = concepts.some(
    ({ concept, matches }) => concept.words.some((word) => forms.includes(word)) && matches.get(position)?.head != null,
  );
  const text = entry.text();
  const isOfEach =
    isHead ||
    AN_AVERAGE.test(text) ||
    (noun === 'hour' && /\bhours?\b/i.test(text)) ||
    forms.some((form) => new RegExp(`\\bper (?:[a-z]+ ){0,2}${form}`, 'i').test(text));
  return isOfEach ? null : noun.toLowerCase();
}
