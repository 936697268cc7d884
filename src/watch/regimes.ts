/** Records the regime of each indicator after new data were imported. A change of regime is an event. */
import { isoInstant } from '../core/clock.ts';
import { type DatasetKey, dottedId, storedAs, storeKey } from '../core/define-dataset.ts';
import type { Signal, SignalRow } from '../core/define-signal.ts';
import { WattleError } from '../core/errors.ts';
import type { QueryContext } from '../queries/base/context.ts';
import { datasetsOf, seriesInputs } from '../queries/base/signal-inputs.ts';
import { evaluateSignal } from '../queries/signals/evaluate-signal.ts';
import type { NotedRegime } from '../store/ports/events.ts';

/** Returns true if an indicator may use a dataset. */
export const restsOn = (signal: Signal, dataset: DatasetKey): boolean => datasetsOf(signal).some((one) => storeKey(one) === dataset);

/**
 * Records the regime of every indicator that uses a changed dataset. If `changed` is null, records the regime of all indicators. Returns
 * the number of changes. An indicator without a current result keeps its recorded regime.
 */
export async function noteRegimes(ctx: QueryContext, signals: readonly Signal[], changed: DatasetKey | null): Promise<number> {
  let changes = 0;
  for (const signal of signals) {
    if (!signal.regime || (changed !== null && !restsOn(signal, changed))) continue;
    for (const now of await regimesOf(ctx, signal)) {
      const before = await ctx.store.events.noteRegime(now.noted, (noted) => payloadOf(ctx, signal, now, noted));
      if (before) changes += 1;
    }
  }
  return changes;
}

interface RegimeNow {
  readonly noted: NotedRegime;
  readonly row: SignalRow;
}

async function regimesOf(ctx: QueryContext, signal: Signal): Promise<readonly RegimeNow[]> {
  const { regime } = signal;
  if (!regime) return [];
  try {
    const { data } = await evaluateSignal({ ...ctx, freshener: null }, signal, new URLSearchParams());
    const rows = Array.isArray(data) ? (data as readonly SignalRow[]) : [data as SignalRow];
    return rows.flatMap((row) => {
      const [now, subject] = [row[regime.field], regime.of === undefined ? '' : row[regime.of]];
      if (typeof now !== 'string' || typeof subject !== 'string') return [];
      const about = row['period'] ?? row['as_of'];
      const noted = { signal: signal.id, subject, regime: now, period: typeof about === 'string' ? about : null, notedAt: ctx.clock.now() };
      return [{ noted, row }];
    });
  } catch (error) {
    if (error instanceof WattleError && error.status === 503) return [];
    throw error;
  }
}

function payloadOf(ctx: QueryContext, signal: Signal, { noted, row }: RegimeNow, before: NotedRegime): Readonly<Record<string, unknown>> {
  const { regime } = signal;
  return {
    signal_id: signal.id,
    title: signal.title,
    ...(regime?.of === undefined ? {} : { [regime.of]: noted.subject }),
    field: regime?.field,
    old_value: before.regime,
    new_value: noted.regime,
    previous_period: before.period,
    period: noted.period,
    previous_since: isoInstant(before.notedAt),
    row,
    dataset_ids: datasetsOf(signal).map((dataset) => dottedId(storedAs(dataset))),
    series_ids: seriesInputs(signal).map(({ id }) => id),
    ...(ctx.sandbox ? { sandbox: true } : {}),
  };
}
