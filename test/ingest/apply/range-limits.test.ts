/** Tests each limit of the checks for values outside the usual range of their series, on both sides. */
import { describe, expect, it } from 'vitest';
import { arrivingSeries } from '../../../src/ingest/apply/arriving.ts';
import { OtherSteps } from '../../../src/ingest/apply/believable.ts';
import { difference } from '../../../src/ingest/apply/difference.ts';
import { misplacedRow } from '../../../src/ingest/apply/misplaced.ts';
import { outsideRange } from '../../../src/ingest/apply/outside-range.ts';
import { Related } from '../../../src/ingest/apply/related.ts';
import { suspectLoss } from '../../../src/ingest/apply/shrinkage.ts';
import { observation, parsed, series, slicesOf } from '../parsed.ts';

const START = 2020 * 12;
/** Makes values that alternate between two levels. */
const between = (low: number, high: number, count = 40) => Array.from({ length: count }, (_, i) => (i % 2 === 0 ? low : high));
const table = (unit: string, ...columns: (readonly number[])[]) =>
  parsed(
    columns.map((values, column) =>
      series(
        String.fromCharCode(65 + column),
        values.map((value, i) => observation(START + i, value)),
        { unit },
      ),
    ),
  );

/** Returns the message on new values after the stored values of A. Other series do not change. */
function reviewOf(unit: string, stored: readonly number[], added: readonly number[], others: readonly (readonly number[])[] = []) {
  const slices = slicesOf(table(unit, stored, ...others));
  const arriving = arrivingSeries(slices, difference(slices, table(unit, [...stored, ...added], ...others)));
  return outsideRange(arriving, new OtherSteps(slices), new Related(slices, arriving))?.message ?? null;
}

const LARGER = 'a larger change than the series has ever had';

describe('an impossible change', () => {
  // A level has an offset of ten units of its last digit, so a factor f leads from 1,010 to f × 1,020 - 10.
  it.each([
    ['thirtyfold, of a level', 'Number', between(1000, 1010), 30_591, 30_589],
    ['threehundredfold, of a level with few values', 'Number', between(1000, 1010, 12), 305_991, 305_989],
    ['a thirtieth, of a level', 'Number', between(40_000, 40_010), 1323, 1325],
    ['by two points, of a constant rate', 'Per cent', between(5, 5), 7.13, 7.11],
    ['by 170 points, of a rate with few values', 'Per cent', between(5, 5.1, 12), 185.8, 185.6],
    // 100 × (1.10 × exp(0.3) - 1) is 48.48.
    ['by 35 points, of a rate that often changes much', 'Per cent', between(0, 10), 48.5, 48.4],
  ])('%s, needs review', (_what, unit, stored, far, near) => {
    expect(reviewOf(unit, stored, [far])).toContain(`${far}, ${stored.at(-1)} before it, ${LARGER}`);
    expect(reviewOf(unit, stored, [near]) ?? '').not.toContain(LARGER);
  });

  it('is a quarter larger than any change in the dataset', () => {
    // Another rate once rose from 5 to 8. 100 × (1.05 × (1.08 / 1.05)^1.25 - 1) is 8.761.
    const risen = [...between(5, 5, 20), ...between(8, 8, 21)];
    expect(reviewOf('Per cent', between(5, 5), [8.78], [risen])).toContain(LARGER);
    expect(reviewOf('Per cent', between(5, 5), [8.74], [risen]) ?? '').not.toContain(LARGER);
  });

  it('is found before the first stored value', () => {
    const slices = slicesOf(table('Number', between(1000, 1010)));
    const now = parsed([
      series('A', [observation(START - 1, 999_999), ...between(1000, 1010).map((value, i) => observation(START + i, value))], {
        unit: 'Number',
      }),
    ]);
    const arriving = arrivingSeries(slices, difference(slices, now));
    expect(outsideRange(arriving, new OtherSteps(slices), new Related(slices, arriving))?.message).toContain(`1000 after it, ${LARGER}`);
  });
});

describe('a review', () => {
  it('names the first value', () => {
    expect(reviewOf('Number', between(1000, 1010), [99_123])).toBe(
      `One figure needs review: A 2023-05 is 99123, 1010 before it, ${LARGER}.`,
    );
  });

  it('names three values, and the number of others', () => {
    const far = [99_123, 1000, 99_123, 1000, 99_123, 1000, 99_123].map((value, i) => value * 40 ** i);
    const message = reviewOf('Number', between(1000, 1010), far.slice(0, 3)) ?? '';
    expect(message.match(/ is /g)).toHaveLength(3);
    expect(message).toMatch(/^3 figures need review: .*[^e]\.$/);
    expect(reviewOf('Number', between(1000, 1010), far)).toMatch(/^7 figures need review: .*, and 4 more\.$/);
  });
});

describe('a typing error', () => {
  it.each([
    ['another sign', 'Number', between(20, 21), -20, 'its sign has changed'],
    ['an added digit', 'Number', between(1000, 1010), 10_059, 'a digit has been added'],
    ['an added digit in a small number', 'Number', between(10, 11), 105, 'a digit has been added'],
    ['a decimal point one place to the right', 'Number', between(100.1, 101.2), 1006, 'its decimal point has moved by 1 places'],
    ['a decimal point one place to the left', 'Number', between(100.1, 101.2), 10.06, 'its decimal point has moved by 1 places'],
  ])('%s, needs review', (_what, unit, stored, value, why) => {
    expect(reviewOf(unit, stored, [value])).toContain(why);
  });

  it('is not an added digit below 100, or if the other digits do not fit', () => {
    expect(reviewOf('Number', between(9, 10), [95]) ?? '').not.toContain('digit');
    expect(reviewOf('Number', between(1000, 1010), [10_259]) ?? '').not.toContain('digit');
  });

  it('is not a sign in a series with values on both sides of zero', () => {
    expect(reviewOf('Number', [...between(20, 21), -20, 20, 21], [-20]) ?? '').not.toContain('sign');
  });

  it('needs 13 stored values', () => {
    expect(reviewOf('Number', between(20, 21, 13), [-20])).toContain('its sign has changed');
    expect(reviewOf('Number', between(20, 21, 12), [-20]) ?? '').not.toContain('sign');
  });
});

describe('a rate with another ratio', () => {
  const stored = between(6, 6.6, 62).map((value, i) => (i > 30 && i < 34 ? value + 5 : value));
  it('needs review if it changed threefold, and three times as much as ever before', () => {
    expect(reviewOf('Per cent', stored, [0.6])).toContain('a much larger ratio than the series has ever had');
    expect(reviewOf('Per cent', stored, [2.3]) ?? '').not.toContain('ratio');
  });

  it('needs 61 stored values', () => {
    expect(reviewOf('Per cent', stored.slice(-61), [0.6])).toContain('ratio');
    expect(reviewOf('Per cent', stored.slice(-60), [0.6]) ?? '').not.toContain('ratio');
  });
});

describe('a row whose values belong to other columns', () => {
  const level = (column: number) => 1001 * (1 + column / 2);
  const stored = (columns: number) => Array.from({ length: columns }, (_, column) => between(level(column), level(column) + 6));
  const movedOf = (columns: number, last: (column: number) => number) => {
    const slices = slicesOf(table('Number', ...stored(columns)));
    const now = table('Number', ...stored(columns).map((values, column) => [...values, level(last(column))]));
    return misplacedRow(arrivingSeries(slices, difference(slices, now)), slices)?.message ?? null;
  };
  const moved = (count: number, columns: number, words: string) =>
    `${count} of ${columns} figures for 2023-05 match their series only if moved ${words}. The row appears to be shifted.`;

  it('needs review if a row of five moved by one column, or a row of four is in reverse order', () => {
    expect(movedOf(5, (column) => Math.max(0, column - 1))).toBe(moved(3, 5, 'a column to the right'));
    expect(movedOf(5, (column) => Math.min(4, column + 1))).toBe(moved(3, 5, 'a column to the left'));
    expect(movedOf(4, (column) => 3 - column)).toBe(moved(4, 4, 'into reverse order'));
    expect(movedOf(4, (column) => column)).toBeNull();
  });

  it('is not moved if there are three columns, or if two of five values fit only other columns', () => {
    expect(movedOf(3, (column) => 2 - column) ?? '').not.toContain('moved');
    expect(movedOf(5, (column) => (column < 4 ? Math.max(0, column - 1) : column)) ?? '').not.toContain('moved');
  });

  it('has two swapped values if each fits only the column of the other', () => {
    expect(movedOf(8, (column) => [0, 5, 2, 3, 4, 1, 6, 7][column] ?? 0)).toBe(
      'For 2023-05, 3503.5 (B) and 1501.5 (F) match only the series of the other. They appear to be swapped.',
    );
  });

  it('has a copied value if it is the value of the column next to it', () => {
    expect(movedOf(8, (column) => (column === 2 ? 3 : column))).toBe(
      '2502.5 does not fit C, but is the figure for D in 2023-05. A cell may have been copied.',
    );
    expect(movedOf(8, (column) => (column === 2 ? 1 : column))).toContain('is the figure for B in');
    expect(movedOf(8, (column) => (column === 2 ? 4 : column))).toBeNull();
  });
});

describe('a period with empty cells', () => {
  const emptied = (columns: number, count: number) => {
    const rows = (cell: (column: number) => number | null) =>
      parsed(
        Array.from({ length: columns }, (_, column) =>
          series(
            String.fromCharCode(65 + column),
            [1, 2, 3].map((value, i) => observation(START + i, i === 1 ? cell(column) : value)),
          ),
        ),
      );
    const slices = slicesOf(rows(() => 7));
    return (
      suspectLoss(
        { slices },
        difference(
          slices,
          rows((column) => (column < count ? null : 7)),
        ),
      )?.message ?? null
    );
  };

  it('is refused for three cells that are more than a fifth of its values', () => {
    expect(emptied(14, 3)).toBe('3 of the 14 stored values for 2020-02 are now empty cells.');
    expect(emptied(15, 3)).toBeNull();
    expect(emptied(9, 2)).toBeNull();
  });
});

it('a review names the cell in the file', () => {
  const slices = slicesOf(table('Number', between(1000, 1010)));
  const cell = observation(START + 40, 99_123, { at: 'Data1!B45' });
  const now = parsed([series('A', [...between(1000, 1010).map((value, i) => observation(START + i, value)), cell], { unit: 'Number' })]);
  const arriving = arrivingSeries(slices, difference(slices, now));
  const error = outsideRange(arriving, new OtherSteps(slices), new Related(slices, arriving));
  expect(error?.message).toContain('A 2023-05 (Data1!B45) is 99123');
});

describe('a change that nothing explains', () => {
  /** With 30 values, a level is not compared with other series or with the year before. */
  const level = (count = 30) => between(100_000, 101_000, count);
  const UNHEARD = 'several times the largest change so far';

  it('needs review if it is twelve times the usual change of a short series', () => {
    // 101,010 × (101,010 / 100,010)^12 × (1 + 1 / 101,010)^12 - 10 is 113,823.
    expect(reviewOf('Number', level(), [113_830])).toContain(`is 113830, 101000 before it, ${UNHEARD}`);
    expect(reviewOf('Number', level(), [113_815])).toBeNull();
  });

  it('needs 21 stored values', () => {
    expect(reviewOf('Number', between(101_000, 100_000, 21), [113_900])).toContain(UNHEARD);
    expect(reviewOf('Number', level(20), [113_900])).toBeNull();
  });

  it('needs no review if the next value keeps more than half of it', () => {
    expect(reviewOf('Number', level(), [113_900, 113_900])).toBeNull();
    expect(reviewOf('Number', level(), [113_900, 107_500])).toBeNull();
    expect(reviewOf('Number', level(), [113_900, 107_000])).toContain(UNHEARD);
    expect(reviewOf('Number', level(), [113_900, 101_000])).toContain(UNHEARD);
  });

  it('needs no review in a period in which three series change more than ever before', () => {
    const inAll = (changed: number, columns: number) => {
      const slices = slicesOf(table('Number', ...Array.from({ length: columns }, () => level())));
      const now = Array.from({ length: columns }, (_, column) => [...level(), column < changed ? 113_900 : 100_000]);
      const arriving = arrivingSeries(slices, difference(slices, table('Number', ...now)));
      return outsideRange(arriving, new OtherSteps(slices), new Related(slices, arriving))?.message ?? null;
    };
    expect(inAll(3, 3)).toBeNull();
    expect(inAll(2, 3)).toMatch(/^2 figures need review/);
    expect(inAll(3, 20)).toBeNull();
    expect(inAll(3, 21)).toMatch(/^3 figures need review/);
  });

  it('needs no review if the value changes its sign, or if an old period is new', () => {
    expect(reviewOf('Number', [...between(-20, 20, 29), 30], [-900])).toBeNull();
    const before = table('Number', [...level(28), 101_000]);
    const gap = {
      ...before,
      series: before.series.map((one) => ({ ...one, observations: one.observations.filter(({ t }) => t !== START + 27) })),
    };
    const slices = slicesOf(gap);
    const now = table('Number', [...level(27), 113_900, 101_000]);
    const arriving = arrivingSeries(slices, difference(slices, now));
    expect(outsideRange(arriving, new OtherSteps(slices), new Related(slices, arriving))).toBeNull();
  });
});
