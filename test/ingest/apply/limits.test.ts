/** Tests each limit of the checks for misplaced values and typing errors on both sides. */
import { describe, expect, it, test } from 'vitest';
import type { ParsedDataset } from '../../../src/core/observation.ts';
import { difference } from '../../../src/ingest/apply/difference.ts';
import { implausible, isTelling } from '../../../src/ingest/apply/implausible.ts';
import { isIndex, statedBase, unitChange } from '../../../src/ingest/apply/rereference.ts';
import { observation, parsed, series, sliceOf, slicesOf } from '../parsed.ts';

type Cell = number | null;
const KEYS = 'ABCDEFGHIJKLMNOP';
/** Makes series A, B, … from the columns of a table, with consecutive months. */
const table = (rows: readonly (readonly Cell[])[], freq: 'M' | '5MIN' | '30MIN' = 'M') =>
  parsed(
    (rows[0] ?? []).map((_, of) =>
      series(
        KEYS.charAt(of),
        rows.flatMap((row, i) => (row[of] === undefined ? [] : [observation(24_240 + i, row[of] ?? null)])),
        { freq },
      ),
    ),
  );
/** Returns the first ordinal of each series. */
const beginsOf = ({ series: all }: ParsedDataset) =>
  new Map(all.flatMap(({ key, observations: [first] }) => (first === undefined ? [] : [[key, first.t] as const])));
/** Returns the message, series and location of a refusal. Returns null if the change is accepted. */
function refusalOf(before: readonly (readonly Cell[])[], after: readonly (readonly Cell[])[], freq: 'M' | '5MIN' | '30MIN' = 'M') {
  const slices = slicesOf(table(before, freq));
  const error = implausible(slices, difference(slices, table(after, freq)), beginsOf(table(after, freq)));
  return error === null ? null : [error.message, error.at?.column, error.at?.value];
}
/** Returns a value of four digits for a column and row. All values are different. */
const figure = (of: number, i: number): number => 1001 + of * 617 + ((i * 7919) % 97) * 13 + i;
const grid = (rows: number, columns: number, cell: (of: number, i: number) => Cell = figure) =>
  Array.from({ length: rows }, (_, i) => Array.from({ length: columns }, (_, of) => cell(of, i)));

describe('agreement that is not by chance', () => {
  const then = 1;
  const changes = (...values: number[]) => values.map((now, t) => ({ t, then, now }));
  const isEnough = (values: number[], agreeing = values.length, share?: number) =>
    isTelling(changes(...values), ({ t }) => t < agreeing, ...(share === undefined ? [] : [share]));

  it('needs three different values, with ten digits in total', () => {
    expect(isEnough([1234, 5678, 12])).toBe(true);
    expect(isEnough([1234, 5678, 1])).toBe(false);
    expect(isEnough([12345, 67891])).toBe(false);
    expect(isEnough([12345, 12345, 67891])).toBe(false);
    expect(isEnough([12.3, 0.0456, 78900, 7])).toBe(true);
  });

  it('needs nine of ten equal values, or the given share', () => {
    const ten = [1234, 5678, 9123, 4567, 8912, 3456, 7891, 2345, 6789, 1357];
    expect(isEnough(ten, 9)).toBe(true);
    expect(isEnough(ten, 8)).toBe(false);
    expect(isEnough(ten, 8, 0.8)).toBe(true);
    expect(isEnough(ten, 7, 0.8)).toBe(false);
  });
});

describe('shifted dates', () => {
  const slipped = (rows: number, step: number) => grid(rows + 2, 1, (of, i) => (i > rows ? figure(of, i) : figure(of, i + step)));

  it('are found if eight values moved, but not if seven did', () => {
    const before = grid(10, 1);
    const coming = (count: number) => grid(10, 1, (of, i) => (i >= 1 && i <= count ? figure(of, i - 1) : figure(of, i)));
    expect(refusalOf(before, coming(8))).toEqual([
      '8 figures for A from 2020-02 match the stored figures a period earlier. The dates appear to be shifted.',
      'A',
      '2020-02',
    ]);
    expect(refusalOf(before, coming(7))).toBeNull();
  });

  it('are found in the other direction', () => {
    expect(refusalOf(grid(12, 1), slipped(10, 1))).toEqual([
      '11 figures for A from 2020-01 match the stored figures a period later. The dates appear to be shifted.',
      'A',
      '2020-01',
    ]);
  });

  it('are also found in market intervals', () => {
    expect(refusalOf(grid(12, 1), slipped(10, 1), '5MIN')?.[0]).toContain('The dates appear to be shifted');
    expect(refusalOf(grid(12, 1), slipped(10, 1), '30MIN')?.[0]).toContain('The dates appear to be shifted');
  });
});

describe('swapped series', () => {
  const swap = (rows: number, from: number) => grid(rows, 3, (of, i) => figure(i >= from && of < 2 ? 1 - of : of, i));

  it('are found with three values, but not with two', () => {
    expect(refusalOf(grid(8, 3), swap(8, 5))).toEqual([
      '3 new figures for A match stored figures for B, which also changed. The series appear to be swapped.',
      'A',
      'B',
    ]);
    expect(refusalOf(grid(8, 3), swap(8, 6))?.[0]).toContain('appear to be swapped. Each matches');
  });

  it('are a copy if the other series keeps its values: found with eight values, but not with seven', () => {
    const copied = (rows: number) => grid(rows, 3, (of, i) => figure(of === 0 ? 1 : of, i));
    expect(refusalOf(grid(8, 3), copied(8))?.[0]).toContain('One series appears to be a copy');
    expect(refusalOf(grid(7, 3), copied(7))).toBeNull();
  });

  it('are found if the other series loses its values', () => {
    const gone = table(grid(8, 2, (of, i) => figure(of === 0 ? 1 : of, i)));
    const slices = slicesOf(table(grid(8, 2)));
    const only = {
      ...gone,
      series: gone.series.map((one) => (one.key === 'B' ? { ...one, observations: one.observations.slice(0, 0) } : one)),
    };
    expect(implausible(slices, difference(slices, only), beginsOf(only))?.message).toContain(
      '8 new figures for A match stored figures for B',
    );
  });
});

describe('a new series with the values of another one', () => {
  /** The file has the values of A as a new series D. `a` has the new values of A, or none. */
  const renamed = (rows: number, a: readonly number[]) => {
    const before = table(grid(rows, 3));
    const [own, ...others] = before.series;
    const slices = slicesOf(before);
    const now = { ...before, series: [...others, series('D', own?.observations ?? [])] };
    const whole =
      a.length === 0
        ? now
        : {
            ...now,
            series: [
              ...now.series,
              series(
                'A',
                a.map((value, i) => observation(24_240 + i, value)),
              ),
            ],
          };
    const error = implausible(slices, difference(slices, whole), beginsOf(whole));
    return error === null ? null : [error.message, error.at?.column, error.at?.value];
  };

  it('is refused if the other series is missing or changed, but not if it stays', () => {
    const message = '8 figures for the new series D match stored figures for A. The keys appear to be swapped.';
    expect(renamed(8, [])).toEqual([message, 'D', 'A']);
    expect(
      renamed(
        8,
        Array.from({ length: 8 }, (_, i) => 5000 + 31 * i),
      ),
    ).toEqual([message, 'D', 'A']);
    expect(
      renamed(
        8,
        Array.from({ length: 8 }, (_, i) => figure(0, i)),
      ),
    ).toBeNull();
  });

  it('is refused with three values, but not with two', () => {
    expect(renamed(3, [])).not.toBeNull();
    expect(renamed(2, [])).toBeNull();
  });
});

describe('a moved row', () => {
  const moved = (columns: number, shifted: number, step: number) =>
    grid(12, columns, (of, i) => figure(i === 6 && of < shifted ? of + step : of, i));

  it('is found with four values, but not with three', () => {
    expect(refusalOf(grid(12, 6), moved(6, 4, 1))).toEqual([
      // The last column has no other change.
      '3 figures for 2020-07 match the next column. The row appears to be shifted by one column.',
      'A',
      '2020-07',
    ]);
    expect(refusalOf(grid(12, 6), moved(6, 3, 1))).toBeNull();
  });

  it('is found if three of four values moved, but not if two did', () => {
    const odd = (of: number, i: number) => (i === 6 && of === 3 ? 99_999 : figure(i === 6 && of < 3 ? of + 1 : of, i));
    expect(refusalOf(grid(12, 6), grid(12, 6, odd))?.[0]).toBe(
      '3 figures for 2020-07 match the next column. The row appears to be shifted by one column.',
    );
    const odder = (of: number, i: number) => (i === 6 && (of === 3 || of === 2) ? 99_999 + of : figure(i === 6 && of < 2 ? of + 1 : of, i));
    expect(refusalOf(grid(12, 6), grid(12, 6, odder))?.[0]).not.toContain('The row appears to be shifted');
  });
});

describe('a latest period of zeros', () => {
  const zeros = (columns: number, rows = 4) => [...grid(rows, columns), Array.from({ length: columns }, () => 0)];

  it('is refused for three series, and each value is reviewed for two', () => {
    expect(refusalOf(grid(4, 3), zeros(3))).toEqual([
      'All 3 figures for 2020-05 are 0, but 3 of these series were never 0 before.',
      'A',
      '2020-05',
    ]);
    expect(refusalOf(grid(4, 2), zeros(2))?.[0]).toContain('2 figures need review');
  });

  it('is refused if three series were never zero, but not if two were', () => {
    const stored = (never: number) => grid(4, 5, (of, i) => (of >= never && i === 1 ? 0 : figure(of, i)));
    const coming = (never: number) => [...stored(never), [0, 0, 0, 0, 0]];
    expect(refusalOf(stored(3), coming(3))?.[0]).toBe('All 5 figures for 2020-05 are 0, but 3 of these series were never 0 before.');
    expect(refusalOf(stored(2), coming(2))).toBeNull();
  });

  it('is reviewed value by value if the series have two values, and if one value is not zero', () => {
    expect(refusalOf(grid(3, 3), zeros(3, 3))).not.toBeNull();
    expect(refusalOf(grid(2, 3), zeros(3, 2))?.[0]).toContain('3 figures need review');
    expect(refusalOf(grid(4, 4), [...grid(4, 4), [0, 0, 0, 1]])?.[0]).toContain('4 figures need review');
  });

  it('is refused if it replaces the latest period, but not an older period', () => {
    expect(refusalOf(grid(5, 3), zeros(3))?.[0]).toContain('All 3 figures for 2020-05 are 0');
    expect(refusalOf(grid(6, 3), [...zeros(3), [figure(0, 5), figure(1, 5), figure(2, 5)]])?.[0]).toContain('figures need review');
  });
});

describe('a latest period that repeats the previous one', () => {
  const repeated = (before: readonly (readonly Cell[])[]) => [...before, before.at(-1) ?? []];

  it('is refused for three series that changed in each of ten steps, but not for two', () => {
    expect(refusalOf(grid(12, 8), repeated(grid(12, 8)))).toEqual([
      'All 8 figures for 2021-01 repeat the previous period, which has never happened before.',
      'A',
      '2021-01',
    ]);
    expect(refusalOf(grid(12, 3), repeated(grid(12, 3)))).not.toBeNull();
    expect(refusalOf(grid(12, 2), repeated(grid(12, 2)))).toBeNull();
  });

  it('is refused if eight earlier steps are known, but not if seven are', () => {
    // The change from the previous to the last stored period is not counted.
    expect(refusalOf(grid(10, 8), repeated(grid(10, 8)))).not.toBeNull();
    expect(refusalOf(grid(9, 8), repeated(grid(9, 8)))).toBeNull();
  });

  it('is refused if half of the series always changed before, but not if more of them repeated a value once', () => {
    const still = (count: number) => grid(12, 8, (of, i) => figure(of, i === 5 && of < count ? 4 : i));
    expect(refusalOf(still(4), repeated(still(4)))).not.toBeNull();
    expect(refusalOf(still(5), repeated(still(5)))).toBeNull();
  });

  it('is accepted if one value differs', () => {
    const before = grid(12, 8);
    const last = (before.at(-1) ?? []).map((value, of) => (of === 3 ? (value ?? 0) + 1 : value));
    expect(refusalOf(before, [...before, last])).toBeNull();
  });
});

describe('a mistyped value', () => {
  /** The middle one of three values arrives with a change. */
  const typed = (left: number, then: number, right: number, now: number, rest: Cell[] = []) =>
    refusalOf(
      [left, then, right, ...rest].map((value) => [value]),
      [left, now, right, ...rest].map((value) => [value]),
    );

  it('is refused, and its neighbours are reported', () => {
    expect(typed(12, 13, 14, 130)).toEqual([
      'A has 130 for 2020-02 but 13 is stored, between 12 and 14: its decimal point has moved.',
      'A',
      '2020-02',
    ]);
    expect(typed(12, 13, 14, -13)?.[0]).toBe('A has -13 for 2020-02 but 13 is stored, between 12 and 14: its sign has changed.');
  });

  it('must fit ten times worse than the stored value, or twice if the sign changed', () => {
    // The neighbours are 2 × 11.7 apart, and 13 is in the middle. The value 130 is 117 = 10 × 11.7 away from 13.
    expect(typed(13 - 11.7, 13, 13 + 11.7, 130)).not.toBeNull();
    expect(typed(13 - 11.71, 13, 13 + 11.71, 130)).toBeNull();
    expect(typed(0, 13, 26, -13)).not.toBeNull();
    expect(typed(-0.01 + 0.005, 13, 26.01, -13)).toBeNull();
  });

  it('is accepted for one digit, for 0, with other digits, and in series with earlier negative values', () => {
    expect(typed(1, 1, 1, 10)).toBeNull();
    expect(typed(12, 13, 14, 0)).toBeNull();
    expect(typed(12, 13, 14, 131)).toBeNull();
    expect(typed(12, 13, 14, -13, [-5])).toBeNull();
    expect(typed(12, 13, 14, 130, [-5])).not.toBeNull();
  });

  it('is accepted next to another changed value, and at the end of a series', () => {
    expect(refusalOf([[12], [13], [14]], [[12], [130], [15]])).toBeNull();
    expect(refusalOf([[12], [13], [14]], [[11], [130], [14]])).toBeNull();
    expect(refusalOf([[12], [13]], [[12], [130]])).toBeNull();
  });
});

describe('an index with another reference period', () => {
  const index = (unit: string, values: readonly Cell[], basePeriod: string | null = null) =>
    series(
      'X',
      values.map((value, i) => observation(i, value)),
      { unit, basePeriod },
    );
  const kind = (before: readonly Cell[], after: readonly Cell[]) =>
    unitChange(sliceOf(index('Index, 2010=100', before)), index('Index, 2020=100', after)).kind;

  it('is found if three common values have the same ratio, but not if two have', () => {
    expect(kind([100, 200, 300], [50, 100, 150])).toBe('rereference');
    expect(kind([100, 200], [50, 100])).toBe('other');
    expect(kind([100, 200, 0], [50, 100, 0])).toBe('other');
    expect(kind([100, 200, 300], [50, 100, null])).toBe('other');
    expect(kind([100, 200, 300], [-50, -100, -150])).toBe('other');
  });

  it('is found if nine of ten values have the same ratio, but not if eight have', () => {
    const before = Array.from({ length: 10 }, (_, i) => 100 + 10 * i);
    const coming = (off: number) => before.map((value, i) => (i < off ? 3 : 0.5) * value);
    expect(kind(before, coming(1))).toBe('rereference');
    expect(kind(before, coming(2))).toBe('other');
  });

  it('allows revisions of half a per cent and the rounding of both values', () => {
    const near = (by: number) => kind([1000, 2000, 3000], [500, 1000 + by, 1500]);
    // The allowed difference is half a unit of 2000 divided by two, half a unit of 1000, and half a per cent.
    expect(near(5)).toBe('rereference');
    expect(near(6)).toBe('other');
    expect(near(-5)).toBe('rereference');
    expect(near(-6)).toBe('other');
    // Values with decimals have smaller rounding errors.
    expect(kind([1000.1, 2000, 3000.1], [500.1, 1005.05, 1500.1])).toBe('rereference');
    expect(kind([1000.1, 2000, 3000.1], [500.1, 1005.5, 1500.1])).toBe('other');
  });

  it('is described in a sentence', () => {
    expect(['Index', 'Chain volume indices', 'x = 100', 'x=100.00', 'x =  100'].map(isIndex)).toEqual([true, true, true, true, true]);
    expect(['Indexed', 'x = 1000', 'x=100.5x', 'Per cent', 'Reindex'].map(isIndex)).toEqual([false, false, true, false, false]);
    expect(statedBase(index('Index, 2010 =  100', []))).toBe('index, 2010 = 100');
    expect(statedBase(index('Index', [], ' Sep  2025 '))).toBe('sep 2025');
    expect(statedBase(index('Index', []))).toBe('');
  });

  it('has a name for the change', () => {
    const of = (a: Partial<Parameters<typeof series>[2]>, b: Partial<Parameters<typeof series>[2]>) =>
      unitChange(sliceOf(series('X', [observation(0, 1)], a)), series('X', [observation(0, 1)], b));
    expect(of({ unit: 'Persons', multiplier: 3 }, { unit: 'Persons' })).toEqual({
      kind: 'other',
      from: 'Persons (times 10^3)',
      to: 'Persons (times 10^0)',
    });
    expect(of({ unit: 'Index', basePeriod: '2010' }, { unit: 'Index' })).toEqual({ kind: 'other', from: '2010', to: 'no stated base' });
    expect(of({ unit: '$ Millions' }, { unit: 'AUD', multiplier: 6 })).toEqual({ kind: 'none' });
  });
});

test('a check finds nothing if nothing changed', () => {
  expect(refusalOf(grid(12, 8), grid(12, 8))).toBeNull();
  expect(refusalOf([], grid(12, 8))).toBeNull();
});

describe('a value of nines only', () => {
  /** Working days lost to strikes: a few thousand, and much more or less in single months. */
  const lost = (i: number): number => (i === 12 ? 900_000 : i === 40 ? 90 : 3000 + Math.round(400 * Math.sin(i * 2.3)));
  const before = grid(150, 1, (_, i) => lost(i));
  const reviewOf = (value: number) => refusalOf(before, [...before, [value]]);

  it.each([9999, 99_999, 999])('needs review if it is an unusual change: %d', (value) => {
    expect(reviewOf(value)?.[0]).toContain('a placeholder for a missing value');
    expect(reviewOf(value - 1)).toBeNull();
  });

  it('needs no review next to similar values', () => {
    const near = [...before.slice(0, -1), [9500]];
    expect(refusalOf(near, [...near, [9999]])).toBeNull();
  });
});
