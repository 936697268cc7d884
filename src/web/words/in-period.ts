import type { Period } from '../../core/period.ts';
import { periodWords } from '../../render/chart/calendar-words.ts';

/** Returns a phrase such as `in the December quarter 2025`, `on 11 May 2026` or `in 2024–25`. */
export function inPeriod(p: Period): string {
  const words = periodWords(p);
  switch (p.freq) {
    case 'D':
      return `on ${words}`;
    case 'Q':
    case 'S':
    case 'W':
      return `in the ${words}`;
    case '5MIN':
    case '30MIN':
      return `for the interval to ${words}`;
    default:
      return `in ${words}`;
  }
}
