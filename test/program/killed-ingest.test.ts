/**
 * Some files kill the process that reads them while the whole program runs. Their datasets are paused, the process restarts, and
 * everything else continues.
 */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox } from '../../sandbox/sandbox.ts';
import { datasets } from '../../src/catalogue/catalogue.ts';
import { present } from '../../src/core/assert.ts';
import { systemClock } from '../../src/core/clock.ts';
import { withStarterProgram } from '../starter/loaded-starter.ts';
import { type Running, remove, startWattle, temporaryFolder, until } from './running.ts';

/** Neither table is in the starter data, so a request for one waits for its file. */
const [FIRST, SECOND] = ['D3', 'I2'];
const fileOf = (id: string): string => `/www.rba.gov.au/statistics/tables/csv/${id.toLowerCase()}-data.csv`;
/** One row of 56 million cells: allowed in a file, and more in one array than the memory of the process. */
const HOSTILE = Buffer.concat([Buffer.from('F7 A TABLE\nTitle,A\nSeries ID,A\n'), Buffer.alloc(56 * 2 ** 20, ',')]);
const DAY_MS = 24 * 3_600_000;

/**
 * Simulates the Reserve Bank with two hostile files. While one of these is read, it sends no other response. Other agencies do not respond.
 */
class Agencies {
  readonly #requested = new Map<string, number>();
  readonly #server = http.createServer((request, response) => void this.#answer(request, response).catch(() => response.destroy()));
  #sandbox: Awaited<ReturnType<typeof startSandbox>> | null = null;
  #waiting: (() => void)[] = [];
  #isClosed = false;
  #isOver = false;
  #answeredAt = 0;
  url = '';

  async start(): Promise<void> {
    this.#sandbox = await startSandbox({ datasets: datasets(), clock: systemClock });
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    this.url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  wanted(file: string): number {
    return this.#requested.get(file) ?? 0;
  }

  goOn(): void {
    this.#isClosed = false;
    for (const go of this.#waiting.splice(0)) go();
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    this.goOn();
    this.#server.closeAllConnections();
    this.#server.close();
    await this.#sandbox?.close();
  }

  async #answer(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const file = request.url ?? '/';
    this.#requested.set(file, this.wanted(file) + 1);
    if (file === fileOf(FIRST) || file === fileOf(SECOND)) {
      this.#isClosed = true;
      // The earlier response is complete by now, so this is not another file.
      while (performance.now() - this.#answeredAt < 1_500) await pause(100);
      response.writeHead(200, { 'content-type': 'text/csv' });
      response.end(HOSTILE);
      return;
    }
    if (!file.startsWith('/www.rba.gov.au/')) return void response.writeHead(503).end();
    if (this.#isClosed) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    if (this.#isOver) return;
    const answer = await fetch(`${this.#sandbox?.url}${file}`, { headers: { accept: request.headers.accept ?? '*/*' } });
    const bytes = Buffer.from(await answer.arrayBuffer());
    this.#answeredAt = performance.now();
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' });
    response.end(bytes);
  }
}

interface Ingest {
  readonly state: string;
  readonly reason: string | null;
  readonly restarts: number;
}
interface Status {
  readonly ingest: Ingest;
  readonly set_aside?: readonly {
    readonly work: string;
    readonly key: string;
    readonly reason: string;
    readonly at: string;
    readonly until: string;
  }[];
  readonly sources: readonly {
    readonly source: string;
    readonly failures: readonly { readonly dataset_id: string; readonly code: string }[];
  }[];
}

const folder = temporaryFolder();
const agencies = new Agencies();
let running: Running;

const start = (): Promise<Running> =>
  startWattle({
    WATTLE_DATA_DIR: folder,
    WATTLE_UPSTREAM: agencies.url,
    WATTLE_DEV_KEY: 'ak_killed_ingest',
    WATTLE_INGEST_MEMORY_MIB: '256',
    WATTLE_LOG_LEVEL: 'fatal',
  });

beforeAll(async () => {
  await Promise.all([agencies.start(), withStarterProgram(folder)]);
  running = await start();
});
afterAll(async () => {
  await running?.stop();
  await agencies.stop();
  remove(folder);
});

const read = async <T>(target: string): Promise<T> => (await (await running.get(target)).json()) as T;
const rowsOf = (id: string): Promise<Response> => running.get(`/v1/data/rba/${id}?limit=1`);

/** Returns the expected value when it exists. */
async function found<T>(what: string, look: () => Promise<T | null>): Promise<T> {
  const seen: T[] = [];
  await until(what, async () => {
    const one = await look();
    if (one !== null) seen.push(one);
    return one !== null;
  });
  return present(seen[0], what);
}

/** Returns the response about a dataset without stored data, after a process has checked it. */
const problemOf = (id: string): Promise<{ code?: string }> =>
  found('a response of ingest', async () => {
    const problem = (await (await rowsOf(id)).json()) as { code?: string };
    return problem.code === 'INGEST_DOWN' ? null : problem;
  });

/** Requests a dataset whose file kills the ingest process. Returns the responses during the outage, and the final one. */
async function killBy(id: string, restarts: number) {
  const pending = rowsOf(id);
  // Checks several reports at the same time, because the process is down for only a second or two.
  const [down] = await Promise.all([
    found('health: ingest is away', async () => {
      const health = await read<{ status: string; ingest?: Ingest }>('/v1/health');
      return health.ingest?.state === 'restarting' ? health : null;
    }),
    until('metrics: ingest is away', async () => {
      const metrics = await (await running.get('/metrics')).text();
      return metrics.includes('\nwattle_thread_up{thread="ingest"} 0\n');
    }),
  ]);
  const meanwhile = await running.get('/v1/data/rba/F1.1?limit=1');
  await until('ingest is back', async () => {
    const { ingest } = await read<Status>('/v1/status');
    return ingest.restarts === restarts && ingest.state === 'running';
  });
  agencies.goOn();
  // On a slow machine, the first request may have ended by now.
  const answers = [await pending, await rowsOf(id)];
  return { down, meanwhile, answers, problem: await problemOf(id) };
}

const SET_ASIDE = { code: 'DATA_UNAVAILABLE', detail: expect.stringMatching(/256 MiB of memory.*Wattle will try again after/) };

describe('a file that needs more memory than the limit', () => {
  it('is paused for a day, and the import process recovers while stored data are served', async () => {
    const { down, meanwhile, answers, problem } = await killBy(FIRST, 1);
    expect(down).toMatchObject({ status: 'degraded', ingest: { reason: expect.stringContaining('256 MiB') } });
    expect(meanwhile.status).toBe(200);
    for (const { status, headers } of answers) expect([status, Number(headers.get('retry-after')) > 0]).toEqual([503, true]);
    expect(problem).toMatchObject(SET_ASIDE);
    await until('others come in', async () => (await rowsOf('I1')).status === 200);
    const status = await read<Status>('/v1/status');
    expect(status.set_aside).toHaveLength(1);
    const [aside] = status.set_aside ?? [];
    expect(aside).toMatchObject({ work: 'refresh', key: `rba/${FIRST}`, reason: expect.stringContaining('256 MiB') });
    expect(Date.parse(aside?.until ?? '') - Date.parse(aside?.at ?? '')).toBe(DAY_MS);
    const rba = status.sources.find(({ source }) => source === 'rba');
    expect(rba?.failures).toContainEqual(expect.objectContaining({ dataset_id: `rba.${FIRST}`, code: 'PARSE_LIMIT' }));
    expect(await read('/v1/health')).toMatchObject({ status: 'ok' });
    const metrics = await (await running.get('/metrics')).text();
    for (const line of [
      'wattle_thread_up{thread="ingest"} 1',
      'wattle_thread_restarts_total{thread="ingest"} 1',
      'wattle_ingest_running 1',
      'wattle_ingest_restarts_total 1',
      'wattle_ingest_set_aside_jobs 1',
      `wattle_dataset_quarantined{source="rba",dataset="${FIRST}"} 1`,
    ])
      expect(metrics).toContain(`\n${line}\n`);
  });

  it('is paused for longer if another file has the same effect', async () => {
    await killBy(SECOND, 2);
    const deaths = running
      .output()
      .split('\n')
      .filter((line) => line.includes('The ingest process ended'));
    expect(deaths.map((line) => (JSON.parse(line) as { restartsInMs: number }).restartsInMs)).toEqual([1000, 2000]);
    expect((await read<Status>('/v1/status')).set_aside?.map(({ key }) => key)).toEqual([`rba/${FIRST}`, `rba/${SECOND}`]);
  });

  it('is not requested again after a restart of the program, which reports the reason', async () => {
    await running.stop();
    running = await start();
    for (const id of [FIRST, SECOND]) {
      expect(await problemOf(id)).toMatchObject({ ...SET_ASIDE, status: 503 });
      expect(agencies.wanted(fileOf(id))).toBe(1);
    }
    // A new table is loaded in the same way.
    await until('others come in', async () => (await rowsOf('I5')).status === 200);
    const status = await read<Status>('/v1/status');
    expect(status.ingest).toMatchObject({ state: 'running', restarts: 0 });
    expect(status.set_aside?.map(({ key }) => key)).toEqual([`rba/${FIRST}`, `rba/${SECOND}`]);
  });
});
