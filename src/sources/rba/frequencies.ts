/** Finds the period for a dated row from the stated frequency of its column and the dates in the rows. */
import type { Frequency } from '../../core/frequency.ts';
import { DAY_MS } from '../../core/period.ts';

/** Calendar frequencies. RBA tables do not have market intervals. */
export type TableFrequency = Exclude<Frequency, '30MIN' | '5MIN'>;

const WORDS: Readonly<Record<string, TableFrequency>> = {
  daily: 'D',
  'as announced': 'D',
  weekly: 'W',
  monthly: 'M',
  quarterly: 'Q',
  'half-yearly': 'S',
  'semi-annual': 'S',
};

const ANNUAL = new Set(['annual', 'annually', 'yearly']);

const monthOf = (day: number): number => new Date(day * DAY_MS).getUTCMonth() + 1;

/**
 * Returns the stated frequency of a column, or null for `See notes` and empty cells. Annual columns with dates in June are financial years.
 */
export function statedFrequency(text: string, days: readonly number[]): TableFrequency | null {
  const word = text.trim().toLowerCase();
  if (ANNUAL.has(word)) return days.length > 0 && days.every((day) => monthOf(day) === 6) ? 'FY' : 'A';
  return WORDS[word] ?? null;
}

/** Returns the frequency from the spacing of dates, or null. */
export function spacingFrequency(days: readonly number[]): TableFrequency | null {
  const sorted = [...days].sort((a, b) => a - b);
  const gaps = sorted.slice(1).map((day, i) => day - (sorted[i] ?? day));
  const median = gaps.sort((a, b) => a - b)[Math.floor(gaps.length / 2)];
  if (median === undefined) return null;
  if (median <= 4) return 'D';
  if (median <= 8) return 'W';
  if (median >= 26 && median <= 33) return 'M';
  if (median >= 86 && median <= 95) return 'Q';
  if (median >= 178 && median <= 187) return 'S';
  return median >= 360 && median <= 370 ? 'A' : null;
}
