/**
 * Checks every series of the catalogue in the starter data. No value has another scale than its neighbours, or noise from binary
 * fractions.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { referenceKindOf } from '../../src/catalogue/reference-periods.ts';
import { SERIES } from '../../src/catalogue/series.ts';
import { at } from '../../src/core/assert.ts';
import { datasetKey } from '../../src/core/define-dataset.ts';
import { formatPeriod, period } from '../../src/core/period.ts';
import type { ReadSlice } from '../../src/queries/base/read-slice.ts';
import { referenceOf } from '../../src/queries/series/reading/reference.ts';
import { loadSeries } from '../../src/queries/series/reading/stored-series.ts';
import { openShelf, type Shelf } from './shelf.ts';

/** Counts grow and shrink, but not by this factor from one period to the next. */
const LARGEST_STEP = 300;
/** Market prices and solar output pass through zero within a day, so only the largest values of days are compared. */
const PER_DAY: ReadonlyMap<string, number> = new Map([
  ['5MIN', 288],
  ['30MIN', 48],
]);
/** The program calculates these values, as means of values that employers published. */
const COMPUTED = 'wgea/HEADLINE_GAP';

let shelf: Shelf;
const read = new Map<string, { readonly slice: ReadSlice; readonly dataset: string }>();
beforeAll(async () => {
  shelf = await openShelf('2026-11-22T00:00:00.000Z', 'starter');
  const stored = new Set((await shelf.ctx.store.datasets.states()).flatMap(({ dataset, version }) => (version ? [dataset] : [])));
  for (const handle of SERIES) {
    if (!stored.has(datasetKey(handle.dataset))) continue;
    const loaded = await loadSeries(shelf.ctx, handle, null).catch(() => null);
    if (loaded) read.set(handle.id, { slice: loaded.slice, dataset: loaded.dataset });
  }
}, 240_000);
afterAll(() => shelf.close());

/** Such a value can come from a one-day strike in one industry or Territory, after quarters with almost none. */
const STRIKES = /^AU\.DISPUTES\./;

/** Returns the largest absolute value in each UTC day, with its period. */
function largestOfDays(t: readonly number[], value: readonly number[], perDay: number): readonly { t: number; value: number }[] {
  const days = new Map<number, { t: number; value: number }>();
  t.forEach((one, i) => {
    const size = Math.abs(at(value, i));
    const day = Math.floor(one / perDay);
    if (size >= (days.get(day)?.value ?? size)) days.set(day, { t: one, value: size });
  });
  return [...days.values()];
}

describe('the values of the starter data', () => {
  test('belong to many series', () => {
    expect(read.size).toBeGreaterThan(600);
  });

  test('have the same scale from the first to the last', () => {
    const jumps = [...read].flatMap(([id, { slice }]) => {
      if (STRIKES.test(id)) return [];
      const { t, value, freq } = slice.points;
      const perDay = PER_DAY.get(freq);
      const figures = perDay === undefined ? t.map((one, i) => ({ t: one, value: at(value, i) })) : largestOfDays(t, value, perDay);
      const far = figures.find((now, i) => {
        const then = i === 0 ? 0 : at(figures, i - 1).value;
        return now.value * then > 0 && Math.max(now.value / then, then / now.value) > LARGEST_STEP;
      });
      return far === undefined ? [] : [`${id} ${formatPeriod(period(freq, far.t))}`];
    });
    expect(jumps).toEqual([]);
  });

  test('an index and a chain volume name their reference period', () => {
    const without = SERIES.flatMap((handle) => {
      const slice = read.get(handle.id)?.slice;
      return slice === undefined || referenceKindOf(handle) === null || referenceOf(handle, slice) !== null ? [] : [handle.dataset.id];
    });
    expect([...new Set(without)]).toEqual([]);
  });

  test.each([
    ['AU.UNEMPLOYED.NT', ['2020-02']],
    ['AU.EMPLOYED.VIC', ['2020-02']],
    ['AU.POPULATION', []],
  ])('of %s state the start of a vintage: %j', (id, starts) => {
    const { series } = read.get(id)?.slice ?? {};
    expect(series?.vintageStarts?.map((t) => formatPeriod(period(series.freq, t))) ?? []).toEqual(starts);
  });

  test('are decimals: 4273.2623675 and not 4273.262367500001', () => {
    const noisy = [...read].flatMap(([id, { slice, dataset }]) =>
      dataset === COMPUTED
        ? []
        : slice.points.value.filter((value) => Number(value.toPrecision(15)) !== value).map((value) => `${id} ${value}`),
    );
    expect(noisy).toEqual([]);
  });
});
