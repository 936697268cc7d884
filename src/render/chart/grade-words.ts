/** Describes how current data are: `Up to date`, `1 release behind`, `Out of date: latest value June quarter 2024`. */
import { parseIsoDay, parsePeriod } from '../../core/period.ts';
import { dayWords, periodWords } from './calendar-words.ts';

interface Currency {
  readonly grade: 'current' | 'behind' | 'out_of_date';
  readonly lag: number;
  readonly through: string | null;
}

export function gradeText({ grade, lag, through }: Currency): string {
  if (grade === 'current') return 'Up to date';
  if (grade === 'behind') return lag === 0 ? 'Release missing' : `${lag} ${lag === 1 ? 'release' : 'releases'} behind`;
  return through === null ? 'Out of date' : `Out of date: latest value ${periodOrDay(through)}`;
}

/** Writes a period in words. For a market interval, writes its day. */
function periodOrDay(text: string): string {
  const period = parsePeriod(text);
  if (period !== null) return periodWords(period);
  const day = parseIsoDay(text.slice(0, 10));
  return day === null ? text : dayWords(day);
}
