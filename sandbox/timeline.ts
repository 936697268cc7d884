/** Determines the periods that a simulated publication contains. More periods appear as the clock advances. */
import type { TimeSeriesDataset } from '../src/core/define-dataset.ts';
import type { Frequency } from '../src/core/frequency.ts';
import { DAY_MS, firstDay, lastDay, parsePeriod, periodOfDay } from '../src/core/period.ts';

export type CalendarFrequency = Exclude<Frequency, '30MIN' | '5MIN'>;

/** Days from the end of a period to its publication, and the number of periods shown, by frequency. */
const PUBLICATIONS: Readonly<Record<CalendarFrequency, { readonly lagDays: number; readonly shown: number }>> = {
  D: { lagDays: 1, shown: 750 },
  W: { lagDays: 3, shown: 156 },
  M: { lagDays: 26, shown: 120 },
  Q: { lagDays: 38, shown: 80 },
  S: { lagDays: 70, shown: 24 },
  A: { lagDays: 150, shown: 12 },
  FY: { lagDays: 150, shown: 12 },
};

/** Returns the latest periods published by `now`, at most `atMost`, in ascending order. Daily periods omit weekends. */
export function publishedPeriods(freq: CalendarFrequency, dataset: TimeSeriesDataset, now: number, atMost: number): number[] {
  const { shown } = PUBLICATIONS[freq];
  const last = lastPeriod(freq, dataset, now);
  const all = Array.from({ length: Math.min(shown, Math.max(atMost, 1)) }, (_, i) => last - i).reverse();
  return freq === 'D' ? all.filter(isBusinessDay) : all;
}

function lastPeriod(freq: CalendarFrequency, dataset: TimeSeriesDataset, now: number): number {
  const ceased = dataset.ceased === undefined ? null : parsePeriod(dataset.ceased.lastPeriod);
  if (ceased) return periodOfDay(freq, lastDay(ceased)).t;
  const today = Math.floor(now / DAY_MS);
  const { lagDays } = PUBLICATIONS[freq];
  let t = periodOfDay(freq, today).t;
  while (lastDay({ freq, t }) + lagWithin(lagDays, freq, t, dataset.cadence.maxAgeDays) > today) t--;
  return t;
}

/**
 * Returns the publication delay in days. It is shorter than usual if the dataset would otherwise be out of date before the next
 * publication.
 */
function lagWithin(lagDays: number, freq: CalendarFrequency, t: number, maxAgeDays: number | null): number {
  if (maxAgeDays === null) return lagDays;
  const next = { freq, t: t + 1 };
  const length = lastDay(next) - firstDay(next) + 1;
  return Math.max(1, Math.min(lagDays, maxAgeDays - length - 1));
}

const isBusinessDay = (day: number): boolean => ![0, 6].includes(new Date(day * DAY_MS).getUTCDay());

/** Returns the end of a period in years: 2026.25 for the March quarter 2026. */
export const yearsAt = (freq: CalendarFrequency, t: number): number => 1970 + (lastDay({ freq, t }) + 1) / 365.2425;
