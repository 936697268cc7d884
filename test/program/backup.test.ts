/**
 * Makes backups with the built program during writes, verifies them, and restores them to the same responses. Also tests the changes in an
 * upgrade.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withStarterProgram } from '../starter/loaded-starter.ts';
import { type Running, remove, startWattle, temporaryFolder, wattle, wattleBeside } from './running.ts';

const ROOT = temporaryFolder();
const folderOf = (name: string): string => path.join(ROOT, name);
const MASTER = 'c0'.repeat(32);
const envOf = (dataDir: string): Record<string, string> => ({
  WATTLE_DATA_DIR: dataDir,
  WATTLE_MASTER_KEY: MASTER,
  WATTLE_DEV_KEY: 'ak_backup',
  WATTLE_FREE_MONTHLY_CALLS: '1000000',
  WATTLE_BURST_PER_MINUTE: '1000000',
});
const QUESTIONS = [
  '/v1/series/AU.CPI.YOY?limit=20',
  '/v1/real-wages?start_period=2022-Q2',
  '/v1/data/rba/F1.1?series=cash_rate_target&limit=50',
  '/v1/series/AU.CPI.YOY/revisions?limit=5',
  '/v1/releases?limit=20',
];

async function answersOf(program: Running): Promise<readonly unknown[]> {
  const answers = [];
  for (const question of QUESTIONS) {
    const response = await program.get(question);
    expect(response.status, question).toBe(200);
    answers.push(((await response.json()) as { data: unknown }).data);
  }
  return answers;
}

async function register(program: Running, email: string): Promise<string> {
  const response = await fetch(`${program.origin}/v1/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  return ((await response.json()) as { api_key: string }).api_key;
}

describe('a backup', () => {
  const [original, restored, backups] = [folderOf('original'), folderOf('restored'), folderOf('backups')];
  let before: readonly unknown[];
  let key: string;

  beforeAll(async () => {
    await withStarterProgram(original);
    const program = await startWattle(envOf(original));
    before = await answersOf(program);
    key = await register(program, 'first@example.org');
    let isOver = false;
    let failures = 0;
    const load = (async () => {
      while (!isOver) {
        const { status } = await program.get(QUESTIONS[0] ?? '');
        if (status !== 200) failures += 1;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    })();
    await wattleBeside(['backup', backups], envOf(original));
    isOver = true;
    await load;
    expect(failures).toBe(0);
    await program.stop();
  });
  afterAll(() => remove(ROOT));

  it('is made under load and verified, and gives the same responses after it is restored', async () => {
    expect(wattle(['restore', backups], envOf(restored))).toMatchObject({ status: 0, stderr: '' });
    const program = await startWattle(envOf(restored));
    try {
      expect(await answersOf(program)).toEqual(before);
      const whoami = await fetch(`${program.origin}/v1/whoami`, { headers: { authorization: `Bearer ${key}` } });
      expect(whoami.status).toBe(200);
    } finally {
      await program.stop();
    }
  });

  it('and an empty folder have different changes in an upgrade', () => {
    expect(wattle(['upgrade', '--check'], envOf(original))).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('up to date for version'),
    });
    const check = wattle(['upgrade', '--check'], envOf(folderOf('new')));
    expect(check.status).toBe(6);
    expect(check.stdout).toMatch(/to do data 1: /);
    expect(existsSync(folderOf('new'))).toBe(false);
  });
});
