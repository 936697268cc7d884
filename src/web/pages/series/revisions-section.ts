/** How the values shown were revised: how many, by how much at most, and which; a new base of an index is told apart. */
import { subtractDecimals } from '../../../core/decimal.ts';
import { isoDay, period } from '../../../core/period.ts';
import type { SeriesView } from '../../../queries/series/series-view.ts';
import { periodWords } from '../../../render/chart/calendar-words.ts';
import { Html, html, NOTHING, type Piece } from '../../html.ts';
import { table } from '../../parts/table.ts';
import type { Site } from '../../site.ts';
import { dayText, PERIODS, shortDayText } from '../../words/period-words.ts';
import { changeText, numberText, type ValueStyle } from '../../words/value-words.ts';

const SHOWN = 12;

interface Moved {
  readonly t: number;
  readonly was: number;
  readonly now: number;
  readonly by: number;
}

export function revisionsSection(site: Site, view: SeriesView, style: ValueStyle): Html {
  const { editions, points, revised, handle, from, to } = view;
  if (editions.spells === null || editions.days.length < 2) return NOTHING;
  const shown = points.t.filter((t) => t >= from && t <= to);
  const moved = revised.flatMap(({ t, was }): Moved[] => {
    if (t < from || t > to) return [];
    const now = points.value[points.t.indexOf(t)];
    return now === undefined ? [] : [{ t, was, now, by: subtractDecimals(now, was) }];
  });
  const rebased = editions.rebased.map(
    (day) =>
      html`<p class="s m">The reference base changed with the edition of ${dayText(isoDay(day))}: values before and after it differ by the base, which is no revision.</p>`,
  );
  const most = Math.max(0, ...moved.map(({ by }) => Math.abs(by)));
  const first = isoDay(editions.days[0] ?? 0);
  const newest = isoDay(editions.days.at(-1) ?? 0);
  const rows = moved
    .toSorted((a, b) => b.t - a.t)
    .slice(0, SHOWN)
    .map(({ t, was, now, by }): readonly Piece[] => [
      periodWords(period(points.freq, t)),
      numberText(was, style),
      numberText(now, style),
      changeText(by, style),
      bar(by / most),
    ]);
  const count = `Of the ${shown.length.toLocaleString('en-AU')} ${PERIODS[points.freq].many} shown above, <b>${moved.length}</b>`;
  return html`<section id="revisions"><h2>Revisions</h2><p class="prose">${editions.days.length} editions are held, of ${dayText(first)} to ${dayText(newest)}. ${
    moved.length === 0
      ? 'No value of one that can be compared was changed by a later one.'
      : html`${new Html(count)} ${moved.length === 1 ? 'is another value' : 'are other values'} than when first held, by ${numberText(most, style)} at most.`
  }</p>${rebased}${
    rows.length > 0 &&
    table({
      caption: 'Revised values, newest first',
      prose: true,
      onPhone: 3,
      columns: [
        { title: 'Period' },
        { title: 'First held', numeric: true },
        { title: `Edition of ${shortDayText(newest)}`, numeric: true },
        { title: 'Moved', numeric: true },
        { title: '' },
      ],
      rows,
    })
  }<p class="s"><a href="${site.absolute(`/v1/series/${handle.id}/vintages`, { form: 'list', format: 'csv' })}">All revisions as CSV (API)</a> · <a href="${site.href('/account')}#webhooks">Tell me by webhook when one happens</a></p></section>`;
}

/** A bar left or right of a hairline. */
function bar(share: number): Html {
  const width = Math.max(1, Math.round(Math.abs(share) * 28));
  return new Html(
    `<svg width="60" height="12" viewBox="0 0 60 12" aria-hidden="true"><path class="${share < 0 ? 'f1' : 'f0'}" d="M30 3h${share < 0 ? -width : width}v6H30z"/><path class="ca" d="M30 0v12"/></svg>`,
  );
}
