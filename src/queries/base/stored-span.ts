/** Writes sentences about the stored range of values and its gaps. */

import { at } from '../../core/assert.ts';
import { capitalised } from '../../core/basic/text.ts';
import type { Frequency } from '../../core/frequency.ts';
import { formatPeriod, period, windowOf } from '../../core/period.ts';
import { inWords } from '../../signals/wording/periods.ts';
import { coverageOf, type Span } from '../../store/series/coverage.ts';
import type { GapFacts } from './meta-shape.ts';
import type { Window } from './parameters/parameters.ts';

/** The largest distance in periods between two values that is not a gap. In daily series, days without trading would otherwise be gaps. */
const LONGEST_STEP: Partial<Record<Frequency, number>> = { D: 10 };
/**
 * If the same distance between values occurs this number of times in a row, it is a regular pattern and not a gap. An example is
 * one value every third month.
 */
const RHYTHM = 3;
/** The maximum number of gaps in a response. If there are more, the response has the latest gaps. */
const MOST_LISTED = 100;

export interface Gap {
  readonly freq: Frequency;
  /** Ordinals of the first and last period without a value. */
  readonly from: number;
  readonly to: number;
}

/** Finds gaps between ascending ordinals. A regular distance is not a gap, such as one value every third month. */
export function gapsBetween(freq: Frequency, t: readonly number[]): readonly Gap[] {
  const longest = LONGEST_STEP[freq] ?? 1;
  const steps = t.slice(1).map((one, i) => one - at(t, i));
  const gaps: Gap[] = [];
  for (let i = 0; i < steps.length; ) {
    const step = at(steps, i);
    let end = i + 1;
    while (steps[end] === step) end += 1;
    if (step > longest && end - i < RHYTHM) {
      for (let k = i; k < end; k += 1) {
        const before = at(t, k);
        gaps.push({ freq, from: before + 1, to: before + step - 1 });
      }
    }
    i = end;
  }
  return gaps;
}

/** Builds `meta.gaps`, ordered by first period. Series with the same gap share an entry. */
export function gapFacts(gapsBySeries: Iterable<readonly [series: string, gaps: readonly Gap[]]>): readonly GapFacts[] {
  const alike = new Map<string, { readonly gap: Gap; readonly series: string[] }>();
  for (const [series, gaps] of gapsBySeries) {
    for (const gap of gaps) {
      const name = `${gap.freq} ${gap.from} ${gap.to}`;
      const known = alike.get(name);
      if (known) known.series.push(series);
      else alike.set(name, { gap, series: [series] });
    }
  }
  return [...alike.values()]
    .sort((a, b) => a.gap.from - b.gap.from)
    .slice(-MOST_LISTED)
    .map(({ gap: { freq, from, to }, series }) => ({
      start: formatPeriod(period(freq, from)),
      end: formatPeriod(period(freq, to)),
      ...(freq === 'D' ? {} : { missing: to - from + 1 }),
      series,
    }));
}

interface WithGaps {
  readonly handle: { readonly id: string; readonly nature?: 'event' | 'period' };
  readonly slice: { readonly series: { readonly freq: Frequency }; readonly gaps: readonly Gap[] };
}

/**
 * Returns the gaps that overlap a window. Events have no gaps, because each value applies until the next one.
 * @param oldest first ordinal on the page, in the frequency `freq`. Null if the page starts with the window
 */
export function gapsWithin(
  loaded: readonly WithGaps[],
  { start, end }: Window,
  oldest: number | null,
  freq: Frequency | null,
): readonly GapFacts[] {
  return gapFacts(
    loaded.flatMap(({ handle, slice }) => {
      if (handle.nature === 'event') return [];
      const { from, to } = windowOf(slice.series.freq, start, end);
      const first = oldest !== null && freq === slice.series.freq ? Math.max(from, oldest) : from;
      return [[handle.id, slice.gaps.filter((gap) => gap.to >= first && gap.from <= to)] as const];
    }),
  );
}

/** Returns a sentence that refers to `meta.gaps`. Returns an empty list if there are no gaps. */
export const gapNotes = (gaps: readonly GapFacts[]): readonly string[] => gapSentence(gaps).map((words) => `${words}. See meta.gaps.`);

/** Returns the same sentence for formats without `meta`. */
export const flatGapNotes = (gaps: readonly GapFacts[]): readonly string[] => gapSentence(gaps).map((words) => `${words}.`);

function gapSentence(gaps: readonly GapFacts[]): readonly string[] {
  const newest = gaps.at(-1);
  if (!newest) return [];
  const when = newest.start === newest.end ? inWords(newest.start) : `${inWords(newest.start)} to ${inWords(newest.end)}`;
  const where = newest.series.length === 1 ? ` of ${newest.series[0]}` : '';
  if (gaps.length === 1) return [`No value${where} is stored for ${when}, but earlier and later values are stored`];
  return [`The stored values have ${gaps.length} gaps. The latest gap is ${when}`];
}

/** Writes a clause such as `AU.BOND.10Y.DAILY is stored from 3 January 1995 to 17 May 2013`. */
function storedSpan(named: string, spans: readonly Span[]): string {
  const { periodStart, periodEnd } = coverageOf(spans);
  if (periodStart === null || periodEnd === null) return `no value for ${named} is stored`;
  return `${named} is stored from ${inWords(periodStart)} to ${inWords(periodEnd)}`;
}

/** Returns the note for a response without rows, if values are stored for other periods. */
export const nothingInWindow = (named: string, spans: readonly Span[]): string =>
  `No value is stored for these periods. ${coverageNote(named, spans)}`;

/** Returns the note for a response without rows, if values are stored within the window. */
export function coverageNote(named: string, spans: readonly Span[]): string {
  const sentence = storedSpan(named, spans);
  // Only `this` and `no` get a capital letter at the start, because an id keeps its spelling.
  return `${sentence.replace(/^(?:this|no)\b/, capitalised)}.`;
}

/** Explains missing values in starter data, which are part of the program. */
export const STARTER_IS_A_PART = 'Starter data are only part of the published data. An update from the agency adds the rest.';
