/** Simulates the parts outside the processes: agencies, webhook receivers, mailboxes and stored bytes. They remain when processes end. */
import { createHash } from 'node:crypto';
import { present } from '../../src/core/assert.ts';
import type { Ask } from '../../src/core/capture.ts';
import type { Clock } from '../../src/core/clock.ts';
import type { Source } from '../../src/core/define-dataset.ts';
import { WattleError } from '../../src/core/errors.ts';
import { DAY_MS, formatPeriod, parsePeriod } from '../../src/core/period.ts';
import type { AskResult, Upstream } from '../../src/ingest/fetch/client.ts';
import type { CaptureBytes } from '../../src/store/captures/bytes.ts';
import type { CaptureInfo } from '../../src/store/ports/captures.ts';
import { table } from '../../test/ingest/tiny-dataset.ts';
import type { Random } from './random.ts';

/** Waits a few turns of the event loop, so that parallel processes interleave in many orders. */
export async function aWhile(random: Random): Promise<void> {
  for (let i = random.below(6); i > 0; i -= 1) await Promise.resolve();
}

export type AgencyMood = 'well' | 'away' | 'older' | 'garbled';
/** The month of the first publication, which is early enough that no publication is in the future. */
const FIRST_MONTH = present(parsePeriod('2023-01'), 'The first month').t;
const MONTHS_AT_FIRST = 12;

/** A file from an agency. Each publication has a later date, and adds a month, revises a value, or both. */
export class AgencyFile {
  readonly name: string;
  /** All publications, each with its bytes and its content as JSON: `{ AAA: { 672: 1.5 } }`. */
  readonly published: { readonly text: string; readonly says: string; readonly day: string }[] = [];
  mood: AgencyMood = 'well';
  readonly #values: { a: number; b: number }[];
  readonly #random: Random;

  constructor(name: string, random: Random, now: number) {
    this.name = name;
    this.#random = random;
    this.#values = Array.from({ length: MONTHS_AT_FIRST }, (_, i) => ({ a: 20 + i, b: 1000 + 10 * i }));
    this.#publish(now);
  }

  /** Publishes the next content. Returns false if the agency has already published on this day. */
  publish(now: number): boolean {
    if (utcDayText(now) <= (this.published.at(-1)?.day ?? '')) return false;
    const random = this.#random;
    const last = this.#values.at(-1) ?? { a: 20, b: 1000 };
    const adds = random.chance(0.7);
    if (!adds || random.chance(0.4)) {
      const one = this.#values[this.#values.length - 1 - random.below(3)];
      if (one) one.a += 1;
    }
    if (adds) this.#values.push({ a: last.a + random.below(3), b: last.b + 10 });
    this.#publish(now);
    return true;
  }

  #publish(now: number): void {
    const months = this.#values.map((value, i) => ({ ...value, t: FIRST_MONTH + i }));
    const rows = Object.fromEntries(months.map(({ t, a, b }) => [formatPeriod({ freq: 'M', t }), [a, b]]));
    const day = utcDayText(now);
    const series = (key: 'a' | 'b'): Record<string, number> => Object.fromEntries(months.map((month) => [String(month.t), month[key]]));
    this.published.push({ text: table({ published: day, rows }), says: JSON.stringify({ AAA: series('a'), BBB: series('b') }), day });
  }
}

const utcDayText = (ms: number): string => new Date(Math.floor(ms / DAY_MS) * DAY_MS).toISOString().slice(0, 10);

/** A process's connection to the agencies. */
export class SimulatedUpstream implements Upstream {
  readonly #files: ReadonlyMap<string, AgencyFile>;
  readonly #clock: Clock;
  readonly #random: Random;

  constructor(files: ReadonlyMap<string, AgencyFile>, clock: Clock, random: Random) {
    this.#files = files;
    this.#clock = clock;
    this.#random = random;
  }

  async ask(_source: Source, ask: Ask, previous: CaptureInfo | null): Promise<AskResult> {
    await aWhile(this.#random);
    const file = this.#files.get(ask.id);
    if (!file || file.mood === 'away') throw new WattleError('UP_UNREACHABLE', 'The agency cannot be reached.', { at: { url: ask.url } });
    const { published, mood } = file;
    const index = mood === 'older' ? this.#random.below(published.length) : published.length - 1;
    const text = published[index]?.text ?? '';
    const bytes = Buffer.from(mood === 'garbled' ? text.slice(0, this.#random.below(40)) : text);
    const etag = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
    const at = this.#clock.now();
    if (previous?.etag === etag) return { kind: 'unchanged', at };
    return { kind: 'bytes', bytes, contentType: 'text/csv', etag, lastModified: null, retrievedAt: at };
  }

  download(): Promise<never> {
    return Promise.reject(new Error('No file of the simulation is large.'));
  }

  async close(): Promise<void> {}
}

export class MemoryBytes implements CaptureBytes {
  readonly #kept = new Map<string, Uint8Array>();

  async write(sha256: string, packed: Uint8Array): Promise<void> {
    this.#kept.set(sha256, packed);
  }
  async has(sha256: string): Promise<boolean> {
    return this.#kept.has(sha256);
  }
  async read(sha256: string): Promise<Uint8Array | null> {
    return this.#kept.get(sha256) ?? null;
  }
  async drop(hashes: readonly string[]): Promise<void> {
    for (const hash of hashes) this.#kept.delete(hash);
  }
}

/**
 * well: the message is accepted. lost: it is accepted, but the response is lost. away: it is not accepted. slow: it is accepted after the
 * lease has expired.
 */
export type ReceiverMood = 'well' | 'lost' | 'away' | 'slow';

/** The messages that arrived with one id, and whether another copy is allowed. */
export interface Arrival {
  readonly body: string;
  times: number;
  /** True if the sender may not know that the last message arrived. */
  mayComeAgain: boolean;
}

export class Receiver {
  mood: ReceiverMood = 'well';
  readonly arrived = new Map<string, Arrival>();
  readonly #name: string;
  readonly #violations: string[];

  constructor(name: string, violations: string[]) {
    this.#name = name;
    this.#violations = violations;
  }

  /** @param mayComeAgain whether the sender may not know that this message arrived */
  arrive(id: string, body: string, mayComeAgain: boolean): Arrival {
    const before = this.arrived.get(id);
    if (!before) {
      const arrival = { body, times: 1, mayComeAgain };
      this.arrived.set(id, arrival);
      return arrival;
    }
    if (before.body !== body) this.#violations.push(`${this.#name}: ${id} came with other content the second time.`);
    if (!before.mayComeAgain) this.#violations.push(`${this.#name}: ${id} came twice, though its first arrival was noted.`);
    before.times += 1;
    before.mayComeAgain = mayComeAgain;
    return before;
  }
}
