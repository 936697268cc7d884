/** Processor time of a server for each request, which does not depend on the client or on other work of the machine. */
import { readdirSync, readFileSync } from 'node:fs';
import { Pool } from 'undici';

/** Milliseconds that the threads of a process have run, by their ids. Linux. */
export function threadTimes(pid: number): ReadonlyMap<string, number> {
  const folder = `/proc/${pid}/task`;
  return new Map(readdirSync(folder).map((id) => [id, Number(readFileSync(`${folder}/${id}/schedstat`, 'utf8').split(' ')[0]) / 1e6]));
}

/** Milliseconds since `before`, of all threads. */
export function since(before: ReadonlyMap<string, number>, pid: number): number {
  let ms = 0;
  for (const [id, now] of threadTimes(pid)) ms += now - (before.get(id) ?? 0);
  return ms;
}

export interface Load {
  readonly origin: string;
  readonly pid: number | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly address: (n: number) => string;
  readonly requests: number;
  readonly connections: number;
}

/** Milliseconds of the server for one request, and of the longest wait of the client. Throws if an answer is not 200. */
export async function processorMs({ origin, pid, headers, address, requests, connections }: Load): Promise<number> {
  if (pid === undefined) throw new Error('The server has no id.');
  const pool = new Pool(origin, { connections, pipelining: 1 });
  let sent = 0;
  const one = async (): Promise<void> => {
    while (sent < requests) {
      const path = address(sent++);
      const { statusCode, body } = await pool.request({ method: 'GET', path, headers });
      await body.dump();
      if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}`);
    }
  };
  const before = threadTimes(pid);
  await Promise.all(Array.from({ length: connections }, one));
  const ms = since(before, pid);
  await pool.close();
  return ms / requests;
}

/** The key of a new account, whose calls are counted and limited. */
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
  if (key === undefined) throw new Error(`Registration answered ${statusCode}`);
  return key;
}
