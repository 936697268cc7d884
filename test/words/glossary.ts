/** Reads docs/words.csv, and checks texts against its rows. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseDataTable } from '../../src/formats/data-table.ts';
import type { Passage } from './passage.ts';

/** interface: text in pages, responses, errors, commands and emails. prose: Markdown. comments: comments in the code. */
export type Scope = 'interface' | 'prose' | 'comments';
const SCOPES: readonly string[] = ['interface', 'prose', 'comments'];

export interface Word {
  readonly pattern: RegExp;
  readonly write: string;
  readonly scopes: readonly string[];
  readonly except: RegExp | null;
}

const FILE = path.resolve(import.meta.dirname, '..', '..', 'docs', 'words.csv');

export const words: readonly Word[] = parseDataTable(readFileSync(FILE, 'utf8'), 'words.csv', ['pattern', 'write', 'scope', 'except'], {
  optional: ['except'],
  key: ['pattern'],
}).map(({ pattern, write, scope, except }) => ({
  pattern: new RegExp(`(?<![\\w-])(?:${pattern})(?![\\w-])`, 'gi'),
  write,
  scopes: scope === 'all' ? SCOPES : scope.split(' '),
  except: except === '' ? null : new RegExp(except, 'gi'),
}));

export const MOST_WORDS = 25;

/** Matches code in text: text in backquotes, URLs and examples. */
const CODE = /`[^`\n]*`|https?:\/\/\S+|\b[a-z]+[./][A-Za-z]\w+|\{"[^}]*\}/g;
const HOLE = '{}';

/** Matches the end of a sentence, which is its punctuation mark, the end of a line, or a list item. */
const SENTENCE_END = /(?<=[.!?:])\s+(?=[^a-z]|[a-z]\w*[:=])|\n+|\s· /;

export const sentencesOf = (text: string): readonly string[] =>
  text
    .split(SENTENCE_END)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

export const wordCount = (sentence: string): number => sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}{]/u.test(word)).length;

/** Returns the banned words in a text, each with its replacement. */
export function bannedIn({ place, text }: Passage, scope: Scope): readonly string[] {
  const plain = text.replace(CODE, HOLE);
  return words
    .filter(({ scopes }) => scopes.includes(scope))
    .flatMap(({ pattern, write, except }) => {
      const rest = except === null ? plain : plain.replace(except, HOLE);
      return [...rest.matchAll(pattern)].map(({ 0: found, index }) => `${place}: “${around(rest, index, found)}” → ${write}`);
    });
}

/** Returns true for a list of values, such as parameter names. */
const isList = (sentence: string, count: number): boolean => count / sentence.split(',').length < 3;

export function longIn({ place, text }: Passage): readonly string[] {
  return sentencesOf(text.replace(CODE, HOLE)).flatMap((sentence) => {
    const count = wordCount(sentence);
    return count > MOST_WORDS && !isList(sentence, count) ? [`${place}: ${count} words: ${sentence}`] : [];
  });
}

/** Finds semicolons that join clauses. Lists of headers and values are code and do not match. */
export const joinedIn = ({ place, text }: Passage): readonly string[] =>
  /[\w)}”];(?:\s|$)/.test(text.replace(CODE, HOLE)) ? [`${place}: semicolon: ${text}`] : [];

/** Finds field names in running text. */
export const fieldNamesIn = ({ place, text }: Passage): readonly string[] =>
  [...text.replace(CODE, HOLE).matchAll(/\b[a-z]+(?:_[a-z0-9]+)+\b/g)].map(([name]) => `${place}: ${name} outside code: ${text}`);

export const interfaceFaults = (passage: Passage): readonly string[] => [
  ...bannedIn(passage, 'interface'),
  ...longIn(passage),
  ...joinedIn(passage),
];

const around = (text: string, at: number, found: string): string =>
  text.slice(Math.max(0, at - 60), at + found.length + 40).replaceAll('\n', ' ');
