/** The choices of how a comparison shows its series: as values, as indexes or as annual changes. */
import type { SeriesHandle } from '../../../core/define-series.ts';
import { isInterval } from '../../../core/frequency.ts';
import { DAY_MS, firstDay, formatPeriod, lastDay, period } from '../../../core/period.ts';
import type { Chart, ChartSeries } from '../../../queries/base/answer.ts';
import type { Html } from '../../html.ts';
import { segments } from '../../parts/segments.ts';
import type { Site } from '../../site.ts';
import { hrefWith } from './line-list.ts';

/** Returns the first period in which all series have values. Returns null if there is no such period or the frequencies differ. */
export function firstCommon(series: readonly ChartSeries[]): string | null {
  const [first, ...others] = series;
  if (first === undefined || others.some(({ freq }) => freq !== first.freq)) return null;
  const start = first.t.find((at) => series.every(({ t, value }) => value[t.indexOf(at)] != null));
  return start === undefined ? null : formatPeriod(period(first.freq, start));
}

/** Returns the choices that are possible for the series. Returns false if there is no choice. */
export function shapes(site: Site, query: URLSearchParams, handles: readonly SeriesHandle[], chart: Chart): Html | false {
  if (chart.series.some(({ nature }) => nature === 'event')) return false;
  // Market intervals have no annual change and no base period.
  if (chart.series.some(({ freq }) => isInterval(freq))) return false;
  const base = firstCommon(chart.series) ?? firstWholeYear(chart.series);
  const [units, index] = [query.get('units'), query.get('index_to')];
  const level = {
    label: 'Level',
    href: hrefWith(site, query, { units: 'lin', index_to: null }),
    current: (units === null || units === 'lin') && index === null,
  };
  const as = (label: string, wanted: string) => ({
    label,
    href: hrefWith(site, query, { units: wanted, index_to: null }),
    current: units === wanted,
  });
  const rates = handles.map(({ unitsShort }) => /%|ppt/.test(unitsShort));
  // Rates cannot be indexed to 100. Changes of rates are in points.
  if (rates.every(Boolean)) return segments('Show as', [level, as('Annual change, points', 'ch1')]);
  if (rates.some(Boolean)) return false;
  return segments('Show as', [
    level,
    ...(base === null
      ? []
      : [{ label: 'Index = 100', href: hrefWith(site, query, { units: null, index_to: base }), current: index !== null }]),
    as('Annual change, %', 'pc1'),
  ]);
}

/** Returns the first calendar year that all series cover. Returns null if there is no such year. */
function firstWholeYear(series: readonly ChartSeries[]): string | null {
  const spans = series.map(({ t, value, freq }) => {
    const stored = t.filter((_, i) => value[i] != null);
    const [first, last] = [stored[0], stored.at(-1)];
    if (first === undefined || last === undefined) return { from: Number.POSITIVE_INFINITY, to: 0 };
    return { from: yearOf(firstDay(period(freq, first)) - 1) + 1, to: yearOf(lastDay(period(freq, last)) + 1) - 1 };
  });
  const year = Math.max(...spans.map(({ from }) => from));
  return year <= Math.min(...spans.map(({ to }) => to)) ? String(year) : null;
}

const yearOf = (day: number): number => new Date(day * DAY_MS).getUTCFullYear();
