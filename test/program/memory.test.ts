/** Checks messages about memory, and memory use after a start with starter data and after requests. */
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { SERIES } from '../../src/catalogue/series.ts';
import { present } from '../../src/core/assert.ts';
import { memoryMiB, memoryWarnings, releaseAtRest, releaseMemory } from '../../src/program/memory.ts';
import { remove, startWattle, temporaryFolder, until, wattle, withEndings } from './running.ts';

it('the program warns only if the memory is too small', () => {
  expect(memoryWarnings(384)).toEqual(['  memory 384 MB: Wattle needs 512 MB, and 1 GB to update from the agencies']);
  expect(memoryWarnings(512)).toEqual([]);
  expect(memoryMiB()).toBeGreaterThan(64);
});

it('the program returns memory to the system, and continues', async () => {
  let garbage: object[] | null = Array.from({ length: 500_000 }, (_, i) => ({ i }));
  const before = process.memoryUsage().heapUsed;
  expect(garbage).toHaveLength(500_000);
  garbage = null;
  await releaseMemory();
  expect(process.memoryUsage().heapUsed).toBeLessThan(before - 10_000_000);
});

it('the program returns memory when it is idle only if the heap has grown', async () => {
  const stopping = new AbortController();
  let releases = 0;
  await releaseAtRest(stopping.signal, () => (releases += 1), { lookEveryMs: 20, mostUse: 10, leastGrowthMiB: 16 });
  await pause(200);
  expect(releases).toBe(0);
  const grown = Array.from({ length: 1_000_000 }, (_, i) => ({ i }));
  await until('memory is returned', () => releases === 1);
  await pause(200);
  expect(releases).toBe(1);
  stopping.abort();
  expect(grown).toHaveLength(1_000_000);
});

/** Returns the processor time for one call of `nextTick` after a full garbage collection, in ns. */
function tickTime(command: string): number {
  const probe = pathToFileURL(path.resolve('test/programs/tick-time.mjs')).href;
  const { stderr } = wattle([command, '--help'], { NODE_OPTIONS: `--import ${probe}` });
  return Number(present(/^tick (\d+) ns$/m.exec(stderr), stderr)[1]);
}

it('the calls in each request stay fast in a server after memory is returned', () => {
  // Measured: 29 and 196 ns. Other commands do not have this protection.
  expect(tickTime('start')).toBeLessThan(tickTime('series') / 2);
});

const MIB = 1024 * 1024;
/** Measured with 4 GB of heap: 215 when idle, 344 after requests, and 265 when idle again. The targets are 180 and 350. */
const [MOST_IDLE_MIB, MOST_AFTER_REQUESTS_MIB, MOST_AT_REST_MIB] = [240, 520, 300];
const FORMATS = ['json', 'csv'];

it('the program needs little memory when it is idle and after a request for each series', () =>
  withEndings(async (onEnd) => {
    const folder = temporaryFolder();
    onEnd(() => remove(folder));
    const program = await startWattle({ WATTLE_DATA_DIR: folder, WATTLE_LOG_LEVEL: 'debug', WATTLE_WARM_UP: 'on' });
    onEnd(() => program.stop());
    const residentMiB = async (): Promise<number> => {
      const [, bytes] = /^process_resident_memory_bytes (\S+)$/m.exec(await (await program.get('/metrics')).text()) ?? [];
      return Number(bytes) / MIB;
    };
    await until('search and pages', () => program.output().includes('Search and pages are ready'));
    expect(await residentMiB()).toBeLessThan(MOST_IDLE_MIB);
    let answered = 0;
    for (const [i, { id }] of SERIES.entries()) {
      const answer = await program.get(`/v1/series/${id}?format=${FORMATS[i % FORMATS.length]}`);
      await answer.arrayBuffer();
      if (answer.status === 200) answered += 1;
    }
    expect(answered).toBeGreaterThan(1500);
    expect(await residentMiB()).toBeLessThan(MOST_AFTER_REQUESTS_MIB);
    await until('unused memory is returned', () => program.output().includes('Unused memory was returned to the system'));
    expect(await residentMiB()).toBeLessThan(MOST_AT_REST_MIB);
  }));
