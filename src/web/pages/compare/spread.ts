/** The spread between two series, as a difference or ratio. */

import { at } from '../../../core/assert.ts';
import { publishedDecimals, roundedTo, subtractDecimals } from '../../../core/decimal.ts';
import { period } from '../../../core/period.ts';
import type { Chart, ChartSeries } from '../../../queries/base/answer.ts';
import { periodWords } from '../../../render/chart/calendar-words.ts';
import { type Html, html, NOTHING } from '../../html.ts';
import { inPeriod } from '../../words/in-period.ts';
import { figureHtml, lower, styleOfValues, type ValueStyle, valueText } from '../../words/value-words.ts';

export const SPREADS = ['difference', 'ratio'] as const;
export type SpreadKind = (typeof SPREADS)[number];

export interface Spread {
  readonly kind: SpreadKind;
  readonly t: readonly number[];
  /** The second series minus the first, or the second series divided by the first. */
  readonly value: readonly number[];
}

/**
 * Returns the possible spreads. Both kinds need two series with the same frequency and at least two common periods. A difference also
 * needs the same unit, and a ratio needs positive values.
 */
export function spreadsOf(series: readonly ChartSeries[]): readonly Spread[] {
  const [first, second] = series;
  if (!first || !second || series.length !== 2 || first.freq !== second.freq) return [];
  if (first.nature === 'event' || second.nature === 'event') return [];
  const others = new Map(second.t.map((t, i) => [t, second.value[i] ?? null]));
  const both = first.t.flatMap((t, i) => {
    const [a, b] = [first.value[i] ?? null, others.get(t) ?? null];
    return a === null || b === null ? [] : [{ t, a, b }];
  });
  // The difference is rounded so that it agrees with the values as they are shown.
  const decimals = Math.max(
    ...[first, second].map(({ unitsShort, value }) =>
      publishedDecimals(
        unitsShort,
        value.flatMap((one) => one ?? []),
      ),
    ),
  );
  const difference = ({ a, b }: { readonly a: number; readonly b: number }): number =>
    subtractDecimals(roundedTo(b, decimals), roundedTo(a, decimals));
  if (both.length < 2) return [];
  const t = both.map((one) => one.t);
  return [
    ...(first.axis === second.axis ? [{ kind: 'difference' as const, t, value: both.map(difference) }] : []),
    ...(both.every(({ a, b }) => a > 0 && b > 0) ? [{ kind: 'ratio' as const, t, value: both.map(({ a, b }) => b / a) }] : []),
  ];
}

function spreadUnit({ unitsShort }: ChartSeries, { kind }: Pick<Spread, 'kind'>): string {
  if (kind === 'ratio') return 'ratio';
  return /%/.test(unitsShort) ? 'ppt' : unitsShort;
}

const RATIO_DECIMALS = 2;

export function spreadStyle(first: ChartSeries, spread: Spread): ValueStyle {
  const style = styleOfValues(spreadUnit(first, spread), spread.value.slice(-24));
  return spread.kind === 'ratio' ? { ...style, decimals: RATIO_DECIMALS } : style;
}

/** Returns a title such as `Wages less prices` or `Wages divided by prices`. */
const spreadTitle = ({ kind }: Spread, labels: readonly string[]): string =>
  `${labels[1]} ${kind === 'ratio' ? 'divided by' : 'less'} ${lower(at(labels, 0))}`;

export function spreadChart(chart: Chart, spread: Spread, labels: readonly string[]): Chart {
  const first = at(chart.series, 0);
  const title = spreadTitle(spread, labels);
  const difference = /%/.test(first.unitsShort) ? 'percentage points' : lower(first.units);
  return {
    ...chart,
    bands: [],
    type: spread.kind === 'ratio' ? 'line' : 'bar',
    series: [
      {
        ...first,
        id: 'spread',
        title,
        units: `${title}, ${spread.kind === 'ratio' ? 'ratio' : difference}`,
        unitsShort: spreadUnit(first, spread),
        axis: 'left',
        t: spread.t,
        value: spread.value,
        computed: true,
        adjustment: 'original',
        breaks: [],
      },
    ],
  };
}

export const alongside = (upper: Chart, lower: Chart): readonly [Chart, Chart] => [
  { ...upper, alongside: [outlined(lower)] },
  { ...lower, alongside: [outlined(upper)] },
];

/** Reduces the chart to the first, last, lowest and highest point of each series. No other points affect the axes. */
const outlined = (chart: Chart): Chart => ({ ...chart, notes: [], breaksBefore: [], series: chart.series.map(outline) });

function outline({ revised: _, ...series }: ChartSeries): ChartSeries {
  const { t, value } = series;
  const known = t.flatMap((_, i) => {
    const one = value[i] ?? null;
    return one === null ? [] : [{ i, one }];
  });
  const inOrder = known.toSorted((a, b) => a.one - b.one);
  const kept = [...new Set([known[0], inOrder[0], inOrder.at(-1), known.at(-1)].flatMap((point) => (point ? [point.i] : [])))].sort(
    (a, b) => a - b,
  );
  return { ...series, t: kept.map((i) => at(t, i)), value: kept.map((i) => at(value, i)), breaks: [] };
}

/** Returns one sentence about the spread, for the top of the page. */
export function headOfSpread(chart: Chart, labels: readonly string[], spread: Spread | null): Html {
  const [first, second] = chart.series;
  if (spread === null || !first || !second) return NOTHING;
  const t = at(spread.t, -1);
  const now = at(spread.value, -1);
  const style = spreadStyle(first, spread);
  const said = [first, second].map((one, i) => {
    const values = one.value.filter((value) => value !== null);
    const value = one.value[one.t.indexOf(t)] ?? null;
    return value === null ? '' : `${labels[i]} ${valueText(value, styleOfValues(one.unitsShort, values.slice(-12)))}`;
  });
  const figures = `${said.join(', ')} ${inPeriod(period(first.freq, t))}`;
  if (spread.kind === 'ratio') {
    return html`<div class="fig"><b>${figureHtml(now, style)}</b><p>${figures}. ${spreadTitle(spread, labels)} is ${valueText(now, style)}.</p></div>`;
  }
  const since = sinceSign(spread);
  return html`<div class="fig"><b>${figureHtml(now, style)}</b><p>${figures}. ${spreadTitle(spread, labels)}: ${valueText(now, style)}. ${labels[now >= 0 ? 1 : 0]} ${since === null ? 'has been higher in the whole range' : `has been higher since ${['Q', 'S', 'W'].includes(first.freq) ? 'the ' : ''}${periodWords(period(first.freq, since))}`}.</p></div>`;
}

/** Returns the first of the latest periods that have the same sign. Returns null if the sign never changed. */
function sinceSign({ t, value }: Spread): number | null {
  const sign = at(value, -1) >= 0;
  const last = value.findLastIndex((one) => one >= 0 !== sign);
  return last === -1 ? null : at(t, last + 1);
}
