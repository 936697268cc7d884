/** A script that shares no code with the program recalculates each page for economists. recompute.test.ts does this for indicators. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Running, remove, startWattle, temporaryFolder } from '../program/running.ts';
import { withStarterProgram } from '../starter/loaded-starter.ts';
import { PARTS } from './parts.ts';
import { differs, Reader } from './recompute.ts';

let folder: string;
let wattle: Running;
beforeAll(async () => {
  folder = temporaryFolder();
  await withStarterProgram(folder);
  wattle = await startWattle({ WATTLE_DATA_DIR: folder, WATTLE_UPSTREAM: 'offline' });
});
afterAll(async () => {
  await wattle.stop();
  remove(folder);
});

test('the script imports nothing from the program', () => {
  const imports = readFileSync('test/independent/parts.ts', 'utf8').match(/^import .*$/gm) ?? [];
  expect(imports.map((line) => /from '([^']+)'/.exec(line)?.[1])).toEqual(['./recompute.ts']);
});

test.each(Object.entries(PARTS))('%s', async (_, part) => {
  const compared = await part(new Reader({ url: wattle.origin, key: wattle.key }));
  expect(compared.length).toBeGreaterThan(1);
  expect(compared.filter(differs)).toEqual([]);
});
