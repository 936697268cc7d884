/** Defines the bench measurements. Two or more contestants run in turns. Results are medians over the rounds, and ratios. */
import { performance } from 'node:perf_hooks';
import { TARGETS, type TargetName } from './targets/targets.ts';

export interface Contestant {
  readonly name: string;
  /** Does the work once and returns the score. A higher score is better, except in cases that measure seconds. */
  readonly run: () => Promise<number> | number;
}

export interface Row {
  readonly what: string;
  readonly value: string;
  /** The target for this row in one sentence. Null if it has no target. */
  readonly bar: string | null;
  readonly met: boolean | null;
  /** The target in bench/targets/targets.ts that this row reports. */
  readonly target?: TargetName;
}

export interface BenchCase {
  readonly name: string;
  readonly about: string;
  run(): Promise<readonly Row[]>;
}

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
};

/** Runs each contestant once as a warm-up, then all of them in turns for `rounds` rounds. Returns each median score. */
export async function byTurns(contestants: readonly Contestant[], rounds: number): Promise<readonly number[]> {
  const scores: number[][] = contestants.map(() => []);
  for (const contestant of contestants) await contestant.run();
  for (let round = 0; round < rounds; round += 1) {
    for (const [i, contestant] of contestants.entries()) scores[i]?.push(await contestant.run());
  }
  return scores.map(median);
}

export async function seconds(work: () => Promise<unknown> | unknown): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}

export const ratioRow = (what: string, ratio: number, atLeast: number): Row => ({
  what,
  value: ratio.toFixed(2),
  bar: `at least ${atLeast}`,
  met: ratio >= atLeast,
});

export const noteRow = (what: string, value: string): Row => ({ what, value, bar: null, met: null });

/** Returns a row for a target. `isMet` is null if it could not be measured. */
export const targetRow = (target: TargetName, value: string, isMet: boolean | null): Row => ({
  what: TARGETS[target].what,
  value,
  bar: TARGETS[target].target,
  met: isMet,
  target,
});
