/**
 * The tables of an index. Any store can contain them, because their values are text, whole numbers and bytes, and each row has a key.
 *
 *   terms      term, then for each zone the number of its documents and the documents, or for a list in blocks the last document of each
 *   blocks     term, zone, number of the block from 0, the block
 *   bitsets    frequent term, its documents in any zone as a bitset
 *   prefixes   first letters that many terms share, the most frequent of those terms, as JSON
 */

import { BLOCK_DOCUMENTS, packDocuments } from './postings-codec.ts';
import type { TermEntry, Zone } from './term.ts';
import { u32At } from './unsigned.ts';

export type IndexTable = 'terms' | 'blocks' | 'bitsets' | 'prefixes';
type IndexCell = string | number | Uint8Array;

/** The tables with their columns. In each table, the key columns come first. */
export const INDEX_TABLES = {
  terms: { columns: ['term', 'leading_count', 'leading_documents', 'inner_count', 'inner_documents'], key: ['term'] },
  blocks: { columns: ['term', 'zone', 'block', 'documents'], key: ['term', 'zone', 'block'] },
  bitsets: { columns: ['term', 'documents'], key: ['term'] },
  prefixes: { columns: ['prefix', 'terms'], key: ['prefix'] },
} as const satisfies Record<IndexTable, { readonly columns: readonly string[]; readonly key: readonly string[] }>;

export interface IndexRow {
  readonly table: IndexTable;
  readonly cells: readonly IndexCell[];
}

export type TermCells = readonly [term: string, leadingCount: number, leading: Uint8Array, innerCount: number, inner: Uint8Array];

export const termEntryOf = ([term, leadingCount, leading, innerCount, inner]: TermCells): TermEntry => ({
  term,
  zones: [
    { count: leadingCount, packed: leading },
    { count: innerCount, packed: inner },
  ],
});

/** The maximum number of documents of a list that is stored in the row of its term. A longer list is stored in blocks. */
const SHORT_DOCUMENTS = 256;
/** A term is frequent if at least one in 64 documents, and at least `FREQUENT_DOCUMENTS` documents, contain it. */
const FREQUENT_DOCUMENT_IN = 64;
const FREQUENT_DOCUMENTS = 1_000;

export const isInBlocks = (documents: number): boolean => documents > SHORT_DOCUMENTS;

export const isFrequent = (count: number, documents: number): boolean =>
  count >= Math.max(FREQUENT_DOCUMENTS, Math.ceil(documents / FREQUENT_DOCUMENT_IN));

/** Packs the list for the row of a term: its documents, or the last document of each block. */
export function packedList(documents: Uint32Array): Uint8Array {
  return packDocuments(
    isInBlocks(documents.length) ? Uint32Array.from(blocksOf(documents), (block) => u32At(block, block.length - 1)) : documents,
  );
}

export function* blockRows(term: string, zone: Zone, documents: Uint32Array): Generator<IndexRow> {
  if (!isInBlocks(documents.length)) return;
  let number = 0;
  for (const block of blocksOf(documents)) yield { table: 'blocks', cells: [term, zone, number++, packDocuments(block)] };
}

function* blocksOf(documents: Uint32Array): Generator<Uint32Array> {
  for (let at = 0; at < documents.length; at += BLOCK_DOCUMENTS) yield documents.subarray(at, at + BLOCK_DOCUMENTS);
}
