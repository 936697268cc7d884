/** Finds statements about values in a text. */
import { at } from '../../../core/assert.ts';
import { firstDay, type Period, periodOfDay } from '../../../core/period.ts';
import { deniedIn, issueIn, type Move, moveIn, type NamedSpan, SPAN_WORDS, spanIn, timesOfValues } from './claim-context.ts';
import { type NamedNumber, numbersIn } from './claim-numbers.ts';
import { type NamedTime, type Span, timesIn } from './claim-times.ts';

export interface Claim {
  readonly number: NamedNumber;
  /** The value with its sign, such as −0.3 for a fall of 0.3. */
  readonly value: number;
  /** `change`: the text states a change, as in `rose 0.2`. `level`: it states a level, as in `rose to 4.2`. */
  readonly form: 'level' | 'change';
  /** The words to search for. They exclude values and periods. */
  readonly words: string;
  readonly period: Period | null;
  readonly year: NamedTime['year'];
  /** If the text names a month or quarter without its year, and this year's has not ended: last year's. Otherwise null. */
  readonly lastEnded: Period | null;
  /** The number of periods from the value's period to the stated period. In `from 4.1 to 4.2`, it is 1 for the value 4.1. */
  readonly back: number;
  readonly isAnnual: boolean;
  /** True if the text states a forecast and not an outcome. */
  readonly isForecast: boolean;
  /** The month of the issue of a forecast. Null if the text does not name it. */
  readonly issue: Period | null;
  /** True if the text denies the figure, as in `was not 4.4 per cent`. */
  readonly isDenied: boolean;
  readonly span: NamedSpan | null;
  /** True if a word such as `jobs` follows the number. */
  readonly isCounted: boolean;
  /** The direction in which the value moved to its level, as in `fell to 4.4 per cent`. Null if the text states none. */
  readonly move: Move | null;
}

const RISE =
  /\b(?:rose|rises?|risen|rising|increas(?:e|es|ed|ing)|grew|grows?|grown|growth|gain(?:s|ed)?|jump(?:s|ed)?|surged?|climb(?:s|ed)?|added|adds?|up|higher|hike|hiked|lift(?:s|ed)?|rais(?:e|es|ed)|expanded|widened)\b/i;
const FALL =
  /\b(?:fell|falls?|fallen|falling|drop(?:s|ped)?|declin(?:e|es|ed)|decreas(?:e|es|ed)|shed|lost|down|contract(?:s|ed)?|shrank|cuts?|lower(?:ed)?|slump(?:s|ed)?|plunged?|dipped|eased|reduc(?:e|es|ed)|narrowed)\b/i;
const MOVES =
  /\b(?:rose|risen|rising|increased|grew|jumped|surged|climbed|fell|fallen|falling|dropped|declined|decreased|cuts?|lowered|slumped|plunged|dipped|eased|raised|lifted|hiked|left|kept|keeps?|leaves?|maintained|remained|remains?|stayed|paused|on hold)\b/gi;
const LEVELS: ReadonlySet<string> = new Set('to at was is were are just stood reached hit now'.split(' '));
const MOVED: ReadonlySet<string> = new Set(['up', 'down', 'higher', 'lower']);
const BY = /\b(?:by|of|a further|another)\s*$/i;
const FROM = /\bfrom\s*(?:a\s+)?(?:\w+ )?$/i;
const ANNUAL = /\b(?:annual(?:ly|ised)?|(?<!\d[\s-]?)years?|yearly|yoy|twelve months|12 months|y\/y)\b/i;
/** Words for a change in one period, such as `in the month`. */
const OF_ONE_PERIOD =
  /\b(?:in|for|over|on) the (?:month|quarter)\b|\b(?:monthly|quarterly|month[- ]on[- ]month|quarter[- ]on[- ]quarter)\b/i;
/** Words that occur near values and periods but do not describe a measure. */
const EMPTY =
  /\b(?:in|on|at|to|from|of|for|by|or|per|cent|percent|the|a|an|was|is|were|are|and|but|it|its|has|have|had|been|that|which|while|stood|reached|hit|just|only|about|around|nearly|almost|over|under|than|more|less|roughly|some|quarter|month|year|ended|end|with|not|never|after|then|compared|when|did|say|says|said|according)\b|[^\p{L}\p{N}%$&'’ -]/giu;
/** Matches a length of time, which is not the period of a value: `over the year to`, `in the last three months`. */
const LENGTH =
  /\b(?:in|over|through|during|for|across) (?:the|a) (?:(?:past|last|latest) )?(?:(?:\d{1,2}|twelve|three|six) )?(?:months?|years?|quarters?)(?: (?:to|ended|ending))?\b|\bon a year (?:before|earlier)\b|\b(?:once|twice|(?:\d{1,2}|two|three|four|five|six|seven|eight) times)\b/gi;
/** Words that are added to the search for an annual change, so that annual changes come first in the results. */
const OVER_THE_YEAR = 'over the year';
const FORECAST = /\b(?:forecasts?|forecasting|forecasted|projects|projected|projections?|predicts?|predicted|expects|expected|tipped)\b/i;
const FORECASTS = new RegExp(`${FORECAST.source}|\\b(?:statement(?: on monetary policy)?|smp)\\b`, 'gi');
const COUNTED = /^\s*(?:people|persons|workers|jobs|homes|dollars)\b/i;
/** The actor in `the economy shed 22,000 jobs`. The measure is the number that is counted, and not GDP. */
const ACTOR = /\b(?:economy|labour market|jobs market)\b/gi;
const DOLLARS = /^\s*dollars\b/i;
const MOST_CLAIMS = 5;

export interface ReadText {
  readonly claims: readonly Claim[];
  /** The number of values in the text that were not read, because the text has more than MOST_CLAIMS. */
  readonly more: number;
  readonly times: readonly NamedTime[];
}

/** @param today in days since 1970-01-01. If it is null, only periods with a year are read */
export function readClaims(text: string, today: number | null): ReadText {
  const times = timesIn(text, today);
  const numbers = numbersIn(text, times);
  let words = '';
  const claims = numbers.slice(0, MOST_CLAIMS).map((number, i): Claim => {
    const part: Span = { from: i === 0 ? 0 : at(numbers, i - 1).to, to: i === numbers.length - 1 ? text.length : number.to };
    const own = wordsOf(text, part, [
      ...times,
      ...numbers.map((one) => ({ from: one.begins, to: one.to + (i === 0 ? 0 : countedLength(text, one)) })),
    ]);
    words = own === '' ? words : own;
    const claim = claimOf(text, number, part, { times, numbers, words });
    return { ...claim, words: searchedWords(claim) };
  });
  return { claims, more: Math.max(0, numbers.length - MOST_CLAIMS), times };
}

/** The length of a word such as `people` after a number. After the first number, it does not name another measure. */
const countedLength = (text: string, { to }: Span): number => text.length - to - text.slice(to).replace(COUNTED, '').length;

/** Returns the words that describe the measure. For example, `cut the rate to 4.1%` states the rate and not the size of the cut. */
function searchedWords({ words: written, form, isAnnual, isCounted, number, isForecast }: Claim): string {
  const words = isCounted ? written.replace(ACTOR, ' ') : written;
  const named = isForecast ? words.replace(FORECASTS, ' ') : words;
  const measure = named.replace(LENGTH, ' ').replace(SPAN_WORDS, ' ');
  const isChange = form === 'change';
  const ofYear = isAnnual && number.unit === 'percent' && isChange ? ` ${OVER_THE_YEAR}` : '';
  return `${isChange ? measure : measure.replace(MOVES, ' ')}${ofYear}`.replace(/\s+/g, ' ').trim();
}

function claimOf(
  text: string,
  number: NamedNumber,
  part: Span,
  { times, numbers, words }: { readonly times: readonly NamedTime[]; readonly numbers: readonly NamedNumber[]; readonly words: string },
): Claim {
  const before = text.slice(part.from, number.from);
  const around = text.slice(part.from, part.to);
  const isFrom = FROM.test(before) && numbers.length > 1;
  const [rises, falls] = [RISE.test(around), FALL.test(around)];
  const denied = deniedIn(text, number, part.from);
  const issue = FORECAST.test(text) ? issueIn(text, times) : null;
  const isLevel =
    isFrom ||
    number.bound !== 'exact' ||
    (isToLevel(before) && !BY.test(before) && !/^\s*(?:higher|lower|up|down)\b/i.test(text.slice(number.to)));
  const form = !isLevel && (rises || falls) ? 'change' : 'level';
  const dated = timesOfValues(text, times).filter((one) => one !== issue);
  const time = timeOf(number, part, timesAfterStart(text, number, dated, numbers), numbers);
  const hasOwn =
    time !== null && time.from >= part.from && time.to <= (numbers.find(({ from }) => from > number.from)?.from ?? text.length);
  const last = numbers.findLast(({ from }) => from < number.from);
  const next = numbers.find(({ from }) => from > number.from)?.from ?? text.length;
  // In `to 3.8% from 4.0% in June`, the month belongs to the value after `to`.
  const isBefore =
    isFrom && last !== undefined && /\bto\s+(?:a\s+)?$/i.test(text.slice(0, last.begins)) && !isTimeBetween(times, last, number);
  const near = times.filter(({ from, to }) => numbers.length === 1 || ((last === undefined || from > last.from) && to <= next));
  return {
    number: denied.number,
    value: form === 'change' && falls && number.value > 0 ? -number.value : number.value,
    form,
    words,
    period: time?.period ?? null,
    year: time?.year ?? 'named',
    lastEnded: time?.lastEnded ?? null,
    back: isFrom && (!hasOwn || isBefore) ? 1 : 0,
    isAnnual: isAnnualIn(text, number, numbers, times),
    isForecast: FORECAST.test(text),
    issue: issue?.period == null ? null : periodOfDay('M', firstDay(issue.period)),
    isDenied: denied.isDenied,
    span: spanIn({
      text,
      times: near,
      own: time?.period ?? null,
      isDenied: denied.isDenied || denied.number.bound !== number.bound,
      isLimit: number.bound !== 'exact',
    }),
    isCounted: number.unit === 'count' && COUNTED.test(text.slice(number.to)) && !DOLLARS.test(text.slice(number.to)),
    move: form === 'change' || denied.isDenied || number.bound !== 'exact' || isFrom ? null : moveIn(text.slice(part.from, number.begins)),
  };
}

/**
 * Returns true if a value is annual or a change over a year. In `0.8% in the December quarter and 2.6% over the year`, only the second value
 * is annual. Words before the first value, as in `annual growth`, apply to all values.
 */
function isAnnualIn(text: string, number: NamedNumber, numbers: readonly NamedNumber[], times: readonly NamedTime[]): boolean {
  if (!ANNUAL.test(text) || numbers.length === 1) return ANNUAL.test(text);
  const i = numbers.indexOf(number);
  const next = numbers[i + 1]?.begins ?? text.length;
  const after = text.slice(number.to, next);
  if (ANNUAL.test(after)) return true;
  if (OF_ONE_PERIOD.test(after)) return false;
  const isOfEarlier = ANNUAL.test(text.slice(0, number.to));
  return isOfEarlier || !times.some(({ from, to }) => from >= number.to && to <= next);
}

const isTimeBetween = (times: readonly NamedTime[], { to }: Span, { from }: Span): boolean =>
  times.some((time) => time.from >= to && time.to <= from);

/** Removes the times at the start of a move. In `from 7.8% in 2022 to 3.8%`, the year belongs to the first value only. */
function timesAfterStart(
  text: string,
  number: NamedNumber,
  times: readonly NamedTime[],
  numbers: readonly NamedNumber[],
): readonly NamedTime[] {
  const start = numbers.findLast(({ from }) => from < number.from);
  if (start === undefined || !FROM.test(text.slice(0, start.from)) || !/\bto\s+$/i.test(text.slice(start.to, number.begins))) return times;
  return times.filter(({ from, to }) => from < start.to || to > number.begins);
}

/**
 * Returns true if a text ends with words that precede a level. It is true for `rose to` and `fell to a record`, and false for `was up`.
 */
function isToLevel(before: string): boolean {
  const words = before
    .toLowerCase()
    .split(/[^a-z]/)
    .filter((word) => word !== '' && word !== 'a');
  const [earlier, last] = [words.at(-2), words.at(-1)];
  if (last === undefined || LEVELS.has(last)) return last !== undefined;
  return earlier !== undefined && !MOVED.has(last) && LEVELS.has(earlier);
}

/**
 * Finds the period of a value. If the text starts with a period, uses the last period before the value. Otherwise uses the first period
 * between this value and the next one.
 */
function timeOf(number: NamedNumber, part: Span, times: readonly NamedTime[], numbers: readonly NamedNumber[]): NamedTime | null {
  const [first] = times;
  if (first === undefined) return null;
  const next = numbers.find(({ from }) => from > number.from)?.from ?? Number.POSITIVE_INFINITY;
  const before = times.findLast(({ to }) => to <= number.from);
  const after = times.find(({ from }) => from >= number.to && from < next);
  const leads = first.from < at(numbers, 0).from;
  const own = leads ? (before !== undefined && before.from >= part.from ? before : (after ?? before)) : (after ?? before);
  return own ?? times.find(({ from }) => from >= number.to) ?? null;
}

function wordsOf(text: string, { from, to }: Span, gone: readonly Span[]): string {
  const bare = gone
    .reduce((of, span) => of.slice(0, span.from) + ' '.repeat(span.to - span.from) + of.slice(span.to), text)
    .slice(from, to);
  const isNamed = bare.replace(EMPTY, ' ').replace(RISE, ' ').replace(FALL, ' ').replace(ANNUAL, ' ').trim() !== '';
  return isNamed
    ? bare
        .replace(/[^\p{L}\p{N}%$&'’ -]/gu, ' ')
        .replace(/\s+/g, ' ')
        .trim()
    : '';
}
