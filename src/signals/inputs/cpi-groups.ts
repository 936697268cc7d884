/** Declares the eleven CPI groups as inputs. */
import { AU_CPI_GROUPS, type CpiGroupSeries } from '../../catalogue/series/prices.ts';
import type { SeriesHandle } from '../../core/define-series.ts';
import type { InputDeclaration } from '../../core/define-signal.ts';

/**
 * Declares one input for each group: `forEachGroup('I', { sample: 'own' }, (group) => group.index)` returns `{ 'I.FOOD': { series: …,
 * sample: 'own' }, … }`.
 */
export const forEachGroup = (
  symbol: string,
  sampling: Omit<InputDeclaration, 'series'>,
  of: (group: CpiGroupSeries) => SeriesHandle,
): Record<string, InputDeclaration> =>
  Object.fromEntries(AU_CPI_GROUPS.map((group) => [`${symbol}.${group.detail}`, { series: of(group), ...sampling }]));
