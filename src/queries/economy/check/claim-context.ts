/** Finds words that change the meaning of a figure: denials, averages, times from one period to another, and issues of forecasts. */
import type { Period } from '../../../core/period.ts';
import type { NamedNumber } from './claim-numbers.ts';
import type { NamedTime } from './claim-times.ts';

/** Matches a denial before a figure, such as `was not`, `did not rise by`, `has never been` or `no` before `more than`. */
const DENIAL =
  /(?:\b(?:not|never|no longer|cannot)|n['’]t)\s+(?!only\b|just\b|merely\b|until\b|since\b|seasonally\b)(?:(?!(?:but|and|because|as|while|which|that)\b)[\w-]+\s+){0,6}$/i;
const NO = /\bno\s+$/i;
const DENIED_SENTENCE = /\b(?:false|untrue|wrong|incorrect|(?:a|the) myth|den(?:y|ies|ied)) that\b/i;
const DENIED_AFTER = /^\s*(?:(?:is|was|are|were) not|(?:isn|wasn|aren|weren)['’]t)\b/i;
/** A denial of one of these words also denies higher values. */
const REACHED = /\b(?:reach(?:ed)?|hit|get to|top|climb to|rise to)\s+(?:[\w-]+\s+){0,2}$/i;
const OPPOSITE = { more: 'less', less: 'more' } as const;

/**
 * Returns the number with the limit that the text states, and true if the text denies the number. `Not more than` is the limit `less`,
 * and denies nothing.
 */
export function deniedIn(text: string, number: NamedNumber, from: number): { readonly number: NamedNumber; readonly isDenied: boolean } {
  const before = text.slice(from, number.begins);
  const isDenied = DENIAL.test(before) || DENIED_AFTER.test(text.slice(number.to));
  if (number.bound !== 'exact' && (isDenied || NO.test(before)))
    return { number: { ...number, bound: OPPOSITE[number.bound] }, isDenied: DENIED_SENTENCE.test(before) };
  if (isDenied && REACHED.test(before)) return { number: { ...number, bound: 'more' }, isDenied };
  return { number, isDenied: isDenied || DENIED_SENTENCE.test(before) };
}

/** The periods that a statement covers. `each`: the value applies in all of them. `mean`: it is their mean. */
export interface NamedSpan {
  /** Null if the text means all periods, as in `never below 3 per cent`. */
  readonly first: Period | null;
  /** Null if the text means the latest period. */
  readonly last: Period | null;
  readonly how: 'each' | 'mean';
  /** For a first period with several values, or a denial: the value with which the span begins. */
  readonly begins: 'first' | 'last' | 'after';
}

const AVERAGED = /\b(?:averag(?:ed|ing)|on average)\b/i;
const SPAN_BEGINS = /\b(?:from|between|over)\s+(?:the\s+)?$/i;
const SPAN_CONTINUES = /^\s*(?:to|until|till|up to|and|through(?: to)?|[-–—])\s+(?:the\s+)?$/i;
const SINCE = /\bsince\s+(?:the\s+)?$/i;
const NEVER = /\b(?:never|always)\b/i;
const RECORD =
  /\b(?:highest|lowest|biggest|largest|smallest|fastest|slowest|sharpest|steepest|strongest|weakest|best|worst|most|least|first)\b/i;
/** Words of a time from one period to another. They do not describe a measure. */
export const SPAN_WORDS = /\b(?:averag(?:ed|ing)|on average|between|until|till|since)\b/gi;

/** Returns the times that can be the period of a value. The time after `since` is the start of a span, or only a comparison. */
export const timesOfValues = (text: string, times: readonly NamedTime[]): readonly NamedTime[] =>
  times.filter(({ from }) => !SINCE.test(text.slice(0, from)));

const lastClause = (text: string): string => text.slice(Math.max(text.lastIndexOf('.'), text.lastIndexOf(';')) + 1);

interface SpanWords {
  readonly text: string;
  /** The times near the value. */
  readonly times: readonly NamedTime[];
  /** The period of the value. Null if the text names none. */
  readonly own: Period | null;
  /** True if the text denies that the value is above or below a limit, or denies the value. */
  readonly isDenied: boolean;
  /** True for a limit such as `above 4 per cent`. */
  readonly isLimit: boolean;
}

/** Returns the periods from one time to another in the part of a text. Returns null if the text has no such times, and no average. */
export function spanIn({ text, times, own, isDenied, isLimit }: SpanWords): NamedSpan | null {
  const how = AVERAGED.test(text) ? 'mean' : 'each';
  for (const [i, { from, to, period: first }] of times.entries()) {
    const next = times[i + 1];
    if (first === null) continue;
    const before = text.slice(0, from);
    if (next?.period != null && SPAN_BEGINS.test(before) && SPAN_CONTINUES.test(text.slice(to, next.from)))
      return { first, last: next.period, how, begins: 'first' };
    if (!SINCE.test(before) || RECORD.test(lastClause(before))) continue;
    if (how === 'mean') return { first, last: null, how, begins: 'first' };
    if (own === null) return { first, last: null, how, begins: isDenied ? 'after' : 'last' };
  }
  if (how === 'each' && isLimit && times.length === 0 && NEVER.test(text)) return { first: null, last: null, how, begins: 'first' };
  return how === 'mean' && own !== null ? { first: own, last: own, how, begins: 'first' } : null;
}

export type Move = 'up' | 'down';

const TO = `(?:\\s+[a-z'’-]+){0,4}?\\s+to(?:\\s+[a-z-]+){0,3}\\s*$`;
const UP = new RegExp(
  `\\b(?:rose|risen|rises?|rising|increas(?:e|es|ed|ing)|jump(?:s|ed)?|surged?|climb(?:s|ed)?|lift(?:s|ed)?|rais(?:e|es|ed)|hiked?|accelerated)${TO}`,
  'i',
);
const DOWN = new RegExp(
  `\\b(?:fell|falls?|fallen|falling|drop(?:s|ped)?|declin(?:e|es|ed)|decreas(?:e|es|ed)|cuts?|lower(?:s|ed)?|slump(?:s|ed)?|plunged?|dipped|eased|slowed|reduced)${TO}`,
  'i',
);

/** Returns the direction that the words before a level state. Returns null for words such as `was`. */
export const moveIn = (before: string): Move | null => (UP.test(before) ? 'up' : DOWN.test(before) ? 'down' : null);

const ISSUE_AFTER = /^(?:['’]s)?\s+(?:statement|smp|forecasts?|projections?|outlook|issue)\b/i;
const ISSUE_BEFORE = /\b(?:made|issued|published|released|as of)(?: in)?\s+$/i;
const LEADS = /^\s*(?:back )?in\s+$/i;

/** Returns the time that names the issue of a forecast, such as `in its May 2024 statement`. Returns null if the text names none. */
export function issueIn(text: string, times: readonly NamedTime[]): NamedTime | null {
  const months = times.filter(({ period }) => period?.freq === 'M' || period?.freq === 'D');
  const isIssue = ({ from, to }: NamedTime): boolean =>
    ISSUE_AFTER.test(text.slice(to)) || ISSUE_BEFORE.test(text.slice(0, from)) || (times.length > 1 && LEADS.test(text.slice(0, from)));
  return months.find(isIssue) ?? null;
}
