/** What a command loads: reading one series does without the search, the server and what they need, and the version without nearly everything. */
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtFile } from '../built.ts';
import { withStarterProgram } from '../starter/loaded-starter.ts';
import { remove, temporaryFolder } from './running.ts';

const run = promisify(execFile);
/** Many times what they take on a machine with nothing else to do: half a second, and a fifth of one. */
const LONGEST_MS = { series: 10_000, version: 5_000 } as const;

let data: string;
beforeAll(async () => {
  data = temporaryFolder();
  await withStarterProgram(data);
}, 180_000);
afterAll(() => remove(data));

/** The addresses of the modules that a command loads, and the shortest of two times that it takes without being watched. */
async function loadedBy(...words: string[]): Promise<{ readonly modules: readonly string[]; readonly tookMs: number }> {
  const list = path.join(data, 'modules.txt');
  const hook = `import fs from 'node:fs';export async function load(url,context,next){fs.appendFileSync(${JSON.stringify(list)},url+'\\n');return next(url,context)}`;
  const watch = `import{register}from'node:module';register(${JSON.stringify(`data:text/javascript,${encodeURIComponent(hook)}`)})`;
  writeFileSync(list, '');
  const env = { PATH: process.env['PATH'] ?? '', WATTLE_DATA_DIR: data, WATTLE_UPSTREAM: 'offline', WATTLE_LOG_LEVEL: 'warn' };
  const command = [builtFile('src/cli/wattle.js'), ...words];
  await run(process.execPath, ['--import', `data:text/javascript,${encodeURIComponent(watch)}`, ...command], { env });
  const times: number[] = [];
  for (let i = 0; i < 2; i++) {
    const from = performance.now();
    await run(process.execPath, command, { env });
    times.push(performance.now() - from);
  }
  return { modules: readFileSync(list, 'utf8').trimEnd().split('\n'), tookMs: Math.min(...times) };
}

it('one series is read without the search, the pages and the server', async () => {
  const { modules, tookMs } = await loadedBy('series', 'AU.CPI.YOY', '--limit', '2');
  expect(modules.some((url) => url.endsWith('/queries/series/resolve-series.js'))).toBe(true);
  const apart = /\/src\/(queries\/(search|finder|fred|charts)|http|web|mcp|webhooks|watch)\/|\/(minisearch|fastify|stripe|marked|@resvg)\//;
  expect(modules.filter((url) => apart.test(url))).toEqual([]);
  expect(tookMs).toBeLessThan(LONGEST_MS.series);
}, 120_000);

it('the version is told by a handful of modules', async () => {
  const { modules, tookMs } = await loadedBy('--version');
  expect(modules.filter((url) => url.includes('/dist/src/')).length).toBeLessThan(15);
  expect(tookMs).toBeLessThan(LONGEST_MS.version);
}, 120_000);
