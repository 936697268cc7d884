/**
 * Document order is the order of documents that match equally well. It is set when the index is built.
 *
 *   boost class    0, 1, 2 …: documents of class 0 come first
 *   static score   boost class · 256 + length of the text in letters (at most 255). The lowest score is first, so short texts come before long texts
 *   position       the caller's number of the document, from 1. It orders documents with equal scores
 *   document       its number in this order, from 1
 */
import { u16At, u32At } from './unsigned.ts';

const LENGTHS = 256;
const SCORES = 2 ** 16;
/** The maximum length in letters. Longer texts have the same score as texts of this length. */
export const LONGEST = LENGTHS - 1;

export const staticScore = (boostClass: number, length: number): number => boostClass * LENGTHS + Math.min(length, LONGEST);

export class DocumentOrder {
  readonly #scores: Uint16Array;
  /** For each score, the first document with this score or with a higher score. */
  readonly #firsts: Uint32Array;
  #positions: Uint32Array | null = null;
  #documents: Uint32Array | null = null;

  /** @param scores static score of each position. Position 0 is unused */
  constructor(scores: Uint16Array) {
    this.#scores = scores;
    const counts = new Uint32Array(SCORES + 1);
    for (const score of scores.subarray(1)) counts[score + 1] = u32At(counts, score + 1) + 1;
    let first = 1;
    this.#firsts = counts.map((count) => (first += count));
  }

  firstOf(score: number): number {
    return u32At(this.#firsts, score);
  }

  positionOf(document: number): number {
    this.#positions ??= inverse(this.documents);
    return u32At(this.#positions, document);
  }

  /** The document number of each position. */
  get documents(): Uint32Array {
    this.#documents ??= this.#ordered();
    return this.#documents;
  }

  #ordered(): Uint32Array {
    const documents = new Uint32Array(this.#scores.length);
    const next = this.#firsts.slice();
    for (let position = 1; position < documents.length; position++) {
      const score = u16At(this.#scores, position);
      const document = u32At(next, score);
      documents[position] = document;
      next[score] = document + 1;
    }
    return documents;
  }
}

function inverse(numbers: Uint32Array): Uint32Array {
  const places = new Uint32Array(numbers.length);
  for (let place = 1; place < numbers.length; place++) places[u32At(numbers, place)] = place;
  return places;
}
