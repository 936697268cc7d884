/** What was found out about one version of a register, whose rows never change. */
import { unpackStandings } from './postings.ts';
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
/** 8 kB each. */
const KEPT_PIECES = 4_096;

export class KnownRows {
  readonly #sets = new Map<string, RowSet | null>();
  readonly #totals = new Map<string, Total>();
  readonly #grades = new Map<string, Uint16Array>();
  readonly #pieces = new Map<string, Float64Array>();
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

  /** At once where it is known, or read at once. */
  piece(name: string, read: () => Uint8Array | Promise<Uint8Array>): Float64Array | Promise<Float64Array> {
    const known = this.#pieces.get(name);
    if (known) return keep(this.#pieces, KEPT_PIECES, name, known);
    const packed = read();
    const take = (bytes: Uint8Array): Float64Array => keep(this.#pieces, KEPT_PIECES, name, unpackStandings(bytes));
    return packed instanceof Promise ? packed.then(take) : take(packed);
  }
}

async function kept<T>(map: Map<string, T>, most: number, name: string, make: () => Promise<T>): Promise<T> {
  const known = map.get(name);
  return keep(map, most, name, known === undefined ? await make() : known);
}

/** What was not asked for longest goes when there is too much. */
function keep<T>(map: Map<string, T>, most: number, name: string, value: T): T {
  map.delete(name);
  map.set(name, value);
  const [oldest] = map.keys();
  if (map.size > most && oldest !== undefined) map.delete(oldest);
  return value;
}
