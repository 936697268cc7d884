/** Compares statements about changes in the cash rate with the decisions of the RBA Board. */
import { findConcept } from '../../../catalogue/concepts/concepts.ts';
import { AU_CASHRATE } from '../../../catalogue/series/rates.ts';
import { present } from '../../../core/assert.ts';
import type { SeriesHandle } from '../../../core/define-series.ts';
import { firstDay, lastDay, type Period, parseIsoDay } from '../../../core/period.ts';
import { inWords } from '../../../signals/wording/periods.ts';
import { citationOf } from '../../base/citation.ts';
import type { QueryContext } from '../../base/context.ts';
import type { SourceCitation } from '../../base/meta-shape.ts';
import { type Decision, decisionsOf } from '../../series/concepts/decisions.ts';
import { DAYS_TO_APPLY } from '../../series/concepts/policy-rate.ts';
import type { Measured } from './claim-measures.ts';
import { agreesWith } from './evaluate-claim.ts';
import type { Claim } from './read-claims.ts';

export interface ComparedDecision {
  readonly handle: SeriesHandle;
  readonly day: string;
  readonly change: number;
  readonly agrees: boolean;
  /** The decision in words, such as `raised by 0.25 percentage points to 4.35% on 5 May 2026`. */
  readonly words: string;
  /** The number of later decisions that are not stored. Zero if the statement names a period. */
  readonly missing: number;
  readonly source: SourceCitation;
}

const DECIMALS = 2;

/** Returns the agreeing decision in the period, or otherwise the last one. Returns null if the statement is not about such a change. */
export async function compareDecision(ctx: QueryContext, meant: readonly Measured[], claim: Claim): Promise<ComparedDecision | null> {
  if (claim.form !== 'change' || !['points', 'percent'].includes(claim.number.unit) || !meant.some(isPolicyRate)) return null;
  const { all, loaded, inUse } = await decisionsOf(ctx);
  const known = all.flatMap((one, i) =>
    one.change === null || one.after === null ? [] : [{ ...one, change: one.change, after: one.after, i }],
  );
  const moved = known.filter(({ change }) => change !== 0 || claim.value === 0);
  const { period } = claim;
  const tried = period === null ? moved.slice(-1) : known.filter((one) => isWithin(one, period));
  const found = tried.findLast(({ change }) => agreesWith(claim, change, DECIMALS)) ?? tried.at(-1);
  const table = found?.isDaily ? inUse : loaded;
  if (found === undefined || table === null) return null;
  return {
    handle: table.handle,
    day: found.day,
    change: found.change,
    agrees: agreesWith(claim, found.change, DECIMALS),
    words: wordsOf(found),
    missing: period === null ? all.length - 1 - found.i : 0,
    source: await citationOf(ctx, table.handle.dataset, table.vintage),
  };
}

const isPolicyRate = ({ handle }: Measured): boolean =>
  handle.id === `${AU_CASHRATE.id}.CHANGE` ||
  present(findConcept('cash_rate'), 'The cash rate').candidates.some((one) => one.kind === 'series' && one.series === handle);

/** A decision also belongs to the next day, on which the new rate takes effect. */
function isWithin({ day }: Decision, of: Period): boolean {
  const t = present(parseIsoDay(day), 'The day of a decision');
  const until = of.freq === 'D' ? t + DAYS_TO_APPLY : t;
  return until >= firstDay(of) && t <= lastDay(of);
}

function wordsOf({ day, after, change }: { readonly day: string; readonly after: number; readonly change: number }): string {
  const rate = `${after.toFixed(DECIMALS)}%`;
  if (change === 0) return `unchanged at ${rate} on ${inWords(day)}`;
  return `${change > 0 ? 'raised' : 'cut'} by ${Math.abs(change).toFixed(DECIMALS)} percentage points to ${rate} on ${inWords(day)}`;
}
