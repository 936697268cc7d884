/** Calculates which breaks in the register a change spans, independently of the tested code. */
import { breaksOf, subjectOf } from '../../src/catalogue/breaks/register.ts';
import { SERIES } from '../../src/catalogue/series.ts';
import { present } from '../../src/core/assert.ts';
import type { SeriesHandle } from '../../src/core/define-series.ts';

/** Returns the number of months from year 0 to the start of a period, and its length in months. */
export function monthsOf(text: string): { readonly first: number; readonly count: number } | null {
  const found = /^(\d{4})(?:-(?:Q([1-4])|(0[1-9]|1[0-2])))?(?:-\d{2})?$/.exec(text);
  if (!found) return null;
  const [, year, quarter, month] = found;
  const start = Number(year) * 12;
  if (quarter !== undefined) return { first: start + (Number(quarter) - 1) * 3, count: 3 };
  return month === undefined ? { first: start, count: 12 } : { first: start + Number(month) - 1, count: 1 };
}

export interface Break {
  readonly id: string;
  readonly growth: 'given' | 'absent';
  /** The first month on the new basis. */
  readonly month: number;
}

/** Returns breaks in the register on the first day of a month. The register's tests cover episodes and days within a month. */
export const stepsOf = (handle: SeriesHandle): readonly Break[] =>
  breaksOf(subjectOf(handle)).flatMap(({ id, from, until, growth }) => {
    const at = until === undefined && !/-\d{2}-\d{2}$/.test(from) ? monthsOf(from) : null;
    return at === null ? [] : [{ id, growth, month: at.first }];
  });

/** Returns the breaks between the end of the period `lag` periods earlier and the end of this period. */
export function crossed(steps: readonly Break[], period: string, lag: number): readonly Break[] {
  const at = monthsOf(period);
  if (at === null || lag === 0) return [];
  const { first, count } = at;
  return steps.filter(({ month }) => month >= first - (lag - 1) * count && month < first + count);
}

export const A_YEAR: Readonly<Record<string, number>> = { M: 12, Q: 4 };

/** The lag for each change in periods, from the number of periods in a year. */
export const CHANGES: Readonly<Record<string, (year: number) => number>> = {
  chg: () => 1,
  pch: () => 1,
  pca: () => 1,
  cch: () => 1,
  cca: () => 1,
  ch1: (n) => n,
  pc1: (n) => n,
  a3m: (n) => n / 4,
  a6m: (n) => n / 2,
  z5y: (n) => 5 * n - 1,
  z10y: (n) => 10 * n - 1,
};

/** Returns the lag for a canonical series of published rates, from its id. */
export function publishedLag({ id }: SeriesHandle, year: number): number {
  const words = id.split('.');
  return words.includes('YOY') ? year : words.includes('QOQ') || words.includes('MOM') ? 1 : 0;
}

/** Returns the properties that determine how breaks are reported with values. The same code handles all series with the same properties. */
export const kindOf = (handle: SeriesHandle): string =>
  JSON.stringify([
    handle.dataset.source,
    handle.dataset.id,
    handle.frequency,
    handle.adjustment,
    publishedLag(handle, present(A_YEAR[handle.frequency], handle.id)),
    stepsOf(handle).map(({ id }) => id),
  ]);

/** Series with a break, at a frequency that is compared with earlier periods. */
export const BROKEN: readonly SeriesHandle[] = SERIES.filter(
  (handle) => A_YEAR[handle.frequency] !== undefined && handle.nature !== 'event' && stepsOf(handle).length > 0,
);

/** Returns the description of each break, by id. */
export const wordsOf = (handle: SeriesHandle): ReadonlyMap<string, string> =>
  new Map(breaksOf(subjectOf(handle)).map(({ id, what }) => [id, what] as const));

/** Yields one series of each kind, with the lag for each unit in periods. */
export function* eachKind(units: Readonly<Record<string, (year: number) => number>>) {
  const kinds = new Set<string>();
  for (const handle of BROKEN) {
    if (kinds.has(kindOf(handle))) continue;
    kinds.add(kindOf(handle));
    const year = present(A_YEAR[handle.frequency], handle.id);
    for (const [name, of] of Object.entries(units)) {
      const lag = of(year) + publishedLag(handle, year);
      if (lag > 0) yield { handle, units: name, lag };
    }
  }
}
