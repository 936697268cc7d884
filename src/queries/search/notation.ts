/** Expands the abbreviations of economists and statisticians, such as `gdp/capita`, `q/q`, `u/e rate`, `lf` and `govt`. */
import { abbreviations } from '../../catalogue/subjects/abbreviations.ts';
import { wordsOf } from './words.ts';

const NUMBERS: Readonly<Record<string, string>> = { thousand: '1,000', 'hundred thousand': '100,000', million: '1,000,000' };

/** Signs and phrases, each with the words that replace it. They are replaced in the order of this list. */
const SIGNS: readonly (readonly [sign: RegExp, said: string | ((whole: string, part: string) => string)])[] = [
  // In `higher than the national average`, these words are only a comparison and not a subject.
  [/\bthan (?:the )?national average\b/gi, ' '],
  [/\b(?:nationally|nationwide|countrywide|australia[- ]wide)\b/gi, 'in australia'],
  [/\b(?:per|each|every) (thousand|hundred thousand|million)\b/gi, (_, number: string) => `per ${NUMBERS[number.toLowerCase()] ?? number}`],
  [/\bnewly[- ](?:built|constructed)\b/gi, 'new'],
  [/\b(?:machine|human)[- ]readable\b/gi, ' '],
  // Most earnings and profits are before tax.
  [/\b(?:before|pre)[- ]?tax\b/gi, ' '],
  // In `bulk list`, `bulk` describes the file, not the subject.
  [/\bbulk (?=lists?|downloads?|files?|exports?|data)\b/gi, ' '],
  [/%/g, ' per cent '],
  [/\bcat(?:alogue)?\.? ?(?:no|num|number)\b\.?/gi, ' '],
  [/\by(?:\/|-o-)y\b/gi, 'yoy'],
  [/\b(?:q(?:\/|-o-)q|qtr\/qtr)\b/gi, 'qoq'],
  [/\b(?:m(?:\/|-o-)m|mth\/mth)\b/gi, 'mom'],
  [/\bt\.?t\.?y\b/gi, 'through the year'],
  // A slash means a rate in `gdp/capita`, `output/hour` and `$/MWh`.
  [/\/\s?(?=(?:capita|head|person|hour|hr|worker|employee|household|hh|dwelling|week|mwh|kwh)\b)/gi, ' per '],
  [/\bu\/e\b/gi, 'unemployment'],
  [/\bo\/o\b/gi, 'owner-occupier'],
  [/\bc\/a\b/gi, 'current account'],
  [/\bf\/t\b/gi, 'full-time'],
  [/\bp\/t\b/gi, 'part-time'],
  [/\bp\.a\.?(?!\w)/gi, ' '],
  [/\bs\.a\.(?!\w)|\bs\/a\b/gi, 'seasonally adjusted'],
  [/\bn\.?s\.?a\b\.?/gi, 'not seasonally adjusted'],
  // In `postcode level`, `level` is part of the kind of area and not a measure.
  [/\b(?<=(?:postcode|suburb|state|city|council|lga)[\s-])level\b/gi, ' '],
  // In national accounts, `rest of the world` means non-residents.
  [/\brest of (?:the )?world\b/gi, 'foreign'],
];

/** The expansions of each abbreviation. The abbreviation is normalised in the same way as the words of a question. */
const READINGS: ReadonlyMap<string, readonly string[]> = new Map(
  abbreviations().map(({ abbreviation, words }) => [wordsOf(abbreviation).join(' '), words]),
);
const NONE: readonly string[] = [];

/** Replaces signs in a question with words. */
export const withoutSigns = (text: string): string =>
  SIGNS.reduce((reported, [sign, said]) => (typeof said === 'string' ? reported.replace(sign, said) : reported.replace(sign, said)), text);

/** Returns the expansions of a word, most common first. Returns none if the word is not an abbreviation. */
export const shortFor = (word: string): readonly string[] => READINGS.get(word) ?? NONE;
