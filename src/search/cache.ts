/** What was found out about one version of a register, whose rows never change. */

import type { RowSet } from './bitset.ts';
import { RowOrder } from './row-order.ts';
import { unpackRanks } from './static-rank.ts';
import type { Term } from './term.ts';

export interface Total {
  readonly rows: number;
  /** False when there are more. */
  readonly exact: boolean;
}

/** A set of millions of rows takes half a megabyte. */
const KEPT_SETS = 64;
const KEPT_TOTALS = 1_000;
/** With the words that begin like one, 2 kB mostly and 50 at most. */
const KEPT_TERMS = 2_000;
/** One a column that is searched; 10 bytes a row each. */
const KEPT_ORDERS = 4;
/** 4 kB each. */
const KEPT_PIECES = 8_192;

export class KnownRows {
  readonly #sets = new Map<string, RowSet | null>();
  readonly #totals = new Map<string, Total>();
  readonly #any = new Map<string, boolean>();
  readonly #terms = new Map<string, Term>();
  readonly #orders = new Map<string, RowOrder>();
  readonly #pieces = new Map<string, Uint32Array>();

  /** Null is an answer too. */
  set(name: string, make: () => Promise<RowSet | null>): Promise<RowSet | null> {
    return kept(this.#sets, KEPT_SETS, name, make);
  }

  total(name: string, make: () => Promise<Total>): Promise<Total> {
    return kept(this.#totals, KEPT_TOTALS, name, make);
  }

  /** Only terms that many rows have are kept: others are seldom asked for again, and memory that is held for a while is costly to clear away. */
  async term(name: string, hasMany: (term: Term) => boolean, make: () => Promise<Term>): Promise<Term> {
    const known = this.#terms.get(name);
    if (known) return known;
    const term = await make();
    return hasMany(term) ? keep(this.#terms, KEPT_TERMS, name, term) : term;
  }

  /** Whether any row is as a name says. */
  any(name: string, look: () => Promise<boolean>): Promise<boolean> {
    return kept(this.#any, KEPT_TOTALS, name, look);
  }

  order(name: string, grades: () => Uint16Array | Promise<Uint16Array>): Promise<RowOrder> {
    return kept(this.#orders, KEPT_ORDERS, name, async () => new RowOrder(await grades()));
  }

  /** At once where it is known, or read at once. Those that were read first go first: to note every use would cost more than to read again. */
  piece(name: string, read: () => Uint8Array | Promise<Uint8Array>): Uint32Array | Promise<Uint32Array> {
    const known = this.#pieces.get(name);
    if (known) return known;
    const packed = read();
    const take = (bytes: Uint8Array): Uint32Array => keep(this.#pieces, KEPT_PIECES, name, unpackRanks(bytes));
    return packed instanceof Promise ? packed.then(take) : take(packed);
  }
}

async function kept<T>(map: Map<string, T>, most: number, name: string, make: () => Promise<T>): Promise<T> {
  const known = map.get(name);
  return keep(map, most, name, known === undefined ? await make() : known);
}

/** What was kept first goes when there is too much. */
function keep<T>(map: Map<string, T>, most: number, name: string, value: T): T {
  map.delete(name);
  map.set(name, value);
  const [oldest] = map.keys();
  if (map.size > most && oldest !== undefined) map.delete(oldest);
  return value;
}
