/** Contains the running processes of a simulation, and everything that remains when they end: data, clock, agencies and receivers. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Clock, FixedClock } from '../../src/core/clock.ts';
import type { DatasetKey, TimeSeriesDataset } from '../../src/core/define-dataset.ts';
import type { SeriesHandle } from '../../src/core/define-series.ts';
import type { NamedSeries } from '../../src/ingest/apply/events.ts';
import type { IngestCatalogue } from '../../src/ingest/jobs/scheduler.ts';
import type { CaptureBytes } from '../../src/store/captures/bytes.ts';
import { openSqliteStore } from '../../src/store/open/sqlite-store.ts';
import type { Store } from '../../src/store/ports/port.ts';
import { type DriverDatabase, openFile } from '../../src/store/sqlite/driver.ts';
import { askOf, source, tiny } from '../../test/ingest/tiny-dataset.ts';
import { Faults, FaultyDatabase } from './faulty-driver.ts';
import { AgencyFile, MemoryBytes, Receiver } from './outside.ts';
import type { Random } from './random.ts';

/** Number of calls per month for each account. */
export const LIMIT = 40;

export const DATASETS: readonly TimeSeriesDataset[] = ['T1', 'T2'].map((id) => {
  const file = `${id.toLowerCase()}.csv`;
  return tiny({ id, title: `Tiny table ${id}`, asks: () => [askOf(file)], cadence: { checkEveryMinutes: 60, maxAgeDays: null } });
});
export const KEYS: readonly DatasetKey[] = DATASETS.map(({ id }) => `rba/${id}` as DatasetKey);

const handles: readonly SeriesHandle[] = DATASETS.flatMap((dataset) =>
  ['AAA', 'BBB'].map((code) => ({
    id: `AU.TEST.${dataset.id}.${code}`,
    title: code,
    description: 'Invented.',
    dataset,
    select: { SERIES: code },
    units: 'Per cent',
    unitsShort: '%',
    frequency: 'M',
    adjustment: 'original',
    place: 'Australia',
    topic: 'prices',
    tags: [],
  })),
);

const NAMED: NamedSeries = {
  seriesOfDataset: ({ id }) => handles.filter(({ dataset }) => dataset.id === id),
  headlinesOf: ({ id }) => handles.filter(({ dataset }) => dataset.id === id),
};

const CATALOGUE: IngestCatalogue = {
  datasets: () => DATASETS,
  sources: () => [source],
  findDataset: (_source: string, id: string) => DATASETS.find((one) => one.id === id) ?? null,
};

export interface World {
  readonly random: Random;
  readonly clock: FixedClock;
  readonly folder: string;
  /** The store without faults, for checking the invariants. */
  readonly store: Store;
  readonly files: ReadonlyMap<string, AgencyFile>;
  readonly bytes: MemoryBytes;
  readonly catalogue: IngestCatalogue;
  readonly named: NamedSeries;
  readonly receiver: Receiver;
  readonly mailbox: Receiver;
  /** One sentence for each violation. */
  readonly violations: string[];
  /** Opens a store whose statements fail according to `faults`. */
  openStore(clock: Clock, faults: Faults): Store;
  faults(): Faults;
  close(): Promise<void>;
}

/** Stores a world's data, which all processes share. */
export interface Backing {
  /** @param faults faults of the store, or null for a store that never fails */
  open(clock: Clock, faults: Faults | null): Store;
  faults(): Faults;
  close(): Promise<void>;
}
export interface Place {
  readonly folder: string;
  readonly bytes: CaptureBytes;
}
export type OpenBacking = (place: Place) => Promise<Backing>;

/** Stores the data in in-memory databases. */
export const inSqlite: OpenBacking = async ({ folder, bytes }) => {
  const drivers = new Map<string, DriverDatabase>();
  const database = (file: string): DriverDatabase => {
    const name = path.basename(file);
    const known = drivers.get(name) ?? openFile(':memory:', { readOnly: false });
    drivers.set(name, known);
    return known;
  };
  return {
    open: (clock, faults) => {
      const open = (file: string): DriverDatabase =>
        faults === null ? { ...methodsOf(database(file)), close: () => {} } : new FaultyDatabase(database(file), faults);
      return openSqliteStore({ dataDir: folder, clock, bytes, open });
    },
    faults: () => new Faults(),
    close: async () => {
      for (const driver of drivers.values()) driver.close();
    },
  };
};

export async function openWorld(random: Random, openBacking = inSqlite, now = '2026-05-11T03:00:00Z'): Promise<World> {
  const clock = new FixedClock(now);
  const folder = mkdtempSync(path.join(tmpdir(), 'wattle-simulation-'));
  const bytes = new MemoryBytes();
  const backing = await openBacking({ folder, bytes });
  const store = backing.open(clock, null);
  await store.migrate();
  const violations: string[] = [];
  const files = DATASETS.map(({ id }) => new AgencyFile(`${id.toLowerCase()}.csv`, random, clock.now()));
  return {
    random,
    clock,
    folder,
    store,
    bytes,
    violations,
    catalogue: CATALOGUE,
    named: NAMED,
    openStore: backing.open,
    faults: backing.faults,
    files: new Map(files.map((file) => [file.name, file])),
    receiver: new Receiver('The receiver of webhooks', violations),
    mailbox: new Receiver('The mail box', violations),
    close: async () => {
      await store.close();
      await backing.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const methodsOf = (driver: DriverDatabase): DriverDatabase => ({
  exec: (sql) => driver.exec(sql),
  prepare: (sql) => driver.prepare(sql),
  close: () => driver.close(),
});
