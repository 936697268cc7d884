/** A shape for the state of data. It is always shown with text. */
import { findDataset } from '../../catalogue/catalogue.ts';
import { findSeries } from '../../catalogue/series.ts';
import type { Freshness } from '../../queries/base/answer.ts';
import { gradeOf, mainReason } from '../../queries/base/reason.ts';
import type { Grade, Reason } from '../../queries/base/reason-shape.ts';
import { type Html, html, NOTHING } from '../html.ts';
import { gradeWords } from '../words/reason-words.ts';

export type DotState = 'ok' | 'stale' | 'part' | 'none' | 'sim' | 'bad';

/** Returns the shape. The caller adds the text. */
export const dot = (state: DotState): Html => html`<span class="dot${state !== 'stale' && ` ${state}`}"></span>`;

/** States that a calendar on which the page relies is not stored yet. */
export const unreadDates = (): Html => html`<p class="note">${dot('none')} Some agencies’ release dates have not loaded yet.</p>`;

export function dotOf({ state, reasons = [] }: Pick<Freshness, 'state'> & Partial<Freshness>, sandbox: boolean): DotState {
  if (state === 'unavailable') return 'none';
  if (sandbox) return 'sim';
  return state === 'fresh' || (reasons.length > 0 && gradeOf(reasons) === 'current') ? 'ok' : 'stale';
}

/** Returns a line such as `4 releases behind. Oldest input: Labour force.` Returns nothing if the data are current. */
export function stateLine(reasons: readonly Reason[]): Html {
  const main = mainReason(reasons);
  if (main === null || gradeOf(reasons) === 'current') return NOTHING;
  return html`<p class="s" id="state">${dot('stale')} ${gradeWords(reasons)}. Oldest input: ${inputTitle(main)}.</p>`;
}

/** Returns the title of the first late series, or of the dataset. */
function inputTitle({ series: [id] = [], dataset }: Reason): string {
  const [source = '', ...rest] = dataset.split('.');
  return (id === undefined ? null : findSeries(id)?.title) ?? findDataset(source, rest.join('.'))?.title ?? id ?? dataset;
}

/** The rows that show how current their value is: those that are out of date, those that are not, or no rows. */
export type Marked = 'old' | 'others' | 'none';

/**
 * Describes once how current the values of a page or table are. If most of them are out of date, the line states this and only the other
 * rows are marked.
 * @param grades one for each row. Null for a row without a value
 */
export function ageOfRows(grades: readonly (Grade | null)[], where: 'page' | 'table'): { readonly line: Html; readonly marked: Marked } {
  const shown = grades.filter((grade) => grade !== null);
  const old = shown.filter((grade) => grade === 'out_of_date').length;
  if (shown.length < 2 || old * 2 <= shown.length) return { line: NOTHING, marked: 'old' };
  const isAll = old === shown.length;
  const words = isAll
    ? `All values ${where === 'page' ? 'on this page' : 'in this table'} are out of date.`
    : `${old} of ${shown.length} values are out of date. The others are marked.`;
  return { line: html`<p class="s" id="state">${dot('stale')} ${words}</p>`, marked: isAll ? 'none' : 'others' };
}

/** Returns the mark of a row that is an exception, below its period. */
export function exceptionMark(grade: Grade | null, marked: Marked, words: string): Html {
  if (grade === null || marked === 'none' || (grade === 'out_of_date') !== (marked === 'old')) return NOTHING;
  return html`<br><span class="nw s">${dot(grade === 'current' ? 'ok' : 'stale')} ${grade === 'out_of_date' ? 'Out of date' : words}</span>`;
}
