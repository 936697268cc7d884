import type { SpanName } from '../../../catalogue/bands.ts';
import { at, present } from '../../../core/assert.ts';
import { capitalised } from '../../../core/basic/text.ts';
import { FREQUENCIES, FREQUENCY } from '../../../core/frequency.ts';
import { BASIS_WORDS } from '../../../core/observation.ts';
import { isoDay, parseIsoDay, period } from '../../../core/period.ts';
import type { SeriesGap } from '../../../queries/base/real-time/gaps-of-series.ts';
import type { SeriesView } from '../../../queries/series/series-view.ts';
import { basisOfVintage } from '../../../queries/series/vintages/vintage-list.ts';
import { attribute, type Html, html } from '../../html.ts';
import { icon } from '../../icons.ts';
import { dateRange } from '../../parts/date-range.ts';
import { segments } from '../../parts/segments.ts';
import type { Site } from '../../site.ts';
import { dayText, shortDayText } from '../../words/period-words.ts';
import { type SeriesState, spansOf, startOfSpan } from './series-state.ts';

export function controls(site: Site, state: SeriesState, view: SeriesView): Html {
  const { handle, asOf } = view;
  return html`<div class="tools" role="group" aria-label="Chart controls">${spanSegments(state, view)}${handle.nature !== 'event' && shapeSegments(state, view)}${frequencyMenu(state, view)}<a class="btn" href="${site.href('/compare', { ids: handle.id, start: state.get('start_period') })}">${icon('plus')}Compare</a>${
    view.vintages.days.length > 0 &&
    html`<a class="btn" href="${asOf === null ? '#known' : state.href({ as_of: null })}">${icon('clock')}As published on</a>`
  }${bandMenu(state)}${dateRange({ href: state.href({ start_period: null, end_period: null }), start: state.get('start_period'), end: state.get('end_period') })}</div>${knownPanel(state, view)}`;
}

const BANDS = [
  ['covid', 'COVID-19 emergency'],
  ['rate_rises', 'Cash rate rises'],
  ['rate_cuts', 'Cash rate cuts'],
] as const satisfies readonly (readonly [SpanName, string])[];

/** Returns the menu for time spans that the chart shades. Each link adds or removes a span. */
function bandMenu(state: SeriesState): Html {
  const shown = (state.get('bands') ?? '').split(',').filter((name) => name !== '');
  return html`<details class="menu"><summary class="btn">Bands${shown.length > 0 && ` (${shown.length})`}</summary><div class="pop slim" role="group" aria-label="Bands">${BANDS.map(
    ([name, words]) => {
      const isShown = shown.includes(name);
      const next = isShown ? shown.filter((one) => one !== name) : [...shown, name];
      return html`<a href="${state.href({ bands: next.length === 0 ? null : next.join(',') })}"${attribute('aria-current', isShown ? 'true' : null)}>${isShown ? 'Hide' : 'Show'}: ${words}</a>`;
    },
  )}</div></details>`;
}

function spanSegments(state: SeriesState, { points }: SeriesView): Html | false {
  const spans = spansOf(points.freq);
  const [first, last] = [points.t[0], points.t.at(-1)];
  if (spans === null || first === undefined || last === undefined) return false;
  const start = state.get('start_period');
  return segments(
    'Range',
    spans.spans.map(({ label, years }) => {
      const from = startOfSpan(period(points.freq, last), period(points.freq, first), years);
      return {
        label,
        href: state.href({ start_period: from, end_period: null }),
        current: state.get('end_period') === null && start === from,
      };
    }),
  );
}

const isRate = ({ unitsShort }: SeriesView['handle']): boolean => /%|ppt/.test(unitsShort);

/** Returns links that show changes. Changes of rates are in points. Other changes are in per cent. */
function shapeSegments(state: SeriesState, { handle, shaping }: SeriesView): Html {
  const shapes: readonly (readonly [string, string])[] = isRate(handle)
    ? [
        ['Value', 'lin'],
        ['Change', 'chg'],
        ['Annual change', 'ch1'],
      ]
    : [
        ['Value', 'lin'],
        ['Change, %', 'pch'],
        ['Annual change, %', 'pc1'],
      ];
  return segments(
    'Show as',
    shapes.map(([label, units]) => ({
      label,
      href: state.href({ units: units === 'lin' ? null : units }),
      current: shaping.units === units,
    })),
  );
}

const AGGREGATES = [
  ['avg', 'mean'],
  ['eop', 'last value'],
  ['sum', 'sum'],
] as const;

/** Returns the possible aggregations. Events have only a last value, and rates have no sum. */
function waysOf(handle: SeriesView['handle']): readonly (typeof AGGREGATES)[number][] {
  if (handle.nature === 'event') return AGGREGATES.filter(([way]) => way === 'eop');
  return isRate(handle) ? AGGREGATES.filter(([way]) => way !== 'sum') : AGGREGATES;
}

function frequencyMenu(state: SeriesState, { handle, shaping }: SeriesView): Html | false {
  const coarser = FREQUENCIES.filter((freq) => freq !== 'A' || handle.frequency !== 'FY')
    .filter((freq) => FREQUENCY[freq].rank < FREQUENCY[handle.frequency].rank && !['W', '30MIN'].includes(freq))
    .reverse();
  if (coarser.length === 0) return false;
  const now = shaping.frequency === null ? FREQUENCY[handle.frequency].word : FREQUENCY[shaping.frequency].word;
  const ways = waysOf(handle);
  return html`<details class="menu"><summary class="btn">${capitalised(now)}</summary><div class="pop slim" role="group" aria-label="Frequency"><a href="${state.href({ frequency: null, aggregation_method: null })}">As published</a>${coarser.map(
    (freq) =>
      html`<hr>${ways.map(([way, word]) => html`<a href="${state.href({ frequency: freq.toLowerCase(), aggregation_method: way })}">${FREQUENCY[freq].word}, ${word}</a>`)}`,
  )}</div></details>`;
}

/** Returns a slider if scripts run. Otherwise returns a date field. */
function knownPanel(state: SeriesState, { asOf, vintages: allVintages, current, gaps }: SeriesView): Html {
  const first = isoDay(at(allVintages.days, 0));
  const last = isoDay(at(allVintages.days, -1));
  const known = (iso: string): string => BASIS_WORDS[basisOfVintage(allVintages, parseIsoDay(iso) ?? 0)];
  const day = asOf?.text.slice(0, 10) ?? '';
  const today = isoDay(Math.floor(Math.max(current.state.checkedAt ?? 0, current.version.recordedAt) / 86_400_000));
  const [from, to] = [at(allVintages.days, 0), Math.max(present(parseIsoDay(today), 'Today'), at(allVintages.days, -1))];
  const spans = gaps.flatMap((gap) =>
    gap.to < from || gap.from > to ? [] : [{ ...gap, from: Math.max(gap.from, from), to: Math.min(gap.to, to) }],
  );
  const kept = ['start_period', 'end_period', 'units', 'frequency', 'aggregation_method', 'type', 'bands'].flatMap((key) => {
    const value = state.get(key);
    return value === null ? [] : [html`<input type="hidden" name="${key}" value="${value}">`];
  });
  return html`<section class="card flat panel${asOf !== null && ' open'}" id="known" aria-label="As published on" data-known data-vintages="${allVintages.days.map(isoDay).join(' ')}" data-bases="${allVintages.bases.join(' ')}" data-today="${today}" data-gaps="${spans.map((gap) => `${isoDay(gap.from)}/${isoDay(gap.to)}/${gap.releases.length}`).join(' ')}"><form class="row" action="${state.href({ as_of: null }).split('?')[0]}">${kept}<label for="as_of">As published on</label><input class="date" id="as_of" type="date" name="as_of" min="${first}" value="${day === '' ? last : day}" required><button class="btn">Show</button><span class="s m" data-vintage>${asOf !== null && `Vintage of ${dayText(vintageOn(allVintages.days, day))}${known(day)}, the latest on ${dayText(day)}`}</span>${asOf !== null && html`<a class="btn sm push" href="${state.href({ as_of: null })}">Back to latest</a>`}</form>${gapBar(spans, from, to)}<p class="ticks"><span>${shortDayText(first)}${known(first)} · first vintage on this site</span><span>${today === last ? `${shortDayText(last)}${known(last)} · latest` : `Today (latest vintage: ${shortDayText(last)}${known(last)})`}</span></p></section>`;
}

/** Returns hatched areas for the days without a stored vintage. */
function gapBar(gaps: readonly Pick<SeriesGap, 'from' | 'to'>[], from: number, to: number): Html | false {
  if (gaps.length === 0 || to <= from) return false;
  const x = (day: number): number => Math.round((1000 * (day - from)) / (to - from));
  const areas = gaps.map((gap) => html`<rect x="${x(gap.from)}" width="${Math.max(2, x(gap.to) - x(gap.from))}" height="8"/>`);
  return html`<svg class="gapbar" viewBox="0 0 1000 8" preserveAspectRatio="none" role="img" aria-label="Hatched: days whose vintage is not stored"><pattern id="gap-hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path class="hatch" d="M0 0V6"/></pattern><g fill="url(#gap-hatch)">${areas}</g></svg>`;
}

function vintageOn(days: readonly number[], day: string): string {
  const on = days.findLast((one) => isoDay(one) <= day);
  return on === undefined ? day : isoDay(on);
}
