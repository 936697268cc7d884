/** A minus sign. It is used because a line could break after a hyphen. */
const MINUS = '−';

const formats = new Map<number, Intl.NumberFormat>();

/** Formats a number such as `194,082` or `−0.7`. Halves are rounded away from zero. A number that rounds to zero has no sign. */
export const printed = (value: number, decimals = 1): string => rounded(value, decimals).replace('-', MINUS);

/** Formats a number for programs, with a hyphen as its sign, such as `-0.7`. */
export function rounded(value: number, decimals = 1): string {
  const known = formats.get(decimals);
  const format =
    known ?? new Intl.NumberFormat('en-AU', { minimumFractionDigits: decimals, maximumFractionDigits: decimals, signDisplay: 'negative' });
  if (!known) formats.set(decimals, format);
  return format.format(value);
}

/** Formats an amount such as `$208.48` or `−$0.70`. */
export const dollars = (value: number, decimals = 0): string => `${value < 0 ? MINUS : ''}$${printed(Math.abs(value), decimals)}`;

const roundsToNought = (value: number, decimals: number): boolean => Number(value.toFixed(decimals)) === 0;

/** Describes a change: `rose 0.1%`, `fell 0.7%`, `did not change` or `changed by less than 0.05%`. */
export function moved(value: number, unit = '%', decimals = 1): string {
  const amount = (text: string | number): string => (unit === '%' ? `${text}%` : `${text} ${unit}`);
  if (value === 0) return 'did not change';
  if (roundsToNought(value, decimals)) return `changed by less than ${amount(5 * 10 ** -(decimals + 1))}`;
  return `${value > 0 ? 'rose' : 'fell'} ${amount(printed(Math.abs(value), decimals))}`;
}

/** Describes the previous change: `, after a rise of 0.7%`. Returns an empty string if it is not known. */
export function following(value: number | null | undefined, decimals = 1): string {
  if (value === null || value === undefined) return '';
  if (roundsToNought(value, decimals)) return value === 0 ? ', after no change' : `, after ${printed(0, decimals)}%`;
  return `, after a ${value > 0 ? 'rise' : 'fall'} of ${printed(Math.abs(value), decimals)}%`;
}

/** Compares two values by their difference: `1.6 percentage points more than`, `$4.2 billion less than`, `the same as`. */
export function against(difference: number, unit: string, decimals = 1, currency = ''): string {
  if (difference === 0) return 'the same as';
  if (roundsToNought(difference, decimals)) return `within ${currency}${5 * 10 ** -(decimals + 1)} ${unit} of`;
  return `${currency}${printed(Math.abs(difference), decimals)} ${unit} ${difference > 0 ? 'more' : 'less'} than`;
}

/** Compares a value with a range: `above the range of 0.0 to 0.8`, `below …` or `inside …`. A value equal to a limit is inside. */
export function withRespectTo(value: number, low: number, high: number, range: string, decimals = 1): string {
  const where = value > high ? 'above' : value < low ? 'below' : 'inside';
  return `${where} ${range} of ${printed(low, decimals)}% to ${printed(high, decimals)}%`;
}

/** Writes an amount with its unit, such as `3.4%`, `$5,000/MWh`, `18 years`, `−0.5% to 2%` or `16%, 30% and 45%`. */
export function amountWords(value: unknown, unit: string): string {
  if (Array.isArray(value)) return listed(value.map((one) => amountWords(one, unit)));
  if (typeof value !== 'number')
    return Object.values(value ?? {})
      .map((one) => amountWords(one, unit))
      .join(' to ');
  const [sign, number] = [value < 0 ? MINUS : '', Math.abs(value).toLocaleString('en-AU', { maximumFractionDigits: 20 })];
  if (unit.startsWith('$')) return `${sign}$${number}${unit.slice(1)}`;
  if (/^per cent\b/i.test(unit)) return `${sign}${number}%${unit.slice('Per cent'.length)}`;
  return `${sign}${number}${unit === '' ? '' : ` ${unit.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())}`}`;
}

/** Joins words to a list such as `a`, `a and b` or `a, b and c`. */
export function listed(parts: readonly string[]): string {
  const [last] = parts.slice(-1);
  if (last === undefined) return '';
  return parts.length === 1 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}
