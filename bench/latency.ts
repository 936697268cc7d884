/** Asks a server over several connections and keeps how long each answer took, by kind of request. */
import { PlainClient } from './plain-client.ts';

export interface Question {
  readonly kind: string;
  readonly path: string;
}

export interface Asking {
  readonly origin: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly connections: number;
  /** Each connection waits so long between an answer and the next question, on average; 0 asks without a pause. */
  readonly pauseMs: number;
  /** Asks until this says so. */
  readonly done: () => boolean;
  readonly next: () => Question;
}

/** Milliseconds of every answer, ascending, by kind. Throws for an answer other than 200. */
export async function latencies(asking: Asking): Promise<ReadonlyMap<string, readonly number[]>> {
  const taken = new Map<string, number[]>();
  const ask = async (): Promise<void> => {
    const client = await PlainClient.to(asking.origin);
    while (!asking.done()) {
      const { kind, path } = asking.next();
      const { status, ms } = await client.get(path, asking.headers);
      if (status !== 200) throw new Error(`${path} answered ${status}`);
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
