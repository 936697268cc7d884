/** Tables that can scroll, with a caption for screen readers. */
import { attribute, type Html, html, type Piece } from '../html.ts';

export interface TableColumn {
  readonly title: Piece;
  /** The label of the column in stacked cells. Needed if the title is not plain text. */
  readonly label?: string;
  readonly numeric?: boolean;
  readonly sorted?: 'ascending' | 'descending';
}

export interface TableOptions {
  /** Caption for screen readers. */
  readonly caption: string;
  readonly columns: readonly TableColumn[];
  /** The rows of the table. The first cell of each row is its heading. */
  readonly rows: readonly (readonly Piece[])[];
  /** If true, cells contain sentences. */
  readonly prose?: boolean;
  /** If true, the headings of rows are periods, which stay on one line. */
  readonly dated?: boolean;
  /** If true, the first column stays visible when the table scrolls. */
  readonly pinned?: boolean;
  /** A phone shows this number of columns. The others are elsewhere on the page, or one link away. */
  readonly onPhone?: 2 | 3;
  /** On a phone, each row becomes a block of labelled cells: one cell on each line, or all in one paragraph. */
  readonly stacked?: 'lines' | 'run' | undefined;
  readonly id?: string;
}

export function table({ caption, columns, rows, prose, dated, pinned, onPhone, stacked, id }: TableOptions): Html {
  return html`<div class="scroll${prose && ' fold-text'}${dated && ' dated'}${pinned && ' pin'}${onPhone !== undefined && ` first-${onPhone}`}${stacked && ` stack ${stacked}`}" tabindex="0" role="region" aria-label="${caption}"${attribute('id', id ?? null)}>${plainTable({ caption, columns, rows, stacked })}</div>`;
}

/** The table without an area that scrolls. */
export function plainTable({ caption, columns, rows, stacked }: Pick<TableOptions, 'caption' | 'columns' | 'rows' | 'stacked'>): Html {
  const labels = columns.map(({ title, label = typeof title === 'string' ? title : '' }) =>
    attribute('data-label', stacked && label !== '' ? label : null),
  );
  const head = columns.some(({ title }) => title !== '');
  return html`<table><caption class="vh">${caption}</caption>${
    head &&
    html`<thead><tr>${columns.map(({ title, numeric, sorted }) =>
      // A column without a name has no heading.
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
