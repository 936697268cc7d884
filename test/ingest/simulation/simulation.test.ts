/** Runs the simulation with some seeds. `npm run simulate -- --seeds 10000` tries more, and `--seed` repeats one. */
import { expect, it } from 'vitest';
import { simulate } from '../../../bench/simulation/run.ts';
import { SABOTAGE } from '../../../bench/simulation/sabotage.ts';

const SEEDS = 200;
/** The maximum number of runs until an added error is found. */
const TRIES = 40;
/** Half a minute of processor time takes longer on a machine with other load. */
const TIMEOUT_MS = 1_200_000;

it(`${SEEDS} seeds: nothing is lost, nothing is repeated, and old data are never shown as new`, { timeout: TIMEOUT_MS }, async () => {
  const went = new Map<string, number>();
  for (let seed = 1; seed <= SEEDS; seed += 1) {
    const { violations, counts } = await simulate(seed);
    expect(violations, `npm run simulate -- --seed ${seed}`).toEqual([]);
    for (const [name, n] of Object.entries(counts)) went.set(name, (went.get(name) ?? 0) + n);
  }
  // A simulation with few events would find nothing.
  for (const name of ['full', 'io', 'busy', 'cut', 'death', 'death_after', 'killed', 'publish', 'register', 'deliver', 'mail', 'read']) {
    expect(went.get(name), name).toBeGreaterThan(50);
  }
  expect(went.get('counted')).toBeGreaterThan(1000);
});

it('the same seed gives exactly the same run', async () => {
  const [one, again, other] = [await simulate(7), await simulate(7), await simulate(8)];
  expect(again).toEqual(one);
  expect(other.trail).not.toEqual(one.trail);
});

it.each(Object.entries(SABOTAGE))('the simulation finds %s', async (_what, { plant, seen }) => {
  for (let seed = 1; seed <= TRIES; seed += 1) {
    const { violations } = await simulate(seed, { sabotage: plant });
    if (violations.some((line) => seen.test(line))) return;
  }
  expect.unreachable(`None of ${TRIES} runs saw it.`);
});
