/**
 * Removes words about time from a question, such as dates, clauses, events and occasions. Each series has values for many times, so these
 * words do not help to find it.
 */
import { events } from '../../catalogue/subjects/events.ts';
import { listedWords } from '../../catalogue/subjects/search-words.ts';
import { at } from '../../core/assert.ts';
import { FOLDED_MONTHS, MONTHS } from '../../core/calendar/month-names.ts';
import { DAILY, type Feature, MONTHLY_OR_LONGER, QUARTERLY_OR_LONGER } from './features.ts';
import { placeOf } from './places.ts';
import { wordsOf } from './words.ts';

const MONTH_WORDS: ReadonlySet<string> = new Set([...MONTHS.map((name) => name.toLowerCase()), ...FOLDED_MONTHS, 'sept']);

/** The word `may`. It is a month only if it is next to a day or a year. Otherwise it is a verb. */
const MAY = 'may';

const YEAR = /^(?:fy)?(?:1[89]|20)\d\d$/;
const SHORT_YEAR = /^\d\d$/;
const QUARTER = /^q[1-4]$/;
const DAY = /^(?:[12]?\d|3[01])(?:st|nd|rd|th)?$/;

const PARTS_OF_DECADE: ReadonlySet<string> = new Set(['early', 'mid', 'late', 'later']);

/** Decades in words, as in `in the eighties`. Without `the`, such a word can be an age. */
const DECADES: ReadonlySet<string> = new Set(wordsOf('twenties thirties forties fifties sixties seventies eighties nineties noughties'));

/** Matches a clause that names a time, such as `, when the GST came in`. */
const CLAUSE_OF_TIME = /,\s*(?:just\s+)?(?:when|while|after|before|once)\b[^,;?!]*/gi;

/** Matches `when the GST was introduced`, but not `when did it begin`. */
const WHEN = /\bwhen\b(?!\s+(?:did|does|do|is|are|was|were|will|has|have)\b)/i;

const HAPPENED =
  /\b(?:introduced|abolished|announced|elected|came in|came into force|took office|began|started|hit|struck|broke out|ended)\b/gi;

/** Words for occasions that can name a time, as in `during Covid-19` and `since the global financial crisis`. */
const OCCASIONS: ReadonlySet<string> = new Set(listedWords('occasion'));

const BEFORE_OCCASIONS: ReadonlySet<string> = new Set(
  'in during through throughout since after before amid because due despite following prior'.split(' '),
);

/** The maximum number of words between a preposition and an occasion. */
const WORDS_BETWEEN = 3;

/** Removes an event that names a time, as in `inflation when the GST was introduced`. */
function withoutEvents(text: string): string {
  const clauses = text.split(/(?<=[,;?!])/).map((clause) => {
    const begin = clause.search(WHEN);
    const event = begin < 0 ? '' : clause.slice(begin);
    const happened = [...event.matchAll(HAPPENED)].at(-1);
    return happened === undefined ? clause : `${clause.slice(0, begin)} ${event.slice(happened.index + happened[0].length)}`;
  });
  return clauses.join('');
}

/** Removes all phrases that name a time, because they do not help to find a series. */
export const withoutWhen = (text: string): string =>
  withoutOccasions(withoutEvents(withoutNamedEvents(withoutDatedEvent(text.replace(CLAUSE_OF_TIME, ' ')))));

/** Words before the name of an event, as in `under the second Rudd government` and `while Rudd was prime minister`. */
const BEFORE_NAME =
  '(?:under|during|through(?:out)?|since|before|after|following|amid|prior to|when|while|whilst|with|(?:in|at|from) the (?:start|beginning|end|years|days|era|time) of) (?:the )?(?:(?:first|second|last|current|previous|former|early|late) )?';
/** Words after the name of an event that belong to it. */
const AFTER_NAME =
  "(?:(?:'s|’s)? (?:governments?|administrations?|years|era|term|prime ministership|premiership))?(?: (?:was|were|is|are|being))?(?: (?:the )?(?:prime minister|pm|treasurer|in (?:office|power|charge|government)|elected|won(?: the election| office| power)?|(?:came|come|got) (?:in|into|to) (?:office|power)|took (?:office|over|power)|lost(?: the election| office| power)?))?";

let namedEvents: RegExp | null = null;

/** Removes events that a question names as a time, such as a government or a pandemic. */
function withoutNamedEvents(text: string): string {
  const typed = text.toLowerCase();
  // Most questions name no event, and the pattern takes long to compile.
  if (!events().some(({ names }) => names.some((name) => typed.includes(name)))) return text;
  namedEvents ??= readNamedEvents();
  return text.replace(namedEvents, ' ');
}

function readNamedEvents(): RegExp {
  const names = events()
    .flatMap((event) => event.names)
    .toSorted((a, b) => b.length - a.length);
  const named = `(?:${names.join('|')})`;
  return new RegExp(
    `\\bin the ${named}(?:'s|’s)? (?:years|era|days)\\b|\\b(?:the )?(?:effects?|impacts?|aftermath) of (?:the )?${named}\\b(?: on)?|\\b${BEFORE_NAME}${named}\\b${AFTER_NAME}`,
    'gi',
  );
}

const BEFORE_EVENT =
  /\b(?:before|prior to|since|leading up to|on the eve of)\s(?:the )?(?:(?:start|introduction|beginning) of (?:the )?)?/i;

/** Returns an event that a question names after `before` or `since`, with its position in the text. Returns null if it names no event. */
export function datedEventIn(text: string): { readonly from: number; readonly to: number; readonly start: string } | null {
  const before = BEFORE_EVENT.exec(text);
  if (before === null) return null;
  const named = before.index + before[0].length;
  const rest = text.slice(named).toLowerCase();
  for (const { names, start } of events()) {
    if (start === null) continue;
    const name = names.find((one) => rest.startsWith(one) && !/^[a-z]/.test(rest.slice(one.length)));
    if (name !== undefined) return { from: before.index, to: named + name.length, start };
  }
  return null;
}

function withoutDatedEvent(text: string): string {
  const event = datedEventIn(text);
  return event === null ? text : `${text.slice(0, event.from)} ${text.slice(event.to)}`;
}

function withoutOccasions(text: string): string {
  const words = text.split(' ');
  const bare = words.map((word) => word.toLowerCase().replace(/[^a-z]/g, ''));
  const gone = new Set<number>();
  for (const [i, word] of bare.entries()) {
    if (!OCCASIONS.has(word)) continue;
    const from = bare.findLastIndex((one, j) => j < i && BEFORE_OCCASIONS.has(one));
    if (from < 0 || i - from > WORDS_BETWEEN + 1) continue;
    // In `in Western Australia slump`, the words name a place.
    if (placeOf(bare.slice(from + 1, i).join(' ')) !== null) continue;
    // A storm has a name, as in `after Cyclone Alfred`.
    const isNamed = words.slice(i + 1, i + 2).some((next) => /^\p{Lu}/u.test(next)) && placeOf(bare.slice(i + 1, i + 2).join()) === null;
    for (let j = from; j <= i + Number(isNamed); j += 1) gone.add(j);
  }
  return gone.size === 0 ? text : words.filter((_, i) => !gone.has(i)).join(' ');
}

const ISO = /\b(\d{4})-(0[1-9]|1[0-2])(?:-([0-2]\d|3[01]))?\b(?!-)/g;
const WITH_SLASHES = /\b([0-2]?\d|3[01])\/(0?[1-9]|1[0-2])\/(\d{4})\b/g;

/** Replaces `2024-02-15` and `15/02/2024` with `15 February 2024`. Otherwise the numbers could be read as ages or sizes. */
export const daysInWords = (text: string): string =>
  text
    .replace(WITH_SLASHES, (_, day: string, month: string, year: string) => `${Number(day)} ${at(MONTHS, Number(month) - 1)} ${year}`)
    .replace(ISO, (_, year: string, month: string, day?: string) =>
      [...(day === undefined ? [] : [Number(day)]), at(MONTHS, Number(month) - 1), year].join(' '),
    );

/**
 * Returns true if the words compare two years, as in `more in June 2026 than in June 2021`. Such a question does not request an annual
 * change.
 */
function comparesYears(words: readonly string[]): boolean {
  const than = words.indexOf('than');
  const yearsOf = (part: readonly string[]): readonly number[] =>
    part.filter((word) => /^\d{4}$/.test(word) && YEAR.test(word)).map(Number);
  const [one, other] = [yearsOf(words.slice(0, than)).at(-1), yearsOf(words.slice(than))[0]];
  return than >= 0 && one !== undefined && other !== undefined && Math.abs(one - other) > 1;
}

/** Returns true if the words name a time span, as in `between June 2016 and June 2026` or `from 2016 to 2026`. */
export function spansTime(words: readonly string[]): boolean {
  if (comparesYears(words)) return true;
  let next = 0;
  for (const isStep of [
    (word: string) => word === 'between' || word === 'from',
    (word: string) => YEAR.test(word),
    (word: string) => word === 'and' || word === 'to' || word === 'until',
    (word: string) => YEAR.test(word),
  ]) {
    const at = words.findIndex((word, i) => i >= next && isStep(word));
    if (at === -1) return false;
    next = at + 1;
  }
  return true;
}

/** Removes dates. `finest` is the frequency that the most exact date in the question requests. */
export function withoutTimes(words: readonly string[]): { readonly typed: readonly string[]; readonly finest: Feature | null } {
  const isYear = (word: string | undefined): boolean => word !== undefined && YEAR.test(word);
  const isQuarterName = (word: string | undefined): boolean => word !== undefined && QUARTER.test(word);
  const isDay = (word: string | undefined): boolean => word !== undefined && DAY.test(word);
  const isMonth = (i: number): boolean => {
    const word = words[i];
    if (word === MAY) return isYear(words[i + 1]) || isDay(words[i - 1]) || isDay(words[i + 1]);
    return word !== undefined && MONTH_WORDS.has(word);
  };
  const isDayOfMonth = (i: number): boolean => isDay(words[i]) && (isMonth(i - 1) || isMonth(i + 1));
  const typed = words.filter((word, i) => {
    if (YEAR.test(word) || QUARTER.test(word) || isMonth(i)) return false;
    // In `the June quarter`, `quarter` is part of a date. In `in the quarter`, it means a change over a quarter.
    if (word === 'quarter' && words[i - 1] !== MAY && isMonth(i - 1)) return false;
    if (SHORT_YEAR.test(word) && isYear(words[i - 1])) return false;
    if (DECADES.has(word) && words[i - 1] === 'the') return false;
    if (PARTS_OF_DECADE.has(word) && isYear(words[i + 1])) return false;
    return !isDayOfMonth(i);
  });
  const isAnywhere = (test: (i: number) => boolean): boolean => words.some((_, i) => test(i));
  // Matches `December quarter 2025`, `the quarter to June 2024` and `2025-Q4`, but not `over the quarter`.
  const isQuarter = (i: number): boolean => isQuarterName(words[i]) || (words[i] === 'quarter' && (isMonth(i - 1) || isMonth(i + 2)));
  const finest = isAnywhere(isDayOfMonth) ? DAILY : isAnywhere(isQuarter) ? QUARTERLY_OR_LONGER : MONTHLY_OR_LONGER;
  return { typed, finest: finest === MONTHLY_OR_LONGER && !isAnywhere(isMonth) ? null : finest };
}

/** Matches `2022-23`, `2022/23` and `FY2022-23`. */
const FINANCIAL_YEAR = /\b(?:fy ?)?((?:19|20)\d\d)[-–/](\d\d)(?![\d-])/gi;
/** Matches the words for a financial year. `financial` is then not a subject. */
export const A_FINANCIAL_YEAR = /\b(?:(?:last|previous|past|latest|this|current) )?(?:financial|fiscal) years?\b/gi;
export const LAST_FINANCIAL_YEAR = /\b(?:last|previous|past|latest) (?:financial|fiscal|tax) year\b/i;
/** `2009-10` can also be a month. */
const LAST_MONTH = 12;

/** Returns the year in which a financial year ends, such as 2023 for `2022-23`. Returns null if the text has none. */
export function financialYearIn(text: string): number | null {
  for (const [, first = '', last = ''] of text.matchAll(FINANCIAL_YEAR))
    if (Number(last) > LAST_MONTH && (Number(first) + 1) % 100 === Number(last)) return Number(first) + 1;
  return null;
}

export const namesFinancialYear = (text: string): boolean =>
  financialYearIn(text) !== null || /\b(?:financial|fiscal|tax) years?\b/i.test(text);
