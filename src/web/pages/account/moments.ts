import { formatSydney } from '../../../core/sydney-time.ts';
import { clockText, whenText } from '../../words/time-words.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Returns a time such as `today 9:13 pm` or `Tue 17 Nov, 11:31 am`, in Sydney time. */
export function momentText(at: number, now: number): string {
  const iso = formatSydney(at);
  return iso.slice(0, 10) === formatSydney(now).slice(0, 10) ? `today ${clockText(iso)}` : whenText(iso);
}

/** Returns a duration such as `21 h 14 min` or `12 days`. */
export function spanText(ms: number): string {
  if (ms >= 2 * DAY_MS) return `${Math.floor(ms / DAY_MS)} days`;
  const hours = Math.floor(ms / HOUR_MS);
  const minutes = Math.max(0, Math.floor((ms % HOUR_MS) / MINUTE_MS));
  return hours > 0 ? `${hours} h ${minutes} min` : `${minutes} min`;
}
