/** HTML as values: everything that is put into a template is escaped, unless it is HTML already. */

/** HTML that is safe unchanged. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** What may be in a template; null, undefined and false leave nothing. */
export type Piece = Html | string | number | null | undefined | false | readonly Piece[];

/** Builds HTML; every value but Html itself is escaped, in elements and in quoted attributes alike. */
export function html(parts: TemplateStringsArray, ...values: readonly Piece[]): Html {
  let text = parts[0] ?? '';
  for (let i = 1; i < parts.length; i += 1) text += render(values[i - 1]) + parts[i];
  return new Html(text);
}

function render(piece: Piece): string {
  if (piece instanceof Html) return piece.text;
  if (piece === null || piece === undefined || piece === false) return '';
  if (typeof piece === 'string') return escapeHtml(piece);
  if (typeof piece === 'number') return String(piece);
  return piece.map(render).join('');
}

const SPECIAL = /[&<>"']/;

export const escapeHtml = (text: string): string => (SPECIAL.test(text) ? escaped(text) : text);
const escaped = (text: string): string => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);

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
