/** Tables that scroll inside themselves, with a caption for those who do not see where they are. */
import { attribute, type Html, html, type Piece } from '../html.ts';

export interface TableColumn {
  readonly title: Piece;
  /** What stacked cells call it where the title is more than words. */
  readonly label?: string;
  readonly numeric?: boolean;
  readonly sorted?: 'ascending' | 'descending';
}

export interface TableOptions {
  /** What the table holds; said, not shown. */
  readonly caption: string;
  readonly columns: readonly TableColumn[];
  /** The first cell of each row is its head. */
  readonly rows: readonly (readonly Piece[])[];
  /** Cells hold sentences. */
  readonly prose?: boolean;
  /** The head of a row is a period, which is on one line. */
  readonly dated?: boolean;
  /** The first column stays while the others scroll. */
  readonly pinned?: boolean;
  /** A phone shows the first columns only: what the others say is elsewhere on the page or one link away. */
  readonly onPhone?: 2 | 3;
  /** On a phone each row is as a block under its head, each cell with the name of its column: one a line, or running on where rows are many. */
  readonly stacked?: 'lines' | 'run' | undefined;
  readonly id?: string;
}

export function table({ caption, columns, rows, prose, dated, pinned, onPhone, stacked, id }: TableOptions): Html {
  return html`<div class="scroll${prose && ' fold-text'}${dated && ' dated'}${pinned && ' pin'}${onPhone !== undefined && ` first-${onPhone}`}${stacked && ` stack ${stacked}`}" tabindex="0" role="region" aria-label="${caption}"${attribute('id', id ?? null)}>${plainTable({ caption, columns, rows, stacked })}</div>`;
}

/** The same where it cannot be too wide. */
export function plainTable({ caption, columns, rows, stacked }: Pick<TableOptions, 'caption' | 'columns' | 'rows' | 'stacked'>): Html {
  const labels = columns.map(({ title, label = typeof title === 'string' ? title : '' }) =>
    attribute('data-label', stacked && label !== '' ? label : null),
  );
  const head = columns.some(({ title }) => title !== '');
  return html`<table><caption class="vh">${caption}</caption>${
    head &&
    html`<thead><tr>${columns.map(({ title, numeric, sorted }) =>
      // A column without a name has no head.
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
