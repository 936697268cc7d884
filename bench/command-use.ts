/** Runs a command of the built program, and measures its time and memory. */
import { spawnSync } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';

export interface Use {
  readonly seconds: number;
  /** The processor time of all threads. */
  readonly processorSeconds: number;
  /** The largest resident memory. */
  readonly bytes: number;
  readonly stdout: string;
}

const PROGRAM = fileURLToPath(new URL('../src/cli/wattle.js', import.meta.url));
const REPORTER = new URL('./servers/report-use.js', import.meta.url).href;

/** Throws if the command fails. */
export function useOf(args: readonly string[], env: Readonly<Record<string, string>>): Use {
  const startedAt = performance.now();
  const { status, stdout, stderr, output } = spawnSync(process.execPath, ['--import', REPORTER, PROGRAM, ...args], {
    env: { PATH: '/usr/bin:/bin', ...env },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  const seconds = (performance.now() - startedAt) / 1000;
  if (status !== 0) throw new Error(`wattle ${args.join(' ')} returned ${status}: ${stderr}`);
  const used = JSON.parse(output[3] ?? '') as Pick<Use, 'processorSeconds' | 'bytes'>;
  return { seconds, processorSeconds: used.processorSeconds, bytes: used.bytes, stdout };
}
