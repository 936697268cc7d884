import { monitorEventLoopDelay } from 'node:perf_hooks';
import { at } from '../../core/assert.ts';
import type { AnswerCache } from './answer-cache.ts';
import { family, sample } from './exposition.ts';

/** Upper bounds of the buckets, in seconds. */
const BUCKETS_SECONDS = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10];

interface Durations {
  /** The number of requests in each duration bucket, and of requests above all bounds. */
  readonly counts: number[];
  sum: number;
}

export class Metrics {
  readonly #requests = new Map<string, Map<number, number>>();
  readonly #durations: Durations = { counts: Array<number>(BUCKETS_SECONDS.length + 1).fill(0), sum: 0 };
  readonly #process = new ProcessMetrics();
  #hits = 0;
  #misses = 0;

  /** @param endpoint operationId, or `none` */
  count(endpoint: string, status: number, durationMs: number): void {
    let statuses = this.#requests.get(endpoint);
    if (!statuses) this.#requests.set(endpoint, (statuses = new Map()));
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    const seconds = durationMs / 1000;
    const bucket = BUCKETS_SECONDS.findIndex((bound) => seconds <= bound);
    const index = bucket < 0 ? BUCKETS_SECONDS.length : bucket;
    this.#durations.counts[index] = at(this.#durations.counts, index) + 1;
    this.#durations.sum += seconds;
  }

  countCache(hit: boolean): void {
    if (hit) this.#hits += 1;
    else this.#misses += 1;
  }

  close(): void {
    this.#process.close();
  }

  /** @param more lines from other metrics, which are added at the end */
  render(cache: Pick<AnswerCache, 'size'>, more: readonly string[]): string {
    const requests = [...this.#requests].flatMap(([endpoint, statuses]) =>
      [...statuses].map(([status, n]) => `wattle_http_requests_total{endpoint="${endpoint}",status="${status}"} ${n}`),
    );
    return [
      ...family('wattle_http_requests_total', 'counter', 'Responses by endpoint and status.', requests),
      ...family('wattle_http_request_duration_seconds', 'histogram', 'Time from request to response.', this.#histogram()),
      ...family('wattle_cache_hits_total', 'counter', 'Responses served from the cache.', [`wattle_cache_hits_total ${this.#hits}`]),
      ...family('wattle_cache_misses_total', 'counter', 'Responses not in the cache.', [`wattle_cache_misses_total ${this.#misses}`]),
      ...family('wattle_cache_bytes', 'gauge', 'Bytes of cached responses.', [`wattle_cache_bytes ${cache.size.bytes}`]),
      ...family('wattle_cache_answers', 'gauge', 'Cached responses.', [`wattle_cache_answers ${cache.size.answers}`]),
      ...this.#process.families(),
      ...more,
      '',
    ].join('\n');
  }

  #histogram(): string[] {
    const name = 'wattle_http_request_duration_seconds';
    let total = 0;
    const lines = [...BUCKETS_SECONDS, '+Inf'].map((bound, i) => {
      total += at(this.#durations.counts, i);
      return `${name}_bucket{le="${bound}"} ${total}`;
    });
    return [...lines, `${name}_sum ${this.#durations.sum}`, `${name}_count ${total}`];
  }
}

/** The event loop delay is measured for this time in ms after the last reading. */
const MEASURED_AFTER_READ_MS = 600_000;

export class ProcessMetrics {
  /** Measurement starts at the first reading, because its timer uses a third of an idle program's processor time. */
  readonly #delay = monitorEventLoopDelay({ resolution: 20 });
  #unread: NodeJS.Timeout | null = null;

  close(): void {
    clearTimeout(this.#unread ?? undefined);
    this.#delay.disable();
  }

  families(): readonly string[] {
    this.#delay.enable();
    this.#unread ??= setTimeout(() => {
      this.#unread = null;
      this.#delay.disable();
    }, MEASURED_AFTER_READ_MS).unref();
    this.#unread.refresh();
    const { rss, heapUsed } = process.memoryUsage();
    const gauge = (name: string, help: string, value: number | null): readonly string[] => family(name, 'gauge', help, sample(name, value));
    const delay = this.#delay.count > 0 ? this.#delay.percentile(99) / 1e9 : null;
    return [
      ...gauge('process_start_time_seconds', 'When the process started.', Math.round(performance.timeOrigin) / 1000),
      ...gauge('process_resident_memory_bytes', 'Resident memory.', rss),
      ...gauge('nodejs_heap_used_bytes', 'Heap in use.', heapUsed),
      ...gauge('nodejs_eventloop_delay_p99_seconds', 'Delay of the event loop, 99th percentile, since the first read.', delay),
    ];
  }
}
