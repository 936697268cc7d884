/**
 * Each reader of agency files has a row in test/clients/corpus/readers.csv. The row names its independent comparison: kinds of generated
 * files (test/clients/differential.test.ts), `recorded` files (test/independent), or none with a reason.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const CORPUS = path.join('test', 'clients', 'corpus');
const rowsOf = (name: string): readonly (readonly string[])[] =>
  readFileSync(path.join(CORPUS, name), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','));

/** Matches parameters with bytes or text from an agency. */
const TAKES_A_FILE = /\bCaptured\b|bytes: Uint8Array|html: string|AsyncIterable<Uint8Array>/;

const readers = ['src/formats', 'src/sources']
  .flatMap((folder) => readdirSync(folder, { recursive: true }).map((name) => path.posix.join(folder, String(name))))
  .filter((file) => file.endsWith('.ts') && !file.includes('/datasets/') && TAKES_A_FILE.test(readFileSync(file, 'utf8')));

it('each reader has an independent comparison', () => {
  expect(rowsOf('readers.csv').map(([file]) => file)).toEqual(readers.toSorted());
});

it('each comparison exists, and at most a third of the readers have no comparison', () => {
  const kinds = new Set(['recorded', ...rowsOf('seeds.csv').map(([kind]) => kind)]);
  const comparisons = rowsOf('readers.csv').map(([, by = '']) => by);
  const named = comparisons.filter((by) => !/^none: \w/.test(by)).flatMap((by) => by.split('|'));
  expect(named.filter((kind) => !kinds.has(kind))).toEqual([]);
  expect(comparisons.filter((by) => by.startsWith('none')).length).toBeLessThanOrEqual(comparisons.length / 3);
});
