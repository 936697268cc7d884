/**
 * Compares Wattle with Datasette, FastAPI and Fastify, which serve the same values. Wattle's responses also have sources, licences and
 * breaks in series. The ratios are stored in `bench/peers/ratios.json`, and shown as a table in README.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { systemClock } from '../../src/core/clock.ts';
import { openStore } from '../../src/store/open/open-store.ts';
import { type BenchCase, noteRow, type Row } from '../measure.ts';
import { exportFigures } from '../peers/export.ts';
import { PEERS, type PeerName, startPeer } from '../peers/peers.ts';
import { type Judged, judgedRatio, type Ratios, withReadmeTable } from '../peers/ratios.ts';
import { sameFigures, WORKLOADS } from '../peers/workloads.ts';
import { atRest, registeredKey, type Turn, turnOf } from '../processor.ts';
import { type ChildServer, startServer } from '../servers/child-server.ts';

const ROUNDS = 5;
const CONNECTIONS = 20;
/**
 * The number of requests that are not counted, because Node compiles the code during them. Of 440 functions that it optimises for a monthly
 * series, it optimises 278 in the first 1,500 requests, 144 in the next 3,000, and hardly any later.
 */
const WARM: Partial<Readonly<Record<Contestant['name'], number>>> = { Wattle: 5000, Fastify: 5000 };
const RATIOS = path.resolve('bench/peers/ratios.json');
const PROGRAM = '../../src/cli/wattle.js';

interface Contestant {
  readonly name: PeerName | 'Wattle';
  readonly server: ChildServer;
  readonly headers: Readonly<Record<string, string>>;
}

/** Returns the fastest turn, because other work on the machine can only make a turn slower. */
const best = (turns: readonly Turn[]): Turn => ({
  ms: Math.min(...turns.map(({ ms }) => ms)),
  perSecond: Math.max(...turns.map(({ perSecond }) => perSecond)),
});

let requested = 0;

async function measured(contestants: readonly Contestant[]): Promise<Ratios> {
  const ratios: Record<string, Judged[]> = {};
  for (const workload of WORKLOADS) {
    const turns = new Map<string, Turn[]>();
    for (let round = -1; round < ROUNDS; round += 1) {
      for (const { name, server, headers } of contestants) {
        const address = name === 'Wattle' ? workload.wattle : workload.peers[name];
        if (address === undefined) continue;
        const turn = await turnOf({
          origin: server.origin,
          pid: server.pid,
          headers,
          connections: CONNECTIONS,
          requests: round < 0 ? (WARM[name] ?? workload.requests) : workload.requests,
          address: () => address(++requested),
        });
        if (round >= 0) turns.set(name, [...(turns.get(name) ?? []), turn]);
      }
    }
    const { Wattle: ours, ...others } = Object.fromEntries([...turns].map(([name, all]) => [name, best(all)]));
    if (ours === undefined) throw new Error(`${workload.name} was not measured`);
    ratios[workload.name] = Object.entries(others).map(([peer, theirs]) => judgedRatio(workload, peer as PeerName, ours, theirs));
    process.stdout.write(`${workload.name}: ${JSON.stringify(ratios[workload.name])}\n`);
  }
  return ratios;
}

export const peers: BenchCase = {
  name: 'peers',
  about: `Compares Wattle with Datasette, FastAPI (with uvicorn) and Fastify (with better-sqlite3). These read the figures in the starter data from one SQLite file with indexes. The programs take turns with ${CONNECTIONS} connections and without caches, and the best of ${ROUNDS} rounds counts. The first number is the other program's processor time per request, divided by Wattle's. The second is Wattle's requests per second, divided by the other program's. Above 1, Wattle is faster.`,
  async run() {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'wattle-peers-'));
    const dataDir = path.join(folder, 'var');
    const running: ChildServer[] = [];
    const rows: Row[] = [];
    try {
      const limits = {
        WATTLE_FREE_MONTHLY_CALLS: '1000000000',
        WATTLE_BURST_PER_MINUTE: '10000000',
        WATTLE_READS_PER_MINUTE: '10000000',
        WATTLE_BULK_EVERY_MINUTES: '0',
      };
      const env = { WATTLE_DATA_DIR: dataDir, WATTLE_PORT: '0', WATTLE_UPSTREAM: 'offline', WATTLE_LOG_LEVEL: 'error', ...limits };
      const server = await startServer(PROGRAM, ['start'], env);
      running.push(server);
      const headers = { 'accept-encoding': 'identity' };
      const contestants: Contestant[] = [
        { name: 'Wattle', server, headers: { ...headers, authorization: `Bearer ${await registeredKey(server.origin)}` } },
      ];
      const file = path.join(folder, 'figures.db');
      const store = await openStore({ databaseUrl: null, dataDir, clock: systemClock });
      rows.push(noteRow('observations of all vintages', (await exportFigures(store, file)).toLocaleString('en-AU')));
      await store.close();
      for (const name of PEERS) {
        const started = await startPeer(name, file);
        if ('missing' in started) {
          rows.push(noteRow(name, `not measured: ${started.missing}`));
          continue;
        }
        running.push(started);
        contestants.push({ name, server: started, headers });
      }
      await atRest(server.pid);
      await sameFigures(contestants);
      const ratios = await measured(contestants);
      writeFileSync(RATIOS, `${JSON.stringify(ratios, null, 2)}\n`);
      writeFileSync('README.md', withReadmeTable(readFileSync('README.md', 'utf8'), ratios));
      return [...rows, ...rowsOf(ratios)];
    } finally {
      for (const server of running) await server.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

const rowsOf = (ratios: Ratios): readonly Row[] =>
  Object.entries(ratios).flatMap(([what, judged]) =>
    judged.map(({ peer, processor, requests, bar }) => ({
      what: `${what}, against ${peer}`,
      value: `${processor}, ${requests}`,
      bar: bar === null ? null : `at least ${bar} by processor time`,
      met: bar === null ? null : processor >= bar,
    })),
  );
