/** Messages about memory, and memory use: idle after a start with starter data, and after requests. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { SERIES } from '../../src/catalogue/series.ts';
import { present } from '../../src/core/assert.ts';
import { memoryMiB, memoryWarnings, releaseMemory } from '../../src/program/memory.ts';
import { remove, startWattle, temporaryFolder, until, wattle, withEndings } from './running.ts';

it('warns only if the memory is too small', () => {
  expect(memoryWarnings(384)).toEqual(['  memory 384 MB: Wattle needs 512 MB, and 1 GB to update from the agencies']);
  expect(memoryWarnings(512)).toEqual([]);
  expect(memoryMiB()).toBeGreaterThan(64);
});

it('returns memory to the system, and the program continues', async () => {
  let garbage: object[] | null = Array.from({ length: 500_000 }, (_, i) => ({ i }));
  const before = process.memoryUsage().heapUsed;
  expect(garbage).toHaveLength(500_000);
  garbage = null;
  await releaseMemory();
  expect(process.memoryUsage().heapUsed).toBeLessThan(before - 10_000_000);
});

/** Processor time of a call of `nextTick` after all memory was collected, ns. */
function tickTime(command: string): number {
  const probe = pathToFileURL(path.resolve('test/programs/tick-time.mjs')).href;
  const { stderr } = wattle([command, '--help'], { NODE_OPTIONS: `--import ${probe}` });
  return Number(present(/^tick (\d+) ns$/m.exec(stderr), stderr)[1]);
}

it('calls that each request makes stay quick in a server when memory is returned', () => {
  // 29 and 196 ns. Other commands are not protected.
  expect(tickTime('start')).toBeLessThan(tickTime('series') / 2);
});

const MIB = 1024 * 1024;
/** 501 after requests as measured, in a first start. The targets are 180 and 350. */
const [MOST_IDLE_MIB, MOST_AFTER_REQUESTS_MIB] = [250, 560];
const FORMATS = ['json', 'csv'];

it('stays small when idle and after a request for each series', () =>
  withEndings(async (onEnd) => {
    const folder = temporaryFolder();
    onEnd(() => remove(folder));
    const program = await startWattle({ WATTLE_DATA_DIR: folder, WATTLE_LOG_LEVEL: 'debug' });
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
  }));
