/** The content of the search index. The build stores it in a file, so that no start and no command computes it. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import { deflateSync, inflateSync } from 'node:zlib';
import type { NumberLists } from './number-lists.ts';

/** Words, names, subjects and entries are numbers from 0. */
export interface IndexData {
  /** Ids of all entries. They are in the same order as in the catalogue. */
  readonly entries: readonly string[];
  readonly words: readonly string[];
  /** By word: the number of entries and names that have it. 0 if it occurs only as a synonym in a name. */
  readonly uses: Uint32Array;
  /** By word: 1 if a name has it. */
  readonly isNamed: Uint8Array;
  /** By word: 1 if a title has it. */
  readonly isTitled: Uint8Array;
  /** By distinctive word: the words next to it in names and titles, ascending. */
  readonly beside: NumberLists;
  readonly subjectsCalled: NumberLists;
  /** By word: the subjects that have it in a name, ascending. Names that match only as a whole do not count. */
  readonly namedWith: NumberLists;
  /** By word: the names of several words in which it is the rarest word. */
  readonly byRarest: NumberLists;
  readonly wordsOfName: NumberLists;
  readonly subjectsOfName: NumberLists;
  /** By subject: the names that match in part, then the names that match only as a whole. */
  readonly namesOfSubject: NumberLists;
  readonly allNamesOfSubject: NumberLists;
  /** By subject: each entry that is its head, followed by the rank of the entry among the heads. */
  readonly heads: NumberLists;
  /** By subject: 1 if nothing in the catalogue is its head, as for proper names. */
  readonly isProperName: Uint8Array;
  readonly entriesWith: NumberLists;
  /** For each entry in `entriesWith`: the index in `weights` of the weight of the word. */
  readonly weightOf: Uint8Array;
  readonly weights: readonly number[];
  /** Entries by id in lower case, and by the words of a long title. */
  readonly byId: ReadonlyMap<string, readonly number[]>;
  readonly byGist: ReadonlyMap<string, readonly number[]>;
  /** Entries in each publication by its number or title, with their rank. */
  readonly publishedIn: ReadonlyMap<string, readonly (readonly [entry: number, exactness: number])[]>;
  /** Names of the catalogue that contain a name of something outside it. */
  readonly longerNames: ReadonlyMap<string, readonly string[]>;
}

/** The file exists only in the bundle, next to the code. */
const FILE = new URL('./search-index.bin', import.meta.url);
const DIGEST_BYTES = 32;

/** The file has a digest, then the compressed data. */
export function indexFile(data: IndexData): Buffer {
  const content = deflateSync(serialize(data));
  return Buffer.concat([createHash('sha256').update(content).digest(), content]);
}

/** Null if the file is damaged, or if its entries differ from the catalogue of this program. */
export function indexIn(file: Buffer, entries: readonly string[]): IndexData | null {
  const [digest, content] = [file.subarray(0, DIGEST_BYTES), file.subarray(DIGEST_BYTES)];
  if (!createHash('sha256').update(content).digest().equals(digest)) return null;
  const data = deserialize(inflateSync(content)) as IndexData;
  return data.entries.length === entries.length && data.entries.every((id, i) => id === entries[i]) ? data : null;
}

/** Null if the build made no file, as when tests run from the sources. */
export function builtIndex(entries: readonly string[]): IndexData | null {
  let file: Buffer;
  try {
    file = readFileSync(FILE);
  } catch {
    return null;
  }
  return indexIn(file, entries);
}
