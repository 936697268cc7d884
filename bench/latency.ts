/** Sends requests to a server over several connections and records the time for each response, by kind of request. */
import { PlainClient } from './plain-client.ts';

export interface Question {
  readonly kind: string;
  readonly path: string;
}

export interface Asking {
  readonly origin: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly connections: number;
  /** The average pause in ms between a response and the next request on a connection. 0 means no pause. */
  readonly pauseMs: number;
  /** Requests continue until this returns true. */
  readonly done: () => boolean;
  readonly next: () => Question;
}

/** Returns the ms for every response by kind, in ascending order. Throws if the status of a response is not 200. */
export async function latencies(asking: Asking): Promise<ReadonlyMap<string, readonly number[]>> {
  const taken = new Map<string, number[]>();
  const ask = async (): Promise<void> => {
    const client = await PlainClient.to(asking.origin);
    while (!asking.done()) {
      const { kind, path } = asking.next();
      const { status, ms } = await client.get(path, asking.headers);
      if (status !== 200) throw new Error(`${path} returned ${status}`);
      const times = taken.get(kind);
      if (times) times.push(ms);
      else taken.set(kind, [ms]);
      if (asking.pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, asking.pauseMs * (0.5 + Math.random())));
    }
    client.close();
  };
  await Promise.all(Array.from({ length: asking.connections }, ask));
  for (const times of taken.values()) times.sort((a, b) => a - b);
  return taken;
}

export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
