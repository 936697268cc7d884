/** Caches results for one version of a register. Results stay valid, because its rows never change. */
import { LRUCache } from 'lru-cache';
import type { Bitset } from '../../search/bitset.ts';
import { SearchCache } from '../../search/cache.ts';
import type { Total } from '../../search/port.ts';

/** The number of cached row sets. A set for millions of rows uses half a megabyte. */
const ROW_SETS = 64;
const TOTALS = 1_000;

export class RegisterCache {
  readonly search = new SearchCache();
  readonly #rowSets = new LRUCache<string, Bitset>({ max: ROW_SETS });
  readonly #totals = new LRUCache<string, Total>({ max: TOTALS });

  async rows(name: string, find: () => Promise<Bitset>): Promise<Bitset> {
    const known = this.#rowSets.get(name);
    if (known) return known;
    const rows = await find();
    this.#rowSets.set(name, rows);
    return rows;
  }

  async total(name: string, count: () => Promise<Total>): Promise<Total> {
    const known = this.#totals.get(name);
    if (known) return known;
    const total = await count();
    this.#totals.set(name, total);
    return total;
  }
}
