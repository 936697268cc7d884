/**
 * Runs a game day. Tests cause each failure in the table "When something fails" while a program runs under load. Every response is compared
 * with the published values in order. fleet.test.ts has the rows on several nodes, and machine.test.ts those on one machine.
 */
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { until } from '../../program/running.ts';

/** The rows in the table, by the test that causes the failure. */
export const ROWS = {
  fleet: [
    'PostgreSQL is down or cannot be reached',
    'PostgreSQL restarts',
    'one of several nodes is killed',
    'a database replica is down or behind',
    'the update process (ingest) crashes',
    'no worker runs',
    "the machine's clock jumps",
    'object storage is down',
  ],
  machine: [
    'the disk is full',
    'the data folder is not writable',
    'Linux makes a failing disk read-only (`errors=remount-ro`)',
    'the thread for register searches ends',
    'the thread for webhooks ends',
  ],
} as const;

export const rowsOfTable = (): readonly string[] =>
  readFileSync('docs/operating/failures.md', 'utf8')
    .split('\n## ')[0]
    ?.split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| --') && !line.startsWith('| Failure'))
    .map((line) => line.split(' | ')[0]?.slice(2) ?? '') ?? [];

/** A row in the table. A version is published before, during and after the failure. */
export interface Game {
  cause(): unknown;
  /** Waits until users and operators see the effects that the row describes. */
  readonly seen?: () => Promise<unknown>;
  /** False if the store accepts no version during the failure. */
  readonly writes?: false;
  cure(): unknown;
}

export interface Reachable {
  readonly origin: string;
}

export const LATEST = '/v1/data/rba/F1.1?series=cash_rate_target&limit=1';

/** Readers that constantly send requests, and know the values that they may read. */
export class Load {
  /** The published values, oldest first. */
  readonly published: number[] = [];
  readonly faults: string[] = [];
  readonly counts = { right: 0, excused: 0, refused: 0 };
  /** Number of responses that are charged to the quota. */
  paid = 0;
  /** The nodes to read from. A node that a test has stopped is null. */
  nodes: (Reachable | null)[] = [];
  readonly #key: string;
  readonly #excuses: ReadonlySet<string>;
  #requested = 0;
  #isOver = false;
  #readers: Promise<void>[] = [];

  /** @param excuses error codes that responses with 503 may have. Any other response is an error, especially a wrong value */
  constructor(key: string, excuses: readonly string[]) {
    this.#key = key;
    this.#excuses = new Set(excuses);
  }

  begin(readers: number): void {
    this.#isOver = false;
    this.#readers = Array.from({ length: readers }, (_, n) => this.#read(n));
  }

  /** Waits for the responses to all requests. */
  async end(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#readers);
  }

  async get(
    node: Reachable,
    target: string,
  ): Promise<{ readonly status: number; readonly body: Record<string, never>; readonly age: string | null }> {
    const response = await fetch(`${node.origin}${target}`, { headers: { authorization: `Bearer ${this.#key}` } });
    const body = (await response.json()) as Record<string, never>;
    if (response.status === 200 && target.startsWith('/v1/data')) this.paid += 1;
    return { status: response.status, body, age: response.headers.get('age') };
  }

  /** Publishes a version with a new latest cash rate, without using the nodes. Throws the errors of `store`. */
  async publish(store: (rate: number) => Promise<unknown>): Promise<void> {
    const rate = 10 + this.published.length / 100;
    this.published.push(rate);
    await store(rate).catch((error: unknown) => {
      // Readers must not get a version that the store refused.
      this.published.pop();
      throw error;
    });
  }

  /** Reads the latest value from a URL that was not used before, or not recently. */
  uncached(node: Reachable): ReturnType<Load['get']> {
    this.#requested += 1;
    const month = new Date(Date.UTC(1900, this.#requested % 1000, 1)).toISOString().slice(0, 7);
    return this.get(node, `${LATEST}&start=${month}`);
  }

  async newest(node: Reachable): Promise<unknown> {
    const { status, body, age } = await this.get(node, LATEST);
    if (status !== 200 || age !== null) return undefined;
    return (body['data'] as unknown as readonly { readonly value: number }[])[0]?.value;
  }

  isWhole(): Promise<void> {
    return until('every node has the latest value', async () => {
      const shown = await Promise.all(this.nodes.map((node) => node && this.newest(node).catch(() => undefined)));
      return shown.every((value) => value === this.published.at(-1));
    });
  }

  /** Causes a failure, waits until its effects are visible, and repairs it. Responses must be correct all the time. */
  async play(row: string, game: Game, publish: () => Promise<void>): Promise<void> {
    const before = { ...this.counts };
    await game.cause();
    await game.seen?.();
    if (game.writes !== false) await publish();
    // Waits until readers have noticed the failure.
    await pause(2000);
    await game.cure();
    await publish();
    await this.isWhole();
    const { right, excused, refused } = this.counts;
    console.info(`${row}: ${right - before.right} right, ${excused - before.excused} excused, ${refused - before.refused} refused`);
    expect(this.faults).toEqual([]);
    expect(right).toBeGreaterThan(before.right);
  }

  async #read(n: number): Promise<void> {
    while (!this.#isOver) {
      const node = this.nodes[n % this.nodes.length];
      if (node) await this.#ask(node, n % 4 < 2);
      await pause(20);
    }
  }

  async #ask(node: Reachable, isFresh: boolean): Promise<void> {
    const known = this.published.length;
    const answer = await (isFresh ? this.uncached(node) : this.get(node, LATEST)).catch(() => null);
    // Without a response, the node was killed or stopped.
    if (answer === null) this.counts.refused += 1;
    else this.#judge(answer, known);
  }

  /**
   * Judges a response.
   * @param known number of values that were published when the request was sent
   */
  #judge({ status, body, age }: Awaited<ReturnType<Load['get']>>, known: number): void {
    if (status === 200) {
      const [row] = (body['data'] ?? []) as readonly { readonly value?: number }[];
      const index = this.published.indexOf(row?.value ?? Number.NaN);
      if (index < 0) this.faults.push(`A value that was never published: ${JSON.stringify(row)}`);
      // An older value must have its age. A new value reaches a node within a second.
      else if (index < known - 2 && age === null) this.faults.push(`Value ${index} of ${known}, without its age`);
      else this.counts.right += 1;
    } else if (this.#excuses.has(String(body['code'])) && status === 503) this.counts.excused += 1;
    else this.faults.push(`${status} ${JSON.stringify(body).slice(0, 200)}`);
  }
}
