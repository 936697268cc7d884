/** The content of the search index, which the build stores in a file so that the program does not compute it at start. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import { deflateSync, inflateSync } from 'node:zlib';
import type { NumberLists } from './number-lists.ts';

/** Words, names, subjects and entries are referred to by numbers from 0. */
export interface IndexData {
  /** The ids of all entries, in the order of the catalogue. */
  readonly entries: readonly string[];
  readonly words: readonly string[];
  /** For each word, the number of entries and names that contain it, or 0 if the word is only a synonym in a name. */
  readonly uses: Uint32Array;
  /** For each word, 1 if a name contains it. */
  readonly isNamed: Uint8Array;
  /** For each word, 1 if a title contains it. */
  readonly isTitled: Uint8Array;
  /** For each distinctive word, the words next to it in names and titles, ascending. */
  readonly beside: NumberLists;
  readonly subjectsCalled: NumberLists;
  /** For each word, the subjects with a name that contains it, ascending. Names that match only as a whole are ignored. */
  readonly namedWith: NumberLists;
  /** For each word, the names of several words in which it is the rarest word. */
  readonly byRarest: NumberLists;
  readonly wordsOfName: NumberLists;
  readonly subjectsOfName: NumberLists;
  /** For each subject, its names that match in part. `allNamesOfSubject` also has the names that match only as a whole. */
  readonly namesOfSubject: NumberLists;
  readonly allNamesOfSubject: NumberLists;
  /** For each subject, pairs of numbers: a main result (head), and its rank. */
  readonly heads: NumberLists;
  /** For each subject, 1 if it has no main result (head) in the catalogue. Proper names are such subjects. */
  readonly isProperName: Uint8Array;
  readonly entriesWith: NumberLists;
  /** For each entry in `entriesWith`, the index in `weights` of the weight of the word. */
  readonly weightOf: Uint8Array;
  readonly weights: readonly number[];
  /** Entries by their id in lower case. `byGist` has entries by the words of a long title. */
  readonly byId: ReadonlyMap<string, readonly number[]>;
  readonly byGist: ReadonlyMap<string, readonly number[]>;
  /** Entries by the number or title of the publication, with their rank in it. */
  readonly publishedIn: ReadonlyMap<string, readonly (readonly [entry: number, exactness: number])[]>;
  /** For each name outside the catalogue, longer names in the catalogue that contain it. */
  readonly longerNames: ReadonlyMap<string, readonly string[]>;
}

/** Only the bundle has this file, next to the code. */
const FILE = new URL('./search-index.bin', import.meta.url);
const DIGEST_BYTES = 32;

/** Returns the content of the file: a digest, then the compressed data. */
export function indexFile(data: IndexData): Buffer {
  const content = deflateSync(serialize(data));
  return Buffer.concat([createHash('sha256').update(content).digest(), content]);
}

/** Reads a file. Returns null if it is damaged, or if its entries differ from the catalogue of this program. */
export function indexIn(file: Buffer, entries: readonly string[]): IndexData | null {
  const [digest, content] = [file.subarray(0, DIGEST_BYTES), file.subarray(DIGEST_BYTES)];
  if (!createHash('sha256').update(content).digest().equals(digest)) return null;
  const data = deserialize(inflateSync(content)) as IndexData;
  return data.entries.length === entries.length && data.entries.every((id, i) => id === entries[i]) ? data : null;
}

/** Reads the file that the build stored. Returns null if it does not exist, as in tests that run from the sources. */
export function builtIndex(entries: readonly string[]): IndexData | null {
  let file: Buffer;
  try {
    file = readFileSync(FILE);
  } catch {
    return null;
  }
  return indexIn(file, entries);
}
