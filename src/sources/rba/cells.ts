/** Reads data cells in RBA tables, which contain a number, a range, or a mark for a missing value. */
import { type PublishedValue, publishedValue } from '../../formats/published-number.ts';
import type { Cell } from '../../formats/workbook.ts';

const RANGE = /^[+-]?\d+(\.\d+)?\s+to\s+[+-]?\d+(\.\d+)?$/i;

/**
 * Returns the content of a data cell. Returns null if the cell is empty, and undefined if its text is unknown. For a range, returns its
 * text without a value, because the RBA announced a band.
 */
export function parseValue(cell: Cell | undefined): PublishedValue | null | undefined {
  const text = typeof cell === 'string' ? cell.trim() : '';
  return RANGE.test(text) ? { value: null, status: 'range', text } : publishedValue(cell);
}
