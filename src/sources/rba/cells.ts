/** Data cells of RBA tables: a number, a range, or a mark for missing. */
import { type PublishedValue, publishedValue } from '../../formats/published-number.ts';
import type { Cell } from '../../formats/workbook.ts';

const RANGE = /^[+-]?\d+(\.\d+)?\s+to\s+[+-]?\d+(\.\d+)?$/i;

/**
 * Content of a data cell. Null if empty, undefined if unknown. A range keeps its text without a value, because the RBA announced a band.
 */
export function parseValue(cell: Cell | undefined): PublishedValue | null | undefined {
  const text = typeof cell === 'string' ? cell.trim() : '';
  return RANGE.test(text) ? { value: null, status: 'range', text } : publishedValue(cell);
}
