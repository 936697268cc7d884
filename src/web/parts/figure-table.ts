/** Series with latest value, sparkline, and changes over a period and a year. */
import type { FigureRow } from '../../queries/figures/figure-rows.ts';
import { isPercentage } from '../../queries/figures/figure-rows.ts';
import { type Html, html, type Piece } from '../html.ts';
import type { Site } from '../site.ts';
import { shortPeriodWords } from '../words/period-words.ts';
import { changeText, differenceText, styleOfValues, type ValueStyle, valueText } from '../words/value-words.ts';
import { recentRuns } from './recent-runs.ts';
import { emptySparkline, sparkline } from './sparkline.ts';
import { table } from './table.ts';

export interface FigureTable {
  readonly caption: string;
  readonly rows: readonly FigureRow[];
  /** Row heading, by default the title. */
  readonly label?: (row: FigureRow) => string;
  /** ms since the epoch */
  readonly now: number;
  /** Columns between the values and their changes. */
  readonly extra?: { readonly titles: readonly string[]; readonly cells: (row: FigureRow) => readonly Piece[] };
}

export function figureTable(site: Site, { caption, rows, label, now, extra }: FigureTable): Html {
  return table({
    caption,
    prose: true,
    onPhone: 3,
    columns: [
      { title: 'Series' },
      { title: 'Latest', numeric: true },
      { title: 'Period' },
      { title: 'Over a year', numeric: true },
      { title: 'Over a period', numeric: true },
      ...(extra?.titles ?? []).map((title) => ({ title, numeric: true })),
      { title: 'Five years' },
    ],
    rows: rows.map((row) => [
      html`<a href="${site.href(`/series/${row.handle.id}`)}">${label?.(row) ?? row.handle.title}</a>`,
      row.newest === null ? html`<span class="m">No data</span>` : html`<b class="nw">${valueText(row.newest.value, styleOf(row))}</b>`,
      // A value needs its period, even in the three columns on a phone.
      html`<span class="nw">${row.newest === null ? '–' : shortPeriodWords(row.newest.period)}</span>`,
      html`<span class="nw">${changeOver(row, 'year')}</span>`,
      html`<span class="nw">${changeOver(row, 'period')}</span>`,
      ...(extra?.cells(row) ?? []),
      html`<span class="spark">${sparkOf(row, now)}</span>`,
    ]),
  });
}

/** With the decimals of answers. */
export function styleOf({ handle, newest, decimals }: FigureRow): ValueStyle {
  const style = styleOfValues(handle.unitsShort, newest === null ? [] : [newest.value]);
  return { ...style, decimals: Math.max(0, decimals - style.shift) };
}

/** `+0.2 pts` for percentages, `+1.4%` for others, a dash if unknown. */
export function changeOver(row: FigureRow, span: 'year' | 'period'): string {
  const [change, pct] = span === 'year' ? [row.changeYear, row.changeYearPct] : [row.change, row.changePct];
  if (isPercentage(row.handle)) return change === null ? '–' : `${changeText(change, styleOf(row))} pts`;
  if (pct !== null) return `${changeText(pct, { before: '', unit: '%', decimals: 1, shift: 0 })}%`;
  return change === null ? '–' : differenceText(change, styleOf(row));
}

export function sparkOf({ figure, handle, newest }: FigureRow, now: number): Html {
  if (newest === null) return emptySparkline();
  return sparkline(recentRuns(figure, now), handle.nature === 'event' ? 'step' : 'bare line');
}
