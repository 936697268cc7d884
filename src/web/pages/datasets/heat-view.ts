/** A heat map with a row for each series and a column for each period. Each shade has about the same number of values. */
import { roundedTo } from '../../../core/decimal.ts';
import { FREQUENCY } from '../../../core/frequency.ts';
import { formatPeriod, period } from '../../../core/period.ts';
import type { DatasetView, ViewedSeries } from '../../../queries/datasets/dataset-view.ts';
import { classesOf } from '../../../queries/places/regions/read-region.ts';
import { shadeOf } from '../../../render/map/region-map.ts';
import { type Html, html } from '../../html.ts';
import type { Site } from '../../site.ts';
import { columnPeriod } from '../../words/period-words.ts';
import { changeText, numberText } from '../../words/value-words.ts';
import { viewedName } from './figures-table.ts';

export const HEAT_PERIODS = 24;
const MOST_ROWS = 60;
const DECIMALS = 1;
const STYLE = { before: '', unit: '', decimals: DECIMALS, shift: 0 };
const RATE = /per cent|percent/i;

export function heatBody(site: Site, view: DatasetView): Html {
  const { frequency, units, periods } = view;
  const perYear = FREQUENCY[frequency].perYear;
  const isRate = units.every((unit) => RATE.test(unit));
  if (units.length > 1 || (!isRate && perYear === null)) {
    return html`<div class="empty"><b>No heat map.</b>A heat map needs one measure, and cannot show daily values. Choose one measure.</div>`;
  }
  const rows = view.rows.slice(0, MOST_ROWS);
  const shown = periods.slice(0, HEAT_PERIODS);
  const cells = rows.map((row) => shown.map((t) => valueIn(row, t, isRate ? null : perYear)));
  const all = cells.flat().flatMap((value) => value ?? []);
  const classes = classesOf(all.toSorted((a, b) => a - b));
  const levelOf = (value: number): number => classes.findIndex(([from, to]) => value >= from && value <= to);
  const words = isRate ? 'Values, per cent' : 'Change over a year, per cent';
  return html`<p class="s m">${words}. The darkest shade marks the highest fifth of values.</p><div class="scroll heat pin" tabindex="0" role="region" aria-label="${words}" id="table"><table><caption class="vh">${words}</caption><thead><tr><th scope="col">Series</th>${shown.map((t) => html`<th scope="col" class="num">${columnPeriod(formatPeriod(period(frequency, t)))}</th>`)}</tr></thead><tbody>${rows.map(
    (row, i) => {
      const name = viewedName(row);
      return html`<tr><th scope="row">${row.handle === null ? name : html`<a href="${site.href(`/series/${row.handle.id}`)}">${name}</a>`}</th>${(
        cells[i] ?? []
      ).map((value) =>
        value === null
          ? html`<td class="num m">–</td>`
          : html`<td class="num h${shadeOf(levelOf(value), classes.length)}">${isRate ? numberText(value, STYLE) : changeText(value, STYLE)}</td>`,
      )}</tr>`;
    },
  )}</tbody></table></div>`;
}

/**
 * Returns the value, or its percentage change over a year. Returns null if a value is not stored, or if the earlier value is not positive.
 */
function valueIn({ slice: { t: ordinals, value } }: ViewedSeries, t: number, perYear: number | null): number | null {
  const own = value[ordinals.lastIndexOf(t)] ?? null;
  if (own === null || perYear === null) return own === null ? null : roundedTo(own, DECIMALS);
  const before = value[ordinals.lastIndexOf(t - perYear)] ?? null;
  return before === null || before <= 0 ? null : roundedTo(100 * (own / before - 1), DECIMALS);
}
