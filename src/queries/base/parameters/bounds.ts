/** Reads the start and end of a time window. The values have one frequency. */
import { readBound } from '../../../core/calendar/period-spellings.ts';
import { type Frequency, isInterval } from '../../../core/frequency.ts';
import type { Bound } from '../../../core/period.ts';

const WITHOUT_ZONE = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(:\d{2})?$/;

/** Adds the market time zone to a time without a zone: `2026-05-14 09:00` becomes `2026-05-14T09:00:00+10:00`. Other text is unchanged. */
export function inMarketTime(text: string): string {
  const m = WITHOUT_ZONE.exec(text.trim());
  return m ? `${m[1]}T${m[2]}${m[3] ?? ':00'}+10:00` : text;
}

/**
 * Returns a function that reads a bound in any accepted form, and returns null for other text.
 * @param isMarket true if a time without a zone is in market time
 */
export function boundReader(
  frequencies: readonly Frequency[],
  isMarket = frequencies.some((frequency) => isInterval(frequency)),
): (text: string) => Bound | null {
  const reading = { financialYears: frequencies.every((frequency) => frequency === 'FY') };
  return (text) => readBound(isMarket ? inMarketTime(text) : text, reading);
}
