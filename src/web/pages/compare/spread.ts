/** What lies between two series of one unit: the second less the first, as a chart, a column and a sentence. */
import { at } from '../../../core/assert.ts';
import { subtractDecimals } from '../../../core/decimal.ts';
import { period } from '../../../core/period.ts';
import type { Chart, ChartSeries } from '../../../queries/answer.ts';
import { periodWords } from '../../../render/chart/calendar-words.ts';
import { type Html, html, NOTHING } from '../../html.ts';
import { inPeriod } from '../../words/in-period.ts';
import { figureHtml, styleOfValues, valueText } from '../../words/value-words.ts';

export interface Spread {
  readonly t: readonly number[];
  /** The second less the first. */
  readonly value: readonly number[];
}

/** Of two series of one unit and frequency, where both have values. */
export function spreadOf(series: readonly ChartSeries[]): Spread | null {
  const [first, second] = series;
  if (!first || !second || series.length !== 2 || first.axis !== second.axis || first.freq !== second.freq) return null;
  if (first.nature === 'event' || second.nature === 'event') return null;
  const others = new Map(second.t.map((t, i) => [t, second.value[i] ?? null]));
  const both = first.t.flatMap((t, i) => {
    const [a, b] = [first.value[i] ?? null, others.get(t) ?? null];
    return a === null || b === null ? [] : [{ t, value: subtractDecimals(b, a) }];
  });
  return both.length < 2 ? null : { t: both.map(({ t }) => t), value: both.map(({ value }) => value) };
}

export const spreadUnit = ({ unitsShort }: ChartSeries): string => (/%/.test(unitsShort) ? 'ppt' : unitsShort);

export function spreadChart(chart: Chart, spread: Spread, labels: readonly string[]): Chart {
  const first = at(chart.series, 0);
  const title = `${labels[1]} less ${lower(at(labels, 0))}`;
  const units = /%/.test(first.unitsShort) ? 'percentage points' : lower(first.units);
  return {
    ...chart,
    bands: [],
    type: 'bar',
    series: [
      {
        ...first,
        id: 'spread',
        title,
        units: `${title}, ${units}`,
        unitsShort: spreadUnit(first),
        t: spread.t,
        value: spread.value,
        computed: true,
        adjustment: 'original',
        breaks: [],
      },
    ],
  };
}

export const lower = (text: string): string => (/^[A-Z]{2}/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1));

/** What lies between the two now, in a sentence made of both. */
export function headOfSpread(chart: Chart, labels: readonly string[], spread: Spread | null): Html {
  const [first, second] = chart.series;
  if (spread === null || !first || !second) return NOTHING;
  const t = at(spread.t, -1);
  const now = at(spread.value, -1);
  const style = styleOfValues(spreadUnit(first), spread.value.slice(-12));
  const said = [first, second].map((one, i) => {
    const values = one.value.filter((value) => value !== null);
    const value = one.value[one.t.indexOf(t)] ?? null;
    return value === null ? '' : `${labels[i]} ${valueText(value, styleOfValues(one.unitsShort, values.slice(-12)))}`;
  });
  const since = sinceSign(spread);
  return html`<div class="fig"><b>${figureHtml(now, style)}</b><p>${said.join(', ')} ${inPeriod(period(first.freq, t))}. ${labels[now >= 0 ? 1 : 0]} ${since === null ? 'has been higher all along' : `has been higher since ${['Q', 'S', 'W'].includes(first.freq) ? 'the ' : ''}${periodWords(period(first.freq, since))}`}.</p></div>`;
}

/** The first period of the run with the sign of now; null where it never changed. */
function sinceSign({ t, value }: Spread): number | null {
  const sign = at(value, -1) >= 0;
  const last = value.findLastIndex((one) => one >= 0 !== sign);
  return last === -1 ? null : at(t, last + 1);
}
