/** Bands belong to existing series, have the units of these series, and name who set them. */
import { expect, it } from 'vitest';
import { BANDS, bandsOf } from '../../src/catalogue/bands.ts';
import { findSeries } from '../../src/catalogue/series.ts';
import { parseIsoDay } from '../../src/core/period.ts';

it.each(BANDS)('$label', ({ low, high, unit, from, sourceUrl, series }) => {
  expect(low).toBeLessThan(high);
  expect(parseIsoDay(from)).not.toBeNull();
  expect(new URL(sourceUrl).protocol).toBe('https:');
  for (const id of series) expect(findSeries(id)).toMatchObject({ id, units: unit });
});

it('each series has a list of its bands', () => {
  const handle = findSeries('AU.CPI.YOY');
  expect(handle && bandsOf(handle).map(({ label }) => label)).toEqual(['RBA target, 2–3%']);
});
