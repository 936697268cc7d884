/** Builds a dataset in memory, for example during a rebuild. The finished dataset then replaces the stored one. */
import { machineClock } from '../../core/clock.ts';
import type { DatasetKey } from '../../core/define-dataset.ts';
import type { Store } from '../ports/port.ts';
import type { DatasetDelta, DatasetHistory, Insertion, Rewrite, Version } from '../ports/series.ts';
import { deltasByVersion } from '../series/histories.ts';
import { SqliteDatasetStore } from '../series/sqlite.ts';
import { ChangeCounter } from '../sqlite/change-counter.ts';
import { SqliteDatabase } from '../sqlite/database.ts';
import { migrateFile } from '../sqlite/migrate.ts';
import { DATA_MIGRATIONS } from '../sqlite/migrations.ts';
import { withParts } from './store-parts.ts';

export type StagedVersion = Rewrite['deltas'][number];

/** A store in which datasets are temporary and empty at first. All other data are from the real store. */
export interface Staging {
  readonly store: Store;
  /** All versions written to a dataset, in order, for writing to another store. */
  versions(dataset: DatasetKey): Promise<readonly StagedVersion[]>;
  close(): void;
}

export function openStaging(store: Store): Staging {
  const db = SqliteDatabase.open(':memory:', { synchronous: 'NORMAL', cacheMiB: 8 });
  migrateFile(db, DATA_MIGRATIONS, machineClock);
  const datasets = new RecordingDatasetStore(db, new ChangeCounter(db), { expectAsWritten: async () => {} }, () => {});
  return { store: withParts(store, { datasets }), versions: (dataset) => datasets.versionsOf(dataset), close: () => db.close() };
}

class RecordingDatasetStore extends SqliteDatasetStore {
  readonly #versions = new Map<DatasetKey, readonly StagedVersion[]>();
  /** Datasets with an inserted vintage, which changed later versions. Their versions are read again when they are needed. */
  readonly #changed = new Set<DatasetKey>();

  async versionsOf(dataset: DatasetKey): Promise<readonly StagedVersion[]> {
    if (this.#changed.delete(dataset)) this.#versions.set(dataset, await this.#readAgain(dataset));
    return this.#recorded(dataset);
  }

  #recorded(dataset: DatasetKey): readonly StagedVersion[] {
    return this.#versions.get(dataset) ?? [];
  }

  async #readAgain(dataset: DatasetKey): Promise<readonly StagedVersion[]> {
    const deltas = deltasByVersion(await this.histories(dataset));
    const versions: StagedVersion[] = [];
    for (const { dataset: _d, seq, added: _a, changed: _c, removed: _r, ...version } of await this.versions(dataset)) {
      versions.push({ version, dimensions: await this.dimensions(dataset, seq), series: deltas.get(seq) ?? [] });
    }
    return versions;
  }

  override async insert(insertion: Insertion): Promise<Version> {
    const version = await super.insert(insertion);
    this.#changed.add(insertion.dataset);
    return version;
  }

  override async apply(delta: DatasetDelta): Promise<Version> {
    // `delta.series` may be a generator, which can be read only once. The list can be read again.
    const whole = { ...delta, series: [...delta.series] };
    const version = await super.apply(whole);
    this.#versions.set(delta.dataset, [...this.#recorded(delta.dataset), stagedOf(whole)]);
    return version;
  }

  override async fill(history: DatasetHistory): Promise<void> {
    await super.fill(history);
    const { dataset, dimensions, versions, deltas } = history;
    this.#versions.set(
      dataset,
      versions.map((version, i) => ({ version, dimensions, series: deltas.get(i + 1) ?? [] })),
    );
  }

  override async rewrite(rewrite: Rewrite): Promise<readonly Version[]> {
    const deltas = rewrite.deltas.map((delta) => ({ ...delta, series: [...delta.series] }));
    const versions = await super.rewrite({ ...rewrite, deltas });
    this.#versions.set(rewrite.dataset, [...this.#recorded(rewrite.dataset).slice(0, rewrite.after), ...deltas.map(stagedOf)]);
    return versions;
  }
}

/** Omits events. If data are written again, subscribers must not be notified. */
const stagedOf = ({ layout, version, dimensions, series }: StagedVersion): StagedVersion => ({
  ...(layout === undefined ? {} : { layout }),
  version,
  dimensions,
  series,
});
