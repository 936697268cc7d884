/** Describes the values at one point in time in words. Screen readers and the tooltip use them. */

import { BASIS_WORDS } from '../../../core/observation.ts';
import { period } from '../../../core/period.ts';
import type { ChartSeries } from '../../../queries/base/answer.ts';
import { periodWords } from '../../../render/chart/calendar-words.ts';
import { dayText } from '../../words/period-words.ts';
import { styleOfValues, valueText } from '../../words/value-words.ts';
import type { DrawnPoint } from './moments.ts';

const styles = new WeakMap<ChartSeries, ReturnType<typeof styleOfValues>>();

/** Returns a value such as `7.9 %`, with the decimals of the series. */
export function pointText(point: DrawnPoint, series: readonly ChartSeries[]): string {
  const own = series[point.series];
  if (!own) return String(point.value);
  const style = styles.get(own) ?? styleOfValues(own.unitsShort, own.value.filter((value) => value !== null).slice(-40));
  styles.set(own, style);
  return valueText(point.value, style);
}

export const periodOf = ({ freq, t }: DrawnPoint): string => periodWords(period(freq, t));

/**
 * Returns the period of a point if it differs from the period of `leader`, which is the first point at this time. Otherwise returns an
 * empty text.
 */
export const ownPeriodOf = (point: DrawnPoint, leader: DrawnPoint): string =>
  point.freq === leader.freq && point.t === leader.t ? '' : ` (${periodOf(point)})`;

/** Returns a text such as `7.8 in the vintage of 30 October 2025`. Returns an empty text if the value was not revised. */
export function revisionOf(point: DrawnPoint, series: readonly ChartSeries[]): string {
  const revised = series[point.series]?.revised?.find(({ t }) => t === point.t);
  return revised ? `${revised.was} in the vintage of ${dayText(revised.vintage)}${BASIS_WORDS[revised.basis]}` : '';
}

/** Returns a sentence such as `December quarter 2022, 7.9 per cent, 7.8 in the vintage of 30 October 2025`. */
export function spoken(points: readonly DrawnPoint[], series: readonly ChartSeries[], first: number): string {
  const [leader] = points;
  if (!leader) return '';
  const ordered = points.toSorted((a, b) => Number(b.series === first) - Number(a.series === first));
  const values = ordered.map((point) => {
    const name = series.length > 1 ? `${series[point.series]?.title} ` : '';
    return [`${name}${pointText(point, series)}${ownPeriodOf(point, leader)}`, revisionOf(point, series)]
      .filter((part) => part !== '')
      .join(', ');
  });
  return `${periodOf(leader)}, ${values.join(', ')}`.replaceAll('%', ' per cent');
}
