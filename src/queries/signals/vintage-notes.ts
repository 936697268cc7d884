/** Writes notes if a boundary between vintages lies between values that an indicator compares. */
import type { SeriesAttributes } from '../../core/observation.ts';
import { firstDay, formatPeriod, type Period, period } from '../../core/period.ts';
import { isRate } from '../base/vintages-apart.ts';

export interface VintageStart {
  readonly of: string;
  readonly first: Period;
}

/**
 * Returns the boundaries after `from` and up to `to`. Returns none for rates, because rates from different vintages can be compared.
 * @param of id of the series
 */
export function vintageStartsWithin(
  of: string,
  { freq, unit, vintageStarts = [] }: Pick<SeriesAttributes, 'freq' | 'unit' | 'vintageStarts'>,
  after: number,
  until: number,
): readonly VintageStart[] {
  if (vintageStarts.length === 0 || isRate(unit)) return [];
  return vintageStarts.flatMap((t): readonly VintageStart[] => {
    const first = period(freq, t);
    const day = firstDay(first);
    return day > after && day <= until ? [{ of, first }] : [];
  });
}

/** Returns one note for each period in which a boundary lies. It names all series concerned. */
export function vintageNotes(starts: readonly VintageStart[]): readonly string[] {
  const seriesByStart = new Map<string, Set<string>>();
  for (const { of, first } of starts) {
    const from = formatPeriod(first);
    seriesByStart.set(from, (seriesByStart.get(from) ?? new Set()).add(of));
  }
  return [...seriesByStart].map(([from, series]) => {
    const names = [...series].join(', ');
    return `For ${names}, figures before ${from} and figures from ${from} on are from different vintages. Revisions of the earlier figures are not stored.`;
  });
}
