/** Runs the official conformance suite of the Model Context Protocol, and the command line of its Inspector, with a running program. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEV_KEY, startHarness } from '../http/harness.ts';
import { madeOnce } from '../made-once.ts';
import { type Running, remove, startWattle, temporaryFolder } from '../program/running.ts';
import { needs } from '../programs/needs.ts';
import { withStarterProgram } from '../starter/loaded-starter.ts';

const run = promisify(execFile);
/** Only the alpha version of the suite supports the newer revision of the protocol. Both packages need Node 22. */
const PACKAGES = ['node@22.23.3', '@modelcontextprotocol/conformance@0.2.0-alpha.12', '@modelcontextprotocol/inspector@2.12.0'];
const INSTALL_MS = 600_000;

const tools = (): Promise<string> =>
  madeOnce('model-context-protocol', async (made) => {
    await run('npm', ['install', '--prefix', made, '--no-audit', '--no-fund', '--no-save', '--silent', ...PACKAGES], {
      timeout: INSTALL_MS,
    });
  });

/** The scenarios that apply to any server. The others call tools of the suite's own test server. */
const SCENARIOS = [
  ['2026-07-28', 'http-header-validation', 14],
  ['2026-07-28', 'caching', 8],
  ['2026-07-28', 'tools-list', 4],
  ['2026-07-28', 'resources-list', 2],
  ['2026-07-28', 'prompts-list', 2],
  ['2026-07-28', 'sep-2164-resource-not-found', 4],
  ['2026-07-28', 'dns-rebinding-protection', 2],
  ['2025-11-25', 'server-initialize', 2],
  ['2025-11-25', 'ping', 2],
  ['2025-11-25', 'tools-list', 3],
] as const;
/** Four of these scenarios call tools of a special test server. Two need a subscription stream, which would always be empty here. */
const NOT_FOR_US = [
  'sep-2575-http-server-no-independent-requests-on-stream',
  'sep-2575-missing-capability-http-400',
  'sep-2575-server-no-log-without-loglevel',
  'sep-2575-server-rejects-undeclared-capability',
  'sep-2575-server-sends-subscription-ack',
  'sep-2575-server-tags-subscription-id',
];

describe('the tools of the protocol', needs('a registry of npm packages'), () => {
  let data: string;
  let work: string;
  let program: Running;
  let proxy: Server;
  let url: string;
  let installed: string;
  beforeAll(async () => {
    installed = await tools();
    data = temporaryFolder();
    work = mkdtempSync(path.join(os.tmpdir(), 'wattle-conformance-'));
    await withStarterProgram(data);
    program = await startWattle({ WATTLE_DATA_DIR: data, WATTLE_FREE_MONTHLY_CALLS: 'unlimited' });
    proxy = await withKey(program);
    url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}/mcp`;
  }, INSTALL_MS);
  afterAll(async () => {
    proxy?.close();
    await program?.stop();
    if (data) remove(data);
    if (work) rmSync(work, { recursive: true, force: true });
  });

  const node22 = async (args: readonly string[]): Promise<string> => {
    const env = { PATH: process.env['PATH'] ?? '', HOME: work };
    const outcome = run(path.join(installed, 'node_modules', 'node', 'bin', 'node'), args, { env, timeout: 120_000, maxBuffer: 1 << 24 });
    // The suite exits with 1 if a check fails, and reports the failed checks.
    return outcome.then(({ stdout }) => stdout).catch((error: { stdout?: string; stderr?: string }) => `${error.stdout}${error.stderr}`);
  };
  const checksOf = async (revision: string, scenario: string): Promise<readonly { id: string; status: string }[]> => {
    const into = path.join(work, `${revision}-${scenario}`);
    const suite = path.join(installed, 'node_modules', '@modelcontextprotocol', 'conformance', 'dist', 'index.js');
    await node22([suite, 'server', '--url', url, '--spec-version', revision, '--scenario', scenario, '-o', into]);
    const [report = ''] = readdirSync(into);
    return JSON.parse(readFileSync(path.join(into, report, 'checks.json'), 'utf8')) as { id: string; status: string }[];
  };
  const idsOf = (checks: readonly { id: string; status: string }[], status: string): string[] =>
    checks.filter((check) => check.status === status).map(({ id }) => id);

  it.each(SCENARIOS)(
    '%s, %s: all checks pass',
    async (revision, scenario, passed) => {
      const checks = await checksOf(revision, scenario);
      expect([idsOf(checks, 'FAILURE'), idsOf(checks, 'SUCCESS').length]).toEqual([[], passed]);
    },
    120_000,
  );

  it('2026-07-28, server-stateless: the only checks that fail are listed as unsupported by name', async () => {
    const checks = await checksOf('2026-07-28', 'server-stateless');
    expect([idsOf(checks, 'FAILURE').toSorted(), idsOf(checks, 'SUCCESS').length]).toEqual([NOT_FOR_US, 22]);
  });

  it('the Inspector lists the tools and calls one of them', async () => {
    const inspector = path.join(installed, 'node_modules', '.bin', 'mcp-inspector');
    const requested = (...args: string[]) =>
      node22([inspector, '--cli', url, '--transport', 'http', '--format', 'json', '--method', ...args]);
    const { result: listed } = JSON.parse(await requested('tools/list')) as { result: { tools: { name: string }[] } };
    expect(listed.tools.map(({ name }) => name)).toContain('get_series');
    const window = ['--tool-arg', 'start=2024-Q4', '--tool-arg', 'end=2024-Q4'];
    const called = JSON.parse(await requested('tools/call', '--tool-name', 'get_series', '--tool-arg', 'id=AU.CPI.YOY', ...window)) as {
      result: { structuredContent: { rows: unknown } };
    };
    expect(called.result.structuredContent.rows).toEqual([['2024-Q4', 2.4]]);
  });
});

/** Adds the key, which the suite cannot send. Hosts and origins are unchanged. */
async function withKey({ origin, key }: Running): Promise<Server> {
  const { port } = new URL(origin);
  const server = createServer((requested, answer) => {
    const headers = { ...requested.headers, authorization: `Bearer ${key}` };
    const passed = request({ host: '127.0.0.1', port, path: requested.url, method: requested.method, headers }, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(answer);
    });
    passed.once('error', () => answer.destroy());
    requested.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

it('the server responds to a ping from any client', async () => {
  const h = await startHarness();
  try {
    const headers = {
      authorization: `Bearer ${DEV_KEY}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    };
    const answer = await h.ask({
      method: 'POST',
      url: '/mcp',
      headers,
      payload: JSON.stringify({ jsonrpc: '2.0', id: 7, method: 'ping' }),
    });
    expect([answer.statusCode, answer.body]).toEqual([200, expect.stringContaining('"id":7')]);
    expect(answer.body).toContain('"result":{');
  } finally {
    await h.close();
  }
});
