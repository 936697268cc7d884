/**
 * The cache for the index of one register. Entries stay valid, because an index never changes. The cache is removed when the register is
 * closed.
 */
import { LRUCache } from 'lru-cache';
import type { Bitset } from './bitset.ts';
import type { Answer } from './postings.ts';
import { unpackDocuments } from './postings-codec.ts';
import { DocumentOrder } from './static-rank.ts';

/** The maximum number of cached bitsets. A bitset for millions of documents uses half a megabyte. */
const BITSETS = 64;
/** The maximum number of cached blocks. A block uses 4 kB. */
const BLOCKS = 8_192;
const FINDINGS = 1_000;

export class SearchCache {
  readonly #bitsets = new LRUCache<string, Bitset>({ max: BITSETS });
  readonly #blocks = new LRUCache<string, Uint32Array>({ max: BLOCKS });
  readonly #findings = new LRUCache<string, boolean>({ max: FINDINGS });
  /** The document order of each index, which uses 10 bytes for each document. */
  readonly #orders = new Map<string, DocumentOrder>();

  bitset(name: string, make: () => Promise<Bitset>): Promise<Bitset> {
    return cached<Bitset>(this.#bitsets, name, make);
  }

  /** Caches the result of a condition, such as whether a query has any match. */
  finding(name: string, look: () => Promise<boolean>): Promise<boolean> {
    return cached<boolean>(this.#findings, name, look);
  }

  order(name: string, scores: () => Answer<Uint16Array>): Promise<DocumentOrder> {
    return cached<DocumentOrder>(this.#orders, name, async () => new DocumentOrder(await scores()));
  }

  /** Returns the block. If it is cached or can be read synchronously, it is returned without a promise. */
  block(name: string, read: () => Answer<Uint8Array>): Answer<Uint32Array> {
    const known = this.#blocks.get(name);
    if (known) return known;
    const packed = read();
    const take = (bytes: Uint8Array): Uint32Array => {
      const documents = unpackDocuments(bytes);
      this.#blocks.set(name, documents);
      return documents;
    };
    return packed instanceof Promise ? packed.then(take) : take(packed);
  }
}

interface Entries<T> {
  get(name: string): T | undefined;
  set(name: string, value: T): unknown;
}

async function cached<T>(entries: Entries<T>, name: string, make: () => Promise<T>): Promise<T> {
  const known = entries.get(name);
  if (known !== undefined) return known;
  const value = await make();
  entries.set(name, value);
  return value;
}
