/**
 * Measures a cached indicator, requested with the key of a registered account, including authentication, quota and all header lines.
 * Compares it with a bare server that sends the same bytes, and with the framework's hello-world.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import autocannon from 'autocannon';
import { request } from 'undici';
import { hasTool } from '../has-tool.ts';
import { type BenchCase, byTurns, noteRow, type Row, targetRow } from '../measure.ts';
import { processorMs, registeredKey } from '../processor.ts';
import { type ChildServer, startServer } from '../servers/child-server.ts';

const PATH = '/v1/real-wages?start_period=2022-Q2&end_period=2025-Q4';
const SECONDS = 3;
const CONNECTIONS = 20;
const run = promisify(execFile);
const ROUNDS = 5;
const LEAST_RATIO = 0.6;
const REQUESTS = 20_000;

type Client = (url: string, headers: Record<string, string>) => Promise<number>;

/** A JavaScript client, which needs more processor time than the servers. */
const byAutocannon: Client = async (url, headers) => {
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration: SECONDS });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx} responses other than 2xx, ${result.errors} errors`);
  return result.requests.average;
};

/** A client that needs little processor time, which matters because it shares the cores with the server. */
const byWrk: Client = async (url, headers) => {
  const lines = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const { stdout } = await run('wrk', ['-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, ...lines, url]);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url}: ${stdout}`);
  return Number(/Requests\/sec:\s*([\d.]+)/.exec(stdout)?.[1]);
};

/** Header lines that a bare server sends by default or by configuration. */
const OF_EVERY_SERVER = ['connection', 'content-length', 'content-type', 'date', 'keep-alive'];

/** Reads a response. `body` may be compressed. In `lines`, names and values alternate. */
async function answerOf(
  url: string,
  headers: Record<string, string>,
): Promise<{ readonly body: Buffer; readonly lines: readonly string[] }> {
  const answer = await request(url, { headers });
  const body = Buffer.from(await answer.body.arrayBuffer());
  if (answer.statusCode !== 200) throw new Error(`${url} returned ${answer.statusCode}: ${body.toString('utf8').slice(0, 300)}`);
  const lines = Object.entries(answer.headers).filter(([name]) => !OF_EVERY_SERVER.includes(name));
  return { body, lines: lines.flatMap(([name, value]) => [name, String(value)]) };
}

/** Compares the servers' processor time, excluding the client. */
async function byProcessor(wattle: ChildServer, bare: ChildServer, headers: Record<string, string>): Promise<readonly Row[]> {
  const turn = (server: ChildServer, path: string) => () =>
    processorMs({ ...server, headers, address: () => path, requests: REQUESTS, connections: CONNECTIONS });
  const [ours = Number.NaN, plain = Number.NaN] = await byTurns(
    [
      { name: 'wattle', run: turn(wattle, PATH) },
      { name: 'bare', run: turn(bare, '/') },
    ],
    ROUNDS,
  );
  return [
    targetRow('cached', (plain / ours).toFixed(2), plain / ours >= LEAST_RATIO),
    noteRow('processor time per request: Wattle, bare server', `${(1000 * ours).toFixed(1)} µs, ${(1000 * plain).toFixed(1)} µs`),
  ];
}

export const hotPath: BenchCase = {
  name: 'hot-path',
  about: `GET ${PATH}, served from the cache. The request accepts gzip, as most clients do. wrk, or autocannon if wrk is not installed, opens ${CONNECTIONS} connections and tests each server in turns of ${SECONDS} s. Values are medians of ${ROUNDS} turns. The bare server sends the same bytes.`,
  async run() {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'wattle-bench-'));
    const wattle = await startServer('../../src/cli/wattle.js', ['start'], {
      WATTLE_DATA_DIR: path.join(folder, 'var'),
      WATTLE_PORT: '0',
      WATTLE_UPSTREAM: 'offline',
      WATTLE_FREE_MONTHLY_CALLS: '1000000000',
      WATTLE_BURST_PER_MINUTE: '10000000',
      WATTLE_LOG_LEVEL: 'warn',
    });
    const headers = { authorization: `Bearer ${await registeredKey(wattle.origin)}`, 'accept-encoding': 'gzip' };
    const { body, lines } = await answerOf(`${wattle.origin}${PATH}`, headers);
    const file = path.join(folder, 'body.json.gz');
    writeFileSync(file, body);
    const bare = await startServer('./bare-server.js', [file]);
    const withLines = await startServer('./bare-server.js', [file, 'application/json', JSON.stringify(lines)]);
    const hello = await startServer('./hello-server.js', []);
    const [client, name] = hasTool('wrk') ? [byWrk, 'wrk'] : [byAutocannon, 'autocannon'];
    try {
      const [ours = 0, plain = 0, lined = 0, world = 0] = await byTurns(
        [
          { name: 'wattle', run: () => client(`${wattle.origin}${PATH}`, headers) },
          { name: 'bare', run: () => client(`${bare.origin}/`, headers) },
          { name: 'bare with the header lines', run: () => client(`${withLines.origin}/`, headers) },
          { name: 'hello', run: () => client(`${hello.origin}/`, headers) },
        ],
        ROUNDS,
      );
      return [
        ...(await byProcessor(wattle, bare, headers)),
        noteRow('requests/s, relative to bare node:http with the same bytes', (ours / plain).toFixed(2)),
        noteRow(`node:http with ${lines.length / 2} more header lines: requests/s, relative to node:http`, (lined / plain).toFixed(2)),
        noteRow('requests/s, relative to node:http with more header lines', (ours / lined).toFixed(2)),
        noteRow('requests/s, relative to a minimal server with the same framework (hello-world)', (ours / world).toFixed(2)),
        noteRow('Wattle', `${ours.toFixed(0)} requests/s`),
        noteRow('bare node:http', `${plain.toFixed(0)} requests/s`),
        noteRow('hello-world', `${world.toFixed(0)} requests/s`),
        noteRow('test client', name),
        noteRow('length of the body: Wattle, hello-world', `${body.length} bytes, 17 bytes`),
      ];
    } finally {
      await Promise.all([wattle.stop(), bare.stop(), withLines.stop(), hello.stop()]);
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
