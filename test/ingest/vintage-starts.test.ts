/** A vintage starts where a newer file of a series begins later than stored data, with a revised beginning. */
import { describe, expect, it } from 'vitest';
import type { ParsedDataset, ParsedSeries } from '../../src/core/observation.ts';
import { difference } from '../../src/ingest/apply/difference.ts';
import { revises } from '../../src/ingest/apply/vintage-starts.ts';
import { slipIn } from '../../src/ingest/vintages/slip-in.ts';
import type { SeriesHistory } from '../../src/store/ports/series.ts';
import { applied, observation, parsed, series, sliceOf } from './parsed.ts';

/** Unemployed persons of the Northern Territory, thousands, with January 2020 as month 600: the vintages of May 2022 and March 2025. */
const OF_2022 = [7.1, 7.2, 6.9, 8.2, 8.0, 8.4];
const OF_2025 = [9.8, 9.2, 9.6];

const monthsOf = (first: number, values: readonly (number | null)[], rest: Partial<ParsedSeries> = {}) =>
  series(
    'A',
    values.map((value, i) => observation(first + i, value)),
    { unit: "'000 persons", ...rest },
  );
const file = (one: ParsedSeries, scope: ParsedDataset['scope'] = 'partial') => parsed([one], { scope });
const stored = [sliceOf(monthsOf(598, OF_2022))];
const seam = applied(stored, difference(stored, file(monthsOf(601, OF_2025))));
const startsOf = (slices: typeof stored) => slices[0]?.series.vintageStarts;

it('the start of a vintage is the start of the file', () => {
  expect(startsOf(seam)).toEqual([601]);
  expect(seam[0]?.value).toEqual([7.1, 7.2, 6.9, 9.8, 9.2, 9.6]);
});

it.each([
  ['states the stored values', monthsOf(601, OF_2022.slice(3)), 'partial'],
  ['says it with fewer digits', monthsOf(601, [8, 8, 8]), 'partial'],
  ['revised it by less than a change to one decimal shows', monthsOf(601, [8.2004, 8.0001, 8.4003]), 'partial'],
  ['begins no later', monthsOf(598, [7.0, 7.3, 6.8, 9.8, 9.2, 9.6]), 'partial'],
  ['is the whole series', monthsOf(601, OF_2025), 'whole'],
  ['is a table of what changed', monthsOf(601, OF_2025), 'points'],
  ['is of market intervals', monthsOf(601, OF_2025, { freq: '5MIN' }), 'partial'],
] as const)('the start of a vintage is absent if the file %s', (_what, one, scope) => {
  const before = scope === 'partial' && one.freq === '5MIN' ? [sliceOf(monthsOf(598, OF_2022, { freq: '5MIN' }))] : stored;
  expect(startsOf(applied(before, difference(before, file(one, scope))))).toBeUndefined();
});

it('the start of a vintage is absent if only values after the first year were revised', () => {
  const year = Array.from({ length: 30 }, (_, i) => 5 + i / 10);
  const before = [sliceOf(monthsOf(580, year))];
  const revised = year.slice(10).with(14, 9.9);
  expect(startsOf(applied(before, difference(before, file(monthsOf(590, revised)))))).toBeUndefined();
  expect(startsOf(applied(before, difference(before, file(monthsOf(590, revised.with(11, 9.9))))))).toEqual([590]);
});

it('the start of a vintage stays if the next file has the same start, and a file with a later start adds another', () => {
  const next = applied(seam, difference(seam, file(monthsOf(601, [...OF_2025, 9.1]))));
  expect(startsOf(next)).toEqual([601]);
  expect(startsOf(applied(next, difference(next, file(monthsOf(603, [9.9, 9.0])))))).toEqual([601, 603]);
});

it('the start of a vintage is removed if a file contains both sides of it, even without changed values', () => {
  const values = seam[0]?.value ?? [];
  const [healed] = difference(seam, file(monthsOf(598, values)));
  expect(healed).toMatchObject({ write: [], remove: [] });
  expect(healed?.attributes).not.toHaveProperty('vintageStarts');
  expect(startsOf(applied(seam, difference(seam, file(monthsOf(600, values.slice(2))))))).toBeUndefined();
});

describe('a file without a common period with the stored data', () => {
  const take = (first: number, rest: Partial<ParsedDataset> = {}, files: { recordsByFile?: boolean } = {}) =>
    startsOf(applied(stored, difference(stored, parsed([monthsOf(first, OF_2025)], { scope: 'partial', ...rest }), files)));

  it('begins a vintage after the end of the stored data, with or without a gap', () => {
    expect(take(604)).toEqual([604]);
    expect(take(610)).toEqual([610]);
  });

  it('leaves the stored data as a separate vintage if it ends before them', () => {
    expect(take(595)).toEqual([598]);
    expect(take(590)).toEqual([598]);
  });

  it('has no vintage start if files are declared to contain separate periods, or single values', () => {
    for (const first of [590, 604]) {
      expect(take(first, {}, { recordsByFile: true })).toBeUndefined();
      expect(take(first, { scope: 'periods' })).toBeUndefined();
      expect(take(first, { scope: 'points' })).toBeUndefined();
      expect(take(first, { scope: 'whole' })).toBeUndefined();
    }
  });

  it('is joined again by a file that contains both sides', () => {
    const apart = applied(stored, difference(stored, file(monthsOf(604, OF_2025))));
    expect(startsOf(applied(apart, difference(apart, file(monthsOf(600, [...OF_2022.slice(2), ...OF_2025])))))).toBeUndefined();
  });
});

describe('a vintage inserted before one with a later start', () => {
  const attributes = (({ observations: _, ...rest }) => rest)(monthsOf(0, []));
  const lives = (first: number, values: readonly number[], fromSeq: number) =>
    values.map((value, i) => ({ ...observation(first + i, value), fromSeq, toSeq: null }));
  const later = { attributes: [{ fromSeq: 1, attributes }], observations: lives(601, OF_2025, 1) };
  const slipped = (history: SeriesHistory, after: number, first: number, values: readonly number[], isRecord = false) => {
    const write = values.map((value, i) => observation(first + i, value));
    const changed = slipIn(history, after, { attributes, write, remove: [] }, null, new Set(), isRecord);
    return changed.after.attributes.at(-1)?.attributes.vintageStarts;
  };

  it('is separate if they have no common period, unless the files are records', () => {
    expect(slipped(later, 0, 598, OF_2022.slice(0, 3))).toEqual([601]);
    expect(slipped(later, 0, 598, OF_2022.slice(0, 3), true)).toBeUndefined();
    expect(slipped(later, 0, 598, [...OF_2022.slice(0, 3), ...OF_2025])).toBeUndefined();
  });

  it('shares unchanged values with it', () => {
    const both = { attributes: [{ fromSeq: 1, attributes }], observations: [...lives(601, OF_2025, 1), ...lives(604, [9.1], 2)] };
    expect(slipped(both, 1, 598, OF_2022.slice(0, 3))).toBeUndefined();
  });
});

describe('the limits of a revision', () => {
  it('are exceeded by more than 0.05% of the larger value', () => {
    const by = (value: number) => revises('M', new Map([[0, 1000]]), [{ t: 0, value }]);
    expect([by(1000.5), by(999.5), by(1000), by(1000.51), by(999.49)]).toEqual([false, false, false, true, true]);
    const exact = (then: number, now: number) => revises('M', new Map([[0, then]]), [{ t: 0, value: now }]);
    expect([exact(1000.01, 1000.5), exact(1000.01, 1000.52)]).toEqual([false, true]);
    expect([exact(1000.01, 999.52), exact(1000.01, 999.5)]).toEqual([false, true]);
  });

  it('are checked in the first year of a file, or in its first 30 days or weeks', () => {
    const revised = (freq: 'M' | 'Q' | 'D' | 'W', place: number) => {
      const before = new Map(Array.from({ length: 40 }, (_, i) => [i + 100, i + 5] as const));
      return revises(
        freq,
        before,
        Array.from({ length: 40 }, (_, i) => ({ t: i + 100, value: i === place ? 99 : i + 5 })),
      );
    };
    expect([revised('M', 11), revised('M', 12), revised('Q', 3), revised('Q', 4)]).toEqual([true, false, true, false]);
    expect([revised('D', 29), revised('D', 30), revised('W', 29), revised('W', 30)]).toEqual([true, false, true, false]);
  });

  it('are not checked if either value is missing', () => {
    expect(revises('M', new Map([[0, null]]), [{ t: 0, value: 5 }])).toBe(false);
    expect(revises('M', new Map([[0, 5]]), [{ t: 0, value: null }])).toBe(false);
    expect(revises('M', new Map(), [])).toBe(false);
  });
});
