/** Mail that cannot be handed over while somebody registers: it waits through a kill of the program, is told, and arrives when the cause is gone. */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { type Running, remove, startWattle, temporaryFolder, wattle } from './running.ts';

const folder = temporaryFolder();
let running: Running | null = null;
afterEach(async () => {
  await running?.stop();
  remove(folder);
});

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; !(await isSo()); tries += 1) {
    if (tries > 600) throw new Error('it did not come to pass in two minutes');
    await pause(200);
  }
}

it('the outbox cannot be written: who registers has an account, and the mail comes after the next start', async () => {
  const place = path.join(folder, 'var');
  const outbox = path.join(place, 'outbox');
  const env = { WATTLE_DEV_KEY: 'ak_mail_faults', WATTLE_DATA_DIR: place };
  const metric = async (name: string): Promise<number> =>
    Number(new RegExp(`^${name} (\\S+)$`, 'm').exec((await (await running?.get('/metrics'))?.text()) ?? '')?.[1]);
  running = await startWattle(env);
  rmSync(outbox, { recursive: true, force: true });
  writeFileSync(outbox, 'in the way');
  const answer = await fetch(`${running.origin}/v1/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'new@example.org' }),
  });
  const { api_key: key } = (await answer.json()) as { api_key: string };
  expect([answer.status, key]).toEqual([201, expect.stringMatching(/^ak_/)]);
  await until(async () => running?.output().includes('A mail could not be sent; it waits and is tried again') ?? false);
  expect(running.output()).not.toContain('new@example.org');
  expect(await metric('wattle_mails_waiting')).toBe(1);
  expect(Date.now() / 1000 - (await metric('wattle_mails_oldest_waiting_timestamp_seconds'))).toBeLessThan(600);
  const login = await fetch(`${running.origin}/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'new@example.org' }),
  });
  expect(login.status).toBe(202);
  await until(async () => (running?.output().match(/A mail could not be sent/g) ?? []).length >= 2);
  await running.kill();
  expect(wattle(['doctor', '--json'], env).stdout).toContain('2 mails wait');

  rmSync(outbox);
  running = await startWattle(env);
  await until(async () => existsSync(outbox) && readdirSync(outbox).some((name) => name.endsWith('.eml')));
  await until(async () => (await metric('wattle_mails_waiting')) === 0);
  const mails = readdirSync(outbox).map((name) => readFileSync(path.join(outbox, name), 'utf8'));
  expect(mails).toHaveLength(2);
  expect(mails.filter((mail) => mail.includes(key))).toHaveLength(1);
  expect(mails.filter((mail) => mail.includes('/sign-in#token=lnk_'))).toHaveLength(1);
}, 400_000);
