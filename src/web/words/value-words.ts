/** Values in the text of pages: `3.6%`, `$1,100,400`, `4.10%`. They have the decimals of adjacent values. */
import { publishedDecimals, shiftDecimal } from '../../core/decimal.ts';
import { formatNumber } from '../../render/chart/value-axis.ts';
import { type Html, html } from '../html.ts';

/** The format of all values of a series. */
export interface ValueStyle {
  /** A currency sign such as `$`, or empty. */
  readonly before: string;
  /** `%` and `/MWh` have no space before them, other units have. May be empty. */
  readonly unit: string;
  readonly decimals: number;
  /** Shifts the decimal point, so that `AUD '000` is shown in dollars. */
  readonly shift: number;
}

interface UnitStyle {
  readonly before?: string;
  readonly unit: string;
  readonly shift?: number;
  /** Electricity prices always have two decimals, because they are settled in cents. */
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

/** @param values adjacent values, which share the decimals */
export function styleOfValues(unitsShort: string, values: readonly number[]): ValueStyle {
  const { before = '', unit, shift = 0, decimals: fixed } = UNITS[unitsShort] ?? { unit: unitsShort };
  const shown = shift === 0 ? values : values.map((value) => shiftDecimal(value, shift));
  return { before, unit, decimals: fixed ?? publishedDecimals(unitsShort, shown), shift };
}

export function numberText(value: number, { decimals, shift }: ValueStyle): string {
  return formatNumber(shift === 0 ? value : shiftDecimal(value, shift), decimals);
}

/** A value such as `3.6%`, `$1,100,400` or `−$12 m`. */
export function valueText(value: number, style: ValueStyle): string {
  const number = numberText(value, style);
  const signed = number.startsWith('−') ? `−${style.before}${number.slice(1)}` : `${style.before}${number}`;
  if (style.unit === '' || /^[%/]/.test(style.unit)) return `${signed}${style.unit}`;
  return `${signed}\u00A0${style.unit}`;
}

/** `0.11 percentage points` for percentages, otherwise such as `$81,900`. */
export const sizeText = (size: number, style: ValueStyle): string =>
  style.unit.startsWith('%') ? `${numberText(size, style)} percentage points` : valueText(size, style);

/** A change such as `+0.4`, `−1.1` or `0.0`. */
export function changeText(change: number, style: ValueStyle): string {
  const text = numberText(change, style);
  return text.startsWith('−') || Number(change.toFixed(style.decimals)) === 0 ? text : `+${text}`;
}

/** `+0.5 pts` between percentages, otherwise such as `−$81,900`. */
export function differenceText(difference: number, style: ValueStyle): string {
  if (style.unit.startsWith('%')) return `${changeText(difference, style)} pts`;
  const text = valueText(difference, style);
  return difference > 0 ? `+${text}` : text;
}

export function figureHtml(value: number, style: ValueStyle): Html {
  const number = valueText(value, { ...style, unit: '' });
  return html`${number}<i>${style.unit}</i>`;
}

/** In tiles, larger amounts in dollars are in millions. */
const MILLION = 1e6;

export function tileStyle(value: number, style: ValueStyle): ValueStyle {
  const shown = style.shift === 0 ? value : shiftDecimal(value, style.shift);
  if (style.before !== '$' || style.unit !== '' || Math.abs(shown) < MILLION) return style;
  return { before: '$', unit: 'm', decimals: 2, shift: style.shift - 6 };
}

/** The unit for the middle of a sentence. Abbreviations keep their capitals: `AUD million`. */
export const lower = (text: string): string => (/^[A-Z]{2}/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1));
