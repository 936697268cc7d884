/** The attributes of a series as columns. */
import type { Frequency } from '../../core/frequency.ts';
import type { Adjustment, SeriesAttributes } from '../../core/observation.ts';

export interface AttributesRow {
  readonly freq: Frequency;
  readonly unit: string;
  readonly multiplier: number;
  readonly decimals: number | null;
  readonly adjustment: Adjustment | null;
  readonly title: string | null;
  readonly base_period: string | null;
  readonly edition_starts: string | null;
}

export const ATTRIBUTES = ['freq', 'unit', 'multiplier', 'decimals', 'adjustment', 'title', 'base_period', 'edition_starts'] as const;

/** In the order of ATTRIBUTES. */
export const attributeValues = (
  a: SeriesAttributes,
): [string, string, number, number | null, string | null, string | null, string | null, string | null] => [
  a.freq,
  a.unit,
  a.multiplier,
  a.decimals,
  a.adjustment,
  a.title,
  a.basePeriod,
  a.editionStarts === undefined ? null : a.editionStarts.join(' '),
];

export const attributesOf = (key: string, row: AttributesRow): SeriesAttributes => ({
  key,
  freq: row.freq,
  unit: row.unit,
  multiplier: row.multiplier,
  decimals: row.decimals,
  adjustment: row.adjustment,
  title: row.title,
  basePeriod: row.base_period,
  ...(row.edition_starts === null ? {} : { editionStarts: row.edition_starts.split(' ').map(Number) }),
});
