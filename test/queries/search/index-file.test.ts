/** The build writes the search index to a file. A program with another catalogue does not use this file. */
import { expect, test } from 'vitest';
import { everything, nameOf } from '../../../src/queries/search/catalogue-entries.ts';
import { catalogueIndexFile } from '../../../src/queries/search/catalogue-search.ts';
import { builtIndex, indexFile, indexIn } from '../../../src/queries/search/index-data.ts';
import { listAt, numberLists, placeIn } from '../../../src/queries/search/number-lists.ts';

const names = everything().map(nameOf);
const file = catalogueIndexFile();

test('the file has the same content after it is read', () => {
  const data = indexIn(file, names);
  if (data === null) throw new Error('The index was not read.');
  expect(data.entries).toEqual(names);
  expect(indexIn(indexFile(data), names)).toEqual(data);
  const word = data.words.indexOf('unemployment');
  const titled = names.indexOf('series AU.UNEMP.SA');
  expect(Array.from(listAt(data.entriesWith, word))).toContain(titled);
});

test('two builds make the same file', () => {
  expect(catalogueIndexFile().equals(file)).toBe(true);
});

test('a damaged file and an index for other entries are not used', () => {
  const damaged = Buffer.from(file);
  damaged[file.length >> 1] = (damaged[file.length >> 1] ?? 0) ^ 1;
  expect(indexIn(damaged, names)).toBeNull();
  expect(indexIn(file.subarray(0, file.length >> 1), names)).toBeNull();
  expect(indexIn(Buffer.alloc(0), names)).toBeNull();
  expect(indexIn(file, names.slice(1))).toBeNull();
  expect(indexIn(file, names.toReversed())).toBeNull();
});

test('a program without the file, or with the file of another catalogue, has no built index', () => {
  expect(builtIndex(names, new URL('./missing.bin', import.meta.url))).toBeNull();
  expect(builtIndex(names.slice(1))).toBeNull();
});

test('lists of numbers stay in order, in two bytes or four', () => {
  for (const most of [7, 70_000]) {
    const lists = numberLists([[3, 1, most], [], [2]]);
    expect([0, 1, 2].map((i) => Array.from(listAt(lists, i)))).toEqual([[3, 1, most], [], [2]]);
    expect(lists.values.BYTES_PER_ELEMENT).toBe(most === 7 ? 2 : 4);
  }
  expect([1, 2, 5, 9].map((wanted) => placeIn(Uint16Array.of(1, 5, 9), wanted))).toEqual([0, -1, 1, 2]);
  expect(placeIn(Uint16Array.of(1, 5, 9), 9, 0, 2)).toBe(-1);
});
