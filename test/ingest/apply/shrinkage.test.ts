/** Tests each limit for lost values in a capture on both sides, and the messages about lost values. */
import { describe, expect, it } from 'vitest';
import type { ParsedSeries } from '../../../src/core/observation.ts';
import { difference } from '../../../src/ingest/apply/difference.ts';
import { currentSeries, describeEnded, describeLost, removedSeries, suspectLoss } from '../../../src/ingest/apply/shrinkage.ts';
import { observation, parsed, series, slicesOf } from '../parsed.ts';

/** Makes values 100, 101 … in consecutive months from `from` on. */
const months = (key: string, count: number, from = 24_240, rest: Partial<ParsedSeries> = {}) =>
  series(
    key,
    Array.from({ length: count }, (_, i) => observation(from + i, 100 + i + key.charCodeAt(0))),
    rest,
  );
const without = (one: ParsedSeries, ...places: number[]): ParsedSeries => ({
  ...one,
  observations: one.observations.filter((_, i) => !places.includes(i)),
});
const firstOf = (one: ParsedSeries, count: number): ParsedSeries => ({ ...one, observations: one.observations.slice(0, count) });

function change(before: readonly ParsedSeries[], after: readonly ParsedSeries[]) {
  const slices = slicesOf(parsed(before));
  return { slices, deltas: difference(slices, parsed(after)) };
}
/** Returns the message and the series of a refused loss. Returns null if the loss is accepted. */
function lossOf(
  before: readonly ParsedSeries[],
  after: readonly ParsedSeries[],
  total?: { rows: number; series: number },
  rowCount?: string,
) {
  const { slices, deltas } = change(before, after);
  const error = suspectLoss({ slices, ...(total ? { total } : {}) }, deltas, rowCount);
  expect(error?.code ?? 'DATA_SHRANK').toBe('DATA_SHRANK');
  return error === null ? null : [error.message, error.at?.column];
}

describe('a loss of observations', () => {
  it('may be a fifth of all, but not more', () => {
    expect(lossOf([months('A', 10)], [without(months('A', 10), 0, 1)])).toBeNull();
    expect(lossOf([months('A', 10)], [without(months('A', 10), 0, 1, 2)])).toEqual([
      '3 of the 10 stored observations are missing.',
      undefined,
    ]);
  });

  it('is compared with all stored data if the capture covers only a part', () => {
    const [before, after] = [[months('A', 10)], [without(months('A', 10), 0, 1, 2)]];
    expect(lossOf(before, after, { rows: 14, series: 1 })).toEqual(['3 of the 14 stored observations are missing.', undefined]);
    expect(lossOf([months('A', 4), months('B', 40)], [without(months('A', 4), 0), without(months('B', 40), 0)])).toBeNull();
  });

  it('may be a fifth of a series of five or more, and any part of a shorter series', () => {
    const long = months('Z', 200, 24_000);
    const rest = (one: ParsedSeries, ...places: number[]) => lossOf([long, one], [long, without(one, ...places)]);
    expect(rest(months('A', 10, 24_005), 3, 4)).toBeNull();
    expect(rest(months('A', 10, 24_005), 3, 4, 5)).toEqual(['3 of the 10 stored observations for A are missing.', 'A']);
    expect(rest(months('A', 5, 24_005), 2, 3)).toEqual(['2 of the 5 stored observations for A are missing.', 'A']);
    expect(rest(months('A', 5, 24_005), 2)).toBeNull();
    expect(rest(months('A', 4, 24_005), 1, 2)).toBeNull();
  });
});

describe('a loss of series', () => {
  const many = [...'ABCDEFGHIJ'].map((key) => months(key, 40, 24_240));
  /** These series ended long before the others. */
  const ended = (keys: string) => [...keys].map((key) => months(key, 2, 24_000));

  it('may be a fifth of those with values, but not more', () => {
    const empty = series('0', []);
    expect(lossOf([...many, ...ended('KL')], many)).toBeNull();
    expect(lossOf([...many, ...ended('KLM')], many)).toEqual(['3 of the 13 stored series are missing.', undefined]);
    expect(lossOf([...many.slice(0, 4), ...ended('K'), empty], many.slice(0, 4))).toBeNull();
    expect(lossOf([...many.slice(0, 3), ...ended('K'), empty, { ...empty, key: '1' }], many.slice(0, 3))).toEqual([
      '1 of the 4 stored series are missing.',
      undefined,
    ]);
  });

  it('is compared with all stored data if the capture covers only a part', () => {
    expect(lossOf([...many, ...ended('KL')], many, { rows: 9999, series: 9 })).toEqual([
      '2 of the 9 stored series are missing.',
      undefined,
    ]);
  });

  it('is refused for a series with a value for the latest period of its frequency', () => {
    const quarterly = months('Q', 2, 8000, { freq: 'Q' });
    expect(lossOf(many, many.slice(1))).toEqual(['The series A, which has a value for 2023-04, is missing.', 'A']);
    expect(lossOf([...many, quarterly], many)).toEqual(['The series Q, which has a value for 2000-Q2, is missing.', 'Q']);
    expect(lossOf([...many, months('K', 39)], many)).toBeNull();
  });

  it('is refused if another series has its values', () => {
    const old = months('K', 6, 24_000);
    expect(lossOf([...many, old], [...many, { ...old, key: 'NEW' }])).toEqual([
      'The values of the series K are now in the series NEW.',
      'K',
    ]);
    const revised = { ...old, key: 'NEW', observations: old.observations.map((one, i) => (i === 5 ? { ...one, value: 0.5 } : one)) };
    expect(lossOf([...many, old], [...many, revised])).toBeNull();
    expect(lossOf([...many, old, series('NEW', [])], [...many, { ...old, key: 'NEW' }])).toEqual([
      'The values of the series K are now in the series NEW.',
      'K',
    ]);
  });
});

describe('a loss of the rows from which values are calculated', () => {
  const rows = (count: number | null) => [series('ROWS', [observation(1, count)]), series('A', [observation(1, count)])];

  it('may be a fifth, but not more', () => {
    expect(lossOf(rows(1000), rows(800), undefined, 'ROWS')).toBeNull();
    expect(lossOf(rows(1000), rows(799), undefined, 'ROWS')).toEqual(['The figures now come from 799 rows, down from 1000.', 'ROWS']);
    expect(lossOf(rows(1000), rows(null), undefined, 'ROWS')).toEqual(['The figures now come from 0 rows, down from 1000.', 'ROWS']);
    expect(lossOf(rows(1000), rows(1200), undefined, 'ROWS')).toBeNull();
    expect(lossOf(rows(1000), rows(1))).toBeNull();
    expect(lossOf(rows(1000), rows(1), undefined, 'OTHER')).toBeNull();
  });

  it('is compared for each period, without new periods', () => {
    const of = (...counts: number[]) => [
      series(
        'ROWS',
        counts.map((count, t) => observation(t, count)),
      ),
    ];
    expect(lossOf(of(1000, 2000), of(1000, 2000, 5), undefined, 'ROWS')).toBeNull();
    expect(lossOf(of(1000, 2000), of(1000, 1500), undefined, 'ROWS')?.[0]).toBe('The figures now come from 1500 rows, down from 2000.');
  });
});

describe('a loss at the ends of a table', () => {
  const two = [months('A', 20), months('B', 20)];
  const cut = (first: number[], second: number[]) => [
    without(two[0] ?? months('A', 0), ...first),
    without(two[1] ?? months('B', 0), ...second),
  ];

  it('is refused if a period between others is completely missing', () => {
    expect(lossOf(two, cut([7], [7]))).toEqual(['The values for 2020-08 are missing, but there are values before and after it.', 'B']);
    expect(lossOf(two, cut([7], [8]))).toBeNull();
    expect(lossOf(two, cut([0], [0]))).toBeNull();
    const quarterly = months('Q', 30, 8000, { freq: 'Q' });
    expect(lossOf([...two, quarterly], [...two, without(quarterly, 7)])).toEqual([
      'The values for 2001-Q4 are missing, but there are values before and after it.',
      'Q',
    ]);
  });

  it('is refused for the latest value of a series, unless its frequency has a later period', () => {
    const gone = ['The value of B for 2021-08 is missing, and the file has no later values. It may have been cut off.', 'B'];
    expect(lossOf(two, cut([], [19]))).toEqual(gone);
    const [a = months('A', 20), b = months('B', 20)] = cut([], [19]);
    expect(lossOf(two, [a, b, months('C', 21)])).toBeNull();
    expect(lossOf(two, [a, b, months('C', 20)])).toEqual(gone);
    expect(lossOf(two, [a, b, series('C', [observation(24_260, null)])])).toEqual(gone);
    expect(lossOf(two, [a, b, months('C', 30, 24_240, { freq: 'Q' })])).toEqual(gone);
  });

  it('is accepted for a last value that was already missing', () => {
    const absent = (one: ParsedSeries) => ({
      ...one,
      observations: one.observations.map((o, i) => (i === 19 ? observation(o.t, null, { status: 'not_available' }) : o)),
    });
    expect(lossOf([months('A', 20), absent(months('B', 20))], [months('A', 20), firstOf(months('B', 20), 19)])).toBeNull();
  });

  it('is refused for the oldest value of a series if another series with the same frequency keeps its oldest value', () => {
    const gone = [
      'The value of B for 2020-01 is missing, but other series have values for that period. The file may have been cut off.',
      'B',
    ];
    expect(lossOf(two, cut([], [0]))).toEqual(gone);
    expect(lossOf(two, cut([0], [0]))).toBeNull();
    const quarterly = months('Q', 30, 24_240, { freq: 'Q' });
    expect(lossOf([months('B', 20), quarterly], [without(months('B', 20), 0), quarterly])).toBeNull();
    expect(lossOf([months('A', 20, 24_241), months('B', 20)], [months('A', 20, 24_241), without(months('B', 20), 0)])).toBeNull();
  });
});

describe('messages about lost values', () => {
  const long = months('Z', 60);
  const short = (keys: string, count = 2) => [...keys].map((key) => months(key, count, 24_000));

  it('name series that had ended before', () => {
    const reported = (before: readonly ParsedSeries[], after: readonly ParsedSeries[]) => {
      const { slices, deltas } = change(before, after);
      return describeEnded(slices, deltas)?.text ?? null;
    };
    expect(reported([long, ...short('AB')], [long])).toBe(
      "2 ended series with 4 values are no longer in the agency's files: A, B. Earlier versions still have these series.",
    );
    expect(reported([long, ...short('ABCDE')], [long])).toContain(
      "with 10 values are no longer in the agency's files: A, B, C, D, E. Earlier versions",
    );
    expect(reported([long, ...short('ABCDEF')], [long])).toContain(
      "with 12 values are no longer in the agency's files: A, B, C, D, E, …. Earlier versions",
    );
    expect(reported([long, ...short('AB')], [long, ...short('AB')])).toBeNull();
    expect(reported([long, ...short('A')], [long, ...short('A', 1)])).toBeNull();
    // The latest period of its frequency, and the previous one.
    expect(reported([long, months('A', 59)], [long])).toBeNull();
    expect(reported([long, months('A', 58)], [long])).toContain('1 ended series');
  });

  it('name the lost values of remaining series', () => {
    const reported = (before: readonly ParsedSeries[], after: readonly ParsedSeries[]) => {
      const { slices, deltas } = change(before, after);
      return describeLost(slices, deltas)?.text ?? null;
    };
    expect(reported([long], [without(long, 3)])).toBe(
      "1 value of 1 series is no longer in the agency's files: Z (2020-04). Earlier versions still have these series.",
    );
    expect(reported([long, ...short('A', 4)], [without(long, 3, 4, 6), ...short('A', 2)])).toBe(
      "5 values of 2 series are no longer in the agency's files: Z (2020-04 to 2020-07), A (2000-03 to 2000-04). Earlier versions still have these series.",
    );
    expect(reported(short('ABCDEF', 3), short('ABCDEF', 2))).toContain(
      'A (2000-03), B (2000-03), C (2000-03), D (2000-03), E (2000-03), …. Earlier versions',
    );
    expect(reported(short('ABCDE', 3), short('ABCDE', 2))).toContain('D (2000-03), E (2000-03). Earlier versions');
    expect(reported([long, ...short('A')], [long])).toBeNull();
    expect(reported([long], [long])).toBeNull();
  });

  it('treat a series as current if it has a value in the latest or second-latest period of its frequency', () => {
    const all = slicesOf(parsed([long, months('A', 59), months('B', 58), months('Q', 2, 8000, { freq: 'Q' }), series('0', [])]));
    expect(currentSeries(all.map((slice) => slice.series)).map(({ key }) => key)).toEqual(['Z', 'A', 'Q']);
  });

  it('list current series that are completely missing', () => {
    const removed = (after: readonly ParsedSeries[]) => {
      const { slices, deltas } = change([long, months('A', 60), months('B', 58)], after);
      return removedSeries(slices, deltas);
    };
    expect(removed([long])).toEqual(['A']);
    expect(removed([long, firstOf(months('A', 60), 59)])).toEqual([]);
    expect(removed([long, months('A', 1, 25_000)])).toEqual([]);
  });
});

describe('a day on which markets are closed', () => {
  /** Makes weekdays from Monday 2013-07-01 on, and the first `saturdays` Saturdays. */
  const days = (saturdays: number, without: readonly number[] = []) => {
    const from = 15_887;
    const all = Array.from({ length: 350 }, (_, i) => from + i).filter((_, i) => i % 7 < 5 || (i % 7 === 5 && i < saturdays * 7));
    return series(
      'RATE',
      all.filter((t) => !without.includes(t)).map((t) => observation(t, 4 + t / 1000)),
      { freq: 'D' },
    );
  };
  const christmas = 16_064;

  it('may lose its value in a series with fewer than 2% such days', () => {
    // Four of 250 weekdays are national holidays with a fixed date.
    expect(lossOf([days(0)], [days(0, [christmas])])).toBeNull();
    expect(lossOf([days(8)], [days(8, [christmas])])?.[0]).toBe(
      'The values for 2013-12-25 are missing, but there are values before and after it.',
    );
  });
});
