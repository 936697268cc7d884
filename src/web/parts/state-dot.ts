/** A shape for the state of data. It is always shown with text. */
import type { Freshness } from '../../queries/base/answer.ts';
import { gradeOf } from '../../queries/base/reason.ts';
import type { Html } from '../html.ts';
import { html } from '../html.ts';

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
