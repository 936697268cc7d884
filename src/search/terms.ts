/** Finds the index entries for each word of a query. */
import type { IndexReader } from './port.ts';
import type { QueryTerm, TermEntry } from './term.ts';
import { MIN_PREFIX, PREFIX_TERMS } from './tokenizer.ts';

export const countOf = ({ zones: [leading, inner] }: TermEntry): number => leading.count + inner.count;

export const countOfTerm = ({ entry }: QueryTerm): number => (entry ? countOf(entry) : 0);

/** Returns an upper bound for the number of documents that contain the word or a longer form of it. */
export const mostOf = ({ entry, longer }: QueryTerm): number => longer.reduce((sum, one) => sum + countOf(one), entry ? countOf(entry) : 0);

export async function queryTermOf(index: IndexReader, word: string): Promise<QueryTerm> {
  const { entries, isComplete } = await beginningWith(index, word);
  const [known] = entries.filter(({ term }) => term === word);
  const [read] = known ? [] : await index.terms([word]);
  return { term: word, entry: known ?? read ?? null, longer: entries.filter(({ term }) => term !== word), isComplete };
}

/** Returns the most frequent terms that begin with the word, including the word itself. */
async function beginningWith(
  index: IndexReader,
  word: string,
): Promise<{ readonly entries: readonly TermEntry[]; readonly isComplete: boolean }> {
  if (word.length < MIN_PREFIX) return { entries: [], isComplete: true };
  const entries = await index.termsByPrefix(word, PREFIX_TERMS + 1);
  if (entries.length <= PREFIX_TERMS) return { entries, isComplete: true };
  const byCount = [...entries].sort((a, b) => countOf(b) - countOf(a) || (a.term < b.term ? -1 : 1));
  return { entries: byCount.slice(0, PREFIX_TERMS), isComplete: false };
}
