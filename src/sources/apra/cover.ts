/** Reads the release date from the cover sheet: `(released 31 January 2024)`, `(reissued 20 March 2026)`. */
import { FOLDED_MONTHS } from '../../core/calendar/month-names.ts';
import { parseIsoDay } from '../../core/period.ts';
import { textCell } from '../../formats/sheet-table.ts';
import type { Workbook } from '../../formats/workbook.ts';

export const COVER = 'Cover';

const RELEASED = /\b(?:released|issued|reissued|re-issued) (\d{1,2}) ([a-z]{3})[a-z]{0,6} (\d{4})/i;

/** Returns the release date, such as `2026-03-12`, or null. */
export function releasedOn(workbook: Workbook): string | null {
  const cover = workbook.sheets.find((sheet) => sheet.name.trim().toLowerCase() === COVER.toLowerCase());
  for (const cell of (cover?.rows ?? []).flat()) {
    const m = RELEASED.exec(textCell(cell));
    const month = FOLDED_MONTHS.indexOf((m?.[2] ?? '').toLowerCase()) + 1;
    const day = `${m?.[3]}-${String(month).padStart(2, '0')}-${(m?.[1] ?? '').padStart(2, '0')}`;
    if (m && parseIsoDay(day) !== null) return day;
  }
  return null;
}
