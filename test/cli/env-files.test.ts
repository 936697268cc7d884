/** Checks that a command reads settings from `.env`, from `--env-file` and from options. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCommand } from './run-command.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'wattle-test-'));
  writeFileSync(path.join(folder, '.env'), '# where people look\nWATTLE_URL=https://one.example.org\nexport OTHER="two\nlines"\n');
  writeFileSync(path.join(folder, 'two.env'), "WATTLE_URL='https://two.example.org'\n");
  writeFileSync(path.join(folder, 'three.env'), 'WATTLE_URL=https://three.example.org\n');
  writeFileSync(path.join(folder, 'wrong.env'), 'WATTLE_PORT=8080\nhunter2\n');
  writeFileSync(path.join(folder, 'open.env'), 'WATTLE_KEY="ak_1\nWATTLE_PORT=8080\n');
});
afterAll(() => rmSync(folder, { recursive: true }));

/** `wattle open` prints a URL that begins with WATTLE_URL. */
const open = (args: readonly string[], env: Readonly<Record<string, string>> = {}, place = folder) =>
  runCommand([...args, 'open', 'AU.CPI.YOY'], { env, folder: place });

it('.env in the working directory is read, later files have priority over earlier ones, and the environment has priority over all', async () => {
  expect((await open([])).stdout).toBe('https://one.example.org/series/AU.CPI.YOY\n');
  expect((await open(['--env-file', 'two.env'])).stdout).toContain('//two.');
  expect((await open(['--env-file', 'two.env', '--env-file', path.join(folder, 'three.env')])).stdout).toContain('//three.');
  expect((await open(['--env-file', 'two.env'], { WATTLE_URL: 'https://real.example.org' })).stdout).toContain('//real.');
});

it('a folder named .env is not a settings file', async () => {
  const place = path.join(folder, 'python');
  mkdirSync(path.join(place, '.env'), { recursive: true });
  expect((await open([], {}, place)).stdout).toBe('http://127.0.0.1:8080/series/AU.CPI.YOY\n');
});

it.each([
  ['wrong.env', 'Line 2 of wrong.env is not NAME=value.'],
  ['open.env', 'A value in open.env begins with " but has no closing ".'],
  ['missing.env', 'missing.env cannot be read: it does not exist.'],
])('%s is refused, and its content is not shown', async (file, said) => {
  const { status, stderr } = await open(['--env-file', file]);
  expect([status, stderr]).toEqual([5, expect.stringContaining(said)]);
  expect(stderr).not.toMatch(/hunter2|ak_1/);
});

it('every wrong setting is reported with its line, and a misspelt setting causes a warning', async () => {
  const { status, stderr } = await open([], { WATTLE_PORT: 'x', WATTLE_ROLE: 'boss' });
  expect([status, stderr.split('\n')]).toEqual([
    5,
    ['error 2 settings are not valid.', expect.stringMatching(/^ {2}WATTLE_PORT must/), expect.stringMatching(/^ {2}WATTLE_ROLE must/), ''],
  ]);
  const warned = await open([], { WATTLE_PROT: '1' });
  expect([warned.status, warned.stderr]).toEqual([0, expect.stringContaining('Did you mean WATTLE_PORT?')]);
});

it('--log-level accepts only its listed levels', async () => {
  expect((await open(['--log-level', 'debug'])).status).toBe(0);
  const { status, stderr } = await open(['--log-level', 'loud']);
  expect([status, stderr]).toEqual([2, expect.stringContaining('Allowed choices are trace, debug')]);
});

it('--help names a command that lists the settings, and that command lists them all', async () => {
  expect((await runCommand(['--help'])).stdout).toContain('`wattle settings` lists the settings');
  const { stdout } = await runCommand(['settings', '--json']);
  expect((JSON.parse(stdout) as { name: string }[]).map(({ name }) => name)).toContain('WATTLE_DATA_DIR');
  expect((await runCommand(['settings'])).stdout).toMatch(/^WATTLE_HOST\n {2}Address/);
});

it('-v is the same as --version', async () => {
  const { stdout } = await runCommand(['--version']);
  expect((await runCommand(['-v'])).stdout).toBe(stdout);
});
