/** The RBA's statements on monetary policy, which have its forecasts. */
import { formatSydney } from '../../core/sydney-time.ts';
import { releasePublications } from '../releases/release-publications.ts';

const STATEMENT = 'rba.statement-on-monetary-policy';

interface Statement {
  /** The date of issue in Sydney, as an ISO date. */
  readonly day: string;
  /** The month of issue, such as `2023-05`. */
  readonly month: string;
}

let listed: readonly Statement[] | null = null;

/** Returns the statements in the calendar, also planned ones, in ascending order. */
export function statements(): readonly Statement[] {
  const days = releasePublications().find(({ id }) => id === STATEMENT)?.days ?? new Map<number, never>();
  listed ??= [...days.values()]
    .map(({ at }) => formatSydney(at).slice(0, 10))
    .sort()
    .map((day) => ({ day, month: day.slice(0, 7) }));
  return listed;
}
