/** Describes gaps in vintages for errors, notes and `meta`. */
import { WattleError } from '../../../core/errors.ts';
import { isoDay } from '../../../core/period.ts';
import type { AsOf } from '../parameters/parameters.ts';
import type { Note } from '../reason-shape.ts';

export interface VintageGap {
  /** The day of the last stored vintage before the gap, in days since 1970-01-01. */
  readonly stored: number;
  /** The number of releases between `stored` and `next` that have no stored vintage. If `next` is null, they are counted up to `until`. */
  readonly missing: number;
  /** The day of the next stored vintage. Null if no later vintage is stored. */
  readonly next: number | null;
  /** The requested day, in days since 1970-01-01. */
  readonly until: number;
}

interface GapOfVintages {
  readonly stored: string;
  readonly missing: number;
  readonly next: string | null;
}

const DAY = new Intl.DateTimeFormat('en-AU', { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' });
/** Writes a day such as `15 August 2025`. */
const inWords = (day: number): string => DAY.format(day * 86_400_000);

/** Writes `7 releases are missing between 3 May 2025 and 4 March 2026.` */
function missingWords({ stored, missing, next, until }: VintageGap): string {
  const count = missing === 1 ? '1 release is' : `${missing} releases are`;
  return `${count} missing between ${inWords(stored)} and ${inWords(next ?? until)}.`;
}

/**
 * Returns the error for a day in a gap.
 * @param complete the days before and after the gap for which a request succeeds
 */
export function gapRefusal(named: string, asOf: AsOf, gap: VintageGap, complete: readonly number[]): WattleError {
  const day = inWords(Math.floor(asOf.ms / 86_400_000));
  const detail = `The vintage of ${day} is not stored. ${missingWords(gap)}`;
  const days = complete.map(isoDay);
  const use = days.length === 0 ? '' : `${days.map((one) => `as_of=${one}`).join(' or ')}, or `;
  return new WattleError('REQ_VINTAGE_GAP', `${named}: ${detail}`, {
    hint: `Use ${use}gap=allow for the previous stored vintage.`,
    faults:
      days.length === 0
        ? [{ parameter: 'as_of', detail }]
        : days.map((one) => ({ parameter: 'as_of', detail, allowed: days, did_you_mean: one })),
  });
}

const gapMember = (gap: VintageGap): GapOfVintages => ({
  stored: isoDay(gap.stored),
  missing: gap.missing,
  next: gap.next === null ? null : isoDay(gap.next),
});

const gapNote = (named: string, gap: VintageGap): Note => ({
  code: 'vintage_gap',
  scope: 'series',
  values: { series: named, ...gapMember(gap) },
  text: `${named}: the vintage of that date is not stored. The response uses the vintage of ${inWords(gap.stored)}. ${missingWords(gap)}`,
});

/** Combines the gaps of several series. `meta.vintage_gap` has the gap with the most missing releases. */
export function gapsOfAnswer(series: readonly { readonly named: string; readonly gap: VintageGap | null }[]): {
  readonly meta: { readonly vintage_gap?: GapOfVintages };
  readonly notes: readonly Note[];
} {
  const found = series.flatMap(({ named, gap }) => (gap === null ? [] : [{ named, gap }]));
  const [widest] = found.toSorted((a, b) => b.gap.missing - a.gap.missing);
  return widest === undefined
    ? { meta: {}, notes: [] }
    : { meta: { vintage_gap: gapMember(widest.gap) }, notes: found.map(({ named, gap }) => gapNote(named, gap)) };
}
