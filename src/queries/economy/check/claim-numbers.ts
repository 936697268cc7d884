/** Finds numbers in running text: `7.8 per cent`, `−0.3%`, `$1.1 million`, `32,000`, `25 basis points`, `half a percentage point`. */
import { entry } from '../../../core/assert.ts';
import { shiftDecimal } from '../../../core/decimal.ts';
import type { Span } from './claim-times.ts';

export const CLAIM_UNITS = ['percent', 'points', 'money', 'count'] as const;
type ClaimUnit = (typeof CLAIM_UNITS)[number];

export interface NamedNumber extends Span {
  /** The start of the number, including preceding words such as `about` or `more than`. */
  readonly begins: number;
  /** The number with its multiplier: 1,100,000 for `1.1 million`. Basis points are converted to percentage points. */
  readonly value: number;
  readonly unit: ClaimUnit;
  /** Half the value of the last digit in the text. The stated number may be rounded by up to this amount. */
  readonly tolerance: number;
  readonly bound: 'exact' | 'more' | 'less';
  /** True for a share such as `one in 25`. */
  readonly isShare: boolean;
  readonly text: string;
}

const SMALL = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const FRACTIONS: ReadonlyMap<string, number> = new Map([
  ['¼', 0.25],
  ['½', 0.5],
  ['¾', 0.75],
]);
const SCALES: ReadonlyMap<string, number> = new Map(
  Object.entries({ thousand: 3, k: 3, million: 6, mn: 6, m: 6, billion: 9, bn: 9, b: 9, trillion: 12, tn: 12 }),
);
const WORD_NUMBER = `\\b(?:${SMALL.join('|')})(?=\\s+(?:per ?cent|percent|percentage|basis|thousand|million|billion))`;
const NUMBER = new RegExp(
  [
    `(?<sign>(?<![\\w)])[-−–]\\s?|\\b(?:minus|negative)\\s+)?(?<money>(?:a|au)?\\$\\s?)?`,
    `(?:(?<digits>\\d{1,3}(?:,\\d{3})+|\\d+)(?<decimals>\\.\\d+)?\\s?(?<fraction>[¼½¾])?|(?<alone>[¼½¾])|(?<word>${WORD_NUMBER})|(?<half>\\b(?:half|a quarter of|three quarters of)\\s+an?\\b(?=\\s+per)))`,
    `\\s*(?:(?<scale>thousand|million|billion|trillion|mn|bn|tn|k|m|b)\\b)?`,
    `\\s*(?<cents>(?:(?:us|american|australian)\\s+)?cents?\\b)?(?<unit>percentage[ -]points?|per ?cent points?|basis points?|ppts?\\b|pts?\\b|bps?\\b|points?\\b|%(?: points?)?|per ?cent\\b|pct?\\b)?(?<dollars>\\s+dollars\\b)?`,
  ].join(''),
  'gi',
);
/** Numbers that are part of a name or a range and are therefore not values: `10-year bonds`, `15-24`, `top 5`, `12 months`. */
const OF_NAMES = [
  /\b\d{1,3}\s{0,2}(?:-|–|to)\s{0,2}\d{1,3}(?:[\s-]{0,2}(?:year|yr)s?[\s-]{0,2}olds?)?\b(?!\s{0,2}(?:%|per ?cent|percent|\.\d))/gi,
  /\b(?:\d{1,3}|ten|five|two|three|twelve|six)[\s-]?(?:year|yr|y|month|mth|day|week|hour|minute)s?\b/gi,
  /\b(?:top|tier|big|g|m|f|table|box|chapter)\s*\d+\b/gi,
  /\b\d{1,2}(?:\.\d+)?\s?(?:-|–|to|and)\s?\d{1,2}(?:\.\d+)?\s?(?:%|per ?cent\b|percent\b)(?=\s(?:inflation\s)?(?:target|band|range)\b)/gi,
  /\b(?:target|band|range)(?:\s(?:band|range))?\s(?:of|between)\s\d{1,2}(?:\.\d+)?\s?(?:-|–|to|and)\s?\d{1,2}(?:\.\d+)?\s?(?:%|per ?cent\b|percent\b)/gi,
];
/** A share such as `one in 25`, which is 4 per cent. */
const SHARE = new RegExp(
  `\\b(?<part>${SMALL.join('|')}|\\d{1,3})\\s(?:in|out of)\\s(?:every\\s)?(?<whole>${SMALL.join('|')}|\\d{1,3})\\b(?![.,]\\d|\\s*(?:%|per ?cent))`,
  'gi',
);
const MORE = /\b(?:over|above|more than|at least|exceed(?:s|ed|ing)?|higher than)\s*$/i;
const LESS = /\b(?:under|below|less than|at most|lower than)\s*$/i;
const ABOUT = /\b(?:about|around|roughly|nearly|almost|some|approximately|close to|just (?:over|under|above|below))\s*$/i;

/**
 * Returns the numbers in the order of the text.
 * @param spans parts of the text that name periods. Their numbers are not values
 */
export function numbersIn(text: string, spans: readonly Span[]): readonly NamedNumber[] {
  const blank = (of: string, { from, to }: Span): string => of.slice(0, from) + '|'.repeat(to - from) + of.slice(to);
  const names = OF_NAMES.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: all, index }) => ({ from: index, to: index + all.length })),
  );
  const dated = spans.reduce(blank, text);
  const shares = [...dated.matchAll(SHARE)].flatMap((match) => shareOf(match, dated) ?? []);
  const rest = [...names, ...shares].reduce(blank, dated);
  const numbers = [...rest.matchAll(NUMBER)].flatMap((match) => numberOf(match, rest) ?? []);
  return [...shares, ...numbers].sort((a, b) => a.from - b.from);
}

const countOf = (text: string): number => (/^\d/.test(text) ? Number(text) : SMALL.indexOf(text.toLowerCase()) + 1);

/** Converts `one in 25` to 4 per cent. The share may be rounded by up to half of the step to the next whole. */
function shareOf({ 0: all, index: from, groups = {} }: RegExpExecArray, text: string): NamedNumber | null {
  const { part: ofPart, whole: ofWhole } = groups;
  if (ofPart === undefined || ofWhole === undefined) return null;
  const [part, whole] = [countOf(ofPart), countOf(ofWhole)];
  if (part < 1 || whole <= part) return null;
  const before = text.slice(0, from);
  const lead = [ABOUT, MORE, LESS].map((pattern) => pattern.exec(before)?.index ?? from);
  return {
    from,
    begins: Math.min(from, ...lead),
    to: from + all.length,
    value: (100 * part) / whole,
    unit: 'percent',
    tolerance: (100 * part) / (whole - 0.5) - (100 * part) / whole,
    bound: boundOf(before),
    isShare: true,
    text: all.toLowerCase(),
  };
}

const boundOf = (before: string): NamedNumber['bound'] =>
  ABOUT.test(before) ? 'exact' : MORE.test(before) ? 'more' : LESS.test(before) ? 'less' : 'exact';

function numberOf({ 0: all, index: from, groups = {} }: RegExpExecArray, text: string): NamedNumber | null {
  const { sign, money, digits, decimals, fraction, alone, word, half, scale, cents, unit, dollars } = groups;
  const power = scale === undefined ? 0 : entry(SCALES, scale.toLowerCase());
  const isBasis = unit !== undefined && /^b/i.test(unit);
  const shift = power - (isBasis || cents !== undefined ? 2 : 0);
  const plain = plainOf({ digits, decimals, part: fraction ?? alone, word, half });
  if (plain === null) return null;
  const value = shiftDecimal(plain.value, shift);
  const before = text.slice(0, from);
  const lead = [ABOUT, MORE, LESS].map((pattern) => pattern.exec(before)?.index ?? from);
  const tolerance = Math.max(shiftDecimal(plain.step, shift) * 0.5, ABOUT.test(before) ? aboutTolerance(digits, value) : 0);
  return {
    from,
    begins: Math.min(from, ...lead),
    to: from + all.trimEnd().length,
    value: sign === undefined ? value : -value,
    unit: unitOf(unit, money ?? dollars),
    tolerance,
    bound: boundOf(before),
    isShare: false,
    text: all.trim(),
  };
}

interface Parts {
  readonly digits: string | undefined;
  readonly decimals: string | undefined;
  readonly part: string | undefined;
  readonly word: string | undefined;
  readonly half: string | undefined;
}

/** The maximum number of zeros at the end of a number that may result from rounding. */
const MOST_ZEROS = 3;

function zerosAtEnd(digits: string): number {
  let count = 0;
  while (count < MOST_ZEROS && digits.endsWith('0'.repeat(count + 1))) count += 1;
  return count;
}

/** A number after `about` may be rounded by this share of its value. */
const ABOUT_SHARE = 0.05;

/** Returns half the value of the last digit that is not zero, for a whole number such as 690,000. */
function aboutTolerance(digits: string | undefined, value: number): number {
  if (digits === undefined) return 0;
  const whole = digits.replaceAll(',', '');
  if (whole.length < 4) return 0;
  const lastDigit = whole.search(/[1-9]0*$/);
  return Math.min(0.5 * 10 ** (whole.length - 1 - lastDigit), ABOUT_SHARE * Math.abs(value));
}

/** Converts the parts of a number to its value. `step` is the value of one unit in the last digit. */
function plainOf({ digits, decimals = '', part, word, half }: Parts): { readonly value: number; readonly step: number } | null {
  if (word !== undefined) return { value: SMALL.indexOf(word.toLowerCase()) + 1, step: 1 };
  if (half !== undefined) return { value: /^half/i.test(half) ? 0.5 : /^three/i.test(half) ? 0.75 : 0.25, step: 0.1 };
  if (digits === undefined) return part === undefined ? null : { value: entry(FRACTIONS, part), step: 0.25 };
  const whole = digits.replaceAll(',', '');
  if (part !== undefined) return { value: Number(whole) + entry(FRACTIONS, part), step: 0.25 };
  const zeros = whole.length < 4 || decimals !== '' ? 0 : zerosAtEnd(whole);
  return { value: Number(`${whole}${decimals}`), step: 10 ** (zeros - Math.max(0, decimals.length - 1)) };
}

function unitOf(unit: string | undefined, money: string | undefined): ClaimUnit {
  if (money !== undefined) return 'money';
  if (unit === undefined) return 'count';
  return /point|^p(?:pt|t)s?$|^b/i.test(unit) ? 'points' : 'percent';
}
