/**
 * If an email cannot be sent during a registration, this is reported. The email survives a kill of the program, and is sent when the
 * cause is fixed.
 */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { withStarterProgram } from '../../starter/loaded-starter.ts';
import { QuickClock } from '../quick-clock.ts';
import { type Running, remove, startWattle, temporaryFolder, until, wattle } from '../running.ts';

const folder = temporaryFolder();
let running: Running | null = null;
afterEach(async () => {
  await running?.stop();
  remove(folder);
});

it('if the outbox cannot be written, the account is created and its email is sent after the next start', async () => {
  const place = path.join(folder, 'var');
  const outbox = path.join(place, 'outbox');
  const clock = new QuickClock(folder);
  const env = { ...clock.env, WATTLE_DEV_KEY: 'ak_mail_faults', WATTLE_DATA_DIR: place };
  await withStarterProgram(place);
  const metric = async (name: string): Promise<number> =>
    Number(new RegExp(`^${name} (\\S+)$`, 'm').exec((await (await running?.get('/metrics'))?.text()) ?? '')?.[1]);
  const attempts = (): number => running?.output().match(/An email could not be sent. The program will try again/g)?.length ?? 0;
  const startedAt = Date.now();
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
  await until('the first attempt fails', () => attempts() === 1);
  expect(running.output()).not.toContain('new@example.org');
  expect(await metric('wattle_mails_waiting')).toBe(1);
  expect(await metric('wattle_mails_oldest_waiting_timestamp_seconds')).toBeGreaterThanOrEqual(Math.floor(startedAt / 1000));
  const login = await fetch(`${running.origin}/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'new@example.org' }),
  });
  expect(login.status).toBe(202);
  await clock.passUntil('each mail was attempted', () => attempts() >= 2);
  await running.kill();
  expect(wattle(['doctor', '--json'], env).stdout).toContain('2 emails are waiting');

  rmSync(outbox);
  running = await startWattle(env);
  await clock.passUntil('a mail is written', () => existsSync(outbox) && readdirSync(outbox).some((name) => name.endsWith('.eml')));
  await clock.passUntil('no mail waits', async () => (await metric('wattle_mails_waiting')) === 0);
  const mails = readdirSync(outbox).map((name) => readFileSync(path.join(outbox, name), 'utf8'));
  expect(mails).toHaveLength(2);
  expect(mails.filter((mail) => mail.includes(key))).toHaveLength(1);
  expect(mails.filter((mail) => mail.includes('/sign-in#token=lnk_'))).toHaveLength(1);
});
