/** Chooses the leading value of an indicator's latest result. */
import type { Signal, SignalRow } from '../../../core/define-signal.ts';
import type { Answer } from '../../../queries/base/answer.ts';
import { type Html, html, NOTHING } from '../../html.ts';
import { shortPeriod } from '../../words/period-words.ts';
import { figureHtml, styleOfDecimals, type ValueStyle, valueText } from '../../words/value-words.ts';
import { decimalsFor } from './decimals.ts';
import { figuresOf, firstFigure, shortUnit } from './figures.ts';
import { rowsOfAnswer } from './signal-answer.ts';

const MOST_DECIMALS = 2;

interface Leading {
  readonly field: string;
  readonly value: number;
  readonly style: ValueStyle;
}

function leadingOf(signal: Signal, row: SignalRow | undefined): Leading | null {
  const field = row === undefined ? null : firstFigure(signal.id, row);
  const value = field === null ? undefined : row?.[field];
  if (field === null || typeof value !== 'number') return null;
  const { unit = null } = signal.row[field] ?? {};
  return { field, value, style: styleOfDecimals(shortUnit(unit), decimalsFor(value, unit)) };
}

/**
 * Returns the leading value. Returns null if the result is not a single value. `period` is a text such as `Dec quarter 2025`, or empty.
 */
export function leadingFigure(signal: Signal, newest: Answer): { readonly text: string; readonly period: string } | null {
  const [row] = rowsOfAnswer(newest);
  const leading = leadingOf(signal, row);
  if (leading === null) return null;
  const period = row?.['period'];
  const style = { ...leading.style, decimals: Math.min(leading.style.decimals, MOST_DECIMALS) };
  return { text: valueText(leading.value, style), period: typeof period === 'string' ? shortPeriod(period) : '' };
}

/** Returns the description without the symbol in the formula. The section on the method explains symbols. */
const readable = (description: string): string => description.replace(/,? ?unrounded/, '').replace(/: \p{L}{1,2}\.$/u, '.');

/** Shows the value. If it is not the declared field, it has a label. */
export function bigFigure(signal: Signal, row: SignalRow | undefined): Html {
  const leading = leadingOf(signal, row);
  if (leading === null) return NOTHING;
  const { field, value, style } = leading;
  return html`<b>${figureHtml(value, style)}</b>${field !== figuresOf(signal.id).first && html`<p class="s m">${readable(signal.row[field]?.description ?? field)}</p>`}`;
}
