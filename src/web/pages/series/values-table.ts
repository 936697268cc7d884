/** The values of a series, latest first, with the values in the previous vintage. */
import { at } from '../../../core/assert.ts';
import { roundedTo, shiftDecimal, subtractDecimals } from '../../../core/decimal.ts';
import { DAY_MS, period } from '../../../core/period.ts';
import { gapBetween } from '../../../queries/series/reading/newest-values.ts';
import type { SeriesView } from '../../../queries/series/series-view.ts';
import { periodWords } from '../../../render/chart/calendar-words.ts';
import { type Html, html, type Piece } from '../../html.ts';
import { table } from '../../parts/table.ts';
import { PERIODS, shortDay } from '../../words/period-words.ts';
import { changeText, numberText, unitsAsShown, type ValueStyle } from '../../words/value-words.ts';
import type { SeriesState } from './series-state.ts';

const SHOWN = 8;
const MOST_SHOWN = 1000;

export function valuesSection(state: SeriesState, view: SeriesView, style: ValueStyle): Html {
  const { points } = view;
  const all = state.get('rows') === 'all';
  const indexes = indexesWithin(view).toReversed();
  const shown = indexes.slice(0, all ? MOST_SHOWN : SHOWN);
  const previous = dayBefore(view);
  const columns = [
    { title: 'Period', sorted: 'descending' as const },
    { title: unitsAsShown(view.units), numeric: true },
    { title: 'Change', numeric: true },
    ...(previous === null ? [] : [{ title: `Vintage of ${shortDay(previous)}` }]),
  ];
  const isRate = /%|ppt/.test(view.unitsShort);
  const rows = shown.map((i): readonly Piece[] => {
    const [t, value] = [at(points.t, i), points.value[i] ?? 0];
    const before = valueBefore(view, i);
    const change = before === null ? '' : changeWritten(before, value, style);
    return [
      periodWords(period(points.freq, t)),
      html`<data value="${value}">${numberText(value, style)}</data>`,
      isRate || change !== '' ? change : '',
      ...(previous === null ? [] : [vintageCell(view, previous, { t, now: value }, style)]),
    ];
  });
  const count = `${indexes.length.toLocaleString('en-AU')} ${PERIODS[points.freq][indexes.length === 1 ? 'one' : 'many']}`;
  return html`<section id="table" tabindex="-1"><h2>Values</h2>${table({ caption: 'Values, latest first', columns, rows, onPhone: 3 })}<p class="s">${
    indexes.length > shown.length &&
    html`<a href="${state.href({ rows: 'all' }, '#table')}">All ${count}${indexes.length > MOST_SHOWN && `, latest ${MOST_SHOWN}`}</a> · `
  }<a href="${state.form('csv')}">CSV</a></p></section>`;
}

/**
 * Returns the change between two values as shown. For example, the change from 4.7 to 4.6 is −0.1, even if digits that are not shown
 * differ.
 */
function changeWritten(before: number, value: number, style: ValueStyle): string {
  const written = (number: number): number => roundedTo(shiftDecimal(number, style.shift), style.decimals);
  return changeText(subtractDecimals(written(value), written(before)), { ...style, shift: 0 });
}

/** Returns the previous value. Returns null if periods between the two values are missing. */
function valueBefore({ handle, points: { freq, t, value } }: SeriesView, i: number): number | null {
  const [at, before, then] = [t[i], t[i - 1], value[i - 1]];
  if (at === undefined || before === undefined || then === undefined) return null;
  return handle.nature === 'event' || gapBetween(period(freq, before), period(freq, at)) === 0 ? then : null;
}

/** Returns the indexes of the points in the shown range, in ascending order. */
export function indexesWithin({ points: { t }, from, to }: SeriesView): readonly number[] {
  const first = t.findIndex((one) => one >= from);
  const count = first === -1 ? 0 : t.findLastIndex((one) => one <= to) - first + 1;
  return Array.from({ length: Math.max(0, count) }, (_, i) => first + i);
}

/** Returns the day of the previous vintage. Returns null if its values cannot be different. */
function dayBefore({ vintages: allVintages, points, handle, asOf }: SeriesView): number | null {
  if (allVintages.spells === null || points.freq === 'D' || handle.nature === 'event') return null;
  const read = asOf === null ? Number.POSITIVE_INFINITY : Math.floor(asOf.ms / DAY_MS);
  return allVintages.days.filter((day) => day <= read).at(-2) ?? null;
}

function vintageCell(
  { vintages: { spells, rebased } }: SeriesView,
  before: number,
  { t, now }: { readonly t: number; readonly now: number },
  style: ValueStyle,
): Piece {
  const then = spells?.get(t)?.find(({ from, to }) => from <= before && before <= to);
  if (then === undefined || then.value === null) return html`<span class="m">not published</span>`;
  if (then.value === now) return html`<span class="m">same</span>`;
  if (rebased.some((day) => day > before)) return html`<span class="m">${numberText(then.value, style)}, different reference base</span>`;
  // A revision of digits that are not shown is no revision to the reader.
  if (numberText(then.value, style) === numberText(now, style)) return html`<span class="m">same when rounded</span>`;
  return html`<span class="chip warn">was ${numberText(then.value, style)}</span>`;
}
