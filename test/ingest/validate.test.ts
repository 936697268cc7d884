/** Checks which captures may replace stored data. */
import { describe, expect, it } from 'vitest';
import type { Acceptable } from '../../src/core/errors.ts';
import type { ParsedDataset } from '../../src/core/observation.ts';
import { lastDay, parseIsoDay, parsePeriod } from '../../src/core/period.ts';
import { difference } from '../../src/ingest/apply/difference.ts';
import { frozen, newestDayOf, olderThanStored, type Verdict, validateChange, validateParsed } from '../../src/ingest/apply/validate.ts';
import { observation, parsed, series, slicesOf, state, version } from './parsed.ts';

const NOW = Date.parse('2026-11-20T03:00:00Z');
const t = (text: string): number => parsePeriod(text)?.t ?? Number.NaN;
const day = (text: string): number => parseIsoDay(text) ?? Number.NaN;
const months = (count: number, key = 'A') =>
  series(
    key,
    Array.from({ length: count }, (_, i) => observation(t('2020-01') + i, i)),
  );

describe('validateParsed', () => {
  const check = (data: ParsedDataset, curated = true): void => validateParsed(data, { curated }, NOW);
  const refusal = (data: ParsedDataset, curated = true): unknown => {
    try {
      check(data, curated);
    } catch (error) {
      return error;
    }
    throw new Error('nothing was refused');
  };

  it('accepts valid data, up to the next period', () => {
    check(parsed([series('A', [observation(t('2026-10'), 1), observation(t('2026-12'), 2), observation(t('2027-06'), null)])]));
  });

  it('refuses an empty file', () => {
    expect(refusal(parsed([]))).toMatchObject({ code: 'DATA_EMPTY' });
    expect(refusal(parsed([series('A', [observation(1, null)])]))).toMatchObject({ code: 'DATA_EMPTY' });
  });

  it('refuses a table with another frequency than its dataset, such as annual instead of quarterly accounts', () => {
    const quarterly = { curated: true, frequency: 'Q' as const, dimensions: [] };
    const annual = parsed([{ ...months(3), freq: 'FY', observations: [observation(t('FY2023-24'), 1), observation(t('FY2024-25'), 2)] }]);
    const judge = (data: ParsedDataset) => () => validateParsed(data, quarterly, NOW);
    expect(judge(annual)).toThrow('The file has annual (financial year) figures, but the dataset has quarterly figures.');
    // A quarterly series among others, single figures, and a dataset with several frequencies.
    judge(parsed([months(3, 'A'), { ...months(3, 'B'), freq: 'Q', observations: [observation(t('2024-Q1'), 1)] }]))();
    judge({ ...annual, scope: 'points' })();
    const ofBoth = { ...quarterly, dimensions: [{ name: 'frequency', id: 'FREQ', description: 'Frequency.', words: {}, default: null }] };
    validateParsed(annual, ofBoth, NOW);
  });

  it('refuses labels, titles and units that are too long', () => {
    const [fits, long] = ['x'.repeat(1_000), 'x'.repeat(1_001)];
    const labelled = (label: string, value: string): ParsedDataset => ({
      ...parsed([months(1)]),
      dimensions: [{ id: 'REGION', label, values: [{ code: '1', label: value }] }],
    });
    check(labelled(fits, fits));
    check(parsed([{ ...months(1), unit: fits }]));
    const refused = [
      labelled(long, ''),
      labelled('', long),
      parsed([{ ...months(1), unit: long }]),
      parsed([{ ...months(1), title: long }]),
    ];
    for (const data of refused)
      expect(refusal(data)).toMatchObject({ code: 'PARSE_VALUE', message: expect.stringContaining('more than 1000 characters') });
  });

  it('refuses repeated keys, and reports their place', () => {
    expect(refusal(parsed([months(1), months(1)]))).toMatchObject({ code: 'DATA_DUPLICATE_KEY' });
    const twice = series('A', [observation(5, 1), observation(5, 1, { at: 'Data!C145' })]);
    expect(refusal(parsed([twice]))).toMatchObject({ code: 'DATA_DUPLICATE_KEY', at: { sheet: 'Data', column: 'C', row: 145 } });
  });

  it('refuses values that are not numbers, and unsorted results of a parser', () => {
    expect(refusal(parsed([series('A', [observation(1, Number.NaN)])]))).toMatchObject({ code: 'PARSE_VALUE' });
    expect(refusal(parsed([series('A', [observation(2, 1), observation(1, 1)])]))).toMatchObject({ code: 'BUG' });
  });

  it.each([
    ['M', '2027-01'],
    ['Q', '2027-Q2'],
    ['A', '2028'],
    ['D', '2026-11-22'],
    ['M', '2206-03'],
  ] as const)('refuses a %s value for %s', (freq, when) => {
    const late = series('GCPIAG', [observation(t(when), 1, { at: 'r145 GCPIAG' })], { freq });
    expect(refusal(parsed([late]))).toMatchObject({ code: 'DATA_FUTURE_PERIOD', at: { row: 145, column: 'GCPIAG' } });
  });

  it('refuses a market interval after the next one', () => {
    const end = NOW / 300_000;
    check(parsed([series('A', [observation(end + 1, 1)], { freq: '5MIN' })]));
    expect(refusal(parsed([series('A', [observation(end + 2, 1)], { freq: '5MIN' })]))).toMatchObject({ code: 'DATA_FUTURE_PERIOD' });
  });

  it('accepts forecasts, and projections in datasets without a declaration, but no typing errors in them', () => {
    check(parsed([series('A', [observation(t('2028-06'), 1, { status: 'forecast' })])]));
    check(parsed([series('A', [observation(t('2071'), 1)], { freq: 'A' })]), false);
    check(parsed([series('A', [observation(t('2126-11-21'), 1)], { freq: 'D' })]), false);
    expect(refusal(parsed([series('A', [observation(t('2126-11-22'), 1)], { freq: 'D' })]), false)).toMatchObject({
      code: 'DATA_FUTURE_PERIOD',
    });
    const slip = parsed([series('A', [observation(t('2206'), 1)], { freq: 'A' })]);
    expect(refusal(slip, false)).toMatchObject({ code: 'DATA_FUTURE_PERIOD', at: { column: 'A', value: '2206' } });
  });
});

describe('validateChange', () => {
  const judge = (before: ParsedDataset, after: ParsedDataset, accept: readonly Acceptable[] = []): Verdict => {
    const slices = slicesOf(before);
    const stored = { state: state({ dimensions: before.dimensions }), slices };
    return validateChange(after, stored, difference(slices, after), accept);
  };

  it('accepts new values, and small losses', () => {
    expect(judge(parsed([months(10)]), parsed([months(11)]))).toEqual({ rereferences: [], accepted: [] });
    judge(parsed([months(10)]), parsed([{ ...months(10), observations: months(10).observations.slice(2) }]));
  });

  it('refuses the loss of the latest period, in all series or in one, unless there is a later one', () => {
    const two = (first: number, second: number) => parsed([months(first), months(second, 'B')]);
    const gone = expect.objectContaining({ code: 'DATA_SHRANK', message: expect.stringContaining('may have been cut off') });
    for (const [first, second] of [
      [19, 19],
      [20, 19],
      [18, 18],
    ] as const) {
      expect(() => judge(two(20, 20), two(first, second)), `${first} ${second}`).toThrowError(gone);
      expect(judge(two(20, 20), two(first, second), ['DATA_SHRANK']).accepted).toHaveLength(1);
    }
    expect(judge(two(20, 20), two(21, 19)).accepted).toEqual([]);
    expect(judge(two(20, 17), two(20, 16)).accepted).toEqual([]);
  });

  it('refuses the loss of the oldest value of a series while others keep theirs, but lets a table begin later', () => {
    const from = (first: number, second: number) =>
      parsed([months(20), months(20, 'B')].map((one, i) => ({ ...one, observations: one.observations.slice(i === 0 ? first : second) })));
    expect(() => judge(from(0, 0), from(0, 1))).toThrowError(
      expect.objectContaining({
        code: 'DATA_SHRANK',
        message: expect.stringContaining('but other series have values for that period'),
        at: { column: 'B' },
      }),
    );
    expect(judge(from(0, 0), from(1, 1)).accepted).toEqual([]);
    expect(judge(from(0, 3), from(0, 4), ['DATA_SHRANK']).accepted).toHaveLength(1);
  });

  it('refuses the loss of more than a fifth of the rows', () => {
    expect(() => judge(parsed([months(10)]), parsed([months(7)]))).toThrowError(
      expect.objectContaining({ code: 'DATA_SHRANK', message: '3 of the 10 stored observations are missing.' }),
    );
  });

  it('refuses the loss of more than a fifth of the series', () => {
    const many = [months(100), months(1, 'B'), months(1, 'C')];
    expect(() => judge(parsed(many), parsed([months(100)]))).toThrowError(expect.objectContaining({ code: 'DATA_SHRANK' }));
    expect(judge(parsed(many), parsed([months(100)]), ['DATA_SHRANK']).accepted).toEqual(['2 of the 3 stored series are missing.']);
  });

  it('refuses the loss of a series with a value for the latest period, but accepts the loss of an ended series', () => {
    const many = Array.from({ length: 9 }, (_, i) => months(12, `K${i}`));
    const without = (key: string) => parsed([...many, months(6, 'OLD')].filter((one) => one.key !== key));
    expect(() => judge(without(''), without('K3'))).toThrowError(
      expect.objectContaining({ code: 'DATA_SHRANK', message: expect.stringContaining('The series K3'), at: { column: 'K3' } }),
    );
    expect(judge(without(''), without('OLD')).accepted).toEqual([]);
  });

  it('refuses the values of a series under another name', () => {
    const many = Array.from({ length: 9 }, (_, i) => months(12, `K${i}`));
    expect(() => judge(parsed([...many, months(6, 'OLD')]), parsed([...many, months(6, 'NEW')]))).toThrowError(
      expect.objectContaining({ code: 'DATA_SHRANK', message: 'The values of the series OLD are now in the series NEW.' }),
    );
  });

  it('refuses the loss of much of one series, or of a period between others', () => {
    const many = Array.from({ length: 9 }, (_, i) => months(12, `K${i}`));
    const less = (keep: (t: number) => boolean, only?: string) =>
      parsed(many.map((one) => (only && one.key !== only ? one : { ...one, observations: one.observations.filter(({ t }) => keep(t)) })));
    const first = many[0]?.observations[0]?.t ?? 0;
    expect(() =>
      judge(
        parsed(many),
        less((t) => t % 2 === 0, 'K2'),
      ),
    ).toThrowError(expect.objectContaining({ code: 'DATA_SHRANK', message: '6 of the 12 stored observations for K2 are missing.' }));
    expect(() =>
      judge(
        parsed(many),
        less((t) => t !== first + 5),
      ),
    ).toThrowError(expect.objectContaining({ code: 'DATA_SHRANK', message: expect.stringMatching(/^The values for \S+ are missing/) }));
    // The agency shows this number of periods, so the oldest is removed.
    judge(
      parsed(many),
      less((t) => t !== first),
    );
  });

  it('ignores a missing value on a day on which markets are closed, if such days usually have no value', () => {
    const days = (isOpen: (day: number) => boolean): ParsedDataset => {
      const from = parsePeriod('2013-07-01')?.t ?? Number.NaN;
      const open = Array.from({ length: 300 }, (_, i) => from + i).filter(isOpen);
      return parsed([
        series(
          'RATE',
          open.map((t) => observation(t, 4 + (t - from) / 100)),
          { freq: 'D' },
        ),
      ]);
    };
    const christmas = parsePeriod('2013-12-25')?.t ?? Number.NaN;
    // Christmas was a Wednesday.
    const isWeekday = (day: number): boolean => (day - christmas + 2 + 7 * 99) % 7 < 5;
    judge(
      days(isWeekday),
      days((day) => isWeekday(day) && day !== christmas),
    );
    expect(() =>
      judge(
        days(isWeekday),
        days((day) => isWeekday(day) && day !== christmas - 1),
      ),
    ).toThrowError(expect.objectContaining({ code: 'DATA_SHRANK', message: expect.stringContaining('2013-12-24') }));
    expect(() =>
      judge(
        days(() => true),
        days((day) => day !== christmas),
      ),
    ).toThrowError(expect.objectContaining({ code: 'DATA_SHRANK', message: expect.stringContaining('2013-12-25') }));
  });

  it('does not treat data outside a partial capture as missing', () => {
    judge(parsed([months(10), months(10, 'B')]), parsed([months(1)], { scope: 'partial' }));
  });

  it('refuses another unit, and names the series', () => {
    const after = parsed([{ ...months(10), unit: 'Per cent per annum' }]);
    expect(() => judge(parsed([months(10)]), after)).toThrowError(
      expect.objectContaining({ code: 'DATA_UNIT_CHANGED', at: { column: 'A', value: 'Per cent per annum' } }),
    );
    expect(judge(parsed([months(10)]), after, ['DATA_UNIT_CHANGED']).accepted).toHaveLength(1);
  });

  it('refuses another frequency even if it was accepted', () => {
    const after = parsed([{ ...months(10), freq: 'Q' }]);
    expect(() => judge(parsed([months(10)]), after, ['DATA_UNIT_CHANGED', 'DATA_SHRANK'])).toThrowError(
      expect.objectContaining({ code: 'DATA_UNIT_CHANGED' }),
    );
  });

  it('refuses other dimensions', () => {
    const after = parsed([months(10)], { dimensions: [{ id: 'REGION', label: 'Region', values: [] }] });
    expect(() => judge(parsed([months(10)]), after)).toThrowError(
      expect.objectContaining({ code: 'PARSE_LAYOUT', message: 'The dimensions changed from SERIES to REGION.' }),
    );
  });
});

describe('olderThanHeld', () => {
  const stored = (newestDay: string, publishedOn: string | null) => state({ newestDay: day(newestDay), version: version({ publishedOn }) });
  const file = (last: string, publishedOn: string | null, scope: ParsedDataset['scope'] = 'whole') =>
    parsed([series('A', [observation(t(last), 1), observation(t('2026-12'), null)])], { publishedOn, scope });

  it.each([
    ['ends earlier', file('2026-08', null), stored('2026-09-30', null), true],
    ['ends earlier and was published earlier', file('2026-08', '2026-09-01'), stored('2026-09-30', '2026-10-01'), true],
    ['ends the same and was published earlier', file('2026-09', '2026-10-01'), stored('2026-09-30', '2026-10-05'), true],
    ['ends earlier because a value was withdrawn', file('2026-08', '2026-10-09'), stored('2026-09-30', '2026-10-05'), false],
    ['ends later although it states an earlier day', file('2026-10', '2025-11-01'), stored('2026-09-30', '2026-10-05'), false],
    ['ends alike', file('2026-09', null), stored('2026-09-30', '2026-10-05'), false],
    ['is a part that ends earlier', file('2026-08', null, 'partial'), stored('2026-09-30', null), false],
  ])('a file that %s', (_what, data, before, older) => {
    expect(olderThanStored(data, before) !== null).toBe(older);
  });
});

describe('olderThanHeld, for a file with only some series', () => {
  const stored = parsed([months(12), months(6, 'OLD')]);
  const before = state({ newestDay: lastDay({ freq: 'M', t: months(12).observations.at(-1)?.t ?? 0 }), version: version() });
  const part = (from: number, to: number, key = 'A'): ParsedDataset =>
    parsed([{ ...months(12, key), observations: months(12, key).observations.slice(from, to) }], { scope: 'partial' });

  it.each([
    ['ends before the stored values of the series', part(0, 8), true],
    ['ends with it', part(4, 12), false],
    ['holds a series that had ended', part(0, 6, 'OLD'), false],
  ])('%s', (_, file, older) => {
    expect(olderThanStored(file, before, slicesOf(stored)) !== null).toBe(older);
  });

  it('is false if the file contains periods before stored data', () => {
    const later = parsed([{ ...months(12), observations: months(12).observations.slice(6) }]);
    expect(olderThanStored(part(0, 6), before, slicesOf(later))).toBeNull();
  });
});

describe('values with another scale and the same unit', () => {
  const times = (one: ReturnType<typeof months>, factor: number) => ({
    ...one,
    observations: one.observations.map((o) => ({ ...o, value: o.value === null ? null : o.value * factor })),
  });
  const levels = (n: number, key = 'A') => ({
    ...months(n, key),
    unit: 'AUD',
    observations: months(n, key).observations.map((o, i) => ({ ...o, value: 500 + 7 * i })),
  });
  const judge = (before: ParsedDataset, after: ParsedDataset): Verdict => {
    const slices = slicesOf(before);
    return validateChange(after, { state: state({ dimensions: before.dimensions }), slices }, difference(slices, after));
  };

  it.each([1000, 0.001, 1e6, 0.01])('are refused with the series, times %d', (factor) => {
    expect(() => judge(parsed([levels(10), levels(9, 'B')]), parsed([levels(10), times(levels(9, 'B'), factor)]))).toThrowError(
      expect.objectContaining({ code: 'DATA_UNIT_CHANGED', at: expect.objectContaining({ column: 'B' }) }),
    );
  });

  it('are refused if they are a thousand times the stored values, even if the values were also revised', () => {
    const revised = {
      ...levels(9, 'B'),
      observations: levels(9, 'B').observations.map((o, i) => ({ ...o, value: o.value * (1 + 0.1 * (i % 4)) })),
    };
    expect(() => judge(parsed([levels(10), levels(9, 'B')]), parsed([levels(10), times(revised, 0.001)]))).toThrowError(
      expect.objectContaining({ code: 'DATA_UNIT_CHANGED', at: expect.objectContaining({ column: 'B' }) }),
    );
  });

  it('are refused if each series has one value', () => {
    const many = ['A', 'B', 'C', 'D'].map((key) => levels(1, key));
    expect(() => judge(parsed(many), parsed(many.map((one) => times(one, 0.001))))).toThrowError(
      expect.objectContaining({ code: 'DATA_UNIT_CHANGED' }),
    );
  });

  it('are not found in a revision', () => {
    expect(judge(parsed([levels(10)]), parsed([times(levels(10), 1.1)])).accepted).toEqual([]);
  });

  it.each([
    ['after', 12, null, null, true],
    ['before', 0, null, null, true],
    ['after', 12, '2011-12 = 100.0', null, true],
    ['after', 12, '2011-12 = 100.0', '2011-12 = 100.0', false],
  ] as const)(
    'an index %s all stored data (from %d) is refused unless both state the same reference year: %s, %s',
    (_w, from, then, now, isRefused) => {
      const index = { ...levels(18), unit: 'Index' };
      const stored = parsed([
        { ...index, basePeriod: then, observations: index.observations.slice(from === 0 ? 6 : 0, from === 0 ? 18 : 12) },
      ]);
      const part = parsed([{ ...index, basePeriod: now, observations: index.observations.slice(from, from + 6) }], { scope: 'partial' });
      if (isRefused)
        expect(() => judge(stored, part)).toThrowError(
          expect.objectContaining({ code: expect.stringMatching(/DATA_(INCOMPLETE|UNIT_CHANGED)/) }),
        );
      else expect(judge(stored, part).accepted).toEqual([]);
      const slices = slicesOf(stored);
      const ofRecords = { state: state({ dimensions: stored.dimensions }), slices };
      if (then === now) expect(validateChange(part, ofRecords, difference(slices, part), [], { isRecord: true }).accepted).toEqual([]);
    },
  );

  it('a part with another reference year is refused, because the earlier part would remain', () => {
    const volumes = { ...levels(12), title: 'Chain volume measures' };
    const stored = parsed([volumes]);
    const moved = times(volumes, 0.914);
    const part = { ...moved, observations: moved.observations.slice(4) };
    expect(() => judge(stored, parsed([part], { scope: 'partial' }))).toThrowError(
      expect.objectContaining({ code: 'DATA_INCOMPLETE', at: expect.objectContaining({ column: 'A' }) }),
    );
    expect(judge(stored, parsed([moved], { scope: 'partial' })).accepted).toEqual([]);
    expect(judge(stored, parsed([moved])).accepted).toEqual([]);
  });

  it('a part whose series each share two periods with stored data is refused if all values changed by the same factor', () => {
    const all = ['A', 'B', 'C'].map((key) => ({ ...levels(12), key }));
    const last = (factors: readonly number[]) =>
      parsed(
        all.map((one, i) => {
          const moved = times(one, factors[i] ?? 1);
          return { ...moved, observations: moved.observations.slice(10) };
        }),
        { scope: 'partial' },
      );
    expect(() => judge(parsed(all), last([0.9, 0.9, 0.9]))).toThrowError(
      expect.objectContaining({ code: 'DATA_INCOMPLETE', message: expect.stringContaining('0.9000 times') }),
    );
    expect(judge(parsed(all), last([0.9, 1.02, 0.97])).accepted).toEqual([]);
    expect(judge(parsed(all), last([1, 1, 1.1])).accepted).toEqual([]);
  });
});

describe('a series without a unit', () => {
  const bare = parsed([{ ...months(3), unit: ' ' }]);
  const judged = (dataset: { readonly curated: boolean; readonly unitless?: true }) => () => validateParsed(bare, dataset, NOW);

  it('is refused at a first load, unless its declaration allows it', () => {
    expect(judged({ curated: true })).toThrowError(expect.objectContaining({ code: 'PARSE_VALUE', at: { column: 'A', value: '' } }));
    expect(judged({ curated: true, unitless: true })).not.toThrow();
    expect(judged({ curated: false })).not.toThrow();
  });
});

describe('frozen', () => {
  const cadence = { checkEveryMinutes: 60, maxAgeDays: 60 };
  it.each([
    ['young enough', { cadence }, '2026-09-21', false],
    ['too old', { cadence }, '2026-09-20', true],
    ['without a limit', { cadence: { ...cadence, maxAgeDays: null } }, '2020-01-01', false],
    ['ceased', { cadence, ceased: { lastPeriod: '2020-Q1', note: 'Ceased.' } }, '2020-01-01', false],
  ])('%s', (_what, dataset, newest, expected) => {
    expect(frozen(dataset, day(newest), NOW)?.code).toBe(expected ? 'DATA_FROZEN' : undefined);
  });
});

describe('newestDayOf', () => {
  it('is the last day of the latest value, for any frequency', () => {
    const quarterly = series('Q', [observation(t('2026-Q3'), 1), observation(t('2026-Q4'), null)], { freq: 'Q' });
    expect(newestDayOf(parsed([months(3), quarterly]))).toBe(day('2026-09-30'));
    expect(newestDayOf(parsed([]))).toBeNull();
  });
});
