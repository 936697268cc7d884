/**
 * Finds the breaks that are declared in the catalogue or flagged by the agency, and the number of periods that a published change compares.
 */

import { daysOf, type MethodBreak } from '../../../catalogue/breaks/method-break.ts';
import { breaksOf, subjectOf } from '../../../catalogue/breaks/register.ts';
import { at, present } from '../../../core/assert.ts';
import { dottedId } from '../../../core/define-dataset.ts';
import type { SeriesHandle } from '../../../core/define-series.ts';
import type { Frequency } from '../../../core/frequency.ts';
import { formatPeriod, period, periodOfDay } from '../../../core/period.ts';
import type { SeriesSlice } from '../../../store/ports/series.ts';

const PERIODS_A_YEAR: Partial<Record<Frequency, number>> = { A: 1, FY: 1, S: 2, Q: 4, M: 12 };

/**
 * Returns the number of periods that a published change spans. For example, it is 4 for an annual change in quarterly values. It is 0 for
 * a level.
 */
export function publishedChange({ id, frequency }: SeriesHandle): number {
  const words = id.split('.');
  if (words.includes('YOY')) return present(PERIODS_A_YEAR[frequency], `The number of periods of ${id} in a year`);
  return words.includes('QOQ') || words.includes('MOM') ? 1 : 0;
}

/** Breaks by slice. They are cached, because the freshness, rows and notes of a response all need them. */
const FOUND = new WeakMap<SeriesSlice, { readonly handle: SeriesHandle; readonly breaks: readonly MethodBreak[] }>();

/** Returns the declared breaks, and the breaks that the agency flags. */
export function publishedBreaks(handle: SeriesHandle, slice: SeriesSlice): readonly MethodBreak[] {
  const known = FOUND.get(slice);
  if (known?.handle === handle) return known.breaks;
  const breaks = [...breaksOf(subjectOf(handle)), ...flaggedBreaks(slice, dottedId(handle.dataset))];
  FOUND.set(slice, { handle, breaks });
  return breaks;
}

/**
 * Returns the ordinals of the first values after a break, except the first value of a series. Ignores temporary breaks, because values
 * after them are again on the earlier basis.
 */
export function newBases(breaks: readonly MethodBreak[], { series: { freq }, t }: SeriesSlice): ReadonlySet<number> {
  if (freq === '30MIN' || freq === '5MIN') return new Set();
  return new Set(
    breaks.flatMap((one) => {
      if (one.until !== undefined) return [];
      const begins = periodOfDay(freq, daysOf(one).first).t;
      const index = t.findIndex((ordinal) => ordinal >= begins);
      return index > 0 ? [at(t, index)] : [];
    }),
  );
}

function flaggedBreaks({ series, t, status }: SeriesSlice, dataset: string): readonly MethodBreak[] {
  // Avoids reading every flag. Few slices have a flag for breaks, and some slices have ten thousand values.
  if (!status.includes('break')) return [];
  return status.flatMap((flag, i): readonly MethodBreak[] => {
    if (flag !== 'break') return [];
    const from = formatPeriod(period(series.freq, at(t, i)));
    const what = `The agency flags a break in ${series.key}.`;
    return [
      {
        id: `flag-${from}`,
        of: [{ dataset }],
        from,
        kind: 'method',
        what,
        size: null,
        growth: 'given',
        source: `${dataset}, flag of ${from}`,
      },
    ];
  });
}
