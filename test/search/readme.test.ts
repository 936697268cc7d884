/** Runs the example in src/search/README.md, which indexes five names and searches them. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { at, entry } from '../../src/core/assert.ts';
import { SearchCache } from '../../src/search/cache.ts';
import { IndexBuilder } from '../../src/search/index-builder.ts';
import { type IndexRow, type TermCells, termEntryOf } from '../../src/search/index-format.ts';
import type { Filter, IndexReader } from '../../src/search/port.ts';
import { unpackDocuments } from '../../src/search/postings-codec.ts';
import { Search } from '../../src/search/query.ts';
import { DocumentOrder, staticScore } from '../../src/search/static-rank.ts';
import { lengthOf, wordsOf } from '../../src/search/tokenizer.ts';

const README = readFileSync('src/search/README.md', 'utf8');
const [NAMES = '', TERMS = ''] = [...README.matchAll(/```text\n([\s\S]*?)```/g)].map(([, block]) => block);

interface Name {
  readonly position: number;
  readonly text: string;
  readonly boostClass: number;
  readonly score: number;
  readonly document: number;
}

const names = NAMES.split('\n')
  .slice(1)
  .flatMap((line): Name[] => {
    const cells = line.split(/ {2,}/);
    const [position, boostClass, score, document] = [0, 2, 3, 4].map((i) => Number(cells[i]));
    if (line === '' || position === undefined || boostClass === undefined || score === undefined || document === undefined) return [];
    return [{ position, text: at(cells, 1), boostClass, score, document }];
  });

/** Returns an index of the names, in memory. */
function indexed(): { readonly rows: readonly IndexRow[]; readonly reader: IndexReader } {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'wattle-search-'));
  const builder = new IndexBuilder(path.join(folder, 'runs'));
  for (const { text, boostClass } of names) builder.add(boostClass, wordsOf(text));
  const rows = [...builder.index()];
  const scores = new Uint16Array(builder.staticScores().slice().buffer);
  builder.close();
  rmSync(folder, { recursive: true });
  const entries = rows.flatMap(({ table, cells }) => (table === 'terms' ? [termEntryOf(cells as unknown as TermCells)] : []));
  const none = (): never => {
    throw new Error('Five names make no long list');
  };
  const reader: IndexReader = {
    name: 'names',
    cache: new SearchCache(),
    documents: names.length,
    staticScores: () => scores,
    terms: (terms) => entries.filter(({ term }) => terms.includes(term)),
    termsByPrefix: (prefix, limit) => entries.filter(({ term }) => term.startsWith(prefix)).slice(0, limit),
    block: none,
    bitset: none,
    texts: (positions) => positions.map((position) => at(names, position - 1).text),
  };
  return { rows, reader };
}

const EVERYTHING: Filter = { name: '', boostClasses: [true, true], positions: null, residual: null };

describe('the example of the index', () => {
  it('numbers the names in the order of their static scores', () => {
    expect(names).toHaveLength(5);
    for (const { text, boostClass, score } of names) expect(staticScore(boostClass, lengthOf(wordsOf(text)))).toBe(score);
    const order = new DocumentOrder(Uint16Array.from([0, ...names.map(({ score }) => score)]));
    for (const { position, document } of names) expect(order.positionOf(document)).toBe(position);
  });

  it('shows the lists that the index contains', () => {
    const lines = indexed().rows.map(({ table, cells }) => {
      const { term, zones } = termEntryOf(cells as unknown as TermCells);
      const [leading, inner] = zones.map(({ packed }) => [...unpackDocuments(packed)].join(' '));
      return { table, line: `${term.padEnd(11)}${leading?.padEnd(9)}${inner}`.trimEnd() };
    });
    expect(lines.map(({ table }) => table)).toEqual(lines.map(() => 'terms'));
    expect(['term       leading  inner', ...lines.map(({ line }) => line), ''].join('\n')).toBe(TERMS);
  });

  it('has the order that the text states', async () => {
    const quoted = /A search for `bank`[\s\S]*? last \(\d\)/.exec(README)?.[0];
    const documents = [...(quoted ?? '').matchAll(/\(([\d, ]+)/g)].flatMap(([numbers]) => numbers.match(/\d/g)?.map(Number) ?? []);
    const positions = new Map(names.map(({ position, document }) => [document, position]));
    const search = await Search.of(indexed().reader, 'bank', EVERYTHING);
    expect((await search?.page(0, 10))?.positions).toEqual(documents.map((document) => entry(positions, document)));
    expect(await search?.total()).toEqual({ count: 5, isExact: true });
  });
});
