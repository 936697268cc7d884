/**
 * Runs the program with the restrictions in compose.yaml: as the image's user and without capabilities. Every disk is read-only except
 * `/data` and a temporary folder in memory. Needs no container engine, but a user who may create a mount namespace.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { builtFile } from '../built.ts';
import { needsThat } from '../programs/needs.ts';

const CLI = builtFile('src/cli/wattle.js');
const folder = mkdtempSync(path.join(os.tmpdir(), 'wattle-root-'));
const [data, temporary] = [path.join(folder, 'data'), path.join(folder, 'tmp')];
const image = readFileSync('Dockerfile', 'utf8');
const uid = Number(/^USER (\d+):/m.exec(image)?.[1]);
chmodSync(folder, 0o755);
for (const place of [data, temporary]) mkdirSync(place);
if (process.getuid?.() === 0) chownSync(data, uid, uid);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Arguments: `$1` (data), `$2` (temporary) and `$3` (user), then the command. */
const CONFINED = `set -e
mount --bind "$1" "$1"
mount -t tmpfs tmpfs "$2"
mount -o remount,bind,ro /
user=$3; shift 3
exec setpriv --reuid "$user" --regid "$user" --clear-groups --bounding-set=-all --inh-caps=-all --no-new-privs "$@"`;

/** Returns the program and arguments that run a command with these restrictions. */
const confined = (command: readonly string[]): readonly [string, string[]] => [
  'unshare',
  ['--mount', '--propagation', 'private', 'sh', '-c', CONFINED, 'sh', data, temporary, String(uid), ...command],
];

const tried = (command: readonly string[]): number | null => {
  const [program, args] = confined(command);
  return spawnSync(program, args, { stdio: 'ignore', timeout: 30_000 }).status;
};
/** Needs root, a kernel with namespaces, and a checkout that the user of the image can read. */
const isPossible = tried([process.execPath, '-e', `require('fs').accessSync(${JSON.stringify(CLI)})`]) === 0;

describe('on a read-only root', needsThat(isPossible, 'the right to make mount namespaces (root)'), () => {
  it('only the data and the temporary folder are writable', () => {
    const write = (file: string): number | null => tried(['touch', file]);
    expect([write('/written'), write(path.join(folder, 'written')), write(path.join(process.cwd(), 'written'))].every(Boolean)).toBe(true);
    expect([write(path.join(data, 'written')), write(path.join(temporary, 'written'))]).toEqual([0, 0]);
    rmSync(path.join(data, 'written'));
  });

  it('starts, passes the health check of the image, fetches, registers, responses, and stops as instructed', async () => {
    const environment = {
      PATH: process.env['PATH'] ?? '',
      TMPDIR: temporary,
      HOME: '/',
      NODE_ENV: 'production',
      WATTLE_HOST: '127.0.0.1',
      WATTLE_PORT: '0',
      WATTLE_DATA_DIR: data,
      WATTLE_UPSTREAM: 'sandbox',
      WATTLE_MASTER_KEY: randomBytes(32).toString('hex'),
    };
    const [program, args] = confined([process.execPath, CLI, 'start']);
    const child: ChildProcess = spawn(program, args, { env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text: Buffer) => (output += text.toString()));
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    try {
      const until = async <T>(look: () => Promise<T | null | undefined>): Promise<T> => {
        for (let tries = 0; tries < 1200; tries += 1) {
          const seen = await look();
          if (seen !== null && seen !== undefined) return seen;
          if (child.exitCode !== null) throw new Error(`it ended:\n${output}`);
          await pause(100);
        }
        throw new Error(`not in two minutes:\n${output}`);
      };
      const origin = await until(async () => /listening on (http:\/\/127\.0\.0\.1:\d+)/.exec(output)?.[1]);
      // Runs the health check in the image, with the program on this machine.
      const check = JSON.parse(/HEALTHCHECK[\s\S]*?CMD (\[.*\])/.exec(image)?.[1] ?? '[]') as string[];
      const healthy = spawnSync(process.execPath, check.slice(1), { env: { ...environment, WATTLE_PORT: new URL(origin).port } });
      expect(healthy.status).toBe(0);
      const registered = await fetch(`${origin}/v1/register`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'new@example.org' }),
      });
      expect(registered.status).toBe(201);
      const { api_key: key } = (await registered.json()) as { api_key: string };
      const headers = { authorization: `Bearer ${key}` };
      const rows = await until(async () => {
        const answer = await fetch(`${origin}/v1/data/rba/F1.1?limit=2`, { headers });
        return answer.status === 200 ? ((await answer.json()) as { data: unknown[] }).data : null;
      });
      expect(rows).toHaveLength(2);
      expect(((await (await fetch(`${origin}/v1/health`)).json()) as { status: string }).status).toBe('ok');
      expect(output).not.toMatch(/EROFS|EACCES|read-only/);
    } finally {
      child.kill('SIGTERM');
    }
    expect(await ended).toBe(0);
  }, 300_000);
});

it('the image names an unprivileged user by number, and a separate health check', () => {
  expect(uid).toBeGreaterThan(0);
  expect(JSON.parse(/HEALTHCHECK[\s\S]*?CMD (\[.*\])/.exec(image)?.[1] ?? '[]')[0]).toMatch(/node$/);
});
