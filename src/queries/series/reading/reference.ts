/** Finds the reference period of an index or chain volume in a version. Also writes a unit that includes the reference period. */
import { documentedIndexPeriod, knownReference, referenceKindOf } from '../../../catalogue/reference-periods.ts';
import { datasetKey } from '../../../core/define-dataset.ts';
import type { SeriesHandle } from '../../../core/define-series.ts';
import { type Reference, referencePeriod, referenceWords } from '../../../core/series/reference-period.ts';
import { unitText } from '../../../core/units.ts';
import type { SeriesSlice } from '../../../store/ports/series.ts';

type Read = Pick<SeriesSlice, 'series' | 't'>;

/**
 * Returns the reference period in the file. If the file has none, returns the one in the agency's documentation. Returns null if neither
 * exists, and for other measures.
 */
export function referenceOf(handle: SeriesHandle, { series, t }: Read): Reference | null {
  const kind = referenceKindOf(handle);
  const newest = t.at(-1);
  if (kind === null) return null;
  const stated = referencePeriod(series.basePeriod ?? baseInUnit(series.unit));
  if (stated !== null) return { kind, period: stated, basis: 'stated' };
  return newest === undefined ? null : knownReference(handle, { freq: series.freq, t: newest });
}

/** Returns the unit if it states a reference period, as in `Index, 2011/12=100`. Returns an empty string for other units. */
const baseInUnit = (unit: string): string => (/=\s*100/.test(unit) ? unit : '');

export const CHAIN_VOLUME = ', chain volume, reference year ';

/**
 * Returns the unit of the values in this version. For an index, it includes the reference period. For a chain volume measure, it includes
 * the reference year.
 */
export function unitsOf(handle: SeriesHandle, read: Read): string {
  const { unit, basePeriod } = read.series;
  const isIndex = /^index\b/i.test(handle.units);
  if (isIndex && (basePeriod !== null || /=\s*100/.test(unit))) return unitText(read.series);
  const reference = referenceOf(handle, read);
  if (reference === null) return handle.units;
  const words = referenceWords(reference.period);
  return reference.kind === 'index' ? `${handle.units}, ${words} = 100` : `${handle.units}${CHAIN_VOLUME}${words}`;
}

/** Returns the unit of a series without data. For an index, it includes the current reference period if the agency documents it. */
export function unitsWithoutData(handle: SeriesHandle): string {
  const period = referenceKindOf(handle) === 'index' ? documentedIndexPeriod(datasetKey(handle.dataset), Number.POSITIVE_INFINITY) : null;
  return period === null ? handle.units : `${handle.units}, ${referenceWords(period)} = 100`;
}
