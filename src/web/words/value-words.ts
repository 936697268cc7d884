/** Values in the text of pages: `3.6%`, `$1,100,400`, `4.10%`. They have a minus sign, and the same decimals as adjacent values. */
import { publishedDecimals, shiftDecimal } from '../../core/decimal.ts';
import { formatNumber } from '../../render/chart/value-axis.ts';
import { type Html, html } from '../html.ts';

/** How values of one series are written, so that all of them look alike. */
export interface ValueStyle {
  /** The currency sign before the number, such as `$`. May be empty. */
  readonly before: string;
  /** The unit after a value. `%` and `/MWh` have no space before them, other units have. May be empty. */
  readonly unit: string;
  readonly decimals: number;
  /** How far the decimal point is shifted, so that `AUD '000` is shown in dollars. */
  readonly shift: number;
}

interface UnitStyle {
  readonly before?: string;
  readonly unit: string;
  readonly shift?: number;
  /** A fixed number of decimals. Electricity prices have two, because they are settled in cents. */
  readonly decimals?: number;
}

const UNITS: Readonly<Record<string, UnitStyle>> = {
  Index: { unit: '' },
  'no.': { unit: '' },
  ratio: { unit: '' },
  ppt: { unit: 'points' },
  "'000": { unit: 'thousand' },
  "'000 h": { unit: 'thousand hours' },
  AUD: { before: '$', unit: '' },
  "AUD '000": { before: '$', unit: '', shift: 3 },
  'AUD m': { before: '$', unit: 'm' },
  'AUD bn': { before: '$', unit: 'bn' },
  '$/MWh': { before: '$', unit: '/MWh', decimals: 2 },
};

/** @param values adjacent values, which all have the same decimals */
export function styleOfValues(unitsShort: string, values: readonly number[]): ValueStyle {
  const { before = '', unit, shift = 0, decimals: fixed } = UNITS[unitsShort] ?? { unit: unitsShort };
  const shown = shift === 0 ? values : values.map((value) => shiftDecimal(value, shift));
  return { before, unit, decimals: fixed ?? publishedDecimals(unitsShort, shown), shift };
}

/** A number without its unit, such as `1,100,400`. */
export function numberText(value: number, { decimals, shift }: ValueStyle): string {
  return formatNumber(shift === 0 ? value : shiftDecimal(value, shift), decimals);
}

/** A value with its unit, such as `3.6%`, `$1,100,400` or `−$12 m`. */
export function valueText(value: number, style: ValueStyle): string {
  const number = numberText(value, style);
  const signed = number.startsWith('−') ? `−${style.before}${number.slice(1)}` : `${style.before}${number}`;
  if (style.unit === '' || /^[%/]/.test(style.unit)) return `${signed}${style.unit}`;
  return `${signed}\u00A0${style.unit}`;
}

/** The size of a difference with its unit: `0.11 percentage points` for percentages, otherwise such as `$81,900`. */
export const sizeText = (size: number, style: ValueStyle): string =>
  style.unit.startsWith('%') ? `${numberText(size, style)} percentage points` : valueText(size, style);

/** A difference with its sign, such as `+0.4`, `−1.1` or `0.0`. */
export function changeText(change: number, style: ValueStyle): string {
  const text = numberText(change, style);
  return text.startsWith('−') || Number(change.toFixed(style.decimals)) === 0 ? text : `+${text}`;
}

/** A difference with its sign and unit, such as `+0.5 pts` between percentages, or `−$81,900`. */
export function differenceText(difference: number, style: ValueStyle): string {
  if (style.unit.startsWith('%')) return `${changeText(difference, style)} pts`;
  const text = valueText(difference, style);
  return difference > 0 ? `+${text}` : text;
}

/** A large number with its unit in a lighter style, for the main value on a page. */
export function figureHtml(value: number, style: ValueStyle): Html {
  const number = valueText(value, { ...style, unit: '' });
  return html`${number}<i>${style.unit}</i>`;
}

/** Where space is short, amounts from this number of dollars on are in millions. */
const MILLION = 1e6;

/** The style for tiles. Amounts from a million dollars on are in millions. */
export function tileStyle(value: number, style: ValueStyle): ValueStyle {
  const shown = style.shift === 0 ? value : shiftDecimal(value, style.shift);
  if (style.before !== '$' || style.unit !== '' || Math.abs(shown) < MILLION) return style;
  return { before: '$', unit: 'm', decimals: 2, shift: style.shift - 6 };
}

/** The text for the middle of a sentence. Abbreviations keep their capitals: `AUD million`. */
export const lower = (text: string): string => (/^[A-Z]{2}/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1));
