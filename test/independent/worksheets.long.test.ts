/**
 * Recalculates release cards, forecasts, board days, revisions, panels, worksheets and figure checks in Python, from responses of
 * `/v1/series` and `/v1/data`.
 */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Running, remove, startWattle, temporaryFolder } from '../program/running.ts';
import { needs } from '../programs/needs.ts';
import { withStarterProgram } from '../starter/loaded-starter.ts';

const SCRIPT = 'test/independent/worksheets.py';
const LIBRARIES = ['calendar', 'datetime', 'functools', 'json', 'math', 'os', 'sys', 'urllib.parse', 'urllib.request'];
const MINUTES_MS = 600_000;
/** The subjects, with the minimum number of values in the starter data. */
const LEAST = {
  'release cards': 200,
  'cash rate cards': 80,
  forecasts: 15_000,
  'board days': 2000,
  revisions: 200,
  panels: 70_000,
  'CPI laboratory': 1000,
  'my inflation': 70,
  'housing desk': 120,
  'GDP partials': 15,
  rules: 13,
  'figure checks': 12,
} as const;

interface Compared {
  readonly subject: string;
  readonly values: number;
  readonly faults: readonly string[];
}

test.each([SCRIPT, 'test/independent/worksheets_more.py'])('%s uses only the standard library', (file) => {
  const imports = [...readFileSync(file, 'utf8').matchAll(/^ *(?:import|from) ([\w.]+)/gm)].map(([, name]) => name);
  expect(imports.filter((name) => !LIBRARIES.includes(String(name)) && !String(name).startsWith('worksheets'))).toEqual([]);
});

describe('recalculated in Python', needs('Python 3.10'), () => {
  let folder: string;
  let wattle: Running;
  let compared: readonly Compared[];
  beforeAll(async () => {
    folder = temporaryFolder();
    await withStarterProgram(folder);
    wattle = await startWattle({ WATTLE_DATA_DIR: folder, WATTLE_UPSTREAM: 'offline', WATTLE_BURST_PER_MINUTE: '1000000' });
    const { stdout } = await promisify(execFile)('python3', [SCRIPT], {
      env: { ...process.env, WATTLE_URL: wattle.origin, WATTLE_KEY: wattle.key, PYTHONDONTWRITEBYTECODE: '1' },
    });
    compared = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Compared);
  }, MINUTES_MS);
  afterAll(async () => {
    await wattle.stop();
    remove(folder);
  });

  test.each(Object.entries(LEAST))('%s', (subject, least) => {
    const found = compared.find((one) => one.subject === subject);
    expect(found?.faults).toEqual([]);
    expect(found?.values).toBeGreaterThanOrEqual(least);
  });
});
