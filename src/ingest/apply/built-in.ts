/** Loads registers whose rows come with the program. Rows from the agency have priority. */
import type { Clock } from '../../core/clock.ts';
import { type Dataset, datasetKey, isRequested, type RegisterDataset, type RegisterRow } from '../../core/define-dataset.ts';
import type { Store } from '../../store/ports/port.ts';

interface BuiltInOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly datasets: readonly Dataset[];
}

/** The request id for captures with these rows. */
export const PROGRAM_ASK = 'program';

/** Loads rows that differ from the stored rows, and records a successful check. */
export async function loadBuiltIn({ store, clock, datasets }: BuiltInOptions): Promise<void> {
  for (const dataset of datasets) {
    if (dataset.kind === 'register' && dataset.builtIn) await loadRows(store, clock, dataset, dataset.builtIn);
  }
}

/** Loads the rows over damaged ones. Returns false if the stored rows did not come with the program. */
export async function reloadBuiltIn(store: Store, clock: Clock, dataset: RegisterDataset): Promise<boolean> {
  const origin = (await store.datasets.state(datasetKey(dataset)))?.version?.origin;
  if (!dataset.builtIn || origin !== 'starter') return false;
  await loadRows(store, clock, dataset, dataset.builtIn, true);
  return true;
}

async function loadRows(
  store: Store,
  clock: Clock,
  dataset: RegisterDataset,
  rows: readonly RegisterRow[],
  isDamaged = false,
): Promise<void> {
  const key = datasetKey(dataset);
  const now = clock.now();
  const stored = (await store.datasets.state(key))?.version ?? null;
  const requested = isRequested(dataset);
  // Data from the agency have priority over rows that come with the program.
  if (requested && stored !== null && stored.origin !== 'starter') return;
  const capture = await store.captures.put(
    {
      dataset: key,
      askId: PROGRAM_ASK,
      url: dataset.landingPage,
      contentType: 'application/json',
      retrievedAt: now,
      etag: null,
      lastModified: null,
    },
    Buffer.from(JSON.stringify(rows)),
  );
  if (isDamaged || stored?.captures[0] !== capture.sha256) {
    await store.registers.load({
      dataset: key,
      columns: dataset.columns,
      key: dataset.key,
      rows: each(rows),
      version: {
        effectiveFrom: Math.max(now, stored?.effectiveFrom ?? now),
        recordedAt: now,
        origin: 'starter',
        kind: stored === null ? 'initial' : 'update',
        captures: [capture.sha256],
        publishedOn: null,
        note: null,
      },
    });
  }
  if (!requested) await store.datasets.noteCheck(key, now, null);
}

async function* each(rows: readonly RegisterRow[]): AsyncGenerator<RegisterRow> {
  yield* rows;
}
