/**
 * Checks the scale of a new series against its declaration, because there are no stored values to compare. If a file names another scale
 * for the same values, they would be wrong by a factor of a thousand.
 */
import type { SeriesHandle } from '../../core/define-series.ts';
import { WattleError } from '../../core/errors.ts';
import type { ParsedDataset } from '../../core/observation.ts';
import { describeUnit, parseUnit, unlikeUnits } from '../../core/units.ts';
import { handleFinder } from './events.ts';

/** DATA_UNIT_CHANGED for the first new series whose multiplier or kind of unit differs from the declaration. Otherwise null. */
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
    return new WattleError('DATA_UNIT_CHANGED', `${other.id} is stored in ${other.units}, and ${key} came in ${came}.`, {
      at: { column: key, value: came },
    });
  }
  return null;
}
