/**
 * The unit and scale of a series of which nothing is stored to compare with: those in which the program names it. A file in which the words of the scale
 * changed and the figures did not, or the other way round, is a thousand times wrong on the first load as on any other.
 */
import type { SeriesHandle } from '../../core/define-series.ts';
import { WattleError } from '../../core/errors.ts';
import type { ParsedDataset } from '../../core/observation.ts';
import { describeUnit, parseUnit, unlikeUnits } from '../../core/units.ts';
import { handleFinder } from './events.ts';

/**
 * DATA_UNIT_CHANGED for the first named series that is new and came in another power of ten than it is declared in, or in a unit of another kind;
 * null if absent.
 */
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
    return new WattleError('DATA_UNIT_CHANGED', `${other.id} is known in ${other.units}, and ${key} came in ${came}.`, {
      at: { column: key, value: came },
    });
  }
  return null;
}
