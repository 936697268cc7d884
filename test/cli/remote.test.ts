/** Commands that read from another instance give the same responses as with local data, and one line if the instance cannot be reached. */
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { READING } from '../../src/cli/reading-groups.ts';
import { type Running, remove, startWattle, temporaryFolder } from '../program/running.ts';
import { withStarterProgram } from '../starter/loaded-starter.ts';
import { runCommand } from './run-command.ts';

const folder = temporaryFolder();
const nowhere = path.join(folder, 'nowhere');
let program: Running;
beforeAll(async () => {
  await withStarterProgram(folder);
  program = await startWattle({ WATTLE_DATA_DIR: folder });
});
afterAll(async () => {
  await program.stop();
  remove(folder);
});

const local = (args: readonly string[]) => runCommand(args, { env: { WATTLE_DATA_DIR: folder, WATTLE_PUBLIC_URL: program.origin } });
const remote = (args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  runCommand(args, { env: { WATTLE_DATA_DIR: nowhere, WATTLE_URL: program.origin, WATTLE_KEY: program.key, ...env } });

/** Removes the times of requests. */
const stable = (text: string): string => text.replace(/"(time|seen_at)": ?"[^"]*"/g, '""').replace(/"clock": ?\{[^}]*\},?/, '');

const CASES: readonly (readonly string[])[] = [
  ['status'],
  ['status', '--csv'],
  ['datasets'],
  ['datasets', 'rba', '--json'],
  ['search', 'house', 'prices', '--limit', '3'],
  ['search', 'house', 'prices', '--kind', 'series', '--limit', '2', '--json'],
  ['search', 'zzzzqqqq'],
  ['describe', 'rba/G1'],
  ['describe', 'abs.CPI', '--json'],
  ['data', 'rba/G1', '--filter', 'series=GCPIAGYP', '--limit', '3'],
  ['data', 'abs/CPI', '--filter', 'region=australia', '--limit', '2', '--json'],
  ['data', 'rba/F1.1', '--limit', '2', '--csv'],
  ['export', 'rba/G1', '--filter', 'series=all'],
  ['export', 'rba/G1', '--start', '2025', '--json'],
  ['series', '--q', 'inflation', '--limit', '2'],
  ['series', '6202.0 table 1', '--limit', '2'],
  ['series', 'G1', '--limit', '2', '--json'],
  ['series', 'AU.CPI.YOY', '--limit', '4'],
  ['series', 'au.cpi.yoy', '--limit', '4', '--json'],
  ['series', 'AU.CPI.INDEX', '--units', 'pc1', '--start', '2024', '--csv'],
  ['series', 'AU.CPI.YOY', 'AU.WPI.YOY', '--start', '2024', '--json'],
  ['series', 'AU.CPI.YOY', '--latest'],
  ['series', 'AU.CPI.YOY', '--meta', '--json'],
  ['series', 'AU.CPI.YOY', '--revisions', '2022-Q2', '--json'],
  ['series', 'AU.CPI.YOY', '--vintage', 'first', '--start', '2022-Q2', '--end', '2022-Q2', '--json'],
  ['signal'],
  ['signal', 'real-wages', '--start', '2024-Q1'],
  ['signal', 'real-wages', '--json', '--explain'],
  ['chart', 'AU.CPI.YOY', '--start', '2024'],
  ['chart', 'AU.CPI.YOY', 'AU.WPI.YOY', '--start', '2019', '--title', 'Prices & wages'],
  ['open', '6202.0 table 1', '--json', '--url', 'https://data.example.org/w'],
  ['open', 'AU.CPI.YOY', '--json', '--url', 'https://data.example.org/w'],
];

describe('an instance', () => {
  it.each(CASES.map((args) => [args]))(
    'responds to %j like a local installation',
    async (args) => {
      const [there, here] = [await remote(args), await local(args)];
      expect(there.stderr).toBe('');
      expect(stable(there.stdout)).toBe(stable(here.stdout));
      expect([there.status, there.stdout === '']).toEqual([0, false]);
    },
    60_000,
  );

  it('is used by every command that reads', () => {
    const requested = new Set(CASES.map(([name]) => name));
    expect(READING.flatMap(({ commands }) => commands).filter((name) => !requested.has(name))).toEqual(['watch']);
  });

  it('is watched for its latest value', async () => {
    const stop = new AbortController();
    const watched = await runCommand(['watch', 'AU.CPI.YOY', '--json'], {
      env: { WATTLE_DATA_DIR: nowhere, WATTLE_URL: program.origin, WATTLE_KEY: program.key },
      stop: stop.signal,
      onOutput: () => stop.abort(),
    });
    expect([watched.status, JSON.parse(watched.stdout)]).toMatchObject([0, { series_id: 'AU.CPI.YOY', period: '2025-Q4', value: 3.6 }]);
  });

  it('draws a chart into a file, and --url has priority over WATTLE_URL', async () => {
    const file = path.join(folder, 'remote.svg');
    const args = ['chart', 'AU.CPI.YOY', '--out', file, '--url', `${program.origin}/`];
    expect((await remote(args, { WATTLE_URL: 'http://127.0.0.1:9' })).status).toBe(0);
    expect(readFileSync(file, 'utf8')).toContain('</svg>');
  });

  it.each([
    [['series', 'AU.CPI.YOI']],
    [['signal', 'real-wage']],
    [['signal', 'status']],
    [['data', 'rba/NOPE']],
    [['data', 'rba/G1', '--start', '2024-Q5']],
    [['data', 'abs/CPI', '--filter', 'measure=nope']],
    [['series', 'AU.CPI.YOY', '--as-of', '1990-01-01']],
    [['datasets', 'nope']],
    [['chart', 'AU.CPI.YOY', '--width', '5']],
  ])('refuses %j with the exit code and first line of a local installation', async (args) => {
    const [there, here] = [await remote(args), await local(args)];
    expect([there.status, there.stdout, there.stderr.split('\n')[0]]).toEqual([here.status, here.stdout, here.stderr.split('\n')[0]]);
    expect(there.status).not.toBe(0);
  });

  it('creates no data folder', () => {
    expect(existsSync(nowhere)).toBe(false);
  });
});

describe('a failure is one line with its exit code, without the key', () => {
  const servers: Server[] = [];
  afterAll(() => {
    for (const server of servers) server.close();
  });
  const serving = async (status: number, type: string, body: string, headers: Record<string, string> = {}): Promise<string> => {
    const server = createServer((request, response) => {
      if (request.url?.endsWith('/v1/health')) response.writeHead(200, { 'content-type': 'application/json' }).end('{"version":"0.0.9"}');
      else response.writeHead(status, { 'content-type': type, ...headers }).end(body);
    });
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/prefix`;
  };
  const KEY = 'ak_very_secret';
  const outcomeAt = async (url: string, key = KEY) => {
    const { status, stdout, stderr } = await remote(['series', 'AU.CPI.YOY'], { WATTLE_URL: url, WATTLE_KEY: key });
    expect(stdout).toBe('');
    expect(stderr).not.toContain(key === '' ? KEY : key);
    return [status, stderr];
  };
  const problem = (code: string, detail: string): string => JSON.stringify({ code, detail, hint: null, errors: [] });

  it('if the key is unknown or missing', async () => {
    expect(await outcomeAt(program.origin)).toEqual([5, expect.stringMatching(/^error \S+ does not accept the key in WATTLE_KEY\.\n$/)]);
    expect(await outcomeAt(program.origin, '')).toEqual([5, expect.stringMatching(/^error \S+ needs a key: set WATTLE_KEY\.\n$/)]);
    expect(await outcomeAt(program.origin, 'ak\nsecret')).toEqual([5, expect.stringContaining('WATTLE_KEY must be one word')]);
  });

  it('if no server is at the URL', async () => {
    expect(await outcomeAt('http://127.0.0.1:9')).toEqual([4, expect.stringMatching(/^error No response from http:\/\/127\.0\.0\.1:9/)]);
  });

  it('if the quota is used up or the store is unavailable', async () => {
    const busy = await serving(429, 'application/problem+json', problem('LIMIT_RATE', 'Too many requests.'), { 'retry-after': '7' });
    expect(await outcomeAt(busy)).toEqual([4, 'error Too many requests.\n  Try again in 7 seconds.\n']);
    const away = await serving(503, 'application/problem+json', problem('STORE_AWAY', 'The store does not respond.'));
    expect(await outcomeAt(away)).toEqual([7, 'error The store does not respond.\n']);
    const newer = await serving(503, 'application/problem+json', problem('NEWER_CODE', 'Something new.'));
    expect(await outcomeAt(newer)).toEqual([4, 'error Something new.\n']);
  });

  it('if the server has an older version, is another program, or redirects', async () => {
    const older = await serving(404, 'application/problem+json', problem('REQ_NOT_FOUND', 'There is nothing here.'));
    expect(await outcomeAt(older)).toEqual([4, expect.stringMatching(/has version 0\.0\.9 and does not support this/)]);
    expect(await outcomeAt(await serving(200, 'text/html', '<p>Hello'))).toEqual([5, expect.stringContaining('is not a Wattle')]);
    expect(await outcomeAt(await serving(502, 'text/html', '<p>Bad gateway'))).toEqual([
      5,
      expect.stringContaining('it returned status 502'),
    ]);
    const moved = await serving(301, 'text/plain', '', { location: 'https://data.example.org/x' });
    expect(await outcomeAt(moved)).toEqual([5, expect.stringContaining('redirects to https://data.example.org')]);
  });

  it('if the URL contains a password', async () => {
    expect(await outcomeAt('http://user:hunter2@127.0.0.1:9')).toEqual([5, expect.not.stringContaining('hunter2')]);
  });
});
