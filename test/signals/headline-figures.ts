/** Finds the values in a sentence within its result. */
import type { Answer } from '../../src/queries/base/answer.ts';

/** Returns every number in a value, at any depth. */
export function numbersIn(value: unknown): readonly number[] {
  if (typeof value === 'number') return [value];
  if (Array.isArray(value)) return value.flatMap(numbersIn);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

/** Returns every text in a value, at any depth. */
export function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Matches words that values cannot support. */
export const ADJECTIVES =
  /\b(strong|weak|solid|robust|sharp|sharply|slight|slightly|modest|moderate|significant|significantly|surge|surged|soar|soared|plunge|plunged|slump|slumped|record|healthy|poor|good|bad|worrying|encouraging|steep|huge|massive|only|just|still|high|low|large|small|tight|loose)\b/i;

/** Returns numbers in a sentence without a source. A source is a rounded value in the result or in a previous row, or text in these. */
export function unsupportedNumbers(headline: string, answer: Answer, before: unknown): readonly string[] {
  const known = numbersIn([answer.data, answer.meta.summary, before]);
  const texts = textsIn([answer.data, answer.meta.summary]);
  let rest = headline;
  for (const text of [...texts].sort((a, b) => b.length - a.length)) if (/\d/.test(text)) rest = rest.replaceAll(text, ' ');
  // Removes days, quarters and years in periods, and words in definitions.
  rest = rest
    .replace(/\b\d{1,2} (January|February|March|April|May|June|July|August|September|October|November|December) \d{4}/g, ' ')
    .replace(/\b(January|February|March|April|May|June|July|August|September|October|November|December)( quarter)? \d{4}/g, ' ')
    .replace(/\b\d{4}[-–]\d{2}\b|\d{2}:\d{2}|less than 0\.0*5|within 0\.0*5|aged 15 to 24|\bin \d{4}(?:[-–]\d{2})?\b|since \d{4}/g, ' ');
  const figures = rest.match(/-?\d[\d,]*(?:\.\d+)?/g) ?? [];
  return figures.filter((text) => {
    const decimals = text.split('.')[1]?.length ?? 0;
    const value = Math.abs(Number(text.replaceAll(',', '')));
    const half = 0.5 * 10 ** -decimals * (1 + 1e-9);
    return !known.some((one) => Math.abs(Math.abs(one) - value) <= half || Math.abs(Math.abs(one) / 1000 - value) <= half);
  });
}
