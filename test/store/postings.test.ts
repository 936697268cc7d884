/** Lists of rows by their standing: packing, walking and combining them, pieces read later included. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  AnyOf,
  END,
  Pace,
  Passing,
  type Postings,
  packStandings,
  RowList,
  standingOf,
  Tested,
  unpackStandings,
} from '../../src/store/postings.ts';

const standing = fc
  .tuple(fc.integer({ min: 0, max: 4_095 }), fc.integer({ min: 1, max: 4_000_000 }))
  .map(([grade, pos]) => standingOf(grade, pos));
const standings = fc.uniqueArray(standing, { maxLength: 60 }).map((list) => Float64Array.from(list).sort());

/** In pieces of so many rows, which come at once or later. */
function inPieces(list: Float64Array, rows: number, later: boolean): Postings {
  const pieces = Array.from({ length: Math.ceil(list.length / rows) }, (_, i) => list.subarray(i * rows, (i + 1) * rows));
  const lasts = Float64Array.from(pieces, (piece) => piece.at(-1) ?? 0);
  const read = (number: number): Float64Array => pieces[number] ?? new Float64Array();
  return new RowList(list.length, { lasts, read: (number) => (later ? Promise.resolve(read(number)) : read(number)) });
}

/** All that a list has at or behind a standing, asked for one by one. */
async function walked(list: Postings, from = 0): Promise<number[]> {
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

describe('lists of rows', () => {
  it('come back from their packed form', () => {
    fc.assert(
      fc.property(standings, (list) => {
        expect([...unpackStandings(packStandings(list))]).toEqual([...list]);
      }),
    );
  });

  it('are walked and entered at any place, in pieces or not', async () => {
    await fc.assert(
      fc.asyncProperty(standings, standing, fc.integer({ min: 1, max: 9 }), fc.boolean(), async (list, from, rows, later) => {
        expect(await walked(new RowList(list.length, () => list))).toEqual([...list]);
        const behind = [...list].filter((one) => one >= from);
        expect(await walked(inPieces(list, rows, later), from)).toEqual(behind);
      }),
    );
  });

  it('are joined, tested and passed over', async () => {
    await fc.assert(
      fc.asyncProperty(standings, standings, fc.boolean(), async (a, b, later) => {
        const lists = (): Postings => new AnyOf([inPieces(a, 3, later), inPieces(b, 5, later)]);
        const all = [...new Set([...a, ...b])].sort((one, other) => one - other);
        expect(await walked(lists())).toEqual(all);
        const other = inPieces(b, 2, later);
        const inB = (one: number): boolean | Promise<unknown> => {
          const found = other.seek(one);
          return typeof found === 'number' ? found === one : found;
        };
        expect(await walked(new Tested(lists(), [inB], new Pace()))).toEqual([...b]);
        const skip = (one: number): number => (one % 2 === 0 ? one : one + 1);
        expect(await walked(new Passing(lists(), skip, new Pace()))).toEqual(all.filter((one) => one % 2 === 0));
      }),
    );
  });

  it('let others have their turn in a long walk without a hit', async () => {
    const list = Float64Array.from({ length: 50_000 }, (_, i) => i + 1);
    expect(await walked(new Tested(new RowList(list.length, () => list), [() => false], new Pace()))).toEqual([]);
    const step = new Tested(new RowList(list.length, () => list), [() => false], new Pace()).seek(0);
    expect(step).toBeInstanceOf(Promise);
  });
});
