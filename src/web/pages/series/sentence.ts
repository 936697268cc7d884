/** Writes the sentence below the value. It contains the period, the previous value, and a record if there is one. */

import { at } from '../../../core/assert.ts';
import { capitalised } from '../../../core/basic/text.ts';
import { FREQUENCY } from '../../../core/frequency.ts';
import { period } from '../../../core/period.ts';
import type { Points } from '../../../core/series/points.ts';
import { gapsBetween } from '../../../queries/base/stored-span.ts';
import { periodWords } from '../../../render/chart/calendar-words.ts';
import { type Html, html, NOTHING } from '../../html.ts';
import { inPeriod } from '../../words/in-period.ts';
import { dayText, PERIODS, periodText } from '../../words/period-words.ts';
import { numberText, type ValueStyle, valueText } from '../../words/value-words.ts';

/**
 * The minimum number of periods since a value that was at least as extreme. If there was such a value more recently, the sentence
 * mentions no record.
 */
const LEAST_REACH = 4;

export interface SentenceFacts {
  readonly points: Points;
  readonly index: number;
  readonly style: ValueStyle;
  readonly isEvent: boolean;
  /** True for rates. The sentence mentions records only for rates, because most levels rise to a record in every period. */
  readonly isRate: boolean;
}

export function sentence({ points, index, style, isEvent, isRate }: SentenceFacts): Html {
  const [t, value] = [points.t[index], points.value[index]];
  if (t === undefined || value === undefined) return NOTHING;
  const p = period(points.freq, t);
  const before = previous(points, index, style, isEvent);
  const isNewest = index === points.t.length - 1;
  const when = isEvent ? `${isNewest ? 'since' : 'from'} ${periodWords(p)}` : inPeriod(p);
  return html`${when}${before}.${isRate && !isEvent && extreme(points, index)}${!isNewest && ' Values after the selected dates are not shown.'}`;
}

/**
 * Returns a text such as `, after 3.2% in the previous quarter`. Returns an empty text if values between the two are missing, because the text
 * would suggest a single change.
 */
function previous(points: Points, index: number, style: ValueStyle, isEvent: boolean): Html {
  const { freq, value } = points;
  const before = value[index - 1];
  if (before === undefined || (!isEvent && hasGap(points, index - 1, index))) return NOTHING;
  const then = valueText(before, style);
  return isEvent || freq === 'D' ? html` (previously ${then})` : html`, after ${then} in the previous ${PERIODS[freq].one}`;
}

/** True if values between two indexes are missing. */
const hasGap = ({ freq, t }: Points, first: number, last: number): boolean =>
  gapsBetween(freq, t).some(({ from, to }) => from > (t[first] ?? Number.POSITIVE_INFINITY) && to < (t[last] ?? Number.NEGATIVE_INFINITY));

/**
 * Returns a text such as ` Highest since the June quarter 2024.` Returns an empty text if there was an equal value recently, or if values
 * since then are missing.
 */
function extreme(points: Points, index: number): Html {
  const { freq, t, value } = points;
  const now = value[index] ?? 0;
  const before = value[index - 1];
  if (before === undefined || before === now) return NOTHING;
  const isHigh = now > before;
  const last = value.findLastIndex((one, i) => i < index && (isHigh ? one >= now : one <= now));
  const word = isHigh ? 'Highest' : 'Lowest';
  if (hasGap(points, Math.max(last, 0), index)) return NOTHING;
  if (last === -1) return html` ${word} in ${index + 1} ${PERIODS[freq].many}.`;
  if (index - last < LEAST_REACH) return NOTHING;
  const since = periodWords(period(freq, at(t, last)));
  return html` ${word} since ${['Q', 'S', 'W'].includes(freq) ? `the ${since}` : since}.`;
}

/** Returns the sentence for a past day. It has the value that was known then, and its later changes. */
export function sentenceAsOf(facts: SentenceFacts, asOf: string, now: { readonly points: Points; readonly index: number }): Html {
  const { points, index, style } = facts;
  const t = points.t[index];
  if (t === undefined) return NOTHING;
  const said = html`${inPeriod(period(points.freq, t))}, <b>as published on ${dayText(asOf)}</b>.`;
  const [newestT, newest] = [now.points.t[now.index], now.points.value[now.index]];
  if (newestT === undefined || newest === undefined) return said;
  const sameT = now.points.t.indexOf(t);
  const revised = now.points.value[sameT];
  if (newestT !== t) return html`${said} The latest value is ${valueText(newest, style)} ${inPeriod(period(now.points.freq, newestT))}.`;
  if (revised === undefined || numberText(revised, style) === numberText(points.value[index] ?? 0, style))
    return html`${said} It has not been revised since.`;
  return html`${said} It has since been revised to ${valueText(revised, style)}.`;
}

/** Returns the year of a period: `2024` for `2024-Q1` and for `FY2024-25`. */
export const yearOf = (text: string): string => text.replace(/^FY/, '').slice(0, 4);

/** Returns years such as `1923–2025`. */
export const coverageText = (start: string, end: string): string => {
  const [from, to] = [yearOf(start), yearOf(end)];
  return from === to ? periodText(start) : `${from}–${to}`;
};

export const frequencyWord = (freq: Points['freq']): string => {
  const { word } = FREQUENCY[freq];
  return capitalised(word);
};
