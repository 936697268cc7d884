/** Runs an operator's account commands in an installation with its own master key. */
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { lockFolder } from '../../src/store/sqlite/folder-lock.ts';
import { runCommand } from '../cli/run-command.ts';
import { remove, temporaryFolder } from './running.ts';

const folder = temporaryFolder();
afterAll(() => remove(folder));
const run = (...args: string[]) => runCommand(args, { env: { WATTLE_DATA_DIR: folder, WATTLE_UPSTREAM: 'sandbox' } });

it('commands create and invite accounts, list actions, and encrypt everything with another master key', { timeout: 60_000 }, async () => {
  const made = await run('--json', 'account', 'create', 'first@example.org');
  expect(made.status, made.stderr).toBe(0);
  expect(JSON.parse(made.stdout)).toMatchObject([{ email: 'first@example.org', tier: 'free', api_key: expect.stringMatching(/^ak_/) }]);

  for (const command of ['create', 'close']) {
    const { stderr } = await run('account', command, 'nobody');
    expect(stderr).toContain('Write an address such as you@example.org.');
    expect(stderr).not.toContain('json');
  }

  const list = path.join(folder, 'guests.txt');
  writeFileSync(list, '# guests\nsecond@example.org\n\nfirst@example.org\nnobody\n');
  const invited = await run('--json', 'account', 'invite', list);
  expect(invited.status).toBe(6);
  expect(JSON.parse(invited.stdout)).toMatchObject([
    { line: 2, address: 'second@example.org', outcome: 'invited' },
    { line: 4, address: 'first@example.org', outcome: 'has an account' },
    { line: 5, address: 'nobody', outcome: expect.stringMatching(/^refused/) },
  ]);

  const file = path.join(folder, 'master.key');
  const before = readFileSync(file, 'utf8');
  const locks = (['serve', 'refresh'] as const).map((duty) => [duty, () => lockFolder(path.join(folder, 'sandbox'), duty)] as const);
  for (const [duty, lock] of locks) {
    const running = lock();
    expect(await run('rotate-master-key'), duty).toMatchObject({ status: 7, stderr: expect.stringContaining('Stop it') });
    running.release();
  }
  expect(readFileSync(file, 'utf8')).toBe(before);
  expect(await run('rotate-master-key')).toMatchObject({ status: 0, stdout: expect.stringContaining('2 credentials') });
  expect(readFileSync(file, 'utf8')).not.toBe(before);
  expect(statSync(file).mode & 0o077).toBe(0);

  expect((await run('account', 'close', 'second@example.org')).status).toBe(0);
  const actions = (await run('audit')).stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(actions).toMatchObject([
    { action: 'account.created', actor: 'operator' },
    { action: 'account.closed', actor: 'operator', account_id: expect.stringMatching(/^sha256:[0-9a-f]{32}$/) },
  ]);
  expect(JSON.stringify(actions)).not.toContain('second@example.org');
  expect((await run('audit', '--since', 'yesterday')).status).toBe(2);
});
