/**
 * Makes a store with a dataflow that has many observations: the ABS dataflow LF with every combination of its dimensions. The values are
 * generated.
 */
import { isoInstant } from '../../../src/core/clock.ts';
import { formatPeriod, period, periodOfDay } from '../../../src/core/period.ts';
import { LF } from '../../../src/sources/abs/datasets/LF.ts';
import { openShelf, type Shelf } from '../../queries/shelf.ts';
import { NOW } from '../harness.ts';

const named = (codes: readonly string[]): Record<string, string> => Object.fromEntries(codes.map((code) => [code, `Code ${code}`]));

const MEASURES = ['M1', 'M2', 'M3', 'M6', 'M9', 'M10', 'M12', 'M13', 'M16'];
const SEXES = ['1', '2', '3'];
const MONTHS = 560;
/** Number of observations for one measure, which has 3 series. */
export const OF_MEASURE = SEXES.length * MONTHS;
export const ALL = MEASURES.length * OF_MEASURE * 2;

/** @param versions number of versions. In each, all values are different */
export async function openLabourForce(months = MONTHS, versions = 1): Promise<Shelf> {
  const shelf = await openShelf(NOW);
  const last = periodOfDay('M', Math.floor(Date.parse('2026-10-15') / 86_400_000)).t;
  const values = (of: number): Record<string, number> =>
    Object.fromEntries(Array.from({ length: months }, (_, i) => [formatPeriod(period('M', last - months + 1 + i)), of * 1_000 + i]));
  for (let version = versions - 1; version > 0; version -= 1) {
    const effectiveFrom = isoInstant(Date.parse(NOW) - version * 86_400_000);
    await shelf.put(LF, { dimensions: DIMENSIONS, series: seriesOf((of) => values(of + 100 * version)) }, { effectiveFrom });
  }
  await shelf.put(LF, { dimensions: DIMENSIONS, series: seriesOf(values) });
  return shelf;
}

const DIMENSIONS = {
  MEASURE: named(MEASURES),
  SEX: named(SEXES),
  AGE: named(['1599']),
  TSEST: named(['10', '20']),
  REGION: named(['AUS']),
  FREQ: named(['M']),
};

const seriesOf = (values: (of: number) => Record<string, number>) =>
  MEASURES.flatMap((measure, m) =>
    SEXES.flatMap((sex, s) =>
      ['10', '20'].map((tsest, a) => ({ codes: [measure, sex, '1599', tsest, 'AUS', 'M'], values: values(m * 6 + s * 2 + a + 1) })),
    ),
  );
