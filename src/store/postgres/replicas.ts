/**
 * Reads from streaming replicas. The data are never older than the primary's data at the start of the read.
 *
 * read ─┬─▶ primary: the change counter, one row           c
 *       └─▶ replica: BEGIN, the change counter, …          r ≥ c: continue in this snapshot; else read from the primary
 *
 * Every change updates the counter last, so writers wait for each other at that row. Replicas replay transactions in commit order.
 * A replica with the same counter therefore has all earlier changes. The primary's counter is read after the read began, so a node never
 * shows older data than another node has shown before. One transaction reads the counter and the data from the replica, so one URL may
 * refer to several replicas.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { performance } from 'node:perf_hooks';
import type pg from 'pg';
import { WattleError } from '../../core/errors.ts';
import { COUNTER } from '../ports/changes.ts';
import type { ReplicaCounts } from '../ports/figures.ts';
import type { RegisterStore } from '../ports/registers.ts';
import type { DatasetStore } from '../ports/series.ts';
import { openPool, type Runner } from './connection.ts';

const CONNECT_WITHIN_MS = 1000;
/** The time limit in ms for reading the change counter. The counter is one row in memory, so a slower replica is treated as unavailable. */
const POSITION_WITHIN_MS = 1000;
const ANSWERS_WITHIN_MS = 10_000;
/** A replica is not used for this time in ms after it lagged or failed. */
const BEHIND_PAUSE_MS = 200;
const FAILED_PAUSE_MS = 5000;

/** Starts a snapshot and reads the counter in one round trip. The statement that reads the counter fixes the snapshot. */
const BEGIN_AND_POSITION = `BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; ${COUNTER}`;

export class Replicas {
  readonly #replicas: readonly Replica[];
  /**
   * Reads the primary's change counter. Because of `shared`, the read starts after the call. The result is therefore not older than the
   * call.
   */
  readonly #position: () => Promise<number>;
  readonly #current = new AsyncLocalStorage<Runner>();
  #turn = 0;

  constructor(urls: readonly string[], position: () => Promise<number>) {
    this.#replicas = urls.map((url) => new Replica(url));
    this.#position = shared(position);
  }

  /** The replica that serves the current read. Null outside of reads, and if the primary serves the read. */
  readonly runner = (): Runner | null => this.#current.getStore() ?? null;

  /** `work` must not write. If a replica fails, it runs again on the primary. */
  async read<T>(work: () => Promise<T>): Promise<T> {
    const replica = this.runner() === null ? this.#next() : null;
    const outcome = replica && (await replica.read(this.#position, (runner) => this.#current.run(runner, work)));
    return outcome ? outcome.value : work();
  }

  counts(): readonly ReplicaCounts[] {
    return this.#replicas.map((replica) => replica.counts);
  }

  async close(): Promise<void> {
    await Promise.all(this.#replicas.map((replica) => replica.close()));
  }

  #next(): Replica | null {
    const fit = this.#replicas.filter((replica) => replica.isFit(performance.now()));
    this.#turn += 1;
    return fit[this.#turn % fit.length] ?? null;
  }
}

class Replica {
  readonly #name: string;
  readonly #pool: pg.Pool;
  #served = 0;
  #behind = 0;
  #failed = 0;
  /** The replica is not used until this time, in ms of the monotonic clock. */
  #restsUntil = 0;

  constructor(url: string) {
    this.#name = new URL(url).host;
    this.#pool = openPool(url, CONNECT_WITHIN_MS);
  }

  get counts(): ReplicaCounts {
    return { name: this.#name, served: this.#served, behind: this.#behind, failed: this.#failed };
  }

  isFit(now: number): boolean {
    return now >= this.#restsUntil;
  }

  /**
   * Runs `work` in a snapshot of the replica if the replica has all changes up to the primary's counter. Returns null if the primary must
   * do the work.
   */
  async read<T>(positionOfPrimary: () => Promise<number>, work: (runner: Runner) => Promise<T>): Promise<{ readonly value: T } | null> {
    const wanted = positionOfPrimary();
    let isPrimaryAway = false;
    wanted.catch(() => {
      isPrimaryAway = true;
    });
    let client: pg.PoolClient | undefined;
    let broken = false;
    try {
      client = await this.#connect();
      const reached = await positionOf(client);
      if (reached < (await wanted)) return this.#rest('behind');
      const value = await work(oneAtATime(client));
      this.#served += 1;
      return { value };
    } catch (error) {
      broken = !(error instanceof WattleError);
      // A Wattle error is the result of the request, because the snapshot is recent enough. If the primary is unavailable, every error is
      // thrown, because the primary's counter is then unknown.
      if (isPrimaryAway || (error instanceof WattleError && error.code !== 'BUG')) throw error;
      return this.#rest('failed');
    } finally {
      if (client) await this.#release(client, broken);
    }
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }

  async #connect(): Promise<pg.PoolClient> {
    const client = await this.#pool.connect();
    // A broken connection makes its current statement fail and emits an error. Without this listener, the error would end the program.
    if (client.listenerCount('error') === 0) client.on('error', () => {});
    return client;
  }

  #rest(why: 'behind' | 'failed'): null {
    if (why === 'behind') this.#behind += 1;
    else this.#failed += 1;
    this.#restsUntil = performance.now() + (why === 'behind' ? BEHIND_PAUSE_MS : FAILED_PAUSE_MS);
    return null;
  }

  /** Returns a connection to the pool. Closes it if it is broken or cannot commit. */
  async #release(client: pg.PoolClient, broken: boolean): Promise<void> {
    const ended = !broken && (await client.query({ text: 'COMMIT', ...within(POSITION_WITHIN_MS) }).then(...TRUE_OR_FALSE));
    client.release(!ended);
  }
}

const TRUE_OR_FALSE = [() => true, () => false] as const;

/** The types of pg lack the setting `query_timeout`. */
const within = (ms: number): { readonly query_timeout: number } => ({ query_timeout: ms });

async function positionOf(client: pg.PoolClient): Promise<number> {
  // A query with several statements returns a list of results.
  const results = (await client.query({ text: BEGIN_AND_POSITION, ...within(POSITION_WITHIN_MS) })) as unknown as readonly pg.QueryResult<{
    n: number;
  }>[];
  const n = results[1]?.rows[0]?.n;
  if (n === undefined) throw new Error('The replica has no change counter');
  return n;
}

/**
 * Returns a runner that sends statements one after another. `work` may start several statements at the same time on the same connection.
 */
function oneAtATime(client: pg.PoolClient): Runner {
  let last: Promise<unknown> = Promise.resolve();
  return {
    query: (query) => {
      const mine = last.then(() => client.query({ ...query, ...within(ANSWERS_WITHIN_MS) }));
      last = mine.catch(() => {});
      return mine;
    },
  };
}

/** Returns a function whose callers share reads. Each caller gets the result of a read that began after its call. */
export function shared<T>(look: () => Promise<T>): () => Promise<T> {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | null = null;
  return () => {
    next ??= running.then(() => {
      const begun = look();
      next = null;
      running = begun.catch(() => {});
      return begun;
    });
    return next;
  };
}

/** Routes reads of datasets to replicas. Writes, and reads that precede a write, go to the primary. */
export function replicatedDatasets(datasets: DatasetStore, replicas: Replicas): DatasetStore {
  return {
    state: (dataset) => replicas.read(() => datasets.state(dataset)),
    states: (of) => replicas.read(() => datasets.states(of)),
    apply: (delta) => datasets.apply(delta),
    ...(datasets.fill ? { fill: datasets.fill.bind(datasets) } : {}),
    rewrite: (rewrite) => datasets.rewrite(rewrite),
    insert: (insertion) => datasets.insert(insertion),
    changedIn: (dataset, series, after) => datasets.changedIn(dataset, series, after),
    histories: (dataset, series) => datasets.histories(dataset, series),
    noteCheck: (dataset, at, failure, turn) => datasets.noteCheck(dataset, at, failure, turn),
    noteConcerns: (dataset, finder, concerns, eventsOf) => datasets.noteConcerns(dataset, finder, concerns, eventsOf),
    versions: (dataset) => replicas.read(() => datasets.versions(dataset)),
    versionsAt: (dataset, seqs) => replicas.read(() => datasets.versionsAt(dataset, seqs)),
    firstVersion: (dataset) => replicas.read(() => datasets.firstVersion(dataset)),
    versionAsOf: (dataset, instant) => replicas.read(() => datasets.versionAsOf(dataset, instant)),
    dimensions: (dataset, seq) => replicas.read(() => datasets.dimensions(dataset, seq)),
    series: (dataset) => replicas.read(() => datasets.series(dataset)),
    read: (query) => replicas.read(() => datasets.read(query)),
    count: (query) => replicas.read(() => datasets.count(query)),
    newestSeq: (dataset, series, seq) => replicas.read(() => datasets.newestSeq(dataset, series, seq)),
    lives: (dataset, seriesId, from, to) => replicas.read(() => datasets.lives(dataset, seriesId, from, to)),
    vintages: (dataset, seriesId) => replicas.read(() => datasets.vintages(dataset, seriesId)),
    prune: (dataset, beforeDay) => datasets.prune(dataset, beforeDay),
    reset: (dataset) => datasets.reset(dataset),
  };
}

export function replicatedRegisters(registers: RegisterStore, replicas: Replicas): RegisterStore {
  return {
    load: (load) => registers.load(load),
    query: (query) => replicas.read(() => registers.query(query)),
    groups: (query) => replicas.read(() => registers.groups(query)),
    verify: (dataset) => registers.verify(dataset),
  };
}
