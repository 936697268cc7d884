/** HTML as values: everything that is put into a template is escaped, unless it is HTML already. */

/** HTML that is safe as it stands. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** What may stand in a template; null, undefined and false leave nothing. */
export type Piece = Html | string | number | null | undefined | false | readonly Piece[];

/** Builds HTML; every value but Html itself is escaped, in elements and in quoted attributes alike. */
export const html = (parts: TemplateStringsArray, ...values: readonly Piece[]): Html =>
  new Html(parts.map((part, i) => (i === 0 ? part : render(values[i - 1]) + part)).join(''));

function render(piece: Piece): string {
  if (piece instanceof Html) return piece.text;
  if (piece === null || piece === undefined || piece === false) return '';
  if (typeof piece === 'object') return piece.map(render).join('');
  return escapeHtml(String(piece));
}

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);

/** Data in a page for its script, or for machines that read pages: no browser runs it, and nothing in it ends the element. */
export const jsonScript = (type: string, data: unknown, id?: string): Html =>
  new Html(
    `<script type="${type}"${id === undefined ? '' : ` id="${escapeHtml(id)}"`}>${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
  );

/** An attribute with its leading blank; nothing where the value is null or false, its bare name where it is true. */
export function attribute(name: string, value: string | number | boolean | null): Html {
  if (value === null || value === false) return new Html('');
  return new Html(value === true ? ` ${name}` : ` ${name}="${escapeHtml(String(value))}"`);
}

export const NOTHING = new Html('');
