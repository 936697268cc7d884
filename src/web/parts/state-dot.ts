/** A shape for the state of data. It is always shown with text. */
import { findDataset } from '../../catalogue/catalogue.ts';
import { findSeries } from '../../catalogue/series.ts';
import type { Freshness } from '../../queries/base/answer.ts';
import { gradeOf, mainReason } from '../../queries/base/reason.ts';
import type { Reason } from '../../queries/base/reason-shape.ts';
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
