/** Runs Schemathesis on the OpenAPI document. Every run tests a part. `SCHEMATHESIS=all` tests all of it, which takes some minutes. */
import { execFile } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Running, remove, startWattle, temporaryFolder } from '../program/running.ts';
import { needs } from '../programs/needs.ts';
import { withStarterProgram } from '../starter/loaded-starter.ts';
import { PYTHON_MS, python } from './python.ts';

const IS_WHOLE = process.env['SCHEMATHESIS'] === 'all';
/** One operation of each kind of parameter, and one with a body. */
const PART = [
  'readSeries',
  'signal_real_wages',
  'listReleases',
  'fredTags',
  'fredReleaseObservations',
  'seriesFile',
  'sdmx21Data',
  'sdmx30Structure',
  'subscribe',
  'mcp',
];
const EXAMPLES = IS_WHOLE ? 10 : 4;
const LONGEST_MS = IS_WHOLE ? 1_800_000 : 180_000;
const SETTINGS = path.resolve('test', 'clients', 'schemathesis');

let data: string;
let work: string;
let program: Running;
beforeAll(async () => {
  data = temporaryFolder();
  work = mkdtempSync(path.join(os.tmpdir(), 'wattle-schemathesis-'));
  copyFileSync(path.join(SETTINGS, 'hooks.py'), path.join(work, 'hooks.py'));
  await withStarterProgram(data);
  program = await startWattle({
    WATTLE_DATA_DIR: data,
    WATTLE_FREE_MONTHLY_CALLS: 'unlimited',
    WATTLE_BURST_PER_MINUTE: '1000000',
    // Schemathesis causes errors on purpose, and each refusal would be a log line.
    WATTLE_LOG_LEVEL: 'error',
  });
});
afterAll(async () => {
  await program?.stop();
  remove(data);
  rmSync(work, { recursive: true, force: true });
});

describe('Schemathesis', needs('Python 3.10'), () => {
  beforeAll(python, PYTHON_MS);

  it(
    'finds only responses that the document describes, in all its phases',
    async () => {
      const { paths } = (await (await program.get('/openapi.json')).json()) as {
        paths: Record<string, Record<string, { operationId: string }>>;
      };
      const known = new Set(Object.values(paths).flatMap((item) => Object.values(item).map(({ operationId }) => operationId)));
      expect(PART.filter((id) => !known.has(id))).toEqual([]);
      // A stream never ends.
      const chosen = IS_WHOLE ? ['--exclude-operation-id', 'stream'] : PART.flatMap((id) => ['--include-operation-id', id]);
      const reported = await schemathesis(await python(), [
        ...['--config-file', path.join(SETTINGS, 'schemathesis.toml'), 'run', `${program.origin}/openapi.json`],
        ...['-H', `Authorization: Bearer ${program.key}`, '--no-color', '--seed', '1', '--workers', '1', '--warnings', 'off'],
        ...['--phases', 'examples,coverage,fuzzing,stateful', '--max-examples', String(EXAMPLES), ...chosen],
      ]);
      expect(reported.output).toMatch(/✅ {2}Examples[\s\S]*✅ {2}Coverage[\s\S]*✅ {2}Fuzzing/);
      expect(reported.code, reported.output.slice(-8000)).toBe(0);
    },
    LONGEST_MS,
  );
});

/** Runs Schemathesis in a separate folder, because it stores data in the working directory. */
function schemathesis(interpreter: string, args: readonly string[]): Promise<{ readonly code: number; readonly output: string }> {
  const env = { PATH: process.env['PATH'] ?? '', HOME: work, SCHEMATHESIS_HOOKS: 'hooks', PYTHONPATH: work };
  const command = ['-c', 'from schemathesis.cli import schemathesis; schemathesis()', ...args];
  return new Promise((resolve) => {
    execFile(interpreter, command, { cwd: work, env, timeout: LONGEST_MS, maxBuffer: 1 << 26 }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : Number(error.code ?? -1), output: `${stdout}${stderr}` }),
    );
  });
}

it('tests only operations in the document', async () => {
  const { paths } = (await (await program.get('/openapi.json')).json()) as {
    paths: Record<string, Record<string, { operationId: string }>>;
  };
  const known = Object.values(paths).flatMap((item) => Object.values(item).map(({ operationId }) => operationId));
  expect(PART.filter((id) => !known.includes(id))).toEqual([]);
});
