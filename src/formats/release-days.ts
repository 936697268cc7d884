/** Reads past and future release dates from `data/release-days.csv`. */
import { DAY_BASES, type DayBasis } from '../core/calendar/release-rule.ts';
import { WattleError } from '../core/errors.ts';
import { type Period, parsePeriod } from '../core/period.ts';
import { formatSydney } from '../core/sydney-time.ts';
import { readDataTable } from './data-table.ts';

const FILE = 'release-days.csv';
const COLUMNS = ['publication', 'period', 'released_at', 'basis', 'evidence'] as const;

interface ReleaseDay {
  readonly publication: string;
  readonly period: Period;
  /** The release instant, in ms since the epoch. */
  readonly releasedAt: number;
  readonly basis: DayBasis;
}

let loaded: readonly ReleaseDay[] | null = null;

/** Returns the release dates in file order. Throws BUG with the row for an invalid period, instant or basis. */
export function releaseDays(): readonly ReleaseDay[] {
  loaded ??= readDataTable(FILE, COLUMNS, { key: ['publication', 'period'] }).map(
    ({ publication, period: text, released_at, basis }, i) => {
      const period = parsePeriod(text);
      const releasedAt = Date.parse(released_at);
      const known = DAY_BASES.find((one) => one === basis);
      if (period === null || known === undefined || Number.isNaN(releasedAt) || formatSydney(releasedAt) !== released_at) {
        throw new WattleError('BUG', `data/${FILE}, row ${i + 2}: the period, the basis or the instant in Sydney time cannot be read.`);
      }
      return { publication, period, releasedAt, basis: known };
    },
  );
  return loaded;
}
