import { at } from '../../core/assert.ts';
import { FREQUENCY, isInterval } from '../../core/frequency.ts';
import { BASIS_WORDS } from '../../core/observation.ts';
import { DAY_MS, parseIntervalEnd, parseIsoDay, parsePeriod, period } from '../../core/period.ts';
import type { Chart, ChartSeries, ChartSource } from '../../queries/base/answer.ts';
import type { GapFacts } from '../../queries/base/meta-shape.ts';
import { type BreakMark, breakWords } from './breaks.ts';
import { clockWords, dayWords, marketDays, periodWords } from './calendar-words.ts';
import { gradeText } from './grade-words.ts';
import type { Run } from './spans.ts';
import { formatValue, type ValueAxis } from './value-axis.ts';

/**
 * Writes the unit and the properties that all series share, such as `Per cent, quarterly, seasonally adjusted`. If there are two axes,
 * writes only the unit.
 * @param said heading of the chart. Words of the heading are not repeated
 */
export function axisTitle(series: readonly ChartSeries[], side: string | null, said = ''): string {
  const units = [...new Set(series.map((one) => withYearDashes(one.units)))].join(' / ');
  const frequency = common(series, (one) => (one.nature === 'event' ? '' : FREQUENCY[one.freq].word));
  const adjustment = common(series, ({ adjustment: own }) =>
    own === 'original' || own === 'not_applicable' ? '' : own.replaceAll('_', ' '),
  );
  const zone = series.some((one) => isInterval(one.freq)) ? 'market time (UTC+10)' : '';
  const more = [frequency, adjustment, zone].filter((part) => part !== '' && !said.toLowerCase().includes(part));
  return side === null ? [units, ...more].join(', ') : `${units} (${side}${zone === '' ? '' : `, ${zone}`})`;
}

/** Writes `2008–09` instead of `2008-09`. */
export const withYearDashes = (units: string): string => units.replace(/\b(\d{4})-(\d{2})\b/g, '$1–$2');

/** Returns the word if it is the same for all series. Otherwise returns an empty string. */
function common(series: readonly ChartSeries[], word: (one: ChartSeries) => string): string {
  const words = new Set(series.map(word));
  return words.size === 1 ? at([...words], 0) : '';
}

/** Writes `Sources: Reserve Bank of Australia, … · Australian Bureau of Statistics, …`. */
export function sourceLine(sources: readonly ChartSource[]): string {
  const named = [...new Set(sources.map(({ citation }) => citation.attribution.replace(/^Source: /, '')))];
  return `${named.length > 1 ? 'Sources' : 'Source'}: ${named.join('\u00A0· ')}`;
}

const MINUTE_MS = 60_000;
const MOST_IDS = 3;
const MOST_DATED = 2;
/** Separates parts of a line. */
export const BETWEEN = '\u00A0· ';

/**
 * Writes a line such as `As of 29 April 2026 · CC BY 4.0 · AU.CPI.YOY`.
 * @param hasGrade false omits how current the values are
 */
export const asOfLine = (chart: Chart, hasGrade = true): string =>
  [stateLine(chart, hasGrade), licenceLine(chart)].filter((text) => text !== '').join(BETWEEN);

/** Writes a line such as `As of 29 April 2026`, with the state of the figures. */
export function stateLine(chart: Chart, hasGrade = true): string {
  return [
    ...(chart.sandbox ? ['Simulated figures, not real'] : []),
    chart.firstPublished === undefined ? `As of ${daysWords(chart)}` : firstWords(chart.firstPublished),
    ...(chart.currency == null || !hasGrade ? [] : [inSentence(gradeText(chart.currency))]),
    ...gapWords(chart.gaps ?? []),
    ...(chart.olderFigures ?? []).map(
      ({ until, vintage: ofVintage, basis }) => `figures up to ${wordsOf(until)} as of ${dayWords(ofVintage)}${BASIS_WORDS[basis]}`,
    ),
    ...(chart.vintageGaps ?? []),
    ...(chart.breaksBefore ?? []).slice(-1).map((day) => `break in series on ${dayWords(day)}`),
    ...(chart.series.some((one) => one.partial) ? ['including incomplete periods'] : []),
  ].join(BETWEEN);
}

/** Writes a line such as `CC BY 4.0 · AU.CPI.YOY`. The footer always has all of it. */
export const licenceLine = (chart: Chart): string =>
  [
    ...new Set(chart.sources.flatMap(({ citation }) => licenceInShort(citation.licence.name))),
    ...(chart.series.length <= MOST_IDS ? [chart.series.map((one) => one.id).join(', ')] : []),
  ].join(BETWEEN);

/** Writes the days of the sources. If they differ and there are more than two sources, writes only the earliest and the latest day. */
function daysWords({ sources, series }: Chart): string {
  const known = sources.map((source) => ({
    when: knownWords(source, series),
    dataset: source.citation.dataset_id,
    at: Date.parse(source.citation.release_date ?? source.effectiveFrom),
  }));
  const different = [...new Set(known.map(({ when }) => when))];
  if (different.length <= 1) return different.join('');
  if (known.length <= MOST_DATED) return known.map(({ when, dataset }) => `${when} (${dataset})`).join(', ');
  const sorted = known.toSorted((a, b) => a.at - b.at);
  return `${at(sorted, 0).when} to ${at(sorted, -1).when}`;
}

const inSentence = (text: string): string => `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`;

/** Describes gaps: `no value for January to April 2026`. If there are several gaps, writes only their number. */
function gapWords(gaps: readonly GapFacts[]): readonly string[] {
  const [only, ...others] = gaps;
  if (!only) return [];
  if (others.length > 0) return [`${gaps.length} gaps without values`];
  return [`no value for ${only.start === only.end ? wordsOf(only.start) : `${wordsOf(only.start)} to ${wordsOf(only.end)}`}`];
}

const wordsOf = (text: string): string => {
  const named = parsePeriod(text) ?? parseIntervalEnd(text);
  return named === null ? text : periodWords(named);
};

/** Writes a text such as `As first published, 12 periods not available`. */
const firstWords = ({ leftOut }: NonNullable<Chart['firstPublished']>): string =>
  leftOut === 0 ? 'As first published' : `As first published, ${leftOut} ${leftOut === 1 ? 'period' : 'periods'} not available`;

/** Writes the publication date in words. For market intervals, writes the time as well. */
function knownWords({ citation, effectiveFrom, basis }: ChartSource, series: readonly ChartSeries[]): string {
  const instant = Date.parse(effectiveFrom);
  if (series.every((one) => isInterval(one.freq))) {
    const at = marketDays(Math.floor(instant / MINUTE_MS) * MINUTE_MS);
    return `${clockWords(at)} on ${dayWords(at)}`;
  }
  const published = citation.release_date === null ? null : parseIsoDay(citation.release_date);
  const known = basis ?? (published === null ? 'upper_bound' : (citation.release_date_basis ?? 'stated'));
  return `${dayWords(published ?? instant / DAY_MS)}${BASIS_WORDS[known]}`;
}

/** Writes a short name of the licence, such as `CC BY 4.0`. If it has no short name, writes the full name. */
export const shortLicence = (name: string): string => licenceInShort(name)[0] ?? name;

/**
 * Returns the short name of a Creative Commons licence. Returns an empty list for other licences. The JSON response links to the licences.
 */
function licenceInShort(name: string): readonly string[] {
  const m = /^Creative Commons Attribution ([\d.]+)(?: (Australia))?/.exec(name);
  return m ? [`CC\u00A0BY\u00A0${m[1]}${m[2] === undefined ? '' : '\u00A0AU'}`] : [];
}

const KINDS: Readonly<Record<Chart['type'], string>> = { line: 'Line chart', step: 'Step chart', bar: 'Bar chart' };

interface Described {
  readonly series: ChartSeries;
  readonly label: string;
  readonly runs: readonly Run[];
  readonly axis: ValueAxis | null;
}

/** Describes a chart in sentences, for screen readers. */
export function describe(chart: Chart, drawn: readonly Described[], breaks: readonly BreakMark[]): string {
  const steps = chart.type === 'line' && chart.series.every((one) => one.nature === 'event');
  return [
    `${KINDS[steps ? 'step' : chart.type]}${drawn.length > 1 ? ` of ${drawn.length} series` : ''}.`,
    ...drawn.map((one) => seriesSentence(one, drawn.length > 1)),
    ...(breaks.length === 0 ? [] : [`Breaks in series: ${breaks.map(breakWords).join('; ')}.`]),
    ...(chart.sources.length === 0 ? [] : [`${sourceLine(chart.sources)}.`, `${asOfLine(chart)}.`]),
    ...(chart.staleReason === null ? [] : [`${chart.staleReason.replace(/\.$/, '')}.`]),
  ].join(' ');
}

function seriesSentence({ series, label, runs, axis }: Described, several: boolean): string {
  const title = axisTitle([series], several && series.axis === 'right' ? 'right axis' : null, label);
  // The unit of an indicator's field begins with the name of the field.
  const units = title.startsWith(`${label}, `) ? title.slice(label.length + 2) : title;
  const shown = series.t.flatMap((t, i) => (series.value[i] == null ? [] : [{ t, value: series.value[i] ?? 0 }]));
  const [first, last] = [shown[0], shown.at(-1)];
  if (!first || !last || !axis) return `${label}: ${units}. No values.`;
  const at = (t: number): string => periodWords(period(series.freq, t));
  const said = ({ t, value }: { t: number; value: number }): string =>
    `${formatValue(value, axis, { computed: series.computed, isRate: series.unitsShort === '%', decimals: series.decimals })}${series.unitsShort === '%' ? '%' : ''} (${at(t)})`;
  if (shown.length === 1) return `${label}: ${units}. One value, ${said(last)}.`;
  const low = shown.reduce((a, b) => (b.value < a.value ? b : a));
  const high = shown.reduce((a, b) => (b.value > a.value ? b : a));
  const gaps = runs.length > 1 ? ` ${runs.length - 1} ${runs.length === 2 ? 'gap' : 'gaps'}.` : '';
  return `${label}: ${units}, ${shown.length} values from ${at(first.t)} to ${at(last.t)}. Lowest ${said(low)}, highest ${said(high)}, latest ${said(last)}.${gaps}`;
}
