/**
 * Reads a table with the forecasts of market economists (J1) from CSV or a workbook. Each row has the forecasts in a survey for a quarter:
 *
 *     Title,Target quarter,Cash rate forecasts – median,…
 *     Units,Date,Per cent,…
 *     Series ID,JCRTQF,JCRFMED,…
 *     01/08/2026,01/12/2026,4.35,…             survey, target quarter, values
 *
 * The period is the quarter of the survey. The horizon is the number of quarters from the survey to the target quarter.
 */
import { present } from '../../core/assert.ts';
import { quoted, WattleError } from '../../core/errors.ts';
import { leftOut, type Observation, type ParsedDataset, type ParsedSeries } from '../../core/observation.ts';
import { isoDay, periodOfDay } from '../../core/period.ts';
import { textOf } from '../../formats/dated-rows.ts';
import { remarkNotes } from '../../formats/remarks.ts';
import { type Column, readColumns, titlesWithoutId } from './columns.ts';
import { addressOf, columnName, dateOf, type Grid } from './grid.ts';
import { type Header, readHeader } from './header.ts';
import { observation, publicationDay, readValue, rowsBelow, type TableOptions } from './parse.ts';

/** The forecasts in one column for one horizon. */
type Forecasts = Omit<ParsedSeries, 'observations'> & { readonly observations: Observation[] };

const FREQUENCY = 'Q';
const TARGET = /^target quarter$/i;

/**
 * Reads the cells of the table. Throws PARSE_LAYOUT, PARSE_VALUE or DATA_DUPLICATE_KEY with the cell address.
 * @param retrievedAt when the file was downloaded, in ms
 */
export function parseForecastTable(grid: Grid, retrievedAt: number, options: TableOptions): ParsedDataset {
  const header = readHeader(grid, options.table);
  const { rows, remarks } = rowsBelow(grid, header);
  const target = targetColumn(grid, header);
  const columns = readColumns(grid, header, rows).columns.filter(({ index }) => index !== target);
  const series = new Map<string, Forecasts>();
  const horizons = new Set<number>();
  const seen = new Set<string>();
  for (const row of rows) {
    const survey = periodOfDay(FREQUENCY, row.day).t;
    const horizon = targetQuarter(grid, row.index, target) - survey;
    if (seen.has(`${survey} ${horizon}`)) {
      throw new WattleError('DATA_DUPLICATE_KEY', 'A survey has two rows for the same target quarter.', {
        at: addressOf(grid, row.index, columnName(grid, target), textOf(grid.rows[row.index]?.[target])),
      });
    }
    seen.add(`${survey} ${horizon}`);
    horizons.add(horizon);
    for (const column of columns) {
      const value = readValue(grid, row.index, column);
      if (value === null) continue;
      const key = `${column.id}.${horizon}.${options.table}`;
      const one = series.get(key) ?? emptySeries(key, column, horizon);
      series.set(key, one);
      one.observations.push(observation(survey, value, grid, row.index, column));
    }
  }
  const all = [...series.values()];
  for (const { observations } of all) observations.sort((a, b) => a.t - b.t);
  const published = publicationDay(grid, header, all, retrievedAt);
  return {
    dimensions: [
      { id: 'SERIES', label: 'Series', values: columns.map(({ id, title }) => ({ code: id, label: title })) },
      { id: 'HORIZON', label: 'Quarters ahead', values: [...horizons].sort((a, b) => a - b).map((n) => ({ code: `${n}`, label: `${n}` })) },
      { id: 'TABLE', label: 'Table', values: [{ code: options.table, label: options.table }] },
    ],
    series: all,
    publishedOn: published.day === null ? null : isoDay(published.day),
    scope: options.scope,
    notes: [...published.notes, ...remarkNotes(remarks)],
    leftOut: [...leftOut('columns', titlesWithoutId(grid, header)), ...leftOut('sheets', grid.otherSheets)],
  };
}

/** Returns the index of the column with target quarters. Throws PARSE_LAYOUT without one. */
function targetColumn(grid: Grid, header: Header): number {
  const row = present(header.row.title, 'row of titles');
  const titles = present(grid.rows[row], 'titles');
  const index = titles.findIndex((cell) => TARGET.test(textOf(cell)));
  if (index > 0) return index;
  throw new WattleError('PARSE_LAYOUT', `The table has no column ${quoted('Target quarter')}.`, {
    at: addressOf(grid, row, 'A', textOf(titles[1])),
  });
}

function targetQuarter(grid: Grid, row: number, column: number): number {
  const cell = grid.rows[row]?.[column];
  const day = dateOf(grid, cell)?.day;
  if (day !== undefined) return periodOfDay(FREQUENCY, day).t;
  throw new WattleError('PARSE_VALUE', 'A target quarter is not a date.', {
    at: addressOf(grid, row, columnName(grid, column), textOf(cell)),
  });
}

const emptySeries = (key: string, column: Column, horizon: number): Forecasts => ({
  key,
  freq: FREQUENCY,
  unit: column.unit,
  multiplier: column.multiplier,
  decimals: null,
  adjustment: column.adjustment,
  title: `${column.title}, quarters ahead: ${horizon}`,
  basePeriod: column.basePeriod,
  observations: [],
});
