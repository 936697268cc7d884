/** Checks the direction in a statement such as `fell to 4.4 per cent`. */
import { roundedTo } from '../../../core/decimal.ts';
import { FREQUENCY, type Frequency } from '../../../core/frequency.ts';
import { formatPeriod, parseIsoDay, period } from '../../../core/period.ts';
import { spellOn } from '../../series/vintages/series-vintages.ts';
import type { Study } from '../../series/vintages/vintage-study.ts';
import type { Move } from './claim-context.ts';
import type { Variant } from './claim-measures.ts';
import type { Claim } from './read-claims.ts';

/** Earlier values that contradict the stated direction, latest first. */
export interface ContradictedMove {
  readonly move: Move;
  readonly earlier: readonly { readonly of: string; readonly value: number }[];
}

interface Moved {
  readonly study: Study;
  readonly variant: Variant;
  readonly freq: Frequency;
  readonly t: number;
  /** The agreeing value of the series, with the ISO date of its first vintage. */
  readonly value: number;
  readonly from: string;
  readonly decimals: number | null;
  readonly periods: readonly number[];
}

const PERIODS_A_YEAR: Partial<Record<Frequency, number>> = { M: 12, Q: 4, S: 2, A: 1, FY: 1 };

/**
 * Returns the values of the previous period and of a year earlier, if the value moved in the stated direction from neither of them: neither
 * in the current vintage nor in the first vintage with this value. Otherwise returns null.
 */
export function contradictedMove({ move, period: named }: Claim, { study, variant, freq, t, ...moved }: Moved): ContradictedMove | null {
  if (move === null) return null;
  const isEvent = variant.handle.nature === 'event';
  const aYear = PERIODS_A_YEAR[freq];
  if (!isEvent && (aYear === undefined || (named !== null && FREQUENCY[freq].rank > FREQUENCY[named.freq].rank))) return null;
  const before = moved.periods.findLast((one) => one < t);
  const compared = isEvent ? (before === undefined ? [] : [before]) : [...new Set([t - 1, t - (aYear ?? 1)])];
  const shown = (value: number): number => (moved.decimals === null ? value : roundedTo(value, moved.decimals));
  const isSo = (value: number, earlier: number): boolean => (move === 'up' ? shown(value) > shown(earlier) : shown(value) < shown(earlier));
  const day = parseIsoDay(moved.from) ?? Number.POSITIVE_INFINITY;
  const now = study.spells.get(t)?.at(-1)?.value ?? moved.value;
  const found: { readonly of: string; readonly value: number }[] = [];
  for (const one of compared) {
    const spells = study.spells.get(one) ?? [];
    const [then, current] = [spellOn(spells, day)?.value ?? null, spells.at(-1)?.value ?? null];
    if ((then !== null && isSo(moved.value, then)) || (current !== null && isSo(now, current))) return null;
    if (current !== null) found.push({ of: formatPeriod(period(freq, one)), value: current });
  }
  return found.length === 0 ? null : { move, earlier: found };
}
