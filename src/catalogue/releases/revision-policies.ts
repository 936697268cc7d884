/** Reads revision policies from `data/revision-policies.csv`. Also finds the release days of values that are never revised. */
import type { DayBasis } from '../../core/calendar/release-rule.ts';
import type { DatasetKey } from '../../core/define-dataset.ts';
import { WattleError } from '../../core/errors.ts';
import type { Frequency } from '../../core/frequency.ts';
import { DAY_MS, lastDay, period } from '../../core/period.ts';
import { sydneyDate } from '../../core/sydney-time.ts';
import { dataNumber, readDataTable } from '../../formats/data-table.ts';
import { type ReleasePublication, releaseOfPeriod, releasePublications } from './release-publications.ts';

const FILE = 'revision-policies.csv';
const COLUMNS = ['dataset', 'filter', 'policy', 'publication', 'delay', 'reason'] as const;

/** The release day of one value. If the basis is upper_bound, the value was released on or before that day. */
export interface OwnDay {
  /** The time of the release, in ms since the epoch. */
  readonly at: number;
  /** The day in Sydney, in days since 1970-01-01. */
  readonly day: number;
  readonly basis: DayBasis | 'upper_bound';
}

export interface RevisionPolicy {
  readonly dataset: DatasetKey;
  /** The codes to which the policy applies, by dimension. Dimensions without codes match any code. */
  readonly codes: ReadonlyMap<string, ReadonlySet<string>>;
  readonly revised: 'never' | 'rebased_only';
  readonly publication: ReleasePublication | null;
  /** The number of business days from the end of a period to its release, for datasets without a publication. */
  readonly delay: number;
  readonly reason: string;
}

let loaded: readonly RevisionPolicy[] | null = null;

/** Returns all policies. Throws BUG for an invalid row. */
export function revisionPolicies(): readonly RevisionPolicy[] {
  loaded ??= readDataTable(FILE, COLUMNS, { optional: ['filter', 'publication', 'delay'], key: ['dataset', 'filter'] }).map((row) => {
    const publication = releasePublications().find(({ id }) => id === row.publication) ?? null;
    const isTimed = publication !== null || /^\d+b$/.test(row.delay);
    if ((row.policy !== 'never' && row.policy !== 'rebased_only') || !isTimed) {
      throw new WattleError(
        'BUG',
        `data/${FILE}: ${row.dataset} ${row.filter} needs the policy “never” or “rebased_only”, and a publication or a delay such as 1b.`,
      );
    }
    return {
      dataset: row.dataset as DatasetKey,
      codes: codesOf(row.filter),
      revised: row.policy,
      publication,
      delay: row.delay === '' ? 0 : dataNumber(FILE, row.delay.slice(0, -1)),
      reason: row.reason,
    };
  });
  return loaded;
}

const codesOf = (filter: string): RevisionPolicy['codes'] =>
  new Map(
    filter.split('&').flatMap((part) => {
      const [dimension = '', codes = ''] = part.split('=');
      return dimension === '' ? [] : [[dimension, new Set(codes.split('|'))] as const];
    }),
  );

/** Returns the policy that matches the codes of a series. Null if each release may revise the series. */
export const revisionPolicyOf = (dataset: DatasetKey, codeOf: (dimension: string) => string | null): RevisionPolicy | null =>
  revisionPolicies().find(
    (one) =>
      one.dataset === dataset &&
      [...one.codes].every(([dimension, codes]) => {
        const code = codeOf(dimension);
        return code !== null && codes.has(code);
      }),
  ) ?? null;

/** The maximum number of days between the announcement of a decision and the day on which it takes effect. */
const DECISION_BEFORE_DAYS = 7;
/** The time of day in UTC by which all releases of a day are published: 5 pm in Sydney, or 6 pm during daylight saving time. */
const END_OF_BUSINESS_MS = 7 * 3_600_000;

/**
 * Returns the day on which the value of a period was released. Null if the calendar does not contain the period. If the period is
 * before the first day in the calendar, that day is returned as an upper bound.
 */
export function ownDay(policy: RevisionPolicy, freq: Frequency, t: number): OwnDay | null {
  if (policy.publication === null) return byDelay(policy.delay, lastDay(period(freq, t)));
  const { publication } = policy;
  if (publication.freq === 'D') return decidedOn(publication, t);
  if (publication.freq !== freq) return null;
  const release = releaseOfPeriod(publication, t);
  if (release?.at != null && release.basis !== 'unknown') return { at: release.at, day: sydneyDayNumber(release.at), basis: release.basis };
  const first = Math.min(...publication.days.keys());
  const begin = publication.days.get(first);
  if (t < first && begin) return { at: begin.at, day: sydneyDayNumber(begin.at), basis: 'upper_bound' };
  return release === null ? null : { at: release.latest, day: sydneyDayNumber(release.latest), basis: 'upper_bound' };
}

/** Returns the latest period that was released by the instant `ms`, or null. The search starts at the period `near` and goes backwards. */
export function newestPublished(policy: RevisionPolicy, freq: Frequency, ms: number, near: number): number | null {
  for (let t = near; t > near - MOST_PERIODS_BACK; t -= 1) {
    const own = ownDay(policy, freq, t);
    if (own !== null && own.at <= ms) return t;
  }
  return null;
}

const MOST_PERIODS_BACK = 1000;
const days = new Map<number, number>();

/** Returns the day in Sydney at an instant, in days since 1970-01-01. The result is cached, because it is expensive to calculate. */
function sydneyDayNumber(at: number): number {
  const known = days.get(at);
  if (known !== undefined) return known;
  const day = Math.floor(Date.parse(sydneyDate(at)) / DAY_MS);
  days.set(at, day);
  return day;
}

/**
 * Returns the day of the decision that took effect on the day `effective`. A decision takes effect up to seven days after its
 * announcement.
 */
function decidedOn({ days }: ReleasePublication, effective: number): OwnDay | null {
  for (let day = effective; day >= effective - DECISION_BEFORE_DAYS; day -= 1) {
    const decision = days.get(day);
    if (decision) return { at: decision.at, day, basis: decision.basis };
  }
  const first = Math.min(...days.keys());
  const begin = days.get(first);
  return begin && effective < first ? { at: begin.at, day: first, basis: 'upper_bound' } : null;
}

function byDelay(delay: number, end: number): OwnDay {
  let day = end;
  for (let left = delay; left > 0 || isWeekend(day); day += 1) if (!isWeekend(day + 1)) left -= left > 0 ? 1 : 0;
  return { at: day * DAY_MS + END_OF_BUSINESS_MS, day, basis: 'by_rule' };
}

/** Returns true for a Saturday or Sunday. 1970-01-01 was a Thursday. */
const isWeekend = (day: number): boolean => [0, 6].includes((((day + 4) % 7) + 7) % 7);
