/**
 * Tests webhooks in processes that are killed with kill -9. The processes write events, subscribe and deliver until they are killed at
 * random moments. No event may be missing.
 */
import { spawn } from 'node:child_process';
import { createHmac, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BenchCase, noteRow, type Row, seconds } from '../measure.ts';
import type { ChildTask, StoredContents } from '../servers/child-webhooks.ts';

/** Number of stores, each with separate processes. */
const LANES = 4;
const RUNS = 200;
/** The maximum time in ms before a process is killed, from its start or from when it is ready. */
const LONGEST_LIFE_MS = 300;

export interface KillReport {
  readonly kills: number;
  readonly subscriptions: number;
  readonly events: number;
  readonly deliveries: number;
  /** One sentence for each fault. */
  readonly faults: readonly string[];
}

export interface Received {
  readonly path: string;
  readonly id: string;
  readonly n: number;
  readonly signed: boolean;
}

export type Command = (task: ChildTask) => readonly string[];

const secret = `whsec_${randomBytes(32).toString('base64')}`;

/** Runs and kills processes. Then lets each store deliver its remaining events, and checks whether any are missing. */
export async function killRuns(runs: number, lanes: number, command: Command): Promise<KillReport> {
  const received: Received[] = [];
  const server = http.createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString('utf8');
    });
    request.on('end', () => {
      received.push(receivedOf(request, body));
      // Some responses are slow, so that a process can be killed before it receives one.
      setTimeout(() => response.writeHead(204).end(), received.length % 4 === 0 ? 15 : 0);
    });
    request.on('error', () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const each = Math.ceil(runs / lanes);
  const reports = await Promise.all(Array.from({ length: lanes }, (_, lane) => killLane(`${origin}/${lane}`, each, command, received)));
  server.closeAllConnections();
  await new Promise<void>((resolve) => server.close(() => resolve()));
  const sum = (pick: (report: KillReport) => number): number => reports.reduce((total, report) => total + pick(report), 0);
  return {
    kills: sum((report) => report.kills),
    subscriptions: sum((report) => report.subscriptions),
    events: sum((report) => report.events),
    deliveries: received.length,
    faults: reports.flatMap((report) => report.faults),
  };
}

function receivedOf({ headers, url = '' }: http.IncomingMessage, body: string): Received {
  const id = String(headers['webhook-id']);
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const mac = createHmac('sha256', key).update(`${id}.${headers['webhook-timestamp']}.${body}`).digest('base64');
  const { data } = JSON.parse(body) as { data: { n: number } };
  return { path: url, id, n: data.n, signed: headers['webhook-signature'] === `v1,${mac}` };
}

async function killLane(receiver: string, runs: number, command: Command, received: readonly Received[]): Promise<KillReport> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'wattle-kills-'));
  const task: ChildTask = { dataDir, receiver, secret, drain: false };
  const reported: string[] = [];
  for (let run = 0; run < runs; run++) reported.push(...(await killed(command(task))));
  const lines = await finished(command({ ...task, drain: true }));
  rmSync(dataDir, { recursive: true, force: true });
  const stored = JSON.parse(lines.find((line) => line.startsWith('stored '))?.slice(7) ?? '{}') as StoredContents;
  const mine = received.filter((one) => one.path.startsWith(`${new URL(receiver).pathname}/`));
  return {
    kills: runs,
    subscriptions: stored.subscriptions.length,
    events: stored.events.length,
    deliveries: mine.length,
    faults: faultsOf(reported, stored, mine),
  };
}

/** Returns the lines printed by the process. */
function killed(args: readonly string[]): Promise<readonly string[]> {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let out = '';
  const killWithin = (ms: number): void => void setTimeout(() => child.kill('SIGKILL'), Math.random() * ms);
  // Some processes are killed while they start, and most while they work.
  if (Math.random() < 0.15) killWithin(LONGEST_LIFE_MS);
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    if (out === '') killWithin(LONGEST_LIFE_MS);
    out += text;
  });
  return new Promise((resolve, reject) => {
    child.once('close', (code) => {
      if (code !== null) reject(new Error(`A process ended by itself, with ${code}: ${out}`));
      else resolve(out.split('\n').slice(0, -1));
    });
  });
}

function finished(args: readonly string[]): Promise<readonly string[]> {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let out = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
  });
  return new Promise((resolve, reject) => {
    child.once('close', (code) => (code === 0 ? resolve(out.split('\n')) : reject(new Error(`Draining ended with ${code}: ${out}`))));
  });
}

/** Compares the printed lines with the store and the received messages. */
export function faultsOf(reported: readonly string[], stored: StoredContents, received: readonly Received[]): readonly string[] {
  const faults: string[] = reported.filter((line) => line.startsWith('failed'));
  const ids = new Set(stored.subscriptions.map(({ id }) => id));
  for (const line of reported) {
    const [what, id = ''] = line.split(' ');
    if (what === 'subscribed' && !ids.has(id)) faults.push(`The subscription ${id} was acknowledged and is gone.`);
    if (what === 'event' && Number(id) > 1 && !stored.versions.includes(Number(id))) faults.push(`Version ${id} was reported and is gone.`);
  }
  const numbers = stored.events.map(({ n }) => n);
  if (JSON.stringify(numbers) !== JSON.stringify(stored.versions))
    faults.push(`There are versions ${stored.versions} and events of ${numbers}.`);
  for (const subscription of stored.subscriptions) faults.push(...faultsOfSubscription(subscription, stored, received));
  const idsOf = new Map<number, Set<string>>();
  for (const { n, id } of received) idsOf.set(n, (idsOf.get(n) ?? new Set()).add(id));
  for (const [n, given] of idsOf) if (given.size > 1) faults.push(`Event ${n} came under ${given.size} ids.`);
  if (new Set([...idsOf.values()].flatMap((given) => [...given])).size < idsOf.size) faults.push('Two events came under one id.');
  if (received.some((one) => !one.signed)) faults.push('A delivery was not signed.');
  return faults;
}

/** Checks a subscription. Every event since its creation must have arrived, and first arrivals must be in order. */
function faultsOfSubscription(
  { id, url }: StoredContents['subscriptions'][number],
  stored: StoredContents,
  received: readonly Received[],
): readonly string[] {
  const { pathname } = new URL(url);
  const first = [...new Set(received.filter((one) => one.path === pathname).map(({ n }) => n))];
  const since = Number(/\/(\d+)-\w+$/.exec(pathname)?.[1]);
  const wanted = stored.events.filter((event) => event.id > since).map(({ n }) => n);
  if (JSON.stringify(first) === JSON.stringify(wanted)) return [];
  const missing = wanted.filter((n) => !first.includes(n));
  return [missing.length > 0 ? `${id} never got the events ${missing}.` : `${id} got events out of order: ${first}.`];
}

const child = fileURLToPath(new URL('../servers/child-webhooks.js', import.meta.url));

export const webhookKills: BenchCase = {
  name: 'webhook-kills',
  about: `Starts ${RUNS} processes that write events, subscribe and deliver messages, and ends each with SIGKILL at a random moment. Then delivers the remaining messages.`,
  async run(): Promise<readonly Row[]> {
    let report: KillReport | null = null;
    const took = await seconds(async () => {
      report = await killRuns(RUNS, LANES, (task) => [child, JSON.stringify(task)]);
    });
    const { kills, subscriptions, events, deliveries, faults } = report ?? {
      kills: 0,
      subscriptions: 0,
      events: 0,
      deliveries: 0,
      faults: [''],
    };
    for (const fault of faults) process.stderr.write(`${fault}\n`);
    return [
      {
        what: 'lost subscriptions, lost events, events with two ids',
        value: String(faults.length),
        bar: 'none',
        met: faults.length === 0,
      },
      noteRow('processes killed', String(kills)),
      noteRow('subscriptions, events, deliveries', `${subscriptions}, ${events}, ${deliveries}`),
      noteRow('duration', `${took.toFixed(1)} s`),
    ];
  },
};
