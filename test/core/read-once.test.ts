/** A value that a file repeats is read once if it is equal. Otherwise it is refused with both locations. */
import { describe, expect, it } from 'vitest';
import type { Observation, ParsedDataset, ParsedSeries } from '../../src/core/observation.ts';
import { onceEach, placeOf, readOnce, refuseDifference, repeatedSeriesNotes, repeatNotes } from '../../src/core/series/read-once.ts';

const observation = (t: number, value: number | null, rest: Partial<Observation> = {}): Observation => ({
  t,
  value,
  status: null,
  text: null,
  at: null,
  ...rest,
});
const series = (key: string, observations: readonly Observation[], rest: Partial<ParsedSeries> = {}): ParsedSeries => ({
  key,
  freq: 'M',
  unit: 'AUD',
  multiplier: 0,
  decimals: null,
  adjustment: 'original',
  title: null,
  basePeriod: null,
  observations,
  ...rest,
});
const parsed = (...all: ParsedSeries[]): ParsedDataset => ({
  dimensions: [],
  series: all,
  publishedOn: null,
  scope: 'whole',
  notes: ['Before.'],
});
const MAY = 2024 * 12 + 4;

function refusal(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}
const duplicate = (message: string, at: unknown) => expect.objectContaining({ code: 'DATA_DUPLICATE_KEY', message, at });

describe('readOnce', () => {
  it('returns a file without repeats unchanged', () => {
    const file = parsed(series('A', [observation(1, 1), observation(2, 1)]), series('B', [observation(1, 1)]));
    expect(readOnce(file)).toBe(file);
  });

  it('reads a repeated equal value once, and notes it', () => {
    const twice = parsed(series('A', [observation(MAY, 1), observation(MAY, 1, { at: 'r9' }), observation(MAY + 1, 2)]), series('B', []));
    expect(readOnce(twice)).toEqual({
      ...parsed(series('A', [observation(MAY, 1), observation(MAY + 1, 2)]), series('B', [])),
      notes: ['Before.', { text: 'One figure appears twice with the same value, and is read once: A 2024-05.', series: {} }],
    });
  });

  it('joins a repeated series in the order of its periods', () => {
    const halves = parsed(
      series('A', [observation(3, 3), observation(4, 4)]),
      series('B', []),
      series('A', [observation(1, 1), observation(3, 3)]),
    );
    const { series: read, notes } = readOnce(halves);
    expect(read.map(({ key, observations }) => [key, observations.map(({ t }) => t)])).toEqual([
      ['A', [1, 3, 4]],
      ['B', []],
    ]);
    expect(notes).toEqual(['Before.', { text: 'One figure appears twice with the same value, and is read once: A 0000-04.', series: {} }]);
    expect(readOnce(parsed(series('A', [observation(1, 1)]), series('A', [observation(2, 2)]))).notes).toEqual(['Before.']);
  });

  it.each([
    ['value', { value: 2 }, '1 (r1) and 2 (Data!C7)'],
    ['status', { status: 'preliminary' }, '1 (r1) and 1 (Data!C7)'],
    ['text', { text: 'n.a.' }, '1 (r1) and n.a. (Data!C7)'],
    ['value, which is absent', { value: null }, '1 (r1) and nothing (Data!C7)'],
    ['value, with a status', { value: null, status: 'suppressed' }, '1 (r1) and suppressed (Data!C7)'],
  ] as const)('refuses two values of a period that differ in %s', (_what, rest, shown) => {
    const file = parsed(series('A', [observation(MAY, 1, { at: 'r1' }), observation(MAY, 1, { at: 'Data!C7', ...rest })]));
    expect(refusal(() => readOnce(file))).toEqual(
      duplicate(`A has two values for 2024-05: ${shown}.`, { sheet: 'Data', column: 'C', row: 7 }),
    );
  });

  it.each([
    [{ unit: 'Persons' }, 'M, Persons, 10^0, original'],
    [{ multiplier: 6 }, 'M, AUD, 10^6, original'],
    [{ freq: 'Q' }, 'Q, AUD, 10^0, original'],
    [{ adjustment: 'trend' }, 'M, AUD, 10^0, trend'],
    [{ basePeriod: '2020' }, 'M, AUD, 10^0, original, 2020'],
    [{ unit: '' }, 'M, 10^0, original'],
  ] as const)('refuses a repeated series with %j', (rest, stated) => {
    expect(refusal(() => readOnce(parsed(series('A', []), series('A', [], rest))))).toEqual(
      duplicate(`The series A occurs twice: once with M, AUD, 10^0, original, and once with ${stated}.`, { column: 'A', value: stated }),
    );
  });
});

describe('refuseDifference', () => {
  const one = series('x', [observation(MAY, 1, { at: 'r1 A' }), observation(MAY + 1, 2, { at: 'r2 A' })]);
  const compare = (...observations: Observation[]) => refusal(() => refuseDifference('A', one, series('y', observations)));

  it('accepts two equal series', () => {
    expect(compare(observation(MAY, 1), observation(MAY + 1, 2))).toBeUndefined();
  });

  it('refuses a different value, with both locations', () => {
    expect(compare(observation(MAY, 1), observation(MAY + 1, 3, { at: 'r2 B' }))).toEqual(
      duplicate('A has two values for 2024-06: 2 (r2 A) and 3 (r2 B).', { row: 2, column: 'B' }),
    );
  });

  it('refuses a period that only one series has, with its location', () => {
    expect(compare(observation(MAY, 1, { at: 'r1 B' }))).toEqual(
      duplicate('A occurs twice, with different figures for 2024-06: 2 (r2 A) and nothing in the block that starts at r1 B.', {
        row: 2,
        column: 'A',
      }),
    );
    expect(compare()).toEqual(
      duplicate('A occurs twice, with different figures for 2024-05: 1 (r1 A) and nothing.', { row: 1, column: 'A' }),
    );
    expect(compare(observation(MAY, 1), observation(MAY + 1, 2), observation(MAY + 2, 4))).toEqual(
      duplicate('A occurs twice, with different figures for 2024-07: 4 and nothing in the block that starts at r1 A.', {
        column: 'A',
        value: '2024-07',
      }),
    );
  });

  it('refuses a different unit, with the location of the second', () => {
    const other = series('y', [observation(MAY, 1, { at: 'Data!B2' })], { unit: 'Hours' });
    expect(refusal(() => refuseDifference('A', one, other))).toEqual(
      duplicate('The series A occurs twice: once with M, AUD, 10^0, original, and once with M, Hours, 10^0, original.', {
        column: 'Data!B2',
        value: 'M, Hours, 10^0, original',
      }),
    );
    expect(refusal(() => refuseDifference('A', one, series('y', [], { unit: 'Hours' })))).toMatchObject({ at: { column: 'A' } });
  });
});

describe('onceEach', () => {
  const run = (at: string | null) => series('x', at === null ? [] : [observation(MAY, 1, { at })]);
  const named = (...all: (readonly [string, ParsedSeries])[]) => {
    const names = new Map(all.map(([name, one]) => [one, name]));
    return onceEach([...names.keys()], (one) => names.get(one) ?? '');
  };

  it('reads a series that is repeated under one name once, and notes the places', () => {
    const [a, b, again] = [run('r1'), run('r2'), run('r3')];
    expect(named(['A', a], ['B', b], ['A', again])).toEqual({
      series: [a, b],
      notes: [{ text: 'One series appears twice with the same figures, and is read once: A (r1 and r3).', series: {} }],
    });
    expect(named(['A', a], ['B', b])).toEqual({ series: [a, b], notes: [] });
    expect(named(['A', run(null)], ['A', run(null)]).notes).toEqual([
      {
        text: 'One series appears twice with the same figures, and is read once: A (a place without figures and a place without figures).',
        series: {},
      },
    ]);
  });

  it('refuses one name with different values', () => {
    expect(refusal(() => named(['A', run('r1')], ['A', run(null)]))).toMatchObject({ code: 'DATA_DUPLICATE_KEY' });
  });
});

describe('the notes', () => {
  it('give three examples', () => {
    expect(repeatNotes([])).toEqual([]);
    expect(repeatNotes(['a', 'b', 'c'])).toEqual([
      { text: '3 figures appear twice with the same value, and are read once: a, b, c.', series: {} },
    ]);
    expect(repeatNotes(['a', 'b', 'c', 'd'])).toEqual([
      { text: '4 figures appear twice with the same value, and are read once: a, b, c, ….', series: {} },
    ]);
    expect(repeatedSeriesNotes(['a', 'b'])).toEqual([
      { text: '2 series appear twice with the same figures, and are read once: a, b.', series: {} },
    ]);
  });
});

describe('placeOf', () => {
  it.each([
    ['Data!C145', { sheet: 'Data', column: 'C', row: 145 }],
    ['A!B!AC7', { sheet: 'A!B', column: 'AC', row: 7 }],
    ['r145 GCPIAGYP', { row: 145, column: 'GCPIAGYP' }],
    ['r12 a b', { row: 12, column: 'a b' }],
    ['xr12 a', { column: 'xr12 a', value: '2024-05' }],
    ['Data!c145', { column: 'Data!c145', value: '2024-05' }],
    ['Data!C145 ', { column: 'Data!C145 ', value: '2024-05' }],
    ['!C145', { column: '!C145', value: '2024-05' }],
    [null, { column: 'KEY', value: '2024-05' }],
  ])('of %j is %j', (at, expected) => {
    expect(placeOf('KEY', 'M', observation(MAY, 1, { at }))).toEqual(expected);
  });
});
