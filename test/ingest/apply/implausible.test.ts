/**
 * Files in the right format with misplaced values are refused until an operator accepts them, and the values are named. Real changes by
 * agencies are accepted at once.
 */
import { describe, expect, it } from 'vitest';
import type { Adjustment, ParsedDataset, ParsedSeries } from '../../../src/core/observation.ts';
import { parsePeriod } from '../../../src/core/period.ts';
import { difference } from '../../../src/ingest/apply/difference.ts';
import { type Verdict, validateChange } from '../../../src/ingest/apply/validate.ts';
import { observation, parsed, series, slicesOf, state } from '../parsed.ts';

const START = parsePeriod('2020-01')?.t ?? Number.NaN;
/** Returns a value of four digits that differs between periods and between series. */
const figure = (of: number, i: number): number => Math.round(1000 + of * 137.3 + i * (3.7 + of) + 5 * Math.sin(i * (of + 1)) * 10) / 10;
const NAMES = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;
const LENGTH = 24;
const table = (cell: (of: number, i: number) => number | null = figure): ParsedDataset =>
  parsed(
    NAMES.map((name, of) =>
      series(
        name,
        Array.from({ length: LENGTH }, (_, i) => observation(START + i, cell(of, i))),
      ),
    ),
    { dimensions: [] },
  );
const existing = table();
const judge = (now: ParsedDataset, before: ParsedDataset = existing): Verdict =>
  validateChange(
    now,
    { state: { ...state(before), dimensions: now.dimensions }, slices: slicesOf(before) },
    difference(slicesOf(before), now),
  );
const refusal = (now: ParsedDataset, before: ParsedDataset = existing): { readonly code: string; readonly message: string } => {
  try {
    judge(now, before);
  } catch (error) {
    return error as { readonly code: string; readonly message: string };
  }
  throw new Error('nothing was refused');
};
const swapped = (of: number): number => [1, 0][of] ?? of;
const withAdjustment = ({ series: all, ...rest }: ParsedDataset, adjustment: Adjustment): ParsedDataset => ({
  ...rest,
  series: all.map((one) => (one.key === 'B' ? { ...one, adjustment } : one)),
});
/** Makes the first periods of two series with values of similar size. */
const two = (periods: number, cell: (of: number, i: number) => number): ParsedDataset =>
  parsed(
    ['A', 'B'].map((name, of) =>
      series(
        name,
        Array.from({ length: periods }, (_, i) => observation(START + i, cell(of, i))),
        { unit: 'Number' },
      ),
    ),
    { dimensions: [] },
  );

/** Makes a series with five days in each week. */
const daily = (value: (i: number) => number): ParsedSeries =>
  series(
    'A',
    Array.from({ length: 30 }, (_, i) => observation(20_000 + i + 2 * Math.floor(i / 5), value(i))),
    { freq: 'D' },
  );

describe('values in the wrong place', () => {
  it.each([
    ['of two rows swapped', table((of, i) => figure(of, i === 10 ? 14 : i === 14 ? 10 : i)), 'Two rows appear to be swapped'],
    ['of the previous period', table((of, i) => figure(of, Math.max(0, i - 1))), 'The dates appear to be shifted'],
    ['of the period after', table((of, i) => figure(of, Math.min(LENGTH - 1, i + 1))), 'The dates appear to be shifted'],
    ['of two series that changed names', table((of, i) => figure(swapped(of), i)), 'appear to be swapped'],
    ['of all series the other way round', table((of, i) => figure(NAMES.length - 1 - of, i)), 'appear to be swapped'],
    ['of one row a column to the left', table((of, i) => figure(i === 9 ? Math.min(of + 1, 7) : of, i)), 'The row appears to be shifted'],
    ['of one row a column to the right', table((of, i) => figure(i === 9 ? Math.max(of - 1, 0) : of, i)), 'The row appears to be shifted'],
    ['of the newest period, all zero', table((of, i) => (i === LENGTH - 1 ? 0 : figure(of, i))), 'of these series were never 0 before'],
    [
      'of the newest period, as in the one before',
      table((of, i) => figure(of, Math.min(i, LENGTH - 2))),
      'repeat the previous period, which has never happened before',
    ],
    [
      'of one cell, the point moved',
      table((of, i) => (of === 2 && i === 9 ? figure(of, i) * 100 : figure(of, i))),
      'its decimal point has moved',
    ],
    ['of one cell, the sign turned', table((of, i) => (of === 2 && i === 9 ? -figure(of, i) : figure(of, i))), 'its sign has changed'],
  ])('%s need review', (_name, now, said) => {
    expect(refusal(now)).toMatchObject({ code: 'DATA_IMPLAUSIBLE', message: expect.stringContaining(said) as string });
  });

  it.each([
    [
      'of an adjusted series, far from the original that was copied over it',
      withAdjustment(
        table((of, i) => figure(of === 1 ? 0 : of, i)),
        'seasonally_adjusted',
      ),
      withAdjustment(existing, 'seasonally_adjusted'),
      'One series appears to be a copy',
    ],
    [
      'of two series that are revised and equal each other now',
      table((of, i) => figure(of === 1 ? 0 : of, i) + (of < 2 ? 0.3 : 0)),
      existing,
      'One series appears to be a copy',
    ],
    [
      'of a series whose unrounded values are whole numbers now',
      table((of, i) => (of === 2 ? Math.round(figure(of, i) + 0.12345678) : figure(of, i))),
      table((of, i) => (of === 2 ? figure(of, i) + 0.12345678 : figure(of, i))),
      'the stored figures with fewer decimal places',
    ],
    [
      'of a short table in the newest period, as in the one before',
      two(60, (of, i) => figure(of, Math.min(i, 58))),
      two(59, figure),
      'repeat the previous period, which has never happened before',
    ],
    [
      'of a cell that has the new figure of its neighbour',
      two(60, (of, i) => figure(i === 59 ? 0 : of, i) * (of === 1 && i < 59 ? 8 : 1) + 0.25),
      two(59, (of, i) => figure(of, i) * (of === 1 ? 8 : 1) + 0.25),
      'A cell may have been copied',
    ],
    [
      'of days with gaps, in the opposite order of time',
      parsed([daily((i) => figure(0, 29 - i))], { dimensions: [] }),
      parsed([daily((i) => figure(0, i))], { dimensions: [] }),
      'are the stored figures in reverse order',
    ],
  ])('%s, need review', (_name, now, before, said) => {
    expect(refusal(now, before)).toMatchObject({ code: 'DATA_IMPLAUSIBLE', message: expect.stringContaining(said) as string });
  });

  it('are imported if an operator accepts them, and are described in a sentence', () => {
    const now = table((of, i) => figure(swapped(of), i));
    const slices = slicesOf(existing);
    const stored = { state: { ...state(existing), dimensions: now.dimensions }, slices };
    expect(validateChange(now, stored, difference(slices, now), ['DATA_IMPLAUSIBLE']).accepted).toEqual([
      '24 new figures for A match stored figures for B, which also changed. The series appear to be swapped.',
    ]);
  });
});

describe('accepts genuine changes by agencies', () => {
  const adjusted = ({ series: all, ...rest }: ParsedDataset): ParsedDataset => ({
    ...rest,
    series: all.map((one) => (one.key === 'B' ? { ...one, adjustment: 'seasonally_adjusted' as const } : one)),
  });
  const copyOfOriginal = adjusted(table((of, i) => figure(of === 1 ? 0 : of, i)));
  const nearOriginal = adjusted(table((of, i) => (of === 1 ? figure(0, i) + Math.sin(i) : figure(of, i))));
  const constant = (value: number): ParsedSeries =>
    series(
      'A',
      Array.from({ length: LENGTH }, (_, i) => observation(START + i, value + (i >= 12 ? 1 : 0))),
    );
  it.each([
    ['revisions of all figures', table((of, i) => figure(of, i) + 0.1), existing],
    ['a series that is no longer adjusted and equals the original', copyOfOriginal, nearOriginal],
    [
      'a short table without changes, as before',
      two(60, (of, i) => figure(of, Math.min(i - (i > 20 ? 1 : 0), 57))),
      two(59, (of, i) => figure(of, Math.min(i - (i > 20 ? 1 : 0), 57))),
    ],
    ['a corrected typing error', existing, table((of, i) => (of === 2 && i === 9 ? figure(of, i) * 100 : figure(of, i)))],
    [
      'a rate of one digit that moved tenfold',
      parsed([
        series(
          'A',
          [0.1, 1, 0.3].map((value, i) => observation(START + i, value)),
        ),
      ]),
      parsed([
        series(
          'A',
          [0.1, 0.1, 0.3].map((value, i) => observation(START + i, value)),
        ),
      ]),
    ],
    [
      'the step of a rate one month later',
      parsed([constant(4)]),
      parsed([
        series(
          'A',
          constant(4).observations.map((one, i) => ({ ...one, value: i >= 11 ? 5 : 4 })),
        ),
      ]),
    ],
  ])('%s', (_name, now, before) => {
    expect(judge({ ...now, dimensions: [] }, { ...before, dimensions: [] })).toMatchObject({ accepted: [] });
  });
});
