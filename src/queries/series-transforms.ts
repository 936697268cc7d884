/** Units and frequency of a series as callers ask for them: FRED's nine transformations and aggregation to a coarser frequency. */
import type { SeriesHandle } from '../core/define-series.ts';
import { WattleError } from '../core/errors.ts';
import { FREQUENCIES, FREQUENCY, type Frequency } from '../core/frequency.ts';
import { holder, lastDay, period } from '../core/period.ts';
import {
  AGGREGATION_METHODS,
  type AggregationMethod,
  aggregate,
  type Points,
  TRANSFORMS,
  type Transform,
  transform,
} from '../core/series.ts';
import { eventInForce, type HeldSeries, knownThrough, pointsOfSlice } from './held-series.ts';
import type { Parameters } from './parameters.ts';

export interface Shaping {
  readonly units: Transform;
  /** Null: the series' own. */
  readonly frequency: Frequency | null;
  readonly aggregation: AggregationMethod;
}

/** Reads `units`, `frequency` and `aggregation_method`. FRED's letters and our words are both taken. */
export function readShaping(handle: SeriesHandle, parameters: Parameters): Shaping {
  const units = parameters.choice('units', TRANSFORMS) ?? 'lin';
  const aggregation = parameters.choice('aggregation_method', AGGREGATION_METHODS) ?? 'avg';
  const coarser = coarserFrequencies(handle.frequency);
  const names = [...coarser.keys()];
  const asked = parameters.choice('frequency', names);
  const frequency = asked === null ? null : (coarser.get(asked) ?? null);
  if (handle.nature === 'event')
    refuseForEvents(handle, units, frequency, parameters.choice('aggregation_method', AGGREGATION_METHODS), parameters);
  return { units, frequency: frequency === handle.frequency ? null : frequency, aggregation };
}

/** The names under which the frequency of a series and every coarser one may be asked for. */
function coarserFrequencies(own: Frequency): ReadonlyMap<string, Frequency> {
  const names = new Map<string, Frequency>();
  for (const freq of FREQUENCIES) {
    const reachable = freq === own || FREQUENCY[freq].rank < FREQUENCY[own].rank;
    const { fred, word } = FREQUENCY[freq];
    if (!reachable) continue;
    names.set(freq.toLowerCase(), freq);
    names.set(word, freq);
    if (fred !== null && !names.has(fred.toLowerCase())) names.set(fred.toLowerCase(), freq);
  }
  return names;
}

/** Between two events nothing is published, so that neither a change per period nor a mean over one exists; the value at its end does. */
function refuseForEvents(
  handle: SeriesHandle,
  units: Transform,
  frequency: Frequency | null,
  aggregation: AggregationMethod | null,
  parameters: Parameters,
): void {
  if (units !== 'lin') {
    parameters.fault('REQ_BAD_PARAMETER', {
      parameter: 'units',
      detail: `${handle.id} is a series of events, whose values hold from their date on; only units=lin exists.`,
      allowed: ['lin'],
    });
  }
  if (frequency !== null && frequency !== handle.frequency && aggregation !== 'eop') {
    parameters.fault('REQ_BAD_PARAMETER', {
      parameter: 'aggregation_method',
      detail: `${handle.id} is a series of events; at a coarser frequency only aggregation_method=eop exists, the value in force on the last day.`,
      allowed: ['eop'],
    });
  }
}

/** The values of a held series in the shape asked for, aggregated first and transformed then, as FRED does. */
export function shapePoints(held: HeldSeries, shaping: Shaping): Points {
  if (held.handle.nature === 'event') return shaping.frequency === null ? pointsOfSlice(held.slice) : endOfPeriods(held, shaping.frequency);
  const points = pointsOfSlice(held.slice);
  return transform(shaping.frequency === null ? points : aggregate(points, shaping.frequency, shaping.aggregation), shaping.units);
}

/** The value of an event series in force on the last day of each period, from the first event to the last period known to its end. */
export function endOfPeriods(held: HeldSeries, to: Frequency): Points {
  if (to === '30MIN' || to === '5MIN') throw new WattleError('BUG', `Events cannot be read at ${FREQUENCY[to].word}.`);
  const first = held.slice.t[0];
  const t: number[] = [];
  const value: number[] = [];
  if (first === undefined) return { freq: to, t, value };
  const through = knownThrough(held);
  for (let at = holder(period('D', first), to).t; lastDay(period(to, at)) <= through; at += 1) {
    const inForce = held.slice.value[eventInForce(held.slice, lastDay(period(to, at)))] ?? null;
    if (inForce === null) continue;
    t.push(at);
    value.push(inForce);
  }
  return { freq: to, t, value };
}

const TRANSFORMED: Readonly<
  Record<Exclude<Transform, 'lin'>, { readonly units: (own: string) => string; readonly short: (own: string) => string }>
> = {
  chg: { units: (own) => `Change, ${own}`, short: (own) => `chg, ${own}` },
  ch1: { units: (own) => `Change from a year ago, ${own}`, short: (own) => `chg y/y, ${own}` },
  pch: { units: () => 'Per cent change', short: () => '% chg' },
  pc1: { units: () => 'Per cent change from a year ago', short: () => '% chg y/y' },
  pca: { units: () => 'Compounded annual rate of change, per cent', short: () => '% chg, annual rate' },
  cch: { units: () => 'Continuously compounded rate of change, per cent', short: () => '% chg, cont.' },
  cca: { units: () => 'Continuously compounded annual rate of change, per cent', short: () => '% chg, cont. annual rate' },
  log: { units: (own) => `Natural logarithm of ${own}`, short: (own) => `ln ${own}` },
};

/** What one of a transformed value is. */
export const transformedUnits = (units: Transform, own: string): string => (units === 'lin' ? own : TRANSFORMED[units].units(own));
export const transformedUnitsShort = (units: Transform, own: string): string => (units === 'lin' ? own : TRANSFORMED[units].short(own));
