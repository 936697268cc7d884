/**
 * Runs one operation many times. In each run, a different statement that writes values stores one bit incorrectly. No changed value may
 * be shown. The check must report the difference, and a rebuild must restore the published value.
 */
import { at as itemAt } from '../../src/core/assert.ts';
import { WattleError } from '../../src/core/errors.ts';
import { rebuild } from '../../src/ingest/jobs/rebuild.ts';
import { OPERATIONS, type Operation } from './error-loops.ts';
import { saysOf } from './invariants.ts';
import { Random, withSeed } from './random.ts';
import { Simulation } from './run.ts';
import { DATASETS, KEYS, openWorld, type World } from './world.ts';

export interface FlipResult {
  /** Number of bits that were stored incorrectly, and number after which a value was refused at once. */
  readonly flips: number;
  readonly refused: number;
  /**
   * Outcomes. `unseen`: no check reports the bit, and every value is right. `repaired`: a rebuild repaired the data. `named`: the rebuild
   * reported the missing file.
   */
  readonly unseen: number;
  readonly repaired: number;
  readonly named: number;
  readonly violations: readonly string[];
}

/** Operations that write rows with a digest. */
export const FLIPPED = Object.entries(OPERATIONS).filter(([name]) => name === 'ingest' || name === 'import');

const REFUSED = 'refused';
const QUIET = { info: () => {}, warn: () => {}, error: () => {} };

/** The distance between changed values. It is coprime to the number of values in statements, so that every value is changed in some run. */
const STRIDE = 7;

/** @param places number of runs for each statement. Each run changes another bit */
export async function flipLoop(operation: Operation, places: number): Promise<FlipResult> {
  const sound = await once(operation, null, []);
  const published = sound.after.split('\n');
  const violations: string[] = [];
  const counts = { flips: 0, refused: 0, unseen: 0, repaired: 0, named: 0 };
  for (let at = 1; at <= sound.writes; at += 1) {
    for (let place = 0; place < places; place += 1) {
      const run = await once(operation, { at, place: STRIDE * place + at }, published);
      if (run.outcome === null) continue;
      counts.flips += 1;
      counts.refused += run.isRefused ? 1 : 0;
      counts[run.outcome] += 1;
      const isRight =
        run.outcome === 'named'
          ? run.after.split('\n').every((one) => isRefusal(one) || published.includes(one))
          : run.after === sound.after;
      const wrong = isRight ? [] : [`Then it says ${run.after} instead of ${sound.after}`];
      violations.push(...[...run.violations, ...wrong].map((line) => `Statement ${at}, place ${place}: ${line}`));
    }
  }
  return { ...counts, violations };
}

interface Flip {
  readonly at: number;
  readonly place: number;
}

async function once({ prepare, perform }: Operation, flip: Flip | null, published: readonly string[]) {
  const random = new Random(1);
  return withSeed(random, async () => {
    const world = await openWorld(random);
    try {
      const simulation = new Simulation(world);
      await simulation.begin();
      await prepare(simulation, world);
      const { process } = simulation;
      const before = process.faults.written;
      if (flip !== null) process.faults.flip(flip.at, flip.place);
      await simulation.tolerating('operation', process, () => perform(simulation, process, world));
      const writes = process.faults.written - before;
      const flipped = process.faults.fired > 0;
      const isRefused = flipped && (await isRefusedIn(world, published));
      const outcome = flipped ? await outcomeOf(world) : null;
      return { writes, outcome, isRefused, violations: world.violations, after: await everything(world) };
    } finally {
      await world.close();
    }
  });
}

/** Returns whether a value is refused. Adds a violation if a value that was never published is shown. */
async function isRefusedIn({ store, violations }: World, published: readonly string[]): Promise<boolean> {
  let isRefused = false;
  for (const key of KEYS) {
    for (const { seq } of await store.datasets.versions(key)) {
      try {
        const says = await saysOf(store, key, seq);
        if (!published.includes(says)) violations.push(`${key}@${seq} shows ${says}`);
      } catch (error) {
        if (!(error instanceof WattleError && error.code === 'DATA_DAMAGED')) throw error;
        isRefused = true;
      }
    }
  }
  return isRefused;
}

/** Returns the outcome of a check and a rebuild after a damaged bit. */
async function outcomeOf({ store, clock, violations }: World): Promise<'unseen' | 'repaired' | 'named'> {
  let outcome: 'unseen' | 'repaired' = 'unseen';
  for (const [i, key] of KEYS.entries()) {
    const damages = (await store.integrity.verify(key, clock.now()))?.damages ?? [];
    if (damages.length === 0) continue;
    outcome = 'repaired';
    const restart = () => Promise.reject(new Error('Nothing here is starter data.'));
    try {
      await rebuild({ store, origin: 'live', log: QUIET, restart }, itemAt(DATASETS, i));
    } catch (error) {
      // If the record with the file name is damaged, the error reports the missing file. The dataset is still refused.
      if (!(error instanceof WattleError && error.code === 'DATA_UNAVAILABLE')) throw error;
      return 'named';
    }
    const left = (await store.integrity.verify(key, clock.now()))?.damages ?? [];
    if (left.length > 0) violations.push(`${key} is damaged after the rebuild: ${left[0]?.part} ${left[0]?.detail}`);
  }
  return outcome;
}

const isRefusal = (text: string): boolean => text === REFUSED;

async function everything({ store }: World): Promise<string> {
  const all: string[] = [];
  for (const key of KEYS) {
    for (const { seq } of await store.datasets.versions(key)) {
      try {
        all.push(await saysOf(store, key, seq));
      } catch (error) {
        if (!(error instanceof WattleError && error.code === 'DATA_DAMAGED')) throw error;
        all.push(REFUSED);
      }
    }
  }
  return all.join('\n');
}
