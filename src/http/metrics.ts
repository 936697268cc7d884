/** Counts of what the server does, in the text form that Prometheus scrapes. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { AnswerCache } from './answer-cache.ts';

export const METRICS_CONTENT_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

/** Upper bounds of the duration buckets, in seconds. */
const BUCKETS_SECONDS = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10];

interface Durations {
  /** Requests per bucket, the last one for those beyond all bounds. */
  readonly counts: number[];
  sum: number;
}

/** What is told of the ingest of this node. */
export interface IngestCounts {
  readonly running: boolean;
  readonly restarts: number;
  /** Work that is set aside; null while the store cannot say. */
  readonly setAside: number | null;
}

export class Metrics {
  readonly #requests = new Map<string, Map<number, number>>();
  readonly #durations: Durations = { counts: Array<number>(BUCKETS_SECONDS.length + 1).fill(0), sum: 0 };
  readonly #delay = monitorEventLoopDelay({ resolution: 20 });
  #hits = 0;
  #misses = 0;

  constructor() {
    this.#delay.enable();
  }

  /** @param endpoint operationId, or `none` for paths that are no endpoint */
  count(endpoint: string, status: number, durationMs: number): void {
    let statuses = this.#requests.get(endpoint);
    if (!statuses) this.#requests.set(endpoint, (statuses = new Map()));
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    const seconds = durationMs / 1000;
    const bucket = BUCKETS_SECONDS.findIndex((bound) => seconds <= bound);
    const index = bucket < 0 ? BUCKETS_SECONDS.length : bucket;
    this.#durations.counts[index] = (this.#durations.counts[index] ?? 0) + 1;
    this.#durations.sum += seconds;
  }

  countCache(hit: boolean): void {
    if (hit) this.#hits += 1;
    else this.#misses += 1;
  }

  close(): void {
    this.#delay.disable();
  }

  /** The text exposition. */
  render(cache: Pick<AnswerCache, 'size'>, ingest: IngestCounts | null = null): string {
    const memory = process.memoryUsage();
    const requests = [...this.#requests].flatMap(([endpoint, statuses]) =>
      [...statuses].map(([status, n]) => `wattle_http_requests_total{endpoint="${endpoint}",status="${status}"} ${n}`),
    );
    return [
      ...family('wattle_http_requests_total', 'counter', 'Answers by endpoint and status.', requests),
      ...family('wattle_http_request_duration_seconds', 'histogram', 'Time from request to answer.', this.#histogram()),
      ...family('wattle_cache_hits_total', 'counter', 'Answers taken from the cache.', [`wattle_cache_hits_total ${this.#hits}`]),
      ...family('wattle_cache_misses_total', 'counter', 'Answers made.', [`wattle_cache_misses_total ${this.#misses}`]),
      ...family('wattle_cache_bytes', 'gauge', 'Bytes of kept answers.', [`wattle_cache_bytes ${cache.size.bytes}`]),
      ...family('wattle_cache_answers', 'gauge', 'Kept answers.', [`wattle_cache_answers ${cache.size.answers}`]),
      ...family('process_resident_memory_bytes', 'gauge', 'Resident memory.', [`process_resident_memory_bytes ${memory.rss}`]),
      ...family('nodejs_heap_used_bytes', 'gauge', 'Heap in use.', [`nodejs_heap_used_bytes ${memory.heapUsed}`]),
      ...family('nodejs_eventloop_delay_p99_seconds', 'gauge', 'Delay of the event loop, 99th percentile.', [
        `nodejs_eventloop_delay_p99_seconds ${this.#delay.percentile(99) / 1e9}`,
      ]),
      ...(ingest ? ingestFamilies(ingest) : []),
      '',
    ].join('\n');
  }

  #histogram(): string[] {
    const name = 'wattle_http_request_duration_seconds';
    let total = 0;
    const lines = [...BUCKETS_SECONDS, '+Inf'].map((bound, i) => {
      total += this.#durations.counts[i] ?? 0;
      return `${name}_bucket{le="${bound}"} ${total}`;
    });
    return [...lines, `${name}_sum ${this.#durations.sum}`, `${name}_count ${total}`];
  }
}

const ingestFamilies = ({ running, restarts, setAside }: IngestCounts): readonly string[] => [
  ...family('wattle_ingest_running', 'gauge', 'Whether files of the agencies come in (1), or are waited with (0).', [
    `wattle_ingest_running ${running ? 1 : 0}`,
  ]),
  ...family('wattle_ingest_restarts_total', 'counter', 'How often the ingest thread was started again.', [
    `wattle_ingest_restarts_total ${restarts}`,
  ]),
  ...(setAside === null
    ? []
    : family('wattle_ingest_set_aside_jobs', 'gauge', 'Work that took its thread down and waits.', [
        `wattle_ingest_set_aside_jobs ${setAside}`,
      ])),
];

const family = (name: string, type: string, help: string, samples: readonly string[]): string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${type}`,
  ...samples,
];
