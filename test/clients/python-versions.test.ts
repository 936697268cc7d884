/** Every supported version of Python imports the Python client. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { needsThat } from '../programs/needs.ts';

const CLIENT = path.resolve('clients', 'python');
const OLDEST = 10;
const NEWEST = 14;
const work = mkdtempSync(path.join(os.tmpdir(), 'wattle-python-versions-'));
afterAll(() => rmSync(work, { recursive: true, force: true }));

const PATH = process.env['PATH'] ?? '';
/** pyenv in PATH runs a version if it is named. */
const environmentOf = (name: string) => ({ PATH, HOME: os.homedir(), PYENV_VERSION: name.slice('python'.length) });

const NAMES = Array.from({ length: NEWEST - OLDEST + 1 }, (_, i) => `python3.${OLDEST + i}`);
const isThere = (name: string): boolean => spawnSync(name, ['-c', 'pass'], { env: environmentOf(name) }).status === 0;

it('the Python client states the oldest supported version', () => {
  expect(readFileSync(path.join(CLIENT, 'pyproject.toml'), 'utf8')).toContain(`requires-python = ">=3.${OLDEST}"`);
});

const testOf = (name: string) => () => {
  // Replaces httpx, which the test does not use: every name in it is a class.
  writeFileSync(path.join(work, 'httpx.py'), 'def __getattr__(name):\n    return type(name, (Exception,), {})\n');
  const env = {
    ...environmentOf(name),
    PYTHONPATH: [work, path.join(CLIENT, 'src')].join(path.delimiter),
    PYTHONDONTWRITEBYTECODE: '1',
  };
  const { status, stderr } = spawnSync(name, ['-c', 'import wattle_data; wattle_data.Wattle; wattle_data.AsyncWattle'], {
    env,
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
};

for (const name of NAMES) it(name, needsThat(isThere(name), name), testOf(name));
