/** Tests each limit of the checks that compare a whole row or a whole series with the stored data, on both sides. */
import { describe, expect, it } from 'vitest';
import type { Adjustment, ParsedDataset, ParsedSeries } from '../../../src/core/observation.ts';
import { arrivingSeries } from '../../../src/ingest/apply/arriving.ts';
import { historyOfStored } from '../../../src/ingest/apply/believable.ts';
import { coarserFile } from '../../../src/ingest/apply/coarser.ts';
import { difference } from '../../../src/ingest/apply/difference.ts';
import { commonFactor } from '../../../src/ingest/apply/rows/common-factor.ts';
import { sameLastDigit } from '../../../src/ingest/apply/rows/last-digits.ts';
import { isBeyondRecords } from '../../../src/ingest/apply/rows/records.ts';
import { onlyOneRow } from '../../../src/ingest/apply/single-row.ts';
import { exchangedAdjustments } from '../../../src/ingest/apply/smoothness.ts';
import { observation, parsed, series, sliceOf, slicesOf } from '../parsed.ts';

type Cell = (column: number, row: number) => number | null;
const START = 2020 * 12;
const table = (columns: number, rows: number, cell: Cell, rest: Partial<ParsedSeries> = {}): ParsedDataset =>
  parsed(
    Array.from({ length: columns }, (_, column) =>
      series(
        String.fromCharCode(65 + column),
        Array.from({ length: rows }, (__, row) => observation(START + row, cell(column, row))),
        { unit: 'Number', ...rest },
      ),
    ),
  );
const arriving = (before: ParsedDataset, now: ParsedDataset) => {
  const slices = slicesOf(before);
  return arrivingSeries(slices, difference(slices, now));
};
const placeOf = (error: { code: string; message: string; at?: unknown } | null) => error && [error.code, error.message, error.at];

describe('a file that changes only one earlier row', () => {
  const plain: Cell = (column, row) => 100 * (column + 1) + row;
  const stored = (columns: number) => table(columns, 6, plain);
  const changed = (columns: number, count: number, at = 3) =>
    table(columns, 6, (column, row) => (plain(column, row) ?? 0) + (row === at && column < count ? 50 : 0));
  const rowOf = (earlier: ParsedDataset, now: ParsedDataset) => {
    const slices = slicesOf(earlier);
    return placeOf(onlyOneRow(now, slices, difference(slices, now)));
  };

  it('is refused for four series, but not for three', () => {
    expect(rowOf(stored(4), changed(4, 4))).toEqual([
      'DATA_IMPLAUSIBLE',
      'The file has no new period. It only changes 4 figures for 2020-04, so the row may have the wrong date.',
      { column: 'A', value: '2020-04' },
    ]);
    expect(rowOf(stored(3), changed(3, 3))).toBeNull();
  });

  it('is refused if four of five series change, but not if four of six do', () => {
    expect(rowOf(stored(5), changed(5, 4))).not.toBeNull();
    expect(rowOf(stored(6), changed(6, 4))).toBeNull();
    expect(rowOf(stored(6), changed(6, 5))).not.toBeNull();
  });

  it('is accepted in the latest period, with a second change, and if single points are imported', () => {
    expect(rowOf(stored(5), changed(5, 5, 5))).toBeNull();
    expect(rowOf(stored(5), changed(5, 5, 4))).not.toBeNull();
    const twice = table(5, 6, (column, row) => (plain(column, row) ?? 0) + (row === 3 || (row === 1 && column === 4) ? 50 : 0));
    expect(rowOf(stored(5), twice)).toBeNull();
    expect(rowOf(stored(5), { ...changed(5, 5), scope: 'points' })).toBeNull();
    const only = changed(5, 5);
    const row = {
      ...only,
      scope: 'partial' as const,
      series: only.series.map((one) => ({ ...one, observations: one.observations.slice(3, 4) })),
    };
    expect(rowOf(stored(5), row)).toBeNull();
  });
});

describe('a file with fewer digits', () => {
  const coarser = (stored: readonly number[], now: readonly number[]) => {
    const one = (values: readonly number[]) =>
      series(
        'A',
        values.map((value, i) => observation(START + i, value)),
        { unit: 'Number' },
      );
    return placeOf(coarserFile([one(now)], [sliceOf(one(stored))]));
  };
  const stored = (count: number) => Array.from({ length: count }, (_, i) => 1000.207 + i * 1.013);

  it('is refused for twelve changed values, but not for eleven', () => {
    expect(coarser(stored(12), stored(12).map(Math.round))).toEqual([
      'DATA_IMPLAUSIBLE',
      '12 figures for A are the stored figures with fewer decimal places, such as 1000 instead of 1000.207 in 2020-01.',
      { column: 'A', value: '2020-01' },
    ]);
    expect(coarser(stored(11), stored(11).map(Math.round))).toBeNull();
    expect(coarser([7, ...stored(11)], [7, ...stored(11).map(Math.round)])).toBeNull();
    expect(coarser(stored(12), stored(12))).toBeNull();
  });

  it('is refused if 19 of 20 values are rounded, but not if 18 are', () => {
    const revised = (count: number) => stored(20).map((value, i) => Math.round(value) + (i < count ? 2 : 0));
    expect(coarser(stored(20), revised(1))).not.toBeNull();
    expect(coarser(stored(20), revised(2))).toBeNull();
  });

  it('is refused if halves are rounded up or down, but not if values differ by more', () => {
    const by = (change: number) =>
      coarser(
        Array.from({ length: 12 }, (_, i) => 1000.5 + i),
        Array.from({ length: 12 }, (_, i) => 1000.5 + i + change),
      );
    expect(by(0.5)).not.toBeNull();
    expect(by(-0.5)).not.toBeNull();
    expect(by(1.5)).toBeNull();
    expect(by(-1.5)).toBeNull();
  });

  it.each([10, 100, 1000])('is refused if whole numbers are rounded to %d', (unit) => {
    const whole = Array.from({ length: 14 }, (_, i) => 50_123 + i * 1117);
    expect(
      coarser(
        whole,
        whole.map((value) => unit * Math.round(value / unit)),
      ),
    ).not.toBeNull();
  });

  it('is refused if the lost decimal is more than half of a usual change, but not if it is less', () => {
    const steps = (size: number) => Array.from({ length: 14 }, (_, i) => Number((1000.04 + (i % 2) * size).toFixed(2)));
    const rounded = (values: readonly number[]) => values.map((value) => Number(value.toFixed(1)));
    expect(coarser(steps(0.07), rounded(steps(0.07)))).toBeNull();
    expect(coarser(steps(0.04), rounded(steps(0.04)))).not.toBeNull();
  });
});

describe('a row with a common factor', () => {
  const calm: Cell = (column, row) => 1000 * (1 + 0.07 * column) * (1 + 0.004 * Math.sin(row * (1.7 + column)));
  const factorOf = (factor: number, { columns = 8, rows = 40, cell = calm } = {}) => {
    const now = table(columns, rows + 1, (column, row) => (row === rows ? (cell(column, rows - 1) ?? 0) * factor : cell(column, row)));
    return placeOf(commonFactor(arriving(table(columns, rows, cell), now)));
  };

  it.each([
    [1.2501, true],
    [1.2499, false],
    [0.7999, true],
    [0.8001, false],
  ])('of %d is refused: %s', (factor, isRefused) => {
    expect(factorOf(factor) !== null).toBe(isRefused);
  });

  it('is named with its period', () => {
    expect(factorOf(0.65)).toEqual([
      'DATA_IMPLAUSIBLE',
      'Nearly all figures for 2023-05 are about 0.65 times the previous ones. The unit may have changed.',
      { column: 'A', value: '2023-05' },
    ]);
  });

  it('needs four series, and 20 earlier changes', () => {
    expect(factorOf(2, { columns: 4 })).not.toBeNull();
    expect(factorOf(2, { columns: 3 })).toBeNull();
    expect(factorOf(2, { columns: 4, cell: (column, row) => (column === 3 ? 0 : calm(column, row)) })).toBeNull();
    expect(factorOf(2, { rows: 21 })).not.toBeNull();
    expect(factorOf(2, { rows: 20 })).toBeNull();
  });

  it('must be half again as large as every earlier common change', () => {
    const jumped: Cell = (column, row) => (row < 20 ? 1 : 1.2) * 1000 * (1 + 0.07 * column);
    expect(factorOf(1.2 ** 1.51, { cell: jumped })).not.toBeNull();
    expect(factorOf(1.2 ** 1.49, { cell: jumped })).toBeNull();
    expect(factorOf(1.2 ** -1.51, { cell: jumped })).not.toBeNull();
    expect(factorOf(1.2 ** -1.49, { cell: jumped })).toBeNull();
  });

  it('is only checked in new rows', () => {
    const revised = table(8, 40, (column, row) => (calm(column, row) ?? 0) * (row === 30 ? 2 : 1));
    expect(commonFactor(arriving(table(8, 40, calm), revised))).toBeNull();
  });
});

describe('a row whose values end in the same digit', () => {
  /** Makes whole numbers. No number ends in 0 or 3. */
  const whole: Cell = (column, row) => 10_000 + 1000 * column + 10 * ((row * 37) % 90) + Number('12456789'.charAt((row + column) % 8));
  const endingOf = (columns: number, last: (column: number) => number, rows = 40) =>
    placeOf(
      sameLastDigit(
        arriving(
          table(columns, rows, whole),
          table(columns, rows + 1, (column, row) => (row === rows ? last(column) : whole(column, row))),
        ),
      ),
    );

  it('is refused for six series, but not for five', () => {
    const three = (column: number) => 10_553 + 1010 * column;
    expect(endingOf(6, three)).toEqual([
      'DATA_IMPLAUSIBLE',
      'All 6 figures for 2023-05 end in the digit 3, unlike the earlier figures. It may be a footnote number.',
      { column: 'A', value: '2023-05' },
    ]);
    expect(endingOf(5, three)).toBeNull();
    expect(endingOf(6, (column) => three(column) + (column === 5 ? 1 : 0))).toBeNull();
  });

  it('is refused for three values with two zeros, but not for two values, one zero or equal values', () => {
    const rounded = (column: number) => 10_500 + 1100 * column;
    expect(endingOf(3, rounded)?.[1]).toContain('end in the digit 0, unlike the earlier figures. They may be rounded.');
    expect(endingOf(2, rounded)).toBeNull();
    expect(endingOf(3, (column) => rounded(column) + (column === 1 ? 10 : 0))).toBeNull();
    expect(endingOf(3, () => 11_500)).toBeNull();
    expect(endingOf(3, (column) => (column === 0 ? 0 : rounded(column)))).toBeNull();
  });

  it('is refused for rounded values of series with decimals', () => {
    const tenth = (columns: number, rows: number, last: (column: number) => number) =>
      table(columns, rows, (column, row) => (row === 40 ? last(column) : (whole(column, row) ?? 0)) / 10);
    const rounded = (column: number) => 10_500 + 1100 * column;
    const endings = (last: (column: number) => number) => sameLastDigit(arriving(tenth(3, 40, last), tenth(3, 41, last)))?.message ?? '';
    expect(endings(rounded)).toContain('end in the digit 0');
    expect(endings((column) => rounded(column) + 10)).toBe('');
  });

  it('needs 21 stored values', () => {
    expect(endingOf(6, (column) => 10_553 + 1010 * column, 21)).not.toBeNull();
    expect(endingOf(6, (column) => 10_553 + 1010 * column, 20)).toBeNull();
  });
});

describe('a value beyond all records', () => {
  const isBeyond = (values: readonly number[], value: number, unit = 'Number') => {
    const slice = sliceOf(
      series(
        'A',
        values.map((one, i) => observation(START + i, one)),
        { unit },
      ),
    );
    return isBeyondRecords(slice, historyOfStored(slice), value);
  };
  const flat = (count: number, value = 1000) => Array.from({ length: count }, () => value);

  it('is more than four times the largest level, after 61 values', () => {
    // A level has an offset of ten units: 4 × (1000 + 10) - 10.
    expect(isBeyond(flat(61), 4031)).toBe(true);
    expect(isBeyond(flat(61), 4029)).toBe(false);
    expect(isBeyond(flat(60), 4031)).toBe(false);
    // The offset of negative levels is their usual size: 8 × 1000 - 1000.
    expect(isBeyond(flat(61, -1000), -7001)).toBe(true);
    expect(isBeyond(flat(61, -1000), -6999)).toBe(false);
  });

  it('is more than two points above the largest rate', () => {
    // 100 × (1.05 × exp(0.02) - 1) is 7.121.
    expect(isBeyond(flat(61, 5), 7.13, 'Per cent')).toBe(true);
    expect(isBeyond(flat(61, 5), 7.11, 'Per cent')).toBe(false);
  });

  it('exceeds every record after the first 24 values by three times', () => {
    const jump = (at: number) => [...flat(at), ...flat(61 - at, 1610)];
    // 1620 × (1620 / 1010)³ - 10 is 6674.9. Without the record, 4 × 1620 - 10 is 6470.
    expect(isBeyond(jump(24), 6676)).toBe(true);
    expect(isBeyond(jump(24), 6674)).toBe(false);
    expect(isBeyond(jump(23), 6471)).toBe(true);
    expect(isBeyond(jump(23), 6469)).toBe(false);
  });
});

describe('swapped adjustments', () => {
  const of = (key: string, adjustment: Adjustment, count: number, swing: number, level = 1000, rest: Partial<ParsedSeries> = {}) =>
    series(
      key,
      Array.from({ length: count }, (_, i) => observation(START + i, level + (i % 2 === 0 ? swing : -swing))),
      { adjustment, ...rest },
    );
  const dimensions = ['MEASURE', 'TSEST'].map((id) => ({ id, label: id, values: [] }));
  const swapOf = (...all: ParsedSeries[]) => placeOf(exchangedAdjustments(parsed(all, { dimensions })));
  const original = (count = 26, swing = 10) => of('M.10', 'original', count, swing);
  const adjusted = (swing: number, count = 26, level = 1000) => of('M.20', 'seasonally_adjusted', count, swing, level);
  const trend = (swing: number, count = 26, level = 1000) => of('M.30', 'trend', count, swing, level);

  it('are found if a trend is half again as rough as adjusted values, or adjusted values three times as rough as original ones', () => {
    expect(swapOf(adjusted(10), trend(15.1))).toEqual([
      'DATA_IMPLAUSIBLE',
      'M.30 should be smoother than M.20, but fluctuates 1.5 times as much. The two series may be swapped.',
      { column: 'M.30', value: 'M.20' },
    ]);
    expect(swapOf(trend(15.1), adjusted(10))?.[2]).toEqual({ column: 'M.30', value: 'M.20' });
    expect(swapOf(adjusted(10), trend(15))).toBeNull();
    expect(swapOf(original(), trend(15.1))).not.toBeNull();
    expect(swapOf(original(), adjusted(30.1))).not.toBeNull();
    expect(swapOf(original(), adjusted(30))).toBeNull();
    expect(swapOf(original(26, 0), adjusted(30))).toBeNull();
  });

  it('are found in 24 changes of slope, but not in 23', () => {
    expect(swapOf(original(26), trend(20))).not.toBeNull();
    expect(swapOf(original(25), trend(20))).toBeNull();
  });

  it('are found if the totals differ by a fifth over 24 periods, but not over 23', () => {
    expect(swapOf(original(24, 0), trend(0, 24, 1201))?.[1]).toBe(
      'M.30 is on average 1.2 times M.10, but both have the same measure. A series may be swapped with another.',
    );
    expect(swapOf(original(24, 0), trend(0, 24, 1199))).toBeNull();
    expect(swapOf(original(24, 0), trend(0, 24, 833))).not.toBeNull();
    expect(swapOf(original(24, 0), trend(0, 24, 834))).toBeNull();
    expect(swapOf(original(23, 0), trend(0, 23, 1201))).toBeNull();
    // Values that are not all positive have no ratio.
    expect(swapOf(of('M.10', 'original', 24, 0, -1), trend(0, 24, 1201))).toBeNull();
    expect(swapOf(original(24, 0), trend(0, 24, 0))).toBeNull();
  });

  it('are compared for the same measure only', () => {
    expect(swapOf(original(), of('N.30', 'trend', 26, 20))).toBeNull();
    const titled = (title: string | null, adjustment: Adjustment, swing: number, rest: Partial<ParsedSeries> = {}) =>
      of(String(title), adjustment, 26, swing, 1000, { title, ...rest });
    const titlesOf = (...all: ParsedSeries[]) => exchangedAdjustments(parsed(all));
    const own = titled('Credit; Total; Original', 'original', 10);
    expect(titlesOf(own, titled('Credit ; total; Trend', 'trend', 20))).not.toBeNull();
    expect(titlesOf(own, titled('Credit; Housing; Trend', 'trend', 20))).toBeNull();
    expect(titlesOf(own, titled('Credit; Total; Trend', 'trend', 20, { unit: 'AUD' }))).toBeNull();
    expect(titlesOf(own, titled('Credit; Total; Trend', 'trend', 20, { multiplier: 6 }))).toBeNull();
    expect(titlesOf(titled(null, 'original', 10), titled(null, 'trend', 20))).toBeNull();
    expect(titlesOf(titled('Original', 'original', 10), titled('Trend', 'trend', 20))).toBeNull();
  });
});
