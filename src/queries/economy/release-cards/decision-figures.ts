/** Figures on release cards for cash rate decisions. */
import { voteOn } from '../../../catalogue/board/board-votes.ts';
import { isoInstant } from '../../../core/clock.ts';
import type { PublishedBasis } from '../../../core/observation.ts';
import { parseIsoDay } from '../../../core/period.ts';
import { inWords } from '../../../signals/wording/periods.ts';
import type { QueryContext } from '../../base/context.ts';
import { type Decision, decisionsOf } from '../../series/concepts/decisions.ts';
import type { CardFigure } from './card-figures.ts';

interface DecisionFigure {
  readonly figure: CardFigure;
  readonly release: { readonly at: string; readonly basis: PublishedBasis } | null;
  readonly sentence: string;
  readonly isDaily: boolean;
  /** The number of later decisions whose rate is unknown. */
  readonly missing: number;
}

/** Returns the decisions with a known rate, by the ordinal of the day in ascending order. */
export async function decisionFigures(ctx: QueryContext): Promise<ReadonlyMap<number, DecisionFigure>> {
  const { all } = await decisionsOf(ctx);
  const found = new Map<number, DecisionFigure>();
  all.forEach((decision, i) => {
    const { day, at, basis, after, before } = decision;
    const t = parseIsoDay(day);
    if (t === null || after === null) return;
    const isAnnounced = basis !== 'table';
    const previous = all[i - 1];
    found.set(t, {
      figure: {
        value: after,
        first: isAnnounced ? after : null,
        firstOn: isAnnounced ? day : null,
        firstBasis: isAnnounced ? basis : null,
        previousPeriod: previous?.day ?? day,
        previous: before,
        change: decision.change,
        previousRevision: before !== null && previous?.after === before ? 0 : null,
        reason: null,
        computedFrom: null,
      },
      release: isAnnounced ? { at: isoInstant(at), basis } : null,
      sentence: sentenceOf(decision, after),
      isDaily: decision.isDaily,
      missing: all.length - 1 - i,
    });
  });
  return found;
}

const rate = (value: number): string => `${value.toFixed(2)}%`;

/** Writes a sentence such as `Cash rate target: raised by 0.25 percentage points to 4.35%, announced on 5 May 2026.` */
function sentenceOf({ day, basis, before, change }: Decision, after: number): string {
  const when = basis === 'table' ? `in effect from ${inWords(day)}` : `announced on ${inWords(day)}`;
  const vote = voteOn(day);
  const votes = vote === null ? '' : ` The vote was ${vote}.`;
  if (change === null || before === null) return `Cash rate target: ${rate(after)}, ${when}.${votes}`;
  if (change === 0) return `Cash rate target: unchanged at ${rate(after)}, ${when}.${votes}`;
  const moved = `${change > 0 ? 'raised' : 'lowered'} by ${Math.abs(change).toFixed(2)} percentage points`;
  return `Cash rate target: ${moved}, from ${rate(before)} to ${rate(after)}, ${when}.${votes}`;
}
