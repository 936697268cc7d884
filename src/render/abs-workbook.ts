/** Writes an ABS table in the layout of ABS time series workbooks. */
import { FREQUENCY } from '../core/frequency.ts';
import { parseIsoDay } from '../core/period.ts';
import { type WrittenCell, type WrittenSheet, workbookBytes } from '../formats/written/workbook.ts';
import type { AbsColumn, AbsTable } from '../queries/base/answer.ts';

const ADJUSTED = { original: 'Original', seasonally_adjusted: 'Seasonally Adjusted', trend: 'Trend', not_applicable: 'Original' } as const;
const NO_CELL = null;
/** Widths of the first two columns, in characters. */
const WIDTHS = [30, 16];

export function absWorkbook(table: AbsTable): Buffer {
  return workbookBytes([indexSheet(table), dataSheet(table.columns)]);
}

const facts = ({ absId, handle, units, values }: AbsColumn): readonly WrittenCell[] => [
  ADJUSTED[handle.adjustment],
  absId,
  firstOfMonth(values[0]?.date),
  firstOfMonth(values.at(-1)?.date),
  values.length,
  units,
  NO_CELL,
  frequencyOf(handle.frequency),
  NO_CELL,
];

function indexSheet({ number, code, attribution, columns }: AbsTable): WrittenSheet {
  const head = ['Data Item Description', 'Series Type', 'Series ID', 'Series Start', 'Series End', 'No. Obs.', 'Unit', 'Data Type'];
  const empty: readonly WrittenCell[] = [NO_CELL];
  return {
    name: 'Index',
    widths: WIDTHS,
    rows: [
      ['Time Series Workbook'],
      ...[empty, empty, empty],
      [NO_CELL, number],
      [NO_CELL, `Table ${code}. Series of ABS catalogue ${number}`],
      ...[empty, empty, empty],
      [...head, 'Freq.', 'Collection Month'],
      ...columns.map((column) => [column.title, ...facts(column)]),
      [attribution.join(' ')],
    ],
  };
}

function dataSheet(columns: readonly AbsColumn[]): WrittenSheet {
  const days = [...new Set(columns.flatMap(({ values }) => values.map(({ date }) => date)))].sort();
  const own = columns.map(({ values }) => new Map(values.map(({ date, value }) => [date, value])));
  const line = (label: string, of: (column: AbsColumn) => WrittenCell): readonly WrittenCell[] => [label, ...columns.map(of)];
  return {
    name: 'Data1',
    widths: WIDTHS,
    rows: [
      [NO_CELL, ...columns.map(({ title }) => title)],
      line('Unit', ({ units }) => units),
      line('Series Type', ({ handle }) => ADJUSTED[handle.adjustment]),
      line('Data Type', () => NO_CELL),
      line('Frequency', ({ handle }) => frequencyOf(handle.frequency)),
      line('Collection Month', () => NO_CELL),
      line('Series Start', ({ values }) => firstOfMonth(values[0]?.date)),
      line('Series End', ({ values }) => firstOfMonth(values.at(-1)?.date)),
      line('No. Obs', ({ values }) => values.length),
      line('Series ID', ({ absId }) => absId),
      ...days.map((date) => [firstOfMonth(date), ...own.map((values) => values.get(date) ?? NO_CELL)]),
    ],
  };
}

/** Returns the first day of a month. In ABS workbooks, the date of a period is the first day of its last month. */
function firstOfMonth(date: string | undefined): WrittenCell {
  const day = date === undefined ? null : parseIsoDay(`${date.slice(0, 8)}01`);
  return day === null ? NO_CELL : { day };
}

/** Returns `Month`, `Quarter` or `Annual`, as in ABS workbooks. Programs read only the first letter. */
const frequencyOf = (frequency: AbsColumn['handle']['frequency']): string => {
  const { word } = FREQUENCY[frequency];
  return word.startsWith('month') ? 'Month' : word.startsWith('quarter') ? 'Quarter' : 'Annual';
};
