/** Lists the stored values that a file would change. */
import { WattleError } from '../../core/errors.ts';
import type { Observation } from '../../core/observation.ts';
import type { SeriesDelta, SeriesSlice } from '../../store/ports/series.ts';

export interface Change {
  readonly t: number;
  readonly then: number;
  readonly now: number;
}

export interface Changed {
  readonly key: string;
  readonly slice: SeriesSlice;
  readonly before: ReadonlyMap<number, number | null>;
  readonly changes: readonly Change[];
  readonly delta: SeriesDelta;
}

export function changedOf(slice: SeriesSlice, delta: SeriesDelta): Changed {
  const before = new Map(slice.t.map((t, i) => [t, slice.value[i] ?? null]));
  const changes = delta.write.flatMap(({ t, value: now }) => {
    const then = before.get(t) ?? null;
    return then === null || now === null || then === now ? [] : [{ t, then, now }];
  });
  return { key: delta.attributes.key, slice, before, changes, delta };
}

/** Returns the changes to stored values that a file also has. Both lists are in ascending order of `t`. */
export function commonFigures(stored: SeriesSlice, observations: readonly Observation[]): readonly Change[] {
  const common: Change[] = [];
  let place = 0;
  for (const { t, value: now } of observations) {
    while ((stored.t[place] ?? t) < t) place += 1;
    const then = stored.t[place] === t ? (stored.value[place] ?? null) : null;
    if (then !== null && now !== null) common.push({ t, then, now });
  }
  return common;
}

/** Makes a DATA_IMPLAUSIBLE error. `value` is the period or the other series that reveals the error. */
export const refusal = (detail: string, key: string, value: string): WattleError =>
  new WattleError('DATA_IMPLAUSIBLE', detail, { at: { column: key, value } });
