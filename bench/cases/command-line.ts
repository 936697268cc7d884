/** Measures commands of the built program. The starter data are already loaded. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { useOf } from '../command-use.ts';
import { type BenchCase, median, type Row, targetRow } from '../measure.ts';
import type { TargetName } from '../targets/targets.ts';

const ROUNDS = 9;
const COMMANDS: readonly (readonly [target: TargetName, args: readonly string[], mostSeconds: number])[] = [
  ['help', ['--help'], 0.15],
  ['completion', ['completion', 'bash'], 0.15],
  ['seriesCommand', ['series', 'AU.UNEMP.SA', '--json'], 0.25],
  ['searchCommand', ['search', 'house prices'], 0.4],
];

export const commandLine: BenchCase = {
  name: 'command-line',
  about: `Runs each command ${ROUNDS} times, after one run that is not counted. Values are medians of the elapsed time and of the processor time of all threads.`,
  async run(): Promise<readonly Row[]> {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'wattle-bench-'));
    const env = { WATTLE_DATA_DIR: folder, WATTLE_UPSTREAM: 'offline', WATTLE_LOG_LEVEL: 'error' };
    try {
      useOf(['datasets'], env);
      return COMMANDS.map(([target, args, most]) => {
        useOf(args, env);
        const uses = Array.from({ length: ROUNDS }, () => useOf(args, env));
        const seconds = median(uses.map((use) => use.seconds));
        const processor = median(uses.map((use) => use.processorSeconds));
        return targetRow(target, `${seconds.toFixed(2)} s (processor ${processor.toFixed(2)} s)`, seconds <= most);
      });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
