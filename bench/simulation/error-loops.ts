/**
 * Runs one operation many times. In each run, one statement fails in one way, until every statement has failed in every way. Then all
 * faults end, and the invariants must be true. SQLite is tested in the same way: https://www.sqlite.org/testing.html#i_o_error_testing
 */
import { createHash } from 'node:crypto';
import { at as itemAt } from '../../src/core/assert.ts';
import type { Captured } from '../../src/core/capture.ts';
import { importVintage, readVintage } from '../../src/ingest/vintages/import-vintage.ts';
import { askOf, table } from '../../test/ingest/tiny-dataset.ts';
import { FAULT_KINDS, type FaultKind } from './faulty-driver.ts';
import { saysOf } from './invariants.ts';
import type { Sabotage, SimulatedProcess } from './process.ts';
import { Random, withSeed } from './random.ts';
import { HEALING_OF_ONE_MS, Simulation } from './run.ts';
import { DATASETS, KEYS, type OpenBacking, openWorld, type World } from './world.ts';

const HOUR_MS = 3_600_000;

export interface Operation {
  /** Prepares the store before the operation. */
  prepare(simulation: Simulation, world: World): Promise<void>;
  perform(simulation: Simulation, process: SimulatedProcess, world: World): Promise<void>;
  /** Performs the operation again, for operations that renumber later versions. The result must be the same as without a failure. */
  readonly again?: (world: World) => Promise<string>;
}

async function publishAndIngest(simulation: Simulation, world: World): Promise<void> {
  await simulation.process.worker.runDue();
  world.clock.advance(25 * HOUR_MS);
  for (const file of world.files.values()) file.publish(world.clock.now());
}

/** A file older than all stored data. */
const OLDER = table({ published: '2023-01-30', rows: { '2022-10': [20, 1000], '2022-11': [21, 1010], '2022-12': [20, 1000] } });

async function importOlder({ store, clock }: Pick<SimulatedProcess, 'store'> & Pick<World, 'clock'>): Promise<void> {
  const dataset = itemAt(DATASETS, 0);
  const bytes = Buffer.from(OLDER);
  const captured: Captured = {
    sha256: createHash('sha256').update(bytes).digest('hex'),
    bytes,
    url: askOf('t1.csv').url,
    contentType: 'text/csv',
    retrievedAt: clock.now(),
    askId: 'import',
  };
  const vintage = await readVintage(dataset, captured, { published: null, basis: 'stated' });
  await importVintage(store, dataset, vintage, { now: clock.now(), accept: [] });
}

export const OPERATIONS: Readonly<Record<string, Operation>> = {
  ingest: { prepare: publishAndIngest, perform: (_simulation, { worker }) => worker.runDue() },
  registration: {
    prepare: async () => {},
    perform: async (simulation, process, { mailbox }) => {
      await simulation.register(process, 'new@example.org');
      await process.post.settled();
      // The second email first fails, so that it must be sent again.
      mailbox.mood = 'away';
      await simulation.register(process, 'other@example.org');
      await process.post.settled();
    },
  },
  delivery: {
    prepare: async (simulation, world) => {
      await publishAndIngest(simulation, world);
      await simulation.process.worker.runDue();
    },
    perform: (_simulation, { dispatcher }) => dispatcher.runDue(),
  },
  calls: {
    prepare: async () => {},
    perform: async (simulation, process, { clock }) => {
      await simulation.call(process, 3);
      clock.advance(1500);
      await process.quota.sweep();
      await simulation.call(process, 2);
    },
  },
  import: {
    prepare: async (simulation, world) => {
      await publishAndIngest(simulation, world);
      await simulation.process.worker.runDue();
    },
    perform: (_simulation, process, { clock }) => {
      // The clock moves by more than the clocks of processes may differ, because a rebuild sorts by time of arrival.
      clock.advance(5000);
      return importOlder({ store: process.store, clock });
    },
    again: async (world) => {
      await importOlder(world);
      const key = itemAt(KEYS, 0);
      const versions = await world.store.datasets.versions(key);
      const said = await Promise.all(versions.map(({ seq }) => saysOf(world.store, key, seq)));
      return said.join('\n');
    },
  },
};

export interface LoopResult {
  /** Number of statements without a failure, and number of failures. */
  readonly statements: number;
  readonly failures: number;
  readonly violations: readonly string[];
}

export interface LoopOptions {
  /** The maximum number of statements that fail in each way, spread over the operation. By default, each statement fails once. */
  readonly most?: number;
  readonly backing?: OpenBacking;
  /** A deliberate error in every process, to test the simulation. */
  readonly sabotage?: Sabotage;
  /** Called after each run. */
  readonly onRun?: (done: number, all: number) => void;
}

export async function errorLoop(operation: Operation, options: LoopOptions = {}): Promise<LoopResult> {
  const { most = Number.POSITIVE_INFINITY, onRun } = options;
  const { statements, places, violations, after } = await once(operation, null, options);
  const all = [...violations];
  const faults = FAULT_KINDS.flatMap((kind, i) => spread(places(kind), most, i).map((at) => ({ kind, at })));
  let failures = 0;
  for (const [i, fault] of faults.entries()) {
    const run = await once(operation, fault, options);
    failures += run.fired;
    const wrong = run.after === after ? [] : [`Other versions than without a fault: ${run.after}`];
    all.push(...[...run.violations, ...wrong].map((line) => `${fault.kind} at statement ${fault.at}: ${line}`));
    onRun?.(i + 1, faults.length);
  }
  return { statements, failures, violations: all };
}

/** Returns up to `most` places at equal distances. */
function spread(places: readonly number[], most: number, offset: number): readonly number[] {
  const every = Math.ceil(places.length / most) || 1;
  return places.filter((_, i) => i % every === offset % every);
}

interface Once {
  readonly statements: number;
  readonly fired: number;
  readonly places: (kind: FaultKind) => readonly number[];
  readonly violations: readonly string[];
  readonly after: string | null;
}

async function once(
  { prepare, perform, again }: Operation,
  fault: { readonly kind: FaultKind; readonly at: number } | null,
  { backing, sabotage }: LoopOptions,
): Promise<Once> {
  const random = new Random(1);
  return withSeed(random, async () => {
    const world = await openWorld(random, backing);
    try {
      const simulation = new Simulation(world, sabotage);
      await simulation.begin();
      await prepare(simulation, world);
      const { process } = simulation;
      const { faults } = process;
      const { statements: before, fired: firedBefore } = faults;
      if (fault === null) faults.record();
      else faults.arm({ ...fault, lasts: 1 });
      await simulation.tolerating('operation', process, () => perform(simulation, process, world));
      const [statements, fired] = [faults.statements - before, faults.fired - firedBefore];
      const places = (kind: FaultKind): readonly number[] => faults.placesOf(kind).filter((place) => place <= statements);
      await simulation.heal(again === undefined, HEALING_OF_ONE_MS);
      return { statements, fired, places, violations: world.violations, after: again === undefined ? null : await again(world) };
    } finally {
      await world.close();
    }
  });
}
