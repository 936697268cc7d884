/** Reads inputs that are concepts. In a result without a window, the value of the input is the one that the concept's rule chooses. */
import { findConcept } from '../../catalogue/concepts/concepts.ts';
import { present } from '../../core/assert.ts';
import type { Figure, HistorySignal } from '../../core/define-signal.ts';
import { DAY_MS, formatPeriod } from '../../core/period.ts';
import type { QueryContext } from '../base/context.ts';
import { breaksOfLoaded } from '../series/breaks/series-breaks.ts';
import { figureOfSeries } from '../series/concepts/figures.ts';
import { type ResolvedConcept, resolveBy } from '../series/concepts/resolve.ts';
import { lagPeriods } from '../series/freshness/series-freshness.ts';
import type { Point } from '../series/reading/newest-values.ts';
import { sourceOfStored } from '../series/reading/stored-series.ts';
import type { Input, Inputs } from './history-inputs.ts';
import { OLDEST_AGE } from './oldest-age.ts';
import type { SignalRequest } from './signal-request.ts';
import type { Reads } from './signal-views.ts';

export async function withConcepts(
  ctx: QueryContext,
  signal: HistorySignal,
  inputs: Inputs,
  { values, asOf }: SignalRequest,
  reads: Reads | null,
): Promise<Inputs> {
  const declared = signal.inputs(values);
  const all = await Promise.all(
    inputs.all.map(async (input) => {
      const id = declared[input.name]?.concept;
      if (id === undefined) return isTooOld(ctx, signal, input, asOf) ? withoutValue(input) : input;
      const concept = present(findConcept(id), `The concept ${id}`);
      return ofConcept(input, await resolveBy(ctx, concept, asOf, figureOfSeries), reads);
    }),
  );
  return { ...inputs, all, views: Object.fromEntries(all.map(({ name, view }) => [name, view])) };
}

/** True if more periods are missing than the indicator allows. Concepts have the same rule. */
function isTooOld(ctx: QueryContext, { oldestAge = OLDEST_AGE }: HistorySignal, { loaded }: Input, asOf: SignalRequest['asOf']): boolean {
  return loaded !== null && lagPeriods(loaded, Math.floor((asOf?.ms ?? ctx.clock.now()) / DAY_MS)) > oldestAge;
}

function withoutValue(input: Input): Input {
  const view = Object.assign((t: number) => input.view(t), input.view, { latest: () => null, previous: () => null });
  return { ...input, view };
}

/** Returns the input with the concept's value. If the concept has no current value, returns the input without a value. */
function ofConcept(input: Input, { concept, state, figure, taken }: ResolvedConcept, reads: Reads | null): Input {
  const loaded = taken?.loaded ?? null;
  const shown = state === 'current' ? figure : null;
  const figureOf = (point: Point | null): Figure | null => {
    if (loaded === null || point === null) return null;
    const index = loaded.slice.t.indexOf(point.period.t);
    reads?.value({ input: input.name, sampling: 'own', source: sourceOfStored(loaded), index });
    return { t: point.period.t, period: formatPeriod(point.period), value: point.value };
  };
  const view = Object.assign((t: number) => input.view(t), input.view, {
    handle: loaded?.handle ?? input.view.handle,
    concept: concept.title,
    latest: () => figureOf(shown === null ? null : shown.newest),
    previous: () => figureOf(shown === null ? null : shown.previous),
  });
  if (loaded === null) return { ...input, view };
  const on = { dataset: loaded.handle.dataset, state: loaded.state, version: loaded.version, asOf: null };
  return { ...input, view, loaded, on, breaks: breaksOfLoaded(loaded) };
}
