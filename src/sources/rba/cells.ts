/** What a single cell of figures of an RBA table can hold: a number, a range, or a word for "not there". */
import { type PublishedValue, publishedValue } from '../../formats/published-number.ts';
import type { Cell } from '../../formats/workbook.ts';

const RANGE = /^[+-]?\d+(\.\d+)?\s+to\s+[+-]?\d+(\.\d+)?$/i;

/**
 * What a data cell says. Null for an empty cell (nothing was published), undefined for one that is not understood.
 * A range keeps its text and has no value: the Bank announced a band, not a number.
 */
export function parseValue(cell: Cell | undefined): PublishedValue | null | undefined {
  const text = typeof cell === 'string' ? cell.trim() : '';
  return RANGE.test(text) ? { value: null, status: 'range', text } : publishedValue(cell);
}
