/** Revision policies from `data/revision-policies.csv`, and release days of unrevised values. */
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

/** never: unrevised. rebased_only: changed only by rebasing and its rounding. revised: any release may change it. */
export type Revised = 'never' | 'rebased_only' | 'revised';

/** Day from which a value is known. upper_bound: published on or before that day. */
export interface OwnDay {
  /** ms since the epoch */
  readonly at: number;
  /** In Sydney, days since 1970-01-01. */
  readonly day: number;
  readonly basis: DayBasis | 'upper_bound';
}

export interface RevisionPolicy {
  readonly dataset: DatasetKey;
  /** Codes by dimension. Others match any. */
  readonly codes: ReadonlyMap<string, ReadonlySet<string>>;
  readonly revised: 'never' | 'rebased_only';
  readonly publication: ReleasePublication | null;
  /** Business days from period end to publication, without a named publication. */
  readonly delay: number;
  readonly reason: string;
}

let loaded: readonly RevisionPolicy[] | null = null;

/** All. Throws BUG for an invalid row. */
export function revisionPolicies(): readonly RevisionPolicy[] {
  loaded ??= readDataTable(FILE, COLUMNS, { optional: ['filter', 'publication', 'delay'], key: ['dataset', 'filter'] }).map((row) => {
    const publication = releasePublications().find(({ id }) => id === row.publication) ?? null;
    const isTimed = publication !== null || /^\d+b$/.test(row.delay);
    if ((row.policy !== 'never' && row.policy !== 'rebased_only') || !isTimed) {
      throw new WattleError(
        'BUG',
        `data/${FILE}: ${row.dataset} ${row.filter} needs never or rebased_only, and a publication or a delay such as 1b.`,
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

/** The policy of a series by codes. Null if any release may revise it. */
export const revisionPolicyOf = (dataset: DatasetKey, codeOf: (dimension: string) => string | null): RevisionPolicy | null =>
  revisionPolicies().find(
    (one) =>
      one.dataset === dataset &&
      [...one.codes].every(([dimension, codes]) => {
        const code = codeOf(dimension);
        return code !== null && codes.has(code);
      }),
  ) ?? null;

/** Most days from announcement to effect of a decision. */
const DECISION_BEFORE_DAYS = 7;
/** 5 pm in Sydney, 6 pm in daylight saving time. All releases of a day are published before it. */
const END_OF_BUSINESS_MS = 7 * 3_600_000;

/** Release of a period's value, or null outside the calendar. Periods before the calendar count from its start. */
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

/** The newest period published at an instant, or null. */
export function newestPublished(policy: RevisionPolicy, freq: Frequency, ms: number, near: number): number | null {
  for (let t = near; t > near - MOST_PERIODS_BACK; t -= 1) {
    const own = ownDay(policy, freq, t);
    if (own !== null && own.at <= ms) return t;
  }
  return null;
}

const MOST_PERIODS_BACK = 1000;
const days = new Map<number, number>();

/** Cached day in Sydney. */
function sydneyDayNumber(at: number): number {
  const known = days.get(at);
  if (known !== undefined) return known;
  const day = Math.floor(Date.parse(sydneyDate(at)) / DAY_MS);
  days.set(at, day);
  return day;
}

/** The last decision announced up to a week before it takes effect. */
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

/** 1970-01-01 was a Thursday. */
const isWeekend = (day: number): boolean => [0, 6].includes((((day + 4) % 7) + 7) % 7);
