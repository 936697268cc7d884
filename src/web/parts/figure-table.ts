/** A table of series with their latest values and changes. */
import { capitalised } from '../../core/basic/text.ts';
import { adjustmentWords } from '../../core/define-series.ts';
import type { FresherElsewhere } from '../../queries/series/concepts/fresher.ts';
import type { FigureRow } from '../../queries/series/figures/figure-rows.ts';
import { isPercentage } from '../../queries/series/figures/figure-rows.ts';
import { type Html, html, NOTHING, type Piece } from '../html.ts';
import type { Site } from '../site.ts';
import { shortPeriod, shortPeriodWords } from '../words/period-words.ts';
import { absentWords, gradeWords } from '../words/reason-words.ts';
import { changeText, differenceText, styleOfDecimals, tableStyle, type ValueStyle, valueText } from '../words/value-words.ts';
import { recentRuns } from './recent-runs.ts';
import { emptySparkline, sparkline } from './sparkline.ts';
import { exceptionMark, type Marked } from './state-dot.ts';
import { type TableColumn, table, withoutEmptyColumns } from './table.ts';

interface FigureTable {
  readonly caption: string;
  readonly rows: readonly FigureRow[];
  /** Returns the name of a row. If this function is absent, the name is the title without `Australia` and the adjustment. */
  readonly label?: (row: FigureRow) => string;
  /** The current time, in ms since the epoch. */
  readonly now: number;
  /** Later values of the same measures in other series, by the id of the row's series. */
  readonly later?: ReadonlyMap<string, FresherElsewhere>;
  /** The rows that show how current their value is. The page states the rest once. */
  readonly marked: Marked;
  /** True if the page has several such tables. They then have the same columns with the same widths. */
  readonly isOneOfMany?: boolean;
  /** Additional columns between the values and their changes. Phones show them briefly with the value. */
  readonly extra?: {
    readonly titles: readonly string[];
    readonly cells: (row: FigureRow) => readonly Piece[];
    readonly brief: (row: FigureRow) => Html;
  };
}

export function figureTable(site: Site, { caption, rows, label, now, later, marked, isOneOfMany = false, extra }: FigureTable): Html {
  const periodOf = (row: FigureRow): Html => html`${periodCell(row, marked)}${laterLink(site, row, later?.get(row.handle.id))}`;
  const columns: readonly TableColumn[] = [
    { title: 'Series' },
    { title: 'Latest', numeric: true },
    { title: 'Period' },
    { title: 'Change over a year', numeric: true },
    { title: 'From previous period', numeric: true },
    ...(extra?.titles ?? []).map((title) => ({ title, numeric: true })),
    { title: 'Five years' },
  ];
  const cells = rows.map((row): readonly Piece[] => [
    heading(row, site.href(`/series/${row.handle.id}`), label?.(row) ?? null),
    row.newest === null
      ? html`<span class="m">${capitalised(absentWords(row.figure.freshness.reasons))}</span>`
      : // A value is shown with its period, even if a phone shows only two columns.
        html`<b class="nw">${valueText(row.newest.value, styleOf(row))}</b><span class="phone-only s m">${periodOf(row)}</span>${extra !== undefined && html`<span class="phone-only s m">${extra.brief(row)}</span>`}`,
    periodOf(row),
    onOneLine(changeOver(row, 'year')),
    onOneLine(changeOver(row, 'period')),
    ...(extra?.cells(row) ?? []),
    sparkCell(row, now),
  ]);
  const figures = table({
    caption,
    prose: true,
    onPhone: 2,
    ...(isOneOfMany ? { columns, rows: cells } : withoutEmptyColumns({ columns, rows: cells })),
  });
  return isOneOfMany ? html`<div class="aligned">${figures}</div>` : figures;
}

const onOneLine = (text: string): Piece => (text === '–' ? text : html`<span class="nw">${text}</span>`);

/** Returns nothing for a series with a single value, because it has no line. */
function sparkCell(row: FigureRow, now: number): Html {
  const line = sparkOf(row, now);
  return line.text === emptySparkline().text ? NOTHING : html`<span class="spark">${line}</span>`;
}

function heading({ handle }: FigureRow, href: string, label: string | null): Html {
  const adjustment = adjustmentWords(handle);
  const parts = handle.title.split(', ');
  const title = parts.filter((part) => part !== 'Australia' && part !== adjustment).join(', ');
  return html`<a href="${href}">${label ?? title}</a>${label === null && parts.includes(adjustment) && html` <small class="m nw">${adjustment}</small>`}`;
}

function periodCell({ newest, grade, handle, figure }: FigureRow, marked: Marked): Html {
  if (newest === null) return html`<span class="nw">–</span>`;
  const isCeased = grade !== 'out_of_date' && handle.dataset.ceased !== undefined;
  const mark = isCeased
    ? html`<br><span class="nw s">Discontinued</span>`
    : exceptionMark(grade, marked, gradeWords(figure.freshness.reasons));
  return html`<span class="nw">${capitalised(shortPeriodWords(newest.period))}</span>${mark}`;
}

/** Links to a later value of the same measure in another series. */
const laterLink = (site: Site, row: FigureRow, later: FresherElsewhere | undefined): Html | false =>
  later !== undefined &&
  html`<br><span class="s">Later: <a href="${laterHref(site, later)}">${valueText(later.value, styleOf(row))}, ${shortPeriod(later.period)}</a></span>`;

/** Returns the address of the series with a later value, in the units of that value. */
export const laterHref = (site: Site, { id, units }: FresherElsewhere): string =>
  site.href(`/series/${id}`, units === undefined ? {} : { units });

/** Returns the style of a value. The value has the same decimals as in responses of the API. */
export function styleOf({ handle, newest, decimals }: FigureRow): ValueStyle {
  return tableStyle(newest?.value ?? 0, styleOfDecimals(handle.unitsShort, decimals));
}

/** Returns a change such as `+0.2 pts` for percentages and `+1.4%` for other values. Returns a dash if it is unknown. */
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
