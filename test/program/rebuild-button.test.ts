/**
 * An operator rebuilds a dataset from its stored files on a page. The program sends no requests to agencies. At each moment, readers see
 * one whole vintage.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SqliteDatabase } from '../../src/store/sqlite/database.ts';
import { withStarterProgram } from '../starter/loaded-starter.ts';
import { type Running, remove, startWattle, temporaryFolder, until, wattle } from './running.ts';

const OPERATOR = 'desk@example.org';
const LATEST = '/v1/series/AU.CPI.YOY/latest';
/** A value that the Reserve Bank did not publish, as if the program had read the file incorrectly. */
const WRONG = 987.5;

const folder = temporaryFolder();
const env = { WATTLE_DATA_DIR: folder, WATTLE_OPERATORS: OPERATOR, WATTLE_DEV_KEY: 'ak_rebuild_button' };
let running: Running;
let cookie = '';
let right: number | null = null;

/** Returns the current value. Returns null if the stored value does not match its digest and is refused. */
const valueNow = async (): Promise<number | null> => {
  const answer = await running.get(LATEST);
  const content = (await answer.json()) as { value: number; code?: string };
  if (answer.status === 200) return content.value;
  expect([answer.status, content.code]).toEqual([503, 'DATA_DAMAGED']);
  return null;
};
const page = async (target = '/admin') => {
  const answer = await fetch(`${running.origin}${target}`, { headers: { cookie, accept: 'text/html' } });
  return { status: answer.status, root: parse(await answer.text()) };
};
const post = async (target: string, fields: Record<string, string>): Promise<Response> =>
  fetch(`${running.origin}${target}`, { method: 'POST', redirect: 'manual', headers: { cookie }, body: new URLSearchParams(fields) });
/** Returns the text about the latest rebuild on the page. */
const reported = async (): Promise<string> => (await page()).root.querySelector('#rebuild tbody tr')?.text ?? '';
async function pressed(): Promise<Response> {
  const { root } = await page('/admin?rebuild=rba.G1');
  const form = root.querySelector('#rebuild form[action="/admin/rebuild"]');
  const fields = (form?.querySelectorAll('input') ?? []).map((input) => [
    input.getAttribute('name') ?? '',
    input.getAttribute('value') ?? '',
  ]);
  return post('/admin/rebuild', Object.fromEntries(fields));
}

/** Returns the sign-in code in the email, when the email is written. */
async function mailedCode(): Promise<string> {
  const outbox = path.join(folder, 'outbox');
  const newest = (): string | undefined => {
    const names = existsSync(outbox) ? readdirSync(outbox).filter((name) => name.endsWith('.eml')) : [];
    const mails = names.map((name) => readFileSync(path.join(outbox, name), 'utf8').replace(/=\r?\n/g, ''));
    return mails.flatMap((mail) => /this code: (\d{6})/.exec(mail)?.[1] ?? []).at(-1);
  };
  await until('a mail with a code', () => newest() !== undefined);
  return newest() ?? '';
}

async function signIn(): Promise<void> {
  await post('/register', { email: OPERATOR });
  await post('/sign-in', { email: OPERATOR });
  const code = await mailedCode();
  cookie = String((await post('/sign-in/code', { email: OPERATOR, code })).headers.get('set-cookie')).split(';')[0] ?? '';
}

/** Returns the processes that import data into this folder, if the system lists processes. */
const ingestProcesses = (): readonly string[] =>
  (existsSync('/proc') ? readdirSync('/proc') : []).filter((name) => {
    if (!/^\d+$/.test(name)) return false;
    try {
      const reported = (part: string): string => readFileSync(path.join('/proc', name, part), 'utf8');
      return reported('cmdline').includes('ingest-process') && reported('environ').includes(folder);
    } catch {
      return false;
    }
  });

/** Replaces the latest inflation rate with a wrong value, like an error in the program. */
function spoil(): void {
  const db = SqliteDatabase.open(path.join(folder, 'data.db'), { synchronous: 'NORMAL', cacheMiB: 2 });
  const series = `SELECT s.id FROM series s JOIN datasets d ON d.id = s.dataset_id WHERE d.key = 'rba/G1' AND s.key = 'GCPIAGYP.G1'`;
  const changed = db.run(
    `UPDATE observations SET value = ${WRONG} WHERE series_id = (${series}) AND to_seq IS NULL
      AND t = (SELECT MAX(t) FROM observations WHERE series_id = (${series}) AND to_seq IS NULL AND value IS NOT NULL)`,
  );
  db.close();
  expect(changed).toBe(1);
}

beforeAll(async () => {
  await withStarterProgram(folder);
  const file = path.join(folder, 'facts.csv');
  writeFileSync(file, 'series_id,period,value,published,published_basis,unit\nGCPIAGYP,1990-Q1,8.6,2020-05-01,inferred,Per cent\n');
  const { status, stderr } = wattle(['import', file, '--dataset', 'rba/G1'], env);
  expect(status, stderr).toBe(0);
  running = await startWattle(env);
  right = await valueNow();
  await running.stop();
  spoil();
  running = await startWattle(env);
  await signIn();
});
afterAll(async () => {
  await running?.stop();
  remove(folder);
});

it('the button refuses data without a stored file with a reason, and needs a confirmation', async () => {
  const none = await page('/admin?rebuild=rba.F1.1');
  expect([none.status, none.root.querySelector('#outcome')?.text]).toEqual([
    422,
    expect.stringContaining('No file of rba.F1.1 is stored here'),
  ]);
  expect((await page('/admin?rebuild=rba.G1')).root.querySelector('#rebuild')?.text).toContain('1 file stored');
  expect(await reported()).toBe('');
});

it('a rebuild continues after the program was killed, and readers get an error or the right value', async () => {
  expect(await valueNow()).toBeNull();
  expect((await pressed()).status).toBe(200);
  await running.kill();
  await until('no process outlives the program', () => ingestProcesses().length === 0);
  running = await startWattle(env);
  expect([null, right]).toContain(await valueNow());
  const seen = new Set<number | null>();
  await until('the figures are written again', async () => {
    for (let i = 0; i < 20; i++) seen.add(await valueNow());
    return (await reported()).includes('rewritten');
  });
  expect(await reported()).toMatch(/rba\.G1.*\d+ versions? rewritten\. Versions before: \d+, after: \d+\./);
  expect([...seen].every((value) => value === null || value === right)).toBe(true);
  await until('the right figure', async () => (await valueNow()) === right);
});

it('a second rebuild writes nothing, and both are in the audit log', async () => {
  expect((await pressed()).status).toBe(200);
  await until('the second time is over', async () => (await reported()).includes('The stored data match the files'));
  const actions = wattle(['audit'], env)
    .stdout.trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { action: string; detail: string });
  const noted = actions.filter(({ action }) => action.startsWith('data.'));
  expect(noted.map(({ action }) => action)).toEqual(['data.rebuild_requested', 'data.rebuilt', 'data.rebuild_requested', 'data.rebuilt']);
  expect(noted[1]?.detail).toMatch(/^rba\/G1: \d+ versions? rewritten/);
});
