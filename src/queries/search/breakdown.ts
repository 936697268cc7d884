/** Answers questions about each member of a group, such as `which state has the highest rent` and `deposits by bank`. */
import type { Dataset } from '../../core/define-dataset.ts';
import { described, type Findable } from './catalogue-entries.ts';
import type { Ranking, SeriesTraits } from './entry.ts';

/** The series of all members, which are the first results. `order` is set if the question requests the highest or lowest value. */
export interface Members {
  readonly count: number;
  readonly order: 'highest' | 'lowest' | null;
}

interface BrokenDown extends Ranking<Findable> {
  readonly members?: Members;
}

interface Group {
  readonly noun: string;
  /** Returns whether a series is for a member. Absent for groups whose members are not places. */
  readonly isMember?: (covers: NonNullable<SeriesTraits['covers']>) => boolean;
  /** Matches the names of dimensions and columns with the members. */
  readonly dimension: RegExp;
}

const GROUPS: readonly Group[] = [
  {
    noun: 'states?(?: (?:and|or) territor(?:y|ies))?(?! (?:final|product|accounts|of|government))',
    isMember: ({ states, capital }) => states.size === 1 && capital === null,
    dimension: /^(?:state|region|state_territory)$/,
  },
  {
    noun: '(?:capital )?cit(?:y|ies)|capitals?(?! (?:expenditure|gains?|stock|goods|works))',
    isMember: ({ capital }) => capital !== null,
    dimension: /^(?:region|city|capital)$/,
  },
  { noun: 'industr(?:y|ies)', dimension: /^industry/ },
  { noun: 'banks?', dimension: /^(?:bank|institution)$/ },
  { noun: 'countr(?:y|ies)', dimension: /^country/ },
];

const MOST = 'highest|most|biggest|largest|fastest|strongest|greatest|top|dearest|cheapest|most expensive';
const LEAST = 'lowest|least|fewest|smallest|slowest|weakest|bottom';
const SUPERLATIVE = new RegExp(
  `\\b(?:the )?(?:highest|most|biggest|largest|fastest|strongest|greatest|top|${LEAST}|best|worst)\\b(?! (?:recent|expensive|of))`,
  'gi',
);
const HIGHEST = new RegExp(`\\b(?:${MOST})\\b(?! recent)`, 'i');
const LOWEST = new RegExp(`\\b(?:${LEAST}|cheapest)\\b`, 'i');
const EACH =
  'which|what|by|per|(?:in |for )?(?:each|every|all)|across|between|among|rank(?:ed|ing)?(?: of)?|compar(?:e|ing)|where by|state by';
const patternOf = ({ noun }: Group): RegExp =>
  new RegExp(
    `\\b(?:(?:${EACH})(?: (?:the|all|eight|main|different|australian|other))* (${noun})|(?:${MOST}|${LEAST}) (${noun})|(${noun}) (?=with the|has the|have the|ranked))\\b`,
    'i',
  );
const PATTERNS = GROUPS.map((group) => ({ group, pattern: patternOf(group) }));

/** Matches superlatives of prices, as in `cheapest city for rent`. */
const A_PRICE = /\b(?:cheapest|dearest|most expensive)\b/i;

/** Matches a change. The latest values of levels have another order than their changes. */
const CHANGES = /\b(?:gr[eo]w|rise|rising|rose\b|increas|fall|fell|gain|los[est]|shed|chang|fastest|slowest)/i;

/** The minimum score of an indicator that compares the members itself. */
const WHOLE_QUESTION = 0.95;
/** The minimum score of the members, as a share of the score of the best result for the subject. */
const AS_GOOD = 0.85;
/** The minimum score of a result whose table has the members. */
const OF_THE_SUBJECT = 0.5;
/** The minimum number of members with a series. */
const SEVERAL = 4;

type Search = (words: string, isWanted: (item: Findable) => boolean) => Ranking<Findable>;

/**
 * Puts the series of all members first, or a table with them. Without both, the word for the group is unmatched. Makes no change if
 * the question names no group, or if an indicator compares its members.
 * @param whole the results for the question
 */
export function byMember(words: string, whole: Ranking<Findable>, search: Search, isWanted: (item: Findable) => boolean): BrokenDown {
  const named = PATTERNS.flatMap(({ group, pattern }) => {
    const match = pattern.exec(words);
    return match === null ? [] : [{ group, phrase: match[0], noun: String(match[1] ?? match[2] ?? match[3]) }];
  })[0];
  const [first] = whole.found;
  if (named === undefined || first === undefined || (first.item.kind === 'signal' && first.score >= WHOLE_QUESTION)) return whole;
  const [price] = A_PRICE.exec(named.phrase) ?? [' '];
  const rest = words.replace(named.phrase, ` ${price} `).replace(SUPERLATIVE, ' ');
  const subject = search(rest, isWanted);
  const [best] = subject.found;
  if (best === undefined) return whole;
  const { group, noun } = named;
  const members = group.isMember === undefined ? null : membersOf(rest, group.isMember, subject, search, isWanted);
  if (members !== null) {
    const items = members.found.map(({ item }) => item);
    const others = [...whole.found, ...subject.found].filter(({ item }, i, all) => all.findIndex((one) => one.item === item) === i);
    const measure = items.map((item) => described(item).traits?.measure)[0];
    const isOfLevels = CHANGES.test(words) && (measure === 'level' || measure === 'index');
    const order = isOfLevels ? null : LOWEST.test(words) ? 'lowest' : HIGHEST.test(words) ? 'highest' : null;
    return {
      ...subject,
      found: [...members.found, ...others.filter(({ item }) => !items.includes(item))],
      unmatched: members.unmatched,
      isOfRegions: false,
      members: { count: items.length, order },
    };
  }
  if (first.item.kind === 'dataset') return whole;
  const table = tableWith(group, [...whole.found, ...subject.found], isWanted);
  if (table === null) return { ...whole, unmatched: [...new Set([...whole.unmatched, noun.toLowerCase()])] };
  return {
    ...whole,
    found: [
      { item: table, score: first.score, why: first.why },
      ...whole.found.filter(({ item }) => item.kind !== 'dataset' || table.kind !== 'dataset' || item.dataset !== table.dataset),
    ],
  };
}

/** Returns one series for each member, with the same title. Returns null if they match the subject less well than other results. */
function membersOf(
  rest: string,
  isMember: NonNullable<Group['isMember']>,
  subject: Ranking<Findable>,
  search: Search,
  isWanted: (item: Findable) => boolean,
): Ranking<Findable> | null {
  const ofMembers = search(rest, (item) => {
    const covers = described(item).traits?.covers ?? null;
    return isWanted(item) && covers !== null && isMember(covers);
  });
  const [[first], [best]] = [ofMembers.found, subject.found];
  if (first === undefined || (best !== undefined && first.score < best.score * AS_GOOD)) return null;
  if (ofMembers.unmatched.some((word) => !subject.unmatched.includes(word))) return null;
  const { title } = described(first.item);
  const placeOf = (item: Findable): string => (item.kind === 'series' ? item.series.place : '');
  const titled = ofMembers.found.filter(({ item }) => described(item).title === title);
  const found = titled.filter(({ item }, i) => titled.findIndex((one) => placeOf(one.item) === placeOf(item)) === i);
  return found.length < SEVERAL ? null : { ...ofMembers, found: found.map(({ item, why }) => ({ item, why, score: first.score })) };
}

const hasMembers = (dataset: Dataset, { dimension }: Group): boolean =>
  (dataset.kind === 'time_series' ? dataset.dimensions : dataset.columns).some(({ name }) => dimension.test(name));

/** Returns the first table with the members. It is a result, or else the table of a result. */
function tableWith(group: Group, found: Ranking<Findable>['found'], isWanted: (item: Findable) => boolean): Findable | null {
  const near = found.filter(({ score }) => score >= OF_THE_SUBJECT).map(({ item }) => item);
  const tables = near.flatMap((item) => (item.kind === 'dataset' ? [item.dataset] : []));
  const ofSeries = near.flatMap((item) => (item.kind === 'series' ? [item.series.dataset] : []));
  const dataset = [...tables, ...ofSeries].find((one) => hasMembers(one, group) && isWanted({ kind: 'dataset', dataset: one }));
  return dataset === undefined ? null : { kind: 'dataset', dataset };
}
