/**
 * Marks text from agencies, so that a language model does not treat it as an instruction. Removes control characters and limits the length.
 */
import { isObject, type Json, type JsonObject } from './ask.ts';

/** The maximum length of titles and labels, in characters. Members in `PROSE` can have up to `LONGEST_PROSE` characters. */
const LONGEST = 300;
const LONGEST_PROSE = 1_800;
const PROSE: ReadonlySet<string> = new Set(['citation', 'description', 'formula', 'headline', 'note']);
/** These members contain text from agencies: titles, labels, notes and cells of published files. */
const OF_PUBLISHERS = [
  ...['attribution', 'citation', 'columns', 'description', 'dimensions', 'figure', 'note', 'operands', 'quirks'],
  ...['releases', 'results', 'rows', 'source', 'title', 'units'],
];
/** Control characters, invisible characters that reorder text, and line ends. */
const CONTROL = /[\p{Cc}\p{Cf}\u2028\u2029]+/gu;

/** Cleans all text of a response, and lists the members with text from agencies in `quoted`. */
export function quoting(answer: JsonObject): JsonObject {
  const quoted = OF_PUBLISHERS.filter((name) => answer[name] !== undefined && answer[name] !== null);
  return { ...(plain(answer, '') as JsonObject), quoted };
}

function plain(value: Json, name: string): Json {
  if (typeof value === 'string') return plainText(value, PROSE.has(name) ? LONGEST_PROSE : LONGEST);
  if (Array.isArray(value)) return value.map((one: Json) => plain(one, name));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, own]) => [plainText(key, LONGEST), plain(own, key)]));
}

function plainText(text: string, longest: number): string {
  const line = text.replace(CONTROL, ' ').trim();
  return line.length > longest ? `${line.slice(0, longest - 1)}…` : line;
}
