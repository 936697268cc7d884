/** Tables that can scroll. */
import { attribute, type Html, html, NOTHING, type Piece } from '../html.ts';

export interface TableColumn {
  readonly title: Piece;
  /** The label of the column in stacked cells. Needed if the title is not plain text. */
  readonly label?: string;
  readonly numeric?: boolean;
  readonly sorted?: 'ascending' | 'descending';
}

interface TableOptions {
  /** A caption for screen readers. */
  readonly caption: string;
  readonly columns: readonly TableColumn[];
  readonly rows: readonly (readonly Piece[])[];
  /** Set if cells contain sentences. */
  readonly prose?: boolean;
  /** True if row headings are periods. Each heading then stays on one line. */
  readonly dated?: boolean;
  /** True if the first column stays visible while the table scrolls sideways. */
  readonly pinned?: boolean;
  /** The number of columns that a phone shows. The other columns are elsewhere on the page, or on a linked page. */
  readonly onPhone?: 2 | 3;
  /** On a phone, each row becomes a block of labelled cells. `lines`: one cell on each line. `run`: all cells in one paragraph. */
  readonly stacked?: 'lines' | 'run' | undefined;
  readonly id?: string;
}

export function table({ caption, columns, rows, prose, dated, pinned, onPhone, stacked, id }: TableOptions): Html {
  return html`<div class="scroll${prose && ' fold-text'}${dated && ' dated'}${pinned && ' pin'}${onPhone !== undefined && ` first-${onPhone}`}${stacked && ` stack ${stacked}`}" tabindex="0" role="region" aria-label="${caption}"${attribute('id', id ?? null)}>${plainTable({ caption, columns, rows, stacked })}</div>`;
}

/** Removes columns that have only dashes, for a table whose missing values have no other meaning. The first column always stays. */
export function withoutEmptyColumns({ columns, rows }: Pick<TableOptions, 'columns' | 'rows'>): Pick<TableOptions, 'columns' | 'rows'> {
  const isEmpty = (cell: Piece): boolean => cell === '–' || cell === '' || cell === NOTHING || cell === undefined;
  const isKept = columns.map((_, i) => i === 0 || rows.some((cells) => !isEmpty(cells[i])));
  const kept = <T>(all: readonly T[]): readonly T[] => all.filter((_, i) => isKept[i]);
  return { columns: kept(columns), rows: rows.map(kept) };
}

/** Returns a table that does not scroll. */
export function plainTable({ caption, columns, rows, stacked }: Pick<TableOptions, 'caption' | 'columns' | 'rows' | 'stacked'>): Html {
  const labels = columns.map(({ title, label = typeof title === 'string' ? title : '' }) =>
    attribute('data-label', stacked && label !== '' ? label : null),
  );
  const head = columns.some(({ title }) => title !== '');
  return html`<table><caption class="vh">${caption}</caption>${
    head &&
    html`<thead><tr>${columns.map(({ title, numeric, sorted }) =>
      // The heading is empty for a column without a name.
      title === ''
        ? html`<td></td>`
        : html`<th scope="col"${attribute('class', numeric ? 'num' : null)}${attribute('aria-sort', sorted ?? null)}>${title}</th>`,
    )}</tr></thead>`
  }<tbody>${rows.map(
    (cells) =>
      html`<tr>${cells.map((cell, i) => {
        const numeric = attribute('class', columns[i]?.numeric ? 'num' : null);
        return i === 0 ? html`<th scope="row"${numeric}>${cell}</th>` : html`<td${numeric}${labels[i] ?? ''}>${cell}</td>`;
      })}</tr>`,
  )}</tbody></table>`;
}
