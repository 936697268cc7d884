/** Describes the breaks between the shown values in words. */

import { at } from '../../core/assert.ts';
import type { Chart } from '../../queries/base/answer.ts';
import type { BreakFacts } from '../../queries/base/meta-shape.ts';
import { breakNumbers } from '../../render/chart/breaks.ts';
import { dayInPeriods } from '../../render/chart/calendar-words.ts';
import { layoutOf } from '../../render/chart/layout.ts';
import { type Html, html, NOTHING } from '../html.ts';
import { periodText } from '../words/period-words.ts';
import { spelledOut } from '../words/reason-words.ts';
import { WIDE } from './chart-figure.ts';
import { tuck } from './tuck.ts';

/** A break in words. Breaks that differ only in their dates share one entry. */
export interface BreakWords {
  /** The dates of the break in ascending order. */
  readonly when: readonly string[];
  readonly what: string;
  readonly of: string | null;
  readonly numbers?: readonly number[];
}

/** The number of breaks that are open. Further breaks are folded. */
const OPEN = 3;
/** The maximum number of dates that are written for an entry. If there are more, only the first and the last date are written. */
const WRITTEN = 4;

export function breakList(breaks: readonly BreakWords[]): Html {
  if (breaks.length === 0) return NOTHING;
  const items = html`<ul class="prose s${breaks.every(({ numbers = [] }) => numbers.length > 0) && ' plain'}">${breaks.map(({ when, what, of, numbers = [] }) => html`<li>${numberText(numbers)}${whenText(when)}${of !== null && ` (${of})`}: ${spelledOut(what)}</li>`)}</ul>`;
  const title = titleOf(breaks.reduce((sum, { when }) => sum + when.length, 0));
  return breaks.length > OPEN
    ? html`<details class="note" data-breaks><summary><b>${title}</b> <span class="link s">Show the breaks</span></summary>${items}</details>`
    : html`<div class="note" data-breaks><b>${title}</b>${breaks.length > 1 ? tuck('Show the breaks', items) : items}</div>`;
}

const numberText = (numbers: readonly number[]): Html => (numbers.length === 0 ? NOTHING : html`<b>(${numbers.join(', ')})</b> `);

const titleOf = (count: number): string => (count === 1 ? '1 break in series' : `${count} breaks in series`);

function whenText(when: readonly string[]): string {
  return when.length > WRITTEN ? `${when.length} times from ${at(when, 0)} to ${at(when, -1)}` : when.join(', ');
}

/** Returns the breaks of a chart. Breaks before its first point are included if they affect the changes that it shows. */
export function breaksOfChart(chart: Chart): readonly BreakWords[] {
  const { series } = chart;
  const isSeveral = new Set(series.flatMap(({ breaks = [] }) => breaks.map(({ day }) => day))).size > 1;
  const numbers = breakNumbers(isSeveral ? (layoutOf({ ...chart, width: WIDE }, 'plot').plot?.breaks ?? []) : []);
  return series.flatMap(({ title, freq, breaks = [] }) =>
    [...new Set(breaks.map(({ what }) => what))].map((what) => {
      const days = breaks.flatMap((one) => (one.what === what ? [one.day] : [])).toSorted((a, b) => a - b);
      return {
        when: [...new Set(days.map((day) => dayInPeriods(freq, day)))],
        what,
        of: series.length > 1 ? title : null,
        numbers: [...new Set(days.flatMap((day) => numbers.get(day) ?? []))],
      };
    }),
  );
}

/** The number of series that are named. The other series are only counted. */
const NAMED = 2;

const namedBriefly = (series: readonly string[]): string =>
  series.length > NAMED + 1 ? `${series.slice(0, NAMED).join(', ')} and ${series.length - NAMED} more` : series.join(', ');

/** Returns the breaks of a response with the given ids. If `named` is null, returns all breaks. */
export const breaksOfAnswer = (breaks: readonly BreakFacts[], named: ReadonlySet<string> | null): readonly BreakWords[] =>
  breaks
    .filter(({ ids }) => named === null || ids.some((id) => named.has(id)))
    .map(({ periods, until, what, series }) => ({
      when: until === undefined ? periods.map(periodText) : [`${periods.map(periodText).join(', ')} to ${periodText(until)}`],
      what,
      of: namedBriefly(series),
    }));
