/**
 * Checks the scale of a new series against its declaration, because no stored values exist for comparison. A wrong scale would change all
 * values by a factor such as a thousand.
 */
import type { SeriesHandle } from '../../core/define-series.ts';
import { WattleError } from '../../core/errors.ts';
import type { ParsedDataset } from '../../core/observation.ts';
import { describeUnit, parseUnit, unlikeUnits } from '../../core/units.ts';
import { handleFinder } from './events.ts';

/** Returns DATA_UNIT_CHANGED for the first new series whose multiplier or kind of unit differs from the declaration, or null. */
export function undeclaredScale(
  { series, dimensions }: Pick<ParsedDataset, 'series' | 'dimensions'>,
  handles: readonly SeriesHandle[],
  stored: ReadonlySet<string>,
): WattleError | null {
  const handlesOf = handleFinder(handles, dimensions);
  for (const { key, unit, multiplier, observations } of series) {
    if (stored.has(key) || observations.length === 0 || unit === '') continue;
    const power = parseUnit(unit).multiplier + multiplier;
    const other = handlesOf(key).find(({ units }) => parseUnit(units).multiplier !== power || unlikeUnits(units, unit));
    if (other === undefined) continue;
    const came = describeUnit(unit, multiplier);
    return new WattleError('DATA_UNIT_CHANGED', `The unit of ${other.id} is ${other.units}, but the new file has ${key} in ${came}.`, {
      at: { column: key, value: came },
    });
  }
  return null;
}
