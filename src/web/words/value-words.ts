/** Formats values in the text of pages: `3.6%`, `$1,100,400`, `4.10%`. A value has the same number of decimals as the values next to it. */
import { capitalised } from '../../core/basic/text.ts';
import { publishedDecimals, roundedTo, shiftDecimal } from '../../core/decimal.ts';
import { formatNumber } from '../../render/chart/value-axis.ts';
import { withYearDashes } from '../../render/chart/words.ts';
import { type Html, html } from '../html.ts';

/** The format that all values of a series have. */
export interface ValueStyle {
  /** The currency sign, such as `$`. May be empty. */
  readonly before: string;
  /** The unit. `%` and `/MWh` have no space before them, and other units have one. May be empty. */
  readonly unit: string;
  /** Negative if values are rounded: to tens for -1, to thousands for -3. */
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
  "'000": { unit: '', shift: 3 },
  "'000 h": { unit: 'hours', shift: 3 },
  AUD: { before: '$', unit: '' },
  "AUD '000": { before: '$', unit: '', shift: 3 },
  'AUD m': { before: '$', unit: 'million' },
  'AUD bn': { before: '$', unit: 'billion' },
  '$/MWh': { before: '$', unit: '/MWh', decimals: 2 },
};

/**
 * Returns the style for values.
 * @param values values that are shown together. They get the same number of decimals
 */
export function styleOfValues(unitsShort: string, values: readonly number[]): ValueStyle {
  const { before = '', unit, shift = 0, decimals: fixed } = UNITS[unitsShort] ?? { unit: unitsShort };
  return { before, unit, decimals: fixed ?? publishedDecimals(unitsShort, values) - shift, shift };
}

/** Returns the style for values with this number of decimals in their published unit. */
export function styleOfDecimals(unitsShort: string, decimals: number): ValueStyle {
  const style = styleOfValues(unitsShort, []);
  return withDecimals(style, decimals - style.shift);
}

export function numberText(value: number, { decimals, shift }: ValueStyle): string {
  const shown = shift === 0 ? value : shiftDecimal(value, shift);
  return decimals < 0 ? formatNumber(roundedTo(shown, decimals), 0) : formatNumber(shown, decimals);
}

/** Returns a value such as `3.6%`, `$1,100,400`, `$63.80` or `−$12 million`. An amount with cents has two decimals. */
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
  return text.startsWith('−') || !/[1-9]/.test(text) ? text : `+${text}`;
}

/** Returns a difference such as `+0.5 pts` between percentages, and `−$81,900` between other values. */
export function differenceText(difference: number, style: ValueStyle): string {
  if (style.unit.startsWith('%')) return `${changeText(difference, style)} pts`;
  const text = valueText(difference, style);
  return difference > 0 ? `+${text}` : text;
}

export function figureHtml(value: number, style: ValueStyle): Html {
  const text = valueText(value, style);
  return html`${text.slice(0, text.length - style.unit.length).replace('\u00A0', ' ')}<i>${style.unit}</i>`;
}

const withDecimals = ({ before, unit, shift }: ValueStyle, decimals: number): ValueStyle => ({ before, unit, decimals, shift });

/** The amount from which tiles show dollars in millions. */
const MILLION = 1e6;

/** Returns the style for one value in a table. Persons and hours from a million are in millions, such as `14.823 million`. */
export function tableStyle(value: number, style: ValueStyle): ValueStyle {
  const { before, unit, decimals, shift } = style;
  if (before !== '' || shift !== 3 || Math.abs(value) < MILLION / 10 ** shift) return style;
  return { before, unit: `million ${unit}`.trim(), decimals: Math.max(0, decimals + 6), shift: shift - 6 };
}

export function tileStyle(value: number, style: ValueStyle): ValueStyle {
  const shown = style.shift === 0 ? value : shiftDecimal(value, style.shift);
  if (style.before !== '$' || style.unit !== '' || Math.abs(shown) < MILLION) return style;
  return { before: '$', unit: 'million', decimals: 2, shift: style.shift - 6 };
}

/** Returns the unit of values as shown: `Thousand persons` becomes `Persons`, because thousands are shown as single units. */
export const unitsAsShown = (units: string): string =>
  capitalised(
    withYearDashes(units)
      .replace(/(^|, |^[A-Z]{3} )thousand\b ?/i, '$1')
      .trim(),
  ) || 'Number';

/** Returns a unit for the middle of a sentence. Abbreviations keep their capitals, as in `AUD million`. */
export const lower = (text: string): string => (/^[A-Z]{2}/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1));
