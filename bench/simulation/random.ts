/** Generates random numbers from a seed, which determine all random choices and the order of parallel work. */
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import zlib from 'node:zlib';

export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
    // The first numbers are skipped, because they are similar for adjacent seeds.
    for (let i = 0; i < 4; i += 1) this.next();
  }

  /** Returns a number from 0 up to but not including 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let t = this.#state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  }

  /** Returns a whole number from 0 to `n` - 1. */
  below(n: number): number {
    return Math.floor(this.next() * n);
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  pick<T>(items: readonly T[]): T {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new Error('Nothing to pick from.');
    return item;
  }

  bytes(n: number): Buffer {
    return Buffer.from(Array.from({ length: n }, () => this.below(256)));
  }
}

type Callback = (error: null, bytes: Uint8Array) => void;
const unchanged = (bytes: Uint8Array, ...rest: unknown[]): void => (rest.at(-1) as Callback)(null, bytes);

/** Runs work with seeded random sources, stopped timers and no compression. Events are then always in the same order for a seed. */
export async function withSeed<T>(random: Random, work: () => Promise<T>): Promise<T> {
  const before = { ...crypto };
  const packing = { brotliCompress: zlib.brotliCompress, brotliDecompress: zlib.brotliDecompress };
  const [mathRandom, interval] = [Math.random, globalThis.setInterval];
  const hex = (n: number): string => random.bytes(n).toString('hex');
  Object.assign(crypto, {
    randomBytes: (n: number) => random.bytes(n),
    randomUUID: () => `${hex(4)}-${hex(2)}-4${hex(1)}0-8${hex(1)}0-${hex(6)}`,
  });
  Object.assign(zlib, { brotliCompress: unchanged, brotliDecompress: unchanged });
  syncBuiltinESMExports();
  Math.random = () => random.next();
  const silent = { unref: () => silent, ref: () => silent, hasRef: () => false };
  globalThis.setInterval = (() => silent) as unknown as typeof setInterval;
  try {
    return await work();
  } finally {
    Object.assign(crypto, { randomBytes: before.randomBytes, randomUUID: before.randomUUID });
    Object.assign(zlib, packing);
    syncBuiltinESMExports();
    Math.random = mathRandom;
    globalThis.setInterval = interval;
  }
}
