/** Compares sparse and dense bitsets with plain sets of numbers. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Bitset, BitsetBuilder } from '../../src/search/bitset.ts';

const ROWS = 20_000;
const position = fc.integer({ min: 1, max: ROWS });
const few = fc.uniqueArray(position, { maxLength: 40 });
/** Long ranges, so that the set is stored as bits. */
const many = fc
  .array(fc.tuple(position, fc.integer({ min: 1, max: 5_000 })), { minLength: 1, maxLength: 4 })
  .map((stretches) => [
    ...new Set(stretches.flatMap(([from, n]) => Array.from({ length: Math.min(n, ROWS - from + 1) }, (_, i) => from + i))),
  ]);
const positions = fc.oneof(few, many);

const ascending = (numbers: Iterable<number>): number[] => [...numbers].sort((a, b) => a - b);
const made = (numbers: readonly number[]): Bitset => Bitset.decoded(Bitset.encoded(Uint32Array.from(numbers).sort(), ROWS), ROWS);

/** Returns the members that all sets share, read one at a time. */
function readAll(sets: readonly Bitset[]): number[] {
  const found: number[] = [];
  const next = Bitset.nextInAll(sets);
  for (let at = next(1); at !== null; at = next(at + 1)) found.push(at);
  return found;
}

describe('a bitset', () => {
  it('is restored from its bytes, and counts and finds its members', () => {
    fc.assert(
      fc.property(positions, position, (numbers, behind) => {
        const set = made(numbers);
        expect(set.count).toBe(numbers.length);
        expect(set.after(0, ROWS)).toEqual(ascending(numbers));
        expect(set.after(behind, 7)).toEqual(
          ascending(numbers)
            .filter((n) => n > behind)
            .slice(0, 7),
        );
        expect(set.has(behind)).toBe(numbers.includes(behind));
      }),
    );
  });

  it('reports whether it contains a whole range', () => {
    fc.assert(
      fc.property(positions, position, fc.integer({ min: 0, max: 200 }), (numbers, from, length) => {
        const range = Array.from({ length }, (_, i) => from + i).filter((n) => n <= ROWS);
        const members = new Set(numbers);
        expect(made(numbers).hasRange(from, from + range.length)).toBe(range.every((n) => members.has(n)));
        expect(made([...new Set([...numbers, ...range])]).hasRange(from, from + range.length)).toBe(true);
      }),
    );
  });

  it('can be combined and intersected with others', () => {
    fc.assert(
      fc.property(positions, positions, (a, b) => {
        const both = ascending(a.filter((n) => b.includes(n)));
        expect(made(a).and(made(b)).after(0, ROWS)).toEqual(both);
        expect(readAll([made(a), made(b)])).toEqual(both);
        expect(Bitset.countInAll([made(a), made(b)])).toBe(both.length);
        const any = ascending(new Set([...a, ...b]));
        expect(Bitset.union([made(a), made(b)], ROWS).after(0, ROWS)).toEqual(any);
        const builder = new BitsetBuilder(ROWS);
        for (const n of a) builder.add(n);
        builder.addAll(made(b));
        expect(builder.end().count).toBe(any.length);
      }),
    );
  });

  it('is renumbered by a table', () => {
    const places = Uint32Array.from({ length: ROWS + 1 }, (_, n) => (n === 0 ? 0 : ROWS + 1 - n));
    fc.assert(
      fc.property(positions, (numbers) => {
        expect(made(numbers).renumbered(places).after(0, ROWS)).toEqual(ascending(numbers.map((n) => ROWS + 1 - n)));
      }),
    );
  });
});
