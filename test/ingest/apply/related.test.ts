/**
 * Checks values that change differently from related series, rows that repeat another row, and revised series that move to another place.
 */
import { describe, expect, it } from 'vitest';
import type { ParsedDataset } from '../../../src/core/observation.ts';
import { difference } from '../../../src/ingest/apply/difference.ts';
import { contradictedFigures } from '../../../src/ingest/apply/identities/identity-gate.ts';
import { validateChange } from '../../../src/ingest/apply/validate.ts';
import { observation, parsed, series, slicesOf, state } from '../parsed.ts';

const START = 2018 * 12;
const MONTHS = 90;
const COLUMNS = 6;
type Figures = (column: number, month: number) => number;
interface Options {
  readonly months?: number;
  readonly columns?: number;
  readonly freq?: 'M' | 'D';
  /** The ordinal of a row, by default one period after the row before. */
  readonly at?: (row: number) => number;
}

const table = (of: Figures, { months = MONTHS, columns = COLUMNS, freq = 'M', at = (row) => START + row }: Options = {}): ParsedDataset =>
  parsed(
    Array.from({ length: columns }, (_, column) =>
      series(
        `S${column}`,
        Array.from({ length: months }, (__, row) => observation(at(row), Number(of(column, row).toFixed(2)))),
        { freq, unit: 'Thousand persons' },
      ),
    ),
    { dimensions: [] },
  );

const reviewOf = (before: ParsedDataset, now: ParsedDataset): string | null => {
  const slices = slicesOf(before);
  try {
    validateChange(now, { state: state({ dimensions: [] }), slices }, difference(slices, now));
    return null;
  } catch (error) {
    return String((error as Error).message);
  }
};

/** All columns have large changes in common, and each also has small separate changes. */
const alike: Figures = (column, row) =>
  400 * (column + 1) * (1 + 0.06 * Math.sin(row * 1.9) + 0.001 * row + 0.002 * Math.sin(row * (column + 1.3)));
const LAST = MONTHS - 1;
const before = table(alike, { months: LAST });
const withNewest = (change: Figures): ParsedDataset =>
  table((column, row) => alike(column, row) * (row === LAST ? change(column, row) : 1));

describe('series that change by similar amounts', () => {
  it('need no review if all of them change greatly', () => {
    expect(
      reviewOf(
        before,
        withNewest(() => 1),
      ),
    ).toBeNull();
    expect(
      reviewOf(
        before,
        withNewest(() => 0.85),
      ),
    ).toBeNull();
  });

  it('need review after an exceptional value, unless they return to their earlier level', () => {
    const fallen: Figures = (column, row) => alike(column, row) * (column === 2 && row === LAST - 1 ? 0.05 : 1);
    const newest = (factor: number) => table((column, row) => fallen(column, row) * (column === 2 && row === LAST ? factor : 1));
    expect(reviewOf(table(fallen, { months: LAST }), newest(1))).toBeNull();
    expect(reviewOf(table(fallen, { months: LAST }), newest(0.15))).toMatch(/S2 2025-06/);
  });

  it.each([0.86, 1.16])('need review if one of them changes by %d times as much', (factor) => {
    expect(
      reviewOf(
        before,
        withNewest((column) => (column === 2 ? factor : 1)),
      ),
    ).toMatch(/S2 2025-06.*the change differs from the change of S\d more than ever before/);
  });

  it('need no review if the next value confirms the change', () => {
    const lasting = table((column, row) => alike(column, row) * (column === 2 && row >= LAST ? 1.09 : 1), { months: MONTHS + 1 });
    expect(reviewOf(before, lasting)).toBeNull();
  });
});

it('a series that changes as in the previous year needs review if one month is different', () => {
  const seasonal: Figures = (column, row) => 900 * (1 + 0.2 * Math.sin((row * Math.PI) / 6 + column) + 0.004 * Math.sin(row * 2.3));
  const stored = table(seasonal, { months: LAST, columns: 1 });
  const newest = (factor: number): ParsedDataset =>
    table((column, row) => seasonal(column, row) * (row === LAST ? factor : 1), { columns: 1 });
  expect(reviewOf(stored, newest(1))).toBeNull();
  expect(reviewOf(stored, newest(1.2))).toMatch(/unlike the change a year earlier/);
});

describe('rows of another period', () => {
  it('need review if the latest row repeats any stored row', () => {
    const copied = table((column, row) => alike(column, row === LAST ? 31 : row));
    expect(reviewOf(before, copied)).toMatch(/figures of 2025-06 repeat the figures of 2020-08/);
  });

  it('need review if daily values move by one trading day', () => {
    const at = (row: number): number => 20_000 + 7 * Math.floor(row / 5) + (row % 5);
    const stored = table(alike, { freq: 'D', at });
    expect(
      reviewOf(
        stored,
        table((column, row) => alike(column, Math.max(0, row - 1)), { freq: 'D', at }),
      ),
    ).toMatch(/dates appear to be shifted/);
  });
});

describe('revised series', () => {
  /** Columns have similar levels, and each changes separately. */
  const apart: Figures = (column, row) => 400 * (1 + column / 5) * (1 + 0.05 * Math.sin(row * (column + 1.3)));
  const stored = table(apart, { months: LAST });
  /** Revises every value a little, so that none is equal to a stored one. */
  const revised = (of: Figures): ParsedDataset =>
    table((column, row) => of(column, row) * (1 + 0.0005 * Math.sin(row + column)), { months: LAST });

  it('need no review if the values are in the right place', () => {
    expect(reviewOf(stored, revised(apart))).toBeNull();
  });

  it.each([
    ['the next column', (column: number, row: number) => apart(column === 2 ? 3 : column, row)],
    ['the opposite order', (column: number, row: number) => apart(column, column === 2 ? LAST - 1 - row : row)],
    ['the period before', (column: number, row: number) => apart(column, column === 2 ? row - 1 : row)],
  ] as const)('need review if they have the values of %s', (place, of) => {
    expect(reviewOf(stored, revised(of))).toContain(`match the stored figures of ${place}`);
  });
});

it('a level in the national accounts and its published change must agree', () => {
  const level = (row: number): number => Math.round(500_000 * 1.006 ** row + 2000 * Math.sin(row));
  const change = (row: number): number => Number((100 * (level(row) / level(row - 1) - 1)).toFixed(1));
  const release = (wrong: number): ParsedDataset => {
    const quarters = Array.from({ length: 40 }, (_, row) => 2015 * 4 + row);
    const one = (key: string, of: (row: number) => number) =>
      series(
        key,
        quarters.map((t, row) => observation(t, of(row))),
        { freq: 'Q' },
      );
    return parsed([one('M1.GPM', level), one('M2.GPM', (row) => change(row) + (row === 39 ? wrong : 0))], {
      dimensions: ['MEASURE', 'DATA_ITEM'].map((id) => ({ id, label: id, values: [] })),
    });
  };
  const contradiction = (wrong: number): string | undefined =>
    contradictedFigures('abs/ANA_AGG', release(wrong), difference([], release(wrong)))?.message;
  expect(contradiction(0)).toBeUndefined();
  expect(contradiction(0.1)).toContain('An index and its printed change');
});
