/** Where a signal sets figures of a series against each other between which a vintage starts, its answer says so. */
import type { SeriesAttributes } from '../../core/observation.ts';
import { firstDay, formatPeriod, type Period, period } from '../../core/period.ts';
import { isRate } from '../editions-apart.ts';

/** A vintage that starts between figures that were read of a series. */
export interface EditionStart {
  readonly of: string;
  /** The first period of the edition. */
  readonly first: Period;
}

/**
 * The vintages that start after one day and not after another; none of a rate, which says the same in whatever edition.
 *
 * @param of the id of the series
 */
export function editionStartsWithin(
  of: string,
  { freq, unit, editionStarts = [] }: Pick<SeriesAttributes, 'freq' | 'unit' | 'editionStarts'>,
  after: number,
  until: number,
): readonly EditionStart[] {
  if (editionStarts.length === 0 || isRate(unit)) return [];
  return editionStarts.flatMap((t): readonly EditionStart[] => {
    const first = period(freq, t);
    const day = firstDay(first);
    return day > after && day <= until ? [{ of, first }] : [];
  });
}

/** A sentence for each period with which vintages start. */
export function editionNotes(starts: readonly EditionStart[]): readonly string[] {
  const seriesByStart = new Map<string, Set<string>>();
  for (const { of, first } of starts) {
    const from = formatPeriod(first);
    seriesByStart.set(from, (seriesByStart.get(from) ?? new Set()).add(of));
  }
  return [...seriesByStart].map(([from, series]) => {
    const names = [...series].join(', ');
    return `Figures from before ${from} and from then on are of different vintages in ${names}. Revisions of the earlier figures are not stored.`;
  });
}
