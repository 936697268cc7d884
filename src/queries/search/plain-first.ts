/** Sorts results. A series comes before its relatives, whose ids begin with its id. */
import { NEARLY } from './covered.ts';
import type { Indexed, Scored } from './entry.ts';

/**
 * Sorts entries by score, and omits scores below the minimum. If the first series is only for a group, such as long-term visitors, and the
 * question does not name the group, the series for all comes first.
 * @param nameOf returns the name of an entry, which ends with its id
 */
export function sorted<T>(found: readonly Scored<T>[], least: number, nameOf: (position: number) => string): readonly Scored<T>[] {
  const all = found.filter(({ raw }) => raw >= least).sort((a, b) => b.raw - a.raw || a.entry.title.length - b.entry.title.length);
  const [first] = all;
  if (first === undefined) return all;
  const name = nameOf(first.position);
  const isPlain = (one: Scored<T>): boolean =>
    one.raw >= first.raw * NEARLY &&
    one.complete >= first.complete &&
    name.startsWith(`${nameOf(one.position)}.`) &&
    headOf(one) <= headOf(first) &&
    areAlike(one.entry, first.entry);
  const [plain] = all.filter(isPlain).sort((a, b) => nameOf(a.position).length - nameOf(b.position).length);
  if (plain === undefined) return all;
  const { position, entry, complete, matched } = plain;
  return [{ position, entry, complete, matched, raw: first.raw }, ...all.filter((one) => one !== plain)];
}

/** The best rank among the main results (heads) of the requested subjects. */
const headOf = <T>({ matched }: Scored<T>): number => Math.min(...matched.map(({ head }) => head ?? Number.POSITIVE_INFINITY));

/** Returns true for two series with the same measure, frequency and adjustment. A growth rate is not a part of a level. */
const areAlike = <T>({ traits }: Indexed<T>, { traits: other }: Indexed<T>): boolean =>
  traits !== null &&
  traits.measure === other?.measure &&
  traits.basis === other.basis &&
  traits.frequency === other.frequency &&
  traits.adjustment === other.adjustment &&
  traits.isRate === other.isRate;
