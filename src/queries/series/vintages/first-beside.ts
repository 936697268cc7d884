import type { PublishedBasis } from '../../../core/observation.ts';
import { isoDay } from '../../../core/period.ts';
import { publishedBasis } from '../../base/citation.ts';
import type { QueryContext } from '../../base/context.ts';
import type { LoadedSeries } from '../reading/stored-series.ts';
import type { Shaping } from '../transforms/series-transforms.ts';
import { namesOfStudy, type RevisionKind } from './revision-kinds.ts';
import { studyVintages } from './vintage-study.ts';

/** The kind of difference between the current value and the first-published value. */
type SinceFirst = 'none' | 'revision' | 'rounding' | 'rereference' | 'method_break';

interface FirstMembers {
  readonly first_value: number | null;
  readonly first_published: string | null;
  readonly first_basis: PublishedBasis | typeof NOT_STORED;
  readonly since_first: SinceFirst | null;
}

export const FIRST_COLUMNS = [
  { name: 'first_value' },
  { name: 'first_published' },
  { name: 'first_basis' },
  { name: 'since_first' },
] as const;

const NOT_STORED = 'not_stored';
const UNKNOWN: FirstMembers = { first_value: null, first_published: null, first_basis: NOT_STORED, since_first: null };

/**
 * Returns the members of a row about its first-published value.
 * @param t ordinal of the period
 * @param now current value
 */
export type FirstBeside = (t: number, now: number | null) => FirstMembers;

export async function firstBeside(ctx: QueryContext, { handle }: LoadedSeries, shaping: Shaping): Promise<FirstBeside> {
  const everything = { start: null, end: null };
  const realtime = { start: Number.NEGATIVE_INFINITY, end: Number.POSITIVE_INFINITY };
  const study = await studyVintages(ctx, handle, { window: everything, realtime, limit: 1, vintages: 1, shaping }, null);
  const names = namesOfStudy(study);
  return (t, now) => {
    const own = study.spells.get(t) ?? [];
    const first = own.find(({ value }) => value !== null);
    if (first?.value == null || !study.firsts.known.has(t)) return UNKNOWN;
    const version = study.versions.get(first.from);
    const kinds = own.flatMap(({ from, value }, i): RevisionKind[] => {
      const before = own[i - 1]?.value;
      return before == null || value === null ? [] : [names.of(from, before, value)];
    });
    return {
      first_value: first.value,
      first_published: isoDay(first.from),
      first_basis: version === undefined ? 'upper_bound' : publishedBasis(version),
      since_first: now === first.value ? 'none' : changeOf(kinds),
    };
  };
}

/**
 * Returns the most important kind of revision if a value was revised several times. Updates are most important, then breaks, rebasing and
 * rounding.
 */
function changeOf(kinds: readonly RevisionKind[]): SinceFirst {
  if (kinds.includes('update')) return 'revision';
  return (['method_break', 'rereference', 'rounding'] as const).find((kind) => kinds.includes(kind)) ?? 'revision';
}
