/** The latest values of several series as bars, largest first. */
import type { FigureRow } from '../../queries/series/figures/figure-rows.ts';
import { type Html, html, NOTHING } from '../html.ts';
import type { Site } from '../site.ts';
import { shortPeriodWords } from '../words/period-words.ts';
import { unitsAsShown, valueText } from '../words/value-words.ts';
import { styleOf } from './figure-table.ts';

/** Returns the bars. Returns nothing if the values have different units or periods, or if a value is negative. */
export function barList(site: Site, rows: readonly FigureRow[]): Html {
  const known = rows.flatMap((row) => (row.newest === null ? [] : [{ row, newest: row.newest }]));
  const [first] = known;
  const isOneScale = known.every(
    ({ row, newest }) =>
      row.handle.unitsShort === first?.row.handle.unitsShort && newest.period.t === first.newest.period.t && newest.value >= 0,
  );
  if (first === undefined || !isOneScale) return NOTHING;
  const most = Math.max(...known.map(({ newest }) => newest.value)) || 1;
  const sorted = known.toSorted((a, b) => b.newest.value - a.newest.value);
  return html`<p class="s m">${unitsAsShown(first.row.handle.units)}, ${shortPeriodWords(first.newest.period)}</p><ol class="ranks">${sorted.map(
    ({ row, newest }, i) =>
      html`<li><span class="m">${i + 1}</span><a href="${site.href(`/series/${row.handle.id}`)}">${row.handle.title}</a><b class="nw">${valueText(newest.value, styleOf(row))}</b><svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true"><path class="f0" d="M0 1H${Math.max(0.4, Math.round((newest.value / most) * 1000) / 10)}V7H0z"/></svg></li>`,
  )}</ol>`;
}
