import { WattleError } from '../errors.ts';
import { FREQUENCY } from '../frequency.ts';
import { formatPeriod, type Period, period } from '../period.ts';
import { aggregate } from './aggregation.ts';
import { derive, mean, type Points, valueAt } from './points.ts';

/**
 * Scales a series so that its mean over the base is `to`. The base is a range of ordinals, or a period of the same or a lower frequency.
 * Throws REQ_UNPROCESSABLE if values in the base are missing or their mean is 0.
 */
export function rebase(points: Points, base: Period | { readonly from: number; readonly to: number }, to = 100): Points {
  const level = 'freq' in base ? levelOfPeriod(points, base) : levelOfRange(points, base.from, base.to);
  if (level === null || level === 0) {
    const name =
      'freq' in base
        ? formatPeriod(base)
        : `${formatPeriod(period(points.freq, base.from))} to ${formatPeriod(period(points.freq, base.to))}`;
    throw new WattleError(
      'REQ_UNPROCESSABLE',
      `The series cannot be rebased to ${name}: ${level === 0 ? 'its mean in that period is 0' : 'it does not cover that whole period'}.`,
      {
        hint: 'Choose another base period that the series covers.',
      },
    );
  }
  return derive(points, (value) => (value === level ? to : (to * value) / level));
}

function levelOfPeriod(points: Points, base: Period): number | null {
  if (base.freq === points.freq) return valueAt(points, base.t);
  if (FREQUENCY[base.freq].rank >= FREQUENCY[points.freq].rank) return null;
  return valueAt(aggregate(points, base.freq, 'avg'), base.t);
}

function levelOfRange(points: Points, from: number, to: number): number | null {
  const start = points.t.indexOf(from);
  const values = points.value.slice(start, start + to - from + 1);
  return start >= 0 && to >= from && points.t[start + to - from] === to ? mean(values) : null;
}
