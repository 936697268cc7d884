/** Reads final values from `data/final-figures.csv`. Checks of connectors compare imported data with these values. */
import type { DatasetKey } from '../../core/define-dataset.ts';
import { quoted, WattleError } from '../../core/errors.ts';
import { type DataRow, dataNumber, readDataTable } from '../../formats/data-table.ts';
import type { FinalFigure, FinalFigures } from './final-figure.ts';

const FILE = 'final-figures.csv';
/** Columns whose cells are equal in all rows of a selection. */
const SHARED = ['dataset', 'filter', 'unit', 'tolerance', 'window_only', 'may_move', 'reason', 'url'] as const;
const COLUMNS = [...SHARED, 'period', 'type', 'value', 'cell'] as const;
type Row = DataRow<(typeof COLUMNS)[number]>;

let loaded: readonly FinalFigures[] | null = null;

/** Returns the entries in file order. Consecutive rows form one entry if they differ only in period, value and cell. */
export function finalFigures(): readonly FinalFigures[] {
  loaded ??= grouped(
    readDataTable(FILE, COLUMNS, { optional: ['unit', 'tolerance', 'window_only', 'may_move', 'url', 'period'], key: COLUMNS }),
  );
  return loaded;
}

function grouped(rows: readonly Row[]): readonly FinalFigures[] {
  const groups: { first: Row; figures: FinalFigure[] }[] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last !== undefined && SHARED.every((column) => last.first[column] === row[column])) last.figures.push(figureOf(row));
    else groups.push({ first: row, figures: [figureOf(row)] });
  }
  return groups.map(({ first, figures }) => ({ ...selectionOf(first), figures }));
}

const figureOf = (row: Row): FinalFigure => ({
  ...(row.period === '' ? {} : { period: row.period }),
  value: row.type === 'number' ? dataNumber(FILE, row.value) : row.value,
  at: row.cell,
});

function selectionOf(row: Row): Omit<FinalFigures, 'figures'> {
  return {
    dataset: datasetOf(row.dataset),
    filter: row.filter,
    unit: row.unit === '' ? null : row.unit,
    ...(row.tolerance === '' ? {} : { within: toleranceOf(row.tolerance) }),
    ...(row.window_only === 'yes' ? { onlyInVintage: true as const } : {}),
    ...(row.may_move === 'yes' ? { mayMove: true as const } : {}),
    because: row.reason,
    ...(row.url === '' ? {} : { url: row.url }),
  };
}

function datasetOf(text: string): DatasetKey {
  if (/^[a-z]+\/\S+$/.test(text)) return text as DatasetKey;
  throw new WattleError('BUG', `data/${FILE}: ${quoted(text)} is not a dataset key such as rba/F1.`);
}

/** Parses a tolerance: `0.005` in the unit of the value, or `1%` of the value. */
const toleranceOf = (text: string): NonNullable<FinalFigures['within']> =>
  text.endsWith('%') ? { percent: dataNumber(FILE, text.slice(0, -1)) } : { absolute: dataNumber(FILE, text) };
