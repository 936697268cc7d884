/** Where a newer file of a series begins later than what is stored, and revised its beginning, an edition starts. */
import { expect, it } from 'vitest';
import type { ParsedDataset, ParsedSeries } from '../../src/core/observation.ts';
import { difference } from '../../src/ingest/apply/difference.ts';
import { applied, observation, parsed, series, sliceOf } from './parsed.ts';

/** Unemployed persons of the Northern Territory, '000, January 2020 being month 600: the edition of May 2022 and that of March 2025. */
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
const startsOf = (slices: typeof stored) => slices[0]?.series.editionStarts;

it('is where the file begins', () => {
  expect(startsOf(seam)).toEqual([601]);
  expect(seam[0]?.value).toEqual([7.1, 7.2, 6.9, 9.8, 9.2, 9.6]);
});

it.each([
  ['says what is stored', monthsOf(601, OF_2022.slice(3)), 'partial'],
  ['says it with fewer digits', monthsOf(601, [8, 8, 8]), 'partial'],
  ['revised it by less than a change to one decimal shows', monthsOf(601, [8.2004, 8.0001, 8.4003]), 'partial'],
  ['begins where what is stored ends', monthsOf(604, OF_2025), 'partial'],
  ['begins no later', monthsOf(598, [7.0, 7.3, 6.8, 9.8, 9.2, 9.6]), 'partial'],
  ['is all that there is of the series', monthsOf(601, OF_2025), 'whole'],
  ['is a table of what changed', monthsOf(601, OF_2025), 'points'],
  ['is of market intervals', monthsOf(601, OF_2025, { freq: '5MIN' }), 'partial'],
] as const)('is none where the file %s', (_what, one, scope) => {
  const before = scope === 'partial' && one.freq === '5MIN' ? [sliceOf(monthsOf(598, OF_2022, { freq: '5MIN' }))] : stored;
  expect(startsOf(applied(before, difference(before, file(one, scope))))).toBeUndefined();
});

it('is none where only later figures than those of the first year were revised', () => {
  const year = Array.from({ length: 30 }, (_, i) => 5 + i / 10);
  const before = [sliceOf(monthsOf(580, year))];
  const revised = year.slice(10).with(14, 9.9);
  expect(startsOf(applied(before, difference(before, file(monthsOf(590, revised)))))).toBeUndefined();
  expect(startsOf(applied(before, difference(before, file(monthsOf(590, revised.with(11, 9.9))))))).toEqual([590]);
});

it('stays where the next file begins with it too, and is joined by that of one that begins later', () => {
  const next = applied(seam, difference(seam, file(monthsOf(601, [...OF_2025, 9.1]))));
  expect(startsOf(next)).toEqual([601]);
  expect(startsOf(applied(next, difference(next, file(monthsOf(603, [9.9, 9.0])))))).toEqual([601, 603]);
});

it('is gone once a file holds both sides of it, also one that changes no figure', () => {
  const values = seam[0]?.value ?? [];
  const [healed] = difference(seam, file(monthsOf(598, values)));
  expect(healed).toMatchObject({ write: [], remove: [] });
  expect(healed?.attributes).not.toHaveProperty('editionStarts');
  expect(startsOf(applied(seam, difference(seam, file(monthsOf(600, values.slice(2))))))).toBeUndefined();
});
