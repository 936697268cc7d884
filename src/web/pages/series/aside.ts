/** The side column of a series page. */

import { questionOf } from '../../../catalogue/questions.ts';
import { findSeries } from '../../../catalogue/series.ts';
import { at } from '../../../core/assert.ts';
import { period } from '../../../core/period.ts';
import { type SeriesView, vintageBasisWords, vintageOf } from '../../../queries/series/series-view.ts';
import { periodWords } from '../../../render/chart/calendar-words.ts';
import { SIGNALS } from '../../../signals/registry.generated.ts';
import { type Html, html, NOTHING } from '../../html.ts';
import { provenance } from '../../parts/provenance.ts';
import { plainTable } from '../../parts/table.ts';
import { tuck } from '../../parts/tuck.ts';
import type { Site } from '../../site.ts';
import { dayText, PERIODS, periodText } from '../../words/period-words.ts';
import { numberText, type ValueStyle, valueText } from '../../words/value-words.ts';
import type { SeriesState } from './series-state.ts';
import { indexesWithin } from './values-table.ts';

const LATEST = 6;
const RELATED = 6;

export const aside = (site: Site, state: SeriesState, view: SeriesView, style: ValueStyle): Html =>
  html`<aside>${latest(state, view, style)}${origin(view, style)}${near(site, view)}</aside>`;

function latest(state: SeriesState, view: SeriesView, style: ValueStyle): Html {
  const { points, asOf, handle } = view;
  const within = indexesWithin(view);
  const word = handle.nature === 'event' ? 'changes' : PERIODS[points.freq].many;
  const rows = within
    .slice(-LATEST)
    .toReversed()
    .map((i) => [periodWords(period(points.freq, at(points.t, i))), numberText(points.value[i] ?? 0, style)]);
  return html`<section class="card wide-only"><h2 class="eyebrow">${asOf === null ? `Latest ${word}` : 'Latest at that date'}</h2>${plainTable({ caption: 'Latest values', columns: [{ title: '' }, { title: '', numeric: true }], rows })}<p class="s"><a href="${state.href({ rows: 'all' }, '#table')}">${within.length === 1 ? 'Values with flags' : `All ${within.length.toLocaleString('en-AU')} ${word}`}</a></p></section>`;
}

function origin(view: SeriesView, style: ValueStyle): Html {
  const content = originOf(view, style);
  return content === null
    ? NOTHING
    : html`<section class="card wide-only" data-provenance><h2 class="eyebrow">Source of this value</h2>${content}</section>`;
}

/** Returns the side column for phones. It is folded below the value. */
export function foldedOrigin(view: SeriesView, style: ValueStyle): Html {
  const content = originOf(view, style);
  return content === null
    ? NOTHING
    : html`<details class="narrow-only card flat" data-provenance><summary class="s">Source of this value</summary>${content}</details>`;
}

function originOf(view: SeriesView, style: ValueStyle): Html | null {
  const { operands, formula, handle, loaded, citation, shaping } = view;
  const newest = operands.at(-1);
  if (!newest) return null;
  const isComputed = shaping.units !== 'lin' || shaping.frequency !== null;
  return html`${provenance({
    value:
      newest.value === null ? 'No value' : isComputed ? `${newest.value} ${newest.unit}, as published` : valueText(newest.value, style),
    period: periodText(newest.period),
    cell: newest.at,
    within: `Series ${Object.values(handle.select).join('.')} in ${handle.dataset.title}`,
    fileUrl: newest.source_url,
    file: `${citation.name}, vintage of ${dayText(vintageOf(loaded))}${vintageBasisWords(loaded)}`,
    readAt: newest.retrieved_at,
    sha256: newest.sha256,
    note: newest.file_note ?? null,
  })}${isComputed && html`<p class="xs m">Calculated: ${formula}${operands.length > 1 && `, from ${operands.length} published values`}.</p>`}`;
}

function near(site: Site, { facts, handle }: SeriesView): Html {
  const related = (facts['related'] as readonly string[]).slice(0, RELATED).flatMap((id) => findSeries(id) ?? []);
  const used = (facts['used_in_signals'] as readonly string[]).flatMap((id) => SIGNALS.find((signal) => signal.id === id) ?? []);
  const list = (title: string, all: readonly Html[]): Html | false =>
    all.length > 0 && html`<h3 class="eyebrow">${title}</h3><ul class="terse s">${all.map((one) => html`<li>${one}</li>`)}</ul>`;
  return html`<section class="card"><h2 class="vh">Related</h2>${tuck(
    'Show related series and indicators',
    html`${list(
      'Related',
      related.map((one) => html`<a href="${site.href(`/series/${one.id}`)}">${one.title}</a>`),
    )}${list(
      'Indicators that use this series',
      used.map((one) => html`<a href="${site.href(`/signals/${one.id}`)}">${questionOf(one)}</a>`),
    )}${list('Dataset', [html`<a href="${site.href(`/datasets/${handle.dataset.source}/${handle.dataset.id}`)}">${handle.dataset.title}</a>`])}`,
  )}</section>`;
}
