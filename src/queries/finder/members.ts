/** Puts the series of all states or cities in the order of their latest values, as in `which state has the highest rent`. */
import type { Members } from '../search/breakdown.ts';
import type { Facts } from './result-facts.ts';

interface WithFacts {
  readonly facts: Facts;
}

/** Returns the results with the first `count` in the order of their latest values. Series without data come after the others. */
export function byLatestValue<T extends WithFacts>(found: readonly T[], members: Members | undefined): readonly T[] {
  if (members === undefined || members.order === null) return found;
  const sign = members.order === 'highest' ? -1 : 1;
  const signedOf = ({ facts: { latest } }: T): number => (latest?.value == null ? Number.POSITIVE_INFINITY : sign * latest.value);
  const ranked = found.slice(0, members.count).toSorted((a, b) => compared(signedOf(a), signedOf(b)));
  return [...ranked, ...found.slice(members.count)];
}

const compared = (a: number, b: number): number => (a === b ? 0 : a < b ? -1 : 1);

/** Describes the order of the members. Returns none if fewer than two have data. */
export function orderNotes(found: readonly WithFacts[], members: Members | undefined): readonly string[] {
  if (members === undefined || members.order === null) return [];
  const rows = found.slice(0, members.count).map(({ facts }) => facts);
  const stored = rows.filter(({ latest }) => latest?.value != null);
  const [first] = stored;
  const last = stored.at(-1);
  if (first === undefined || last === undefined || first === last) return [];
  const [highest, lowest] = members.order === 'highest' ? [first, last] : [last, first];
  const periods = new Set(stored.map(({ latest }) => latest?.period));
  return [
    `In order of the latest values: ${String(highest.place)} has the highest and ${String(lowest.place)} has the lowest.`,
    ...(periods.size > 1 ? ['The latest values are for different periods.'] : []),
    ...(stored.length < rows.length ? [`${rows.length - stored.length} of ${rows.length} series have no data on this server.`] : []),
  ];
}
