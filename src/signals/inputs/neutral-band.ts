/** The neutral range of a real rate. It is the latest estimate that was published by a date, or the request sets it. */
import { type DatedConstant, type DatedTable, inForceOn } from '../../core/dated-constant.ts';
import { addDecimals, subtractDecimals } from '../../core/decimal.ts';
import type { ChoiceParameter, NumberParameter } from '../../core/define-signal.ts';
import { NEUTRAL_RANGE, NEUTRAL_REAL_RATE, W } from '../constants/neutral-rate.ts';
import { withRespectTo } from '../wording/figures.ts';

export const NEUTRAL = {
  kind: 'number',
  default: null,
  byDefault: NEUTRAL_REAL_RATE,
  min: -5,
  max: 10,
  unit: 'Per cent',
  description: 'Neutral real rate, r*. By default, the estimate published at the time.',
} as const satisfies NumberParameter;

export const BAND = {
  kind: 'number',
  default: W,
  min: 0,
  max: 5,
  unit: 'Percentage points',
  description: 'Half the width of the neutral range, w. Used if the estimate is a single number. A published range is used unchanged.',
} as const satisfies NumberParameter;

export const ESTIMATE = {
  kind: 'choice',
  values: ['dated', 'newest'],
  default: 'dated',
  description: 'dated: each period uses the estimate published at the time. newest: all periods use the latest estimate, with hindsight.',
} as const satisfies ChoiceParameter;

interface Band {
  readonly low: number;
  readonly high: number;
  /**
   * True for a range of models. At a rate inside this range, policy is restrictive according to some models and accommodative according
   * to others.
   */
  readonly isRange: boolean;
}

const STANCES = ['restrictive', 'neutral', 'uncertain', 'accommodative'] as const;
type Stance = (typeof STANCES)[number];

interface BandParameters {
  readonly neutral: number | null;
  readonly band: number;
  readonly estimate?: (typeof ESTIMATE.values)[number];
}

const entryOf = <T>(table: DatedTable<T>, day: number, estimate: BandParameters['estimate']): DatedConstant<T> | null =>
  estimate === 'newest' ? (table.entries.at(-1) ?? null) : inForceOn(table, day);

/** Returns the neutral range for a date. Returns null if no estimate covers the date. */
export function neutralBand(day: number, { neutral, band, estimate }: BandParameters): Band | null {
  const range = neutral === null ? entryOf(NEUTRAL_RANGE, day, estimate)?.value : null;
  if (range) return { ...range, isRange: true };
  const central = neutral ?? entryOf(NEUTRAL_REAL_RATE, day, estimate)?.value ?? null;
  return central === null ? null : { low: subtractDecimals(central, band), high: addDecimals([central, band]), isRange: false };
}

export function stanceOf(rate: number, band: Band | null): Stance | null {
  if (band === null) return null;
  return rate > band.high ? 'restrictive' : rate < band.low ? 'accommodative' : band.isRange ? 'uncertain' : 'neutral';
}

/** Writes a phrase such as `inside the RBA models’ neutral range of −0.5% to 2.0%`. */
export const stanceWords = (rate: number, band: Band | null): string =>
  band === null
    ? 'and no published estimate of the neutral rate covers it'
    : withRespectTo(rate, band.low, band.high, band.isRange ? 'the RBA models’ neutral range' : 'the neutral range');
