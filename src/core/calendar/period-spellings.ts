/**
 * Parses periods as people write them: `2024Q1`, `Q1 2024`, `Dec-2022`, `December quarter 2022`, `2022-23`, `30/06/2023`. The parser splits
 * the text into words and numbers, and assigns a kind to each. The sequence of kinds selects the format: `30/06/2023` has the sequence `n n
 * Y`. As in Australia, days come before months. Two-digit years are ambiguous and are rejected.
 */
import { at } from '../assert.ts';
import { quoted } from '../errors.ts';
import { FREQUENCY, type Frequency } from '../frequency.ts';
import { type Bound, PERIOD_FORMS, type Period, parseBound, parsePeriod } from '../period.ts';
import { FOLDED_MONTHS, MONTHS } from './month-names.ts';

/** The maximum length of a text in characters. Longer texts are rejected. */
const LONGEST = 40;
const WORD = /[a-z]+|\d+/g;
/** Typographic dashes are treated as hyphens. */
const SEPARATORS = /[\s\-\u2010-\u2015/.,'_]+/g;
/**
 * A colon in `2020:Q1` and `2020:03`, as statistical programs write periods. `2020:1` is rejected, because it can be a month or a quarter.
 */
const COLON = /^(\d{4}):(?=[qmsw]\d|\d\d$)/;
/** Midnight without a time zone, as programs write a day: `2024-03-31 00:00:00`. */
const MIDNIGHT = /^(\d{4}-\d\d-\d\d)[T ]00:00(?::00(?:\.0+)?)?$/;
/** A blank between day and time. */
const BLANK_BEFORE_TIME = /^(\d{4}-\d\d-\d\d) (?=\d\d:)/;
const ORDINALS: ReadonlySet<string> = new Set(['st', 'nd', 'rd', 'th', 'of']);
const SIGNS: ReadonlyMap<string, string> = new Map([
  ...(['q', 'qtr', 'quarter'] as const).map((word): [string, string] => [word, 'q']),
  ...(['s', 'h', 'half'] as const).map((word): [string, string] => [word, 's']),
  ...(['m', 'w'] as const).map((word): [string, string] => [word, word]),
  ...(['week', 'wk'] as const).map((word): [string, string] => [word, 'w']),
  ['fy', 'fy'],
  ['cy', 'cy'],
]);

const pad = (number: number): string => String(number).padStart(2, '0');

interface Piece {
  /**
   * `Y` is a year, and `mon` a month. `n` is a number with one or two digits. `6` and `8` are numbers with six and eight digits. All
   * other kinds are values in SIGNS.
   */
  readonly kind: string;
  readonly number: number;
}

function pieceOf(word: string): Piece | null {
  if (/^\d/.test(word)) {
    const kind = word.length === 4 ? 'Y' : word.length <= 2 ? 'n' : word.length === 6 || word.length === 8 ? String(word.length) : null;
    return kind === null ? null : { kind, number: Number(word) };
  }
  const sign = SIGNS.get(word);
  if (sign !== undefined) return { kind: sign, number: 0 };
  const month = word === 'sept' ? 8 : FOLDED_MONTHS.indexOf(word.slice(0, 3));
  const isMonth = month >= 0 && (word.length === 3 || word === 'sept' || word === at(MONTHS, month).toLowerCase());
  return isMonth ? { kind: 'mon', number: month + 1 } : null;
}

type Numbers = readonly number[];
const day = (year: number, month: number, date: number): string => `${year}-${pad(month)}-${pad(date)}`;
const month = (year: number, number: number): string => `${year}-${pad(number)}`;
const financialYear = (first: number, last: number): string | null =>
  last === first + 1 || last === (first + 1) % 100 ? `FY${first}-${pad((first + 1) % 100)}` : null;
const namedQuarter = (number: number, year: number): string | null => (number % 3 === 0 ? `${year}-Q${number / 3}` : null);

/** For each sequence of kinds, a function that returns the period in the API format. */
const FORMS: Readonly<Record<string, (numbers: Numbers) => string | null>> = {
  'Y q n': ([year = 0, n]) => `${year}-Q${n}`,
  'q n Y': ([n, year]) => `${year}-Q${n}`,
  'n q Y': ([n, year]) => `${year}-Q${n}`,
  'Y s n': ([year, n]) => `${year}-S${n}`,
  's n Y': ([n, year]) => `${year}-S${n}`,
  'Y w n': ([year, n = 0]) => `${year}-W${pad(n)}`,
  'w n Y': ([n = 0, year]) => `${year}-W${pad(n)}`,
  'Y m n': ([year = 0, n = 0]) => month(year, n),
  'm n Y': ([n = 0, year = 0]) => month(year, n),
  'Y n': ([year = 0, n = 0]) => (n <= 12 ? null : financialYear(year, n)) ?? month(year, n),
  'n Y': ([n = 0, year = 0]) => month(year, n),
  'Y mon': ([year = 0, n = 0]) => month(year, n),
  'mon Y': ([n = 0, year = 0]) => month(year, n),
  '6': ([n = 0]) => month(Math.floor(n / 100), n % 100),
  '8': ([n = 0]) => day(Math.floor(n / 10_000), Math.floor(n / 100) % 100, n % 100),
  'n n Y': ([date = 0, n = 0, year = 0]) => day(year, n, date),
  'Y n n': ([year = 0, n = 0, date = 0]) => day(year, n, date),
  'n mon Y': ([date = 0, n = 0, year = 0]) => day(year, n, date),
  'mon n Y': ([n = 0, date = 0, year = 0]) => day(year, n, date),
  'Y mon n': ([year = 0, n = 0, date = 0]) => day(year, n, date),
  'fy Y': ([last = 0]) => financialYear(last - 1, last),
  'fy Y n': ([first = 0, last = 0]) => financialYear(first, last),
  'fy Y Y': ([first = 0, last = 0]) => financialYear(first, last),
  'Y Y': ([first = 0, last = 0]) => financialYear(first, last),
  'cy Y': ([year]) => String(year),
  'mon q Y': ([n = 0, year = 0]) => namedQuarter(n, year),
  'q mon Y': ([n = 0, year = 0]) => namedQuarter(n, year),
  'Y mon q': ([year = 0, n = 0]) => namedQuarter(n, year),
};

/**
 * Formats for values by financial year. `2003-04` is then the financial year 2003-04, not April 2003. A single year is the financial year
 * that ends in it.
 */
const FORMS_OF_FINANCIAL_YEARS: typeof FORMS = {
  ...FORMS,
  'Y n': (numbers) => FORMS['fy Y n']?.(numbers) ?? FORMS['Y n']?.(numbers) ?? null,
};

interface Reading {
  /** True if the values are for financial years. `2003-04` is then the financial year, not April 2003. */
  readonly financialYears?: boolean;
}

/**
 * Returns the text in the API format, or null if its sequence of kinds is unknown. Does not check whether the period exists: `2024-Q5`,
 * `2024-02-30`.
 */
function written(text: string, { financialYears = false }: Reading = {}): string | null {
  if (text.length > LONGEST) return null;
  const folded = text.trim().replace(MIDNIGHT, '$1').toLowerCase().replace(COLON, '$1 ');
  const words = (folded.match(WORD) ?? []).filter((word) => !ORDINALS.has(word));
  // Any characters other than words and separators make a text invalid.
  if (folded.replace(WORD, '').replace(SEPARATORS, '') !== '') return null;
  const pieces = words.map(pieceOf);
  if (pieces.length === 0 || pieces.length > 4 || pieces.includes(null)) return null;
  const known = pieces as readonly Piece[];
  const form = (financialYears ? FORMS_OF_FINANCIAL_YEARS : FORMS)[known.map(({ kind }) => kind).join(' ')];
  const numbers = known.filter(({ kind }) => (kind.length === 1 ? 'Yn68'.includes(kind) : kind === 'mon')).map(({ number }) => number);
  return form?.(numbers) ?? null;
}

/** Returns the period in the API format, or null if the text is invalid or ambiguous. */
export function spelledPeriod(text: string, reading: Reading = {}): string | null {
  const period = written(text, reading);
  return period !== null && parsePeriod(period) !== null ? period : null;
}

/** Each period format, with a sentence on the numbers that it accepts. In a date, the month is checked before the day. */
const RANGES: readonly (readonly [form: RegExp, accepted: string])[] = [
  [/^\d{4}-Q/, 'Quarters are Q1 to Q4.'],
  [/^\d{4}-S/, 'Half-years are S1 and S2.'],
  [/^\d{4}-W/, 'Weeks are W01 to W52, in some years W53.'],
  [/^\d{4}-(?:0[1-9]|1[0-2])-\d\d$/, 'This month has fewer days.'],
  [/^\d{4}-\d\d-\d\d$/, 'Months are 01 to 12.'],
  [/^\d{4}-\d\d$/, 'Months are 01 to 12. A financial year is 2024-25.'],
];

/** Returns a sentence with the accepted numbers for a period that does not exist, such as `2025-Q5`. Returns null for other text. */
export function acceptedInstead(text: string): string | null {
  const given = text.trim();
  const period = written(given);
  if (period === null || parsePeriod(period) !== null) return null;
  return RANGES.find(([form]) => form.test(period))?.[1] ?? null;
}

/** Says that a text is not one period with this frequency, and shows how to write one. */
export function notOnePeriod(text: string, freq: Frequency): string {
  const form = PERIOD_FORMS.find((one) => parsePeriod(one)?.freq === freq);
  return `${quoted(text)} is not one ${FREQUENCY[freq].word} period. ${acceptedInstead(text) ?? `Write “period” as ${form ?? '2024-03-31'}.`}`;
}

/** Parses the start or end of a date range in any spelling, or returns null. */
export function readBound(text: string, reading: Reading = {}): Bound | null {
  const given = text.trim();
  const meant = reading.financialYears === true ? spelledPeriod(given, reading) : null;
  if (meant !== null) return parseBound(meant);
  const plain = parseBound(given.replace(BLANK_BEFORE_TIME, '$1T'));
  if (plain !== null) return plain.instant ? plain : parseBound(given.toUpperCase());
  const written = spelledPeriod(given);
  return written === null ? null : parseBound(written);
}

/** Parses a period in any spelling. Returns null if the text is invalid or is an instant. */
export function readPeriod(text: string): Period | null {
  const given = text.trim();
  const written = spelledPeriod(given);
  return parsePeriod(given) ?? (written === null ? null : parsePeriod(written));
}

/** Converts a date in any spelling to the format `2024-03-31`. Returns other text unchanged. */
export function dayOrSame(text: string): string {
  const written = spelledPeriod(text);
  return written !== null && /^\d{4}-\d\d-\d\d$/.test(written) ? written : text;
}

/** Suggests a period for rejected text. Assumes that the month is before the day, or that a two-digit year is in this century. */
export function nearestPeriod(text: string): string | null {
  const american = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})$/.exec(text.trim());
  if (american) return spelledPeriod(`${american[3]}/${american[1]}/${american[4]}`);
  const short = /^(.{1,12}[\s'/-]|fy|\d?q\d?|[a-z]{3,9})(\d\d)$/i.exec(text.trim());
  return short ? spelledPeriod(`${short[1]}20${short[2]}`) : null;
}
