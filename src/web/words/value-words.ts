/** Formats values in the text of pages: `3.6%`, `$1,100,400`, `4.10%`. A value has the same number of decimals as the values next to it. */
import { publishedDecimals, shiftDecimal } from '../../core/decimal.ts';
import { formatNumber } from '../../render/chart/value-axis.ts';
import { type Html, html } from '../html.ts';

/** The format that all values of a series have. */
export interface ValueStyle {
  /** The currency sign, such as `$`. May be empty. */
  readonly before: string;
  /** The unit. `%` and `/MWh` have no space before them, and other units have one. May be empty. */
  readonly unit: string;
  readonly decimals: number;
  /** The power of ten by which a value is multiplied, so that `AUD '000` is shown in dollars. */
  readonly shift: number;
}

interface UnitStyle {
  readonly before?: string;
  readonly unit: string;
  readonly shift?: number;
  /** The number of decimals. Electricity prices always have two, because they are settled in cents. */
  readonly decimals?: number;
}

const UNITS: Readonly<Record<string, UnitStyle>> = {
  Index: { unit: '' },
  'no.': { unit: '' },
  ratio: { unit: '' },
  ppt: { unit: 'percentage points' },
  "'000": { unit: 'thousand' },
  "'000 h": { unit: 'thousand hours' },
  AUD: { before: '$', unit: '' },
  "AUD '000": { before: '$', unit: '', shift: 3 },
  'AUD m': { before: '$', unit: 'm' },
  'AUD bn': { before: '$', unit: 'bn' },
  '$/MWh': { before: '$', unit: '/MWh', decimals: 2 },
};

/**
 * Returns the style for values.
 * @param values values that are shown together. They get the same number of decimals
 */
export function styleOfValues(unitsShort: string, values: readonly number[]): ValueStyle {
  const { before = '', unit, shift = 0, decimals: fixed } = UNITS[unitsShort] ?? { unit: unitsShort };
  const shown = shift === 0 ? values : values.map((value) => shiftDecimal(value, shift));
  return { before, unit, decimals: fixed ?? publishedDecimals(unitsShort, shown), shift };
}

export function numberText(value: number, { decimals, shift }: ValueStyle): string {
  return formatNumber(shift === 0 ? value : shiftDecimal(value, shift), decimals);
}

/** Returns a value such as `3.6%`, `$1,100,400`, `$63.80` or `−$12 m`. An amount with cents has two decimals. */
export function valueText(value: number, style: ValueStyle): string {
  const hasCents = style.before === '$' && style.unit === '' && style.decimals === 1;
  const number = numberText(value, hasCents ? withDecimals(style, 2) : style);
  const signed = number.startsWith('−') ? `−${style.before}${number.slice(1)}` : `${style.before}${number}`;
  if (style.unit === '' || /^[%/]/.test(style.unit)) return `${signed}${style.unit}`;
  return `${signed}\u00A0${style.unit}`;
}

/** Returns a size such as `0.11 percentage points` for percentages, and `$81,900` for other values. */
export const sizeText = (size: number, style: ValueStyle): string =>
  style.unit.startsWith('%') ? `${numberText(size, style)} percentage points` : valueText(size, style);

/** Returns a change such as `+0.4`, `−1.1` or `0.0`. */
export function changeText(change: number, style: ValueStyle): string {
  const text = numberText(change, style);
  return text.startsWith('−') || Number(change.toFixed(style.decimals)) === 0 ? text : `+${text}`;
}

/** Returns a difference such as `+0.5 pts` between percentages, and `−$81,900` between other values. */
export function differenceText(difference: number, style: ValueStyle): string {
  if (style.unit.startsWith('%')) return `${changeText(difference, style)} pts`;
  const text = valueText(difference, style);
  return difference > 0 ? `+${text}` : text;
}

export function figureHtml(value: number, style: ValueStyle): Html {
  const number = valueText(value, { ...style, unit: '' });
  return html`${number}<i>${style.unit}</i>`;
}

const withDecimals = ({ before, unit, shift }: ValueStyle, decimals: number): ValueStyle => ({ before, unit, decimals, shift });

/** The amount from which tiles show dollars in millions. */
const MILLION = 1e6;

/** Returns the style for one value in a table. A million thousand and more is in millions, such as `1,888.013 million hours`. */
export function tableStyle(value: number, style: ValueStyle): ValueStyle {
  const { before, unit, decimals, shift } = style;
  if (!unit.startsWith('thousand') || Math.abs(value) < MILLION) return style;
  return { before, unit: unit.replace('thousand', 'million'), decimals: decimals + 3, shift: shift - 3 };
}

export function tileStyle(value: number, style: ValueStyle): ValueStyle {
  const shown = style.shift === 0 ? value : shiftDecimal(value, style.shift);
  if (style.before !== '$' || style.unit !== '' || Math.abs(shown) < MILLION) return style;
  return { before: '$', unit: 'm', decimals: 2, shift: style.shift - 6 };
}

/** Returns a unit for the middle of a sentence. Abbreviations keep their capitals, as in `AUD million`. */
export const lower = (text: string): string => (/^[A-Z]{2}/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1));
