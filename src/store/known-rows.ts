/** What was found out about one version of a register, whose rows never change. */
import type { RowSet } from './row-set.ts';

export interface Total {
  readonly rows: number;
  /** False when there are more. */
  readonly exact: boolean;
}

/** A set of millions of rows takes half a megabyte. */
const KEPT_SETS = 64;
const KEPT_TOTALS = 1_000;
const KEPT_GRADES = 4;
const KEPT_STANDINGS = 16;

export class KnownRows {
  readonly #sets = new Map<string, RowSet | null>();
  readonly #totals = new Map<string, Total>();
  readonly #grades = new Map<string, Uint16Array>();
  readonly #standings = new Map<string, Float64Array | null>();

  /** Null is an answer too. */
  set(name: string, make: () => Promise<RowSet | null>): Promise<RowSet | null> {
    return kept(this.#sets, KEPT_SETS, name, make);
  }

  total(name: string, make: () => Promise<Total>): Promise<Total> {
    return kept(this.#totals, KEPT_TOTALS, name, make);
  }

  grades(name: string, make: () => Promise<Uint16Array>): Promise<Uint16Array> {
    return kept(this.#grades, KEPT_GRADES, name, make);
  }

  /** Null is an answer too. */
  standings(name: string, make: () => Promise<Float64Array | null>): Promise<Float64Array | null> {
    return kept(this.#standings, KEPT_STANDINGS, name, make);
  }
}

/** What was not asked for longest goes when there is too much. */
async function kept<T>(map: Map<string, T>, most: number, name: string, make: () => Promise<T>): Promise<T> {
  const known = map.get(name);
  const found = known === undefined ? await make() : known;
  map.delete(name);
  map.set(name, found);
  const [oldest] = map.keys();
  if (map.size > most && oldest !== undefined) map.delete(oldest);
  return found;
}
