/**
 * Reads a CSV file in which some columns have the dimensions and period for a row, and the others have values.
 *
 *   mort,category,geography,YEAR,SEX,deaths,population,…       headings by name, because their case has changed between vintages
 *   REM1,Remoteness area,Major Cities of Australia,2023,Males,"61,437","9,573,595",…
 */
import { type Address, quoted, WattleError } from '../core/errors.ts';
import { leftOut, NOT_STATED, type Observation, type ParsedDataset, type ParsedSeries } from '../core/observation.ts';
import type { Period } from '../core/period.ts';
import { readOnce } from '../core/series/read-once.ts';
import { parseCsv, refuseCutFigure } from './csv.ts';
import { type PublishedValue, publishedCell, TOO_FEW } from './published-number.ts';
import { footnoteIn, isBlankLine, remarkNotes, titleIn } from './remarks.ts';
import { foldHeader, textCell, unreadHeadings, withoutNotes } from './sheet-table.ts';

/** A column with codes, and an optional column with labels. */
interface FileDimension {
  /** The dimension id in the dataset. */
  readonly id: string;
  readonly column: string;
  readonly labelColumn?: string;
  /** Returns the label for a code, for files without a label column. */
  readonly label?: (code: string) => string;
}

interface FileMeasure {
  readonly code: string;
  readonly column: string;
  readonly label: string;
  readonly unit: string;
}

export interface FileLayout {
  readonly dimensions: readonly FileDimension[];
  /** The dimension that the value columns form, with one code for each column. */
  readonly measureDimension: { readonly id: string; readonly label: string };
  readonly measures: readonly FileMeasure[];
  readonly period: {
    readonly columns: readonly string[];
    /** Returns the period in the cells of `columns`, or null. */
    readonly read: (cells: readonly string[]) => Period | null;
    /** Matches texts that are not periods, such as ranges of years. Rows with such texts are skipped. */
    readonly leftOut?: RegExp;
  };
}

/** Reads the table. Throws PARSE_ENCODING, PARSE_LAYOUT (missing column or incomplete row) or PARSE_VALUE, with the row number. */
export function parseTable(bytes: Uint8Array, layout: FileLayout): ParsedDataset {
  const text = parseCsv(bytes);
  refuseCutFigure(text);
  const above = linesAbove(text.rows);
  const header = text.rows[above] ?? [];
  const columns = columnsOf(header, layout, above + 1);
  const table = new Table(layout);
  const remarks = text.rows.slice(0, above).flatMap((cells) => titleIn(cells) ?? []);
  for (const [i, cells] of text.rows.entries()) {
    if (i <= above || isBlankLine(cells)) continue;
    const row = i + 1;
    const footnote = footnoteIn(cells);
    if (footnote !== null) {
      remarks.push(footnote);
      continue;
    }
    if (cells.length < header.length) {
      throw new WattleError('PARSE_LAYOUT', `A row has ${cells.length} cells where the header has ${header.length}.`, {
        at: { row, value: cells.join(',').slice(0, 80) },
      });
    }
    table.add(row, (column) => textCell(cells[columns.get(column) ?? -1]));
  }
  const parsed = table.parsed();
  return {
    ...parsed,
    notes: [...remarkNotes(remarks), ...parsed.notes],
    leftOut: [...leftOut('columns', unreadHeadings(header, columns.values())), ...(parsed.leftOut ?? [])],
  };
}

/** The maximum number of text lines above the column names. */
const MOST_LINES_ABOVE = 10;

function linesAbove(rows: readonly (readonly string[])[]): number {
  const first = rows.slice(0, MOST_LINES_ABOVE).findIndex((cells) => !isBlankLine(cells) && titleIn(cells) === null);
  return Math.max(first, 0);
}

/** Returns the column indexes by declared name. */
function columnsOf(header: readonly string[], layout: FileLayout, row: number): ReadonlyMap<string, number> {
  const wanted = [
    ...layout.dimensions.flatMap(({ column, labelColumn }) => (labelColumn === undefined ? [column] : [column, labelColumn])),
    ...layout.period.columns,
    ...layout.measures.map(({ column }) => column),
  ];
  return headerColumns(header, wanted, row);
}

/** Returns the name in lower case, with blanks instead of underscores. */
const foldName = (text: string): string => foldHeader(text).replaceAll('_', ' ');

/**
 * Returns the column index of each wanted heading. Ignores case, and treats underscores as blanks. If no heading matches in this way,
 * also ignores footnote marks. Throws PARSE_LAYOUT for a missing or repeated heading.
 */
export function headerColumns(header: readonly string[], wanted: readonly string[], row = 1): ReadonlyMap<string, number> {
  const folded = header.map(foldName);
  const unmarked = header.map((heading) => foldName(withoutNotes(heading)));
  return new Map(
    wanted.map((name) => {
      const sought = foldName(name);
      const headings = folded.includes(sought) ? folded : unmarked;
      const index = headings.indexOf(sought);
      if (index >= 0 && index === headings.lastIndexOf(sought)) return [name, index];
      const what = index < 0 ? 'Missing column' : 'There is more than one column';
      throw new WattleError('PARSE_LAYOUT', `${what} ${quoted(name)}. The header is ${header.join(', ').slice(0, 300)}.`, {
        at: { row, column: name },
      });
    }),
  );
}

const NOTHING: PublishedValue = { value: null, status: null, text: null };

class Table {
  readonly #layout: FileLayout;
  readonly #labels: readonly Map<string, string>[];
  readonly #leftOut: string[] = [];
  readonly #series = new Map<
    string,
    { readonly measure: FileMeasure; readonly freq: Period['freq']; readonly observations: Observation[] }
  >();

  constructor(layout: FileLayout) {
    this.#layout = layout;
    this.#labels = layout.dimensions.map(() => new Map());
  }

  add(row: number, cell: (column: string) => string): void {
    const period = this.#period(row, cell);
    if (!period) return;
    const { freq, t } = period;
    const codes = this.#layout.dimensions.map((dimension, i) => this.#code(dimension, i, row, cell));
    const figures = this.#layout.measures.map((measure) => {
      const published = publishedCell(cell(measure.column), { row, column: measure.column }, TOO_FEW);
      return { measure, published: published ?? NOTHING };
    });
    // A row without any value is for a time before the collection started. In other rows, a blank cell means that the value was not
    // published.
    if (figures.every(({ published }) => published === NOTHING)) return;
    for (const { measure, published } of figures) {
      const key = [...codes, measure.code].join('.');
      const series = this.#series.get(key) ?? { measure, freq, observations: [] };
      this.#series.set(key, series);
      series.observations.push({ t, ...published, at: `r${row} ${measure.column}` });
    }
  }

  #code(dimension: FileDimension, i: number, row: number, cell: (column: string) => string): string {
    const { column, labelColumn, label } = dimension;
    const code = cell(column);
    if (code === '') throw valueError('The cell with the subject of the row is empty.', { row, column });
    const name = labelColumn === undefined ? (label?.(code) ?? code) : cell(labelColumn);
    this.#labels[i]?.set(code, name === '' ? code : name);
    return code;
  }

  /** Returns the period for a row, or null if the row must be skipped. Throws PARSE_VALUE for other text. */
  #period(row: number, cell: (column: string) => string): Period | null {
    const { columns, read, leftOut: spans } = this.#layout.period;
    const cells = columns.map(cell);
    const period = read(cells);
    if (period) return period;
    if (spans?.test(cells[0] ?? '')) {
      this.#leftOut.push(cells.join(' '));
      return null;
    }
    throw valueError('The row has no period in the expected form.', { row, column: columns.join(', '), value: cells.join(' | ') });
  }

  parsed(): ParsedDataset {
    const { dimensions, measures, measureDimension } = this.#layout;
    const series = [...this.#series].map(
      ([key, { measure, freq, observations }]): ParsedSeries => ({
        key,
        freq,
        unit: measure.unit,
        ...NOT_STATED,
        observations: observations.sort((a, b) => a.t - b.t),
      }),
    );
    return readOnce({
      dimensions: [
        ...dimensions.map(({ id, labelColumn, column }, i) => ({
          id,
          label: labelColumn ?? column,
          values: [...(this.#labels[i] ?? [])].map(([code, label]) => ({ code, label })),
        })),
        { ...measureDimension, values: measures.map(({ code, label }) => ({ code, label })) },
      ],
      series,
      publishedOn: null,
      scope: 'whole',
      notes: this.#leftOut.length === 0 ? [] : [`Skipped ${this.#leftOut.length} rows that cover several years together.`],
      leftOut: leftOut('rows', this.#leftOut),
    });
  }
}

const valueError = (detail: string, at: Address): WattleError => new WattleError('PARSE_VALUE', detail, { at });
