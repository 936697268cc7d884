/** A series in a list of search results. */

import { placeInWords } from '../../catalogue/regions/market-regions.ts';
import { FREQUENCY } from '../../core/frequency.ts';
import { firstDay, formatPeriod } from '../../core/period.ts';
import { gradeOf, isDamaged } from '../../queries/base/reason.ts';
import { DAMAGED } from '../../queries/base/reason-words.ts';
import type { NewestFigure } from '../../queries/series/freshness/newest-figure.ts';
import { lastOfDiscontinued } from '../../queries/series/freshness/series-freshness.ts';
import { calendarDay } from '../../render/chart/calendar-words.ts';
import { type Html, html, NOTHING } from '../html.ts';
import type { Site } from '../site.ts';
import { shortPeriod } from '../words/period-words.ts';
import { absentWords, gradeWords } from '../words/reason-words.ts';
import { styleOfValues, valueText } from '../words/value-words.ts';
import { dot, dotOf } from './state-dot.ts';

const STYLED = 12;

/** A range of days since 1970-01-01. */
type Reach = readonly [from: number, to: number];

interface HitOptions {
  readonly sandbox: boolean;
  readonly headline: boolean;
  /** The range of the bars, which is the same for all series. Null if no series has values. */
  readonly reach: Reach | null;
  /** The first year that the page of the series shows, such as `2019`. */
  readonly start?: string | null;
}

/** Returns the range from the earliest start to the latest end of the series. Returns null if no series has values. */
export function reachOf(figures: readonly NewestFigure[]): Reach | null {
  const all = figures.flatMap((figure) => daysOf(figure) ?? []);
  return all.length === 0 ? null : [Math.min(...all), Math.max(...all)];
}

export function seriesHit(site: Site, figure: NewestFigure, { sandbox, headline, reach, start = null }: HitOptions): Html {
  const { handle, newest, freshness } = figure;
  const word = FREQUENCY[handle.frequency].word;
  const years = [...new Set(daysOf(figure)?.map((day) => calendarDay(day).year))];
  return html`<li class="hit"><h3><a href="${site.href(`/series/${handle.id}`, { start })}">${handle.title}</a>${headline && html` <span class="chip">Headline</span>`}</h3>${valueCell(figure)}<p class="xs m row"><code>${handle.id}</code><span>${word.charAt(0).toUpperCase() + word.slice(1)}</span><span>${placeInWords(handle.place)}</span><span>${handle.dataset.source.toUpperCase()}</span>${newest && html`<span>${years.join('–')}</span>${spanBar(figure, reach)}`}</p><p class="xs m st${gradeOf(freshness.reasons) !== 'out_of_date' && ' minor'}">${dot(dotOf(newest ? freshness : { state: 'unavailable' }, sandbox))}<span>${currencyText(figure, sandbox)}</span></p></li>`;
}

export function valueCell({ handle, newest, loaded, freshness }: NewestFigure): Html {
  if (!newest || !loaded) return html`<div class="val m">–<small>${absentWords(freshness.reasons)}</small></div>`;
  const values = loaded.slice.value.slice(-STYLED).filter((value) => value !== null);
  return html`<div class="val">${valueText(newest.value, styleOfValues(handle.unitsShort, values))}<small>${shortPeriod(formatPeriod(newest.period))}</small></div>`;
}

/** Returns the first days of the first and the latest period of a series. */
function daysOf({ loaded, newest }: NewestFigure): Reach | null {
  const first = loaded?.slice.t[0];
  return !newest || first === undefined ? null : [firstDay({ freq: newest.period.freq, t: first }), firstDay(newest.period)];
}

const BAR = { width: 120, height: 8, least: 2 } as const;

/** Shows the part of the range that a series covers. The years next to the bar state the same range. */
function spanBar(figure: NewestFigure, reach: Reach | null): Html {
  const days = daysOf(figure);
  if (days === null || reach === null || reach[0] === reach[1]) return NOTHING;
  const [from, to] = days.map((day) => Math.round(((day - reach[0]) / (reach[1] - reach[0])) * BAR.width));
  const start = Math.min(from ?? 0, BAR.width - BAR.least);
  const middle = BAR.height / 2;
  return html`<svg class="span" width="${BAR.width}" height="${BAR.height}" viewBox="0 0 ${BAR.width} ${BAR.height}" aria-hidden="true"><path class="cg" d="M0 ${middle}H${BAR.width}"/><path class="l0" d="M${start} ${middle}H${Math.max(to ?? 0, start + BAR.least)}"/></svg>`;
}

function currencyText({ newest, freshness, missing, loaded }: NewestFigure, sandbox: boolean): string {
  if (!newest && isDamaged(freshness.reasons)) return DAMAGED;
  if (!newest) return freshness.state === 'unavailable' ? 'No data yet' : 'No data on this site';
  if (sandbox) return 'Simulated';
  const partial = missing > 0 ? `, ${missing.toLocaleString('en-AU')} earlier periods not available` : '';
  return `${gradeWords(freshness.reasons, loaded && lastOfDiscontinued(loaded))}${partial}`;
}
