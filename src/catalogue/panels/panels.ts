/** Reads the series of the real-time panels AUS-MD and AUS-QD, with their transformation codes. The file is `data/panel-series.csv`. */
import type { SeriesHandle } from '../../core/define-series.ts';
import { WattleError } from '../../core/errors.ts';
import { dataNumber, readDataTable } from '../../formats/data-table.ts';
import { findSeries } from '../series.ts';

const FILE = 'panel-series.csv';
export const PANELS = ['AUS-MD', 'AUS-QD'] as const;
export type Panel = (typeof PANELS)[number];
/**
 * FRED-MD's transformation codes: 1 unchanged, 2 difference, 3 second difference, 4 logarithm, 5 difference of the logarithm, 6 second
 * difference of the logarithm, 7 difference of the growth rate.
 */
const [FIRST_CODE, LAST_CODE] = [1, 7];

export interface PanelSeries {
  /** The name in the panel, such as `UNRATE`. */
  readonly name: string;
  readonly handle: SeriesHandle;
  /** The transformation code, from 1 to 7. */
  readonly transform: number;
  readonly group: string;
}

let loaded: readonly (PanelSeries & { readonly panel: string })[] | null = null;

/** Returns the series of a panel in file order. @throws BUG for a row with an unknown series or transformation */
export function panelSeries(panel: Panel): readonly PanelSeries[] {
  loaded ??= readDataTable(FILE, ['panel', 'name', 'series', 'transform', 'group'], { key: ['panel', 'name'] }).map((row) => {
    const handle = findSeries(row.series);
    const transform = dataNumber(FILE, row.transform);
    if (handle?.id !== row.series) throw new WattleError('BUG', `data/${FILE}, ${row.name}: ${row.series} is not the id of a series.`);
    if (transform < FIRST_CODE || transform > LAST_CODE)
      throw new WattleError(
        'BUG',
        `data/${FILE}, ${row.name}: unknown transformation ${row.transform}. Allowed: ${FIRST_CODE} to ${LAST_CODE}.`,
      );
    return { panel: row.panel, name: row.name, handle, transform, group: row.group };
  });
  return loaded.filter((one) => one.panel === panel);
}
