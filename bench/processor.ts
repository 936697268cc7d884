/** Measures a server's processor time per request, which does not depend on the client or on other work on the machine. */
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Pool } from 'undici';

/** Returns the ms that each thread in a process has run, by thread id. Only for Linux. */
export function threadTimes(pid: number): ReadonlyMap<string, number> {
  const folder = `/proc/${pid}/task`;
  return new Map(readdirSync(folder).map((id) => [id, Number(readFileSync(`${folder}/${id}/schedstat`, 'utf8').split(' ')[0]) / 1e6]));
}

/** Returns the ms that all threads have run since `before`. */
export function since(before: ReadonlyMap<string, number>, pid: number): number {
  let ms = 0;
  for (const [id, now] of threadTimes(pid)) ms += now - (before.get(id) ?? 0);
  return ms;
}

/** Below this processor time in ms per second, a program is idle. */
const REST_MS = 50;

/** Waits until a program has finished its work after a start, which would disturb measurements. Waits at most two minutes. */
export async function atRest(pid: number | undefined): Promise<void> {
  if (pid === undefined) throw new Error('The server has no id.');
  for (let tries = 0; tries < 120; tries += 1) {
    const before = threadTimes(pid);
    await pause(1000);
    if (since(before, pid) <= REST_MS) return;
  }
}

export interface Load {
  readonly origin: string;
  readonly pid: number | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly address: (n: number) => string;
  readonly requests: number;
  readonly connections: number;
}

/** The cost of one turn of requests. */
export interface Turn {
  /** The server's processor time for one request, in ms. */
  readonly ms: number;
  /** Responses per second, measured by the client. */
  readonly perSecond: number;
}

/** Measures a turn. Throws if the status of a response is not 200. */
export async function turnOf({ origin, pid, headers, address, requests, connections }: Load): Promise<Turn> {
  if (pid === undefined) throw new Error('The server has no id.');
  const pool = new Pool(origin, { connections, pipelining: 1 });
  let sent = 0;
  const one = async (): Promise<void> => {
    while (sent < requests) {
      const path = address(sent++);
      const { statusCode, body } = await pool.request({ method: 'GET', path, headers });
      await body.dump({ limit: Number.POSITIVE_INFINITY });
      if (statusCode !== 200) throw new Error(`${path} returned ${statusCode}`);
    }
  };
  const before = threadTimes(pid);
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: connections }, one));
  const ms = since(before, pid);
  const perSecond = (1000 * requests) / (performance.now() - startedAt);
  await pool.close();
  return { ms: ms / requests, perSecond };
}

/** Returns the server's processor time for one request, in ms. Throws if the status of a response is not 200. */
export const processorMs = async (load: Load): Promise<number> => (await turnOf(load)).ms;

/** Returns the key for a new account, whose requests are counted and limited. */
export async function registeredKey(origin: string): Promise<string> {
  const pool = new Pool(origin);
  const { statusCode, body } = await pool.request({
    method: 'POST',
    path: '/v1/register',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'bench@example.org' }),
  });
  const { api_key: key } = (await body.json()) as { api_key?: string };
  await pool.close();
  if (key === undefined) throw new Error(`Registration returned status ${statusCode}`);
  return key;
}
