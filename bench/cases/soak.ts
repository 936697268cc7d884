/**
 * Runs a server under a steady load with hostile clients, while agencies that it updates from stop and restart. Checks that every response is
 * for its request.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type BenchCase, noteRow, type Row } from '../measure.ts';
import { type Caller, mixUp } from '../mix-up.ts';
import { Agencies, type Refreshes, refreshedSince, refreshUntil, residentOfChildren } from '../servers/agencies-that-restart.ts';
import { startServer } from '../servers/child-server.ts';

const RATE = 300;
const SECONDS = Number(process.env['SOAK_SECONDS'] ?? 600);
const ANSWERS = Number(process.env['SOAK_ANSWERS'] ?? 60_000);
/** Times in ms. An update starts every two seconds, and every three minutes the agencies stop for ten seconds. */
const PACE = { everyMs: 2000, restartMs: 180_000, awayMs: 10_000 };
/** Number of connections that the client keeps open. */
const CONNECTIONS = 100;
const FREE_CALLS = 10_000_000;
const PRO_CALLS = 50_000_000;
const TARGETS = [
  '/v1/series/AU.CPI.YOY/latest',
  '/v1/data/rba/F1.1?limit=20',
  '/v1/datasets?limit=5',
  '/v1/real-wages?start_period=2024-Q1',
  '/',
];

export interface SoakReport {
  readonly answered: number;
  readonly errors: readonly string[];
  /** The 99th percentile of durations, measured by the client. */
  readonly p99Ms: number;
  /** Resident memory in bytes, after a fifth of the run and at the end. */
  readonly residentBefore: number;
  readonly residentAfter: number;
  /** The 99th percentile of delays in the server's event loop. */
  readonly loopP99Ms: number;
  readonly attacks: number;
}

/**
 * Sends `rate` requests a second for some seconds, while hostile clients are active. Continues until there are at least `least` responses
 * and attacks.
 */
export async function soak(
  origin: string,
  key: string,
  seconds: number,
  rate: number,
  least: { readonly answers: number; readonly attacks: number } = { answers: 0, attacks: 0 },
): Promise<SoakReport> {
  const port = Number(new URL(origin).port);
  // This first read starts the measurement of the event loop's delay.
  await metric(origin, 'nodejs_heap_used_bytes');
  const until = performance.now() + seconds * 1000;
  const errors: string[] = [];
  const times: number[] = [];
  let answered = 0;
  const isTime = (): boolean => performance.now() < until;
  const hostile = attack(port, (attacks) => isTime() || answered < least.answers || attacks < least.attacks);
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const headers = { authorization: `Bearer ${key}` };
  const ask = async (n: number): Promise<void> => {
    const startedAt = performance.now();
    const target = TARGETS[n % TARGETS.length] ?? '/';
    try {
      const status = await statusOf(`${origin}${target}`, headers, agent);
      if (status !== 200) errors.push(`${target}: ${status}`);
      answered += 1;
    } catch (error) {
      errors.push(`${target}: ${String(error)}`);
    }
    times.push(performance.now() - startedAt);
  };
  let residentBefore = 0;
  const open = new Set<Promise<void>>();
  const beganAt = performance.now();
  for (let n = 0; isTime() || answered < least.answers; ) {
    const due = Math.floor(((performance.now() - beganAt) / 1000) * rate);
    for (; n < due; n += 1) {
      const one = ask(n).finally(() => open.delete(one));
      open.add(one);
    }
    if (residentBefore === 0 && performance.now() - beganAt > seconds * 200) residentBefore = await resident(origin);
    await pause(10);
  }
  await Promise.all(open);
  agent.destroy();
  const attacks = await hostile;
  times.sort((a, b) => a - b);
  const p99Ms = times[Math.floor(times.length * 0.99)] ?? Number.NaN;
  const loopP99Ms = 1000 * (await metric(origin, 'nodejs_eventloop_delay_p99_seconds'));
  return { answered, errors, p99Ms, residentBefore, residentAfter: await resident(origin), loopP99Ms, attacks };
}

/** Sends a request. Like other clients, repeats it if the server has closed the idle connection. */
const statusOf = (url: string, headers: Readonly<Record<string, string>>, agent: http.Agent): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const request = http.get(url, { agent, headers }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode));
      answer.once('error', reject);
    });
    request.once('error', (error: NodeJS.ErrnoException) =>
      request.reusedSocket && (error.code === 'ECONNRESET' || error.code === 'EPIPE')
        ? resolve(statusOf(url, headers, agent))
        : reject(error),
    );
  });

const metric = async (origin: string, name: string): Promise<number> =>
  Number(new RegExp(`^${name} (\\S+)`, 'm').exec(await (await fetch(`${origin}/metrics`)).text())?.[1]);

const resident = (origin: string): Promise<number> => metric(origin, 'process_resident_memory_bytes');

/**
 * Sends incomplete headers, silence, random bytes, large headers, unread responses and broken connections, about ten a second. Returns the
 * number of attacks.
 */
async function attack(port: number, goesOn: (attacks: number) => boolean): Promise<number> {
  const head = 'GET /v1/datasets?limit=1000 HTTP/1.1\r\nHost: x\r\n';
  const ways: readonly ((socket: net.Socket) => void)[] = [
    () => {},
    (socket) => socket.write(head),
    (socket) => socket.write('\u0000\u0001 nonsense\r\n\r\n'),
    (socket) => socket.write(`${head}X-Big: ${'a'.repeat(64 * 1024)}\r\n\r\n`),
    (socket) => socket.pause().write(`${head}\r\n`.repeat(50)),
    (socket) => socket.write(`${head}\r\n`, () => socket.destroy()),
    (socket) => socket.write('POST /v1/register HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n{'),
    (socket) => socket.write('GET /v1/health HTTP/1.1\r\nHost: x\r\nIf-None-Match: *\r\nAuthorization: Bearer ak_nobody\r\n\r\n'),
  ];
  let attacks = 0;
  const sockets = new Set<net.Socket>();
  for (; goesOn(attacks); attacks += 1) {
    const socket = net.connect(port, '127.0.0.1');
    sockets.add(socket);
    socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
    socket.once('connect', () => ways[attacks % ways.length]?.(socket));
    if (attacks % ways.length !== 4) socket.resume();
    await pause(100);
  }
  for (const socket of sockets) socket.destroy();
  return attacks;
}

const cli = (args: readonly string[], env: Readonly<Record<string, string>>): void => {
  const { status, stderr } = spawnSync(process.execPath, [fileURLToPath(new URL('../../src/cli/wattle.js', import.meta.url)), ...args], {
    env: { PATH: '/usr/bin:/bin', ...env },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${args.join(' ')}: ${stderr}`);
};

async function register(origin: string, email: string): Promise<string> {
  const answer = await fetch(`${origin}/v1/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  return ((await answer.json()) as { api_key: string }).api_key;
}

export const soakCase: BenchCase = {
  name: 'soak',
  about: `Sends ${RATE} requests a second for ${SECONDS} s. Meanwhile, hostile clients connect, and every ${PACE.everyMs / 1000} s a dataset is updated from simulated agencies, which do not respond for ${PACE.awayMs / 1000} s in every ${PACE.restartMs / 1000} s. Then checks that ${ANSWERS} responses belong to their requests, with two tiers, pipelines of one to six requests, slow readers and closed connections.`,
  async run() {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'wattle-bench-'));
    const agencies = await Agencies.start();
    const env = {
      WATTLE_DATA_DIR: path.join(folder, 'var'),
      WATTLE_PORT: '0',
      WATTLE_UPSTREAM: agencies.origin,
      WATTLE_FREE_MONTHLY_CALLS: String(FREE_CALLS),
      WATTLE_TIERS: `pro:${PRO_CALLS}`,
      WATTLE_BURST_PER_MINUTE: '10000000',
      WATTLE_READS_PER_MINUTE: '10000000',
      WATTLE_LOG_LEVEL: 'error',
    };
    const server = await startServer('../../src/cli/wattle.js', ['start'], env);
    try {
      const [free, pro] = [await register(server.origin, 'free@example.org'), await register(server.origin, 'pro@example.org')];
      cli(['tier', 'pro@example.org', 'pro'], env);
      await pause(6000);
      const callers: [Caller, Caller] = [
        { key: free, limit: FREE_CALLS },
        { key: pro, limit: PRO_CALLS },
      ];
      let isOver = false;
      const startedAt = Date.now();
      const refreshing = refreshUntil(() => isOver, env.WATTLE_DATA_DIR, agencies, PACE);
      const report = await soak(server.origin, free, SECONDS, RATE).finally(() => {
        isOver = true;
      });
      const refreshes = await refreshing;
      return [
        ...soakRows(report),
        ...refreshRows(refreshes, await refreshedSince(server.origin, startedAt), residentOfChildren(server.pid)),
        ...mixUpRows(await mixUp(Number(new URL(server.origin).port), callers, ANSWERS, 40)),
      ];
    } finally {
      await server.stop();
      await agencies.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

function soakRows({ answered, errors, p99Ms, residentBefore, residentAfter, loopP99Ms, attacks }: SoakReport): readonly Row[] {
  // After a short run, memory is not stable yet, so a larger drift is accepted.
  const mostDrift = SECONDS >= 3600 ? 5 : 25;
  const drift = (residentAfter / residentBefore - 1) * 100;
  return [
    noteRow('Responses, hostile connections', `${answered}, ${attacks}`),
    { what: 'Errors', value: [String(errors.length), ...errors.slice(0, 3)].join('; '), bar: 'none', met: errors.length === 0 },
    noteRow('Response time for the client, 99th percentile', `${p99Ms.toFixed(1)} ms`),
    { what: 'Delay of the event loop, 99th percentile', value: `${loopP99Ms.toFixed(1)} ms`, bar: 'within 50 ms', met: loopP99Ms <= 50 },
    {
      what: 'Memory at the end, compared with that after a fifth of the time',
      value: `${drift.toFixed(1)} % of ${(residentBefore / 2 ** 20).toFixed(0)} MB`,
      bar: `within ${mostDrift} %`,
      met: drift < mostDrift,
    },
  ];
}

const refreshRows = (
  { requested: wanted, restarts }: Refreshes,
  { succeeded, checked }: Awaited<ReturnType<typeof refreshedSince>>,
  residentOfIngest: number,
): readonly Row[] => [
  noteRow('Requested updates, restarts of the agencies', `${wanted}, ${restarts}`),
  noteRow('Datasets requested, datasets confirmed or replaced', `${checked}, ${succeeded}`),
  noteRow('Memory of the update process at the end', `${(residentOfIngest / 2 ** 20).toFixed(0)} MB`),
];

const mixUpRows = ({ answers, killed, faults }: Awaited<ReturnType<typeof mixUp>>): readonly Row[] => [
  noteRow('Responses checked, connections killed', `${answers}, ${killed}`),
  {
    what: 'Responses that belong to another request',
    value: [String(faults.length), ...faults.slice(0, 3)].join('; '),
    bar: 'none',
    met: faults.length === 0,
  },
];
