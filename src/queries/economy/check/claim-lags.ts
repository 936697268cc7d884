/** States which later values of a series are not stored, for statements about the present. */
import { FREQUENCY } from '../../../core/frequency.ts';
import type { NewestFigure } from '../../series/freshness/newest-figure.ts';
import { isDiscontinued } from '../../series/freshness/series-freshness.ts';

/** Writes a sentence such as `9 later quarterly values are not stored.` Returns null if no later value should exist. */
export function lagText({ handle, loaded, freshness }: NewestFigure): string | null {
  if (loaded !== null && isDiscontinued(loaded)) return 'The agency has ended this series.';
  const reason = freshness.reasons.find(({ code }) => code === 'periods_missing' || code === 'decisions_missing');
  if (reason === undefined) return null;
  const { code, missing_periods: missing } = reason;
  const [one, many] =
    code === 'decisions_missing'
      ? ['decision', 'decisions']
      : [`${FREQUENCY[handle.frequency].word} value`, `${FREQUENCY[handle.frequency].word} values`];
  if (missing == null || missing === 0) return `Later ${many} are not stored.`;
  return missing === 1 ? `1 later ${one} is not stored.` : `${missing} later ${many} are not stored.`;
}
