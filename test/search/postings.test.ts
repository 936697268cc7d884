/** Packs, reads and combines lists of rows by rank, including parts that are read later. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Bitset, BitsetBuilder } from '../../src/search/bitset.ts';
import { HashFilter } from '../../src/search/hash-filter.ts';
import {
  BitsetPostings,
  BlockPostings,
  END,
  FilteredPostings,
  PackedPostings,
  type Postings,
  type Step,
  StepCount,
  UnionPostings,
} from '../../src/search/postings.ts';
import { intersection, packDocuments, unionOfDisjoint, unpackDocuments } from '../../src/search/postings-codec.ts';

const rank = fc.integer({ min: 1, max: 2 ** 31 - 1 });
const ranks = fc.uniqueArray(rank, { maxLength: 60 }).map((list) => Uint32Array.from(list).sort());

/** Returns the list in parts with this number of rows, available immediately or later. */
function inPieces(list: Uint32Array, rows: number, later: boolean): Postings {
  const pieces = Array.from({ length: Math.ceil(list.length / rows) }, (_, i) => list.subarray(i * rows, (i + 1) * rows));
  const lasts = Uint32Array.from(pieces, (piece) => piece.at(-1) ?? 0);
  const read = (number: number): Uint32Array => pieces[number] ?? new Uint32Array();
  return new BlockPostings(list.length, { lasts, read: (number) => (later ? Promise.resolve(read(number)) : read(number)) });
}

/** Returns all rows in a list from a rank on, read one at a time. */
async function readAll(list: Postings, from = 0): Promise<number[]> {
  const found: number[] = [];
  for (let at = from; ; ) {
    const step = list.seek(at);
    if (typeof step !== 'number') {
      await step;
      continue;
    }
    if (step === END) return found;
    found.push(step);
    at = step + 1;
  }
}

describe('a hash filter', () => {
  it('contains everything that was added, and wrongly accepts fewer others the more entries it has', () => {
    fc.assert(
      fc.property(ranks, ranks, (list, others) => {
        const filter = new HashFilter(list.length);
        filter.add(list);
        expect(list.every((one) => filter.has(one))).toBe(true);
        for (const from of [0, 7, others.length]) {
          const first = others.findIndex((one, i) => i >= from && filter.has(one));
          expect(filter.indexIn(others, from)).toBe(first < 0 ? others.length : first);
        }
      }),
    );
    const even = Uint32Array.from({ length: 1_000 }, (_, i) => 2 * 7_919 * i);
    const filter = new HashFilter(even.length);
    filter.add(even);
    const passing = Array.from({ length: 10_000 }, (_, i) => 104_729 * i + 1).filter((one) => filter.has(one));
    expect(passing.length).toBeLessThan(2_000);
  });
});

describe('lists of rows', () => {
  it('are the same after packing and unpacking', () => {
    fc.assert(
      fc.property(ranks, (list) => {
        expect([...unpackDocuments(packDocuments(list))]).toEqual([...list]);
      }),
    );
  });

  it('are combined and intersected', () => {
    fc.assert(
      fc.property(ranks, ranks, (a, b) => {
        const both = [...a].filter((one) => b.includes(one));
        expect([...intersection(a, b)]).toEqual(both);
        const rest = b.filter((one) => !a.includes(one));
        expect([...unionOfDisjoint(a, rest)]).toEqual([...new Set([...a, ...b])].sort((one, other) => one - other));
      }),
    );
  });

  it('are read from the start or any position, divided or not', async () => {
    await fc.assert(
      fc.asyncProperty(ranks, rank, fc.integer({ min: 1, max: 9 }), fc.boolean(), async (list, from, rows, later) => {
        expect(await readAll(new BlockPostings(list.length, list))).toEqual([...list]);
        expect(await readAll(new PackedPostings(list.length, packDocuments(list)))).toEqual([...list]);
        const behind = [...list].filter((one) => one >= from);
        expect(await readAll(inPieces(list, rows, later), from)).toEqual(behind);
      }),
    );
  });

  it('are combined, tested and skipped', async () => {
    await fc.assert(
      fc.asyncProperty(ranks, ranks, fc.boolean(), async (a, b, later) => {
        const lists = (): Postings => new UnionPostings([inPieces(a, 3, later), inPieces(b, 5, later)]);
        const all = [...new Set([...a, ...b])].sort((one, other) => one - other);
        expect(await readAll(lists())).toEqual(all);
        const other = inPieces(b, 2, later);
        const inB = (one: number): Step => other.seek(one);
        expect(await readAll(new FilteredPostings(lists(), [inB], new StepCount()))).toEqual([...b]);
        const skip = (one: number): number => (one % 2 === 0 ? one : one + 1);
        expect(await readAll(new FilteredPostings(lists(), [skip], new StepCount()))).toEqual(all.filter((one) => one % 2 === 0));
      }),
    );
  });

  it('are read and skipped to the end if several sets share them', async () => {
    const rows = 4_000;
    const sets = [2, 3].map((n) => {
      const builder = new BitsetBuilder(rows);
      for (let i = n; i <= rows; i += n) builder.add(i);
      return builder.end();
    });
    const sixths = Array.from({ length: Math.floor(rows / 6) }, (_, i) => 6 * (i + 1));
    for (const all of [sets, [...sets, Bitset.of(sixths)]]) {
      const shared = new BitsetPostings(all, rows);
      for (const from of [900, 1, 903, 2_000, 1]) expect(await readAll(shared, from)).toEqual(sixths.filter((one) => one >= from));
      for (const from of [1_950, 30, 3_999, 1_951]) expect(shared.seek(from)).toBe(sixths.find((one) => one >= from) ?? END);
      const early = (one: number): number => (one <= 100 ? one : END);
      expect(await readAll(new FilteredPostings(new BitsetPostings(all, rows), [early], new StepCount()))).toEqual(
        sixths.filter((one) => one <= 100),
      );
      expect(shared.seek(END)).toBe(END);
    }
  });

  it('let other tasks run in a long search without a match', async () => {
    const list = Uint32Array.from({ length: 500_000 }, (_, i) => i + 1);
    expect(await readAll(new FilteredPostings(new BlockPostings(list.length, list), [(one) => one + 1], new StepCount()))).toEqual([]);
    const step = new FilteredPostings(new BlockPostings(list.length, list), [(one) => one + 1], new StepCount()).seek(0);
    expect(step).toBeInstanceOf(Promise);
  });
});
