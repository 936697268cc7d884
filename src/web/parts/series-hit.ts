/** A series in a list: its title, what it is, its newest value and what state that is in. */

import { FREQUENCY } from '../../core/frequency.ts';
import { firstDay, formatPeriod } from '../../core/period.ts';
import type { NewestFigure } from '../../queries/series/newest-figure.ts';
import { calendarDay } from '../../render/chart/calendar-words.ts';
import { type Html, html } from '../html.ts';
import type { Site } from '../site.ts';
import { shortPeriod } from '../words/period-words.ts';
import { styleOfValues, valueText } from '../words/value-words.ts';
import { dot, dotOf } from './state-dot.ts';

const STYLED = 12;

export function seriesHit(
  site: Site,
  figure: NewestFigure,
  { sandbox, headline }: { readonly sandbox: boolean; readonly headline: boolean },
): Html {
  const { handle, newest, freshness } = figure;
  const word = FREQUENCY[handle.frequency].word;
  return html`<li class="hit"><h3><a href="${site.href(`/series/${handle.id}`)}">${handle.title}</a>${headline && html` <span class="chip">Headline</span>`}</h3>${valueCell(figure)}<p class="xs m row"><code>${handle.id}</code><span>${word.charAt(0).toUpperCase() + word.slice(1)}</span><span>${handle.place}</span><span>${handle.dataset.source.toUpperCase()}</span>${newest && html`<span>${spanOf(figure)}</span>`}</p><p class="xs m st">${dot(dotOf(newest ? freshness : { state: 'unavailable' }, sandbox))}<span>${standing(figure, sandbox)}</span></p></li>`;
}

function valueCell({ handle, newest, loaded }: NewestFigure): Html {
  if (!newest || !loaded) return html`<div class="val m">–<small>not held</small></div>`;
  const values = loaded.slice.value.slice(-STYLED).filter((value) => value !== null);
  return html`<div class="val">${valueText(newest.value, styleOfValues(handle.unitsShort, values))}<small>${shortPeriod(formatPeriod(newest.period))}</small></div>`;
}

function spanOf({ loaded, newest }: NewestFigure): string {
  const first = loaded?.slice.t[0];
  if (!newest || first === undefined) return '';
  const years = [first, newest.period.t].map((t) => calendarDay(firstDay({ freq: newest.period.freq, t })).year);
  return years[0] === years[1] ? String(years[0]) : years.join('–');
}

function standing({ newest, freshness, missing }: NewestFigure, sandbox: boolean): string {
  if (!newest)
    return freshness.state === 'unavailable' ? 'Not held: the agency has not been read' : 'Not held: not in the edition that is here';
  if (sandbox) return 'Simulated';
  const partial = missing > 0 ? `, ${missing} periods before it are not held` : '';
  return freshness.state === 'fresh' ? `Current${partial}` : `Not confirmed${partial}`;
}
