/** The values of a series as a table, newest first, beside what the first edition stored had for the same periods. */
import { subtractDecimals } from '../../../core/decimal.ts';
import { period } from '../../../core/period.ts';
import type { SeriesView } from '../../../queries/series/series-view.ts';
import { periodWords } from '../../../render/chart/calendar-words.ts';
import { type Html, html, type Piece } from '../../html.ts';
import { table } from '../../parts/table.ts';
import { PERIODS, shortDay } from '../../words/period-words.ts';
import { changeText, numberText, type ValueStyle } from '../../words/value-words.ts';
import type { SeriesState } from './series-state.ts';

const SHOWN = 8;
const MOST_SHOWN = 1000;

export function valuesSection(state: SeriesState, view: SeriesView, style: ValueStyle): Html {
  const { points } = view;
  const all = state.get('rows') === 'all';
  const indexes = indexesWithin(view).toReversed();
  const shown = indexes.slice(0, all ? MOST_SHOWN : SHOWN);
  const columns = [
    { title: 'Period', sorted: 'descending' as const },
    { title: view.units, numeric: true },
    { title: 'Change', numeric: true },
    ...editionColumn(view),
  ];
  const isRate = /%|ppt/.test(view.unitsShort);
  const rows = shown.map((i): readonly Piece[] => {
    const [t, value, before] = [points.t[i] ?? 0, points.value[i] ?? 0, points.value[i - 1]];
    const change = before === undefined ? '' : changeText(subtractDecimals(value, before), style);
    return [
      periodWords(period(points.freq, t)),
      html`<data value="${value}">${numberText(value, style)}</data>`,
      isRate || change !== '' ? change : '',
      ...editionCell(view, t, style),
    ];
  });
  const count = `${indexes.length.toLocaleString('en-AU')} ${PERIODS[points.freq].many}`;
  return html`<section id="table" tabindex="-1"><h2>Values</h2>${table({ caption: 'Values, newest first', columns, rows })}<p class="s">${
    indexes.length > shown.length &&
    html`<a href="${state.href({ rows: 'all' }, '#table')}">All ${count}${indexes.length > MOST_SHOWN && `, newest ${MOST_SHOWN}`}</a> · `
  }<a href="${state.form('csv')}">CSV</a></p></section>`;
}

/** Indexes of the points in the window, ascending. */
export const indexesWithin = ({ points, from, to }: SeriesView): readonly number[] =>
  points.t.flatMap((t, i) => (t >= from && t <= to ? [i] : []));

/** Where an earlier edition is stored, what it had. */
const editionColumn = ({ editions }: SeriesView): readonly { readonly title: string }[] =>
  editions.spells === null || editions.days.length < 2 ? [] : [{ title: `Edition of ${shortDay(editions.days[0] ?? 0)}` }];

function editionCell({ editions, points, handle }: SeriesView, t: number, style: ValueStyle): readonly Piece[] {
  const [first] = editions.days;
  if (editions.spells === null || editions.days.length < 2 || first === undefined || points.freq === 'D' || handle.nature === 'event') {
    return editions.days.length < 2 || editions.spells === null ? [] : [''];
  }
  const spells = editions.spells.get(t) ?? [];
  const then = spells.find(({ from, to }) => from <= first && first <= to);
  const now = points.value[points.t.indexOf(t)];
  if (!then) return [html`<span class="m">not out yet</span>`];
  if (then.value === null) return [html`<span class="m">not published</span>`];
  if (now !== undefined && then.value === now) return [html`<span class="m">same</span>`];
  if (editions.rebased.some((day) => day > first)) return [html`<span class="m">${numberText(then.value, style)}, other base</span>`];
  return [html`<span class="chip warn">was ${numberText(then.value, style)}</span>`];
}
