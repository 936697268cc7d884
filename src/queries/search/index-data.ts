/** The content of the search index. The build stores it in a file, so that the program need not calculate it when it starts. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import { deflateSync, inflateSync } from 'node:zlib';
import type { NumberLists } from './number-lists.ts';

/** The index. It uses numbers from 0 for words, names, subjects and entries. */
export interface IndexData {
  /** The ids of all entries, in the order of the catalogue. */
  readonly entries: readonly string[];
  readonly words: readonly string[];
  /** For each word, the number of entries and names that contain it. It is 0 if the word occurs only as a synonym in a name. */
  readonly uses: Uint32Array;
  /** For each word, 1 if a name contains it. */
  readonly isNamed: Uint8Array;
  /** For each word, 1 if a title contains it. */
  readonly isTitled: Uint8Array;
  /** For each distinctive word, the words that occur next to it in names and titles, in ascending order. */
  readonly beside: NumberLists;
  readonly subjectsCalled: NumberLists;
  /** For each word, the subjects with a name that contains it, in ascending order. Ignores names that match only as a whole. */
  readonly namedWith: NumberLists;
  /** For each word, the names of several words whose rarest word it is. */
  readonly byRarest: NumberLists;
  readonly wordsOfName: NumberLists;
  readonly subjectsOfName: NumberLists;
  /** For each subject, the names that also match in part. `allNamesOfSubject` includes the names that match only as a whole. */
  readonly namesOfSubject: NumberLists;
  readonly allNamesOfSubject: NumberLists;
  /** For each subject, pairs of numbers. The first number is a main result (head), and the second is its rank. */
  readonly heads: NumberLists;
  /** For each subject, 1 if the catalogue has no main result (head) for it. Proper names are such subjects. */
  readonly isProperName: Uint8Array;
  readonly entriesWith: NumberLists;
  /** For each entry in `entriesWith`, the weight of the word. It is given as an index in `weights`. */
  readonly weightOf: Uint8Array;
  readonly weights: readonly number[];
  /** Entries by their id in lower case. `byGist` contains entries by the words of a long title. */
  readonly byId: ReadonlyMap<string, readonly number[]>;
  readonly byGist: ReadonlyMap<string, readonly number[]>;
  /** Entries by the number or title of their publication, with their rank in it. */
  readonly publishedIn: ReadonlyMap<string, readonly (readonly [entry: number, exactness: number])[]>;
  /** For each name of a subject outside the catalogue, longer names in the catalogue that contain it. */
  readonly longerNames: ReadonlyMap<string, readonly string[]>;
}

/** The file of the index, which the build puts next to the code. */
const FILE = new URL('./search-index.bin', import.meta.url);
const DIGEST_BYTES = 32;

/** Returns the content of the file: a digest, then the compressed data. */
export function indexFile(data: IndexData): Buffer {
  const content = deflateSync(serialize(data));
  return Buffer.concat([createHash('sha256').update(content).digest(), content]);
}

/** Reads a file. Returns null if the file is damaged, or if its entries differ from the catalogue of this program. */
export function indexIn(file: Buffer, entries: readonly string[]): IndexData | null {
  const [digest, content] = [file.subarray(0, DIGEST_BYTES), file.subarray(DIGEST_BYTES)];
  if (!createHash('sha256').update(content).digest().equals(digest)) return null;
  const data = deserialize(inflateSync(content)) as IndexData;
  return data.entries.length === entries.length && data.entries.every((id, i) => id === entries[i]) ? data : null;
}

/** Reads the file that the build stored. Returns null if the file does not exist. It is missing if only files were built. */
export function builtIndex(entries: readonly string[], path: URL = FILE): IndexData | null {
  let file: Buffer;
  try {
    file = readFileSync(path);
  } catch {
    return null;
  }
  return indexIn(file, entries);
}
