/** Converts the attributes of a series to table columns and back. */
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

/** Returns the column values, in the order of ATTRIBUTES. */
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
  a.vintageStarts === undefined ? null : a.vintageStarts.join(' '),
];

/**
 * Members are listed one by one. In V8, each spread with an optional member makes a separate hidden class, which uses 400 bytes per
 * series.
 */
export function attributesOf(key: string, row: AttributesRow): SeriesAttributes {
  const { freq, unit, multiplier, decimals, adjustment, title, base_period: basePeriod, edition_starts: starts } = row;
  if (starts === null) return { key, freq, unit, multiplier, decimals, adjustment, title, basePeriod };
  return { key, freq, unit, multiplier, decimals, adjustment, title, basePeriod, vintageStarts: vintageStartsOf(starts) };
}

export const vintageStartsOf = (text: string): readonly number[] => text.split(' ').map(Number);
