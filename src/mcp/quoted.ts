/**
 * Marks text of agencies, so that a language model does not treat it as an instruction. Removes control characters and limits the length.
 */
import { isObject, type Json, type JsonObject } from './ask.ts';

/** For titles and labels. Members that explain something may have `LONGEST_PROSE`. */
const LONGEST = 300;
const LONGEST_PROSE = 1_800;
const PROSE: ReadonlySet<string> = new Set(['citation', 'description', 'formula', 'headline', 'note']);
/** These members contain text of agencies: titles, labels, notes, and cells of their files. */
const OF_PUBLISHERS = [
  ...['attribution', 'citation', 'columns', 'description', 'dimensions', 'figure', 'note', 'operands', 'quirks'],
  ...['releases', 'results', 'rows', 'source', 'title', 'units'],
];
/** Control characters, invisible characters that reorder text, and line ends. */
const CONTROL = /[\p{Cc}\p{Cf}\u2028\u2029]+/gu;

/** Plain text. `quoted` lists the members with text of agencies. */
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
